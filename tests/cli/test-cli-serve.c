/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * serve: conversations from transcripts, and lines that no transcript can hold.
 */

#include "nw-lab-runner.h"

#include <string.h>

#include "ruleset/nw-json.h"

/* Runs a conversation; gives its answers, line by line. */
static char **
converse (const char *input)
{
  g_autoptr (NwRun) run = nw_run (input, "serve", NULL);

  assert_status (run, 0);
  g_assert_cmpstr (run->messages, ==, "");

  return g_strsplit (run->output, "\n", -1);
}

/* ---- Transcripts ---------------------------------------------------------------------------- */

static char *
collect_requests (char **lines)
{
  GString *requests = g_string_new (NULL);

  for (; *lines != NULL; lines++)
    if (g_str_has_prefix (*lines, "> "))
      g_string_append_printf (requests, "%s\n", *lines + 2);

  return g_string_free_and_steal (requests);
}

/* One "< POINTER JSON" of a transcript. */
static void
check_expectation (const char *answer,
                   const char *request,
                   const char *expectation)
{
  g_auto (GStrv) parts = g_strsplit (expectation, " ", 3);
  g_autofree char *found = nw_run_json_at (answer, parts[1]);

  if (!g_str_equal (found, parts[2]))
    g_error ("To: %s\nat “%s” there is %s instead of %s in:\n%s", request, parts[1], found,
             parts[2], answer);
}

static void
test_transcript (gconstpointer name)
{
  g_autofree char *path = nw_run_path (name);
  g_autofree char *text = NULL, *requests = NULL;
  g_auto (GStrv) lines = NULL, answers = NULL;
  const char *request = NULL;
  gint n_answers = -1;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  requests = collect_requests (lines);
  answers = converse (requests);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "> "))
        {
          request = lines[i] + 2;
          n_answers++;
          g_assert_nonnull (answers[n_answers]);
        }
      else if (g_str_has_prefix (lines[i], "< "))
        check_expectation (answers[n_answers], request, lines[i]);
    }

  /* One line for each request, and no more. */
  g_assert_cmpuint (g_strv_length (answers), ==, (guint) n_answers + 2);
}

/* ---- Odd lines ------------------------------------------------------------------------------ */

#define AFTERWARDS "{\"id\": \"after\", \"do\": \"moves\"}\n"

static void
assert_goes_on (char      **answers,
                const char *reason)
{
  g_autofree char *found = nw_run_json_at (answers[0], "/error/reason");
  g_autofree char *id = nw_run_json_at (answers[1], "/id");

  g_assert_cmpstr (found, ==, reason);
  g_assert_cmpstr (id, ==, "\"after\"");
  g_assert_cmpstr (answers[2], ==, "");
  g_assert_null (answers[3]);
}

static void
test_invalid_utf8 (void)
{
  g_auto (GStrv) answers = converse ("{\"id\": \"\xff\xfe\", \"do\": \"moves\"}\n" AFTERWARDS);

  assert_goes_on (answers, "\"bad-json\"");
}

static void
test_deep_nesting (void)
{
  g_autoptr (GString) line = g_string_new ("{\"id\": ");
  g_auto (GStrv) answers = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append_c (line, '[');
  g_string_append (line, "\n" AFTERWARDS);
  answers = converse (line->str);

  assert_goes_on (answers, "\"bad-json\"");
}

static void
test_giant_line (void)
{
  g_autoptr (GString) line = g_string_new ("{\"id\": \"");
  g_auto (GStrv) answers = NULL;

  g_string_set_size (line, NW_JSON_MAX_BYTES + 100);
  memset (line->str + 8, 'a', line->len - 8);
  g_string_append (line, "\"}\n" AFTERWARDS);
  answers = converse (line->str);

  assert_goes_on (answers, "\"line-too-long\"");
}

/* Replaces one byte of @line, or copies a piece of it to another place. */
static void
mutate (GString *line,
        GRand   *random)
{
  static const char bytes[] = "{}[]\",:\\ 0-9e.+tfnu\x01\x7f\xc3\xff";
  const guint at = (guint) g_rand_int_range (random, 0, (gint) line->len);

  if (g_rand_boolean (random))
    line->str[at] = bytes[g_rand_int_range (random, 0, sizeof bytes - 1)];
  else
    {
      const gsize length = (gsize) g_rand_int_range (random, 0, (gint) (line->len - at));
      g_autofree char *piece = g_strndup (line->str + at, length);

      g_string_insert (line, g_rand_int_range (random, 0, (gint) line->len), piece);
    }
}

