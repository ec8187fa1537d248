/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few cards, held like a hand; see nw-fan.h.
 *
 * The cards turn around a point below them, the middle one upright.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-fan.h"

#include "cards/nw-order-layout.h"
#include "workshop/nw-card-view.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-naming.h"

/* In application pixels and degrees. */
#define FACE_WIDTH 84
#define FACE_HEIGHT ((int) (FACE_WIDTH * NW_CARD_ASPECT))
#define STEP_X 68
#define STEP_ANGLE 9
/* How much lower than the middle one a card stands, for each step away from it. */
#define STEP_Y 8
#define MARGIN 14
#define MAX_CARDS 5

struct _NwFan
{
  GtkWidget parent_instance;

  guint     n_cards;
};

G_DEFINE_FINAL_TYPE (NwFan, nw_fan, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
nw_fan_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
nw_fan_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  const int n = (int) MAX (NW_FAN (widget)->n_cards, 1);

  /* A turned card is wider and higher than an upright one. */
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                        ? FACE_WIDTH + (n - 1) * STEP_X + 2 * MARGIN
                        : FACE_HEIGHT + (n - 1) * STEP_Y + 2 * MARGIN;
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    gtk_widget_measure (card, orientation, -1, NULL, NULL, NULL, NULL);
}

static void
nw_fan_size_allocate (GtkWidget *widget,
                      int        width,
                      int        height,
                      int        baseline)
{
  const float middle = (float) (NW_FAN (widget)->n_cards - 1) / 2;
  guint i = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      const float place = (float) i++ - middle;
      GskTransform *transform =
        gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) width / 2 + place * STEP_X,
                                                             MARGIN + ABS (place) * STEP_Y));

      transform = gsk_transform_rotate (transform, place * STEP_ANGLE);
      transform =
        gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-(float) FACE_WIDTH / 2, 0));
      gtk_widget_allocate (card, FACE_WIDTH, FACE_HEIGHT, -1, transform);
    }
}

static void
nw_fan_dispose (GObject *object)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (card);

  G_OBJECT_CLASS (nw_fan_parent_class)->dispose (object);
}

static void
nw_fan_class_init (NwFanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_fan_dispose;
  widget_class->get_request_mode = nw_fan_get_request_mode;
  widget_class->measure = nw_fan_measure;
  widget_class->size_allocate = nw_fan_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "nw-fan");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_fan_init (NwFan *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * nw_fan_new:
 * @ruleset: a ruleset
 * @list: pointer to a list of cards
 *
 * Returns: (transfer floating): the first few cards of the list, as they look
 */
GtkWidget *
nw_fan_new (NwRuleset  *ruleset,
            const char *list)
{
  NwFan *self = g_object_new (NW_TYPE_FAN, NULL);

  self->n_cards = MIN (nw_edit_n_entries (ruleset, list), MAX_CARDS);
  for (guint i = 0; i < self->n_cards; i++)
    {
      g_autoptr (GVariant) entry = nw_edit_get_entry (ruleset, list, i);
      GtkWidget *card = nw_card_view_new (nw_naming_get_language (), FACE_WIDTH);

      nw_card_view_show (NW_CARD_VIEW (card), ruleset, list, entry);
      gtk_widget_set_parent (card, GTK_WIDGET (self));
    }

  return GTK_WIDGET (self);
}
