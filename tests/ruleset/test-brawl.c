/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's rulesets: what is compiled of each field, round trips, the schema, the official
 * deck.  What is said of broken ones stands in data/malformed-brawl.cases.
 */

#include <string.h>

#include "games/brawl/nw-brawl-rules-data.h"
#include "games/brawl/nw-brawl-state.h"
#include "games/nw-games.h"
#include "nw-brawl-fixture.h"
#include "nw-fixture.h"
#include "ruleset/nw-json.h"

/* The names of a text are languages, and those of amounts are inks. */
static const char *const closed[] = {
  "title", "description", "name", "2", "3", "4", "ink_start", NULL,
};

static NwRuleset *
load (void)
{
  return nw_fixture_load_file ("brawl.nwrules");
}

/* ---- What is compiled ------------------------------------------------------------------------ */

static void
assert_rules (const NwRuleset    *ruleset,
              const NwBrawlRules *expected)
{
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);

  g_assert_nonnull (rules);
  g_assert_cmpmem (rules, sizeof *rules, expected, sizeof *expected);
}

/* The file and the fixture of the rules' tests are the same ruleset. */
static void
test_compiled (void)
{
  g_autoptr (NwRuleset) ruleset = load ();
  g_autofree NwBrawlRules *expected = nw_brawl_fixture_new (NULL);

  assert_rules (ruleset, expected);
}

/* Every parameter: another value than the default's, and what it is in the compiled rules. */
static const struct
{
  const char *key;
  const char *value;
  const char *setting;
} parameters[] = {
  { "start_money", "5000", "start_money=5000" },
  { "actions", "10", "actions=10" },
  { "open_clients", "6", "open_clients=6" },
  { "open_tattoos", "1", "open_tattoos=1" },
  { "store_limit_base", "30", "store_limit_base=30" },
  { "store_limit_secondary", "1", "store_limit_secondary=1" },
  { "board_limit", "7", "board_limit=7" },
  { "limit_mode", "penalty", "limit_mode=1" },
  { "limit_fine", "10000", "limit_fine=10000" },
  { "buy_price", "75", "buy_price=75" },
  { "sale_to", "bank", "sale_to=1" },
  { "allow_refusal", "false", "allow_refusal=0" },
  { "refuse_price", "0", "refuse_price=0" },
  { "recycle_price", "257", "recycle_price=257" },
  { "body_turns", "3", "body_turns=3" },
  { "style_bonus", "1", "style_bonus=1" },
  { "showman_bonus", "2", "showman_bonus=2" },
  { "style_rights_price", "3", "style_rights_price=3" },
  { "style_rights", "claim", "style_rights=1" },
  { "style_rights", "off", "style_rights=2" },
  { "discount_source", "tattoo", "discount_source=1" },
  { "money_per_point", "1000", "money_per_point=1000" },
  { "look_scope", "reserve", "look_scope=1" },
  { "swap_clients", "true", "swap_clients=1" },
  { "setup_direction", "left", "setup_direction=1" },
  { "character_choice", "deal", "character_choice=1" },
  { "tie_break", "example", "tie_break=1" },
  { "max_rounds", "1000", "max_rounds=1000" },
};

static void
test_parameters (void)
{
  g_autoptr (NwRuleset) ruleset = load ();
  g_autoptr (GHashTable) tried = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (parameters); i++)
    {
      g_autoptr (NwRuleset) changed =
        nw_ruleset_with_parameter (ruleset, parameters[i].key, parameters[i].value, NULL);
      g_autofree NwBrawlRules *expected = nw_brawl_fixture_new (parameters[i].setting);

      g_test_message ("%s", parameters[i].key);
      assert_rules (changed, expected);
      g_hash_table_add (tried, (gpointer) parameters[i].key);
    }
  for (guint i = 0; i < nw_ruleset_n_parameters (ruleset); i++)
    {
      const NwField *field = nw_ruleset_get_parameter (ruleset, i);

      g_assert_true (g_hash_table_contains (tried, field->key));
      g_assert_nonnull (field->fallback);
      g_assert_nonnull (field->rule_ids);
    }
}

