/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rulesets for tests of bots: one shaped like the official one, and any number of odd ones.
 */

#pragma once

#include "games/tailor/nw-tailor-rules-data.h"

G_BEGIN_DECLS

NwTailorRules *nw_fixture_new_deck   (void);
NwTailorRules *nw_fixture_new_random (guint64 seed);

G_END_DECLS
