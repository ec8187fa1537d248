/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a list as a table with a column for each value, edited in place.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-card-list.h"
#include "workshop/nw-columns.h"

G_BEGIN_DECLS

/* Signals: edited (int index, gpointer column, GVariant *value): what somebody has made of a cell;
 * refused (char *sentence): why what was typed can't stand there; layout-changed (). */
#define NW_TYPE_CARDS_TABLE (nw_cards_table_get_type ())
G_DECLARE_FINAL_TYPE (NwCardsTable, nw_cards_table, NW, CARDS_TABLE, AdwBin)

GtkWidget      *nw_cards_table_new              (NwRuleset         *ruleset,
                                                 const char        *list)
                                                 G_GNUC_WARN_UNUSED_RESULT;
void            nw_cards_table_set_model        (NwCardsTable      *self,
                                                 GtkSelectionModel *model);
void            nw_cards_table_set_can_edit     (NwCardsTable      *self,
                                                 gboolean           can_edit);
GtkSorter      *nw_cards_table_get_sorter       (NwCardsTable      *self);
void            nw_cards_table_update           (NwCardsTable      *self,
                                                 NwRuleset         *ruleset);
void            nw_cards_table_set_problems     (NwCardsTable      *self,
                                                 const GPtrArray   *problems);
GPtrArray      *nw_cards_table_get_columns      (NwCardsTable      *self);
GPtrArray      *nw_cards_table_list_visible     (NwCardsTable      *self)
                                                 G_GNUC_WARN_UNUSED_RESULT;
gboolean        nw_cards_table_is_visible       (NwCardsTable      *self,
                                                 const NwColumn    *column);
void            nw_cards_table_set_visible      (NwCardsTable      *self,
                                                 const NwColumn    *column,
                                                 gboolean           is_visible);
const NwColumn *nw_cards_table_get_focus_column (NwCardsTable      *self);
GPtrArray      *nw_cards_table_list_chosen      (NwCardsTable      *self)
                                                 G_GNUC_WARN_UNUSED_RESULT;
gboolean        nw_cards_table_has_whole_cards  (NwCardsTable      *self);
void            nw_cards_table_choose_whole_cards (NwCardsTable    *self);
void            nw_cards_table_scroll_to        (NwCardsTable      *self,
                                                 guint              position,
                                                 const NwColumn    *column);
gboolean        nw_cards_table_edit             (NwCardsTable      *self,
                                                 guint              position,
                                                 const NwColumn    *column);
void            nw_cards_table_edit_soon        (NwCardsTable      *self,
                                                 guint              position,
                                                 const NwColumn    *column);
const char     *nw_cards_table_get_sort_title   (NwCardsTable      *self);
void            nw_cards_table_unsort           (NwCardsTable      *self);
GVariant       *nw_cards_table_get_layout       (NwCardsTable      *self)
                                                 G_GNUC_WARN_UNUSED_RESULT;
void            nw_cards_table_set_layout       (NwCardsTable      *self,
                                                 GVariant          *layout);
void            nw_cards_table_commit           (NwCardsTable      *self);
NwCardItem     *nw_cards_table_find_refused     (NwCardsTable      *self,
                                                 const NwColumn   **column);
NwCardItem     *nw_cards_table_find_item        (NwCardsTable      *self,
                                                 GtkWidget         *widget,
                                                 GtkWidget        **row);
GtkColumnView  *nw_cards_table_get_view         (NwCardsTable      *self);

G_END_DECLS
