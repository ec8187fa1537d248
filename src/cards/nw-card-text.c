/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text on cards; see nw-card-text.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <math.h>

#include "cards/nw-card-text.h"

#define FIT_STEP 0.5f

static void
set_size (PangoLayout *layout,
          float        size)
{
  PangoFontDescription *font =
    pango_font_description_copy (pango_layout_get_font_description (layout));

  pango_font_description_set_absolute_size (font, (double) size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static gboolean
is_fitting (PangoLayout *layout,
            float        width,
            float        height)
{
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  return (float) w <= width && (float) h <= height;
}

/* The size after so many steps down from the wanted one. */
static float
get_size (float size,
          guint n_steps)
{
  const float floor = MIN (size, NW_CARD_TEXT_FLOOR);

  return MAX (size - (float) n_steps * FIT_STEP, floor);
}

/* The first step down at which the text fits, or the one at the floor.  What is smaller than what
 * fits, fits too: so it is found by halves, as every size that is tried is a font to load. */
static guint
find_step (PangoLayout *layout,
           float        width,
           float        height,
           float        size)
{
  guint first = 0;
  guint last = (guint) ceilf ((size - get_size (size, G_MAXUINT16)) / FIT_STEP);

  set_size (layout, size);
  if (is_fitting (layout, width, height))
    return 0;

  while (first + 1 < last)
    {
      const guint middle = (first + last) / 2;

      set_size (layout, get_size (size, middle));
      if (is_fitting (layout, width, height))
        last = middle;
      else
        first = middle;
    }

  return last;
}

/**
 * nw_card_text_fit:
 * @layout: where the text is set; its font's family and weight are kept
 * @text: a text
 * @width: width of its box in pixels
 * @height: height of its box in pixels
 * @size: the size that is wanted, in pixels
 *
 * Sets a text as large as its box allows: at @size, else smaller down to %NW_CARD_TEXT_FLOOR,
 * wrapped between words, and shortened with an ellipsis if it does not fit even then.
 *
 * Returns: what came of it
 */
NwCardTextFit
nw_card_text_fit (PangoLayout *layout,
                  const char  *text,
                  float        width,
                  float        height,
                  float        size)
{
  NwCardTextFit fit = { 0 };

  /* The sizes wanted follow from cards of any width: the fonts for them shall be few. */
  size = MAX (floorf (size / FIT_STEP) * FIT_STEP, FIT_STEP);

  pango_layout_set_text (layout, text, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_height (layout, -1);

  fit.size = get_size (size, find_step (layout, width, height, size));
  set_size (layout, fit.size);

  if (!is_fitting (layout, width, height))
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, (int) (height * PANGO_SCALE));
      fit.is_cut = pango_layout_is_ellipsized (layout);
    }
  fit.n_lines = (guint) pango_layout_get_line_count (layout);

  return fit;
}

/**
 * nw_card_text_snapshot:
 * @snapshot: where to draw
 * @context: the desktop's font and language
 * @text: a text
 * @bounds: its box
 * @size: the size that is wanted, in pixels
 * @weight: how heavy
 * @align: where in the box
 * @colour: the ink
 *
 * Draws a text, fitted into its box.
 */
void
nw_card_text_snapshot (GtkSnapshot           *snapshot,
                       PangoContext          *context,
                       const char            *text,
                       const graphene_rect_t *bounds,
                       float                  size,
                       PangoWeight            weight,
                       NwCardTextAlign        align,
                       const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (context));
  const gboolean is_centred = align == NW_CARD_TEXT_CENTRE;
  PangoRectangle ink, box;
  float x, y;

  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_alignment (layout, is_centred ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT);
  nw_card_text_fit (layout, text, bounds->size.width, bounds->size.height, size);
  pango_layout_get_pixel_extents (layout, &ink, &box);

  x = bounds->origin.x;
  y = bounds->origin.y + bounds->size.height - (float) box.height;
  /* Digits and capitals look centred when their ink is, not their line. */
  if (is_centred)
    y = bounds->origin.y + (bounds->size.height - (float) ink.height) / 2 - (float) ink.y;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}
