/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * That nothing is lost in the Workshop: leaving, drafts, earlier versions, files that other programs
 * write, files of newer versions, and files that are none.
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

#include "nw-desk.h"
#include "ruleset/nw-versions.h"
#include "workshop/nw-compare-dialog.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-library.h"
#include "workshop/nw-versions-dialog.h"

/* ---- What is pressed -------------------------------------------------------------------------- */

static AdwDialog *
get_dialog (NwWorkshopWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

static gboolean
has_alert (gpointer data)
{
  return ADW_IS_ALERT_DIALOG (get_dialog (data));
}

static gboolean
is_saved (gpointer data)
{
  return !nw_document_is_modified (nw_desk_get_document (data));
}

static void
save (NwWorkshopWindow *window)
{
  nw_desk_activate (window, "doc.save");
  nw_desk_wait (is_saved, window);
}

static void
set_points (NwWorkshopWindow *window,
            const char       *points)
{
  nw_desk_type_in_cell (window, 0, "points", points);
}

static gint64
get_points (NwWorkshopWindow *window)
{
  return nw_desk_get_number (window, NW_DESK_CARDS "/0/points");
}

/* What the document's file has. */
static gint64
read_points (const char *path)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load_file (path, problems, NULL);
  g_autoptr (GVariant) points = NULL;

  g_assert_nonnull (ruleset);
  points = nw_ruleset_get_value (ruleset, NW_DESK_CARDS "/0/points");

  return g_variant_get_int64 (points);
}

static char *
get_path (NwWorkshopWindow *window)
{
  return g_file_get_path (nw_document_get_file (nw_desk_get_document (window)));
}

/* ---- Leaving ---------------------------------------------------------------------------------- */

/* Closes the window and answers what it asks. */
static void
close_and_answer (NwWorkshopWindow *window,
                  const char       *answer)
{
  gtk_window_close (GTK_WINDOW (window));
  nw_desk_wait (has_alert, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_desk_shows (window, "Tang Master Tailor (copy)"));
  g_assert_true (nw_desk_shows (window, "Change of “Points”"));
  nw_desk_press (window, answer);
}

/* That the window goes away by itself. */
static void
assert_closes (NwWorkshopWindow *window)
{
  while (G_OBJECT (window)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  nw_desk_spin ();
  g_assert_finalize_object (window);
}

static guint
count_drafts (void)
{
  g_autoptr (GPtrArray) drafts = nw_draft_list ();

  return drafts->len;
}

/* One that a thread was writing is gone once that is known, which may be later than the window is
 * gone. */
static gboolean
has_no_drafts (gpointer unused)
{
  return count_drafts () == 0;
}

/* Whatever was changed is asked about, by its name. */
static void
test_leave (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);
  const gint64 before = get_points (window);

  set_points (window, "6");
  close_and_answer (window, "_Cancel");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (get_dialog (window));
  g_assert_cmpint (get_points (window), ==, 6);

  save (window);
  g_assert_cmpint (read_points (path), ==, 6);

  /* Undo reaches back across the save. */
  nw_desk_activate (window, "doc.undo");
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_cmpint (get_points (window), ==, before);
  nw_desk_activate (window, "doc.redo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));

  set_points (window, "7");
  close_and_answer (window, "_Save");
  assert_closes (window);
  g_assert_cmpint (read_points (path), ==, 7);
  nw_desk_wait (has_no_drafts, NULL);
}

/* What is changed while the window saves before it closes is asked about again. */
static void
test_change_while_leaving (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);
  g_autoptr (NwRuleset) changed = NULL;
  g_autoptr (AdwDialog) asked = NULL;

  set_points (window, "6");
  gtk_window_close (GTK_WINDOW (window));
  nw_desk_wait (has_alert, window);
  asked = g_object_ref (get_dialog (window));
  /* No turn of the main loop lies between the answer and the change. */
  g_signal_emit_by_name (asked, "response", "save");
  changed = nw_edit_set_value (nw_desk_get_ruleset (window), NW_DESK_CARDS "/0/points",
                               g_variant_new_int64 (7));
  nw_document_change (nw_desk_get_document (window), changed, "Change", NULL);
  adw_dialog_force_close (asked);
  while (get_dialog (window) == NULL || get_dialog (window) == asked)
    g_main_context_iteration (NULL, TRUE);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpint (read_points (path), ==, 6);
  nw_desk_press (window, "_Save");
  assert_closes (window);
  g_assert_cmpint (read_points (path), ==, 7);
}

