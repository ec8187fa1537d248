/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers and games that must not change unnoticed: perft, the signature of the rules, and one game
 * move by move.  `./dev golden` writes them anew; the difference then shows what a change did.
 */

#include <string.h>

#include "engine/nw-hash.h"
#include "games/nw-games.h"
#include "games/brawl/nw-brawl-state.h"
#include "games/tailor/nw-tailor-state.h"
#include "nw-brawl-fixture.h"
#include "nw-tailor-fixture.h"

#define N_SIGNATURE_GAMES 200
#define N_RUNS 8
#define N_PREFERRED 4

/**
 * Game:
 * @rules: a game
 * @new_deck: makes the ruleset of that name: one of the fixture's, or `odd-` and a seed
 * @deck: the deck of every second game of the signature, the others being odd
 * @told: the deck of the playthrough
 * @told_seats: seats of the playthrough
 * @preferred: kinds of moves that the playthrough makes before others, so that it has something to
 *   tell; 0 ends the list
 * @runs: counts of move sequences; no depth ends the list
 *
 * What is pinned of a game.
 */
typedef struct
{
  const NwRules *rules;
  gpointer     (*new_deck) (const char *name);
  const char    *deck;
  const char    *told;
  guint          told_seats;
  guint8         preferred[N_PREFERRED];
  struct
  {
    const char *deck;
    guint       n_seats;
    guint64     seed;
    guint       depth;
  } runs[N_RUNS];
} Game;

/* ---- The games ------------------------------------------------------------------------------ */

/* Reads the seed of an odd ruleset. */
static gboolean
get_odd (const char *name,
         guint64    *seed)
{
  if (!g_str_has_prefix (name, "odd-"))
    return FALSE;

  *seed = g_ascii_strtoull (name + strlen ("odd-"), NULL, 10);

  return TRUE;
}

static gpointer
new_brawl_deck (const char *name)
{
  guint64 seed;

  if (get_odd (name, &seed))
    return nw_brawl_fixture_new_random (seed);
  if (g_str_equal (name, "dealt"))
    return nw_brawl_fixture_new ("character_choice=1");
  if (g_str_equal (name, "told"))
    return nw_brawl_fixture_new ("goal_2=2 max_rounds=40 style_rights=1");

  return nw_brawl_fixture_new (NULL);
}

static gpointer
new_tailor_deck (const char *name)
{
  guint64 seed;

  if (get_odd (name, &seed))
    return nw_tailor_fixture_new_random (seed);
  if (g_str_equal (name, "printed"))
    return nw_tailor_fixture_new_deck ();
  if (g_str_equal (name, "told"))
    return nw_tailor_fixture_new ("max_rounds=12");

  return nw_tailor_fixture_new (NULL);
}

static const Game games[] = {
  {
    .rules = &nw_brawl_rules,
    .new_deck = new_brawl_deck,
    .deck = "rule-cases",
    .told = "told",
    .told_seats = 2,
    .preferred = { NW_BRAWL_COLLECT, NW_BRAWL_PLACE, NW_BRAWL_START, NW_BRAWL_SEAT },
    .runs = {
      { "rule-cases", 2, 1, 8 }, { "rule-cases", 4, 2, 6 }, { "dealt", 2, 3, 7 },
      { "dealt", 3, 4, 8 },      { "odd-1", 3, 5, 9 },      { "odd-7", 4, 6, 7 },
      { "odd-12", 2, 7, 7 },
    },
  },
  {
    .rules = &nw_tailor_rules,
    .new_deck = new_tailor_deck,
    .deck = "printed",
    .told = "told",
    .told_seats = 3,
    .preferred = { NW_TAILOR_COMPLETE },
    .runs = {
      { "rule-cases", 2, 1, 3 }, { "rule-cases", 4, 2, 4 }, { "printed", 2, 3, 3 },
      { "printed", 3, 4, 4 },    { "odd-1", 3, 5, 3 },      { "odd-7", 4, 6, 3 },
      { "odd-12", 2, 7, 3 },
    },
  },
};

/* ---- Golden files --------------------------------------------------------------------------- */

/* Compares @text with a golden file of the game, or renews the file. */
static void
check_golden (const Game    *game,
              const char    *what,
              const GString *text)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.txt", game->rules->id, what);
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
test_perft (gconstpointer user_data)
{
  const Game *game = user_data;
  g_autoptr (GString) text = g_string_new ("# deck, seats, seed, depth, sequences of moves\n");

  for (guint i = 0; game->runs[i].depth > 0; i++)
    {
      const NwDeal deal = { .n_seats = game->runs[i].n_seats, .seed = game->runs[i].seed };
      g_autofree gpointer data = game->new_deck (game->runs[i].deck);
      NwState state;

      game->rules->deal (data, &deal, &state);
      g_string_append_printf (text, "%s %u %" G_GUINT64_FORMAT " %u %" G_GUINT64_FORMAT "\n",
                              game->runs[i].deck, deal.n_seats, deal.seed, game->runs[i].depth,
                              nw_rules_perft (game->rules, data, &state, game->runs[i].depth));
    }

  check_golden (game, "perft", text);
}

