/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bots through the contract: legal under any ruleset, honest, repeatable, stoppable, and each level
 * better than the one below; in every game.
 */

#include "bots/nw-bot.h"

#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "nw-arena.h"
#include "nw-brawl-fixture.h"
#include "nw-fixture.h"
#include "nw-tailor-fixture.h"

#define N_DEALS 120
#define N_LADDER_GAMES 20

/**
 * Game:
 * @rules: a game
 * @new_deck: makes a ruleset like the official one
 * @new_odd: makes some legal ruleset
 * @n_odd: how many of these are played
 * @least: of so many games in a hundred each level wins at least this many against the one below
 *
 * A game that bots play.
 */
typedef struct
{
  const NwRules *rules;
  gpointer     (*new_deck) (void);
  gpointer     (*new_odd)  (guint64 seed);
  guint          n_odd;
  guint          least[NW_N_BOT_LEVELS];
} Game;

/* A level of a game's bots. */
typedef struct
{
  const Game *game;
  NwBotLevel  level;
} Subject;

static gpointer
new_brawl_deck (void)
{
  return nw_brawl_fixture_new (NULL);
}

static gpointer
new_odd_brawl (guint64 seed)
{
  return nw_brawl_fixture_new_random (seed);
}

static gpointer
new_tailor_deck (void)
{
  return nw_fixture_new_deck ();
}

static gpointer
new_odd_tailor (guint64 seed)
{
  return nw_tailor_fixture_new_random (seed);
}

static const Game games[] = {
  {
    .rules = &nw_brawl_rules,
    .new_deck = new_brawl_deck,
    .new_odd = new_odd_brawl,
    .n_odd = 1000,
    .least = { [NW_BOT_APPRENTICE] = 90, [NW_BOT_JOURNEYMAN] = 80 },
  },
  {
    .rules = &nw_tailor_rules,
    .new_deck = new_tailor_deck,
    .new_odd = new_odd_tailor,
    .n_odd = 120,
    .least = { [NW_BOT_APPRENTICE] = 90, [NW_BOT_JOURNEYMAN] = 80 },
  },
};

static void
test_levels (void)
{
  static const char *const names[] = { "random", "apprentice", "journeyman", "master" };
  NwBotLevel level;

  for (guint i = 0; i < NW_N_BOT_LEVELS; i++)
    {
      g_assert_cmpstr (nw_bot_level_to_text (i), ==, names[i]);
      g_assert_true (nw_bot_level_from_text (names[i], &level));
      g_assert_cmpuint (level, ==, i);
    }

  g_assert_false (nw_bot_level_from_text ("", &level));
  g_assert_false (nw_bot_level_from_text ("Random", &level));

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (level = NW_BOT_RANDOM; level <= NW_BOT_JOURNEYMAN; level++)
      g_assert_true (nw_bot_has_level (games[i].rules, level));
}

/* Games end, and the arena checks every move, under rulesets drawn from all that is allowed. */
static void
test_any_ruleset (gconstpointer data)
{
  const Subject *subject = data;
  const NwBotLevel level = subject->level;

  for (guint i = 0; i < subject->game->n_odd; i++)
    {
      const guint n_seats = subject->game->rules->min_seats + i % 3;
      const NwBotLevel levels[] = { level, NW_BOT_RANDOM, level, NW_BOT_APPRENTICE };
      g_autofree gpointer rules = subject->game->new_odd (i);
      NwArenaResult result;

      nw_arena_play (subject->game->rules, rules, n_seats, levels, i, &result);
      g_assert_cmpuint (result.score.n_seats, ==, n_seats);
    }
}

/* Makes @n_moves from a deal, or as many as there are: any, or with some sense. */
static void
play_on (const NwRules *game,
         gconstpointer  data,
         guint64        seed,
         guint          n_moves,
         NwState       *state)
{
  const NwBotLevel level = seed / 2 % 2 == 0 ? NW_BOT_RANDOM : NW_BOT_APPRENTICE;
  const NwDeal deal = { .n_seats = 2 + seed % 3, .seed = seed };
  guint64 rng = seed;

  game->deal (data, &deal, state);
  for (guint i = 0; i < n_moves; i++)
    {
      NwState next = *state, view = *state;

      game->redact (data, &view, state->head.actor);
      game->apply (data, &next, nw_bot_choose (game, data, &view, level, &rng, NULL), NULL);
      if (next.head.over)
        return;
      *state = next;
    }
}

