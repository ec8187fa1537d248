/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application; see nw-application.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <locale.h>
#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "app/nw-application.h"
#include "app/nw-demo.h"
#include "app/nw-preferences.h"
#include "app/nw-shortcuts.h"
#include "app/nw-window.h"
#include "workshop/nw-workshop-window.h"
#include "table/nw-table.h"

/* What a system sends to a process that shall end. */
static const int end_signals[] = { SIGTERM, SIGINT, SIGHUP };

struct _NwApplication
{
  AdwApplication parent_instance;

  /* Owned */
  GSettings     *settings;
  NwDemo        *demo;
  char          *demo_out;
  char          *shot;
  char          *size;
  char          *seed;
  char          *game;

  guint          end_sources[G_N_ELEMENTS (end_signals)];
  gboolean       is_demo;
  gboolean       wants_new_game;
  gboolean       wants_workshop;
  gboolean       has_files;
  gboolean       wants_version;
  NwDemoOptions  options;
};

G_DEFINE_FINAL_TYPE (NwApplication, nw_application, ADW_TYPE_APPLICATION)

/* ---- Windows ---------------------------------------------------------------------------------- */

/* The window of a type that was used last. */
static GtkWindow *
find_window (NwApplication *self,
             GType          type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static void
size_window (NwApplication *self,
             GtkWindow     *window)
{
  if (self->options.width > 0)
    gtk_window_set_default_size (window, self->options.width, self->options.height);
}

static NwWindow *
get_window (NwApplication *self)
{
  GtkWindow *window = find_window (self, NW_TYPE_WINDOW);

  if (window == NULL)
    {
      window = GTK_WINDOW (nw_window_new (GTK_APPLICATION (self)));
      size_window (self, window);
    }

  return NW_WINDOW (window);
}

/* By the rules that are being changed in the Workshop. */
static void
on_play_wanted_cb (NwApplication *self,
                   NwRuleset     *ruleset)
{
  NwWindow *window = get_window (self);

  gtk_window_present (GTK_WINDOW (window));
  nw_window_choose_game (window, ruleset);
}

static void
watch_workshop (NwApplication    *self,
                NwWorkshopWindow *window)
{
  g_signal_connect_object (window, "play", G_CALLBACK (on_play_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "opened", G_CALLBACK (watch_workshop), self,
                           G_CONNECT_SWAPPED);
}

static NwWorkshopWindow *
get_workshop (NwApplication *self)
{
  GtkWindow *window = find_window (self, NW_TYPE_WORKSHOP_WINDOW);

  if (window == NULL)
    {
      window = GTK_WINDOW (nw_workshop_window_new (GTK_APPLICATION (self)));
      size_window (self, window);
      watch_workshop (self, NW_WORKSHOP_WINDOW (window));
    }
  gtk_window_present (window);

  return NW_WORKSHOP_WINDOW (window);
}

/* Each window keeps its game as it goes, whatever dialog is open; with the last one the application
 * ends. */
static void
close_windows (NwApplication *self)
{
  g_autoptr (GList) windows =
    g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_destroy (GTK_WINDOW (l->data));
}

static void
rebuild_workshop (NwApplication    *self,
                  NwWorkshopWindow *old)
{
  NwWorkshopWindow *window = nw_workshop_window_new (GTK_APPLICATION (self));

  watch_workshop (self, window);
  nw_workshop_window_move_to (old, window);
  gtk_window_close (GTK_WINDOW (old));
  gtk_window_present (GTK_WINDOW (window));
}

/* With what is played in the old one, and the preferences if they are open. */
static void
replace_window (NwApplication *self,
                NwWindow      *old)
{
  AdwDialog *dialog =
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (old));
  const gboolean has_preferences =
    dialog != NULL && g_str_equal (gtk_widget_get_name (GTK_WIDGET (dialog)), NW_PREFERENCES_NAME);
  NwWindow *window = nw_window_new (GTK_APPLICATION (self));

  nw_window_take_over (window, old);
  gtk_window_present (GTK_WINDOW (window));
  if (has_preferences)
    adw_dialog_present (nw_preferences_new (self->settings), GTK_WIDGET (window));
}

/* Puts a new window in the place of each. */
static void
rebuild_windows (gpointer user_data)
{
  NwApplication *self = user_data;
  g_autoptr (GList) windows =
    g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  for (GList *l = windows; l != NULL; l = l->next)
    if (NW_IS_WORKSHOP_WINDOW (l->data))
      rebuild_workshop (self, l->data);
    else
      replace_window (self, NW_WINDOW (l->data));
}

/* In the C locale LANGUAGE counts for nothing; any other will do. */
static void
leave_c_locale (void)
{
  static const char *const others[] = { "en_US.UTF-8", "es_ES.UTF-8", "en_GB.UTF-8", "es_MX.UTF-8" };
  const char *current = setlocale (LC_MESSAGES, NULL);

  if (!g_str_equal (current, "C") && !g_str_equal (current, "POSIX") &&
      !g_str_has_prefix (current, "C."))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (others) && setlocale (LC_MESSAGES, others[i]) == NULL; i++)
    ;
}

