/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of a row; see nw-row-layout.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>

#include "table/nw-row-layout.h"

/** PIECE_MIN: smaller fabrics are hard to touch: rather another line. */
#define PIECE_MIN 44
/** PIECE_LINES: with several lines no fabric is larger, so that height is left for the rest. */
#define PIECE_LINES 48
/** PIECE_LEAST: no fabric is smaller. */
#define PIECE_LEAST 20
#define LINES_MAX 3

/** MARGIN: room at both ends for the seam. */
#define MARGIN 10

static int
get_piece (guint per_line,
           int   width,
           int   piece_max,
           int  *gap)
{
  const int room = width - 2 * MARGIN;
  int piece = room / (int) per_line;

  *gap = piece > 48 ? 6 : 3;
  piece = (room - (int) (per_line - 1) * *gap) / (int) per_line;

  return MIN (piece, piece_max);
}

/**
 * nw_row_layout_init:
 * @self: (out caller-allocates): the layout
 * @n_slots: places
 * @width: the width there is
 * @piece_max: the greatest side of a fabric
 *
 * Lays a row out, centred.
 */
void
nw_row_layout_init (NwRowLayout *self,
                    guint        n_slots,
                    int          width,
                    int          piece_max)
{
  self->n_slots = MAX (n_slots, 1);
  for (self->n_lines = 1;; self->n_lines++)
    {
      self->per_line = (self->n_slots + self->n_lines - 1) / self->n_lines;
      self->piece = get_piece (self->per_line, width, piece_max, &self->gap);
      if (self->piece >= MIN (PIECE_MIN, piece_max) || self->n_lines == LINES_MAX)
        break;
    }

  self->piece = CLAMP (self->piece, PIECE_LEAST, self->n_lines > 1 ? PIECE_LINES : piece_max);
  self->left = MAX ((width - (int) self->per_line * (self->piece + self->gap) + self->gap) / 2, 0);
  self->line_height = NW_ROW_ABOVE + self->piece + NW_ROW_BELOW;
  self->height = (int) self->n_lines * self->line_height + NW_ROW_FOOT;
}

/**
 * nw_row_layout_get_slot:
 * @self: a layout
 * @index: a place, from 0
 *
 * Returns: where its fabric lies
 */
graphene_rect_t
nw_row_layout_get_slot (const NwRowLayout *self,
                        guint              index)
{
  const int column = (int) (index % self->per_line);
  const int line = (int) (index / self->per_line);

  return GRAPHENE_RECT_INIT ((float) (self->left + column * (self->piece + self->gap)),
                             (float) (line * self->line_height + NW_ROW_ABOVE),
                             (float) self->piece, (float) self->piece);
}

/**
 * nw_row_layout_find:
 * @self: a layout
 * @x: horizontal position
 * @y: vertical position
 *
 * Returns: the place nearest to that point
 */
guint
nw_row_layout_find (const NwRowLayout *self,
                    float              x,
                    float              y)
{
  const float column = floorf ((x - (float) self->left + (float) self->gap / 2) /
                               (float) (self->piece + self->gap));
  const float line = floorf (y / (float) self->line_height);
  const guint at = (guint) CLAMP (line, 0, (float) (self->n_lines - 1)) * self->per_line +
                   (guint) CLAMP (column, 0, (float) (self->per_line - 1));

  return MIN (at, self->n_slots - 1);
}