static void
test_discard (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);
  const gint64 before = get_points (window);

  set_points (window, "8");
  close_and_answer (window, "_Discard");
  assert_closes (window);
  g_assert_cmpint (read_points (path), ==, before);
  g_assert_cmpuint (count_drafts (), ==, 0);

  /* So it is on the way to the library; what is saved is not asked about. */
  window = nw_desk_open_game ("tailor");
  set_points (window, "9");
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.library", NULL);
  nw_desk_wait_for_text (window, "Change of “Points”");
  nw_desk_press (window, "_Discard");
  nw_desk_rest (window);
  g_assert_null (nw_workshop_window_get_editor (window));
  nw_desk_open (window, path);
  g_assert_cmpint (get_points (window), ==, before);
  gtk_window_close (GTK_WINDOW (window));
  assert_closes (window);
}

/* ---- Drafts ----------------------------------------------------------------------------------- */

/* Takes up the only draft that there is. */
static void
go_on (NwWorkshopWindow *window)
{
  g_assert_true (nw_desk_shows (window, "Not Saved Yet"));
  g_assert_cmpuint (count_drafts (), ==, 1);
  nw_desk_press (window, "_Go On");
  nw_desk_rest (window);
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
}

/* As when the session ends. */
static void
test_draft (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");

  set_points (window, "13");
  gtk_window_destroy (GTK_WINDOW (window));
  assert_closes (window);

  window = nw_desk_new (900, 700);
  go_on (window);
  g_assert_cmpint (get_points (window), ==, 13);
  nw_desk_close (window);
}

static gboolean
is_drafted (gpointer data)
{
  return nw_document_is_draft_saved (nw_desk_get_document (data));
}

