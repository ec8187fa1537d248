/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns at files; see nw-file-queue.h.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-file-queue.h"

/* A task that waits for its turn. */
typedef struct
{
  GTask           *task;
  GTaskThreadFunc  func;
} Turn;

/* The files that a thread is busy with (GFile → GQueue of the turns that wait); guarded by @lock. */
static GHashTable *busy;
static GMutex lock;

static Turn *
turn_new (GTask           *task,
          GTaskThreadFunc  func)
{
  Turn *turn = g_new (Turn, 1);

  turn->task = g_object_ref (task);
  turn->func = func;

  return turn;
}

static void
turn_take (Turn *turn)
{
  turn->func (turn->task, g_task_get_source_object (turn->task),
              g_task_get_task_data (turn->task), g_task_get_cancellable (turn->task));
  g_object_unref (turn->task);
  g_free (turn);
}

/* The next turn at a file; without one it is free again. */
static Turn *
next_turn (GFile *file)
{
  Turn *turn;

  g_mutex_lock (&lock);
  turn = g_queue_pop_head (g_hash_table_lookup (busy, file));
  if (turn == NULL)
    g_hash_table_remove (busy, file);
  g_mutex_unlock (&lock);

  return turn;
}

static void
run_in_thread (GTask        *runner,
               gpointer      source G_GNUC_UNUSED,
               gpointer      file,
               GCancellable *cancellable G_GNUC_UNUSED)
{
  Turn *turn;

  while ((turn = next_turn (file)) != NULL)
    turn_take (turn);
  g_task_return_boolean (runner, TRUE);
}

/**
 * nw_file_queue_run:
 * @file: the file that it writes
 * @task: a task; let go in the thread, so without a source that must not be
 * @func: does it and returns the task's result
 *
 * Runs a task in a thread, after all that were asked for before it for the same file.  Tasks of
 * other files do not wait for it.
 */
void
nw_file_queue_run (GFile           *file,
                   GTask           *task,
                   GTaskThreadFunc  func)
{
  gboolean is_idle;
  GQueue *turns;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (func != NULL);

  g_mutex_lock (&lock);
  if (busy == NULL)
    busy = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref,
                                  (GDestroyNotify) g_queue_free);
  turns = g_hash_table_lookup (busy, file);
  is_idle = turns == NULL;
  if (is_idle)
    {
      turns = g_queue_new ();
      g_hash_table_insert (busy, g_object_ref (file), turns);
    }
  g_queue_push_tail (turns, turn_new (task, func));
  g_mutex_unlock (&lock);

  if (is_idle)
    {
      g_autoptr (GTask) runner = g_task_new (NULL, NULL, NULL, NULL);

      g_task_set_source_tag (runner, nw_file_queue_run);
      g_task_set_task_data (runner, g_object_ref (file), g_object_unref);
      g_task_run_in_thread (runner, run_in_thread);
    }
}
