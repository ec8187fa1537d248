/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painter of the tailor's cards: fronts and backs of orders, for whatever they are drawn on.
 */

#pragma once

#include "cards/nw-order-layout.h"
#include "cards/nw-paper.h"
#include "cards/nw-tailor-faces.h"

G_BEGIN_DECLS

void nw_order_face_snapshot      (const NwTailorFaces   *faces,
                                  guint                  order,
                                  const NwPaper         *paper,
                                  GtkSnapshot           *snapshot,
                                  PangoContext          *context,
                                  float                  width);
void nw_order_back_snapshot      (const NwTailorFaces   *faces,
                                  guint                  level,
                                  int                    count,
                                  const NwPaper         *paper,
                                  GtkSnapshot           *snapshot,
                                  PangoContext          *context,
                                  float                  width,
                                  float                  height);
void nw_order_place_snapshot     (const NwPaper         *paper,
                                  GtkSnapshot           *snapshot,
                                  float                  width,
                                  float                  height);
void nw_magic_medal_snapshot     (const NwPaper         *paper,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *bounds);
void nw_pattern_medal_snapshot   (NwEmblem               emblem,
                                  const NwPaper         *paper,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *bounds);

G_END_DECLS
