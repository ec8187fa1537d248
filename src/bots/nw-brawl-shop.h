/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: how much work it is to come by the ink for a tattoo.
 */

#pragma once

#include "games/brawl/nw-brawl-state.h"

G_BEGIN_DECLS

/**
 * NwBrawlInks:
 * @store: per ink, what the seat has in its store
 * @supply: per ink, what is in the reserve
 * @others: per ink, what can be bought from other seats
 *
 * The ink that can be had.
 */
typedef struct
{
  guint8 store[NW_BRAWL_MAX_INKS];
  guint8 supply[NW_BRAWL_MAX_INKS];
  guint8 others[NW_BRAWL_MAX_INKS];
} NwBrawlInks;

/**
 * NwBrawlBill:
 * @n_taken: inks to take from the reserve
 * @n_mixed: inks to mix
 * @n_bought: inks to buy
 * @n_blocked: inks that nobody can give now
 * @wanted: mask of the inks that the store lacks
 *
 * What it takes to have all ink that is needed.  Each ink taken, mixed or bought costs an action.
 */
typedef struct
{
  guint8  n_taken;
  guint8  n_mixed;
  guint8  n_bought;
  guint8  n_blocked;
  guint16 wanted;
} NwBrawlBill;

void  nw_brawl_shop_init         (NwBrawlInks         *inks,
                                  const NwBrawlRules  *rules,
                                  const NwBrawlState  *state,
                                  guint                seat);
void  nw_brawl_shop_leave_out    (const NwBrawlRules  *rules,
                                  const NwBrawlInks   *inks,
                                  guint8              *need,
                                  guint                n_free);
void  nw_brawl_shop              (const NwBrawlRules  *rules,
                                  NwBrawlInks         *inks,
                                  const guint8        *need,
                                  const guint8        *placed,
                                  guint                n_free,
                                  NwBrawlBill         *bill);

/**
 * nw_brawl_bill_count:
 * @bill: a bill
 *
 * Returns: the actions that it takes
 */
static inline gint
nw_brawl_bill_count (const NwBrawlBill *bill)
{
  return bill->n_taken + bill->n_mixed + bill->n_bought;
}

G_END_DECLS
