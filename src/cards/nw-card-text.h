/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text on cards: set by Pango in the desktop's font, made to fit its box.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwCardTextAlign:
 * @NW_CARD_TEXT_START: at the box's beginning, on its last line
 * @NW_CARD_TEXT_CENTRE: in the middle of the box
 *
 * Where in its box a text stands.
 */
typedef enum
{
  NW_CARD_TEXT_START,
  NW_CARD_TEXT_CENTRE,
} NwCardTextAlign;

/** NW_CARD_TEXT_FLOOR: no text on a card is set smaller than this, in pixels. */
#define NW_CARD_TEXT_FLOOR 8.0f

/**
 * NwCardTextFit:
 * @size: size of the font in pixels
 * @n_lines: lines that the text takes
 * @is_cut: whether it still had to be shortened
 *
 * How a text was fitted.
 */
typedef struct
{
  float    size;
  guint    n_lines;
  gboolean is_cut;
} NwCardTextFit;

NwCardTextFit nw_card_text_fit      (PangoLayout           *layout,
                                     const char            *text,
                                     float                  width,
                                     float                  height,
                                     float                  size);
void          nw_card_text_snapshot (GtkSnapshot           *snapshot,
                                     PangoContext          *context,
                                     const char            *text,
                                     const graphene_rect_t *bounds,
                                     float                  size,
                                     PangoWeight            weight,
                                     NwCardTextAlign        align,
                                     const GdkRGBA         *colour);

G_END_DECLS
