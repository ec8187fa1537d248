/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table as widgets: the same state looks the same by whatever path, nothing hidden is in it,
 * moves come out of it, and everything has the room that it needs.
 */

#include "games/tailor/nw-tailor-state.h"
#include "nw-table-fixture.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-order-piece.h"
#include "table/nw-own-board.h"
#include "table/nw-row-view.h"
#include "table/nw-tailor-table.h"

typedef struct
{
  NwMatch       *match;
  NwTailorGame  *game;
  NwTailorFaces *faces;
  NwTailorTable *table;
  GtkWidget     *window;
  NwMove         moved;
  guint          n_moves;
} Fixture;

static void
on_moved_cb (Fixture *self,
             guint64  move)
{
  self->moved = move;
  self->n_moves++;
}

static void
update (Fixture *self,
        guint    seat)
{
  const gboolean is_live = nw_match_get_actor (self->match) == seat;
  NwTailorView view = {
    .game = self->game, .faces = self->faces, .words = nw_catalogue_get ("en"),
    .seats = nw_match_get_seats (self->match), .viewer = seat, .is_live = is_live,
  };
  const NwMove *legal = NULL;
  guint n_legal = 0;
  NwState state;

  nw_match_view_for (self->match, seat, &state);
  if (is_live)
    legal = nw_match_legal (self->match, &n_legal);
  nw_tailor_game_update (self->game, &state, legal, n_legal);
  nw_tailor_table_update (self->table, &view);
}

static void
set_up (Fixture *self,
        int      width,
        int      height)
{
  self->match = nw_fixture_deal (4, 1, "en", 5);
  self->game = nw_tailor_game_new (nw_match_get_ruleset (self->match));
  self->faces = nw_tailor_faces_new (nw_match_get_ruleset (self->match), "en");
  self->table = NW_TAILOR_TABLE (g_object_ref_sink (nw_tailor_table_new ()));
  g_signal_connect_swapped (self->table, "move", G_CALLBACK (on_moved_cb), self);
  self->window = nw_fixture_present (GTK_WIDGET (self->table), width, height);
}

static void
tear_down (Fixture *self)
{
  nw_fixture_close (self->window);
  g_assert_finalize_object (self->table);
  nw_tailor_faces_unref (self->faces);
  g_assert_finalize_object (self->game);
  g_assert_finalize_object (self->match);
}

/* Plays on until seat 0 decides, no choice being pending. */
static void
play_to_own_turn (Fixture *self,
                  guint    n_moves)
{
  nw_fixture_play (self->match, n_moves);
  for (;;)
    {
      update (self, 0);
      if (nw_match_get_actor (self->match) == 0 &&
          nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_NONE &&
          nw_tailor_game_get_action (self->game) == NW_TAILOR_ACTION_NONE)
        return;
      nw_fixture_play (self->match, 1);
    }
}

static void
test_same_by_two_paths (void)
{
  Fixture fixture = { 0 };
  g_autofree char *direct = NULL;
  g_autofree char *again = NULL;
  GtkWidget *fresh;
  NwTailorTable *old;

  set_up (&fixture, 1200, 760);
  /* One path: through every state. */
  for (guint i = 0; i < 120; i++)
    {
      nw_fixture_play (fixture.match, 1);
      update (&fixture, 0);
    }
  play_to_own_turn (&fixture, 0);
  nw_tailor_table_look_at (fixture.table, nw_tailor_game_get_display (fixture.game, 0, 0));
  update (&fixture, 0);
  nw_fixture_settle (fixture.window);
  again = nw_fixture_describe (GTK_WIDGET (fixture.table));

  /* The other: a new table at once. */
  old = fixture.table;
  fresh = nw_tailor_table_new ();
  fixture.table = NW_TAILOR_TABLE (g_object_ref_sink (fresh));
  update (&fixture, 0);
  adw_window_set_content (ADW_WINDOW (fixture.window), fresh);
  nw_fixture_settle (fixture.window);
  direct = nw_fixture_describe (fresh);
  g_assert_finalize_object (old);

  g_assert_cmpstr (again, ==, direct);
  tear_down (&fixture);
}

static gboolean
is_exclusive_face (GtkWidget *widget,
                   gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && gtk_widget_has_css_class (widget, "exclusive") &&
         !nw_order_piece_is_back (NW_ORDER_PIECE (widget));
}

static gboolean
is_exclusive (GtkWidget *widget,
              gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && gtk_widget_has_css_class (widget, "exclusive");
}