/* Whatever comes in, an answer goes out: thousands of damaged requests, one answer each. */
static void
test_damaged_requests (void)
{
  g_autofree char *path = nw_run_path ("serve.transcript");
  g_autofree char *text = NULL, *good = NULL;
  g_autoptr (GString) requests = g_string_new (NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  g_auto (GStrv) lines = NULL, sources = NULL, answers = NULL;
  guint n_lines = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  good = collect_requests (lines);
  sources = g_strsplit (good, "\n", -1);

  for (guint round = 0; round < 40; round++)
    for (guint i = 0; sources[i] != NULL; i++)
      {
        g_autoptr (GString) line = g_string_new (sources[i]);

        for (guint n = 0; line->len > 0 && n <= round % 3; n++)
          mutate (line, random);
        g_string_append_printf (requests, "%s\n", line->str);
        n_lines++;
      }

  answers = converse (requests->str);
  g_assert_cmpuint (g_strv_length (answers), ==, n_lines + 1);
  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *ok = nw_run_json_at (answers[i], "/ok");

      g_assert_true (g_str_equal (ok, "true") || g_str_equal (ok, "false"));
    }
}

static void
test_end_of_input (void)
{
  g_autoptr (NwRun) silent = nw_run ("", "serve", NULL);
  g_autoptr (NwRun) unfinished = nw_run ("{\"id\": 1, \"do\": \"moves\"}", "serve", NULL);
  g_autoptr (NwRun) carriage = nw_run ("{\"id\": 1, \"do\": \"quit\"}\r\n" AFTERWARDS, "serve",
                                       NULL);

  assert_status (silent, 0);
  assert_output (silent, "");
  assert_json (unfinished, "/id", "1");
  assert_status (carriage, 0);
  assert_output (carriage, "");
}

/* Each answer is there before the next request is sent. */
static void
test_answers_at_once (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) answers = NULL;
  GOutputStream *requests;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, g_getenv ("NW_TEST_LAB"), "serve", NULL);
  g_assert_no_error (error);
  requests = g_subprocess_get_stdin_pipe (process);
  answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *answer = NULL;

      g_assert_true (g_output_stream_write_all (requests, AFTERWARDS, strlen (AFTERWARDS), NULL,
                                                NULL, NULL));
      g_assert_true (g_output_stream_flush (requests, NULL, NULL));
      answer = g_data_input_stream_read_line (answers, NULL, NULL, NULL);
      g_assert_nonnull (strstr (answer, "\"after\""));
    }

  g_assert_true (g_output_stream_close (requests, NULL, NULL));
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

/* A whole game, bot against bot, every move of which is legal. */
static void
test_whole_game (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GDataInputStream) answers = NULL;
  g_autofree char *request = g_strdup ("{\"do\": \"new\", \"game\": \"tailor\", \"seats\": 3}\n");
  gboolean is_over = FALSE;
  GOutputStream *requests;
  guint n_moves = 0;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, g_getenv ("NW_TEST_LAB"), "serve", NULL);
  g_assert_no_error (error);
  requests = g_subprocess_get_stdin_pipe (process);
  answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));

  while (!is_over)
    {
      g_autofree char *answer = NULL, *ok = NULL, *move = NULL, *over = NULL;

      g_assert_true (g_output_stream_write_all (requests, request, strlen (request), NULL, NULL,
                                                NULL));
      g_assert_true (g_output_stream_flush (requests, NULL, NULL));
      answer = g_data_input_stream_read_line (answers, NULL, NULL, NULL);
      ok = nw_run_json_at (answer, "/ok");
      move = nw_run_json_at (answer, "/move");
      over = nw_run_json_at (answer, "/position/over");
      g_assert_cmpstr (ok, ==, "true");

      is_over = g_str_equal (over, "true");
      n_moves += !g_str_equal (move, "missing");
      g_free (request);
      request = g_str_equal (move, "missing")
                  ? g_strdup ("{\"do\": \"bot\", \"level\": \"apprentice\"}\n")
                  : g_strdup_printf ("{\"do\": \"play\", \"moves\": [%s]}\n", move);
    }

  g_assert_cmpuint (n_moves, >, 20);
  g_assert_true (g_output_stream_close (requests, NULL, NULL));
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/cli/serve/transcript", "serve.transcript", test_transcript);
  g_test_add_data_func ("/cli/serve/transcript/brawl", "serve-brawl.transcript", test_transcript);
  g_test_add_func ("/cli/serve/invalid-utf8", test_invalid_utf8);
  g_test_add_func ("/cli/serve/deep-nesting", test_deep_nesting);
  g_test_add_func ("/cli/serve/giant-line", test_giant_line);
  g_test_add_func ("/cli/serve/damaged-requests", test_damaged_requests);
  g_test_add_func ("/cli/serve/end-of-input", test_end_of_input);
  g_test_add_func ("/cli/serve/answers-at-once", test_answers_at_once);
  g_test_add_func ("/cli/serve/whole-game", test_whole_game);

  return g_test_run ();
}
