/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The progress bar is one line of standard error that is written over and over.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-progress.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/nw-cli-output.h"

#define BAR_WIDTH 30

/* Set by a signal handler, which can reach nothing else. */
static volatile gint is_interrupted;

static void
on_signal_received_cb (int signal_number)
{
  is_interrupted = TRUE;
}

/**
 * nw_cli_watch_interrupt:
 *
 * From now on the first Ctrl+C, or a polite request to end, only sets a flag; a second one ends the
 * process as usual.
 *
 * Returns: (transfer none): the flag, 0 until then
 */
volatile gint *
nw_cli_watch_interrupt (void)
{
  struct sigaction action = { .sa_handler = on_signal_received_cb, .sa_flags = SA_RESETHAND };

  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);

  return &is_interrupted;
}

/**
 * nw_cli_has_terminal:
 *
 * Returns: whether somebody watches standard error
 */
gboolean
nw_cli_has_terminal (void)
{
  return isatty (STDERR_FILENO);
}

/* "1:02:03" or "2:03" */
static char *
write_time (double seconds)
{
  const guint64 whole = (guint64) (seconds + 0.5);
  const guint64 hours = whole / 3600;
  const guint minutes = (guint) (whole / 60 % 60), rest = (guint) (whole % 60);

  return hours > 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT ":%02u:%02u", hours, minutes, rest)
                   : g_strdup_printf ("%u:%02u", minutes, rest);
}

/**
 * nw_cli_progress_line:
 * @n_done: games that were played
 * @n_games: games to play
 * @seconds: time since the start
 *
 * Returns: (transfer full): a bar, games done, games per second, and the time left
 */
char *
nw_cli_progress_line (guint64 n_done,
                      guint64 n_games,
                      double  seconds)
{
  const double speed = seconds > 0.0 ? (double) n_done / seconds : 0.0;
  const guint n_full = n_games > 0 ? (guint) (n_done * BAR_WIDTH / n_games) : BAR_WIDTH;
  g_autofree char *left = write_time (speed > 0.0 ? (double) (n_games - n_done) / speed : 0.0);
  g_autofree char *done = nw_cli_number (n_done);
  g_autofree char *all = nw_cli_number (n_games);
  char bar[BAR_WIDTH + 1];

  for (guint i = 0; i < BAR_WIDTH; i++)
    bar[i] = i < n_full ? '#' : '.';
  bar[BAR_WIDTH] = '\0';

  /* Translators: a bar, games played, games to play, games per second, time left. */
  return g_strdup_printf (_("[%s] %s/%s  %.0f games/s  %s left"), bar, done, all, speed,
                          n_done > 0 ? left : "?");
}

/**
 * nw_cli_show_progress:
 * @n_done: games that were played
 * @n_games: games to play
 * @seconds: time since the start
 * @unused: nothing
 *
 * Draws the bar anew; for nw_lab_run().
 */
void
nw_cli_show_progress (guint64  n_done,
                      guint64  n_games,
                      double   seconds,
                      gpointer unused)
{
  g_autofree char *line = nw_cli_progress_line (n_done, n_games, seconds);

  fprintf (stderr, "\r%s\033[K", line);
  fflush (stderr);
}

/**
 * nw_cli_end_progress:
 *
 * Leaves the bar as it is and goes on below it.
 */
void
nw_cli_end_progress (void)
{
  fputc ('\n', stderr);
}