/* T25: a reserved order from a deck is known to its owner only. */
static void
test_t25_hidden_orders_show_backs (void)
{
  Fixture fixture = { 0 };
  NwState state;
  guint n_moves = 0;

  set_up (&fixture, 1200, 760);
  for (gboolean is_found = FALSE; !is_found && n_moves < 400; n_moves++)
    {
      const NwMove *legal;
      guint n;

      legal = nw_match_legal (fixture.match, &n);
      for (guint i = 0; i < n && !is_found; i++)
        if (nw_move_kind (legal[i]) == NW_TAILOR_RESERVE_DECK)
          {
            const guint seat = nw_match_get_actor (fixture.match);
            NwTailorView view = {
              .game = fixture.game, .faces = fixture.faces, .words = nw_catalogue_get ("en"),
              .seats = nw_match_get_seats (fixture.match), .viewer = seat,
            };
            NwTailorCard cards[NW_TAILOR_MAX_CARDS];

            g_assert_true (nw_match_try_move (fixture.match, seat, legal[i], NULL));
            nw_match_view_for (fixture.match, seat, &state);
            nw_tailor_game_update (fixture.game, &state, NULL, 0);
            if (nw_tailor_game_get_exclusive (fixture.game, seat, cards) != 1)
              break;
            nw_tailor_table_update (fixture.table, &view);
            g_assert_nonnull (nw_fixture_find (GTK_WIDGET (fixture.table), is_exclusive_face, NULL));

            nw_match_view_for (fixture.match, NW_SEAT_NONE, &state);
            nw_tailor_game_update (fixture.game, &state, NULL, 0);
            nw_tailor_table_update (fixture.table, &view);
            g_assert_nonnull (nw_fixture_find (GTK_WIDGET (fixture.table), is_exclusive, NULL));
            g_assert_null (nw_fixture_find (GTK_WIDGET (fixture.table), is_exclusive_face, NULL));
            is_found = TRUE;
          }
      nw_fixture_play (fixture.match, 1);
    }
  g_assert_cmpuint (n_moves, <, 400);
  tear_down (&fixture);
}

static gboolean
is_legal_order (GtkWidget *widget,
                gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && gtk_widget_has_css_class (widget, "legal");
}

static void
test_click_becomes_a_move (void)
{
  Fixture fixture = { 0 };
  NwRowView *row;
  NwOwnBoard *board;
  GtkWidget *order;

  set_up (&fixture, 1200, 760);
  play_to_own_turn (&fixture, 0);
  board = NW_OWN_BOARD (nw_fixture_find_type (GTK_WIDGET (fixture.table), NW_TYPE_OWN_BOARD));
  row = nw_own_board_get_row (board);

  /* T9: a section and a colour. */
  nw_row_view_set_selection (row, 1, 3);
  nw_piece_activate (nw_own_board_find_colour (board, 1), FALSE);
  g_assert_cmpuint (fixture.n_moves, ==, 1);
  g_assert_cmpuint (fixture.moved, ==, NW_MOVE (NW_TAILOR_DYE, 1, 3, 1));

  /* T11: an order that fits, by a strong activation. */
  do
    {
      nw_fixture_play (fixture.match, 1);
      play_to_own_turn (&fixture, 0);
      order = nw_fixture_find (GTK_WIDGET (fixture.table), is_legal_order, NULL);
    }
  while (order == NULL);
  nw_piece_activate (NW_PIECE (order), TRUE);
  if (fixture.n_moves == 1)
    {
      NwTailorFit fits[NW_TAILOR_MAX_FITS];

      g_assert_cmpuint (nw_tailor_game_get_fits (
                          fixture.game, nw_order_piece_get_order (NW_ORDER_PIECE (order)), fits),
                        >, 1);
    }
  else
    {
      g_assert_cmpuint (nw_move_kind (fixture.moved), ==, NW_TAILOR_COMPLETE);
      g_assert_true (nw_tailor_game_is_legal (fixture.game, fixture.moved));
    }
  tear_down (&fixture);
}

