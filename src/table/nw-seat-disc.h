/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's mark: a disc in the seat's colour with the first letter of the name.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-seat-info.h"

G_BEGIN_DECLS

#define NW_TYPE_SEAT_DISC (nw_seat_disc_get_type ())
G_DECLARE_FINAL_TYPE (NwSeatDisc, nw_seat_disc, NW, SEAT_DISC, GtkWidget)

void nw_seat_disc_update (NwSeatDisc *self,
                          NwSeatInfo *seat);

G_END_DECLS
