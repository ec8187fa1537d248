/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of the main window: what is opened, by whatever way it comes, and what is saved.
 *
 * A match remembers the file that it was read from or saved to last, so that saving again asks
 * nothing.  A file that was opened only in part, or comes from a newer version, is not written to
 * without being asked for.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "app/nw-window-private.h"
#include "match/nw-game-file.h"
#include "match/nw-opening.h"
#include "match/nw-phrases.h"
#include "match/nw-saving.h"

/* Of how many problems people are told at once. */
#define MAX_LINES 5
/* Milliseconds after which somebody may wonder where a file stays. */
#define SLOW 400

/* The kinds of files, by their suffix, which is only a hint. */
static const struct
{
  const char *suffix;
  const char *name;
} kinds[] = {
  { "nwgame", N_("Saved games") },
  { "nwposition", N_("Positions") },
  { "nwrules", N_("Rulesets") },
};

enum
{
  KIND_GAME,
  KIND_POSITION,
};

/* ---- The file of a match ---------------------------------------------------------------------- */

#define FILE_KEY "nw-window-file"

static GFile *
get_file (NwMatch *match)
{
  return g_object_get_data (G_OBJECT (match), FILE_KEY);
}

static void
set_file (NwMatch *match,
          GFile   *file)
{
  g_object_set_data_full (G_OBJECT (match), FILE_KEY, g_object_ref (file), g_object_unref);
}

static void
remember (NwWindow *self,
          NwMatch  *match,
          GFile    *file)
{
  if (self->autosave)
    nw_recent_games_add (self->recent, file, match, nw_new_game_get_language ());
}

/* ---- Words ------------------------------------------------------------------------------------ */

static void
append_problem (GString         *text,
                const NwProblem *problem)
{
  g_autofree char *line = nw_phrase_problem (problem, nw_new_game_get_language ());

  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (problem->line > 0)
    g_string_append_printf (text, _("Line %u: %s"), problem->line, line);
  else
    g_string_append (text, line);
}

/* The first problems of a severity as lines, for people. */
static char *
list_problems (GPtrArray *problems,
               NwSeverity severity)
{
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      if (problem->severity != severity)
        continue;
      if (n++ < MAX_LINES)
        append_problem (text, problem);
    }

  if (n > MAX_LINES)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "and %u more problem",
                                                 "and %u more problems", n - MAX_LINES),
                              n - MAX_LINES);
    }

  return g_string_free (text, FALSE);
}

char *
_nw_window_list_problems (GPtrArray    *problems,
                          const GError *error)
{
  g_autofree char *lines = list_problems (problems, NW_SEVERITY_ERROR);

  if (error == NULL)
    return g_steal_pointer (&lines);

  return *lines != '\0' ? g_strdup_printf ("%s\n%s", error->message, lines)
                        : g_strdup (error->message);
}

/* Lists the warnings, a line each; "" if there are none. */
char *
_nw_window_list_warnings (GPtrArray *problems)
{
  return list_problems (problems, NW_SEVERITY_WARNING);
}

/* ---- What was opened -------------------------------------------------------------------------- */

static void
show_game (NwWindow *self,
           NwOpened *opened,
           GFile    *file)
{
  g_autofree char *warnings = list_problems (opened->problems, NW_SEVERITY_WARNING);

  if (!opened->is_newer && *warnings == '\0')
    set_file (opened->match, file);
  remember (self, opened->match, file);

  if (opened->is_newer || nw_match_is_over (opened->match))
    nw_window_show_replay (self, opened->match, TRUE);
  else
    nw_window_show_match (self, opened->match);
  if (*warnings != '\0')
    _nw_window_alert (self, _("Opened, but Not as Saved"), warnings);
}

