/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base of pieces; see nw-piece.h.
 *
 * Activation is weak (a click, the space bar) or strong (a double click, Enter, an action over
 * AT-SPI): the first chooses, the second plays the only sensible move.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "cards/nw-card-picture.h"
#include "table/nw-piece.h"

/* Milliseconds; as long as the animation in data/styles/style.css. */
#define SHAKE_DURATION 420

typedef struct
{
  /* Owned */
  char        *name;
  char        *note;

  NwPieceState state;
  int          width;
  int          height;
  guint        shake_source;
} NwPiecePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NwPiece, nw_piece, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_INSPECTED,
  SIGNAL_POINTED,
  SIGNAL_STRONG,
  SIGNAL_WEAK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const struct
{
  NwPieceState state;
  const char  *css_class;
} states[] = {
  { NW_PIECE_LEGAL, "legal" },
  { NW_PIECE_SELECTED, "selected" },
  { NW_PIECE_FITS, "fits" },
  { NW_PIECE_PLANNED, "planned" },
  { NW_PIECE_DIM, "dim" },
};

static NwPiecePrivate *
get_private (NwPiece *self)
{
  return nw_piece_get_instance_private (self);
}

static gboolean
on_shake_ended_cb (gpointer user_data)
{
  NwPiece *self = user_data;

  get_private (self)->shake_source = 0;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "shake");

  return G_SOURCE_REMOVE;
}

static void
on_click_released_cb (NwPiece         *self,
                      int              n_press,
                      double           x,
                      double           y,
                      GtkGestureClick *gesture)
{
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_PRIMARY)
    nw_piece_activate (self, n_press >= 2);
  else
    g_signal_emit (self, signals[SIGNAL_INSPECTED], 0);
}

static void
on_long_pressed_cb (NwPiece    *self,
                    double      x,
                    double      y,
                    GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0);
}

static void
on_pointed_cb (NwPiece *self)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, TRUE);
}

static void
on_left_cb (NwPiece *self)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, FALSE);
}

static void
do_strong (NwPiece *self)
{
  nw_piece_activate (self, TRUE);
}

static void
do_weak (NwPiece *self)
{
  nw_piece_activate (self, FALSE);
}

static void
on_action_activated_cb (GtkWidget  *widget,
                        const char *name,
                        GVariant   *parameter)
{
  nw_piece_activate (NW_PIECE (widget), TRUE);
}

static void
on_choose_activated_cb (GtkWidget  *widget,
                        const char *name,
                        GVariant   *parameter)
{
  nw_piece_activate (NW_PIECE (widget), FALSE);
}

static void
on_inspect_activated_cb (GtkWidget  *widget,
                         const char *name,
                         GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_INSPECTED], 0);
}

static GtkSizeRequestMode
nw_piece_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
nw_piece_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  NwPiecePrivate *priv = get_private (NW_PIECE (widget));

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? priv->width : priv->height;
}

static void
nw_piece_css_changed (GtkWidget         *widget,
                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nw_piece_parent_class)->css_changed (widget, change);
  /* Dark or light, paper and ink are other ones. */
  gtk_widget_queue_draw (widget);
}

static void
nw_piece_dispose (GObject *object)
{
  g_clear_handle_id (&get_private (NW_PIECE (object))->shake_source, g_source_remove);

  G_OBJECT_CLASS (nw_piece_parent_class)->dispose (object);
}

static void
nw_piece_finalize (GObject *object)
{
  g_free (get_private (NW_PIECE (object))->name);
  g_free (get_private (NW_PIECE (object))->note);

  G_OBJECT_CLASS (nw_piece_parent_class)->finalize (object);
}

static void
bind_key (GtkWidgetClass *widget_class,
          guint           key,
          const char     *signal)
{
  gtk_widget_class_add_binding_signal (widget_class, key, 0, signal, NULL);
}

static void
nw_piece_class_init (NwPieceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = nw_piece_dispose;
  object_class->finalize = nw_piece_finalize;

  widget_class->get_request_mode = nw_piece_get_request_mode;
  widget_class->measure = nw_piece_measure;
  widget_class->css_changed = nw_piece_css_changed;

  /**
   * NwPiece::activated:
   * @self: a piece
   * @is_strong: whether the only sensible move is meant
   *
   * The piece was clicked, or activated by a key or an assistive tool.
   */
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  /**
   * NwPiece::inspected:
   * @self: a piece
   *
   * Somebody wants a closer look: by a long press, the other mouse button, or a key.
   */
  signals[SIGNAL_INSPECTED] = g_signal_new ("inspected", type,
                                            G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 0);
  /**
   * NwPiece::pointed:
   * @self: a piece
   * @is_pointed: whether the pointer or the focus is on it now
   *
   * The pointer or the focus came or went.
   */
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[SIGNAL_STRONG] =
    g_signal_new_class_handler ("strong", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                G_CALLBACK (do_strong), NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_WEAK] =
    g_signal_new_class_handler ("weak", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                G_CALLBACK (do_weak), NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_activate_signal (widget_class, signals[SIGNAL_STRONG]);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "piece.activate", NULL, on_action_activated_cb);
  gtk_widget_class_install_action (widget_class, "piece.choose", NULL, on_choose_activated_cb);
  gtk_widget_class_install_action (widget_class, "piece.inspect", NULL, on_inspect_activated_cb);

  bind_key (widget_class, GDK_KEY_Return, "strong");
  bind_key (widget_class, GDK_KEY_ISO_Enter, "strong");
  bind_key (widget_class, GDK_KEY_KP_Enter, "strong");
  bind_key (widget_class, GDK_KEY_space, "weak");
  bind_key (widget_class, GDK_KEY_KP_Space, "weak");
  bind_key (widget_class, GDK_KEY_Menu, "inspected");
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "inspected",
                                       NULL);
}

