/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things lie on an order card: plain values, worked out before anything is drawn, in pixels
 * from the card's upper left corner.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/** NW_CARD_ASPECT: height of a card of width 1: poker proportions, 63 x 88 mm. */
#define NW_CARD_ASPECT (88.0f / 63.0f)

/**
 * NwOrderLayout:
 * @card: the whole card
 * @radius: of its corners
 * @band: the band in the colour of its level
 * @points: the seal with its points
 * @emblem: its pattern's drawing
 * @picture: its own picture; empty unless there is room made for one
 * @badge: its reward
 * @name: its name; empty if the card is too small for one
 * @thread: the line that the strip hangs on
 * @strip: the whole strip of cloth
 * @piece: side of one piece of the strip
 *
 * The layout of an order card.
 */
typedef struct
{
  graphene_rect_t card;
  float           radius;
  graphene_rect_t band;
  graphene_rect_t points;
  graphene_rect_t emblem;
  graphene_rect_t picture;
  graphene_rect_t badge;
  graphene_rect_t name;
  graphene_rect_t thread;
  graphene_rect_t strip;
  float           piece;
} NwOrderLayout;

void            nw_order_layout_init      (NwOrderLayout       *self,
                                           float                width,
                                           guint                n_fabrics,
                                           gboolean             is_wide_badge);
void            nw_order_layout_add_picture (NwOrderLayout       *self);
graphene_rect_t nw_order_layout_get_piece (const NwOrderLayout *self,
                                           guint                index);

G_END_DECLS