/**
 * nw_application_set_language:
 * @language: a language tag, or "" to follow the desktop
 *
 * Chooses the language of the application's own words, from the next widget on.
 */
void
nw_application_set_language (const char *language)
{
  static char *desktop;

  if (desktop == NULL)
    desktop = g_strdup (g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "");

  g_setenv ("LANGUAGE", *language != '\0' ? language : desktop, TRUE);
  /* gettext looks at LANGUAGE again only after this. */
  setlocale (LC_MESSAGES, "");
  if (*language != '\0')
    leave_c_locale ();
}

static void
on_language_changed_cb (NwApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  nw_application_set_language (language);
  /* The row in which the language was chosen is still at it. */
  g_idle_add_once (rebuild_windows, self);
}

/* ---- Actions ---------------------------------------------------------------------------------- */

static GtkWidget *
get_parent (NwApplication *self)
{
  return GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self)));
}

static void
on_preferences_activated_cb (GSimpleAction *action,
                             GVariant      *parameter,
                             gpointer       user_data)
{
  NwApplication *self = user_data;

  adw_dialog_present (nw_preferences_new (self->settings), get_parent (self));
}

static void
on_shortcuts_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  adw_dialog_present (nw_shortcuts_new (), get_parent (user_data));
}

static void
on_about_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  AdwDialog *dialog = adw_about_dialog_new ();

  g_object_set (dialog,
                "application-name", _("Needlework"),
                "application-icon", APP_ID,
                "version", VERSION,
                "developer-name", _("The Needlework developers"),
                "comments", _("Play and design table games"),
                "license-type", GTK_LICENSE_GPL_3_0,
                NULL);
  adw_dialog_present (dialog, get_parent (user_data));
}

static void
on_help_launched_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (!gtk_uri_launcher_launch_finish (GTK_URI_LAUNCHER (object), result, &error))
    g_message ("The help cannot be shown: %s", error->message);
}

static void
on_help_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  g_autoptr (GtkUriLauncher) launcher = gtk_uri_launcher_new ("help:needlework");

  gtk_uri_launcher_launch (launcher,
                           gtk_application_get_active_window (GTK_APPLICATION (user_data)), NULL,
                           on_help_launched_cb, NULL);
}

static void
on_new_game_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  NwWindow *window = get_window (user_data);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

static void
on_workshop_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  get_workshop (user_data);
}

static void
on_edit_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  nw_workshop_window_open (get_workshop (user_data), file);
}

static void
on_customise_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  nw_workshop_window_customise (get_workshop (user_data), g_variant_get_string (parameter, NULL));
}

/* The Workshop asks about what is not saved, and may stay. */
static void
on_quit_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    if (NW_IS_WORKSHOP_WINDOW (l->data))
      gtk_window_close (GTK_WINDOW (l->data));
    else
      gtk_window_destroy (GTK_WINDOW (l->data));
}

static const GActionEntry actions[] = {
  { .name = "preferences", .activate = on_preferences_activated_cb },
  { .name = "shortcuts", .activate = on_shortcuts_activated_cb },
  { .name = "about", .activate = on_about_activated_cb },
  { .name = "help", .activate = on_help_activated_cb },
  { .name = "new-game", .activate = on_new_game_activated_cb },
  { .name = "workshop", .activate = on_workshop_activated_cb },
  { .name = "edit", .activate = on_edit_activated_cb, .parameter_type = "s" },
  { .name = "customise", .activate = on_customise_activated_cb, .parameter_type = "s" },
  { .name = "quit", .activate = on_quit_activated_cb },
};

