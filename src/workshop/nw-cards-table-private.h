/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the cards' table share.
 */

#pragma once

#include "workshop/nw-cards-table.h"
#include "workshop/nw-cell.h"

G_BEGIN_DECLS

/**
 * NwPlace:
 * @position: position of a card in the model
 * @column: (nullable): the column; %NULL for nowhere
 *
 * Where somebody is in the table.
 */
typedef struct
{
  guint                position;
  GtkColumnViewColumn *column;
} NwPlace;

static inline gboolean
nw_place_equal (const NwPlace *place,
                const NwPlace *other)
{
  return place->position == other->position && place->column == other->column;
}

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
  GPtrArray           *refused;      /* what was typed and refused; see nw-cards-table-edit.c */
  GtkSelectionModel   *model;

  /* Borrowed */
  GtkColumnViewColumn *place_column; /* with the cards' numbers */
  const NwColumn      *focus_column;

  NwPlace              cursor;
  NwPlace              anchor;       /* the other corner of the range of cells */
  gboolean             whole_cards;  /* all columns are in the range */
  gboolean             is_dragging;  /* a range */
  NwPlace              pressed;      /* the last one, and when: in milliseconds, 0 for never */
  guint32              pressed_at;
  gboolean             can_edit;

  guint                tick;
  guint                n_tries;
  gboolean             wants_edit;   /* once the cursor is there */
};

/* What the table shows */

guint       nw_cards_table_find_column    (NwCardsTable   *self,
                                           const NwColumn *column);
void        nw_cards_table_show_cell      (NwCardsTable   *self,
                                           NwCell         *cell,
                                           NwCardItem     *item);
void        nw_cards_table_add_columns    (NwCardsTable   *self);
void        nw_cards_table_remove_columns (NwCardsTable   *self);

void        nw_cards_table_watch_layout   (NwCardsTable   *self);

/* Editing */

void        nw_cards_table_edit_cell      (NwCardsTable   *self,
                                           NwCell         *cell);
void        nw_cards_table_type_in_cell   (NwCardsTable   *self,
                                           NwCell         *cell,
                                           GtkEventControllerKey *keys,
                                           const char     *typed);
const char *nw_cards_table_get_refused    (NwCardsTable   *self,
                                           NwCardItem     *item,
                                           const NwColumn *column,
                                           const char    **why);
void        nw_cards_table_free_refused   (gpointer        data);

/* Where somebody is */

NwCell     *nw_cards_table_find_cell      (NwCardsTable   *self,
                                           guint           position,
                                           const NwColumn *column);
gboolean    nw_cards_table_find_place     (NwCardsTable   *self,
                                           GtkWidget      *widget,
                                           NwPlace        *place);
void        nw_cards_table_go_to          (NwCardsTable   *self,
                                           const NwPlace  *place,
                                           gboolean        extend);
void        nw_cards_table_move           (NwCardsTable   *self,
                                           int             columns,
                                           int             rows,
                                           gboolean        extend);
gboolean    nw_cards_table_step           (NwCardsTable   *self,
                                           NwCellMove      move);
gboolean    nw_cards_table_find_focus     (NwCardsTable   *self,
                                           NwPlace        *place);
void        nw_cards_table_sync_cursor    (NwCardsTable   *self);
void        nw_cards_table_mark_chosen    (NwCardsTable   *self,
                                           GtkWidget      *content);
void        nw_cards_table_update_chosen  (NwCardsTable   *self);
void        nw_cards_table_point          (NwCardsTable   *self,
                                           const NwPlace  *place,
                                           gboolean        extend);
void        nw_cards_table_choose_rows    (NwCardsTable   *self);
void        nw_cards_table_init_cursor    (NwCardsTable   *self);
void        nw_cards_table_init_mouse     (NwCardsTable   *self);
void        nw_cards_table_init_keys      (NwCardsTable   *self);
void        nw_cards_table_add_bindings   (GtkWidgetClass *widget_class);

G_END_DECLS
