/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures as pixels; see nw-raster.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <librsvg/rsvg.h>

#include "cards/nw-raster.h"

const graphene_rect_t nw_raster_whole = GRAPHENE_RECT_INIT (0, 0, 1, 1);

static GdkTexture *
take_surface (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = NULL;

  cairo_surface_flush (surface);
  pixels = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                       stride * (gsize) height,
                                       (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, stride);
}

/* A surface in the proportions of a part, its longer side @side. */
static cairo_surface_t *
new_surface (double width,
             double height,
             int    side)
{
  const double scale = side / MAX (width, height);

  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (1, (int) (width * scale + 0.5)),
                                     MAX (1, (int) (height * scale + 0.5)));
}

/**
 * nw_raster_scale:
 * @texture: a picture
 * @part: what of it is wanted
 * @side: the longer side of the result in pixels; it is never larger than what is there
 *
 * Returns: (transfer full): that part in that size
 */
GdkTexture *
nw_raster_scale (GdkTexture            *texture,
                 const graphene_rect_t *part,
                 int                    side)
{
  const int width = gdk_texture_get_width (texture);
  const int height = gdk_texture_get_height (texture);
  const double part_width = MAX ((double) part->size.width * width, 1);
  const double part_height = MAX ((double) part->size.height * height, 1);
  const int fitting = MAX (1, MIN (side, (int) (MAX (part_width, part_height) + 0.5)));
  cairo_surface_t *source = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_surface_t *surface = new_surface (part_width, part_height, fitting);
  cairo_t *cr = cairo_create (surface);

  gdk_texture_download (texture, cairo_image_surface_get_data (source),
                        (gsize) cairo_image_surface_get_stride (source));
  cairo_surface_mark_dirty (source);
  cairo_scale (cr, cairo_image_surface_get_width (surface) / part_width,
               cairo_image_surface_get_height (surface) / part_height);
  cairo_translate (cr, (double) -part->origin.x * width, (double) -part->origin.y * height);
  cairo_set_source_surface (cr, source, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (source);

  return take_surface (surface);
}

static RsvgHandle *
load_svg (GBytes *bytes)
{
  return rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                    NULL);
}

/* A picture may have no size, but only proportions; without either it is square. */
static void
get_size (RsvgHandle *handle,
          double     *width,
          double     *height)
{
  RsvgRectangle box = { 0 };
  gboolean has_box = FALSE;

  if (rsvg_handle_get_intrinsic_size_in_pixels (handle, width, height) && *width > 0 &&
      *height > 0)
    return;

  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_box, &box);
  *width = has_box && box.width > 0 ? box.width : 100;
  *height = has_box && box.height > 0 ? box.height : *width;
}

/**
 * nw_raster_svg_get_size:
 * @bytes: an SVG
 * @width: (out): its width
 * @height: (out): its height
 *
 * Returns: whether it can be read
 */
gboolean
nw_raster_svg_get_size (GBytes *bytes,
                        double *width,
                        double *height)
{
  RsvgHandle *handle = load_svg (bytes);

  if (handle == NULL)
    return FALSE;

  get_size (handle, width, height);
  g_object_unref (handle);

  return TRUE;
}

/**
 * nw_raster_svg:
 * @bytes: an SVG; it has no address, so that it cannot load anything
 * @part: what of it is wanted
 * @side: the longer side of the result in pixels
 * @cancellable: (nullable): stops it
 *
 * Returns: (transfer full) (nullable): that part in that size; %NULL if the SVG is broken, or too
 *   much for librsvg
 */
GdkTexture *
nw_raster_svg (GBytes                *bytes,
               const graphene_rect_t *part,
               int                    side,
               GCancellable          *cancellable)
{
  RsvgHandle *handle = load_svg (bytes);
  cairo_surface_t *surface;
  RsvgRectangle viewport;
  gboolean is_drawn;
  double width, height;
  cairo_t *cr;

  if (handle == NULL)
    return NULL;

#if LIBRSVG_CHECK_VERSION (2, 59, 0)
  rsvg_handle_set_cancellable_for_rendering (handle, cancellable);
#endif
  get_size (handle, &width, &height);
  surface = new_surface (width * (double) part->size.width, height * (double) part->size.height,
                         side);
  viewport.width = cairo_image_surface_get_width (surface) / (double) part->size.width;
  viewport.height = cairo_image_surface_get_height (surface) / (double) part->size.height;
  viewport.x = (double) -part->origin.x * viewport.width;
  viewport.y = (double) -part->origin.y * viewport.height;
  cr = cairo_create (surface);
  is_drawn = rsvg_handle_render_document (handle, cr, &viewport, NULL) &&
             cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  g_object_unref (handle);
  if (!is_drawn)
    {
      cairo_surface_destroy (surface);
      return NULL;
    }

  return take_surface (surface);
}
