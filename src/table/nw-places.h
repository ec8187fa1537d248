/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which thing of the game a widget shows: a card, a fabric, a deck, a seat.
 *
 * A widget bears a key, such as "order 12" or "seat 2".  What has the same key before and after a
 * change is the same thing to the eye, wherever it lies and whatever it looks like.  A widget that
 * draws several things itself tells their keys through #NwPlaces.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwPlace:
 * @key: which thing it is
 * @widget: what shows it
 * @bounds: where it lies
 * @look: (nullable): what it looks like, its upper left corner at the origin; of a piece only when
 *   nw_place_get_look() was called
 * @is_part: whether @widget shows other things as well
 *
 * Where a thing lies.
 */
typedef struct
{
  char            *key;
  GtkWidget       *widget;
  graphene_rect_t  bounds;
  GskRenderNode   *look;
  gboolean         is_part;
} NwPlace;

#define NW_TYPE_PLACES (nw_places_get_type ())
G_DECLARE_INTERFACE (NwPlaces, nw_places, NW, PLACES, GtkWidget)

/**
 * NwPlacesInterface:
 * @paint: draws one of the things, its upper left corner at the origin, and tells its key and where
 *   it lies; %FALSE if there are no more than @index
 *
 * What draws several things.
 */
struct _NwPlacesInterface
{
  GTypeInterface parent_interface;

  gboolean (*paint) (NwPlaces         *self,
                     guint             index,
                     GtkSnapshot      *snapshot,
                     char            **key,
                     graphene_rect_t  *bounds);
};

void           nw_places_set_key   (GtkWidget  *widget,
                                    const char *format,
                                    ...) G_GNUC_PRINTF (2, 3);
void           nw_places_unset_key (GtkWidget  *widget);
const char    *nw_places_get_key   (GtkWidget  *widget);
GPtrArray     *nw_places_collect   (GtkWidget  *root) G_GNUC_WARN_UNUSED_RESULT;
NwPlace       *nw_places_find      (GPtrArray  *places,
                                    const char *key);
gboolean       nw_place_has_look   (NwPlace    *self);
GskRenderNode *nw_place_get_look   (NwPlace    *self);

G_END_DECLS
