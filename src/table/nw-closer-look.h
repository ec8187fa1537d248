/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Closer looks: an order large, with its text; and all that lies before a player.
 */

#pragma once

#include <adwaita.h>

#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

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
