/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ink of Tattoo Brawl: a drop in its colour with a shape inside, so that colour never stands alone.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwInkShape:
 *
 * What is drawn inside a drop.
 */
typedef enum
{
  NW_INK_TRIANGLE,
  NW_INK_PLUS,
  NW_INK_WAVE,
  NW_INK_SQUARE,
  NW_INK_DIAMOND,
  NW_INK_CROSS,
  NW_INK_RING,
  NW_INK_BAR,
  NW_INK_DOTS,
  NW_N_INK_SHAPES,
} NwInkShape;

/**
 * NwInk:
 * @colour: its colour
 * @shape: what is drawn inside
 * @letter: its letter as a text, in upper case
 *
 * One ink.
 */
typedef struct
{
  GdkRGBA    colour;
  NwInkShape shape;
  char       letter[2];
} NwInk;

NwInkShape nw_ink_shape_from_text (const char            *text,
                                   guint                  fallback);
void       nw_ink_init            (NwInk                 *self,
                                   const char            *colour,
                                   const char            *shape,
                                   char                   letter,
                                   guint                  index);
GdkRGBA    nw_ink_get_mark        (const NwInk           *self);
void       nw_ink_snapshot        (const NwInk           *self,
                                   GtkSnapshot           *snapshot,
                                   const graphene_rect_t *bounds,
                                   const GdkRGBA         *line);
void       nw_ink_snapshot_empty  (const NwInk           *self,
                                   GtkSnapshot           *snapshot,
                                   const graphene_rect_t *bounds,
                                   const GdkRGBA         *line);

G_END_DECLS
