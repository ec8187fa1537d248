/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Remedies: each problem that has one is gone after it, and nothing else has changed.
 */

#include <string.h>

#include "workshop/nw-edit.h"
#include "workshop/nw-fix.h"

typedef struct
{
  const char *name;
  const char *pointer;
  const char *value;             /* as GVariant text; NULL removes what is there */
  const char *code;
  const char *fixed;             /* NULL: there is no remedy */
} Case;

static const Case cases[] = {
  { "too-high", "/cards/0/points", "int64 99", "out-of-range", "int64 50" },
  { "too-low", "/parameters/end_points", "int64 -4", "out-of-range", "int64 1" },
  { "above-limit", "/parameters/start_row", "int64 9", "row-above-limit", "int64 6" },
  { "missing", "/cards/0/points", NULL, "missing-member", "int64 0" },
  { "missing-parameter", "/parameters/end_points", NULL, "missing-parameter", "int64 40" },
  { "unknown-value", "/cards/0/reward", "'gold'", "unknown-value", "'none'" },
  { "unknown-pattern", "/cards/0/pattern", "'moon'", "unknown-reference", "()" },
  { "unknown-image", "/cards/0/image", "'moon'", "unknown-reference", "" },
  { "double-id", "/cards/1/id", "'errand-purse'", "duplicate-id", "'errand-purse-2'" },
  { "bad-id", "/cards/1/id", "'Tea Cloth'", "bad-id", "'tea-cloth'" },
  { "bad-colour", "/tables/colours/0/colour", "'white'", "bad-colour", "'#808080'" },
  { "line-ends", "/notes/en", "'a\\r\\nb'", "carriage-return", "'a\\nb'" },
  { "unused-image", "/images",
    "{'moon': <{'type': <'image/svg+xml'>, 'data': <'PHN2Zy8+'>}>}", "unused-image", "@a{sv} {}" },
  { "no-remedy", "/cards/0/fabrics", "'xyz'", "unknown-letter", NULL },
  { "wrong-type", "/cards/0/name", "int64 1", "wrong-type", NULL },
};

static const NwProblem *
find_problem (const NwRuleset *ruleset,
              const char      *code)
{
  const GPtrArray *problems = nw_ruleset_get_problems (ruleset);

  for (guint i = 0; i < problems->len; i++)
    if (strcmp (((const NwProblem *) problems->pdata[i])->code, code) == 0)
      return problems->pdata[i];

  return NULL;
}

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) broken = nw_ruleset_with_value (
    official, c->pointer, c->value != NULL ? g_variant_new_parsed (c->value) : NULL);
  const NwProblem *problem = find_problem (broken, c->code);
  g_autoptr (NwRuleset) fixed = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autofree char *spelling = NULL;

  g_assert_nonnull (problem);
  fixed = nw_fix_apply (broken, problem);
  g_assert_cmpint (nw_fix_is_there (broken, problem), ==, fixed != NULL);
  if (c->fixed == NULL)
    {
      g_assert_null (fixed);
      return;
    }

  g_assert_null (find_problem (fixed, c->code));
  value = nw_ruleset_get_value (fixed, c->pointer);
  if (*c->fixed == '\0')
    {
      g_assert_null (value);
      return;
    }
  spelling = g_variant_print (value, TRUE);
  g_assert_cmpstr (spelling, ==, c->fixed);
}

static void
test_all (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) one = nw_ruleset_with_value (official, "/cards/0/points",
                                                     g_variant_new_int64 (99));
  g_autoptr (NwRuleset) two = nw_ruleset_with_value (one, "/cards/3/id",
                                                     g_variant_new_string ("tea-cloth"));
  g_autoptr (NwRuleset) broken = nw_ruleset_with_value (two, "/parameters/start_row",
                                                        g_variant_new_int64 (100));
  guint n_fixed;
  g_autoptr (NwRuleset) fixed = nw_fix_apply_all (broken, &n_fixed);

  /* The row is brought into its range first, and below its limit then. */
  g_assert_cmpuint (n_fixed, ==, 4);
  g_assert_cmpuint (nw_ruleset_get_problems (fixed)->len, ==, 0);
  g_assert_null (nw_fix_apply_all (official, &n_fixed));
  g_assert_cmpuint (n_fixed, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/fix/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/fix/all", test_all);

  return g_test_run ();
}
