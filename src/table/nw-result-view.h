/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game: who won and by what, and each player's score sheet line by line, with the
 * cards behind each line.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-match.h"
#include "table/nw-table.h"

G_BEGIN_DECLS

#define NW_TYPE_RESULT_VIEW (nw_result_view_get_type ())
G_DECLARE_FINAL_TYPE (NwResultView, nw_result_view, NW, RESULT_VIEW, GtkWidget)

void        nw_result_view_update    (NwResultView  *self,
                                      NwMatch       *match,
                                      NwTable       *table,
                                      const char    *language);
const char *nw_result_view_get_title (NwResultView  *self);
char       *nw_result_text           (NwMatch       *match,
                                      const char    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
