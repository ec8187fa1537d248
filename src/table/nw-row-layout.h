/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the places of a row of fabrics lie: plain values, in application pixels.  A row that would
 * be too small to touch goes on in a second line.
 */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/**
 * NwRowLayout:
 * @n_slots: places
 * @per_line: places in a line
 * @n_lines: lines
 * @piece: side of a fabric
 * @gap: between fabrics
 * @left: where the first place of a line begins
 * @line_height: from one line to the next
 * @height: height of all
 *
 * The layout of a row.
 */
typedef struct
{
  guint n_slots;
  guint per_line;
  guint n_lines;
  int   piece;
  int   gap;
  int   left;
  int   line_height;
  int   height;
} NwRowLayout;

/** NW_ROW_ABOVE: room above each line for marks, in pixels. */
#define NW_ROW_ABOVE 22
/** NW_ROW_BELOW: room below each line for numbers, in pixels. */
#define NW_ROW_BELOW 18
/** NW_ROW_FOOT: room below all for what can be done with marked sections, in pixels. */
#define NW_ROW_FOOT 48

void            nw_row_layout_init     (NwRowLayout       *self,
                                        guint              n_slots,
                                        int                width,
                                        int                piece_max);
graphene_rect_t nw_row_layout_get_slot (const NwRowLayout *self,
                                        guint              index);
guint           nw_row_layout_find     (const NwRowLayout *self,
                                        float              x,
                                        float              y);

G_END_DECLS
