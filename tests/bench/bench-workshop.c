/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long the Workshop takes to open 10 000 cards, its worst frame while they are scrolled, and the
 * longest that the main loop waits while one of them is changed.  Fails if one of them is too long.
 */

#include <time.h>

#include <adwaita.h>

#include "nw-big-file.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-workshop-window.h"

#define N_CARDS 10000
#define N_FRAMES 150
#define N_EDITS 20
/* What is allowed, in milliseconds. */
#define MOST_OPENING 1000
#define MOST_FRAME 33
/* Pixels a frame of a fast wheel or a flick. */
#define STEP 120

typedef struct
{
  NwWorkshopWindow *window;
  gint64            started;
  gint64            last;
  gint64            worst;
  gint64            last_cpu;
  gint64            worst_cpu;
  guint             n_frames;
} Bench;

/* Microseconds that the main thread has worked: on a busy machine frames wait for others too. */
static gint64
get_cpu (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
is_settled (Bench *bench)
{
  return !nw_workshop_window_is_busy (bench->window);
}

static GtkAdjustment *
get_adjustment (Bench *bench)
{
  NwEditor *editor = nw_workshop_window_get_editor (bench->window);
  NwCardsPage *page = NW_CARDS_PAGE (nw_editor_get_section (editor, "/cards"));
  GtkColumnView *view = nw_cards_table_get_view (nw_cards_page_get_table (page));

  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
}

static gboolean
on_ticked_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  Bench *bench = data;
  const gint64 now = g_get_monotonic_time ();
  GtkAdjustment *adjustment = get_adjustment (bench);

  if (bench->last != 0 && now - bench->last > bench->worst)
    bench->worst = now - bench->last;
  if (bench->last != 0 && get_cpu () - bench->last_cpu > bench->worst_cpu)
    bench->worst_cpu = get_cpu () - bench->last_cpu;
  bench->last = now;
  bench->last_cpu = get_cpu ();
  bench->n_frames++;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + STEP);

  return bench->n_frames < N_FRAMES;
}

/* Waits for the next frame. */
static void
paint (Bench       *bench,
       const guint *n_painted)
{
  const guint n_before = *n_painted;

  gtk_widget_queue_draw (GTK_WIDGET (bench->window));
  while (*n_painted == n_before)
    g_main_context_iteration (NULL, TRUE);
}

static void
on_painted_cb (GdkFrameClock *clock,
               guint         *n_painted)
{
  *n_painted += 1;
}

/* Changes a card on the screen and takes what comes of that, with the judging in a thread.  Returns
 * the longest turn of the main loop, in microseconds. */
static gint64
edit (Bench *bench,
      guint  nth)
{
  NwDocument *document = nw_editor_get_document (nw_workshop_window_get_editor (bench->window));
  const gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC;
  gint64 before = g_get_monotonic_time ();
  g_autofree char *pointer = g_strdup_printf ("/cards/%u/points", nth);
  g_autoptr (NwRuleset) changed = nw_edit_set_value (nw_document_get_ruleset (document), pointer,
                                                     g_variant_new_int64 (nth + 1));
  gint64 worst;

  nw_document_change (document, changed, "Change", NULL);
  worst = g_get_monotonic_time () - before;
  while (g_get_monotonic_time () < end)
    {
      if (!g_main_context_pending (NULL))
        {
          g_usleep (500);
          continue;
        }
      before = g_get_monotonic_time ();
      g_main_context_iteration (NULL, FALSE);
      worst = MAX (worst, g_get_monotonic_time () - before);
    }

  return worst;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const gint64 first = *(const gint64 *) a;
  const gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = NULL;
  gsize length;
  guint n_painted = 0;
  double opening, opening_cpu;
  gint64 edits[N_EDITS];

  /* The file's cards are made of what the tests have. */
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  text = nw_big_file_new (N_CARDS, &length);
  path = g_build_filename (g_get_user_runtime_dir (), "big.nwrules", NULL);
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  file = g_file_new_for_path (path);

  bench.window = nw_workshop_window_new (NULL);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (bench.window)), "gtk-enable-animations",
                FALSE, NULL);
  gtk_window_present (GTK_WINDOW (bench.window));
  while (!is_settled (&bench))
    g_main_context_iteration (NULL, TRUE);

  bench.started = g_get_monotonic_time ();
  bench.last_cpu = get_cpu ();
  nw_workshop_window_open (bench.window, file);
  while (!is_settled (&bench))
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (bench.window)), "after-paint",
                    G_CALLBACK (on_painted_cb), &n_painted);
  paint (&bench, &n_painted);
  opening = (double) (g_get_monotonic_time () - bench.started) / 1000;
  opening_cpu = (double) (get_cpu () - bench.last_cpu) / 1000;

  /* What fits the new page to the window comes with the second frame, and is not scrolling. */
  for (guint i = 0; i < 3; i++)
    paint (&bench, &n_painted);
  gtk_widget_add_tick_callback (GTK_WIDGET (bench.window), on_ticked_cb, &bench, NULL);
  while (bench.n_frames < N_FRAMES)
    g_main_context_iteration (NULL, TRUE);

  for (guint i = 0; i < N_EDITS; i++)
    edits[i] = edit (&bench, i);
  qsort (edits, N_EDITS, sizeof *edits, compare_times);

  g_print ("cards %u\nopen to first frame %.0f ms (at most %d), main thread %.0f ms\n"
           "worst frame while scrolling %.1f ms, main thread %.1f ms (at most %d)\n"
           "longest turn after an edit: median %.1f ms (at most %d), worst %.1f ms\n",
           N_CARDS, opening, MOST_OPENING, opening_cpu, (double) bench.worst / 1000,
           (double) bench.worst_cpu / 1000, MOST_FRAME, (double) edits[N_EDITS / 2] / 1000,
           MOST_FRAME, (double) edits[N_EDITS - 1] / 1000);
  gtk_window_destroy (GTK_WINDOW (bench.window));

  return opening <= MOST_OPENING && bench.worst_cpu <= MOST_FRAME * 1000 &&
         edits[N_EDITS / 2] <= MOST_FRAME * 1000 ? 0 : 1;
}
