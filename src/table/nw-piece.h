/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base of all that lies on the table and can be touched: cards, decks, fabrics, tokens.
 *
 * A piece is a focusable widget with the role of a button.  It paints itself, is told how large to
 * be, and says when it was activated or looked at more closely; it knows no game.
 */

#pragma once

#include <gtk/gtk.h>

#include "cards/nw-paper.h"

G_BEGIN_DECLS

/**
 * NwPieceState:
 * @NW_PIECE_PLAIN: nothing about it
 * @NW_PIECE_LEGAL: a move can be made with it
 * @NW_PIECE_SELECTED: it is part of the move that is being made
 * @NW_PIECE_FITS: what is being looked at fits here, or it fits now
 * @NW_PIECE_PLANNED: what is being looked at would fit here after dyeing
 * @NW_PIECE_DIM: it plays no part now
 *
 * How a piece is marked.  Each has a CSS class of the same name.
 */
typedef enum
{
  NW_PIECE_PLAIN = 0,
  NW_PIECE_LEGAL = 1 << 0,
  NW_PIECE_SELECTED = 1 << 1,
  NW_PIECE_FITS = 1 << 2,
  NW_PIECE_PLANNED = 1 << 3,
  NW_PIECE_DIM = 1 << 4,
} NwPieceState;

#define NW_TYPE_PIECE (nw_piece_get_type ())
G_DECLARE_DERIVABLE_TYPE (NwPiece, nw_piece, NW, PIECE, GtkWidget)

struct _NwPieceClass
{
  GtkWidgetClass parent_class;
};

void           nw_piece_set_size   (NwPiece      *self,
                                    int           width,
                                    int           height);
void           nw_piece_get_size   (NwPiece      *self,
                                    int          *width,
                                    int          *height);
void           nw_piece_set_state  (NwPiece      *self,
                                    NwPieceState  state);
void           nw_piece_set_name   (NwPiece      *self,
                                    const char   *name);
void           nw_piece_set_note   (NwPiece      *self,
                                    const char   *note);
const char    *nw_piece_get_name   (NwPiece      *self);
void           nw_piece_activate   (NwPiece      *self,
                                    gboolean      is_strong);
void           nw_piece_shake      (NwPiece      *self);
NwPaperKind    nw_piece_get_paper_kind (GtkWidget *widget);
float          nw_piece_get_text_scale (GtkWidget *widget);
const NwPaper *nw_piece_get_paper  (GtkWidget    *widget);
float          nw_piece_get_scale  (GtkWidget    *widget);

G_END_DECLS
