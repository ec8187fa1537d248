/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motion over the table: it ends, it can be skipped, it can be turned off, and it leaves nothing
 * behind: the table looks as if nothing had moved.
 */

#include "nw-table-fixture.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-motion.h"
#include "table/nw-piece.h"
#include "table/nw-tailor-table.h"

#define WIDTH 1200
#define HEIGHT 760
#define SEED 5

typedef struct
{
  NwMatch    *match;
  NwGamePage *page;
  NwMotion   *motion;
  GtkWidget  *window;
} Fixture;

static void
set_animations (GtkWidget *window,
                gboolean   has_animations)
{
  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", has_animations, NULL);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  game)
{
  fixture->match = nw_fixture_deal_of (game, 3, 1, "en", SEED);
  fixture->page = g_object_ref_sink (nw_game_page_new (fixture->match));
  fixture->motion = nw_game_page_get_motion (fixture->page);
  fixture->window = nw_fixture_present (GTK_WIDGET (fixture->page), WIDTH, HEIGHT);
  /* Overlaid scrollbars fade in and out, which is no motion of ours. */
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-overlay-scrolling", FALSE, NULL);
  set_animations (fixture->window, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  set_animations (fixture->window, FALSE);
  nw_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->page);
  g_assert_finalize_object (fixture->match);
}

/* Plays on until something moves, and waits until it does. */
static void
play_until_moving (Fixture *fixture)
{
  do
    {
      nw_fixture_play (fixture->match, 1);
      g_assert_false (nw_match_is_over (fixture->match));
      while (nw_motion_is_running (fixture->motion) &&
             nw_motion_get_n_sprites (fixture->motion) == 0)
        g_main_context_iteration (NULL, TRUE);
    }
  while (!nw_motion_is_running (fixture->motion));
}

static void
wait_until_still (Fixture *fixture)
{
  while (nw_motion_is_running (fixture->motion))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_veiled (GtkWidget *widget,
           gpointer   user_data)
{
  return NW_IS_PIECE (widget) && gtk_widget_get_opacity (widget) < 1;
}

static gboolean
has_veil (Fixture *fixture)
{
  return nw_fixture_find (nw_game_page_get_table (fixture->page), is_veiled, NULL) != NULL;
}

/* The whole table, as pixels. */
static GBytes *
draw (GtkWidget *widget)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GBytes *bytes;

  nw_fixture_settle (widget);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_true (gsk_renderer_realize_for_display (renderer, gdk_display_get_default (), NULL));
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                              (float) height));
  gsk_renderer_unrealize (renderer);
  bytes = gdk_texture_save_to_png_bytes (texture);

  return bytes;
}

static void
test_ends (Fixture       *fixture,
           gconstpointer  unused)
{
  play_until_moving (fixture);
  g_assert_cmpuint (nw_motion_get_n_sprites (fixture->motion), >, 0);
  wait_until_still (fixture);
  g_assert_cmpuint (nw_motion_get_n_sprites (fixture->motion), ==, 0);
  g_assert_false (has_veil (fixture));
}

static void
count (guint *n)
{
  *n += 1;
}

static gboolean
on_timeout_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* At rest there are no frames: no tick callback was left. */
static void
test_rests (Fixture       *fixture,
            gconstpointer  unused)
{
  GdkFrameClock *clock;
  gboolean is_over = FALSE;
  guint n_frames = 0;

  play_until_moving (fixture);
  wait_until_still (fixture);
  nw_fixture_settle (fixture->window);

  clock = gtk_widget_get_frame_clock (fixture->window);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count), &n_frames);
  g_timeout_add (400, on_timeout_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &n_frames);
  /* One or two may be under way already. */
  g_assert_cmpuint (n_frames, <=, 2);
}

static void
replay (NwMatch *match,
        NwMatch *played)
{
  for (guint i = 0; i < nw_match_get_n_moves (played); i++)
    g_assert_true (nw_match_try_move (match, nw_match_get_actor (match),
                                      nw_match_get_move (played, i), NULL));
}

/* Over many moves, the table looks the same as one on which nothing ever moved. */
static void
test_leaves_nothing_behind (Fixture       *fixture,
                            gconstpointer  game)
{
  for (guint i = 0; i < 8; i++)
    {
      NwMatch *other = nw_fixture_deal_of (game, 3, 1, "en", SEED);
      NwGamePage *page = g_object_ref_sink (nw_game_page_new (other));
      g_autofree char *description = NULL;
      g_autofree char *expected = NULL;
      g_autoptr (GBytes) picture = NULL;
      g_autoptr (GBytes) expected_picture = NULL;
      GtkWidget *window;

      play_until_moving (fixture);
      if (i % 2 == 0)
        wait_until_still (fixture);
      else
        nw_motion_skip (fixture->motion);
      g_assert_false (has_veil (fixture));

      replay (other, fixture->match);
      window = nw_fixture_present (GTK_WIDGET (page), WIDTH, HEIGHT);
      description = nw_fixture_describe (nw_game_page_get_table (fixture->page));
      expected = nw_fixture_describe (nw_game_page_get_table (page));
      g_assert_cmpstr (description, ==, expected);
      picture = draw (nw_game_page_get_table (fixture->page));
      expected_picture = draw (nw_game_page_get_table (page));
      g_assert_true (g_bytes_equal (picture, expected_picture));

      nw_fixture_close (window);
      g_assert_finalize_object (page);
      g_assert_finalize_object (other);
      set_animations (fixture->window, TRUE);
    }
}

