/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwGamePage share: nw-game-page.c, -show.c, -match.c and -replay.c.
 */

#pragma once

#include "match/nw-log.h"
#include "table/nw-curtain.h"
#include "table/nw-game-page.h"
#include "table/nw-replay-bar.h"
#include "table/nw-result-view.h"
#include "table/nw-table.h"

G_BEGIN_DECLS

/* The index of what is shown when it is the present. */
#define NW_GAME_PAGE_LIVE G_MAXUINT

struct _NwGamePage
{
  AdwNavigationPage    parent_instance;

  /* Template children */
  AdwWindowTitle      *window_title;
  GtkWidget           *undo_button;
  GtkWidget           *redo_button;
  GtkWidget           *hint_button;
  GtkWidget           *help_button;
  GtkToggleButton     *log_button;
  GtkMenuButton       *menu_button;
  AdwToastOverlay     *toasts;
  AdwBanner           *banner;
  GtkStack            *stack;
  NwMotion            *motion;
  NwCurtain           *curtain;
  NwResultView        *result;
  AdwOverlaySplitView *split;
  AdwWindowTitle      *log_title;
  GtkListView         *log_view;
  GtkScrolledWindow   *log_scroller;
  NwReplayBar         *replay_bar;
  GMenuModel          *replay_menu;
  GMenu               *game_recent;
  GMenu               *replay_recent;

  /* Owned */
  NwMatch             *match;
  NwLog               *log;

  /* Borrowed: the child of motion */
  NwTable             *table;

  /* Owned: while a bot is asked for advice */
  GCancellable        *advising;

  /* Borrowed, weak */
  AdwToast            *toast;

  /* The seat that looks, NW_SEAT_NONE while nobody may; and the one whose board lies in front. */
  guint                reader;
  guint                front;
  guint                shown_index;
  gboolean             is_inspecting;
  gboolean             is_hidden;
  /* Whether it is a replay, and one that all may see all of. */
  gboolean             is_replay;
  gboolean             is_open;

  NwAnnouncements      announcements;
};

guint    nw_game_page_find_only_human (NwGamePage     *self);
gboolean nw_game_page_needs_curtain   (NwGamePage     *self);
gboolean nw_game_page_is_at_table     (NwGamePage     *self);
gboolean nw_game_page_can_be_advised  (NwGamePage     *self);
void     nw_game_page_update_title    (NwGamePage     *self);
void     nw_game_page_update_buttons  (NwGamePage     *self);
void     nw_game_page_refresh         (NwGamePage     *self);

void     nw_game_page_bind_match      (GtkWidgetClass *widget_class);
void     nw_game_page_watch_match     (NwGamePage     *self);

void     nw_game_page_bind_replay     (GtkWidgetClass *widget_class);
void     nw_game_page_set_up_replay   (NwGamePage     *self);

G_END_DECLS
