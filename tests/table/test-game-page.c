/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game on its page: the curtain between people, undo, the end, and that nothing is left behind.
 */

#include "nw-table-fixture.h"
#include "table/nw-curtain.h"
#include "table/nw-order-piece.h"
#include "table/nw-result-view.h"
#include "table/nw-tailor-table.h"

static NwGamePage *
set_up (NwMatch    *match,
        GtkWidget **window)
{
  NwGamePage *page = g_object_ref_sink (nw_game_page_new (match));

  *window = nw_fixture_present (GTK_WIDGET (page), 1240, 760);

  return page;
}

static void
tear_down (NwGamePage *page,
           GtkWidget  *window,
           NwMatch    *match)
{
  nw_fixture_close (window);
  g_assert_finalize_object (page);
  g_assert_finalize_object (match);
}

static gboolean
is_seen (NwGamePage *page,
         GType       type)
{
  GtkWidget *widget = nw_fixture_find_type (GTK_WIDGET (page), type);

  return widget != NULL && gtk_widget_get_child_visible (widget) &&
         gtk_widget_get_mapped (widget);
}

static void
test_one_person_has_no_curtain (void)
{
  NwMatch *match = nw_fixture_deal (2, 1, "en", 3);
  GtkWidget *window;
  NwGamePage *page = set_up (match, &window);

  for (guint i = 0; i < 60; i++)
    {
      nw_fixture_play (match, 1);
      g_assert_false (is_seen (page, NW_TYPE_CURTAIN));
      g_assert_true (is_seen (page, NW_TYPE_TAILOR_TABLE));
    }
  tear_down (page, window, match);
}

static gboolean
is_log (GtkWidget *widget,
        gpointer   data G_GNUC_UNUSED)
{
  return GTK_IS_LIST_VIEW (widget);
}

/* Who looks at how the table was stays there while bots move, until they want back. */
static void
test_looking_back (void)
{
  NwMatch *match = nw_fixture_deal (2, 1, "en", 3);
  GtkWidget *window;
  NwGamePage *page = set_up (match, &window);
  GtkWidget *log;
  guint index;

  nw_fixture_play (match, 30);
  nw_game_page_toggle_log (page);
  nw_fixture_settle (window);
  log = nw_fixture_find (GTK_WIDGET (page), is_log, NULL);
  g_signal_emit_by_name (log, "activate", 2);
  index = nw_game_page_get_index (page);
  g_assert_cmpuint (index, <, nw_match_get_n_moves (match));

  nw_fixture_play (match, 5);
  nw_fixture_settle (window);
  g_assert_cmpuint (nw_game_page_get_index (page), ==, index);
  g_signal_emit_by_name (nw_fixture_find_type (GTK_WIDGET (page), ADW_TYPE_BANNER),
                         "button-clicked");
  g_assert_cmpuint (nw_game_page_get_index (page), ==, nw_match_get_n_moves (match));
  nw_fixture_play (match, 1);
  g_assert_cmpuint (nw_game_page_get_index (page), ==, nw_match_get_n_moves (match));

  /* The end is shown to everybody. */
  g_signal_emit_by_name (log, "activate", 2);
  nw_fixture_play (match, G_MAXUINT);
  nw_fixture_settle (window);
  g_assert_true (is_seen (page, NW_TYPE_RESULT_VIEW));
  tear_down (page, window, match);
}

static void
test_curtain_between_people (void)
{
  NwMatch *match = nw_fixture_deal (2, 2, "en", 3);
  GtkWidget *window;
  NwGamePage *page = set_up (match, &window);
  guint n_curtains = 0;

  for (guint turn = 0; turn < 6; turn++)
    {
      const guint actor = nw_match_get_actor (match);

      nw_fixture_settle (window);
      g_assert_true (is_seen (page, NW_TYPE_CURTAIN));
      g_assert_false (is_seen (page, NW_TYPE_TAILOR_TABLE));
      n_curtains++;

      g_signal_emit_by_name (nw_fixture_find_type (GTK_WIDGET (page), NW_TYPE_CURTAIN), "ready");
      nw_fixture_settle (window);
      g_assert_false (is_seen (page, NW_TYPE_CURTAIN));
      while (nw_match_get_actor (match) == actor)
        nw_fixture_play (match, 1);
    }
  g_assert_cmpuint (n_curtains, ==, 6);
  tear_down (page, window, match);
}

typedef struct
{
  NwTailorCard cards[NW_TAILOR_MAX_CARDS];
  guint        n_cards;
} Known;

