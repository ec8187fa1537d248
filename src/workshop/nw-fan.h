/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A few cards of a ruleset, held like a hand: what it looks like at a glance.
 */

#pragma once

#include <gtk/gtk.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

#define NW_TYPE_FAN (nw_fan_get_type ())
G_DECLARE_FINAL_TYPE (NwFan, nw_fan, NW, FAN, GtkWidget)

GtkWidget *nw_fan_new (NwRuleset  *ruleset,
                       const char *list) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
