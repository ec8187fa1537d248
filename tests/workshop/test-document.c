/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The document: steps, judging in a thread, the file, changes from outside, the draft.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "engine/nw-rng.h"
#include "workshop/nw-document.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-library.h"

typedef struct
{
  char       *folder;
  NwDocument *document;
  gint64      points;
  guint       n_changed;
  guint       n_judged;
} Fixture;

static void
on_changed_cb (NwDocument *document G_GNUC_UNUSED,
               NwRuleset  *before,
               Fixture    *fixture)
{
  g_assert_nonnull (before);
  fixture->n_changed++;
}

static void
on_problems_changed_cb (NwDocument *document G_GNUC_UNUSED,
                        Fixture    *fixture)
{
  fixture->n_judged++;
}

static NwRuleset *
load_own (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");

  return nw_edit_customise (official, "mine", " (copy)", " (copia)");
}

static void
watch (Fixture    *fixture,
       NwDocument *document)
{
  fixture->document = document;
  g_signal_connect (document, "changed", G_CALLBACK (on_changed_cb), fixture);
  g_signal_connect (document, "problems-changed", G_CALLBACK (on_problems_changed_cb), fixture);
}

static gint64
get_points (NwDocument *document)
{
  g_autoptr (GVariant) points = nw_ruleset_get_value (nw_document_get_ruleset (document),
                                                      "/cards/0/points");

  return g_variant_get_int64 (points);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (NwRuleset) ruleset = load_own ();

  fixture->folder = g_dir_make_tmp ("nw-document-XXXXXX", NULL);
  watch (fixture, nw_document_new (ruleset, NULL));
  fixture->points = get_points (fixture->document);
}

