/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keyboard zones: Tab goes from one zone of the table to the next, arrows go about inside.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean   nw_zone_focus        (GtkWidget        *zone,
                                 GtkDirectionType  direction,
                                 GtkWidget       **last_focus);
GtkWidget *nw_zone_find_nearest (GtkWidget        *zone,
                                 GtkWidget        *from,
                                 GtkDirectionType  direction);

G_END_DECLS
