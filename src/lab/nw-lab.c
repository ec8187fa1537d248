/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing a run: threads that take the next game each, and a caller that waits and tells how far it
 * is.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab.h"

#include <string.h>

#include "engine/nw-hash.h"
#include "engine/nw-rng.h"
#include "lab/nw-lab-game.h"

#define PROGRESS_INTERVAL (G_USEC_PER_SEC / 5)

G_DEFINE_QUARK (nw-lab-error-quark, nw_lab_error)

/* A run under way.  What is below the mutex belongs to whoever holds it. */
typedef struct
{
  const NwLabPlan *plan;
  const NwRules   *game;
  const NwLabGame *lab;
  gconstpointer    data;
  volatile gint   *cancelled;
  guint64          n_games;

  GMutex           mutex;
  GCond            wake;
  guint64          n_taken;
  guint64          n_done;
  guint            n_running;
} Run;

typedef struct
{
  Run        *run;
  GThread    *thread;
  NwLabTally *tally;
} Worker;

/* ---- One game ------------------------------------------------------------------------------- */

/**
 * nw_lab_game_seed:
 * @seed: a run's seed
 * @index: a game of the run, from 0
 *
 * Returns: the seed of that game's deal
 */
guint64
nw_lab_game_seed (guint64 seed,
                  guint64 index)
{
  return nw_hash_add (nw_hash_add (NW_HASH_INIT, seed), index);
}

/**
 * nw_lab_get_bot:
 * @plan: what to play
 * @index: a game of the run, from 0
 * @seat: a seat
 *
 * Returns: the bot that plays @seat in that game
 */
NwBotLevel
nw_lab_get_bot (const NwLabPlan *plan,
                guint64          index,
                guint            seat)
{
  const guint shift = plan->rotates ? (guint) (index % plan->n_seats) : 0;

  return plan->bots[(seat + shift) % plan->n_seats];
}

/**
 * nw_lab_count_games:
 * @n_games: games of a whole run
 * @shard: a part of it, 1…@n_shards
 * @n_shards: how many parts there are
 *
 * Returns: how many games that part has
 */
guint64
nw_lab_count_games (guint64 n_games,
                    guint   shard,
                    guint   n_shards)
{
  return n_games / n_shards + (shard <= n_games % n_shards);
}

static gboolean
is_cancelled (const Run *run)
{
  return run->cancelled != NULL && g_atomic_int_get (run->cancelled) != 0;
}

/* Plays until the game is over; bots see what their seat may see. */
static guint64
play_out (const Run        *run,
          NwState          *state,
          const NwBotLevel *levels,
          guint64          *rngs,
          gpointer          notes)
{
  const NwEventSink sink = { run->lab->note_event, notes };
  guint64 n_moves = 0;

  while (!state->head.over && !is_cancelled (run))
    {
      const guint actor = state->head.actor;
      NwState view;
      NwMove move;

      memcpy (&view, state, run->game->state_size);
      run->game->redact (run->data, &view, actor);
      move = nw_bot_choose (run->game, run->data, &view, levels[actor], &rngs[actor],
                            run->cancelled);
      run->game->apply (run->data, state, move, sink.emit != NULL ? &sink : NULL);
      n_moves++;
    }

  return n_moves;
}

static void
count_game (const Run        *run,
            NwLabTally       *tally,
            const NwState    *state,
            const NwBotLevel *levels,
            guint64           n_moves,
            gconstpointer     notes)
{
  NwScore score;

  run->game->score (run->data, state, &score, NULL);
  tally->n_games++;
  tally->n_moves += n_moves;
  tally->ends[run->lab->get_end (run->data, state)]++;
  nw_lab_histogram_add (&tally->rounds, state->head.round, 1);
  nw_lab_tally_add_score (tally, &score, levels);
  run->lab->count_cards (run->data, state, &score, notes, tally->cards);
}

/* Plays game @index of the run.  A game that was interrupted does not count. */
static void
play_game (const Run  *run,
           NwLabTally *tally,
           guint64     index)
{
  const NwLabPlan *plan = run->plan;
  const NwDeal deal = {
    .n_seats = plan->n_seats,
    .seed = nw_lab_game_seed (plan->seed, index),
  };
  NwBotLevel levels[NW_MAX_SEATS];
  g_autofree gpointer notes = g_malloc0 (run->lab->notes_size);
  guint64 rngs[NW_MAX_SEATS];
  guint64 n_moves;
  NwState state;

  for (guint seat = 0; seat < plan->n_seats; seat++)
    {
      levels[seat] = nw_lab_get_bot (plan, index, seat);
      rngs[seat] = nw_hash_add (deal.seed, seat);
    }

  run->game->deal (run->data, &deal, &state);
  n_moves = play_out (run, &state, levels, rngs, notes);
  if (state.head.over)
    count_game (run, tally, &state, levels, n_moves, notes);
}

/* ---- Threads -------------------------------------------------------------------------------- */

/* Gives the next game to a thread.  The thread is counted out when there is none. */
static gboolean
take_game (Run     *run,
           gboolean has_played,
           guint64 *index)
{
  gboolean is_taken;

  g_mutex_lock (&run->mutex);
  run->n_done += has_played;
  is_taken = run->n_taken < run->n_games && !is_cancelled (run);
  if (is_taken)
    *index = run->plan->shard - 1 + run->n_taken++ * run->plan->n_shards;
  else if (--run->n_running == 0)
    g_cond_signal (&run->wake);
  g_mutex_unlock (&run->mutex);

  return is_taken;
}

