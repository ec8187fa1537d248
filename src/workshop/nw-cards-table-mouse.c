/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of cards under a mouse: a click goes to a cell, a double click edits it, dragging makes a
 * range.
 *
 * All of it is the table's: a gesture for each of thousands of cells would cost more than the cells.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

/* Between two rows, when the pointer is beyond the table, in milliseconds. */
#define SCROLL_INTERVAL 40

static gboolean
is_extending (GtkGesture *gesture)
{
  return (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture)) &
          GDK_SHIFT_MASK) != 0;
}

/* @cell: (out): the cell of values there, if there is one */
static gboolean
find_place_at (NwCardsTable  *self,
               double         x,
               double         y,
               NwPlace       *place,
               NwCell       **cell)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self->view), x, y, GTK_PICK_DEFAULT);
  GtkWidget *content = picked;

  if (!nw_cards_table_find_place (self, picked, place))
    return FALSE;

  /* The cell of the view around it has been picked, or something in it. */
  if (!NW_IS_CELL (content))
    content = gtk_widget_get_ancestor (picked, NW_TYPE_CELL);
  if (content == NULL)
    content = gtk_widget_get_first_child (picked);
  *cell = content != NULL && NW_IS_CELL (content) ? NW_CELL (content) : NULL;

  return TRUE;
}

/* ---- Clicks ----------------------------------------------------------------------------------- */

/* Before the row sees it, which then gives the focus to the column that has it already, and chooses
 * the card when the button is released. */
static void
on_pressed_cb (NwCardsTable *self,
               int           n_press,
               double        x,
               double        y,
               GtkGesture   *gesture)
{
  NwPlace place;
  NwCell *cell;

  if (!find_place_at (self, x, y, &place, &cell) || (cell != NULL && nw_cell_is_editing (cell)))
    return;

  if (n_press == 2 && cell != NULL && place.position == self->cursor.position &&
      place.column == self->cursor.column)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      nw_cards_table_edit_cell (self, cell);
    }
  else if (n_press == 1)
    nw_cards_table_point (self, &place, is_extending (gesture));
}

/* The list extends from a card of its own. */
static void
on_released_cb (NwCardsTable *self,
                int           n_press,
                double        x,
                double        y,
                GtkGesture   *gesture)
{
  if (is_extending (gesture) && self->cursor.column != NULL)
    nw_cards_table_choose_rows (self);
}

/* ---- Dragging --------------------------------------------------------------------------------- */

static gboolean
extend_to (NwCardsTable *self,
           double        x,
           double        y)
{
  NwPlace place;
  NwCell *cell;

  if (!find_place_at (self, x, y, &place, &cell))
    return FALSE;

  if (place.position != self->cursor.position || place.column != self->cursor.column)
    nw_cards_table_go_to (self, &place, TRUE);

  return TRUE;
}

/* Beyond the table, it comes by itself. */
static gboolean
on_scroll_due_cb (gpointer data)
{
  NwCardsTable *self = data;

  if (self->drag_y >= gtk_widget_get_height (GTK_WIDGET (self->view)))
    nw_cards_table_move (self, 0, 1, TRUE);
  else if (self->drag_y < 0)
    nw_cards_table_move (self, 0, -1, TRUE);

  return G_SOURCE_CONTINUE;
}

/* A finger scrolls instead. */
static gboolean
is_touch (GtkEventController *controller)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
on_drag_began_cb (NwCardsTable   *self,
                  double          x,
                  double          y,
                  GtkGestureDrag *gesture)
{
  NwPlace place;
  NwCell *cell;

  if (self->model == NULL || is_touch (GTK_EVENT_CONTROLLER (gesture)) ||
      !find_place_at (self, x, y, &place, &cell) ||
      (cell != NULL && nw_cell_is_editing (cell)))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_dragged_cb (NwCardsTable   *self,
               double          offset_x,
               double          offset_y,
               GtkGestureDrag *gesture)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  self->drag_x = x + offset_x;
  self->drag_y = y + offset_y;
  if (!self->is_dragging &&
      !gtk_drag_check_threshold (GTK_WIDGET (self->view), (int) x, (int) y, (int) self->drag_x,
                                 (int) self->drag_y))
    return;

  if (!self->is_dragging)
    {
      self->is_dragging = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      nw_cards_table_choose_rows (self);
      self->drag_timer = g_timeout_add (SCROLL_INTERVAL, on_scroll_due_cb, self);
    }
  extend_to (self, self->drag_x, self->drag_y);
}

static void
on_drag_ended_cb (NwCardsTable *self)
{
  self->is_dragging = FALSE;
  g_clear_handle_id (&self->drag_timer, g_source_remove);
}

/**
 * nw_cards_table_init_mouse:
 * @self: a new table with a view
 *
 * Lets clicks and drags say where somebody is.
 */
void
nw_cards_table_init_mouse (NwCardsTable *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkGesture *release = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (on_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (press));
  g_signal_connect_object (release, "released", G_CALLBACK (on_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (release));

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (on_drag_began_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (on_dragged_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "end", G_CALLBACK (on_drag_ended_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (drag));
}
