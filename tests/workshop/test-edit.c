/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits: each changes what it says, shares the rest, and leaves its argument alone.
 */

#include "workshop/nw-edit.h"

#define CARDS "/cards"

static NwRuleset *
load (void)
{
  return nw_ruleset_get_official ("tailor");
}

static char *
get_id (const NwRuleset *ruleset,
        guint            index)
{
  g_autofree char *pointer = g_strdup_printf (CARDS "/%u/id", index);
  g_autoptr (GVariant) id = nw_ruleset_get_value (ruleset, pointer);

  return id != NULL ? g_variant_dup_string (id, NULL) : NULL;
}

static void
assert_id (const NwRuleset *ruleset,
           guint            index,
           const char      *expected)
{
  g_autofree char *id = get_id (ruleset, index);

  g_assert_cmpstr (id, ==, expected);
}

static const NwColumn *
find_column (GPtrArray  *columns,
             const char *key)
{
  for (guint i = 0; i < columns->len; i++)
    if (g_strcmp0 (((const NwColumn *) columns->pdata[i])->key, key) == 0)
      return columns->pdata[i];

  g_assert_not_reached ();
}

static GPtrArray *
load_columns (const NwRuleset *ruleset)
{
  static const char *const languages[] = { "en", "es", NULL };

  return nw_columns_new (ruleset, CARDS, languages);
}

static void
test_set_value (void)
{
  g_autoptr (NwRuleset) before = load ();
  g_autofree char *text = nw_ruleset_to_text (before);
  g_autoptr (NwRuleset) after = nw_edit_set_value (before, CARDS "/3/points",
                                                   g_variant_new_int64 (9));
  g_autoptr (NwRuleset) same = nw_edit_set_value (after, CARDS "/3/points",
                                                  g_variant_new_int64 (9));
  g_autoptr (NwRuleset) nowhere = nw_edit_set_value (after, "/nothing/here",
                                                     g_variant_new_int64 (9));
  g_autoptr (GVariant) points = nw_ruleset_get_value (after, CARDS "/3/points");
  g_autofree char *text_again = nw_ruleset_to_text (before);

  g_assert_cmpint (g_variant_get_int64 (points), ==, 9);
  g_assert_null (same);
  g_assert_null (nowhere);
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_shares (void)
{
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (NwRuleset) after = nw_edit_set_value (before, CARDS "/3/points",
                                                   g_variant_new_int64 (9));

  for (guint i = 0; i < nw_edit_n_entries (before, CARDS); i++)
    {
      g_autoptr (GVariant) first = nw_edit_get_entry (before, CARDS, i);
      g_autoptr (GVariant) second = nw_edit_get_entry (after, CARDS, i);

      if (i == 3)
        g_assert_true (first != second);
      else
        g_assert_true (first == second);
    }
  g_assert_null (nw_edit_get_entry (after, CARDS, 104));
  g_assert_cmpuint (nw_edit_n_entries (after, "/nothing"), ==, 0);
}

static void
test_set_cells (void)
{
  static const guint indices[] = { 2, 0, 200, 5 };
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (GPtrArray) columns = load_columns (before);
  g_autoptr (NwRuleset) after = nw_edit_set_cells (before, CARDS, indices, 4,
                                                   find_column (columns, "points"),
                                                   g_variant_new_int64 (7));
  g_autoptr (NwRuleset) same = nw_edit_set_cells (after, CARDS, indices, 4,
                                                  find_column (columns, "points"),
                                                  g_variant_new_int64 (7));

  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *pointer = g_strdup_printf (CARDS "/%u/points", i);
      g_autoptr (GVariant) old = nw_ruleset_get_value (before, pointer);
      g_autoptr (GVariant) new = nw_ruleset_get_value (after, pointer);

      if (i == 0 || i == 2 || i == 5)
        g_assert_cmpint (g_variant_get_int64 (new), ==, 7);
      else
        g_assert_true (g_variant_equal (old, new));
    }
  g_assert_null (same);
}

