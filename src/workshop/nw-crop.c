/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A frame on a picture; see nw-crop.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-crop.h"

#include <math.h>

/* What is as good as nothing. */
#define HAIR 1e-6

static void
stay_inside (NwCrop *self)
{
  self->x = CLAMP (self->x, 0, 1 - self->width);
  self->y = CLAMP (self->y, 0, 1 - self->height);
}

/**
 * nw_crop_init:
 * @self: (out caller-allocates): a frame
 * @width: the picture's width in pixels, above 0
 * @height: the picture's height in pixels, above 0
 * @aspect: width by height of the frame
 *
 * Lays the largest frame that there can be around the picture's middle.
 */
void
nw_crop_init (NwCrop *self,
              double  width,
              double  height,
              double  aspect)
{
  self->ratio = width / height / aspect;
  self->most = MIN (1, 1 / self->ratio);
  self->least = MIN (NW_CROP_LEAST / width, self->most);
  self->width = self->most;
  self->height = MIN (self->width * self->ratio, 1);
  self->x = (1 - self->width) / 2;
  self->y = (1 - self->height) / 2;
}

/**
 * nw_crop_move:
 * @self: a frame
 * @dx: how far to the right, in parts of the picture's width
 * @dy: how far down, in parts of the picture's height
 *
 * Moves the frame as far as there is picture.
 */
void
nw_crop_move (NwCrop *self,
              double  dx,
              double  dy)
{
  self->x += dx;
  self->y += dy;
  stay_inside (self);
}

/* How wide the frame can become in one direction without pushing what stays in place. */
static double
get_room (double start,
          double size,
          double anchor)
{
  if (anchor <= 0)
    return 1 - start;
  if (anchor >= 1)
    return start + size;

  return 1;
}

/**
 * nw_crop_resize:
 * @self: a frame
 * @width: its new width, in parts of the picture's
 * @anchor_x: what of its width stays in place: 0 the left edge, 1 the right one
 * @anchor_y: what of its height stays in place: 0 the upper edge, 1 the lower one
 *
 * Makes the frame smaller or larger.
 */
void
nw_crop_resize (NwCrop *self,
                double  width,
                double  anchor_x,
                double  anchor_y)
{
  const double room = MIN (get_room (self->x, self->width, anchor_x),
                           get_room (self->y, self->height, anchor_y) / self->ratio);
  const double most = CLAMP (room, self->least, self->most);
  const double before_width = self->width;
  const double before_height = self->height;

  self->width = CLAMP (width, self->least, most);
  self->height = MIN (self->width * self->ratio, 1);
  self->x += (before_width - self->width) * anchor_x;
  self->y += (before_height - self->height) * anchor_y;
  stay_inside (self);
}

/**
 * nw_crop_is_first:
 * @self: a frame
 *
 * Returns: whether it lies as nw_crop_init() laid it
 */
gboolean
nw_crop_is_first (const NwCrop *self)
{
  return fabs (self->width - self->most) < HAIR && fabs (self->x - (1 - self->width) / 2) < HAIR &&
         fabs (self->y - (1 - self->height) / 2) < HAIR;
}
