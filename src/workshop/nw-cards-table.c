/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of cards; see nw-cards-table.h.
 *
 * Nothing here depends on how many cards there are: what is bound to a row on the screen is all that
 * is touched by a change, and widths are fixed, so that nothing is measured.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-cell.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-naming.h"

/* Frames that a row has to come to the screen. */
#define MAX_TRIES 10

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

G_DEFINE_FINAL_TYPE (NwCardsTable, nw_cards_table, ADW_TYPE_BIN)

enum
{
  SIGNAL_EDITED,
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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

static guint
find_column (NwCardsTable   *self,
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

static void
show_cell (NwCardsTable *self,
           NwCell       *cell,
           NwCardItem   *item)
{
  const NwColumn *column = nw_cell_get_column (cell);
  const guint index = find_column (self, column);
  g_autofree char *text = get_text (self, column, nw_card_item_get_entry (item));

  nw_cell_show (cell, item, text, self->palettes->pdata[index]);
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

/* ---- Editing ---------------------------------------------------------------------------------- */

static void
edit_value (NwCardsTable   *self,
            NwCardItem     *item,
            const NwColumn *column,
            GVariant       *value)
{
  g_autoptr (GVariant) old = nw_column_get_value (column, nw_card_item_get_entry (item));

  if (old == value || (old != NULL && value != NULL && g_variant_equal (old, value)))
    return;

  g_signal_emit (self, signals[SIGNAL_EDITED], 0, nw_card_item_get_index (item), column, value);
}

static void
go_on (NwCardsTable *self,
       NwCell       *cell,
       NwCellMove    move)
{
  GtkWidget *row_cell = gtk_widget_get_parent (GTK_WIDGET (cell));
  static const GtkDirectionType directions[] = {
    [NW_CELL_DOWN] = GTK_DIR_DOWN, [NW_CELL_RIGHT] = GTK_DIR_RIGHT, [NW_CELL_LEFT] = GTK_DIR_LEFT,
  };

  if (move == NW_CELL_STAY || row_cell == NULL)
    return;

  gtk_widget_grab_focus (row_cell);
  gtk_widget_child_focus (GTK_WIDGET (self->view), directions[move]);
}

static void
on_cell_edited_cb (NwCardsTable *self,
                   const char   *text,
                   NwCellMove    move,
                   NwCell       *cell)
{
  const NwColumn *column = nw_cell_get_column (cell);
  g_autoptr (NwCardItem) item = nw_cell_get_item (cell) != NULL
                                ? g_object_ref (nw_cell_get_item (cell)) : NULL;
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *old = NULL;

  if (item == NULL)
    return;
  old = nw_column_get_text (column, nw_card_item_get_entry (item));
  if (!g_str_equal (old, text))
    {
      value = nw_column_parse (column, self->ruleset, text, &error);
      if (error != NULL)
        {
          nw_cell_refuse (cell);
          g_signal_emit (self, signals[SIGNAL_REFUSED], 0, error->message);
          return;
        }
      edit_value (self, item, column, value);
    }

  go_on (self, cell, move);
}

typedef struct
{
  GPtrArray  *choices;
  NwCardItem *item;
  NwCell     *cell;
} Choosing;

static void
free_choosing (gpointer  data,
               GClosure *closure)
{
  Choosing *choosing = data;

  g_ptr_array_unref (choosing->choices);
  g_object_unref (choosing->item);
  g_object_unref (choosing->cell);
  g_free (choosing);
}

static void
on_chosen_cb (GtkListBox    *box,
              GtkListBoxRow *row,
              gpointer       data)
{
  Choosing *choosing = data;
  const NwChoice *choice = choosing->choices->pdata[gtk_list_box_row_get_index (row)];
  NwCardsTable *self =
    NW_CARDS_TABLE (gtk_widget_get_ancestor (GTK_WIDGET (choosing->cell), NW_TYPE_CARDS_TABLE));
  GtkPopover *popover =
    GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (box), GTK_TYPE_POPOVER));
  g_autoptr (NwCardItem) item = g_object_ref (choosing->item);
  const NwColumn *column = nw_cell_get_column (choosing->cell);
  g_autoptr (GVariant) value = choice->value != NULL ? g_variant_ref (choice->value) : NULL;

  gtk_popover_popdown (popover);
  if (self != NULL)
    edit_value (self, item, column, value);
}

static void
on_choices_closed_cb (GtkWidget *popover)
{
  GtkWidget *cell = gtk_widget_get_parent (popover);

  if (cell != NULL && gtk_widget_get_parent (cell) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_parent (cell));
  gtk_widget_unparent (popover);
}

static GtkWidget *
new_choice_row (const char *label)
{
  GtkWidget *text = gtk_label_new (label);

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_add_css_class (text, "choice");

  return text;
}

/* What is chosen from a list is chosen from a list here too. */
static void
choose (NwCardsTable *self,
        NwCell       *cell)
{
  const NwColumn *column = nw_cell_get_column (cell);
  NwCardItem *item = nw_cell_get_item (cell);
  g_autoptr (GVariant) value = nw_column_get_value (column, nw_card_item_get_entry (item));
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_list_box_new ();
  Choosing *choosing = g_new0 (Choosing, 1);
  guint selected;

  choosing->choices = nw_choices_new (self->ruleset, column->field);
  choosing->item = g_object_ref (item);
  choosing->cell = g_object_ref (cell);
  selected = nw_choices_find (choosing->choices, value);
  for (guint i = 0; i < choosing->choices->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (box),
                         new_choice_row (((NwChoice *) choosing->choices->pdata[i])->label));
  gtk_list_box_select_row (GTK_LIST_BOX (box),
                           gtk_list_box_get_row_at_index (GTK_LIST_BOX (box), (int) selected));
  g_signal_connect_data (box, "row-activated", G_CALLBACK (on_chosen_cb), choosing, free_choosing,
                         0);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  gtk_widget_add_css_class (popover, "choices");
  gtk_widget_set_parent (popover, GTK_WIDGET (cell));
  g_signal_connect (popover, "closed", G_CALLBACK (on_choices_closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
edit_cell (NwCardsTable *self,
           NwCell       *cell,
           const char   *typed)
{
  const NwColumn *column = nw_cell_get_column (cell);
  NwCardItem *item = nw_cell_get_item (cell);

  if (item == NULL || !self->can_edit)
    return;

  if (nw_choices_are_for (column->field))
    {
      choose (self, cell);
      return;
    }

  if (typed != NULL)
    nw_cell_edit (cell, typed, TRUE);
  else
    {
      g_autofree char *text = nw_column_get_text (column, nw_card_item_get_entry (item));

      nw_cell_edit (cell, text, FALSE);
    }
}

static void
on_edit_wanted_cb (NwCardsTable *self,
                   NwCell       *cell)
{
  edit_cell (self, cell, NULL);
}

/* ---- Columns ---------------------------------------------------------------------------------- */

static void
on_cell_setup_cb (NwCardsTable             *self,
                  GtkListItem              *list_item,
                  GtkSignalListItemFactory *factory)
{
  const NwColumn *column = g_object_get_data (G_OBJECT (factory), "column");
  GtkWidget *cell = nw_cell_new (column);

  g_signal_connect_object (cell, "edited", G_CALLBACK (on_cell_edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cell, "edit-wanted", G_CALLBACK (on_edit_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, cell);
}

static void
on_cell_bound_cb (NwCardsTable *self,
                  GtkListItem  *list_item)
{
  NwCell *cell = NW_CELL (gtk_list_item_get_child (list_item));

  g_hash_table_add (self->cells, cell);
  show_cell (self, cell, gtk_list_item_get_item (list_item));
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
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_cell_setup_cb), self,
                           G_CONNECT_SWAPPED);
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

  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (list_item, label);
}

static void
on_place_bound_cb (NwCardsTable *self,
                   GtkListItem  *list_item)
{
  GtkWidget *label = gtk_list_item_get_child (list_item);
  g_autofree char *text = g_strdup_printf (
    "%u", nw_card_item_get_index (gtk_list_item_get_item (list_item)) + 1);

  g_object_set_data (G_OBJECT (label), "item", gtk_list_item_get_item (list_item));
  g_hash_table_add (self->cells, label);
  gtk_inscription_set_text (GTK_INSCRIPTION (label), text);
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
  gtk_column_view_column_set_fixed_width (column, 56);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_append_column (self->view, column);
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

static void
add_columns (NwCardsTable *self)
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

/* ---- Keys ------------------------------------------------------------------------------------- */

static NwCell *
find_focus_cell (NwCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *child;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)))
    return NULL;

  child = gtk_widget_get_first_child (focus);
  if (child != NULL && NW_IS_CELL (child))
    return NW_CELL (child);

  return (NwCell *) gtk_widget_get_ancestor (focus, NW_TYPE_CELL);
}

static gboolean
on_key_pressed_cb (NwCardsTable   *self,
                   guint           keyval,
                   guint           keycode,
                   GdkModifierType state)
{
  NwCell *cell = find_focus_cell (self);
  const gunichar letter = gdk_keyval_to_unicode (keyval);
  char typed[8] = "";

  if (cell != NULL)
    self->focus_column = nw_cell_get_column (cell);
  if (cell == NULL || nw_cell_is_editing (cell) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_F2 || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      edit_cell (self, cell, NULL);
      return GDK_EVENT_STOP;
    }
  if (letter <= ' ' || letter == 0x7f || !g_unichar_isprint (letter))
    return GDK_EVENT_PROPAGATE;

  typed[g_unichar_to_utf8 (letter, typed)] = '\0';
  edit_cell (self, cell, typed);

  return GDK_EVENT_STOP;
}

static void
on_focus_changed_cb (NwCardsTable *self)
{
  NwCell *cell = find_focus_cell (self);

  if (cell != NULL)
    self->focus_column = nw_cell_get_column (cell);
}

static void
on_root_changed_cb (NwCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint           key;
    GdkModifierType modifiers;
    const char     *action;
  } keys[] = {
    { GDK_KEY_Delete, 0, "cards.delete" },
    { GDK_KEY_BackSpace, 0, "cards.delete" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "cards.copy" },
    { GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "cards.copy-with-heads" },
    { GDK_KEY_x, GDK_CONTROL_MASK, "cards.cut" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "cards.paste" },
    { GDK_KEY_d, GDK_CONTROL_MASK, "cards.fill-down" },
    { GDK_KEY_Up, GDK_ALT_MASK, "cards.move-up" },
    { GDK_KEY_Down, GDK_ALT_MASK, "cards.move-down" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers,
                                         keys[i].action, NULL);
}

/* The column that has the focus goes last: looking for another one to have it,
 * gtk_column_view_remove_column () leaks those that it looks at (GTK 4.18). */
static void
remove_columns (NwCardsTable *self)
{
  GListModel *all = gtk_column_view_get_columns (self->view);
  const guint index = self->focus_column != NULL ? find_column (self, self->focus_column)
                                                 : G_MAXUINT;
  GtkColumnViewColumn *last = index != G_MAXUINT ? self->view_columns->pdata[index] : NULL;

  for (guint i = g_list_model_get_n_items (all); i > 0; i--)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i - 1);

      if (column != last)
        gtk_column_view_remove_column (self->view, column);
    }
  if (last != NULL)
    gtk_column_view_remove_column (self->view, last);
}

