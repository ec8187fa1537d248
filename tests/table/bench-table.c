/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a frame costs while things move on the tailor's table: the time that the processor spends in
 * the main thread between the frame clock's "before-paint" and "after-paint", in a window of
 * 1280 x 800 that the cairo renderer draws.
 *
 * The reference is the same window of libadwaita with nothing but one card that moves.  The aim is
 * that 99 of 100 frames stay below 8 ms.
 */

#include <stdlib.h>
#include <time.h>

#include "nw-table-fixture.h"
#include "table/nw-motion.h"
#include "table/nw-order-piece.h"

#define WIDTH 1280
#define HEIGHT 800
#define N_MOVES 60
#define N_REFERENCE_RUNS 20
#define REFERENCE_DURATION 450
#define LIMIT 8.0
#define SHARE 0.99

typedef struct
{
  GArray *frames;
  gint64  start;
} Meter;

static gint64
get_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * 1000000000 + time.tv_nsec;
}

static void
on_before_paint_cb (GdkFrameClock *clock,
                    Meter         *meter)
{
  meter->start = get_cpu_time ();
}

static void
on_after_paint_cb (GdkFrameClock *clock,
                   Meter         *meter)
{
  const double ms = (double) (get_cpu_time () - meter->start) / 1e6;

  g_array_append_val (meter->frames, ms);
}

static Meter *
start_meter (GtkWidget *window)
{
  Meter *meter = g_new0 (Meter, 1);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  meter->frames = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint_cb), meter);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (on_after_paint_cb), meter);

  return meter;
}

static void
stop_meter (Meter     *meter,
            GtkWidget *window)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (window), meter);
  g_array_unref (meter->frames);
  g_free (meter);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double x = *(const double *) a;
  const double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
get_percentile (GArray *frames,
                double  share)
{
  return g_array_index (frames, double, (guint) ((double) (frames->len - 1) * share));
}

/* Prints the distribution; returns the share of frames below the limit. */
static double
report (const char *name,
        GArray     *frames)
{
  guint n_below = 0;

  g_array_sort (frames, compare);
  for (guint i = 0; i < frames->len; i++)
    n_below += g_array_index (frames, double, i) < LIMIT;

  g_print ("%-9s %5u frames   ms: half %.2f   9 of 10 %.2f   99 of 100 %.2f   most %.2f   "
           "below %.0f ms: %.2f %%\n",
           name, frames->len, get_percentile (frames, 0.5), get_percentile (frames, 0.9),
           get_percentile (frames, 0.99), get_percentile (frames, 1), LIMIT,
           100.0 * n_below / frames->len);

  return (double) n_below / frames->len;
}

static GtkWidget *
present (GtkWidget *content)
{
  GtkWidget *window = nw_fixture_present (content, WIDTH, HEIGHT);

  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", TRUE, NULL);

  return window;
}

/* ---- One card that moves ---------------------------------------------------------------------- */

static void
on_reference_stepped_cb (double   value,
                         gpointer user_data)
{
  GtkWidget *card = user_data;

  gtk_fixed_move (GTK_FIXED (gtk_widget_get_parent (card)), card, value, value / 2);
}

static Meter *
measure_reference (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwTailorFaces) faces = nw_tailor_faces_new (ruleset, "en");
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *card = nw_order_piece_new ();
  GtkWidget *window;
  Meter *meter, *result;

  nw_piece_set_size (NW_PIECE (card), 100, 140);
  nw_order_piece_update (NW_ORDER_PIECE (card), faces, 0, 0);
  gtk_fixed_put (GTK_FIXED (fixed), card, 0, 0);
  window = present (fixed);
  meter = start_meter (window);
  for (guint i = 0; i < N_REFERENCE_RUNS; i++)
    {
      g_autoptr (AdwAnimation) animation =
        adw_timed_animation_new (card, 0, 900, REFERENCE_DURATION,
                                 adw_callback_animation_target_new (on_reference_stepped_cb, card,
                                                                    NULL));

      adw_animation_play (animation);
      while (adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING)
        g_main_context_iteration (NULL, TRUE);
    }
  result = g_new0 (Meter, 1);
  result->frames = g_array_ref (meter->frames);
  stop_meter (meter, window);
  nw_fixture_close (window);

  return result;
}

/* ---- The table -------------------------------------------------------------------------------- */

static Meter *
measure_table (void)
{
  NwMatch *match = nw_fixture_deal (4, 1, "en", 7);
  NwGamePage *page = nw_game_page_new (match);
  NwMotion *motion = nw_game_page_get_motion (page);
  GtkWidget *window;
  Meter *meter, *result;

  nw_fixture_play (match, 60);
  window = present (GTK_WIDGET (page));
  meter = start_meter (window);
  for (guint i = 0; i < N_MOVES && !nw_match_is_over (match); i++)
    {
      nw_fixture_play (match, 1);
      while (nw_motion_is_running (motion))
        g_main_context_iteration (NULL, TRUE);
    }
  result = g_new0 (Meter, 1);
  result->frames = g_array_ref (meter->frames);
  stop_meter (meter, window);
  nw_fixture_close (window);
  g_object_unref (match);

  return result;
}

static void
load_style (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("NW_TEST_SOURCE_ROOT"), "data", "styles",
                                            "style.css", NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (void)
{
  Meter *reference, *table;
  double share;

  adw_init ();
  load_style ();
  reference = measure_reference ();
  table = measure_table ();
  report ("reference", reference->frames);
  share = report ("table", table->frames);
  g_print ("ratio: half %.2f, 99 of 100 %.2f\n",
           get_percentile (table->frames, 0.5) / get_percentile (reference->frames, 0.5),
           get_percentile (table->frames, 0.99) / get_percentile (reference->frames, 0.99));
  g_array_unref (reference->frames);
  g_array_unref (table->frames);
  g_free (reference);
  g_free (table);

  return share >= SHARE ? EXIT_SUCCESS : EXIT_FAILURE;
}
