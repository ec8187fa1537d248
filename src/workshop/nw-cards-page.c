/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of cards of a document; see nw-cards-page.h.
 *
 * Table and gallery show the same model: the list, what is found in it, in the order of the table's
 * heads, with one choice of cards.  What can be done is in nw-cards-commands.c.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"
#include "workshop/nw-workshop-template.h"

/* So many cards are sorted and searched bit by bit. */
#define MANY 2000

G_DEFINE_FINAL_TYPE (NwCardsPage, nw_cards_page, ADW_TYPE_BREAKPOINT_BIN)

static NwRuleset *
get_ruleset (NwCardsPage *self)
{
  return nw_document_get_ruleset (self->document);
}

/* ---- What is shown ---------------------------------------------------------------------------- */

static void
update_status (NwCardsPage *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  const guint n_chosen = (guint) gtk_bitset_get_size (chosen);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->cards));
  const guint n_found = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_chosen > 0)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u chosen · ", "%u chosen · ",
                                               n_chosen), n_chosen);
  if (n_found != n)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u found · ", "%u found · ",
                                               n_found), n_found);
  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
  g_string_append_printf (text, _(", %u in the box"),
                          nw_card_list_get_n_copies (self->cards));
  gtk_label_set_label (self->status, text->str);
}

static void
update_body (NwCardsPage *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->cards));
  const guint n_found = g_list_model_get_n_items (G_LIST_MODEL (self->found));

  gtk_stack_set_visible_child_name (self->body, n == 0                 ? "empty"
                                                : n_found == 0 &&
                                                  nw_cards_page_is_filtered (self)
                                                ? "nothing-found" : "cards");
}

/**
 * nw_cards_page_update_detail:
 * @self: a page
 *
 * Shows the chosen cards in the pane beside them.
 */
void
nw_cards_page_update_detail (NwCardsPage *self)
{
  g_autoptr (GArray) chosen = nw_cards_page_get_chosen (self);

  g_clear_handle_id (&self->detail_source, g_source_remove);
  nw_card_detail_show (self->detail, get_ruleset (self), self->list, get_indices (chosen),
                       chosen->len);
}

static gboolean
on_detail_due_cb (gpointer data)
{
  NwCardsPage *self = data;

  self->detail_source = 0;
  nw_cards_page_update_detail (self);

  return G_SOURCE_REMOVE;
}

/* Choosing many cards one after the other shows the last. */
static void
on_selection_changed_cb (NwCardsPage *self)
{
  if (self->detail_source == 0)
    self->detail_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_detail_due_cb, self, NULL);
  update_status (self);
  nw_cards_page_update_commands (self);
}

static void
on_found_changed_cb (NwCardsPage *self)
{
  update_body (self);
  update_status (self);
}

static void
update_cards (NwCardsPage *self)
{
  g_autoptr (GVariant) entries =
    nw_json_get_at (nw_ruleset_get_source (get_ruleset (self)), self->list);

  nw_card_list_update (self->cards, entries);
  gtk_filter_list_model_set_incremental (
    self->found, g_list_model_get_n_items (G_LIST_MODEL (self->cards)) > MANY);
}

static void
on_document_changed_cb (NwCardsPage *self)
{
  update_cards (self);
  nw_cards_table_update (self->table, get_ruleset (self));
  nw_cards_page_update_gallery (self);
  nw_cards_page_update_detail (self);
  on_found_changed_cb (self);
  nw_cards_page_update_commands (self);
}

static void
on_problems_changed_cb (NwCardsPage *self)
{
  nw_cards_table_set_problems (self->table, nw_document_get_problems (self->document));
}

/* ---- Edits ------------------------------------------------------------------------------------ */

static void
on_cell_edited_cb (NwCardsPage    *self,
                   int             index,
                   const NwColumn *column,
                   GVariant       *value)
{
  const guint place = (guint) index;
  g_autofree char *label = nw_naming_leaf (column->field, column->language);
  g_autofree char *name = nw_naming_step (_("Change of “%s”"), label);

  nw_document_end_merge (self->document);
  nw_steps_take (self->document,
                 nw_edit_set_cells (get_ruleset (self), self->list, &place, 1, column, value),
                 name, NULL);
}

static void
on_cell_refused_cb (NwCardsPage *self,
                    const char  *sentence)
{
  nw_steps_say (GTK_WIDGET (self), sentence);
}

