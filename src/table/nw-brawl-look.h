/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Closer looks at Tattoo Brawl's table: a card large, a player's board, and all that can be done.
 */

#pragma once

#include "table/nw-brawl-view.h"
#include "table/nw-table.h"

G_BEGIN_DECLS

GtkWidget *nw_brawl_look_new_card      (const NwBrawlView *view,
                                        guint              card,
                                        int                width) G_GNUC_WARN_UNUSED_RESULT;
void       nw_brawl_look_at_card       (GtkWidget         *parent,
                                        const NwBrawlView *view,
                                        guint              card,
                                        gboolean           is_whole);
void       nw_brawl_look_at_seat       (GtkWidget         *parent,
                                        const NwBrawlView *view,
                                        guint              seat);
void       nw_brawl_look_at_moves      (NwTable           *table,
                                        const NwBrawlView *view,
                                        const char        *prompt);

G_END_DECLS
