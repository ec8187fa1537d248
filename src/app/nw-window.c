/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main window; see nw-window.h.
 *
 * It starts, opens, saves and leaves games.  What is going on is in the journal from the first
 * move on, so that leaving loses nothing and asks nothing.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "app/nw-home-page.h"
#include "app/nw-new-game-dialog.h"
#include "app/nw-window.h"
#include "match/nw-game-file.h"
#include "match/nw-journal.h"
#include "match/nw-saving.h"
#include "match/nw-phrases.h"
#include "ruleset/nw-position.h"
#include "table/nw-table.h"

struct _NwWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  AdwToastOverlay     *toasts;
  AdwNavigationView   *navigation;
  NwHomePage          *home;

  /* Owned */
  GSettings           *settings;
  NwJournal           *journal;

  gboolean             autosave;
};

G_DEFINE_FINAL_TYPE (NwWindow, nw_window, ADW_TYPE_APPLICATION_WINDOW)

/* How long a bot's move is shown, in milliseconds, by the setting's value. */
static const struct
{
  const char *name;
  guint       delay;
} speeds[] = {
  { "slow", 1500 },
  { "normal", 700 },
  { "fast", 250 },
  { "instant", 0 },
};

static void
say (NwWindow   *self,
     const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
alert (NwWindow   *self,
       const char *heading,
       const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, NULL);

  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (dialog), body);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* All problems of a file as lines, for people. */
static char *
list_problems (GPtrArray    *problems,
               const GError *error)
{
  GString *text = g_string_new (error != NULL ? error->message : NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *line = NULL;

      if (problem->severity != NW_SEVERITY_ERROR)
        continue;
      line = nw_phrase_problem (problem, nw_new_game_get_language ());
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
    }

  return g_string_free (text, FALSE);
}

/* ---- Matches ---------------------------------------------------------------------------------- */

static NwMatch *
get_match (NwWindow *self)
{
  NwGamePage *page = nw_window_get_game_page (self);

  return page != NULL ? nw_game_page_get_match (page) : NULL;
}

static void
update_actions (NwWindow *self)
{
  static const char *const in_game[] = {
    "win.save", "win.undo", "win.redo", "win.possibilities", "win.hint", "win.hide", "win.play-again",
    "win.same-deal", "win.toggle-log",
  };
  const gboolean has_match = get_match (self) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (in_game); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), in_game[i], has_match);
}

static gboolean
has_journal (NwWindow *self)
{
  return self->autosave && g_file_test (nw_journal_get_path (self->journal), G_FILE_TEST_EXISTS);
}

static void
update_home (NwWindow *self)
{
  nw_home_page_set_can_continue (self->home, has_journal (self));
}

static void
update_speed (NwWindow *self)
{
  g_autofree char *speed = g_settings_get_string (self->settings, "bot-speed");
  NwMatch *match = get_match (self);

  for (guint i = 0; match != NULL && i < G_N_ELEMENTS (speeds); i++)
    if (g_str_equal (speed, speeds[i].name))
      nw_match_set_bot_delay (match, speeds[i].delay);
}

static void
update_motion (NwWindow *self)
{
  g_autofree char *speed = g_settings_get_string (self->settings, "motion-speed");
  NwGamePage *page = nw_window_get_game_page (self);

  if (page != NULL)
    nw_motion_set_speed (nw_game_page_get_motion (page), nw_motion_speed_from_text (speed));
}

static void
update_undo (NwWindow *self)
{
  NwMatch *match = get_match (self);

  if (match != NULL)
    nw_match_set_unlimited_undo (match,
                                 g_settings_get_boolean (self->settings, "unlimited-undo"));
}

static void
begin_journal (NwWindow *self,
               NwMatch  *match)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_path_get_dirname (nw_journal_get_path (self->journal));

  g_mkdir_with_parents (folder, 0700);
  if (!nw_journal_begin (self->journal, match, &error))
    {
      say (self, error->message);
      return;
    }
  nw_match_set_journal (match, self->journal);
}

static void
on_journal_failed_cb (NwWindow *self,
                      GError   *error)
{
  say (self, error->message);
}

/* A game that is over is not there to go on with. */
static void
on_over_changed_cb (NwWindow   *self,
                    GParamSpec *pspec,
                    NwMatch    *match)
{
  if (self->autosave && nw_match_is_over (match))
    nw_journal_remove (self->journal, NULL);
}

