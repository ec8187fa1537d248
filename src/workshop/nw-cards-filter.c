/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cards and which columns are shown: by the words that are searched for, by the values that
 * were chosen, by the columns that were checked.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-naming.h"

/* What a value has to be. */
typedef struct
{
  const NwColumn *column;
  GtkDropDown    *drop_down;     /* borrowed */
  GPtrArray      *choices;
  GVariant       *value;         /* NULL for any */
} NwWanted;

static void
free_wanted (gpointer data)
{
  NwWanted *wanted = data;

  g_clear_pointer (&wanted->choices, g_ptr_array_unref);
  g_clear_pointer (&wanted->value, g_variant_unref);
  g_free (wanted);
}

/* ---- Cards ------------------------------------------------------------------------------------ */

/* Every word has to be somewhere on the card. */
static gboolean
has_words (const char *text,
           const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (text, parts[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
is_wanted (const NwWanted *wanted,
           GVariant       *entry)
{
  g_autoptr (GVariant) value = NULL;

  if (wanted->value == NULL)
    return TRUE;

  value = nw_column_get_value (wanted->column, entry);
  if (value == NULL)
    return g_variant_is_of_type (wanted->value, G_VARIANT_TYPE_UNIT);
  if (!g_variant_is_of_type (value, g_variant_get_type (wanted->value)))
    return FALSE;
  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT) || g_variant_n_children (value) == 0)
    return nw_json_equal (value, wanted->value);

  return strcmp (nw_json_peek_name (value, 0), nw_json_peek_name (wanted->value, 0)) == 0;
}

static gboolean
match (gpointer object,
       gpointer data)
{
  NwCardsPage *self = data;
  NwCardItem *item = object;

  for (guint i = 0; i < self->wanted->len; i++)
    if (!is_wanted (self->wanted->pdata[i], nw_card_item_get_entry (item)))
      return FALSE;

  return self->words == NULL || *self->words == '\0' ||
         has_words (nw_card_item_get_words (item), self->words);
}

/**
 * nw_cards_page_is_filtered:
 * @self: a page
 *
 * Returns: whether some cards may not be shown
 */
gboolean
nw_cards_page_is_filtered (NwCardsPage *self)
{
  for (guint i = 0; i < self->wanted->len; i++)
    if (((NwWanted *) self->wanted->pdata[i])->value != NULL)
      return TRUE;

  return self->words != NULL && *self->words != '\0';
}

static void
update_filter (NwCardsPage *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->wanted->len; i++)
    any = any || ((NwWanted *) self->wanted->pdata[i])->value != NULL;
  if (any)
    gtk_widget_add_css_class (GTK_WIDGET (self->filter_button), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->filter_button), "accent");
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
on_value_selected_cb (NwCardsPage *self,
                      GParamSpec  *pspec,
                      GtkDropDown *drop_down)
{
  NwWanted *wanted = g_object_get_data (G_OBJECT (drop_down), "wanted");
  const guint selected = gtk_drop_down_get_selected (drop_down);

  g_clear_pointer (&wanted->value, g_variant_unref);
  if (selected > 0 && selected - 1 < wanted->choices->len)
    {
      const NwChoice *choice = wanted->choices->pdata[selected - 1];

      wanted->value = choice->value != NULL ? g_variant_ref (choice->value)
                                            : g_variant_ref_sink (g_variant_new_tuple (NULL, 0));
    }
  update_filter (self);
}

static void
fill_choices (NwCardsPage *self,
              NwWanted    *wanted)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  g_clear_pointer (&wanted->choices, g_ptr_array_unref);
  wanted->choices = nw_choices_new (nw_document_get_ruleset (self->document),
                                    wanted->column->field);
  gtk_string_list_append (words, C_("filter", "Any"));
  for (guint i = 0; i < wanted->choices->len; i++)
    gtk_string_list_append (words, ((NwChoice *) wanted->choices->pdata[i])->label);
  gtk_drop_down_set_model (wanted->drop_down, G_LIST_MODEL (words));
}