static void
test_killed (void)
{
  NwWorkshopWindow *window;

  if (g_test_subprocess ())
    {
      window = nw_desk_open_game ("tailor");
      set_points (window, "14");
      nw_desk_wait (is_drafted, window);
      kill (getpid (), SIGKILL);
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();

  window = nw_desk_new (900, 700);
  go_on (window);
  g_assert_cmpint (get_points (window), ==, 14);

  /* It is a step: what the file has is the one before. */
  nw_desk_activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

/* A window in which a file is open of which there is a draft with 16 points. */
static NwWorkshopWindow *
open_left_behind (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);

  set_points (window, "16");
  gtk_window_destroy (GTK_WINDOW (window));
  assert_closes (window);

  window = nw_desk_new (1280, 780);
  nw_desk_open (window, path);
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_cmpint (get_points (window), !=, 16);

  return window;
}

#define OFFER "There are changes from the last time that were not saved."

/* Whoever opens the file itself learns of the draft, and there is one of it all the time. */
static void
test_offer (void)
{
  NwWorkshopWindow *window = open_left_behind ();

  g_assert_true (nw_desk_shows (window, OFFER));
  nw_desk_press (window, "_Go On With Them");
  nw_desk_rest (window);
  g_assert_false (nw_desk_shows (window, OFFER));
  g_assert_cmpint (get_points (window), ==, 16);
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_cmpuint (count_drafts (), ==, 1);

  /* Nobody else is offered what is open here. */
  {
    g_autofree char *path = get_path (window);
    NwWorkshopWindow *other = nw_desk_new (1280, 780);

    g_assert_false (nw_desk_shows (other, "Not Saved Yet"));
    nw_desk_open (other, path);
    g_assert_false (nw_desk_shows (other, OFFER));
    nw_desk_close (other);
  }

  save (window);
  g_assert_cmpuint (count_drafts (), ==, 0);
  nw_desk_close (window);
}

/* Whoever just goes on finds it in the library. */
static void
test_offer_passed_over (void)
{
  NwWorkshopWindow *window = open_left_behind ();

  set_points (window, "17");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (nw_desk_shows (window, OFFER));
  save (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.library", NULL);
  nw_desk_rest (window);
  g_assert_true (nw_desk_shows (window, "Not Saved Yet"));
  g_assert_cmpuint (count_drafts (), ==, 1);
  nw_desk_press (window, "_Go On");
  nw_desk_rest (window);
  g_assert_cmpint (get_points (window), ==, 16);
  nw_desk_close (window);
}

/* It moves with its document, as when the language changes, and can be gone when it is wanted. */
static void
test_offer_moved (void)
{
  NwWorkshopWindow *window = open_left_behind ();
  NwWorkshopWindow *other = nw_desk_new (1280, 780);
  g_autoptr (GPtrArray) drafts = nw_draft_list ();

  nw_workshop_window_move_to (window, other);
  nw_fixture_settle (GTK_WIDGET (other));
  g_assert_true (nw_desk_shows (other, OFFER));
  nw_desk_close (window);

  g_assert_cmpuint (drafts->len, ==, 1);
  g_assert_cmpint (g_unlink (((const NwDraft *) drafts->pdata[0])->path), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (other), "workshop.take-draft", "s",
                              ((const NwDraft *) drafts->pdata[0])->path);
  nw_desk_rest (other);
  g_assert_true (nw_desk_shows (other, "The Draft Cannot Be Opened"));
  g_assert_false (nw_document_is_modified (nw_desk_get_document (other)));
  nw_desk_close (other);
}

/* A draft whose file is gone, no ruleset any more, or another game's, is all there is: it is not left
 * without a question. */
static void
check_draft_alone (const char *now)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);

  set_points (window, "16");
  gtk_window_destroy (GTK_WINDOW (window));
  assert_closes (window);
  if (now != NULL)
    g_assert_true (g_file_set_contents (path, now, -1, NULL));
  else
    g_assert_cmpint (g_unlink (path), ==, 0);

  window = nw_desk_new (900, 700);
  go_on (window);
  g_assert_cmpint (get_points (window), ==, 16);
  gtk_window_close (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (ADW_IS_ALERT_DIALOG (get_dialog (window)));
  nw_desk_press (window, "_Cancel");
  nw_fixture_settle (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.library", NULL);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (ADW_IS_ALERT_DIALOG (get_dialog (window)));
  nw_desk_press (window, "_Cancel");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpint (get_points (window), ==, 16);
  g_assert_cmpuint (count_drafts (), ==, 1);
  nw_desk_close (window);
}

static void
test_draft_alone (void)
{
  g_autoptr (NwRuleset) brawl = nw_ruleset_get_official ("brawl");
  g_autoptr (NwRuleset) other = nw_edit_customise (brawl, "own", "", "");
  g_autofree char *text = nw_ruleset_to_text (other);
  g_autoptr (NwRuleset) tailor = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) own = nw_edit_customise (tailor, "own", "", "");
  g_autofree char *same = nw_ruleset_to_text (own);
  g_autoptr (GString) newer = g_string_new (same);

  g_assert_cmpuint (g_string_replace (newer, "\"format\": 1,", "\"format\": 99,", 1), ==, 1);
  check_draft_alone (NULL);
  check_draft_alone ("{");
  check_draft_alone (text);
  check_draft_alone (newer->str);
}

/* So is one that never had a file. */
static void
test_draft_without_file (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "draft", " (draft)", " (borrador)");
  g_autofree char *path = nw_draft_new_path ();
  NwWorkshopWindow *window = nw_desk_new (900, 700);
  g_autoptr (GError) error = NULL;

  nw_draft_write (path, own, NULL, NULL, &error);
  g_assert_no_error (error);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.restore-draft", "s", path);
  nw_desk_rest (window);
  gtk_window_close (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (ADW_IS_ALERT_DIALOG (get_dialog (window)));
  nw_desk_press (window, "_Cancel");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpstr (nw_document_get_title (nw_desk_get_document (window)), ==,
                   "Tang Master Tailor (draft)");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  gtk_window_close (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));
  nw_desk_press (window, "_Discard");
  assert_closes (window);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A draft that is not wanted is gone for good. */
static void
test_drop_draft (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");

  set_points (window, "15");
  gtk_window_destroy (GTK_WINDOW (window));
  assert_closes (window);

  window = nw_desk_new (900, 700);
  nw_desk_press (window, "_Discard");
  nw_desk_rest (window);
  g_assert_false (nw_desk_shows (window, "Not Saved Yet"));
  g_assert_cmpuint (count_drafts (), ==, 0);
  nw_desk_close (window);
}

/* ---- Earlier versions ------------------------------------------------------------------------- */

static guint
count_versions (void)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "own.nwrules", NULL);
  g_autoptr (GPtrArray) versions = nw_versions_list (path, "own");

  return versions->len;
}

static gboolean
has_differences (gpointer data)
{
  AdwDialog *dialog = get_dialog (data);

  return NW_IS_COMPARE_DIALOG (dialog) &&
         g_list_model_get_n_items (
           nw_compare_dialog_get_lines (NW_COMPARE_DIALOG (dialog))) > 0;
}

