/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: decisions that need no plan: the draft, which side of a card is up, which tattoo is
 * lost, and what is done without a thought in every turn.
 */

#pragma once

#include "bots/nw-bot-private.h"

G_BEGIN_DECLS

NwMove nw_bot_brawl_choose_character (const NwBotQuestion *question);
NwMove nw_bot_brawl_choose_card      (const NwBotQuestion *question);
NwMove nw_bot_brawl_choose_side      (const NwBotQuestion *question);
NwMove nw_bot_brawl_choose_loss      (const NwBotQuestion *question);
NwMove nw_bot_brawl_find_routine     (const NwBotQuestion *question);

G_END_DECLS
