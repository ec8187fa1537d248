/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between the files on Tang Master Tailor's rulesets.
 */

#pragma once

#include "games/tailor/nw-tailor-rules-data.h"
#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

/**
 * NwTailorCensus:
 * @n_copies: copies of all orders
 * @n_magic: copies of orders that give magic
 * @n_in_level: copies of each level
 * @limit_max: the greatest limit
 * @patterns: (nullable): the patterns that an order bears
 *
 * What is counted while the orders are judged.
 */
typedef struct
{
  guint       n_copies;
  guint       n_magic;
  guint       n_in_level[NW_TAILOR_MAX_LEVELS];
  gint64      limit_max;
  GHashTable *patterns;
} NwTailorCensus;

/** nw_tailor_tie_breaker_names: (array zero-terminated=1): words for #NwTailorTieBreaker */
extern const char *const nw_tailor_tie_breaker_names[];
/** nw_tailor_reward_names: (array zero-terminated=1): words for #NwTailorReward but the last */
extern const char *const nw_tailor_reward_names[];

void nw_ruleset_tailor_check_card (gpointer       data,
                                   GVariant      *document,
                                   const NwField *list,
                                   const NwCard  *card,
                                   guint          index,
                                   GPtrArray     *problems);
void nw_ruleset_tailor_check      (gpointer       data,
                                   GVariant      *document,
                                   GPtrArray     *problems);
void nw_ruleset_tailor_compile    (GVariant      *document,
                                   gpointer       data);

G_END_DECLS
