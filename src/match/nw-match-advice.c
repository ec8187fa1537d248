/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Advice: what the strongest bot would do for the person who must decide, and why.
 *
 * It is asked in a thread of its own, on a copy of what that seat sees, so that it tells nothing that
 * the person may not know.  An answer is dropped if the match has moved on meanwhile.  What was
 * given is counted, and costs nothing.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <gio/gio.h>

#include "match/nw-match-private.h"

/* A question under way. */
typedef struct
{
  /* Read by the thread */
  NwRuleset    *ruleset;
  NwState       view;
  guint64       rng;
  NwBotChooser  chooser;
  gpointer      chooser_data;
  volatile gint cancelled;

  /* Written by the thread */
  NwAdvice      advice;

  /* Main thread only; the match is borrowed, weak */
  NwMatch      *match;
  GCancellable *cancellable;
  gulong        changed_id;
  gulong        cancelled_id;
} Question;

static void
question_free (Question *question)
{
  nw_ruleset_unref (question->ruleset);
  g_free (question);
}

static void
give_up (Question *question)
{
  g_atomic_int_set (&question->cancelled, TRUE);
}

/* May be called in any thread. */
static void
on_cancelled_cb (GCancellable *cancellable,
                 Question     *question)
{
  give_up (question);
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  Question *question = task_data;
  const NwRules *rules = nw_ruleset_get_game (question->ruleset);
  gconstpointer data = nw_ruleset_get_compiled (question->ruleset);

  question->advice.seat = question->view.head.actor;
  question->advice.move =
    question->chooser (rules, data, &question->view, NW_SEAT_KIND_MASTER, &question->rng,
                       &question->cancelled, question->chooser_data);
  if (!g_atomic_int_get (&question->cancelled))
    nw_bot_explain (rules, data, &question->view, question->advice.move, &question->advice.reason);
  g_task_return_boolean (task, TRUE);
}

/* The thread may hold the question a moment longer, and must not be the one that forgets these. */
static void
on_answered_cb (GObject    *task,
                GParamSpec *pspec,
                gpointer    user_data)
{
  Question *question = user_data;

  if (question->match != NULL)
    g_signal_handler_disconnect (question->match, question->changed_id);
  g_clear_weak_pointer (&question->match);
  if (question->cancellable != NULL)
    g_cancellable_disconnect (question->cancellable, question->cancelled_id);
  g_clear_object (&question->cancellable);
}

/**
 * nw_match_advise_async:
 * @self: a match in which a person must decide
 * @cancellable: (nullable): gives the question up
 * @callback: called once there is an answer
 * @user_data: for @callback
 *
 * Asks the strongest bot of the game what the actor should do.
 */
void
nw_match_advise_async (NwMatch            *self,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (NW_IS_MATCH (self));
  g_return_if_fail (!nw_match_is_over (self));

  question = g_new0 (Question, 1);
  question->ruleset = nw_ruleset_ref (self->ruleset);
  g_set_weak_pointer (&question->match, self);
  question->chooser = _nw_match_get_chooser (self, &question->chooser_data);
  nw_match_view_for (self, nw_match_get_actor (self), &question->view);
  question->rng = _nw_match_seed_bot (self, &question->view);
  question->changed_id =
    g_signal_connect_swapped (self, "changed", G_CALLBACK (give_up), question);
  if (cancellable != NULL)
    {
      question->cancellable = g_object_ref (cancellable);
      question->cancelled_id =
        g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled_cb), question, NULL);
    }

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_static_name (task, "nw-advice");
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_signal_connect (task, "notify::completed", G_CALLBACK (on_answered_cb), question);
  g_task_run_in_thread (task, think_in_thread);
}

static void
write_hint (NwMatch *self,
            guint    seat)
{
  g_autofree char *line = g_strdup_printf ("hint s%u", seat + 1);

  _nw_match_write_journal (self, line);
}

/**
 * nw_match_advise_finish:
 * @self: the match
 * @result: as the callback was given it
 * @advice: (out caller-allocates): the answer
 * @error: return location for an error
 *
 * Takes the answer to nw_match_advise_async(), and counts it.
 *
 * Returns: whether there is one
 *
 * On error: %G_IO_ERROR_CANCELLED if it was given up, or if the match has moved on
 */
gboolean
nw_match_advise_finish (NwMatch      *self,
                        GAsyncResult *result,
                        NwAdvice     *advice,
                        GError      **error)
{
  Question *question;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  question = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  if (g_atomic_int_get (&question->cancelled))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The match has moved on");
      return FALSE;
    }

  *advice = question->advice;
  self->n_advised[advice->seat]++;
  write_hint (self, advice->seat);

  return TRUE;
}

/**
 * nw_match_get_n_advised:
 * @self: a match
 * @seat: 0…n_seats-1
 *
 * Returns: how often that seat was advised in the game, which saved games keep
 */
guint
nw_match_get_n_advised (NwMatch *self,
                        guint    seat)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);
  g_return_val_if_fail (seat < nw_match_get_n_seats (self), 0);

  return self->n_advised[seat];
}

/* As a saved game tells. */
void
_nw_match_set_n_advised (NwMatch *self,
                         guint    seat,
                         guint    n_advised)
{
  self->n_advised[seat] = n_advised;
}
