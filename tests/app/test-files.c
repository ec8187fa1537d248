/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's files: each way by which they come, what they are, what is said of those that cannot
 * be opened, saving, and the list of recent games.
 */

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "config.h"

#include "app/nw-application.h"
#include "app/nw-recent-games.h"
#include "match/nw-game-file.h"
#include "match/nw-saving.h"
#include "table/nw-brawl-table.h"
#include "nw-player.h"
#include "nw-table-fixture.h"

/* ---- Waiting ---------------------------------------------------------------------------------- */

static gboolean
has_dialog (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) != NULL;
}

static gboolean
has_game (gpointer window)
{
  return nw_window_get_game_page (window) != NULL;
}

/* Waits for a message and gives it, with its heading in front. */
static char *
wait_for_alert (NwWindow *window)
{
  AdwAlertDialog *dialog;

  nw_player_wait_until (has_dialog, window);
  dialog = ADW_ALERT_DIALOG (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));

  return g_strdup_printf ("%s: %s", adw_alert_dialog_get_heading (dialog),
                          adw_alert_dialog_get_body (dialog));
}

static NwMatch *
wait_for_game (NwWindow *window)
{
  nw_player_wait_until (has_game, window);
  nw_fixture_settle (GTK_WIDGET (window));

  return nw_game_page_get_match (nw_window_get_game_page (window));
}

/* ---- Files ------------------------------------------------------------------------------------ */

static char *
get_path (const char *name)
{
  return g_build_filename (g_get_user_state_dir (), name, NULL);
}

static GFile *
write_file (const char *name,
            const char *text)
{
  g_autofree char *path = get_path (name);

  g_mkdir_with_parents (g_get_user_state_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

static GFile *
write_match (const char *name,
             NwMatch    *match)
{
  g_autoptr (NwGameFile) game = nw_game_file_new_for_match (match);
  g_autofree char *text = nw_game_file_to_text (game, TRUE);

  return write_file (name, text);
}

/* Three people, of whom none plays while nobody does. */
static NwMatch *
deal_and_play (guint n_moves)
{
  NwMatch *match = nw_fixture_deal (3, 3, "en", 9);

  nw_fixture_play (match, n_moves);

  return match;
}

static void
forget_all (NwWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.clear-recent", NULL);
}

/* ---- Ways in ---------------------------------------------------------------------------------- */

/* A game that goes on is played; a name without a suffix does not matter. */
static void
test_open_game (void)
{
  static const char *const names[] = { "saved.nwgame", "saved (1)" };
  g_autoptr (NwMatch) match = deal_and_play (30);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = write_match (names[i], match);
      NwWindow *window = nw_player_new_window ();

      nw_window_set_autosave (window, FALSE);
      nw_window_open_file (window, file);
      g_assert_cmpuint (nw_match_get_hash (wait_for_game (window)), ==, nw_match_get_hash (match));
      g_assert_false (nw_game_page_is_replay (nw_window_get_game_page (window)));
      nw_player_close_window (window);
    }
}

/* Tattoo Brawl is opened at its own table, where it stopped. */
static void
test_open_brawl (void)
{
  g_autoptr (NwMatch) match = nw_fixture_deal_of ("brawl", 3, 3, "en", 9);
  g_autoptr (GFile) file = NULL;
  NwWindow *window = nw_player_new_window ();

  nw_fixture_play (match, 30);
  file = write_match ("brawl.nwgame", match);
  nw_window_set_autosave (window, FALSE);
  nw_window_open_file (window, file);
  g_assert_cmpuint (nw_match_get_hash (wait_for_game (window)), ==, nw_match_get_hash (match));
  g_assert_nonnull (nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_BRAWL_TABLE));
  nw_player_close_window (window);
}

