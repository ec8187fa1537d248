/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the Workshop's widgets find what they look like.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void nw_workshop_template_set (GtkWidgetClass *widget_class,
                               const char     *name);

G_END_DECLS
