/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings; see nw-art.h.
 *
 * A drawing says `currentColor` for its ink.  What was read and inked once is kept as long as the
 * process lives: there are few drawings and few inks.  It goes into the snapshot as vectors, so that
 * it is crisp at any scale and in print; pictures of whole cards are kept by nw-face-cache.c.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <librsvg/rsvg.h>

#include "cards/nw-art.h"
#include "nw-art-resources.h"

static RsvgHandle *
load (const char    *name,
      const GdkRGBA *colour)
{
  g_autofree char *path = g_strdup_printf ("/needlework/art/%s.svg", name);
  g_autofree char *ink = gdk_rgba_to_string (colour);
  g_autofree char *style = g_strdup_printf ("svg { color: %s }", ink);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (nw_art_get_resource (), path,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  RsvgHandle *handle;

  if (bytes == NULL)
    return NULL;

  handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                      NULL);
  if (handle != NULL &&
      !rsvg_handle_set_stylesheet (handle, (const guint8 *) style, strlen (style), NULL))
    g_clear_object (&handle);

  return handle;
}

/* %NULL if there is no such drawing. */
static RsvgHandle *
get_handle (const char    *name,
            const GdkRGBA *colour)
{
  static GHashTable *handles = NULL;
  g_autofree char *ink = gdk_rgba_to_string (colour);
  g_autofree char *key = g_strdup_printf ("%s %s", name, ink);
  RsvgHandle *handle;

  if (handles == NULL)
    handles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_lookup_extended (handles, key, NULL, (gpointer *) &handle))
    {
      handle = load (name, colour);
      g_hash_table_insert (handles, g_steal_pointer (&key), handle);
    }

  return handle;
}

/**
 * nw_art_snapshot:
 * @name: a drawing's path below data/art/, without the ending
 * @snapshot: where to draw
 * @bounds: its place
 * @colour: the ink
 *
 * Draws a drawing, if there is one of that name.  On the main thread only.
 *
 * Returns: whether there is; if not, a symbol has to do
 */
gboolean
nw_art_snapshot (const char            *name,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds,
                 const GdkRGBA         *colour)
{
  const RsvgRectangle viewport = { (double) bounds->origin.x, (double) bounds->origin.y,
                                   (double) bounds->size.width, (double) bounds->size.height };
  RsvgHandle *handle = get_handle (name, colour);
  cairo_t *cr;
  gboolean is_drawn;

  if (handle == NULL)
    return FALSE;

  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  is_drawn = rsvg_handle_render_document (handle, cr, &viewport, NULL);
  cairo_destroy (cr);

  return is_drawn;
}