/* A game that is over is looked at, from its start. */
static void
test_open_finished_game (void)
{
  g_autoptr (NwMatch) match = deal_and_play (G_MAXUINT);
  g_autoptr (GFile) file = write_match ("over.nwgame", match);
  NwWindow *window = nw_player_new_window ();
  NwGamePage *page;

  nw_window_set_autosave (window, FALSE);
  nw_window_open_file (window, file);
  g_assert_true (nw_match_is_over (wait_for_game (window)));
  page = nw_window_get_game_page (window);
  g_assert_true (nw_game_page_is_replay (page));
  g_assert_true (nw_game_page_is_open (page));
  g_assert_cmpuint (nw_game_page_get_index (page), ==, 0);
  nw_player_close_window (window);
}

static void
test_open_position (void)
{
  g_autoptr (NwMatch) match = deal_and_play (30);
  g_autofree char *text = nw_match_to_position_text (match, 30);
  g_autoptr (GFile) file = write_file ("middle.nwposition", text);
  g_autoptr (NwMatch) first = NULL;
  NwWindow *window = nw_player_new_window ();

  nw_window_set_autosave (window, FALSE);
  nw_window_open_file (window, file);
  /* A bot may have moved already. */
  first = nw_match_copy (wait_for_game (window), 0);
  g_assert_cmpuint (nw_match_get_hash (first), ==, nw_match_get_hash (match));
  nw_player_close_window (window);
}

static GtkDropTarget *
find_drop_target (NwWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      /* The window keeps it. */
      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }

  return NULL;
}

/* What a file manager hands over when a file is dropped. */
static void
test_drop (void)
{
  g_autoptr (NwMatch) match = deal_and_play (12);
  g_autoptr (GFile) file = write_match ("dropped.nwgame", match);
  GdkFileList *files = gdk_file_list_new_from_array (&file, 1);
  g_auto (GValue) value = G_VALUE_INIT;
  NwWindow *window = nw_player_new_window ();
  GtkDropTarget *target = find_drop_target (window);
  gboolean is_taken = FALSE;

  nw_window_set_autosave (window, FALSE);
  g_assert_nonnull (target);
  g_assert_true (gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (target),
                                                    GDK_TYPE_FILE_LIST));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, files);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &is_taken);
  g_assert_true (is_taken);
  g_assert_cmpuint (nw_match_get_hash (wait_for_game (window)), ==, nw_match_get_hash (match));
  nw_player_close_window (window);
}

typedef struct
{
  GApplication *application;
  guint64       hash;
} Started;

static gboolean
quit_when_open (gpointer user_data)
{
  Started *started = user_data;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (started->application));

  if (window == NULL || !has_game (window))
    return G_SOURCE_CONTINUE;

  started->hash =
    nw_match_get_hash (nw_game_page_get_match (nw_window_get_game_page (NW_WINDOW (window))));
  g_application_quit (started->application);

  return G_SOURCE_REMOVE;
}

/* As an argument, which is also how a file manager starts it where there is no D-Bus activation. */
static void
test_argument (void)
{
  g_autoptr (NwMatch) match = deal_and_play (17);
  g_autoptr (GFile) file = write_match ("argument.nwgame", match);
  g_autoptr (NwApplication) application = nw_application_new ();
  Started started = { G_APPLICATION (application), 0 };
  char *argv[] = { (char *) "needlework", (char *) g_file_peek_path (file), NULL };

  g_timeout_add (20, quit_when_open, &started);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 2, argv), ==, 0);
  g_assert_cmpuint (started.hash, ==, nw_match_get_hash (match));
}

/* ---- What cannot be opened -------------------------------------------------------------------- */

