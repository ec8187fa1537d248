/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * validate, schema, format.
 */

#include "nw-lab-runner.h"

#include <glib/gstdio.h>
#include <string.h>

/* A folder for files that a test writes. */
typedef struct
{
  char *dir;
  char *path;
} Folder;

static void
set_up (Folder       *folder,
        gconstpointer unused)
{
  folder->dir = g_dir_make_tmp ("nw-test-XXXXXX", NULL);
  folder->path = g_build_filename (folder->dir, "some.nwrules", NULL);
}

static void
tear_down (Folder       *folder,
           gconstpointer unused)
{
  g_unlink (folder->path);
  g_assert_no_errno (g_rmdir (folder->dir));
  g_free (folder->dir);
  g_free (folder->path);
}

static char *
read_tiny (void)
{
  g_autofree char *tiny = nw_run_path ("tiny.nwrules");
  char *text;

  g_assert_true (g_file_get_contents (tiny, &text, NULL, NULL));

  return text;
}

/* The tiny ruleset with one spelling put in the place of another. */
static void
write_changed (const Folder *folder,
               const char   *from,
               const char   *to)
{
  g_autofree char *text = read_tiny ();
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);
  g_assert_true (g_file_set_contents (folder->path, changed->str, -1, NULL));
}

/* ---- validate ------------------------------------------------------------------------------- */

static void
test_valid (void)
{
  g_autofree char *tiny = nw_run_path ("tiny.nwrules");
  g_autoptr (NwRun) text = nw_run ("", "validate", tiny, NULL);
  g_autoptr (NwRun) json = nw_run ("", "validate", "--json", tiny, NULL);

  assert_status (text, 0);
  assert_output (text, "");
  assert_status (json, 0);
  assert_json (json, "", "[]");
}

static void
test_invalid (Folder       *folder,
              gconstpointer unused)
{
  g_autofree char *place = g_strconcat (folder->path, ":25:19: error: ", NULL);
  g_autoptr (NwRun) text = NULL, json = NULL;
  g_autofree char *file = NULL;

  write_changed (folder, "\"end_points\": 6", "\"end_points\": 9000");
  text = nw_run ("", "validate", folder->path, NULL);
  json = nw_run ("", "validate", "--json", folder->path, NULL);

  assert_status (text, 1);
  g_assert_cmpstr (text->messages, ==, "");
  assert_says (text, place);
  assert_says (text, "[/parameters/end_points]\n");

  assert_status (json, 1);
  file = nw_run_json_at (json->output, "/0/file");
  g_assert_nonnull (strstr (file, "some.nwrules"));
  assert_json (json, "/0/severity", "\"error\"");
  assert_json (json, "/0/pointer", "\"/parameters/end_points\"");
  assert_json (json, "/0/card", "null");
  assert_json (json, "/0/line", "25");
  assert_json (json, "/0/column", "19");
  assert_json (json, "/1", "missing");
}

static void
test_warning (Folder       *folder,
              gconstpointer unused)
{
  g_autoptr (NwRun) json = NULL;

  write_changed (folder, "\"level\": 1,", "\"level\": 1, \"mood\": \"gay\",");
  json = nw_run ("", "validate", "--json", folder->path, NULL);

  assert_status (json, 0);
  assert_json (json, "/0/severity", "\"warning\"");
  assert_json (json, "/0/pointer", "\"/cards/0/mood\"");
  assert_json (json, "/0/card", "\"belt\"");
}

static void
test_several_files (Folder       *folder,
                    gconstpointer unused)
{
  g_autofree char *tiny = nw_run_path ("tiny.nwrules");
  g_autoptr (NwRun) run = NULL, with_missing = NULL;

  write_changed (folder, "\"wrw\"", "\"wqw\"");
  run = nw_run ("", "validate", tiny, folder->path, tiny, "--json", NULL);
  with_missing = nw_run ("", "validate", folder->path, "/nowhere/at.all", NULL);

  assert_status (run, 1);
  assert_json (run, "/0/card", "\"robe\"");
  assert_json (run, "/1", "missing");

  /* The other files are judged all the same. */
  assert_status (with_missing, 2);
  assert_says (with_missing, "[/cards/3/fabrics]");
  assert_complains (with_missing, "/nowhere/at.all");
}

static void
test_no_json (void)
{
  g_autoptr (NwRun) run = nw_run ("{\"needlework\": \"ruleset\",\n oops}", "validate", "-", NULL);

  assert_status (run, 1);
  assert_says (run, "standard input:2:2: error: ");
}

/* ---- schema --------------------------------------------------------------------------------- */

static void
test_schema (void)
{
  g_autoptr (NwRun) run = nw_run ("", "schema", "tailor", NULL);

  assert_status (run, 0);
  assert_json (run, "/$schema", "\"https://json-schema.org/draft/2020-12/schema\"");
  assert_json (run, "/type", "\"object\"");
  assert_json (run, "/properties/parameters/properties/end_points/maximum", "500");
}

/* ---- format --------------------------------------------------------------------------------- */

static void
test_format_is_canonical (void)
{
  g_autofree char *tiny = nw_run_path ("tiny.nwrules");
  g_autofree char *text = read_tiny ();
  g_autoptr (NwRun) run = nw_run ("", "format", tiny, NULL);

  assert_status (run, 0);
  assert_output (run, text);
}

static void
test_format_in_place (Folder       *folder,
                      gconstpointer unused)
{
  g_autofree char *canonical = read_tiny ();
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (NwRun) shown = NULL, written = NULL;

  write_changed (folder, "\"format\": 1,\n  \"game\": \"tailor\",",
                 "\"game\":\"tailor\",   \"format\":1,\n");
  g_assert_true (g_file_get_contents (folder->path, &before, NULL, NULL));
  shown = nw_run ("", "format", folder->path, NULL);
  assert_output (shown, canonical);

  written = nw_run ("", "format", "--in-place", folder->path, NULL);
  assert_status (written, 0);
  assert_output (written, "");
  g_assert_true (g_file_get_contents (folder->path, &after, NULL, NULL));
  g_assert_cmpstr (before, !=, canonical);
  g_assert_cmpstr (after, ==, canonical);
}

static void
test_format_refuses (void)
{
  g_autoptr (NwRun) piped = nw_run ("{}", "format", "--in-place", "-", NULL);
  g_autoptr (NwRun) broken = nw_run ("{", "format", "-", NULL);

  assert_status (piped, 2);
  assert_complains (piped, "“--in-place” needs a file");
  assert_status (broken, 1);
  assert_output (broken, "");
  assert_complains (broken, "standard input:1:2: error: ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/validate/valid", test_valid);
  g_test_add ("/cli/validate/invalid", Folder, NULL, set_up, test_invalid, tear_down);
  g_test_add ("/cli/validate/warning", Folder, NULL, set_up, test_warning, tear_down);
  g_test_add ("/cli/validate/several", Folder, NULL, set_up, test_several_files, tear_down);
  g_test_add_func ("/cli/validate/no-json", test_no_json);
  g_test_add_func ("/cli/schema", test_schema);
  g_test_add_func ("/cli/format/canonical", test_format_is_canonical);
  g_test_add ("/cli/format/in-place", Folder, NULL, set_up, test_format_in_place, tear_down);
  g_test_add_func ("/cli/format/refuses", test_format_refuses);

  return g_test_run ();
}
