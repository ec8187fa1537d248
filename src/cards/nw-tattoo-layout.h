/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things lie on a tattoo card: plain values, worked out before anything is drawn, in pixels
 * from the card's upper left corner.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/**
 * NwTattooLayout:
 * @card: the whole card
 * @radius: of its corners
 * @style: its style's name
 * @clock: the round clock with its turns
 * @motif: the drawing
 * @picture: its own picture, if it has one
 * @name: its name
 * @inks: where the ink stands
 * @n_rows: rows of ink
 * @n_columns: drops in the longest row
 * @drop: side of one drop
 * @rule: the line above the foot
 * @profit: what the bank pays
 * @points: the large number
 * @majority: the small number
 *
 * The layout of a tattoo card.
 */
typedef struct
{
  graphene_rect_t card;
  float           radius;
  graphene_rect_t style;
  graphene_rect_t clock;
  graphene_rect_t motif;
  graphene_rect_t picture;
  graphene_rect_t name;
  graphene_rect_t inks;
  guint           n_rows;
  guint           n_columns;
  float           drop;
  graphene_rect_t rule;
  graphene_rect_t profit;
  graphene_rect_t points;
  graphene_rect_t majority;
} NwTattooLayout;

void            nw_tattoo_layout_init     (NwTattooLayout       *self,
                                           float                 width,
                                           guint                 n_inks);
graphene_rect_t nw_tattoo_layout_get_drop (const NwTattooLayout *self,
                                           guint                 index,
                                           guint                 n_inks);

G_END_DECLS
