/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: how much work it is to come by the ink for a tattoo, see nw-brawl-shop.h.
 *
 * The seat uses what it has, then takes base ink from the reserve, and buys what is not there.  A
 * secondary ink is mixed (W17), or bought if mixing takes more than two actions.  Mixing comes
 * first, because what was mixed goes back to the reserve and can be taken again.
 */

#include "bots/nw-brawl-shop.h"

#include <string.h>

/* An ink that is mixed with more actions than this is bought, if anybody has it. */
#define MAX_MIX_ACTIONS 2
#define IMPOSSIBLE 9

/**
 * nw_brawl_shop_init:
 * @inks: (out caller-allocates): the ink that can be had
 * @rules: compiled rules
 * @state: a state, redacted or not
 * @seat: who needs ink
 *
 * Looks for ink.
 */
void
nw_brawl_shop_init (NwBrawlInks        *inks,
                    const NwBrawlRules *rules,
                    const NwBrawlState *state,
                    guint               seat)
{
  memcpy (inks->store, state->seats[seat].store, sizeof inks->store);
  memcpy (inks->supply, state->ink, sizeof inks->supply);
  memset (inks->others, 0, sizeof inks->others);
  if (state->seats[seat].money < rules->buy_price)
    return;

  for (guint other = 0; other < state->head.n_seats; other++)
    for (guint ink = 0; other != seat && ink < rules->n_inks; ink++)
      inks->others[ink] = (guint8) (inks->others[ink] + state->seats[other].store[ink]);
}

/* Base ink from the reserve, or from others. */
static void
get_base (NwBrawlInks *inks,
          guint        ink,
          NwBrawlBill *bill)
{
  if (inks->supply[ink] > 0)
    {
      inks->supply[ink]--;
      bill->n_taken++;
    }
  else if (inks->others[ink] > 0)
    {
      inks->others[ink]--;
      bill->n_bought++;
    }
  else
    {
      bill->n_blocked++;
    }
}

/* An ink to mix with: from the store, or like any base ink. */
static void
get_part (const NwBrawlRules *rules,
          NwBrawlInks        *inks,
          guint               ink,
          NwBrawlBill        *bill)
{
  if (inks->store[ink] > 0)
    {
      inks->store[ink]--;
      return;
    }

  bill->wanted |= (guint16) (1u << ink);
  if (nw_brawl_is_base (rules, ink))
    get_base (inks, ink, bill);
  else
    bill->n_blocked++;
}

/* Mixes @ink.  Returns FALSE, and changes nothing, if that is not possible or too much work. */
static gboolean
mix (const NwBrawlRules *rules,
     NwBrawlInks        *inks,
     guint               ink,
     guint               max_actions,
     NwBrawlBill        *bill)
{
  const guint8 *from = rules->mix_from[ink];
  NwBrawlInks after;
  NwBrawlBill cost = { 0 };

  if (from[0] == NW_BRAWL_NONE || inks->supply[ink] == 0)
    return FALSE;

  after = *inks;
  get_part (rules, &after, from[0], &cost);
  get_part (rules, &after, from[1], &cost);
  cost.n_mixed++;
  bill->wanted |= cost.wanted;
  if (cost.n_blocked > 0 || nw_brawl_bill_count (&cost) > (gint) max_actions)
    return FALSE;

  after.supply[ink]--;
  after.supply[from[0]]++;
  after.supply[from[1]]++;
  *inks = after;
  bill->n_taken = (guint8) (bill->n_taken + cost.n_taken);
  bill->n_bought = (guint8) (bill->n_bought + cost.n_bought);
  bill->n_mixed++;

  return TRUE;
}

static void
get_secondary (const NwBrawlRules *rules,
               NwBrawlInks        *inks,
               guint               ink,
               NwBrawlBill        *bill)
{
  const gboolean is_for_sale = inks->others[ink] > 0;

  if (mix (rules, inks, ink, is_for_sale ? MAX_MIX_ACTIONS : IMPOSSIBLE, bill))
    return;

  if (is_for_sale)
    {
      inks->others[ink]--;
      bill->n_bought++;
    }
  else
    {
      bill->n_blocked++;
    }
}

