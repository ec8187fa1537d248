/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pattern's medal, with how many completed orders bear it.
 */

#pragma once

#include "cards/nw-tailor-faces.h"
#include "table/nw-piece.h"

G_BEGIN_DECLS

#define NW_TYPE_MEDAL_PIECE (nw_medal_piece_get_type ())
G_DECLARE_FINAL_TYPE (NwMedalPiece, nw_medal_piece, NW, MEDAL_PIECE, NwPiece)

GtkWidget *nw_medal_piece_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_medal_piece_update (NwMedalPiece  *self,
                                  NwTailorFaces *faces,
                                  NwEmblem       emblem,
                                  guint          count);

G_END_DECLS
