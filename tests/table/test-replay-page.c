/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A replay on its page: each moment as it was, through the eyes that were chosen, forth and back and
 * by itself; nothing can be moved, and nothing is shown that nobody knew.
 */

#include "match/nw-log.h"
#include "nw-table-fixture.h"
#include "table/nw-replay-bar.h"
#include "table/nw-result-view.h"

/* Seconds after which a test that waits has failed. */
#define PATIENCE 30

typedef struct
{
  NwMatch     *match;
  NwGamePage  *page;
  NwReplayBar *bar;
  GtkWidget   *window;
} Show;

static void
set_up_with (Show    *show,
             NwMatch *match,
             gboolean is_open)
{
  show->match = match;
  show->page = g_object_ref_sink (nw_game_page_new_replay (match, is_open));
  show->window = nw_fixture_present (GTK_WIDGET (show->page), 1240, 860);
  show->bar = NW_REPLAY_BAR (nw_fixture_find_type (GTK_WIDGET (show->page), NW_TYPE_REPLAY_BAR));
  nw_fixture_settle (show->window);
}

/* Two people and a bot, @n_moves into a game. */
static void
set_up (Show    *show,
        guint    n_moves,
        gboolean is_open)
{
  NwMatch *match = nw_fixture_deal (3, 2, "en", 21);

  nw_fixture_play (match, n_moves);
  set_up_with (show, match, is_open);
}

static void
tear_down (Show *show)
{
  nw_fixture_close (show->window);
  g_assert_finalize_object (show->page);
  g_assert_finalize_object (show->match);
}

static void
press (Show       *show,
       const char *action)
{
  g_autofree char *name = g_strconcat ("replay.", action, NULL);

  gtk_widget_activate_action (GTK_WIDGET (show->page), name, NULL);
}

static void
act (Show       *show,
     const char *action)
{
  press (show, action);
  nw_fixture_settle (show->window);
}

static void
choose (Show *show,
        guint eyes)
{
  gtk_widget_activate_action (GTK_WIDGET (show->page), "replay.eyes", "u", eyes);
  nw_fixture_settle (show->window);
}

static char *
describe (Show *show)
{
  return nw_fixture_describe (nw_game_page_get_table (show->page));
}

/* Whatever the way to a moment, it looks the same. */
static void
test_same_by_two_paths (void)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_free);
  guint n_moves;
  Show show;

  set_up (&show, 40, TRUE);
  n_moves = nw_match_get_n_moves (show.match);
  g_assert_cmpuint (nw_game_page_get_index (show.page), ==, 0);
  for (guint i = 0; i <= n_moves; i++)
    {
      g_assert_cmpuint (nw_game_page_get_index (show.page), ==, i);
      g_ptr_array_add (pictures, describe (&show));
      act (&show, "forward");
    }
  for (guint i = n_moves + 1; i > 0; i--)
    {
      g_autofree char *again = describe (&show);

      g_assert_cmpuint (nw_game_page_get_index (show.page), ==, i - 1);
      g_assert_cmpstr (again, ==, g_ptr_array_index (pictures, i - 1));
      act (&show, "back");
    }
  g_assert_cmpstr (g_ptr_array_index (pictures, 0), !=, g_ptr_array_index (pictures, n_moves));
  tear_down (&show);
}

static void
test_turns_and_ends (void)
{
  Show show;
  guint n_moves;

  set_up (&show, 60, TRUE);
  n_moves = nw_match_get_n_moves (show.match);
  act (&show, "last");
  g_assert_cmpuint (nw_game_page_get_index (show.page), ==, n_moves);
  act (&show, "first");
  g_assert_cmpuint (nw_game_page_get_index (show.page), ==, 0);

  for (guint last = 0; nw_game_page_get_index (show.page) < n_moves;
       last = nw_game_page_get_index (show.page))
    {
      guint index;

      act (&show, "next-turn");
      index = nw_game_page_get_index (show.page);
      g_assert_cmpuint (index, >, last);
      for (guint i = last; i < index; i++)
        g_assert_cmpuint (nw_match_get_turn_at (show.match, i), ==,
                          nw_match_get_turn_at (show.match, last));
      if (index == n_moves)
        break;

      g_assert_cmpuint (nw_match_get_turn_at (show.match, index), !=,
                        nw_match_get_turn_at (show.match, last));
      act (&show, "previous-turn");
      g_assert_cmpuint (nw_game_page_get_index (show.page), ==, last);
      act (&show, "next-turn");
    }
  tear_down (&show);
}

