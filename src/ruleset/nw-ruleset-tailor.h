/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between the files on Tang Master Tailor's rulesets.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** nw_tailor_tie_breaker_names: (array zero-terminated=1): words for #NwTailorTieBreaker */
extern const char *const nw_tailor_tie_breaker_names[];
/** nw_tailor_reward_names: (array zero-terminated=1): words for #NwTailorReward but the last */
extern const char *const nw_tailor_reward_names[];

void nw_ruleset_tailor_check   (GVariant  *document,
                                GPtrArray *problems);
void nw_ruleset_tailor_compile (GVariant  *document,
                                gpointer   data);

G_END_DECLS