static void
nw_cards_table_dispose (GObject *object)
{
  NwCardsTable *self = NW_CARDS_TABLE (object);

  if (self->view != NULL)
    {
      gtk_column_view_set_model (self->view, NULL);
      remove_columns (self);
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
  add_keys (GTK_WIDGET_CLASS (klass));
}

static void
nw_cards_table_init (NwCardsTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->view_columns = g_ptr_array_new_with_free_func (g_object_unref);
  self->palettes = g_ptr_array_new ();
  self->cells = g_hash_table_new (NULL, NULL);
  self->problems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_tab_behavior (self->view, GTK_LIST_TAB_CELL);
  gtk_column_view_set_reorderable (self->view, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "data-table");
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "cards-table");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  g_signal_connect (self, "notify::root", G_CALLBACK (on_root_changed_cb), NULL);

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
  add_columns (self);
  update_palettes (self);

  return GTK_WIDGET (self);
}

/**
 * nw_cards_table_set_model:
 * @self: a table
 * @model: of #NwCardItem
 *
 * Shows these cards.
 */
void
nw_cards_table_set_model (NwCardsTable      *self,
                          GtkSelectionModel *model)
{
  gtk_column_view_set_model (self->view, model);
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

static void
refresh (NwCardsTable *self)
{
  GHashTableIter iter;
  gpointer cell;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &cell, NULL))
    if (NW_IS_CELL (cell))
      {
        if (nw_cell_get_item (cell) != NULL)
          show_cell (self, cell, nw_cell_get_item (cell));
      }
    else
      {
        g_autofree char *text = g_strdup_printf (
          "%u", nw_card_item_get_index (g_object_get_data (cell, "item")) + 1);

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
  NwRuleset *old = self->ruleset;

  self->ruleset = nw_ruleset_ref (ruleset);
  nw_ruleset_unref (old);
  update_palettes (self);
  refresh (self);
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
  g_hash_table_remove_all (self->problems);
  for (guint i = 0; i < problems->len; i++)
    add_problem (self, problems->pdata[i]);
  refresh (self);
}

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
  const guint index = find_column (self, column);

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
  const guint index = find_column (self, column);

  g_return_if_fail (index != G_MAXUINT);

  gtk_column_view_column_set_visible (self->view_columns->pdata[index], is_visible);
}