/* The defaults are those of the rules: a document without parameters is the fixture. */
static void
test_defaults (void)
{
  g_autoptr (NwRuleset) ruleset = load ();
  g_autofree NwBrawlRules *expected = nw_brawl_fixture_new (NULL);
  g_autoptr (GVariant) none = g_variant_ref_sink (g_variant_new ("a{sv}", NULL));
  g_autoptr (NwRuleset) changed = nw_ruleset_with_value (ruleset, "/parameters", none);

  g_assert_cmpuint (nw_ruleset_get_problems (changed)->len, ==,
                    nw_ruleset_n_parameters (ruleset));
  assert_rules (changed, expected);
}

static NwRuleset *
change (const char *pointer,
        const char *json)
{
  g_autoptr (NwRuleset) ruleset = load ();
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = json != NULL ? nw_json_parse (json, strlen (json), problems) : NULL;

  g_assert_cmpuint (problems->len, ==, 0);

  return nw_ruleset_with_value (ruleset, pointer, value);
}

/* Every field of a table or card that is packed: where it goes. */
static const struct
{
  const char *pointer;
  const char *json;
  gsize       offset;
  guint8      bytes[2];
  gsize       n_bytes;
} packed[] = {
#define AT(member) G_STRUCT_OFFSET (NwBrawlRules, member)
  { "/tables/inks/3/letter", "\"z\"", 0, { 0 }, 0 },
  { "/tables/inks/0/kind", "\"secondary\"", AT (ink_kind[0]), { NW_BRAWL_INK_SECONDARY }, 1 },
  { "/tables/inks/0/kind", "\"black\"", AT (ink_kind[0]), { NW_BRAWL_INK_BLACK }, 1 },
  { "/tables/inks/4/id", "\"rust\"", AT (ink_ids[4]), { 'r', 'u' }, 2 },
  { "/tables/mixes/0/from", "\"rk\"", AT (mix_from[6]), { 0, 3 }, 2 },
  { "/tables/mixes/2", NULL, AT (mix_from[4]), { NW_BRAWL_NONE, NW_BRAWL_NONE }, 2 },
  { "/tables/ink_reserve/2/g", "20", AT (ink_reserve[1][6]), { 20 }, 1 },
  { "/tables/ink_reserve/4/k", NULL, 0, { 0 }, 0 },
  { "/tables/ink_reserve/2/g", NULL, AT (ink_reserve[1][6]), { 0 }, 1 },
  { "/tables/ink_start/3/g", "2", AT (ink_start[3][6]), { 2 }, 1 },
  { "/tables/ink_start/0/r", NULL, AT (ink_start[0][0]), { 0 }, 1 },
  { "/tables/goal/3", "10", AT (goal[2]), { 10 }, 1 },
  { "/tattoos/0/id", "\"x\"", AT (tattoo_ids[0]), { 'x', '\0' }, 2 },
  { "/tattoos/0/style", "\"new-school\"", AT (tattoos[0].style), { 4 }, 1 },
  { "/tattoos/0/duration", "6", AT (tattoos[0].duration), { 6 }, 1 },
  { "/tattoos/0/ink", "\"kkg\"", AT (tattoos[0].n_base), { 2, 1 }, 2 },
  { "/tattoos/0/ink", "\"kkg\"", AT (tattoos[0].need[3]), { 2, 0 }, 2 },
  { "/tattoos/0/profit", "10000", AT (tattoos[0].profit), { 10000 % 256, 10000 / 256 }, 2 },
  { "/tattoos/0/points", "99", AT (tattoos[0].points), { 99 }, 1 },
  { "/tattoos/0/majority", "30", AT (tattoos[0].majority), { 30 }, 1 },
  { "/tattoos/0/discount", "2", AT (tattoos[0].discount), { 2 }, 1 },
  { "/tattoos/0/count", "100", AT (n_tattoo_copies), { 119 }, 1 },
  { "/clients/0/id", "\"y\"", AT (client_ids[0]), { 'y', '\0' }, 2 },
  { "/clients/0/body_part", "\"hand\"", AT (clients[0].body_part), { 4 }, 1 },
  { "/clients/0/style", "\"lettering\"", AT (clients[0].style), { 1 }, 1 },
  { "/clients/0/pay", "9999", AT (clients[0].pay), { 9999 % 256, 9999 / 256 }, 2 },
  { "/clients/1/pay", "9999", AT (clients[1].front), { 1 }, 1 },
  { "/clients/0/reject_waiting", "0", AT (clients[0].reject_waiting), { 0, 0 }, 2 },
  { "/clients/0/reject_chair", "255", AT (clients[0].reject_chair), { 255, 0 }, 2 },
  { "/clients/0/count", "3", AT (clients[0].count), { 3 }, 1 },
  { "/characters/0/id", "\"z\"", AT (character_ids[0]), { 'z', '\0' }, 2 },
  { "/characters/0/style", "\"watercolour\"", AT (characters[0].style), { 3 }, 1 },
  { "/characters/0/body_part", "\"neck\"", AT (characters[0].body_part), { 3 }, 1 },
  { "/characters/0/discount", "0", AT (characters[0].discount), { 0 }, 1 },
  { "/characters/0/skill", "\"host\"", AT (characters[0].skill), { NW_BRAWL_SKILL_HOST }, 1 },
#undef AT
};

