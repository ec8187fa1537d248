/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's window: the library, and on it the ruleset that is being changed.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-editor.h"
#include "workshop/nw-library-page.h"

G_BEGIN_DECLS

/* Signals: play (NwRuleset *ruleset), when a game shall be played by the rules as they are. */
#define NW_TYPE_WORKSHOP_WINDOW (nw_workshop_window_get_type ())
G_DECLARE_FINAL_TYPE (NwWorkshopWindow, nw_workshop_window, NW, WORKSHOP_WINDOW,
                      AdwApplicationWindow)

NwWorkshopWindow *nw_workshop_window_new           (GtkApplication   *application)
                                                    G_GNUC_WARN_UNUSED_RESULT;
void              nw_workshop_window_open          (NwWorkshopWindow *self,
                                                    GFile            *file);
void              nw_workshop_window_customise     (NwWorkshopWindow *self,
                                                    const char       *id);
void              nw_workshop_window_show_document (NwWorkshopWindow *self,
                                                    NwDocument       *document);
void              nw_workshop_window_move_to       (NwWorkshopWindow *self,
                                                    NwWorkshopWindow *other);
NwEditor         *nw_workshop_window_get_editor    (NwWorkshopWindow *self);
NwLibraryPage    *nw_workshop_window_get_library   (NwWorkshopWindow *self);
gboolean          nw_workshop_window_is_busy       (NwWorkshopWindow *self);

G_END_DECLS