/* The dialog that compares says one thing. */
static void
assert_differs (NwWorkshopWindow *window,
                const char       *place,
                const char       *values)
{
  nw_desk_wait (has_differences, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (g_list_model_get_n_items (nw_compare_dialog_get_lines (
                      NW_COMPARE_DIALOG (get_dialog (window)))), ==, 1);
  g_assert_true (nw_desk_shows (window, place));
  g_assert_true (nw_desk_shows (window, values));
  adw_dialog_force_close (get_dialog (window));
  nw_fixture_settle (GTK_WIDGET (window));
}

static void
test_versions (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  const guint n = count_versions ();

  set_points (window, "6");
  save (window);
  set_points (window, "7");
  save (window);
  g_assert_cmpuint (count_versions (), ==, n + 2);

  nw_desk_activate (window, "doc.versions");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (NW_IS_VERSIONS_DIALOG (get_dialog (window)));
  g_assert_cmpuint (nw_desk_count_buttons (window, "_Go Back"), ==, n + 2);

  /* The newest first. */
  nw_desk_press (window, "_Compare");
  assert_differs (window, "Orders › Errand purse › Points", "6 → 7");
  nw_desk_press (window, "_Go Back");
  nw_desk_wait_for_text (window, "An earlier version is back");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (get_dialog (window));
  g_assert_cmpint (get_points (window), ==, 6);
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));

  nw_desk_activate (window, "doc.undo");
  g_assert_cmpint (get_points (window), ==, 7);
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

static void
test_no_versions (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "unsaved", "", "");
  g_autofree char *text = nw_ruleset_to_text (own);
  g_autofree char *path = nw_desk_write_file ("unsaved.nwrules", text, -1);
  NwWorkshopWindow *window = nw_desk_new (900, 700);

  nw_desk_open (window, path);
  nw_desk_activate (window, "doc.versions");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_desk_shows (window, "No Earlier Versions"));
  nw_desk_close (window);
}

/* ---- Another program writes the file ---------------------------------------------------------- */

static gboolean
is_changed_outside (gpointer data)
{
  return nw_document_get_outside (nw_desk_get_document (data)) == NW_DOCUMENT_OUTSIDE_CHANGED;
}

static gboolean
is_gone_outside (gpointer data)
{
  return nw_document_get_outside (nw_desk_get_document (data)) == NW_DOCUMENT_OUTSIDE_GONE;
}

/* A window with 6 points in the document, and with 21 in the file by now. */
static NwWorkshopWindow *
open_and_change_outside (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);
  g_autoptr (NwRuleset) changed = NULL;
  g_autofree char *text = NULL;

  changed = nw_edit_set_value (nw_desk_get_ruleset (window), NW_DESK_CARDS "/0/points",
                               g_variant_new_int64 (21));
  text = nw_ruleset_to_text (changed);
  set_points (window, "6");
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  nw_desk_wait (is_changed_outside, window);
  nw_desk_wait_for_text (window, "Another program has changed the file.");
  nw_fixture_settle (GTK_WIDGET (window));
  nw_desk_press (window, "_What to Do…");
  nw_desk_wait (has_alert, window);
  nw_fixture_settle (GTK_WIDGET (window));

  return window;
}

static gboolean
has_reloaded (gpointer data)
{
  return get_points (data) == 21;
}

