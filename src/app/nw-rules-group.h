/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By which rules a new game is played: the ruleset, of those of the library, and house rules.
 */

#pragma once

#include <adwaita.h>

#include "app/nw-new-game.h"

G_BEGIN_DECLS

/* Signals: changed (): other rules, or they can be played by now, or not any more. */
#define NW_TYPE_RULES_GROUP (nw_rules_group_get_type ())
G_DECLARE_FINAL_TYPE (NwRulesGroup, nw_rules_group, NW, RULES_GROUP, AdwPreferencesGroup)

void        nw_rules_group_show        (NwRulesGroup    *self,
                                        NwRuleset       *ruleset,
                                        const NwNewGame *choice);
NwRuleset  *nw_rules_group_get_ruleset (NwRulesGroup    *self);
gboolean    nw_rules_group_is_loading  (NwRulesGroup    *self);
char       *nw_rules_group_get_reason  (NwRulesGroup    *self) G_GNUC_WARN_UNUSED_RESULT;
void        nw_rules_group_remember    (NwRulesGroup    *self,
                                        NwNewGame       *choice);

G_END_DECLS
