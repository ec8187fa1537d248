/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both ways of playing take turns in the same run, so that the machine is the same for both.  The
 * ratio is what counts; the aim is at least 0.5.
 */

#include "nw-bench.h"

#include "engine/nw-rng.h"

#define N_SLICES 10
/* What of the speed of a bare loop the contract has to keep. */
#define LEAST_RATIO 0.5
#define N_GAMES 300

/* What one way of playing did. */
typedef struct
{
  guint64 n_moves;
  gint64  n_points;
  gint64  microseconds;
} Tally;

static void
play_by_hand (NwBareFunc    play_bare,
              gconstpointer data,
              guint         n_seats,
              guint64      *rng,
              Tally        *tally)
{
  const gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < N_GAMES; i++)
    {
      gint totals[NW_MAX_SEATS];

      tally->n_moves += play_bare (data, n_seats, nw_rng_next (rng), totals);
      for (guint seat = 0; seat < n_seats; seat++)
        tally->n_points += totals[seat];
    }

  tally->microseconds += g_get_monotonic_time () - start;
}

static void
play_contract (const NwRules *game,
               gconstpointer  data,
               guint          n_seats,
               guint64       *rng,
               NwMove        *moves,
               Tally         *tally)
{
  const gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < N_GAMES; i++)
    {
      const NwDeal deal = { .n_seats = n_seats, .seed = nw_rng_next (rng) };
      NwState state;
      NwScore score;

      game->deal (data, &deal, &state);
      tally->n_moves += nw_rules_playout (game, data, &state, rng, moves);
      game->score (data, &state, &score, NULL);
      for (guint seat = 0; seat < n_seats; seat++)
        tally->n_points += score.total[seat];
    }

  tally->microseconds += g_get_monotonic_time () - start;
}

static void
print (const char  *name,
       const Tally *tally,
       guint        n_seats)
{
  const double n_games = (double) N_SLICES * N_GAMES;
  const double seconds = (double) tally->microseconds / G_USEC_PER_SEC;

  g_print ("  %-10s %8.0f games/s  %5.2f million moves/s  %6.1f moves a game  %5.2f points a seat\n",
           name, n_games / seconds, (double) tally->n_moves / seconds / 1e6,
           (double) tally->n_moves / n_games, (double) tally->n_points / n_games / n_seats);
}

/**
 * nw_bench_run:
 * @name: the game's name
 * @game: the game
 * @data: compiled rules
 * @play_bare: plays the same game by hand
 *
 * Plays random games both ways, for each number of seats, and prints how fast they were.
 *
 * Returns: 0, or 1 if the contract is slower than it may be
 */
int
nw_bench_run (const char    *name,
              const NwRules *game,
              gconstpointer  data,
              NwBareFunc     play_bare)
{
  g_autofree NwMove *moves = g_new (NwMove, game->max_moves);

  double ratio, least = 1e9;

  g_print ("%s, random games on one thread; a state has %u bytes\n", name,
           (guint) game->state_size);
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    {
      Tally bare = { 0 }, contract = { 0 };
      guint64 rng = n_seats;

      for (guint i = 0; i < N_SLICES; i++)
        {
          play_by_hand (play_bare, data, n_seats, &rng, &bare);
          play_contract (game, data, n_seats, &rng, moves, &contract);
        }

      g_print ("%u seats\n", n_seats);
      print ("bare", &bare, n_seats);
      print ("contract", &contract, n_seats);
      ratio = (double) contract.n_moves / (double) contract.microseconds /
              ((double) bare.n_moves / (double) bare.microseconds);
      least = MIN (least, ratio);
      g_print ("  ratio %.2f (moves a second, contract to bare; at least %.1f)\n", ratio,
               LEAST_RATIO);
    }

  return least >= LEAST_RATIO ? 0 : 1;
}
