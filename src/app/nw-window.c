/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main window; see nw-window.h.
 *
 * It starts, shows and leaves games; opening and saving is in nw-window-files.c.  What is going on is in the journal from the first
 * move on, so that leaving loses nothing and asks nothing.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "app/nw-new-game-dialog.h"
#include "app/nw-window-private.h"
#include "match/nw-game-file.h"
#include "match/nw-journal.h"
#include "match/nw-saving.h"
#include "match/nw-phrases.h"
#include "ruleset/nw-position.h"
#include "table/nw-table.h"

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

/* Says something in passing. */
void
_nw_window_say (NwWindow   *self,
                const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Says something that must not be overlooked. */
void
_nw_window_alert (NwWindow   *self,
                  const char *heading,
                  const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, NULL);

  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (dialog), body);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* ---- Matches ---------------------------------------------------------------------------------- */

/* The match that is shown: played, or as a replay. */
NwMatch *
_nw_window_get_match (NwWindow *self)
{
  NwGamePage *page = nw_window_get_game_page (self);

  return page != NULL ? nw_game_page_get_match (page) : NULL;
}

/* The match that is played, though a replay may lie over it. */
static NwMatch *
get_played (NwWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_find_page (self->navigation, "game");

  return page != NULL ? nw_game_page_get_match (NW_GAME_PAGE (page)) : NULL;
}

static void
update_actions (NwWindow *self)
{
  static const char *const in_both[] = {
    "win.save", "win.save-as", "win.save-position", "win.play-again", "win.same-deal",
    "win.toggle-log", "win.replay", "win.home",
  };
  static const char *const in_game[] = {
    "win.undo", "win.redo", "win.possibilities", "win.hint", "win.hide",
  };
  NwGamePage *page = nw_window_get_game_page (self);
  const gboolean is_replay = page != NULL && nw_game_page_is_replay (page);

  for (guint i = 0; i < G_N_ELEMENTS (in_both); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), in_both[i], page != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (in_game); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), in_game[i], page != NULL && !is_replay);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.play-on", is_replay);
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
  nw_recent_games_check (self->recent);
}

