/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paper, ink and thread; see nw-paper.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <math.h>

#include "cards/nw-paper.h"

#define RGB(r, g, b) { (r) / 255.0f, (g) / 255.0f, (b) / 255.0f, 1.0f }

static const NwPaper papers[NW_N_PAPERS] = {
  [NW_PAPER_LIGHT] = {
    .face = RGB (0xff, 0xfd, 0xf6),
    .edge = RGB (0xd9, 0xce, 0xb6),
    .ink = RGB (0x3b, 0x34, 0x27),
    .muted = RGB (0x5c, 0x51, 0x40),
    .thread = RGB (0x8c, 0x7a, 0x58),
    .badge = RGB (0xef, 0xe6, 0xd0),
    .badge_edge = RGB (0xc9, 0xb9, 0x8f),
    .badge_ink = RGB (0x5e, 0x48, 0x18),
    .seal = RGB (0xb5, 0x35, 0x2a),
    .seal_ink = RGB (0xff, 0xf8, 0xea),
    .gold = RGB (0x8f, 0x66, 0x00),
    .money = RGB (0x1f, 0x6b, 0x64),
    .back = RGB (0x7a, 0x2e, 0x2a),
    .edge_width = 1.0f,
  },
  [NW_PAPER_DARK] = {
    .face = RGB (0xec, 0xe2, 0xcb),
    .edge = RGB (0x8d, 0x80, 0x67),
    .ink = RGB (0x2e, 0x27, 0x1b),
    .muted = RGB (0x51, 0x46, 0x34),
    .thread = RGB (0x83, 0x71, 0x4f),
    .badge = RGB (0xdc, 0xce, 0xae),
    .badge_edge = RGB (0xae, 0x9c, 0x70),
    .badge_ink = RGB (0x52, 0x3e, 0x12),
    .seal = RGB (0xa8, 0x2f, 0x25),
    .seal_ink = RGB (0xff, 0xf8, 0xea),
    .gold = RGB (0x7c, 0x57, 0x00),
    .money = RGB (0x15, 0x58, 0x52),
    .back = RGB (0x6e, 0x2a, 0x27),
    .edge_width = 1.0f,
  },
  [NW_PAPER_HIGH_CONTRAST] = {
    .face = RGB (0xff, 0xff, 0xff),
    .edge = RGB (0x00, 0x00, 0x00),
    .ink = RGB (0x00, 0x00, 0x00),
    .muted = RGB (0x1c, 0x1c, 0x1c),
    .thread = RGB (0x40, 0x40, 0x40),
    .badge = RGB (0xff, 0xff, 0xff),
    .badge_edge = RGB (0x00, 0x00, 0x00),
    .badge_ink = RGB (0x00, 0x00, 0x00),
    .seal = RGB (0x7a, 0x10, 0x08),
    .seal_ink = RGB (0xff, 0xff, 0xff),
    .gold = RGB (0x5e, 0x43, 0x00),
    .money = RGB (0x00, 0x40, 0x3b),
    .back = RGB (0x4a, 0x12, 0x10),
    .edge_width = 1.8f,
  },
};

/* Sage, teal, leather, plum; then indigo and ochre for rulesets with more levels. */
static const GdkRGBA levels[] = {
  RGB (0x64, 0x78, 0x45),
  RGB (0x3f, 0x72, 0x7a),
  RGB (0x8a, 0x5a, 0x3c),
  RGB (0x7d, 0x3b, 0x52),
  RGB (0x4b, 0x55, 0x8c),
  RGB (0x8c, 0x66, 0x1e),
};

/**
 * nw_paper_get:
 * @kind: which paper
 *
 * Returns: (transfer none): its colours
 */
const NwPaper *
nw_paper_get (NwPaperKind kind)
{
  g_return_val_if_fail (kind < NW_N_PAPERS, &papers[NW_PAPER_LIGHT]);

  return &papers[kind];
}

/**
 * nw_paper_get_level:
 * @level: a level of orders, from 0
 *
 * Returns: its colour, on which white text stands at 4.5 to 1
 */
GdkRGBA
nw_paper_get_level (guint level)
{
  return levels[level % G_N_ELEMENTS (levels)];
}

/**
 * nw_paper_mix:
 * @a: a colour
 * @b: another
 * @amount: how much of @b, 0…1
 *
 * Returns: the mixture, as opaque as @a
 */
GdkRGBA
nw_paper_mix (const GdkRGBA *a,
              const GdkRGBA *b,
              float          amount)
{
  return (GdkRGBA) {
    a->red + (b->red - a->red) * amount,
    a->green + (b->green - a->green) * amount,
    a->blue + (b->blue - a->blue) * amount,
    a->alpha,
  };
}

static float
linear (float channel)
{
  return channel <= 0.04045f ? channel / 12.92f : powf ((channel + 0.055f) / 1.055f, 2.4f);
}

/**
 * nw_paper_get_luminance:
 * @colour: a colour
 *
 * Returns: its relative luminance as WCAG 2 defines it, 0 (black)…1 (white)
 */
float
nw_paper_get_luminance (const GdkRGBA *colour)
{
  return 0.2126f * linear (colour->red) + 0.7152f * linear (colour->green) +
         0.0722f * linear (colour->blue);
}

/**
 * nw_paper_get_contrast:
 * @a: a colour
 * @b: another
 *
 * Returns: their contrast as WCAG 2 defines it, 1…21
 */
float
nw_paper_get_contrast (const GdkRGBA *a,
                       const GdkRGBA *b)
{
  const float x = nw_paper_get_luminance (a) + 0.05f;
  const float y = nw_paper_get_luminance (b) + 0.05f;

  return x > y ? x / y : y / x;
}