/**
 * nw_cards_table_get_focus_column:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): the column that somebody is or was in
 */
const NwColumn *
nw_cards_table_get_focus_column (NwCardsTable *self)
{
  return self->focus_column;
}

static NwCell *
find_cell (NwCardsTable   *self,
           guint           position,
           const NwColumn *column)
{
  GListModel *model = G_LIST_MODEL (gtk_column_view_get_model (self->view));
  g_autoptr (NwCardItem) item =
    model != NULL ? g_list_model_get_item (model, position) : NULL;
  GHashTableIter iter;
  gpointer cell;

  g_hash_table_iter_init (&iter, self->cells);
  while (item != NULL && g_hash_table_iter_next (&iter, &cell, NULL))
    if (NW_IS_CELL (cell) && nw_cell_get_item (cell) == item &&
        nw_cell_get_column (cell) == column)
      return cell;

  return NULL;
}

/* Goes to a cell of a row that is on the screen. */
static gboolean
go_to_cell (NwCardsTable *self)
{
  NwCell *cell = find_cell (self, self->wanted_position, self->focus_column);
  GtkWidget *parent = cell != NULL ? gtk_widget_get_parent (GTK_WIDGET (cell)) : NULL;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double start;

  if (parent == NULL || !gtk_widget_get_mapped (parent) ||
      !gtk_widget_compute_bounds (parent, GTK_WIDGET (self->view), &bounds))
    return FALSE;

  adjustment = gtk_scrolled_window_get_hadjustment (self->scrolled);
  start = gtk_adjustment_get_value (adjustment) + (double) bounds.origin.x;

  gtk_adjustment_clamp_page (adjustment, start, start + (double) bounds.size.width);

  return gtk_widget_grab_focus (parent);
}