/* ---- Command line ----------------------------------------------------------------------------- */

/* @text has a place for @value. */
static gboolean
complain (const char *text,
          const char *value)
{
  g_autoptr (GString) line = g_string_new (text);

  g_string_replace (line, "%s", value, 1);
  g_printerr ("needlework: %s\n", line->str);

  return FALSE;
}

static gboolean
read_size (NwApplication *self)
{
  int length = 0;

  if (self->size == NULL)
    return TRUE;
  if (sscanf (self->size, "%5dx%5d%n", &self->options.width, &self->options.height,
              &length) == 2 &&
      self->size[length] == '\0' && self->options.width > 0 && self->options.height > 0)
    return TRUE;

  return complain (_("“%s” is no size: write it as 1280x800"), self->size);
}

static gboolean
read_seed (NwApplication *self)
{
  self->options.seed = NW_DEMO_SEED;
  if (self->seed == NULL ||
      g_ascii_string_to_unsigned (self->seed, 10, 0, G_MAXUINT64, &self->options.seed, NULL))
    return TRUE;

  return complain (_("“%s” is no seed: write a number from 0 on"), self->seed);
}

static gboolean
read_options (NwApplication *self)
{
  if (self->demo_out != NULL && !self->is_demo)
    return complain (_("“%s” needs --demo"), "--demo-out");
  if (self->is_demo && self->shot != NULL)
    return complain (_("“%s” and --demo exclude each other"), "--shot");

  if (self->game != NULL && !nw_table_exists (self->game))
    return complain (_("“%s” is no game that can be shown: write brawl or tailor"), self->game);

  return read_size (self) && read_seed (self);
}

static gint
nw_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  NwApplication *self = NW_APPLICATION (application);

  if (self->wants_version)
    {
      g_print ("needlework %s\n", VERSION);
      return 0;
    }
  if (!read_options (self))
    return 2;
  if (self->is_demo || self->shot != NULL)
    g_application_set_flags (application,
                             g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  if (!self->wants_new_game && (!self->wants_workshop || self->has_files))
    return -1;

  if (!g_application_register (application, NULL, NULL))
    return 1;
  if (!g_application_get_is_remote (application))
    return -1;
  g_action_group_activate_action (G_ACTION_GROUP (application),
                                  self->wants_workshop ? "workshop" : "new-game", NULL);

  return 0;
}

/* Whether files are named decides where --workshop goes in an application that runs already. */
static gboolean
nw_application_local_command_line (GApplication *application,
                                   char       ***arguments,
                                   int          *exit_status)
{
  for (char **argument = *arguments + 1; argument[0] != NULL; argument++)
    if (argument[0][0] != '-')
      NW_APPLICATION (application)->has_files = TRUE;

  return G_APPLICATION_CLASS (nw_application_parent_class)->local_command_line (
    application, arguments, exit_status);
}

static void
add_options (NwApplication *self)
{
  /* Not the application's "version" property, whose own option leaks (GLib 2.84). */
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, &self->wants_version,
      N_("Print the version, then quit"), NULL },
    { "new-game", 0, 0, G_OPTION_ARG_NONE, &self->wants_new_game,
      N_("Choose a new game"), NULL },
    { "workshop", 0, 0, G_OPTION_ARG_NONE, &self->wants_workshop,
      N_("Open the Workshop, with a ruleset if one is named"), NULL },
    { "demo", 0, 0, G_OPTION_ARG_NONE, &self->is_demo,
      N_("Let bots play a whole game, then quit"), NULL },
    { "demo-out", 0, 0, G_OPTION_ARG_FILENAME, &self->demo_out,
      N_("Where --demo leaves its result"), N_("FOLDER") },
    { "shot", 0, 0, G_OPTION_ARG_FILENAME, &self->shot,
      N_("Make pictures of the main screens, then quit"), N_("FOLDER") },
    { "size", 0, 0, G_OPTION_ARG_STRING, &self->size,
      N_("Size of the window"), N_("WIDTHxHEIGHT") },
    { "text", 0, 0, G_OPTION_ARG_INT, &self->options.text,
      N_("Size of text in --demo and --shot, in percent of the usual"), N_("NUMBER") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &self->game,
      N_("Which game --demo plays: brawl or tailor"), N_("GAME") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed,
      N_("Seed of --demo and --shot"), N_("NUMBER") },
    { NULL },
  };

  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_add_main_option_entries (G_APPLICATION (self), entries);
}

