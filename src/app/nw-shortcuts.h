/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys, in a table that both the accelerators and the dialog are made from.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void       nw_shortcuts_install (GtkApplication *application);
AdwDialog *nw_shortcuts_new     (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
