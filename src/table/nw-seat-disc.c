/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's mark; see nw-seat-disc.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-card-text.h"
#include "cards/nw-paper.h"
#include "table/nw-seat-disc.h"

struct _NwSeatDisc
{
  GtkWidget parent_instance;

  GdkRGBA   colour;
  char      initial[8];
  int       size;
};

G_DEFINE_FINAL_TYPE (NwSeatDisc, nw_seat_disc, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SIZE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
nw_seat_disc_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = NW_SEAT_DISC (widget)->size;
}

static void
nw_seat_disc_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA black = { 0.1f, 0.07f, 0.03f, 1 };
  NwSeatDisc *self = NW_SEAT_DISC (widget);
  const float side = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const graphene_rect_t box =
    GRAPHENE_RECT_INIT (((float) gtk_widget_get_width (widget) - side) / 2,
                        ((float) gtk_widget_get_height (widget) - side) / 2, side, side);
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &box, side / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &self->colour, &box);
  gtk_snapshot_pop (snapshot);
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (widget), self->initial, &box,
                         side * 0.52f, PANGO_WEIGHT_HEAVY, NW_CARD_TEXT_CENTRE,
                         nw_paper_get_contrast (&self->colour, &white) >= 3.0f ? &white : &black);
}

static void
nw_seat_disc_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (prop_id == PROP_SIZE)
    g_value_set_int (value, NW_SEAT_DISC (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_seat_disc_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  NwSeatDisc *self = NW_SEAT_DISC (object);

  if (prop_id != PROP_SIZE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (self->size == g_value_get_int (value))
    return;
  self->size = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
nw_seat_disc_class_init (NwSeatDiscClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_seat_disc_get_property;
  object_class->set_property = nw_seat_disc_set_property;
  widget_class->measure = nw_seat_disc_measure;
  widget_class->snapshot = nw_seat_disc_snapshot;

  /**
   * NwSeatDisc:size:
   *
   * The diameter in application pixels.
   */
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 512, 36,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                       G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "nw-disc");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_seat_disc_init (NwSeatDisc *self)
{
  self->size = 36;
  self->colour = (GdkRGBA) { 0.5f, 0.5f, 0.5f, 1 };
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * nw_seat_disc_update:
 * @self: the disc
 * @seat: whose
 *
 * Shows a player's mark.
 */
void
nw_seat_disc_update (NwSeatDisc *self,
                     NwSeatInfo *seat)
{
  const char *name = nw_seat_info_get_name (seat);
  const char *colour = nw_seat_info_get_colour (seat);

  if (colour == NULL || !gdk_rgba_parse (&self->colour, colour))
    self->colour = (GdkRGBA) { 0.35f, 0.33f, 0.3f, 1 };
  self->initial[g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (name)), self->initial)] =
    '\0';
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