static void
test_section_is_of_one_colour (void)
{
  Fixture fixture = { 0 };
  NwRowView *row;
  guint first, last;

  set_up (&fixture, 1200, 760);
  play_to_own_turn (&fixture, 0);
  g_assert_true (nw_match_try_text (fixture.match, 0, "dye 3 red", NULL));
  update (&fixture, 0);
  row = nw_own_board_get_row (
    NW_OWN_BOARD (nw_fixture_find_type (GTK_WIDGET (fixture.table), NW_TYPE_OWN_BOARD)));
  gtk_widget_grab_focus (nw_fixture_find_type (GTK_WIDGET (row), NW_TYPE_FABRIC_PIECE));
  while (!NW_IS_FABRIC_PIECE (gtk_window_get_focus (GTK_WINDOW (fixture.window))))
    gtk_widget_child_focus (GTK_WIDGET (row), GTK_DIR_RIGHT);

  /* The third is red: the section ends before it, however far one goes. */
  nw_row_view_set_selection (row, 0, 0);
  for (guint i = 0; i < 4; i++)
    nw_row_view_extend (row, 1);
  g_assert_true (nw_row_view_get_selection (row, &first, &last));
  g_assert_cmpuint (first, ==, 0);
  g_assert_cmpuint (last, ==, 1);
  tear_down (&fixture);
}

static gboolean
is_nameless_piece (GtkWidget *widget,
                   gpointer   user_data)
{
  return NW_IS_PIECE (widget) && gtk_widget_get_visible (widget) &&
         (nw_piece_get_name (NW_PIECE (widget)) == NULL ||
          *nw_piece_get_name (NW_PIECE (widget)) == '\0');
}

static gboolean
is_face (GtkWidget *widget,
         gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && !nw_order_piece_is_back (NW_ORDER_PIECE (widget)) &&
         nw_order_piece_get_order (NW_ORDER_PIECE (widget)) != NW_TAILOR_NONE;
}

static GtkEventController *
find_controller (GtkWidget *widget,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }

  return NULL;
}

/* A long press of a finger shows an order large, and so does the pointer that rests on it. */
static void
test_closer_look (void)
{
  Fixture fixture = { 0 };
  GtkWidget *order;
  GtkEventController *press;
  AdwDialog *dialog;
  g_autoptr (GtkTooltip) tooltip = NULL;
  gboolean has_tip = FALSE;

  set_up (&fixture, 1200, 760);
  update (&fixture, 0);
  nw_fixture_settle (fixture.window);
  order = nw_fixture_find (GTK_WIDGET (fixture.table), is_face, NULL);

  press = find_controller (order, GTK_TYPE_GESTURE_LONG_PRESS);
  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (press)));
  g_signal_emit_by_name (press, "pressed", 10.0, 10.0);
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (fixture.window));
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_dialog_get_title (dialog), ==,
                   nw_tailor_faces_get_order_name (fixture.faces, nw_order_piece_get_order (
                                                     NW_ORDER_PIECE (order))));
  adw_dialog_force_close (dialog);

  tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  g_signal_emit_by_name (order, "query-tooltip", 10, 10, FALSE, tooltip, &has_tip);
  g_assert_true (has_tip);
  tear_down (&fixture);
}

static void
test_every_piece_has_a_name (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 1200, 760);
  for (guint i = 0; i < 40; i++)
    {
      nw_fixture_play (fixture.match, 5);
      update (&fixture, 0);
      g_assert_null (nw_fixture_find (GTK_WIDGET (fixture.table), is_nameless_piece, NULL));
    }
  tear_down (&fixture);
}

static void
test_room_at_all_sizes (void)
{
  static const int sizes[][2] = { { 360, 294 }, { 360, 720 }, { 700, 500 }, { 1024, 600 },
                                  { 1240, 760 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, sizes[i][0], sizes[i][1]);
      play_to_own_turn (&fixture, 150);
      nw_fixture_settle (fixture.window);
      nw_fixture_check_sizes (GTK_WIDGET (fixture.table));
      tear_down (&fixture);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/tailor-table/same-by-two-paths", test_same_by_two_paths);
  g_test_add_func ("/tailor-table/t25-hidden-orders-show-backs", test_t25_hidden_orders_show_backs);
  g_test_add_func ("/tailor-table/click-becomes-a-move", test_click_becomes_a_move);
  g_test_add_func ("/tailor-table/section-is-of-one-colour", test_section_is_of_one_colour);
  g_test_add_func ("/tailor-table/closer-look", test_closer_look);
  g_test_add_func ("/tailor-table/every-piece-has-a-name", test_every_piece_has_a_name);
  g_test_add_func ("/tailor-table/room-at-all-sizes", test_room_at_all_sizes);

  return g_test_run ();
}
