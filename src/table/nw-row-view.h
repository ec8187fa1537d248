/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The own row of fabrics, large: where sections are chosen, and where orders fit.
 *
 * What is chosen is the row's own and lasts until the state changes; the row itself comes from
 * the view.  One keyboard zone.
 */

#pragma once

#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

#define NW_TYPE_ROW_VIEW (nw_row_view_get_type ())
G_DECLARE_FINAL_TYPE (NwRowView, nw_row_view, NW, ROW_VIEW, GtkWidget)

GtkWidget *nw_row_view_new            (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_row_view_update         (NwRowView           *self,
                                       const NwTailorView  *view);
void       nw_row_view_set_piece_max  (NwRowView           *self,
                                       int                  piece_max);

gboolean   nw_row_view_get_selection  (NwRowView           *self,
                                       guint               *first,
                                       guint               *last);
void       nw_row_view_set_selection  (NwRowView           *self,
                                       guint                first,
                                       guint                last);
void       nw_row_view_preview        (NwRowView           *self,
                                       guint                colour);
gboolean   nw_row_view_find_fabric    (NwRowView           *self,
                                       double               x,
                                       double               y,
                                       guint               *at);
void       nw_row_view_unselect       (NwRowView           *self);
gboolean   nw_row_view_select_focused (NwRowView           *self);
gboolean   nw_row_view_extend         (NwRowView           *self,
                                       int                  step);

void       nw_row_view_show_fits      (NwRowView           *self,
                                       const NwTailorFit   *fits,
                                       guint                n_fits,
                                       const char *const   *labels);
void       nw_row_view_show_plan      (NwRowView           *self,
                                       const NwTailorPlan  *plan);
void       nw_row_view_show_ends      (NwRowView           *self,
                                       guint                n_left,
                                       guint                n_right);
void       nw_row_view_shake          (NwRowView           *self);
GtkWidget *nw_row_view_get_fit_button (NwRowView         *self,
                                       guint              index);

G_END_DECLS
