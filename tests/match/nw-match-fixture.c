/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches for tests.
 */

#include <string.h>
#include <unistd.h>

#include "engine/nw-rng.h"
#include "nw-match-fixture.h"
#include "ruleset/nw-json.h"

/* The small deck; the same value each time, so that tests may compare. */
NwRuleset *
nw_fixture_ruleset (void)
{
  static NwRuleset *ruleset;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "match", "small.nwrules", NULL);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;

  if (ruleset != NULL)
    return ruleset;

  ruleset = nw_ruleset_load_file (path, problems, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      g_test_message ("%u: %s %s", problem->line, problem->code, problem->pointer);
    }
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_nonnull (nw_ruleset_get_compiled (ruleset));

  return ruleset;
}

/* Seats by one letter each: h a person (English), e a person (Spanish), r a random bot. */
GListModel *
nw_fixture_seats (const char *kinds)
{
  static const char *const names[] = { "Mei", "Bao", "Lin", "Ru" };
  GListStore *seats = g_list_store_new (NW_TYPE_SEAT_INFO);

  for (guint i = 0; kinds[i] != '\0'; i++)
    {
      g_autoptr (NwSeatInfo) seat =
        nw_seat_info_new (names[i], kinds[i] == 'r' ? NW_SEAT_KIND_RANDOM : NW_SEAT_KIND_HUMAN,
                          kinds[i] == 'e' ? "es" : "en", "#112233");

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}

static NwMatch *
deal_match (NwRuleset  *ruleset,
            const char *kinds,
            guint64     seed)
{
  const NwDeal deal = { .n_seats = (guint) strlen (kinds), .seed = seed };
  g_autoptr (GListModel) seats = nw_fixture_seats (kinds);

  return nw_match_new (ruleset, &deal, seats);
}

NwMatch *
nw_fixture_match (const char *kinds,
                  guint64     seed)
{
  return deal_match (nw_fixture_ruleset (), kinds, seed);
}

/* By the official rules of another game. */
NwMatch *
nw_fixture_match_of (const char *game,
                     const char *kinds,
                     guint64     seed)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game);

  return deal_match (ruleset, kinds, seed);
}

NwMatch *
nw_fixture_match_at (const char *kinds,
                     const char *position)
{
  NwRuleset *ruleset = nw_fixture_ruleset ();
  const NwDeal deal = { .n_seats = (guint) strlen (kinds), .seed = 7 };
  g_autoptr (GListModel) seats = nw_fixture_seats (kinds);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) members = nw_json_parse (position, strlen (position), problems);
  NwState state = { 0 };

  g_assert_nonnull (members);
  nw_ruleset_get_game (ruleset)->position_read (nw_ruleset_get_compiled (ruleset), members, &deal,
                                                &state, problems);
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      g_test_message ("%s %s %s", problem->code, problem->pointer, problem->value);
    }
  g_assert_cmpuint (problems->len, ==, 0);

  return nw_match_new_from_position (ruleset, deal.seed, &state, seats);
}

/* Plays moves parted by ";", each by whoever must decide. */
void
nw_fixture_play (NwMatch    *match,
                 const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", lines[i]);
      nw_match_try_text (match, nw_match_get_actor (match), g_strstrip (lines[i]), &error);
      g_assert_no_error (error);
    }
}

/* Plays up to @n_moves at random. */
void
nw_fixture_play_out (NwMatch *match,
                     guint64  seed,
                     guint    n_moves)
{
  guint64 rng = seed;

  for (guint i = 0; i < n_moves && !nw_match_is_over (match); i++)
    {
      guint n_legal;
      const NwMove *legal = nw_match_legal (match, &n_legal);
      g_autoptr (GError) error = NULL;

      nw_match_try_move (match, nw_match_get_actor (match), legal[nw_rng_below (&rng, n_legal)],
                         &error);
      g_assert_no_error (error);
    }
}

void
nw_fixture_refuse (NwMatch    *match,
                   guint       seat,
                   const char *move,
                   gint        code)
{
  const guint n_moves = nw_match_get_n_moves (match);
  const guint64 hash = nw_match_get_hash (match);
  g_autoptr (GError) error = NULL;

  g_assert_false (nw_match_try_text (match, seat, move, &error));
  g_assert_error (error, NW_MOVE_ERROR, code);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_null (strchr (error->message, '{'));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
}

NwMove
nw_fixture_move (NwMatch    *match,
                 const char *text)
{
  NwRuleset *ruleset = nw_match_get_ruleset (match);
  NwMove move = NW_MOVE_NONE;

  g_assert_cmpuint (nw_ruleset_get_game (ruleset)->from_text (nw_ruleset_get_compiled (ruleset),
                                                              text, &move),
                    ==, NW_REASON_LEGAL);

  return move;
}

/* The same history and the same truth at its end. */
void
nw_fixture_assert_same (NwMatch *a,
                        NwMatch *b)
{
  g_assert_cmpuint (nw_match_get_n_moves (a), ==, nw_match_get_n_moves (b));
  for (guint i = 0; i < nw_match_get_n_moves (a); i++)
    g_assert_cmpuint (nw_match_get_move (a, i), ==, nw_match_get_move (b, i));
  g_assert_cmpuint (nw_match_get_hash (a), ==, nw_match_get_hash (b));
  g_assert_cmpuint (nw_match_get_n_seats (a), ==, nw_match_get_n_seats (b));
  for (guint i = 0; i < nw_match_get_n_seats (a); i++)
    {
      NwSeatInfo *first = nw_match_get_seat (a, i), *second = nw_match_get_seat (b, i);

      g_assert_cmpstr (nw_seat_info_get_name (first), ==, nw_seat_info_get_name (second));
      g_assert_cmpint (nw_seat_info_get_kind (first), ==, nw_seat_info_get_kind (second));
      g_assert_cmpstr (nw_seat_info_get_language (first), ==, nw_seat_info_get_language (second));
      g_assert_cmpstr (nw_seat_info_get_colour (first), ==, nw_seat_info_get_colour (second));
    }
}

/* Becomes somebody to whom permissions matter; FALSE if that can't be. */
gboolean
nw_fixture_drop_root (void)
{
  return geteuid () != 0 || seteuid (65534) == 0;
}

void
nw_fixture_regain_root (void)
{
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
}
