/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words for Tattoo Brawl's special skills, which are the game's and not the ruleset's.
 */

#pragma once

#include "games/brawl/nw-brawl-rules-data.h"

G_BEGIN_DECLS

const char *nw_phrase_brawl_skill   (NwBrawlSkill        skill,
                                     const char         *language);
char       *nw_phrase_brawl_meaning (const NwBrawlRules *rules,
                                     NwBrawlSkill        skill,
                                     const char         *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
