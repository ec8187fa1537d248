/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of fabrics, small: for looking only.
 */

#pragma once

#include <gtk/gtk.h>

#include "cards/nw-tailor-faces.h"

G_BEGIN_DECLS

#define NW_TYPE_STRIP (nw_strip_get_type ())
G_DECLARE_FINAL_TYPE (NwStrip, nw_strip, NW, STRIP, GtkWidget)

void nw_strip_update (NwStrip       *self,
                      NwTailorFaces *faces,
                      guint          seat,
                      guint64        fabrics,
                      guint          n_fabrics);

G_END_DECLS
