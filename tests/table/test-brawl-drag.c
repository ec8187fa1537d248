/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl by hand, with a real pointer: what is dragged makes the move that leads to where it
 * is let go.
 */

#include "nw-table-fixture.h"
#include "table/nw-brawl-board.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-table.h"
#include "table/nw-motion.h"

typedef struct
{
  NwMatch      *match;
  NwGamePage   *page;
  NwBrawlTable *table;
  GtkWidget    *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  fixture->match = nw_fixture_deal_of ("brawl", 2, 1, "en", 5);
  fixture->page = g_object_ref_sink (nw_game_page_new (fixture->match));
  fixture->table = NW_BRAWL_TABLE (nw_game_page_get_table (fixture->page));
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

/* Plays until seat 0 may make a move of that kind, which is returned. */
static NwMove
play_until (Fixture *fixture,
            guint    kind)
{
  for (; !nw_match_is_over (fixture->match); nw_fixture_play (fixture->match, 1))
    {
      guint n;
      const NwMove *legal = nw_match_legal (fixture->match, &n);

      for (guint i = 0; i < n && nw_match_get_actor (fixture->match) == 0; i++)
        if (nw_move_kind (legal[i]) == kind)
          {
            nw_fixture_settle (fixture->window);
            return legal[i];
          }
    }
  g_assert_not_reached ();
}

static GtkWidget *
find (Fixture    *fixture,
      NwBrawlSpot spot)
{
  GtkWidget *piece = nw_brawl_table_find (fixture->table, spot);

  g_assert_nonnull (piece);

  return piece;
}

static void
drag (Fixture   *fixture,
      GtkWidget *from,
      GtkWidget *to)
{
  nw_fixture_point_at (from, 0, 0);
  nw_fixture_press (fixture->window, TRUE);
  nw_fixture_point_at (from, 12, 12);
  nw_fixture_point_at (to, 0, 0);
}

/* Each move that has a place to go to, by kind: from where, and to where. */
static const struct
{
  guint       kind;
  NwBrawlSpot from;
  NwBrawlSpot to;
} ways[] = {
  { NW_BRAWL_INK, { NW_BRAWL_AT_INK, 0, 1 }, { NW_BRAWL_AT_STORE, 0, 1 } },
  { NW_BRAWL_TAKE, { NW_BRAWL_AT_CLIENT, 0, 0 }, { NW_BRAWL_AT_PLACE, 0, NW_BRAWL_CHAIR } },
  { NW_BRAWL_MOVE,
    { NW_BRAWL_AT_PLACE, 0, NW_BRAWL_CHAIR },
    { NW_BRAWL_AT_PLACE, 0, NW_BRAWL_WAITING } },
  { NW_BRAWL_START, { NW_BRAWL_AT_RESERVE, 0, 0 }, { NW_BRAWL_AT_STATION, 0, 0 } },
  { NW_BRAWL_PLACE, { NW_BRAWL_AT_STORE, 0, 0 }, { NW_BRAWL_AT_STATION, 0, 0 } },
  { NW_BRAWL_DONATE,
    { NW_BRAWL_AT_RESERVE, 0, 0 },
    { NW_BRAWL_AT_TATTOO, 0, NW_BRAWL_DONATED } },
};

/* The spot that the move is made at, where it depends on the move. */
static NwBrawlSpot
get_from (NwBrawlSpot from,
          NwMove      move)
{
  if (nw_move_kind (move) == NW_BRAWL_MOVE)
    from.index = nw_move_arg (move, 0) == NW_BRAWL_CHAIR ? NW_BRAWL_WAITING : NW_BRAWL_CHAIR;
  else
    from.index = nw_move_arg (move, 0);

  return from;
}

static NwBrawlSpot
get_to (NwBrawlSpot to,
        NwMove      move)
{
  if (nw_move_kind (move) == NW_BRAWL_MOVE || nw_move_kind (move) == NW_BRAWL_INK)
    to.index = nw_move_arg (move, 0);

  return to;
}

static void
test_from_place_to_place (Fixture       *fixture,
                          gconstpointer  index)
{
  const guint i = GPOINTER_TO_UINT (index);
  const NwMove move = play_until (fixture, ways[i].kind);
  const guint n_moves = nw_match_get_n_moves (fixture->match);

  drag (fixture, find (fixture, get_from (ways[i].from, move)),
        find (fixture, get_to (ways[i].to, move)));
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);
  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves + 1);
  g_assert_cmphex (nw_match_get_move (fixture->match, n_moves), ==, move);
}

static gboolean
is_own_board (GtkWidget *widget,
              gpointer   user_data)
{
  return NW_IS_BRAWL_BOARD (widget) && !gtk_widget_has_css_class (widget, "other");
}

/* W19: the reserve may be empty; so the whole board takes a tattoo. */
static void
test_w19_draw_to_the_board (Fixture       *fixture,
                            gconstpointer  unused)
{
  const NwMove move = play_until (fixture, NW_BRAWL_DRAW);
  const guint n_moves = nw_match_get_n_moves (fixture->match);
  GtkWidget *board = nw_fixture_find (GTK_WIDGET (fixture->table), is_own_board, NULL);

  drag (fixture, find (fixture, NW_BRAWL_SPOT (NW_BRAWL_AT_TATTOO, 0, nw_move_arg (move, 0))),
        board);
  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves + 1);
  g_assert_cmphex (nw_match_get_move (fixture->match, n_moves), ==, move);
}

/* Where nothing can be done with it, nothing was meant, and nothing stays chosen. */
static void
test_let_go_elsewhere (Fixture       *fixture,
                       gconstpointer  unused)
{
  const NwMove move = play_until (fixture, NW_BRAWL_INK);
  const NwBrawlSpot ink = NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, nw_move_arg (move, 0));
  const guint n_moves = nw_match_get_n_moves (fixture->match);
  const NwMove *choices;

  drag (fixture, find (fixture, ink), find (fixture, NW_BRAWL_SPOT (NW_BRAWL_AT_CLIENT, 0, 0)));
  g_assert_cmpuint (nw_brawl_table_get_choices (fixture->table, &choices), >, 0);
  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);
  g_assert_cmpuint (nw_brawl_table_get_choices (fixture->table, &choices), ==, 0);
  g_assert_cmpuint (nw_motion_get_n_sprites (nw_game_page_get_motion (fixture->page)), ==, 0);
}

/* A click is still a click: it chooses. */
static void
test_click_is_no_drag (Fixture       *fixture,
                       gconstpointer  unused)
{
  const NwMove move = play_until (fixture, NW_BRAWL_INK);
  const guint n_moves = nw_match_get_n_moves (fixture->match);
  const NwMove *choices;

  nw_fixture_point_at (find (fixture, NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, nw_move_arg (move, 0))), 0,
            0);
  nw_fixture_press (fixture->window, TRUE);
  nw_fixture_press (fixture->window, FALSE);
  g_assert_cmpuint (nw_match_get_n_moves (fixture->match), ==, n_moves);
  g_assert_cmpuint (nw_brawl_table_get_choices (fixture->table, &choices), >, 0);
}

#define ADD(name, test) \
  g_test_add ("/brawl-drag/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/brawl-drag/from-place-to-place/%u", ways[i].kind);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_from_place_to_place,
                  tear_down);
    }
  ADD ("w19-draw-to-the-board", test_w19_draw_to_the_board);
  ADD ("let-go-elsewhere", test_let_go_elsewhere);
  ADD ("click-is-no-drag", test_click_is_no_drag);

  return g_test_run ();
}
