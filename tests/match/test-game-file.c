/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saved games: written, read, judged, replayed; and what happens where they can't be written.
 */

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "match/nw-game-file.h"
#include "match/nw-saving.h"
#include "match/nw-phrases.h"
#include "nw-match-fixture.h"

static char *
write_text (NwMatch *match,
            gboolean pretty)
{
  g_autoptr (NwGameFile) file = nw_game_file_new_for_match (match);

  return nw_game_file_to_text (file, pretty);
}

static NwMatch *
read_text (const char *text,
           GPtrArray  *problems)
{
  g_autoptr (NwGameFile) file = nw_game_file_load (text, strlen (text), problems);

  return file != NULL ? nw_game_file_open (file, problems) : NULL;
}

static void
assert_round_trip (NwMatch *match)
{
  g_autofree char *text = write_text (match, TRUE);
  g_autofree char *line = write_text (match, FALSE);
  g_autofree char *again = NULL;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwMatch) other = read_text (text, problems);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_nonnull (other);
  nw_fixture_assert_same (match, other);
  again = write_text (other, TRUE);
  g_assert_cmpstr (again, ==, text);

  g_assert_true (strchr (line, '\n') == NULL || line[strcspn (line, "\n") + 1] == '\0');
  g_clear_object (&other);
  other = read_text (line, problems);
  g_assert_cmpuint (problems->len, ==, 0);
  nw_fixture_assert_same (match, other);
}

static void
test_round_trip (void)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match (seed % 2 ? "herr" : "hr", G_MAXUINT64 - seed);

      assert_round_trip (match);
      nw_fixture_play_out (match, seed, 25);
      assert_round_trip (match);
      nw_fixture_play_out (match, seed, G_MAXUINT);
      assert_round_trip (match);
    }
}

/* A game that began with a position. */
static void
test_start (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at (
    "hh", "{\"seats\": [{\"row\": \"rwwwww\", \"exclusive\": [\"hood\"]}, {\"row\": \"ww\"}],"
          "\"display\": {\"1\": [\"sash\", \"apron\"], \"2\": [\"coat\", \"robe\"]},"
          "\"decks\": {\"1\": [\"cap\"], \"2\": []}, \"turn\": \"s2\", \"round\": 5}");

  assert_round_trip (match);
  nw_fixture_play_out (match, 2, 20);
  assert_round_trip (match);
}

static void
test_result (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autoptr (NwGameFile) file = NULL;

  nw_fixture_play_out (match, 8, G_MAXUINT);
  file = nw_game_file_new_for_match (match);
  g_assert_nonnull (file->result);
  g_assert_cmpuint (g_variant_n_children (file->result), ==, 2);
}

static const NwProblem *
find_problem (GPtrArray  *problems,
              const char *code)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      if (g_str_equal (problem->code, code))
        return problem;
    }

  return NULL;
}

static char *
replace (const char *text,
         const char *find,
         const char *by)
{
  GString *changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, find, by, 1), ==, 1);

  return g_string_free_and_steal (changed);
}

/* Every problem can be told in both languages, with all that it has to tell. */
static void
assert_phrases (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *english = nw_phrase_problem (g_ptr_array_index (problems, i), "en");
      g_autofree char *spanish = nw_phrase_problem (g_ptr_array_index (problems, i), "es");

      g_test_message ("%s | %s", english, spanish);
      g_assert_null (strpbrk (english, "{}"));
      g_assert_null (strpbrk (spanish, "{}"));
      g_assert_cmpstr (english, !=, spanish);
    }
}

/* A move that is not legal any more: the game is offered up to there. */
static void
test_illegal_move (void)
{
  static const char *const moves[] = { "dye 1 red", "complete robe at 1", "dance" };

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
      g_autofree char *text = NULL;
      g_autofree char *changed = NULL;
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (NwMatch) other = NULL;
      const NwProblem *problem;

      nw_fixture_play (match, "dye 1 red; dye 2 blue; end; dye 1 blue");
      text = write_text (match, TRUE);
      changed = replace (text, "dye 2 blue", moves[i]);
      other = read_text (changed, problems);
      g_assert_cmpuint (nw_match_get_n_moves (other), ==, 1);
      problem = find_problem (problems, "illegal-move");
      g_assert_nonnull (problem);
      g_assert_cmpstr (problem->pointer, ==, "/moves/1");
      g_assert_cmpstr (problem->value, ==, moves[i]);
      g_assert_cmpint (problem->severity, ==, NW_SEVERITY_WARNING);
      g_assert_cmpuint (problems->len, ==, 1);
    }
}

