/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Another player across the table: name, points, magic, exclusive orders and row.
 */

#pragma once

#include "table/nw-tailor-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define NW_TYPE_SEAT_VIEW (nw_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (NwSeatView, nw_seat_view, NW, SEAT_VIEW, GtkButton)

GtkWidget *nw_seat_view_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_seat_view_update   (NwSeatView         *self,
                                  const NwTailorView *view,
                                  guint               seat);
guint      nw_seat_view_get_seat (NwSeatView         *self);

char      *nw_seat_view_facts    (const NwTailorView *view,
                                  guint               seat) G_GNUC_WARN_UNUSED_RESULT;
guint      nw_seat_view_magic    (const NwTailorView *view,
                                  guint               seat);

G_END_DECLS
