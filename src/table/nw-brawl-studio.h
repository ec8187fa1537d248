/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all share in Tattoo Brawl: clients, the reserve of ink, tattoos, and at the beginning the
 * characters.
 */

#pragma once

#include "table/nw-brawl-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define NW_TYPE_BRAWL_STUDIO (nw_brawl_studio_get_type ())
G_DECLARE_FINAL_TYPE (NwBrawlStudio, nw_brawl_studio, NW, BRAWL_STUDIO, GtkWidget)

void nw_brawl_studio_update   (NwBrawlStudio     *self,
                               const NwBrawlView *view);
void nw_brawl_studio_set_unit (NwBrawlStudio     *self,
                               int                unit);

G_END_DECLS
