/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where somebody is in the table of cards: keys, the focus, and going to a cell.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

/* Frames that a row has to come to the screen. */
#define MAX_TRIES 10

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
      nw_cards_table_edit_cell (self, cell, NULL);
      return GDK_EVENT_STOP;
    }
  if (letter <= ' ' || letter == 0x7f || !g_unichar_isprint (letter))
    return GDK_EVENT_PROPAGATE;

  typed[g_unichar_to_utf8 (letter, typed)] = '\0';
  nw_cards_table_edit_cell (self, cell, typed);

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

/**
 * nw_cards_table_init_keys:
 * @self: a new table with a view
 *
 * Lets its cells be edited by keys, and knows which column somebody is in.
 */
void
nw_cards_table_init_keys (NwCardsTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  g_signal_connect (self, "notify::root", G_CALLBACK (on_root_changed_cb), NULL);
}

/**
 * nw_cards_table_find_cell:
 * @self: a table
 * @position: a position of its model
 * @column: (nullable): one of its columns
 *
 * Returns: (transfer none) (nullable): the cell, if it is on the screen
 */
NwCell *
nw_cards_table_find_cell (NwCardsTable   *self,
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
  NwCell *cell = nw_cards_table_find_cell (self, self->wanted_position, self->focus_column);
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
  const guint index = column != NULL ? nw_cards_table_find_column (self, column) : G_MAXUINT;

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