static void
empty (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        empty (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

/* Waits until nothing is done with a document any more. */
static void
rest (NwDocument *document)
{
  while (nw_document_is_judging (document))
    g_main_context_iteration (NULL, TRUE);
  /* A task lets its document go in its thread, a moment after its callback. */
  while (G_OBJECT (document)->ref_count > 1)
    g_main_context_iteration (NULL, FALSE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  rest (fixture->document);
  g_signal_handlers_disconnect_by_data (fixture->document, fixture);
  g_assert_finalize_object (fixture->document);
  empty (fixture->folder);
  g_free (fixture->folder);
}

static void
set_points (NwDocument *document,
            gint64      points,
            const char *key)
{
  g_autoptr (NwRuleset) changed = nw_edit_set_value (nw_document_get_ruleset (document),
                                                     "/cards/0/points",
                                                     g_variant_new_int64 (points));

  if (changed != NULL)
    nw_document_change (document, changed, "Change points", key);
}

static void
wait_judged (Fixture *fixture)
{
  while (nw_document_is_judging (fixture->document))
    g_main_context_iteration (NULL, TRUE);
}

/* ---- Steps ----------------------------------------------------------------------------------- */

static void
test_steps (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;

  g_assert_false (nw_document_can_undo (document));
  g_assert_false (nw_document_is_modified (document));
  g_assert_null (nw_document_get_undo_name (document));

  set_points (document, 5, NULL);
  set_points (document, 6, NULL);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  g_assert_true (nw_document_is_modified (document));
  g_assert_cmpstr (nw_document_get_undo_name (document), ==, "Change points");

  g_assert_true (nw_document_undo (document));
  g_assert_cmpint (get_points (document), ==, 5);
  g_assert_cmpstr (nw_document_get_redo_name (document), ==, "Change points");
  g_assert_true (nw_document_undo (document));
  g_assert_false (nw_document_is_modified (document));
  g_assert_false (nw_document_undo (document));

  g_assert_true (nw_document_redo (document));
  set_points (document, 9, NULL);
  g_assert_false (nw_document_can_redo (document));
  g_assert_false (nw_document_redo (document));
  g_assert_cmpint (get_points (document), ==, 9);
}

static void
test_merge (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;

  for (gint64 points = 2; points < 9; points++)
    set_points (document, points, "points");
  nw_document_end_merge (document);
  set_points (document, 9, "points");
  set_points (document, 10, "other");
  set_points (document, 11, NULL);

  g_assert_true (nw_document_undo (document));
  g_assert_cmpint (get_points (document), ==, 10);
  nw_document_undo (document);
  g_assert_cmpint (get_points (document), ==, 9);
  nw_document_undo (document);
  g_assert_cmpint (get_points (document), ==, 8);
  nw_document_undo (document);
  g_assert_cmpint (get_points (document), ==, fixture->points);
  g_assert_false (nw_document_can_undo (document));
}

/* An edit of any kind, chosen by chance. */
static NwRuleset *
edit_somehow (const NwRuleset *ruleset,
              guint64         *rng)
{
  const guint n = nw_edit_n_entries (ruleset, "/cards");
  const guint indices[] = { nw_rng_below (rng, n), nw_rng_below (rng, n) };
  g_autoptr (GVariant) entry = NULL;

  switch (nw_rng_below (rng, 6))
    {
    case 0:
      return nw_edit_set_value (ruleset, "/cards/0/points",
                                g_variant_new_int64 (nw_rng_below (rng, 60)));
    case 1:
      return nw_edit_remove_entries (ruleset, "/cards", indices, 1);
    case 2:
      return nw_edit_duplicate_entries (ruleset, "/cards", indices, 2);
    case 3:
      return nw_edit_move_entries (ruleset, "/cards", indices, 2, nw_rng_below (rng, n + 1));
    case 4:
      entry = nw_edit_new_entry (ruleset, "/tables/colours");
      return nw_edit_add_entry (ruleset, "/tables/colours", nw_rng_below (rng, 5), entry);
    default:
      return nw_edit_set_value (ruleset, "/parameters/end_points",
                                g_variant_new_int64 (nw_rng_below (rng, 600)));
    }
}

/* 200 sequences of edits, undone in part and redone, end where they began once all is undone, and
 * where they were once all is redone. */
static void
test_sequences (Fixture       *fixture,
                gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  g_autofree char *begin = nw_ruleset_to_text (nw_document_get_ruleset (document));
  guint64 rng = 7;

  for (guint sequence = 0; sequence < 200; sequence++)
    {
      g_autofree char *end = NULL;
      g_autofree char *text = NULL;

      for (guint i = 0; i < 12; i++)
        {
          const guint chance = nw_rng_below (&rng, 10);
          g_autoptr (NwRuleset) changed = NULL;

          if (chance < 2)
            nw_document_undo (document);
          else if (chance < 3)
            nw_document_redo (document);
          else
            changed = edit_somehow (nw_document_get_ruleset (document), &rng);
          if (changed != NULL)
            nw_document_change (document, changed, "Edit", NULL);
        }
      while (nw_document_redo (document))
        continue;
      if (sequence % 20 == 0)
        end = nw_ruleset_to_text (nw_document_get_ruleset (document));
      while (nw_document_undo (document))
        continue;
      text = nw_ruleset_to_text (nw_document_get_ruleset (document));
      g_assert_cmpstr (text, ==, begin);
      g_assert_false (nw_document_is_modified (document));
      if (end != NULL)
        {
          g_autofree char *again = NULL;

          while (nw_document_redo (document))
            continue;
          again = nw_ruleset_to_text (nw_document_get_ruleset (document));
          g_assert_cmpstr (again, ==, end);
          while (nw_document_undo (document))
            continue;
        }
    }
}

static void
test_read_only (Fixture       *fixture,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) newer = nw_ruleset_with_value (official, "/format",
                                                       g_variant_new_int64 (99));
  g_autoptr (NwDocument) first = nw_document_new (official, NULL);
  g_autoptr (NwDocument) second = nw_document_new (newer, NULL);

  g_assert_true (nw_document_is_read_only (first));
  g_assert_true (nw_document_is_read_only (second));
  set_points (first, 9, NULL);
  g_assert_false (nw_document_can_undo (first));
  g_assert_cmpint (get_points (first), ==, fixture->points);
}

/* ---- Problems -------------------------------------------------------------------------------- */

static void
test_problems (Fixture       *fixture,
               gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;

  g_assert_cmpuint (nw_document_get_n_errors (document), ==, 0);
  set_points (document, 99, NULL);
  g_assert_true (nw_document_is_judging (document));
  set_points (document, 98, NULL);
  wait_judged (fixture);
  g_assert_cmpuint (nw_document_get_n_errors (document), ==, 1);
  g_assert_cmpstr (((const NwProblem *) nw_document_get_problems (document)->pdata[0])->pointer,
                   ==, "/cards/0/points");

  nw_document_undo (document);
  nw_document_undo (document);
  wait_judged (fixture);
  g_assert_cmpuint (nw_document_get_n_errors (document), ==, 0);
  g_assert_cmpuint (fixture->n_judged, >=, 2);
}

/* ---- The file -------------------------------------------------------------------------------- */

static void
on_done_cb (GObject      *object G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *result;
}

static gboolean
save (NwDocument  *document,
      GFile       *file,
      GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  nw_document_save_async (document, file, NULL, on_done_cb, &result);

  return nw_document_save_finish (document, wait_for (&result), error);
}

static gboolean
reload (NwDocument  *document,
        GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  nw_document_reload_async (document, NULL, on_done_cb, &result);

  return nw_document_reload_finish (document, wait_for (&result), error);
}

static NwDocument *
open_file (GFile   *file,
           GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  nw_document_open_async (file, NULL, on_done_cb, &result);

  return nw_document_open_finish (wait_for (&result), error);
}

static GFile *
get_file (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
put (GFile      *file,
     const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (g_file_peek_path (file), text, -1, &error);
  g_assert_no_error (error);
}

/* Undo reaches across a save, and back to it nothing is unsaved. */
static void
test_save (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  g_autoptr (GFile) file = get_file (fixture, "mine.nwrules");
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDocument) again = NULL;

  set_points (document, 5, NULL);
  g_assert_true (save (document, file, &error));
  g_assert_no_error (error);
  g_assert_false (nw_document_is_modified (document));
  g_assert_true (g_file_equal (nw_document_get_file (document), file));

  set_points (document, 6, NULL);
  g_assert_true (nw_document_is_modified (document));
  nw_document_undo (document);
  g_assert_false (nw_document_is_modified (document));
  nw_document_undo (document);
  g_assert_true (nw_document_is_modified (document));

  again = open_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_points (again), ==, 5);
  g_assert_cmpstr (nw_document_get_title (again), !=, "");
}

static void
test_save_fails (Fixture       *fixture,
                 gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  g_autoptr (GFile) gone = get_file (fixture, "no/such/folder.nwrules");
  g_autoptr (GFile) far = g_file_new_for_uri ("https://example.org/a.nwrules");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) far_error = NULL;

  set_points (document, 5, NULL);
  g_assert_false (save (document, gone, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_GONE);
  g_assert_false (save (document, far, &far_error));
  g_assert_error (far_error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE);
  g_assert_true (nw_document_is_modified (document));
  g_assert_null (nw_document_get_file (document));
  g_assert_cmpint (get_points (document), ==, 5);
}

static void
test_open_fails (Fixture       *fixture,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GFile) file = get_file (fixture, "bad.nwrules");
  g_autoptr (GFile) none = get_file (fixture, "none.nwrules");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) none_error = NULL;

  put (file, "{\n  \"needlework\": \"ruleset\"\n  \"game\": \"tailor\"\n}\n");
  g_assert_null (open_file (file, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE);
  g_assert_nonnull (strstr (error->message, "“bad.nwrules” is not a ruleset; line 3: A comma"));
  g_assert_null (open_file (none, &none_error));
  g_assert_error (none_error, NW_RULESET_ERROR, NW_RULESET_ERROR_READ);
}

