/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours that faces are drawn with, as plain values: paper, ink, thread, and a colour for each
 * level of orders.  What kind of paper is wanted is an argument, so that the same painter serves a
 * light desktop, a dark one and high contrast.
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * NwPaperKind:
 * @NW_PAPER_LIGHT: ivory, for a light desktop
 * @NW_PAPER_DARK: the same paper by lamplight, for a dark desktop
 * @NW_PAPER_HIGH_CONTRAST: white paper and black ink, with strong edges
 *
 * Kinds of paper.
 */
typedef enum
{
  NW_PAPER_LIGHT,
  NW_PAPER_DARK,
  NW_PAPER_HIGH_CONTRAST,
  NW_N_PAPERS,
} NwPaperKind;

/**
 * NwPaper:
 * @face: the ground of a face
 * @edge: its outline
 * @ink: text and marks
 * @muted: text of less weight; still 4.5 to 1 on @face
 * @thread: seams and dashed lines
 * @badge: the ground of a badge
 * @badge_edge: its outline
 * @badge_ink: what stands on a badge
 * @seal: the ground of the points, as a seal's vermilion
 * @seal_ink: what stands on a seal
 * @gold: magic
 * @money: amounts of money; 4.5 to 1 on @face
 * @back: the back of a card, as of dark leather; white stands on it
 * @edge_width: width of outlines in pixels of a card 100 wide
 *
 * The colours of one kind of paper.
 */
typedef struct
{
  GdkRGBA face;
  GdkRGBA edge;
  GdkRGBA ink;
  GdkRGBA muted;
  GdkRGBA thread;
  GdkRGBA badge;
  GdkRGBA badge_edge;
  GdkRGBA badge_ink;
  GdkRGBA seal;
  GdkRGBA seal_ink;
  GdkRGBA gold;
  GdkRGBA money;
  GdkRGBA back;
  float   edge_width;
} NwPaper;

const NwPaper *nw_paper_get             (NwPaperKind    kind);
GdkRGBA        nw_paper_get_level       (guint          level);
GdkRGBA        nw_paper_mix             (const GdkRGBA *a,
                                         const GdkRGBA *b,
                                         float          amount);
float          nw_paper_get_luminance   (const GdkRGBA *colour);
float          nw_paper_get_contrast    (const GdkRGBA *a,
                                         const GdkRGBA *b);

G_END_DECLS
