/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's window: the library, and what is done with whole rulesets.
 */

#include <string.h>

#include "nw-desk.h"
#include "workshop/nw-compare-dialog.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-library.h"

/* ---- The library ------------------------------------------------------------------------------ */

static void
test_library (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autofree char *folder = nw_library_get_folder ();
  g_autoptr (GDir) dir = NULL;
  g_autofree char *path = NULL;

  g_assert_true (nw_desk_shows (window, "Tang Master Tailor"));
  g_assert_true (nw_desk_shows (window, "Tattoo Brawl"));

  /* Looking at an official one: nothing can be changed, a copy is offered. */
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.look", "s", "tang-master-tailor");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_document_is_read_only (nw_desk_get_document (window)));
  g_assert_true (nw_desk_shows (window, "Official rulesets stay as they are"));
  nw_desk_activate (window, "cards.add");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.customise", "s",
                              "tang-master-tailor");
  nw_desk_rest (window);
  g_assert_false (nw_document_is_read_only (nw_desk_get_document (window)));
  g_assert_true (nw_desk_shows (window, "Tang Master Tailor (copy)"));

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.library", NULL);
  nw_desk_rest (window);
  g_assert_null (nw_workshop_window_get_editor (window));
  g_assert_true (nw_desk_shows (window, "Tang Master Tailor (copy)"));

  /* Duplicated, deleted, brought back. */
  dir = g_dir_open (folder, 0, NULL);
  path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.duplicate", "s", path);
  nw_desk_rest (window);
  g_assert_true (nw_desk_shows (window, "Tang Master Tailor (copy) (copy)"));
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.delete", "s", path);
  nw_desk_rest (window);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (nw_desk_shows (window, "Ruleset deleted"));
  nw_desk_close (window);
}

/* ---- Comparing -------------------------------------------------------------------------------- */

static NwCompareDialog *
get_compare_dialog (NwWorkshopWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  return NW_IS_COMPARE_DIALOG (dialog) ? NW_COMPARE_DIALOG (dialog) : NULL;
}

static gboolean
has_compared (gpointer data)
{
  NwCompareDialog *dialog = get_compare_dialog (data);

  return dialog != NULL &&
         g_list_model_get_n_items (nw_compare_dialog_get_lines (dialog)) > 0;
}

static gboolean
is_row_of (GtkWidget *widget,
           gpointer   title)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
         strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static gboolean
offers_official (gpointer data)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (data));

  return dialog != NULL &&
         nw_fixture_find (GTK_WIDGET (dialog), is_row_of, (gpointer) "Tang Master Tailor") != NULL;
}

/* A ruleset with a card less, a card more, one with other points and another name, another cell in a
 * table and another house rule. */
static void
change_everywhere (NwWorkshopWindow *window)
{
  static const guint removed[] = { 1 };
  NwRuleset *ruleset = nw_desk_get_ruleset (window);
  g_autoptr (NwRuleset) less = nw_edit_remove_entries (ruleset, NW_DESK_CARDS, removed, 1);
  g_autoptr (GVariant) card = nw_edit_new_entry (less, NW_DESK_CARDS);
  g_autoptr (NwRuleset) more = nw_edit_add_entry (less, NW_DESK_CARDS, 103, card);
  g_autoptr (NwRuleset) points =
    nw_edit_set_value (more, NW_DESK_CARDS "/0/points", g_variant_new_int64 (40));
  g_autoptr (NwRuleset) name =
    nw_edit_set_value (points, NW_DESK_CARDS "/0/name/es", g_variant_new_string ("Bolso"));
  g_autoptr (NwRuleset) cell =
    nw_edit_set_value (name, "/tables/levels/1/display/4", g_variant_new_int64 (5));
  g_autoptr (NwRuleset) rule =
    nw_edit_set_value (cell, "/parameters/end_points", g_variant_new_int64 (30));

  nw_document_change (nw_desk_get_document (window), rule, "test", NULL);
}

static void
test_compare (void)
{
  static const char *const shown[] = {
    "Title › English",
    "Tang Master Tailor → Tang Master Tailor (copy)",
    "House rules › Points to end",
    "40 → 30",
    "Tables › Levels › Merchants › Display › 4 players",
    "4 → 5",
    "Orders › Errand purse › Points",
    "2 → 40",
    "Orders › Errand purse › Name › Español",
    "Bolsa de mandados → Bolso",
    "Orders › Tea cloth",
    "Removed",
    "Orders › card",
    "Added",
  };
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");

  change_everywhere (window);
  nw_desk_activate (window, "doc.compare");
  nw_desk_wait (offers_official, window);
  nw_fixture_settle (GTK_WIDGET (window));
  adw_action_row_activate (ADW_ACTION_ROW (
    nw_fixture_find (GTK_WIDGET (window), is_row_of, (gpointer) "Tang Master Tailor")));
  nw_desk_wait (has_compared, window);
  nw_fixture_settle (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    if (!nw_desk_shows (window, shown[i]))
      {
        g_autofree char *all = nw_fixture_describe (GTK_WIDGET (get_compare_dialog (window)));

        g_error ("“%s” is not said in:\n%s", shown[i], all);
      }
  nw_desk_close (window);
}

/* The window is as large as it was the last time. */
static void
test_size (void)
{
  NwWorkshopWindow *window = nw_desk_new (1280, 780);
  NwWorkshopWindow *other;
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (window), 777, 555);
  other = nw_workshop_window_new (NULL);
  gtk_window_get_default_size (GTK_WINDOW (other), &width, &height);
  g_assert_cmpint (width, ==, 777);
  g_assert_cmpint (height, ==, 555);
  gtk_window_destroy (GTK_WINDOW (other));
  nw_desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/workshop-window/library", test_library);
  g_test_add_func ("/workshop-window/size", test_size);
  g_test_add_func ("/workshop-window/compare", test_compare);

  return g_test_run ();
}