static void
test_packed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (packed); i++)
    {
      g_autoptr (NwRuleset) changed = change (packed[i].pointer, packed[i].json);
      const guint8 *rules = nw_ruleset_get_compiled (changed);

      g_test_message ("%s: %s", packed[i].pointer, packed[i].json);
      /* Without bytes: something else needs what was changed, and nothing is compiled. */
      g_assert_true ((rules == NULL) == (packed[i].n_bytes == 0));
      if (rules != NULL)
        g_assert_cmpmem (rules + packed[i].offset, packed[i].n_bytes, packed[i].bytes,
                         packed[i].n_bytes);
    }
}

static void
test_skills (void)
{
  static const char *const skills[NW_BRAWL_N_SKILLS] = {
    [NW_BRAWL_SKILL_NONE] = "\"none\"",
    [NW_BRAWL_SKILL_INK_MASTER] = "\"ink-master\"",
    [NW_BRAWL_SKILL_FREE_MIX] = "\"free-mix\"",
    [NW_BRAWL_SKILL_SMOOTH_TALKER] = "\"smooth-talker\"",
    [NW_BRAWL_SKILL_SCOUT] = "\"scout\"",
    [NW_BRAWL_SKILL_SHOWMAN] = "\"showman\"",
    [NW_BRAWL_SKILL_DOORMAN] = "\"doorman\"",
    [NW_BRAWL_SKILL_HOST] = "\"host\"",
    [NW_BRAWL_SKILL_RECYCLER] = "\"recycler\"",
  };

  for (guint skill = 0; skill < NW_BRAWL_N_SKILLS; skill++)
    {
      g_autoptr (NwRuleset) changed = change ("/characters/3/skill", skills[skill]);
      const NwBrawlRules *rules = nw_ruleset_get_compiled (changed);

      g_assert_cmpuint (rules->characters[3].skill, ==, skill);
    }
}

/* ---- Round trips ----------------------------------------------------------------------------- */

static void
test_round_trip (void)
{
  g_autofree char *text = nw_fixture_read ("brawl.nwrules");
  g_autoptr (NwRuleset) ruleset = load ();
  g_autofree char *again = nw_ruleset_to_text (ruleset);

  g_assert_cmpstr (text, ==, again);
}

static void
test_unknown_members (void)
{
  g_autoptr (NwRuleset) ruleset = load ();
  g_autoptr (GVariant) given = nw_fixture_with_strangers (nw_ruleset_get_document (ruleset), closed,
                                                          TRUE);
  g_autoptr (GVariant) expected = nw_fixture_with_strangers (nw_ruleset_get_document (ruleset),
                                                             closed, FALSE);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) expected_text = g_string_new (NULL);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) loaded = NULL;
  g_autofree char *saved = NULL;

  nw_json_print (given, FALSE, text);
  nw_json_print (expected, TRUE, expected_text);
  g_string_append_c (expected_text, '\n');
  loaded = nw_ruleset_load (text->str, text->len, problems);
  saved = nw_ruleset_to_text (loaded);

  g_assert_cmpstr (saved, ==, expected_text->str);
  g_assert_nonnull (nw_ruleset_get_compiled (loaded));
  /* The document, its parts, and each entry of each list. */
  g_assert_cmpuint (problems->len, ==, 1 + 4 + 7 + 3 + 5 + 5 + 15 + 15 + 9);
  for (guint i = 0; i < problems->len; i++)
    g_assert_cmpstr (((NwProblem *) problems->pdata[i])->code, ==, "unknown-member");
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static void
test_card_texts (void)
{
  g_autoptr (NwRuleset) ruleset = load ();
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);
  const guint client = nw_brawl_client_card (rules, 2);
  const guint character = nw_brawl_character_card (rules, 8);

  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 0, "name", "en"), ==, "J37");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 14, "name", "en"), ==, "Ns11");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, client, "name", "en"), ==, "Arm-w");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, character, "name", "en"), ==, "Plain");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, character + 1, "name", "en"), ==, "");
}

