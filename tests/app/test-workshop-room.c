/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Room for everything in the Workshop: from 360 x 294 to 4K, in English and in Spanish, no widget has
 * less than it needs and no label is cut.
 */

#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "app/nw-application.h"
#include "app/nw-demo.h"
#include "match/nw-catalogue.h"
#include "nw-table-fixture.h"

/* The smallest window is what is left of 360 x 294 under an X server without a window manager. */
static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 294 }, { 360, 640 }, { 720, 720 }, { 1024, 600 }, { 1280, 800 }, { 1920, 1080 },
  { 3840, 2160 },
};

static void
show_all (guint size)
{
  const NwDemoOptions options = { .seed = NW_DEMO_SEED };
  NwWindow *window = g_object_ref (nw_window_new (NULL));
  NwDemo *demo = nw_demo_new (NULL, window, NW_DEMO_WORKSHOP, &options);
  guint n_screens = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), sizes[size].width, sizes[size].height);
  gtk_window_present (GTK_WINDOW (window));
  while (nw_demo_step (demo))
    {
      GtkWidget *shown = GTK_WIDGET (nw_demo_get_window (demo));

      g_test_message ("%s, %d x %d", nw_demo_get_screen (demo), sizes[size].width,
                      sizes[size].height);
      nw_fixture_settle (shown);
      nw_fixture_check_sizes (shown);
      n_screens++;
    }
  g_assert_cmpuint (n_screens, >=, 14);

  nw_demo_free (demo);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (window);
}

static void
test_room (gconstpointer language)
{
  nw_application_set_language (language);
  g_assert_cmpstr (_("Workshop"), ==, g_str_equal (language, "es") ? "Taller" : "Workshop");
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    show_all (size);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_build_filename (g_getenv ("NW_TEST_BUILD_ROOT"), "po", NULL);

  g_setenv ("NEEDLEWORK_LOCALEDIR", folder, TRUE);
  g_setenv ("LC_ALL", "en_US.UTF-8", TRUE);
  if (setlocale (LC_ALL, "") == NULL)
    {
      g_print ("1..0 # SKIP there is no locale en_US.UTF-8\n");
      return 0;
    }
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  nw_application_set_language ("en");
  gtk_test_init (&argc, &argv, NULL);
  /* Which takes the locale from the machine no more than the tests may. */
  setlocale (LC_ALL, "");
  adw_init ();

  g_test_add_data_func ("/workshop-room/en", "en", test_room);
  g_test_add_data_func ("/workshop-room/es", "es", test_room);

  return g_test_run ();
}
