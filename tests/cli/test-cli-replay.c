/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * replay, of games that were saved by hand.
 */

#include "nw-lab-runner.h"

#include <string.h>

/* A saved game of the tiny ruleset with these moves and further members. */
static char *
save_game (const char *moves,
           const char *more)
{
  g_autofree char *path = nw_run_path ("tiny.nwrules");
  g_autofree char *ruleset = NULL;

  g_assert_true (g_file_get_contents (path, &ruleset, NULL, NULL));

  return g_strdup_printf ("{\"needlework\": \"game\", \"format\": 1, \"rules\": 1,"
                          " \"game\": \"tailor\", \"ruleset\": %s, \"seed\": \"3\","
                          " \"seats\": [{\"name\": \"A\", \"kind\": \"human\","
                          " \"language\": \"en\", \"colour\": \"#204080\"},"
                          " {\"name\": \"B\", \"kind\": \"journeyman\","
                          " \"language\": \"es\", \"colour\": \"#b02020\"}],"
                          " \"moves\": [%s]%s}",
                          ruleset, moves, more);
}

#define TWO_MOVES "\"dye 1-2 red\", \"end\""

static char *
get_hash (void)
{
  g_autofree char *game = save_game (TWO_MOVES, "");
  g_autoptr (NwRun) run = nw_run (game, "replay", "--json", "-", NULL);
  g_autofree char *quoted = nw_run_json_at (run->output, "/hash");

  assert_status (run, 0);
  assert_json (run, "/hash_matches", "null");

  return g_strndup (quoted + 1, strlen (quoted) - 2);
}

static void
test_replay (void)
{
  g_autofree char *hash = get_hash ();
  g_autofree char *more = g_strdup_printf (", \"hash\": \"%s\"", hash);
  g_autofree char *game = save_game (TWO_MOVES, more);
  g_autoptr (NwRun) json = nw_run (game, "replay", "--json", "-", NULL);
  g_autoptr (NwRun) text = nw_run (game, "replay", "-", NULL);

  assert_status (json, 0);
  g_assert_cmpstr (json->messages, ==, "");
  assert_json (json, "/game", "\"tailor\"");
  assert_json (json, "/moves", "2");
  assert_json (json, "/applied", "2");
  assert_json (json, "/hash_matches", "true");
  assert_json (json, "/over", "false");
  assert_json (json, "/seats/0/total", "0");
  assert_json (json, "/error", "missing");

  assert_status (text, 0);
  assert_says (text, "Moves: 2 of 2. Round 1. The game is not over.");
  assert_says (text, "s1\n");
}

static void
test_wrong_hash_is_a_warning (void)
{
  g_autofree char *game = save_game (TWO_MOVES, ", \"hash\": \"0000000000000001\"");
  g_autoptr (NwRun) run = nw_run (game, "replay", "--json", "-", NULL);

  assert_status (run, 0);
  assert_json (run, "/hash_matches", "false");
  assert_complains (run, "warning: rules changed since this game was saved");
}

static void
test_illegal_move (void)
{
  g_autofree char *game = save_game ("\"dye 1-2 red\", \"dye 1 red\", \"end\"", "");
  g_autoptr (NwRun) json = nw_run (game, "replay", "--json", "-", NULL);
  g_autoptr (NwRun) text = nw_run (game, "replay", "-", NULL);

  assert_status (json, 1);
  assert_json (json, "/moves", "3");
  assert_json (json, "/applied", "1");
  assert_json (json, "/error/index", "1");
  assert_json (json, "/error/move", "\"dye 1 red\"");
  assert_json (json, "/error/reason", "\"same-colour\"");
  assert_json (json, "/hash_matches", "null");

  assert_status (text, 1);
  assert_says (text, "Moves: 1 of 3.");
  assert_complains (text, "Move 2, “dye 1 red”: ");
}

/* Another house rule, another game. */
static void
test_set (void)
{
  g_autofree char *game = save_game ("\"end\"", "");
  g_autoptr (NwRun) without = nw_run (game, "replay", "-", NULL);
  g_autoptr (NwRun) with = nw_run (game, "replay", "-", "--set", "allow_pass=true", NULL);

  assert_status (without, 1);
  assert_status (with, 0);
}

static void
test_no_game (void)
{
  g_autoptr (NwRun) syntax = nw_run ("{\"needlework\":", "replay", "-", NULL);
  g_autoptr (NwRun) other = nw_run ("{\"needlework\": \"ruleset\"}", "replay", "--json", "-", NULL);

  assert_status (syntax, 1);
  assert_output (syntax, "");
  assert_complains (syntax, "standard input:1:");
  assert_status (other, 1);
  assert_json (other, "/error/reason", "\"bad-input\"");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/replay/arrives", test_replay);
  g_test_add_func ("/cli/replay/wrong-hash", test_wrong_hash_is_a_warning);
  g_test_add_func ("/cli/replay/illegal-move", test_illegal_move);
  g_test_add_func ("/cli/replay/set", test_set);
  g_test_add_func ("/cli/replay/no-game", test_no_game);

  return g_test_run ();
}
