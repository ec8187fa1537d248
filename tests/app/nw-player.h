/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person at the table, for tests: looks at the window and says what could be done next.
 */

#pragma once

#include "app/nw-window.h"

G_BEGIN_DECLS

void       nw_player_show         (NwWindow   *window,
                                   NwMatch    *match);
NwWindow  *nw_player_new_window   (void);
void       nw_player_close_window (NwWindow   *window);
void       nw_player_wait_until   (gboolean  (*is_done) (gpointer user_data),
                                   gpointer    user_data);
NwMatch   *nw_player_start        (NwWindow   *window,
                                   guint64     seed);
void       nw_player_wait         (NwMatch    *match,
                                   guint       n_moves);
GtkWidget *nw_player_find_legal   (NwWindow   *window,
                                   GType       type);
GtkWidget *nw_player_find_button  (NwWindow   *window,
                                   const char *label);
GtkWidget *nw_player_find_colour  (NwWindow   *window,
                                   guint       colour);

G_END_DECLS
