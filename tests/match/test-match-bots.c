/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bots in matches: they decide by themselves, and an answer that comes too late is dropped.
 */

#include "engine/nw-rng.h"
#include "match/nw-game-file.h"
#include "match/nw-match-private.h"
#include "nw-match-fixture.h"

/* A bot whose answers the test lets go one by one. */
typedef struct
{
  GMutex mutex;
  GCond  cond;
  guint  n_begun;
  guint  n_allowed;
  guint  n_answered;
  guint  n_cancelled;
} Gate;

static Gate gate;

static NwMove
choose_behind_gate (const NwRules *rules,
                    gconstpointer  data,
                    const NwState *view,
                    NwSeatKind     kind,
                    guint64       *rng,
                    volatile gint *cancelled,
                    gpointer       user_data)
{
  g_autofree NwMove *moves = g_new (NwMove, rules->max_moves);

  g_assert_cmpuint (view->head.viewer, ==, view->head.actor + 1);
  g_assert_cmpuint (rules->legal (data, view, moves), >, 0);

  g_mutex_lock (&gate.mutex);
  gate.n_begun++;
  g_cond_broadcast (&gate.cond);
  while (gate.n_allowed < gate.n_begun)
    g_cond_wait (&gate.cond, &gate.mutex);
  gate.n_answered++;
  gate.n_cancelled += g_atomic_int_get (cancelled) != 0;
  g_mutex_unlock (&gate.mutex);

  return moves[0];
}

static void
wait_until_begun (guint n)
{
  g_mutex_lock (&gate.mutex);
  while (gate.n_begun < n)
    g_cond_wait (&gate.cond, &gate.mutex);
  g_mutex_unlock (&gate.mutex);
}

static void
open_gate (guint n)
{
  g_mutex_lock (&gate.mutex);
  gate.n_allowed += n;
  g_cond_broadcast (&gate.cond);
  g_mutex_unlock (&gate.mutex);
}

static NwMatch *
begin (const char *kinds)
{
  NwMatch *match = nw_fixture_match (kinds, 5);

  gate.n_begun = gate.n_allowed = gate.n_answered = gate.n_cancelled = 0;
  nw_match_set_chooser (match, choose_behind_gate, NULL);

  return match;
}

static void
wait_for_moves (NwMatch *match,
                guint    n_moves)
{
  while (nw_match_get_n_moves (match) < n_moves)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_dropped (NwMatch *match,
                  guint    n_dropped)
{
  while (nw_match_get_n_dropped (match) < n_dropped)
    g_main_context_iteration (NULL, TRUE);
}

/* Until the answer is there and waits for its time. */
static void
wait_for_delay (NwMatch *match)
{
  while (match->delay_source == 0)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_answered (void)
{
  guint n;

  g_mutex_lock (&gate.mutex);
  n = gate.n_answered;
  g_mutex_unlock (&gate.mutex);

  return n;
}

/* Each test ends without a bot that thinks: one move, and no next run. */
static void
stop_after_move (NwMatch *match)
{
  g_signal_connect (match, "changed", G_CALLBACK (nw_match_stop), NULL);
}

static void
test_decides (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  g_assert_false (nw_match_is_thinking (match));
  nw_match_start (match);
  g_assert_true (nw_match_is_running (match));
  g_assert_true (nw_match_is_thinking (match));
  open_gate (100);
  while (nw_match_get_actor (match) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (nw_match_is_thinking (match));
  g_assert_cmpuint (nw_match_get_n_dropped (match), ==, 0);
}

/* Stopping gives up what a bot thinks about. */
static void
test_stale_stop (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  nw_match_start (match);
  wait_until_begun (1);
  nw_match_stop (match);
  g_assert_false (nw_match_is_thinking (match));
  open_gate (1);
  wait_for_dropped (match, 1);
  g_assert_cmpuint (gate.n_cancelled, ==, 1);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 0);
}

/* Somebody else has moved for it meanwhile. */
static void
test_stale_move (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  nw_match_start (match);
  wait_until_begun (1);
  /* After the first move the bot begins anew, and is too late again. */
  nw_fixture_play (match, "dye 6 blue; end");
  open_gate (2);
  wait_for_dropped (match, 2);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 2);
}

/* Undo while the next seat's bot thinks. */
static void
test_stale_undo (void)
{
  g_autoptr (NwMatch) match = begin ("hr");

  nw_match_start (match);
  nw_fixture_play (match, "dye 6 blue; end");
  wait_until_begun (1);
  g_assert_true (nw_match_undo (match));
  g_assert_false (nw_match_is_thinking (match));
  open_gate (1);
  wait_for_dropped (match, 1);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 1);
  g_assert_cmpuint (nw_match_get_actor (match), ==, 0);
}

/* A person takes the seat. */
static void
test_stale_seat (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  nw_match_start (match);
  wait_until_begun (1);
  nw_seat_info_set_kind (nw_match_get_seat (match, 0), NW_SEAT_KIND_HUMAN);
  g_assert_false (nw_match_is_thinking (match));
  open_gate (1);
  wait_for_dropped (match, 1);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 0);

  /* And gives it back. */
  stop_after_move (match);
  nw_seat_info_set_kind (nw_match_get_seat (match, 0), NW_SEAT_KIND_RANDOM);
  open_gate (1);
  wait_for_moves (match, 1);
}