static void
on_detail_edited_cb (NwCardsPage   *self,
                     const char    *path,
                     const NwField *field,
                     GVariant      *value)
{
  g_autoptr (GArray) chosen = nw_cards_page_get_chosen (self);

  nw_cards_page_set_values (self, chosen, path, field, value);
}

static void
on_picture_given_cb (NwCardsPage *self,
                     GVariant    *image)
{
  g_autoptr (GArray) chosen = nw_cards_page_get_chosen (self);

  nw_document_end_merge (self->document);
  nw_steps_take (self->document,
                 nw_edit_set_picture (get_ruleset (self), self->list, get_indices (chosen),
                                      chosen->len, image),
                 image != NULL ? _("Giving a picture") : _("Removing a picture"), NULL);
}

/* ---- Search ----------------------------------------------------------------------------------- */

static void
on_search_changed_cb (NwCardsPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  g_autofree char *words = g_utf8_casefold (text, -1);

  if (g_set_str (&self->words, g_strstrip (words)))
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
on_search_activated_cb (NwCardsPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    nw_cards_table_scroll_to (self->table, 0, NULL);
}

static void
on_search_stopped_cb (NwCardsPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

/* ---- Making it -------------------------------------------------------------------------------- */

static void
make_model (NwCardsPage *self)
{
  GtkSortListModel *sorted;

  self->cards = nw_card_list_new ();
  nw_cards_page_init_filter (self);
  self->found = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->cards)),
                                           g_object_ref (self->filter));
  sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->found)),
                                    g_object_ref (nw_cards_table_get_sorter (self->table)));
  gtk_sort_list_model_set_incremental (sorted, TRUE);
  self->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (sorted)));

  g_signal_connect_object (self->selection, "selection-changed",
                           G_CALLBACK (on_selection_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed",
                           G_CALLBACK (on_selection_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->found, "items-changed", G_CALLBACK (on_found_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_table (NwCardsPage *self)
{
  self->table = NW_CARDS_TABLE (nw_cards_table_new (get_ruleset (self), self->list));
  g_signal_connect_object (self->table, "edited", G_CALLBACK (on_cell_edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (on_cell_refused_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->table_bin, GTK_WIDGET (self->table));
}

static void
name_search (NwCardsPage *self)
{
  const NwField *field =
    nw_fields_get_at (nw_ruleset_get_fields (get_ruleset (self)), self->list);
  g_autofree char *label = nw_naming_field (field);
  g_autofree char *words = nw_naming_step (_("Search in “%s”"), label);

  gtk_search_entry_set_placeholder_text (self->search_entry, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search_entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
on_read_only_changed_cb (NwCardsPage *self)
{
  const gboolean can_edit = !nw_document_is_read_only (self->document);

  nw_cards_table_set_can_edit (self->table, can_edit);
  nw_card_detail_set_edit (self->detail, can_edit);
  nw_cards_page_update_commands (self);
}

static void
on_collapsed_changed_cb (NwCardsPage *self)
{
  nw_card_detail_set_can_close (self->detail,
                                adw_overlay_split_view_get_collapsed (self->split));
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_cards_page_dispose (GObject *object)
{
  NwCardsPage *self = NW_CARDS_PAGE (object);

  if (self->table != NULL)
    nw_cards_page_keep_layout (self);
  g_clear_object (&self->settings);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->found != NULL)
    g_signal_handlers_disconnect_by_data (self->found, self);
  g_clear_handle_id (&self->detail_source, g_source_remove);
  g_clear_weak_pointer (&self->unsorting);
  if (self->gallery != NULL)
    gtk_grid_view_set_model (self->gallery, NULL);
  if (self->table != NULL)
    nw_cards_table_set_model (self->table, NULL);
  self->table = NULL;
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_CARDS_PAGE);
  g_clear_object (&self->selection);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_object (&self->cards);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (nw_cards_page_parent_class)->dispose (object);
}

static void
nw_cards_page_finalize (GObject *object)
{
  NwCardsPage *self = NW_CARDS_PAGE (object);

  g_free (self->list);
  g_free (self->words);
  g_clear_pointer (&self->wanted, g_ptr_array_unref);
  g_hash_table_unref (self->gallery_views);

  G_OBJECT_CLASS (nw_cards_page_parent_class)->finalize (object);
}

static void
on_gallery_activated_cb (NwCardsPage *self,
                         guint        position)
{
  gtk_selection_model_select_item (self->selection, position, TRUE);
  gtk_toggle_button_set_active (self->detail_button, TRUE);
}

static void
nw_cards_page_class_init (NwCardsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_cards_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_cards_page_finalize;
  nw_cards_page_install_commands (widget_class);

  g_type_ensure (NW_TYPE_CARD_DETAIL);
  nw_workshop_template_set (widget_class, "nw-cards-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, split);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, columns_button);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, detail_button);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, body);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, table_bin);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, gallery);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, status);
  gtk_widget_class_bind_template_child (widget_class, NwCardsPage, detail);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_gallery_activated_cb);
}

static void
nw_cards_page_init (NwCardsPage *self)
{
  self->gallery_views = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->split, "notify::collapsed",
                           G_CALLBACK (on_collapsed_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->detail, "edited", G_CALLBACK (on_detail_edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->detail, "picture-given", G_CALLBACK (on_picture_given_cb), self,
                           G_CONNECT_SWAPPED);
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_cards_page_new:
 * @document: the document
 * @list: pointer to one of its lists of cards
 *
 * Returns: (transfer floating): a page of these cards
 */
GtkWidget *
nw_cards_page_new (NwDocument *document,
                   const char *list)
{
  NwCardsPage *self = g_object_new (NW_TYPE_CARDS_PAGE, NULL);

  self->document = g_object_ref (document);
  self->list = g_strdup (list);
  make_table (self);
  make_model (self);
  update_cards (self);
  nw_cards_table_set_model (self->table, self->selection);
  nw_cards_page_init_gallery (self);
  nw_cards_page_init_drop (self);
  nw_cards_page_init_layout (self);
  nw_cards_page_fill_columns (self);
  name_search (self);
  on_problems_changed_cb (self);
  on_read_only_changed_cb (self);

  g_signal_connect_object (document, "changed", G_CALLBACK (on_document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "problems-changed", G_CALLBACK (on_problems_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::read-only", G_CALLBACK (on_read_only_changed_cb),
                           self, G_CONNECT_SWAPPED);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    gtk_selection_model_select_item (self->selection, 0, TRUE);
  nw_cards_page_update_detail (self);
  on_found_changed_cb (self);
  nw_cards_page_update_commands (self);

  return GTK_WIDGET (self);
}

/**
 * nw_cards_page_get_table:
 * @self: a page
 *
 * Returns: (transfer none): its table
 */
NwCardsTable *
nw_cards_page_get_table (NwCardsPage *self)
{
  return self->table;
}

/**
 * nw_cards_page_get_selection:
 * @self: a page
 *
 * Returns: (transfer none): its model, of #NwCardItem, with the cards that are chosen
 */
GtkSelectionModel *
nw_cards_page_get_selection (NwCardsPage *self)
{
  return self->selection;
}

/**
 * nw_cards_page_get_chosen:
 * @self: a page
 *
 * Returns: (transfer full) (element-type guint): indices of the chosen cards, in the order in which
 *   they are shown
 */
GArray *
nw_cards_page_get_chosen (NwCardsPage *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  GArray *indices = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, chosen, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    {
      g_autoptr (NwCardItem) item =
        g_list_model_get_item (G_LIST_MODEL (self->selection), position);
      const guint index = item != NULL ? nw_card_item_get_index (item) : 0;

      if (item != NULL)
        g_array_append_val (indices, index);
    }

  return indices;
}

/**
 * nw_cards_page_find_position:
 * @self: a page
 * @index: a card's index in the list
 *
 * Returns: where it stands, %GTK_INVALID_LIST_POSITION if it is not found
 */
guint
nw_cards_page_find_position (NwCardsPage *self,
                             guint        index)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (NwCardItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (nw_card_item_get_index (item) == index)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/**
 * nw_cards_page_choose:
 * @self: a page
 * @indices: (array length=n_indices): indices of cards
 * @n_indices: how many
 *
 * Chooses these cards and goes to the first of them; those that are not found stay unchosen.
 */
void
nw_cards_page_choose (NwCardsPage *self,
                      const guint *indices,
                      guint        n_indices)
{
  guint first = GTK_INVALID_LIST_POSITION;

  gtk_selection_model_unselect_all (self->selection);
  for (guint i = 0; i < n_indices; i++)
    {
      const guint position = nw_cards_page_find_position (self, indices[i]);

      if (position == GTK_INVALID_LIST_POSITION)
        continue;
      if (first == GTK_INVALID_LIST_POSITION)
        {
          first = position;
          gtk_column_view_scroll_to (nw_cards_table_get_view (self->table), first, NULL,
                                     GTK_LIST_SCROLL_FOCUS, NULL);
        }
      gtk_selection_model_select_item (self->selection, position, FALSE);
    }
}

/**
 * nw_cards_page_find_column:
 * @self: a page
 * @path: where a value is within a card: `points`, `name/es`
 *
 * Returns: (transfer none) (nullable): the column of these values
 */
const NwColumn *
nw_cards_page_find_column (NwCardsPage *self,
                           const char  *path)
{
  GPtrArray *columns = nw_cards_table_get_columns (self->table);

  for (guint i = 0; i < columns->len; i++)
    {
      const NwColumn *column = columns->pdata[i];
      const gsize length = strlen (column->path);

      if (column->language == NULL && strcmp (column->path, path) == 0)
        return column;
      if (column->language != NULL && strncmp (column->path, path, length) == 0 &&
          path[length] == '/' && strcmp (path + length + 1, column->language) == 0)
        return column;
    }

  return NULL;
}

/* The first column that shows some of what is there: of all words of a name, of one of several
 * patterns. */
static const NwColumn *
find_column_near (NwCardsPage *self,
                  const char  *path)
{
  GPtrArray *columns = nw_cards_table_get_columns (self->table);

  for (guint i = 0; i < columns->len; i++)
    {
      const NwColumn *column = columns->pdata[i];
      const gsize length = strlen (column->path);

      if (strncmp (column->path, path, length) == 0 &&
          (path[length] == '\0' || path[length] == '/'))
        return column;
    }

  return NULL;
}

/**
 * nw_cards_page_go_to:
 * @self: a page
 * @path: a place within the list: `3/points`
 *
 * Goes to a value of a card, and shows it if it was not found.
 */
void
nw_cards_page_go_to (NwCardsPage *self,
                     const char  *path)
{
  g_auto (GStrv) parts = g_strsplit (*path != '\0' ? path : "0", "/", 2);
  const guint index = (guint) g_ascii_strtoull (parts[0], NULL, 10);
  guint position = nw_cards_page_find_position (self, index);
  const NwColumn *column = NULL;

  if (position == GTK_INVALID_LIST_POSITION)
    {
      nw_cards_page_show_all (self);
      position = nw_cards_page_find_position (self, index);
    }
  if (position == GTK_INVALID_LIST_POSITION)
    return;

  if (parts[1] != NULL)
    column = nw_cards_page_find_column (self, parts[1]);
  if (parts[1] != NULL && column == NULL)
    column = find_column_near (self, parts[1]);
  gtk_stack_set_visible_child_name (self->stack, "table");
  nw_cards_table_scroll_to (self->table, position, column);
}

/**
 * nw_cards_page_search:
 * @self: a page
 *
 * Goes to the entry for searching.
 */
void
nw_cards_page_search (NwCardsPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/**
 * nw_cards_page_commit:
 * @self: a page
 *
 * Takes what somebody is typing.  Where something that can't stand in its cell was typed, now or
 * before, it goes there, and says why.
 *
 * Returns: whether everything was taken
 */
gboolean
nw_cards_page_commit (NwCardsPage *self)
{
  const NwColumn *column;
  NwCardItem *item;
  guint position;

  nw_cards_table_commit (self->table);
  item = nw_cards_table_find_refused (self->table, &column);
  if (item == NULL)
    return TRUE;

  position = nw_cards_page_find_position (self, nw_card_item_get_index (item));
  if (position == GTK_INVALID_LIST_POSITION)
    {
      nw_cards_page_show_all (self);
      position = nw_cards_page_find_position (self, nw_card_item_get_index (item));
    }
  gtk_stack_set_visible_child_name (self->stack, "table");
  if (position != GTK_INVALID_LIST_POSITION)
    nw_cards_table_edit_soon (self->table, position, column);

  return FALSE;
}
