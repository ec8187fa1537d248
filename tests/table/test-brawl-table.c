/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's table as widgets: every legal move can be made by touching what lies there, the same
 * state looks the same by whatever path, nothing hidden is in it, and everything has the room that
 * it needs.
 */

#include "nw-table-fixture.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-table.h"

typedef struct
{
  NwMatch      *match;
  NwBrawlTable *table;
  GtkWidget    *window;
  const char   *language;
  NwMove        moved;
  guint         n_moves;
} Fixture;

static void
on_moved_cb (Fixture *self,
             guint64  move)
{
  self->moved = move;
  self->n_moves++;
}

/* Shows the match as @reader sees it, with the board of @front in front. */
static void
update_for (Fixture *self,
            guint    front,
            guint    reader)
{
  NwState state;
  NwTableLook look = {
    .ruleset = nw_match_get_ruleset (self->match),
    .state = &state,
    .seats = nw_match_get_seats (self->match),
    .language = self->language,
    .front = front,
    .is_live = !nw_match_is_over (self->match) && nw_match_get_actor (self->match) == reader,
  };

  nw_match_view_for (self->match, reader, &state);
  if (look.is_live)
    look.legal = nw_match_legal (self->match, &look.n_legal);
  nw_table_show (NW_TABLE (self->table), &look);
}

static void
update (Fixture *self,
        guint    seat)
{
  update_for (self, seat, seat);
}

static void
set_up (Fixture    *self,
        guint       n_seats,
        const char *language,
        int         width,
        int         height)
{
  self->match = nw_fixture_deal_of ("brawl", n_seats, 1, language, 5);
  self->language = language;
  self->table = NW_BRAWL_TABLE (g_object_ref_sink (nw_table_new ("brawl")));
  g_signal_connect_swapped (self->table, "move", G_CALLBACK (on_moved_cb), self);
  self->window = nw_fixture_present (GTK_WIDGET (self->table), width, height);
}

static void
tear_down (Fixture *self)
{
  nw_fixture_close (self->window);
  g_assert_finalize_object (self->table);
  g_assert_finalize_object (self->match);
}

/* ---- Moves ------------------------------------------------------------------------------------ */

/* All pieces of the table, as spots. */
static void
collect_spots (GtkWidget *root,
               GArray    *spots)
{
  if (NW_IS_BRAWL_PIECE (root))
    {
      const NwBrawlSpot spot = nw_brawl_piece_get_spot (NW_BRAWL_PIECE (root));

      g_array_append_val (spots, spot);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_spots (child, spots);
}

static gboolean
is_offered (Fixture *self,
            NwMove   move)
{
  const NwMove *choices;
  const guint n = nw_brawl_table_get_choices (self->table, &choices);

  for (guint i = 0; i < n; i++)
    if (choices[i] == move)
      return TRUE;

  return FALSE;
}

/* Whether the move comes out of the table: it is offered at once, or after a spot was touched, or
 * touching is the move. */
static gboolean
can_make (Fixture *self,
          NwMove   move)
{
  const guint seat = nw_match_get_actor (self->match);
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (NwBrawlSpot));

  if (nw_move_kind (move) == NW_BRAWL_PASS || is_offered (self, move))
    return TRUE;

  collect_spots (GTK_WIDGET (self->table), spots);
  for (guint i = 0; i < spots->len; i++)
    {
      self->moved = NW_MOVE_NONE;
      nw_brawl_table_touch (self->table, g_array_index (spots, NwBrawlSpot, i), FALSE);
      if (self->moved == move || is_offered (self, move))
        return TRUE;
      update (self, seat);
    }

  return FALSE;
}

/* The official rules with all that can be asked of people. */
static NwRuleset *
load_house_rules (void)
{
  static const char *const rules[][2] = {
    { "style_rights", "claim" }, { "swap_clients", "true" }, { "limit_mode", "penalty" },
  };
  NwRuleset *ruleset = nw_ruleset_get_official ("brawl");

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      NwRuleset *changed = nw_ruleset_with_parameter (ruleset, rules[i][0], rules[i][1], NULL);

      g_assert_nonnull (changed);
      nw_ruleset_unref (ruleset);
      ruleset = changed;
    }

  return ruleset;
}

/* A legal move of a kind that has not been seen yet, or none. */
static NwMove
find_new_kind (NwMatch        *match,
               const gboolean *seen)
{
  const NwMove *legal;
  guint n;

  legal = nw_match_legal (match, &n);
  for (guint i = 0; i < n; i++)
    if (!seen[nw_move_kind (legal[i])])
      return legal[i];

  return NW_MOVE_NONE;
}

