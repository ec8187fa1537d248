/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Editing in the table of cards: a cell's editor, or a list to choose from.
 *
 * What can't stand in a cell is refused.  As long as somebody is there the editor stays; afterwards
 * the table keeps what was typed, and shows it in its place, until it is mended or given up.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"

/* ---- What was refused ------------------------------------------------------------------------- */

typedef struct
{
  NwCardItem     *item;
  const NwColumn *column;
  char           *text;
  char           *why;
} Refused;

/**
 * nw_cards_table_free_refused:
 * @data: what was refused
 *
 * Forgets it.
 */
void
nw_cards_table_free_refused (gpointer data)
{
  Refused *refused = data;

  g_object_unref (refused->item);
  g_free (refused->text);
  g_free (refused->why);
  g_free (refused);
}

static Refused *
find_refused (NwCardsTable   *self,
              NwCardItem     *item,
              const NwColumn *column)
{
  for (guint i = 0; i < self->refused->len; i++)
    {
      Refused *refused = self->refused->pdata[i];

      if (refused->item == item && refused->column == column)
        return refused;
    }

  return NULL;
}

static void
forget_refused (NwCardsTable   *self,
                NwCardItem     *item,
                const NwColumn *column)
{
  Refused *refused = find_refused (self, item, column);

  if (refused != NULL)
    g_ptr_array_remove_fast (self->refused, refused);
}

static void
keep_refused (NwCardsTable   *self,
              NwCardItem     *item,
              const NwColumn *column,
              const char     *text,
              const char     *why)
{
  Refused *refused = g_new0 (Refused, 1);

  forget_refused (self, item, column);
  refused->item = g_object_ref (item);
  refused->column = column;
  refused->text = g_strdup (text);
  refused->why = g_strdup (why);
  g_ptr_array_add (self->refused, refused);
}

/**
 * nw_cards_table_get_refused:
 * @self: a table
 * @item: a card
 * @column: one of the table's columns
 * @why: (out) (transfer none) (optional): a sentence
 *
 * Returns: (transfer none) (nullable): what was typed there and can't stand there
 */
const char *
nw_cards_table_get_refused (NwCardsTable    *self,
                            NwCardItem      *item,
                            const NwColumn  *column,
                            const char     **why)
{
  const Refused *refused = find_refused (self, item, column);

  if (why != NULL)
    *why = refused != NULL ? refused->why : NULL;

  return refused != NULL ? refused->text : NULL;
}

/**
 * nw_cards_table_find_refused:
 * @self: a table
 * @column: (out) (transfer none): its column
 *
 * Looks for what was typed and refused.
 *
 * Returns: (transfer none) (nullable): the first card that has some
 */
NwCardItem *
nw_cards_table_find_refused (NwCardsTable    *self,
                             const NwColumn **column)
{
  for (guint i = self->refused->len; i > 0; i--)
    if (nw_card_item_is_gone (((Refused *) self->refused->pdata[i - 1])->item))
      g_ptr_array_remove_index (self->refused, i - 1);
  if (self->refused->len == 0)
    return NULL;

  *column = ((Refused *) self->refused->pdata[0])->column;

  return ((Refused *) self->refused->pdata[0])->item;
}

/* ---- Values ----------------------------------------------------------------------------------- */

static void
edit_value (NwCardsTable   *self,
            NwCardItem     *item,
            const NwColumn *column,
            GVariant       *value)
{
  g_autoptr (GVariant) old = nw_column_get_value (column, nw_card_item_get_entry (item));

  if (old == value || (old != NULL && value != NULL && nw_json_equal (old, value)))
    return;

  g_signal_emit_by_name (self, "edited", nw_card_item_get_index (item), column, value);
}

static void
end_editor (NwCardsTable *self,
            NwCell       *cell)
{
  nw_cell_accept (cell);
  nw_steps_typing (GTK_WIDGET (self), FALSE);
}

static void
refuse (NwCardsTable *self,
        NwCell       *cell,
        NwCardItem   *item,
        const char   *text,
        NwCellMove    move,
        const char   *why)
{
  if (move == NW_CELL_STAY)
    {
      keep_refused (self, item, nw_cell_get_column (cell), text, why);
      end_editor (self, cell);
      nw_cards_table_show_cell (self, cell, item);
    }
  else
    nw_cell_refuse (cell, why);
  g_signal_emit_by_name (self, "refused", why);
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
  gboolean is_other;

  if (item == NULL || nw_card_item_is_gone (item))
    {
      end_editor (self, cell);
      return;
    }

  old = nw_column_get_text (column, nw_card_item_get_entry (item));
  is_other = !g_str_equal (old, text);
  if (is_other)
    value = nw_column_parse (column, self->ruleset, text, &error);
  if (error != NULL)
    {
      refuse (self, cell, item, text, move, error->message);
      return;
    }

  forget_refused (self, item, column);
  end_editor (self, cell);
  nw_cards_table_show_cell (self, cell, item);
  if (is_other)
    edit_value (self, item, column, value);
  nw_cards_table_step (self, move);
}