/* ---- The end ---------------------------------------------------------------------------------- */

static gboolean
on_end_signalled_cb (gpointer user_data)
{
  close_windows (user_data);
  /* There may be none: then it waits to be of service. */
  g_application_quit (user_data);

  return G_SOURCE_CONTINUE;
}

static void
watch_end_signals (NwApplication *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (end_signals); i++)
    self->end_sources[i] = g_unix_signal_add (end_signals[i], on_end_signalled_cb, self);
}

/* The end of the session comes here without a word to the windows. */
static void
nw_application_shutdown (GApplication *application)
{
  NwApplication *self = NW_APPLICATION (application);

  for (guint i = 0; i < G_N_ELEMENTS (end_signals); i++)
    g_clear_handle_id (&self->end_sources[i], g_source_remove);
  close_windows (self);

  G_APPLICATION_CLASS (nw_application_parent_class)->shutdown (application);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_application_startup (GApplication *application)
{
  NwApplication *self = NW_APPLICATION (application);

  /* So that the session tells before it ends.  Pictures and demonstrations are no part of it. */
  if (!self->is_demo && self->shot == NULL)
    g_object_set (self, "register-session", TRUE, NULL);
  G_APPLICATION_CLASS (nw_application_parent_class)->startup (application);
  watch_end_signals (self);

  self->settings = g_settings_new (APP_ID);
  g_signal_connect_object (self->settings, "changed::language",
                           G_CALLBACK (on_language_changed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  nw_shortcuts_install (GTK_APPLICATION (self));
}

static void
nw_application_activate (GApplication *application)
{
  NwApplication *self = NW_APPLICATION (application);
  NwWindow *window;

  if (self->wants_workshop)
    {
      self->wants_workshop = FALSE;
      get_workshop (self);
      return;
    }

  window = get_window (self);
  if (self->is_demo || self->shot != NULL)
    {
      self->options.game = self->game;
      self->options.folder = self->is_demo ? self->demo_out : self->shot;
      self->demo = nw_demo_new (application, window, self->is_demo ? NW_DEMO_GAME
                                                                   : NW_DEMO_PICTURES,
                                &self->options);
    }
  gtk_window_present (GTK_WINDOW (window));
  if (self->demo != NULL)
    nw_demo_start (self->demo);
  else if (self->wants_new_game)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  self->wants_new_game = FALSE;
}

static void
nw_application_open (GApplication  *application,
                     GFile        **files,
                     gint           n_files,
                     const gchar   *hint)
{
  NwApplication *self = NW_APPLICATION (application);

  for (gint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_file_get_basename (files[i]);

      if (g_str_has_suffix (name, ".nwrules"))
        nw_workshop_window_open (get_workshop (self), files[i]);
      else
        {
          gtk_window_present (GTK_WINDOW (get_window (self)));
          nw_window_open_file (get_window (self), files[i]);
        }
    }
}

static void
nw_application_finalize (GObject *object)
{
  NwApplication *self = NW_APPLICATION (object);

  g_clear_pointer (&self->demo, nw_demo_free);
  g_clear_object (&self->settings);
  g_free (self->demo_out);
  g_free (self->shot);
  g_free (self->size);
  g_free (self->seed);
  g_free (self->game);

  G_OBJECT_CLASS (nw_application_parent_class)->finalize (object);
}

static void
nw_application_class_init (NwApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_application_finalize;
  application_class->local_command_line = nw_application_local_command_line;
  application_class->handle_local_options = nw_application_handle_local_options;
  application_class->startup = nw_application_startup;
  application_class->shutdown = nw_application_shutdown;
  application_class->activate = nw_application_activate;
  application_class->open = nw_application_open;
}

static void
nw_application_init (NwApplication *self)
{
  add_options (self);
}

/**
 * nw_application_new:
 *
 * Returns: (transfer full): the application
 */
NwApplication *
nw_application_new (void)
{
  return g_object_new (NW_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "resource-base-path", "/needlework/app",
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
