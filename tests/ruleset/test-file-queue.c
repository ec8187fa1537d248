/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tasks that write files take turns.
 */

#include "ruleset/nw-file-queue.h"

#define N_TURNS 20

/* What the threads have done, under a lock. */
static GMutex lock;
static GCond changed;
static GString *done;
static gboolean may_go_on;

static void
add_letter (GTask        *task,
            gpointer      source G_GNUC_UNUSED,
            gpointer      data,
            GCancellable *cancellable G_GNUC_UNUSED)
{
  g_mutex_lock (&lock);
  while (GPOINTER_TO_INT (data) == 'a' && !may_go_on)
    g_cond_wait (&changed, &lock);
  g_string_append_c (done, (char) GPOINTER_TO_INT (data));
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);
  g_task_return_boolean (task, TRUE);
}

static void
on_done_cb (GObject      *object G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data)
{
  guint *n_done = data;

  g_assert_true (g_task_propagate_boolean (G_TASK (result), NULL));
  (*n_done)++;
}

static void
run (const char *path,
     char        letter,
     guint      *n_done)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_done_cb, n_done);

  g_task_set_task_data (task, GINT_TO_POINTER (letter), NULL);
  nw_file_queue_run (file, task, add_letter);
}

/* The first turn at a file waits; another file's does not; then they come in their order. */
static void
test_turns (void)
{
  guint n_done = 0;

  done = g_string_new (NULL);
  may_go_on = FALSE;
  for (guint i = 0; i < N_TURNS; i++)
    run ("/one", (char) ('a' + i), &n_done);
  run ("/another", 'Z', &n_done);

  g_mutex_lock (&lock);
  while (done->len == 0)
    g_cond_wait (&changed, &lock);
  g_assert_cmpstr (done->str, ==, "Z");
  may_go_on = TRUE;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&lock);

  while (n_done < N_TURNS + 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (done->str, ==, "Zabcdefghijklmnopqrst");

  /* A file that was written is free again. */
  run ("/one", 'u', &n_done);
  while (n_done < N_TURNS + 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_suffix (done->str, "tu"));
  g_string_free (g_steal_pointer (&done), TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/file-queue/turns", test_turns);

  return g_test_run ();
}
