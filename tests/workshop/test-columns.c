/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Columns and cells: their texts, and the way to a spreadsheet and back.
 */

#include <string.h>

#include "workshop/nw-columns.h"
#include "workshop/nw-edit.h"

#define CARDS "/cards"

typedef struct
{
  NwRuleset *ruleset;
  GPtrArray *columns;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  static const char *const languages[] = { "en", "es", NULL };

  fixture->ruleset = nw_ruleset_get_official ("tailor");
  fixture->columns = nw_columns_new (fixture->ruleset, CARDS, languages);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  nw_ruleset_unref (fixture->ruleset);
  g_ptr_array_unref (fixture->columns);
}

static const NwColumn *
get_column (Fixture    *fixture,
            guint       index)
{
  return fixture->columns->pdata[index];
}

static guint
find (Fixture    *fixture,
      const char *key)
{
  for (guint i = 0; i < fixture->columns->len; i++)
    if (strcmp (get_column (fixture, i)->key, key) == 0)
      return i;

  g_assert_not_reached ();
}

static char *
get_text (Fixture         *fixture,
          const NwRuleset *ruleset,
          guint            card,
          const char      *key)
{
  g_autoptr (GVariant) entry = nw_edit_get_entry (ruleset, CARDS, card);

  return nw_column_get_text (get_column (fixture, find (fixture, key)), entry);
}

static void
assert_text (Fixture         *fixture,
             const NwRuleset *ruleset,
             guint            card,
             const char      *key,
             const char      *expected)
{
  g_autofree char *text = get_text (fixture, ruleset, card, key);

  g_assert_cmpstr (text, ==, expected);
}

/* A new field is a new column: there is one for each that a cell can hold. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GString) keys = g_string_new (NULL);

  for (guint i = 0; i < fixture->columns->len; i++)
    g_string_append_printf (keys, "%s ", get_column (fixture, i)->key);

  g_assert_cmpstr (keys->str, ==,
                   "id level points fabrics pattern reward reward.bonus.pattern "
                   "reward.bonus.multiplier name.en name.es client.en client.es count image ");
}

static void
test_tables (Fixture       *fixture,
             gconstpointer  data G_GNUC_UNUSED)
{
  static const char *const languages[] = { "en", NULL };
  g_autoptr (GPtrArray) columns = nw_columns_new (fixture->ruleset, "/tables/levels", languages);
  g_autoptr (GPtrArray) none = nw_columns_new (fixture->ruleset, "/tables", languages);
  g_autoptr (GVariant) level = nw_edit_get_entry (fixture->ruleset, "/tables/levels", 0);
  static const char *const expected[] = { "name.en", "display.2", "display.3", "display.4" };

  g_assert_cmpuint (columns->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < columns->len; i++)
    g_assert_cmpstr (((const NwColumn *) columns->pdata[i])->key, ==, expected[i]);
  g_assert_cmpuint (none->len, ==, 0);

  g_autofree char *text = nw_column_get_text (columns->pdata[3], level);
  g_assert_cmpstr (text, ==, "4");
}

/* What a cell shows, it takes back as the same value, in every cell of the deck. */
static void
test_round_trip (Fixture       *fixture,
                 gconstpointer  data G_GNUC_UNUSED)
{
  const guint n = nw_edit_n_entries (fixture->ruleset, CARDS);

  for (guint card = 0; card < n; card++)
    {
      g_autoptr (GVariant) entry = nw_edit_get_entry (fixture->ruleset, CARDS, card);

      for (guint i = 0; i < fixture->columns->len; i++)
        {
          const NwColumn *column = get_column (fixture, i);
          g_autofree char *text = nw_column_get_text (column, entry);
          g_autoptr (GError) error = NULL;
          g_autoptr (GVariant) value = nw_column_parse (column, fixture->ruleset, text, &error);
          g_autoptr (GVariant) changed = NULL;

          g_assert_no_error (error);
          /* A choice that is an object is its name; its members have columns of their own. */
          if (strcmp (column->key, "reward") == 0 && strcmp (text, "bonus") == 0)
            continue;
          if (value == NULL && strchr (column->path, '/') != NULL)
            continue;
          changed = nw_column_with_value (column, entry, value);
          g_assert_nonnull (changed);
          g_assert_true (g_variant_equal (changed, entry));
        }
    }
}

