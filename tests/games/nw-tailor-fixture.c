/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rulesets are made by a fixed scheme, so that these tests need no file.
 */

#include "nw-tailor-fixture.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"
#include "nw-settings.h"

/* ---- A deck for rule cases ------------------------------------------------------------------ */

/* The named orders.  e1 to e9 are the nine of the rulebook's scoring example: 41 + 21 = 62. */
static const struct
{
  const char    *id;
  guint8         level;
  guint8         points;
  const char    *fabrics;
  char           pattern;
  NwTailorReward reward;
  char           bonus_pattern;
  guint8         multiplier;
  guint8         count;
} named[] = {
  { "bbw", 1, 1, "bbw", 'p', NW_TAILOR_REWARD_EXPAND, 0, 0, 1 },
  { "rb", 1, 1, "rb", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "oo", 1, 1, "oo", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "bb", 1, 1, "bb", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "bwb", 1, 2, "bwb", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "rr-magic", 1, 2, "rr", 0, NW_TAILOR_REWARD_MAGIC, 0, 0, 1 },
  { "twin-magic", 1, 1, "oo", 0, NW_TAILOR_REWARD_MAGIC, 0, 0, 2 },
  { "ow-refer", 1, 1, "ow", 0, NW_TAILOR_REWARD_REFERRAL, 0, 0, 1 },
  { "e1", 1, 1, "obr", 'p', NW_TAILOR_REWARD_BONUS, 'p', 2, 1 },
  { "e2", 1, 2, "orr", 'p', NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "e3", 1, 2, "obb", 'q', NW_TAILOR_REWARD_BONUS, 'q', 1, 1 },
  { "orbw", 2, 3, "orbw", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "e9", 2, 3, "rrrb", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "twins", 2, 2, "rww", 0, NW_TAILOR_REWARD_NONE, 0, 0, 3 },
  { "long", 3, 6, "rrrrrrr", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "e5", 3, 6, "roro", 's', NW_TAILOR_REWARD_BONUS, 's', 2, 1 },
  { "e8", 3, 4, "bobo", 0, NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "e4", 4, 9, "orborb", 'q', NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "e6", 4, 7, "robbor", 's', NW_TAILOR_REWARD_BONUS, 's', 3, 1 },
  { "e7", 4, 7, "bbrroo", 's', NW_TAILOR_REWARD_NONE, 0, 0, 1 },
  { "nine-p", 4, 9, "oorrbb", 'p', NW_TAILOR_REWARD_NONE, 0, 0, 4 },
};

static const char patterns[] = "pqs";

static guint8
find_pattern (char letter)
{
  return letter != 0 ? (guint8) (strchr (patterns, letter) - patterns) : NW_TAILOR_NONE;
}

static void
add_named (NwTailorRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      NwTailorOrder *order = &rules->orders[rules->n_orders];

      g_assert_true (nw_tailor_add_order (rules, named[i].id, named[i].level - 1u, named[i].points,
                                          named[i].fabrics, named[i].count));
      order->reward = (guint8) named[i].reward;
      order->pattern = find_pattern (named[i].pattern);
      order->bonus_pattern = find_pattern (named[i].bonus_pattern);
      order->multiplier = named[i].multiplier;
    }
}

/* Fills the levels up to the numbers of cards of the printed game. */
static void
add_fillers (NwTailorRules *rules)
{
  static const guint n_cards[] = { 20, 30, 33, 21 };

  for (guint level = 0; level < G_N_ELEMENTS (n_cards); level++)
    {
      guint n_there = 0;

      for (guint i = 0; i < rules->n_orders; i++)
        n_there += rules->orders[i].level == level ? rules->orders[i].count : 0;
      for (guint n = n_there; n < n_cards[level]; n++)
        {
          g_autofree char *id = g_strdup_printf ("l%u-%u", level + 1, n);
          char fabrics[9] = { 0 };

          for (guint i = 0; i < 2 * level + 2; i++)
            fabrics[i] = "wrob"[(n >> i ^ i * n) % 4];
          g_assert_true (nw_tailor_add_order (rules, id, level, 2 * level + 1, fabrics, 1));
        }
    }
}

