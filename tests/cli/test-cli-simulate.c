/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * simulate, merge, bench.
 */

#include "nw-lab-runner.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* The result without the two members that depend on the clock. */
static char *
drop_times (const char *output)
{
  g_autoptr (GRegex) times = g_regex_new (",\n  \"(seconds|games_per_second)\": [0-9.]+", 0, 0,
                                          NULL);

  return g_regex_replace (times, output, -1, 0, "", 0, NULL);
}

static NwRun *
simulate (const char *a,
          const char *b,
          const char *c,
          const char *d)
{
  return nw_run ("", "simulate", "tailor", "--games", "30", "--bots", "random,apprentice", "--seed",
                 "11", "--json", a, b, c, d, NULL);
}

static void
test_json (void)
{
  g_autoptr (NwRun) run = simulate (NULL, NULL, NULL, NULL);

  assert_status (run, 0);
  g_assert_cmpstr (run->messages, ==, "");
  assert_json (run, "/game", "\"tailor\"");
  assert_json (run, "/ruleset/id", "\"tang-master-tailor\"");
  assert_json (run, "/seats", "2");
  assert_json (run, "/bots", "[\"random\", \"apprentice\"]");
  assert_json (run, "/rotation", "true");
  assert_json (run, "/games", "30");
  assert_json (run, "/games_done", "30");
  assert_json (run, "/seed", "\"11\"");
  assert_json (run, "/shards", "{\"of\": 1, \"in\": [1]}");
  assert_json (run, "/levels/random/seats", "1");
  assert_json (run, "/wins/2", "missing");
  assert_json (run, "/end_reasons/max-rounds", "0");
  assert_has (run, "/points/1/stddev");
  assert_has (run, "/rounds/histogram");
  assert_has (run, "/win_shares/0/low");
}

static void
test_threads (void)
{
  g_autoptr (NwRun) one = simulate ("--threads", "1", NULL, NULL);
  g_autoptr (NwRun) three = simulate ("--threads", "3", NULL, NULL);
  g_autofree char *left = drop_times (one->output);
  g_autofree char *right = drop_times (three->output);

  g_assert_null (strstr (left, "seconds"));
  g_assert_cmpstr (left, ==, right);
}

static void
write_shard (const char *dir,
             guint       shard,
             char      **path)
{
  g_autofree char *part = g_strdup_printf ("%u/3", shard);
  g_autofree char *name = g_strdup_printf ("%u.json", shard);
  g_autoptr (NwRun) run = simulate ("--shard", part, NULL, NULL);

  assert_status (run, 0);
  *path = g_build_filename (dir, name, NULL);
  g_assert_true (g_file_set_contents (*path, run->output, -1, NULL));
}

static void
test_merge (void)
{
  g_autofree char *dir = g_dir_make_tmp ("nw-test-XXXXXX", NULL);
  g_autoptr (NwRun) whole = simulate (NULL, NULL, NULL, NULL);
  g_autofree char *expected = drop_times (whole->output);
  g_autofree char *a = NULL, *b = NULL, *c = NULL, *merged = NULL;
  g_autoptr (NwRun) all = NULL, some = NULL, twice = NULL;

  write_shard (dir, 1, &a);
  write_shard (dir, 2, &b);
  write_shard (dir, 3, &c);

  all = nw_run ("", "merge", "--json", c, a, b, NULL);
  assert_status (all, 0);
  merged = drop_times (all->output);
  g_assert_cmpstr (merged, ==, expected);

  some = nw_run ("", "merge", "--json", a, c, NULL);
  assert_json (some, "/shards", "{\"of\": 3, \"in\": [1, 3]}");
  assert_json (some, "/games_done", "20");

  twice = nw_run ("", "merge", "--json", a, b, a, NULL);
  assert_status (twice, 1);
  assert_output (twice, "");
  assert_complains (twice, "the shard 1/3 is there already");

  g_unlink (a);
  g_unlink (b);
  g_unlink (c);
  g_assert_no_errno (g_rmdir (dir));
}

