/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Obvious remedies of a ruleset's problems: a number out of range becomes the nearest in range, a
 * missing member its default, a double identity a new one, what refers to nothing nothing.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

gboolean   nw_fix_is_there (const NwRuleset *ruleset,
                            const NwProblem *problem);
NwRuleset *nw_fix_apply    (const NwRuleset *ruleset,
                            const NwProblem *problem) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_fix_apply_all (const NwRuleset *ruleset,
                             guint           *n_fixed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
