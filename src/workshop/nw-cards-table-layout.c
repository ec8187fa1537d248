/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the table of cards is laid out: which columns are seen, in which order and how wide, and what
 * the cards are sorted by; as a value that can be kept.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

#include <string.h>

/* What a column may be wide, in pixels. */
#define MIN_WIDTH 24
#define MAX_WIDTH 2000

static GtkColumnViewColumn *
find_column (NwCardsTable *self,
             const char   *id)
{
  GListModel *all = gtk_column_view_get_columns (self->view);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i);

      if (g_strcmp0 (gtk_column_view_column_get_id (column), id) == 0)
        return column;
    }

  return NULL;
}

/* The column that the cards are sorted by, if they are. */
static GtkColumnViewColumn *
get_sorted (NwCardsTable *self,
            GtkSortType  *order)
{
  GtkColumnViewSorter *sorter = GTK_COLUMN_VIEW_SORTER (gtk_column_view_get_sorter (self->view));

  *order = gtk_column_view_sorter_get_primary_sort_order (sorter);

  return gtk_column_view_sorter_get_primary_sort_column (sorter);
}

/**
 * nw_cards_table_get_sort_title:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): the head of the column that the cards are sorted by; %NULL if
 *   they are shown in their own order
 */
const char *
nw_cards_table_get_sort_title (NwCardsTable *self)
{
  GtkSortType order;
  GtkColumnViewColumn *sorted = get_sorted (self, &order);

  if (sorted == NULL || (sorted == self->place_column && order == GTK_SORT_ASCENDING))
    return NULL;

  return gtk_column_view_column_get_title (sorted);
}

/**
 * nw_cards_table_unsort:
 * @self: a table
 *
 * Shows the cards in their own order.
 */
void
nw_cards_table_unsort (NwCardsTable *self)
{
  gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
}

/**
 * nw_cards_table_get_layout:
 * @self: a table
 *
 * Returns: (transfer floating): an `a{sv}`: `columns`, an array of key, width and whether it is seen;
 *   `sort`, a column's key, and `descending`
 */
GVariant *
nw_cards_table_get_layout (NwCardsTable *self)
{
  GListModel *all = gtk_column_view_get_columns (self->view);
  GtkColumnViewColumn *sorted;
  GVariantBuilder columns, layout;
  GtkSortType order;

  g_variant_builder_init (&columns, G_VARIANT_TYPE ("a(sib)"));
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i);

      g_variant_builder_add (&columns, "(sib)", gtk_column_view_column_get_id (column),
                             gtk_column_view_column_get_fixed_width (column),
                             gtk_column_view_column_get_visible (column));
    }

  g_variant_builder_init (&layout, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&layout, "{sv}", "columns", g_variant_builder_end (&columns));
  sorted = get_sorted (self, &order);
  if (sorted != NULL)
    {
      g_variant_builder_add (&layout, "{sv}", "sort",
                             g_variant_new_string (gtk_column_view_column_get_id (sorted)));
      g_variant_builder_add (&layout, "{sv}", "descending",
                             g_variant_new_boolean (order == GTK_SORT_DESCENDING));
    }

  return g_variant_builder_end (&layout);
}

static void
set_columns (NwCardsTable *self,
             GVariant     *columns)
{
  GVariantIter iter;
  const char *id;
  gint32 width;
  gboolean is_visible, any = FALSE;
  guint position = 0;

  g_variant_iter_init (&iter, columns);
  while (g_variant_iter_next (&iter, "(&sib)", &id, &width, &is_visible))
    {
      GtkColumnViewColumn *column = find_column (self, id);

      /* One that the cards no longer have. */
      if (column == NULL)
        continue;
      gtk_column_view_column_set_fixed_width (column, CLAMP (width, MIN_WIDTH, MAX_WIDTH));
      gtk_column_view_column_set_visible (column, is_visible);
      gtk_column_view_insert_column (self->view, position++, column);
      any = any || (is_visible && column != self->place_column);
    }

  /* A table without columns would be of no use. */
  for (guint i = 0; !any && i < self->view_columns->len; i++)
    gtk_column_view_column_set_visible (self->view_columns->pdata[i], TRUE);
}

/**
 * nw_cards_table_set_layout:
 * @self: a table
 * @layout: what nw_cards_table_get_layout() gave, of this table or one of an earlier ruleset
 *
 * Lays the table out; columns that are not told of come last.
 */
void
nw_cards_table_set_layout (NwCardsTable *self,
                           GVariant     *layout)
{
  g_autoptr (GVariant) columns =
    g_variant_lookup_value (layout, "columns", G_VARIANT_TYPE ("a(sib)"));
  const char *sort = NULL;
  gboolean is_descending = FALSE;

  if (columns != NULL)
    set_columns (self, columns);
  g_variant_lookup (layout, "descending", "b", &is_descending);
  if (g_variant_lookup (layout, "sort", "&s", &sort) && find_column (self, sort) != NULL)
    gtk_column_view_sort_by_column (self->view, find_column (self, sort),
                                    is_descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}

static void
on_layout_changed_cb (NwCardsTable *self)
{
  if (self->view != NULL)
    g_signal_emit_by_name (self, "layout-changed");
}

/**
 * nw_cards_table_watch_layout:
 * @self: a table with columns
 *
 * Tells when the table is laid out in another way.
 */
void
nw_cards_table_watch_layout (NwCardsTable *self)
{
  GListModel *all = gtk_column_view_get_columns (self->view);

  g_signal_connect_object (all, "items-changed", G_CALLBACK (on_layout_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed",
                           G_CALLBACK (on_layout_changed_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i);

      g_signal_connect_object (column, "notify::visible", G_CALLBACK (on_layout_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (column, "notify::fixed-width", G_CALLBACK (on_layout_changed_cb),
                               self, G_CONNECT_SWAPPED);
    }
}
