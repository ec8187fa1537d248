/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All commands on Tattoo Brawl, with the ruleset of the rules' tests, whose cards are called by
 * what they are.
 */

#include "nw-lab-runner.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD "{\"needlework\": \"position\", \"format\": 1, \"game\": \"brawl\", "

/* The whole truth of a game in its middle. */
#define MIDDLE                                                                                  \
  HEAD "\"seed\": \"5\", \"seats\": ["                                                          \
  "{\"character\": \"master\", \"money\": 450, \"store\": \"rkkbg\", \"chair\": \"arm-j\","      \
  " \"waiting\": \"hand-l\", \"station\": {\"tattoo\": \"j37\", \"placed\": \"kr\"},"             \
  " \"reserve\": [{\"tattoo\": \"j19\", \"open\": true},"                                        \
  " {\"tattoo\": \"w31\", \"open\": false, \"known\": [\"s1\", \"s2\"]},"                         \
  " {\"tattoo\": \"l29\", \"open\": false}], \"finished\": [\"os13\", \"ns11\"]},"                 \
  "{\"character\": \"scout\", \"money\": 350, \"store\": \"y\","                                 \
  " \"reserve\": [{\"tattoo\": \"l13\", \"open\": true}]}],"                                      \
  " \"clients\": {\"open\": [\"leg-os\", null], \"deck\": [\"neck-j\"]},"                          \
  " \"tattoos\": {\"open\": [\"os31\", \"w23\", null], \"deck\": [], \"donated\": \"ns23\"},"       \
  " \"round\": 4, \"turn\": \"s1\", \"actions_left\": 3}"

#define START HEAD "\"seed\": \"3\", \"seats\": [{}, {}]}"

static NwRun *
run_test_deck (const char *input,
               const char *command,
               const char *a,
               const char *b,
               const char *c)
{
  g_autofree char *deck = nw_run_path ("../ruleset/data/brawl.nwrules");

  return nw_run (input, command, "--ruleset", deck, "-", a, b, c, NULL);
}

/* ---- show ----------------------------------------------------------------------------------- */

