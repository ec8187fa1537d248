/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings: the vector art of data/art/, drawn by librsvg in one ink.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** NW_ART_LEAST: in fewer pixels fine drawings blur, and symbols are better. */
#define NW_ART_LEAST 34.0f

gboolean nw_art_snapshot (const char            *name,
                          GtkSnapshot           *snapshot,
                          const graphene_rect_t *bounds,
                          const GdkRGBA         *colour);

G_END_DECLS