static void
on_cell_cancelled_cb (NwCardsTable *self,
                      NwCell       *cell)
{
  NwCardItem *item = nw_cell_get_item (cell);

  nw_steps_typing (GTK_WIDGET (self), FALSE);
  if (item == NULL)
    return;

  forget_refused (self, item, nw_cell_get_column (cell));
  nw_cards_table_show_cell (self, cell, item);
}

/* ---- Choosing from a list --------------------------------------------------------------------- */

typedef struct
{
  GPtrArray  *choices;
  NwCardItem *item;
  NwCell     *cell;
  GString    *typed;
  GtkListBox *box;      /* borrowed */
  NwCellMove  move;     /* where to go then */
} Choosing;

static void
free_choosing (gpointer  data,
               GClosure *closure)
{
  Choosing *choosing = data;

  g_ptr_array_unref (choosing->choices);
  g_object_unref (choosing->item);
  g_object_unref (choosing->cell);
  g_string_free (choosing->typed, TRUE);
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
  const NwCellMove move = choosing->move;

  gtk_popover_popdown (popover);
  if (self == NULL)
    return;

  edit_value (self, item, column, value);
  nw_cards_table_step (self, move);
}

static void
on_choices_closed_cb (GtkWidget *popover)
{
  GtkWidget *cell = gtk_widget_get_parent (popover);

  if (cell != NULL && gtk_widget_get_parent (cell) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_parent (cell));
  gtk_widget_unparent (popover);
}

/* The first choice that begins with what was typed, or else the one that has it. */
static GtkListBoxRow *
find_typed (const Choosing *choosing)
{
  g_autofree char *typed = g_utf8_casefold (choosing->typed->str, -1);
  int inside = -1;

  for (guint i = 0; i < choosing->choices->len; i++)
    {
      const NwChoice *choice = choosing->choices->pdata[i];
      g_autofree char *label = g_utf8_casefold (choice->label, -1);

      if (g_str_has_prefix (label, typed))
        return gtk_list_box_get_row_at_index (choosing->box, (int) i);
      if (inside < 0 && strstr (label, typed) != NULL)
        inside = (int) i;
    }

  return inside >= 0 ? gtk_list_box_get_row_at_index (choosing->box, inside) : NULL;
}

static void
type_choice (Choosing *choosing,
             gunichar  letter)
{
  const gsize before = choosing->typed->len;
  GtkListBoxRow *row;

  g_string_append_unichar (choosing->typed, letter);
  row = find_typed (choosing);
  /* Typed so far it may be the beginning of another one. */
  if (row == NULL && before > 0)
    {
      g_string_truncate (choosing->typed, 0);
      g_string_append_unichar (choosing->typed, letter);
      row = find_typed (choosing);
    }
  if (row == NULL)
    {
      g_string_truncate (choosing->typed, 0);
      return;
    }

  gtk_list_box_select_row (choosing->box, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
on_choosing_key_pressed_cb (GtkEventControllerKey *keys,
                            guint                  keyval,
                            guint                  keycode,
                            GdkModifierType        state,
                            gpointer               data)
{
  Choosing *choosing = data;
  const gboolean is_back = (state & GDK_SHIFT_MASK) != 0;
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (choosing->box));
  const gunichar letter = gdk_keyval_to_unicode (keyval);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      choosing->move = is_back ? NW_CELL_UP : NW_CELL_DOWN;
      break;
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
    case GDK_KEY_ISO_Left_Tab:
      choosing->move = is_back ? NW_CELL_LEFT : NW_CELL_RIGHT;
      break;
    default:
      if (letter <= ' ' || letter == 0x7f || !g_unichar_isprint (letter))
        return GDK_EVENT_PROPAGATE;
      type_choice (choosing, letter);
      return GDK_EVENT_STOP;
    }

  if (row != NULL)
    g_signal_emit_by_name (choosing->box, "row-activated", row);

  return GDK_EVENT_STOP;
}

static GtkWidget *
new_choice_row (const char *label)
{
  GtkWidget *text = gtk_label_new (label);

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_add_css_class (text, "choice");

  return text;
}

static GtkWidget *
new_choices_popover (GtkWidget *box)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  gtk_widget_add_css_class (popover, "choices");
  g_signal_connect (popover, "closed", G_CALLBACK (on_choices_closed_cb), NULL);

  return popover;
}

