/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The controls of a replay: which moment of a match is shown, through whose eyes, and how fast it
 * goes on by itself.
 *
 * Its actions (`replay.…`) are for whoever holds it to insert where keys shall reach them.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-catalogue.h"
#include "match/nw-match.h"

G_BEGIN_DECLS

#define NW_TYPE_REPLAY_BAR (nw_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (NwReplayBar, nw_replay_bar, NW, REPLAY_BAR, GtkWidget)

void          nw_replay_bar_set_match   (NwReplayBar       *self,
                                         NwMatch           *match,
                                         gboolean           is_open);
void          nw_replay_bar_set_words   (NwReplayBar       *self,
                                         const NwCatalogue *words);
GActionGroup *nw_replay_bar_get_actions (NwReplayBar       *self);
guint         nw_replay_bar_get_index   (NwReplayBar       *self);
void          nw_replay_bar_set_index   (NwReplayBar       *self,
                                         guint              index);
guint         nw_replay_bar_get_eyes    (NwReplayBar       *self);
void          nw_replay_bar_set_eyes    (NwReplayBar       *self,
                                         guint              eyes);
gboolean      nw_replay_bar_is_playing  (NwReplayBar       *self);
void          nw_replay_bar_pause       (NwReplayBar       *self);

G_END_DECLS