static void
show_position (NwWindow *self,
               NwOpened *opened,
               GFile    *file)
{
  const NwPosition *position = &opened->position;
  g_auto (NwNewGame) choice = { 0 };
  g_autoptr (GListModel) seats = NULL;
  g_autoptr (NwMatch) match = NULL;

  nw_new_game_init (&choice, nw_new_game_get_language ());
  seats = nw_new_game_make_seats (&choice, position->state.head.n_seats);
  match = nw_match_new_from_position (position->ruleset, position->seed, &position->state, seats);
  remember (self, match, file);
  nw_window_show_match (self, match);
}

static void
show_ruleset (NwWindow *self,
              NwOpened *opened,
              GFile    *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_widget_activate_action (GTK_WIDGET (self), "app.edit", "s", uri);
}

static const struct
{
  const char *bad;
  void      (*show) (NwWindow *self,
                     NwOpened *opened,
                     GFile    *file);
} openers[] = {
  [NW_OPENED_NOTHING] = { N_("The File Cannot Be Opened"), NULL },
  [NW_OPENED_GAME] = { N_("The Game Cannot Be Opened"), show_game },
  [NW_OPENED_POSITION] = { N_("The Position Cannot Be Opened"), show_position },
  [NW_OPENED_RULESET] = { N_("The Ruleset Has Errors"), show_ruleset },
};

/* ---- Opening ---------------------------------------------------------------------------------- */

typedef struct
{
  NwWindow *window;
  GFile    *file;
  AdwToast *toast;
  guint     source;
  guint     serial;
} Opening;

static void
opening_free (Opening *opening)
{
  g_clear_handle_id (&opening->source, g_source_remove);
  if (opening->toast != NULL)
    adw_toast_dismiss (opening->toast);
  g_clear_object (&opening->toast);
  g_object_unref (opening->window);
  g_object_unref (opening->file);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
on_opening_cancelled_cb (GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
}

/* It takes its time: say so, and let it be given up. */
static gboolean
on_slow_cb (gpointer user_data)
{
  Opening *opening = user_data;
  g_autofree char *name = g_file_get_basename (opening->file);
  g_autofree char *text = g_strdup_printf (_("Opening “%s”…"), name);

  opening->source = 0;
  if (opening->window->navigation == NULL)
    return G_SOURCE_REMOVE;

  opening->toast = adw_toast_new (text);
  adw_toast_set_use_markup (opening->toast, FALSE);
  adw_toast_set_timeout (opening->toast, 0);
  adw_toast_set_button_label (opening->toast, _("_Cancel"));
  g_signal_connect_object (opening->toast, "button-clicked", G_CALLBACK (on_opening_cancelled_cb),
                           opening->window->opening, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (opening->window->toasts, g_object_ref (opening->toast));

  return G_SOURCE_REMOVE;
}

static void
tell_nothing_opened (NwWindow *self,
                     NwOpened *opened,
                     GFile    *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lines = list_problems (opened->problems, NW_SEVERITY_ERROR);
  g_autofree char *text = g_strdup_printf ("“%s”\n%s", name, lines);

  _nw_window_alert (self, _(openers[opened->kind].bad), text);
}

static void
on_opened_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  NwWindow *self = opening->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (NwOpened) opened = nw_open_finish (result, &error);

  /* It was given up, or the window is closed. */
  if (self->navigation == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (opened == NULL)
    {
      _nw_window_alert (self, _("The File Cannot Be Opened"), error->message);
      nw_recent_games_check (self->recent);
    }
  /* Something else has been opened or dealt meanwhile. */
  else if (opened->kind != NW_OPENED_RULESET && opening->serial != self->n_shown)
    {
      return;
    }
  /* The Workshop is where a ruleset with errors is put right. */
  else if (opened->is_good || opened->kind == NW_OPENED_RULESET)
    {
      openers[opened->kind].show (self, opened, opening->file);
    }
  else
    {
      tell_nothing_opened (self, opened, opening->file);
    }
}

/**
 * nw_window_open_file:
 * @self: the window
 * @file: a saved game, a position, or a ruleset, whatever its name
 *
 * Opens a file, or says why it cannot be opened.  It is read in a thread: what it holds is shown
 * later, unless another file was opened or a game begun meanwhile.
 */
void
nw_window_open_file (NwWindow *self,
                     GFile    *file)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->window = g_object_ref (self);
  opening->file = g_object_ref (file);
  opening->source = g_timeout_add (SLOW, on_slow_cb, opening);
  opening->serial = ++self->n_shown;
  if (g_cancellable_is_cancelled (self->opening))
    {
      g_clear_object (&self->opening);
      self->opening = g_cancellable_new ();
    }
  nw_open_async (file, self->opening, on_opened_cb, opening);
}

static void
append_filter (GListStore *filters,
               const char *name,
               const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (suffix == NULL || g_str_equal (suffix, kinds[i].suffix))
      gtk_file_filter_add_suffix (filter, kinds[i].suffix);
  g_list_store_append (filters, filter);
}

static void
append_all_filter (GListStore *filters)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("All files"));
  gtk_file_filter_add_pattern (filter, "*");
  g_list_store_append (filters, filter);
}

