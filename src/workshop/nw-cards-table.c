/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of cards; see nw-cards-table.h.
 *
 * Nothing here depends on how many cards there are: what is bound to a row on the screen is all that
 * is touched by a change, and widths are fixed, so that nothing is measured.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-naming.h"

G_DEFINE_FINAL_TYPE (NwCardsTable, nw_cards_table, ADW_TYPE_BIN)

enum
{
  SIGNAL_EDITED,
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * nw_cards_table_find_column:
 * @self: a table
 * @column: (nullable): a column
 *
 * Returns: its index among the table's columns, G_MAXUINT if it is none of them
 */
guint
nw_cards_table_find_column (NwCardsTable   *self,
                            const NwColumn *column)
{
  guint index = 0;

  if (!g_ptr_array_find (self->columns, column, &index))
    return G_MAXUINT;

  return index;
}

/* ---- What cells show -------------------------------------------------------------------------- */

static char *
get_text (NwCardsTable   *self,
          const NwColumn *column,
          GVariant       *entry)
{
  if (nw_choices_are_for (column->field))
    {
      g_autoptr (GVariant) value = nw_column_get_value (column, entry);

      return nw_naming_value (self->ruleset, column->field, value);
    }

  return nw_column_get_text (column, entry);
}

static const char *
find_mark (NwCardsTable   *self,
           const NwColumn *column,
           guint           index)
{
  g_autofree char *key = NULL;

  if (g_hash_table_size (self->problems) == 0)
    return NULL;

  key = g_strdup_printf ("%u/%s", index, column->path);

  return g_hash_table_lookup (self->problems, key);
}

/**
 * nw_cards_table_show_cell:
 * @self: a table
 * @cell: one of its cells
 * @item: a card
 *
 * Shows the value and the problem that a card has there.
 */
void
nw_cards_table_show_cell (NwCardsTable *self,
                          NwCell       *cell,
                          NwCardItem   *item)
{
  const NwColumn *column = nw_cell_get_column (cell);
  const guint index = nw_cards_table_find_column (self, column);
  const char *why;
  const char *refused = nw_cards_table_get_refused (self, item, column, &why);
  g_autofree char *text = refused != NULL
                          ? g_strdup (refused)
                          : get_text (self, column, nw_card_item_get_entry (item));

  nw_cell_show (cell, item, text, self->palettes->pdata[index]);
  nw_cell_mark_refused (cell, why);
  nw_cell_mark (cell, find_mark (self, column, nw_card_item_get_index (item)));
}

static void
update_palettes (NwCardsTable *self)
{
  for (guint i = 0; i < self->columns->len; i++)
    {
      const NwColumn *column = self->columns->pdata[i];
      NwPalette *palette;

      if (column->field->type != NW_FIELD_LETTERS)
        continue;

      palette = nw_palette_new (self->ruleset, column->field);
      g_clear_pointer ((NwPalette **) &self->palettes->pdata[i], nw_palette_unref);
      self->palettes->pdata[i] = palette;
    }
}

/* ---- Class ------------------------------------------------------------------------------------ */

/* Tab that is not for a cell leaves the table at once. */
static gboolean
nw_cards_table_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  NwPlace place;

  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) &&
      nw_cards_table_find_focus (NW_CARDS_TABLE (widget), &place))
    return FALSE;

  return GTK_WIDGET_CLASS (nw_cards_table_parent_class)->focus (widget, direction);
}

static void
nw_cards_table_dispose (GObject *object)
{
  NwCardsTable *self = NW_CARDS_TABLE (object);

  if (self->view != NULL)
    {
      nw_cards_table_set_model (self, NULL);
      nw_cards_table_remove_columns (self);
    }
  self->view = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);

  G_OBJECT_CLASS (nw_cards_table_parent_class)->dispose (object);
}

static void
nw_cards_table_finalize (GObject *object)
{
  NwCardsTable *self = NW_CARDS_TABLE (object);

  for (guint i = 0; i < self->palettes->len; i++)
    g_clear_pointer ((NwPalette **) &self->palettes->pdata[i], nw_palette_unref);
  g_ptr_array_unref (self->palettes);
  g_ptr_array_unref (self->view_columns);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_hash_table_unref (self->cells);
  g_hash_table_unref (self->problems);
  g_ptr_array_unref (self->refused);
  g_free (self->list);

  G_OBJECT_CLASS (nw_cards_table_parent_class)->finalize (object);
}

static void
nw_cards_table_class_init (NwCardsTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_cards_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_cards_table_finalize;

  signals[SIGNAL_EDITED] =
    g_signal_new ("edited", NW_TYPE_CARDS_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_POINTER, G_TYPE_VARIANT);
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", NW_TYPE_CARDS_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("layout-changed", NW_TYPE_CARDS_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  GTK_WIDGET_CLASS (klass)->focus = nw_cards_table_focus;
  nw_cards_table_add_bindings (GTK_WIDGET_CLASS (klass));
}

static void
nw_cards_table_init (NwCardsTable *self)
{
  self->view_columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->palettes = g_ptr_array_new ();
  self->cells = g_hash_table_new (NULL, NULL);
  self->problems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->refused = g_ptr_array_new_with_free_func (nw_cards_table_free_refused);

  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_tab_behavior (self->view, GTK_LIST_TAB_CELL);
  gtk_column_view_set_reorderable (self->view, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "data-table");
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "cards-table");
  nw_cards_table_init_cursor (self);
  nw_cards_table_init_mouse (self);
  nw_cards_table_init_keys (self);

  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_child (self->scrolled, GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (GTK_WIDGET (self->scrolled), TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scrolled));
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_cards_table_new:
 * @ruleset: the ruleset
 * @list: pointer to its list of cards
 *
 * Returns: (transfer floating): a table of these cards, without a model yet
 */