static gpointer
work (gpointer user_data)
{
  Worker *worker = user_data;
  gboolean has_played = FALSE;
  guint64 index;

  while (take_game (worker->run, has_played, &index))
    {
      play_game (worker->run, worker->tally, index);
      has_played = TRUE;
    }

  return NULL;
}

/* Waits until all threads are done, and tells how far they are meanwhile. */
static void
wait_for_threads (Run              *run,
                  gint64            start,
                  NwLabProgressFunc progress,
                  gpointer          user_data)
{
  gint64 deadline = start;

  g_mutex_lock (&run->mutex);
  while (run->n_running > 0)
    {
      guint64 n_done;

      deadline += PROGRESS_INTERVAL;
      while (run->n_running > 0 && g_cond_wait_until (&run->wake, &run->mutex, deadline))
        ;
      n_done = run->n_done;

      g_mutex_unlock (&run->mutex);
      if (progress != NULL)
        progress (n_done, run->n_games, (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                  user_data);
      g_mutex_lock (&run->mutex);
    }
  g_mutex_unlock (&run->mutex);
}

static guint
choose_n_threads (const NwLabPlan *plan,
                  guint64          n_games)
{
  const guint n_threads = plan->n_threads > 0 ? plan->n_threads : g_get_num_processors ();

  return (guint) MIN (n_threads, MAX (n_games, 1));
}

static void
play_all (Run              *run,
          NwLabTally       *total,
          NwLabProgressFunc progress,
          gpointer          user_data)
{
  const guint n_threads = choose_n_threads (run->plan, run->n_games);
  const gint64 start = g_get_monotonic_time ();
  g_autofree Worker *workers = g_new0 (Worker, n_threads);

  g_mutex_init (&run->mutex);
  g_cond_init (&run->wake);
  run->n_running = n_threads;

  for (guint i = 0; i < n_threads; i++)
    {
      workers[i].run = run;
      workers[i].tally = nw_lab_tally_new (total->n_seats, total->n_cards);
      workers[i].thread = g_thread_new ("lab", work, &workers[i]);
    }

  wait_for_threads (run, start, progress, user_data);

  for (guint i = 0; i < n_threads; i++)
    {
      g_thread_join (workers[i].thread);
      nw_lab_tally_add_all (total, workers[i].tally);
      nw_lab_tally_free (workers[i].tally);
    }

  g_cond_clear (&run->wake);
  g_mutex_clear (&run->mutex);
}

/* ---- The run -------------------------------------------------------------------------------- */

static char **
list_cards (const NwRules *game,
            gconstpointer  data,
            guint          n_cards)
{
  char **ids = g_new0 (char *, n_cards + 1);

  for (guint card = 0; card < n_cards; card++)
    ids[card] = g_strdup (game->arg_id (data, "card", (gint) card));

  return ids;
}

static guint *
list_card_groups (const NwLabGame *lab,
                  gconstpointer    data,
                  guint            n_cards)
{
  guint *groups = g_new0 (guint, n_cards);

  for (guint card = 0; card < n_cards; card++)
    groups[card] = lab->get_card_group (data, card);

  return groups;
}

static NwLabResult *
start_result (const Run *run)
{
  const NwLabPlan *plan = run->plan;
  const guint n_cards = run->lab->get_n_cards (run->data);
  NwLabResult *result = g_new0 (NwLabResult, 1);

  result->game = g_strdup (run->game->id);
  result->ruleset_id = g_strdup (nw_ruleset_get_id (plan->ruleset));
  result->ruleset_hash = nw_ruleset_hash (plan->ruleset);
  result->n_seats = plan->n_seats;
  memcpy (result->bots, plan->bots, sizeof result->bots);
  result->rotates = plan->rotates;
  result->seed = plan->seed;
  result->n_games = plan->n_games;
  result->n_shards = plan->n_shards;
  result->shards = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (result->shards, plan->shard);
  result->card_ids = list_cards (run->game, run->data, n_cards);
  result->card_groups = list_card_groups (run->lab, run->data, n_cards);
  result->tally = nw_lab_tally_new (plan->n_seats, n_cards);

  return result;
}

/**
 * nw_lab_run:
 * @plan: what to play
 * @cancelled: (nullable): set it to other than 0, from any thread or a signal handler, to stop
 * @progress: (nullable) (scope call): told how far it is
 * @user_data: passed to @progress
 *
 * Plays a run, or one shard of it, and waits for its end.  Stopped early, it gives the games that
 * were played to their end.
 *
 * Returns: (transfer full): what came out
 */
NwLabResult *
nw_lab_run (const NwLabPlan  *plan,
            volatile gint    *cancelled,
            NwLabProgressFunc progress,
            gpointer          user_data)
{
  const gint64 start = g_get_monotonic_time ();
  Run run = { .plan = plan, .cancelled = cancelled };
  NwLabResult *result;

  g_return_val_if_fail (plan->n_shards >= 1 && plan->shard >= 1, NULL);
  g_return_val_if_fail (plan->shard <= plan->n_shards, NULL);
  g_return_val_if_fail (nw_ruleset_get_compiled (plan->ruleset) != NULL, NULL);

  run.game = nw_ruleset_get_game (plan->ruleset);
  run.lab = nw_lab_game_find (run.game->id);
  run.data = nw_ruleset_get_compiled (plan->ruleset);
  run.n_games = nw_lab_count_games (plan->n_games, plan->shard, plan->n_shards);
  g_return_val_if_fail (run.lab != NULL, NULL);
  g_return_val_if_fail (plan->n_seats >= run.game->min_seats, NULL);
  g_return_val_if_fail (plan->n_seats <= run.game->max_seats, NULL);

  result = start_result (&run);
  play_all (&run, result->tally, progress, user_data);
  result->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  return result;
}
