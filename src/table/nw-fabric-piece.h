/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A piece of cloth: in the row, among the colours to dye with, or a ghost that shows where one would
 * go; and a magic fabric.
 */

#pragma once

#include "cards/nw-tailor-faces.h"
#include "table/nw-piece.h"

G_BEGIN_DECLS

/** NW_FABRIC_MAGIC: in place of a colour: a magic fabric. */
#define NW_FABRIC_MAGIC 0xfe

#define NW_TYPE_FABRIC_PIECE (nw_fabric_piece_get_type ())
G_DECLARE_FINAL_TYPE (NwFabricPiece, nw_fabric_piece, NW, FABRIC_PIECE, NwPiece)

GtkWidget *nw_fabric_piece_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_fabric_piece_update     (NwFabricPiece *self,
                                       NwTailorFaces *faces,
                                       guint          colour,
                                       gboolean       is_ghost);
void       nw_fabric_piece_set_extendable (NwFabricPiece *self);
void       nw_fabric_piece_set_preview (NwFabricPiece *self,
                                       guint          colour);
guint      nw_fabric_piece_get_colour (NwFabricPiece *self);
void       nw_fabric_piece_set_tag    (NwFabricPiece *self,
                                       guint          tag);
guint      nw_fabric_piece_get_tag    (NwFabricPiece *self);

G_END_DECLS
