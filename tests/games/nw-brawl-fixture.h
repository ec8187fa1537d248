/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rulesets for tests of Tattoo Brawl: one whose cards are made for rule cases and hold the
 * rulebook's example, and any number of odd ones.
 */

#pragma once

#include "games/brawl/nw-brawl-rules-data.h"
#include "nw-cases.h"

G_BEGIN_DECLS

/** nw_brawl_case_game: the game with the ruleset for rule cases */
extern const NwCaseGame nw_brawl_case_game;

NwBrawlRules *nw_brawl_fixture_new        (const char *settings) G_GNUC_WARN_UNUSED_RESULT;
NwBrawlRules *nw_brawl_fixture_new_random (guint64     seed) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