static void
test_fill_down (void)
{
  static const guint indices[] = { 1, 2, 3 };
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (GPtrArray) columns = load_columns (before);
  const NwColumn *name = find_column (columns, "name.es");
  g_autoptr (NwRuleset) after = nw_edit_fill_down (before, CARDS, indices, 3, name);
  g_autoptr (GVariant) first = nw_edit_get_entry (before, CARDS, 1);
  g_autofree char *expected = nw_column_get_text (name, first);

  for (guint i = 1; i <= 3; i++)
    {
      g_autoptr (GVariant) entry = nw_edit_get_entry (after, CARDS, i);
      g_autofree char *text = nw_column_get_text (name, entry);

      g_assert_cmpstr (text, ==, expected);
    }
  g_assert_null (nw_edit_fill_down (before, CARDS, indices, 1, name));
}

static void
test_add (void)
{
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (GVariant) entry = nw_edit_new_entry (before, CARDS);
  g_autoptr (NwRuleset) after = nw_edit_add_entry (before, CARDS, 1, entry);
  g_autofree char *second = get_id (before, 1);
  const GPtrArray *problems = nw_ruleset_get_problems (after);

  g_assert_cmpuint (nw_edit_n_entries (after, CARDS), ==, 105);
  assert_id (after, 1, "card");
  assert_id (after, 2, second);
  /* A new card is a legal one, but for the words that it has not yet. */
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = problems->pdata[i];

      g_test_message ("%s %s", problem->code, problem->pointer);
      g_assert_cmpint (problem->severity, ==, NW_SEVERITY_WARNING);
    }
  g_assert_null (nw_edit_new_entry (before, "/nothing"));
}

/* Every list of every game's fields can be added to, and what is added has the right type. */
static void
test_add_everywhere (void)
{
  static const char *const lists[] = { "/tables/colours", "/tables/levels", "/tables/patterns",
                                       "/tables/seat_start", "/authors" };
  g_autoptr (NwRuleset) before = load ();

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const guint n = nw_edit_n_entries (before, lists[i]);
      g_autoptr (GVariant) entry = nw_edit_new_entry (before, lists[i]);
      g_autoptr (NwRuleset) after = NULL;
      const GPtrArray *problems;

      g_assert_nonnull (entry);
      after = nw_edit_add_entry (before, lists[i], G_MAXUINT, entry);
      g_assert_cmpuint (nw_edit_n_entries (after, lists[i]), ==, n + 1);
      problems = nw_ruleset_get_problems (after);
      for (guint j = 0; j < problems->len; j++)
        g_assert_cmpstr (((const NwProblem *) problems->pdata[j])->code, !=, "wrong-type");
    }
}

static void
test_duplicate (void)
{
  static const guint indices[] = { 0, 2 };
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (NwRuleset) after = nw_edit_duplicate_entries (before, CARDS, indices, 2);
  g_autofree char *id = get_id (before, 0);
  g_autofree char *copy = g_strconcat (id, "-2", NULL);
  static const guint none[] = { 500 };

  g_assert_cmpuint (nw_edit_n_entries (after, CARDS), ==, 106);
  assert_id (after, 0, id);
  assert_id (after, 1, copy);
  g_assert_null (nw_edit_duplicate_entries (before, CARDS, none, 1));
  g_assert_false (nw_problems_has_errors (nw_ruleset_get_problems (after)));
}

static void
test_remove (void)
{
  static const guint indices[] = { 0, 103, 7 };
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (NwRuleset) after = nw_edit_remove_entries (before, CARDS, indices, 3);
  g_autofree char *second = get_id (before, 1);

  g_assert_cmpuint (nw_edit_n_entries (after, CARDS), ==, 101);
  assert_id (after, 0, second);
}

static void
test_move (void)
{
  static const guint indices[] = { 0, 3 };
  static const guint end[] = { 103 };
  g_autoptr (NwRuleset) before = load ();
  g_autoptr (NwRuleset) after = nw_edit_move_entries (before, CARDS, indices, 2, 6);
  char *ids[7];

  for (guint i = 0; i < 7; i++)
    ids[i] = get_id (before, i);
  assert_id (after, 0, ids[1]);
  assert_id (after, 1, ids[2]);
  assert_id (after, 2, ids[4]);
  assert_id (after, 3, ids[5]);
  assert_id (after, 4, ids[0]);
  assert_id (after, 5, ids[3]);
  assert_id (after, 6, ids[6]);
  g_assert_null (nw_edit_move_entries (before, CARDS, end, 1, G_MAXUINT));
  for (guint i = 0; i < 7; i++)
    g_free (ids[i]);
}

