/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of all games.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

extern const NwRules nw_brawl_rules;
extern const NwRules nw_tailor_rules;

/** nw_games: (array zero-terminated=1): all games, for nw_registry_find() */
extern const NwRules *const nw_games[];

G_END_DECLS
