/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rulesets for tests of Tang Master Tailor: one whose orders are made for rule cases, one whose
 * deck is like the printed one, and any number of odd ones.
 */

#pragma once

#include "games/tailor/nw-tailor-rules-data.h"
#include "nw-cases.h"

G_BEGIN_DECLS

/** nw_tailor_case_game: the game with the ruleset for rule cases */
extern const NwCaseGame nw_tailor_case_game;

NwTailorRules *nw_tailor_fixture_new          (const char    *settings) G_GNUC_WARN_UNUSED_RESULT;
NwTailorRules *nw_tailor_fixture_new_deck     (void) G_GNUC_WARN_UNUSED_RESULT;
NwTailorRules *nw_tailor_fixture_new_random   (guint64        seed) G_GNUC_WARN_UNUSED_RESULT;
void           nw_tailor_fixture_set_official (NwTailorRules *rules);

G_END_DECLS
