/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture with a frame on it, which is moved and scaled by mouse, touch and keys.
 */

#pragma once

#include <gtk/gtk.h>

#include "workshop/nw-crop.h"

G_BEGIN_DECLS

/* Signals: changed (): the frame was moved or scaled. */
#define NW_TYPE_CROP_FRAME (nw_crop_frame_get_type ())
G_DECLARE_FINAL_TYPE (NwCropFrame, nw_crop_frame, NW, CROP_FRAME, GtkWidget)

void          nw_crop_frame_show     (NwCropFrame  *self,
                                      GdkTexture   *texture,
                                      const NwCrop *crop);
const NwCrop *nw_crop_frame_get_crop (NwCropFrame  *self);
void          nw_crop_frame_scale    (NwCropFrame  *self,
                                      double        factor);
void          nw_crop_frame_reset    (NwCropFrame  *self);

G_END_DECLS