static void
test_merge_refuses (void)
{
  g_autoptr (NwRun) result = simulate (NULL, NULL, NULL, NULL);
  g_autoptr (NwRun) garbage = nw_run ("garbage", "merge", "-", NULL);
  g_autoptr (NwRun) other = nw_run ("{\"game\": \"tailor\"}", "merge", "-", NULL);
  g_autoptr (NwRun) same = nw_run (result->output, "merge", "-", NULL);

  assert_status (garbage, 1);
  assert_complains (garbage, "not a result");
  assert_status (other, 1);
  assert_complains (other, "the member “ruleset” is missing or wrong");
  assert_status (same, 0);
}

static void
test_text (void)
{
  g_autoptr (NwRun) run = nw_run ("", "simulate", "tailor", "--games", "20", "--bots",
                                  "apprentice,random", NULL);
  g_auto (GStrv) lines = g_strsplit (run->output, "\n", -1);

  assert_status (run, 0);
  assert_says (run, "Bots: apprentice, random; seats rotate\n");
  assert_says (run, "Games: 20 of 20, seed 0\n");
  assert_says (run, "wins (95 % interval)");
  assert_says (run, "  s2 ");
  assert_says (run, "  apprentice ");
  assert_says (run, "Rounds: ");
  assert_says (run, "Ends: end-points ");
  assert_says (run, "Level 4: 21 cards, each taken in ");
  assert_says (run, " of seen   won ");
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
}

static void
test_fixed_seats (void)
{
  g_autoptr (NwRun) run = simulate ("--fixed-seats", NULL, NULL, NULL);
  g_autoptr (NwRun) rotating = simulate (NULL, NULL, NULL, NULL);
  g_autofree char *random = nw_run_json_at (run->output, "/levels/random/wins");

  assert_json (run, "/rotation", "false");
  assert_json (run, "/wins/0", random);
  g_assert_cmpstr (run->output, !=, rotating->output);
}

/* Whether the process has a handler for SIGINT. */
static gboolean
is_watching (const char *pid)
{
  g_autofree char *path = g_build_filename ("/proc", pid, "status", NULL);
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents (path, &status, NULL, NULL))
    return FALSE;
  line = strstr (status, "SigCgt:");

  return line != NULL && (g_ascii_strtoull (line + strlen ("SigCgt:"), NULL, 16) >>
                          (SIGINT - 1) & 1) != 0;
}

/* Ctrl+C ends a run that would take years, with the games so far. */
static void
test_interrupt (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *output = NULL, *messages = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                              &error, g_getenv ("NW_TEST_LAB"), "simulate", "tailor", "--bots",
                              "random", "--json", "--games", "1000000000", NULL);
  g_assert_no_error (error);
  while (!is_watching (g_subprocess_get_identifier (process)))
    g_thread_yield ();
  g_subprocess_send_signal (process, SIGINT);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &output, &messages, &error);
  g_assert_no_error (error);

  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  g_assert_nonnull (strstr (messages, "of 1000000000 games; the result is of those"));
  g_assert_nonnull (strstr (output, "\"games\": 1000000000,"));
  g_assert_null (strstr (output, "\"games_done\": 1000000000,"));
}

static void
test_bench (void)
{
  g_autoptr (NwRun) run = nw_run ("", "bench", "tailor", "--json", "--seats", "3", NULL);

  assert_status (run, 0);
  assert_json (run, "/game", "\"tailor\"");
  assert_json (run, "/seats", "3");
  assert_has (run, "/state_bytes");
  assert_has (run, "/games_per_second");
  assert_has (run, "/moves_per_second");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/simulate/json", test_json);
  g_test_add_func ("/cli/simulate/threads", test_threads);
  g_test_add_func ("/cli/simulate/text", test_text);
  g_test_add_func ("/cli/simulate/fixed-seats", test_fixed_seats);
  g_test_add_func ("/cli/simulate/interrupt", test_interrupt);
  g_test_add_func ("/cli/merge/adds", test_merge);
  g_test_add_func ("/cli/merge/refuses", test_merge_refuses);
  g_test_add_func ("/cli/bench", test_bench);

  return g_test_run ();
}
