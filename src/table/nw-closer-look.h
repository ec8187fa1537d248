/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Closer looks: an order large, with its text; and all that lies before a player.
 */

#pragma once

#include <adwaita.h>

#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

AdwDialog *nw_closer_look_dialog   (const char         *title,
                                    GtkWidget          *content) G_GNUC_WARN_UNUSED_RESULT;
void       nw_closer_look_append   (GtkBox             *box,
                                    const char         *text,
                                    const char         *css_class);
GtkWidget *nw_closer_look_widget   (NwTailorFaces      *faces,
                                    guint               order,
                                    const NwCatalogue  *words,
                                    int                 width) G_GNUC_WARN_UNUSED_RESULT;
void       nw_closer_look_at_order (GtkWidget          *parent,
                                    NwTailorFaces      *faces,
                                    guint               order,
                                    const NwCatalogue  *words);
void       nw_closer_look_at_seat  (GtkWidget          *parent,
                                    const NwTailorView *view,
                                    guint               seat);

G_END_DECLS
