/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset for tests of bots, shaped like the official one: points follow the dyes that an order
 * needs.
 */

#pragma once

#include "games/tailor/nw-tailor-rules-data.h"

G_BEGIN_DECLS

NwTailorRules *nw_fixture_new_deck (void);

G_END_DECLS
