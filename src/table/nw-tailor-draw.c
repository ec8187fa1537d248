/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawing faces on widgets; see nw-tailor-draw.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-piece.h"
#include "table/nw-tailor-draw.h"

/**
 * nw_tailor_draw:
 * @widget: the widget that is drawn
 * @faces: what there is to show
 * @kind: what to show
 * @first: its first number
 * @second: its second number
 * @snapshot: where to draw
 * @bounds: where it lies on the widget
 *
 * Draws a face on a widget.
 */
void
nw_tailor_draw (GtkWidget             *widget,
                NwTailorFaces         *faces,
                NwTailorFaceKind       kind,
                gint                   first,
                gint                   second,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds)
{
  const NwFace face = {
    .kind = kind, .args = { first, second }, .paper = nw_piece_get_paper_kind (widget),
  };

  nw_tailor_face_append (faces, &face, snapshot, gtk_widget_get_pango_context (widget), bounds,
                         nw_piece_get_scale (widget));
}
