/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Driving bots: while a match runs, a bot that must decide does so in a thread, on a copy of what
 * its seat sees, and its answer is a move like any other.
 *
 * An answer is taken only if the match still waits for that very run.  Whatever changes the match
 * (a move, undo, redo, another player at the seat, stopping) cancels the run first, and an answer
 * that comes all the same is dropped.  A match may be let go while a bot thinks.
 *
 * A bot's own chance is drawn from what its seat sees and the number of the move, so that the same
 * game gives the same answers, and tells nothing of the chance inside the state.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "bots/nw-bot.h"
#include "engine/nw-hash.h"
#include "match/nw-match-private.h"

struct _NwBotRun
{
  gatomicrefcount ref_count;

  /* Read by the thread */
  NwRuleset      *ruleset;
  NwState         view;
  NwSeatKind      kind;
  guint64         rng;
  NwBotChooser    chooser;
  gpointer        chooser_data;
  volatile gint   cancelled;

  /* Written by the thread, read once it is done */
  NwMove          answer;

  /* Main thread only */
  GCancellable   *cancellable;
  NwMatch        *match;
  gint64          started;
};

static NwBotRun *
run_ref (NwBotRun *run)
{
  g_atomic_ref_count_inc (&run->ref_count);
  return run;
}

static void
run_unref (NwBotRun *run)
{
  if (!g_atomic_ref_count_dec (&run->ref_count))
    return;

  g_clear_weak_pointer (&run->match);
  g_clear_object (&run->cancellable);
  nw_ruleset_unref (run->ruleset);
  g_free (run);
}

/* The strongest bot that the game has, up to @kind. */
static NwBotLevel
find_level (const NwRules *rules,
            NwSeatKind     kind)
{
  guint level = kind - NW_SEAT_KIND_RANDOM + NW_BOT_RANDOM;

  while (level > NW_BOT_RANDOM && !nw_bot_has_level (rules, (NwBotLevel) level))
    level--;

  return (NwBotLevel) level;
}

static NwMove
choose (const NwRules *rules,
        gconstpointer  data,
        const NwState *view,
        NwSeatKind     kind,
        guint64       *rng,
        volatile gint *cancelled,
        gpointer       user_data)
{
  return nw_bot_choose (rules, data, view, find_level (rules, kind), rng, cancelled);
}

/* What decides for bots. */
NwBotChooser
_nw_match_get_chooser (NwMatch  *self,
                       gpointer *user_data)
{
  *user_data = self->chooser_data;

  return self->chooser != NULL ? self->chooser : choose;
}

/* A bot's own chance for its next decision. */
guint64
_nw_match_seed_bot (NwMatch       *self,
                    const NwState *view)
{
  return nw_rng_mix (nw_hash_add (self->rules->hash (self->data, view), self->n_moves));
}

static NwBotRun *
run_new (NwMatch *self)
{
  const guint seat = nw_match_get_actor (self);
  NwBotRun *run = g_new0 (NwBotRun, 1);

  g_atomic_ref_count_init (&run->ref_count);
  run->ruleset = nw_ruleset_ref (self->ruleset);
  run->kind = nw_seat_info_get_kind (nw_match_get_seat (self, seat));
  run->chooser = _nw_match_get_chooser (self, &run->chooser_data);
  run->cancellable = g_cancellable_new ();
  run->started = g_get_monotonic_time ();
  g_set_weak_pointer (&run->match, self);

  nw_match_view_for (self, seat, &run->view);
  run->rng = _nw_match_seed_bot (self, &run->view);

  return run;
}

/* ---- The answer ----------------------------------------------------------------------------- */

static void
take_answer (NwMatch *self)
{
  const NwMove answer = self->run->answer;
  g_autoptr (GError) error = NULL;

  if (!nw_match_check_move (self, nw_match_get_actor (self), answer, &error))
    {
      g_critical ("A bot chose a move that is not legal: %s", error->message);
      nw_match_stop (self);
      return;
    }

  _nw_match_play (self, answer);
}

static gboolean
on_delay_passed_cb (gpointer user_data)
{
  NwMatch *self = user_data;

  self->delay_source = 0;
  take_answer (self);

  return G_SOURCE_REMOVE;
}

/* Plays the answer once its time has come. */
static void
schedule_answer (NwMatch *self)
{
  const gint64 passed = (g_get_monotonic_time () - self->run->started) / 1000;
  const gint64 delay = (gint64) self->bot_delay - passed;

  g_clear_handle_id (&self->delay_source, g_source_remove);
  if (delay > 0)
    self->delay_source = g_timeout_add ((guint) delay, on_delay_passed_cb, self);
  else
    take_answer (self);
}

