/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much better each level of bots is than the one below, and how fast they are.
 *
 * Two-player games, seats swapped after each game, so that a pair of games has the same deal.  Run
 * it with the number of games, and a game's id, as its arguments.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/nw-games.h"
#include "nw-arena.h"
#include "nw-brawl-fixture.h"
#include "nw-fixture.h"

/* The half width of a 95 % interval, of a share in parts of one; never 0, even if all are won. */
static gdouble
get_half_width (gdouble share,
                guint   n_games)
{
  return 1.96 * sqrt (MAX (share * (1.0 - share), 1.0 / n_games) / n_games);
}

static void
measure_pair (const NwRules *game,
              gconstpointer  data,
              NwBotLevel     better,
              NwBotLevel     worse,
              guint          n_games)
{
  const gint64 start = g_get_monotonic_time ();
  gdouble share, seconds;
  guint n_rounds;

  share = nw_arena_play_pairs (game, data, better, worse, n_games, &n_rounds) / n_games;
  seconds = (gdouble) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  printf ("%s: %-10s beats %-10s %5.1f %% ± %.1f of %u games, %.1f rounds, %.0f games/s\n",
          game->id, nw_bot_level_to_text (better), nw_bot_level_to_text (worse), 100.0 * share,
          100.0 * get_half_width (share, n_games), n_games, (gdouble) n_rounds / n_games,
          n_games / seconds);
}

static void
measure_four (const NwRules *game,
              gconstpointer  data,
              NwBotLevel     level,
              guint          n_games)
{
  const NwBotLevel levels[] = { level, level, level, level };
  const gint64 start = g_get_monotonic_time ();
  guint n_moves = 0, n_rounds = 0;
  gdouble seconds;

  for (guint i = 0; i < n_games; i++)
    {
      NwArenaResult result;

      nw_arena_play (game, data, 4, levels, i, &result);
      n_moves += result.n_moves;
      n_rounds += result.rounds;
    }

  seconds = (gdouble) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  printf ("%s: four times %-10s %.0f games/s, %.1f µs a move, %.1f rounds\n", game->id,
          nw_bot_level_to_text (level), n_games / seconds, 1e6 * seconds / n_moves,
          (gdouble) n_rounds / n_games);
}

/* Each level against all that are below it. */
static void
measure (const NwRules *game,
         gconstpointer  data,
         guint          n_games)
{
  for (NwBotLevel level = NW_BOT_RANDOM; level < NW_N_BOT_LEVELS; level++)
    {
      if (!nw_bot_has_level (game, level))
        continue;
      for (NwBotLevel worse = NW_BOT_RANDOM; worse < level; worse++)
        measure_pair (game, data, level, worse, n_games);
      measure_four (game, data, level, MAX (n_games / 4, 1));
    }
}

int
main (int   argc,
      char *argv[])
{
  const guint n_games = argc > 1 ? (guint) MAX (atoi (argv[1]), 2) : 400;
  const char *id = argc > 2 ? argv[2] : NULL;
  g_autofree NwBrawlRules *brawl = nw_brawl_fixture_new (NULL);
  g_autofree NwTailorRules *tailor = nw_fixture_new_deck ();

  if (id == NULL || g_str_equal (id, nw_brawl_rules.id))
    measure (&nw_brawl_rules, brawl, n_games);
  if (id == NULL || g_str_equal (id, nw_tailor_rules.id))
    measure (&nw_tailor_rules, tailor, n_games);

  return 0;
}