/* What is chosen from a list is chosen from a list here too. */
static void
choose (NwCardsTable *self,
        NwCell       *cell,
        const char   *typed)
{
  const NwColumn *column = nw_cell_get_column (cell);
  NwCardItem *item = nw_cell_get_item (cell);
  g_autoptr (GVariant) value = nw_column_get_value (column, nw_card_item_get_entry (item));
  GtkWidget *box = gtk_list_box_new ();
  GtkWidget *popover = new_choices_popover (box);
  GtkEventController *keys = gtk_event_controller_key_new ();
  Choosing *choosing = g_new0 (Choosing, 1);
  GtkListBoxRow *row;

  choosing->choices = nw_choices_new (self->ruleset, column->field);
  choosing->item = g_object_ref (item);
  choosing->cell = g_object_ref (cell);
  choosing->typed = g_string_new (NULL);
  choosing->box = GTK_LIST_BOX (box);
  for (guint i = 0; i < choosing->choices->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (box),
                         new_choice_row (((NwChoice *) choosing->choices->pdata[i])->label));
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (box),
                                       (int) nw_choices_find (choosing->choices, value));
  gtk_list_box_select_row (GTK_LIST_BOX (box), row);
  g_signal_connect_data (box, "row-activated", G_CALLBACK (on_chosen_cb), choosing, free_choosing,
                         0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_choosing_key_pressed_cb), choosing);
  gtk_widget_add_controller (box, keys);

  gtk_widget_set_parent (popover, GTK_WIDGET (cell));
  gtk_popover_popup (GTK_POPOVER (popover));
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  if (typed != NULL && *typed > ' ')
    type_choice (choosing, g_utf8_get_char (typed));
}

/* ---- Beginning and ending --------------------------------------------------------------------- */

static void
on_typed_cb (NwCardsTable *self)
{
  nw_steps_typing (GTK_WIDGET (self), TRUE);
}

/* Of thousands of cells few are ever edited: only those are listened to. */
static void
put_editor (NwCardsTable *self,
            NwCell       *cell,
            const char   *text,
            gboolean      is_typed)
{
  if (g_signal_handler_find (cell, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_cell_edited_cb, NULL) == 0)
    {
      g_signal_connect_object (cell, "edited", G_CALLBACK (on_cell_edited_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (cell, "cancelled", G_CALLBACK (on_cell_cancelled_cb), self,
                               G_CONNECT_SWAPPED);
    }
  nw_cell_edit (cell, text, is_typed);
  g_signal_connect_object (nw_cell_get_editor (cell), "changed", G_CALLBACK (on_typed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * nw_cards_table_edit_cell:
 * @self: a table
 * @cell: one of its cells
 *
 * Puts an editor there, with what stands there, or a list to choose from, if the table can be
 * edited.
 */
void
nw_cards_table_edit_cell (NwCardsTable *self,
                          NwCell       *cell)
{
  const NwColumn *column = nw_cell_get_column (cell);
  NwCardItem *item = nw_cell_get_item (cell);
  const char *refused, *why;
  g_autofree char *text = NULL;

  if (item == NULL || !self->can_edit)
    return;
  if (nw_choices_are_for (column->field))
    {
      choose (self, cell, NULL);
      return;
    }

  refused = nw_cards_table_get_refused (self, item, column, &why);
  text = refused != NULL ? g_strdup (refused)
                         : nw_column_get_text (column, nw_card_item_get_entry (item));
  put_editor (self, cell, text, FALSE);
  if (refused != NULL)
    nw_cell_refuse (cell, why);
}

/**
 * nw_cards_table_type_in_cell:
 * @self: a table
 * @cell: one of its cells
 * @keys: what has got a key just now
 * @typed: the letter that the key stands for, or none if it is the first of several that do
 *
 * Puts an empty editor there and gives it the key, so that accents are composed and other methods
 * of input work, or opens a list to choose from.
 */
void
nw_cards_table_type_in_cell (NwCardsTable          *self,
                             NwCell                *cell,
                             GtkEventControllerKey *keys,
                             const char            *typed)
{
  GtkWidget *editor;

  if (nw_cell_get_item (cell) == NULL || !self->can_edit)
    return;
  if (nw_choices_are_for (nw_cell_get_column (cell)->field))
    {
      choose (self, cell, typed);
      return;
    }

  put_editor (self, cell, "", TRUE);
  editor = nw_cell_get_editor (cell);
  if (!gtk_event_controller_key_forward (keys, editor) && *typed != '\0')
    {
      gtk_editable_set_text (GTK_EDITABLE (editor), typed);
      gtk_editable_set_position (GTK_EDITABLE (editor), -1);
    }
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
  NwCell *cell = nw_cards_table_find_cell (self, position, column);

  if (cell == NULL)
    return FALSE;

  nw_cards_table_edit_cell (self, cell);

  return TRUE;
}

/**
 * nw_cards_table_commit:
 * @self: a table
 *
 * Ends any editing with what was typed so far; nw_cards_table_find_refused() tells whether some of
 * it was refused.
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
