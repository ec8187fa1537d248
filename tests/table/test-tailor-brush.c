/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dyeing by hand, with a real pointer: a colour is dragged from the palette along the row.
 */

#include "nw-table-fixture.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-motion.h"
#include "table/nw-own-board.h"
#include "table/nw-row-view.h"

#define WHITE 0
#define RED 1

typedef struct
{
  NwMatch    *match;
  NwGamePage *page;
  GtkWidget  *window;
  gboolean    has_shaken;
} Fixture;

/* The person plays first: the whole row is white. */
static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  fixture->match = nw_fixture_deal (2, 1, "en", 3);
  while (nw_match_get_actor (fixture->match) != 0)
    nw_fixture_play (fixture->match, 1);
  fixture->page = g_object_ref_sink (nw_game_page_new (fixture->match));
  fixture->window = nw_fixture_present (GTK_WIDGET (fixture->page), 1200, 760);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  nw_fixture_xdotool ("mouseup", "1", NULL);
  nw_fixture_settle (fixture->window);
  nw_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->page);
  g_assert_finalize_object (fixture->match);
}

static NwRowView *
get_row (Fixture *fixture)
{
  return NW_ROW_VIEW (nw_fixture_find_type (GTK_WIDGET (fixture->page), NW_TYPE_ROW_VIEW));
}

static GtkWidget *
get_colour (Fixture *fixture,
            guint    colour)
{
  GtkWidget *board = nw_fixture_find_type (GTK_WIDGET (fixture->page), NW_TYPE_OWN_BOARD);

  return GTK_WIDGET (nw_own_board_find_colour (NW_OWN_BOARD (board), colour));
}

static gboolean
has_prefix (GtkWidget *widget,
            gpointer   user_data)
{
  return NW_IS_FABRIC_PIECE (widget) &&
         g_str_has_prefix (nw_piece_get_name (NW_PIECE (widget)), user_data);
}

/* A fabric of the row, from 1. */
static GtkWidget *
get_fabric (Fixture *fixture,
            guint    position)
{
  g_autofree char *prefix = g_strdup_printf ("Row position %u,", position);

  return nw_fixture_find (GTK_WIDGET (fixture->page), has_prefix, prefix);
}

/* Takes a colour and brings it to a fabric, by way of where the row ends. */
static void
bring (Fixture *fixture,
       guint    colour,
       guint    position)
{
  nw_fixture_point_at (get_colour (fixture, colour), 0, 0);
  nw_fixture_press (fixture->window, TRUE);
  nw_fixture_point_at (get_colour (fixture, colour), 20, 20);
  nw_fixture_point_at (get_fabric (fixture, position), 0, 0);
}

static void
check_selection (Fixture *fixture,
                 guint    first,
                 guint    last)
{
  guint from, to;

  g_assert_true (nw_row_view_get_selection (get_row (fixture), &from, &to));
  g_assert_cmpuint (from + 1, ==, first);
  g_assert_cmpuint (to + 1, ==, last);
}

static void
test_t9_dye_by_hand (Fixture       *fixture,
                     gconstpointer  unused)
{
  const guint n_moves = nw_match_get_n_moves (fixture->match);
  g_autofree char *name = NULL;

  bring (fixture, RED, 2);
  check_selection (fixture, 2, 2);
  nw_fixture_point_at (get_fabric (fixture, 4), 0, 0);
  check_selection (fixture, 2, 4);
  nw_fixture_point_at (get_fabric (fixture, 3), 0, 0);
  check_selection (fixture, 2, 3);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);

  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves + 1);
  g_assert_true (nw_match_get_move (fixture->match, n_moves) ==
                 NW_MOVE (NW_TAILOR_DYE, 1, 2, RED));
  name = g_strdup (nw_piece_get_name (NW_PIECE (get_fabric (fixture, 3))));
  g_assert_nonnull (strstr (name, "red"));
}

/* Beside the row nothing was meant. */
static void
test_let_go_elsewhere (Fixture       *fixture,
                       gconstpointer  unused)
{
  const guint n_moves = nw_match_get_n_moves (fixture->match);
  guint first, last;

  bring (fixture, RED, 2);
  check_selection (fixture, 2, 2);
  nw_fixture_point_at (get_fabric (fixture, 2), 0, -160);
  g_assert_false (nw_row_view_get_selection (get_row (fixture), &first, &last));
  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);
}

static void
on_classes_changed_cb (GtkWidget  *piece,
                       GParamSpec *pspec,
                       Fixture    *fixture)
{
  fixture->has_shaken |= gtk_widget_has_css_class (piece, "shake");
}

static void
watch (Fixture   *fixture,
       GtkWidget *piece)
{
  g_signal_connect (piece, "notify::css-classes", G_CALLBACK (on_classes_changed_cb), fixture);
}

/* White on white: refused, and what was tried shakes. */
static void
test_t9_same_colour_shakes (Fixture       *fixture,
                            gconstpointer  unused)
{
  const guint n_moves = nw_match_get_n_moves (fixture->match);


  bring (fixture, WHITE, 2);
  check_selection (fixture, 2, 2);
  watch (fixture, get_fabric (fixture, 2));
  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);
  g_assert_true (fixture->has_shaken);
}

/* A click is still a click: it asks for a section first. */
static void
test_click_is_no_drag (Fixture       *fixture,
                       gconstpointer  unused)
{
  const guint n_moves = nw_match_get_n_moves (fixture->match);

  nw_fixture_point_at (get_colour (fixture, RED), 0, 0);
  watch (fixture, get_colour (fixture, RED));
  nw_fixture_press (fixture->window, TRUE);
  nw_fixture_press (fixture->window, FALSE);
  g_assert_true (fixture->has_shaken);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);
}

typedef struct
{
  NwMotion *motion;
  guint     n_sprites; /* the most that were on their way */
} Glide;

/* Before the motion's own, which is the only one that ends it: so no motion is missed. */
static gboolean
on_ticked_cb (GtkWidget     *window,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  Glide *glide = user_data;

  glide->n_sprites = MAX (glide->n_sprites, nw_motion_get_n_sprites (glide->motion));

  return G_SOURCE_CONTINUE;
}

/* What was let go beside the row glides back, and that ends, too. */
static void
test_glides_back (Fixture       *fixture,
                  gconstpointer  unused)
{
  NwMotion *motion = nw_game_page_get_motion (fixture->page);
  Glide glide = { .motion = motion };
  guint id;

  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", TRUE, NULL);
  nw_motion_set_speed (motion, NW_MOTION_SLOW);
  nw_fixture_point_at (get_colour (fixture, RED), 0, 0);
  nw_fixture_press (fixture->window, TRUE);
  nw_fixture_point_at (get_colour (fixture, RED), 20, 20);
  nw_fixture_point_at (get_colour (fixture, RED), 300, -300);
  id = gtk_widget_add_tick_callback (fixture->window, on_ticked_cb, &glide, NULL);
  nw_fixture_xdotool ("mouseup", "1", NULL);
  while (glide.n_sprites == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (glide.n_sprites, ==, 1);
  while (nw_motion_is_running (motion))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (fixture->window, id);
  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", FALSE, NULL);
}

#define ADD(name, test) \
  g_test_add ("/tailor-brush/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("t9-dye-by-hand", test_t9_dye_by_hand);
  ADD ("let-go-elsewhere", test_let_go_elsewhere);
  ADD ("t9-same-colour-shakes", test_t9_same_colour_shakes);
  ADD ("click-is-no-drag", test_click_is_no_drag);
  ADD ("glides-back", test_glides_back);

  return g_test_run ();
}
