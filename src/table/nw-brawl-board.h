/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's board in Tattoo Brawl: who plays it, clients, station, ink and tattoos.  The own board
 * is the large one; the others are the same, smaller.
 */

#pragma once

#include "table/nw-brawl-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define NW_TYPE_BRAWL_BOARD (nw_brawl_board_get_type ())
G_DECLARE_FINAL_TYPE (NwBrawlBoard, nw_brawl_board, NW, BRAWL_BOARD, GtkWidget)

GtkWidget *nw_brawl_board_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_brawl_board_update   (NwBrawlBoard      *self,
                                    const NwBrawlView *view,
                                    guint              seat);
void       nw_brawl_board_set_unit (NwBrawlBoard      *self,
                                    int                unit);
void       nw_brawl_board_set_line (NwBrawlBoard      *self,
                                    int                line);
char      *nw_brawl_board_facts    (const NwBrawlView *view,
                                    guint              seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