/* Two runs at once, the first given up: only the second counts, whichever ends first. */
static void
test_stale_restart (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  nw_match_start (match);
  wait_until_begun (1);
  nw_match_stop (match);
  stop_after_move (match);
  nw_match_start (match);
  open_gate (2);
  wait_for_moves (match, 1);
  wait_for_dropped (match, 1);
}

/* A match may go while a bot thinks. */
static void
test_let_go (void)
{
  NwMatch *match = begin ("rh");

  nw_match_start (match);
  wait_until_begun (1);
  g_assert_finalize_object (match);
  open_gate (1);

  /* The answer arrives, and reaches nobody. */
  while (count_answered () == 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (count_answered (), ==, 1);
}

/* Nothing is made before its time, and time alone makes it. */
static void
test_delay (void)
{
  g_autoptr (NwMatch) match = begin ("rh");
  const gint64 started = g_get_monotonic_time ();

  nw_match_set_bot_delay (match, 120);
  stop_after_move (match);
  nw_match_start (match);
  open_gate (1);
  wait_for_moves (match, 1);
  g_assert_cmpint (g_get_monotonic_time () - started, >=, 119000);
}

/* Stopped within the delay, after the answer. */
static void
test_delay_stopped (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  nw_match_set_bot_delay (match, 60 * 60 * 1000);
  nw_match_start (match);
  open_gate (1);
  wait_for_delay (match);
  g_assert_cmpuint (count_answered (), ==, 1);
  g_assert_true (nw_match_is_thinking (match));
  nw_match_stop (match);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 0);
}

/* Somebody can't wait any more. */
static void
test_delay_shortened (void)
{
  g_autoptr (NwMatch) match = begin ("rh");

  nw_match_set_bot_delay (match, 60 * 60 * 1000);
  stop_after_move (match);
  nw_match_start (match);
  open_gate (1);
  wait_for_delay (match);
  g_assert_cmpuint (count_answered (), ==, 1);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 0);
  nw_match_set_bot_delay (match, 0);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 1);
}

static void
do_something (NwMatch *match,
              guint64 *rng)
{
  switch (nw_rng_below (rng, 8))
    {
    case 0:
      nw_match_stop (match);
      break;
    case 1:
      nw_match_undo (match);
      break;
    case 2:
      nw_match_redo (match);
      break;
    case 3:
      nw_seat_info_set_kind (nw_match_get_seat (match, nw_rng_below (rng, 3)),
                             (NwSeatKind) nw_rng_below (rng, NW_SEAT_KIND_APPRENTICE + 1));
      break;
    case 4:
      nw_match_set_unlimited_undo (match, nw_rng_below (rng, 2) != 0);
      break;
    case 5:
      nw_fixture_play_out (match, *rng, 1);
      break;
    default:
      nw_match_start (match);
      break;
    }
}

/* Everything that can happen to a match, in any order, while bots think: what comes out is a
 * history that can be played again. */
static void
test_random (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hrr", seed);
      g_autoptr (NwGameFile) file = NULL;
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (NwMatch) again = NULL;
      guint64 rng = seed;

      for (guint i = 0; i < 300; i++)
        {
          do_something (match, &rng);
          if (nw_match_is_thinking (match) && nw_rng_below (&rng, 2) == 0)
            g_main_context_iteration (NULL, TRUE);
        }
      nw_match_stop (match);

      file = nw_game_file_new_for_match (match);
      again = nw_game_file_open (file, problems);
      g_assert_cmpuint (problems->len, ==, 0);
      nw_fixture_assert_same (match, again);
    }
}

/* The real bots play whole games, the same one each time. */
static void
test_whole_games (void)
{
  guint64 hashes[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("rrr", 11);

      nw_seat_info_set_kind (nw_match_get_seat (match, 1), NW_SEAT_KIND_APPRENTICE);
      nw_seat_info_set_kind (nw_match_get_seat (match, 2), NW_SEAT_KIND_MASTER);
      nw_match_start (match);
      while (!nw_match_is_over (match))
        g_main_context_iteration (NULL, TRUE);
      g_assert_false (nw_match_is_thinking (match));
      hashes[i] = nw_match_get_hash (match);
    }

  g_assert_cmpuint (hashes[0], ==, hashes[1]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/bots/decides", test_decides);
  g_test_add_func ("/match/bots/stale/stop", test_stale_stop);
  g_test_add_func ("/match/bots/stale/move", test_stale_move);
  g_test_add_func ("/match/bots/stale/undo", test_stale_undo);
  g_test_add_func ("/match/bots/stale/seat", test_stale_seat);
  g_test_add_func ("/match/bots/stale/restart", test_stale_restart);
  g_test_add_func ("/match/bots/let-go", test_let_go);
  g_test_add_func ("/match/bots/delay", test_delay);
  g_test_add_func ("/match/bots/delay-stopped", test_delay_stopped);
  g_test_add_func ("/match/bots/delay-shortened", test_delay_shortened);
  g_test_add_func ("/match/bots/random", test_random);
  g_test_add_func ("/match/bots/whole-games", test_whole_games);

  return g_test_run ();
}
