/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cloth: a colour that is never alone.  Each fabric has a weave and a letter as well, so that it can
 * be told without its colour.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwWeave:
 * @NW_WEAVE_PLAIN: a fine grid of threads
 * @NW_WEAVE_TWILL: diagonal ribs
 * @NW_WEAVE_BROCADE: waves over waves
 * @NW_WEAVE_CLOUD: scattered dots
 * @NW_WEAVE_CHECK: wide crossing bands
 * @NW_WEAVE_DIAMOND: a lattice on its corners
 * @NW_WEAVE_STRIPE: upright stripes
 * @NW_WEAVE_HERRINGBONE: ribs that turn
 *
 * How a cloth is woven.
 */
typedef enum
{
  NW_WEAVE_PLAIN,
  NW_WEAVE_TWILL,
  NW_WEAVE_BROCADE,
  NW_WEAVE_CLOUD,
  NW_WEAVE_CHECK,
  NW_WEAVE_DIAMOND,
  NW_WEAVE_STRIPE,
  NW_WEAVE_HERRINGBONE,
  NW_N_WEAVES,
} NwWeave;

/**
 * NwCloth:
 * @colour: its ground
 * @weave: how it is woven
 * @letter: its letter in upper case
 *
 * A kind of cloth.
 */
typedef struct
{
  GdkRGBA colour;
  NwWeave weave;
  char    letter[8];
} NwCloth;

/**
 * NwClothFlags:
 * @NW_CLOTH_PLAIN: nothing more
 * @NW_CLOTH_LETTER: with its letter
 * @NW_CLOTH_STITCHED: with a seam along its edge
 * @NW_CLOTH_GHOST: not there yet: pale
 *
 * How a piece of cloth is drawn.
 */
typedef enum
{
  NW_CLOTH_PLAIN = 0,
  NW_CLOTH_LETTER = 1 << 0,
  NW_CLOTH_STITCHED = 1 << 1,
  NW_CLOTH_GHOST = 1 << 2,
} NwClothFlags;

NwWeave nw_weave_from_text  (const char            *text,
                             guint                  fallback);
void    nw_cloth_init       (NwCloth               *self,
                             const char            *colour,
                             const char            *weave,
                             char                   letter,
                             guint                  index);
GdkRGBA nw_cloth_get_thread (const NwCloth         *self);
GdkRGBA nw_cloth_get_edge   (const NwCloth         *self);
GdkRGBA nw_cloth_get_ink    (const NwCloth         *self);
void    nw_cloth_snapshot   (const NwCloth         *self,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds,
                             NwClothFlags           flags,
                             PangoContext          *context);

G_END_DECLS
