/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games between bots.  Every answer is checked against the rules.
 */

#include "nw-arena.h"

#include "engine/nw-rng.h"

static NwMove
ask (const NwRules *game,
     gconstpointer  data,
     const NwState *state,
     NwBotLevel     level,
     guint64       *rng)
{
  NwState view = *state;
  NwMove move;

  game->redact (data, &view, state->head.actor);
  move = nw_bot_choose (game, data, &view, level, rng, NULL);
  g_assert_cmpuint (game->check (data, state, move), ==, NW_REASON_LEGAL);

  return move;
}

/**
 * nw_arena_play:
 * @game: a game
 * @data: its compiled rules
 * @n_seats: how many
 * @levels: (array length=n_seats): who sits there
 * @seed: the deal's seed; the bots' generators are made from it
 * @result: (out caller-allocates): how it ended
 *
 * Plays a game to its end.
 */
void
nw_arena_play (const NwRules    *game,
               gconstpointer     data,
               guint             n_seats,
               const NwBotLevel *levels,
               guint64           seed,
               NwArenaResult    *result)
{
  const NwDeal deal = { .n_seats = n_seats, .seed = seed };
  NwState state = { 0 };
  guint64 rngs[NW_MAX_SEATS];

  for (guint i = 0; i < n_seats; i++)
    rngs[i] = nw_rng_mix (seed * NW_MAX_SEATS + i);

  result->n_moves = 0;
  game->deal (data, &deal, &state);
  while (!state.head.over)
    {
      const guint seat = state.head.actor;

      game->apply (data, &state, ask (game, data, &state, levels[seat], &rngs[seat]), NULL);
      result->n_moves++;
    }

  game->score (data, &state, &result->score, NULL);
  result->rounds = state.head.round;
  result->hash = game->hash (data, &state);
}

/* The seat's share of the victory: 1 over the number of winners if it is one of them. */
static gdouble
get_share (const NwArenaResult *result,
           guint                seat)
{
  guint n_winners = 0;

  for (guint i = 0; i < result->score.n_seats; i++)
    n_winners += result->score.rank[i] == 1;

  return result->score.rank[seat] == 1 ? 1.0 / n_winners : 0.0;
}

/**
 * nw_arena_play_pairs:
 * @game: a game
 * @data: its compiled rules
 * @better: a level
 * @worse: another
 * @n_games: how many; the seats are swapped after each, so that a pair of games has the same deal
 * @n_rounds: (out) (optional): rounds played in all
 *
 * Plays games for two.
 *
 * Returns: how many @better won; a shared victory is half a one
 */
gdouble
nw_arena_play_pairs (const NwRules *game,
                     gconstpointer  data,
                     NwBotLevel     better,
                     NwBotLevel     worse,
                     guint          n_games,
                     guint         *n_rounds)
{
  gdouble n_wins = 0.0;
  guint rounds = 0;

  for (guint i = 0; i < n_games; i++)
    {
      const guint seat = i % 2;
      const NwBotLevel levels[] = { seat == 0 ? better : worse, seat == 0 ? worse : better };
      NwArenaResult result;

      nw_arena_play (game, data, 2, levels, i / 2, &result);
      n_wins += get_share (&result, seat);
      rounds += result.rounds;
    }

  if (n_rounds != NULL)
    *n_rounds = rounds;

  return n_wins;
}
