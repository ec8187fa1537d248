/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running cases through the contract.
 */

#include "nw-cases.h"

#include "nw-test-value.h"

/**
 * nw_cases_list_problems:
 * @game: a game
 * @data: its compiled rules
 * @json: a position, with ' for "
 * @state: (out): the state, if nothing is wrong
 *
 * Reads a position.
 *
 * Returns: (transfer full): all that is wrong, each as "code at pointer"; "" if nothing is
 */
char *
nw_cases_list_problems (const NwRules *game,
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
  g_autofree char *problems = nw_cases_list_problems (game, data, json, state);

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

/**
 * nw_cases_reread:
 * @game: a game
 * @data: its compiled rules
 * @text: a line
 *
 * Reads a move and writes it again.
 *
 * Returns: (transfer full): the canonical form, or the reason in brackets
 */
char *
nw_cases_reread (const NwRules *game,
                 gconstpointer  data,
                 const char    *text)
{
  NwMove move = NW_MOVE_NONE;
  const NwReason reason = game->from_text (data, text, &move);

  if (reason == NW_REASON_LEGAL)
    return nw_rules_move_text (game, data, move);

  return g_strdup_printf ("(%s)", nw_rules_get_reason (game, reason));
}

/**
 * nw_cases_score:
 * @game: a game
 * @data: its compiled rules
 * @state: a state
 *
 * Returns: (transfer full): per seat its total and rank, as "62/1", then what decided
 */
char *
nw_cases_score (const NwRules *game,
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
 * nw_cases_score_line:
 * @game: a game
 * @data: its compiled rules
 * @line: a line of its score sheet
 *
 * Returns: (transfer full): the line as "kind amount: card card"
 */
char *
nw_cases_score_line (const NwRules     *game,
                     gconstpointer      data,
                     const NwScoreLine *line)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s %d:", line->kind, line->amount);
  for (guint i = 0; i < line->n_cards; i++)
    g_string_append_printf (text, " %s", game->arg_id (data, "card", line->cards[i]));

  return g_string_free_and_steal (text);
}
