/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor by hand: the yardstick for the speed of the rules behind the contract.
 */

#pragma once

#include "games/tailor/nw-tailor-rules-data.h"

G_BEGIN_DECLS

guint nw_bare_tailor_playout (const NwTailorRules *deck,
                              guint                n_seats,
                              guint64              seed,
                              gint                *totals);

G_END_DECLS
