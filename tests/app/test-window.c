/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window: a whole game in process, by what its widgets offer; and that nothing is left behind.
 */

#include "config.h"

#include <glib/gstdio.h>

#include "app/nw-game-tile.h"
#include "app/nw-new-game-dialog.h"
#include "app/nw-rules-group.h"
#include "nw-player.h"
#include "nw-table-fixture.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-order-piece.h"
#include "table/nw-own-board.h"
#include "table/nw-result-view.h"
#include "workshop/nw-library.h"

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Chooses the row's first fabric and the first colour that it can be dyed. */
static gboolean
dye (NwWindow *window)
{
  NwOwnBoard *board =
    NW_OWN_BOARD (nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_OWN_BOARD));
  NwRowView *row = nw_own_board_get_row (board);
  GtkWidget *colour = NULL;

  nw_row_view_set_selection (row, 0, 0);
  for (guint i = 1; i < 4 && colour == NULL; i++)
    {
      GtkWidget *piece = GTK_WIDGET (nw_own_board_find_colour (board, i));

      if (gtk_widget_has_css_class (piece, "legal"))
        colour = piece;
    }
  if (colour == NULL)
    return FALSE;

  nw_piece_activate (NW_PIECE (colour), FALSE);

  return TRUE;
}

/* One move by what is on the screen. */
static void
act (NwWindow *window,
     NwMatch  *match)
{
  const guint n_moves = nw_match_get_n_moves (match);
  GtkWidget *order = nw_player_find_legal (window, NW_TYPE_ORDER_PIECE);
  GtkWidget *end = nw_player_find_button (window, "End Turn");

  if (nw_player_find_button (window, "Restock") != NULL)
    click (nw_player_find_button (window, "Restock"));
  else if (nw_player_find_button (window, "Left End") != NULL)
    click (nw_player_find_button (window, "Left End"));
  else if (order != NULL)
    nw_piece_activate (NW_PIECE (order), TRUE);
  else if (!gtk_widget_has_css_class (end, "not-yet") || !dye (window))
    click (end);

  /* Where an order fits in several places, one has to be chosen. */
  if (nw_match_get_n_moves (match) == n_moves)
    click (nw_player_find_button (window, "At "));
}

static void
test_whole_game (void)
{
  NwWindow *window = nw_window_new (NULL);
  NwMatch *match = nw_player_start (window, 11);
  guint n_moves = 0;

  g_object_ref (window);
  while (!nw_match_is_over (match))
    {
      n_moves = nw_match_get_n_moves (match);
      act (window, match);
      nw_player_wait (match, n_moves);
    }
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (
    nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_RESULT_VIEW)));

  /* Play Again deals anew. */
  click (nw_player_find_button (window, "Play Again"));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_game_page_get_match (nw_window_get_game_page (window)) != match);

  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (window);
  g_assert_finalize_object (match);
}

static void
on_chosen_cb (guint           *n_chosen,
              const NwNewGame *choice,
              NwRuleset       *ruleset,
              guint64          seed)
{
  g_assert_cmpuint (choice->n_seats, ==, 3);
  g_assert_nonnull (nw_ruleset_get_compiled (ruleset));
  *n_chosen += 1;
}

