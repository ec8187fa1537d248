/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main window: the first page, and a game upon it.
 */

#pragma once

#include <adwaita.h>

#include "app/nw-new-game.h"
#include "table/nw-game-page.h"

G_BEGIN_DECLS

#define NW_TYPE_WINDOW (nw_window_get_type ())
G_DECLARE_FINAL_TYPE (NwWindow, nw_window, NW, WINDOW, AdwApplicationWindow)

NwWindow   *nw_window_new           (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;
void        nw_window_set_autosave  (NwWindow       *self,
                                     gboolean        autosave);
void        nw_window_show_match    (NwWindow       *self,
                                     NwMatch        *match);
void        nw_window_show_replay   (NwWindow       *self,
                                     NwMatch        *match,
                                     gboolean        is_open);
void        nw_window_take_over     (NwWindow       *self,
                                     NwWindow       *old);
void        nw_window_save_to       (NwWindow       *self,
                                     GFile          *file,
                                     gboolean        is_position);
GtkFileDialog *nw_window_new_open_dialog (void) G_GNUC_WARN_UNUSED_RESULT;
GtkFileDialog *nw_window_new_save_dialog (NwMatch   *match,
                                     gboolean        is_position) G_GNUC_WARN_UNUSED_RESULT;
void        nw_window_open_file     (NwWindow       *self,
                                     GFile          *file);
void        nw_window_choose_game   (NwWindow       *self,
                                     NwRuleset      *ruleset);
NwGamePage *nw_window_get_game_page (NwWindow       *self);

G_END_DECLS