/**
 * nw_window_new_open_dialog:
 *
 * Returns: (transfer full): a dialog that asks for a file to open
 */
GtkFileDialog *
nw_window_new_open_dialog (void)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  append_filter (filters, _("Games, positions and rulesets"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    append_filter (filters, _(kinds[i].name), kinds[i].suffix);
  append_all_filter (filters);
  gtk_file_dialog_set_title (dialog, _("Open"));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));

  return dialog;
}

static void
on_file_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (NwWindow) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL && self->navigation != NULL)
    nw_window_open_file (self, file);
}

static void
do_open (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = nw_window_new_open_dialog ();

  gtk_file_dialog_open (dialog, GTK_WINDOW (widget), NULL, on_file_chosen_cb,
                        g_object_ref (widget));
}

static gboolean
on_dropped_cb (GtkDropTarget *target,
               const GValue  *value,
               double         x,
               double         y,
               NwWindow      *self)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *l = files; l != NULL; l = l->next)
    nw_window_open_file (self, l->data);

  return files != NULL;
}

/* ---- Saving ----------------------------------------------------------------------------------- */

typedef struct
{
  NwWindow *window;
  NwMatch  *match;
  GFile    *file;
  guint     kind;
  guint     index;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_object_unref (saving->match);
  g_clear_object (&saving->file);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
tell_saved (NwWindow *self,
            GFile    *file,
            guint     kind)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text =
    g_strdup_printf (kind == KIND_GAME
                       ? _("“%s” is saved")
                       : _("“%s” is saved, with all that is hidden on the table"), name);

  _nw_window_say (self, text);
}

static void
on_saved_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  NwWindow *self = saving->window;
  g_autoptr (GError) error = NULL;

  if (g_application_get_default () != NULL)
    g_application_release (g_application_get_default ());
  if (nw_match_save_finish (saving->match, result, &error))
    {
      if (saving->kind == KIND_GAME)
        set_file (saving->match, saving->file);
      if (self->recent != NULL)
        remember (self, saving->match, saving->file);
      if (self->navigation != NULL)
        tell_saved (self, saving->file, saving->kind);
    }
  else if (self->navigation != NULL)
    {
      _nw_window_alert (self, saving->kind == KIND_GAME ? _("The Game Cannot Be Saved")
                                                        : _("The Position Cannot Be Saved"),
                        error->message);
    }
}

/* Takes over @saving.  The application does not end before it is done. */
static void
save (Saving *saving)
{
  if (g_application_get_default () != NULL)
    g_application_hold (g_application_get_default ());
  if (saving->kind == KIND_GAME)
    nw_match_save_async (saving->match, saving->file, NULL, on_saved_cb, saving);
  else
    nw_match_save_position_async (saving->match, saving->index, saving->file, NULL, on_saved_cb,
                                  saving);
}

static void
on_save_file_chosen_cb (GObject      *object,
                        GAsyncResult *result,
                        gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;

  saving->file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);
  if (saving->file != NULL)
    save (g_steal_pointer (&saving));
}

