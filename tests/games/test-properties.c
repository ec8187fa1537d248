/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * 20 000 random games through the property checks: with the rule cases' deck, and with odd rulesets
 * that are drawn from all that is allowed.
 */

#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"
#include "engine/nw-rng.h"
#include "nw-tailor-fixture.h"
#include "nw-tailor-properties.h"

#define N_DECK_GAMES 2000
#define N_ODD_RULESETS 4500
#define N_GAMES_EACH 4

static void
play (const NwTailorRules *rules,
      guint                n_games,
      guint64             *rng,
      NwPropertyTotals    *totals)
{
  for (guint i = 0; i < n_games; i++)
    {
      const NwDeal deal = { .n_seats = 2 + nw_rng_below (rng, 3), .seed = nw_rng_next (rng) };

      nw_properties_play (&nw_tailor_rules, rules, &deal, &nw_tailor_property_hooks, rng, totals);
    }
}

static void
report (const NwPropertyTotals *totals,
        guint                   n_games)
{
  g_test_message ("%" G_GUINT64_FORMAT " games, %" G_GUINT64_FORMAT " moves, %" G_GUINT64_FORMAT
                  " states from all sides, at most %u legal moves",
                  totals->n_games, totals->n_moves, totals->n_checked, totals->most_moves);
  g_assert_cmpuint (totals->n_games, ==, n_games);
  g_assert_cmpuint (totals->n_checked, >=, n_games);
}

static void
test_deck (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  NwPropertyTotals totals = { 0 };
  guint64 rng = 2026;

  play (rules, N_DECK_GAMES, &rng, &totals);
  report (&totals, N_DECK_GAMES);
}

static void
test_odd_rulesets (void)
{
  NwPropertyTotals totals = { 0 };
  guint64 rng = 11;

  for (guint i = 0; i < N_ODD_RULESETS; i++)
    {
      g_autofree NwTailorRules *rules = nw_tailor_fixture_new_random (i);

      play (rules, N_GAMES_EACH, &rng, &totals);
    }
  report (&totals, N_ODD_RULESETS * N_GAMES_EACH);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tailor/properties/deck", test_deck);
  g_test_add_func ("/tailor/properties/odd-rulesets", test_odd_rulesets);

  return g_test_run ();
}
