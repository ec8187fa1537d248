/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bot that chooses at random, in every game: a yardstick for the others, and a tester of rules.
 */

#include "bots/nw-bot-private.h"
#include "engine/nw-rng.h"

/**
 * nw_bot_random_choose:
 * @question: what is asked
 *
 * Returns: one of the legal moves, each with the same chance
 */
NwMove
nw_bot_random_choose (const NwBotQuestion *question)
{
  return question->moves[nw_rng_below (question->rng, question->n_moves)];
}