/* How much of each base ink is needed: to place, and to mix what is missing of secondary ink. */
static void
count_demand (const NwBrawlRules *rules,
              const NwBrawlInks  *inks,
              const guint8       *need,
              guint8             *demand)
{
  memcpy (demand, need, NW_BRAWL_MAX_INKS);
  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (need[ink] > inks->store[ink] && !nw_brawl_is_base (rules, ink) &&
        rules->mix_from[ink][0] != NW_BRAWL_NONE)
      for (guint i = 0; i < 2; i++)
        demand[rules->mix_from[ink][i]] =
          (guint8) (demand[rules->mix_from[ink][i]] + need[ink] - inks->store[ink]);
}

/* How hard one more of an ink is to get. */
static gint
get_hardness (const NwBrawlInks *inks,
              const guint8      *demand,
              guint              ink)
{
  const gint n_lacking = demand[ink] - inks->store[ink];
  const gint n_scarce = n_lacking - inks->supply[ink];

  return 10000 * MAX (n_scarce, 0) + 100 * MAX (n_lacking, 0) - inks->supply[ink];
}

/**
 * nw_brawl_shop_leave_out:
 * @rules: compiled rules
 * @inks: the ink that can be had
 * @need: (inout) (array): per ink, how much is still to be placed
 * @n_free: base inks that may be missing (W26)
 *
 * Leaves out the base inks that are the hardest to get, what has to be mixed considered.
 */
void
nw_brawl_shop_leave_out (const NwBrawlRules *rules,
                         const NwBrawlInks  *inks,
                         guint8             *need,
                         guint               n_free)
{
  guint8 demand[NW_BRAWL_MAX_INKS];

  if (n_free == 0)
    return;

  count_demand (rules, inks, need, demand);
  while (n_free-- > 0)
    {
      guint hardest = NW_BRAWL_NONE;
      gint most = G_MININT;

      for (guint ink = 0; ink < rules->n_inks; ink++)
        if (need[ink] > 0 && nw_brawl_is_base (rules, ink) &&
            get_hardness (inks, demand, ink) > most)
          {
            hardest = ink;
            most = get_hardness (inks, demand, ink);
          }
      if (hardest == NW_BRAWL_NONE)
        return;
      need[hardest]--;
      demand[hardest]--;
    }
}

/* Uses what is in the store; what is missing then is wanted. */
static void
use_store (NwBrawlInks *inks,
           guint8      *missing,
           guint        ink,
           NwBrawlBill *bill)
{
  const guint n_used = MIN (missing[ink], inks->store[ink]);

  missing[ink] = (guint8) (missing[ink] - n_used);
  inks->store[ink] = (guint8) (inks->store[ink] - n_used);
  if (missing[ink] > 0)
    bill->wanted |= (guint16) (1u << ink);
}

/**
 * nw_brawl_shop:
 * @rules: compiled rules
 * @inks: (inout): the ink that can be had; what is used is taken away
 * @need: per ink, how much a tattoo needs
 * @placed: (nullable): per ink, how much of it is in the containers
 * @n_free: base inks that may be missing
 * @bill: (out caller-allocates): what it takes
 *
 * Finds out what it takes to have the ink for a tattoo.
 */
void
nw_brawl_shop (const NwBrawlRules *rules,
               NwBrawlInks        *inks,
               const guint8       *need,
               const guint8       *placed,
               guint               n_free,
               NwBrawlBill        *bill)
{
  guint8 missing[NW_BRAWL_MAX_INKS];

  memset (bill, 0, sizeof *bill);
  memcpy (missing, need, sizeof missing);
  for (guint ink = 0; placed != NULL && ink < rules->n_inks; ink++)
    missing[ink] = (guint8) (missing[ink] - placed[ink]);
  nw_brawl_shop_leave_out (rules, inks, missing, n_free);

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (missing[ink] > 0 && !nw_brawl_is_base (rules, ink))
      use_store (inks, missing, ink, bill);
  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (!nw_brawl_is_base (rules, ink))
      for (guint i = 0; i < missing[ink]; i++)
        get_secondary (rules, inks, ink, bill);

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (missing[ink] > 0 && nw_brawl_is_base (rules, ink))
      {
        use_store (inks, missing, ink, bill);
        for (guint i = 0; i < missing[ink]; i++)
          get_base (inks, ink, bill);
      }
}