static NwMove
ask (const Subject *subject,
     gconstpointer  data,
     const NwState *state,
     guint64        seed,
     volatile gint *cancelled)
{
  const NwRules *game = subject->game->rules;
  NwState view = *state;
  guint64 rng = seed;

  game->redact (data, &view, state->head.actor);

  return nw_bot_choose (game, data, &view, subject->level, &rng, cancelled);
}

/* Two truths that look the same to a seat get the same answer from it, and so does the same truth
 * asked twice. */
static void
test_honest (gconstpointer data)
{
  const Subject *subject = data;
  const NwRules *game = subject->game->rules;
  guint64 rng = 99;

  for (guint i = 0; i < N_DEALS; i++)
    {
      g_autofree gpointer rules =
        i % 2 == 0 ? subject->game->new_deck () : subject->game->new_odd (i);
      NwState state = { 0 }, other;
      NwMove move;

      play_on (game, rules, i, i % 40 * 3, &state);
      other = state;
      game->redact (rules, &other, state.head.actor);
      game->resample (rules, &other, &rng);

      move = ask (subject, rules, &state, i, NULL);
      g_assert_cmpuint (ask (subject, rules, &state, i, NULL), ==, move);
      g_assert_cmpuint (ask (subject, rules, &other, i, NULL), ==, move);
    }
}

/* Once nobody waits for it, an answer comes all the same, and it is legal. */
static void
test_cancelled (gconstpointer data)
{
  const Subject *subject = data;
  const NwRules *game = subject->game->rules;
  volatile gint cancelled = 1;

  for (guint i = 0; i < N_DEALS; i++)
    {
      g_autofree gpointer rules = subject->game->new_deck ();
      NwState state = { 0 };

      play_on (game, rules, i, i % 60, &state);
      g_assert_cmpuint (game->check (rules, &state, ask (subject, rules, &state, i, &cancelled)),
                        ==, NW_REASON_LEGAL);
    }
}

/* The same seed gives the same game, whatever was played before. */
static void
test_repeatable (gconstpointer data)
{
  static const NwBotLevel levels[] = { NW_BOT_JOURNEYMAN, NW_BOT_APPRENTICE, NW_BOT_JOURNEYMAN,
                                       NW_BOT_RANDOM };
  const Game *game = data;
  g_autofree gpointer rules = game->new_deck ();
  NwArenaResult first, other, again;

  nw_arena_play (game->rules, rules, 4, levels, 3, &first);
  nw_arena_play (game->rules, rules, 4, levels, 4, &other);
  nw_arena_play (game->rules, rules, 4, levels, 3, &again);

  g_assert_cmpuint (first.hash, ==, again.hash);
  g_assert_cmpuint (first.n_moves, ==, again.n_moves);
  g_assert_cmpuint (first.hash, !=, other.hash);
}

static void
test_ladder (gconstpointer data)
{
  const Subject *subject = data;
  const Game *game = subject->game;
  g_autofree gpointer rules = game->new_deck ();
  const gdouble n_wins = nw_arena_play_pairs (game->rules, rules, subject->level,
                                              subject->level - 1, N_LADDER_GAMES, NULL);

  g_assert_cmpfloat (100.0 * n_wins, >=, game->least[subject->level] * N_LADDER_GAMES);
}

/* ---- Main ----------------------------------------------------------------------------------- */

static void
add (const Game   *game,
     NwBotLevel    level,
     const char   *name,
     GTestDataFunc test)
{
  g_autofree char *path =
    g_strdup_printf ("/bots/%s/%s/%s", game->rules->id, name, nw_bot_level_to_text (level));
  Subject *subject = g_new (Subject, 1);

  *subject = (Subject) { game, level };
  g_test_add_data_func_full (path, subject, test, g_free);
}

static void
add_game (const Game *game)
{
  g_autofree char *path = g_strdup_printf ("/bots/%s/repeatable", game->rules->id);

  for (NwBotLevel level = NW_BOT_RANDOM; level < NW_N_BOT_LEVELS; level++)
    {
      if (!nw_bot_has_level (game->rules, level))
        continue;
      add (game, level, "any-ruleset", test_any_ruleset);
      add (game, level, "honest", test_honest);
      add (game, level, "cancelled", test_cancelled);
      if (level > NW_BOT_RANDOM)
        add (game, level, "ladder", test_ladder);
    }

  g_test_add_data_func (path, game, test_repeatable);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/levels", test_levels);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    add_game (&games[i]);

  return g_test_run ();
}
