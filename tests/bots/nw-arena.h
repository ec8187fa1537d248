/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games between bots, for tests and measurements.
 */

#pragma once

#include "bots/nw-bot.h"
#include "games/tailor/nw-tailor-state.h"

G_BEGIN_DECLS

/**
 * NwArenaResult:
 * @score: the final score
 * @rounds: rounds played
 * @n_moves: moves made
 * @hash: of the final state
 *
 * How a game ended.
 */
typedef struct
{
  NwScore score;
  guint   rounds;
  guint   n_moves;
  guint64 hash;
} NwArenaResult;

void    nw_arena_play      (const NwTailorRules *rules,
                            guint                n_seats,
                            const NwBotLevel    *levels,
                            guint64              seed,
                            NwArenaResult       *result);
gdouble nw_arena_get_share (const NwArenaResult *result,
                            guint                seat);

G_END_DECLS