static void
test_two_clicks_to_play (void)
{
  NwWindow *window = nw_window_new (NULL);
  AdwDialog *dialog;
  guint n_chosen = 0;

  g_object_ref (window);
  nw_window_set_autosave (window, FALSE);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  gtk_window_present (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  nw_fixture_settle (GTK_WIDGET (window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_true (NW_IS_NEW_GAME_DIALOG (dialog));
  g_signal_connect_swapped (dialog, "chosen", G_CALLBACK (on_chosen_cb), &n_chosen);
  click (nw_player_find_button (window, "Start Game"));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (n_chosen, ==, 1);
  g_assert_nonnull (nw_window_get_game_page (window));

  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (window);
}

/* Leaving loses nothing: the next window offers to go on. */
static void
test_continue (void)
{
  NwMatch *match = nw_fixture_deal (2, 2, "en", 8);
  NwWindow *window = nw_player_new_window ();
  guint64 hash;

  g_assert_null (nw_player_find_button (window, "Continue"));
  nw_window_show_match (window, match);
  nw_fixture_play (match, 25);
  hash = nw_match_get_hash (match);
  nw_player_close_window (window);
  g_assert_finalize_object (match);

  window = nw_player_new_window ();
  g_assert_nonnull (nw_player_find_button (window, "Continue"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_nonnull (nw_window_get_game_page (window));
  match = nw_game_page_get_match (nw_window_get_game_page (window));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 25);
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);

  /* Once it is over there is nothing to go on with. */
  nw_fixture_play (match, G_MAXUINT);
  nw_player_close_window (window);
  window = nw_player_new_window ();
  g_assert_null (nw_player_find_button (window, "Continue"));
  nw_player_close_window (window);
}

/* Whoever points at a game, or has come to it by keys, sees it come closer. */
static void
test_tiles (void)
{
  static const GtkStateFlags states[] = { GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_FOCUS_VISIBLE };
  NwWindow *window = nw_player_new_window ();
  GtkWidget *tile;
  GtkWidget *button;

  nw_fixture_settle (GTK_WIDGET (window));
  tile = nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_GAME_TILE);
  button = gtk_widget_get_ancestor (tile, GTK_TYPE_BUTTON);
  gtk_widget_unset_state_flags (button, states[0] | states[1]);
  g_assert_cmpfloat ((double) nw_game_tile_get_lift (NW_GAME_TILE (tile)), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      gtk_widget_set_state_flags (button, states[i], FALSE);
      g_assert_cmpfloat ((double) nw_game_tile_get_lift (NW_GAME_TILE (tile)), ==, 1);
      gtk_widget_unset_state_flags (button, states[i]);
      g_assert_cmpfloat ((double) nw_game_tile_get_lift (NW_GAME_TILE (tile)), ==, 0);
    }
  nw_player_close_window (window);
}

static gboolean
is_own_row (GtkWidget *widget,
            gpointer   data G_GNUC_UNUSED)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Own Cloth");
}

static gboolean
has_own_row (gpointer window)
{
  return nw_fixture_find (window, is_own_row, NULL) != NULL;
}

static gboolean
has_loaded (gpointer rules)
{
  const char *title = nw_ruleset_get_title (nw_rules_group_get_ruleset (rules), "en");

  return !nw_rules_group_is_loading (rules) && g_str_equal (title, "Own Cloth");
}

/* Home lists one's own rulesets: a click asks who plays by them, what has errors is not played. */
static void
test_own_rulesets (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) named =
    nw_ruleset_with_value (official, "/id", g_variant_new_string ("own-cloth"));
  g_autoptr (NwRuleset) own =
    nw_ruleset_with_value (named, "/title/en", g_variant_new_string ("Own Cloth"));
  g_autoptr (NwRuleset) broken =
    nw_ruleset_with_value (own, "/cards/0/points", g_variant_new_int64 (5000));
  g_autofree char *path = nw_library_add (own, NULL);
  NwWindow *window = nw_player_new_window ();
  GtkWidget *row;
  NwRulesGroup *rules;

  nw_player_wait_until (has_own_row, window);
  row = nw_fixture_find (GTK_WIDGET (window), is_own_row, NULL);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Tang Master Tailor");
  gtk_widget_activate_action (row, "win.play-ruleset", "(ss)", "tailor", path);
  rules = NW_RULES_GROUP (nw_fixture_find_type (
    GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))),
    NW_TYPE_RULES_GROUP));
  nw_player_wait_until (has_loaded, rules);
  adw_dialog_force_close (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  nw_player_close_window (window);

  g_assert_true (nw_ruleset_save (broken, path, NULL));
  window = nw_player_new_window ();
  nw_player_wait_until (has_own_row, window);
  row = nw_fixture_find (GTK_WIDGET (window), is_own_row, NULL);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "Tang Master Tailor · 1 error");
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  nw_player_close_window (window);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static guint
count_left (void)
{
  g_autofree char *folder =
    g_build_filename (g_get_user_state_dir (), "needlework", "left", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* A game that is over can be looked at again from the recent ones; one whose last move is taken back
 * goes on, and is in the journal again. */
static void
test_over (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  NwMatch *match = nw_fixture_deal (2, 1, "en", 8);
  NwWindow *window = nw_player_new_window ();
  const guint n_left = count_left ();
  guint64 hash;
  guint n_moves;

  g_settings_set_boolean (settings, "unlimited-undo", TRUE);
  nw_window_show_match (window, match);
  nw_fixture_play (match, G_MAXUINT);
  g_assert_true (nw_match_is_over (match));
  g_assert_cmpuint (count_left (), ==, n_left + 1);

  n_moves = nw_match_get_n_moves (match);
  /* As Ctrl+Z does, once somebody looks at the table. */
  nw_match_undo (match);
  g_assert_cmpuint (nw_match_get_n_moves (match), <, n_moves);
  g_assert_false (nw_match_is_over (match));
  g_assert_cmpuint (count_left (), ==, n_left);
  n_moves = nw_match_get_n_moves (match);
  hash = nw_match_get_hash (match);
  nw_player_close_window (window);
  g_assert_finalize_object (match);

  window = nw_player_new_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  match = nw_game_page_get_match (nw_window_get_game_page (window));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
  nw_fixture_play (match, G_MAXUINT);
  g_assert_cmpuint (count_left (), ==, n_left + 1);
  nw_player_close_window (window);
  window = nw_player_new_window ();
  g_assert_null (nw_player_find_button (window, "Continue"));
  nw_player_close_window (window);
  g_settings_reset (settings, "unlimited-undo");
}

/* What a journal has and this program does not understand is said, and not written over. */
static void
test_continue_damaged (void)
{
  NwMatch *match = nw_fixture_deal (2, 2, "en", 8);
  NwWindow *window = nw_player_new_window ();
  g_autofree char *path =
    g_build_filename (g_get_user_state_dir (), "needlework", "current.nwgame", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) damaged = NULL;
  guint n_left;
  gsize length;

  nw_window_show_match (window, match);
  nw_fixture_play (match, 25);
  nw_player_close_window (window);
  g_assert_finalize_object (match);
  n_left = count_left ();

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  damaged = g_string_new (text);
  g_string_append (damaged, "nonsense\n");
  g_assert_true (g_file_set_contents (path, damaged->str, -1, NULL));

  window = nw_player_new_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_nonnull (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  match = nw_game_page_get_match (nw_window_get_game_page (window));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 25);
  g_assert_cmpuint (count_left (), ==, n_left + 1);
  nw_fixture_play (match, G_MAXUINT);
  adw_dialog_force_close (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  nw_player_close_window (window);
}

/* The preference holds at once for the game on the table, and for the next one. */
static void
test_unlimited_undo (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  NwWindow *window = nw_player_new_window ();
  NwMatch *match = nw_player_start (window, 11);
  guint n_moves;

  g_assert_false (g_settings_get_boolean (settings, "unlimited-undo"));
  do
    {
      n_moves = nw_match_get_n_moves (match);
      act (window, match);
      nw_player_wait (match, n_moves);
    }
  while (nw_match_get_undo_blocker (match) != NW_UNDO_BLOCKER_OTHER_SEAT);
  n_moves = nw_match_get_n_moves (match);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);

  g_settings_set_boolean (settings, "unlimited-undo", TRUE);
  g_assert_true (nw_match_get_unlimited_undo (match));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (nw_match_get_n_moves (match), <, n_moves);
  g_assert_cmpuint (nw_match_get_actor (match), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL);
  match = nw_game_page_get_match (nw_window_get_game_page (window));
  g_assert_true (nw_match_get_unlimited_undo (match));
  g_settings_set_boolean (settings, "unlimited-undo", FALSE);
  g_assert_false (nw_match_get_unlimited_undo (match));
  nw_player_close_window (window);
}

/* Ctrl+H and its action: what the page does then is tested with it. */
static void
test_hide (void)
{
  NwWindow *window = nw_player_new_window ();

  nw_player_start (window, 11);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hide", NULL);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_nonnull (nw_player_find_button (window, "Show Them"));
  g_assert_null (nw_player_find_legal (window, NW_TYPE_ORDER_PIECE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hide", NULL);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (
    nw_fixture_find_type (GTK_WIDGET (nw_window_get_game_page (window)), ADW_TYPE_BANNER))));
  nw_player_close_window (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/window/whole-game", test_whole_game);
  g_test_add_func ("/window/two-clicks-to-play", test_two_clicks_to_play);
  g_test_add_func ("/window/continue", test_continue);
  g_test_add_func ("/window/over", test_over);
  g_test_add_func ("/window/tiles", test_tiles);
  g_test_add_func ("/window/own-rulesets", test_own_rulesets);
  g_test_add_func ("/window/continue-damaged", test_continue_damaged);
  g_test_add_func ("/window/unlimited-undo", test_unlimited_undo);
  g_test_add_func ("/window/hide", test_hide);

  return g_test_run ();
}