/* A name for a file that tells what is in it. */
static char *
suggest_name (NwMatch *match,
              guint    kind)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *name = g_strdup_printf (
    "%s %s.%s", nw_ruleset_get_title (nw_match_get_ruleset (match), nw_new_game_get_language ()),
    day, kinds[kind].suffix);

  return g_strdelimit (g_steal_pointer (&name), "/\\:", '-');
}

/**
 * nw_window_new_save_dialog:
 * @match: a match
 * @is_position: whether a position of it is to be saved
 *
 * Returns: (transfer full): a dialog that asks where to
 */
GtkFileDialog *
nw_window_new_save_dialog (NwMatch *match,
                           gboolean is_position)
{
  const guint kind = is_position ? KIND_POSITION : KIND_GAME;
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autofree char *name = NULL;

  if (kind == KIND_GAME && get_file (match) != NULL)
    name = g_file_get_basename (get_file (match));
  else
    name = suggest_name (match, kind);
  append_filter (filters, _(kinds[kind].name), kinds[kind].suffix);
  append_all_filter (filters);
  gtk_file_dialog_set_title (dialog, is_position ? _("Save Position") : _("Save Game"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));

  return dialog;
}

static Saving *
new_saving (NwWindow *self,
            guint     kind)
{
  NwGamePage *page = nw_window_get_game_page (self);
  Saving *saving;

  if (page == NULL)
    return NULL;

  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (self);
  saving->match = g_object_ref (nw_game_page_get_match (page));
  saving->kind = kind;
  saving->index = nw_game_page_get_index (page);

  return saving;
}

static void
ask_where (NwWindow *self,
           guint     kind)
{
  Saving *saving = new_saving (self, kind);
  g_autoptr (GtkFileDialog) dialog = NULL;

  if (saving == NULL)
    return;

  dialog = nw_window_new_save_dialog (saving->match, kind == KIND_POSITION);
  gtk_file_dialog_save (dialog, GTK_WINDOW (self), NULL, on_save_file_chosen_cb, saving);
}

static void
do_save (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);
  NwMatch *match = _nw_window_get_match (self);

  if (match != NULL && get_file (match) != NULL)
    nw_window_save_to (self, get_file (match), FALSE);
  else
    ask_where (self, KIND_GAME);
}

static void
do_save_as (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ask_where (NW_WINDOW (widget), KIND_GAME);
}

static void
do_save_position (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ask_where (NW_WINDOW (widget), KIND_POSITION);
}

/**
 * nw_window_save_to:
 * @self: the window
 * @file: where to
 * @is_position: whether only the position that is shown is saved
 *
 * Saves the game that is shown, in a thread, and says how it went.
 */
void
nw_window_save_to (NwWindow *self,
                   GFile    *file,
                   gboolean  is_position)
{
  Saving *saving = new_saving (self, is_position ? KIND_POSITION : KIND_GAME);

  if (saving == NULL)
    return;

  saving->file = g_object_ref (file);
  save (saving);
}

/* ---- Recent games ----------------------------------------------------------------------------- */

static void
do_open_recent (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  nw_window_open_file (NW_WINDOW (widget), file);
}

static void
do_forget_recent (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  nw_recent_games_remove (NW_WINDOW (widget)->recent, g_variant_get_string (parameter, NULL));
}

static void
do_clear_recent (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);
  AdwToast *toast = adw_toast_new (_("The list of recent games is empty now"));

  g_clear_pointer (&self->forgotten, g_variant_unref);
  self->forgotten = nw_recent_games_clear (self->recent);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.restore-recent");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
do_restore_recent (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  NwWindow *self = NW_WINDOW (widget);

  if (self->forgotten != NULL)
    nw_recent_games_restore (self->recent, self->forgotten);
  g_clear_pointer (&self->forgotten, g_variant_unref);
}

/* ---- Games that were left --------------------------------------------------------------------- */

#define JOURNALLED_KEY "nw-window-journalled"

/* How many games that were left are kept. */
#define MAX_LEFT 20

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Removes the oldest, whose names tell their time. */
static void
prune_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i + MAX_LEFT < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      g_unlink (path);
    }
}