static void
test_rules_changed (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autofree char *text = write_text (match, TRUE);
  g_autofree char *hash = g_strdup_printf ("\"%016" G_GINT64_MODIFIER "x\"",
                                           nw_match_get_hash (match));
  g_autofree char *changed = replace (text, hash, "\"0123456789abcdef\"");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwMatch) other = read_text (changed, problems);

  g_assert_nonnull (other);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (find_problem (problems, "rules-changed"));
}

static void
test_refused (void)
{
  static const struct
  {
    const char *find;
    const char *by;
    const char *code;
    const char *pointer;
  } cases[] = {
    { "\"game\"", "\"position\"", "not-a-game", "/needlework" },
    { "\"seed\": \"8\"", "\"seed\": 8", "wrong-type", "/seed" },
    { "\"seed\": \"8\"", "\"seed\": \"-8\"", "bad-seed", "/seed" },
    { "\"seed\": \"8\"", "\"seed\": \"8\", \"options\": 7", "wrong-type", "/options" },
    { "\"seed\": \"8\"", "\"seed\": \"8\", \"options\": [\"x\"]", "wrong-type", "/options/0" },
    { "\"seed\": \"8\"", "\"seed\": \"8\", \"options\": [0, 65536]", "out-of-range",
      "/options/1" },
    { "\"seed\": \"8\"", "\"seed\": \"8\", \"options\": [0,0,0,0,0,0,0,0,0,0,0,0,0]",
      "bad-entries", "/options" },
    { "\"moves\": [", "\"hash\": 1.5, \"moves\": [", "not-an-integer", "/hash" },
    { "\"human\"", "\"wizard\"", "unknown-value", "/seats/0/kind" },
    { "\"name\": \"Bao\",", "\"name\": \"Bao\", \"hints\": \"3\",", "wrong-type",
      "/seats/1/hints" },
    { "\"name\": \"Bao\",", "\"name\": \"Bao\", \"hints\": -1,", "out-of-range",
      "/seats/1/hints" },
    { "\"moves\": [", "\"moves\": [7, ", "wrong-type", "/moves/0" },
    { "\"moves\"", "\"steps\"", "missing-member", "/moves" },
    { "\"seats\"", "\"chairs\"", "missing-member", "/seats" },
    { "\"points\": 6", "\"points\": 1000", "out-of-range", "/ruleset/cards/7/points" },
    { "\"ruleset\": {", "\"ruleset\": \"nobody-s\", \"other\": {", "unknown-ruleset",
      "/ruleset" },
    { "\"ruleset\": {", "\"other\": {", "no-ruleset", "/ruleset" },
    { "\"game\": \"tailor\"", "\"game\": \"brawl\"", "other-game", "/game" },
  };
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autofree char *text = NULL;

  nw_fixture_play (match, "dye 1 red");
  text = write_text (match, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *changed = replace (text, cases[i].find, cases[i].by);
      g_autoptr (GPtrArray) problems = nw_problems_new ();

      g_test_message ("%s -> %s", cases[i].find, cases[i].by);
      g_assert_null (nw_game_file_load (changed, strlen (changed), problems));
      g_assert_nonnull (find_problem (problems, cases[i].code));
      g_assert_cmpstr (find_problem (problems, cases[i].code)->pointer, ==, cases[i].pointer);
      assert_phrases (problems);
    }
}

static void
test_newer_format (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autofree char *text = write_text (match, TRUE);
  g_autofree char *changed = replace (text, "\"format\": 1", "\"format\": 99");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwMatch) other = read_text (changed, problems);

  g_assert_nonnull (other);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (find_problem (problems, "newer-format"));
}

/* Cut off anywhere, it is refused with a reason or whole; never a crash. */
static void
test_cut_off (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autofree char *text = NULL;
  const guint step = 97;

  nw_fixture_play_out (match, 1, 20);
  text = write_text (match, TRUE);
  for (gsize length = 0; length + 2 < strlen (text); length += step)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();

      g_assert_null (nw_game_file_load (text, length, problems));
      g_assert_true (nw_problems_has_errors (problems));
    }
}

/* What is not known is kept where it stood, through loading, copying and saving again: at the top,
 * of a seat, of where it started, of the result. */
