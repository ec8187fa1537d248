/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turns of a game; see nw-turn-strip.h.
 *
 * It lies above the scrub bar and takes from it where a move stands, so that both agree.  What is
 * still to come is drawn faintly.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-turn-strip.h"

/* In pixels. */
#define LANE_HEIGHT 5
#define LANE_GAP 1
#define TURN_GAP 1.0f

#define FAINT 0.35f

struct _NwTurnStrip
{
  GtkWidget parent_instance;

  /* Owned */
  NwMatch  *match;

  /* Borrowed: a sibling */
  GtkRange *range;

  guint     index;
};

G_DEFINE_FINAL_TYPE (NwTurnStrip, nw_turn_strip, GTK_TYPE_WIDGET)

/* Where the slider's middle is after so many moves, in pixels. */
static float
find_x (NwTurnStrip *self,
        guint        index)
{
  const guint n_moves = MAX (nw_match_get_n_moves (self->match), 1);
  GdkRectangle trough;
  graphene_point_t origin;
  int from, to;
  float width;

  gtk_range_get_range_rect (self->range, &trough);
  gtk_range_get_slider_range (self->range, &from, &to);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->range), GTK_WIDGET (self),
                                 &GRAPHENE_POINT_INIT ((float) trough.x, 0), &origin))
    return 0;

  width = (float) (trough.width - (to - from)) * (float) index / (float) n_moves;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    width = (float) (trough.width - (to - from)) - width;

  return origin.x + (float) (to - from) / 2 + width;
}

/* One turn, from one move to another, in its seat's lane. */
static void
snapshot_turn (NwTurnStrip *self,
               GtkSnapshot *snapshot,
               guint        from,
               guint        to)
{
  const guint seat = nw_match_get_turn_at (self->match, from);
  const char *colour = nw_seat_info_get_colour (nw_match_get_seat (self->match, seat));
  const float y = (float) (seat * (LANE_HEIGHT + LANE_GAP));
  float x0 = find_x (self, from), x1 = find_x (self, to);
  GdkRGBA rgba;

  if (!gdk_rgba_parse (&rgba, colour))
    gtk_widget_get_color (GTK_WIDGET (self), &rgba);
  if (from >= self->index)
    rgba.alpha *= FAINT;
  if (x1 < x0)
    {
      const float x = x0;

      x0 = x1;
      x1 = x;
    }

  gtk_snapshot_append_color (snapshot, &rgba,
                             &GRAPHENE_RECT_INIT (x0, y, MAX (x1 - x0 - TURN_GAP, 1.0f),
                                                  LANE_HEIGHT));
}

static void
nw_turn_strip_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  NwTurnStrip *self = NW_TURN_STRIP (widget);
  guint from = 0;

  if (self->match == NULL)
    return;

  for (guint i = 1; i <= nw_match_get_n_moves (self->match); i++)
    if (i == nw_match_get_n_moves (self->match) ||
        nw_match_get_turn_at (self->match, i) != nw_match_get_turn_at (self->match, from))
      {
        snapshot_turn (self, snapshot, from, i);
        from = i;
      }
}

static void
nw_turn_strip_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  NwTurnStrip *self = NW_TURN_STRIP (widget);
  const int n_lanes = self->match != NULL ? (int) nw_match_get_n_seats (self->match) : 1;

  *minimum = orientation == GTK_ORIENTATION_VERTICAL
               ? n_lanes * (LANE_HEIGHT + LANE_GAP) - LANE_GAP
               : 0;
  *natural = *minimum;
}

static void
nw_turn_strip_dispose (GObject *object)
{
  g_clear_object (&NW_TURN_STRIP (object)->match);

  G_OBJECT_CLASS (nw_turn_strip_parent_class)->dispose (object);
}

static void
nw_turn_strip_class_init (NwTurnStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_turn_strip_dispose;
  widget_class->snapshot = nw_turn_strip_snapshot;
  widget_class->measure = nw_turn_strip_measure;
  gtk_widget_class_set_css_name (widget_class, "nw-turns");
  /* The scrub bar tells the same in words. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_turn_strip_init (NwTurnStrip *self)
{
}

/**
 * nw_turn_strip_set_match:
 * @self: the strip
 * @match: a match, which does not change any more
 * @range: (transfer none): the scrub bar, from 0 to the number of moves; outlives the strip
 *
 * Shows the turns of a match.
 */
void
nw_turn_strip_set_match (NwTurnStrip *self,
                         NwMatch     *match,
                         GtkRange    *range)
{
  g_set_object (&self->match, match);
  self->range = range;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * nw_turn_strip_set_index:
 * @self: the strip
 * @index: 0…n_moves: the moment that is shown
 *
 * Tells past and future apart.
 */
void
nw_turn_strip_set_index (NwTurnStrip *self,
                         guint        index)
{
  if (self->index == index)
    return;

  self->index = index;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
