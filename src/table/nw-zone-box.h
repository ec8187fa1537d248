/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box that is a keyboard zone (nw-zone.h).
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define NW_TYPE_ZONE_BOX (nw_zone_box_get_type ())
G_DECLARE_FINAL_TYPE (NwZoneBox, nw_zone_box, NW, ZONE_BOX, GtkBox)

void nw_zone_box_clear (NwZoneBox *self);

G_END_DECLS
