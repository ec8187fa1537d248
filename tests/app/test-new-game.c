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
  text = nw_new_game_write (&a);

  nw_new_game_init (&b, "en");
  g_assert_true (nw_new_game_read (&b, text));
  g_assert_cmpuint (b.n_seats, ==, 4);
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      g_assert_cmpstr (a.names[i], ==, b.names[i]);
      g_assert_cmpuint (a.kinds[i], ==, b.kinds[i]);
      g_assert_cmpstr (a.languages[i], ==, b.languages[i]);
    }
}

static void
test_nonsense_changes_nothing (void)
{
  static const char *const texts[] = {
    "", "{", "[]", "7", "{\"count\": \"four\"}", "{\"seats\": [1, {\"kind\": \"king\"}]}",
    "{\"seats\": [{\"name\": \"\", \"language\": \"tlh\"}]}", "{\"count\": 99999999999}",
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
  g_test_add_func ("/new-game/nonsense-changes-nothing", test_nonsense_changes_nothing);
  g_test_add_func ("/new-game/same-names-are-told-apart", test_same_names_are_told_apart);
  g_test_add_func ("/new-game/seed-decides-the-deal", test_seed_decides_the_deal);

  return g_test_run ();
}