static void
wait_outside (NwDocument        *document,
              NwDocumentOutside  outside)
{
  while (nw_document_get_outside (document) != outside)
    {
      nw_document_check_outside (document);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_outside (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  g_autoptr (GFile) file = get_file (fixture, "mine.nwrules");
  g_autoptr (NwRuleset) other = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (save (document, file, NULL));
  other = nw_edit_set_value (nw_document_get_ruleset (document), "/cards/0/points",
                             g_variant_new_int64 (3));
  text = nw_ruleset_to_text (other);
  put (file, text);
  wait_outside (document, NW_DOCUMENT_OUTSIDE_CHANGED);

  /* Mine: nothing changes here, and nothing is saved any more. */
  nw_document_keep_mine (document);
  g_assert_cmpint (nw_document_get_outside (document), ==, NW_DOCUMENT_OUTSIDE_NONE);
  g_assert_true (nw_document_is_modified (document));
  g_assert_cmpint (get_points (document), ==, fixture->points);

  g_assert_true (reload (document, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_points (document), ==, 3);
  g_assert_false (nw_document_is_modified (document));
  nw_document_undo (document);
  g_assert_cmpint (get_points (document), ==, fixture->points);

  put (file, "{");
  wait_outside (document, NW_DOCUMENT_OUTSIDE_CHANGED);
  g_assert_false (reload (document, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE);
  g_assert_cmpint (get_points (document), ==, fixture->points);

  g_unlink (g_file_peek_path (file));
  wait_outside (document, NW_DOCUMENT_OUTSIDE_GONE);
  g_assert_true (save (document, NULL, NULL));
  g_assert_cmpint (nw_document_get_outside (document), ==, NW_DOCUMENT_OUTSIDE_NONE);
}

/* What was asked for last is the document's file, in whatever order saving ends. */
static void
test_two_saves (Fixture       *fixture,
                gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  g_autoptr (GFile) first = get_file (fixture, "first.nwrules");
  g_autoptr (GFile) second = get_file (fixture, "second.nwrules");
  g_autoptr (GAsyncResult) first_result = NULL;
  g_autoptr (GAsyncResult) second_result = NULL;

  g_assert_true (save (document, first, NULL));
  nw_document_save_async (document, NULL, NULL, on_done_cb, &first_result);
  nw_document_save_async (document, second, NULL, on_done_cb, &second_result);
  wait_for (&first_result);
  wait_for (&second_result);
  g_assert_true (nw_document_save_finish (document, second_result, NULL));
  g_assert_true (nw_document_save_finish (document, first_result, NULL));
  g_assert_true (g_file_equal (nw_document_get_file (document), second));
  g_assert_false (nw_document_is_modified (document));
}

/* What is kept and saved at once is in the file, and nobody else has changed that. */
static void
test_keep_and_save (Fixture       *fixture,
                    gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  const guint n_refs = G_OBJECT (document)->ref_count;
  g_autoptr (GFile) file = get_file (fixture, "mine.nwrules");
  g_autoptr (NwRuleset) other = nw_edit_set_value (nw_document_get_ruleset (document),
                                                   "/cards/0/points", g_variant_new_int64 (3));
  g_autofree char *text = nw_ruleset_to_text (other);

  g_assert_true (save (document, file, NULL));
  for (guint i = 0; i < 10; i++)
    {
      put (file, text);
      wait_outside (document, NW_DOCUMENT_OUTSIDE_CHANGED);
      nw_document_keep_mine (document);
      g_assert_true (save (document, NULL, NULL));
      nw_document_check_outside (document);
      while (G_OBJECT (document)->ref_count > n_refs)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (nw_document_get_outside (document), ==, NW_DOCUMENT_OUTSIDE_NONE);
    }
}

/* ---- The draft ------------------------------------------------------------------------------- */

static void
test_draft (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  NwDocument *document = fixture->document;
  g_autofree char *path = g_build_filename (fixture->folder, "a.nwdraft", NULL);
  g_autoptr (GFile) file = get_file (fixture, "mine.nwrules");
  g_autoptr (NwRuleset) saved = NULL;
  g_autoptr (NwDraft) draft = NULL;
  g_autofree char *base = NULL;
  g_autofree char *expected = g_file_get_uri (file);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  nw_document_set_draft (document, path);
  g_assert_true (save (document, file, NULL));
  saved = nw_ruleset_ref (nw_document_get_ruleset (document));
  set_points (document, 7, NULL);
  while (!nw_document_is_draft_saved (document))
    g_main_context_iteration (NULL, TRUE);

  draft = nw_draft_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (draft->file, ==, expected);
  base = nw_ruleset_hash (saved);
  g_assert_cmpstr (draft->base, ==, base);
  before = nw_ruleset_to_text (nw_document_get_ruleset (document));
  after = nw_ruleset_to_text (draft->ruleset);
  g_assert_cmpstr (before, ==, after);

  /* What is saved needs no draft. */
  g_assert_true (save (document, NULL, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  set_points (document, 8, NULL);
  g_assert_false (nw_document_is_draft_saved (document));
  nw_document_flush_draft (document);
  g_assert_true (nw_document_is_draft_saved (document));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  nw_document_drop_draft (document);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static char *
load_base (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDraft) draft = nw_draft_load (path, &error);

  g_assert_no_error (error);

  return g_strdup (draft->base);
}

/* What was made of another state of the file is not laid over it unseen. */
static void
test_draft_base (Fixture       *fixture,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (fixture->folder, "a.nwdraft", NULL);
  g_autoptr (GFile) file = get_file (fixture, "mine.nwrules");
  g_autoptr (NwDraft) draft = NULL;
  g_autoptr (NwDocument) same = NULL;
  g_autoptr (NwDocument) other = NULL;
  g_autoptr (NwRuleset) changed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  nw_document_set_draft (fixture->document, path);
  g_assert_true (save (fixture->document, file, NULL));
  set_points (fixture->document, 7, NULL);
  nw_document_flush_draft (fixture->document);
  draft = nw_draft_load (path, &error);
  g_assert_no_error (error);

  changed = nw_edit_set_value (nw_document_get_ruleset (fixture->document), "/cards/0/points",
                               g_variant_new_int64 (3));
  same = open_file (file, &error);
  g_assert_no_error (error);
  nw_document_take_draft (same, draft->ruleset, draft->base);
  g_assert_cmpint (get_points (same), ==, 7);
  g_assert_true (nw_document_is_modified (same));
  g_assert_cmpint (nw_document_get_outside (same), ==, NW_DOCUMENT_OUTSIDE_NONE);
  nw_document_undo (same);
  g_assert_false (nw_document_is_modified (same));

  text = nw_ruleset_to_text (changed);
  put (file, text);
  other = open_file (file, &error);
  g_assert_no_error (error);
  nw_document_take_draft (other, draft->ruleset, draft->base);
  g_assert_cmpint (get_points (other), ==, 7);
  g_assert_cmpint (nw_document_get_outside (other), ==, NW_DOCUMENT_OUTSIDE_CHANGED);
  nw_document_check_outside (other);
  nw_document_set_draft (other, path);
  nw_document_flush_draft (other);
  kept = load_base (path);
  g_assert_cmpstr (kept, ==, draft->base);

  /* To keep it all the same is remembered by the draft, too. */
  nw_document_keep_mine (other);
  while (TRUE)
    {
      g_autofree char *base = load_base (path);

      if (base != NULL && strcmp (base, draft->base) != 0)
        break;
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpint (nw_document_get_outside (other), ==, NW_DOCUMENT_OUTSIDE_NONE);
  rest (same);
  rest (other);
}

static void
test_draft_fails (Fixture       *fixture,
                  gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *blocked = g_build_filename (fixture->folder, "file", NULL);
  g_autofree char *path = g_build_filename (blocked, "a.nwdraft", NULL);

  g_file_set_contents (blocked, "", 0, NULL);
  nw_document_set_draft (fixture->document, path);
  set_points (fixture->document, 7, NULL);
  g_test_expect_message ("nw-workshop", G_LOG_LEVEL_MESSAGE, "The draft is not written:*");
  nw_document_flush_draft (fixture->document);
  g_test_assert_expected_messages ();
  g_assert_false (nw_document_is_draft_saved (fixture->document));
  g_assert_nonnull (nw_document_get_draft_error (fixture->document));
}

int
main (int    argc,
      char **argv)
{
#define ADD(name, function)                                                                      \
  g_test_add ("/document/" name, Fixture, NULL, set_up, function, tear_down)

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("steps", test_steps);
  ADD ("merge", test_merge);
  ADD ("sequences", test_sequences);
  ADD ("read-only", test_read_only);
  ADD ("problems", test_problems);
  ADD ("save", test_save);
  ADD ("save-fails", test_save_fails);
  ADD ("open-fails", test_open_fails);
  ADD ("outside", test_outside);
  ADD ("two-saves", test_two_saves);
  ADD ("keep-and-save", test_keep_and_save);
  ADD ("draft", test_draft);
  ADD ("draft-base", test_draft_base);
  ADD ("draft-fails", test_draft_fails);

  return g_test_run ();
}
