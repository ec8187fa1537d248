/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's notation: what is read, how it is written, and why something is neither.
 */

#include "nw-tailor-fixture.h"

static const NwTextCase cases[] = {
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  nw_cases_add_texts (&nw_tailor_case_game, cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
