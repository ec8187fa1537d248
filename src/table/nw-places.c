/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things lie; see nw-places.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-piece.h"
#include "table/nw-places.h"
#include "table/nw-sprite.h"

#define KEY "nw-place-key"

G_DEFINE_INTERFACE (NwPlaces, nw_places, GTK_TYPE_WIDGET)

static void
nw_places_default_init (NwPlacesInterface *iface)
{
}

static void
free_place (gpointer data)
{
  NwPlace *place = data;

  g_clear_pointer (&place->look, gsk_render_node_unref);
  g_clear_object (&place->widget);
  g_free (place->key);
  g_free (place);
}

static void
add (GPtrArray             *places,
     const char            *key,
     GtkWidget             *widget,
     const graphene_rect_t *bounds,
     GskRenderNode         *look,
     gboolean               is_part)
{
  NwPlace *place = g_new0 (NwPlace, 1);

  place->key = g_strdup (key);
  place->widget = g_object_ref (widget);
  place->bounds = *bounds;
  place->look = look;
  place->is_part = is_part;
  g_ptr_array_add (places, place);
}

static void
add_whole (GPtrArray  *places,
           const char *key,
           GtkWidget  *widget,
           GtkWidget  *root)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, root, &bounds))
    add (places, key, widget, &bounds, NULL, FALSE);
}

static void
add_parts (GPtrArray *places,
           GtkWidget *widget,
           GtkWidget *root)
{
  NwPlacesInterface *iface = NW_PLACES_GET_IFACE (widget);

  for (guint i = 0;; i++)
    {
      GtkSnapshot *look = gtk_snapshot_new ();
      g_autofree char *key = NULL;
      graphene_rect_t bounds;
      graphene_point_t origin;

      if (!iface->paint (NW_PLACES (widget), i, look, &key, &bounds) ||
          !gtk_widget_compute_point (widget, root, &bounds.origin, &origin))
        {
          g_object_unref (look);
          return;
        }
      bounds.origin = origin;
      add (places, key, widget, &bounds, gtk_snapshot_free_to_node (look), TRUE);
    }
}

static void
collect (GPtrArray *places,
         GtkWidget *widget,
         GtkWidget *root)
{
  const char *key = nw_places_get_key (widget);

  if (!gtk_widget_get_mapped (widget))
    return;

  if (key != NULL)
    add_whole (places, key, widget, root);
  if (NW_IS_PLACES (widget))
    add_parts (places, widget, root);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (places, child, root);
}

/**
 * nw_places_set_key:
 * @widget: a widget
 * @format: the key, as for printf
 * @...: arguments of @format
 *
 * Says which thing the widget shows from now on.
 */
void
nw_places_set_key (GtkWidget  *widget,
                   const char *format,
                   ...)
{
  char *key;
  va_list arguments;

  va_start (arguments, format);
  key = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_object_set_data_full (G_OBJECT (widget), KEY, key, g_free);
}

/**
 * nw_places_unset_key:
 * @widget: a widget
 *
 * Says that the widget shows nothing in particular.
 */
void
nw_places_unset_key (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), KEY, NULL);
}

/**
 * nw_places_get_key:
 * @widget: a widget
 *
 * Returns: (transfer none) (nullable): which thing it shows
 */
const char *
nw_places_get_key (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), KEY);
}

/**
 * nw_places_collect:
 * @root: a widget
 *
 * Looks for all things that are shown below a widget, as they are laid out at the moment.
 *
 * Returns: (transfer container) (element-type NwPlace): the things, in the order of the widgets, with
 *   their bounds on @root
 */
GPtrArray *
nw_places_collect (GtkWidget *root)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (free_place);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (places, child, root);

  return places;
}

/**
 * nw_places_find:
 * @places: (element-type NwPlace): things
 * @key: which one
 *
 * Returns: (transfer none) (nullable): where it lies; the first, if there are several
 */
NwPlace *
nw_places_find (GPtrArray  *places,
                const char *key)
{
  for (guint i = 0; i < places->len; i++)
    {
      NwPlace *place = g_ptr_array_index (places, i);

      if (g_str_equal (place->key, key))
        return place;
    }

  return NULL;
}

/**
 * nw_place_has_look:
 * @self: a place
 *
 * Returns: whether it is the place of something that can be drawn by itself
 */
gboolean
nw_place_has_look (NwPlace *self)
{
  return self->look != NULL || NW_IS_PIECE (self->widget);
}

/**
 * nw_place_get_look:
 * @self: a place
 *
 * Draws what lies there, as it is now if it was not drawn before.
 *
 * Returns: (transfer none) (nullable): the drawing
 */
GskRenderNode *
nw_place_get_look (NwPlace *self)
{
  if (self->look == NULL && NW_IS_PIECE (self->widget))
    self->look = nw_sprite_paint (self->widget);

  return self->look;
}