static void
update_speed (NwWindow *self)
{
  g_autofree char *speed = g_settings_get_string (self->settings, "bot-speed");
  NwMatch *match = get_played (self);

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
update_announcements (NwWindow *self)
{
  g_autofree char *text = g_settings_get_string (self->settings, "announcements");
  NwGamePage *page = nw_window_get_game_page (self);

  if (page != NULL)
    nw_game_page_set_announcements (page, nw_announcements_from_text (text));
}

static void
update_undo (NwWindow *self)
{
  NwMatch *match = get_played (self);

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
  _nw_window_keep_left_game (self, match);
  _nw_window_mark_journalled (match);
  if (!nw_journal_begin (self->journal, match, &error))
    _nw_window_say (self, error->message);
  /* Where it failed, each move tries again. */
  nw_match_set_journal (match, self->journal);
}

static void
on_failure_dismissed_cb (NwWindow *self)
{
  self->failure = NULL;
}

/* Each move tries again, and may fail again: it is said once, until somebody has seen it. */
static void
on_journal_failed_cb (NwWindow *self,
                      GError   *error)
{
  if (self->failure != NULL)
    {
      adw_toast_set_title (self->failure, error->message);
      return;
    }

  self->failure = adw_toast_new (error->message);
  adw_toast_set_use_markup (self->failure, FALSE);
  adw_toast_set_timeout (self->failure, 0);
  g_signal_connect_object (self->failure, "dismissed", G_CALLBACK (on_failure_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->failure);
}

/* A game that is over is not there to go on with, but to be looked at again; one whose last move is
 * taken back goes on. */
static void
on_over_changed_cb (NwWindow   *self,
                    GParamSpec *pspec,
                    NwMatch    *match)
{
  if (!self->autosave)
    return;

  if (nw_match_is_over (match))
    {
      nw_match_set_journal (match, NULL);
      _nw_window_keep_finished_game (self, match);
    }
  else
    {
      _nw_window_drop_finished_game (self);
      begin_journal (self, match);
    }
}

static void
leave_match (NwWindow *self)
{
  NwMatch *match = get_played (self);

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
  NwMatch *match;

  if (!NW_IS_GAME_PAGE (page))
    return;

  match = nw_game_page_get_match (NW_GAME_PAGE (page));
  nw_match_stop (match);
  nw_match_set_journal (match, NULL);
  g_signal_handlers_disconnect_by_data (match, self);

  /* What lay under a replay goes on. */
  if (get_played (self) != NULL)
    nw_match_start (get_played (self));
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

/* What was chosen the last time. */
static void
read_choice (NwWindow  *self,
             NwNewGame *choice)
{
  g_autofree char *text = g_settings_get_string (self->settings, "new-game");

  nw_new_game_init (choice, nw_new_game_get_language ());
  nw_new_game_read (choice, text);
}

static void
ask_who_plays (NwWindow        *self,
               NwRuleset       *ruleset,
               const NwNewGame *choice)
{
  NwNewGameDialog *dialog = nw_new_game_dialog_new (ruleset, choice);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

/* Whether a game can be played in the window; says so if not. */
static gboolean
has_table (NwWindow  *self,
           NwRuleset *ruleset)
{
  if (nw_game_page_can_show (ruleset))
    return TRUE;

  _nw_window_alert (self, _("This Game Cannot Be Played Here"),
         _("This version has no table for it. The command needlework-lab can play it."));

  return FALSE;
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
  NwMatch *match = _nw_window_get_match (self);
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

/* By one's own ruleset, with the house rules of the last time if that was played then. */
static void
do_play_ruleset (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);
  g_auto (NwNewGame) choice = { 0 };
  g_autoptr (NwRuleset) official = NULL;
  g_autofree char *last = NULL;
  const char *game, *path;

  g_variant_get (parameter, "(&s&s)", &game, &path);
  official = nw_ruleset_get_official (game);
  if (official == NULL || !has_table (self, official))
    return;

  read_choice (self, &choice);
  last = nw_new_game_get_path (&choice, game);
  if (g_strcmp0 (last, path) != 0)
    nw_new_game_set_rules (&choice, game, path, g_variant_new_array (G_VARIANT_TYPE ("{sv}"),
                                                                     NULL, 0));
  ask_who_plays (self, official, &choice);
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
  g_autofree char *errors = _nw_window_list_problems (problems, error);
  g_autofree char *warnings = _nw_window_list_warnings (problems);

  if (match == NULL)
    {
      _nw_window_alert (self, _("The Game Cannot Be Opened"), errors);
      return;
    }

  /* What was not understood stays in the old journal, which is put among the recent games. */
  if (*warnings == '\0')
    _nw_window_mark_journalled (match);
  nw_window_show_match (self, match);
  if (*warnings != '\0')
    _nw_window_alert (self, _("Opened, but Not as Saved"), warnings);
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
do_home (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);

  adw_navigation_view_pop_to_page (self->navigation, ADW_NAVIGATION_PAGE (self->home));
}

/* The same people by the same rules. */
static void
do_play_again (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  NwMatch *match = _nw_window_get_match (NW_WINDOW (widget));
  g_autoptr (NwMatch) copy = NULL;
  g_autoptr (NwMatch) next = NULL;
  NwDeal deal;

  if (match == NULL)
    return;

  /* The seats are copied, so that the two matches have nothing in common. */
  copy = nw_match_copy (match, 0);
  deal = *nw_match_get_deal (match);
  deal.seed = nw_new_game_random_seed ();
  next = nw_match_new (nw_match_get_ruleset (match), &deal, nw_match_get_seats (copy));
  nw_window_show_match (NW_WINDOW (widget), next);
}

/* The same from the start, chance included. */
static void
do_same_deal (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  NwMatch *match = _nw_window_get_match (NW_WINDOW (widget));
  g_autoptr (NwMatch) next = match != NULL ? nw_match_copy (match, 0) : NULL;

  if (next != NULL)
    nw_window_show_match (NW_WINDOW (widget), next);
}

static void
do_replay (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);
  NwGamePage *page = nw_window_get_game_page (self);
  g_autoptr (NwMatch) copy = NULL;
  NwMatch *match;

  if (page == NULL)
    return;
  if (nw_game_page_is_replay (page))
    {
      nw_game_page_set_index (page, 0);
      return;
    }

  /* Of a game that goes on nobody sees more than at the table. */
  match = nw_game_page_get_match (page);
  copy = nw_match_copy (match, nw_match_get_n_moves (match));
  nw_window_show_replay (self, copy, nw_match_is_over (match));
}

static void
do_play_on (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  NwGamePage *page = nw_window_get_game_page (NW_WINDOW (widget));
  g_autoptr (NwMatch) match = NULL;

  if (page == NULL || !nw_game_page_is_replay (page))
    return;

  match = nw_match_copy (nw_game_page_get_match (page), nw_game_page_get_index (page));
  nw_window_show_match (NW_WINDOW (widget), match);
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
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  g_clear_object (&self->recent);
  g_clear_object (&self->finished);
  g_clear_object (&self->settings);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->forgotten, g_variant_unref);

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
  gtk_widget_class_install_action (widget_class, "win.play-ruleset", "(ss)", do_play_ruleset);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.possibilities", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.hide", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.toggle-log", NULL, do_in_game);
  gtk_widget_class_install_action (widget_class, "win.home", NULL, do_home);
  gtk_widget_class_install_action (widget_class, "win.play-again", NULL, do_play_again);
  gtk_widget_class_install_action (widget_class, "win.same-deal", NULL, do_same_deal);
  gtk_widget_class_install_action (widget_class, "win.replay", NULL, do_replay);
  gtk_widget_class_install_action (widget_class, "win.play-on", NULL, do_play_on);
  _nw_window_files_class_init (widget_class);

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
  _nw_window_files_init (self);
  nw_home_page_set_recent (self->home, self->recent);

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
  g_signal_connect_object (self->settings, "changed::announcements",
                           G_CALLBACK (update_announcements), self, G_CONNECT_SWAPPED);
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
  g_clear_object (&self->finished);
  self->n_shown++;
  page = nw_game_page_new (match);
  pages[0] = ADW_NAVIGATION_PAGE (self->home);
  pages[1] = ADW_NAVIGATION_PAGE (page);

  if (self->autosave && !nw_match_is_over (match))
    begin_journal (self, match);
  g_signal_connect_object (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::over", G_CALLBACK (on_over_changed_cb), self,
                           G_CONNECT_SWAPPED);

  nw_game_page_set_recent_menu (page, nw_recent_games_get_menu (self->recent));
  if (_nw_window_get_match (self) != NULL)
    adw_navigation_view_replace (self->navigation, pages, G_N_ELEMENTS (pages));
  else
    adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
  update_speed (self);
  update_motion (self);
  update_announcements (self);
  update_undo (self);
  update_actions (self);
  nw_match_start (match);
  gtk_widget_grab_focus (nw_game_page_get_table (page));
}

/**
 * nw_window_show_replay:
 * @self: the window
 * @match: a match that nobody plays
 * @is_open: whether it may be seen through all eyes, as one that is over or from a file
 *
 * Shows a match again from its start.  A game that is played meanwhile waits under it.
 */
void
nw_window_show_replay (NwWindow *self,
                       NwMatch  *match,
                       gboolean  is_open)
{
  AdwNavigationPage *game = adw_navigation_view_find_page (self->navigation, "game");
  NwGamePage *page;
  AdwNavigationPage *pages[3];
  int n_pages = 0;

  if (!has_table (self, nw_match_get_ruleset (match)))
    return;

  page = nw_game_page_new_replay (match, is_open);
  nw_game_page_set_recent_menu (page, nw_recent_games_get_menu (self->recent));
  pages[n_pages++] = ADW_NAVIGATION_PAGE (self->home);
  if (game != NULL)
    {
      nw_match_stop (get_played (self));
      pages[n_pages++] = game;
    }
  pages[n_pages++] = ADW_NAVIGATION_PAGE (page);

  if (adw_navigation_view_find_page (self->navigation, "replay") != NULL)
    adw_navigation_view_replace (self->navigation, pages, n_pages);
  else
    adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
  update_motion (self);
  update_announcements (self);
  update_actions (self);
}

/**
 * nw_window_take_over:
 * @self: a new window
 * @old: the window in whose place it is, which is closed
 *
 * Goes on with what was played and looked at there.
 */
void
nw_window_take_over (NwWindow *self,
                     NwWindow *old)
{
  NwGamePage *page = nw_window_get_game_page (old);
  g_autoptr (NwMatch) played = get_played (old) != NULL ? g_object_ref (get_played (old)) : NULL;
  g_autoptr (NwMatch) shown = page != NULL ? g_object_ref (nw_game_page_get_match (page)) : NULL;
  const guint index = page != NULL ? nw_game_page_get_index (page) : 0;
  const gboolean is_open = page != NULL && nw_game_page_is_open (page);
  const gboolean is_hidden = page != NULL && nw_game_page_is_hidden (page);

  /* To close it would close its dialog instead, if one is open. */
  gtk_window_destroy (GTK_WINDOW (old));
  if (played != NULL)
    nw_window_show_match (self, played);
  if (shown != NULL && shown != played)
    {
      nw_window_show_replay (self, shown, is_open);
      nw_game_page_set_index (nw_window_get_game_page (self), index);
    }
  /* What nobody was to see is not shown because of another language. */
  if (is_hidden)
    nw_game_page_toggle_hidden (nw_window_get_game_page (self));
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
  g_auto (NwNewGame) choice = { 0 };

  if (!has_table (self, ruleset))
    return;

  read_choice (self, &choice);
  ask_who_plays (self, ruleset, &choice);
}

/**
 * nw_window_get_game_page:
 * @self: the window
 *
 * Returns: (transfer none) (nullable): the page of the game that is shown: played, or a replay
 */
NwGamePage *
nw_window_get_game_page (NwWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  return NW_IS_GAME_PAGE (page) ? NW_GAME_PAGE (page) : NULL;
}