static void
leave_match (NwWindow *self)
{
  NwMatch *match = get_match (self);

  if (match == NULL)
    return;

  nw_match_stop (match);
  nw_match_set_journal (match, NULL);
  nw_journal_flush (self->journal);
  g_signal_handlers_disconnect_by_data (match, self);
}

static void
on_page_popped_cb (NwWindow          *self,
                   AdwNavigationPage *page)
{
  if (!NW_IS_GAME_PAGE (page))
    return;

  nw_match_stop (nw_game_page_get_match (NW_GAME_PAGE (page)));
  nw_match_set_journal (nw_game_page_get_match (NW_GAME_PAGE (page)), NULL);
  g_signal_handlers_disconnect_by_data (nw_game_page_get_match (NW_GAME_PAGE (page)), self);
  update_home (self);
  update_actions (self);
}

static void
on_game_chosen_cb (NwWindow        *self,
                   const NwNewGame *choice,
                   NwRuleset       *ruleset,
                   guint64          seed)
{
  g_autofree char *text = nw_new_game_write (choice);
  g_autoptr (NwMatch) match = nw_new_game_deal (choice, ruleset, seed);

  g_settings_set_string (self->settings, "new-game", text);
  g_settings_set_string (self->settings, "last-game", nw_ruleset_get_game (ruleset)->id);
  nw_window_show_match (self, match);
}

/* The same people by the same rules. */
static void
play_again (NwWindow *self,
            guint64   seed)
{
  NwMatch *match = get_match (self);
  const NwDeal deal = { .n_seats = nw_match_get_n_seats (match), .seed = seed };
  g_autoptr (NwMatch) next = nw_match_new (nw_match_get_ruleset (match), &deal,
                                           nw_match_get_seats (match));

  nw_window_show_match (self, next);
}

/* Whether a game can be played in the window; says so if not. */
static gboolean
has_table (NwWindow  *self,
           NwRuleset *ruleset)
{
  if (nw_game_page_can_show (ruleset))
    return TRUE;

  alert (self, _("This Game Cannot Be Played Here"),
         _("This version has no table for it. The command needlework-lab can play it."));

  return FALSE;
}

/* ---- Files ------------------------------------------------------------------------------------ */

static void
open_game (NwWindow *self,
           GFile    *file)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (NwGameFile) game = nw_game_file_load_file (file, problems, &error);
  g_autoptr (NwMatch) match = game != NULL ? nw_game_file_open (game, problems) : NULL;
  g_autofree char *text = list_problems (problems, error);

  if (match == NULL)
    {
      alert (self, _("The Game Cannot Be Opened"), text);
      return;
    }

  nw_window_show_match (self, match);
  if (*text != '\0')
    say (self, text);
}

static char *
read_file (NwWindow  *self,
           GFile     *file,
           gsize     *length)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!g_file_load_contents (file, NULL, &text, length, NULL, &error))
    alert (self, _("The File Cannot Be Read"), error->message);

  return text;
}

static void
open_position (NwWindow *self,
               GFile    *file)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_auto (NwNewGame) choice = { 0 };
  g_autoptr (GListModel) seats = NULL;
  g_autoptr (NwMatch) match = NULL;
  NwPosition position;
  gsize length;
  g_autofree char *text = read_file (self, file, &length);

  if (text == NULL)
    return;
  if (!nw_position_load (text, length, NULL, &position, problems))
    {
      g_autofree char *lines = list_problems (problems, NULL);

      alert (self, _("The Position Cannot Be Opened"), lines);
      return;
    }

  nw_new_game_init (&choice, nw_new_game_get_language ());
  seats = nw_new_game_make_seats (&choice, position.state.head.n_seats);
  match = nw_match_new_from_position (position.ruleset, position.seed, &position.state, seats);
  nw_ruleset_unref (position.ruleset);
  nw_window_show_match (self, match);
}

static void
open_ruleset (NwWindow *self,
              GFile    *file)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = NULL;
  gsize length;
  g_autofree char *text = read_file (self, file, &length);

  if (text == NULL)
    return;

  ruleset = nw_ruleset_load (text, length, problems);
  if (ruleset == NULL || nw_ruleset_get_compiled (ruleset) == NULL)
    {
      g_autofree char *lines = list_problems (problems, NULL);

      alert (self, _("The Ruleset Has Errors"), lines);
      return;
    }

  nw_window_choose_game (self, ruleset);
}