static void
test_new_id (void)
{
  static const struct
  {
    const char *wish;
    const char *id;
  } cases[] = {
    { "Kitchen apron", "kitchen-apron-2" }, { "Tiñe añil, ¡ya!", "tine-anil-ya" },
    { "日本", "card" },                     { "", "card" },
    { "--A--", "a" },
  };
  g_autoptr (NwRuleset) ruleset = load ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *id = nw_edit_new_id (ruleset, CARDS, cases[i].wish);

      if (i == 2)
        g_assert_true (g_str_has_prefix (id, "card") || g_ascii_isalnum (*id));
      else
        g_assert_cmpstr (id, ==, cases[i].id);
    }
}

static void
test_reset (void)
{
  g_autoptr (NwRuleset) origin = load ();
  g_autoptr (NwRuleset) changed = nw_edit_set_value (origin, "/parameters/end_points",
                                                     g_variant_new_int64 (99));
  g_autoptr (NwRuleset) reset = nw_edit_reset_value (changed, origin, "/parameters/end_points");
  g_autofree char *before = nw_ruleset_to_text (origin);
  g_autofree char *after = nw_ruleset_to_text (reset);

  g_assert_cmpstr (before, ==, after);
  g_assert_null (nw_edit_reset_value (reset, origin, "/parameters/end_points"));
}

static void
test_customise (void)
{
  g_autoptr (NwRuleset) origin = load ();
  g_autoptr (NwRuleset) copy = nw_edit_customise (origin, "mine", " (copy)", " (copia)");
  g_autofree char *en = g_strconcat (nw_ruleset_get_title (origin, "en"), " (copy)", NULL);
  g_autofree char *es = g_strconcat (nw_ruleset_get_title (origin, "es"), " (copia)", NULL);

  g_assert_cmpstr (nw_ruleset_get_id (copy), ==, "mine");
  g_assert_cmpstr (nw_ruleset_get_title (copy, "en"), ==, en);
  g_assert_cmpstr (nw_ruleset_get_title (copy, "es"), ==, es);
  g_assert_false (nw_ruleset_is_official (copy));
}

/* Unknown members survive edits of the entries that have them. */
static void
test_unknown_members (void)
{
  static const guint indices[] = { 0 };
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (NwRuleset) before = nw_ruleset_with_value (official, CARDS "/0/future",
                                                        g_variant_new_string ("kept"));
  g_autoptr (GPtrArray) columns = load_columns (before);
  g_autoptr (NwRuleset) after = nw_edit_set_cells (before, CARDS, indices, 1,
                                                   find_column (columns, "name.en"),
                                                   g_variant_new_string ("Another"));
  g_autoptr (NwRuleset) twice = nw_edit_duplicate_entries (after, CARDS, indices, 1);
  g_autofree char *text = nw_ruleset_to_text (twice);
  const char *first = g_strstr_len (text, -1, "\"future\": \"kept\"");

  g_assert_nonnull (first);
  g_assert_nonnull (g_strstr_len (first + 1, -1, "\"future\": \"kept\""));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/edit/set-value", test_set_value);
  g_test_add_func ("/edit/shares", test_shares);
  g_test_add_func ("/edit/set-cells", test_set_cells);
  g_test_add_func ("/edit/fill-down", test_fill_down);
  g_test_add_func ("/edit/add", test_add);
  g_test_add_func ("/edit/add-everywhere", test_add_everywhere);
  g_test_add_func ("/edit/duplicate", test_duplicate);
  g_test_add_func ("/edit/remove", test_remove);
  g_test_add_func ("/edit/move", test_move);
  g_test_add_func ("/edit/new-id", test_new_id);
  g_test_add_func ("/edit/reset", test_reset);
  g_test_add_func ("/edit/customise", test_customise);
  g_test_add_func ("/edit/unknown-members", test_unknown_members);

  return g_test_run ();
}
