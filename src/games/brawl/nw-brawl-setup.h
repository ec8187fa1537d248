/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of Tattoo Brawl's deal, from which positions take what they leave out.
 */

#pragma once

#include "games/brawl/nw-brawl-state.h"

G_BEGIN_DECLS

guint nw_brawl_shuffle     (const NwBrawlRules *rules,
                            NwBrawlDeck         deck,
                            guint64             seed,
                            guint8             *cards);
guint nw_brawl_count_ink   (const NwBrawlRules *rules,
                            NwBrawlState       *state);
void  nw_brawl_set_board   (const NwBrawlRules *rules,
                            NwBrawlState       *state,
                            guint               seat);
void  nw_brawl_open_places (const NwBrawlRules *rules,
                            NwBrawlState       *state);

G_END_DECLS
