/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl in the window: a whole game by what its widgets offer, one by real keys, and one at
 * one screen, where the seller of ink is asked out of turn.
 */

#include "nw-player.h"
#include "nw-table-fixture.h"
#include "nw-typist.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-table.h"
#include "table/nw-curtain.h"
#include "table/nw-result-view.h"

/* Rounds of the game that is played by keys: so many that tattoos are finished. */
#define SHORT_GAME "7"

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static NwBrawlTable *
get_table (NwWindow *window)
{
  return NW_BRAWL_TABLE (nw_game_page_get_table (nw_window_get_game_page (window)));
}

/* Where a legal move begins. */
static NwBrawlSpot
find_spot (NwMatch *match,
           NwMove   move)
{
  g_autoptr (NwBrawlGame) game = nw_brawl_game_new (nw_match_get_ruleset (match));
  NwState state;

  nw_match_view_for (match, nw_match_get_actor (match), &state);
  nw_game_update (NW_GAME (game), &state, NULL, 0);

  return nw_brawl_game_get_spot (game, move);
}

typedef struct
{
  guint      n;
  GtkWidget *found;
} Counted;

static gboolean
is_nth_choice (GtkWidget *widget,
               gpointer   user_data)
{
  Counted *counted = user_data;

  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "choice") &&
         counted->n-- == 0;
}

/* The button in the bar that makes the move, if it is offered. */
static GtkWidget *
find_choice (NwWindow *window,
             NwMove    move)
{
  const NwMove *choices;
  const guint n = nw_brawl_table_get_choices (get_table (window), &choices);

  for (guint i = 0; i < n; i++)
    if (choices[i] == move)
      {
        Counted counted = { .n = i };

        return nw_fixture_find (GTK_WIDGET (get_table (window)), is_nth_choice, &counted);
      }

  return NULL;
}

/* ---- By what is on the screen ----------------------------------------------------------------- */

/* One move by what the widgets offer: the piece that it begins at, and the bar. */
static void
act (NwWindow *window,
     NwMatch  *match,
     NwMove    move)
{
  const guint n_moves = nw_match_get_n_moves (match);
  const NwBrawlSpot spot = find_spot (match, move);

  if (nw_move_kind (move) == NW_BRAWL_PASS)
    {
      click (nw_player_find_button (window, "Pass"));
      return;
    }
  if (find_choice (window, move) == NULL && spot.kind != NW_BRAWL_AT_NOTHING)
    nw_piece_activate (NW_PIECE (nw_brawl_table_find (get_table (window), spot)), FALSE);
  if (nw_match_get_n_moves (match) == n_moves)
    click (find_choice (window, move));
}

static void
test_whole_game (void)
{
  NwWindow *window = nw_window_new (NULL);
  NwMatch *match = nw_fixture_deal_of ("brawl", 3, 1, "en", 2);
  guint64 rng = 1;
  guint n_moves = 0;

  g_object_ref (window);
  nw_player_show (window, match);
  while (!nw_match_is_over (match))
    {
      n_moves = nw_match_get_n_moves (match);
      act (window, match, nw_fixture_choose (match, &rng));
      g_assert_cmpuint (nw_match_get_n_moves (match), >, n_moves);
      nw_player_wait (match, n_moves);
    }
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (
    nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_RESULT_VIEW)));
  nw_fixture_check_sizes (nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_RESULT_VIEW));

  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (window);
  g_assert_finalize_object (match);
}

/* W18: the seller must answer in the buyer's turn, and another person may be the seller. */
static void
test_w18_seller_is_asked_out_of_turn (void)
{
  NwWindow *window = nw_window_new (NULL);
  NwMatch *match = nw_fixture_deal_of ("brawl", 2, 2, "en", 2);
  NwCurtain *curtain;
  NwMove sell = NW_MOVE (NW_BRAWL_SELL, 0, 0, 0);
  guint64 rng = 1;
  guint n_moves;

  g_object_ref (window);
  nw_player_show (window, match);
  curtain = NW_CURTAIN (nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_CURTAIN));
  for (guint i = 0; i < 6; i++)
    nw_match_try_move (match, nw_match_get_actor (match), nw_fixture_choose (match, &rng), NULL);
  g_assert_cmpuint (nw_match_get_turn (match), ==, 0);

  /* The buyer is at the screen and wants blue. */
  g_signal_emit_by_name (curtain, "ready");
  n_moves = nw_match_get_n_moves (match);
  act (window, match, NW_MOVE (NW_BRAWL_BUY, 2, 1, 0));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves + 1);
  g_assert_cmpuint (nw_match_get_actor (match), ==, 1);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (curtain)));

  /* The seller comes, answers, and the buyer goes on. */
  g_signal_emit_by_name (curtain, "ready");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (curtain)));
  click (find_choice (window, sell));
  g_assert_cmpuint (nw_match_get_actor (match), ==, 0);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (curtain)));

  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (window);
  g_assert_finalize_object (match);
}

