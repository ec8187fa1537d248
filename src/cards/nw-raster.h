/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures as pixels of a size that is asked for, whole or a part of them.
 *
 * All functions may be called from any thread, as one that takes long should be.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * nw_raster_whole:
 *
 * The part of a picture that is all of it; parts are in parts of its width and height.
 */
extern const graphene_rect_t nw_raster_whole;

GdkTexture *nw_raster_scale        (GdkTexture            *texture,
                                    const graphene_rect_t *part,
                                    int                    side) G_GNUC_WARN_UNUSED_RESULT;
gboolean    nw_raster_svg_get_size (GBytes                *bytes,
                                    double                *width,
                                    double                *height);
GdkTexture *nw_raster_svg          (GBytes                *bytes,
                                    const graphene_rect_t *part,
                                    int                    side,
                                    GCancellable          *cancellable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
