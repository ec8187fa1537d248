/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits as named steps of a document, and what there is to be said of them.
 */

#pragma once

#include <gtk/gtk.h>

#include "workshop/nw-document.h"

G_BEGIN_DECLS

gboolean nw_steps_take     (NwDocument    *document,
                            NwRuleset     *changed,
                            const char    *name,
                            const char    *merge_key);
gboolean nw_steps_set      (NwDocument    *document,
                            const char    *pointer,
                            const NwField *field,
                            GVariant      *value);
void     nw_steps_say      (GtkWidget     *widget,
                            const char    *text);
void     nw_steps_say_undo (GtkWidget     *widget,
                            const char    *text);
void     nw_steps_typing   (GtkWidget     *widget,
                            gboolean       is_typing);
void     nw_steps_alert    (GtkWidget     *widget,
                            const char    *heading,
                            const char    *body);

G_END_DECLS