GtkWidget *
nw_cards_table_new (NwRuleset  *ruleset,
                    const char *list)
{
  NwCardsTable *self = g_object_new (NW_TYPE_CARDS_TABLE, NULL);

  self->ruleset = nw_ruleset_ref (ruleset);
  self->list = g_strdup (list);
  nw_cards_table_add_columns (self);
  nw_cards_table_watch_layout (self);
  update_palettes (self);

  return GTK_WIDGET (self);
}

/**
 * nw_cards_table_set_model:
 * @self: a table
 * @model: (nullable): of #NwCardItem
 *
 * Shows these cards.
 */
void
nw_cards_table_set_model (NwCardsTable      *self,
                          GtkSelectionModel *model)
{
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  gtk_column_view_set_model (self->view, model);
  g_set_object (&self->model, model);
  if (model != NULL)
    g_signal_connect_object (model, "selection-changed",
                             G_CALLBACK (nw_cards_table_update_chosen), self, G_CONNECT_SWAPPED);
}

/**
 * nw_cards_table_get_sorter:
 * @self: a table
 *
 * Returns: (transfer none): the order that its heads were clicked into
 */
GtkSorter *
nw_cards_table_get_sorter (NwCardsTable *self)
{
  return gtk_column_view_get_sorter (self->view);
}

/**
 * nw_cards_table_set_can_edit:
 * @self: a table
 * @can_edit: whether cells can be edited
 *
 * Lets cells be edited, or only looked at.
 */
void
nw_cards_table_set_can_edit (NwCardsTable *self,
                             gboolean      can_edit)
{
  self->can_edit = can_edit;
}

/* Whether two rulesets differ in nothing but a list; what they share are the same values. */
static gboolean
differ_in_list_only (NwRuleset  *before,
                     NwRuleset  *after,
                     const char *list)
{
  GVariant *old = nw_ruleset_get_source (before);
  GVariant *new = nw_ruleset_get_source (after);

  if (g_variant_n_children (old) != g_variant_n_children (new))
    return FALSE;

  for (gsize i = 0; i < g_variant_n_children (new); i++)
    {
      const char *key = nw_json_peek_name (new, i);
      g_autoptr (GVariant) now = nw_json_get (new, key);
      g_autoptr (GVariant) then = nw_json_get (old, key);

      if (now != then && !g_str_equal (key, list + 1))
        return FALSE;
    }

  return TRUE;
}

/* @all: also those whose card is the same: a name that it refers to may be another */
static void
refresh (NwCardsTable *self,
         gboolean      all)
{
  GHashTableIter iter;
  gpointer cell;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &cell, NULL))
    if (NW_IS_CELL (cell))
      {
        if (nw_cell_get_item (cell) != NULL && (all || !nw_cell_is_current (cell)))
          nw_cards_table_show_cell (self, cell, nw_cell_get_item (cell));
      }
    else
      {
        GtkListItem *list_item = g_object_get_data (cell, "list-item");
        g_autofree char *text = g_strdup_printf (
          "%u", nw_card_item_get_index (gtk_list_item_get_item (list_item)) + 1);

        gtk_inscription_set_text (cell, text);
      }
}

/**
 * nw_cards_table_update:
 * @self: a table
 * @ruleset: the ruleset as it is now
 *
 * Shows what the cards have become; the model's items know them already.
 */
void
nw_cards_table_update (NwCardsTable *self,
                       NwRuleset    *ruleset)
{
  g_autoptr (NwRuleset) old = self->ruleset;
  const gboolean is_other = !differ_in_list_only (old, ruleset, self->list);

  self->ruleset = nw_ruleset_ref (ruleset);
  if (is_other)
    update_palettes (self);
  refresh (self, is_other);
}

static void
add_problem (NwCardsTable    *self,
             const NwProblem *problem)
{
  const gsize length = strlen (self->list);
  const gboolean is_error = problem->severity == NW_SEVERITY_ERROR;
  g_autofree char *key = NULL;

  if (strncmp (problem->pointer, self->list, length) != 0 || problem->pointer[length] != '/')
    return;

  key = g_strdup (problem->pointer + length + 1);
  if (is_error || !g_hash_table_contains (self->problems, key))
    g_hash_table_insert (self->problems, g_steal_pointer (&key),
                         (gpointer) (is_error ? "wrong" : "doubtful"));
}

/**
 * nw_cards_table_set_problems:
 * @self: a table
 * @problems: (element-type NwProblem): what is wrong with the ruleset
 *
 * Marks the cells that something is wrong with.
 */
void
nw_cards_table_set_problems (NwCardsTable    *self,
                             const GPtrArray *problems)
{
  GHashTableIter iter;
  gpointer cell;

  g_hash_table_remove_all (self->problems);
  for (guint i = 0; i < problems->len; i++)
    add_problem (self, problems->pdata[i]);

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &cell, NULL))
    if (NW_IS_CELL (cell) && nw_cell_get_item (cell) != NULL)
      nw_cell_mark (cell, find_mark (self, nw_cell_get_column (cell),
                                     nw_card_item_get_index (nw_cell_get_item (cell))));
}

/**
 * nw_cards_table_get_view:
 * @self: a table
 *
 * Returns: (transfer none): its view
 */
GtkColumnView *
nw_cards_table_get_view (NwCardsTable *self)
{
  return self->view;
}
