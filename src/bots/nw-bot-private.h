/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the bots' own files share: the shape of a bot, and the bots that nw-bot.c's table lists.
 */

#pragma once

#include "bots/nw-bot.h"

G_BEGIN_DECLS

/**
 * NwBotQuestion:
 * @game: the game
 * @data: its compiled rules
 * @state: the state as the actor's seat sees it
 * @moves: (array length=n_moves): all legal moves, in ascending order
 * @n_moves: how many, at least 2
 * @rng: (inout): the bot's generator
 * @cancelled: (nullable): becomes other than 0, in any thread, when the answer is no longer wanted
 *
 * A question to a bot: which of these moves?
 */
typedef struct
{
  const NwRules *game;
  gconstpointer  data;
  const NwState *state;
  const NwMove  *moves;
  guint          n_moves;
  guint64       *rng;
  volatile gint *cancelled;
} NwBotQuestion;

/**
 * NwBotFunc:
 * @question: what is asked
 *
 * Returns: one of the question's moves; if it was cancelled, any of them
 */
typedef NwMove (*NwBotFunc) (const NwBotQuestion *question);

/**
 * NwBotExplainFunc:
 * @question: what was asked
 * @move: one of its moves
 * @reason: (inout): %NW_BOT_REASON_NONE; set to why it is a good move, if that can be told
 *
 * Explains a move.
 */
typedef void (*NwBotExplainFunc) (const NwBotQuestion *question,
                                  NwMove               move,
                                  NwBotReason         *reason);

/**
 * nw_bot_is_cancelled:
 * @question: what is asked
 *
 * Returns: whether nobody waits for the answer any more
 */
static inline gboolean
nw_bot_is_cancelled (const NwBotQuestion *question)
{
  return question->cancelled != NULL && g_atomic_int_get (question->cancelled) != 0;
}

gboolean nw_bot_is_legal                 (const NwBotQuestion *question,
                                          NwMove               move);

NwMove   nw_bot_random_choose            (const NwBotQuestion *question);
NwMove   nw_bot_brawl_apprentice_choose  (const NwBotQuestion *question);
NwMove   nw_bot_brawl_journeyman_choose  (const NwBotQuestion *question);
NwMove   nw_bot_tailor_apprentice_choose (const NwBotQuestion *question);
NwMove   nw_bot_tailor_journeyman_choose (const NwBotQuestion *question);

void     nw_bot_brawl_explain            (const NwBotQuestion *question,
                                          NwMove               move,
                                          NwBotReason         *reason);
void     nw_bot_tailor_explain           (const NwBotQuestion *question,
                                          NwMove               move,
                                          NwBotReason         *reason);

G_END_DECLS