static void
add_colours (NwTailorRules *rules,
             guint          n_colours)
{
  static const char *const ids[] = { "white", "red",    "orange", "blue",
                                     "green", "yellow", "purple", "black" };
  static const char letters[] = "wrobgypk";

  rules->n_colours = (guint8) n_colours;
  rules->n_tokens = (guint8) ((n_colours + 1) / 2);
  for (guint i = 0; i < n_colours; i++)
    {
      rules->letters[i] = letters[i];
      rules->token_of[i] = (guint8) (i / 2);
      g_strlcpy (rules->colour_ids[i], ids[i], NW_TAILOR_ID_SIZE);
    }
  for (guint i = 0; i < rules->n_tokens; i++)
    g_snprintf (rules->token_ids[i], NW_TAILOR_ID_SIZE, "kind-%u", i + 1);
}

/**
 * nw_tailor_fixture_set_official:
 * @rules: (inout): rules that are all 0
 *
 * Sets the official parameters and tables, with three patterns and without a card.
 */
void
nw_tailor_fixture_set_official (NwTailorRules *rules)
{
  static const NwTailorStart seat_start[NW_TAILOR_MAX_SEATS] = {
    { 0, 0, 0, 0 }, { 1, 1, 0, 0 }, { 0, 0, 1, 1 }, { 1, 1, 1, 1 },
  };
  static const guint8 display[NW_TAILOR_MAX_SEATS] = { 3, 3, 3, 4 };

  rules->start_row = 6;
  rules->start_limit = 6;
  rules->limit_max = 12;
  rules->dyes_per_turn = 2;
  rules->dye_min = 1;
  rules->dye_to_white = TRUE;
  rules->limited_tokens = TRUE;
  rules->end_points = 40;
  rules->max_rounds = 100;
  rules->magic_per_card = 1;
  rules->restock_split = TRUE;
  rules->bonus_counts_itself = TRUE;
  rules->n_tie_breakers = 2;
  rules->tie_breakers[0] = NW_TAILOR_TIE_ORDERS;
  rules->tie_breakers[1] = NW_TAILOR_TIE_LIMIT;

  add_colours (rules, 4);
  rules->n_fabric[0] = 50;
  rules->n_fabric[1] = 40;
  rules->n_magic = 20;
  rules->n_levels = 4;
  for (guint level = 0; level < rules->n_levels; level++)
    memcpy (rules->display[level], display, sizeof display);
  memcpy (rules->seat_start, seat_start, sizeof seat_start);

  rules->n_patterns = 3;
  for (guint i = 0; i < rules->n_patterns; i++)
    rules->pattern_ids[i][0] = patterns[i];
}

/* ---- Settings ------------------------------------------------------------------------------- */

static const NwSetting settings_table[] = {
  NW_SETTING (NwTailorRules, start_row),
  NW_SETTING (NwTailorRules, start_limit),
  NW_SETTING (NwTailorRules, limit_max),
  NW_SETTING (NwTailorRules, dyes_per_turn),
  NW_SETTING (NwTailorRules, dye_min),
  NW_SETTING (NwTailorRules, dye_to_white),
  NW_SETTING (NwTailorRules, allow_pass),
  NW_SETTING (NwTailorRules, limited_tokens),
  NW_SETTING (NwTailorRules, end_points),
  NW_SETTING (NwTailorRules, max_rounds),
  NW_SETTING (NwTailorRules, n_magic),
  NW_SETTING (NwTailorRules, magic_per_card),
  NW_SETTING (NwTailorRules, exclusive_limit),
  NW_SETTING (NwTailorRules, referral_magic_always),
  NW_SETTING (NwTailorRules, restock_split),
  NW_SETTING (NwTailorRules, bonus_counts_itself),
  NW_SETTING (NwTailorRules, n_tie_breakers),
  { "tie_breaker_1", G_STRUCT_OFFSET (NwTailorRules, tie_breakers), 1 },
  { "tie_breaker_2", G_STRUCT_OFFSET (NwTailorRules, tie_breakers) + 1, 1 },
  { "red_white", G_STRUCT_OFFSET (NwTailorRules, n_fabric), 2 },
  { "orange_blue", G_STRUCT_OFFSET (NwTailorRules, n_fabric) + 2, 2 },
  { "s1_reserve", G_STRUCT_OFFSET (NwTailorRules, seat_start[0].reserve), 1 },
  { "s2_white", G_STRUCT_OFFSET (NwTailorRules, seat_start[1].white), 1 },
  { "s2_reserve", G_STRUCT_OFFSET (NwTailorRules, seat_start[1].reserve), 1 },
};

/**
 * nw_tailor_fixture_new:
 * @settings: (nullable): what differs from the official parameters: `name=number`, separated by
 *   blanks
 *
 * Makes a ruleset with the official parameters and a deck whose orders are called by what they are.
 *
 * Returns: (transfer full): compiled rules, freed with g_free()
 */
