/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What differs between two rulesets, in words.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

#define NW_TYPE_COMPARE_DIALOG (nw_compare_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NwCompareDialog, nw_compare_dialog, NW, COMPARE_DIALOG, AdwDialog)

AdwDialog  *nw_compare_dialog_new       (NwRuleset       *before,
                                         NwRuleset       *after,
                                         const char      *before_name,
                                         const char      *after_name)
                                         G_GNUC_WARN_UNUSED_RESULT;
void        nw_compare_dialog_choose    (NwRuleset       *ruleset,
                                         GFile           *file,
                                         GtkWidget       *parent);
GListModel *nw_compare_dialog_get_lines (NwCompareDialog *self);

G_END_DECLS