static void
test_bad_files_are_told (void)
{
  static const struct
  {
    const char *name;
    const char *text;
    const char *message;
  } cases[] = {
    { "empty.nwgame", "", "The File Cannot Be Opened: “empty.nwgame”\n*The file is empty" },
    { "broken.nwgame", "{\"needlework\": \"game\",\n 7",
      "The File Cannot Be Opened: “broken.nwgame”\nLine 2: *" },
    { "picture.nwgame", "\211PNG\r\n\032\n", "The File Cannot Be Opened: *not UTF-8 text*" },
    { "list.nwposition", "[]", "The File Cannot Be Opened: *no saved game, position or ruleset*" },
    { "half.nwgame", "{\"needlework\": \"game\"}",
      "The Game Cannot Be Opened: “half.nwgame”\n*no ruleset*" },
    { "half.nwposition", "{\"needlework\": \"position\"}",
      "The Position Cannot Be Opened: *“format” is missing" },
    { "gone.nwgame", NULL, "The File Cannot Be Opened: “gone.nwgame” is not there any more" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file =
        write_file (cases[i].name, cases[i].text != NULL ? cases[i].text : "");
      NwWindow *window = nw_player_new_window ();
      g_autofree char *message = NULL;

      if (cases[i].text == NULL)
        g_assert_true (g_file_delete (file, NULL, NULL));
      nw_window_open_file (window, file);
      message = wait_for_alert (window);
      g_test_message ("%s", message);
      g_assert_true (g_pattern_match_simple (cases[i].message, message));
      g_assert_null (strstr (message, g_get_user_state_dir ()));
      g_assert_null (nw_window_get_game_page (window));
      nw_player_close_window (window);
    }
}

/* Replaces a text in a saved game and opens it. */
static char *
open_changed (NwWindow   *window,
              NwMatch    *match,
              const char *find,
              const char *by)
{
  g_autoptr (NwGameFile) game = nw_game_file_new_for_match (match);
  g_autofree char *text = nw_game_file_to_text (game, TRUE);
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (GFile) file = NULL;

  g_assert_cmpuint (g_string_replace (changed, find, by, 1), ==, 1);
  file = write_file ("changed.nwgame", changed->str);
  nw_window_open_file (window, file);

  return wait_for_alert (window);
}

/* From a newer version it is only looked at; and with a move that is not legal it goes up to there.
 * Both are told, and the file is not written over without a question. */
static void
test_warnings_are_told (void)
{
  static const struct
  {
    const char *find;
    const char *by;
    const char *message;
    guint       n_moves;
    gboolean    is_replay;
  } cases[] = {
    { "\"format\": 1", "\"format\": 2", "*newer than this program*", 10, TRUE },
    { "\"moves\": [\n    \"", "\"moves\": [\n    \"dance\", \"", "*“dance” is not legal*", 0, FALSE },
    { "\"hash\": \"", "\"hash\": \"0\", \"old\": \"", "*rules have changed*", 10, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwMatch) match = deal_and_play (10);
      NwWindow *window = nw_player_new_window ();
      g_autofree char *message = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      g_autofree char *path = get_path ("changed.nwgame");

      nw_window_set_autosave (window, FALSE);
      message = open_changed (window, match, cases[i].find, cases[i].by);
      g_test_message ("%s", message);
      g_assert_true (g_pattern_match_simple (cases[i].message, message));
      g_assert_cmpuint (nw_match_get_n_moves (wait_for_game (window)), ==, cases[i].n_moves);
      g_assert_cmpint (nw_game_page_is_replay (nw_window_get_game_page (window)), ==,
                       cases[i].is_replay);
      nw_player_close_window (window);
    }
}

/* ---- Saving ----------------------------------------------------------------------------------- */

typedef struct
{
  NwRecentGames *recent;
  const char    *uri;
} Saved;

static gboolean
is_recent (gpointer user_data)
{
  const Saved *saved = user_data;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (saved->recent)); i++)
    {
      g_autoptr (NwRecentGame) game = g_list_model_get_item (G_LIST_MODEL (saved->recent), i);

      if (g_str_equal (nw_recent_game_get_uri (game), saved->uri))
        return TRUE;
    }

  return FALSE;
}

/* Saves to a file, asking for none if the game @is_known to be there, and waits until the window
 * knows that it is done, which is later than the file is there: the game is put among the recent
 * ones then, and the window is not held any more. */