NwTailorRules *
nw_tailor_fixture_new (const char *settings)
{
  NwTailorRules *rules = g_new0 (NwTailorRules, 1);

  nw_tailor_fixture_set_official (rules);
  nw_settings_apply (settings_table, G_N_ELEMENTS (settings_table), rules, settings);
  add_named (rules);
  add_fillers (rules);
  nw_tailor_finish (rules);

  return rules;
}

/* ---- A deck like the printed one ------------------------------------------------------------ */

/* A level: its cards, the shortest and the longest sequence, the least points. */
static const struct
{
  guint n_cards;
  guint shortest;
  guint longest;
  guint points;
} shapes[] = {
  { 20, 2, 3, 1 },
  { 30, 3, 4, 2 },
  { 33, 4, 6, 4 },
  { 21, 6, 8, 7 },
};

/* Rewards in turn, as often as in the printed game. */
static void
set_reward (NwTailorRules *rules,
            guint          card)
{
  static const guint8 rewards[] = {
    NW_TAILOR_REWARD_EXPAND, NW_TAILOR_REWARD_BONUS,  NW_TAILOR_REWARD_NONE,
    NW_TAILOR_REWARD_MAGIC,  NW_TAILOR_REWARD_BONUS,  NW_TAILOR_REWARD_REFERRAL,
    NW_TAILOR_REWARD_EXPAND, NW_TAILOR_REWARD_REFERRAL,
  };
  NwTailorOrder *order = &rules->orders[card];

  order->pattern = (guint8) (card % rules->n_patterns);
  order->reward = rewards[card % G_N_ELEMENTS (rewards)];
  if (order->reward == NW_TAILOR_REWARD_BONUS)
    {
      order->bonus_pattern = (guint8) (card / 3 % rules->n_patterns);
      order->multiplier = (guint8) (1 + card % 3);
    }
}

/**
 * nw_tailor_fixture_new_deck:
 *
 * Makes a ruleset with the official parameters and 104 different orders, with lengths, points and
 * rewards like those of the printed game.
 *
 * Returns: (transfer full): compiled rules, freed with g_free()
 */
NwTailorRules *
nw_tailor_fixture_new_deck (void)
{
  NwTailorRules *rules = g_new0 (NwTailorRules, 1);
  guint64 rng = 1;

  nw_tailor_fixture_set_official (rules);
  for (guint level = 0; level < G_N_ELEMENTS (shapes); level++)
    for (guint i = 0; i < shapes[level].n_cards; i++)
      {
        const guint card = rules->n_orders;
        const guint extra = i % (shapes[level].longest - shapes[level].shortest + 1);
        g_autofree char *id = g_strdup_printf ("order-%u", card + 1);
        char fabrics[9] = { 0 };

        for (guint n = 0; n < shapes[level].shortest + extra; n++)
          fabrics[n] = "wrob"[nw_rng_below (&rng, 4)];
        g_assert_true (nw_tailor_add_order (rules, id, level, shapes[level].points + extra,
                                            fabrics, 1));
        set_reward (rules, card);
      }
  nw_tailor_finish (rules);

  return rules;
}

/* ---- Odd rulesets --------------------------------------------------------------------------- */

static void
draw_parameters (NwTailorRules *rules,
                 guint64       *rng)
{
  rules->limit_max = (guint8) nw_draw (rng, 1, NW_TAILOR_MAX_ROW);
  rules->start_limit = (guint8) nw_draw (rng, 1, rules->limit_max);
  rules->start_row = (guint8) nw_draw (rng, 0, MIN (rules->start_limit, 12u));
  rules->dyes_per_turn = (guint8) nw_draw (rng, 1, 5);
  rules->dye_min = (guint8) nw_draw (rng, 1, 5);
  rules->dye_to_white = nw_draw (rng, 0, 1);
  rules->allow_pass = nw_draw (rng, 0, 3) == 0;
  rules->limited_tokens = nw_draw (rng, 0, 1);
  rules->end_points = (guint16) nw_draw (rng, 1, 60);
  rules->max_rounds = (guint16) nw_draw (rng, 1, 40);
  rules->magic_per_card = (guint8) nw_draw (rng, 0, 3);
  rules->exclusive_limit = (guint8) nw_draw (rng, 0, 3);
  rules->referral_magic_always = nw_draw (rng, 0, 1);
  rules->restock_split = nw_draw (rng, 0, 1);
  rules->bonus_counts_itself = nw_draw (rng, 0, 1);
  rules->n_tie_breakers = (guint8) nw_draw (rng, 0, NW_TAILOR_MAX_TIE_BREAKERS);
  for (guint i = 0; i < rules->n_tie_breakers; i++)
    rules->tie_breakers[i] = (guint8) i;
}

