/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motion over a table; see nw-motion.h.
 *
 * Where things lie after a change is known once the frame that follows was laid out, so the way is
 * worked out between layout and painting of that frame.  What lies there already is hidden by its
 * opacity until the motion is over; it can be clicked all the same.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "cards/nw-card-text.h"
#include "table/nw-motion-plan.h"
#include "table/nw-motion.h"
#include "table/nw-piece.h"

#define MARK_WIDTH 64
#define MARK_HEIGHT 36
#define MARK_TEXT 24

/* What is dragged is seen above the finger that drags it, in parts of its height, and paler where
 * it cannot be dropped. */
#define LIFT 0.7f
#define PALE 0.5f
#define SHADOW 12

struct _NwMotion
{
  GtkWidget      parent_instance;

  /* Borrowed: a child */
  GtkWidget     *child;

  /* Owned */
  AdwAnimation  *animation;
  GPtrArray     *before;
  GArray        *ways;
  GArray        *sprites;

  /* What is being dragged: a sprite that stands still; its model is owned while it is */
  NwSprite       carried;
  GtkWidget     *model;

  /* Owned while a layout is awaited */
  GdkFrameClock *clock;
  gulong         layout_handler;

  NwMotionSpeed  speed;
};

G_DEFINE_FINAL_TYPE (NwMotion, nw_motion, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* How long one thing is on its way, in milliseconds, and the name of that in settings. */
static const struct
{
  const char *name;
  guint       duration;
} speeds[NW_N_MOTION_SPEEDS] = {
  [NW_MOTION_OFF] = { "off", 0 },
  [NW_MOTION_FAST] = { "fast", 150 },
  [NW_MOTION_NORMAL] = { "normal", 220 },
  [NW_MOTION_SLOW] = { "slow", 450 },
};

static gboolean
can_move (NwMotion *self)
{
  return self->speed != NW_MOTION_OFF && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         adw_get_enable_animations (GTK_WIDGET (self));
}

/* ---- The course of a motion ------------------------------------------------------------------- */

static void
set_veiled (NwMotion *self,
            gboolean  is_veiled)
{
  for (guint i = 0; i < self->sprites->len; i++)
    {
      GtkWidget *widget = g_array_index (self->sprites, NwSprite, i).veiled;

      if (widget != NULL)
        gtk_widget_set_opacity (widget, is_veiled ? 0 : 1);
    }
}

static void
finish (NwMotion *self)
{
  set_veiled (self, FALSE);
  g_array_set_size (self->sprites, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_animation_stepped_cb (double   value,
                         gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
stop_waiting (NwMotion *self)
{
  if (self->clock != NULL)
    g_clear_signal_handler (&self->layout_handler, self->clock);
  g_clear_object (&self->clock);
}

static void
play (NwMotion *self,
      guint     end)
{
  AdwTimedAnimation *timed = ADW_TIMED_ANIMATION (self->animation);

  set_veiled (self, TRUE);
  adw_timed_animation_set_duration (timed, end);
  adw_timed_animation_set_value_to (timed, end);
  adw_animation_play (self->animation);
}

static void
on_laid_out_cb (NwMotion *self)
{
  g_autoptr (GPtrArray) after = nw_places_collect (GTK_WIDGET (self));
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->before);
  guint end;

  stop_waiting (self);
  end = nw_motion_plan (before, after, (const NwWay *) (gconstpointer) self->ways->data,
                        self->ways->len, speeds[self->speed].duration, self->sprites);
  g_array_set_size (self->ways, 0);
  if (self->sprites->len > 0)
    play (self, end);
}

static gboolean
on_event_cb (NwMotion *self,
             GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_KEY_PRESS:
    case GDK_SCROLL:
      nw_motion_skip (self);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

/* ---- Widget ----------------------------------------------------------------------------------- */

static void
nw_motion_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  NwMotion *self = NW_MOTION (widget);
  const guint time = (guint) adw_animation_get_value (self->animation);

  if (self->child != NULL)
    gtk_widget_snapshot_child (widget, self->child, snapshot);
  for (guint i = 0; i < self->sprites->len; i++)
    nw_sprite_snapshot (&g_array_index (self->sprites, NwSprite, i), time, snapshot);
  if (self->model != NULL)
    nw_sprite_snapshot (&self->carried, 0, snapshot);
}

/* With another size everything lies elsewhere. */
static void
nw_motion_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  NwMotion *self = NW_MOTION (widget);

  if (self->child != NULL)
    gtk_widget_allocate (self->child, width, height, baseline, NULL);
  if (nw_motion_is_running (self) && adw_animation_get_state (self->animation) ==
                                       ADW_ANIMATION_PLAYING)
    nw_motion_skip (self);
}

static void
nw_motion_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  NwMotion *self = NW_MOTION (widget);

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static GtkSizeRequestMode
nw_motion_get_request_mode (GtkWidget *widget)
{
  NwMotion *self = NW_MOTION (widget);

  return self->child != NULL ? gtk_widget_get_request_mode (self->child)
                             : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

/* GTK draws anew when the scale is another whole number; ours have pictures for each scale. */
static void
on_scale_changed_cb (NwMotion *self)
{
  nw_motion_skip (self);
  redraw (GTK_WIDGET (self));
}

static void
nw_motion_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (nw_motion_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)),
                           "notify::scale", G_CALLBACK (on_scale_changed_cb), widget,
                           G_CONNECT_SWAPPED);
}