/* ---- The official deck ----------------------------------------------------------------------- */

static void
count_styles (const NwBrawlRules *rules,
              guint               n_tattoos[static NW_BRAWL_MAX_STYLES],
              guint               n_clients[static NW_BRAWL_MAX_STYLES],
              guint               n_characters[static NW_BRAWL_MAX_STYLES])
{
  for (guint i = 0; i < rules->n_tattoos; i++)
    n_tattoos[rules->tattoos[i].style] += rules->tattoos[i].count;
  for (guint i = 0; i < rules->n_clients; i++)
    n_clients[rules->clients[i].style] += rules->clients[i].count;
  for (guint i = 0; i < rules->n_characters; i++)
    n_characters[rules->characters[i].style]++;
}

/* 20 tattoos, 4 of each of 5 styles; 16 clients, at least 3 of each; a character for each. */
static void
test_official_decks (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);
  guint n_tattoos[NW_BRAWL_MAX_STYLES] = { 0 };
  guint n_clients[NW_BRAWL_MAX_STYLES] = { 0 };
  guint n_characters[NW_BRAWL_MAX_STYLES] = { 0 };

  g_assert_cmpuint (nw_ruleset_get_problems (ruleset)->len, ==, 0);
  g_assert_cmpuint (rules->n_styles, ==, 5);
  g_assert_cmpuint (rules->n_tattoo_copies, ==, 20);
  g_assert_cmpuint (rules->n_client_copies, ==, 16);
  g_assert_cmpuint (rules->n_characters, ==, 5);
  count_styles (rules, n_tattoos, n_clients, n_characters);
  for (guint style = 0; style < rules->n_styles; style++)
    {
      g_assert_cmpuint (n_tattoos[style], ==, 4);
      g_assert_cmpuint (n_clients[style], >=, 3);
      g_assert_cmpuint (n_characters[style], ==, 1);
    }
}

static guint
get_majority (const char *style)
{
  static const struct
  {
    const char *style;
    guint       majority;
  } majorities[] = {
    { "lettering", 2 },  { "japanese", 3 },    { "watercolour", 5 },
    { "old-school", 7 }, { "new-school", 11 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (majorities); i++)
    if (g_str_equal (majorities[i].style, style))
      return majorities[i].majority;

  g_assert_not_reached ();
}

/* Each tattoo by itself: its numbers, black, and the ink that two players have. */
static void
test_official_tattoos (void)
{
  static const guint large[] = { 11, 13, 17, 19, 23, 29, 31, 37 };
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);

  for (guint i = 0; i < rules->n_tattoos; i++)
    {
      const NwBrawlTattoo *tattoo = &rules->tattoos[i];
      gboolean is_large = FALSE;

      g_test_message ("%s", rules->tattoo_ids[i]);
      for (guint n = 0; n < G_N_ELEMENTS (large); n++)
        is_large |= tattoo->points == large[n];
      g_assert_true (is_large);
      g_assert_cmpuint (tattoo->majority, ==, get_majority (rules->style_ids[tattoo->style]));
      g_assert_cmpuint (tattoo->need[3], >=, 1);
      g_assert_cmpuint (tattoo->n_base + tattoo->n_secondary, <=, rules->board_limit);
      for (guint ink = 0; ink < rules->n_inks; ink++)
        g_assert_cmpuint (tattoo->need[ink], <=, rules->ink_reserve[1][ink]);
      g_assert_cmpuint (tattoo->profit % 50, ==, 0);
    }
}

