/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plain shapes that cards are made of; see nw-card-shape.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-card-shape.h"

/* The shadow of a card that lies on a table, in parts of its width. */
#define SHADOW_OFFSET 0.012f
#define SHADOW_BLUR 0.03f

/**
 * nw_card_fill:
 * @snapshot: where to draw
 * @bounds: a rectangle
 * @radius: of its corners, in pixels
 * @colour: its colour
 *
 * Fills a rounded rectangle.
 */
void
nw_card_fill (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              float                  radius,
              const GdkRGBA         *colour)
{
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

/**
 * nw_card_outline:
 * @snapshot: where to draw
 * @bounds: a rectangle
 * @radius: of its corners, in pixels
 * @width: of the line, in pixels
 * @colour: its colour
 *
 * Outlines a rounded rectangle, inside its bounds.
 */
void
nw_card_outline (GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds,
                 float                  radius,
                 float                  width,
                 const GdkRGBA         *colour)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, bounds, radius);
  gtk_snapshot_append_border (snapshot, &rect, widths, colours);
}

/**
 * nw_card_dash:
 * @snapshot: where to draw
 * @bounds: a rectangle
 * @radius: of its corners, in pixels
 * @width: of the line, in pixels
 * @dash: length of a dash, in pixels
 * @colour: its colour
 *
 * Outlines a rounded rectangle with a seam.
 */
void
nw_card_dash (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              float                  radius,
              float                  width,
              float                  dash,
              const GdkRGBA         *colour)
{
  const float dashes[] = { dash, dash * 0.8f };
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke *stroke = gsk_stroke_new (width);
  g_autoptr (GskPath) path = NULL;
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, bounds, radius);
  gsk_path_builder_add_rounded_rect (builder, &rect);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_dash (stroke, dashes, G_N_ELEMENTS (dashes));
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
  gsk_stroke_free (stroke);
}

/**
 * nw_card_shadow:
 * @snapshot: where to draw
 * @bounds: a card
 * @radius: of its corners, in pixels
 *
 * Draws the shadow of a card that lies on a table.
 */
void
nw_card_shadow (GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                float                  radius)
{
  static const GdkRGBA shade = { 0.15f, 0.1f, 0, 0.22f };
  const float width = bounds->size.width;
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, bounds, radius);
  gtk_snapshot_append_outset_shadow (snapshot, &rect, &shade, 0, SHADOW_OFFSET * width, 0,
                                     SHADOW_BLUR * width);
}