static void
nw_motion_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_native_get_surface (gtk_widget_get_native (widget)),
                                        widget);

  GTK_WIDGET_CLASS (nw_motion_parent_class)->unrealize (widget);
}

static void
nw_motion_unmap (GtkWidget *widget)
{
  nw_motion_drop (NW_MOTION (widget));
  nw_motion_cancel (NW_MOTION (widget));

  GTK_WIDGET_CLASS (nw_motion_parent_class)->unmap (widget);
}

static void
nw_motion_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  if (prop_id == PROP_CHILD)
    g_value_set_object (value, NW_MOTION (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_motion_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  if (prop_id == PROP_CHILD)
    nw_motion_set_child (NW_MOTION (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_motion_dispose (GObject *object)
{
  NwMotion *self = NW_MOTION (object);

  nw_motion_drop (self);
  nw_motion_cancel (self);
  nw_motion_set_child (self, NULL);
  g_clear_object (&self->animation);

  G_OBJECT_CLASS (nw_motion_parent_class)->dispose (object);
}

static void
nw_motion_finalize (GObject *object)
{
  NwMotion *self = NW_MOTION (object);

  g_array_unref (self->ways);
  g_array_unref (self->sprites);

  G_OBJECT_CLASS (nw_motion_parent_class)->finalize (object);
}

static void
nw_motion_class_init (NwMotionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_motion_get_property;
  object_class->set_property = nw_motion_set_property;
  object_class->dispose = nw_motion_dispose;
  object_class->finalize = nw_motion_finalize;
  widget_class->snapshot = nw_motion_snapshot;
  widget_class->measure = nw_motion_measure;
  widget_class->size_allocate = nw_motion_size_allocate;
  widget_class->get_request_mode = nw_motion_get_request_mode;
  widget_class->realize = nw_motion_realize;
  widget_class->unrealize = nw_motion_unrealize;
  widget_class->unmap = nw_motion_unmap;

  /**
   * NwMotion:child:
   *
   * The table.
   */
  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                           G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "nw-motion");
  /* Not presentation: that would keep the whole table from those who listen. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
nw_motion_init (NwMotion *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  AdwAnimationTarget *target =
    adw_callback_animation_target_new (on_animation_stepped_cb, self, NULL);

  self->speed = NW_MOTION_NORMAL;
  self->ways = g_array_new (FALSE, FALSE, sizeof (NwWay));
  g_array_set_clear_func (self->ways, (GDestroyNotify) nw_way_clear);
  self->sprites = g_array_new (FALSE, FALSE, sizeof (NwSprite));
  g_array_set_clear_func (self->sprites, (GDestroyNotify) nw_sprite_clear);

  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, 1, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (finish), self);

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (on_event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_motion_new:
 *
 * Returns: (transfer floating): a motion over nothing yet
 */
GtkWidget *
nw_motion_new (void)
{
  return g_object_new (NW_TYPE_MOTION, NULL);
}

/**
 * nw_motion_get_child:
 * @self: the motion
 *
 * Returns: (transfer none) (nullable): the table
 */
GtkWidget *
nw_motion_get_child (NwMotion *self)
{
  return self->child;
}

/**
 * nw_motion_set_child:
 * @self: the motion
 * @child: (nullable): a table
 *
 * Puts it over a table.
 */
void
nw_motion_set_child (NwMotion  *self,
                     GtkWidget *child)
{
  if (self->child == child)
    return;

  nw_motion_cancel (self);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

/**
 * nw_motion_get_speed:
 * @self: the motion
 *
 * Returns: how fast things move
 */
NwMotionSpeed
nw_motion_get_speed (NwMotion *self)
{
  return self->speed;
}

/**
 * nw_motion_set_speed:
 * @self: the motion
 * @speed: how fast things move from now on
 *
 * Ends what is on its way, if the speed is another one.
 */
void
nw_motion_set_speed (NwMotion      *self,
                     NwMotionSpeed  speed)
{
  g_return_if_fail (speed < NW_N_MOTION_SPEEDS);

  if (self->speed == speed)
    return;

  nw_motion_cancel (self);
  self->speed = speed;
}

/**
 * nw_motion_speed_from_text:
 * @text: a value of the setting `motion-speed`
 *
 * Returns: the speed; %NW_MOTION_NORMAL for what is not known
 */
NwMotionSpeed
nw_motion_speed_from_text (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (text, speeds[i].name))
      return i;

  return NW_MOTION_NORMAL;
}

/**
 * nw_motion_begin:
 * @self: the motion
 *
 * Looks where everything lies, as the table is about to change.  Ends what is on its way.
 */
void
nw_motion_begin (NwMotion *self)
{
  nw_motion_cancel (self);
  if (!can_move (self))
    return;

  self->before = nw_places_collect (GTK_WIDGET (self));
  for (guint i = 0; i < self->before->len; i++)
    nw_place_get_look (g_ptr_array_index (self->before, i));
}

static void
tell (NwMotion   *self,
      NwWayKind   kind,
      const char *from,
      const char *to)
{
  const NwWay way = { .kind = kind, .from = g_strdup (from), .to = g_strdup (to) };

  g_array_append_val (self->ways, way);
}

/**
 * nw_motion_arrive:
 * @self: the motion
 * @from: key of a thing or a place
 * @to: key of a thing
 *
 * Tells that what is to be seen as @to after the change came from where @from was.
 */
void
nw_motion_arrive (NwMotion   *self,
                  const char *from,
                  const char *to)
{
  if (self->before != NULL)
    tell (self, NW_WAY_ARRIVE, from, to);
}

/**
 * nw_motion_turn:
 * @self: the motion
 * @from: key of a thing or a place
 * @to: key of a thing
 *
 * Tells the same as nw_motion_arrive() of what was turned over.
 */
void
nw_motion_turn (NwMotion   *self,
                const char *from,
                const char *to)
{
  if (self->before != NULL)
    tell (self, NW_WAY_TURN, from, to);
}

/**
 * nw_motion_leave:
 * @self: the motion
 * @from: key of a thing
 * @to: key of a thing or a place
 *
 * Tells that what was to be seen as @from before the change went to @to, and is seen no more.
 */
void
nw_motion_leave (NwMotion   *self,
                 const char *from,
                 const char *to)
{
  if (self->before != NULL)
    tell (self, NW_WAY_LEAVE, from, to);
}

static void
paint_mark (NwMotion   *self,
            const char *text,
            NwLook     *mark)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const NwPaper *paper = nw_piece_get_paper (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, MARK_WIDTH, MARK_HEIGHT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRoundedRect pill;

  gsk_rounded_rect_init_from_rect (&pill, &bounds, MARK_HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &paper->seal, &bounds);
  gtk_snapshot_pop (snapshot);
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (widget), text, &bounds, MARK_TEXT,
                         PANGO_WEIGHT_HEAVY, NW_CARD_TEXT_CENTRE, &paper->seal_ink);
  mark->node = gtk_snapshot_free_to_node (snapshot);
  mark->size = bounds.size;
}

/**
 * nw_motion_rise:
 * @self: the motion
 * @at: key of a thing or a place
 * @text: very few letters, such as “+5”
 *
 * Tells that something was gained or lost there.
 */
void
nw_motion_rise (NwMotion   *self,
                const char *at,
                const char *text)
{
  if (self->before == NULL)
    return;

  tell (self, NW_WAY_RISE, at, at);
  paint_mark (self, text, &g_array_index (self->ways, NwWay, self->ways->len - 1).mark);
}

/**
 * nw_motion_commit:
 * @self: the motion
 *
 * Moves everything, as soon as the table is laid out as it is now.
 */
void
nw_motion_commit (NwMotion *self)
{
  if (self->before == NULL)
    return;

  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->layout_handler = g_signal_connect_data (self->clock, "layout", G_CALLBACK (on_laid_out_cb),
                                                self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/**
 * nw_motion_cancel:
 * @self: the motion
 *
 * Ends what is on its way and forgets what was told.
 */
void
nw_motion_cancel (NwMotion *self)
{
  stop_waiting (self);
  g_clear_pointer (&self->before, g_ptr_array_unref);
  g_array_set_size (self->ways, 0);
  nw_motion_skip (self);
}

/* Lifted from the table, it casts a shadow. */
static GskRenderNode *
paint_lifted (GtkWidget       *model,
              graphene_size_t  size)
{
  static const GdkRGBA shade = { 0.1f, 0.07f, 0, 0.45f };
  g_autoptr (GskRenderNode) look = nw_sprite_paint (model);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, size.width, size.height),
                                   SHADOW / 2.0f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, SHADOW / 2.0f, 0, SHADOW);
  if (look != NULL)
    gtk_snapshot_append_node (snapshot, look);

  return gtk_snapshot_free_to_node (snapshot);
}

/**
 * nw_motion_carry:
 * @self: the motion
 * @model: what is being dragged; it stays where it is
 * @x: where the pointer is, on @self
 * @y: where the pointer is, on @self
 * @is_pale: whether it could not be dropped there
 *
 * Draws what is being dragged at the pointer.  It follows the hand, and so it does without
 * animations, too.
 */
void
nw_motion_carry (NwMotion  *self,
                 GtkWidget *model,
                 double     x,
                 double     y,
                 gboolean   is_pale)
{
  const float width = (float) gtk_widget_get_width (model);
  const float height = (float) gtk_widget_get_height (model);

  if (self->model != model)
    {
      nw_motion_drop (self);
      self->model = g_object_ref (model);
      self->carried.look.size = GRAPHENE_SIZE_INIT (width, height);
      self->carried.look.node = paint_lifted (model, self->carried.look.size);
      self->carried.stays = TRUE;
    }

  self->carried.from = GRAPHENE_RECT_INIT ((float) x - width / 2, (float) y - height * LIFT, width,
                                           height);
  self->carried.to = self->carried.from;
  self->carried.alpha_from = self->carried.alpha_to = is_pale ? PALE : 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_motion_drop:
 * @self: the motion
 *
 * Draws nothing at the pointer any more.
 */
void
nw_motion_drop (NwMotion *self)
{
  nw_sprite_clear (&self->carried);
  g_clear_object (&self->model);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_motion_put_back:
 * @self: the motion
 *
 * Lets what was being dragged glide back to where it lies.
 */
void
nw_motion_put_back (NwMotion *self)
{
  const guint duration = speeds[self->speed].duration;
  NwSprite sprite = self->carried;

  if (self->model == NULL)
    return;

  if (can_move (self) && !nw_motion_is_running (self) &&
      gtk_widget_compute_bounds (self->model, GTK_WIDGET (self), &sprite.to))
    {
      gsk_render_node_ref (sprite.look.node);
      sprite.end = duration;
      sprite.alpha_from = sprite.alpha_to = 1;
      g_array_append_val (self->sprites, sprite);
      play (self, duration);
    }
  nw_motion_drop (self);
}

/**
 * nw_motion_skip:
 * @self: the motion
 *
 * Ends what is on its way: everything is seen where it lies.
 */
void
nw_motion_skip (NwMotion *self)
{
  if (self->sprites->len > 0)
    adw_animation_skip (self->animation);
}

/**
 * nw_motion_is_running:
 * @self: the motion
 *
 * Returns: whether something is on its way, or about to be
 */
gboolean
nw_motion_is_running (NwMotion *self)
{
  return self->sprites->len > 0 || self->clock != NULL;
}

/**
 * nw_motion_get_n_sprites:
 * @self: the motion
 *
 * Returns: how many things are on their way
 */
guint
nw_motion_get_n_sprites (NwMotion *self)
{
  return self->sprites->len;
}
