/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Replays in the window: over a game that waits, by keys, and what can be gone on with from there;
 * Play Again and Same Deal Again.
 */

#include "nw-player.h"
#include "nw-table-fixture.h"
#include "nw-typist.h"
#include "table/nw-result-view.h"

static void
act (NwWindow   *window,
     const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  nw_fixture_settle (GTK_WIDGET (window));
}

static NwGamePage *
get_page (NwWindow *window)
{
  return nw_window_get_game_page (window);
}

static NwMatch *
get_match (NwWindow *window)
{
  return nw_game_page_get_match (get_page (window));
}

static AdwNavigationView *
get_navigation (NwWindow *window)
{
  return ADW_NAVIGATION_VIEW (
    nw_fixture_find_type (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW));
}

/* The game that is played waits under its replay, and goes on after it. */
static void
test_game_waits (void)
{
  NwMatch *match = nw_fixture_deal (3, 1, "en", 4);
  NwWindow *window = nw_player_new_window ();
  guint n_moves;

  nw_fixture_play (match, 20);
  nw_window_show_match (window, match);
  n_moves = nw_match_get_n_moves (match);
  act (window, "win.replay");
  g_assert_true (nw_game_page_is_replay (get_page (window)));
  g_assert_false (nw_game_page_is_open (get_page (window)));
  g_assert_true (get_match (window) != match);
  g_assert_false (nw_match_is_running (match));
  g_assert_false (nw_match_is_running (get_match (window)));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);

  adw_navigation_view_pop (get_navigation (window));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (get_match (window) == match);
  g_assert_true (nw_match_is_running (match));

  /* Its journal goes on too. */
  nw_match_stop (match);
  nw_fixture_play (match, 1);
  n_moves = nw_match_get_n_moves (match);
  nw_player_close_window (window);
  g_assert_finalize_object (match);
  window = nw_player_new_window ();
  act (window, "win.continue");
  g_assert_cmpuint (nw_match_get_n_moves (get_match (window)), >=, n_moves);
  nw_player_close_window (window);
}

/* From the result to the replay, and on from a moment of it: the same up to there, and played. */
static void
test_play_on (void)
{
  g_autoptr (NwMatch) match = nw_fixture_deal (2, 2, "en", 4);
  g_autoptr (NwMatch) middle = NULL;
  NwWindow *window = nw_player_new_window ();
  NwMatch *next;

  nw_fixture_play (match, G_MAXUINT);
  nw_window_show_match (window, match);
  nw_fixture_settle (GTK_WIDGET (window));
  g_signal_emit_by_name (nw_player_find_button (window, "Watch the Replay"), "clicked");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_game_page_is_open (get_page (window)));
  g_assert_cmpuint (nw_game_page_get_index (get_page (window)), ==, 0);

  nw_game_page_set_index (get_page (window), 31);
  g_signal_emit_by_name (nw_player_find_button (window, "Play On from Here"), "clicked");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (nw_game_page_is_replay (get_page (window)));
  next = get_match (window);
  middle = nw_match_copy (match, 31);
  g_assert_cmpuint (nw_match_get_n_moves (next), ==, 31);
  g_assert_cmpuint (nw_match_get_hash (next), ==, nw_match_get_hash (middle));
  g_assert_true (nw_match_is_running (next));
  nw_player_close_window (window);
}

/* The end of a replay is no game to play on; its result leads back to its start. */
static void
test_end_of_replay (void)
{
  g_autoptr (NwMatch) match = nw_fixture_deal (2, 1, "en", 4);
  NwWindow *window = nw_player_new_window ();
  GtkWidget *banner;

  nw_window_set_autosave (window, FALSE);
  nw_fixture_play (match, G_MAXUINT);
  nw_window_show_replay (window, match, TRUE);
  nw_fixture_settle (GTK_WIDGET (window));
  nw_game_page_set_index (get_page (window), nw_match_get_n_moves (match));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (gtk_widget_get_sensitive (nw_player_find_button (window, "Play On from Here")));
  banner = nw_fixture_find_type (GTK_WIDGET (get_page (window)), ADW_TYPE_BANNER);
  g_signal_emit_by_name (banner, "button-clicked");
  nw_fixture_settle (GTK_WIDGET (window));
  g_signal_emit_by_name (nw_player_find_button (window, "Watch the Replay"), "clicked");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (nw_game_page_get_index (get_page (window)), ==, 0);
  g_assert_false (gtk_widget_get_mapped (
    nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_RESULT_VIEW)));
  nw_player_close_window (window);
}