static void
assert_narrow (const NwRun *run)
{
  g_auto (GStrv) lines = g_strsplit (run->output, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
}

static void
test_show (void)
{
  g_autoptr (NwRun) run = run_test_deck (MIDDLE, "show", NULL, NULL, NULL);

  assert_status (run, 0);
  assert_says (run, "Test deck\nRound 4, s1: 3 actions left\n");
  assert_says (run, "Clients (deck: 1)\n"
                    "    1        leg-os              leg          $150   old-school\n"
                    "    2        (empty)\n"
                    "    deck     neck-j              neck         $50    japanese\n");
  assert_says (run, "Tattoos (deck: 0)\n"
                    "    1        os31                old-school   kkg        2 turns  $200   31/7\n");
  assert_says (run, "    3        (empty)\n"
                    "    donated  ns23                new-school   rkk        2 turns  $150   23/11"
                    "\n");
  assert_says (run, "Ink reserve: red 1, yellow 2, blue 2, black 3, orange 3, purple 3, green 2\n");
  assert_says (run, "> s1  master              $450\n"
                    "    store:     rbkkg\n"
                    "    chair:     arm-j (arm, $100, japanese)\n"
                    "    waiting:   hand-l (hand, $100, lettering)\n"
                    "    station:   j37: ink rk of rkkkp, clock 0 of 2\n"
                    "    reserve:   1 j19 (open), 2 w31 (closed, known to s1 s2), 3 l29 (closed)\n"
                    "    finished:  os13, ns11\n"
                    "  s2  scout               $350\n"
                    "    store:     y\n"
                    "    reserve:   1 l13 (open)\n");
  assert_narrow (run);
}

/* W35: closed cards, the backs of clients, and what a seat sees of the others. */
static void
test_show_as_a_viewer (void)
{
  g_autoptr (NwRun) own = run_test_deck (MIDDLE, "show", "--viewer", "s1", NULL);
  g_autoptr (NwRun) other = run_test_deck (MIDDLE, "show", "--viewer", "s2", NULL);
  g_autoptr (NwRun) fresh = run_test_deck (START, "show", "--viewer", "s2", NULL);

  assert_says (own, "    1        ?                   leg          $150\n");
  assert_says (own, "    deck     ?                   neck         $50\n");
  assert_says (own, "1 j19 (open), 2 w31 (closed, known to s1 s2), 3 ? (closed)");
  assert_says (other, "1 j19 (open), 2 w31 (closed, known to s1 s2), 3 ? (closed)");
  assert_says (other, "chair:     arm-j (arm, $100, japanese)");
  assert_says (fresh, "hand:      ?, ?, ?");
}

static void
assert_shows (const char *moves,
              const char *line)
{
  g_autoptr (NwRun) run = run_test_deck (MIDDLE, "play", "-m", moves, NULL);

  assert_status (run, 0);
  assert_says (run, line);
  assert_narrow (run);
}

/* What somebody is asked for. */
static void
test_show_questions (void)
{
  g_autoptr (NwRun) fresh = run_test_deck (START, "show", NULL, NULL, NULL);
  g_autoptr (NwRun) draft =
    run_test_deck (START, "play", "-m", "character mixer; character host", NULL);

  assert_says (fresh, "Round 1, s1: must choose a character\n");
  assert_says (fresh, "Characters: master mixer talker scout showman doorman host recycler plain\n");
  assert_says (draft, "Round 1, s1: must choose the tattoo to keep\n");
  assert_says (draft, "    hand:      ");
  g_assert_null (strstr (draft->output, "Characters:"));

  assert_shows ("draw donated", "Round 4, s1: must lay the tattoo open or closed: ns23\n");
  assert_shows ("exchange 1", "Round 4, s1: must choose the card to exchange with\n");
  assert_shows ("exchange 1; with s2 1", "reserve:   1 l13 (open), 2 w31");
  assert_shows ("buy yellow from s2", "Round 4, s2: must sell the ink or refuse: yellow\n");
}

static void
test_show_json (void)
{
  g_autoptr (NwRun) run = run_test_deck (MIDDLE, "show", "--json", NULL, NULL);
  g_autoptr (NwRun) again = nw_run (run->output, "show", "--json", "-", NULL);
  g_autoptr (NwRun) seen = run_test_deck (MIDDLE, "show", "--json", "--viewer", "s2");

  assert_status (run, 0);
  assert_output (again, run->output);
  assert_json (run, "/seats/0/station/placed", "\"rk\"");
  assert_json (run, "/clients/open/0", "\"leg-os\"");
  assert_json (seen, "/clients/open/0", "\"?\"");
  assert_json (seen, "/clients/fronts/0/pay", "150");
  assert_json (seen, "/seats/0/reserve/2/tattoo", "\"?\"");
  assert_json (seen, "/seed", "missing");
}

/* ---- moves, play, score, perft ---------------------------------------------------------------- */

static void
test_moves (void)
{
  g_autoptr (NwRun) text = run_test_deck (START, "moves", NULL, NULL, NULL);
  g_autoptr (NwRun) json = run_test_deck (MIDDLE, "moves", "--json", NULL, NULL);

  assert_output (text, "character master\ncharacter mixer\ncharacter talker\ncharacter scout\n"
                       "character showman\ncharacter doorman\ncharacter host\n"
                       "character recycler\ncharacter plain\n");
  assert_json (json, "/actor", "\"s1\"");
  assert_json (json, "/turn", "\"s1\"");
  assert_says (json, "\"place black\"");
  assert_says (json, "\"buy yellow from s2\"");
  assert_says (json, "\"exchange 1\"");
  assert_says (json, "\"pass\"");
}

static void
test_play (void)
{
  g_autoptr (NwRun) run = run_test_deck (MIDDLE, "play", "--json", "-m",
                                         "place black; place black; ink yellow");
  g_autoptr (NwRun) wrong = run_test_deck (MIDDLE, "play", "--json", "-m",
                                           "place black; ink green");
  g_autoptr (NwRun) unread = run_test_deck (MIDDLE, "play", "-m", "dye 1 red", NULL);

  assert_status (run, 0);
  assert_json (run, "/applied", "3");
  assert_json (run, "/events/0/kind", "\"ink-placed\"");
  assert_json (run, "/events/0/ink", "\"black\"");
  assert_json (run, "/events/2/kind", "\"ink-taken\"");
  assert_json (run, "/position/seats/0/store", "\"rybg\"");
  assert_json (run, "/position/actions_left", "2");

  assert_status (wrong, 1);
  assert_json (wrong, "/applied", "1");
  assert_json (wrong, "/error/index", "1");
  assert_json (wrong, "/error/move", "\"ink green\"");
  assert_json (wrong, "/error/reason", "\"secondary-ink\"");
  assert_has (wrong, "/error/message");
  assert_status (unread, 1);
}

/* W31. */
static void
test_score (void)
{
  g_autoptr (NwRun) json = run_test_deck (MIDDLE, "score", "--json", NULL, NULL);
  g_autoptr (NwRun) text = run_test_deck (MIDDLE, "score", NULL, NULL, NULL);

  assert_status (json, 0);
  assert_json (json, "/seats/0/lines/0",
               "{\"kind\": \"tattoos\", \"amount\": 24, \"cards\": [\"os13\", \"ns11\"]}");
  assert_json (json, "/seats/0/lines/1/amount", "9");
  assert_json (json, "/seats/0/lines/2/amount", "18");
  assert_json (json, "/seats/0/lines/3/amount", "-116");
  assert_json (json, "/seats/0/total", "-65");
  assert_json (json, "/seats/0/rank", "2");
  assert_json (json, "/seats/1/total", "-6");
  assert_json (json, "/decided_by", "\"total\"");
  assert_status (text, 0);
  assert_says (text, "os13, ns11");
}

/* Nine characters, then eight, then each of three tattoos. */
static void
test_perft (void)
{
  g_autoptr (NwRun) one = run_test_deck (START, "perft", "1", NULL, NULL);
  g_autoptr (NwRun) two = run_test_deck (START, "perft", "2", NULL, NULL);
  g_autoptr (NwRun) three = run_test_deck (START, "perft", "3", NULL, NULL);

  assert_output (one, "9\n");
  assert_output (two, "72\n");
  assert_output (three, "216\n");
}

/* ---- replay ----------------------------------------------------------------------------------- */

static char *
save_game (const char *moves)
{
  g_autofree char *path = nw_run_path ("../ruleset/data/brawl.nwrules");
  g_autofree char *ruleset = NULL;

  g_assert_true (g_file_get_contents (path, &ruleset, NULL, NULL));

  return g_strdup_printf ("{\"needlework\": \"game\", \"format\": 1, \"rules\": 1,"
                          " \"game\": \"brawl\", \"ruleset\": %s, \"seed\": \"3\","
                          " \"seats\": [{\"name\": \"A\", \"kind\": \"human\","
                          " \"language\": \"en\", \"colour\": \"#204080\"},"
                          " {\"name\": \"B\", \"kind\": \"human\","
                          " \"language\": \"es\", \"colour\": \"#b02020\"}],"
                          " \"moves\": [%s]}",
                          ruleset, moves);
}

static void
test_replay (void)
{
  g_autofree char *game = save_game ("\"character plain\", \"character host\"");
  g_autofree char *broken = save_game ("\"character plain\", \"character plain\"");
  g_autoptr (NwRun) json = nw_run (game, "replay", "--json", "-", NULL);
  g_autoptr (NwRun) text = nw_run (game, "replay", "-", NULL);
  g_autoptr (NwRun) wrong = nw_run (broken, "replay", "--json", "-", NULL);

  assert_status (json, 0);
  assert_json (json, "/game", "\"brawl\"");
  assert_json (json, "/applied", "2");
  assert_json (json, "/over", "false");
  assert_says (text, "Moves: 2 of 2. Round 1. The game is not over.");
  assert_status (wrong, 1);
  assert_json (wrong, "/applied", "1");
  assert_json (wrong, "/error/reason", "\"character-taken\"");
}

/* ---- validate, format, schema ----------------------------------------------------------------- */

static void
test_ruleset (void)
{
  g_autofree char *deck = nw_run_path ("../ruleset/data/brawl.nwrules");
  g_autofree char *text = NULL;
  g_autoptr (NwRun) valid = nw_run ("", "validate", deck, NULL);
  g_autoptr (NwRun) format = nw_run ("", "format", deck, NULL);
  g_autoptr (NwRun) schema = nw_run ("", "schema", "brawl", NULL);

  g_assert_true (g_file_get_contents (deck, &text, NULL, NULL));
  assert_status (valid, 0);
  assert_output (valid, "");
  assert_output (format, text);
  assert_json (schema, "/properties/game/const", "\"brawl\"");
  assert_json (schema, "/properties/tattoos/items/properties/duration/maximum", "6");
}

static void
test_validate (void)
{
  g_autofree char *deck = nw_run_path ("../ruleset/data/brawl.nwrules");
  g_autofree char *text = NULL;
  g_autoptr (GString) broken = NULL;
  g_autoptr (NwRun) run = NULL, json = NULL;

  g_assert_true (g_file_get_contents (deck, &text, NULL, NULL));
  broken = g_string_new (text);
  g_string_replace (broken, "\"skill\": \"scout\"", "\"skill\": \"spy\"", 1);
  run = nw_run (broken->str, "validate", "-", NULL);
  json = nw_run (broken->str, "validate", "--json", "-", NULL);

  assert_status (run, 1);
  assert_says (run, "error: “skill” is \"spy\", but should be one of: none, ink-master");
  assert_says (run, "[/characters/3/skill]");
  assert_json (json, "/0/code", "\"unknown-value\"");
  assert_json (json, "/0/card", "\"scout\"");
}

/* ---- simulate, merge, bench ------------------------------------------------------------------- */

static NwRun *
simulate (const char *a,
          const char *b)
{
  return nw_run ("", "simulate", "brawl", "--seats", "3", "--games", "12", "--bots",
                 "random,apprentice", "--seed", "4", "--json", a, b, NULL);
}

static void
test_simulate (void)
{
  g_autoptr (NwRun) run = simulate (NULL, NULL);
  g_autoptr (NwRun) first = simulate ("--shard", "1/2");
  g_autoptr (NwRun) second = simulate ("--shard", "2/2");
  g_autofree char *dir = g_dir_make_tmp ("nw-test-XXXXXX", NULL);
  g_autofree char *a = g_build_filename (dir, "a.json", NULL);
  g_autofree char *b = g_build_filename (dir, "b.json", NULL);
  g_autofree char *wins = nw_run_json_at (run->output, "/wins");
  g_autofree char *cards = nw_run_json_at (run->output, "/cards");
  g_autoptr (NwRun) merged = NULL;

  assert_status (run, 0);
  assert_json (run, "/game", "\"brawl\"");
  assert_json (run, "/ruleset/id", "\"tattoo-brawl\"");
  assert_json (run, "/games_done", "12");
  assert_has (run, "/end_reasons/goal");
  assert_has (run, "/cards/ink-master/finished");
  assert_json (run, "/cards/ink-master/group", "3");
  assert_json (run, "/cards/ink-master/seen", "12");

  g_assert_true (g_file_set_contents (a, first->output, -1, NULL));
  g_assert_true (g_file_set_contents (b, second->output, -1, NULL));
  merged = nw_run ("", "merge", "--json", b, a, NULL);
  assert_status (merged, 0);
  assert_json (merged, "/wins", wins);
  assert_json (merged, "/cards", cards);

  g_unlink (a);
  g_unlink (b);
  g_assert_no_errno (g_rmdir (dir));
}

static void
test_report (void)
{
  g_autoptr (NwRun) run = nw_run ("", "simulate", "brawl", "--games", "4", "--bots", "apprentice",
                                  "--set", "max_rounds=3", NULL);

  assert_status (run, 0);
  assert_says (run, "Ends: goal 0, max-rounds 4\n");
  assert_says (run, "totals below 0: ");
  assert_says (run, "Finished tattoos: 20 cards, each in ");
  assert_says (run, "Served clients: 16 cards, each in ");
  assert_says (run, "Characters in play: 5 cards, each in 80.0 % of the games\n");
  assert_narrow (run);
}

static void
test_bench (void)
{
  g_autoptr (NwRun) run = nw_run ("", "bench", "brawl", "--json", "--seats", "2", NULL);

  assert_status (run, 0);
  assert_json (run, "/game", "\"brawl\"");
  assert_json (run, "/seats", "2");
  assert_has (run, "/moves_per_second");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/brawl/show", test_show);
  g_test_add_func ("/cli/brawl/show/w35-viewer", test_show_as_a_viewer);
  g_test_add_func ("/cli/brawl/show/questions", test_show_questions);
  g_test_add_func ("/cli/brawl/show/json", test_show_json);
  g_test_add_func ("/cli/brawl/moves", test_moves);
  g_test_add_func ("/cli/brawl/play", test_play);
  g_test_add_func ("/cli/brawl/w31-score", test_score);
  g_test_add_func ("/cli/brawl/perft", test_perft);
  g_test_add_func ("/cli/brawl/replay", test_replay);
  g_test_add_func ("/cli/brawl/ruleset", test_ruleset);
  g_test_add_func ("/cli/brawl/validate", test_validate);
  g_test_add_func ("/cli/brawl/simulate", test_simulate);
  g_test_add_func ("/cli/brawl/report", test_report);
  g_test_add_func ("/cli/brawl/bench", test_bench);

  return g_test_run ();
}
