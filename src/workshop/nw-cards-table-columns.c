/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The columns of the table of cards.
 *
 * They come from the fields of the cards.  What each of them shows is bound to rows on the screen
 * only.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "workshop/nw-naming.h"

/* What a column is wide by nature, in pixels. */
static int
get_width (const NwColumn *column)
{
  switch (column->field->type)
    {
    case NW_FIELD_INT:
    case NW_FIELD_BOOL:
      return 84;
    case NW_FIELD_INDEX:
    case NW_FIELD_REFERENCE:
      return 116;
    case NW_FIELD_LETTERS:
      return 176;
    case NW_FIELD_TEXT:
      return 184;
    default:
      return 136;
    }
}

static void
on_cell_setup_cb (GtkListItemFactory *factory,
                  GtkListItem        *list_item)
{
  const NwColumn *column = g_object_get_data (G_OBJECT (factory), "column");
  GtkWidget *cell = nw_cell_new (column);

  g_object_set_data (G_OBJECT (cell), "list-item", list_item);
  gtk_column_view_cell_set_focusable (GTK_COLUMN_VIEW_CELL (list_item), TRUE);
  gtk_list_item_set_child (list_item, cell);
}

static void
on_cell_bound_cb (NwCardsTable *self,
                  GtkListItem  *list_item)
{
  NwCell *cell = NW_CELL (gtk_list_item_get_child (list_item));

  g_hash_table_add (self->cells, cell);
  nw_cards_table_show_cell (self, cell, gtk_list_item_get_item (list_item));
  nw_cards_table_mark_chosen (self, GTK_WIDGET (cell));
}

static void
on_cell_unbound_cb (NwCardsTable *self,
                    GtkListItem  *list_item)
{
  NwCell *cell = NW_CELL (gtk_list_item_get_child (list_item));

  nw_cell_commit (cell, NW_CELL_STAY);
  g_hash_table_remove (self->cells, cell);
  nw_cell_show (cell, NULL, NULL, NULL);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b,
               gpointer      column)
{
  return nw_column_compare (column, nw_card_item_get_entry ((NwCardItem *) a),
                            nw_card_item_get_entry ((NwCardItem *) b));
}

static int
compare_places (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const guint first = nw_card_item_get_index ((NwCardItem *) a);
  const guint second = nw_card_item_get_index ((NwCardItem *) b);

  return first < second ? -1 : first > second;
}

static void
add_column (NwCardsTable *self,
            NwColumn     *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autofree char *title = nw_naming_leaf (column->field, column->language);
  g_autoptr (GtkSorter) sorter =
    GTK_SORTER (gtk_custom_sorter_new (compare_cells, column, NULL));
  GtkColumnViewColumn *view_column;

  g_object_set_data (G_OBJECT (factory), "column", column);
  g_signal_connect (factory, "setup", G_CALLBACK (on_cell_setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_cell_bound_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_cell_unbound_cb), self,
                           G_CONNECT_SWAPPED);

  view_column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_id (view_column, column->key);
  gtk_column_view_column_set_fixed_width (view_column, get_width (column));
  gtk_column_view_column_set_resizable (view_column, TRUE);
  gtk_column_view_column_set_sorter (view_column, sorter);
  gtk_column_view_append_column (self->view, view_column);
  g_ptr_array_add (self->view_columns, view_column);
  g_ptr_array_add (self->palettes, NULL);
}

static void
on_place_setup_cb (GtkListItemFactory *factory,
                   GtkListItem        *list_item)
{
  GtkWidget *label = gtk_inscription_new (NULL);

  g_object_set_data (G_OBJECT (label), "list-item", list_item);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  gtk_column_view_cell_set_focusable (GTK_COLUMN_VIEW_CELL (list_item), TRUE);
  gtk_list_item_set_child (list_item, label);
}

static void
on_place_bound_cb (NwCardsTable *self,
                   GtkListItem  *list_item)
{
  GtkWidget *label = gtk_list_item_get_child (list_item);
  g_autofree char *text = g_strdup_printf (
    "%u", nw_card_item_get_index (gtk_list_item_get_item (list_item)) + 1);

  g_hash_table_add (self->cells, label);
  gtk_inscription_set_text (GTK_INSCRIPTION (label), text);
  nw_cards_table_mark_chosen (self, label);
}

static void
on_place_unbound_cb (NwCardsTable *self,
                     GtkListItem  *list_item)
{
  g_hash_table_remove (self->cells, gtk_list_item_get_child (list_item));
}

