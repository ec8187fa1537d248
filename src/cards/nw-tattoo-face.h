/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painter of Tattoo Brawl's tattoo cards: fronts, backs and empty places.
 */

#pragma once

#include "cards/nw-brawl-faces.h"
#include "cards/nw-paper.h"

G_BEGIN_DECLS

/**
 * NwTattooMarks:
 * @placed: (nullable): per ink, what is in the containers, if it is being made
 * @clock: turns that the clock shows
 * @turns: turns that it takes; 0 for what the card says
 * @is_closed: whether it lies closed, though it may be seen
 *
 * What is seen on a tattoo card besides itself.
 */
typedef struct
{
  const guint8 *placed;
  guint         clock;
  guint         turns;
  gboolean      is_closed;
} NwTattooMarks;

void nw_tattoo_face_snapshot  (const NwBrawlFaces  *faces,
                               guint                tattoo,
                               const NwTattooMarks *marks,
                               const NwPaper       *paper,
                               GtkSnapshot         *snapshot,
                               PangoContext        *context,
                               float                width);
void nw_tattoo_back_snapshot  (int                  count,
                               const NwPaper       *paper,
                               GtkSnapshot         *snapshot,
                               PangoContext        *context,
                               float                width,
                               float                height);
void nw_tattoo_place_snapshot (const char          *label,
                               const NwPaper       *paper,
                               const GdkRGBA       *colour,
                               GtkSnapshot         *snapshot,
                               PangoContext        *context,
                               float                width,
                               float                height);

G_END_DECLS
