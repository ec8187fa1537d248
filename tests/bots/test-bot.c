/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bots through the contract: legal under any ruleset, honest, repeatable, stoppable, and each level
 * better than the one below.
 */

#include "bots/nw-bot.h"

#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "nw-arena.h"
#include "nw-fixture.h"
#include "nw-tailor-fixture.h"

#define N_RULESETS 120

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

  for (level = NW_BOT_RANDOM; level <= NW_BOT_JOURNEYMAN; level++)
    g_assert_true (nw_bot_has_level (&nw_tailor_rules, level));
}

/* Games end, and the arena checks every move, under rulesets drawn from all that is allowed. */
static void
test_any_ruleset (gconstpointer data)
{
  const NwBotLevel level = GPOINTER_TO_INT (data);

  for (guint i = 0; i < N_RULESETS; i++)
    {
      const guint n_seats = nw_tailor_rules.min_seats + i % 3;
      const NwBotLevel levels[] = { level, NW_BOT_RANDOM, level, NW_BOT_APPRENTICE };
      g_autofree NwTailorRules *rules = nw_tailor_fixture_new_random (i);
      NwArenaResult result;

      nw_arena_play (rules, n_seats, levels, i, &result);
      g_assert_cmpuint (result.rounds, <=, rules->max_rounds);
    }
}

/* Plays @n_moves at random from a deal. */
static void
play_on (const NwTailorRules *rules,
         guint64              seed,
         guint                n_moves,
         NwState             *state)
{
  static NwMove moves[NW_TAILOR_MAX_MOVES];
  const NwDeal deal = { .n_seats = 2 + seed % 3, .seed = seed };
  guint64 rng = seed;

  nw_tailor_rules.deal (rules, &deal, state);
  for (guint i = 0; i < n_moves; i++)
    {
      NwState next = *state;
      const guint n_legal = nw_tailor_rules.legal (rules, state, moves);

      nw_tailor_rules.apply (rules, &next, moves[nw_rng_below (&rng, n_legal)], NULL);
      if (next.head.over)
        return;
      *state = next;
    }
}

static NwMove
ask (const NwTailorRules *rules,
     const NwState       *state,
     NwBotLevel           level,
     guint64              seed,
     volatile gint       *cancelled)
{
  NwState view = *state;
  guint64 rng = seed;

  nw_tailor_rules.redact (rules, &view, state->head.actor);

  return nw_bot_choose (&nw_tailor_rules, rules, &view, level, &rng, cancelled);
}

/* Two truths that look the same to a seat get the same answer from it, and so does the same truth
 * asked twice. */
static void
test_honest (gconstpointer data)
{
  const NwBotLevel level = GPOINTER_TO_INT (data);
  guint64 rng = 99;

  for (guint i = 0; i < N_RULESETS; i++)
    {
      g_autofree NwTailorRules *rules =
        i % 2 == 0 ? nw_fixture_new_deck () : nw_tailor_fixture_new_random (i);
      NwState state = { 0 }, other;
      NwMove move;

      play_on (rules, i, i % 40, &state);
      other = state;
      nw_tailor_rules.redact (rules, &other, state.head.actor);
      nw_tailor_rules.resample (rules, &other, &rng);

      move = ask (rules, &state, level, i, NULL);
      g_assert_cmpuint (ask (rules, &state, level, i, NULL), ==, move);
      g_assert_cmpuint (ask (rules, &other, level, i, NULL), ==, move);
    }
}

/* Once nobody waits for it, an answer comes all the same, and it is legal. */
static void
test_cancelled (gconstpointer data)
{
  const NwBotLevel level = GPOINTER_TO_INT (data);
  volatile gint cancelled = 1;

  for (guint i = 0; i < N_RULESETS; i++)
    {
      g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
      NwState state = { 0 };

      play_on (rules, i, i % 60, &state);
      g_assert_cmpuint (nw_tailor_rules.check (rules, &state,
                                               ask (rules, &state, level, i, &cancelled)),
                        ==, NW_REASON_LEGAL);
    }
}

/* The same seed gives the same game, whatever was played before. */
static void
test_repeatable (void)
{
  static const NwBotLevel levels[] = { NW_BOT_JOURNEYMAN, NW_BOT_APPRENTICE, NW_BOT_JOURNEYMAN,
                                       NW_BOT_RANDOM };
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
  NwArenaResult first, other, again;

  nw_arena_play (rules, 4, levels, 3, &first);
  nw_arena_play (rules, 4, levels, 4, &other);
  nw_arena_play (rules, 4, levels, 3, &again);

  g_assert_cmpuint (first.hash, ==, again.hash);
  g_assert_cmpuint (first.n_moves, ==, again.n_moves);
  g_assert_cmpuint (first.hash, !=, other.hash);
}

/* How many of @n_games the better one wins, seats swapped after each. */
static gdouble
play_match (NwBotLevel better,
            NwBotLevel worse,
            guint      n_games)
{
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
  gdouble n_wins = 0;

  for (guint i = 0; i < n_games; i++)
    {
      const guint seat = i % 2;
      const NwBotLevel levels[] = { seat == 0 ? better : worse, seat == 0 ? worse : better };
      NwArenaResult result;

      nw_arena_play (rules, 2, levels, i / 2, &result);
      n_wins += nw_arena_get_share (&result, seat);
    }

  return n_wins;
}

static void
test_ladder (void)
{
  g_assert_cmpfloat (play_match (NW_BOT_APPRENTICE, NW_BOT_RANDOM, 20), >=, 18);
  g_assert_cmpfloat (play_match (NW_BOT_JOURNEYMAN, NW_BOT_APPRENTICE, 20), >=, 15);
}

static void
add_for_levels (const char   *name,
                GTestDataFunc test)
{
  for (NwBotLevel level = NW_BOT_RANDOM; level < NW_N_BOT_LEVELS; level++)
    if (nw_bot_has_level (&nw_tailor_rules, level))
      {
        g_autofree char *path =
          g_strdup_printf ("/bots/tailor/%s/%s", name, nw_bot_level_to_text (level));

        g_test_add_data_func (path, GINT_TO_POINTER (level), test);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/levels", test_levels);
  add_for_levels ("any-ruleset", test_any_ruleset);
  add_for_levels ("honest", test_honest);
  add_for_levels ("cancelled", test_cancelled);
  g_test_add_func ("/bots/tailor/repeatable", test_repeatable);
  g_test_add_func ("/bots/tailor/ladder", test_ladder);

  return g_test_run ();
}