static void
test_parse (Fixture       *fixture,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *key;
    const char *text;
    const char *spelling;
    const char *message;
  } cases[] = {
    { "points", " 12 ", "12", NULL },
    { "points", "-3", "-3", NULL },
    { "points", "999", "999", NULL },
    { "points", "", NULL, "“” is not a whole number" },
    { "points", "1.5", NULL, "“1.5” is not a whole number" },
    { "points", "99999999999999999999", NULL, "“99999999999999999999” is not a whole number" },
    { "pattern", "", NULL, NULL },
    { "pattern", "lotus", "'lotus'", NULL },
    { "reward", "magic", "'magic'", NULL },
    { "reward", "gold", NULL, "“gold” is none of: none, magic, expand, referral" },
    { "name.en", "  Two  ", "'  Two  '", NULL },
    { "name.es", "", NULL, NULL },
    { "image", "", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const NwColumn *column = get_column (fixture, find (fixture, cases[i].key));
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) value = nw_column_parse (column, fixture->ruleset, cases[i].text,
                                                    &error);
      g_autofree char *spelling = value != NULL ? g_variant_print (value, FALSE) : NULL;

      g_assert_cmpstr (spelling, ==, cases[i].spelling);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].message);
    }
}

/* Choosing the object gives it members that are legal. */
static void
test_choose_object (Fixture       *fixture,
                    gconstpointer  data G_GNUC_UNUSED)
{
  static const guint first[] = { 0 };
  const NwColumn *column = get_column (fixture, find (fixture, "reward"));
  g_autoptr (GVariant) value = nw_column_parse (column, fixture->ruleset, "bonus", NULL);
  g_autoptr (NwRuleset) after = nw_edit_set_cells (fixture->ruleset, CARDS, first, 1, column,
                                                   value);

  assert_text (fixture, after, 0, "reward", "bonus");
  assert_text (fixture, after, 0, "reward.bonus.multiplier", "1");
  g_assert_false (nw_problems_has_errors (nw_ruleset_get_problems (after)));
}

/* Words that counted for every language become English ones when another language is set. */
static void
test_plain_words (Fixture       *fixture,
                  gconstpointer  data G_GNUC_UNUSED)
{
  static const guint first[] = { 0 };
  g_autoptr (NwRuleset) plain = nw_edit_set_value (fixture->ruleset, CARDS "/0/name",
                                                   g_variant_new_string ("Robe"));
  g_autoptr (NwRuleset) after = NULL;

  assert_text (fixture, plain, 0, "name.es", "Robe");
  after = nw_edit_set_cells (plain, CARDS, first, 1,
                             get_column (fixture, find (fixture, "name.es")),
                             g_variant_new_string ("Bata"));
  assert_text (fixture, after, 0, "name.en", "Robe");
  assert_text (fixture, after, 0, "name.es", "Bata");
}

static void
test_compare (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GVariant) a = g_variant_ref_sink (g_variant_new_parsed (
    "{'points': <int64 9>, 'pattern': <'b'>}"));
  g_autoptr (GVariant) b = g_variant_ref_sink (g_variant_new_parsed (
    "{'points': <int64 10>, 'pattern': <'a'>}"));
  g_autoptr (GVariant) empty = g_variant_ref_sink (g_variant_new_parsed ("{'x': <''>}"));
  const NwColumn *points = get_column (fixture, find (fixture, "points"));
  const NwColumn *pattern = get_column (fixture, find (fixture, "pattern"));

  g_assert_cmpint (nw_column_compare (points, a, b), <, 0);
  g_assert_cmpint (nw_column_compare (pattern, a, b), >, 0);
  g_assert_cmpint (nw_column_compare (points, empty, a), >, 0);
  g_assert_cmpint (nw_column_compare (pattern, empty, empty), ==, 0);
}

/* ---- Spreadsheets ---------------------------------------------------------------------------- */

/* The whole deck goes out and comes back as it was. */
static void
test_tsv_round_trip (Fixture       *fixture,
                     gconstpointer  data G_GNUC_UNUSED)
{
  const guint n = nw_edit_n_entries (fixture->ruleset, CARDS);
  g_autofree guint *indices = g_new (guint, n);
  g_autofree char *text = NULL;
  g_autofree char *before = nw_ruleset_to_text (fixture->ruleset);
  g_autofree char *after = NULL;
  g_auto (NwPasted) pasted = { 0 };

  for (guint i = 0; i < n; i++)
    indices[i] = i;
  text = nw_columns_to_tsv (fixture->columns, fixture->ruleset, CARDS, indices, n, TRUE);
  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, indices, n, 0, text, &pasted);

  for (guint i = 0; i < pasted.refused->len; i++)
    g_test_message ("%s", (char *) pasted.refused->pdata[i]);
  g_assert_cmpuint (pasted.refused->len, ==, 0);
  g_assert_cmpuint (pasted.n_added, ==, 0);
  after = nw_ruleset_to_text (pasted.ruleset);
  g_assert_cmpstr (after, ==, before);
}

