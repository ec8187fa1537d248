/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files that were opened or saved lately: a list of #NwRecentGame, the newest first, kept in
 * the settings.
 *
 * A file is kept by its URI, which in a sandbox is the one under which the portal hands it out and
 * will do so again; people are shown its name, never that place.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-match.h"

G_BEGIN_DECLS

/** NW_RECENT_GAMES_MAX: how many files are remembered. */
#define NW_RECENT_GAMES_MAX 10

#define NW_TYPE_RECENT_GAME (nw_recent_game_get_type ())
G_DECLARE_FINAL_TYPE (NwRecentGame, nw_recent_game, NW, RECENT_GAME, GObject)

const char *nw_recent_game_get_uri     (NwRecentGame *self);
const char *nw_recent_game_get_name    (NwRecentGame *self);
char       *nw_recent_game_describe    (NwRecentGame *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean    nw_recent_game_is_missing  (NwRecentGame *self);

#define NW_TYPE_RECENT_GAMES (nw_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (NwRecentGames, nw_recent_games, NW, RECENT_GAMES, GObject)

NwRecentGames *nw_recent_games_new      (GSettings     *settings) G_GNUC_WARN_UNUSED_RESULT;
void           nw_recent_games_add      (NwRecentGames *self,
                                         GFile         *file,
                                         NwMatch       *match,
                                         const char    *language);
void           nw_recent_games_remove   (NwRecentGames *self,
                                         const char    *uri);
GVariant      *nw_recent_games_clear    (NwRecentGames *self) G_GNUC_WARN_UNUSED_RESULT;
void           nw_recent_games_restore  (NwRecentGames *self,
                                         GVariant      *entries);
void           nw_recent_games_check    (NwRecentGames *self);
GMenuModel    *nw_recent_games_get_menu (NwRecentGames *self);

G_END_DECLS
