/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the racks of orders share the room they have: plain values, in application pixels.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwMarketLayout:
 * @n_columns: racks side by side
 * @n_rows: rows of racks
 * @card_width: width of an order card
 * @card_height: its height
 * @deck_width: width of a deck, which is as high as a card
 * @padding: inside a rack, on all sides
 * @gap: between racks, on both axes
 * @spacing: between cards
 * @rack_width: width of a rack
 * @rack_height: its height
 * @height: height of all
 *
 * The layout of all racks.
 */
typedef struct
{
  guint n_columns;
  guint n_rows;
  int   card_width;
  int   card_height;
  int   deck_width;
  int   padding;
  int   gap;
  int   spacing;
  int   rack_width;
  int   rack_height;
  int   height;
} NwMarketLayout;

int  nw_market_layout_get_min_width  (guint           n_places);
void nw_market_layout_init           (NwMarketLayout *self,
                                      guint           n_levels,
                                      guint           n_places,
                                      int             width,
                                      int             height);
int  nw_market_layout_get_min_height (guint           n_levels,
                                      guint           n_places,
                                      int             width);

G_END_DECLS