/* A face of an exclusive order that not everybody knows. */
static gboolean
is_secret (GtkWidget *widget,
           gpointer   user_data)
{
  const Known *known = user_data;

  if (!NW_IS_ORDER_PIECE (widget) || !gtk_widget_has_css_class (widget, "exclusive") ||
      nw_order_piece_is_back (NW_ORDER_PIECE (widget)))
    return FALSE;

  for (guint i = 0; i < known->n_cards; i++)
    if (known->cards[i].order == nw_order_piece_get_order (NW_ORDER_PIECE (widget)))
      return FALSE;

  return TRUE;
}

static void
get_known (NwMatch *match,
           Known   *known)
{
  g_autoptr (NwTailorGame) game = nw_tailor_game_new (nw_match_get_ruleset (match));
  NwTailorCard cards[NW_TAILOR_MAX_CARDS];
  NwState state;

  nw_match_view_for (match, NW_SEAT_NONE, &state);
  nw_tailor_game_update (game, &state, NULL, 0);
  known->n_cards = 0;
  for (guint seat = 0; seat < nw_match_get_n_seats (match); seat++)
    for (guint i = 0, n = nw_tailor_game_get_exclusive (game, seat, cards); i < n; i++)
      known->cards[known->n_cards++] = cards[i];
}

/* T25: behind the curtain nothing secret is in the widgets, seen or not. */
static void
test_t25_curtain_hides_secrets (void)
{
  NwMatch *match = nw_fixture_deal (2, 2, "en", 3);
  GtkWidget *window;
  NwGamePage *page = set_up (match, &window);
  guint n_behind = 0;

  for (guint i = 0; i < 200 && !nw_match_is_over (match); i++)
    {
      Known known;

      nw_fixture_play (match, 1);
      if (!is_seen (page, NW_TYPE_CURTAIN))
        continue;
      get_known (match, &known);
      g_assert_null (nw_fixture_find (GTK_WIDGET (page), is_secret, &known));
      n_behind++;
    }
  g_assert_cmpuint (n_behind, >, 50);
  tear_down (page, window, match);
}

static void
test_undo_and_redo (void)
{
  NwMatch *match = nw_fixture_deal (2, 1, "en", 3);
  GtkWidget *window;
  NwGamePage *page = set_up (match, &window);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint n_moves;

  while (nw_match_get_actor (match) != 0)
    nw_fixture_play (match, 1);
  nw_fixture_settle (window);
  before = nw_fixture_describe (nw_game_page_get_table (page));
  g_assert_true (nw_match_try_text (match, 0, "dye 1-2 red", NULL));
  n_moves = nw_match_get_n_moves (match);
  nw_game_page_undo (page);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves - 1);
  nw_fixture_settle (window);
  after = nw_fixture_describe (nw_game_page_get_table (page));
  g_assert_cmpstr (before, ==, after);
  nw_game_page_redo (page);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);
  tear_down (page, window, match);
}

static void
test_result_at_the_end (void)
{
  NwMatch *match = nw_fixture_deal (3, 1, "es", 3);
  GtkWidget *window;
  NwGamePage *page = set_up (match, &window);
  g_autofree char *text = NULL;

  nw_fixture_play (match, G_MAXUINT);
  g_assert_true (nw_match_is_over (match));
  nw_fixture_settle (window);
  g_assert_true (is_seen (page, NW_TYPE_RESULT_VIEW));
  nw_fixture_check_sizes (GTK_WIDGET (page));

  text = nw_result_text (match, "en");
  for (guint i = 0; i < 3; i++)
    g_assert_nonnull (strstr (text, nw_seat_info_get_name (nw_match_get_seat (match, i))));

  g_signal_emit_by_name (nw_fixture_find_type (GTK_WIDGET (page), NW_TYPE_RESULT_VIEW),
                         "inspect");
  nw_fixture_settle (window);
  g_assert_true (is_seen (page, NW_TYPE_TAILOR_TABLE));
  tear_down (page, window, match);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/game-page/one-person-has-no-curtain", test_one_person_has_no_curtain);
  g_test_add_func ("/game-page/looking-back", test_looking_back);
  g_test_add_func ("/game-page/curtain-between-people", test_curtain_between_people);
  g_test_add_func ("/game-page/t25-curtain-hides-secrets", test_t25_curtain_hides_secrets);
  g_test_add_func ("/game-page/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/game-page/result-at-the-end", test_result_at_the_end);

  return g_test_run ();
}
