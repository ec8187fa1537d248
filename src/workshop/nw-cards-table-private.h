/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the cards' table share.
 */

#pragma once

#include "workshop/nw-cards-table.h"
#include "workshop/nw-cell.h"

G_BEGIN_DECLS

struct _NwCardsTable
{
  AdwBin               parent_instance;

  /* Borrowed: children */
  GtkColumnView       *view;
  GtkScrolledWindow   *scrolled;

  /* Owned */
  NwRuleset           *ruleset;
  char                *list;
  GPtrArray           *columns;      /* of NwColumn */
  GPtrArray           *view_columns; /* of GtkColumnViewColumn, by index of @columns */
  GPtrArray           *palettes;     /* of NwPalette, by index of @columns */
  GHashTable          *cells;        /* borrowed: those that are bound */
  GHashTable          *problems;     /* "index/path" of a value to the class of its problem */

  /* Borrowed */
  const NwColumn      *focus_column;

  gboolean             can_edit;

  guint                tick;
  guint                wanted_position;
  guint                n_tries;
};

guint   nw_cards_table_find_column    (NwCardsTable   *self,
                                       const NwColumn *column);
void    nw_cards_table_show_cell      (NwCardsTable   *self,
                                       NwCell         *cell,
                                       NwCardItem     *item);
void    nw_cards_table_add_columns    (NwCardsTable   *self);
void    nw_cards_table_remove_columns (NwCardsTable   *self);
void    nw_cards_table_watch_cell     (NwCardsTable   *self,
                                       NwCell         *cell);
void    nw_cards_table_edit_cell      (NwCardsTable   *self,
                                       NwCell         *cell,
                                       const char     *typed);
NwCell *nw_cards_table_find_cell      (NwCardsTable   *self,
                                       guint           position,
                                       const NwColumn *column);
void    nw_cards_table_init_keys      (NwCardsTable   *self);

G_END_DECLS
