/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application's own language: that of the desktop unless another is chosen, and then another
 * one at once, with the game that is played left as it is.
 */

#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "app/nw-application.h"
#include "match/nw-catalogue.h"
#include "nw-player.h"
#include "nw-table-fixture.h"
#include "nw-texts.h"

static GSettings *settings;

/* ---- Looking ---------------------------------------------------------------------------------- */

typedef struct
{
  const NwCatalogue *spanish;
  guint              n_texts;
  guint              n_english;
} Look;

/* A dialog's own button, whose word is libadwaita's even where we have the same one. */
static gboolean
is_close_button (GtkWidget *widget)
{
  GtkWidget *holder = gtk_widget_get_parent (widget);

  return GTK_IS_BUTTON (widget) && holder != NULL &&
         g_str_has_suffix (G_OBJECT_TYPE_NAME (holder), "Controls");
}

/* A text of which the catalogue has a translation is English. */
static void
look_at (GtkWidget  *widget,
         const char *kind,
         const char *text,
         gpointer    user_data)
{
  Look *look = user_data;
  const char *raw = GTK_IS_LABEL (widget) && g_str_equal (kind, "label")
                      ? gtk_label_get_label (GTK_LABEL (widget)) : text;

  look->n_texts++;
  if (!nw_catalogue_is_translated (look->spanish, raw))
    return;

  /* Some words are the same in both; and some buttons are libadwaita's, whose catalogue a machine
   * may lack. */
  if (g_str_equal (kind, "description") || is_close_button (widget) ||
      g_strcmp0 (nw_catalogue_text (look->spanish, raw), raw) == 0)
    return;

  look->n_english++;
  if (g_str_equal (g_getenv ("LANGUAGE"), "es"))
    g_test_message ("%s of %s: “%s”", kind, G_OBJECT_TYPE_NAME (widget), text);
}

static Look
look_around (GtkWindow *window)
{
  Look look = { .spanish = nw_catalogue_get ("es") };

  nw_fixture_settle (GTK_WIDGET (window));
  nw_texts_walk (GTK_WIDGET (window), look_at, &look);

  return look;
}

static void
assert_spanish (GtkWindow *window)
{
  const Look look = look_around (window);

  g_assert_cmpuint (look.n_texts, >, 3);
  g_assert_cmpuint (look.n_english, ==, 0);
}

static void
assert_english (GtkWindow *window)
{
  g_assert_cmpuint (look_around (window).n_english, >, 3);
}

/* ---- Application ------------------------------------------------------------------------------ */

/* One process is one application. */
static NwApplication *
start (void)
{
  static NwApplication *application;

  if (application == NULL)
    {
      application = nw_application_new ();
      g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
      g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
    }
  g_application_activate (G_APPLICATION (application));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  return application;
}

static GtkWindow *
get_window (NwApplication *application)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  g_assert_cmpuint (g_list_length (windows), ==, 1);

  return windows->data;
}

static AdwDialog *
get_dialog (GtkWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

/* Chooses a language and returns the window that has come. */
static GtkWindow *
choose (NwApplication *application,
        const char    *language)
{
  GtkWindow *before = get_window (application);
  GtkWindow *gone = before;

  g_object_add_weak_pointer (G_OBJECT (before), (gpointer *) &gone);
  g_settings_set_string (settings, "language", language);
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);

  return get_window (application);
}

