/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Needlework's beginning: languages, then the application.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "app/nw-application.h"
#include "match/nw-catalogue.h"

static void
set_up_language (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *language = g_settings_get_string (settings, "language");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, nw_catalogue_get_folder ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  nw_application_set_language (language);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (NwApplication) application = NULL;

  set_up_language ();
  g_set_application_name (_("Needlework"));
  application = nw_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
