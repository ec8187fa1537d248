/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: why a move is a good one, as codes from which sentences are made.
 */

#pragma once

#include "bots/nw-bot.h"

G_BEGIN_DECLS

/**
 * NwBotBrawlReason:
 * @NW_BOT_BRAWL_QUICK: the character is quick at the body part that so many (@n) clients name
 * @NW_BOT_BRAWL_WORTH: the tattoo (@card) is worth so many (@n) points
 * @NW_BOT_BRAWL_HIDDEN: the other tattoo stays hidden
 * @NW_BOT_BRAWL_PAYS: the client pays so much (@n)
 * @NW_BOT_BRAWL_QUICK_CLIENT: likewise, and the own character is quick at the body part
 * @NW_BOT_BRAWL_SUITS: the client wants the style of that tattoo (@card)
 * @NW_BOT_BRAWL_NO_TATTOO: the reserve has no known tattoo of the client's style
 * @NW_BOT_BRAWL_ASKED: an own client, who pays so much (@n), wants the style of the tattoo (@card)
 * @NW_BOT_BRAWL_INKED: then the tattoo on the station (@card) has all its ink
 * @NW_BOT_BRAWL_INK_LEFT: likewise, but for so many (@n)
 * @NW_BOT_BRAWL_NEEDED: the tattoo (@card) needs the ink
 * @NW_BOT_BRAWL_TO_MIX: it is for mixing another (@n), which the tattoo (@card) needs
 * @NW_BOT_BRAWL_DENIED: somebody else's tattoo (@card) needs the ink
 * @NW_BOT_BRAWL_LEFT_OVER: at the end the tattoo (@card) would cost so many (@n) points
 * @NW_BOT_BRAWL_NOT_SEEN: the card is not known
 * @NW_BOT_BRAWL_SAFE: fewer cards of others can be exchanged for it
 * @NW_BOT_BRAWL_FINISHED: the tattoo (@card) brings so many (@n) points, and money (@money)
 * @NW_BOT_BRAWL_MONEY: it brings so much (@n)
 * @NW_BOT_BRAWL_SAVES: anything else would cost so much (@n)
 * @NW_BOT_BRAWL_FRUITLESS: the buyer has spent an action for nothing
 * @NW_BOT_BRAWL_NOTHING_BETTER: nothing else seems worth its action
 *
 * The codes of #NwBotReason in Tattoo Brawl.
 */
typedef enum
{
  NW_BOT_BRAWL_QUICK,
  NW_BOT_BRAWL_WORTH,
  NW_BOT_BRAWL_HIDDEN,
  NW_BOT_BRAWL_PAYS,
  NW_BOT_BRAWL_QUICK_CLIENT,
  NW_BOT_BRAWL_SUITS,
  NW_BOT_BRAWL_NO_TATTOO,
  NW_BOT_BRAWL_ASKED,
  NW_BOT_BRAWL_INKED,
  NW_BOT_BRAWL_INK_LEFT,
  NW_BOT_BRAWL_NEEDED,
  NW_BOT_BRAWL_TO_MIX,
  NW_BOT_BRAWL_DENIED,
  NW_BOT_BRAWL_LEFT_OVER,
  NW_BOT_BRAWL_NOT_SEEN,
  NW_BOT_BRAWL_SAFE,
  NW_BOT_BRAWL_FINISHED,
  NW_BOT_BRAWL_MONEY,
  NW_BOT_BRAWL_SAVES,
  NW_BOT_BRAWL_FRUITLESS,
  NW_BOT_BRAWL_NOTHING_BETTER,
  NW_BOT_BRAWL_N_REASONS,
} NwBotBrawlReason;

G_END_DECLS