static void
end (NwApplication *application)
{
  g_settings_reset (settings, "language");
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

/* ---- Tests ------------------------------------------------------------------------------------ */

/* The desktop is Spanish here. */
static void
test_desktop (void)
{
  NwApplication *application = start ();

  assert_spanish (get_window (application));
  assert_english (choose (application, "en"));
  assert_spanish (choose (application, ""));
  end (application);
}

static void
test_dialogs (void)
{
  static const char *const dialogs[] = { "app.preferences", "app.shortcuts", "win.new-game" };
  NwApplication *application = start ();

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      GtkWindow *window = choose (application, "en");

      gtk_widget_activate_action (GTK_WIDGET (window), dialogs[i], NULL);
      g_assert_nonnull (get_dialog (window));
      assert_english (window);

      /* It stands in nobody's way. */
      window = choose (application, "es");
      /* Where the language is chosen it stays open. */
      g_assert_true ((get_dialog (window) != NULL) == (i == 0));
      if (i == 0)
        adw_dialog_force_close (get_dialog (window));
      gtk_widget_activate_action (GTK_WIDGET (window), dialogs[i], NULL);
      g_assert_nonnull (get_dialog (window));
      assert_spanish (window);
      adw_dialog_force_close (get_dialog (window));
    }
  end (application);
}

static void
test_game_goes_on (void)
{
  NwApplication *application = start ();
  GtkWindow *window = choose (application, "en");
  NwMatch *match = nw_fixture_deal (2, 2, "es", 8);
  NwMatch *continued;
  guint64 hash;

  nw_window_show_match (NW_WINDOW (window), match);
  nw_fixture_play (match, 12);
  hash = nw_match_get_hash (match);
  assert_english (window);

  window = choose (application, "es");
  g_assert_true (nw_game_page_get_match (nw_window_get_game_page (NW_WINDOW (window))) == match);
  g_assert_true (nw_match_is_running (match));
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
  assert_spanish (window);

  /* What is played from now on is kept as well. */
  nw_fixture_play (match, 3);
  hash = nw_match_get_hash (match);
  g_object_unref (match);
  end (application);

  application = start ();
  window = get_window (application);
  nw_fixture_settle (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  continued = nw_game_page_get_match (nw_window_get_game_page (NW_WINDOW (window)));
  g_assert_cmpuint (nw_match_get_n_moves (continued), ==, 15);
  g_assert_cmpuint (nw_match_get_hash (continued), ==, hash);
  end (application);
}

/* What nobody was to see stays hidden in another language. */
static void
test_hidden_game (void)
{
  NwApplication *application = start ();
  GtkWindow *window = choose (application, "en");
  NwMatch *match = nw_fixture_deal (2, 1, "es", 8);

  nw_window_show_match (NW_WINDOW (window), match);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hide", NULL);
  g_assert_true (nw_game_page_is_hidden (nw_window_get_game_page (NW_WINDOW (window))));
  window = choose (application, "es");
  g_assert_true (nw_game_page_is_hidden (nw_window_get_game_page (NW_WINDOW (window))));
  g_object_unref (match);
  end (application);
}

/* Where the desktop says nothing at all, a language can be chosen all the same. */
static void
test_c_locale (void)
{
  NwApplication *application;

  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  nw_application_set_language ("");
  application = start ();
  assert_english (get_window (application));
  assert_spanish (choose (application, "es"));
  end (application);
  g_setenv ("LC_ALL", "en_US.UTF-8", TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_build_filename (g_getenv ("NW_TEST_BUILD_ROOT"), "po", NULL);
  int status;

  g_setenv ("NEEDLEWORK_LOCALEDIR", folder, TRUE);
  g_setenv ("LC_ALL", "en_US.UTF-8", TRUE);
  g_setenv ("LANGUAGE", "es", TRUE);
  if (setlocale (LC_ALL, "") == NULL)
    {
      g_print ("1..0 # SKIP there is no locale en_US.UTF-8\n");
      return 0;
    }
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  nw_application_set_language ("");
  gtk_test_init (&argc, &argv, NULL);
  /* Which takes the locale from the machine no more than the tests may. */
  setlocale (LC_ALL, "");
  adw_init ();
  settings = g_settings_new (APP_ID);

  g_test_add_func ("/language/desktop", test_desktop);
  g_test_add_func ("/language/dialogs", test_dialogs);
  g_test_add_func ("/language/game-goes-on", test_game_goes_on);
  g_test_add_func ("/language/hidden-game", test_hidden_game);
  g_test_add_func ("/language/c-locale", test_c_locale);
  status = g_test_run ();
  g_clear_object (&settings);

  return status;
}