static const struct
{
  const char *suffix;
  void      (*open) (NwWindow *self,
                     GFile    *file);
} openers[] = {
  { ".nwgame", open_game },
  { ".nwposition", open_position },
  { ".nwrules", open_ruleset },
};

static void
on_file_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (NwWindow) self = user_data;
  g_autoptr (GFile) file =
    gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL)
    nw_window_open_file (self, file);
}

static void
on_saved_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (NwWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (nw_match_save_finish (NW_MATCH (object), result, &error))
    say (self, _("The game is saved"));
  else
    alert (self, _("The Game Cannot Be Saved"), error->message);
}

static void
on_save_file_chosen_cb (GObject      *object,
                        GAsyncResult *result,
                        gpointer      user_data)
{
  g_autoptr (NwWindow) self = user_data;
  g_autoptr (GFile) file =
    gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  NwMatch *match = get_match (self);

  if (file != NULL && match != NULL)
    nw_match_save_async (match, file, NULL, on_saved_cb, g_object_ref (self));
}

/* ---- Actions ---------------------------------------------------------------------------------- */

static void
choose_game_of (NwWindow   *self,
                const char *game)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game);

  nw_window_choose_game (self, ruleset);
}

/* Of what is played, else of what was played last. */
static void
do_new_game (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);
  NwMatch *match = get_match (self);
  g_autofree char *last = g_settings_get_string (self->settings, "last-game");

  if (match != NULL)
    choose_game_of (self, nw_ruleset_get_game (nw_match_get_ruleset (match))->id);
  else
    choose_game_of (self, nw_table_exists (last) ? last : "tailor");
}

static void
do_new_game_of (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  choose_game_of (NW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
do_continue (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (NwMatch) match = nw_journal_continue (self->journal, problems, &error);
  g_autofree char *text = list_problems (problems, error);

  if (match != NULL)
    nw_window_show_match (self, match);
  else
    alert (self, _("The Game Cannot Be Opened"), text);
}

static void
do_open (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Games, positions and rulesets"));
  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    gtk_file_filter_add_suffix (filter, openers[i].suffix + 1);
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, GTK_WINDOW (widget), NULL, on_file_chosen_cb,
                        g_object_ref (widget));
}

static void
do_save (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  NwMatch *match = get_match (NW_WINDOW (widget));
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *suggestion = NULL;

  if (match == NULL)
    return;

  suggestion = g_strdup_printf ("%s.nwgame", nw_ruleset_get_title (nw_match_get_ruleset (match),
                                                                   nw_new_game_get_language ()));
  gtk_file_dialog_set_initial_name (dialog, g_strdelimit (suggestion, G_DIR_SEPARATOR_S, '-'));
  gtk_file_dialog_save (dialog, GTK_WINDOW (widget), NULL, on_save_file_chosen_cb,
                        g_object_ref (widget));
}

static void
do_in_game (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  static const struct
  {
    const char *name;
    void      (*call) (NwGamePage *page);
  } calls[] = {
    { "win.undo", nw_game_page_undo },
    { "win.redo", nw_game_page_redo },
    { "win.possibilities", nw_game_page_show_possibilities },
    { "win.hint", nw_game_page_advise },
    { "win.hide", nw_game_page_toggle_hidden },
    { "win.toggle-log", nw_game_page_toggle_log },
  };
  NwGamePage *page = nw_window_get_game_page (NW_WINDOW (widget));

  for (guint i = 0; page != NULL && i < G_N_ELEMENTS (calls); i++)
    if (g_str_equal (name, calls[i].name))
      calls[i].call (page);
}

static void
do_play_again (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (get_match (NW_WINDOW (widget)) != NULL)
    play_again (NW_WINDOW (widget), nw_new_game_random_seed ());
}

static void
do_same_deal (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  NwMatch *match = get_match (NW_WINDOW (widget));

  if (match != NULL)
    play_again (NW_WINDOW (widget), nw_match_get_seed (match));
}

/* ---- Class ------------------------------------------------------------------------------------ */

static gboolean
nw_window_close_request (GtkWindow *window)
{
  leave_match (NW_WINDOW (window));

  return GTK_WINDOW_CLASS (nw_window_parent_class)->close_request (window);
}

static void
nw_window_dispose (GObject *object)
{
  NwWindow *self = NW_WINDOW (object);

  if (self->navigation != NULL)
    leave_match (self);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_WINDOW);
  g_clear_object (&self->settings);
  g_clear_object (&self->journal);

  G_OBJECT_CLASS (nw_window_parent_class)->dispose (object);
}

