/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture with a frame on it; see nw-crop-frame.h.
 *
 * Dragging inside the frame moves it, dragging a corner scales it with the opposite corner in
 * place; two fingers and the wheel scale it about its middle.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-crop-frame.h"

#include <math.h>

#include <glib/gi18n-lib.h>

/* How near a corner is meant, in pixels. */
#define GRIP 24
/* How far an arrow key moves the frame, in parts of the picture's longer side; with Shift. */
#define STEP 0.01
#define LARGE_STEP 0.1
/* By how much a key or a notch of the wheel scales the frame. */
#define KEY_FACTOR 1.1
#define WHEEL_FACTOR 1.06
/* Side of the smallest picture that is asked for. */
#define LEAST_SIDE 160

struct _NwCropFrame
{
  GtkWidget   parent_instance;

  /* Owned */
  GdkTexture *texture;

  NwCrop      first;
  NwCrop      crop;

  /* How the frame lay when a gesture began */
  NwCrop      start;
  gboolean    is_scaling;
  double      anchor_x;
  double      anchor_y;
};

G_DEFINE_FINAL_TYPE (NwCropFrame, nw_crop_frame, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Places ----------------------------------------------------------------------------------- */

/* Where the picture lies on the widget. */
static graphene_rect_t
get_picture (NwCropFrame *self)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const float w = (float) gdk_texture_get_width (self->texture);
  const float h = (float) gdk_texture_get_height (self->texture);
  const float scale = MIN (width / w, height / h);

  return GRAPHENE_RECT_INIT ((width - w * scale) / 2, (height - h * scale) / 2,
                             MAX (w * scale, 1), MAX (h * scale, 1));
}

static graphene_rect_t
get_frame (NwCropFrame *self)
{
  const graphene_rect_t picture = get_picture (self);

  return GRAPHENE_RECT_INIT (picture.origin.x + (float) self->crop.x * picture.size.width,
                             picture.origin.y + (float) self->crop.y * picture.size.height,
                             (float) self->crop.width * picture.size.width,
                             (float) self->crop.height * picture.size.height);
}

/* The corner that a point means, by what stays in place: the opposite one. */
static gboolean
find_anchor (NwCropFrame *self,
             double       x,
             double       y,
             double      *anchor_x,
             double      *anchor_y)
{
  const graphene_rect_t frame = get_frame (self);
  const double left = fabs (x - (double) frame.origin.x);
  const double right = fabs (x - (double) (frame.origin.x + frame.size.width));
  const double top = fabs (y - (double) frame.origin.y);
  const double bottom = fabs (y - (double) (frame.origin.y + frame.size.height));

  *anchor_x = left < right ? 1 : 0;
  *anchor_y = top < bottom ? 1 : 0;

  return MIN (left, right) <= GRIP && MIN (top, bottom) <= GRIP;
}

/* ---- Changes ---------------------------------------------------------------------------------- */

/* Says in words what is seen. */
static char *
describe (NwCropFrame *self)
{
  /* Translators: parts of a picture in per cent. */
  return g_strdup_printf (_("The frame takes %d%% of the picture’s width and %d%% of its height, "
                            "from %d%% on the left and %d%% at the top"),
                          (int) round (100 * self->crop.width),
                          (int) round (100 * self->crop.height),
                          (int) round (100 * self->crop.x), (int) round (100 * self->crop.y));
}

static void
say (NwCropFrame *self)
{
  g_autofree char *words = describe (self);

  /* Through the parent: GTK's accessibility for tests cannot announce, and crashes on a widget that
   * has said something of itself before. */
  gtk_accessible_announce (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))), words,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
