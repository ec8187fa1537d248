/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page on which a document is changed: its sections beside what is in them.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-cards-page.h"
#include "workshop/nw-document.h"

G_BEGIN_DECLS

/* Signals: play (NwRuleset *ruleset), when a game shall be played by the rules as they are. */
#define NW_TYPE_EDITOR (nw_editor_get_type ())
G_DECLARE_FINAL_TYPE (NwEditor, nw_editor, NW, EDITOR, AdwNavigationPage)

NwEditor   *nw_editor_new          (NwDocument *document) G_GNUC_WARN_UNUSED_RESULT;
NwDocument *nw_editor_get_document (NwEditor   *self);
void        nw_editor_offer_draft  (NwEditor   *self,
                                    const char *path);
const char *nw_editor_get_offered  (NwEditor   *self);
void        nw_editor_show_section (NwEditor   *self,
                                    const char *name);
GtkWidget  *nw_editor_get_section  (NwEditor   *self,
                                    const char *name);
void        nw_editor_go_to        (NwEditor   *self,
                                    const char *pointer);
gboolean    nw_editor_commit       (NwEditor   *self);
void        nw_editor_save         (NwEditor   *self,
                                    gboolean    as_other,
                                    void      (*done) (gboolean is_saved,
                                                       gpointer data),
                                    gpointer    data);

G_END_DECLS
