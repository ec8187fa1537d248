/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library: what is in it, adding, removing and bringing back, and drafts.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "workshop/nw-edit.h"
#include "workshop/nw-library.h"

static void
on_listed_cb (GObject      *object G_GNUC_UNUSED,
              GAsyncResult *result,
              gpointer      user_data)
{
  GPtrArray **entries = user_data;

  *entries = nw_library_list_finish (result, NULL);
  g_assert_nonnull (*entries);
}

static GPtrArray *
list (void)
{
  GPtrArray *entries = NULL;

  nw_library_list_async (NULL, on_listed_cb, &entries);
  while (entries == NULL)
    g_main_context_iteration (NULL, TRUE);

  return entries;
}

static guint
count_official (void)
{
  return g_strv_length ((char **) nw_ruleset_list_official ());
}

static char *
add (const char *id,
     gint64      points)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) copy = nw_edit_customise (official, id, " (copy)", " (copia)");
  g_autoptr (NwRuleset) changed = nw_ruleset_with_value (copy, "/cards/0/points",
                                                         g_variant_new_int64 (points));
  g_autoptr (GError) error = NULL;
  char *path = nw_library_add (changed, &error);

  g_assert_no_error (error);

  return path;
}

static void
test_official (void)
{
  g_autoptr (GPtrArray) entries = list ();

  g_assert_cmpuint (entries->len, ==, count_official ());
  for (guint i = 0; i < entries->len; i++)
    {
      const NwLibraryEntry *entry = entries->pdata[i];

      g_assert_null (entry->path);
      g_assert_cmpuint (entry->n_errors, ==, 0);
      g_assert_cmpstr (entry->title_en, !=, "");
      g_assert_cmpstr (entry->title_es, !=, "");
    }
}

static void
test_add (void)
{
  g_autofree char *first = add ("mine", 2);
  g_autofree char *second = add ("mine", 99);
  g_autofree char *folder = nw_library_get_folder ();
  g_autofree char *broken = g_build_filename (folder, "broken.nwrules", NULL);
  g_autofree char *id = nw_library_new_id ("mine");
  g_autoptr (GPtrArray) entries = NULL;
  guint n_errors = 0, n_unreadable = 0;

  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (id, !=, "mine");
  g_file_set_contents (broken, "{", 1, NULL);

  entries = list ();
  g_assert_cmpuint (entries->len, ==, count_official () + 3);
  for (guint i = count_official (); i < entries->len; i++)
    {
      const NwLibraryEntry *entry = entries->pdata[i];

      g_assert_nonnull (entry->path);
      n_errors += entry->n_errors;
      n_unreadable += entry->error != NULL;
    }
  g_assert_cmpuint (n_errors, ==, 1);
  g_assert_cmpuint (n_unreadable, ==, 1);

  g_unlink (first);
  g_unlink (second);
  g_unlink (broken);
}

static void
test_remove (void)
{
  g_autofree char *path = add ("mine", 2);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *token = NULL;
  g_autofree char *other = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  token = nw_library_remove (path, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (nw_library_restore (token, &error));
  g_file_get_contents (path, &again, NULL, NULL);
  g_assert_cmpstr (text, ==, again);

  /* If another one took its name meanwhile, neither is lost. */
  g_clear_pointer (&token, g_free);
  token = nw_library_remove (path, NULL);
  other = add ("mine", 3);
  g_assert_cmpstr (other, ==, path);
  g_assert_true (nw_library_restore (token, &error));
  second = g_build_filename (g_get_user_data_dir (), "needlework", "rulesets", "mine-2.nwrules",
                             NULL);
  g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));

  g_unlink (path);
  g_unlink (second);
  g_assert_null (nw_library_remove (path, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE);
}

static void
test_drafts (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autofree char *path = nw_draft_new_path ();
  g_autofree char *damaged = nw_draft_new_path ();
  g_autoptr (GPtrArray) drafts = NULL;
  g_autofree char *old = NULL;
  g_autoptr (NwDraft) draft = NULL;
  g_autoptr (NwDraft) none = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (nw_draft_write (path, official, "file:///a.nwrules", "cafe", &error));
  g_assert_no_error (error);
  g_file_set_contents (damaged, "{\"ruleset\": 3}", -1, NULL);

  drafts = nw_draft_list ();
  g_assert_cmpuint (drafts->len, ==, 1);
  g_assert_cmpstr (((const NwDraft *) drafts->pdata[0])->path, ==, path);
  g_assert_cmpstr (((const NwDraft *) drafts->pdata[0])->file, ==, "file:///a.nwrules");
  g_assert_cmpstr (((const NwDraft *) drafts->pdata[0])->base, ==, "cafe");

  /* Earlier versions kept no base. */
  g_assert_true (nw_draft_write (path, official, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &old, NULL, NULL));
  g_assert_null (strstr (old, "\"base\""));
  draft = nw_draft_load (path, &error);
  g_assert_no_error (error);
  g_assert_null (draft->file);
  g_assert_null (draft->base);
  none = nw_draft_load (damaged, &error);
  g_assert_null (none);
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE);

  g_unlink (path);
  g_unlink (damaged);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/library/official", test_official);
  g_test_add_func ("/library/add", test_add);
  g_test_add_func ("/library/remove", test_remove);
  g_test_add_func ("/library/drafts", test_drafts);

  return g_test_run ();
}
