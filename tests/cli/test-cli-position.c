/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * show, moves, play, score, perft, on positions of the tiny ruleset beside this file.
 */

#include "nw-lab-runner.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD "{\"needlework\": \"position\", \"format\": 1, \"game\": \"tailor\", "

/* The whole truth of a small game in its middle. */
#define MIDDLE                                                                                  \
  HEAD "\"seed\": \"5\","                                                                       \
  " \"seats\": [{\"row\": \"wwwwww\", \"limit\": 6, \"completed\": [\"coat\"]},"                \
  " {\"row\": \"bbwrrwb\", \"limit\": 7, \"magic\": 1,"                                         \
  " \"exclusive\": [\"hood\", {\"id\": \"robe\", \"known\": true}]}],"                          \
  " \"display\": {\"1\": [\"cap\", \"sash\"], \"2\": [\"gown\", \"cape\"]},"                    \
  " \"decks\": {\"1\": [\"belt\"], \"2\": []}"
#define TURN_OF_1 MIDDLE "}"
#define TURN_OF_2 MIDDLE ", \"turn\": \"s2\"}"

#define OFFICIAL                                                                                \
  HEAD "\"seats\": [{\"row\": \"wwwwww\"}, {\"row\": \"wwwwwww\", \"limit\": 7}]}"

static NwRun *
run_tiny (const char *input,
          const char *command,
          const char *a,
          const char *b,
          const char *c,
          const char *d)
{
  g_autofree char *tiny = nw_run_path ("tiny.nwrules");

  return nw_run (input, command, "--ruleset", tiny, "-", a, b, c, d, NULL);
}

/* ---- show ----------------------------------------------------------------------------------- */

