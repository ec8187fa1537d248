/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies at a spot of Tattoo Brawl's table: a card, a deck, an empty place, or ink.
 *
 * Touched, a piece activates the action "table.touch" of the table that it lies on, looked at more
 * closely, "table.inspect"; both with its spot.
 */

#pragma once

#include "table/nw-brawl-view.h"
#include "table/nw-piece.h"

G_BEGIN_DECLS

#define NW_TYPE_BRAWL_PIECE (nw_brawl_piece_get_type ())
G_DECLARE_FINAL_TYPE (NwBrawlPiece, nw_brawl_piece, NW, BRAWL_PIECE, NwPiece)

/** NW_BRAWL_SPOT_FORMAT: how a spot is written as a parameter of actions. */
#define NW_BRAWL_SPOT_FORMAT "(yyyb)"

GtkWidget   *nw_brawl_piece_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void         nw_brawl_piece_update    (NwBrawlPiece      *self,
                                       const NwBrawlView *view,
                                       NwBrawlSpot        spot);
void         nw_brawl_piece_show_card (NwBrawlPiece      *self,
                                       NwBrawlFaces      *faces,
                                       guint              card);
void         nw_brawl_piece_hide_style (NwBrawlPiece     *self);
void         nw_brawl_piece_set_scale (NwBrawlPiece      *self,
                                       float              scale);
void         nw_brawl_piece_set_unit  (NwBrawlPiece      *self,
                                       int                unit);
NwBrawlSpot  nw_brawl_piece_get_spot  (NwBrawlPiece      *self);
guint        nw_brawl_piece_get_card  (NwBrawlPiece      *self);
gboolean     nw_brawl_piece_is_face   (NwBrawlPiece      *self);

G_END_DECLS
