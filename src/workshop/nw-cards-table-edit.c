/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Editing in the table of cards: a cell's editor, or a list to choose from.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

#include "ruleset/nw-json.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-naming.h"

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
          g_signal_emit_by_name (self, "refused", error->message);
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

/**
 * nw_cards_table_edit_cell:
 * @self: a table
 * @cell: one of its cells
 * @typed: (nullable): what somebody has begun to type; %NULL to edit what stands there
 *
 * Puts an editor there, or a list to choose from, if the table can be edited.
 */
void
nw_cards_table_edit_cell (NwCardsTable *self,
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
  nw_cards_table_edit_cell (self, cell, NULL);
}

/**
 * nw_cards_table_watch_cell:
 * @self: a table
 * @cell: one of its cells
 *
 * Lets the cell be edited.
 */
void
nw_cards_table_watch_cell (NwCardsTable *self,
                           NwCell       *cell)
{
  g_signal_connect_object (cell, "edited", G_CALLBACK (on_cell_edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cell, "edit-wanted", G_CALLBACK (on_edit_wanted_cb), self,
                           G_CONNECT_SWAPPED);
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

  nw_cards_table_edit_cell (self, cell, NULL);

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
