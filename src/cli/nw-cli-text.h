/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions and score sheets as text for people, in 80 columns.
 */

#pragma once

#include "engine/nw-rules.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

void nw_cli_append_position (GString         *text,
                             NwRuleset       *ruleset,
                             const NwState   *state);
void nw_cli_append_score    (GString         *text,
                             NwRuleset       *ruleset,
                             const NwState   *state);

/* One per game. */

void nw_cli_append_brawl    (GString         *text,
                             NwRuleset       *ruleset,
                             const NwState   *state);
void nw_cli_append_tailor   (GString         *text,
                             NwRuleset       *ruleset,
                             const NwState   *state);

G_END_DECLS
