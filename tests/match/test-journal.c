/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The autosave: killed at any moment, on a full disk, without its folder.
 */

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "engine/nw-rng.h"
#include "match/nw-game-file.h"
#include "match/nw-journal.h"
#include "nw-match-fixture.h"

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
place_set_up (Place        *place,
              gconstpointer data)
{
  place->folder = g_dir_make_tmp ("nw-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "sub", "autosave.nwjournal", NULL);
}

static void
place_tear_down (Place        *place,
                 gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_unlink (place->path);
  g_rmdir (folder);
  g_rmdir (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static NwJournal *
begin (NwMatch    *match,
       const char *path)
{
  NwJournal *journal = nw_journal_new (path);
  g_autoptr (GError) error = NULL;

  nw_journal_begin (journal, match, &error);
  g_assert_no_error (error);
  nw_match_set_journal (match, journal);

  return journal;
}

static NwMatch *
continue_from (const char *path)
{
  g_autoptr (NwJournal) journal = nw_journal_new (path);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  NwMatch *match = nw_journal_continue (journal, problems, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);

  return match;
}

static void
assert_journal_tells (NwMatch    *match,
                      const char *path)
{
  g_autoptr (NwMatch) other = continue_from (path);

  nw_fixture_assert_same (match, other);
}

/* After each move the file tells all of it, undo and redo too. */
static void
test_follows (Place        *place,
              gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hr", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  guint64 rng = 6;

  nw_match_set_unlimited_undo (match, TRUE);
  assert_journal_tells (match, place->path);
  for (guint i = 0; i < 60 && !nw_match_is_over (match); i++)
    {
      if (nw_rng_below (&rng, 4) == 0)
        nw_match_undo (match);
      else if (nw_rng_below (&rng, 4) == 0)
        nw_match_redo (match);
      else
        nw_fixture_play_out (match, i, 1);
      assert_journal_tells (match, place->path);
    }
  nw_journal_flush (journal);
  g_assert_cmpstr (nw_journal_get_path (journal), ==, place->path);
}

static void
on_advised_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  NwAdvice advice;

  g_assert_true (nw_match_advise_finish (user_data, result, &advice, NULL));
}

/* Hints count, before and after what the first line tells, and undo does not take them back. */
static void
test_hints (Place        *place,
            gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = NULL;

  nw_fixture_play_out (match, 1, 1);
  for (guint i = 1; i <= 4; i++)
    {
      if (i == 3)
        journal = begin (match, place->path);
      nw_match_advise_async (match, NULL, on_advised_cb, match);
      while (nw_match_get_n_advised (match, nw_match_get_actor (match)) < i)
        g_main_context_iteration (NULL, TRUE);
    }
  nw_match_undo (match);
  assert_journal_tells (match, place->path);
  {
    g_autoptr (NwMatch) other = continue_from (place->path);

    for (guint seat = 0; seat < 2; seat++)
      g_assert_cmpuint (nw_match_get_n_advised (other, seat), ==,
                        nw_match_get_n_advised (match, seat));
    g_assert_cmpuint (
      nw_match_get_n_advised (other, 0) + nw_match_get_n_advised (other, 1), ==, 4);
  }
}

/* Continued, it goes on from there in the same file. */
static void
test_continue (Place        *place,
               gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autoptr (NwMatch) other = NULL;
  g_autoptr (NwJournal) next = NULL;

  nw_fixture_play_out (match, 1, 12);
  other = continue_from (place->path);
  next = begin (other, place->path);
  assert_journal_tells (other, place->path);
  nw_fixture_play_out (other, 2, 5);
  assert_journal_tells (other, place->path);
}

/* What a torn last line says does not count. */
static void
test_torn (Place        *place,
           gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autofree char *text = NULL;
  gsize length, first;

  nw_fixture_play_out (match, 1, 8);
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  first = strcspn (text, "\n") + 1;
  for (gsize end = first; end <= length; end++)
    {
      g_autoptr (NwMatch) other = NULL;
      guint n_lines = 0;

      g_assert_true (g_file_set_contents (place->path, text, (gssize) end, NULL));
      for (gsize i = first; i < end; i++)
        n_lines += text[i] == '\n';
      other = continue_from (place->path);
      g_assert_cmpuint (nw_match_get_n_moves (other), ==, n_lines);
      for (guint i = 0; i < n_lines; i++)
        g_assert_cmpuint (nw_match_get_move (other, i), ==, nw_match_get_move (match, i));
    }
}

/* A torn first line, or none: no game, and no crash. */
static void
test_no_game (Place        *place,
              gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  for (gsize end = 0; end + 2 < length; end += 101)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (place->path, text, (gssize) end, NULL));
      g_assert_null (nw_journal_continue (journal, problems, &error));
      g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_NO_GAME);
      g_assert_cmpuint (problems->len, >, 0);
    }
}