static void
add_wanted (NwCardsPage    *self,
            const NwColumn *column,
            GtkGrid        *grid)
{
  NwWanted *wanted = g_new0 (NwWanted, 1);
  g_autofree char *title = nw_naming_leaf (column->field, column->language);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *drop_down = gtk_drop_down_new (NULL, NULL);
  const int row = (int) self->wanted->len;

  wanted->column = column;
  wanted->drop_down = GTK_DROP_DOWN (drop_down);
  g_ptr_array_add (self->wanted, wanted);
  fill_choices (self, wanted);
  g_object_set_data (G_OBJECT (drop_down), "wanted", wanted);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (on_value_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (drop_down, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, drop_down, 1, row, 1, 1);
}

/* The tables that values are chosen from may have changed since. */
static void
on_filter_shown_cb (NwCardsPage *self)
{
  for (guint i = 0; i < self->wanted->len; i++)
    {
      NwWanted *wanted = self->wanted->pdata[i];
      g_autoptr (GVariant) value = g_steal_pointer (&wanted->value);
      guint selected;

      g_signal_handlers_block_by_func (wanted->drop_down, on_value_selected_cb, self);
      fill_choices (self, wanted);
      selected = value != NULL ? nw_choices_find (wanted->choices, value) : wanted->choices->len;
      if (selected < wanted->choices->len)
        {
          wanted->value = g_steal_pointer (&value);
          gtk_drop_down_set_selected (wanted->drop_down, selected + 1);
        }
      g_signal_handlers_unblock_by_func (wanted->drop_down, on_value_selected_cb, self);
    }
  update_filter (self);
}

static void
fill_filter (NwCardsPage *self)
{
  GPtrArray *columns = nw_cards_table_get_columns (self->table);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_add_css_class (grid, "popover-form");
  for (guint i = 0; i < columns->len; i++)
    if (nw_choices_are_for (((NwColumn *) columns->pdata[i])->field))
      add_wanted (self, columns->pdata[i], GTK_GRID (grid));
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  g_signal_connect_object (popover, "show", G_CALLBACK (on_filter_shown_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (self->filter_button, popover);
  gtk_widget_set_visible (GTK_WIDGET (self->filter_button), self->wanted->len > 0);
}

/**
 * nw_cards_page_init_filter:
 * @self: a page with a table
 *
 * Makes what cards are filtered by.
 */
void
nw_cards_page_init_filter (NwCardsPage *self)
{
  self->wanted = g_ptr_array_new_with_free_func (free_wanted);
  self->filter = GTK_FILTER (gtk_custom_filter_new (match, self, NULL));
  fill_filter (self);
}

/**
 * nw_cards_page_show_all:
 * @self: a page
 *
 * Searches and filters no longer.
 */
void
nw_cards_page_show_all (NwCardsPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  g_set_str (&self->words, "");
  for (guint i = 0; i < self->wanted->len; i++)
    gtk_drop_down_set_selected (((NwWanted *) self->wanted->pdata[i])->drop_down, 0);
  update_filter (self);
}

/* ---- Columns ---------------------------------------------------------------------------------- */

static void
on_column_toggled_cb (NwCardsPage    *self,
                      GParamSpec     *pspec,
                      GtkCheckButton *check)
{
  nw_cards_table_set_visible (self->table, g_object_get_data (G_OBJECT (check), "column"),
                              gtk_check_button_get_active (check));
}

/**
 * nw_cards_page_fill_columns:
 * @self: a page with a table
 *
 * Lists the columns, to be chosen.
 */
void
nw_cards_page_fill_columns (NwCardsPage *self)
{
  GPtrArray *columns = nw_cards_table_get_columns (self->table);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (box, "popover-form");
  for (guint i = 0; i < columns->len; i++)
    {
      const NwColumn *column = columns->pdata[i];
      g_autofree char *title = nw_naming_leaf (column->field, column->language);
      GtkWidget *check = gtk_check_button_new_with_label (title);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                                   nw_cards_table_is_visible (self->table, column));
      g_object_set_data (G_OBJECT (check), "column", (gpointer) column);
      g_signal_connect_object (check, "notify::active", G_CALLBACK (on_column_toggled_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), check);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  gtk_menu_button_set_popover (self->columns_button, popover);
}
