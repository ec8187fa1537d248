/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A frame of fixed proportions on a picture, as a plain value: what of the picture is wanted.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** NW_CROP_LEAST: no frame is narrower than this, in pixels, unless the picture is. */
#define NW_CROP_LEAST 32.0

/**
 * NwCrop:
 * @x: its left edge
 * @y: its upper edge
 * @width: its width
 * @height: its height
 * @ratio: its height by its width, as parts
 * @least: the least width
 * @most: the greatest width
 *
 * A frame, in parts of the picture's width and height.  It never leaves the picture.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  double ratio;
  double least;
  double most;
} NwCrop;

void     nw_crop_init     (NwCrop       *self,
                           double        width,
                           double        height,
                           double        aspect);
void     nw_crop_move     (NwCrop       *self,
                           double        dx,
                           double        dy);
void     nw_crop_resize   (NwCrop       *self,
                           double        width,
                           double        anchor_x,
                           double        anchor_y);
gboolean nw_crop_is_first (const NwCrop *self);

G_END_DECLS
