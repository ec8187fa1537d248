/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loading bytes that may be anything.
 *
 * Whatever they are: problems have codes that can be said, places lie in the text, what has no
 * errors can be played, and what was loaded comes back when it is saved.
 */

#include "nw-fuzz-load.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "match/nw-journal.h"
#include "match/nw-phrases.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-position.h"

/* Random moves by a ruleset or from a position without errors: it must be as good as it says. */
#define N_MOVES 8

static void
check_message (const NwProblem *problem)
{
  g_autofree char *message = nw_phrase_problem (problem, "en");

  g_assert_true (*message != '\0' && g_utf8_validate (message, -1, NULL));
}

static void
check_problems (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      check_message (problem);
      if (strcmp (problem->code, "file-too-large") != 0)
        g_assert_true (problem->line > 0 && problem->column > 0);
    }
}

static void
play_on (const NwRules *game,
         gconstpointer  data,
         NwState       *state)
{
  g_autofree NwMove *moves = g_new (NwMove, game->max_moves);
  guint64 rng = 1;

  for (guint i = 0; i < N_MOVES && !state->head.over; i++)
    {
      const guint n = game->legal (data, state, moves);

      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (n, <=, game->max_moves);
      game->apply (data, state, moves[nw_rng_below (&rng, n)], NULL);
    }
}

static void
play (const NwRuleset *ruleset)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    {
      const NwDeal deal = { .n_seats = n_seats, .seed = n_seats };
      NwState state;

      game->deal (data, &deal, &state);
      play_on (game, data, &state);
    }
}

/* What is saved loads again, and then saves as the same bytes. */
static void
save_again (const NwRuleset *ruleset)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = nw_ruleset_to_text (ruleset);
  g_autoptr (NwRuleset) again = nw_ruleset_load (text, strlen (text), problems);
  g_autofree char *second = NULL;

  g_assert_nonnull (again);
  second = nw_ruleset_to_text (again);
  g_assert_cmpstr (text, ==, second);
}

/**
 * nw_fuzz_load_ruleset:
 * @bytes: (array length=length): anything
 * @length: how many
 *
 * Loads a ruleset.
 */
void
nw_fuzz_load_ruleset (const char *bytes,
                      gsize       length)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load (bytes, length, problems);

  check_problems (problems);
  if (ruleset == NULL)
    {
      g_assert_true (nw_problems_has_errors (problems));
      return;
    }

  g_assert_true (nw_problems_has_errors (problems) == (nw_ruleset_get_compiled (ruleset) == NULL));
  save_again (ruleset);
  if (nw_ruleset_get_compiled (ruleset) != NULL)
    play (ruleset);
}

/**
 * nw_fuzz_load_position:
 * @bytes: (array length=length): anything
 * @length: how many
 *
 * Loads a position.
 */
void
nw_fuzz_load_position (const char *bytes,
                       gsize       length)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_auto (NwPosition) position = { 0 };
  gboolean done;

  done = nw_position_load (bytes, length, NULL, &position, problems);
  check_problems (problems);
  g_assert_true (done == !nw_problems_has_errors (problems));
  if (done)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      nw_json_print (nw_position_to_variant (position.ruleset, &position.state), FALSE, text);
      play_on (nw_ruleset_get_game (position.ruleset), nw_ruleset_get_compiled (position.ruleset),
               &position.state);
    }
}

/* ---- Saved games ----------------------------------------------------------------------------- */

/**
 * nw_fuzz_play:
 * @match: a match
 * @n_moves: how many moves at most
 *
 * Plays moves at random, the same in each run.
 */
void
nw_fuzz_play (NwMatch *match,
              guint    n_moves)
{
  guint64 rng = 1;

  for (guint i = 0; i < n_moves && !nw_match_is_over (match); i++)
    {
      guint n;
      const NwMove *moves = nw_match_legal (match, &n);

      g_assert_cmpuint (n, >, 0);
      g_assert_true (nw_match_try_move (match, nw_match_get_actor (match),
                                        moves[nw_rng_below (&rng, n)], NULL));
    }
}

static char *
save_match (NwMatch *match)
{
  g_autoptr (NwGameFile) file = nw_game_file_new_for_match (match);

  return nw_game_file_to_text (file, FALSE);
}

/* What is saved opens again as the same match, and then saves as the same bytes. */
static void
save_match_again (NwMatch *match)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = save_match (match);
  g_autoptr (NwGameFile) file = nw_game_file_load (text, strlen (text), problems);
  g_autoptr (NwMatch) again = NULL;
  g_autofree char *second = NULL;

  g_assert_nonnull (file);
  again = nw_game_file_open (file, problems);
  g_assert_false (nw_problems_has_errors (problems));
  g_assert_cmpuint (nw_match_get_n_moves (again), ==, nw_match_get_n_moves (match));
  g_assert_cmphex (nw_match_get_hash (again), ==, nw_match_get_hash (match));
  second = save_match (again);
  g_assert_cmpstr (text, ==, second);
}

/* Goes on with what was loaded, if anything was. */
static void
open_game (const NwGameFile *file,
           GPtrArray        *problems)
{
  g_autoptr (NwMatch) match = NULL;
  const guint n_before = problems->len;

  check_problems (problems);
  g_assert_true ((file == NULL) == nw_problems_has_errors (problems));
  if (file == NULL)
    return;

  match = nw_game_file_open (file, problems);
  g_assert_nonnull (match);
  g_assert_false (nw_problems_has_errors (problems));
  for (guint i = n_before; i < problems->len; i++)
    check_message (g_ptr_array_index (problems, i));
  g_assert_cmpuint (nw_match_get_n_moves (match), <=, file->moves->len);
  nw_fuzz_play (match, N_MOVES);
  save_match_again (match);
}

/**
 * nw_fuzz_load_game:
 * @bytes: (array length=length): anything
 * @length: how many
 *
 * Loads a saved game.
 */
void
nw_fuzz_load_game (const char *bytes,
                   gsize       length)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwGameFile) file = nw_game_file_load (bytes, length, problems);

  open_game (file, problems);
}

/**
 * nw_fuzz_load_journal:
 * @bytes: (array length=length): anything
 * @length: how many
 *
 * Loads a journal.
 */
void
nw_fuzz_load_journal (const char *bytes,
                      gsize       length)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwGameFile) file = nw_journal_load (bytes, length, problems);

  open_game (file, problems);
}
