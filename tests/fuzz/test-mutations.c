/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The loaders are given broken files, the same in each run: N_INPUTS of each kind, N_GAMES of saved
 * games and journals, which are replayed.
 *
 * A broken file is a good one after up to four changes: a byte is another, a piece is doubled, lost
 * or moved, a number or a word is replaced, or the end is cut off.
 */

#include <string.h>

#include "engine/nw-rng.h"
#include "match/nw-journal.h"
#include "nw-fuzz-load.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-position.h"

#define N_INPUTS 5000
#define N_GAMES 1000
#define MAX_CHANGES 4
#define MAX_PIECE 40
#define N_MOVES 200
#define N_GAME_MOVES 60

static const char *const words[] = {
  "null", "true", "-1", "0", "1", "255", "256", "99999999999999999999", "1.5", "-0", "\"\"",
  "\"w\"", "{}", "[]", "{\"bonus\": {}}", "\"none\"", "\"\\u0000\"", "\"\\ud800\"",
  "\"a\": 1,", ",", ":", "\"magic\"", "\"nothing\"", "\"id\"", "\xff", "\xef\xbb\xbf",
  "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  "\"expert\"", "\n", "back 3\n", "back 99\n", "hint s1\n", "hint s9\n", "pass\n",
  "\"k\"", "\"kkkkkkkkkkkkkkkk\"", "\"secondary\"", "\"?\"", "\"s1\"", "[\"s1\", \"s9\"]",
};

static gsize
anywhere (const GString *text,
          guint64       *rng)
{
  return nw_rng_below (rng, (guint32) text->len + 1);
}

static gsize
piece_at (const GString *text,
          gsize          at,
          guint64       *rng)
{
  const gsize wanted = 1 + nw_rng_below (rng, MAX_PIECE);

  return MIN (wanted, text->len - at);
}

/* Where the value of some member begins, so that changes are not all of syntax. */
static gsize
some_value (const GString *text,
            guint64       *rng)
{
  const char *found = strstr (text->str + anywhere (text, rng), "\": ");

  return found != NULL ? (gsize) (found - text->str) + 3 : anywhere (text, rng);
}

static void
change_byte (GString *text,
             guint64 *rng)
{
  const gsize at = anywhere (text, rng);

  if (at < text->len)
    text->str[at] = (char) nw_rng_below (rng, 256);
}

static void
double_piece (GString *text,
              guint64 *rng)
{
  const gsize at = anywhere (text, rng);
  const gsize n = piece_at (text, at, rng);
  g_autofree char *piece = g_memdup2 (text->str + at, n + 1);

  g_string_insert_len (text, (gssize) anywhere (text, rng), piece, (gssize) n);
}

static void
lose_piece (GString *text,
            guint64 *rng)
{
  const gsize at = anywhere (text, rng);

  g_string_erase (text, (gssize) at, (gssize) piece_at (text, at, rng));
}

static void
replace_value (GString *text,
               guint64 *rng)
{
  const gsize at = some_value (text, rng);
  const gsize n = strcspn (text->str + at, ",\n}]");
  const char *word = words[nw_rng_below (rng, G_N_ELEMENTS (words))];

  g_string_erase (text, (gssize) at, (gssize) MIN (n, text->len - at));
  g_string_insert (text, (gssize) at, word);
}

static void
insert_word (GString *text,
             guint64 *rng)
{
  const char *word = words[nw_rng_below (rng, G_N_ELEMENTS (words))];

  g_string_insert (text, (gssize) anywhere (text, rng), word);
}

static void
cut_end (GString *text,
         guint64 *rng)
{
  if (nw_rng_below (rng, 8) == 0)
    g_string_truncate (text, anywhere (text, rng));
}

static void (*const changes[]) (GString *text,
                                guint64 *rng) = {
  change_byte, double_piece, lose_piece, replace_value, replace_value, replace_value,
  insert_word, cut_end,
};

static void
try_mutations (const char *good,
               guint       n_inputs,
               void      (*load) (const char *bytes,
                                  gsize       length))
{
  guint64 rng = 20261130;

  for (guint i = 0; i < n_inputs; i++)
    {
      g_autoptr (GString) text = g_string_new (good);
      const guint n = 1 + nw_rng_below (&rng, MAX_CHANGES);
      g_autofree char *exact = NULL;

      for (guint c = 0; c < n; c++)
        changes[nw_rng_below (&rng, G_N_ELEMENTS (changes))](text, &rng);

      /* Without the closing NUL, so that reading on is found out. */
      exact = g_memdup2 (text->str, text->len);
      load (exact, text->len);
    }
}

