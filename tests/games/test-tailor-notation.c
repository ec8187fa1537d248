/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's notation: what is read, how it is written, and why something is neither.
 */

#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"
#include "nw-cases.h"
#include "nw-tailor-fixture.h"

static const struct
{
  const char *text;
  /* The canonical form, or the reason in brackets. */
  const char *expected;
} cases[] = {
  { "dye 2-4 red", "dye 2-4 red" },
  { "  DYE   2-4\tRed ", "dye 2-4 red" },
  { "dye 3-3 blue", "dye 3 blue" },
  { "dye 3 blue", "dye 3 blue" },
  { "magic 3 blue", "magic 3 blue" },
  { "magic 3 blue from rr-magic", "magic 3 blue from rr-magic" },
  { "complete BBW at 2", "complete bbw at 2" },
  { "complete bbw at 2 reversed", "complete bbw at 2 reversed" },
  { "expand left", "expand left" },
  { "expand right", "expand right" },
  { "reserve rb", "reserve rb" },
  { "reserve deck 3", "reserve deck 3" },
  { "reserve nothing", "reserve nothing" },
  { "end", "end" },
  { "restock 0", "restock 0" },
  { "restock 16", "restock 16" },

  { "", "(unknown-move)" },
  { "   ", "(unknown-move)" },
  { "pass", "(unknown-move)" },
  { "dye", "(unknown-move)" },
  { "dye 2-4", "(unknown-move)" },
  { "dye 2-4 red now", "(unknown-move)" },
  { "dye 2-4 pink", "(no-such-colour)" },
  { "dye 0 red", "(bad-number)" },
  { "dye -1 red", "(bad-number)" },
  { "dye 1.5 red", "(bad-number)" },
  { "dye 2- red", "(bad-number)" },
  { "dye 4-2 red", "(bad-section)" },
  { "dye 256 red", "(bad-number)" },
  { "dye 99999999999999999999 red", "(bad-number)" },
  { "magic x blue", "(bad-number)" },
  { "magic 1 blue of bbw", "(unknown-move)" },
  { "magic 1 blue from nobody", "(no-such-card)" },
  { "complete nobody at 1", "(no-such-card)" },
  { "complete bbw 1", "(unknown-move)" },
  { "complete bbw at 1 backwards", "(unknown-move)" },
  { "complete bbw at 0", "(bad-number)" },
  { "expand", "(unknown-move)" },
  { "expand up", "(unknown-move)" },
  { "reserve", "(unknown-move)" },
  { "reserve deck 5", "(no-such-level)" },
  { "reserve deck 0", "(no-such-level)" },
  { "reserve nobody", "(no-such-card)" },
  { "end now", "(unknown-move)" },
  { "restock", "(unknown-move)" },
  { "restock -1", "(bad-number)" },
  { "a b c d e f g h i j k", "(unknown-move)" },
};

static void
test_case (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  g_autofree char *found = nw_cases_reread (&nw_tailor_rules, rules, cases[i].text);

  g_assert_cmpstr (found, ==, cases[i].expected);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tailor/notation/%u", i + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }

  return g_test_run ();
}