static void
save_and_wait (NwWindow *window,
               GFile    *file,
               gboolean  is_known)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (NwRecentGames) recent = nw_recent_games_new (settings);
  g_autofree char *uri = g_file_get_uri (file);
  Saved saved = { recent, uri };

  g_settings_reset (settings, "recent-games");
  if (is_known)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  else
    nw_window_save_to (window, file, FALSE);
  nw_player_wait_until (is_recent, &saved);
  nw_fixture_settle (GTK_WIDGET (window));
}

static gboolean
is_toast (GtkWidget *widget,
          gpointer   text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

/* Whether it is said that a position is saved. */
static gboolean
tells_of_position (gpointer window)
{
  return nw_fixture_find (window, is_toast, (gpointer) "is saved, with all that is hidden") != NULL;
}

static void
test_save_and_save_again (void)
{
  g_autoptr (NwMatch) match = deal_and_play (20);
  g_autofree char *path = get_path ("kept.nwgame");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GtkFileDialog) dialog = NULL;
  NwWindow *window = nw_player_new_window ();
  g_autoptr (NwGameFile) saved = NULL;
  g_autoptr (GPtrArray) problems = nw_problems_new ();

  nw_window_show_match (window, match);
  nw_match_stop (match);
  save_and_wait (window, file, FALSE);

  /* The next time it knows where to, and asks nothing. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  nw_fixture_play (match, 3);
  save_and_wait (window, file, TRUE);
  saved = nw_game_file_load_file (file, problems, NULL);
  g_assert_cmpuint (saved->moves->len, ==, 23);

  /* Save As offers the name that it has. */
  dialog = nw_window_new_save_dialog (match, FALSE);
  g_assert_cmpstr (gtk_file_dialog_get_initial_name (dialog), ==, "kept.nwgame");
  forget_all (window);
  nw_player_close_window (window);
}

static void
assert_filters (GtkFileDialog *dialog,
                guint          n_filters,
                const char    *first)
{
  GListModel *filters = gtk_file_dialog_get_filters (dialog);
  g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, 0);
  g_autoptr (GtkFileFilter) last = g_list_model_get_item (filters, n_filters - 1);

  g_assert_cmpuint (g_list_model_get_n_items (filters), ==, n_filters);
  g_assert_cmpstr (gtk_file_filter_get_name (filter), ==, first);
  g_assert_cmpstr (gtk_file_filter_get_name (last), ==, "All files");
}

static void
test_dialogs (void)
{
  g_autoptr (NwMatch) match = deal_and_play (5);
  g_autoptr (GtkFileDialog) open = nw_window_new_open_dialog ();
  g_autoptr (GtkFileDialog) game = nw_window_new_save_dialog (match, FALSE);
  g_autoptr (GtkFileDialog) position = nw_window_new_save_dialog (match, TRUE);

  assert_filters (open, 5, "Games, positions and rulesets");
  assert_filters (game, 2, "Saved games");
  assert_filters (position, 2, "Positions");
  g_assert_true (g_pattern_match_simple ("Tang Master Tailor 20*-*-*.nwgame",
                                         gtk_file_dialog_get_initial_name (game)));
  g_assert_true (g_str_has_suffix (gtk_file_dialog_get_initial_name (position), ".nwposition"));
}

/* A position of the moment that is shown. */
static void
test_save_position (void)
{
  g_autoptr (NwMatch) match = deal_and_play (40);
  g_autoptr (NwMatch) middle = nw_match_copy (match, 15);
  g_autofree char *path = get_path ("shown.nwposition");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = nw_match_to_position_text (middle, 15);
  g_autofree char *saved = NULL;
  NwWindow *window = nw_player_new_window ();

  nw_window_set_autosave (window, FALSE);
  nw_window_show_replay (window, match, TRUE);
  nw_game_page_set_index (nw_window_get_game_page (window), 15);
  nw_window_save_to (window, file, TRUE);
  nw_player_wait_until (tells_of_position, window);
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  nw_player_close_window (window);
}