static void
on_left_game_read_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  NwWindow *self = opening->window;
  g_autoptr (NwOpened) opened = nw_open_finish (result, NULL);

  /* Nobody misses a game that was not begun.  What can't be read stays: somebody else may. */
  if (opened == NULL || !opened->is_good)
    return;
  if (nw_match_get_n_moves (opened->match) == 0)
    {
      g_file_delete (opening->file, NULL, NULL);
      return;
    }

  if (self->recent != NULL)
    nw_recent_games_add (self->recent, opening->file, opened->match, nw_new_game_get_language ());
  if (self->navigation != NULL)
    _nw_window_say (self, _("The game that was left is under Recent Games"));
}

/* A place for the game that is left now, which nothing is at yet. */
static char *
find_left_path (const char *folder)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%d %H.%M.%S");

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s.nwgame", time)
                                     : g_strdup_printf ("%s (%u).nwgame", time, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

/* Moves the journal's file to those of games that were left; NULL if there was none. */
static GFile *
set_journal_aside (NwWindow *self)
{
  g_autofree char *state = g_path_get_dirname (nw_journal_get_path (self->journal));
  g_autofree char *folder = g_build_filename (state, "left", NULL);
  g_autofree char *path = find_left_path (folder);

  if (!nw_journal_set_aside (self->journal, path))
    return NULL;
  prune_folder (folder);

  return g_file_new_for_path (path);
}

/* Remembers that the journal tells of this match. */
void
_nw_window_mark_journalled (NwMatch *match)
{
  g_object_set_data (G_OBJECT (match), JOURNALLED_KEY, GINT_TO_POINTER (TRUE));
}

/* Before @next takes its place in the journal, the game that is there is put among the recent ones,
 * so that it is not lost. */
void
_nw_window_keep_left_game (NwWindow *self,
                           NwMatch  *next)
{
  Opening *opening;
  GFile *file;

  if (g_object_get_data (G_OBJECT (next), JOURNALLED_KEY) != NULL)
    return;
  file = set_journal_aside (self);
  if (file == NULL)
    return;

  opening = g_new0 (Opening, 1);
  opening->window = g_object_ref (self);
  opening->file = file;
  nw_open_async (opening->file, NULL, on_left_game_read_cb, opening);
}

/* Puts the game that the journal tells of, and that is over, among the recent ones. */
void
_nw_window_keep_finished_game (NwWindow *self,
                               NwMatch  *match)
{
  g_clear_object (&self->finished);
  self->finished = set_journal_aside (self);
  if (self->finished != NULL)
    nw_recent_games_add (self->recent, self->finished, match, nw_new_game_get_language ());
  else
    nw_journal_remove (self->journal, NULL);
}

/* The game that was over is not: it is in the journal again. */
void
_nw_window_drop_finished_game (NwWindow *self)
{
  g_autofree char *uri = NULL;

  if (self->finished == NULL)
    return;

  uri = g_file_get_uri (self->finished);
  nw_recent_games_remove (self->recent, uri);
  g_file_delete (self->finished, NULL, NULL);
  g_clear_object (&self->finished);
}

/* ---- Class ------------------------------------------------------------------------------------ */

/* Adds the actions. */
void
_nw_window_files_class_init (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                 *name;
    const char                 *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.open", NULL, do_open },
    { "win.save", NULL, do_save },
    { "win.save-as", NULL, do_save_as },
    { "win.save-position", NULL, do_save_position },
    { "win.open-recent", "s", do_open_recent },
    { "win.forget-recent", "s", do_forget_recent },
    { "win.clear-recent", NULL, do_clear_recent },
    { "win.restore-recent", NULL, do_restore_recent },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

/* Makes ready for files that are dropped on it. */
void
_nw_window_files_init (NwWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->opening = g_cancellable_new ();
  self->recent = nw_recent_games_new (self->settings);
  g_signal_connect (target, "drop", G_CALLBACK (on_dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