static void
nw_piece_init (NwPiece *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  nw_card_picture_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_click_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_pointed_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_pointed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/**
 * nw_piece_set_size:
 * @self: a piece
 * @width: in application pixels
 * @height: in application pixels
 *
 * Says how large the piece is.
 */
void
nw_piece_set_size (NwPiece *self,
                   int      width,
                   int      height)
{
  NwPiecePrivate *priv = get_private (self);

  if (priv->width == width && priv->height == height)
    return;

  priv->width = width;
  priv->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * nw_piece_get_size:
 * @self: a piece
 * @width: (out) (optional): in application pixels
 * @height: (out) (optional): in application pixels
 *
 * Tells how large the piece is.
 */
void
nw_piece_get_size (NwPiece *self,
                   int     *width,
                   int     *height)
{
  NwPiecePrivate *priv = get_private (self);

  if (width != NULL)
    *width = priv->width;
  if (height != NULL)
    *height = priv->height;
}

/**
 * nw_piece_set_state:
 * @self: a piece
 * @state: how it is marked from now on
 *
 * Marks the piece.
 */
void
nw_piece_set_state (NwPiece      *self,
                    NwPieceState  state)
{
  NwPiecePrivate *priv = get_private (self);

  if (priv->state == state)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if ((state & states[i].state) != 0)
      gtk_widget_add_css_class (GTK_WIDGET (self), states[i].css_class);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), states[i].css_class);
  priv->state = state;
}

/* Name and note are one label, which is what readers of screens read for sure. */
static void
update_label (NwPiece *self)
{
  NwPiecePrivate *priv = get_private (self);
  g_autofree char *label = NULL;

  if (priv->name == NULL)
    return;

  label = g_strdup_printf ("%s%s%s", priv->name,
                           priv->note == NULL ? "" : g_str_has_suffix (priv->name, ".") ? " " : ". ",
                           priv->note != NULL ? priv->note : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * nw_piece_set_name:
 * @self: a piece
 * @name: all that the eye sees, in words
 *
 * Names the piece for those who do not see it.
 */
void
nw_piece_set_name (NwPiece    *self,
                   const char *name)
{
  NwPiecePrivate *priv = get_private (self);

  if (g_set_str (&priv->name, name))
    update_label (self);
}

/**
 * nw_piece_set_note:
 * @self: a piece
 * @note: (nullable): how it is marked, in words, such as “chosen”
 *
 * Says how the piece is marked to those who do not see it: in the label, behind the name.
 */
void
nw_piece_set_note (NwPiece    *self,
                   const char *note)
{
  if (g_set_str (&get_private (self)->note, note))
    update_label (self);
}

/**
 * nw_piece_get_name:
 * @self: a piece
 *
 * Returns: (nullable) (transfer none): its name
 */
const char *
nw_piece_get_name (NwPiece *self)
{
  return get_private (self)->name;
}

/**
 * nw_piece_activate:
 * @self: a piece
 * @is_strong: whether the only sensible move is meant
 *
 * Does what a click or a key does.
 */
void
nw_piece_activate (NwPiece  *self,
                   gboolean  is_strong)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, is_strong);
}

/**
 * nw_piece_shake:
 * @self: a piece
 *
 * Shakes its head: what was tried is not possible.  Without animations the class alone marks it.
 */
void
nw_piece_shake (NwPiece *self)
{
  NwPiecePrivate *priv = get_private (self);

  if (priv->shake_source != 0)
    return;

  gtk_widget_add_css_class (GTK_WIDGET (self), "shake");
  priv->shake_source = g_timeout_add (SHAKE_DURATION, on_shake_ended_cb, self);
}

/**
 * nw_piece_get_paper_kind:
 * @widget: a widget on the table
 *
 * Returns: the kind of paper that suits the desktop's colours
 */
NwPaperKind
nw_piece_get_paper_kind (GtkWidget *widget)
{
  AdwStyleManager *manager =
    adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  if (adw_style_manager_get_high_contrast (manager))
    return NW_PAPER_HIGH_CONTRAST;

  return adw_style_manager_get_dark (manager) ? NW_PAPER_DARK : NW_PAPER_LIGHT;
}

/**
 * nw_piece_get_paper:
 * @widget: a widget on the table
 *
 * Returns: (transfer none): the paper that suits the desktop's colours
 */
const NwPaper *
nw_piece_get_paper (GtkWidget *widget)
{
  return nw_paper_get (nw_piece_get_paper_kind (widget));
}

/**
 * nw_piece_get_scale:
 * @widget: a widget on the table
 *
 * Returns: pixels of the screen in one application pixel, which need not be whole; 0 as long as the
 *   widget is on no screen
 */
float
nw_piece_get_scale (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? (float) gdk_surface_get_scale (surface) : 0;
}

/**
 * nw_piece_get_text_scale:
 * @widget: a widget on the table
 *
 * Returns: how much larger than usual people want text, for what is drawn in fixed sizes; 1 is usual
 */
float
nw_piece_get_text_scale (GtkWidget *widget)
{
  const double dpi = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget));

  return dpi > 0 ? (float) dpi / 96.0f : 1.0f;
}
