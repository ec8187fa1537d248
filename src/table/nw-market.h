/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The display: the racks of all levels.  One keyboard zone.
 */

#pragma once

#include "table/nw-rack.h"

G_BEGIN_DECLS

#define NW_TYPE_MARKET (nw_market_get_type ())
G_DECLARE_FINAL_TYPE (NwMarket, nw_market, NW, MARKET, GtkWidget)

GtkWidget *nw_market_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_market_update      (NwMarket           *self,
                                  const NwTailorView *view);
guint      nw_market_get_n_racks (NwMarket           *self);
NwRack    *nw_market_get_rack    (NwMarket           *self,
                                  guint               level);

G_END_DECLS
