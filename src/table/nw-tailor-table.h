/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's table: players across the top, the display, the own board, and a bar that
 * says what is expected.
 *
 * The table is drawn from what one seat may know and from the legal moves.  What it keeps is only
 * what is being looked at or put together: an order, a section, a magic fabric.  A click that makes a
 * move becomes the signal "move"; whether it is legal is for the match to say.
 */

#pragma once

#include <adwaita.h>

#include "table/nw-table.h"
#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

#define NW_TYPE_TAILOR_TABLE (nw_tailor_table_get_type ())
G_DECLARE_FINAL_TYPE (NwTailorTable, nw_tailor_table, NW, TAILOR_TABLE, AdwBreakpointBin)

GtkWidget  *nw_tailor_table_new               (void) G_GNUC_WARN_UNUSED_RESULT;
void        nw_tailor_table_update            (NwTailorTable      *self,
                                               const NwTailorView *view);
void        nw_tailor_table_refuse            (NwTailorTable      *self);
void        nw_tailor_table_show_possibilities (NwTailorTable     *self);
void        nw_tailor_table_look_at           (NwTailorTable      *self,
                                               guint               order);
const char *nw_tailor_table_get_prompt        (NwTailorTable      *self);

G_END_DECLS