/* Bots have favourites: one game after the other has other characters. */
static void
choose_characters (NwMatch *match,
                   guint64  seed)
{
  const NwMove *legal;
  guint n;

  legal = nw_match_legal (match, &n);
  while (nw_move_kind (legal[0]) == NW_BRAWL_CHARACTER)
    {
      g_assert_true (nw_match_try_move (match, nw_match_get_actor (match), legal[seed % n], NULL));
      legal = nw_match_legal (match, &n);
    }
}

/* Plays a game, and at each move of a new kind asks the table for it. */
static void
try_kinds (Fixture  *self,
           gboolean *seen)
{
  for (guint i = 0; i < 500 && !nw_match_is_over (self->match); i++)
    {
      const guint seat = nw_match_get_actor (self->match);
      const NwMove move = find_new_kind (self->match, seen);

      if (move == NW_MOVE_NONE)
        {
          nw_fixture_play (self->match, 1);
          continue;
        }
      seen[nw_move_kind (move)] = TRUE;
      update (self, seat);
      if (!can_make (self, move))
        g_error ("%s cannot be made",
                 nw_rules_move_text (nw_ruleset_get_game (nw_match_get_ruleset (self->match)),
                                     nw_ruleset_get_compiled (nw_match_get_ruleset (self->match)),
                                     move));
      g_assert_true (nw_match_try_move (self->match, seat, move, NULL));
    }
}

/* W10: whatever is legal can be done by touching what lies on the table, whoever must decide. */
static void
test_w10_every_move_can_be_made (void)
{
  g_autoptr (NwRuleset) ruleset = load_house_rules ();
  gboolean seen[NW_BRAWL_N_MOVE_KINDS] = { FALSE };
  Fixture fixture = { 0 };

  set_up (&fixture, 3, "en", 1240, 760);
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_assert_finalize_object (fixture.match);
      fixture.match = nw_fixture_deal_with (ruleset, 2 + seed % 3, 1, "en", seed);
      if (seed > 1)
        choose_characters (fixture.match, seed);
      try_kinds (&fixture, seen);
    }

  /* Two finished tattoos of the same number, and too much ink, are too rare. */
  for (guint kind = NW_BRAWL_CHARACTER; kind < NW_BRAWL_N_MOVE_KINDS; kind++)
    if (!seen[kind] && kind != NW_BRAWL_LOSE)
      g_error ("kind %u was not seen", kind);
  tear_down (&fixture);
}

/* Plays on until seat 0 begins a turn with nothing asked. */
static void
play_to_own_turn (Fixture *self,
                  guint    n_moves)
{
  nw_fixture_play (self->match, n_moves);
  for (;;)
    {
      NwState state;

      nw_match_view_for (self->match, 0, &state);
      update (self, 0);
      if (nw_match_get_actor (self->match) == 0 &&
          ((const NwBrawlState *) &state)->pending == NW_BRAWL_PENDING_NONE)
        return;
      g_assert_false (nw_match_is_over (self->match));
      nw_fixture_play (self->match, 1);
    }
}

/* W15: Enter on ink of the reserve takes it; where more can be done a click only offers it. */
static void
test_w15_touch_becomes_a_move (void)
{
  const NwBrawlSpot red = NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, 0);
  const NwMove move = NW_MOVE (NW_BRAWL_INK, 0, 0, 0);
  Fixture fixture = { 0 };

  set_up (&fixture, 2, "en", 1240, 760);
  play_to_own_turn (&fixture, 0);
  nw_piece_activate (NW_PIECE (nw_brawl_table_find (fixture.table, red)), FALSE);
  g_assert_cmpuint (fixture.n_moves, ==, 0);
  g_assert_true (is_offered (&fixture, move));
  g_assert_nonnull (strstr (nw_table_get_prompt (NW_TABLE (fixture.table)), "red"));

  /* The same again drops the choice. */
  nw_piece_activate (NW_PIECE (nw_brawl_table_find (fixture.table, red)), FALSE);
  g_assert_false (is_offered (&fixture, move));

  nw_piece_activate (NW_PIECE (nw_brawl_table_find (fixture.table, red)), TRUE);
  g_assert_cmpuint (fixture.n_moves, ==, 1);
  g_assert_cmpuint (fixture.moved, ==, move);
  tear_down (&fixture);
}

/* W15: from the reserve of ink to the own store, in two touches. */
static void
test_w15_from_spot_to_spot (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, 2, "en", 1240, 760);
  play_to_own_turn (&fixture, 0);
  nw_brawl_table_touch (fixture.table, NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, 0), FALSE);
  nw_brawl_table_touch (fixture.table, NW_BRAWL_SPOT (NW_BRAWL_AT_STORE, 0, 0), FALSE);
  g_assert_cmpuint (fixture.n_moves, ==, 1);
  g_assert_cmpuint (fixture.moved, ==, NW_MOVE (NW_BRAWL_INK, 0, 0, 0));
  tear_down (&fixture);
}

