/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwBrawlTable share: nw-brawl-table.c, -drag.c and -room.c.
 */

#pragma once

#include "table/nw-action-bar.h"
#include "table/nw-brawl-board.h"
#include "table/nw-brawl-studio.h"
#include "table/nw-brawl-table.h"

G_BEGIN_DECLS

struct _NwBrawlTable
{
  AdwBreakpointBin   parent_instance;

  /* Template children */
  GtkWidget         *lower_scroller;
  GtkBox            *lower;
  GtkBox            *scrolled;
  AdwWrapBox        *seats_box;
  NwBrawlStudio     *studio;
  NwBrawlBoard      *board;
  NwActionBar       *bar;

  /* Owned */
  NwBrawlGame       *game;
  NwBrawlFaces      *faces;
  GListModel        *seats;
  GArray            *choices;

  /* Borrowed: children, and the catalogue, which lives as long as the process */
  GPtrArray         *others;
  const NwCatalogue *words;

  guint              front;
  gboolean           is_live;
  gboolean           is_narrow;
  gboolean           is_short;

  /* The size of the table, and the width of a card on the own board that follows from it. */
  int                room_width;
  int                room_height;
  int                unit;

  NwBrawlSpot        chosen;
  NwBrawlSpot        tried;

  /* What is being dragged */
  NwBrawlSpot        dragged;
};

void nw_brawl_table_pick         (NwBrawlTable *self,
                                  NwBrawlSpot   spot);
void nw_brawl_table_unpick       (NwBrawlTable *self);
void nw_brawl_table_make         (NwBrawlTable *self,
                                  const NwMove *moves,
                                  guint         n,
                                  NwBrawlSpot   with);

void nw_brawl_table_watch_drags  (NwBrawlTable *self);

void nw_brawl_table_set_n_others (NwBrawlTable *self,
                                  guint         n);
void nw_brawl_table_place_parts  (NwBrawlTable *self);
void nw_brawl_table_take_room    (NwBrawlTable *self,
                                  int           width,
                                  int           height);
void nw_brawl_table_find_unit    (NwBrawlTable *self);

G_END_DECLS
