/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole game by the keyboard alone, and dyeing by the mouse: real input, sent to the X server by
 * xdotool.
 */

#include "nw-player.h"
#include "nw-table-fixture.h"
#include "nw-typist.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-order-piece.h"
#include "table/nw-own-board.h"
#include "table/nw-row-view.h"
#include "table/nw-tailor-table.h"

static void
act_on_order (NwTypist  *self,
              GtkWidget *order)
{
  const guint n_moves = nw_match_get_n_moves (self->match);

  nw_typist_go_to (self, order);
  nw_typist_press (self, "Return");
  if (nw_match_get_n_moves (self->match) > n_moves)
    return;

  /* It fits in several places: the marks are in the row's zone, behind its fabrics. */
  g_assert_nonnull (nw_player_find_button (self->window, "At "));
  nw_typist_tab_to (self, NW_TYPE_ROW_VIEW);
  for (guint i = 0; i < NW_TYPIST_MAX_STEPS && !GTK_IS_BUTTON (nw_typist_get_focus (self)); i++)
    nw_typist_press (self, "Down");
  nw_typist_press (self, "Return");
}

static void
dye (NwTypist *self)
{
  static const char *const letters[] = { "r", "o", "b", "w" };
  const guint n_moves = nw_match_get_n_moves (self->match);

  nw_typist_tab_to (self, NW_TYPE_ROW_VIEW);
  if (!NW_IS_FABRIC_PIECE (nw_typist_get_focus (self)))
    nw_typist_press (self, "Up");
  nw_typist_press (self, "shift+Right");
  for (guint i = 0; i < G_N_ELEMENTS (letters) && nw_match_get_n_moves (self->match) == n_moves;
       i++)
    nw_typist_press (self, letters[i]);
}

static void
act (NwTypist *self)
{
  GtkWidget *order = nw_player_find_legal (self->window, NW_TYPE_ORDER_PIECE);
  GtkWidget *end = nw_player_find_button (self->window, "End Turn");

  if (nw_player_find_button (self->window, "Restock") != NULL ||
      nw_player_find_button (self->window, "Left End") != NULL)
    nw_typist_press (self, "Return");
  else if (order != NULL)
    act_on_order (self, order);
  else if (gtk_widget_has_css_class (end, "not-yet"))
    dye (self);
  else
    nw_typist_press (self, "e");
}

/* Where things stand when a key did nothing. */
static void
tell (NwTypist *self)
{
  GtkWidget *table = nw_game_page_get_table (nw_window_get_game_page (self->window));
  g_autofree char *text = nw_fixture_describe (table);

  g_test_message ("%s", nw_tailor_table_get_prompt (NW_TAILOR_TABLE (table)));
  g_test_message ("focus: %s", nw_typist_get_focus (self) != NULL ? G_OBJECT_TYPE_NAME (nw_typist_get_focus (self))
                                                        : "none");
  g_test_message ("%s", text);
}

static void
test_whole_game_by_keys (void)
{
  NwTypist self = { 0 };
  guint n_moves = 0;

  nw_typist_sit_down (&self, nw_fixture_deal (2, 1, "en", 4));
  while (!nw_match_is_over (self.match))
    {
      n_moves = nw_match_get_n_moves (self.match);
      act (&self);
      if (nw_match_get_n_moves (self.match) == n_moves)
        tell (&self);
      g_assert_cmpuint (nw_match_get_n_moves (self.match), >, n_moves);
      nw_player_wait (self.match, n_moves);
      nw_fixture_settle (GTK_WIDGET (self.window));
    }
  g_test_message ("%u keys for %u moves", self.n_keys, nw_match_get_n_moves (self.match));
  g_assert_nonnull (nw_player_find_button (self.window, "Play Again"));

  nw_typist_get_up (&self);
}

/* ---- The mouse -------------------------------------------------------------------------------- */

/* T9: along the row with the button held, then a colour. */
static void
test_dye_by_dragging (void)
{
  NwTypist self = { 0 };
  NwOwnBoard *board;
  NwRowView *row;
  GtkWidget *fabrics[3];
  guint first, last, n_moves;

  nw_typist_sit_down (&self, nw_fixture_deal (2, 1, "en", 4));
  board = NW_OWN_BOARD (nw_fixture_find_type (GTK_WIDGET (self.window), NW_TYPE_OWN_BOARD));
  row = nw_own_board_get_row (board);
  fabrics[0] = nw_fixture_find_type (GTK_WIDGET (row), NW_TYPE_FABRIC_PIECE);
  for (guint i = 1; i < G_N_ELEMENTS (fabrics); i++)
    fabrics[i] = gtk_widget_get_next_sibling (fabrics[i - 1]);

  nw_typist_point_at (&self, fabrics[0]);
  nw_typist_xdotool ("mousedown", "1", NULL);
  for (guint i = 1; i < G_N_ELEMENTS (fabrics); i++)
    nw_typist_point_at (&self, fabrics[i]);
  nw_typist_xdotool ("mouseup", "1", NULL);
  nw_fixture_settle (GTK_WIDGET (self.window));
  g_assert_true (nw_row_view_get_selection (row, &first, &last));
  g_assert_cmpuint (first, ==, 0);
  g_assert_cmpuint (last, ==, 2);

  n_moves = nw_match_get_n_moves (self.match);
  nw_typist_click_at (&self, GTK_WIDGET (nw_own_board_find_colour (board, 3)));
  g_assert_cmpuint (nw_match_get_n_moves (self.match), ==, n_moves + 1);
  g_assert_cmpuint (nw_match_get_move (self.match, n_moves), ==, NW_MOVE (NW_TAILOR_DYE, 0, 2, 3));
  nw_typist_get_up (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  if (!nw_typist_can_type ())
    {
      g_print ("1..0 # SKIP there is no xdotool\n");
      return 0;
    }
  g_test_add_func ("/keys/whole-game", test_whole_game_by_keys);
  g_test_add_func ("/keys/t9-dye-by-dragging", test_dye_by_dragging);

  return g_test_run ();
}
