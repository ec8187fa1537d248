/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every kind of choice by the keyboard alone: each begins at a table where that choice is due, and
 * ends when the move that was meant has been made.
 */

#include "app/nw-shortcuts.h"
#include "nw-player.h"
#include "nw-table-fixture.h"
#include "nw-typist.h"
#include "table/nw-action-bar.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-order-piece.h"
#include "table/nw-row-view.h"
#include "table/nw-table.h"
#include "table/nw-tailor-table.h"

/* Moves that are made by hints. */
#define N_HINTS 40

static NwMove
get_move (NwTypist *self,
          guint     n_moves)
{
  if (nw_match_get_n_moves (self->match) <= n_moves)
    {
      GtkWidget *table = nw_game_page_get_table (nw_window_get_game_page (self->window));

      g_test_message ("%s", nw_tailor_table_get_prompt (NW_TAILOR_TABLE (table)));
      g_test_message ("focus: %s", G_OBJECT_TYPE_NAME (nw_typist_get_focus (self)));
    }
  g_assert_cmpuint (nw_match_get_n_moves (self->match), >, n_moves);

  return nw_match_get_move (self->match, n_moves);
}

/* T14: the arrows say how the white fabrics are split, Enter does it. */
static void
test_restock (void)
{
  NwTypist self = { 0 };
  guint n_moves, n;
  const NwMove *legal;
  NwMove second;

  nw_typist_sit_down (&self, nw_fixture_find_match (3, "en", NW_TAILOR_RESTOCK, 3));
  n_moves = nw_match_get_n_moves (self.match);
  legal = nw_match_legal (self.match, &n);
  second = legal[1];

  nw_typist_press (&self, "Left");
  nw_typist_press (&self, "Left");
  nw_typist_press (&self, "Right");
  nw_typist_press (&self, "Return");
  g_assert_cmphex (get_move (&self, n_moves), ==, second);
  nw_typist_get_up (&self);
}

/* T19: the other end is an arrow away. */
static void
test_expand (void)
{
  NwTypist self = { 0 };
  guint n_moves;

  nw_typist_sit_down (&self, nw_fixture_find_match (3, "en", NW_TAILOR_EXPAND, 2));
  n_moves = nw_match_get_n_moves (self.match);
  nw_typist_press (&self, "Right");
  nw_typist_press (&self, "Return");
  g_assert_cmphex (get_move (&self, n_moves), ==, NW_MOVE (NW_TAILOR_EXPAND, 1, 0, 0));
  nw_typist_get_up (&self);
}

static gboolean
is_deck (GtkWidget *widget,
         gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && nw_order_piece_is_back (NW_ORDER_PIECE (widget)) &&
         gtk_widget_has_css_class (widget, "legal");
}

static gboolean
is_face (GtkWidget *widget,
         gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && !nw_order_piece_is_back (NW_ORDER_PIECE (widget)) &&
         gtk_widget_has_css_class (widget, "legal");
}

static gboolean
is_order (GtkWidget *widget,
          gpointer   user_data)
{
  return NW_IS_ORDER_PIECE (widget) && !nw_order_piece_is_back (NW_ORDER_PIECE (widget));
}

/* T18: an order of the display, one of a deck, or none. */
static void
test_reserve (gconstpointer user_data)
{
  const guint kind = GPOINTER_TO_UINT (user_data);
  NwTypist self = { 0 };
  GtkWidget *target;
  guint n_moves;

  nw_typist_sit_down (&self, nw_fixture_find_match (3, "en", kind, 2));
  n_moves = nw_match_get_n_moves (self.match);
  if (kind == NW_TAILOR_RESERVE_NOTHING)
    target = nw_player_find_button (self.window, "Reserve Nothing");
  else
    target = nw_fixture_find (GTK_WIDGET (self.window),
                              kind == NW_TAILOR_RESERVE ? is_face : is_deck, NULL);
  nw_typist_go_to (&self, target);
  nw_typist_press (&self, "Return");
  g_assert_cmpuint (nw_move_kind (get_move (&self, n_moves)), ==, kind);
  nw_typist_get_up (&self);
}

