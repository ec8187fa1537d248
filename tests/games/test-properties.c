/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * 20 000 random games of each game through the property checks: with the rule cases' deck, and with
 * odd rulesets that are drawn from all that is allowed.
 */

#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "nw-brawl-fixture.h"
#include "nw-brawl-properties.h"
#include "nw-tailor-fixture.h"
#include "nw-tailor-properties.h"

#define N_DECK_GAMES 2000
#define N_ODD_RULESETS 4500
#define N_GAMES_EACH 4

/* Any other number of odd rulesets, for `NW_PROPERTY_RULESETS=100000 ./dev bench properties`. */
static guint
get_n_odd_rulesets (void)
{
  const char *number = g_getenv ("NW_PROPERTY_RULESETS");

  return number != NULL ? (guint) g_ascii_strtoull (number, NULL, 10) : N_ODD_RULESETS;
}

/**
 * Game:
 * @rules: a game
 * @hooks: what the checks need to know of it
 * @new_deck: makes the rule cases' ruleset
 * @new_random: makes an odd one
 *
 * A game and its rulesets.
 */
typedef struct
{
  const NwRules         *rules;
  const NwPropertyHooks *hooks;
  gpointer             (*new_deck)   (void);
  gpointer             (*new_random) (guint64 seed);
} Game;

static gpointer
new_brawl_deck (void)
{
  return nw_brawl_fixture_new (NULL);
}

static gpointer
new_brawl_random (guint64 seed)
{
  return nw_brawl_fixture_new_random (seed);
}

static gpointer
new_tailor_deck (void)
{
  return nw_tailor_fixture_new (NULL);
}

static gpointer
new_tailor_random (guint64 seed)
{
  return nw_tailor_fixture_new_random (seed);
}

static const Game games[] = {
  { &nw_brawl_rules, &nw_brawl_property_hooks, new_brawl_deck, new_brawl_random },
  { &nw_tailor_rules, &nw_tailor_property_hooks, new_tailor_deck, new_tailor_random },
};

static void
play (const Game       *game,
      gconstpointer     data,
      guint             n_games,
      guint64          *rng,
      NwPropertyTotals *totals)
{
  for (guint i = 0; i < n_games; i++)
    {
      const NwDeal deal = { .n_seats = 2 + nw_rng_below (rng, 3), .seed = nw_rng_next (rng) };

      nw_properties_play (game->rules, data, &deal, game->hooks, rng, totals);
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
test_deck (gconstpointer user_data)
{
  const Game *game = user_data;
  g_autofree gpointer data = game->new_deck ();
  NwPropertyTotals totals = { 0 };
  guint64 rng = 2026;

  play (game, data, N_DECK_GAMES, &rng, &totals);
  report (&totals, N_DECK_GAMES);
}

static void
test_odd_rulesets (gconstpointer user_data)
{
  const Game *game = user_data;
  const guint n_rulesets = get_n_odd_rulesets ();
  NwPropertyTotals totals = { 0 };
  guint64 rng = 11;

  for (guint i = 0; i < n_rulesets; i++)
    {
      g_autofree gpointer data = game->new_random (i);

      play (game, data, N_GAMES_EACH, &rng, &totals);
    }
  report (&totals, n_rulesets * N_GAMES_EACH);
}

static void
add (const Game   *game,
     const char   *name,
     GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/%s/properties/%s", game->rules->id, name);

  g_test_add_data_func (path, game, test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      add (&games[i], "deck", test_deck);
      add (&games[i], "odd-rulesets", test_odd_rulesets);
    }

  return g_test_run ();
}
