/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small ruleset that tests change and break.
 */

#include "nw-fixture.h"

#include <string.h>

#include "match/nw-phrases.h"

/**
 * nw_fixture_text:
 *
 * Returns: (transfer full): the file, in canonical form
 */
char *
nw_fixture_text (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "ruleset", "data", "small.nwrules",
                                                 NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/**
 * nw_fixture_load:
 *
 * Returns: (transfer full): the ruleset, in which nothing is wrong
 */
NwRuleset *
nw_fixture_load (void)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = nw_fixture_text ();
  NwRuleset *ruleset = nw_ruleset_load (text, strlen (text), problems);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_nonnull (ruleset);

  return ruleset;
}

/**
 * nw_fixture_replace:
 * @pairs: (array zero-terminated=1): a text that the file has, what replaces its first occurrence,
 *   and so on
 *
 * Returns: (transfer full): the file with these changes
 */
char *
nw_fixture_replace (const char *const *pairs)
{
  g_autofree char *text = nw_fixture_text ();
  g_autoptr (GString) changed = g_string_new (text);

  for (guint i = 0; pairs[i] != NULL; i += 2)
    {
      g_assert_nonnull (strstr (changed->str, pairs[i]));
      g_string_replace (changed, pairs[i], pairs[i + 1], 1);
    }

  return g_string_free_and_steal (g_steal_pointer (&changed));
}

/**
 * nw_fixture_messages:
 * @problems: (element-type NwProblem): problems
 * @file: (nullable): what the file is called
 *
 * Returns: (transfer full): what `validate` says of them, a line each
 */
char *
nw_fixture_messages (const GPtrArray *problems,
                     const char      *file)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *message = nw_phrase_problem (problem, "en");

      g_string_append_printf (text, "%s%s%u:%u: %s: %s [%s]\n", file != NULL ? file : "",
                              file != NULL ? ":" : "", problem->line,
                              problem->column,
                              problem->severity == NW_SEVERITY_ERROR ? "error" : "warning",
                              message, problem->pointer);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}