/* T17: M, a fabric and a letter. */
static void
test_magic (void)
{
  static const char *const letters[] = { "b", "o", "r", "w" };
  NwTypist self = { 0 };
  guint n_moves;

  nw_typist_sit_down (&self, nw_fixture_find_match (3, "en", NW_TAILOR_MAGIC, 2));
  n_moves = nw_match_get_n_moves (self.match);
  nw_typist_tab_to (&self, NW_TYPE_ROW_VIEW);
  nw_typist_press (&self, "m");
  for (guint i = 0; i < G_N_ELEMENTS (letters) && nw_match_get_n_moves (self.match) == n_moves; i++)
    nw_typist_press (&self, letters[i]);
  g_assert_cmpuint (nw_move_kind (get_move (&self, n_moves)), ==, NW_TAILOR_MAGIC);
  nw_typist_get_up (&self);
}

/* T8, T9: Shift and the arrows say what is dyed; Escape drops it, and the palette does it too. */
static void
test_dye (void)
{
  NwTypist self = { 0 };
  NwRowView *row;
  guint n_moves, first, last;

  nw_typist_sit_down (&self, nw_fixture_deal (3, 1, "en", 4));
  row = NW_ROW_VIEW (nw_fixture_find_type (GTK_WIDGET (self.window), NW_TYPE_ROW_VIEW));
  n_moves = nw_match_get_n_moves (self.match);
  nw_typist_tab_to (&self, NW_TYPE_ROW_VIEW);
  nw_typist_press (&self, "Right");
  nw_typist_press (&self, "shift+Right");
  nw_typist_press (&self, "shift+Right");
  g_assert_true (nw_row_view_get_selection (row, &first, &last));
  g_assert_cmpuint (first, ==, 1);
  g_assert_cmpuint (last, ==, 3);
  nw_typist_press (&self, "Escape");
  g_assert_false (nw_row_view_get_selection (row, &first, &last));

  nw_typist_press (&self, "space");
  g_assert_true (nw_row_view_get_selection (row, &first, &last));
  nw_typist_go_to (&self, nw_player_find_colour (self.window, 3));
  nw_typist_press (&self, "Return");
  g_assert_cmphex (get_move (&self, n_moves), ==, NW_MOVE (NW_TAILOR_DYE, first, last, 3));

  nw_typist_press (&self, "e");
  g_assert_cmphex (get_move (&self, n_moves + 1), ==, NW_MOVE (NW_TAILOR_END, 0, 0, 0));
  nw_typist_get_up (&self);
}

static gboolean
has_dialog (gpointer self)
{
  return adw_application_window_get_visible_dialog (
           ADW_APPLICATION_WINDOW (((NwTypist *) self)->window)) != NULL;
}

static gboolean
has_no_dialog (gpointer self)
{
  return !has_dialog (self);
}

