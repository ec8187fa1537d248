/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The curtain between two people at one screen: a name, a colour, and Ready.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-seat-info.h"

G_BEGIN_DECLS

#define NW_TYPE_CURTAIN (nw_curtain_get_type ())
G_DECLARE_FINAL_TYPE (NwCurtain, nw_curtain, NW, CURTAIN, GtkWidget)

void nw_curtain_update (NwCurtain  *self,
                        NwSeatInfo *seat);

G_END_DECLS
