/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts that a window gives to eyes and ears: labels, tooltips, names and descriptions for
 * those who listen, menus, titles.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwTextFunc:
 * @widget: the widget that has the text
 * @kind: what kind of text it is, for messages
 * @text: the text, as it is shown
 * @user_data: what was given to nw_texts_walk()
 *
 * Looks at a text.
 */
typedef void (*NwTextFunc) (GtkWidget  *widget,
                            const char *kind,
                            const char *text,
                            gpointer    user_data);

void nw_texts_walk (GtkWidget  *root,
                    NwTextFunc  look,
                    gpointer    user_data);

G_END_DECLS