static void
test_show (void)
{
  g_autoptr (NwRun) run = run_tiny (TURN_OF_2, "show", NULL, NULL, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (run->output, "\n", -1);

  assert_status (run, 0);
  assert_says (run, "Tiny tailor");
  assert_says (run, "Round 1, s2: no action yet, 2 dyes left");
  assert_says (run, "Level 1, Maids (deck: 1)");
  assert_says (run, "Level 2, Nobles (deck: 0)");
  assert_says (run, "gown                          orbw          4 points   plum ×2        plum");
  assert_says (run, "  s1  wwwwww            limit 6   magic 0   points 3");
  assert_says (run, "> s2  bbwrrwb           limit 7   magic 1   points 0");
  assert_says (run, "exclusive:   hood, robe (known to all)");
  assert_says (run, "completed:   coat");
  assert_says (run, "Supply: rw 40, ob 37, magic 19");
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
}

static void
test_show_as_a_viewer (void)
{
  g_autoptr (NwRun) own = run_tiny (TURN_OF_2, "show", "--viewer", "s2", NULL, NULL);
  g_autoptr (NwRun) other = run_tiny (TURN_OF_2, "show", "--viewer", "s1", NULL, NULL);
  g_autoptr (NwRun) nobody = run_tiny (TURN_OF_2, "show", "--viewer", "s3", NULL, NULL);

  assert_says (own, "exclusive:   hood, robe (known to all)");
  assert_says (other, "exclusive:   ? (level 2), robe (known to all)");
  assert_status (nobody, 2);
  assert_complains (nobody, "“--viewer s3”: no seat from s1 to s2");
}

static void
test_show_json (void)
{
  g_autoptr (NwRun) run = run_tiny (TURN_OF_1, "show", "--json", NULL, NULL, NULL);
  g_autoptr (NwRun) again = nw_run (run->output, "show", "--json", "-", NULL);

  assert_status (run, 0);
  g_assert_cmpstr (run->messages, ==, "");
  assert_json (run, "/needlework", "\"position\"");
  assert_json (run, "/format", "1");
  assert_json (run, "/game", "\"tailor\"");
  assert_json (run, "/ruleset/id", "\"tiny\"");
  assert_json (run, "/seed", "\"5\"");
  assert_json (run, "/seats/0/completed", "[\"coat\"]");
  assert_json (run, "/seats/1/exclusive", "[\"hood\", {\"id\": \"robe\", \"known\": true}]");
  assert_json (run, "/display/1", "[\"cap\", \"sash\"]");
  assert_json (run, "/decks/1", "[\"belt\"]");
  assert_json (run, "/turn", "\"s1\"");
  assert_json (run, "/pending", "null");

  /* Reading back what was written gives the same. */
  g_assert_cmpstr (again->output, ==, run->output);
}

static void
test_show_json_as_a_viewer (void)
{
  g_autoptr (NwRun) run = run_tiny (TURN_OF_1, "show", "--json", "--viewer", "s1", NULL);

  assert_status (run, 0);
  assert_json (run, "/seed", "missing");
  assert_json (run, "/decks/1", "[\"?\"]");
  assert_json (run, "/seats/1/exclusive", "[{\"level\": 2}, {\"id\": \"robe\", \"known\": true}]");
}

static void
test_operand (void)
{
  g_autofree char *dir = g_dir_make_tmp ("nw-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "a.nwposition", NULL);
  g_autoptr (NwRun) given = nw_run ("", "show", "--json", OFFICIAL, NULL);
  g_autoptr (NwRun) piped = nw_run (OFFICIAL, "show", "--json", "-", NULL);
  g_autoptr (NwRun) named = NULL;

  g_assert_true (g_file_set_contents (path, OFFICIAL, -1, NULL));
  named = nw_run ("", "show", "--json", path, NULL);

  assert_status (given, 0);
  assert_json (given, "/ruleset", "\"tang-master-tailor\"");
  assert_json (given, "/seats/0/row", "\"wwwwww\"");
  g_assert_cmpstr (piped->output, ==, given->output);
  g_assert_cmpstr (named->output, ==, given->output);

  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (dir));
}

static void
test_bad_position (void)
{
  g_autoptr (NwRun) syntax = nw_run ("{\"game\": ", "show", "-", NULL);
  g_autoptr (NwRun) json = nw_run (
    HEAD "\"seats\": [{\"row\": \"wwwwwww\", \"limit\": 6}, {\"row\": \"wwq\"}]}",
    "moves", "--json", "-", NULL);

  assert_status (syntax, 1);
  assert_output (syntax, "");
  assert_complains (syntax, "standard input:1:");
  assert_complains (syntax, ": error: ");

  assert_status (json, 1);
  assert_json (json, "/error/reason", "\"bad-input\"");
  assert_json (json, "/error/problems/0/severity", "\"error\"");
  assert_json (json, "/error/problems/0/pointer", "\"/seats/0/row\"");
  assert_complains (json, "[/seats/0/row]");
  assert_complains (json, "[/seats/1/row]");
}

/* ---- moves ---------------------------------------------------------------------------------- */

#define ONLY_MOVES                                                                              \
  HEAD "\"seats\": [{\"row\": \"\", \"limit\": 2}, {\"row\": \"ww\"}],"                         \
  " \"pending\": \"reserve\", \"action\": \"complete\","                                        \
  " \"display\": {\"1\": [\"cap\", \"sash\"], \"2\": []},"                                      \
  " \"decks\": {\"1\": [\"belt\"], \"2\": []}}"

static void
test_moves (void)
{
  g_autoptr (NwRun) run = run_tiny (ONLY_MOVES, "moves", NULL, NULL, NULL, NULL);

  assert_status (run, 0);
  assert_output (run, "reserve cap\nreserve sash\nreserve deck 1\nreserve nothing\n");
}

static void
test_moves_json (void)
{
  g_autoptr (NwRun) run = run_tiny (ONLY_MOVES, "moves", "--json", NULL, NULL, NULL);

  assert_status (run, 0);
  assert_json (run, "",
               "{\"actor\": \"s1\", \"turn\": \"s1\", \"moves\": [\"reserve cap\", "
               "\"reserve sash\", \"reserve deck 1\", \"reserve nothing\"]}");
}

#define OVER                                                                                    \
  HEAD "\"seats\": [{\"completed\": [\"coat\", \"gown\"]}, {}],"                                \
  " \"turn\": \"s2\", \"over\": true, \"last_round\": true}"

static void
test_moves_when_over (void)
{
  g_autoptr (NwRun) text = run_tiny (OVER, "moves", NULL, NULL, NULL, NULL);
  g_autoptr (NwRun) json = run_tiny (OVER, "moves", "--json", NULL, NULL, NULL);

  assert_status (text, 0);
  assert_output (text, "");
  assert_json (json, "", "{\"actor\": null, \"turn\": \"s2\", \"moves\": []}");
}

/* ---- play ----------------------------------------------------------------------------------- */

static void
test_play (void)
{
  g_autoptr (NwRun) run = nw_run (OFFICIAL, "play", "-", "-m", "dye 2-5 red; DYE  3 blue", NULL);

  assert_status (run, 0);
  assert_says (run, "> s1  wrbrrw");
  assert_says (run, "dyeing, 0 dyes left");
}

static void
test_play_json (void)
{
  g_autoptr (NwRun) run = nw_run (OFFICIAL, "play", "--json", "-", "-m",
                                  "dye 2-5 red # first\n# nothing\ndye 3 blue;; end;", NULL);

  assert_status (run, 0);
  assert_json (run, "/applied", "3");
  assert_json (run, "/position/seats/0/row", "\"wrbrrw\"");
  assert_json (run, "/position/turn", "\"s2\"");
  assert_json (run, "/events/0",
               "{\"kind\": \"dyed\", \"seat\": \"s1\", \"from\": 2, \"to\": 5, "
               "\"colour\": \"red\", \"was\": \"white\"}");
  assert_json (run, "/events/1/kind", "\"dyed\"");
  assert_json (run, "/events/2", "{\"kind\": \"turn\", \"seat\": \"s2\", \"round\": 1}");
  assert_json (run, "/events/3", "missing");
  assert_json (run, "/score", "missing");
}

static void
test_play_several_options (void)
{
  g_autoptr (NwRun) run = nw_run (OFFICIAL, "play", "--json", "-", "-mdye 2-5 red", "--moves",
                                  "dye 3 blue", "--moves=end", NULL);

  assert_json (run, "/applied", "3");
}

static void
test_play_nothing (void)
{
  g_autoptr (NwRun) run = nw_run (OFFICIAL, "play", "--json", "-", NULL);

  assert_status (run, 0);
  assert_json (run, "/applied", "0");
  assert_json (run, "/events", "[]");
}

static void
test_play_with_score (void)
{
  g_autoptr (NwRun) text = run_tiny (TURN_OF_1, "play", "-m", "dye 1 red", "--score", NULL);
  g_autoptr (NwRun) json = run_tiny (TURN_OF_1, "play", "-m", "dye 1 red", "--score", "--json");

  assert_says (text, "rwwwww");
  assert_says (text, "rank 1");
  assert_json (json, "/score/seats/0/total", "3");
}

/* Events that a viewer may not know are told without their cards. */
static void
test_play_as_a_viewer (void)
{
  static const char reserve[] =
    HEAD "\"seats\": [{}, {}], \"pending\": \"reserve\","
    " \"action\": \"complete\", \"decks\": {\"1\": [\"belt\"]}}";
  g_autoptr (NwRun) truth = run_tiny (reserve, "play", "-mreserve deck 1", "--json", NULL, NULL);
  g_autoptr (NwRun) own = run_tiny (reserve, "play", "-mreserve deck 1", "--json", "--viewer",
                                    "s1");
  g_autoptr (NwRun) other = run_tiny (reserve, "play", "-mreserve deck 1", "--json", "--viewer",
                                      "s2");

  assert_json (truth, "/events/0/card", "\"belt\"");
  assert_json (own, "/events/0/card", "\"belt\"");
  assert_json (other, "/events/0",
               "{\"kind\": \"reserved\", \"seat\": \"s1\", \"card\": \"?\", \"level\": 1, "
               "\"deck\": true}");
  assert_json (other, "/events/1",
               "{\"kind\": \"magic-gained\", \"seat\": \"s1\", \"card\": null}");
  assert_json (other, "/position/seats/0/exclusive", "[{\"level\": 1}]");
  assert_json (other, "/position/seed", "missing");
}

static void
assert_refused (const char *moves,
                const char *index,
                const char *move,
                const char *reason)
{
  g_autoptr (NwRun) json = run_tiny (TURN_OF_1, "play", "--json", "-m", moves, NULL);
  g_autoptr (NwRun) text = run_tiny (TURN_OF_1, "play", "-m", moves, NULL, NULL);

  assert_status (json, 1);
  assert_json (json, "/applied", index);
  assert_json (json, "/position", "missing");
  assert_json (json, "/error/index", index);
  assert_json (json, "/error/move", move);
  assert_json (json, "/error/reason", reason);
  assert_status (text, 1);
  assert_output (text, "");
  assert_complains (text, "Move ");
}

static void
test_play_refused (void)
{
  assert_refused ("dance", "0", "\"dance\"", "\"unknown-move\"");
  assert_refused ("complete shoe at 1", "0", "\"complete shoe at 1\"", "\"no-such-card\"");
  assert_refused ("dye 1 green", "0", "\"dye 1 green\"", "\"no-such-colour\"");
  assert_refused ("dye 1 red; end; dye 1-3 red", "2", "\"dye 1-3 red\"", "\"mixed-section\"");
  assert_refused ("dye 1 red; dye 2 red; dye 3 red", "2", "\"dye 3 red\"", "\"no-dyes-left\"");
  assert_refused ("dye \xff red", "0", "\"dye \357\277\275 red\"", "\"bad-number\"");
}

static void
test_play_after_the_end (void)
{
  g_autoptr (NwRun) run = run_tiny (OVER, "play", "--json", "-m", "end", NULL);

  assert_status (run, 1);
  assert_json (run, "/error/reason", "\"game-over\"");
}

/* A house rule for this run. */
static void
test_set (void)
{
  g_autoptr (NwRun) without = nw_run (OFFICIAL, "play", "-", "--json", "-m", "end", NULL);
  g_autoptr (NwRun) with = nw_run (OFFICIAL, "play", "-", "--json", "-m", "end", "--set",
                                   "allow_pass=true", NULL);
  g_autoptr (NwRun) clash = nw_run (OFFICIAL, "show", "-", "--set", "limit_max=3", NULL);

  assert_json (without, "/error/reason", "\"must-act\"");
  assert_json (with, "/applied", "1");
  assert_json (with, "/position/ruleset/parameters/allow_pass", "true");
  assert_status (clash, 1);
  assert_complains (clash, "--set: error: ");
}

/* ---- score ---------------------------------------------------------------------------------- */

static void
test_score_json (void)
{
  g_autoptr (NwRun) run = run_tiny (OVER, "score", "--json", NULL, NULL, NULL);

  assert_status (run, 0);
  assert_json (run, "",
               "{\"seats\": [{\"seat\": \"s1\", \"lines\": [{\"kind\": \"orders\", \"amount\": 7, "
               "\"cards\": [\"coat\", \"gown\"]}, {\"kind\": \"patterns\", \"amount\": 4, "
               "\"cards\": [\"coat\", \"gown\"]}], \"total\": 11, \"rank\": 1}, "
               "{\"seat\": \"s2\", \"lines\": [{\"kind\": \"orders\", \"amount\": 0, "
               "\"cards\": []}], \"total\": 0, \"rank\": 2}], \"decided_by\": \"total\"}");
}

static void
test_score (void)
{
  g_autoptr (NwRun) run = run_tiny (OVER, "score", NULL, NULL, NULL, NULL);

  assert_status (run, 0);
  assert_says (run, "s1\n");
  assert_says (run, "coat, gown");
  assert_says (run, "  total                               11   rank 1\n");
  assert_says (run, "  total                                0   rank 2\n");
}

/* ---- perft ---------------------------------------------------------------------------------- */

static void
test_perft (void)
{
  g_autoptr (NwRun) moves = nw_run (OFFICIAL, "moves", "-", NULL);
  g_auto (GStrv) lines = g_strsplit (g_strchomp (moves->output), "\n", -1);
  g_autofree char *one = g_strdup_printf ("%u\n", g_strv_length (lines));
  g_autoptr (NwRun) at_0 = nw_run (OFFICIAL, "perft", "-", "0", NULL);
  g_autoptr (NwRun) at_1 = nw_run (OFFICIAL, "perft", "-", "1", NULL);
  g_autoptr (NwRun) json = nw_run (OFFICIAL, "perft", "--json", "-", "1", NULL);

  /* 21 sections of six white fabrics in three other colours. */
  g_assert_cmpstr (one, ==, "63\n");
  assert_output (at_0, "1\n");
  assert_output (at_1, one);
  assert_json (json, "", "{\"depth\": 1, \"sequences\": 63}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/show/text", test_show);
  g_test_add_func ("/cli/show/viewer", test_show_as_a_viewer);
  g_test_add_func ("/cli/show/json", test_show_json);
  g_test_add_func ("/cli/show/json-viewer", test_show_json_as_a_viewer);
  g_test_add_func ("/cli/show/operand", test_operand);
  g_test_add_func ("/cli/show/bad-position", test_bad_position);
  g_test_add_func ("/cli/moves/text", test_moves);
  g_test_add_func ("/cli/moves/json", test_moves_json);
  g_test_add_func ("/cli/moves/over", test_moves_when_over);
  g_test_add_func ("/cli/play/text", test_play);
  g_test_add_func ("/cli/play/json", test_play_json);
  g_test_add_func ("/cli/play/several-options", test_play_several_options);
  g_test_add_func ("/cli/play/nothing", test_play_nothing);
  g_test_add_func ("/cli/play/score", test_play_with_score);
  g_test_add_func ("/cli/play/viewer", test_play_as_a_viewer);
  g_test_add_func ("/cli/play/refused", test_play_refused);
  g_test_add_func ("/cli/play/over", test_play_after_the_end);
  g_test_add_func ("/cli/set", test_set);
  g_test_add_func ("/cli/score/json", test_score_json);
  g_test_add_func ("/cli/score/text", test_score);
  g_test_add_func ("/cli/perft", test_perft);

  return g_test_run ();
}
