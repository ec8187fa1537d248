/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** NW_PREFERENCES_NAME: the widget's name, by which a window's dialog is known. */
#define NW_PREFERENCES_NAME "preferences"

AdwDialog *nw_preferences_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
