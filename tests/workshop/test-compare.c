/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Comparing rulesets.
 */

#include "workshop/nw-compare.h"
#include "workshop/nw-edit.h"

static const char *
get_kind (NwDifferenceKind kind)
{
  static const char *const kinds[] = { "added", "removed", "changed", "moved" };

  return kinds[kind];
}

/* All differences, a line each: kind, pointer, entry, the two values. */
static char *
describe (const NwRuleset *before,
          const NwRuleset *after)
{
  g_autoptr (GPtrArray) differences = nw_compare (before, after);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < differences->len; i++)
    {
      const NwDifference *difference = differences->pdata[i];
      g_autofree char *old = difference->before != NULL &&
                                 !g_variant_is_of_type (difference->before, G_VARIANT_TYPE_VARDICT)
                               ? g_variant_print (difference->before, FALSE)
                               : g_strdup ("-");
      g_autofree char *new = difference->after != NULL &&
                                 !g_variant_is_of_type (difference->after, G_VARIANT_TYPE_VARDICT)
                               ? g_variant_print (difference->after, FALSE)
                               : g_strdup ("-");

      g_string_append_printf (text, "%s %s %s %s %s\n", get_kind (difference->kind),
                              difference->pointer,
                              difference->entry != NULL ? difference->entry : "-", old, new);
    }

  return g_string_free_and_steal (text);
}

static void
assert_differences (const NwRuleset *before,
                    const NwRuleset *after,
                    const char      *expected)
{
  g_autofree char *text = describe (before, after);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_equal (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");

  assert_differences (ruleset, ruleset, "");
}

static void
test_fields (void)
{
  g_autoptr (NwRuleset) before = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) points = nw_edit_set_value (before, "/cards/0/points",
                                                    g_variant_new_int64 (40));
  g_autoptr (NwRuleset) rule = nw_edit_set_value (points, "/parameters/end_points",
                                                  g_variant_new_int64 (30));
  g_autoptr (NwRuleset) table = nw_edit_set_value (rule, "/tables/levels/1/display/4",
                                                   g_variant_new_int64 (5));
  g_autoptr (NwRuleset) after = nw_edit_set_value (table, "/tables/tokens/magic",
                                                   g_variant_new_int64 (25));

  g_autoptr (GVariant) old = nw_ruleset_get_value (before, "/cards/0/points");
  g_autofree char *expected = g_strdup_printf (
    "changed /parameters/end_points - 40 30\n"
    "changed /tables/tokens/magic - 20 25\n"
    "changed /tables/levels/1/display/4 - 4 5\n"
    "changed /cards/0/points errand-purse %" G_GINT64_FORMAT " 40\n",
    g_variant_get_int64 (old));

  assert_differences (before, after, expected);
}

static void
test_entries (void)
{
  static const guint removed[] = { 1 };
  static const guint moved[] = { 4 };
  g_autoptr (NwRuleset) before = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) less = nw_edit_remove_entries (before, "/cards", removed, 1);
  g_autoptr (GVariant) entry = nw_edit_new_entry (less, "/cards");
  g_autoptr (NwRuleset) more = nw_edit_add_entry (less, "/cards", 3, entry);
  g_autoptr (NwRuleset) after = nw_edit_move_entries (more, "/cards", moved, 1, 0);

  assert_differences (before, after,
                      "removed /cards/1 tea-cloth - -\n"
                      "added /cards/4 card - -\n"
                      "moved /cards/0 seventh-night - -\n");
}

/* A list of words is one value. */
static void
test_words (void)
{
  g_autoptr (NwRuleset) before = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) after = nw_ruleset_with_parameter (before, "tie_breakers", "limit", NULL);

  assert_differences (before, after,
                      "changed /parameters/tie_breakers - [<'orders'>, <'limit'>] [<'limit'>]\n");
}

/* Where two entries have the same identity, they are compared by their places. */
static void
test_double_ids (void)
{
  g_autoptr (NwRuleset) before = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) after = nw_edit_set_value (before, "/cards/1/id",
                                                   g_variant_new_string ("errand-purse"));

  assert_differences (before, after, "changed /cards/1/id - 'tea-cloth' 'errand-purse'\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/compare/equal", test_equal);
  g_test_add_func ("/compare/fields", test_fields);
  g_test_add_func ("/compare/entries", test_entries);
  g_test_add_func ("/compare/words", test_words);
  g_test_add_func ("/compare/double-ids", test_double_ids);

  return g_test_run ();
}
