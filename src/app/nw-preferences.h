/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *nw_preferences_new (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
