/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's table: the others' boards across the top, the studio, the own board, and a bar that
 * says what is expected.
 *
 * What it keeps is only which spot has been chosen.  Touching a spot chooses it, and the bar offers
 * what can be done there; touching another one then does what leads from the first to the second.
 */

#pragma once

#include <adwaita.h>

#include "table/nw-brawl-view.h"
#include "table/nw-table.h"

G_BEGIN_DECLS

#define NW_TYPE_BRAWL_TABLE (nw_brawl_table_get_type ())
G_DECLARE_FINAL_TYPE (NwBrawlTable, nw_brawl_table, NW, BRAWL_TABLE, AdwBreakpointBin)

void      nw_brawl_table_touch       (NwBrawlTable *self,
                                      NwBrawlSpot   spot,
                                      gboolean      is_strong);
guint     nw_brawl_table_get_choices (NwBrawlTable *self,
                                      const NwMove **moves);
void      nw_brawl_table_choose      (NwBrawlTable *self,
                                      guint         index);
GtkWidget *nw_brawl_table_find       (NwBrawlTable *self,
                                      NwBrawlSpot   spot);

G_END_DECLS
