/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture that a designer brings, and what becomes of it in a ruleset.
 *
 * An immutable, reference-counted value, which needs no display; all functions take long for a
 * large picture and may be called from any thread.
 */

#pragma once

#include <gdk/gdk.h>

#include "ruleset/nw-ruleset.h"
#include "workshop/nw-crop.h"

G_BEGIN_DECLS

/** NW_PICTURE_FILE_BYTES: no larger files are read. */
#define NW_PICTURE_FILE_BYTES (64 * 1024 * 1024)
/** NW_PICTURE_FILE_PIXELS: no larger pictures are decoded. */
#define NW_PICTURE_FILE_PIXELS (64 * 1000 * 1000)
/** NW_PICTURE_SIDE: the longer side of what is embedded: 300 dots an inch on a poker card. */
#define NW_PICTURE_SIDE 720

typedef struct _NwPictureFile NwPictureFile;

NwPictureFile *nw_picture_file_new         (GBytes              *bytes,
                                            GCancellable        *cancellable,
                                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;
NwPictureFile *nw_picture_file_load        (GFile               *file,
                                            GCancellable        *cancellable,
                                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;
NwPictureFile *nw_picture_file_ref         (NwPictureFile       *self);
void           nw_picture_file_unref       (NwPictureFile       *self);

GdkTexture    *nw_picture_file_get_texture (const NwPictureFile *self);
gboolean       nw_picture_file_is_svg      (const NwPictureFile *self);
void           nw_picture_file_get_size    (const NwPictureFile *self,
                                            double              *width,
                                            double              *height);
GVariant      *nw_picture_file_make_image  (const NwPictureFile *self,
                                            const NwCrop        *crop,
                                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;

gboolean       nw_picture_exceeds_frame    (GVariant            *image,
                                            double               aspect);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwPictureFile, nw_picture_file_unref)

G_END_DECLS
