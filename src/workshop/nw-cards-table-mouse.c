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

/* Whether a press is the second one in a cell, with no key in between that has gone elsewhere.  The
 * gesture does not tell, for a row that takes the first one for itself lets it begin to count anew. */
static gboolean
is_second_press (NwCardsTable  *self,
                 const NwPlace *place,
                 GtkGesture    *gesture)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  const guint32 now =
    gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  const gboolean is_same = nw_place_equal (place, &self->pressed) &&
                           nw_place_equal (place, &self->cursor);
  gboolean is_second;
  int interval;

  g_object_get (settings, "gtk-double-click-time", &interval, NULL);
  is_second = is_same && self->pressed_at != 0 && now - self->pressed_at < (guint32) interval;
  self->pressed = *place;
  self->pressed_at = is_second ? 0 : now;

  return is_second;
}

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

  if (is_second_press (self, &place, gesture) && cell != NULL && !is_extending (gesture))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      nw_cards_table_edit_cell (self, cell);
    }
  else
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

/* As far as there are rows to be seen: GTK loses count of what is pressed when the row that was
 * scrolls away (GTK 4.18), so that the table does not scroll by itself.  A click with Shift extends
 * to rows beyond. */
static void
on_dragged_cb (NwCardsTable   *self,
               double          offset_x,
               double          offset_y,
               GtkGestureDrag *gesture)
{
  NwPlace place;
  NwCell *cell;
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (!self->is_dragging &&
      !gtk_drag_check_threshold (GTK_WIDGET (self->view), (int) x, (int) y, (int) (x + offset_x),
                                 (int) (y + offset_y)))
    return;

  if (!self->is_dragging)
    {
      self->is_dragging = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      nw_cards_table_choose_rows (self);
    }
  if (find_place_at (self, x + offset_x, y + offset_y, &place, &cell) &&
      !nw_place_equal (&place, &self->cursor))
    nw_cards_table_go_to (self, &place, TRUE);
}

static void
on_drag_ended_cb (NwCardsTable *self)
{
  self->is_dragging = FALSE;
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