static void
test_unknown_members (void)
{
  static const struct
  {
    const char *find;
    const char *by;
  } additions[] = {
    { "\"needlework\": \"game\",", "\"needlework\": \"game\", \"event\": {\"place\": \"Soria\"}," },
    { "\"name\": \"Bao\",", "\"name\": \"Bao\", \"rating\": 1812.50," },
    { "\"start\": {", "\"start\": {\"puzzle\": [1, null, true]," },
    { "\"seat\": \"s2\",", "\"seat\": \"s2\", \"prize\": \"a needle\"," },
  };
  static const char *const kept[] = {
    "\"event\": {\n    \"place\": \"Soria\"\n  }", "\"rating\": 1812.50",
    "\"puzzle\": [\n      1,\n      null,\n      true\n    ]", "\"prize\": \"a needle\"",
  };
  g_autoptr (NwMatch) match = nw_fixture_match_at (
    "hh", "{\"seats\": [{\"row\": \"rw\"}, {\"row\": \"ww\"}], \"turn\": \"s2\", \"round\": 5}");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwMatch) other = NULL;
  g_autoptr (NwMatch) copy = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *copied = NULL;

  nw_fixture_play_out (match, 3, G_MAXUINT);
  text = write_text (match, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (additions); i++)
    {
      g_autofree char *before = g_steal_pointer (&text);

      text = replace (before, additions[i].find, additions[i].by);
    }

  other = read_text (text, problems);
  g_assert_cmpuint (problems->len, ==, 0);
  nw_fixture_assert_same (match, other);
  again = write_text (other, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_test_message ("%s", kept[i]);
      g_assert_nonnull (strstr (again, kept[i]));
    }

  copy = nw_match_copy (other, nw_match_get_n_moves (other));
  copied = write_text (copy, TRUE);
  g_assert_cmpstr (copied, ==, again);

  /* Another end is another game. */
  g_clear_object (&copy);
  g_free (copied);
  copy = nw_match_copy (other, 1);
  copied = write_text (copy, TRUE);
  g_assert_null (strstr (copied, "Soria"));
}

/* How often each seat was given a hint; who never was has no such member. */
static void
test_hints (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwMatch) other = NULL;
  g_autoptr (NwMatch) copy = NULL;
  g_autofree char *without = write_text (match, TRUE);
  g_autofree char *text = replace (without, "\"name\": \"Bao\",",
                                   "\"name\": \"Bao\", \"hints\": 3,");
  g_autofree char *again = NULL;
  g_autofree char *copied = NULL;

  g_assert_null (strstr (without, "\"hints\""));
  other = read_text (text, problems);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (nw_match_get_n_advised (other, 0), ==, 0);
  g_assert_cmpuint (nw_match_get_n_advised (other, 1), ==, 3);

  again = write_text (other, TRUE);
  g_assert_nonnull (strstr (again, "\"hints\": 3"));
  g_assert_cmpint (strstr (again, "\"hints\"") - again, >, strstr (again, "\"Bao\"") - again);

  copy = nw_match_copy (other, 0);
  copied = write_text (copy, TRUE);
  g_assert_cmpstr (copied, ==, again);

  /* The same deal, played anew, has been given none. */
  nw_fixture_play (other, "dye 1 red");
  g_clear_object (&copy);
  copy = nw_match_copy (other, 0);
  g_assert_cmpuint (nw_match_get_n_advised (copy, 1), ==, 0);
}

/* What was chosen at the new game. */
static void
test_options (void)
{
  NwDeal deal = { .n_seats = 2, .seed = 8, .options = { 0, 3, 0, G_MAXUINT16 } };
  g_autoptr (GListModel) seats = nw_fixture_seats ("hh");
  g_autoptr (NwMatch) match = nw_match_new (nw_fixture_ruleset (), &deal, seats);
  g_autoptr (NwMatch) plain = nw_fixture_match ("hh", 8);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = write_text (match, FALSE);
  g_autofree char *plain_text = write_text (plain, FALSE);
  g_autoptr (NwMatch) other = read_text (text, problems);
  g_autoptr (NwMatch) copy = NULL;

  g_assert_nonnull (strstr (text, "\"options\": [0, 3, 0, 65535]"));
  g_assert_null (strstr (plain_text, "options"));
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpmem (nw_match_get_deal (other)->options, sizeof deal.options, deal.options,
                   sizeof deal.options);
  copy = nw_match_copy (other, 0);
  g_assert_cmpmem (nw_match_get_deal (copy), sizeof deal, nw_match_get_deal (match), sizeof deal);
}

