/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl by hand: the yardstick for the speed of the rules behind the contract.
 */

#pragma once

#include "games/brawl/nw-brawl-rules-data.h"

G_BEGIN_DECLS

guint nw_bare_brawl_playout (const NwBrawlRules *deck,
                             guint               n_seats,
                             guint64             seed,
                             gint               *totals);

G_END_DECLS
