/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cell of the table of cards: shows the value of one column of one card, cheaply, and turns into
 * an editor when it is asked to.
 */

#pragma once

#include <gtk/gtk.h>

#include "workshop/nw-card-list.h"
#include "workshop/nw-columns.h"
#include "workshop/nw-palette.h"

G_BEGIN_DECLS

/**
 * NwCellMove:
 * @NW_CELL_STAY: stay there
 * @NW_CELL_UP: to the card before
 * @NW_CELL_DOWN: to the next card
 * @NW_CELL_RIGHT: to the next column
 * @NW_CELL_LEFT: to the column before
 *
 * Where to go after an edit.
 */
typedef enum
{
  NW_CELL_STAY,
  NW_CELL_UP,
  NW_CELL_DOWN,
  NW_CELL_RIGHT,
  NW_CELL_LEFT,
} NwCellMove;

/* Signals: edited (char *text, int move), with a move, to which nw_cell_accept() or nw_cell_refuse()
 * is the answer; cancelled (). */
#define NW_TYPE_CELL (nw_cell_get_type ())
G_DECLARE_FINAL_TYPE (NwCell, nw_cell, NW, CELL, GtkWidget)

GtkWidget      *nw_cell_new        (const NwColumn *column) G_GNUC_WARN_UNUSED_RESULT;
void            nw_cell_show       (NwCell         *self,
                                    NwCardItem     *item,
                                    const char     *text,
                                    NwPalette      *palette);
void            nw_cell_mark       (NwCell         *self,
                                    const char     *css_class);
const NwColumn *nw_cell_get_column (NwCell         *self);
NwCardItem     *nw_cell_get_item   (NwCell         *self);
gboolean        nw_cell_is_current (NwCell         *self);
const char     *nw_cell_get_text   (NwCell         *self);
gboolean        nw_cell_is_editing (NwCell         *self);
void            nw_cell_edit       (NwCell         *self,
                                    const char     *text,
                                    gboolean        is_typed);
GtkWidget      *nw_cell_get_editor (NwCell         *self);
void            nw_cell_commit     (NwCell         *self,
                                    NwCellMove      move);
void            nw_cell_cancel     (NwCell         *self);
void            nw_cell_accept     (NwCell         *self);
void            nw_cell_refuse     (NwCell         *self,
                                    const char     *why);
void            nw_cell_mark_refused (NwCell       *self,
                                      const char   *why);

G_END_DECLS
