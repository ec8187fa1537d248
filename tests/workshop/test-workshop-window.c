/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's window: the library, and what is done with whole rulesets.
 */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

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
  nw_desk_wait_for_text (window, "Ruleset deleted");
  nw_desk_rest (window);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  nw_desk_close (window);
}

/* ---- Files, in and out ------------------------------------------------------------------------ */

/* A ruleset of that id in a folder of its own, as somebody has sent it. */
static char *
write_sent (const char *id)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) own = nw_edit_customise (official, id, " of ", " de ");
  g_autofree char *title = g_strdup_printf ("Sent %s", id);
  g_autoptr (NwRuleset) titled = nw_edit_set_value (own, "/title/en", g_variant_new_string (title));
  g_autofree char *text = nw_ruleset_to_text (titled);
  g_autofree char *name = g_strdup_printf ("%s.nwrules", id);

  return nw_desk_write_file (name, text, -1);
}

static guint
count_library (void)
{
  g_autofree char *folder = nw_library_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Drops files on the window as a file manager does; returns whether they were taken. */
static gboolean
start_drop (NwWorkshopWindow  *window,
            const char *const *paths,
            guint              n_paths)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  for (guint i = 0; i < n_paths; i++)
    g_ptr_array_add (files, strstr (paths[i], "://") != NULL ? g_file_new_for_uri (paths[i])
                                                             : g_file_new_for_path (paths[i]));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array ((GFile **) files->pdata, files->len));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        {
          g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &is_taken);
          return is_taken;
        }
    }

  g_assert_not_reached ();
}

/* The same, and waits until what is said of it is shown, which may go away by itself, and then what
 * came of it. */
static gboolean
drop (NwWorkshopWindow  *window,
      const char *const *paths,
      guint              n_paths,
      const char        *said)
{
  const gboolean is_taken = start_drop (window, paths, n_paths);

  nw_desk_wait_for_text (window, said);
  nw_desk_rest (window);

  return is_taken;
}

static void
test_drop (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  const guint n = count_library ();
  g_autofree char *first = write_sent ("first");
  g_autofree char *second = write_sent ("second");
  g_autofree char *broken = nw_desk_write_file ("broken.nwrules", "{", -1);
  g_autofree char *text = nw_desk_write_file ("letter.txt", "Hello", -1);
  const char *const both[] = { first, text, second };

  g_assert_true (drop (window, both, G_N_ELEMENTS (both), "2 rulesets taken into the library"));
  g_assert_cmpuint (count_library (), ==, n + 2);
  g_assert_true (nw_desk_shows (window, "Sent first"));
  g_assert_true (nw_desk_shows (window, "Sent second"));

  g_assert_false (drop (window, (const char *const *) &text, 1,
                        "Only ruleset files (.nwrules) can be dropped here"));
  drop (window, (const char *const *) &broken, 1, "The Ruleset Cannot Be Opened");
  g_assert_cmpuint (count_library (), ==, n + 2);
  nw_desk_close (window);
}

/* One that is not on this computer, or can't be had from where it is, is not passed over; files are
 * read in a thread, and the window says that it is busy. */
static void
test_drop_far (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  const guint n = count_library ();
  g_autofree char *near = write_sent ("near");
  const char *const both[] = { "nowhere://there/far.nwrules", near };

  g_assert_true (start_drop (window, both, G_N_ELEMENTS (both)));
  g_assert_cmpuint (count_library (), ==, n);
  g_assert_true (nw_workshop_window_is_busy (window));
  nw_desk_rest (window);
  g_assert_true (nw_desk_shows (window, "“far.nwrules” cannot be read"));
  g_assert_true (nw_desk_shows (window, "1 ruleset taken into the library"));
  g_assert_cmpuint (count_library (), ==, n + 1);
  nw_desk_close (window);
}

/* What is listed is what there is, though an older listing hangs and ends after it: at a pipe that
 * nobody writes to, until it is written to elsewhere. */
static void
test_slow_listing (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autofree char *folder = nw_library_get_folder ();
  g_autofree char *listed = g_build_filename (folder, "pipe.nwrules", NULL);
  g_autofree char *aside = g_build_filename (folder, "pipe", NULL);
  g_autofree char *sent = write_sent ("late");
  const char *const one[] = { sent };
  int pipe;

  g_assert_cmpint (mkfifo (listed, 0600), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.library", NULL);
  /* It opens for writing when somebody reads it, who waits for what is written then. */
  while ((pipe = g_open (listed, O_WRONLY | O_NONBLOCK | O_CLOEXEC, 0)) < 0)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (g_rename (listed, aside), ==, 0);

  g_assert_true (start_drop (window, one, 1));
  for (guint i = 0; i < 100; i++)
    nw_desk_spin ();
  g_assert_true (nw_workshop_window_is_busy (window));
  g_assert_true (g_close (pipe, NULL));
  nw_desk_rest (window);
  g_assert_true (nw_desk_shows (window, "Sent late"));
  g_assert_cmpint (g_unlink (aside), ==, 0);
  nw_desk_close (window);
}

static gboolean
has_editor (gpointer data)
{
  return nw_workshop_window_get_editor (data) != NULL;
}

static void
test_open (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autofree char *path = write_sent ("open");

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.open-path", "s", path);
  nw_desk_wait (has_editor, window);
  nw_desk_rest (window);
  g_assert_cmpstr (nw_document_get_title (nw_desk_get_document (window)), ==, "Sent open");
  nw_desk_close (window);
}

/* ---- What is said, drafts --------------------------------------------------------------------- */

static void
test_say (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.say", "s", "A <b>sentence</b>");
  nw_desk_wait_for_text (window, "A <b>sentence</b>");
  g_assert_cmpuint (nw_desk_count_buttons (window, "_Undo"), ==, 0);

  nw_desk_type_in_cell (window, 0, "points", "17");
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.say-undo", "s", "Seventeen");
  nw_desk_wait_for_text (window, "Seventeen");
  nw_desk_press (window, "_Undo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

static void
test_drafts (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "draft", " (draft)", " (borrador)");
  g_autofree char *path = nw_draft_new_path ();
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autoptr (GError) error = NULL;

  nw_draft_write (path, own, NULL, NULL, &error);
  g_assert_no_error (error);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.drop-draft", "s", path);
  nw_desk_rest (window);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  nw_desk_close (window);
}

/* ---- All actions ------------------------------------------------------------------------------ */

/* All that tests of the Workshop say. */
static char *
read_tests (void)
{
  static const char *const folders[] = { "workshop", "app" };
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, folders[i], NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);
          g_autofree char *text = NULL;

          if (g_str_has_prefix (name, "test-") && g_file_get_contents (path, &text, NULL, NULL))
            g_string_append (all, text);
        }
    }

  return g_string_free_and_steal (all);
}

