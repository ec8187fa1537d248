/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is chosen for a new game, remembered as text.
 */

#include "app/nw-new-game.h"

static void
test_round_trip (void)
{
  g_auto (NwNewGame) a = { 0 };
  g_auto (NwNewGame) b = { 0 };
  g_autofree char *text = NULL;

  nw_new_game_init (&a, "en");
  a.n_seats = 4;
  g_set_str (&a.names[1], "Zoë “Z” \\ Ñandú");
  a.kinds[1] = NW_SEAT_KIND_HUMAN;
  g_set_str (&a.languages[2], "es");
  nw_new_game_set_colour (&a, 1, 6);
  text = nw_new_game_write (&a);

  nw_new_game_init (&b, "en");
  g_assert_true (nw_new_game_read (&b, text));
  g_assert_cmpuint (b.n_seats, ==, 4);
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      g_assert_cmpstr (a.names[i], ==, b.names[i]);
      g_assert_cmpuint (a.kinds[i], ==, b.kinds[i]);
      g_assert_cmpstr (a.languages[i], ==, b.languages[i]);
      g_assert_cmpuint (a.colours[i], ==, b.colours[i]);
    }
}

static GVariant *
new_rules (const char *key,
           const char *value)
{
  GVariantBuilder rules;

  g_variant_builder_init (&rules, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&rules, "{sv}", key, g_variant_new_string (value));

  return g_variant_builder_end (&rules);
}

/* Rules are remembered game by game. */
static void
test_rules_round_trip (void)
{
  g_auto (NwNewGame) a = { 0 };
  g_auto (NwNewGame) b = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  g_autofree char *none = NULL;
  g_autofree char *cards = NULL;
  g_autoptr (GVariant) rules = NULL;

  nw_new_game_init (&a, "en");
  nw_new_game_set_rules (&a, "tailor", "/some/“own”.nwrules", new_rules ("end_points", "50"));
  nw_new_game_set_rules (&a, "brawl", NULL, new_rules ("rounds", "9"));
  nw_new_game_set_rules (&a, "tailor", "/some/“own”.nwrules", new_rules ("end_points", "60"));
  text = nw_new_game_write (&a);

  nw_new_game_init (&b, "en");
  g_assert_true (nw_new_game_read (&b, text));
  path = nw_new_game_get_path (&b, "tailor");
  g_assert_cmpstr (path, ==, "/some/“own”.nwrules");
  none = nw_new_game_get_path (&b, "brawl");
  g_assert_null (none);
  rules = nw_new_game_get_rules (&b, "tailor");
  cards = g_variant_print (rules, FALSE);
  g_assert_cmpstr (cards, ==, "{'end_points': <'60'>}");
  g_assert_null (nw_new_game_get_rules (&b, "blast"));
}

/* No two seats have one colour, whatever is chosen. */
static void
test_colours_are_told_apart (void)
{
  g_auto (NwNewGame) choice = { 0 };

  nw_new_game_init (&choice, "en");
  nw_new_game_set_colour (&choice, 0, 2);
  g_assert_cmpuint (choice.colours[0], ==, 2);
  g_assert_cmpuint (choice.colours[2], ==, 0);
  nw_new_game_set_colour (&choice, 3, 7);
  nw_new_game_read (&choice, "{\"seats\": [{\"colour\": \"#4d5966\"}, {\"colour\": \"pink\"}]}");
  g_assert_cmpuint (choice.colours[0], ==, 7);
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (choice.colours[i], !=, choice.colours[j]);
}

