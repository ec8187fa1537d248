/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of all games.  A new game is one line here.
 */

#include "games/nw-games.h"

const NwRules *const nw_games[] = {
  &nw_brawl_rules,
  &nw_tailor_rules,
  NULL,
};
