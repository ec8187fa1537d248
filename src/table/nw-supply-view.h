/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is left in the supply, and when the game ends.
 */

#pragma once

#include <gtk/gtk.h>

#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

#define NW_TYPE_SUPPLY_VIEW (nw_supply_view_get_type ())
G_DECLARE_FINAL_TYPE (NwSupplyView, nw_supply_view, NW, SUPPLY_VIEW, GtkWidget)

GtkWidget *nw_supply_view_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_supply_view_update (NwSupplyView       *self,
                                  const NwTailorView *view);

G_END_DECLS