/* What can be done, and a closer look, by a key each; Escape comes back to where one was. */
static void
test_questions (void)
{
  static const char *const keys[] = { "question", "Menu", "shift+F10" };
  NwTypist self = { 0 };

  nw_typist_sit_down (&self, nw_fixture_deal (3, 1, "en", 4));
  nw_typist_go_to (&self, nw_fixture_find (GTK_WIDGET (self.window), is_order, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *focus = nw_typist_get_focus (&self);

      g_assert_false (has_dialog (&self));
      nw_typist_press (&self, keys[i]);
      nw_player_wait_until (has_dialog, &self);
      nw_fixture_settle (GTK_WIDGET (self.window));
      nw_typist_press (&self, "Escape");
      nw_player_wait_until (has_no_dialog, &self);
      nw_fixture_settle (GTK_WIDGET (self.window));
      g_assert_true (nw_typist_get_focus (&self) == focus);
    }
  nw_typist_get_up (&self);
}

static gboolean
has_hint (NwTypist *self)
{
  GtkWidget *table = nw_game_page_get_table (nw_window_get_game_page (self->window));

  return g_str_has_prefix (nw_table_get_prompt (NW_TABLE (table)), "Hint: ");
}

/* H asks what to do and takes the focus to the last step of it, which Enter makes: so a beginner
 * may play for as long as there are hints. */
static void
test_hints (void)
{
  NwTypist self = { 0 };
  guint kinds = 0;

  nw_typist_sit_down (&self, nw_fixture_deal (2, 1, "en", 6));
  for (guint i = 0; i < N_HINTS && !nw_match_is_over (self.match); i++)
    {
      const guint n_moves = nw_match_get_n_moves (self.match);

      nw_typist_press (&self, "h");
      while (!has_hint (&self))
        g_main_context_iteration (NULL, TRUE);
      nw_fixture_settle (GTK_WIDGET (self.window));
      g_assert_cmpuint (nw_match_get_n_moves (self.match), ==, n_moves);

      nw_typist_press (&self, "Return");
      kinds |= 1u << nw_move_kind (get_move (&self, n_moves));
      nw_player_wait (self.match, n_moves);
      nw_fixture_settle (GTK_WIDGET (self.window));
      g_assert_false (has_hint (&self));
    }
  g_assert_cmpuint (kinds & (1u << NW_TAILOR_DYE), !=, 0);
  g_assert_cmpuint (kinds & (1u << NW_TAILOR_COMPLETE), !=, 0);
  g_assert_cmpuint (kinds & (1u << NW_TAILOR_END), !=, 0);
  g_assert_cmpuint (kinds & (1u << NW_TAILOR_RESTOCK), !=, 0);
  g_assert_cmpuint (nw_match_get_n_advised (self.match, 0), ==, N_HINTS);
  nw_typist_get_up (&self);
}

/* A hint is forgotten once something else is chosen. */
static void
test_hint_dropped (void)
{
  NwTypist self = { 0 };

  nw_typist_sit_down (&self, nw_fixture_deal (2, 1, "en", 6));
  nw_typist_press (&self, "h");
  while (!has_hint (&self))
    g_main_context_iteration (NULL, TRUE);
  nw_typist_press (&self, "Escape");
  g_assert_false (has_hint (&self));
  nw_typist_get_up (&self);
}

/* Somebody who has the application's keys too. */
static void
sit_down_with_shortcuts (NwTypist       *self,
                         GtkApplication *application)
{
  nw_typist_sit_down (self, nw_fixture_deal (2, 1, "en", 6));
  gtk_window_set_application (GTK_WINDOW (self->window), application);
}

static gboolean
is_home (NwTypist *self)
{
  return nw_window_get_game_page (self->window) == NULL;
}

static gboolean
is_replay (NwTypist *self)
{
  return nw_game_page_is_replay (nw_window_get_game_page (self->window));
}

static void
leave_by (GtkApplication *application,
          const char     *key)
{
  NwTypist self = { 0 };

  sit_down_with_shortcuts (&self, application);
  nw_typist_press (&self, "Escape");
  nw_typist_press (&self, "Escape");
  g_assert_false (is_home (&self));
  nw_typist_press (&self, key);
  g_assert_true (is_home (&self));
  nw_typist_get_up (&self);
}

static void
leave_replay (GtkApplication *application)
{
  NwTypist self = { 0 };

  sit_down_with_shortcuts (&self, application);
  nw_typist_press (&self, "ctrl+r");
  g_assert_true (is_replay (&self));
  nw_typist_press (&self, "Escape");
  g_assert_true (is_replay (&self));
  nw_typist_press (&self, "alt+Left");
  g_assert_false (is_replay (&self));

  nw_typist_press (&self, "ctrl+r");
  nw_typist_press (&self, "alt+Home");
  g_assert_true (is_home (&self));
  nw_typist_get_up (&self);
}

/* Escape never leaves a table: only the keys that say so do, from a replay above it too. */
static void
test_leaving (void)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_autoptr (GError) error = NULL;

  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  nw_shortcuts_install (application);

  leave_by (application, "alt+Home");
  leave_by (application, "alt+Left");
  leave_replay (application);
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
  g_test_add_func ("/key-choices/t14-restock", test_restock);
  g_test_add_func ("/key-choices/t19-expand", test_expand);
  g_test_add_data_func ("/key-choices/t18-reserve", GUINT_TO_POINTER (NW_TAILOR_RESERVE),
                        test_reserve);
  g_test_add_data_func ("/key-choices/t18-reserve-deck", GUINT_TO_POINTER (NW_TAILOR_RESERVE_DECK),
                        test_reserve);
  g_test_add_data_func ("/key-choices/t18-reserve-nothing",
                        GUINT_TO_POINTER (NW_TAILOR_RESERVE_NOTHING), test_reserve);
  g_test_add_func ("/key-choices/t17-magic", test_magic);
  g_test_add_func ("/key-choices/t9-dye", test_dye);
  g_test_add_func ("/key-choices/questions", test_questions);
  g_test_add_func ("/key-choices/hints", test_hints);
  g_test_add_func ("/key-choices/hint-dropped", test_hint_dropped);
  g_test_add_func ("/key-choices/leaving", test_leaving);

  return g_test_run ();
}
