/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The speed of a game through the contract against the same game by hand.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/**
 * NwBareFunc:
 * @data: compiled rules, of which only the cards are used
 * @n_seats: how many seats
 * @seed: any number
 * @totals: (out caller-allocates) (array length=n_seats): the totals
 *
 * Plays one random game by hand.
 *
 * Returns: how many moves it took
 */
typedef guint (*NwBareFunc) (gconstpointer data,
                             guint         n_seats,
                             guint64       seed,
                             gint         *totals);

int nw_bench_run (const char    *name,
                  const NwRules *game,
                  gconstpointer  data,
                  NwBareFunc     play_bare);

G_END_DECLS
