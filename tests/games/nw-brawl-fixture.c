/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rulesets are made by a fixed scheme, so that these tests need no file.
 */

#include "nw-brawl-fixture.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "games/brawl/nw-brawl-state.h"
#include "nw-settings.h"

/* ---- A deck for rule cases ------------------------------------------------------------------ */

enum
{
  JAPANESE,
  LETTERING,
  OLD_SCHOOL,
  WATERCOLOUR,
  NEW_SCHOOL,
  N_STYLES,
};

enum
{
  ARM,
  LEG,
  BACK,
  NECK,
  HAND,
  N_BODY_PARTS,
};

static const char *const style_ids[N_STYLES] = {
  "japanese", "lettering", "old-school", "watercolour", "new-school",
};
static const char *const body_part_ids[N_BODY_PARTS] = { "arm", "leg", "back", "neck", "hand" };
/* The small number goes by style. */
static const guint8 majorities[N_STYLES] = { 3, 2, 7, 5, 11 };

/* The tattoos of the rulebook's example, called by their style and large number, and five more. */
static const struct
{
  const char *id;
  guint8      style;
  guint8      duration;
  const char *ink;
  guint16     profit;
  guint8      points;
  guint8      discount;
  guint8      count;
} tattoos[] = {
  { "j37", JAPANESE, 3, "kkkrp", 250, 37, 1, 1 },
  { "j19", JAPANESE, 2, "kr", 100, 19, 1, 2 },
  { "j11", JAPANESE, 1, "k", 50, 11, 0, 2 },
  { "l29", LETTERING, 2, "ko", 150, 29, 1, 2 },
  { "l17", LETTERING, 2, "kb", 100, 17, 0, 1 },
  { "l13", LETTERING, 1, "kk", 50, 13, 2, 1 },
  { "os31", OLD_SCHOOL, 2, "kkg", 200, 31, 1, 1 },
  { "os17", OLD_SCHOOL, 2, "ky", 100, 17, 1, 1 },
  { "os13", OLD_SCHOOL, 1, "k", 50, 13, 0, 2 },
  { "w31", WATERCOLOUR, 3, "kkbb", 200, 31, 1, 1 },
  { "w23", WATERCOLOUR, 2, "kbp", 150, 23, 1, 1 },
  { "w19", WATERCOLOUR, 2, "kb", 100, 19, 0, 1 },
  { "w11", WATERCOLOUR, 1, "k", 50, 11, 0, 1 },
  { "ns23", NEW_SCHOOL, 2, "kkr", 150, 23, 2, 1 },
  { "ns11", NEW_SCHOOL, 1, "k", 50, 11, 0, 2 },
};

/* Clients are called by body part and style; those with the same body part and pay look alike. */
static const struct
{
  const char *id;
  guint8      body_part;
  guint8      style;
  guint16     pay;
  guint8      count;
} clients[] = {
  { "arm-j", ARM, JAPANESE, 100, 1 },      { "arm-l", ARM, LETTERING, 100, 1 },
  { "arm-w", ARM, WATERCOLOUR, 100, 1 },   { "leg-j", LEG, JAPANESE, 100, 1 },
  { "leg-os", LEG, OLD_SCHOOL, 150, 1 },   { "leg-ns", LEG, NEW_SCHOOL, 150, 1 },
  { "back-os", BACK, OLD_SCHOOL, 200, 1 }, { "back-w", BACK, WATERCOLOUR, 200, 1 },
  { "back-ns", BACK, NEW_SCHOOL, 100, 1 }, { "neck-l", NECK, LETTERING, 50, 1 },
  { "neck-j", NECK, JAPANESE, 50, 1 },     { "neck-os", NECK, OLD_SCHOOL, 100, 1 },
  { "hand-w", HAND, WATERCOLOUR, 100, 1 }, { "hand-ns", HAND, NEW_SCHOOL, 50, 2 },
  { "hand-l", HAND, LETTERING, 100, 1 },
};