static void
nw_window_class_init (NwWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = nw_window_close_request;

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, do_new_game);
  gtk_widget_class_install_action (widget_class, "win.new-game-of", "s", do_new_game_of);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, do_continue);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, do_open);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, do_save);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.possibilities", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.hide", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.toggle-log", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.play-again", NULL, do_play_again);
  gtk_widget_class_install_action (widget_class, "win.same-deal", NULL, do_same_deal);

  g_type_ensure (NW_TYPE_HOME_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/needlework/app/nw-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NwWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, NwWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, NwWindow, home);
  gtk_widget_class_bind_template_callback (widget_class, on_page_popped_cb);
}

static void
nw_window_init (NwWindow *self)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "needlework",
                                            "current.nwgame", NULL);

  self->settings = g_settings_new (APP_ID);
  self->journal = nw_journal_new (path);
  self->autosave = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::bot-speed", G_CALLBACK (update_speed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::motion-speed", G_CALLBACK (update_motion),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::unlimited-undo", G_CALLBACK (update_undo),
                           self, G_CONNECT_SWAPPED);
  update_home (self);
  update_actions (self);
}

/**
 * nw_window_new:
 * @application: the application
 *
 * Returns: (transfer none): a window on its first page
 */
NwWindow *
nw_window_new (GtkApplication *application)
{
  return g_object_new (NW_TYPE_WINDOW, "application", application, NULL);
}

/**
 * nw_window_set_autosave:
 * @self: the window
 * @autosave: whether games go into the journal, and can be gone on with from it
 *
 * Pictures and demonstrations leave the user's games alone.
 */
void
nw_window_set_autosave (NwWindow *self,
                        gboolean  autosave)
{
  self->autosave = autosave;
  update_home (self);
}

/**
 * nw_window_show_match:
 * @self: the window
 * @match: a match
 *
 * Plays a match, in place of the one that was played so far.
 */
void
nw_window_show_match (NwWindow *self,
                      NwMatch  *match)
{
  NwGamePage *page;
  AdwNavigationPage *pages[2];

  if (!has_table (self, nw_match_get_ruleset (match)))
    return;

  leave_match (self);
  page = nw_game_page_new (match);
  pages[0] = ADW_NAVIGATION_PAGE (self->home);
  pages[1] = ADW_NAVIGATION_PAGE (page);

  if (self->autosave && !nw_match_is_over (match))
    begin_journal (self, match);
  g_signal_connect_object (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::over", G_CALLBACK (on_over_changed_cb), self,
                           G_CONNECT_SWAPPED);

  if (get_match (self) != NULL)
    adw_navigation_view_replace (self->navigation, pages, G_N_ELEMENTS (pages));
  else
    adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
  update_speed (self);
  update_motion (self);
  update_undo (self);
  update_actions (self);
  nw_match_start (match);
  gtk_widget_grab_focus (nw_game_page_get_table (page));
}

/**
 * nw_window_open_file:
 * @self: the window
 * @file: a saved game, a position, or a ruleset
 *
 * Opens a file, or says why it cannot be opened.
 */
void
nw_window_open_file (NwWindow *self,
                     GFile    *file)
{
  g_autofree char *name = g_file_get_basename (file);

  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    if (g_str_has_suffix (name, openers[i].suffix))
      {
        openers[i].open (self, file);
        return;
      }

  alert (self, _("The File Cannot Be Opened"),
         _("Needlework opens saved games (.nwgame), positions (.nwposition) and rulesets "
           "(.nwrules)."));
}

/**
 * nw_window_choose_game:
 * @self: the window
 * @ruleset: a ruleset without errors
 *
 * Asks who plays a new game.
 */
void
nw_window_choose_game (NwWindow  *self,
                       NwRuleset *ruleset)
{
  g_autofree char *text = g_settings_get_string (self->settings, "new-game");
  g_auto (NwNewGame) choice = { 0 };
  NwNewGameDialog *dialog;

  if (!has_table (self, ruleset))
    return;

  nw_new_game_init (&choice, nw_new_game_get_language ());
  nw_new_game_read (&choice, text);
  dialog = nw_new_game_dialog_new (ruleset, &choice);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

/**
 * nw_window_get_game_page:
 * @self: the window
 *
 * Returns: (transfer none) (nullable): the page of the game that is played
 */
NwGamePage *
nw_window_get_game_page (NwWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  return NW_IS_GAME_PAGE (page) ? NW_GAME_PAGE (page) : NULL;
}