/* The log tells up to the moment, and leads to one. */
static void
test_log_follows (void)
{
  Show show;
  GtkListView *view;
  GListModel *log;
  guint n_before;

  set_up (&show, 40, TRUE);
  nw_game_page_toggle_log (show.page);
  view = GTK_LIST_VIEW (nw_fixture_find_type (GTK_WIDGET (show.page), GTK_TYPE_LIST_VIEW));
  log = G_LIST_MODEL (gtk_list_view_get_model (view));
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, 0);
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (NwLogEntry) last = NULL;

      n_before = g_list_model_get_n_items (log);
      act (&show, "forward");
      g_assert_cmpuint (g_list_model_get_n_items (log), ==,
                        n_before + nw_match_get_n_events (show.match, i));
      last = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
      g_assert_true (last == NULL || nw_log_entry_get_index (last) <= i);
    }

  g_signal_emit_by_name (view, "activate", 3);
  nw_fixture_settle (show.window);
  g_assert_cmpuint (nw_game_page_get_index (show.page), <, 40);
  g_assert_cmpuint (g_list_model_get_n_items (log), >=, 4);
  tear_down (&show);
}

static gboolean
is_legal (GtkWidget *widget,
          gpointer   user_data)
{
  return gtk_widget_has_css_class (widget, "legal");
}

static void
test_nothing_can_be_moved (void)
{
  Show show;
  guint64 hash;

  set_up (&show, 30, TRUE);
  hash = nw_match_get_hash (show.match);
  for (guint i = 0; i <= 30; i++)
    {
      g_assert_null (nw_fixture_find (GTK_WIDGET (show.page), is_legal, NULL));
      act (&show, "forward");
    }
  g_assert_cmpuint (nw_match_get_hash (show.match), ==, hash);
  g_assert_cmpuint (nw_match_get_n_moves (show.match), ==, 30);
  g_assert_false (nw_match_is_running (show.match));
  tear_down (&show);
}

static gboolean
is_at_end (gpointer user_data)
{
  const Show *show = user_data;

  return nw_game_page_get_index (show->page) == nw_match_get_n_moves (show->match) &&
         !nw_replay_bar_is_playing (show->bar);
}

static void
wait_until (gboolean (*is_done) (gpointer user_data),
            gpointer   user_data)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while (!is_done (user_data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Goes on by itself to the end, stops for whoever steps, begins anew from the end, and stands still
 * where nobody sees it.  But for the way to the end no time passes, in which it would go on. */
static void
test_plays_by_itself (void)
{
  Show show;

  set_up (&show, 6, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (show.page), "replay.speed", "u", 3u);
  press (&show, "play");
  g_assert_true (nw_replay_bar_is_playing (show.bar));
  wait_until (is_at_end, &show);
  nw_fixture_settle (show.window);

  press (&show, "play");
  g_assert_true (nw_replay_bar_is_playing (show.bar));
  g_assert_cmpuint (nw_game_page_get_index (show.page), ==, 0);
  press (&show, "last");
  g_assert_false (nw_replay_bar_is_playing (show.bar));
  g_assert_cmpuint (nw_game_page_get_index (show.page), ==, 6);

  press (&show, "play");
  press (&show, "play");
  g_assert_false (nw_replay_bar_is_playing (show.bar));

  press (&show, "play");
  g_assert_true (nw_replay_bar_is_playing (show.bar));
  gtk_widget_set_visible (show.window, FALSE);
  g_assert_false (nw_replay_bar_is_playing (show.bar));
  tear_down (&show);
}

/* Reserves an order unseen from a deck, if that can be done now. */
static gboolean
reserve_unseen (NwMatch *match)
{
  NwRuleset *ruleset = nw_match_get_ruleset (match);
  const NwMove *legal;
  guint n;

  legal = nw_match_legal (match, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = nw_rules_move_text (nw_ruleset_get_game (ruleset),
                                                  nw_ruleset_get_compiled (ruleset), legal[i]);

      if (g_str_has_prefix (text, "reserve deck"))
        return nw_match_try_move (match, nw_match_get_actor (match), legal[i], NULL);
    }

  return FALSE;
}

/* A game in which somebody has a secret, and whose it is. */
static NwMatch *
play_secretly (guint *seat)
{
  for (guint64 seed = 21; seed < 60; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_deal (2, 2, "en", seed);

      while (!nw_match_is_over (match))
        {
          *seat = nw_match_get_actor (match);
          if (reserve_unseen (match))
            return g_steal_pointer (&match);
          nw_fixture_play (match, 1);
        }
    }

  g_assert_not_reached ();
}

/* T25: what one hides is seen through one's own eyes and through all, not by onlookers. */
static void
test_t25_eyes (void)
{
  guint seat = 0;
  NwMatch *match = play_secretly (&seat);
  g_autofree char *own = NULL;
  g_autofree char *public = NULL;
  g_autofree char *all = NULL;
  g_autofree char *other = NULL;
  Show show;

  set_up_with (&show, match, TRUE);
  g_assert_cmpuint (nw_replay_bar_get_eyes (show.bar), ==, NW_SEAT_NONE);
  act (&show, "last");
  choose (&show, seat);
  own = describe (&show);
  choose (&show, NW_SEAT_NONE);
  public = describe (&show);
  choose (&show, NW_MATCH_ALL_SEATS);
  all = describe (&show);
  choose (&show, 1 - seat);
  other = describe (&show);

  g_assert_cmpstr (own, !=, public);
  g_assert_cmpstr (own, ==, all);
  /* And the other's board lies in front. */
  g_assert_cmpstr (own, !=, other);
  tear_down (&show);
}

static gboolean
has_label (GtkWidget *widget,
           gpointer   label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* Of a game that goes on nobody sees more than at the table, and nobody takes moves back by it. */
static void
test_closed_replay (void)
{
  Show show;

  set_up (&show, 20, FALSE);
  g_assert_cmpuint (nw_replay_bar_get_eyes (show.bar), ==, NW_SEAT_NONE);
  g_assert_null (nw_fixture_find (GTK_WIDGET (show.page), has_label,
                                  (gpointer) "Play On from Here"));
  tear_down (&show);

  set_up (&show, 20, TRUE);
  g_assert_nonnull (nw_fixture_find (GTK_WIDGET (show.page), has_label,
                                     (gpointer) "Play On from Here"));
  tear_down (&show);

  set_up_with (&show, nw_fixture_deal (3, 1, "en", 5), FALSE);
  g_assert_cmpuint (nw_replay_bar_get_eyes (show.bar), ==, 0);
  tear_down (&show);
}

static gboolean
is_seen (GtkWidget *root,
         GType      type)
{
  GtkWidget *widget = nw_fixture_find_type (root, type);

  return widget != NULL && gtk_widget_get_mapped (widget);
}

/* At its end there is the result, from which one comes back. */
static void
test_result_at_the_end (void)
{
  NwMatch *match = nw_fixture_deal (2, 1, "en", 21);
  GtkWidget *banner;
  Show show;

  nw_fixture_play (match, G_MAXUINT);
  set_up_with (&show, match, TRUE);
  g_assert_cmpuint (nw_replay_bar_get_eyes (show.bar), ==, NW_MATCH_ALL_SEATS);
  banner = nw_fixture_find_type (GTK_WIDGET (show.page), ADW_TYPE_BANNER);
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (banner)));
  act (&show, "last");
  g_assert_true (adw_banner_get_revealed (ADW_BANNER (banner)));
  g_assert_false (is_seen (GTK_WIDGET (show.page), NW_TYPE_RESULT_VIEW));
  g_signal_emit_by_name (banner, "button-clicked");
  nw_fixture_settle (show.window);
  g_assert_true (is_seen (GTK_WIDGET (show.page), NW_TYPE_RESULT_VIEW));

  act (&show, "back");
  g_assert_false (is_seen (GTK_WIDGET (show.page), NW_TYPE_RESULT_VIEW));
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (banner)));
  tear_down (&show);
}