static void
test_rulesets (gconstpointer name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "ruleset", "data", name, NULL);
  g_autofree char *good = NULL;

  g_assert_true (g_file_get_contents (path, &good, NULL, NULL));
  try_mutations (good, N_INPUTS, nw_fuzz_load_ruleset);
}

/* A position after some moves, so that it has something of everything. */
static void
play (const NwRules *game,
      gconstpointer  data,
      guint          n_moves,
      NwState       *state)
{
  g_autofree NwMove *moves = g_new (NwMove, game->max_moves);
  guint64 rng = 1;

  for (guint i = 0; i < n_moves && !state->head.over; i++)
    {
      const guint n = game->legal (data, state, moves);

      game->apply (data, state, moves[nw_rng_below (&rng, n)], NULL);
    }
}

static void
test_positions (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  const NwDeal deal = { .n_seats = 4, .seed = 3 };
  g_autoptr (GString) good = g_string_new (NULL);
  NwState state;

  game->deal (data, &deal, &state);
  play (game, data, N_MOVES, &state);
  nw_json_print (nw_position_to_variant (ruleset, &state), TRUE, good);
  try_mutations (good->str, N_INPUTS, nw_fuzz_load_position);
}

/* ---- Saved games ------------------------------------------------------------------------------ */

static NwMatch *
new_match (NwRuleset *ruleset)
{
  static const NwSeatKind kinds[] = { NW_SEAT_KIND_HUMAN, NW_SEAT_KIND_RANDOM,
                                      NW_SEAT_KIND_HUMAN };
  const NwDeal deal = { .n_seats = G_N_ELEMENTS (kinds), .seed = 3, .options = { 1 } };
  g_autoptr (GListStore) seats = g_list_store_new (NW_TYPE_SEAT_INFO);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (NwSeatInfo) seat = nw_seat_info_new ("Mei", kinds[i], "es", "#112233");

      g_list_store_append (seats, seat);
    }

  return nw_match_new (ruleset, &deal, G_LIST_MODEL (seats));
}

/* A game by an official ruleset, which its file only names, so that changes are of the game. */
static char *
write_game (const char *game_id,
            gboolean    pretty)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  g_autoptr (NwMatch) match = new_match (ruleset);
  g_autoptr (NwGameFile) file = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) object = NULL;
  g_autoptr (GVariant) named = NULL;
  GVariantDict members;
  GString *good = g_string_new (NULL);

  nw_fuzz_play (match, N_GAME_MOVES);
  file = nw_game_file_new_for_match (match);
  text = nw_game_file_to_text (file, FALSE);
  object = nw_json_parse (text, strlen (text), problems);
  g_variant_dict_init (&members, object);
  g_variant_dict_insert (&members, "ruleset", "s", nw_ruleset_get_id (ruleset));
  named = g_variant_ref_sink (g_variant_dict_end (&members));
  nw_json_print (named, pretty, good);

  return g_string_free_and_steal (good);
}

static void
test_games (gconstpointer game_id)
{
  g_autofree char *good = write_game (game_id, TRUE);

  nw_fuzz_load_game (good, strlen (good));
  try_mutations (good, N_GAMES, nw_fuzz_load_game);
}

/* The first line is a game; what it does not have yet is in the lines after it. */
static void
test_journals (gconstpointer game_id)
{
  g_autofree char *first = write_game (game_id, FALSE);
  g_autoptr (GString) good = g_string_new (g_strchomp (first));
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwGameFile) file = nw_game_file_load (first, strlen (first), problems);

  g_assert_nonnull (file);
  g_string_append (good, "\nback 20\n");
  for (guint i = 20; i < file->moves->len; i++)
    g_string_append_printf (good, "%s\n", (const char *) file->moves->pdata[i]);
  g_string_append (good, "hint s1\n");

  nw_fuzz_load_journal (good->str, good->len);
  try_mutations (good->str, N_GAMES, nw_fuzz_load_journal);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/fuzz/rulesets/brawl", "brawl.nwrules", test_rulesets);
  g_test_add_data_func ("/fuzz/rulesets/tailor", "small.nwrules", test_rulesets);
  g_test_add_data_func ("/fuzz/positions/brawl", "brawl", test_positions);
  g_test_add_data_func ("/fuzz/positions/tailor", "tailor", test_positions);
  g_test_add_data_func ("/fuzz/games/brawl", "brawl", test_games);
  g_test_add_data_func ("/fuzz/games/tailor", "tailor", test_games);
  g_test_add_data_func ("/fuzz/journals/brawl", "brawl", test_journals);
  g_test_add_data_func ("/fuzz/journals/tailor", "tailor", test_journals);

  return g_test_run ();
}
