/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a frame costs while things move on each game's table: the time that the processor spends in
 * the main thread between the frame clock's "before-paint" and "after-paint", in a window of
 * 1280 x 800 that the cairo renderer draws.  Beside it, what it costs to make a move and to bring
 * the table up to date, which happens between frames.
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

/* Durations in milliseconds. */
typedef struct
{
  GdkFrameClock *clock;
  GArray        *frames;
  GArray        *moves;
  gint64         start;
} Meter;

static gint64
get_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * 1000000000 + time.tv_nsec;
}

static void
add_since (GArray *durations,
           gint64  start)
{
  const double ms = (double) (get_cpu_time () - start) / 1e6;

  g_array_append_val (durations, ms);
}

static void
on_before_paint_cb (Meter *meter)
{
  meter->start = get_cpu_time ();
}

static void
on_after_paint_cb (Meter *meter)
{
  add_since (meter->frames, meter->start);
}

static void
start_meter (Meter     *meter,
             GtkWidget *window)
{
  meter->clock = gtk_widget_get_frame_clock (window);
  meter->frames = g_array_new (FALSE, FALSE, sizeof (double));
  meter->moves = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect_swapped (meter->clock, "before-paint", G_CALLBACK (on_before_paint_cb), meter);
  g_signal_connect_data (meter->clock, "after-paint", G_CALLBACK (on_after_paint_cb), meter, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
stop_meter (Meter *meter)
{
  g_signal_handlers_disconnect_by_data (meter->clock, meter);
}

static void
clear_meter (Meter *meter)
{
  g_array_unref (meter->frames);
  g_array_unref (meter->moves);
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

  g_print ("%-9s %5u times   ms: half %.2f   9 of 10 %.2f   99 of 100 %.2f   most %.2f   "
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

static void
measure_reference (Meter *meter)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwTailorFaces) faces = nw_tailor_faces_new (ruleset, "en");
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *card = nw_order_piece_new ();
  GtkWidget *window;

  nw_piece_set_size (NW_PIECE (card), 100, 140);
  nw_order_piece_update (NW_ORDER_PIECE (card), faces, 0, 0);
  gtk_fixed_put (GTK_FIXED (fixed), card, 0, 0);
  window = present (fixed);
  start_meter (meter, window);
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
  stop_meter (meter);
  nw_fixture_close (window);
}

/* ---- The table -------------------------------------------------------------------------------- */

static void
make_move (NwMatch *match,
           guint64 *rng,
           Meter   *meter)
{
  const NwMove move = nw_fixture_choose (match, rng);
  const gint64 start = get_cpu_time ();

  nw_match_try_move (match, nw_match_get_actor (match), move, NULL);
  add_since (meter->moves, start);
}

static void
measure_table (const char *game,
               Meter      *meter)
{
  NwMatch *match = nw_fixture_deal_of (game, 4, 1, "en", 7);
  NwGamePage *page = nw_game_page_new (match);
  NwMotion *motion = nw_game_page_get_motion (page);
  GtkWidget *window;
  guint64 rng = 1;

  nw_fixture_play (match, 60);
  window = present (GTK_WIDGET (page));
  start_meter (meter, window);
  for (guint i = 0; i < N_MOVES && !nw_match_is_over (match); i++)
    {
      make_move (match, &rng, meter);
      while (nw_motion_is_running (motion))
        g_main_context_iteration (NULL, TRUE);
    }
  stop_meter (meter);
  nw_fixture_close (window);
  g_object_unref (match);
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

/* Whether nearly all frames were below the limit. */
static gboolean
report_table (const char  *game,
              const Meter *reference)
{
  Meter table;
  double share;

  measure_table (game, &table);
  g_print ("%s\n", game);
  share = report ("  frames", table.frames);
  report ("  moves", table.moves);
  g_print ("  frames to one card: half %.2f, 99 of 100 %.2f\n",
           get_percentile (table.frames, 0.5) / get_percentile (reference->frames, 0.5),
           get_percentile (table.frames, 0.99) / get_percentile (reference->frames, 0.99));
  clear_meter (&table);

  return share >= SHARE;
}

int
main (void)
{
  static const char *const games[] = { "tailor", "brawl" };
  gboolean is_fast = TRUE;
  Meter reference;

  adw_init ();
  load_style ();
  measure_reference (&reference);
  report ("one card", reference.frames);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    is_fast &= report_table (games[i], &reference);
  clear_meter (&reference);

  return is_fast ? EXIT_SUCCESS : EXIT_FAILURE;
}
