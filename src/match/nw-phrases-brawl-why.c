/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The phrases of Tattoo Brawl that say why a move is a good one.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "bots/nw-bot-brawl-reason.h"
#include "games/brawl/nw-brawl-state.h"
#include "match/nw-phrases-private.h"

/* One text, or two for different numbers. */
static const struct
{
  const char *one;
  const char *many;
} texts[NW_BOT_BRAWL_N_REASONS] = {
  [NW_BOT_BRAWL_QUICK] = { N_NG ("{n} client names the body part at which this character is quick.",
                                 "{n} clients name the body part at which this character is "
                                 "quick.") },
  [NW_BOT_BRAWL_WORTH] = { N_NG ("“{tattoo}” is worth {n} point.",
                                 "“{tattoo}” is worth {n} points.") },
  [NW_BOT_BRAWL_HIDDEN] = { N_("The other tattoo stays hidden.") },
  [NW_BOT_BRAWL_PAYS] = { N_("The client pays ${n}.") },
  [NW_BOT_BRAWL_QUICK_CLIENT] =
    { N_("The client pays ${n}, and the own character is quick at that body part.") },
  [NW_BOT_BRAWL_SUITS] = { N_("The client wants the style of “{tattoo}”.") },
  [NW_BOT_BRAWL_NO_TATTOO] = { N_("No known tattoo of the reserve is what that client wants.") },
  [NW_BOT_BRAWL_ASKED] = { N_("A client wants the style of “{tattoo}” and pays ${n}.") },
  [NW_BOT_BRAWL_INKED] = { N_("Then “{tattoo}” has all the ink that it needs.") },
  [NW_BOT_BRAWL_INK_LEFT] = { N_NG ("That leaves “{tattoo}” {n} ink short.",
                                    "That leaves “{tattoo}” {n} inks short.") },
  [NW_BOT_BRAWL_NEEDED] = { N_("“{tattoo}” needs that ink.") },
  [NW_BOT_BRAWL_TO_MIX] = { N_("“{tattoo}” needs {ink} ink, which is mixed of it.") },
  [NW_BOT_BRAWL_DENIED] = { N_("Another player’s “{tattoo}” needs that ink.") },
  [NW_BOT_BRAWL_LEFT_OVER] = { N_NG ("Left over at the end, “{tattoo}” would cost {n} point.",
                                     "Left over at the end, “{tattoo}” would cost {n} points.") },
  [NW_BOT_BRAWL_NOT_SEEN] = { N_("What card it is is not known yet.") },
  [NW_BOT_BRAWL_SAFE] = { N_("Fewer cards of the others can be exchanged for it then.") },
  [NW_BOT_BRAWL_FINISHED] = { N_NG ("“{tattoo}” brings {n} point and ${money}.",
                                    "“{tattoo}” brings {n} points and ${money}.") },
  [NW_BOT_BRAWL_MONEY] = { N_("It brings ${n}.") },
  [NW_BOT_BRAWL_SAVES] = { N_("Anything else would cost ${n}.") },
  [NW_BOT_BRAWL_FRUITLESS] = { N_("The buyer has spent an action for nothing.") },
  [NW_BOT_BRAWL_NOTHING_BETTER] = { N_("Nothing else that is possible seems worth it.") },
};

/**
 * nw_phrase_brawl_why:
 * @self: a new phrase
 * @reason: a reason of Tattoo Brawl's own
 *
 * Returns: (transfer full): why a move is a good one, a sentence
 */
char *
nw_phrase_brawl_why (NwPhrase          *self,
                     const NwBotReason *reason)
{
  g_assert (reason->code < NW_BOT_BRAWL_N_REASONS);

  nw_phrase_set_card (self, "tattoo", reason->card);
  nw_phrase_set_number (self, "n", reason->n);
  nw_phrase_set_number (self, "money", reason->money);
  if (reason->code == NW_BOT_BRAWL_TO_MIX)
    nw_phrase_set_table (self, "ink", "inks", (guint) reason->n);

  return nw_phrase_finish (self, texts[reason->code].one, texts[reason->code].many, reason->n);
}
