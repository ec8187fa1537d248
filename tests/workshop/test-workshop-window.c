/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's window: the library, what happens to files, and how a document is left.
 */

#include "nw-desk.h"
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

/* ---- Leaving ---------------------------------------------------------------------------------- */

static gboolean
is_saved (gpointer data)
{
  return !nw_document_is_modified (nw_desk_get_document (data));
}

static void
test_leave (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) saved = NULL;
  g_autofree char *path = g_file_get_path (nw_document_get_file (nw_desk_get_document (window)));
  AdwDialog *dialog;

  /* Whatever was changed is asked about, by its name. */
  nw_desk_type_in_cell (window, 0, "points", "6");
  gtk_window_close (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_true (nw_desk_shows (window, "Tang Master Tailor (copy)"));
  g_assert_true (nw_desk_shows (window, "Change of “Points”"));
  adw_dialog_force_close (dialog);
  nw_desk_spin ();
  g_assert_nonnull (nw_workshop_window_get_editor (window));

  nw_desk_activate (window, "doc.save");
  nw_desk_wait (is_saved, window);
  saved = nw_ruleset_load_file (path, problems, NULL);
  g_assert_nonnull (saved);
  {
    g_autoptr (GVariant) points = nw_ruleset_get_value (saved, NW_DESK_CARDS "/0/points");

    g_assert_cmpint (g_variant_get_int64 (points), ==, 6);
  }

  /* Undo reaches back across the save. */
  nw_desk_activate (window, "doc.undo");
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

static void
test_draft (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autoptr (GPtrArray) drafts = NULL;

  /* As when the program is ended from outside. */
  nw_desk_type_in_cell (window, 0, "points", "13");
  gtk_window_destroy (GTK_WINDOW (window));
  while (G_OBJECT (window)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (window);

  window = nw_desk_new (900, 700);
  g_assert_true (nw_desk_shows (window, "Not Saved Yet"));
  drafts = nw_draft_list ();
  g_assert_cmpuint (drafts->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.restore-draft", "s",
                              ((NwDraft *) drafts->pdata[0])->path);
  nw_desk_rest (window);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 13);
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

/* ---- Odd files -------------------------------------------------------------------------------- */

static const struct
{
  const char *text;
  gboolean    opens;
} odd_files[] = {
  { "", FALSE },
  { "{", FALSE },
  { "[]", FALSE },
  { "{\"needlework\": \"ruleset\"}", FALSE },
  { "{\"needlework\": \"ruleset\", \"game\": \"chess\"}", FALSE },
  { "{\"needlework\": \"ruleset\", \"format\": 1, \"game\": \"tailor\"}", TRUE },
  { "{\"needlework\": \"ruleset\", \"format\": 99, \"game\": \"tailor\"}", TRUE },
  { "{\"needlework\": \"ruleset\", \"game\": \"tailor\", \"id\": 7, \"title\": [], \"tables\": 3, "
    "\"parameters\": \"x\", \"cards\": {}}", TRUE },
  { "{\"needlework\": \"ruleset\", \"game\": \"tailor\", \"title\": \"t\", \"tables\": {\"colours\": "
    "[null, 3, {}, {\"letter\": \"ñandú\"}], \"tokens\": [1], \"levels\": [[]], \"patterns\": {}}, "
    "\"cards\": [null, 1, \"x\", [], {}, {\"id\": 1, \"points\": \"many\", \"fabrics\": 12, "
    "\"reward\": {\"bonus\": 3}, \"name\": 4}, {\"reward\": {}}]}", TRUE },
  { "{\"needlework\": \"ruleset\", \"game\": \"brawl\", \"tattoos\": [3], \"clients\": [[]], "
    "\"characters\": [{}], \"tables\": {\"ink_start\": [3, []], \"inks\": [{\"letter\": 1}]}}",
    TRUE },
};

static void
walk_sections (NwWorkshopWindow *window)
{
  static const char *const sections[] = { "overview", "tables", "rules", "words", "problems" };

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    nw_desk_show_section (window, sections[i]);
}

static void
test_odd_files (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (odd_files); i++)
    {
      g_autofree char *path = nw_desk_write_file ("odd.nwrules", odd_files[i].text, -1);
      NwWorkshopWindow *window = nw_desk_new (1000, 700);

      nw_desk_open (window, path);
      if (odd_files[i].opens)
        {
          g_assert_nonnull (nw_workshop_window_get_editor (window));
          nw_desk_wait (nw_desk_is_judged, nw_desk_get_document (window));
          walk_sections (window);
        }
      else
        {
          g_assert_null (nw_workshop_window_get_editor (window));
          g_assert_true (ADW_IS_ALERT_DIALOG (
            adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))));
        }
      nw_desk_close (window);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/workshop-window/library", test_library);
  g_test_add_func ("/workshop-window/leave", test_leave);
  g_test_add_func ("/workshop-window/draft", test_draft);
  g_test_add_func ("/workshop-window/odd-files", test_odd_files);

  return g_test_run ();
}
