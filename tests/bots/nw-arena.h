/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games between bots, for tests and measurements.
 */

#pragma once

#include "bots/nw-bot.h"

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

void    nw_arena_play       (const NwRules       *game,
                             gconstpointer        data,
                             guint                n_seats,
                             const NwBotLevel    *levels,
                             guint64              seed,
                             NwArenaResult       *result);
gdouble nw_arena_play_pairs (const NwRules       *game,
                             gconstpointer        data,
                             NwBotLevel           better,
                             NwBotLevel           worse,
                             guint                n_games,
                             guint               *n_rounds);

G_END_DECLS
