/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures that a ruleset brings along, as they stand in it: a kind and a file in base64.
 *
 * They are decoded elsewhere; what nw_image_check() lets through is small and loads nothing.  All
 * functions may be called from any thread.
 */

#pragma once

#include <glib.h>

#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

/** NW_IMAGE_MAX_BYTES: the largest picture in bytes. */
#define NW_IMAGE_MAX_BYTES (4 * 1024 * 1024)
/** NW_IMAGE_MAX_SIDE: the longest side of a picture in pixels. */
#define NW_IMAGE_MAX_SIDE 4096

/**
 * NwImageKind:
 * @NW_IMAGE_UNKNOWN: none of the kinds that there are
 * @NW_IMAGE_PNG: a PNG
 * @NW_IMAGE_SVG: an SVG
 *
 * What a picture is.
 */
typedef enum
{
  NW_IMAGE_UNKNOWN,
  NW_IMAGE_PNG,
  NW_IMAGE_SVG,
} NwImageKind;

GVariant   *nw_image_new       (GBytes             *bytes,
                                NwImageKind         kind) G_GNUC_WARN_UNUSED_RESULT;
NwImageKind nw_image_get_kind  (GVariant           *image);
GBytes     *nw_image_get_bytes (GVariant           *image) G_GNUC_WARN_UNUSED_RESULT;
const char *nw_image_check     (GBytes             *bytes,
                                NwImageKind         kind);

gboolean    nw_image_get_png_size (GBytes          *bytes,
                                   guint           *width,
                                   guint           *height);
gboolean    nw_image_is_whole_png (GBytes          *bytes);

GVariant   *nw_image_find      (GVariant           *document,
                                GVariant           *name) G_GNUC_WARN_UNUSED_RESULT;
GHashTable *nw_image_list_used (const NwFieldTable *table,
                                GVariant           *document) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
