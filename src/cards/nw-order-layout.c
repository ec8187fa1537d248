/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of an order card; see nw-order-layout.h.
 *
 * The strip hangs on the right, its pieces as large as the sequence allows; points, pattern and
 * reward stand under one another on the left; the name has the foot for itself.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-order-layout.h"

/** NAME_MIN_WIDTH: narrower cards have no name: it could not be read. */
#define NAME_MIN_WIDTH 60.0f

/** FOOT_MIN: height that two lines of the smallest text need. */
#define FOOT_MIN 25.0f

/* Parts of the card's width. */
#define MARGIN 0.08f
#define BAND 0.1f
#define SEAL 0.28f
#define EMBLEM 0.25f
#define BADGE 0.26f
#define PIECE_MAX 0.25f
#define PICTURE_GAP 0.025f

/**
 * nw_order_layout_init:
 * @self: (out caller-allocates): the layout
 * @width: width of the card in pixels, above 0
 * @n_fabrics: length of the order's sequence, 1…12
 * @is_wide_badge: whether the reward needs a badge of double width
 *
 * Lays an order card out.
 */
void
nw_order_layout_init (NwOrderLayout *self,
                      float          width,
                      guint          n_fabrics,
                      gboolean       is_wide_badge)
{
  const float height = width * NW_CARD_ASPECT;
  const float margin = MARGIN * width;
  const float band = BAND * width;
  const gboolean has_name = width >= NAME_MIN_WIDTH;
  const float foot = has_name ? MAX (0.27f * width, FOOT_MIN) : margin / 2;
  const float top = band + 0.5f * margin;
  const float room = height - top - foot - 0.3f * margin;
  const float gap = MAX ((room - (SEAL + EMBLEM + BADGE) * width) / 2, 0);
  float x;

  self->card = GRAPHENE_RECT_INIT (0, 0, width, height);
  self->picture = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  self->radius = 0.08f * width;
  self->band = GRAPHENE_RECT_INIT (0, 0, width, band);
  self->points = GRAPHENE_RECT_INIT (margin, top + 0.2f * margin, SEAL * width, SEAL * width);
  self->emblem = GRAPHENE_RECT_INIT (margin + 0.015f * width, top + SEAL * width + gap,
                                     EMBLEM * width, EMBLEM * width);
  self->badge = GRAPHENE_RECT_INIT (margin, top + (SEAL + EMBLEM) * width + 2 * gap,
                                    (is_wide_badge ? 1.82f : 1.0f) * BADGE * width, BADGE * width);
  self->name = GRAPHENE_RECT_INIT (margin, height - foot, has_name ? width - 2 * margin : 0,
                                   has_name ? foot - 0.45f * margin : 0);

  self->piece = MIN (room / (float) MAX (n_fabrics, 1), PIECE_MAX * width);
  x = width - margin - PIECE_MAX * width / 2;
  self->strip = GRAPHENE_RECT_INIT (x - self->piece / 2,
                                    top + (room - self->piece * (float) n_fabrics) / 2,
                                    self->piece, self->piece * (float) n_fabrics);
  self->thread = GRAPHENE_RECT_INIT (x, top, 0, room);
}

/**
 * nw_order_layout_add_picture:
 * @self: a layout
 *
 * Makes room for the card's own picture between points and reward: the pattern moves beside the
 * points.
 */
void
nw_order_layout_add_picture (NwOrderLayout *self)
{
  const float width = self->card.size.width;
  const float right = width * (1 - MARGIN - PIECE_MAX - PICTURE_GAP);
  const float points_right = self->points.origin.x + self->points.size.width;
  const float top = self->points.origin.y + self->points.size.height + PICTURE_GAP * width;
  const float bottom = self->badge.origin.y - PICTURE_GAP * width;

  self->emblem.origin.x = (points_right + right - self->emblem.size.width) / 2;
  self->emblem.origin.y =
    self->points.origin.y + (self->points.size.height - self->emblem.size.height) / 2;
  self->picture =
    GRAPHENE_RECT_INIT (self->points.origin.x, top, right - self->points.origin.x, bottom - top);
}

/**
 * nw_order_layout_get_piece:
 * @self: a layout
 * @index: which fabric of the sequence, from the top, from 0
 *
 * Returns: where that piece of cloth lies
 */
graphene_rect_t
nw_order_layout_get_piece (const NwOrderLayout *self,
                           guint                index)
{
  const float gap = self->piece * 0.03f;

  return GRAPHENE_RECT_INIT (self->strip.origin.x,
                             self->strip.origin.y + (float) index * self->piece + gap,
                             self->piece, self->piece - 2 * gap);
}
