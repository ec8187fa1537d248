/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running cases through the contract, and adding tests for tables of them.
 */

#include "nw-cases.h"

#include "nw-properties.h"
#include "nw-test-value.h"

/* ---- Steps ---------------------------------------------------------------------------------- */

/* Reads a position; returns all that is wrong, each as "code at pointer". */
static char *
list_problems (const NwRules *game,
               gconstpointer  data,
               const char    *json,
               NwState       *state)
{
  g_autoptr (GVariant) members = nw_test_value_parse (json);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  const NwDeal deal = { .seed = NW_CASES_SEED };
  GString *text = g_string_new (NULL);
  const gboolean is_read = game->position_read (data, members, &deal, state, problems);

  g_assert_true (is_read == (problems->len == 0));
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      g_string_append_printf (text, "%s%s at %s", i > 0 ? ", " : "", problem->code,
                              problem->pointer);
    }

  return g_string_free_and_steal (text);
}

/**
 * nw_cases_read:
 * @game: a game
 * @data: its compiled rules
 * @json: a position without errors, with ' for "
 * @state: (out): the state
 *
 * Reads a position.
 */
void
nw_cases_read (const NwRules *game,
               gconstpointer  data,
               const char    *json,
               NwState       *state)
{
  g_autofree char *problems = list_problems (game, data, json, state);

  if (*problems != '\0')
    g_error ("%s: %s", json, problems);
}

/**
 * nw_cases_play:
 * @game: a game
 * @data: its compiled rules
 * @state: (inout): the whole truth
 * @moves: moves in notation, separated by semicolons; may be empty
 * @reason: (nullable): why the last move must be refused, or %NULL if all must be legal
 *
 * Makes moves.
 */
void
nw_cases_play (const NwRules *game,
               gconstpointer  data,
               NwState       *state,
               const char    *moves,
               const char    *reason)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const gboolean is_refused = reason != NULL && lines[i + 1] == NULL;
      NwMove move;
      NwReason found = game->from_text (data, lines[i], &move);

      if (found == NW_REASON_LEGAL)
        found = game->check (data, state, move);
      if (!g_str_equal (nw_rules_get_reason (game, found), is_refused ? reason : "legal"))
        g_error ("%s: %s", lines[i], nw_rules_get_reason (game, found));
      if (!is_refused)
        game->apply (data, state, move, NULL);
    }
}

/**
 * nw_cases_holds:
 * @game: a game
 * @data: its compiled rules
 * @state: a state
 * @expected: what its position must say, with ' for "; may have fewer members
 * @what: shown if it does not
 *
 * Asserts that a state is as expected.
 */
void
nw_cases_holds (const NwRules *game,
                gconstpointer  data,
                const NwState *state,
                const char    *expected,
                const char    *what)
{
  g_autoptr (GVariant) members = nw_test_value_parse (expected);
  g_autoptr (GVariant) actual = g_variant_ref_sink (game->position_write (data, state));

  nw_test_value_holds (actual, members, what);
}

/* Reads a move and writes it again; or gives the reason in brackets. */
static char *
reread (const NwRules *game,
        gconstpointer  data,
        const char    *text)
{
  NwMove move = NW_MOVE_NONE;
  const NwReason reason = game->from_text (data, text, &move);

  if (reason == NW_REASON_LEGAL)
    return nw_rules_move_text (game, data, move);

  return g_strdup_printf ("(%s)", nw_rules_get_reason (game, reason));
}

/* Per seat its total and rank, as "62/1", then what decided. */
static char *
list_totals (const NwRules *game,
             gconstpointer  data,
             const NwState *state)
{
  GString *text = g_string_new (NULL);
  NwScore score;

  game->score (data, state, &score, NULL);
  for (guint seat = 0; seat < score.n_seats; seat++)
    g_string_append_printf (text, "%d/%u ", score.total[seat], score.rank[seat]);
  g_string_append (text, score.decided_by);

  return g_string_free_and_steal (text);
}

/**
 * nw_cases_check_lines:
 * @game: a game
 * @data: its compiled rules
 * @state: a state
 * @expected: (array length=n_expected): the lines of the score sheet, as "kind amount: card card"
 * @n_expected: how many
 *
 * Asserts what the score sheet says, line by line.
 */