/* The same people: by Same Deal Again from the same first state, by Play Again from another. */
static void
test_again (void)
{
  NwDeal deal = { .n_seats = 2, .seed = 77, .options = { 0, 5 } };
  g_autoptr (NwMatch) model = nw_fixture_deal (2, 1, "en", 77);
  g_autoptr (NwMatch) match = nw_match_new (nw_match_get_ruleset (model), &deal,
                                            nw_match_get_seats (model));
  const guint64 first = nw_match_get_hash (match);
  NwWindow *window = nw_player_new_window ();

  nw_window_set_autosave (window, FALSE);
  nw_window_show_match (window, match);
  nw_fixture_play (match, 5);
  nw_match_stop (match);
  nw_seat_info_set_name (nw_match_get_seat (match, 1), "Lucía");

  act (window, "win.same-deal");
  nw_match_stop (get_match (window));
  g_assert_true (get_match (window) != match);
  g_assert_cmpuint (nw_match_get_n_moves (get_match (window)), ==, 0);
  g_assert_cmpuint (nw_match_get_hash (get_match (window)), ==, first);
  g_assert_cmpstr (nw_seat_info_get_name (nw_match_get_seat (get_match (window), 1)), ==, "Lucía");
  g_assert_cmpuint (nw_match_get_deal (get_match (window))->options[1], ==, 5);

  act (window, "win.play-again");
  nw_match_stop (get_match (window));
  g_assert_cmpuint (nw_match_get_hash (get_match (window)), !=, first);
  g_assert_cmpuint (nw_match_get_deal (get_match (window))->options[1], ==, 5);
  g_assert_cmpstr (nw_seat_info_get_name (nw_match_get_seat (get_match (window), 1)), ==, "Lucía");
  nw_player_close_window (window);
}

/* From a position Same Deal Again is the position again. */
static void
test_again_from_position (void)
{
  g_autoptr (NwMatch) model = nw_fixture_deal (2, 1, "en", 77);
  g_autoptr (NwMatch) match = NULL;
  g_autoptr (GVariant) members = NULL;
  const NwRules *rules = nw_ruleset_get_game (nw_match_get_ruleset (model));
  gconstpointer data = nw_ruleset_get_compiled (nw_match_get_ruleset (model));
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  const NwDeal deal = { .n_seats = 2, .seed = 5 };
  NwWindow *window = nw_player_new_window ();
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  NwState state = { 0 };
  guint64 first;

  g_variant_builder_add (&builder, "{sv}", "round", g_variant_new_int64 (9));
  members = g_variant_ref_sink (g_variant_builder_end (&builder));
  g_assert_true (rules->position_read (data, members, &deal, &state, problems));
  match = nw_match_new_from_position (nw_match_get_ruleset (model), 5, &state,
                                      nw_match_get_seats (model));
  first = nw_match_get_hash (match);
  nw_window_set_autosave (window, FALSE);
  nw_window_show_match (window, match);
  nw_fixture_play (match, 5);
  nw_match_stop (match);

  act (window, "win.same-deal");
  nw_match_stop (get_match (window));
  g_assert_cmpuint (nw_match_get_hash (get_match (window)), ==, first);
  g_assert_cmpuint (nw_match_get_round (get_match (window)), ==, 9);
  nw_player_close_window (window);
}