static void
test_nonsense_changes_nothing (void)
{
  static const char *const texts[] = {
    "", "{", "[]", "7", "{\"count\": \"four\"}", "{\"seats\": [1, {\"kind\": \"king\"}]}",
    "{\"seats\": [{\"name\": \"\", \"language\": \"tlh\"}]}", "{\"count\": 99999999999}",
    "{\"games\": 5}", "{\"games\": {\"tailor\": 5}}",
    "{\"games\": {\"tailor\": {\"ruleset\": 5, \"rules\": []}}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (NwNewGame) choice = { 0 };

      nw_new_game_init (&choice, "en");
      nw_new_game_read (&choice, texts[i]);
      g_assert_cmpuint (choice.n_seats, >=, 2);
      g_assert_cmpuint (choice.n_seats, <=, NW_NEW_GAME_MAX_SEATS);
      g_assert_cmpstr (choice.names[0], ==, "Mei");
      g_assert_cmpuint (choice.kinds[1], ==, NW_SEAT_KIND_JOURNEYMAN);
      g_assert_cmpstr (choice.languages[0], ==, "en");
      g_assert_null (nw_new_game_get_path (&choice, "tailor"));
      g_assert_null (nw_new_game_get_rules (&choice, "tailor"));
    }
}

static void
test_same_names_are_told_apart (void)
{
  g_auto (NwNewGame) choice = { 0 };
  g_autoptr (GListModel) seats = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  nw_new_game_init (&choice, "en");
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    g_set_str (&choice.names[i], "Ana");
  seats = nw_new_game_make_seats (&choice, NW_NEW_GAME_MAX_SEATS);
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      g_autoptr (NwSeatInfo) seat = g_list_model_get_item (seats, i);

      g_assert_true (g_hash_table_add (names, g_strdup (nw_seat_info_get_name (seat))));
    }
}

/* Numbers that are added are nobody's name already; capitals and composed letters make no other
 * name. */
static void
test_names_that_look_alike (void)
{
  static const char *const wishes[][NW_NEW_GAME_MAX_SEATS] = {
    { "Ana", "Ana", "Ana 2", "ana" },
    { "Ren\u00e9", "Rene\u0301", "B", "C" },
  };
  static const char *const wanted[][NW_NEW_GAME_MAX_SEATS] = {
    { "Ana", "Ana 3", "Ana 2", "ana 4" },
    { "Ren\u00e9", "Rene\u0301 2", "B", "C" },
  };

  for (guint n = 0; n < G_N_ELEMENTS (wishes); n++)
    {
      g_auto (NwNewGame) choice = { 0 };
      g_autoptr (GListModel) seats = NULL;

      nw_new_game_init (&choice, "en");
      for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
        g_set_str (&choice.names[i], wishes[n][i]);
      seats = nw_new_game_make_seats (&choice, NW_NEW_GAME_MAX_SEATS);
      for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
        {
          g_autoptr (NwSeatInfo) seat = g_list_model_get_item (seats, i);

          g_assert_cmpstr (nw_seat_info_get_name (seat), ==, wanted[n][i]);
        }
    }
}

static void
test_seed_decides_the_deal (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_auto (NwNewGame) choice = { 0 };
  g_autoptr (NwMatch) a = NULL;
  g_autoptr (NwMatch) b = NULL;
  g_autoptr (NwMatch) c = NULL;

  nw_new_game_init (&choice, "en");
  a = nw_new_game_deal (&choice, ruleset, 5);
  b = nw_new_game_deal (&choice, ruleset, 5);
  c = nw_new_game_deal (&choice, ruleset, 6);
  g_assert_cmpuint (nw_match_get_hash (a), ==, nw_match_get_hash (b));
  g_assert_cmpuint (nw_match_get_hash (a), !=, nw_match_get_hash (c));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/new-game/round-trip", test_round_trip);
  g_test_add_func ("/new-game/rules-round-trip", test_rules_round_trip);
  g_test_add_func ("/new-game/colours-are-told-apart", test_colours_are_told_apart);
  g_test_add_func ("/new-game/nonsense-changes-nothing", test_nonsense_changes_nothing);
  g_test_add_func ("/new-game/same-names-are-told-apart", test_same_names_are_told_apart);
  g_test_add_func ("/new-game/names-that-look-alike", test_names_that_look_alike);
  g_test_add_func ("/new-game/seed-decides-the-deal", test_seed_decides_the_deal);

  return g_test_run ();
}