static void
test_paste_cells (Fixture       *fixture,
                  gconstpointer  data G_GNUC_UNUSED)
{
  static const guint indices[] = { 10, 4 };
  g_auto (NwPasted) pasted = { 0 };

  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, indices, 2,
                        find (fixture, "name.en"),
                        "\xef\xbb\xbf\"A \"\"new\"\"\nname\"\tUn nombre\r\nB\tOtro\r\nC\tTres", &pasted);

  g_assert_cmpuint (pasted.n_cells, ==, 6);
  assert_text (fixture, pasted.ruleset, 10, "name.en", "A \"new\"\nname");
  assert_text (fixture, pasted.ruleset, 10, "name.es", "Un nombre");
  assert_text (fixture, pasted.ruleset, 4, "name.es", "Otro");
  assert_text (fixture, pasted.ruleset, 5, "name.en", "C");
}

static void
test_paste_single (Fixture       *fixture,
                   gconstpointer  data G_GNUC_UNUSED)
{
  static const guint indices[] = { 0, 1, 2 };
  g_auto (NwPasted) pasted = { 0 };

  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, indices, 3,
                        find (fixture, "points"), "5\n", &pasted);

  g_assert_cmpuint (pasted.n_cells, ==, 3);
  for (guint i = 0; i < 3; i++)
    assert_text (fixture, pasted.ruleset, i, "points", "5");
}

static void
test_paste_adds (Fixture       *fixture,
                 gconstpointer  data G_GNUC_UNUSED)
{
  static const guint last[] = { 103 };
  g_auto (NwPasted) pasted = { 0 };

  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, last, 1,
                        find (fixture, "points"), "1\n2\n3\n", &pasted);

  g_assert_cmpuint (pasted.n_added, ==, 2);
  g_assert_cmpuint (nw_edit_n_entries (pasted.ruleset, CARDS), ==, 106);
  assert_text (fixture, pasted.ruleset, 103, "points", "1");
  assert_text (fixture, pasted.ruleset, 105, "points", "3");
  assert_text (fixture, pasted.ruleset, 104, "id", "card");
  assert_text (fixture, pasted.ruleset, 105, "id", "card-2");
}

/* Names of columns in the first row say where the cells go, in any order. */
static void
test_paste_heads (Fixture       *fixture,
                  gconstpointer  data G_GNUC_UNUSED)
{
  static const guint first[] = { 0 };
  g_auto (NwPasted) pasted = { 0 };

  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, first, 1, 0,
                        "name.es\tpoints\nBata\t4\n", &pasted);

  g_assert_cmpuint (pasted.n_cells, ==, 2);
  assert_text (fixture, pasted.ruleset, 0, "name.es", "Bata");
  assert_text (fixture, pasted.ruleset, 0, "points", "4");
}

static void
test_paste_refuses (Fixture       *fixture,
                    gconstpointer  data G_GNUC_UNUSED)
{
  static const guint first[] = { 0 };
  g_auto (NwPasted) pasted = { 0 };
  g_auto (NwPasted) nothing = { 0 };

  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, first, 1, 0,
                        "points\tname.en\nmany\tRobe\n", &pasted);
  g_assert_cmpuint (pasted.refused->len, ==, 1);
  g_assert_cmpstr (pasted.refused->pdata[0], ==, "Row 2, points: “many” is not a whole number");
  assert_text (fixture, pasted.ruleset, 0, "name.en", "Robe");

  nw_columns_paste_tsv (fixture->columns, fixture->ruleset, CARDS, first, 1, 0, "", &nothing);
  g_assert_null (nothing.ruleset);
}

int
main (int    argc,
      char **argv)
{
#define ADD(name, function)                                                                      \
  g_test_add ("/columns/" name, Fixture, NULL, set_up, function, tear_down)

  g_test_init (&argc, &argv, NULL);

  ADD ("keys", test_keys);
  ADD ("tables", test_tables);
  ADD ("round-trip", test_round_trip);
  ADD ("parse", test_parse);
  ADD ("choose-object", test_choose_object);
  ADD ("plain-words", test_plain_words);
  ADD ("compare", test_compare);
  ADD ("tsv/round-trip", test_tsv_round_trip);
  ADD ("tsv/paste-cells", test_paste_cells);
  ADD ("tsv/paste-single", test_paste_single);
  ADD ("tsv/paste-adds", test_paste_adds);
  ADD ("tsv/paste-heads", test_paste_heads);
  ADD ("tsv/paste-refuses", test_paste_refuses);

  return g_test_run ();
}
