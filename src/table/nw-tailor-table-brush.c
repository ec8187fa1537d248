/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dyeing by hand: a colour is dragged from the palette, drawn along the row, and let go.
 *
 * The section reaches from where the colour came upon the row to where it is, as far as the cloth is
 * of one colour, and is seen in the new colour where that is possible.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-fabric-piece.h"
#include "table/nw-motion.h"
#include "table/nw-tailor-table-private.h"

static NwMotion *
get_motion (NwTailorTable *self)
{
  return NW_MOTION (gtk_widget_get_ancestor (GTK_WIDGET (self), NW_TYPE_MOTION));
}

/* The colour of the palette at a point of the table. */
static guint
find_colour (NwTailorTable *self,
             double         x,
             double         y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  guint colour;

  if (widget == NULL || !NW_IS_FABRIC_PIECE (widget))
    return NW_TAILOR_NONE;

  colour = nw_fabric_piece_get_colour (NW_FABRIC_PIECE (widget));

  return (GtkWidget *) nw_own_board_find_colour (self->board, colour) == widget ? colour
                                                                                : NW_TAILOR_NONE;
}

/* From the anchor towards @to, as far as the cloth is of one colour. */
static void
select_towards (NwTailorTable *self,
                guint          to)
{
  const guint colour =
    nw_tailor_game_get_fabric (self->game, self->viewer, self->brush_anchor);
  guint first = self->brush_anchor, last = self->brush_anchor;

  while (last < to && nw_tailor_game_get_fabric (self->game, self->viewer, last + 1) == colour)
    last++;
  while (first > to && nw_tailor_game_get_fabric (self->game, self->viewer, first - 1) == colour)
    first--;
  nw_row_view_set_selection (nw_own_board_get_row (self->board), first, last);
}

/* Whether the colour could be dropped at that point of the table; shows what would come of it. */
static gboolean
follow (NwTailorTable *self,
        double         x,
        double         y)
{
  NwRowView *row = nw_own_board_get_row (self->board);
  graphene_point_t point;
  guint at, first, last;
  gboolean is_legal;

  if (!gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (row),
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &point) ||
      !nw_row_view_find_fabric (row, (double) point.x, (double) point.y, &at))
    {
      self->brush_anchor = NW_TAILOR_NONE;
      nw_row_view_unselect (row);
      nw_row_view_preview (row, NW_TAILOR_NONE);
      return TRUE;
    }

  if (self->brush_anchor == NW_TAILOR_NONE)
    self->brush_anchor = at;
  select_towards (self, at);
  nw_row_view_get_selection (row, &first, &last);
  is_legal = nw_tailor_table_can_dye (self, first, last, self->brush);
  nw_row_view_preview (row, is_legal ? self->brush : NW_TAILOR_NONE);
  nw_tailor_table_prompt (self);

  return is_legal;
}

static void
carry (NwTailorTable *self,
       double         x,
       double         y)
{
  const gboolean is_pale = !follow (self, x, y);
  GtkWidget *model = GTK_WIDGET (nw_own_board_find_colour (self->board, self->brush));
  NwMotion *motion = get_motion (self);
  graphene_point_t point;

  if (motion != NULL && model != NULL &&
      gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (motion),
                                &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    nw_motion_carry (motion, model, (double) point.x, (double) point.y, is_pale);
}

static void
on_drag_began_cb (NwTailorTable  *self,
                  double          x,
                  double          y,
                  GtkGestureDrag *drag)
{
  self->brush = self->is_live ? find_colour (self, x, y) : NW_TAILOR_NONE;
  self->brush_anchor = NW_TAILOR_NONE;
  if (self->brush == NW_TAILOR_NONE)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static gboolean
is_dragging (GtkGestureDrag *drag)
{
  GdkEventSequence *sequence =
    gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));

  return gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) ==
         GTK_EVENT_SEQUENCE_CLAIMED;
}

static void
on_drag_updated_cb (NwTailorTable  *self,
                    double          dx,
                    double          dy,
                    GtkGestureDrag *drag)
{
  double x, y;

  if (self->brush == NW_TAILOR_NONE || !self->is_live ||
      !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  /* A small movement is still a click. */
  if (!is_dragging (drag) &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y, (int) (x + dx),
                                 (int) (y + dy)))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  carry (self, x + dx, y + dy);
}

/* Dyes, or says why not; away from the row nothing was meant. */
static void
let_go (NwTailorTable *self)
{
  const guint colour = self->brush;
  NwMotion *motion = get_motion (self);

  self->brush = NW_TAILOR_NONE;
  if (self->brush_anchor == NW_TAILOR_NONE)
    {
      if (motion != NULL)
        nw_motion_put_back (motion);
      return;
    }

  if (motion != NULL)
    nw_motion_drop (motion);
  nw_tailor_table_choose_colour (self, colour);
  nw_row_view_preview (nw_own_board_get_row (self->board), NW_TAILOR_NONE);
}

static void
on_drag_ended_cb (NwTailorTable  *self,
                  double          dx,
                  double          dy,
                  GtkGestureDrag *drag)
{
  if (self->brush != NW_TAILOR_NONE && is_dragging (drag))
    let_go (self);
}

/* The table may be on its way out. */
static void
on_drag_cancelled_cb (NwTailorTable *self)
{
  NwMotion *motion = get_motion (self);

  if (self->brush == NW_TAILOR_NONE || self->board == NULL)
    return;

  self->brush = NW_TAILOR_NONE;
  nw_row_view_preview (nw_own_board_get_row (self->board), NW_TAILOR_NONE);
  if (motion != NULL)
    nw_motion_put_back (motion);
}

/**
 * nw_tailor_table_watch_brush:
 * @self: the table
 *
 * Follows colours that are dragged from the palette.
 */
void
nw_tailor_table_watch_brush (NwTailorTable *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->brush = NW_TAILOR_NONE;
  self->brush_anchor = NW_TAILOR_NONE;
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_began_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_updated_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_ended_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (on_drag_cancelled_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
