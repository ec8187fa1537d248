/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plain shapes that all cards are made of: rounded grounds, outlines, seams and shadows.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void nw_card_fill    (GtkSnapshot           *snapshot,
                      const graphene_rect_t *bounds,
                      float                  radius,
                      const GdkRGBA         *colour);
void nw_card_outline (GtkSnapshot           *snapshot,
                      const graphene_rect_t *bounds,
                      float                  radius,
                      float                  width,
                      const GdkRGBA         *colour);
void nw_card_dash    (GtkSnapshot           *snapshot,
                      const graphene_rect_t *bounds,
                      float                  radius,
                      float                  width,
                      float                  dash,
                      const GdkRGBA         *colour);
void nw_card_shadow  (GtkSnapshot           *snapshot,
                      const graphene_rect_t *bounds,
                      float                  radius);

G_END_DECLS
