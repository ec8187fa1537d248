/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How widgets of the tailor's table draw faces: on the paper that suits the desktop, for the screen
 * that they are on.
 */

#pragma once

#include <gtk/gtk.h>

#include "cards/nw-tailor-face.h"

G_BEGIN_DECLS

void nw_tailor_draw (GtkWidget             *widget,
                     NwTailorFaces         *faces,
                     NwTailorFaceKind       kind,
                     gint                   first,
                     gint                   second,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *bounds);

G_END_DECLS