/* ---- By keys ---------------------------------------------------------------------------------- */

/* To the piece, the space bar, and the button in the bar that it offers. */
static void
act_by_keys (NwTypist *self,
             NwMove    move)
{
  const guint n_moves = nw_match_get_n_moves (self->match);
  const NwBrawlSpot spot = find_spot (self->match, move);

  if (nw_move_kind (move) == NW_BRAWL_PASS)
    {
      nw_typist_press (self, "e");
      return;
    }
  if (find_choice (self->window, move) == NULL && spot.kind != NW_BRAWL_AT_NOTHING)
    {
      nw_typist_go_to (self, nw_brawl_table_find (get_table (self->window), spot));
      nw_typist_press (self, "space");
    }
  if (nw_match_get_n_moves (self->match) > n_moves)
    return;

  g_assert_nonnull (find_choice (self->window, move));
  nw_typist_go_to (self, find_choice (self->window, move));
  nw_typist_press (self, "Return");
}

static void
test_game_by_keys (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("brawl");
  g_autoptr (NwRuleset) ruleset =
    nw_ruleset_with_parameter (official, "max_rounds", SHORT_GAME, NULL);
  NwTypist self = { 0 };
  guint64 rng = 1, kinds = 0;
  guint n_moves = 0;

  if (!nw_typist_can_type ())
    {
      g_test_skip ("there is no xdotool");
      return;
    }
  nw_typist_sit_down (&self, nw_fixture_deal_with (ruleset, 2, 1, "en", 4));
  while (!nw_match_is_over (self.match))
    {
      const NwMove move = nw_fixture_choose (self.match, &rng);

      n_moves = nw_match_get_n_moves (self.match);
      act_by_keys (&self, move);
      kinds |= G_GUINT64_CONSTANT (1) << nw_move_kind (move);
      g_assert_cmpuint (nw_match_get_n_moves (self.match), >, n_moves);
      nw_player_wait (self.match, n_moves);
      nw_fixture_settle (GTK_WIDGET (self.window));
    }
  g_test_message ("%u keys for %u moves", self.n_keys, nw_match_get_n_moves (self.match));
  g_assert_true ((kinds >> NW_BRAWL_START & 1) != 0);
  g_assert_true ((kinds >> NW_BRAWL_COLLECT & 1) != 0);
  g_assert_nonnull (nw_player_find_button (self.window, "Play Again"));
  nw_typist_get_up (&self);
}

/* W15: the letter of an ink takes it, without looking for it. */
static void
test_w15_letters_take_ink (void)
{
  NwTypist self = { 0 };
  guint64 rng = 1;
  guint n_moves;

  if (!nw_typist_can_type ())
    {
      g_test_skip ("there is no xdotool");
      return;
    }
  nw_typist_sit_down (&self, nw_fixture_deal_of ("brawl", 2, 1, "en", 4));
  for (guint i = 0; i < 3; i++)
    {
      n_moves = nw_match_get_n_moves (self.match);
      nw_match_try_move (self.match, 0, nw_fixture_choose (self.match, &rng), NULL);
      nw_player_wait (self.match, n_moves);
    }
  nw_fixture_settle (GTK_WIDGET (self.window));
  n_moves = nw_match_get_n_moves (self.match);
  nw_typist_press (&self, "y");
  g_assert_cmpuint (nw_match_get_n_moves (self.match), ==, n_moves + 1);
  g_assert_cmpuint (nw_match_get_move (self.match, n_moves), ==, NW_MOVE (NW_BRAWL_INK, 1, 0, 0));
  nw_typist_get_up (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/brawl-window/whole-game", test_whole_game);
  g_test_add_func ("/brawl-window/w18-seller-is-asked-out-of-turn",
                   test_w18_seller_is_asked_out_of_turn);
  g_test_add_func ("/brawl-window/game-by-keys", test_game_by_keys);
  g_test_add_func ("/brawl-window/w15-letters-take-ink", test_w15_letters_take_ink);

  return g_test_run ();
}
