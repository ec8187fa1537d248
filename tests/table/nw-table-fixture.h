/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of views share: matches, waiting for frames, walking the widgets.
 */

#pragma once

#include <adwaita.h>

#include "match/nw-match.h"
#include "table/nw-game-page.h"
#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

NwMatch   *nw_fixture_deal          (guint         n_seats,
                                     guint         n_humans,
                                     const char   *language,
                                     guint64       seed);
NwMatch   *nw_fixture_deal_of       (const char   *game,
                                     guint         n_seats,
                                     guint         n_humans,
                                     const char   *language,
                                     guint64       seed);
NwMatch   *nw_fixture_deal_with     (NwRuleset    *ruleset,
                                     guint         n_seats,
                                     guint         n_humans,
                                     const char   *language,
                                     guint64       seed);
NwMove     nw_fixture_choose        (NwMatch      *match,
                                     guint64      *rng);
NwMatch   *nw_fixture_find_match    (guint         n_seats,
                                     const char   *language,
                                     guint         kind,
                                     guint         least);
void       nw_fixture_play          (NwMatch      *match,
                                     guint         n_moves);
void       nw_fixture_load_style    (void);
void       nw_fixture_settle        (GtkWidget    *widget);
GtkWidget *nw_fixture_present       (GtkWidget    *content,
                                     int           width,
                                     int           height);
void       nw_fixture_close         (GtkWidget    *window);
GtkWidget *nw_fixture_find          (GtkWidget    *root,
                                     gboolean    (*is_wanted) (GtkWidget *widget,
                                                               gpointer   user_data),
                                     gpointer      user_data);
GtkWidget *nw_fixture_find_type     (GtkWidget    *root,
                                     GType         type);
void       nw_fixture_xdotool       (const char   *word,
                                     ...) G_GNUC_NULL_TERMINATED;
void       nw_fixture_locate        (GtkWidget    *widget,
                                     int          *x,
                                     int          *y);
void       nw_fixture_point_at      (GtkWidget    *widget,
                                     int           dx,
                                     int           dy);
void       nw_fixture_press         (GtkWidget    *window,
                                     gboolean      is_down);
guint      nw_fixture_count         (GtkWidget    *widget,
                                     guint32       argb);
void       nw_fixture_check_sizes   (GtkWidget    *root);
char      *nw_fixture_describe      (GtkWidget    *root);

G_END_DECLS
