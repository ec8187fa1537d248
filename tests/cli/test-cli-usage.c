/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Help, and every kind of wrong usage: status 2, a reason and the usage on standard error, nothing
 * on standard output.
 */

#include "nw-lab-runner.h"

#include <string.h>

static const char *const commands[] = {
  "validate", "schema", "format", "show", "moves", "play", "score", "replay", "simulate", "merge",
  "perft", "bench", "serve",
};

static void
assert_wrong_usage (const char        *reason,
                    const char *const *words)
{
  g_autoptr (NwRun) run = nw_run_words ("", words);

  assert_status (run, 2);
  assert_output (run, "");
  assert_complains (run, reason);
  assert_complains (run, "Usage: needlework-lab");
}

#define assert_wrong(reason, ...) \
  assert_wrong_usage (reason, (const char *const []) { __VA_ARGS__, NULL })

static void
test_help (void)
{
  g_autoptr (NwRun) run = nw_run ("", "--help", NULL);

  assert_status (run, 0);
  assert_complains (run, "");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    assert_says (run, commands[i]);
}

static void
test_help_of_each_command (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *usage = g_strconcat ("Usage: needlework-lab ", commands[i], NULL);
      g_autoptr (NwRun) run = nw_run ("", commands[i], "--help", NULL);

      assert_status (run, 0);
      assert_says (run, usage);
      g_assert_cmpstr (run->messages, ==, "");
    }
}

/* Nothing that is printed for a person is wider than a terminal. */
static void
test_help_fits (void)
{
  for (guint i = 0; i <= G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (NwRun) run = i < G_N_ELEMENTS (commands) ? nw_run ("", commands[i], "-h", NULL)
                                                          : nw_run ("", "-h", NULL);
      g_auto (GStrv) lines = g_strsplit (run->output, "\n", -1);

      for (guint j = 0; lines[j] != NULL; j++)
        if (g_utf8_strlen (lines[j], -1) > 80)
          g_error ("wider than 80 columns: %s", lines[j]);
    }
}

static void
test_version (void)
{
  g_autoptr (NwRun) run = nw_run ("", "--version", NULL);

  assert_status (run, 0);
  assert_says (run, "needlework-lab 0.");
}

static void
test_wrong_usage (void)
{
  g_autoptr (NwRun) run = nw_run ("", NULL);

  assert_status (run, 2);
  assert_output (run, "");
  assert_complains (run, "Usage: needlework-lab COMMAND");

  assert_wrong ("there is no command “dance”", "dance");
  assert_wrong ("“show” needs POSITION", "show");
  assert_wrong ("“b” is one too many for “show”", "show", "a", "b");
  assert_wrong ("“show” has no option “--games”", "show", "--games", "3", "-");
  assert_wrong ("“show” has no option “-m”", "show", "-m", "end", "-");
  assert_wrong ("“show” has no option “-q”", "show", "-q", "-");
  assert_wrong ("“--json” takes no value", "show", "--json=yes", "-");
  assert_wrong ("“--viewer” needs a value: SEAT", "show", "-", "--viewer");
  assert_wrong ("“-m” needs a value: MOVES", "play", "-", "-m");
  assert_wrong ("“perft” needs POSITION DEPTH", "perft", "{}");
  assert_wrong ("“two” is not a depth", "perft", "{}", "two");
  assert_wrong ("“-1” is not a depth", "perft", "{}", "--", "-1");
  assert_wrong ("“chess” is no game; there are: brawl, tailor", "bench", "chess");
  assert_wrong ("“chess” is no game", "schema", "chess");
  assert_wrong ("“chess” is no game", "simulate", "chess");
  assert_wrong ("“serve” has no option “--json”", "serve", "--json");
}

static void
test_wrong_numbers (void)
{
  assert_wrong ("“--games 0”: not a number from 1 to", "simulate", "tailor", "--games", "0");
  assert_wrong ("“--games -1”: not a number", "simulate", "tailor", "--games=-1");
  assert_wrong ("“--games 1e3”: not a number", "simulate", "tailor", "--games=1e3");
  assert_wrong ("“--games ”: not a number", "simulate", "tailor", "--games=");
  assert_wrong ("“--seats 5”: not a number from 2 to 4", "simulate", "tailor", "--seats", "5");
  assert_wrong ("“--seats 1”: not a number from 2 to 4", "bench", "tailor", "--seats", "1");
  assert_wrong ("“--seed 18446744073709551616”: not a number", "simulate", "tailor", "--seed",
                "18446744073709551616");
  assert_wrong ("“--threads 0”: not a number", "simulate", "tailor", "--threads", "0");
  assert_wrong ("“--shard 3/2” is not K/N", "simulate", "tailor", "--shard", "3/2");
  assert_wrong ("“--shard 0/2” is not K/N", "simulate", "tailor", "--shard", "0/2");
  assert_wrong ("“--shard 1” is not K/N", "simulate", "tailor", "--shard", "1");
  assert_wrong ("“--shard ” is not K/N", "simulate", "tailor", "--shard", "");
}

static void
test_wrong_bots (void)
{
  assert_wrong ("tailor has no bot “genius”", "simulate", "tailor", "--bots", "random,genius");
  assert_wrong ("tailor has no bot “”", "simulate", "tailor", "--bots", "random,");
  assert_wrong ("at most 4 seats", "simulate", "tailor", "--bots",
                "random,random,random,random,random");
  assert_wrong ("More bots than seats: 3 for 2", "simulate", "tailor", "--seats", "2", "--bots",
                "random,random,random");
}

static void
test_wrong_ruleset (void)
{
  g_autoptr (NwRun) run = nw_run ("", "bench", "tailor", "--ruleset", "/nowhere/at.all", NULL);

  assert_status (run, 2);
  assert_output (run, "");
  assert_complains (run, "/nowhere/at.all");

  assert_wrong ("“--set end_points”: KEY=VALUE is needed", "bench", "tailor", "--set",
                "end_points");
  assert_wrong ("“--set colour=3”: ", "bench", "tailor", "--set", "colour=3");
  assert_wrong ("“--set end_points=0”: ", "bench", "tailor", "--set", "end_points=0");
  assert_wrong ("“--set end_points=many”: ", "bench", "tailor", "--set", "end_points=many");
  assert_wrong ("“--option mode=battle”: tailor has no options", "bench", "tailor", "--option",
                "mode=battle");
}

static void
test_unreadable_files (void)
{
  static const char *const with_file[] = { "validate", "format", "show", "moves", "play", "score",
                                           "replay", "merge" };

  for (guint i = 0; i < G_N_ELEMENTS (with_file); i++)
    {
      g_autoptr (NwRun) run = nw_run ("", with_file[i], "/nowhere/at.all", NULL);

      assert_status (run, 2);
      assert_output (run, "");
      assert_complains (run, "/nowhere/at.all");
      g_assert_null (strstr (run->messages, "Usage:"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/usage/help", test_help);
  g_test_add_func ("/cli/usage/help-of-each-command", test_help_of_each_command);
  g_test_add_func ("/cli/usage/help-fits", test_help_fits);
  g_test_add_func ("/cli/usage/version", test_version);
  g_test_add_func ("/cli/usage/wrong", test_wrong_usage);
  g_test_add_func ("/cli/usage/wrong-numbers", test_wrong_numbers);
  g_test_add_func ("/cli/usage/wrong-bots", test_wrong_bots);
  g_test_add_func ("/cli/usage/wrong-ruleset", test_wrong_ruleset);
  g_test_add_func ("/cli/usage/unreadable-files", test_unreadable_files);

  return g_test_run ();
}
