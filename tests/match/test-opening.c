/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opening files of the user's: what they are by what stands in them, and one reason where they are
 * none of ours.
 */

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "match/nw-game-file.h"
#include "match/nw-journal.h"
#include "match/nw-opening.h"
#include "match/nw-phrases.h"
#include "match/nw-saving.h"
#include "nw-match-fixture.h"
#include "ruleset/nw-json.h"

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
  place->path = g_build_filename (place->folder, "file", NULL);
}

static void
place_tear_down (Place        *place,
                 gconstpointer data)
{
  g_remove (place->path);
  g_rmdir (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static void
on_done_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static NwOpened *
open_file (const char *path,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  nw_open_async (file, NULL, on_done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return nw_open_finish (result, error);
}

static void
assert_unreadable (const char *path,
                   gint        code,
                   const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (open_file (path, &error));
  g_assert_error (error, NW_STORE_ERROR, code);
  g_assert_cmpstr (error->message, ==, message);
}

/* A game is a game whatever its name; saved and opened it is the same. */
static void
test_game (Place        *place,
           gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hr", 3);
  g_autoptr (GFile) file = g_file_new_for_path (place->path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (NwOpened) opened = NULL;
  g_autoptr (GError) error = NULL;

  nw_fixture_play_out (match, 3, 30);
  nw_match_save_async (match, file, NULL, on_done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  nw_match_save_finish (match, result, &error);
  g_assert_no_error (error);

  opened = open_file (place->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (opened->kind, ==, NW_OPENED_GAME);
  g_assert_true (opened->is_good);
  g_assert_false (opened->is_newer);
  g_assert_cmpuint (opened->problems->len, ==, 0);
  nw_fixture_assert_same (match, opened->match);
}

/* A position of the middle of a match is that state: the same hash, hidden things included. */
static void
test_position (Place        *place,
               gconstpointer data)
{
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hrr", seed);
      g_autoptr (GFile) file = g_file_new_for_path (place->path);
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (NwOpened) opened = NULL;
      g_autoptr (NwMatch) middle = NULL;
      g_autoptr (NwMatch) other = NULL;
      g_autoptr (GError) error = NULL;

      nw_fixture_play_out (match, seed, 40);
      middle = nw_match_copy (match, 25);
      nw_match_save_position_async (match, 25, file, NULL, on_done_cb, &result);
      while (result == NULL)
        g_main_context_iteration (NULL, TRUE);
      nw_match_save_finish (match, result, &error);
      g_assert_no_error (error);

      opened = open_file (place->path, &error);
      g_assert_no_error (error);
      g_assert_cmpint (opened->kind, ==, NW_OPENED_POSITION);
      g_assert_true (opened->is_good);
      other = nw_match_new_from_position (opened->position.ruleset, opened->position.seed,
                                          &opened->position.state, nw_match_get_seats (match));
      g_assert_cmpuint (nw_match_get_hash (other), ==, nw_match_get_hash (middle));

      /* And it goes on as the match did. */
      for (guint i = 25; i < nw_match_get_n_moves (match); i++)
        g_assert_true (nw_match_try_move (other, nw_match_get_actor (other),
                                          nw_match_get_move (match, i), NULL));
      g_assert_cmpuint (nw_match_get_hash (other), ==, nw_match_get_hash (match));
    }
}

/* A journal that was set aside is a game, with what was taken back left out. */
static void
test_journal (Place        *place,
              gconstpointer data)
{
  g_autofree char *from = g_build_filename (place->folder, "journal", NULL);
  g_autoptr (NwMatch) match = nw_fixture_match ("hr", 3);
  g_autoptr (NwJournal) journal = nw_journal_new (from);
  g_autoptr (NwOpened) opened = NULL;
  g_autoptr (GError) error = NULL;

  nw_match_set_unlimited_undo (match, TRUE);
  nw_journal_begin (journal, match, &error);
  g_assert_no_error (error);
  nw_match_set_journal (match, journal);
  nw_fixture_play_out (match, 3, 20);
  g_assert_true (nw_match_undo (match));
  nw_match_set_journal (match, NULL);

  g_assert_true (nw_journal_set_aside (journal, place->path));
  g_assert_false (g_file_test (from, G_FILE_TEST_EXISTS));
  g_assert_false (nw_journal_set_aside (journal, place->path));
  opened = open_file (place->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (opened->kind, ==, NW_OPENED_GAME);
  g_assert_true (opened->is_good);
  nw_fixture_assert_same (match, opened->match);
}

static void
test_ruleset (Place        *place,
              gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "match", "small.nwrules", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (NwOpened) opened = open_file (path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (opened->kind, ==, NW_OPENED_RULESET);
  g_assert_true (opened->is_good);
  g_assert_nonnull (opened->ruleset);
}

/* What is none of ours, or broken: each with a problem that has words in both languages. */
static void
test_not_ours (Place        *place,
               gconstpointer data)
{
  static const struct
  {
    const char  *text;
    NwOpenedKind kind;
    const char  *code;
  } cases[] = {
    { "", NW_OPENED_NOTHING, "empty-file" },
    { "\211PNG\r\n\032\n", NW_OPENED_NOTHING, "invalid-utf-8" },
    { "hello", NW_OPENED_NOTHING, "bad-word" },
    { "[1, 2]", NW_OPENED_NOTHING, "not-ours" },
    { "{\"needlework\": 7}", NW_OPENED_NOTHING, "not-ours" },
    { "{\"needlework\": \"tapestry\"}", NW_OPENED_NOTHING, "not-ours" },
    { "{\"needlework\": \"game\"", NW_OPENED_NOTHING, "unclosed" },
    { "{\"needlework\": \"game\"}", NW_OPENED_GAME, "no-ruleset" },
    { "{\"needlework\": \"position\"}", NW_OPENED_POSITION, "missing-member" },
    { "{\"needlework\": \"ruleset\"}", NW_OPENED_RULESET, "missing-member" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwOpened) opened = nw_opened_new (cases[i].text, strlen (cases[i].text));
      const NwProblem *problem;
      g_autofree char *english = NULL;
      g_autofree char *spanish = NULL;

      g_test_message ("%s", cases[i].code);
      g_assert_cmpint (opened->kind, ==, cases[i].kind);
      g_assert_false (opened->is_good);
      g_assert_cmpuint (opened->problems->len, >, 0);
      problem = g_ptr_array_index (opened->problems, 0);
      g_assert_cmpstr (problem->code, ==, cases[i].code);
      english = nw_phrase_problem (problem, "en");
      spanish = nw_phrase_problem (problem, "es");
      g_assert_cmpstr (english, !=, spanish);
    }
}

/* Of a newer version it is looked at, with a warning. */
static void
test_newer (Place        *place,
            gconstpointer data)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 3);
  g_autoptr (NwGameFile) file = nw_game_file_new_for_match (match);
  g_autofree char *text = nw_game_file_to_text (file, TRUE);
  g_autoptr (GString) newer = g_string_new (text);
  g_autoptr (NwOpened) opened = NULL;

  g_assert_cmpuint (g_string_replace (newer, "\"format\": 1", "\"format\": 2", 1), ==, 1);
  opened = nw_opened_new (newer->str, newer->len);
  g_assert_true (opened->is_good);
  g_assert_true (opened->is_newer);
  g_assert_cmpuint (opened->problems->len, ==, 1);
}

static void
test_vanished (Place        *place,
               gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->folder, "gone", "a.nwgame", NULL);

  assert_unreadable (path, NW_STORE_ERROR_READ, "“a.nwgame” is not there any more");
  assert_unreadable (place->path, NW_STORE_ERROR_READ, "“file” is not there any more");
}

static void
test_folder (Place        *place,
             gconstpointer data)
{
  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  assert_unreadable (place->path, NW_STORE_ERROR_READ, "“file” is a folder");
}

static void
test_forbidden (Place        *place,
                gconstpointer data)
{
  g_assert_true (g_file_set_contents (place->path, "{}", -1, NULL));
  g_assert_cmpint (g_chmod (place->path, 0), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0755), ==, 0);
  if (nw_fixture_drop_root ())
    assert_unreadable (place->path, NW_STORE_ERROR_READ, "You have no permission to read “file”");
  else
    g_test_skip ("root can't become anybody else here");
  nw_fixture_regain_root ();
}

/* A file without end is not read to its end. */
static void
test_huge (Place        *place,
           gconstpointer data)
{
  g_assert_true (g_file_set_contents (place->path, "", 0, NULL));
  g_assert_cmpint (truncate (place->path, (off_t) 1 << 36), ==, 0);
  assert_unreadable (place->path, NW_STORE_ERROR_TOO_LARGE,
                     "“file” is too large: Needlework’s files have at most 32 MiB");
  assert_unreadable ("/dev/zero", NW_STORE_ERROR_TOO_LARGE,
                     "“zero” is too large: Needlework’s files have at most 32 MiB");
}

/* Nobody waits for it any more. */
static void
test_cancelled (Place        *place,
                gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  nw_open_async (file, cancellable, on_done_cb, &result);
  g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (nw_open_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

#define ADD(name, function)                                                                     \
  g_test_add ("/opening/" name, Place, NULL, place_set_up, function, place_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("game", test_game);
  ADD ("position", test_position);
  ADD ("journal", test_journal);
  ADD ("ruleset", test_ruleset);
  ADD ("not-ours", test_not_ours);
  ADD ("newer", test_newer);
  ADD ("vanished", test_vanished);
  ADD ("folder", test_folder);
  ADD ("forbidden", test_forbidden);
  ADD ("huge", test_huge);
  ADD ("cancelled", test_cancelled);

  return g_test_run ();
}
