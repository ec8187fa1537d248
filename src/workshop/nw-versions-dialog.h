/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The earlier versions of a ruleset that were kept, to look at and to go back to.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/* Signals: chosen (NwRuleset *ruleset), when one is to come back. */
#define NW_TYPE_VERSIONS_DIALOG (nw_versions_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NwVersionsDialog, nw_versions_dialog, NW, VERSIONS_DIALOG, AdwDialog)

AdwDialog *nw_versions_dialog_new (NwRuleset *ruleset,
                                   GFile     *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