static void
on_bot_decided_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  NwBotRun *run = user_data;
  NwMatch *self = run->match;

  /* The thread may outlive this by a moment, and must not be the one that forgets the match. */
  g_clear_weak_pointer (&run->match);
  if (self != NULL && self->run == run)
    schedule_answer (self);
  else if (self != NULL)
    self->n_dropped++;
  run_unref (run);
}

static void
decide_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      task_data,
                  GCancellable *cancellable)
{
  NwBotRun *run = task_data;

  if (!g_atomic_int_get (&run->cancelled))
    run->answer = run->chooser (nw_ruleset_get_game (run->ruleset),
                                nw_ruleset_get_compiled (run->ruleset), &run->view, run->kind,
                                &run->rng, &run->cancelled, run->chooser_data);
  g_task_return_boolean (task, TRUE);
}

/* Lets the bot that must decide begin, if there is one and it has not begun. */
void
_nw_match_update_bots (NwMatch *self)
{
  g_autoptr (GTask) task = NULL;
  const guint actor = nw_match_get_actor (self);

  if (!self->is_running || self->run != NULL || actor == NW_SEAT_NONE ||
      nw_seat_info_is_human (nw_match_get_seat (self, actor)))
    return;

  self->run = run_new (self);
  task = g_task_new (NULL, self->run->cancellable, on_bot_decided_cb, run_ref (self->run));
  g_task_set_static_name (task, "nw-bot");
  g_task_set_task_data (task, run_ref (self->run), (GDestroyNotify) run_unref);
  g_task_run_in_thread (task, decide_in_thread);
  _nw_match_announce (self);
}

/* Gives up the bot that thinks, if one does. */
void
_nw_match_cancel_bot (NwMatch *self)
{
  if (self->run == NULL)
    return;

  g_clear_handle_id (&self->delay_source, g_source_remove);
  g_atomic_int_set (&self->run->cancelled, TRUE);
  g_cancellable_cancel (self->run->cancellable);
  g_clear_pointer (&self->run, run_unref);
}

/* ---- Public --------------------------------------------------------------------------------- */

static void
set_running (NwMatch *self,
             gboolean is_running)
{
  if (self->is_running == is_running)
    return;

  self->is_running = is_running;
  g_object_notify (G_OBJECT (self), "running");
}

/**
 * nw_match_start:
 * @self: a match
 *
 * Lets bots decide by themselves from now on.
 */
void
nw_match_start (NwMatch *self)
{
  g_return_if_fail (NW_IS_MATCH (self));

  set_running (self, TRUE);
  _nw_match_update_bots (self);
}

/**
 * nw_match_stop:
 * @self: a match
 *
 * Lets no bot decide from now on; what one is thinking about is given up.
 */
void
nw_match_stop (NwMatch *self)
{
  g_return_if_fail (NW_IS_MATCH (self));

  _nw_match_cancel_bot (self);
  set_running (self, FALSE);
  _nw_match_announce (self);
}

/**
 * nw_match_is_running:
 * @self: a match
 *
 * Returns: whether bots decide by themselves
 */
gboolean
nw_match_is_running (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);

  return self->is_running;
}

/**
 * nw_match_is_thinking:
 * @self: a match
 *
 * Returns: whether a bot is about to decide
 */
gboolean
nw_match_is_thinking (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);

  return self->run != NULL;
}

/**
 * nw_match_get_bot_delay:
 * @self: a match
 *
 * Returns: the least time that a bot takes for a move, in milliseconds
 */
guint
nw_match_get_bot_delay (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return self->bot_delay;
}

/**
 * nw_match_set_bot_delay:
 * @self: a match
 * @bot_delay: milliseconds; 0 for as fast as it goes
 *
 * Sets how long a bot takes for a move at least, so that people can follow.  Holds at once, for
 * an answer too that waits for its time.
 */
void
nw_match_set_bot_delay (NwMatch *self,
                        guint    bot_delay)
{
  g_return_if_fail (NW_IS_MATCH (self));

  if (self->bot_delay == bot_delay)
    return;

  self->bot_delay = bot_delay;
  g_object_notify (G_OBJECT (self), "bot-delay");
  if (self->delay_source != 0)
    schedule_answer (self);
}

/**
 * nw_match_set_chooser:
 * @self: a match
 * @chooser: (nullable) (scope forever): decides instead of the bots; %NULL for the bots
 * @user_data: passed to @chooser
 *
 * Replaces what bots think with, so that a test can hold an answer back.
 */
void
nw_match_set_chooser (NwMatch     *self,
                      NwBotChooser chooser,
                      gpointer     user_data)
{
  g_return_if_fail (NW_IS_MATCH (self));

  self->chooser = chooser;
  self->chooser_data = user_data;
}

/**
 * nw_match_get_n_dropped:
 * @self: a match
 *
 * Returns: how many answers of bots came too late and were dropped
 */
guint
nw_match_get_n_dropped (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return self->n_dropped;
}