static void
test_off (Fixture       *fixture,
          gconstpointer  unused)
{
  nw_motion_set_speed (fixture->motion, NW_MOTION_OFF);
  for (guint i = 0; i < 20; i++)
    {
      nw_fixture_play (fixture->match, 1);
      g_assert_false (nw_motion_is_running (fixture->motion));
    }
}

static void
test_reduced_motion (Fixture       *fixture,
                     gconstpointer  unused)
{
  set_animations (fixture->window, FALSE);
  for (guint i = 0; i < 20; i++)
    {
      nw_fixture_play (fixture->match, 1);
      g_assert_false (nw_motion_is_running (fixture->motion));
    }
}

/* Turning it off ends what is on its way. */
static void
test_off_at_once (Fixture       *fixture,
                  gconstpointer  unused)
{
  play_until_moving (fixture);
  nw_motion_set_speed (fixture->motion, NW_MOTION_OFF);
  g_assert_false (nw_motion_is_running (fixture->motion));
  g_assert_false (has_veil (fixture));
}

static void
test_speeds (Fixture       *fixture,
             gconstpointer  unused)
{
  g_assert_cmpint (nw_motion_speed_from_text ("off"), ==, NW_MOTION_OFF);
  g_assert_cmpint (nw_motion_speed_from_text ("fast"), ==, NW_MOTION_FAST);
  g_assert_cmpint (nw_motion_speed_from_text ("slow"), ==, NW_MOTION_SLOW);
  g_assert_cmpint (nw_motion_speed_from_text ("?"), ==, NW_MOTION_NORMAL);
}

/* The next move does not wait for the last one's motion. */
static void
test_next_move_does_not_wait (Fixture       *fixture,
                              gconstpointer  unused)
{
  for (guint i = 0; i < 12; i++)
    play_until_moving (fixture);
  wait_until_still (fixture);
  g_assert_false (has_veil (fixture));
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  unused)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  while (nw_match_get_actor (fixture->match) != 0)
    nw_fixture_play (fixture->match, 1);
  wait_until_still (fixture);
  before = nw_fixture_describe (nw_game_page_get_table (fixture->page));
  g_assert_true (nw_match_try_text (fixture->match, 0, "dye 1-2 red", NULL));
  nw_game_page_undo (fixture->page);
  g_assert_true (nw_motion_is_running (fixture->motion));
  wait_until_still (fixture);
  after = nw_fixture_describe (nw_game_page_get_table (fixture->page));
  g_assert_cmpstr (before, ==, after);
}

/* Closing the window in the middle of it leaves nothing behind; tear_down() checks. */
static void
test_close_while_moving (Fixture       *fixture,
                         gconstpointer  unused)
{
  play_until_moving (fixture);
}

/* ---- Real input ------------------------------------------------------------------------------- */

static gboolean
is_first_fabric (GtkWidget *widget,
                 gpointer   user_data)
{
  return NW_IS_FABRIC_PIECE (widget) &&
         g_str_has_prefix (nw_piece_get_name (NW_PIECE (widget)), "Row position 1,");
}

static GtkWidget *
find_fabric (Fixture *fixture)
{
  return nw_fixture_find (GTK_WIDGET (fixture->page), is_first_fabric, NULL);
}

/* Comes to where it is the person's turn again, with things still on their way: slowly, so that the
 * input comes in time. */
static void
come_to_own_turn (Fixture *fixture)
{
  nw_motion_set_speed (fixture->motion, NW_MOTION_SLOW);
  do
    play_until_moving (fixture);
  while (nw_match_get_actor (fixture->match) != 0);
}

static void
test_click_skips_and_acts (Fixture       *fixture,
                           gconstpointer  unused)
{
  int x, y;
  g_autofree char *at_x = NULL;
  g_autofree char *at_y = NULL;

  come_to_own_turn (fixture);
  nw_fixture_locate (find_fabric (fixture), &x, &y);
  at_x = g_strdup_printf ("%d", x);
  at_y = g_strdup_printf ("%d", y);
  nw_fixture_xdotool ("mousemove", at_x, at_y, "click", "1", NULL);

  while (!gtk_widget_has_css_class (find_fabric (fixture), "selected"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (nw_motion_is_running (fixture->motion));
  g_assert_false (has_veil (fixture));
}

static void
test_key_skips_and_acts (Fixture       *fixture,
                         gconstpointer  unused)
{
  come_to_own_turn (fixture);
  gtk_widget_grab_focus (find_fabric (fixture));
  g_assert_true (nw_motion_is_running (fixture->motion));
  nw_fixture_xdotool ("key", "space", NULL);

  while (!gtk_widget_has_css_class (find_fabric (fixture), "selected"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (nw_motion_is_running (fixture->motion));
}

#define ADD_FOR(name, game, test) \
  g_test_add ("/motion/" name, Fixture, game, set_up, test, tear_down)
#define ADD(name, test) ADD_FOR (name, "tailor", test)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("ends", test_ends);
  ADD ("rests", test_rests);
  ADD ("leaves-nothing-behind", test_leaves_nothing_behind);
  ADD_FOR ("brawl-leaves-nothing-behind", "brawl", test_leaves_nothing_behind);
  ADD ("off", test_off);
  ADD ("reduced-motion", test_reduced_motion);
  ADD ("off-at-once", test_off_at_once);
  ADD ("speeds", test_speeds);
  ADD ("next-move-does-not-wait", test_next_move_does_not_wait);
  ADD ("undo", test_undo);
  ADD ("close-while-moving", test_close_while_moving);
  ADD ("click-skips-and-acts", test_click_skips_and_acts);
  ADD ("key-skips-and-acts", test_key_skips_and_acts);

  return g_test_run ();
}