/* They ask for a file by the toolkit's own dialog, which leaks and has faults of its own when it is
 * answered from within (GTK 4.18).  What they do with the file is tried by dropping it, by its path,
 * and by saving documents. */
static const char *const asking[] = { "workshop.import", "workshop.open", "doc.save-as", NULL };

/* Actions that a class of ours has installed and that no test names. */
static guint
count_untested (GType       type,
                const char *tests)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;
  guint n = 0;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_CLASS (klass), i, &owner, &name,
                                                   &parameter, &property); i++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", name);

      if (owner != type || g_strv_contains (asking, name) || strstr (tests, quoted) != NULL)
        continue;
      g_test_message ("%s of %s is in no test", name, g_type_name (type));
      n++;
    }

  return n;
}

static guint
count_untested_below (GType       type,
                      const char *tests)
{
  guint n_children;
  g_autofree GType *children = g_type_children (type, &n_children);
  guint n = g_str_has_prefix (g_type_name (type), "Nw") ? count_untested (type, tests) : 0;

  for (guint i = 0; i < n_children; i++)
    n += count_untested_below (children[i], tests);

  return n;
}

/* Whatever an action is added to, some test does it. */
static void
test_actions (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *tests = read_tests ();

  g_assert_cmpuint (count_untested_below (GTK_TYPE_WIDGET, tests), ==, 0);
  g_assert_cmpuint (count_untested_below (NW_TYPE_WORKSHOP_WINDOW, ""), >, 0);
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
  g_autoptr (NwRuleset) tongue =
    nw_edit_set_value (rule, NW_DESK_CARDS "/0/name/fr", g_variant_new_string ("Sac"));
  g_autoptr (NwRuleset) word = nw_edit_set_value (tongue, NW_DESK_CARDS "/1/name/es", NULL);

  nw_document_change (nw_desk_get_document (window), word, "test", NULL);
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
    "Removed: ",
    "Added: Sac",
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

/* From the library, before anything is open. */
static void
test_compare_of_library (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autofree char *path = write_sent ("compared");

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.compare", "s", path);
  nw_desk_wait (offers_official, window);
  g_assert_null (nw_workshop_window_get_editor (window));
  nw_desk_close (window);
}

static gboolean
has_alert (gpointer data)
{
  return ADW_IS_ALERT_DIALOG (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (data)));
}

/* A ruleset is not compared with itself; what can't be read any more is said. */
static void
test_compare_choice (void)
{
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) one = nw_edit_customise (official, "one", " one", " uno");
  g_autoptr (NwRuleset) two = nw_edit_customise (official, "two", " two", " dos");
  g_autofree char *first = nw_library_add (one, NULL);
  g_autofree char *second = nw_library_add (two, NULL);
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.compare", "s", first);
  nw_desk_wait (offers_official, window);
  nw_fixture_settle (GTK_WIDGET (window));
  dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  g_assert_null (nw_fixture_find (dialog, is_row_of, (gpointer) "Tang Master Tailor one"));
  g_assert_true (g_file_set_contents (second, "{", -1, NULL));
  adw_action_row_activate (ADW_ACTION_ROW (
    nw_fixture_find (dialog, is_row_of, (gpointer) "Tang Master Tailor two")));
  nw_desk_wait (has_alert, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_desk_shows (window, "“two.nwrules” is not a ruleset"));
  g_unlink (first);
  g_unlink (second);
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
  g_test_add_func ("/workshop-window/drop", test_drop);
  g_test_add_func ("/workshop-window/drop-far", test_drop_far);
  g_test_add_func ("/workshop-window/slow-listing", test_slow_listing);
  g_test_add_func ("/workshop-window/open", test_open);
  g_test_add_func ("/workshop-window/say", test_say);
  g_test_add_func ("/workshop-window/drafts", test_drafts);
  g_test_add_func ("/workshop-window/compare", test_compare);
  g_test_add_func ("/workshop-window/compare-of-the-library", test_compare_of_library);
  g_test_add_func ("/workshop-window/compare-choice", test_compare_choice);
  g_test_add_func ("/workshop-window/actions", test_actions);

  return g_test_run ();
}
