/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures loading and judging a ruleset of 10 MB against the bare parse of the same bytes by
 * json-glib, one after the other in the same run, each time in a process of its own, as a file is
 * opened: what one of them leaves of the heap makes the next one faster or slower.  Fails if it costs
 * more than three times as much.
 */

#include <json-glib/json-glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nw-big-file.h"
#include "ruleset/nw-ruleset.h"

#define N_RUNS 7
#define N_CARDS 20000
#define N_BYTES (10 * 1000 * 1000)
#define MOST 3.0

static gdouble
parse (const char *text,
       gsize       length)
{
  const gint64 start = g_get_monotonic_time ();
  g_autoptr (JsonParser) parser = json_parser_new ();
  gboolean done;

  json_parser_set_strict (parser, TRUE);
  done = json_parser_load_from_data (parser, text, (gssize) length, NULL);
  g_assert_true (done);
  g_clear_object (&parser);

  return (gdouble) (g_get_monotonic_time () - start) / G_TIME_SPAN_MILLISECOND;
}

static gdouble
load (const char *text,
      gsize       length)
{
  const gint64 start = g_get_monotonic_time ();
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load (text, length, problems);

  /* Nothing is wrong but that no game can be dealt from so many cards. */
  g_assert_cmpuint (problems->len, ==, 1);
  g_clear_pointer (&ruleset, nw_ruleset_unref);

  return (gdouble) (g_get_monotonic_time () - start) / G_TIME_SPAN_MILLISECOND;
}

/* What something takes in a process of its own, in milliseconds. */
static gdouble
measure (gdouble   (*run) (const char *text,
                           gsize       length),
         const char *text,
         gsize       length)
{
  gdouble taken = 0;
  int ends[2];
  pid_t child;
  int status;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      taken = run (text, length);
      _exit (write (ends[1], &taken, sizeof taken) == sizeof taken ? 0 : 1);
    }

  g_assert_cmpint (read (ends[0], &taken, sizeof taken), ==, sizeof taken);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  close (ends[0]);
  close (ends[1]);

  return taken;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const gdouble difference = *(const gdouble *) a - *(const gdouble *) b;

  return difference < 0 ? -1 : difference > 0;
}

int
main (int    argc,
      char **argv)
{
  gdouble parses[N_RUNS];
  gdouble loads[N_RUNS];
  g_autofree char *text = NULL;
  gdouble ratio;
  gsize length;

  g_test_init (&argc, &argv, NULL);
  text = nw_big_file_new (N_CARDS, &length);
  g_assert_cmpuint (length, >=, N_BYTES);

  for (guint i = 0; i < N_RUNS; i++)
    {
      parses[i] = measure (parse, text, length);
      loads[i] = measure (load, text, length);
    }
  qsort (parses, N_RUNS, sizeof *parses, compare);
  qsort (loads, N_RUNS, sizeof *loads, compare);

  ratio = loads[N_RUNS / 2] / parses[N_RUNS / 2];
  printf ("%.1f MB, %d cards, median of %d runs: bare parse %.0f ms, load and judge %.0f ms, "
          "%.2f times as much (at most %.1f)\n",
          (gdouble) length / 1e6, N_CARDS, N_RUNS, parses[N_RUNS / 2], loads[N_RUNS / 2], ratio,
          MOST);

  return ratio <= MOST ? EXIT_SUCCESS : EXIT_FAILURE;
}
