/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What writing and reading Tattoo Brawl's positions share.
 */

#pragma once

#include "games/brawl/nw-brawl-state.h"

G_BEGIN_DECLS

/**
 * NwBrawlPhase:
 * @NW_BRAWL_PHASE_CHARACTER: characters are chosen
 * @NW_BRAWL_PHASE_DRAFT: tattoos are drafted
 * @NW_BRAWL_PHASE_TURN: nothing is asked
 * @NW_BRAWL_PHASE_ANSWER: something is asked in a turn
 * @NW_BRAWL_PHASE_OVER: the game is over
 *
 * What a position calls its phase; it follows from what is asked.
 */
typedef enum
{
  NW_BRAWL_PHASE_CHARACTER,
  NW_BRAWL_PHASE_DRAFT,
  NW_BRAWL_PHASE_TURN,
  NW_BRAWL_PHASE_ANSWER,
  NW_BRAWL_PHASE_OVER,
  NW_BRAWL_N_PHASES,
} NwBrawlPhase;

extern const char *const nw_brawl_phase_names[NW_BRAWL_N_PHASES];
extern const char *const nw_brawl_ask_names[NW_BRAWL_N_PENDINGS];

NwBrawlPhase nw_brawl_get_phase (NwBrawlPending pending);

G_END_DECLS
