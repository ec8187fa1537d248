/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing Tattoo Brawl by hand: something is dragged to where it is to go, by the pointer or by a
 * finger, and let go.
 *
 * That is the same as choosing it and then the place.  Besides the places, whole parts of the table
 * take what can only go there: the own board a tattoo that is drawn, the studio what is given away.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-table-private.h"
#include "table/nw-motion.h"

/* Moves that bring something to the own board, and those that give something to the studio. */
#define TO_BOARD                                                                                   \
  (1u << NW_BRAWL_TAKE | 1u << NW_BRAWL_STEAL | 1u << NW_BRAWL_INK | 1u << NW_BRAWL_BUY |          \
   1u << NW_BRAWL_DRAW)
#define TO_STUDIO (1u << NW_BRAWL_RECYCLE | 1u << NW_BRAWL_DONATE | 1u << NW_BRAWL_REJECT)

G_STATIC_ASSERT (NW_BRAWL_N_MOVE_KINDS <= 32);

static NwMotion *
get_motion (NwBrawlTable *self)
{
  return NW_MOTION (gtk_widget_get_ancestor (GTK_WIDGET (self), NW_TYPE_MOTION));
}

static GtkWidget *
find_ancestor (GtkWidget *widget,
               GType      type)
{
  if (widget == NULL || g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;

  return gtk_widget_get_ancestor (widget, type);
}

static NwBrawlSpot
get_spot_of (GtkWidget *widget)
{
  GtkWidget *piece = find_ancestor (widget, NW_TYPE_BRAWL_PIECE);

  return piece != NULL ? nw_brawl_piece_get_spot (NW_BRAWL_PIECE (piece))
                       : NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0);
}

/* Moves of what is dragged that go to a whole part of the table. */
static guint
find_moves_to (NwBrawlTable *self,
               guint         kinds,
               NwMove       *moves)
{
  const guint n = nw_brawl_game_get_moves (self->game, self->dragged, moves);
  guint n_found = 0;

  for (guint i = 0; i < n; i++)
    if ((kinds >> nw_move_kind (moves[i]) & 1) != 0)
      moves[n_found++] = moves[i];

  return n_found;
}

/* What letting go at @widget could mean. */
static guint
find_drops (NwBrawlTable *self,
            GtkWidget    *widget,
            NwMove       *moves)
{
  const NwBrawlSpot to = get_spot_of (widget);
  guint n = 0;

  if (nw_brawl_spot_equal (to, self->dragged))
    return 0;
  if (to.kind != NW_BRAWL_AT_NOTHING)
    n = nw_brawl_game_get_between (self->game, self->dragged, to, moves);
  if (n == 0 && to.kind != NW_BRAWL_AT_NOTHING)
    n = nw_brawl_game_get_between (self->game, to, self->dragged, moves);
  if (n == 0 && find_ancestor (widget, NW_TYPE_BRAWL_BOARD) == GTK_WIDGET (self->board))
    n = find_moves_to (self, TO_BOARD, moves);
  if (n == 0 && find_ancestor (widget, NW_TYPE_BRAWL_STUDIO) != NULL)
    n = find_moves_to (self, TO_STUDIO, moves);

  return n;
}

/* Draws what is dragged at the pointer, pale where it could not be let go. */
static void
carry (NwBrawlTable *self,
       double        x,
       double        y)
{
  GtkWidget *under = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *model = nw_brawl_table_find (self, self->dragged);
  NwMotion *motion = get_motion (self);
  NwMove moves[NW_BRAWL_MAX_MOVES];
  graphene_point_t point;

  if (motion != NULL && model != NULL &&
      gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (motion),
                                &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    nw_motion_carry (motion, model, (double) point.x, (double) point.y,
                     find_drops (self, under, moves) == 0);
}

static gboolean
is_dragging (NwBrawlTable *self)
{
  return self->dragged.kind != NW_BRAWL_AT_NOTHING && self->is_live;
}

static gboolean
has_claimed (GtkGestureDrag *drag)
{
  GdkEventSequence *sequence =
    gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));

  return gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) ==
         GTK_EVENT_SEQUENCE_CLAIMED;
}

static void
on_drag_began_cb (NwBrawlTable   *self,
                  double          x,
                  double          y,
                  GtkGestureDrag *drag)
{
  self->dragged = get_spot_of (gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT));
  if (!is_dragging (self))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag_updated_cb (NwBrawlTable   *self,
                    double          dx,
                    double          dy,
                    GtkGestureDrag *drag)
{
  double x, y;

  if (!is_dragging (self) || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  /* A small movement is still a click. */
  if (!has_claimed (drag) &&
      !gtk_drag_check_threshold (GTK_WIDGET (self), (int) x, (int) y, (int) (x + dx),
                                 (int) (y + dy)))
    return;

  if (!has_claimed (drag))
    nw_brawl_table_pick (self, self->dragged);
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  carry (self, x + dx, y + dy);
}

static void
put_back (NwBrawlTable *self)
{
  NwMotion *motion = get_motion (self);

  self->dragged = NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0);
  if (motion != NULL)
    nw_motion_put_back (motion);
  if (self->game != NULL)
    nw_brawl_table_unpick (self);
}

static void
on_drag_ended_cb (NwBrawlTable   *self,
                  double          dx,
                  double          dy,
                  GtkGestureDrag *drag)
{
  NwMotion *motion = get_motion (self);
  NwMove moves[NW_BRAWL_MAX_MOVES];
  GtkWidget *under;
  double x, y;
  guint n;

  if (!is_dragging (self) || !has_claimed (drag) ||
      !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;

  under = gtk_widget_pick (GTK_WIDGET (self), x + dx, y + dy, GTK_PICK_DEFAULT);
  n = find_drops (self, under, moves);
  if (n == 0)
    {
      put_back (self);
      return;
    }

  self->dragged = NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0);
  if (motion != NULL)
    nw_motion_drop (motion);
  nw_brawl_table_make (self, moves, n, get_spot_of (under));
}

/* The table may be on its way out. */
static void
on_drag_cancelled_cb (NwBrawlTable *self)
{
  if (self->dragged.kind != NW_BRAWL_AT_NOTHING && self->board != NULL)
    put_back (self);
}

/**
 * nw_brawl_table_watch_drags:
 * @self: the table
 *
 * Follows what is dragged over the table.
 */
void
nw_brawl_table_watch_drags (NwBrawlTable *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_began_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_updated_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_ended_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (on_drag_cancelled_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
