/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches for tests: a small deck, seats, and positions written as JSON.
 */

#pragma once

#include "match/nw-match.h"

G_BEGIN_DECLS

NwRuleset  *nw_fixture_ruleset    (void);
GListModel *nw_fixture_seats      (const char *kinds);
NwMatch    *nw_fixture_match      (const char *kinds,
                                   guint64     seed);
NwMatch    *nw_fixture_match_of   (const char *game,
                                   const char *kinds,
                                   guint64     seed);
NwMatch    *nw_fixture_match_at   (const char *kinds,
                                   const char *position);
void        nw_fixture_play       (NwMatch    *match,
                                   const char *moves);
void        nw_fixture_play_out   (NwMatch    *match,
                                   guint64     seed,
                                   guint       n_moves);
void        nw_fixture_refuse     (NwMatch    *match,
                                   guint       seat,
                                   const char *move,
                                   gint        code);
NwMove      nw_fixture_move       (NwMatch    *match,
                                   const char *text);
void        nw_fixture_assert_same (NwMatch   *a,
                                   NwMatch    *b);
gboolean    nw_fixture_drop_root  (void);
void        nw_fixture_regain_root (void);

G_END_DECLS
