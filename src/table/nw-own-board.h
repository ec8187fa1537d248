/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The viewer's own board: who it is, the colours to dye with, the row, magic, completed and
 * exclusive orders.
 */

#pragma once

#include "table/nw-order-piece.h"
#include "table/nw-row-view.h"

G_BEGIN_DECLS

/** NW_OWN_BOARD_NO_MAGIC: no magic fabric is about to be used. */
#define NW_OWN_BOARD_NO_MAGIC G_MAXUINT

#define NW_TYPE_OWN_BOARD (nw_own_board_get_type ())
G_DECLARE_FINAL_TYPE (NwOwnBoard, nw_own_board, NW, OWN_BOARD, GtkWidget)

/**
 * NwOrderPieceFunc:
 * @piece: an order
 * @user_data: as given along with the function
 *
 * Does something with an order on the table.
 */
typedef void (*NwOrderPieceFunc) (NwOrderPiece *piece,
                                  gpointer      user_data);

void       nw_own_board_update       (NwOwnBoard         *self,
                                      const NwTailorView *view);
NwRowView *nw_own_board_get_row      (NwOwnBoard         *self);
void       nw_own_board_mark_colours (NwOwnBoard         *self,
                                      guint               legal,
                                      gboolean            is_choosing);
void       nw_own_board_foreach_order (NwOwnBoard        *self,
                                       NwOrderPieceFunc   function,
                                       gpointer           user_data);
guint      nw_own_board_get_magic    (NwOwnBoard         *self);
void       nw_own_board_set_magic    (NwOwnBoard         *self,
                                      guint               source);
guint      nw_own_board_next_magic   (NwOwnBoard         *self);
NwPiece   *nw_own_board_find_colour  (NwOwnBoard         *self,
                                      guint               colour);

G_END_DECLS