/* A full disk, a folder that is gone, something in its place: told, and the game goes on. */
static void
test_saving_fails (void)
{
  g_autofree char *blocked = get_path ("saved.nwgame/game.nwgame");
  const struct
  {
    const char *path;
    const char *message;
  } cases[] = {
    { "/dev/full", "The Game Cannot Be Saved: There is no space left to write “*full”" },
    { "/nowhere/at/all.nwgame",
      "The Game Cannot Be Saved: “all.nwgame” can’t be written: its folder is not there" },
    { blocked, "The Game Cannot Be Saved: “game.nwgame” can’t be written: its folder is not there" },
  };
  g_autoptr (GFile) in_place = write_file ("saved.nwgame", "");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwMatch) match = deal_and_play (20);
      g_autoptr (GFile) file = g_file_new_for_path (cases[i].path);
      NwWindow *window = nw_player_new_window ();
      const guint64 hash = nw_match_get_hash (match);
      g_autofree char *message = NULL;

      nw_window_set_autosave (window, FALSE);
      nw_window_show_match (window, match);
      nw_match_stop (match);
      nw_window_save_to (window, file, FALSE);
      message = wait_for_alert (window);
      g_test_message ("%s", message);
      g_assert_true (g_pattern_match_simple (cases[i].message, message));
      g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
      g_assert_true (nw_window_get_game_page (window) != NULL);
      nw_player_close_window (window);
    }
}

/* The autosave cannot be written: told, the game goes on, and it is written once that is possible. */
static void
test_autosave_fails (void)
{
  g_autofree char *folder = get_path ("needlework");
  g_autofree char *aside = get_path ("aside");
  g_autofree char *journal = g_build_filename (folder, "current.nwgame", NULL);
  g_autoptr (NwMatch) match = deal_and_play (5);
  NwWindow *window = nw_player_new_window ();

  g_rename (folder, aside);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  nw_window_show_match (window, match);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_nonnull (nw_fixture_find (GTK_WIDGET (window), is_toast, (gpointer) "can’t be written"));
  nw_fixture_play (match, 1);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 6);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  nw_fixture_play (match, 1);
  g_assert_true (g_file_test (journal, G_FILE_TEST_EXISTS));
  nw_player_close_window (window);

  window = nw_player_new_window ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_cmpuint (nw_match_get_hash (wait_for_game (window)), ==, nw_match_get_hash (match));
  nw_player_close_window (window);
}

static gboolean
has_recent (gpointer settings)
{
  g_autoptr (GVariant) entries = g_settings_get_value (settings, "recent-games");

  return g_variant_n_children (entries) > 0;
}

/* Another game takes the place of one that goes on: that one is among the recent ones.  One in which
 * nothing was done is not, nor one that is only shown again. */
static void
test_left_game (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (NwRecentGames) recent = nw_recent_games_new (settings);
  g_autoptr (NwMatch) idle = deal_and_play (0);
  g_autoptr (NwMatch) left = deal_and_play (0);
  g_autoptr (NwMatch) next = deal_and_play (0);
  g_autoptr (NwRecentGame) game = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *journal = get_path ("needlework/current.nwgame");
  NwWindow *window;

  g_unlink (journal);
  window = nw_player_new_window ();
  forget_all (window);
  nw_window_show_match (window, idle);
  nw_window_show_match (window, left);
  nw_fixture_play (left, 9);
  nw_window_show_match (window, left);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (has_recent (settings));

  nw_window_show_match (window, next);
  nw_player_wait_until (has_recent, settings);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (recent)), ==, 1);
  game = g_list_model_get_item (G_LIST_MODEL (recent), 0);
  nw_player_close_window (window);

  window = nw_player_new_window ();
  nw_window_set_autosave (window, FALSE);
  file = g_file_new_for_uri (nw_recent_game_get_uri (game));
  nw_window_open_file (window, file);
  g_assert_cmpuint (nw_match_get_hash (wait_for_game (window)), ==, nw_match_get_hash (left));
  forget_all (window);
  nw_player_close_window (window);
}