static void
check_names (GtkWidget *root)
{
  if (gtk_widget_get_mapped (root) &&
      (GTK_IS_BUTTON (root) || GTK_IS_SCALE (root) || GTK_IS_MENU_BUTTON (root)))
    g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (root),
                                                     GTK_ACCESSIBLE_PROPERTY_LABEL) ||
                   gtk_test_accessible_has_relation (GTK_ACCESSIBLE (root),
                                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
                   GTK_IS_MENU_BUTTON (gtk_widget_get_parent (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_names (child);
}

/* Every control says what it is, and the scrub bar where it stands; there is room at all sizes. */
static void
test_names_and_room (void)
{
  static const int widths[] = { 360, 700, 1920 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      NwMatch *match = nw_fixture_deal (4, 1, "en", 21);
      GtkWidget *scale;
      Show show;

      nw_fixture_play (match, 30);
      show.match = match;
      show.page = g_object_ref_sink (nw_game_page_new_replay (match, TRUE));
      show.window = nw_fixture_present (GTK_WIDGET (show.page), widths[i], 800);
      show.bar = NW_REPLAY_BAR (
        nw_fixture_find_type (GTK_WIDGET (show.page), NW_TYPE_REPLAY_BAR));
      nw_fixture_settle (show.window);
      nw_fixture_check_sizes (GTK_WIDGET (show.page));
      check_names (GTK_WIDGET (show.bar));
      act (&show, "forward");
      scale = nw_fixture_find_type (GTK_WIDGET (show.bar), GTK_TYPE_SCALE);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scale),
                                           GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                           "Move 1 of 30 · Round 1, Chen plays");
      tear_down (&show);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/replay/same-by-two-paths", test_same_by_two_paths);
  g_test_add_func ("/replay/turns-and-ends", test_turns_and_ends);
  g_test_add_func ("/replay/log-follows", test_log_follows);
  g_test_add_func ("/replay/nothing-can-be-moved", test_nothing_can_be_moved);
  g_test_add_func ("/replay/plays-by-itself", test_plays_by_itself);
  g_test_add_func ("/replay/t25-eyes", test_t25_eyes);
  g_test_add_func ("/replay/closed", test_closed_replay);
  g_test_add_func ("/replay/result-at-the-end", test_result_at_the_end);
  g_test_add_func ("/replay/names-and-room", test_names_and_room);

  return g_test_run ();
}