/* What a bot advises is found by the eye and made in one step. */
static void
test_advice_is_one_step_away (void)
{
  const NwBrawlSpot red = NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, 0);
  const NwMove move = NW_MOVE (NW_BRAWL_INK, 0, 0, 0);
  Fixture fixture = { 0 };

  set_up (&fixture, 2, "en", 1240, 760);
  play_to_own_turn (&fixture, 0);
  g_assert_true (nw_table_show_advice (NW_TABLE (fixture.table), move, "Hint: red."));
  g_assert_cmpstr (nw_table_get_prompt (NW_TABLE (fixture.table)), ==, "Hint: red.");
  g_assert_true (gtk_widget_has_css_class (nw_brawl_table_find (fixture.table, red), "selected"));
  nw_brawl_table_choose (fixture.table, 0);
  g_assert_cmpuint (fixture.moved, ==, move);
  tear_down (&fixture);
}

/* The eye can follow what happens: in a whole game most moves move something, and all of it ends. */
static void
test_moves_are_seen (void)
{
  NwMatch *match = nw_fixture_deal_of ("brawl", 3, 1, "en", 5);
  NwGamePage *page = g_object_ref_sink (nw_game_page_new (match));
  NwMotion *motion = nw_game_page_get_motion (page);
  GtkWidget *window = nw_fixture_present (GTK_WIDGET (page), 1240, 760);
  guint n_moved = 0;

  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", TRUE, NULL);
  nw_fixture_play (match, 9);
  for (guint i = 0; i < 40; i++)
    {
      nw_fixture_play (match, 1);
      while (nw_motion_is_running (motion) && nw_motion_get_n_sprites (motion) == 0)
        g_main_context_iteration (NULL, TRUE);
      n_moved += nw_motion_get_n_sprites (motion) > 0;
      nw_motion_skip (motion);
      g_assert_false (nw_motion_is_running (motion));
    }
  g_assert_cmpuint (n_moved, >, 20);
  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", FALSE, NULL);
  nw_fixture_close (window);
  g_assert_finalize_object (page);
  g_assert_finalize_object (match);
}

/* Where nothing is possible the most likely move is tried, so that the rules say why not. */
static void
test_w24_impossible_moves_are_tried (void)
{
  Fixture fixture = { 0 };
  const NwBrawlSpot station = NW_BRAWL_SPOT (NW_BRAWL_AT_STATION, 0, 0);

  set_up (&fixture, 2, "en", 1240, 760);
  play_to_own_turn (&fixture, 0);
  nw_brawl_table_touch (fixture.table, station, FALSE);
  g_assert_cmpuint (fixture.n_moves, ==, 1);
  g_assert_cmpuint (fixture.moved, ==, NW_MOVE (NW_BRAWL_COLLECT, 0, 0, 0));
  nw_table_refuse (NW_TABLE (fixture.table));
  g_assert_true (gtk_widget_has_css_class (nw_brawl_table_find (fixture.table, station), "shake"));
  tear_down (&fixture);
}

/* ---- What is seen ----------------------------------------------------------------------------- */

static void
test_same_by_two_paths (void)
{
  Fixture fixture = { 0 };
  g_autofree char *direct = NULL;
  g_autofree char *again = NULL;
  NwBrawlTable *old;

  set_up (&fixture, 4, "en", 1200, 760);
  /* One path: through every state. */
  for (guint i = 0; i < 120; i++)
    {
      nw_fixture_play (fixture.match, 1);
      update (&fixture, 0);
    }
  play_to_own_turn (&fixture, 0);
  nw_brawl_table_touch (fixture.table, NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, 1), FALSE);
  update (&fixture, 0);
  nw_fixture_settle (fixture.window);
  again = nw_fixture_describe (GTK_WIDGET (fixture.table));

  /* The other: a new table at once. */
  old = fixture.table;
  fixture.table = NW_BRAWL_TABLE (g_object_ref_sink (nw_table_new ("brawl")));
  update (&fixture, 0);
  adw_window_set_content (ADW_WINDOW (fixture.window), GTK_WIDGET (fixture.table));
  nw_fixture_settle (fixture.window);
  direct = nw_fixture_describe (GTK_WIDGET (fixture.table));
  g_assert_finalize_object (old);

  g_assert_cmpstr (again, ==, direct);
  tear_down (&fixture);
}

