/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What must hold for every game in every state, checked along random games through the contract.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/**
 * NwPropertyHooks:
 * @conserves: asserts that nothing was lost or made: cards, tokens, money
 * @express: calls @check for every move that notation can express, or for a random part of them
 *   that it draws from @rng
 * @has_secret_scores: whether a viewer may see too few points before the game is over
 *
 * What the checks need to know of a game beyond its contract.
 */
typedef struct
{
  void (*conserves) (gconstpointer  data,
                     gconstpointer  state);
  void (*express)   (gconstpointer  data,
                     guint64       *rng,
                     void         (*check) (NwMove   move,
                                            gpointer user_data),
                     gpointer       user_data);
  gboolean has_secret_scores;
} NwPropertyHooks;

/**
 * NwPropertyTotals:
 * @n_games: games played
 * @n_moves: moves made
 * @n_checked: states that were looked at from all sides
 * @most_moves: the most moves that were legal at once
 *
 * What was covered.
 */
typedef struct
{
  guint64 n_games;
  guint64 n_moves;
  guint64 n_checked;
  guint   most_moves;
} NwPropertyTotals;

void nw_properties_take           (guint8                *n_left,
                                   guint                  card);
void nw_properties_check_position (const NwRules         *rules,
                                   gconstpointer          data,
                                   const NwState         *state);
void nw_properties_play           (const NwRules         *rules,
                                   gconstpointer          data,
                                   const NwDeal          *deal,
                                   const NwPropertyHooks *hooks,
                                   guint64               *rng,
                                   NwPropertyTotals      *totals);

G_END_DECLS