/* ---- Recent games ----------------------------------------------------------------------------- */

typedef struct
{
  NwRecentGames *recent;
  guint          index;
} Entry;

static gboolean
is_missing (gpointer user_data)
{
  const Entry *entry = user_data;
  g_autoptr (NwRecentGame) game =
    g_list_model_get_item (G_LIST_MODEL (entry->recent), entry->index);

  return nw_recent_game_is_missing (game);
}

static void
assert_entry (NwRecentGames *recent,
              guint          index,
              const char    *name,
              const char    *description)
{
  g_autoptr (NwRecentGame) game = g_list_model_get_item (G_LIST_MODEL (recent), index);
  g_autofree char *text = NULL;

  g_assert_nonnull (game);
  text = nw_recent_game_describe (game);
  g_test_message ("%s: %s", nw_recent_game_get_name (game), text);
  g_assert_cmpstr (nw_recent_game_get_name (game), ==, name);
  g_assert_true (g_pattern_match_simple (description, text));
}

/* Newest first, each once, no more than so many, by name and never by place. */
static void
test_recent_list (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (NwRecentGames) recent = nw_recent_games_new (settings);
  g_autoptr (NwRecentGames) other = nw_recent_games_new (settings);
  g_autoptr (NwMatch) match = deal_and_play (3);
  g_autoptr (GVariant) forgotten = NULL;
  g_autoptr (GFile) portal = g_file_new_for_path ("/run/user/1000/doc/8fa3/Mei & <Bao>.nwgame");
  g_autofree char *uri = g_file_get_uri (portal);
  Entry entry = { recent, 0 };

  for (guint i = 0; i < NW_RECENT_GAMES_MAX + 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.nwgame", i);
      g_autoptr (GFile) file = write_match (name, match);

      nw_recent_games_add (recent, file, match, "en");
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (recent)), ==, NW_RECENT_GAMES_MAX);
  nw_recent_games_add (recent, portal, match, "es");
  nw_recent_games_add (recent, portal, match, "es");
  assert_entry (recent, 0, "Mei & <Bao>.nwgame", "Maestro sastre Tang · * · Today, ??:??");
  assert_entry (recent, 1, "game-12.nwgame", "Tang Master Tailor · *, * · Today, ??:??");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, NW_RECENT_GAMES_MAX);

  /* A file that is missing is told, and not in the menu. */
  nw_player_wait_until (is_missing, &entry);
  assert_entry (recent, 0, "Mei & <Bao>.nwgame", "The file is not there any more");

  nw_recent_games_remove (recent, uri);
  assert_entry (other, 0, "game-12.nwgame", "*");
  forgotten = nw_recent_games_clear (recent);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 0);
  nw_recent_games_restore (recent, forgotten);
  assert_entry (other, 0, "game-12.nwgame", "*");
  g_settings_reset (settings, "recent-games");
}

/* Where the desktop wants no traces there are none. */
static void
test_recent_disabled (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (NwRecentGames) recent = nw_recent_games_new (settings);
  g_autoptr (NwMatch) match = deal_and_play (3);
  g_autoptr (GFile) file = write_match ("secret.nwgame", match);

  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
  nw_recent_games_add (recent, file, match, "en");
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", TRUE, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (recent)), ==, 0);
}

static gboolean
is_row (GtkWidget *widget,
        gpointer   title)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* What was saved is on the first page, opens from there, and can be forgotten and brought back. */
