/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of a tattoo card; see nw-tattoo-layout.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-order-layout.h"
#include "cards/nw-tattoo-layout.h"

/** ROW_MAX: more drops than this stand in two rows. */
#define ROW_MAX 5

/** DROP_MAX: no drop is larger than this, in parts of a card 100 wide. */
#define DROP_MAX 17.0f

/**
 * nw_tattoo_layout_init:
 * @self: (out caller-allocates): a layout
 * @width: the card's width in pixels
 * @n_inks: ink that the tattoo needs, at least 1
 *
 * Lays a tattoo card out.
 */
void
nw_tattoo_layout_init (NwTattooLayout *self,
                       float           width,
                       guint           n_inks)
{
  const float u = width / 100;
  const graphene_rect_t inks = GRAPHENE_RECT_INIT (6 * u, 90 * u, 88 * u, 25 * u);
  const guint n_rows = n_inks > ROW_MAX ? 2 : 1;
  const guint n_columns = MAX ((n_inks + n_rows - 1) / n_rows, 1);

  *self = (NwTattooLayout) {
    .card = GRAPHENE_RECT_INIT (0, 0, width, width * NW_CARD_ASPECT),
    .radius = 8 * u,
    .style = GRAPHENE_RECT_INIT (8 * u, 8 * u, 64 * u, 13 * u),
    .clock = GRAPHENE_RECT_INIT (73 * u, 6 * u, 20 * u, 20 * u),
    .motif = GRAPHENE_RECT_INIT (14 * u, 25 * u, 72 * u, 48 * u),
    .picture = GRAPHENE_RECT_INIT (8 * u, 28 * u, 84 * u, 46 * u),
    .name = GRAPHENE_RECT_INIT (6 * u, 75 * u, 88 * u, 14 * u),
    .inks = inks,
    .n_rows = n_rows,
    .n_columns = n_columns,
    .drop = MIN (MIN (DROP_MAX * u, inks.size.height / (float) n_rows),
                 inks.size.width / (float) n_columns),
    .rule = GRAPHENE_RECT_INIT (8 * u, 117 * u, 84 * u, MAX (u, 0.8f)),
    .profit = GRAPHENE_RECT_INIT (8 * u, 119 * u, 36 * u, 17 * u),
    .points = GRAPHENE_RECT_INIT (45 * u, 118 * u, 33 * u, 19 * u),
    .majority = GRAPHENE_RECT_INIT (79 * u, 121 * u, 15 * u, 15 * u),
  };
}

/**
 * nw_tattoo_layout_get_drop:
 * @self: a layout
 * @index: a drop, from 0
 * @n_inks: how many there are
 *
 * Returns: the drop's square
 */
graphene_rect_t
nw_tattoo_layout_get_drop (const NwTattooLayout *self,
                           guint                 index,
                           guint                 n_inks)
{
  const guint row = index / self->n_columns;
  const guint n_here = MIN (n_inks - row * self->n_columns, self->n_columns);
  const float left = self->inks.origin.x +
                     (self->inks.size.width - (float) n_here * self->drop) / 2;
  const float top = self->inks.origin.y +
                    (self->inks.size.height - (float) self->n_rows * self->drop) / 2;

  return GRAPHENE_RECT_INIT (left + (float) (index % self->n_columns) * self->drop,
                             top + (float) row * self->drop, self->drop, self->drop);
}
