/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running the tool.  NW_TEST_LAB tells where it is.
 */

#include "nw-lab-runner.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "engine/nw-problem.h"
#include "ruleset/nw-json.h"

static char *
take_text (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_strndup (data != NULL ? data : "", size);
}

/* The input as a file without a name: the tool may end before it has read it, which a pipe would not
 * forgive. */
static gint
open_input (const char *input)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  const gssize size = (gssize) strlen (input);
  const gint fd = g_file_open_tmp ("nw-input-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (write (fd, input, (gsize) size), ==, size);
  g_assert_cmpint (lseek (fd, 0, SEEK_SET), ==, 0);

  return fd;
}

/* Runs the tool with these words and this input. */
NwRun *
nw_run_words (const char        *input,
              const char *const *words)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) output = NULL, messages = NULL;
  g_autoptr (GError) error = NULL;
  NwRun *run = g_new0 (NwRun, 1);

  g_strv_builder_add (builder, g_getenv ("NW_TEST_LAB"));
  g_strv_builder_addv (builder, (const char **) words);
  argv = g_strv_builder_end (builder);

  g_subprocess_launcher_take_stdin_fd (launcher, open_input (input));
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &output, &messages, &error);
  g_assert_no_error (error);

  g_assert_true (g_subprocess_get_if_exited (process));
  run->status = g_subprocess_get_exit_status (process);
  run->output = take_text (output);
  run->messages = take_text (messages);

  return run;
}

/* The same with words one by one. */
NwRun *
nw_run (const char *input,
        ...)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  const char *word;
  va_list arguments;

  va_start (arguments, input);
  while ((word = va_arg (arguments, const char *)) != NULL)
    g_ptr_array_add (words, (gpointer) word);
  va_end (arguments);
  g_ptr_array_add (words, NULL);

  return nw_run_words (input, (const char *const *) words->pdata);
}

void
nw_run_free (NwRun *run)
{
  g_free (run->output);
  g_free (run->messages);
  g_free (run);
}

/* A file beside the tests. */
char *
nw_run_path (const char *name)
{
  return g_build_filename (g_getenv ("NW_TEST_SOURCE_ROOT"), "tests", "cli", name, NULL);
}

/* ---- Looking -------------------------------------------------------------------------------- */

static GVariant *
get_child (GVariant   *value,
           const char *step)
{
  g_autoptr (GVariant) box = NULL;
  guint64 index;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    return nw_json_get (value, step);
  if (!g_ascii_string_to_unsigned (step, 10, 0, G_MAXUINT, &index, NULL) ||
      index >= g_variant_n_children (value))
    return NULL;
  box = g_variant_get_child_value (value, index);

  return g_variant_get_variant (box);
}

/* What stands at @pointer, as compact JSON; "missing" if nothing does. */
char *
nw_run_json_at (const char *text,
                const char *pointer)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_auto (GStrv) steps = g_strsplit (pointer, "/", -1);
  g_autoptr (GString) found = g_string_new (NULL);
  gboolean is_odd;
  g_autoptr (GVariant) value = nw_json_read (text, strlen (text), problems, &is_odd);

  if (value == NULL)
    g_error ("No JSON: %s", text);

  for (guint i = 1; value != NULL && steps[0] != NULL && steps[i] != NULL; i++)
    {
      GVariant *child = get_child (value, steps[i]);

      g_variant_unref (value);
      value = child;
    }

  if (value == NULL)
    return g_strdup ("missing");
  nw_json_print (value, FALSE, found);

  return g_string_free_and_steal (g_steal_pointer (&found));
}

void
assert_status (const NwRun *run,
               gint         status)
{
  if (run->status != status)
    g_test_message ("output: %s\nmessages: %s", run->output, run->messages);
  g_assert_cmpint (run->status, ==, status);
}

void
assert_output (const NwRun *run,
               const char  *output)
{
  g_assert_cmpstr (run->output, ==, output);
}

static void
assert_contains (const char *text,
                 const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

void
assert_says (const NwRun *run,
             const char  *part)
{
  assert_contains (run->output, part);
}

void
assert_complains (const NwRun *run,
                  const char  *part)
{
  assert_contains (run->messages, part);
}

void
assert_has (const NwRun *run,
            const char  *pointer)
{
  g_autofree char *found = nw_run_json_at (run->output, pointer);

  if (g_str_equal (found, "missing"))
    g_error ("Nothing is at “%s” in:\n%s", pointer, run->output);
}

void
assert_json (const NwRun *run,
             const char  *pointer,
             const char  *expected)
{
  g_autofree char *found = nw_run_json_at (run->output, pointer);

  if (!g_str_equal (found, expected))
    g_error ("At “%s” there is %s instead of %s in:\n%s", pointer, found, expected, run->output);
}
