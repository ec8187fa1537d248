/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far a run is, on a terminal; and Ctrl+C.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char          *nw_cli_progress_line   (guint64   n_done,
                                       guint64   n_games,
                                       double    seconds) G_GNUC_WARN_UNUSED_RESULT;
void           nw_cli_show_progress   (guint64   n_done,
                                       guint64   n_games,
                                       double    seconds,
                                       gpointer  unused);
void           nw_cli_end_progress    (void);
gboolean       nw_cli_has_terminal    (void);
volatile gint *nw_cli_watch_interrupt (void);

G_END_DECLS
