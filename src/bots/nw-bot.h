/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bots: seats that play by themselves.
 *
 * A bot is a function from what its seat may know to one legal move.  It keeps no memory between
 * two moves, allocates nothing, and has no clock: the same redacted state, level and generator give
 * the same move on every machine, and may be asked for from any thread.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/**
 * NwBotLevel:
 * @NW_BOT_RANDOM: any legal move, each with the same chance
 * @NW_BOT_APPRENTICE: plausible, but careless
 * @NW_BOT_JOURNEYMAN: plans its whole turn and weighs what it leads to
 * @NW_BOT_MASTER: is to look further ahead than one turn; no game has it yet
 *
 * How well a bot plays.  Not every game has every level, see nw_bot_has_level().
 */
typedef enum
{
  NW_BOT_RANDOM,
  NW_BOT_APPRENTICE,
  NW_BOT_JOURNEYMAN,
  NW_BOT_MASTER,
  NW_N_BOT_LEVELS,
} NwBotLevel;

/**
 * NwBotReasonKind:
 * @NW_BOT_REASON_NONE: none that could be told
 * @NW_BOT_REASON_ONLY_MOVE: nothing else is possible
 * @NW_BOT_REASON_POINTS: it brings points at once, by a card
 * @NW_BOT_REASON_GOAL: it serves a card, which so many steps are left to; in Tang Master Tailor an
 *   order and the dyes after which it fits
 * @NW_BOT_REASON_OWN: one that only this game knows, such as #NwBotBrawlReason
 *
 * Why a move is a good one.
 */
typedef enum
{
  NW_BOT_REASON_NONE,
  NW_BOT_REASON_ONLY_MOVE,
  NW_BOT_REASON_POINTS,
  NW_BOT_REASON_GOAL,
  NW_BOT_REASON_OWN,
} NwBotReasonKind;

/**
 * NwBotReason:
 * @kind: of what kind
 * @card: the card; 0 if the kind has none
 * @n: points or steps; 0 if the kind has none
 * @code: which, of %NW_BOT_REASON_OWN
 * @money: dollars; 0 if the kind has none
 *
 * A reason, from which a sentence can be made.
 */
typedef struct
{
  NwBotReasonKind kind;
  gint            card;
  gint            n;
  guint           code;
  gint            money;
} NwBotReason;

NwMove      nw_bot_choose          (const NwRules *game,
                                    gconstpointer  data,
                                    const NwState *redacted,
                                    NwBotLevel     level,
                                    guint64       *rng,
                                    volatile gint *cancelled);
void        nw_bot_explain         (const NwRules *game,
                                    gconstpointer  data,
                                    const NwState *redacted,
                                    NwMove         move,
                                    NwBotReason   *reason);
gboolean    nw_bot_has_level       (const NwRules *game,
                                    NwBotLevel     level);
gboolean    nw_bot_level_from_text (const char    *text,
                                    NwBotLevel    *level);
const char *nw_bot_level_to_text   (NwBotLevel     level);

G_END_DECLS
