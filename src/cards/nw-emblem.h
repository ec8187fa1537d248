/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Emblems: line drawings of one stroke weight, for patterns, rewards and marks.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwEmblem:
 *
 * A drawing.  Those up to %NW_N_PATTERN_EMBLEMS stand for patterns of cloth, the others are marks of
 * the game.
 */
typedef enum
{
  NW_EMBLEM_PEONY,
  NW_EMBLEM_CLOUD,
  NW_EMBLEM_LOTUS,
  NW_EMBLEM_CRANE,
  NW_EMBLEM_KNOT,
  NW_EMBLEM_BAMBOO,
  NW_EMBLEM_MOON,
  NW_EMBLEM_FISH,
  NW_EMBLEM_WAVE,
  NW_EMBLEM_COIN,
  NW_N_PATTERN_EMBLEMS,
  NW_EMBLEM_MAGIC = NW_N_PATTERN_EMBLEMS,
  NW_EMBLEM_REFERRAL,
  NW_EMBLEM_EXPAND,
  NW_N_EMBLEMS,
} NwEmblem;

NwEmblem nw_emblem_from_text (const char            *text,
                              guint                  fallback);
void     nw_emblem_snapshot  (NwEmblem               emblem,
                              GtkSnapshot           *snapshot,
                              const graphene_rect_t *bounds,
                              const GdkRGBA         *colour);

G_END_DECLS
