/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in progress, or the replay of one: the table, the log beside it, the curtain between
 * people, and the result.
 *
 * The one place where the match and its views meet: what the match knows becomes a view for whoever
 * looks, and the table's moves go to the match.
 */

#pragma once

#include <adwaita.h>

#include "match/nw-match.h"
#include "table/nw-motion.h"

G_BEGIN_DECLS

/**
 * NwAnnouncements:
 * @NW_ANNOUNCE_ALL: everything that happens
 * @NW_ANNOUNCE_OWN: what concerns whoever looks
 * @NW_ANNOUNCE_NOTHING: nothing
 *
 * What readers of screens are told of a game.
 */
typedef enum
{
  NW_ANNOUNCE_ALL,
  NW_ANNOUNCE_OWN,
  NW_ANNOUNCE_NOTHING,
} NwAnnouncements;

NwAnnouncements nw_announcements_from_text (const char *text);

#define NW_TYPE_GAME_PAGE (nw_game_page_get_type ())
G_DECLARE_FINAL_TYPE (NwGamePage, nw_game_page, NW, GAME_PAGE, AdwNavigationPage)

gboolean    nw_game_page_can_show          (NwRuleset  *ruleset);
NwGamePage *nw_game_page_new               (NwMatch    *match) G_GNUC_WARN_UNUSED_RESULT;
NwGamePage *nw_game_page_new_replay        (NwMatch    *match,
                                            gboolean    is_open) G_GNUC_WARN_UNUSED_RESULT;
gboolean    nw_game_page_is_replay         (NwGamePage *self);
gboolean    nw_game_page_is_open           (NwGamePage *self);
void        nw_game_page_set_recent_menu   (NwGamePage *self,
                                            GMenuModel *menu);
guint       nw_game_page_get_index         (NwGamePage *self);
void        nw_game_page_set_index         (NwGamePage *self,
                                            guint       index);
NwMatch    *nw_game_page_get_match         (NwGamePage *self);
void        nw_game_page_undo              (NwGamePage *self);
void        nw_game_page_redo              (NwGamePage *self);
void        nw_game_page_show_possibilities (NwGamePage *self);
void        nw_game_page_advise            (NwGamePage *self);
void        nw_game_page_toggle_log        (NwGamePage *self);
gboolean    nw_game_page_is_hidden         (NwGamePage *self);
void        nw_game_page_toggle_hidden     (NwGamePage *self);
void        nw_game_page_set_announcements (NwGamePage     *self,
                                            NwAnnouncements announcements);
void        nw_game_page_say               (NwGamePage *self,
                                            const char *text);
const char *nw_game_page_get_language      (NwGamePage *self);
NwMotion   *nw_game_page_get_motion        (NwGamePage *self);
GtkWidget  *nw_game_page_get_table         (NwGamePage *self);

G_END_DECLS