static gboolean
on_ticked_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  NwCardsTable *self = NW_CARDS_TABLE (widget);

  if (!go_to_cell (self) && --self->n_tries > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

/**
 * nw_cards_table_scroll_to:
 * @self: a table
 * @position: a position of its model
 * @column: (nullable): one of its columns
 *
 * Goes to a cell, or a card; to a cell as soon as its row is on the screen.
 */
void
nw_cards_table_scroll_to (NwCardsTable   *self,
                          guint           position,
                          const NwColumn *column)
{
  const guint index = column != NULL ? find_column (self, column) : G_MAXUINT;

  /* Not to its column as well: gtk_column_view_scroll_to () leaks columns (GTK 4.18). */
  gtk_column_view_scroll_to (self->view, position, NULL,
                             GTK_LIST_SCROLL_FOCUS | GTK_LIST_SCROLL_SELECT, NULL);
  if (index == G_MAXUINT)
    return;

  gtk_column_view_column_set_visible (self->view_columns->pdata[index], TRUE);
  self->focus_column = column;
  self->wanted_position = position;
  self->n_tries = MAX_TRIES;
  if (!go_to_cell (self) && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_ticked_cb, NULL, NULL);
}

/**
 * nw_cards_table_edit:
 * @self: a table
 * @position: a position of its model
 * @column: one of its columns
 *
 * Puts an editor into a cell that is on the screen.
 *
 * Returns: whether it was
 */
gboolean
nw_cards_table_edit (NwCardsTable   *self,
                     guint           position,
                     const NwColumn *column)
{
  NwCell *cell = find_cell (self, position, column);

  if (cell == NULL)
    return FALSE;

  edit_cell (self, cell, NULL);

  return TRUE;
}

/**
 * nw_cards_table_commit:
 * @self: a table
 *
 * Ends any editing with what was typed so far.
 */
void
nw_cards_table_commit (NwCardsTable *self)
{
  g_autoptr (GPtrArray) editing = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer cell;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &cell, NULL))
    if (NW_IS_CELL (cell) && nw_cell_is_editing (cell))
      g_ptr_array_add (editing, cell);
  for (guint i = 0; i < editing->len; i++)
    nw_cell_commit (editing->pdata[i], NW_CELL_STAY);
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