static guint
find_card (const char (*ids)[NW_ID_SIZE],
           guint        n_ids,
           const char  *id)
{
  for (guint i = 0; i < n_ids; i++)
    if (g_str_equal (ids[i], id))
      return i;

  g_error ("%s", id);
}

/* W31: the hands of the rulebook's worked example, laid out with this deck: what each seat has
 * finished, what it has left and its money. */
static void
test_official_example (void)
{
  static const char *const finished[3][6] = {
    { "dragon", "koi", "ambigram", "toaster" },
    { "ship", "swallows", "demon-mask", "oath" },
    { "jellyfish", "brush-stroke", "octopus", "cassette", "anchor" },
  };
  static const char *const left[3] = { "maple", NULL, "aurora" };
  static const guint16 money[3] = { 1400, 1400, 700 };
  static const gint totals[3] = { 119, 138, 100 };
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);
  g_autoptr (GString) text = g_string_new ("{\"needlework\": \"position\", \"format\": 1, ");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) object = NULL;
  const NwDeal deal = { .n_seats = 3 };
  NwState state;
  NwScore score;

  g_string_append (text, "\"game\": \"brawl\", \"seats\": [");
  for (guint seat = 0; seat < 3; seat++)
    {
      g_string_append_printf (text, "%s{\"character\": \"%s\", \"money\": %u, \"finished\": [",
                              seat > 0 ? ", " : "", rules->character_ids[seat], money[seat]);
      for (guint i = 0; finished[seat][i] != NULL; i++)
        {
          find_card (rules->tattoo_ids, rules->n_tattoos, finished[seat][i]);
          g_string_append_printf (text, "%s\"%s\"", i > 0 ? ", " : "", finished[seat][i]);
        }
      g_string_append (text, "], \"reserve\": [");
      if (left[seat] != NULL)
        g_string_append_printf (text, "{\"tattoo\": \"%s\", \"open\": true}", left[seat]);
      g_string_append (text, "]}");
    }
  g_string_append (text, "]}");
  object = nw_json_parse (text->str, text->len, problems);
  g_assert_nonnull (object);
  g_assert_true (nw_brawl_rules.position_read (rules, object, &deal, &state, problems));
  nw_brawl_rules.score (rules, &state, &score, NULL);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (score.total[seat], ==, totals[seat]);
}

/* Every text of the official deck is there in both languages. */
static void
assert_texts (GVariant   *value,
              const char *key)
{
  static const char *const texts[] = { "title", "description", "name", "notes", NULL };
  const gboolean is_object = g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT);

  if (key != NULL && g_strv_contains (texts, key))
    {
      g_autoptr (GVariant) english = nw_json_get (value, "en");
      g_autoptr (GVariant) spanish = nw_json_get (value, "es");

      g_assert_nonnull (nw_json_get_string (english));
      g_assert_nonnull (nw_json_get_string (spanish));
      return;
    }
  if (!is_object && !g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    return;
  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) box = is_object ? g_variant_get_child_value (entry, 1) : NULL;
      g_autoptr (GVariant) child = g_variant_get_variant (is_object ? box : entry);
      const char *name = NULL;

      if (is_object)
        g_variant_get_child (entry, 0, "&s", &name);
      assert_texts (child, name);
    }
}

static void
test_official_texts (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");

  assert_texts (nw_ruleset_get_document (ruleset), NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruleset/brawl/compiled", test_compiled);
  g_test_add_func ("/ruleset/brawl/parameters", test_parameters);
  g_test_add_func ("/ruleset/brawl/defaults", test_defaults);
  g_test_add_func ("/ruleset/brawl/packed", test_packed);
  g_test_add_func ("/ruleset/brawl/skills", test_skills);
  g_test_add_func ("/ruleset/brawl/round-trip", test_round_trip);
  g_test_add_func ("/ruleset/brawl/unknown-members", test_unknown_members);
  g_test_add_func ("/ruleset/brawl/card-texts", test_card_texts);
  g_test_add_func ("/ruleset/brawl/official/decks", test_official_decks);
  g_test_add_func ("/ruleset/brawl/official/tattoos", test_official_tattoos);
  g_test_add_func ("/ruleset/brawl/official/w31-example", test_official_example);
  g_test_add_func ("/ruleset/brawl/official/texts", test_official_texts);

  return g_test_run ();
}