static void
test_reload (void)
{
  NwWorkshopWindow *window = open_and_change_outside ();

  nw_desk_press (window, "_Reload");
  nw_desk_wait (has_reloaded, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_false (nw_desk_shows (window, "Another program has changed the file."));

  nw_desk_activate (window, "doc.undo");
  g_assert_cmpint (get_points (window), ==, 6);
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

static void
test_keep_mine (void)
{
  NwWorkshopWindow *window = open_and_change_outside ();
  g_autofree char *path = get_path (window);
  g_autoptr (GPtrArray) versions = NULL;

  nw_desk_press (window, "_Keep Mine");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (nw_desk_shows (window, "Another program has changed the file."));
  g_assert_cmpint (get_points (window), ==, 6);
  g_assert_cmpint (read_points (path), ==, 21);

  save (window);
  g_assert_cmpint (read_points (path), ==, 6);
  versions = nw_versions_list (path, "own");
  g_assert_cmpint (read_points (((NwVersion *) versions->pdata[0])->path), ==, 21);
  nw_desk_close (window);
}

static void
test_compare_outside (void)
{
  NwWorkshopWindow *window = open_and_change_outside ();

  nw_desk_press (window, "_Compare");
  assert_differs (window, "Orders › Errand purse › Points", "21 → 6");

  /* Looking changes nothing. */
  g_assert_true (nw_desk_shows (window, "Another program has changed the file."));
  g_assert_cmpint (get_points (window), ==, 6);
  nw_desk_close (window);
}

/* A draft of a file that another program has changed since is not laid over that unseen. */
static void
test_draft_outside (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);
  g_autoptr (NwRuleset) changed = NULL;
  g_autofree char *text = NULL;

  changed = nw_edit_set_value (nw_desk_get_ruleset (window), NW_DESK_CARDS "/0/points",
                               g_variant_new_int64 (21));
  text = nw_ruleset_to_text (changed);
  set_points (window, "6");
  gtk_window_destroy (GTK_WINDOW (window));
  assert_closes (window);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  window = nw_desk_new (900, 700);
  go_on (window);
  g_assert_cmpint (get_points (window), ==, 6);
  g_assert_true (nw_desk_shows (window, "Another program has changed the file."));
  nw_desk_press (window, "_What to Do…");
  nw_fixture_settle (GTK_WIDGET (window));
  nw_desk_press (window, "_Reload");
  nw_desk_wait (has_reloaded, window);
  nw_desk_close (window);
}

static void
test_gone (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *path = get_path (window);

  g_assert_cmpint (g_unlink (path), ==, 0);
  nw_desk_wait (is_gone_outside, window);
  nw_desk_wait_for_text (window, "The file is no longer there.");
  nw_fixture_settle (GTK_WIDGET (window));
  nw_desk_press (window, "_Save");
  while (is_gone_outside (window))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpint (read_points (path), ==, get_points (window));
  nw_desk_close (window);
}

/* ---- Newer formats ---------------------------------------------------------------------------- */

static void
test_newer_format (void)
{
  g_autofree char *copy = nw_desk_write_copy ("tailor");
  g_autofree char *path = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GString) text = NULL;
  NwWorkshopWindow *window = nw_desk_new (1280, 780);

  g_assert_true (g_file_get_contents (copy, &before, NULL, NULL));
  text = g_string_new (before);
  g_assert_cmpuint (g_string_replace (text, "\"format\": 1,",
                                      "\"format\": 99,\n  \"later\": [1, 2],", 1), ==, 1);
  path = nw_desk_write_file ("newer.nwrules", text->str, -1);

  nw_desk_open (window, path);
  g_assert_true (nw_document_is_read_only (nw_desk_get_document (window)));
  g_assert_true (nw_desk_shows (window, "This was made by a newer version"));
  nw_desk_activate (window, "cards.add");
  nw_desk_activate (window, "cards.delete");
  nw_desk_activate (window, "doc.save");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_cmpuint (nw_desk_count (window), ==, 104);

  /* Nothing to ask about, and nothing has happened to the file. */
  gtk_window_close (GTK_WINDOW (window));
  assert_closes (window);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text->str);
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
  g_test_add_func ("/workshop-files/leave", test_leave);
  g_test_add_func ("/workshop-files/discard", test_discard);
  g_test_add_func ("/workshop-files/draft", test_draft);
  g_test_add_func ("/workshop-files/killed", test_killed);
  g_test_add_func ("/workshop-files/draft-alone", test_draft_alone);
  g_test_add_func ("/workshop-files/draft-without-file", test_draft_without_file);
  g_test_add_func ("/workshop-files/drop-draft", test_drop_draft);
  g_test_add_func ("/workshop-files/versions", test_versions);
  g_test_add_func ("/workshop-files/no-versions", test_no_versions);
  g_test_add_func ("/workshop-files/reload", test_reload);
  g_test_add_func ("/workshop-files/change-while-leaving", test_change_while_leaving);
  g_test_add_func ("/workshop-files/keep-mine", test_keep_mine);
  g_test_add_func ("/workshop-files/compare-outside", test_compare_outside);
  g_test_add_func ("/workshop-files/draft-outside", test_draft_outside);
  g_test_add_func ("/workshop-files/gone", test_gone);
  g_test_add_func ("/workshop-files/offer", test_offer);
  g_test_add_func ("/workshop-files/offer-passed-over", test_offer_passed_over);
  g_test_add_func ("/workshop-files/offer-moved", test_offer_moved);
  g_test_add_func ("/workshop-files/newer-format", test_newer_format);
  g_test_add_func ("/workshop-files/odd-files", test_odd_files);

  return g_test_run ();
}