void
nw_cases_check_lines (const NwRules     *game,
                      gconstpointer      data,
                      const NwState     *state,
                      const char *const *expected,
                      guint              n_expected)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  NwScore score;

  game->score (data, state, &score, lines);
  g_assert_cmpuint (lines->len, ==, n_expected);
  for (guint i = 0; i < lines->len; i++)
    {
      const NwScoreLine *line = &g_array_index (lines, NwScoreLine, i);
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_printf (text, "%s %d:", line->kind, line->amount);
      for (guint j = 0; j < line->n_cards; j++)
        g_string_append_printf (text, " %s", game->arg_id (data, "card", line->cards[j]));
      g_assert_cmpstr (text->str, ==, expected[i]);
    }
}

/* ---- Tests of tables ------------------------------------------------------------------------ */

/* A case under test. */
typedef struct
{
  const NwCaseGame *game;
  gconstpointer     test;
} Run;

static void
add (const NwCaseGame *game,
     const char       *group,
     const char       *id,
     guint             number,
     gconstpointer     test,
     GTestDataFunc     run_test)
{
  g_autofree char *path =
    id != NULL ? g_strdup_printf ("/%s/%s/%s", game->rules->id, group, id)
               : g_strdup_printf ("/%s/%s/%u", game->rules->id, group, number + 1);
  Run *run = g_new (Run, 1);

  *run = (Run) { game, test };
  g_test_add_data_func_full (path, run, run_test, g_free);
}

static void
test_case (gconstpointer user_data)
{
  const Run *run = user_data;
  const NwCase *test = run->test;
  const NwRules *game = run->game->rules;
  g_autofree gpointer data = run->game->new_data (test->settings);
  NwState state = { 0 };

  nw_cases_read (game, data, test->position, &state);
  nw_cases_play (game, data, &state, test->moves, test->reason);
  nw_properties_check_position (game, data, &state);

  if (test->expected != NULL)
    nw_cases_holds (game, data, &state, test->expected, test->id);
  if (test->tokens != NULL)
    {
      g_autofree char *tokens = run->game->list_tokens (data, &state);

      g_assert_cmpstr (tokens, ==, test->tokens);
    }
}

/**
 * nw_cases_add:
 * @game: a game
 * @cases: (array length=n_cases): a static table
 * @n_cases: how many
 *
 * Adds a test for each case, below `/GAME/rules`.
 */
void
nw_cases_add (const NwCaseGame *game,
              const NwCase     *cases,
              guint             n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    add (game, "rules", cases[i].id, i, &cases[i], test_case);
}

static void
test_score (gconstpointer user_data)
{
  const Run *run = user_data;
  const NwScoreCase *test = run->test;
  g_autofree gpointer data = run->game->new_data (test->settings);
  g_autofree char *totals = NULL;
  NwState state = { 0 };

  nw_cases_read (run->game->rules, data, test->position, &state);
  totals = list_totals (run->game->rules, data, &state);
  g_assert_cmpstr (totals, ==, test->expected);
}

/**
 * nw_cases_add_scores:
 * @game: a game
 * @cases: (array length=n_cases): a static table
 * @n_cases: how many
 *
 * Adds a test for each case, below `/GAME/score`.
 */
void
nw_cases_add_scores (const NwCaseGame  *game,
                     const NwScoreCase *cases,
                     guint              n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    add (game, "score", cases[i].id, i, &cases[i], test_score);
}

static void
test_refusal (gconstpointer user_data)
{
  const Run *run = user_data;
  const NwRefusal *test = run->test;
  g_autofree gpointer data = run->game->new_data (test->settings);
  NwState state = { 0 };
  g_autofree char *problems = list_problems (run->game->rules, data, test->position, &state);

  g_assert_cmpstr (problems, ==, test->expected);
}

/**
 * nw_cases_add_refusals:
 * @game: a game
 * @cases: (array length=n_cases): a static table
 * @n_cases: how many
 *
 * Adds a test for each case, below `/GAME/position/refused`.
 */
void
nw_cases_add_refusals (const NwCaseGame *game,
                       const NwRefusal  *cases,
                       guint             n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    add (game, "position/refused", NULL, i, &cases[i], test_refusal);
}

static void
test_text (gconstpointer user_data)
{
  const Run *run = user_data;
  const NwTextCase *test = run->test;
  g_autofree gpointer data = run->game->new_data (NULL);
  g_autofree char *found = reread (run->game->rules, data, test->text);

  g_assert_cmpstr (found, ==, test->expected);
}

/**
 * nw_cases_add_texts:
 * @game: a game
 * @cases: (array length=n_cases): a static table
 * @n_cases: how many
 *
 * Adds a test for each case, below `/GAME/notation`.
 */
void
nw_cases_add_texts (const NwCaseGame *game,
                    const NwTextCase *cases,
                    guint             n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    add (game, "notation", NULL, i, &cases[i], test_text);
}
