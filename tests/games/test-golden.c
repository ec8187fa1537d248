/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers and games that must not change unnoticed: perft, the signature of the rules, and one game
 * move by move.  `./dev golden` writes them anew; the difference then shows what a change did.
 */

#include <string.h>

#include "engine/nw-hash.h"
#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"
#include "nw-tailor-fixture.h"

#define N_SIGNATURE_GAMES 200

/* Compares @text with a golden file, or renews the file. */
static void
check_golden (const char    *name,
              const GString *text)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "golden", name, NULL);
  g_autofree char *golden = NULL;
  g_autoptr (GError) error = NULL;
  const char *a, *b;
  guint line = 1;

  if (g_getenv ("NW_GOLDEN_RENEW") != NULL)
    {
      g_file_set_contents (path, text->str, (gssize) text->len, &error);
      g_assert_no_error (error);
      return;
    }

  g_file_get_contents (path, &golden, NULL, &error);
  g_assert_no_error (error);
  for (a = golden, b = text->str; *a != '\0' && *a == *b; a++, b++)
    line += *a == '\n';
  if (*a != *b)
    g_error ("%s changed from line %u on; if that is meant, ./dev golden renews it", name, line);
}

static void
test_perft (void)
{
  static const struct
  {
    const char *deck;
    guint       n_seats;
    guint64     seed;
    guint       depth;
  } runs[] = {
    { "rule-cases", 2, 1, 3 }, { "rule-cases", 4, 2, 4 }, { "printed", 2, 3, 3 },
    { "printed", 3, 4, 4 },    { "odd-1", 3, 5, 3 },      { "odd-7", 4, 6, 3 },
    { "odd-12", 2, 7, 3 },
  };
  g_autoptr (GString) text = g_string_new ("# deck, seats, seed, depth, sequences of moves\n");

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      const NwDeal deal = { .n_seats = runs[i].n_seats, .seed = runs[i].seed };
      const char *odd = g_str_has_prefix (runs[i].deck, "odd-") ? runs[i].deck + 4 : NULL;
      g_autofree NwTailorRules *rules =
        odd != NULL ? nw_tailor_fixture_new_random (g_ascii_strtoull (odd, NULL, 10))
        : g_str_equal (runs[i].deck, "printed") ? nw_tailor_fixture_new_deck ()
                                                : nw_tailor_fixture_new (NULL);
      NwState state;

      nw_tailor_rules.deal (rules, &deal, &state);
      g_string_append_printf (text, "%s %u %" G_GUINT64_FORMAT " %u %" G_GUINT64_FORMAT "\n",
                              runs[i].deck, runs[i].n_seats, runs[i].seed, runs[i].depth,
                              nw_rules_perft (&nw_tailor_rules, rules, &state, runs[i].depth));
    }

  check_golden ("tailor-perft.txt", text);
}

/* Plays a random game and takes all its states into the hash. */
static guint64
hash_game (const NwTailorRules *rules,
           const NwDeal        *deal,
           guint64              hash)
{
  g_autofree NwMove *moves = g_new (NwMove, NW_TAILOR_MAX_MOVES);
  guint64 rng = deal->seed;
  NwState state;
  NwScore score;
  guint n_moves;

  nw_tailor_rules.deal (rules, deal, &state);
  while ((n_moves = nw_tailor_rules.legal (rules, &state, moves)) > 0)
    {
      hash = nw_hash_add (hash, nw_tailor_rules.hash (rules, &state));
      hash = nw_hash_add (hash, n_moves);
      nw_tailor_rules.apply (rules, &state, moves[nw_rng_below (&rng, n_moves)], NULL);
    }

  nw_tailor_rules.score (rules, &state, &score, NULL);
  for (guint seat = 0; seat < score.n_seats; seat++)
    hash = nw_hash_add (hash, (guint64) score.total[seat] << 8 | score.rank[seat]);

  return hash;
}

static void
test_signature (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint64 hash = NW_HASH_INIT;

  for (guint i = 0; i < N_SIGNATURE_GAMES; i++)
    {
      g_autofree NwTailorRules *rules =
        i % 2 == 0 ? nw_tailor_fixture_new_random (i) : nw_tailor_fixture_new_deck ();
      const NwDeal deal = { .n_seats = 2 + i % 3, .seed = i };

      hash = hash_game (rules, &deal, hash);
    }

  g_string_printf (text, "%016" G_GINT64_MODIFIER "x\n", hash);
  g_test_message ("Signature: %s", text->str);
  check_golden ("tailor-signature.txt", text);
}

/* One argument of an event, as JSON names it. */
static void
append_arg (const NwTailorRules *rules,
            const NwArgInfo     *info,
            gint                 value,
            GString             *text)
{
  if ((info->type == NW_ARG_CARD && value >= 0) || info->type == NW_ARG_ID)
    g_string_append_printf (text, " %s=%s", info->name,
                            nw_tailor_rules.arg_id (rules, info->name, value));
  else
    g_string_append_printf (text, " %s=%d", info->name, value);
}

typedef struct
{
  const NwTailorRules *rules;
  GString             *text;
} Teller;

static void
tell_event (const NwEvent *event,
            gpointer       user_data)
{
  const Teller *teller = user_data;
  const NwEventInfo *info = &nw_tailor_rules.events[event->kind];

  g_string_append_printf (teller->text, "  s%u %s", event->seat + 1u, info->name);
  for (guint i = 0; i < NW_EVENT_N_ARGS && info->args[i].type != NW_ARG_NONE; i++)
    append_arg (teller->rules, &info->args[i], event->args[i], teller->text);
  g_string_append_c (teller->text, '\n');
}

/* Prefers completing to anything else, so that the game has something to tell. */
static NwMove
choose (const NwMove *moves,
        guint         n_moves,
        guint64      *rng)
{
  for (guint i = 0; i < n_moves; i++)
    if (nw_move_kind (moves[i]) == NW_TAILOR_COMPLETE)
      return moves[i];

  return moves[nw_rng_below (rng, n_moves)];
}

static void
test_playthrough (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new ("max_rounds=12");
  g_autofree NwMove *moves = g_new (NwMove, NW_TAILOR_MAX_MOVES);
  g_autoptr (GString) text = g_string_new (NULL);
  const Teller teller = { rules, text };
  const NwEventSink sink = { tell_event, (gpointer) &teller };
  const NwDeal deal = { .n_seats = 3, .seed = 5 };
  guint64 rng = 5;
  NwState state;
  guint n_moves;

  nw_tailor_rules.deal (rules, &deal, &state);
  while ((n_moves = nw_tailor_rules.legal (rules, &state, moves)) > 0)
    {
      const NwMove move = choose (moves, n_moves, &rng);
      g_autofree char *notation = nw_rules_move_text (&nw_tailor_rules, rules, move);

      g_string_append_printf (text, "s%u of %u moves: %s\n", state.head.actor + 1u, n_moves,
                              notation);
      nw_tailor_rules.apply (rules, &state, move, &sink);
    }
  g_string_append_printf (text, "%016" G_GINT64_MODIFIER "x\n",
                          nw_tailor_rules.hash (rules, &state));

  check_golden ("tailor-playthrough.txt", text);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tailor/golden/perft", test_perft);
  g_test_add_func ("/tailor/golden/signature", test_signature);
  g_test_add_func ("/tailor/golden/playthrough", test_playthrough);

  return g_test_run ();
}
