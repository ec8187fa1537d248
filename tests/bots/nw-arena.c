/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games between bots.  Every answer is checked against the rules.
 */

#include "nw-arena.h"

#include "engine/nw-rng.h"
#include "games/nw-games.h"

static NwMove
ask (const NwTailorRules *rules,
     const NwState       *state,
     NwBotLevel           level,
     guint64             *rng)
{
  NwState view = *state;
  NwMove move;

  nw_tailor_rules.redact (rules, &view, state->head.actor);
  move = nw_bot_choose (&nw_tailor_rules, rules, &view, level, rng, NULL);
  g_assert_cmpuint (nw_tailor_rules.check (rules, state, move), ==, NW_REASON_LEGAL);

  return move;
}

/**
 * nw_arena_play:
 * @rules: compiled rules
 * @n_seats: 1…4
 * @levels: (array length=n_seats): who sits there
 * @seed: the deal's seed; the bots' generators are made from it
 * @result: (out caller-allocates): how it ended
 *
 * Plays a game to its end.
 */
void
nw_arena_play (const NwTailorRules *rules,
               guint                n_seats,
               const NwBotLevel    *levels,
               guint64              seed,
               NwArenaResult       *result)
{
  const NwDeal deal = { .n_seats = n_seats, .seed = seed };
  NwState state = { 0 };
  guint64 rngs[NW_TAILOR_MAX_SEATS];

  for (guint i = 0; i < n_seats; i++)
    rngs[i] = nw_rng_mix (seed * NW_TAILOR_MAX_SEATS + i);

  result->n_moves = 0;
  nw_tailor_rules.deal (rules, &deal, &state);
  while (!state.head.over)
    {
      const guint seat = state.head.actor;

      nw_tailor_rules.apply (rules, &state, ask (rules, &state, levels[seat], &rngs[seat]), NULL);
      result->n_moves++;
    }

  nw_tailor_rules.score (rules, &state, &result->score, NULL);
  result->rounds = state.head.round;
  result->hash = nw_tailor_rules.hash (rules, &state);
}

/**
 * nw_arena_get_share:
 * @result: how a game ended
 * @seat: a seat
 *
 * Returns: the seat's share of the victory: 1 over the number of winners if it is one of them
 */
gdouble
nw_arena_get_share (const NwArenaResult *result,
                    guint                seat)
{
  guint n_winners = 0;

  for (guint i = 0; i < result->score.n_seats; i++)
    n_winners += result->score.rank[i] == 1;

  return result->score.rank[seat] == 1 ? 1.0 / n_winners : 0.0;
}