static void
test_remove (Place        *place,
             gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (nw_journal_remove (journal, NULL));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  g_assert_true (nw_journal_remove (journal, NULL));
  g_assert_null (nw_journal_continue (journal, problems, &error));
  g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ);
}

/* ---- kill -9 -------------------------------------------------------------------------------- */

/* What the child announces: where it is in which game. */
typedef struct
{
  guint32  seed;
  guint32  n_moves;
  gboolean is_over;
} Announcement;

static void
on_changed_cb (NwMatch    *match,
               NwMatchHint hint,
               gpointer    fd)
{
  const Announcement announcement = {
    .seed = (guint32) nw_match_get_seed (match),
    .n_moves = nw_match_get_n_moves (match),
    .is_over = nw_match_is_over (match),
  };

  if (write (GPOINTER_TO_INT (fd), &announcement, sizeof announcement) != sizeof announcement)
    _exit (1);
}

/* Plays on and on until it is killed. */
static G_NORETURN void
play_for_ever (const char *path,
               int         fd,
               guint64     seed)
{
  for (;; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hh", seed);
      g_autoptr (NwJournal) journal = begin (match, path);

      on_changed_cb (match, NW_MATCH_HINT_MOVE, GINT_TO_POINTER (fd));
      g_signal_connect (match, "changed", G_CALLBACK (on_changed_cb), GINT_TO_POINTER (fd));
      nw_fixture_play_out (match, seed, G_MAXUINT);
    }
}

/* Reads what the child announced until it is killed after @n_announced, and gives the last. */
static Announcement
kill_after (pid_t child,
            int   fd,
            guint n_announced)
{
  Announcement next, last = { 0 };
  guint n = 0;

  while (read (fd, &next, sizeof next) == sizeof next)
    {
      last = next;
      if (++n == n_announced)
        kill (child, SIGKILL);
    }
  g_assert_cmpuint (n, >=, n_announced);

  return last;
}

/* What is continued is that game: all that was announced, at most the move in flight more, and each
 * move as it was made. */
static void
assert_continued (NwMatch            *match,
                  const Announcement *last)
{
  const guint n_moves = nw_match_get_n_moves (match);
  g_autoptr (NwMatch) whole = NULL;

  if (nw_match_get_seed (match) != last->seed)
    {
      /* The next game had just begun, which is not before the last was over. */
      g_assert_true (last->is_over);
      g_assert_cmpuint (nw_match_get_seed (match), ==, last->seed + 1);
      g_assert_cmpuint (n_moves, <=, 1);
      return;
    }

  g_assert_cmpuint (n_moves, >=, last->n_moves);
  g_assert_cmpuint (n_moves, <=, last->n_moves + 1);
  whole = nw_fixture_match ("hh", last->seed);
  nw_fixture_play_out (whole, last->seed, n_moves);
  nw_fixture_assert_same (match, whole);
}

/* Killed at many moments. */
static void
test_killed (Place        *place,
             gconstpointer data)
{
  guint64 rng = 42;

  for (guint i = 0; i < 50; i++)
    {
      const guint n_announced = 1 + nw_rng_below (&rng, 120);
      g_autoptr (NwMatch) match = NULL;
      Announcement last;
      int pipe_fds[2], status;
      pid_t child;

      g_assert_cmpint (pipe (pipe_fds), ==, 0);
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        {
          close (pipe_fds[0]);
          play_for_ever (place->path, pipe_fds[1], i);
        }

      close (pipe_fds[1]);
      last = kill_after (child, pipe_fds[0], n_announced);
      close (pipe_fds[0]);
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);

      match = continue_from (place->path);
      assert_continued (match, &last);
    }
}

/* ---- Trouble -------------------------------------------------------------------------------- */

static void
on_journal_failed_cb (NwMatch *match,
                      GError  *error,
                      GArray  *codes)
{
  g_assert_true (error->domain == NW_STORE_ERROR);
  g_array_append_val (codes, error->code);
}

/* A limit on the size of files is a disk that is full from there on. */
static void
set_room (rlim_t room)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (room, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
test_disk_full (Place        *place,
                gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autoptr (GArray) codes = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *text = NULL;
  guint n_moves;
  gsize length;

  signal (SIGXFSZ, SIG_IGN);
  g_signal_connect (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), codes);
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));

  set_room (length + 30);
  nw_fixture_play_out (match, 1, 10);
  g_assert_cmpuint (codes->len, >, 0);
  g_assert_cmpint (g_array_index (codes, gint, 0), ==, NW_STORE_ERROR_NO_SPACE);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 10);

  /* There is room again: the next move brings all that is missing. */
  set_room (RLIM_INFINITY);
  n_moves = codes->len;
  nw_fixture_play_out (match, 2, 1);
  g_assert_cmpuint (codes->len, ==, n_moves);
  assert_journal_tells (match, place->path);
}