/* Plays a random game and takes all its states into the hash. */
static guint64
hash_game (const NwRules *rules,
           gconstpointer  data,
           const NwDeal  *deal,
           guint64        hash)
{
  g_autofree NwMove *moves = g_new (NwMove, rules->max_moves);
  guint64 rng = deal->seed;
  NwState state;
  NwScore score;
  guint n_moves;

  rules->deal (data, deal, &state);
  while ((n_moves = rules->legal (data, &state, moves)) > 0)
    {
      hash = nw_hash_add (hash, rules->hash (data, &state));
      hash = nw_hash_add (hash, n_moves);
      rules->apply (data, &state, moves[nw_rng_below (&rng, n_moves)], NULL);
    }

  rules->score (data, &state, &score, NULL);
  for (guint seat = 0; seat < score.n_seats; seat++)
    hash = nw_hash_add (hash, (guint64) score.total[seat] << 8 | score.rank[seat]);

  return hash;
}

static void
test_signature (gconstpointer user_data)
{
  const Game *game = user_data;
  g_autoptr (GString) text = g_string_new (NULL);
  guint64 hash = NW_HASH_INIT;

  for (guint i = 0; i < N_SIGNATURE_GAMES; i++)
    {
      g_autofree char *odd = g_strdup_printf ("odd-%u", i);
      g_autofree gpointer data = game->new_deck (i % 2 == 0 ? odd : game->deck);
      const NwDeal deal = { .n_seats = 2 + i % 3, .seed = i };

      hash = hash_game (game->rules, data, &deal, hash);
    }

  g_string_printf (text, "%016" G_GINT64_MODIFIER "x\n", hash);
  g_test_message ("Signature: %s", text->str);
  check_golden (game, "signature", text);
}

/* ---- A game told move by move --------------------------------------------------------------- */

typedef struct
{
  const NwRules *rules;
  gconstpointer  data;
  GString       *text;
} Teller;

/* One argument of an event, as JSON names it. */
static void
append_arg (const Teller    *teller,
            const NwArgInfo *info,
            gint             value)
{
  if (info->type == NW_ARG_SEAT)
    g_string_append_printf (teller->text, " %s=s%d", info->name, value + 1);
  else if ((info->type == NW_ARG_CARD && value >= 0) || info->type == NW_ARG_ID)
    g_string_append_printf (teller->text, " %s=%s", info->name,
                            teller->rules->arg_id (teller->data, info->name, value));
  else
    g_string_append_printf (teller->text, " %s=%d", info->name, value);
}

static void
tell_event (const NwEvent *event,
            gpointer       user_data)
{
  const Teller *teller = user_data;
  const NwEventInfo *info = &teller->rules->events[event->kind];

  g_string_append_printf (teller->text, "  s%u %s", event->seat + 1u, info->name);
  for (guint i = 0; i < NW_EVENT_N_ARGS && info->args[i].type != NW_ARG_NONE; i++)
    append_arg (teller, &info->args[i], event->args[i]);
  g_string_append_c (teller->text, '\n');
}

static NwMove
choose (const Game   *game,
        const NwMove *moves,
        guint         n_moves,
        guint64      *rng)
{
  for (guint i = 0; i < N_PREFERRED && game->preferred[i] != 0; i++)
    for (guint n = 0; n < n_moves; n++)
      if (nw_move_kind (moves[n]) == game->preferred[i])
        return moves[n];

  return moves[nw_rng_below (rng, n_moves)];
}

static void
test_playthrough (gconstpointer user_data)
{
  const Game *game = user_data;
  g_autofree gpointer data = game->new_deck (game->told);
  g_autofree NwMove *moves = g_new (NwMove, game->rules->max_moves);
  g_autoptr (GString) text = g_string_new (NULL);
  const Teller teller = { game->rules, data, text };
  const NwEventSink sink = { tell_event, (gpointer) &teller };
  const NwDeal deal = { .n_seats = game->told_seats, .seed = 5 };
  guint64 rng = 5;
  NwState state;
  guint n_moves;

  game->rules->deal (data, &deal, &state);
  while ((n_moves = game->rules->legal (data, &state, moves)) > 0)
    {
      const NwMove move = choose (game, moves, n_moves, &rng);
      g_autofree char *notation = nw_rules_move_text (game->rules, data, move);

      g_string_append_printf (text, "s%u of %u moves: %s\n", state.head.actor + 1u, n_moves,
                              notation);
      game->rules->apply (data, &state, move, &sink);
    }
  g_string_append_printf (text, "%016" G_GINT64_MODIFIER "x\n", game->rules->hash (data, &state));

  check_golden (game, "playthrough", text);
}

static void
add (const Game   *game,
     const char   *name,
     GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/%s/golden/%s", game->rules->id, name);

  g_test_add_data_func (path, game, test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      add (&games[i], "perft", test_perft);
      add (&games[i], "signature", test_signature);
      add (&games[i], "playthrough", test_playthrough);
    }

  return g_test_run ();
}