static void
test_recent_on_home (void)
{
  g_autoptr (NwMatch) match = deal_and_play (20);
  g_autofree char *path = get_path ("my_game.nwgame");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  NwWindow *window = nw_player_new_window ();
  GtkWidget *row;

  nw_window_show_match (window, match);
  nw_match_stop (match);
  save_and_wait (window, file, FALSE);
  nw_player_close_window (window);

  window = nw_player_new_window ();
  row = nw_fixture_find (GTK_WIDGET (window), is_row, (gpointer) "my_game.nwgame");
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "activate");
  g_assert_cmpuint (nw_match_get_hash (wait_for_game (window)), ==, nw_match_get_hash (match));
  nw_player_close_window (window);

  window = nw_player_new_window ();
  forget_all (window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (nw_fixture_find (GTK_WIDGET (window), is_row, (gpointer) "my_game.nwgame"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.restore-recent", NULL);
  nw_fixture_settle (GTK_WIDGET (window));
  row = nw_fixture_find (GTK_WIDGET (window), is_row, (gpointer) "my_game.nwgame");
  g_assert_nonnull (row);
  forget_all (window);
  nw_player_close_window (window);
}

static gboolean
is_alone (gpointer object)
{
  return G_OBJECT (object)->ref_count == 1;
}

/* What takes long to be read does not take the place of what was begun meanwhile. */
static void
test_overtaken (void)
{
  NwWindow *window = nw_player_new_window ();
  NwMatch *slow = deal_and_play (7);
  NwMatch *match = deal_and_play (3);
  g_autoptr (NwGameFile) game = nw_game_file_new_for_match (slow);
  g_autofree char *text = nw_game_file_to_text (game, TRUE);
  g_autofree char *path = get_path ("pipe.nwgame");
  GFile *file = g_file_new_for_path (path);
  const gsize length = strlen (text);
  gsize written = 0;
  int pipe;

  g_mkdir_with_parents (g_get_user_state_dir (), 0700);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  nw_window_open_file (window, file);
  /* It opens for writing when somebody reads it, who waits for what is written then. */
  while ((pipe = g_open (path, O_WRONLY | O_NONBLOCK | O_CLOEXEC, 0)) < 0)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (fcntl (pipe, F_SETFL, 0), ==, 0);
  nw_window_show_match (window, match);
  while (written < length)
    {
      const gssize n = write (pipe, text + written, length - written);

      g_assert_cmpint (n, >, 0);
      written += (gsize) n;
    }
  g_assert_true (g_close (pipe, NULL));

  nw_player_wait_until (is_alone, file);
  g_assert_true (nw_game_page_get_match (nw_window_get_game_page (window)) == match);
  g_assert_finalize_object (file);
  g_assert_cmpint (g_unlink (path), ==, 0);
  nw_player_close_window (window);
  g_assert_finalize_object (slow);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/files/open/game", test_open_game);
  g_test_add_func ("/files/open/brawl", test_open_brawl);
  g_test_add_func ("/files/open/finished-game", test_open_finished_game);
  g_test_add_func ("/files/open/position", test_open_position);
  g_test_add_func ("/files/open/drop", test_drop);
  g_test_add_func ("/files/bad-files-are-told", test_bad_files_are_told);
  g_test_add_func ("/files/warnings-are-told", test_warnings_are_told);
  g_test_add_func ("/files/save/again", test_save_and_save_again);
  g_test_add_func ("/files/save/dialogs", test_dialogs);
  g_test_add_func ("/files/save/position", test_save_position);
  g_test_add_func ("/files/save/fails", test_saving_fails);
  g_test_add_func ("/files/autosave-fails", test_autosave_fails);
  g_test_add_func ("/files/left-game", test_left_game);
  g_test_add_func ("/files/recent/list", test_recent_list);
  g_test_add_func ("/files/recent/disabled", test_recent_disabled);
  g_test_add_func ("/files/recent/on-home", test_recent_on_home);
  g_test_add_func ("/files/open/overtaken", test_overtaken);
  g_test_add_func ("/files/open/argument", test_argument);

  return g_test_run ();
}
