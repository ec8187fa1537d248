/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first page: go on with a game, or choose one.
 */

#pragma once

#include <adwaita.h>

#include "app/nw-recent-games.h"

G_BEGIN_DECLS

#define NW_TYPE_HOME_PAGE (nw_home_page_get_type ())
G_DECLARE_FINAL_TYPE (NwHomePage, nw_home_page, NW, HOME_PAGE, AdwNavigationPage)

NwHomePage *nw_home_page_new              (void) G_GNUC_WARN_UNUSED_RESULT;
void        nw_home_page_set_can_continue (NwHomePage    *self,
                                           gboolean       can_continue);
void        nw_home_page_set_recent       (NwHomePage    *self,
                                           NwRecentGames *recent);

G_END_DECLS
