/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwTailorTable share: nw-tailor-table.c, -interface.c, -marks.c, -prompt.c,
 * -orders.c, -row.c, -brush.c and -keys.c.
 */

#pragma once

#include "table/nw-action-bar.h"
#include "table/nw-market.h"
#include "table/nw-own-board.h"
#include "table/nw-supply-view.h"
#include "table/nw-tailor-table.h"

G_BEGIN_DECLS

struct _NwTailorTable
{
  AdwBreakpointBin   parent_instance;

  /* Template children */
  GtkBox            *column;
  GtkViewport       *viewport;
  GtkBox            *scrolled;
  AdwWrapBox        *seats_box;
  NwMarket          *market;
  NwOwnBoard        *board;
  NwActionBar       *bar;

  /* Owned */
  NwTailorGame      *game;
  NwTailorFaces     *faces;
  GListModel        *seats;
  char              *advice;

  /* Borrowed: children, and the catalogue, which lives as long as the process */
  GPtrArray         *seat_views;
  NwSupplyView      *supply;
  const NwCatalogue *words;

  /* Borrowed, weak: what a move was last tried with */
  GtkWidget         *tried;
  GtkWidget         *advised;

  /* Borrowed, weak: what is about to be scrolled to, once it is laid out */
  GtkWidget         *revealed;
  guint              reveal_id;

  guint              viewer;
  gboolean           is_live;
  gboolean           is_short;
  gboolean           is_narrow;

  /* What is being looked at and put together */
  guint              pointed;
  guint              chosen;
  guint              split;
  guint              n_splits;
  guint8             splits[NW_TAILOR_MAX_ROW + 1];
  guint              n_fits;
  NwTailorFit        fits[NW_TAILOR_MAX_FITS];
  NwTailorPlan       plan;

  /* The colour that is being dragged to the row, and where on the row it began */
  guint              brush;
  guint              brush_anchor;
};

NwTailorView nw_tailor_table_get_view      (NwTailorTable  *self);
void         nw_tailor_table_try           (NwTailorTable  *self,
                                            NwMove          move,
                                            GtkWidget      *with);

void         nw_tailor_table_reveal        (NwTailorTable  *self,
                                            GtkWidget      *widget);

void         nw_tailor_table_mark          (NwTailorTable  *self);
void         nw_tailor_table_mark_row      (NwTailorTable  *self);
void         nw_tailor_table_mark_colours  (NwTailorTable  *self);
void         nw_tailor_table_note_order    (NwTailorTable  *self,
                                            NwOrderPiece   *piece);
void         nw_tailor_table_prompt        (NwTailorTable  *self);

void         nw_tailor_table_bind_orders   (GtkWidgetClass *widget_class);
void         nw_tailor_table_watch_fits    (NwTailorTable  *self);
void         nw_tailor_table_choose_order  (NwTailorTable  *self,
                                            guint           order);

void         nw_tailor_table_bind_row      (GtkWidgetClass *widget_class);
void         nw_tailor_table_watch_row     (NwTailorTable  *self);
void         nw_tailor_table_choose_colour (NwTailorTable  *self,
                                            guint           colour);
gboolean     nw_tailor_table_can_dye       (NwTailorTable  *self,
                                            guint           first,
                                            guint           last,
                                            guint           colour);
void         nw_tailor_table_choose_magic  (NwTailorTable  *self);
void         nw_tailor_table_find_splits   (NwTailorTable  *self);
void         nw_tailor_table_show_split    (NwTailorTable  *self);
void         nw_tailor_table_step_split    (NwTailorTable  *self,
                                            int             step);
void         nw_tailor_table_end_turn      (NwTailorTable  *self);

void         nw_tailor_table_watch_keys    (NwTailorTable  *self);
gboolean     nw_tailor_table_drop_choice   (NwTailorTable  *self);

void         nw_tailor_table_show_advice   (NwTailorTable  *self,
                                            NwMove          move,
                                            const char     *sentence);
void         nw_tailor_table_drop_advice   (NwTailorTable  *self);
void         nw_tailor_table_watch_brush   (NwTailorTable  *self);

void         nw_tailor_table_init_interface (NwTableInterface *iface);

G_END_DECLS
