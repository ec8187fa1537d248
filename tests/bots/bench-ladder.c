/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How much better each level of bots is than the one below, and how fast they are.
 *
 * Two-player games, seats swapped after each game, so that a pair of games has the same deal.  Run
 * it with the number of games as its argument.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/nw-games.h"
#include "nw-arena.h"
#include "nw-fixture.h"

/* The half width of a 95 % interval, of a share in parts of one; never 0, even if all are won. */
static gdouble
get_half_width (gdouble share,
                guint   n_games)
{
  return 1.96 * sqrt (MAX (share * (1.0 - share), 1.0 / n_games) / n_games);
}

static void
measure_pair (const NwTailorRules *rules,
              NwBotLevel           better,
              NwBotLevel           worse,
              guint                n_games)
{
  const gint64 start = g_get_monotonic_time ();
  gdouble n_wins = 0.0, share, seconds;
  guint n_rounds = 0;

  for (guint i = 0; i < n_games; i++)
    {
      const guint seat = i % 2;
      const NwBotLevel levels[] = { seat == 0 ? better : worse, seat == 0 ? worse : better };
      NwArenaResult result;

      nw_arena_play (rules, 2, levels, i / 2, &result);
      n_wins += nw_arena_get_share (&result, seat);
      n_rounds += result.rounds;
    }

  seconds = (gdouble) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  share = n_wins / n_games;
  printf ("%-10s beats %-10s %5.1f %% ± %.1f of %u games, %.1f rounds, %.0f games/s\n",
          nw_bot_level_to_text (better), nw_bot_level_to_text (worse), 100.0 * share,
          100.0 * get_half_width (share, n_games), n_games, (gdouble) n_rounds / n_games,
          n_games / seconds);
}

static void
measure_four (const NwTailorRules *rules,
              NwBotLevel           level,
              guint                n_games)
{
  const NwBotLevel levels[] = { level, level, level, level };
  const gint64 start = g_get_monotonic_time ();
  guint n_moves = 0;
  gdouble seconds;

  for (guint i = 0; i < n_games; i++)
    {
      NwArenaResult result;

      nw_arena_play (rules, 4, levels, i, &result);
      n_moves += result.n_moves;
    }

  seconds = (gdouble) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  printf ("four times %-10s %.0f games/s, %.1f µs a move\n", nw_bot_level_to_text (level),
          n_games / seconds, 1e6 * seconds / n_moves);
}

int
main (int   argc,
      char *argv[])
{
  const guint n_games = argc > 1 ? (guint) MAX (atoi (argv[1]), 2) : 400;
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();

  for (NwBotLevel level = NW_BOT_RANDOM; level < NW_N_BOT_LEVELS; level++)
    {
      if (!nw_bot_has_level (&nw_tailor_rules, level))
        continue;
      if (level > NW_BOT_RANDOM)
        measure_pair (rules, level, level - 1, n_games);
      measure_four (rules, level, n_games / 4);
    }

  return 0;
}