/* Characters are called by their skills; three share a style with another. */
static const struct
{
  const char  *id;
  guint8       style;
  guint8       body_part;
  guint8       discount;
  NwBrawlSkill skill;
} characters[] = {
  { "master", JAPANESE, ARM, 2, NW_BRAWL_SKILL_INK_MASTER },
  { "mixer", LETTERING, LEG, 1, NW_BRAWL_SKILL_FREE_MIX },
  { "talker", OLD_SCHOOL, BACK, 1, NW_BRAWL_SKILL_SMOOTH_TALKER },
  { "scout", WATERCOLOUR, NECK, 1, NW_BRAWL_SKILL_SCOUT },
  { "showman", NEW_SCHOOL, HAND, 2, NW_BRAWL_SKILL_SHOWMAN },
  { "doorman", JAPANESE, LEG, 0, NW_BRAWL_SKILL_DOORMAN },
  { "host", OLD_SCHOOL, ARM, 1, NW_BRAWL_SKILL_HOST },
  { "recycler", WATERCOLOUR, BACK, 1, NW_BRAWL_SKILL_RECYCLER },
  { "plain", LETTERING, HAND, 2, NW_BRAWL_SKILL_NONE },
};

static void
add_cards (NwBrawlRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (tattoos); i++)
    {
      NwBrawlTattoo *tattoo = &rules->tattoos[rules->n_tattoos];

      g_assert_true (nw_brawl_add_tattoo (rules, tattoos[i].id, tattoos[i].style,
                                          tattoos[i].duration, tattoos[i].ink, tattoos[i].count));
      tattoo->profit = tattoos[i].profit;
      tattoo->points = tattoos[i].points;
      tattoo->majority = majorities[tattoos[i].style];
      tattoo->discount = tattoos[i].discount;
    }
  for (guint i = 0; i < G_N_ELEMENTS (clients); i++)
    {
      NwBrawlClient *client = &rules->clients[rules->n_clients];

      g_assert_true (nw_brawl_add_client (rules, clients[i].id, clients[i].body_part,
                                          clients[i].style, clients[i].pay, clients[i].count));
      client->reject_waiting = 50;
      client->reject_chair = 100;
    }
  for (guint i = 0; i < G_N_ELEMENTS (characters); i++)
    g_assert_true (nw_brawl_add_character (rules, characters[i].id, characters[i].style,
                                           characters[i].body_part, characters[i].discount,
                                           characters[i].skill));
}

/* ---- The official parameters ---------------------------------------------------------------- */

static void
set_ids (char             (*ids)[NW_ID_SIZE],
         const char *const *names,
         guint              n_names)
{
  for (guint i = 0; i < n_names; i++)
    g_strlcpy (ids[i], names[i], NW_ID_SIZE);
}