static void
draw_tables (NwTailorRules *rules,
             guint64       *rng)
{
  add_colours (rules, nw_draw (rng, 2, NW_TAILOR_MAX_COLOURS));
  for (guint i = 0; i < rules->n_tokens; i++)
    rules->n_fabric[i] = (guint16) nw_draw (rng, 0, 60);
  rules->n_magic = (guint16) nw_draw (rng, 0, 12);
  rules->n_patterns = (guint8) nw_draw (rng, 0, NW_TAILOR_MAX_PATTERNS);
  rules->n_levels = (guint8) nw_draw (rng, 1, NW_TAILOR_MAX_LEVELS);

  for (guint level = 0; level < rules->n_levels; level++)
    for (guint i = 0; i < NW_TAILOR_MAX_SEATS; i++)
      rules->display[level][i] = (guint8) nw_draw (rng, 0, nw_draw (rng, 1, NW_TAILOR_MAX_DISPLAY));
  for (guint seat = 0; seat < NW_TAILOR_MAX_SEATS; seat++)
    rules->seat_start[seat] = (NwTailorStart) {
      (guint8) nw_draw (rng, 0, 3),
      (guint8) nw_draw (rng, 0, 3),
      (guint8) nw_draw (rng, 0, 3),
      (guint8) nw_draw (rng, 0, 3),
    };
}

/* Mostly short orders of few colours, so that games get somewhere. */
static void
draw_order (NwTailorRules *rules,
            guint64       *rng)
{
  NwTailorOrder *order = &rules->orders[rules->n_orders];
  g_autofree char *id = g_strdup_printf ("order-%u", rules->n_orders + 1);
  const guint length = nw_draw (rng, 1, nw_draw (rng, 1, nw_draw (rng, 1, NW_TAILOR_MAX_SEQUENCE)));
  const guint count = nw_draw (rng, 1, 4) == 1 ? nw_draw (rng, 1, 20) : 1;
  char fabrics[NW_TAILOR_MAX_SEQUENCE + 1] = { 0 };

  for (guint i = 0; i < length; i++)
    fabrics[i] = rules->letters[nw_rng_below (rng, rules->n_colours)];
  if (!nw_tailor_add_order (rules, id, nw_draw (rng, 0, rules->n_levels - 1u), nw_draw (rng, 0, 12),
                            fabrics, count))
    return;

  order->reward = (guint8) nw_draw (rng, 0, NW_TAILOR_N_REWARDS - (rules->n_patterns == 0 ? 2 : 1));
  if (rules->n_patterns > 0 && nw_draw (rng, 0, 3) > 0)
    order->pattern = (guint8) nw_draw (rng, 0, rules->n_patterns - 1u);
  if (order->reward == NW_TAILOR_REWARD_BONUS)
    {
      order->bonus_pattern = (guint8) nw_draw (rng, 0, rules->n_patterns - 1u);
      order->multiplier = (guint8) nw_draw (rng, 1, 10);
    }
}

/**
 * nw_tailor_fixture_new_random:
 * @seed: any number
 *
 * Makes some legal ruleset: parameters, tables and cards drawn at random from all that is allowed.
 *
 * Returns: (transfer full): compiled rules, freed with g_free()
 */
NwTailorRules *
nw_tailor_fixture_new_random (guint64 seed)
{
  NwTailorRules *rules = g_new0 (NwTailorRules, 1);
  guint64 rng = seed;
  guint n_orders;

  draw_parameters (rules, &rng);
  draw_tables (rules, &rng);
  n_orders = nw_draw (&rng, 1, nw_draw (&rng, 1, 120));
  for (guint i = 0; i < n_orders; i++)
    draw_order (rules, &rng);
  nw_tailor_finish (rules);

  return rules;
}

/* ---- Cases ---------------------------------------------------------------------------------- */

static gpointer
new_data (const char *settings)
{
  return nw_tailor_fixture_new (settings);
}

static char *
list_supply (gconstpointer  data G_GNUC_UNUSED,
             const NwState *state)
{
  const NwTailorState *tailor = (const NwTailorState *) state;

  return g_strdup_printf ("%d %d %u", tailor->supply[0], tailor->supply[1], tailor->supply_magic);
}

const NwCaseGame nw_tailor_case_game = { &nw_tailor_rules, new_data, list_supply };