/* A face in a reserve or a hand that somebody who sits nowhere must not see. */
static gboolean
is_secret (GtkWidget *widget,
           gpointer   user_data)
{
  NwBrawlGame *game = user_data;
  NwBrawlSpot spot;

  if (!NW_IS_BRAWL_PIECE (widget) || !nw_brawl_piece_is_face (NW_BRAWL_PIECE (widget)))
    return FALSE;

  spot = nw_brawl_piece_get_spot (NW_BRAWL_PIECE (widget));

  return (spot.kind == NW_BRAWL_AT_RESERVE || spot.kind == NW_BRAWL_AT_HAND) &&
         nw_brawl_game_get_card (game, spot) == NW_BRAWL_NONE;
}

/* W35: whoever may not know a card finds it nowhere in the widgets, in no name and no picture. */
static void
test_w35_closed_cards_show_backs (void)
{
  Fixture fixture = { 0 };
  guint n_own = 0;

  set_up (&fixture, 4, "en", 1200, 760);
  for (guint i = 0; i < 150 && !nw_match_is_over (fixture.match); i++)
    {
      g_autoptr (NwBrawlGame) game = nw_brawl_game_new (nw_match_get_ruleset (fixture.match));
      NwState state;

      nw_fixture_play (fixture.match, 1);
      nw_match_view_for (fixture.match, NW_SEAT_NONE, &state);
      nw_game_update (NW_GAME (game), &state, NULL, 0);
      update (&fixture, 0);
      n_own += nw_fixture_find (GTK_WIDGET (fixture.table), is_secret, game) != NULL;
      update_for (&fixture, 0, NW_SEAT_NONE);
      g_assert_null (nw_fixture_find (GTK_WIDGET (fixture.table), is_secret, game));
    }
  g_assert_cmpuint (n_own, >, 50);
  tear_down (&fixture);
}

static gboolean
is_nameless_piece (GtkWidget *widget,
                   gpointer   user_data)
{
  return NW_IS_PIECE (widget) && gtk_widget_get_visible (widget) &&
         (nw_piece_get_name (NW_PIECE (widget)) == NULL ||
          *nw_piece_get_name (NW_PIECE (widget)) == '\0' ||
          strpbrk (nw_piece_get_name (NW_PIECE (widget)), "{}") != NULL);
}

static void
test_every_piece_has_a_name (void)
{
  static const char *const languages[] = { "en", "es" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, 4, languages[i], 1200, 760);
      for (guint j = 0; j < 40; j++)
        {
          update (&fixture, 0);
          g_assert_null (nw_fixture_find (GTK_WIDGET (fixture.table), is_nameless_piece, NULL));
          nw_fixture_play (fixture.match, 5);
        }
      tear_down (&fixture);
    }
}

static void
test_room_at_all_sizes (void)
{
  static const struct
  {
    int         width;
    int         height;
    guint       n_seats;
    const char *language;
  } cases[] = {
    { 360, 294, 2, "en" },  { 360, 720, 4, "es" },  { 360, 720, 4, "en" }, { 700, 500, 3, "es" },
    { 1024, 600, 4, "en" }, { 1240, 760, 4, "es" }, { 1240, 760, 2, "en" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, cases[i].n_seats, cases[i].language, cases[i].width, cases[i].height);
      /* The characters, the draft, and the middle of the game. */
      for (guint j = 0; j < 3; j++)
        {
          update (&fixture, 0);
          nw_fixture_settle (fixture.window);
          nw_fixture_check_sizes (GTK_WIDGET (fixture.table));
          nw_fixture_play (fixture.match, j == 0 ? cases[i].n_seats : 90);
        }
      play_to_own_turn (&fixture, 0);
      nw_brawl_table_touch (fixture.table, NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, 0), FALSE);
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
  g_test_add_func ("/brawl-table/w10-every-move-can-be-made", test_w10_every_move_can_be_made);
  g_test_add_func ("/brawl-table/w15-touch-becomes-a-move", test_w15_touch_becomes_a_move);
  g_test_add_func ("/brawl-table/w15-from-spot-to-spot", test_w15_from_spot_to_spot);
  g_test_add_func ("/brawl-table/advice-is-one-step-away", test_advice_is_one_step_away);
  g_test_add_func ("/brawl-table/moves-are-seen", test_moves_are_seen);
  g_test_add_func ("/brawl-table/w24-impossible-moves-are-tried",
                   test_w24_impossible_moves_are_tried);
  g_test_add_func ("/brawl-table/same-by-two-paths", test_same_by_two_paths);
  g_test_add_func ("/brawl-table/w35-closed-cards-show-backs", test_w35_closed_cards_show_backs);
  g_test_add_func ("/brawl-table/every-piece-has-a-name", test_every_piece_has_a_name);
  g_test_add_func ("/brawl-table/room-at-all-sizes", test_room_at_all_sizes);

  return g_test_run ();
}
