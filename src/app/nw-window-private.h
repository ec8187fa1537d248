/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwWindow share: nw-window.c, nw-window-files.c.
 */

#pragma once

#include "app/nw-home-page.h"
#include "app/nw-recent-games.h"
#include "app/nw-window.h"
#include "match/nw-journal.h"

G_BEGIN_DECLS

struct _NwWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  AdwToastOverlay     *toasts;
  AdwNavigationView   *navigation;
  NwHomePage          *home;

  /* Borrowed: what says that the journal can't be written, as long as it is there */
  AdwToast            *failure;

  /* Owned */
  GSettings           *settings;
  NwJournal           *journal;
  NwRecentGames       *recent;
  GCancellable        *opening;
  GFile               *finished;      /* (nullable): where the game that is shown was put at its end */
  /* What was forgotten last, as long as it can be brought back. */
  GVariant            *forgotten;

  guint                n_shown;       /* files that were opened and games that were begun */
  gboolean             autosave;
};

void     _nw_window_say             (NwWindow       *self,
                                     const char     *text);
void     _nw_window_alert           (NwWindow       *self,
                                     const char     *heading,
                                     const char     *body);
char    *_nw_window_list_problems   (GPtrArray      *problems,
                                     const GError   *error);
char    *_nw_window_list_warnings   (GPtrArray      *problems);
NwMatch *_nw_window_get_match       (NwWindow       *self);

void     _nw_window_keep_left_game  (NwWindow       *self,
                                     NwMatch        *next);
void     _nw_window_keep_finished_game (NwWindow    *self,
                                        NwMatch     *match);
void     _nw_window_drop_finished_game (NwWindow    *self);
void     _nw_window_mark_journalled (NwMatch        *match);
void     _nw_window_files_class_init (GtkWidgetClass *widget_class);
void     _nw_window_files_init       (NwWindow       *self);

G_END_DECLS