/* Another language builds the windows anew: what is looked at stays, at its moment. */
static void
test_taken_over (void)
{
  g_autoptr (NwMatch) match = nw_fixture_deal (2, 1, "en", 4);
  NwWindow *window = nw_player_new_window ();
  NwWindow *next;

  nw_fixture_play (match, 30);
  nw_window_set_autosave (window, FALSE);
  nw_window_show_match (window, match);
  act (window, "win.replay");
  nw_game_page_set_index (get_page (window), 12);

  next = nw_player_new_window ();
  nw_window_set_autosave (next, FALSE);
  nw_window_take_over (next, window);
  nw_fixture_settle (GTK_WIDGET (next));
  g_assert_true (nw_game_page_is_replay (get_page (next)));
  g_assert_cmpuint (nw_game_page_get_index (get_page (next)), ==, 12);
  adw_navigation_view_pop (get_navigation (next));
  nw_fixture_settle (GTK_WIDGET (next));
  g_assert_true (get_match (next) == match);
  nw_match_stop (match);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (window);
  nw_player_close_window (next);
}

/* The other game's table, through all eyes one after the other, and at any moment. */
static void
test_brawl (void)
{
  const NwDeal deal = { .n_seats = 3, .seed = 12 };
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwMatch) model = nw_fixture_deal (3, 3, "en", 12);
  g_autoptr (NwMatch) match = nw_match_new (ruleset, &deal, nw_match_get_seats (model));
  const guint eyes[] = { NW_MATCH_ALL_SEATS, NW_SEAT_NONE, 0, 1, 2 };
  NwWindow *window = nw_player_new_window ();

  nw_fixture_play (match, 60);
  nw_window_set_autosave (window, FALSE);
  nw_window_show_replay (window, match, TRUE);
  nw_fixture_settle (GTK_WIDGET (window));
  for (guint i = 0; i <= 60; i += 6)
    {
      nw_game_page_set_index (get_page (window), i);
      gtk_widget_activate_action (GTK_WIDGET (get_page (window)), "replay.eyes", "u",
                                  eyes[i / 6 % G_N_ELEMENTS (eyes)]);
      nw_fixture_settle (GTK_WIDGET (window));
      g_assert_cmpuint (nw_game_page_get_index (get_page (window)), ==, i);
    }
  nw_player_close_window (window);
}

/* Real keys, from wherever the focus is. */
static void
test_keys (void)
{
  static const struct
  {
    const char *key;
    guint       index;
  } presses[] = {
    { "Right", 1 },        { "Right", 2 },      { "Left", 1 },
    { "ctrl+Right", 2 },   { "ctrl+End", 40 },  { "ctrl+Left", 39 },
    { "ctrl+Home", 0 },    { "End", 40 },       { "Home", 0 },
  };
  NwTypist self = { 0 };

  if (!nw_typist_can_type ())
    {
      g_test_skip ("there is no xdotool");
      return;
    }

  nw_typist_sit_down (&self, nw_fixture_deal (2, 2, "en", 4));
  nw_match_stop (self.match);
  nw_fixture_play (self.match, 40);
  act (self.window, "win.replay");
  for (guint i = 0; i < G_N_ELEMENTS (presses); i++)
    {
      g_test_message ("%s", presses[i].key);
      nw_typist_press (&self, presses[i].key);
      g_assert_cmpuint (nw_game_page_get_index (get_page (self.window)), ==, presses[i].index);
    }

  nw_typist_press (&self, "ctrl+shift+Right");
  g_assert_cmpuint (nw_match_get_turn_at (get_match (self.window),
                                          nw_game_page_get_index (get_page (self.window))),
                    !=, nw_match_get_turn_at (get_match (self.window), 0));
  nw_typist_press (&self, "p");
  nw_typist_press (&self, "p");
  nw_typist_press (&self, "ctrl+shift+Left");
  g_assert_cmpuint (nw_game_page_get_index (get_page (self.window)), ==, 0);
  nw_typist_get_up (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/replay/game-waits", test_game_waits);
  g_test_add_func ("/replay/play-on", test_play_on);
  g_test_add_func ("/replay/end", test_end_of_replay);
  g_test_add_func ("/replay/taken-over", test_taken_over);
  g_test_add_func ("/again/same-people", test_again);
  g_test_add_func ("/again/position", test_again_from_position);
  g_test_add_func ("/replay/brawl", test_brawl);
  g_test_add_func ("/replay/keys", test_keys);

  return g_test_run ();
}