static void
add_place_column (NwCardsTable *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_places, NULL, NULL));
  g_autoptr (GtkColumnViewColumn) column = NULL;

  g_signal_connect (factory, "setup", G_CALLBACK (on_place_setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_place_bound_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_place_unbound_cb), self,
                           G_CONNECT_SWAPPED);
  /* Translators: the head of a column of numbers that count the cards. */
  column = gtk_column_view_column_new (C_("column", "#"), factory);
  gtk_column_view_column_set_id (column, "#");
  gtk_column_view_column_set_fixed_width (column, 56);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_append_column (self->view, column);
  self->place_column = column;
}

/* The columns whose values say most come first: the name in the reader's language, then single
 * values, then other words; the identity last. */
static int
rank (const NwColumn *column)
{
  if (column->field->type == NW_FIELD_TEXT && strcmp (column->field->key, "name") == 0 &&
      g_strcmp0 (column->language, nw_naming_get_language ()) == 0)
    return 0;
  if (column->field->type == NW_FIELD_ID)
    return 3;
  if (column->field->type == NW_FIELD_TEXT)
    return 2;

  return 1;
}

/**
 * nw_cards_table_add_columns:
 * @self: a new table
 *
 * Makes the columns.
 */
void
nw_cards_table_add_columns (NwCardsTable *self)
{
  g_autoptr (GPtrArray) columns =
    nw_columns_new (self->ruleset, self->list, nw_languages);

  add_place_column (self);
  self->columns = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_column_free);
  /* All of them move over. */
  g_ptr_array_set_free_func (columns, NULL);
  for (int r = 0; r <= 3; r++)
    for (guint i = 0; i < columns->len; i++)
      if (rank (columns->pdata[i]) == r)
        g_ptr_array_add (self->columns, columns->pdata[i]);
  for (guint i = 0; i < self->columns->len; i++)
    add_column (self, self->columns->pdata[i]);
}

/**
 * nw_cards_table_remove_columns:
 * @self: a table that goes
 *
 * Takes the columns away.  The one that has the focus goes last: looking for another one to have
 * it, gtk_column_view_remove_column () leaks those that it looks at (GTK 4.18).
 */
void
nw_cards_table_remove_columns (NwCardsTable *self)
{
  GListModel *all = gtk_column_view_get_columns (self->view);
  GtkColumnViewColumn *last = self->cursor.column;

  for (guint i = g_list_model_get_n_items (all); i > 0; i--)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i - 1);

      if (column != last)
        gtk_column_view_remove_column (self->view, column);
    }
  if (last != NULL)
    gtk_column_view_remove_column (self->view, last);
  self->cursor.column = NULL;
  self->anchor.column = NULL;
  self->place_column = NULL;
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_cards_table_get_columns:
 * @self: a table
 *
 * Returns: (transfer none) (element-type NwColumn): all of its columns
 */
GPtrArray *
nw_cards_table_get_columns (NwCardsTable *self)
{
  return self->columns;
}

/**
 * nw_cards_table_list_visible:
 * @self: a table
 *
 * Returns: (transfer container) (element-type NwColumn): the columns that are seen, as they stand
 */
GPtrArray *
nw_cards_table_list_visible (NwCardsTable *self)
{
  GListModel *all = gtk_column_view_get_columns (self->view);
  GPtrArray *visible = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i);
      guint index;

      if (gtk_column_view_column_get_visible (column) &&
          g_ptr_array_find (self->view_columns, column, &index))
        g_ptr_array_add (visible, self->columns->pdata[index]);
    }

  return visible;
}

/**
 * nw_cards_table_is_visible:
 * @self: a table
 * @column: one of its columns
 *
 * Returns: whether it is seen
 */
gboolean
nw_cards_table_is_visible (NwCardsTable   *self,
                           const NwColumn *column)
{
  const guint index = nw_cards_table_find_column (self, column);

  g_return_val_if_fail (index != G_MAXUINT, FALSE);

  return gtk_column_view_column_get_visible (self->view_columns->pdata[index]);
}

/**
 * nw_cards_table_set_visible:
 * @self: a table
 * @column: one of its columns
 * @is_visible: whether it is seen
 *
 * Shows or hides a column.
 */
void
nw_cards_table_set_visible (NwCardsTable   *self,
                            const NwColumn *column,
                            gboolean        is_visible)
{
  const guint index = nw_cards_table_find_column (self, column);

  g_return_if_fail (index != G_MAXUINT);

  gtk_column_view_column_set_visible (self->view_columns->pdata[index], is_visible);
  nw_cards_table_update_chosen (self);
}