/* ---- Saving --------------------------------------------------------------------------------- */

static void
on_saved_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static gboolean
save (NwMatch    *match,
      const char *path,
      GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  nw_match_save_async (match, file, NULL, on_saved_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return nw_match_save_finish (match, result, error);
}

static void
assert_saved (NwMatch    *match,
              const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (NwGameFile) loaded = nw_game_file_load_file (file, problems, &error);
  g_autoptr (NwMatch) other = NULL;

  g_assert_no_error (error);
  other = nw_game_file_open (loaded, problems);
  g_assert_cmpuint (problems->len, ==, 0);
  nw_fixture_assert_same (match, other);
}

static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nw-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.nwgame", NULL);
  g_autofree char *link = g_build_filename (folder, "link.nwgame", NULL);
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autoptr (GError) error = NULL;

  save (match, path, &error);
  g_assert_no_error (error);
  assert_saved (match, path);

  /* A symbolic link stays one. */
  g_assert_cmpint (symlink ("game.nwgame", link), ==, 0);
  nw_fixture_play (match, "dye 1 red");
  save (match, link, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_saved (match, path);

  g_unlink (link);
  g_unlink (path);
  g_rmdir (folder);
}

static void
assert_not_saved (NwMatch    *match,
                  const char *path,
                  gint        code)
{
  const guint64 hash = nw_match_get_hash (match);
  g_autoptr (GError) error = NULL;

  g_assert_false (save (match, path, &error));
  g_assert_error (error, NW_STORE_ERROR, code);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
}

static void
test_disk_full (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);

  assert_not_saved (match, "/dev/full", NW_STORE_ERROR_NO_SPACE);
}

static void
test_folder_gone (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nw-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.nwgame", NULL);
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);

  g_rmdir (folder);
  assert_not_saved (match, path, NW_STORE_ERROR_GONE);
}

static void
test_read_only (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nw-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.nwgame", NULL);
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);

  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  if (nw_fixture_drop_root ())
    assert_not_saved (match, path, NW_STORE_ERROR_READ_ONLY);
  else
    g_test_skip ("root can't become anybody else here");
  nw_fixture_regain_root ();
  g_rmdir (folder);
}

/* Where the file itself may not be written and neither may its folder, what was there stays. */
static void
test_read_only_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nw-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.nwgame", NULL);
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 8);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  save (match, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  nw_fixture_play (match, "dye 1 red");
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  if (nw_fixture_drop_root ())
    assert_not_saved (match, path, NW_STORE_ERROR_READ_ONLY);
  else
    g_test_skip ("root can't become anybody else here");
  nw_fixture_regain_root ();
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_unreadable (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/game.nwgame");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (nw_game_file_load_file (file, problems, &error));
  g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ);
}

static void
test_no_game (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "match", "small.nwrules", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (nw_game_file_load_file (file, problems, &error));
  g_assert_error (error, NW_STORE_ERROR, NW_STORE_ERROR_NO_GAME);
  g_assert_nonnull (find_problem (problems, "not-a-game"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-file/round-trip", test_round_trip);
  g_test_add_func ("/game-file/start", test_start);
  g_test_add_func ("/game-file/result", test_result);
  g_test_add_func ("/game-file/illegal-move", test_illegal_move);
  g_test_add_func ("/game-file/rules-changed", test_rules_changed);
  g_test_add_func ("/game-file/refused", test_refused);
  g_test_add_func ("/game-file/newer-format", test_newer_format);
  g_test_add_func ("/game-file/unknown-members", test_unknown_members);
  g_test_add_func ("/game-file/hints", test_hints);
  g_test_add_func ("/game-file/options", test_options);
  g_test_add_func ("/game-file/cut-off", test_cut_off);
  g_test_add_func ("/game-file/save", test_save);
  g_test_add_func ("/game-file/save/disk-full", test_disk_full);
  g_test_add_func ("/game-file/save/folder-gone", test_folder_gone);
  g_test_add_func ("/game-file/save/read-only", test_read_only);
  g_test_add_func ("/game-file/save/read-only-file", test_read_only_file);
  g_test_add_func ("/game-file/unreadable", test_unreadable);
  g_test_add_func ("/game-file/no-game", test_no_game);

  return g_test_run ();
}
