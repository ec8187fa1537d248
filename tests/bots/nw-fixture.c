/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rulesets made by a fixed scheme, so that these tests need no file.
 */

#include "nw-fixture.h"

#include "bots/nw-tailor-plan.h"
#include "engine/nw-rng.h"
#include "nw-tailor-fixture.h"

#define N_PATTERNS 5

/* A level of the fixture deck: cards, the shortest and the longest sequence, and points beside
 * one for each dye. */
static const struct
{
  guint n_cards;
  guint shortest;
  guint longest;
  guint extra_points;
} levels[] = {
  { 20, 2, 3, 0 },
  { 30, 3, 4, 1 },
  { 33, 4, 6, 2 },
  { 21, 6, 8, 4 },
};

/* Whether an order like the last one added is there already. */
static gboolean
is_double (const NwTailorRules *rules)
{
  const NwTailorOrder *last = &rules->orders[rules->n_orders - 1];

  for (guint i = 0; i + 1 < rules->n_orders; i++)
    if (rules->orders[i].length == last->length &&
        (rules->orders[i].fabrics == last->fabrics || rules->orders[i].reversed == last->fabrics))
      return TRUE;

  return FALSE;
}

static void
add_random_order (NwTailorRules *rules,
                  guint64       *rng,
                  guint          level,
                  guint          length,
                  guint          points,
                  guint          count)
{
  g_autofree char *id = g_strdup_printf ("order-%u", rules->n_orders + 1);
  char fabrics[NW_TAILOR_MAX_SEQUENCE + 1] = { 0 };

  for (guint i = 0; i < length; i++)
    fabrics[i] = rules->letters[nw_rng_below (rng, rules->n_colours)];

  g_assert_true (nw_tailor_add_order (rules, id, level, points, fabrics, count));
}

static void
set_rewards (NwTailorOrder *order,
             guint          n_patterns,
             guint          turn)
{
  static const guint8 rewards[] = {
    NW_TAILOR_REWARD_NONE,  NW_TAILOR_REWARD_MAGIC, NW_TAILOR_REWARD_EXPAND,
    NW_TAILOR_REWARD_BONUS, NW_TAILOR_REWARD_NONE,  NW_TAILOR_REWARD_EXPAND,
    NW_TAILOR_REWARD_BONUS, NW_TAILOR_REWARD_REFERRAL,
  };

  if (n_patterns > 0)
    order->pattern = (guint8) (turn % n_patterns);
  order->reward = rewards[turn % G_N_ELEMENTS (rewards)];
  if (order->reward != NW_TAILOR_REWARD_BONUS)
    return;

  if (n_patterns == 0)
    {
      order->reward = NW_TAILOR_REWARD_NONE;
      return;
    }
  order->bonus_pattern = (guint8) (turn / 3 % n_patterns);
  order->multiplier = (guint8) (1 + turn % 3 / 2);
}

/* Adds an order that no other is like, with points for the dyes that it needs on white. */
static void
add_deck_order (NwTailorRules *rules,
                guint64       *rng,
                guint          level)
{
  const guint n_before = rules->n_orders;

  for (;;)
    {
      const guint length = levels[level].shortest +
                           nw_rng_below (rng, levels[level].longest - levels[level].shortest + 1);
      NwTailorOrder *order = &rules->orders[n_before];
      guint n_dyes;

      add_random_order (rules, rng, level, length, 0, 1);
      n_dyes = nw_tailor_plan_count_dyes (rules, 0, order->fabrics, length);
      if (n_dyes > 0 && n_dyes < 7 && !is_double (rules))
        {
          order->points = (guint8) (n_dyes + levels[level].extra_points);
          set_rewards (order, N_PATTERNS, n_before);
          return;
        }
      rules->n_orders--;
      rules->n_copies--;
    }
}

/**
 * nw_fixture_new_deck:
 *
 * Makes a ruleset with the official parameters and a deck of the official shape.
 *
 * Returns: (transfer full): compiled rules, freed with g_free ()
 */
NwTailorRules *
nw_fixture_new_deck (void)
{
  NwTailorRules *rules = g_new0 (NwTailorRules, 1);
  guint64 rng = 2026;

  nw_tailor_fixture_set_official (rules);
  rules->n_patterns = N_PATTERNS;
  for (guint level = 0; level < G_N_ELEMENTS (levels); level++)
    for (guint i = 0; i < levels[level].n_cards; i++)
      add_deck_order (rules, &rng, level);
  nw_tailor_finish (rules);

  return rules;
}