tell_changed (NwCropFrame *self)
{
  g_autofree char *words = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_drag_begun_cb (NwCropFrame *self,
                  double       x,
                  double       y)
{
  if (self->texture == NULL)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->is_scaling = find_anchor (self, x, y, &self->anchor_x, &self->anchor_y);
  if (!self->is_scaling)
    {
      const graphene_rect_t frame = get_frame (self);
      const graphene_rect_t picture = get_picture (self);

      /* A frame that is not under the pointer comes there. */
      if (!graphene_rect_contains_point (&frame, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        {
          nw_crop_move (&self->crop,
                        (x - (double) (frame.origin.x + frame.size.width / 2)) /
                          (double) picture.size.width,
                        (y - (double) (frame.origin.y + frame.size.height / 2)) /
                          (double) picture.size.height);
          tell_changed (self);
        }
    }
  self->start = self->crop;
}

static void
on_dragged_cb (NwCropFrame *self,
               double       dx,
               double       dy)
{
  graphene_rect_t picture;
  double across, down;

  if (self->texture == NULL)
    return;

  picture = get_picture (self);
  across = dx / (double) picture.size.width;
  down = dy / (double) picture.size.height;
  self->crop = self->start;
  if (self->is_scaling)
    {
      const double by_width = self->start.width + (self->anchor_x > 0 ? -across : across);
      const double by_height = self->start.height + (self->anchor_y > 0 ? -down : down);

      nw_crop_resize (&self->crop, MAX (by_width, by_height / self->crop.ratio), self->anchor_x,
                      self->anchor_y);
    }
  else
    nw_crop_move (&self->crop, across, down);
  tell_changed (self);
}

static void
on_pinch_begun_cb (NwCropFrame *self)
{
  self->start = self->crop;
}

static void
on_pinched_cb (NwCropFrame *self,
               double       scale)
{
  self->crop = self->start;
  nw_crop_resize (&self->crop, self->start.width * scale, 0.5, 0.5);
  tell_changed (self);
}

static gboolean
on_scrolled_cb (NwCropFrame *self,
                double       dx,
                double       dy)
{
  nw_crop_frame_scale (self, pow (WHEEL_FACTOR, -dy));

  return GDK_EVENT_STOP;
}

static gboolean
move (NwCropFrame *self,
      double       dx,
      double       dy,
      gboolean     is_large)
{
  const double step = is_large ? LARGE_STEP : STEP;
  const double width = gdk_texture_get_width (self->texture);
  const double height = gdk_texture_get_height (self->texture);
  const double side = MAX (width, height);

  nw_crop_move (&self->crop, dx * step * side / width, dy * step * side / height);
  tell_changed (self);
  say (self);

  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed_cb (NwCropFrame    *self,
                   guint           keyval,
                   guint           keycode,
                   GdkModifierType state)
{
  const gboolean is_large = (state & GDK_SHIFT_MASK) != 0;

  if (self->texture == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return move (self, -1, 0, is_large);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return move (self, 1, 0, is_large);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return move (self, 0, -1, is_large);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return move (self, 0, 1, is_large);
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      nw_crop_frame_scale (self, KEY_FACTOR);
      return GDK_EVENT_STOP;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      nw_crop_frame_scale (self, 1 / KEY_FACTOR);
      return GDK_EVENT_STOP;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_Home:
      nw_crop_frame_reset (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
on_pointed_cb (NwCropFrame *self,
               double       x,
               double       y)
{
  const char *name = "move";
  double anchor_x, anchor_y;

  if (self->texture != NULL && find_anchor (self, x, y, &anchor_x, &anchor_y))
    name = anchor_x == anchor_y ? "nwse-resize" : "nesw-resize";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name);
}

/* ---- Drawing ---------------------------------------------------------------------------------- */

/* All of the picture but the frame lies in shade. */
static void
append_shade (GtkSnapshot           *snapshot,
              const graphene_rect_t *picture,
              const graphene_rect_t *frame)
{
  static const GdkRGBA shade = { 0, 0, 0, 0.6f };
  const float left = picture->origin.x, top = picture->origin.y;
  const float right = left + picture->size.width, bottom = top + picture->size.height;
  const float x = frame->origin.x, y = frame->origin.y;
  const float x2 = x + frame->size.width, y2 = y + frame->size.height;

  gtk_snapshot_append_color (snapshot, &shade,
                             &GRAPHENE_RECT_INIT (left, top, right - left, y - top));
  gtk_snapshot_append_color (snapshot, &shade,
                             &GRAPHENE_RECT_INIT (left, y2, right - left, bottom - y2));
  gtk_snapshot_append_color (snapshot, &shade, &GRAPHENE_RECT_INIT (left, y, x - left, y2 - y));
  gtk_snapshot_append_color (snapshot, &shade, &GRAPHENE_RECT_INIT (x2, y, right - x2, y2 - y));
}

static void
append_border (GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds,
               float                  width,
               const GdkRGBA         *colour)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, bounds, 0);
  gtk_snapshot_append_border (snapshot, &rect, widths, colours);
}

/* White on black is seen on any picture. */
static void
append_grips (GtkSnapshot           *snapshot,
              const graphene_rect_t *frame)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA black = { 0, 0, 0, 1 };

  for (guint i = 0; i < 4; i++)
    {
      const float x = frame->origin.x + (i % 2 != 0 ? frame->size.width : 0);
      const float y = frame->origin.y + (i / 2 != 0 ? frame->size.height : 0);

      gtk_snapshot_append_color (snapshot, &black, &GRAPHENE_RECT_INIT (x - 7, y - 7, 14, 14));
      gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (x - 5, y - 5, 10, 10));
    }
}

static void
nw_crop_frame_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA black = { 0, 0, 0, 1 };
  NwCropFrame *self = NW_CROP_FRAME (widget);
  graphene_rect_t picture, frame, outer;

  if (self->texture == NULL)
    return;

  picture = get_picture (self);
  frame = get_frame (self);
  /* Between the pixels the parts of the shade would not join. */
  graphene_rect_round_extents (&picture, &picture);
  graphene_rect_round_extents (&frame, &frame);
  graphene_rect_inset_r (&frame, -1, -1, &outer);
  gtk_snapshot_append_scaled_texture (snapshot, self->texture, GSK_SCALING_FILTER_TRILINEAR,
                                      &picture);
  append_shade (snapshot, &picture, &frame);
  append_border (snapshot, &outer, 4, &black);
  append_border (snapshot, &frame, 2, &white);
  append_grips (snapshot, &frame);
}

static void
nw_crop_frame_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = LEAST_SIDE;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 3 * LEAST_SIDE : 2 * LEAST_SIDE;
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_crop_frame_finalize (GObject *object)
{
  g_clear_object (&NW_CROP_FRAME (object)->texture);

  G_OBJECT_CLASS (nw_crop_frame_parent_class)->finalize (object);
}

static void
nw_crop_frame_class_init (NwCropFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_crop_frame_finalize;
  widget_class->snapshot = nw_crop_frame_snapshot;
  widget_class->measure = nw_crop_frame_measure;
  gtk_widget_class_set_css_name (widget_class, "nw-crop-frame");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", NW_TYPE_CROP_FRAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_controllers (NwCropFrame *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begun_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_dragged_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begun_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinched_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scrolled_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_pointed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

static void
nw_crop_frame_init (NwCropFrame *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Frame around what the card shows"), -1);
  add_controllers (self);
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_crop_frame_show:
 * @self: the widget
 * @texture: a picture
 * @crop: where its frame lies at first
 *
 * Shows a picture with a frame.
 */
void
nw_crop_frame_show (NwCropFrame  *self,
                    GdkTexture   *texture,
                    const NwCrop *crop)
{
  g_set_object (&self->texture, texture);
  self->first = *crop;
  nw_crop_frame_reset (self);
}

/**
 * nw_crop_frame_get_crop:
 * @self: the widget
 *
 * Returns: (transfer none): where the frame lies
 */
const NwCrop *
nw_crop_frame_get_crop (NwCropFrame *self)
{
  return &self->crop;
}

/**
 * nw_crop_frame_scale:
 * @self: the widget
 * @factor: above 1 to make the frame larger, below to make it smaller
 *
 * Scales the frame about its middle.
 */
void
nw_crop_frame_scale (NwCropFrame *self,
                     double       factor)
{
  nw_crop_resize (&self->crop, self->crop.width * factor, 0.5, 0.5);
  tell_changed (self);
  say (self);
}

/**
 * nw_crop_frame_reset:
 * @self: the widget
 *
 * Lays the frame as it lay at first.
 */
void
nw_crop_frame_reset (NwCropFrame *self)
{
  self->crop = self->first;
  tell_changed (self);
}