/* Full from the beginning, on a device that always is. */
static void
test_always_full (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = nw_journal_new ("/dev/full");
  g_autoptr (GArray) codes = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GError) error = NULL;

  g_assert_false (nw_journal_begin (journal, match, &error));
  g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_NO_SPACE);
  nw_match_set_journal (match, journal);
  g_signal_connect (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), codes);
  nw_fixture_play (match, "dye 1 red; end");
  g_assert_cmpuint (codes->len, ==, 2);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 2);
}

/* The folder goes away under it: it is made again, with everything. */
static void
test_folder_gone (Place        *place,
                  gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autofree char *folder = g_path_get_dirname (place->path);

  nw_fixture_play_out (match, 1, 3);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  nw_fixture_play_out (match, 2, 1);
  assert_journal_tells (match, place->path);
}

/* Something else is where the folder was: a message for each move, and nothing lost. */
static void
test_folder_replaced (Place        *place,
                      gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = begin (match, place->path);
  g_autoptr (GArray) codes = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_signal_connect (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), codes);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  nw_fixture_play_out (match, 1, 2);
  g_assert_cmpuint (codes->len, ==, 2);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 2);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  nw_fixture_play_out (match, 2, 1);
  g_assert_cmpuint (codes->len, ==, 2);
  assert_journal_tells (match, place->path);
}

static void
test_read_only (Place        *place,
                gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = nw_journal_new (place->path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chmod (place->folder, 0555), ==, 0);
  if (nw_fixture_drop_root ())
    {
      g_assert_false (nw_journal_begin (journal, match, &error));
      g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ_ONLY);
    }
  else
    {
      g_test_skip ("root can't become anybody else here");
    }
  nw_fixture_regain_root ();
}

/* Becomes read only in the middle of a game, whose file is gone with it: told with each move, and
 * all is there once it may be written again. */
static void
test_read_only_later (Place        *place,
                      gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = NULL;
  g_autoptr (GArray) codes = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_assert_cmpint (g_chmod (place->folder, 0777), ==, 0);
  if (!nw_fixture_drop_root ())
    {
      g_test_skip ("root can't become anybody else here");
      return;
    }

  journal = begin (match, place->path);
  g_signal_connect (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), codes);
  nw_fixture_play_out (match, 1, 3);
  g_assert_cmpuint (codes->len, ==, 0);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  nw_fixture_play_out (match, 2, 2);
  g_assert_cmpuint (codes->len, ==, 2);
  g_assert_cmpint (g_array_index (codes, gint, 0), ==, NW_STORE_ERROR_READ_ONLY);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 5);

  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  nw_fixture_play_out (match, 3, 1);
  g_assert_cmpuint (codes->len, ==, 2);
  assert_journal_tells (match, place->path);
  nw_fixture_regain_root ();
}

/* No room even to begin: the game is played all the same, and written once there is room. */
static void
test_full_at_first (Place        *place,
                    gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 6);
  g_autoptr (NwJournal) journal = nw_journal_new (place->path);
  g_autoptr (GArray) codes = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  set_room (100);
  g_assert_false (nw_journal_begin (journal, match, &error));
  g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_NO_SPACE);
  nw_match_set_journal (match, journal);
  g_signal_connect (match, "journal-failed", G_CALLBACK (on_journal_failed_cb), codes);
  nw_fixture_play_out (match, 1, 2);
  g_assert_cmpuint (codes->len, ==, 2);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));

  set_room (RLIM_INFINITY);
  nw_fixture_play_out (match, 2, 1);
  g_assert_cmpuint (codes->len, ==, 2);
  assert_journal_tells (match, place->path);
}

#define ADD(name, function)                                                                     \
  g_test_add ("/journal/" name, Place, NULL, place_set_up, function, place_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("follows", test_follows);
  ADD ("hints", test_hints);
  ADD ("continue", test_continue);
  ADD ("torn", test_torn);
  ADD ("no-game", test_no_game);
  ADD ("remove", test_remove);
  ADD ("killed", test_killed);
  ADD ("disk-full", test_disk_full);
  g_test_add_func ("/journal/always-full", test_always_full);
  ADD ("folder-gone", test_folder_gone);
  ADD ("folder-replaced", test_folder_replaced);
  ADD ("read-only", test_read_only);
  ADD ("read-only/later", test_read_only_later);
  ADD ("disk-full/at-first", test_full_at_first);

  return g_test_run ();
}
