/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small ruleset that tests change and break.
 */

#include "nw-fixture.h"

#include <string.h>

#include "match/nw-phrases.h"

/**
 * nw_fixture_read:
 * @name: a file in tests/ruleset/data
 *
 * Returns: (transfer full): its text
 */
char *
nw_fixture_read (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "ruleset", "data", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/**
 * nw_fixture_text:
 *
 * Returns: (transfer full): the small ruleset's file, in canonical form
 */
char *
nw_fixture_text (void)
{
  return nw_fixture_read ("small.nwrules");
}

/**
 * nw_fixture_load_file:
 * @name: a file in tests/ruleset/data
 *
 * Returns: (transfer full): the ruleset, in which nothing is wrong
 */
NwRuleset *
nw_fixture_load_file (const char *name)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = nw_fixture_read (name);
  NwRuleset *ruleset = nw_ruleset_load (text, strlen (text), problems);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_nonnull (ruleset);

  return ruleset;
}

/**
 * nw_fixture_load:
 *
 * Returns: (transfer full): the small ruleset, in which nothing is wrong
 */
NwRuleset *
nw_fixture_load (void)
{
  return nw_fixture_load_file ("small.nwrules");
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

/**
 * nw_fixture_with_strangers:
 * @value: a value
 * @closed: (array zero-terminated=1): names of members whose own names are not the file's to choose
 * @first: whether to put them first; otherwise last, where they come back
 *
 * Puts an unknown member into every object.
 *
 * Returns: (transfer full): the value with them
 */
GVariant *
nw_fixture_with_strangers (GVariant          *value,
                           const char *const *closed,
                           gboolean           first)
{
  const gboolean is_object = g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT);
  GVariantBuilder builder;

  if (!is_object && !g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    return g_variant_ref (value);

  g_variant_builder_init (&builder, g_variant_get_type (value));
  if (is_object && first)
    g_variant_builder_add (&builder, "{sv}", "x-mark", g_variant_new_string ("kept"));
  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) box = is_object ? g_variant_get_child_value (entry, 1) : NULL;
      g_autoptr (GVariant) child = g_variant_get_variant (is_object ? box : entry);
      g_autoptr (GVariant) changed = NULL;
      const char *key = NULL;

      if (is_object)
        g_variant_get_child (entry, 0, "&s", &key);
      if (key != NULL && g_strv_contains (closed, key))
        changed = g_variant_ref (child);
      else
        changed = nw_fixture_with_strangers (child, closed, first);
      if (is_object)
        g_variant_builder_add (&builder, "{sv}", key, changed);
      else
        g_variant_builder_add (&builder, "v", changed);
    }
  if (is_object && !first)
    g_variant_builder_add (&builder, "{sv}", "x-mark", g_variant_new_string ("kept"));

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}
