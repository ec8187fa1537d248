/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An order card, an order that lies face down, or a place where none lies.
 */

#pragma once

#include "cards/nw-tailor-faces.h"
#include "table/nw-piece.h"

G_BEGIN_DECLS

#define NW_TYPE_ORDER_PIECE (nw_order_piece_get_type ())
G_DECLARE_FINAL_TYPE (NwOrderPiece, nw_order_piece, NW, ORDER_PIECE, NwPiece)

GtkWidget *nw_order_piece_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_order_piece_update    (NwOrderPiece  *self,
                                     NwTailorFaces *faces,
                                     guint          order,
                                     guint          magic);
void       nw_order_piece_show_back (NwOrderPiece  *self,
                                     NwTailorFaces *faces,
                                     guint          level,
                                     int            count);
guint      nw_order_piece_get_order (NwOrderPiece  *self);
guint      nw_order_piece_get_level (NwOrderPiece  *self);
gboolean   nw_order_piece_is_back   (NwOrderPiece  *self);

G_END_DECLS