static void
add_inks (NwBrawlRules *rules)
{
  static const struct
  {
    const char    *id;
    char           letter;
    NwBrawlInkKind kind;
  } inks[] = {
    { "red", 'r', NW_BRAWL_INK_PRIMARY },      { "yellow", 'y', NW_BRAWL_INK_PRIMARY },
    { "blue", 'b', NW_BRAWL_INK_PRIMARY },     { "black", 'k', NW_BRAWL_INK_BLACK },
    { "orange", 'o', NW_BRAWL_INK_SECONDARY }, { "purple", 'p', NW_BRAWL_INK_SECONDARY },
    { "green", 'g', NW_BRAWL_INK_SECONDARY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    g_assert_true (nw_brawl_add_ink (rules, inks[i].id, inks[i].letter, inks[i].kind));
  g_assert_true (nw_brawl_add_mix (rules, "yb", 'g'));
  g_assert_true (nw_brawl_add_mix (rules, "rb", 'p'));
  g_assert_true (nw_brawl_add_mix (rules, "ry", 'o'));
}

static void
set_official (NwBrawlRules *rules)
{
  /* r y b k o p g */
  static const guint8 ink_reserve[NW_BRAWL_MAX_SEATS][NW_BRAWL_MAX_INKS] = {
    { 0 }, { 3, 3, 3, 6, 3, 3, 3 }, { 4, 4, 4, 8, 3, 3, 4 }, { 5, 5, 5, 10, 4, 4, 5 },
  };
  static const char *const ink_start[NW_BRAWL_MAX_SEATS] = {
    "ryb", "rybop", "rybkkop", "rybkkkopg",
  };
  static const guint8 goal[NW_BRAWL_MAX_SEATS] = { 0, 6, 5, 4 };

  rules->start_money = 200;
  rules->actions = 4;
  rules->open_clients = 2;
  rules->open_tattoos = 3;
  rules->store_limit_base = 5;
  rules->store_limit_secondary = 5;
  rules->board_limit = 10;
  rules->limit_fine = 300;
  rules->buy_price = 50;
  rules->allow_refusal = TRUE;
  rules->refuse_price = 300;
  rules->recycle_price = 100;
  rules->body_turns = 1;
  rules->style_bonus = 100;
  rules->showman_bonus = 50;
  rules->style_rights_price = 100;
  rules->money_per_point = 50;
  rules->max_rounds = 100;

  add_inks (rules);
  memcpy (rules->ink_reserve, ink_reserve, sizeof ink_reserve);
  memcpy (rules->goal, goal, sizeof goal);
  for (guint seat = 0; seat < NW_BRAWL_MAX_SEATS; seat++)
    g_assert_true (nw_brawl_set_inks (rules, ink_start[seat], rules->ink_start[seat]));

  rules->n_styles = N_STYLES;
  rules->n_body_parts = N_BODY_PARTS;
  set_ids (rules->style_ids, style_ids, N_STYLES);
  set_ids (rules->body_part_ids, body_part_ids, N_BODY_PARTS);
}

static const NwSetting settings_table[] = {
  NW_SETTING (NwBrawlRules, start_money),
  NW_SETTING (NwBrawlRules, actions),
  NW_SETTING (NwBrawlRules, open_clients),
  NW_SETTING (NwBrawlRules, open_tattoos),
  NW_SETTING (NwBrawlRules, store_limit_base),
  NW_SETTING (NwBrawlRules, store_limit_secondary),
  NW_SETTING (NwBrawlRules, board_limit),
  NW_SETTING (NwBrawlRules, limit_mode),
  NW_SETTING (NwBrawlRules, limit_fine),
  NW_SETTING (NwBrawlRules, buy_price),
  NW_SETTING (NwBrawlRules, sale_to),
  NW_SETTING (NwBrawlRules, allow_refusal),
  NW_SETTING (NwBrawlRules, refuse_price),
  NW_SETTING (NwBrawlRules, recycle_price),
  NW_SETTING (NwBrawlRules, body_turns),
  NW_SETTING (NwBrawlRules, style_bonus),
  NW_SETTING (NwBrawlRules, showman_bonus),
  NW_SETTING (NwBrawlRules, style_rights_price),
  NW_SETTING (NwBrawlRules, style_rights),
  NW_SETTING (NwBrawlRules, discount_source),
  NW_SETTING (NwBrawlRules, money_per_point),
  NW_SETTING (NwBrawlRules, look_scope),
  NW_SETTING (NwBrawlRules, swap_clients),
  NW_SETTING (NwBrawlRules, setup_direction),
  NW_SETTING (NwBrawlRules, character_choice),
  NW_SETTING (NwBrawlRules, tie_break),
  NW_SETTING (NwBrawlRules, max_rounds),
  { "goal_2", G_STRUCT_OFFSET (NwBrawlRules, goal[1]), 1 },
};

/**
 * nw_brawl_fixture_new:
 * @settings: (nullable): what differs from the official parameters: `name=number`, separated by
 *   blanks; a house rule with names counts them from 0
 *
 * Makes a ruleset with the official parameters and cards that are called by what they are.
 *
 * Returns: (transfer full): compiled rules, freed with g_free()
 */
NwBrawlRules *
nw_brawl_fixture_new (const char *settings)
{
  NwBrawlRules *rules = g_new0 (NwBrawlRules, 1);

  set_official (rules);
  nw_settings_apply (settings_table, G_N_ELEMENTS (settings_table), rules, settings);
  add_cards (rules);

  return rules;
}

/* ---- Odd rulesets --------------------------------------------------------------------------- */

/* A price: often none, often one that games bring, sometimes any. */
static guint16
draw_money (guint64 *rng)
{
  static const guint most[] = { 0, 100, 400, 10000 };

  return (guint16) nw_draw (rng, 0, most[nw_draw (rng, 0, G_N_ELEMENTS (most) - 1)]);
}

static void
draw_money_parameters (NwBrawlRules *rules,
                       guint64      *rng)
{
  rules->start_money = (guint16) nw_draw (rng, 0, 5000);
  rules->limit_fine = draw_money (rng);
  rules->buy_price = draw_money (rng);
  rules->refuse_price = draw_money (rng);
  rules->recycle_price = draw_money (rng);
  rules->style_bonus = draw_money (rng);
  rules->showman_bonus = draw_money (rng);
  rules->style_rights_price = draw_money (rng);
  rules->money_per_point = (guint16) nw_draw (rng, 1, 1000);
}

static void
draw_parameters (NwBrawlRules *rules,
                 guint64      *rng)
{
  rules->actions = (guint8) nw_draw (rng, 1, 10);
  rules->open_clients = (guint8) nw_draw (rng, 1, NW_BRAWL_MAX_OPEN);
  rules->open_tattoos = (guint8) nw_draw (rng, 1, NW_BRAWL_MAX_OPEN);
  rules->store_limit_base = (guint8) nw_draw (rng, 1, nw_draw (rng, 1, 30));
  rules->store_limit_secondary = (guint8) nw_draw (rng, 1, nw_draw (rng, 1, 30));
  rules->board_limit = (guint8) nw_draw (rng, 1, 30);
  rules->limit_mode = (guint8) nw_draw (rng, 0, 1);
  rules->sale_to = (guint8) nw_draw (rng, 0, 1);
  rules->allow_refusal = (guint8) nw_draw (rng, 0, 1);
  rules->body_turns = (guint8) nw_draw (rng, 0, 3);
  rules->style_rights = (guint8) nw_draw (rng, 0, 2);
  rules->discount_source = (guint8) nw_draw (rng, 0, 1);
  rules->look_scope = (guint8) nw_draw (rng, 0, 1);
  rules->swap_clients = (guint8) nw_draw (rng, 0, 1);
  rules->setup_direction = (guint8) nw_draw (rng, 0, 1);
  rules->character_choice = (guint8) nw_draw (rng, 0, 1);
  rules->tie_break = (guint8) nw_draw (rng, 0, 1);
  rules->max_rounds = (guint16) nw_draw (rng, 1, nw_draw (rng, 1, 40));
}

static void
draw_inks (NwBrawlRules *rules,
           guint64      *rng)
{
  static const char letters[] = "rybkgpowt";
  const guint n_inks = nw_draw (rng, 3, NW_BRAWL_MAX_INKS);

  for (guint i = 0; i < n_inks; i++)
    {
      const char id[] = { letters[i], '\0' };

      nw_brawl_add_ink (rules, id, letters[i], i < 3 ? NW_BRAWL_INK_PRIMARY : nw_draw (rng, 0, 2));
    }
  for (guint i = 0; i < n_inks; i++)
    {
      const char from[] = { letters[nw_draw (rng, 0, 2)], letters[nw_draw (rng, 0, 2)], '\0' };

      if (rules->ink_kind[i] == NW_BRAWL_INK_SECONDARY && nw_draw (rng, 0, 4) > 0)
        nw_brawl_add_mix (rules, from, letters[i]);
    }

  for (guint ink = 0; ink < n_inks; ink++)
    for (guint n = 0; n < NW_BRAWL_MAX_SEATS; n++)
      rules->ink_reserve[n][ink] = (guint8) nw_draw (rng, 0, nw_draw (rng, 0, 20));
  /* Starting ink is not above any reserve. */
  for (guint ink = 0; ink < n_inks; ink++)
    for (guint seat = 0; seat < NW_BRAWL_MAX_SEATS; seat++)
      for (guint n = 0; n < nw_draw (rng, 0, 3); n++)
        {
          gboolean is_there = TRUE;

          for (guint n_seats = MAX (seat + 1, 2); n_seats <= NW_BRAWL_MAX_SEATS; n_seats++)
            {
              guint n_start = 0;

              for (guint i = 0; i < n_seats; i++)
                n_start += rules->ink_start[i][ink];
              is_there &= n_start < rules->ink_reserve[n_seats - 1][ink];
            }
          rules->ink_start[seat][ink] = (guint8) (rules->ink_start[seat][ink] + is_there);
        }
}

static void
draw_tattoo (NwBrawlRules *rules,
             guint64      *rng)
{
  NwBrawlTattoo *tattoo = &rules->tattoos[rules->n_tattoos];
  g_autofree char *id = g_strdup_printf ("tattoo-%u", rules->n_tattoos + 1);
  const guint n_ink = nw_draw (rng, 1, nw_draw (rng, 1, nw_draw (rng, 1, NW_BRAWL_MAX_INK)));
  const guint count = nw_draw (rng, 1, 4) == 1 ? nw_draw (rng, 1, 12) : 1;
  char ink[NW_BRAWL_MAX_INK + 1] = { 0 };

  for (guint i = 0; i < n_ink; i++)
    ink[i] = rules->letters[nw_draw (rng, 0, rules->n_inks - 1u)];
  if (!nw_brawl_add_tattoo (rules, id, nw_draw (rng, 0, rules->n_styles - 1u),
                            nw_draw (rng, 1, nw_draw (rng, 1, 6)), ink, count))
    return;
  tattoo->profit = draw_money (rng);
  /* Often few different numbers, so that they tie. */
  tattoo->points = (guint8) nw_draw (rng, 0, nw_draw (rng, 0, 1) == 0 ? 2 : 99);
  tattoo->majority = (guint8) nw_draw (rng, 0, 30);
  tattoo->discount = (guint8) nw_draw (rng, 0, 2);
}

static void
draw_client (NwBrawlRules *rules,
             guint64      *rng)
{
  NwBrawlClient *client = &rules->clients[rules->n_clients];
  g_autofree char *id = g_strdup_printf ("client-%u", rules->n_clients + 1);
  const guint body_part = nw_draw (rng, 0, rules->n_body_parts - 1u);
  const guint style = nw_draw (rng, 0, rules->n_styles - 1u);
  const guint count = nw_draw (rng, 1, 4) == 1 ? nw_draw (rng, 1, 8) : 1;

  if (!nw_brawl_add_client (rules, id, body_part, style, 50 * nw_draw (rng, 0, 2), count))
    return;
  client->reject_waiting = draw_money (rng);
  client->reject_chair = draw_money (rng);
}

static void
draw_cards (NwBrawlRules *rules,
            guint64      *rng)
{
  const guint n_characters = nw_draw (rng, NW_BRAWL_MAX_SEATS, 12);
  const guint n_tattoos =
    nw_draw (rng, NW_BRAWL_MAX_SEATS * NW_BRAWL_N_HAND, nw_draw (rng, 12, nw_draw (rng, 12, 120)));
  const guint n_clients = nw_draw (rng, 0, nw_draw (rng, 0, nw_draw (rng, 1, 80)));

  for (guint i = 0; i < n_characters; i++)
    {
      g_autofree char *id = g_strdup_printf ("character-%u", i + 1);

      nw_brawl_add_character (rules, id, nw_draw (rng, 0, rules->n_styles - 1u),
                              nw_draw (rng, 0, rules->n_body_parts - 1u), nw_draw (rng, 0, 2),
                              nw_draw (rng, 0, NW_BRAWL_N_SKILLS - 1));
    }
  for (guint i = 0; i < n_tattoos; i++)
    draw_tattoo (rules, rng);
  for (guint i = 0; i < n_clients; i++)
    draw_client (rules, rng);
}

/**
 * nw_brawl_fixture_new_random:
 * @seed: any number
 *
 * Makes some legal ruleset: parameters, tables and cards drawn at random from all that is allowed.
 *
 * Returns: (transfer full): compiled rules, freed with g_free()
 */
NwBrawlRules *
nw_brawl_fixture_new_random (guint64 seed)
{
  NwBrawlRules *rules = g_new0 (NwBrawlRules, 1);
  guint64 rng = seed;

  draw_parameters (rules, &rng);
  draw_money_parameters (rules, &rng);
  draw_inks (rules, &rng);
  for (guint i = 0; i < NW_BRAWL_MAX_SEATS; i++)
    rules->goal[i] = (guint8) nw_draw (&rng, 1, nw_draw (&rng, 1, 10));
  rules->n_styles = (guint8) nw_draw (&rng, 2, nw_draw (&rng, 2, NW_BRAWL_MAX_STYLES));
  rules->n_body_parts = (guint8) nw_draw (&rng, 2, nw_draw (&rng, 2, NW_BRAWL_MAX_BODY_PARTS));
  for (guint i = 0; i < rules->n_styles; i++)
    g_snprintf (rules->style_ids[i], NW_ID_SIZE, "style-%u", i + 1);
  for (guint i = 0; i < rules->n_body_parts; i++)
    g_snprintf (rules->body_part_ids[i], NW_ID_SIZE, "part-%u", i + 1);
  draw_cards (rules, &rng);

  return rules;
}

/* ---- Cases ---------------------------------------------------------------------------------- */

static gpointer
new_data (const char *settings)
{
  return nw_brawl_fixture_new (settings);
}

static char *
list_ink (gconstpointer  data,
          const NwState *state)
{
  const NwBrawlRules *rules = data;
  const NwBrawlState *brawl = (const NwBrawlState *) state;
  GString *ink = g_string_new (NULL);

  for (guint i = 0; i < rules->n_inks; i++)
    g_string_append_printf (ink, "%s%u", i > 0 ? " " : "", brawl->ink[i]);

  return g_string_free_and_steal (ink);
}

const NwCaseGame nw_brawl_case_game = { &nw_brawl_rules, new_data, list_ink };
