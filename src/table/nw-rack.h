/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rack of one level: its deck, and the orders that are pinned beside it.
 */

#pragma once

#include "table/nw-market-layout.h"
#include "table/nw-order-piece.h"
#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

#define NW_TYPE_RACK (nw_rack_get_type ())
G_DECLARE_FINAL_TYPE (NwRack, nw_rack, NW, RACK, GtkWidget)

GtkWidget    *nw_rack_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void          nw_rack_update       (NwRack               *self,
                                    const NwTailorView   *view,
                                    guint                 level);
void          nw_rack_set_layout   (NwRack               *self,
                                    const NwMarketLayout *layout);
NwOrderPiece *nw_rack_get_deck     (NwRack               *self);
guint         nw_rack_get_n_orders (NwRack               *self);
NwOrderPiece *nw_rack_get_order    (NwRack               *self,
                                    guint                 place);

G_END_DECLS
