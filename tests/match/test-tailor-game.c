/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor as its views see it.
 */

#include "engine/nw-rng.h"
#include "match/nw-tailor-game.h"
#include "nw-match-fixture.h"

#define POSITION(row)                                                                           \
  "{\"seats\": [{\"row\": \"" row "\", \"limit\": 8, \"magic\": 1,"                             \
  "              \"completed\": [\"cap\", {\"id\": \"ribbon\", \"magic\": 1}],"                 \
  "              \"exclusive\": [\"note\", {\"id\": \"veil\", \"known\": true}]},"              \
  "             {\"row\": \"wwwwwww\", \"completed\": [\"lamp\"], \"exclusive\": [\"hood\"]}]," \
  "\"display\": {\"1\": [\"sash\", null], \"2\": [\"coat\", \"robe\"]},"                        \
  "\"decks\": {\"1\": [\"apron\"], \"2\": [\"belt\"]}}"

static NwTailorGame *
show (NwMatch *match,
      guint    viewer)
{
  NwTailorGame *game = nw_tailor_game_new (nw_match_get_ruleset (match));
  NwState view;
  guint n_legal;
  const NwMove *legal = nw_match_legal (match, &n_legal);

  nw_match_view_for (match, viewer, &view);
  nw_tailor_game_update (game, &view, legal, viewer == nw_match_get_actor (match) ? n_legal : 0);

  return game;
}

static guint
find_order (NwTailorGame *game,
            const char   *id)
{
  const NwTailorRules *rules = nw_tailor_game_get_rules (game);

  for (guint i = 0; i < rules->n_orders; i++)
    if (g_str_equal (rules->order_ids[i], id))
      return i;

  g_assert_not_reached ();
}

static void
test_boards (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION ("rwrbwwww"));
  g_autoptr (NwTailorGame) game = show (match, 0);
  NwTailorCard cards[NW_TAILOR_MAX_CARDS];

  g_assert_cmpuint (nw_tailor_game_get_n_seats (game), ==, 2);
  g_assert_cmpuint (nw_tailor_game_get_seat (game, 0)->limit, ==, 8);
  g_assert_cmpuint (nw_tailor_game_get_seat (game, 0)->points, ==, 3);
  g_assert_cmpuint (nw_tailor_game_get_fabric (game, 0, 0), ==, 1);
  g_assert_cmpuint (nw_tailor_game_get_fabric (game, 0, 3), ==, 3);

  g_assert_cmpuint (nw_tailor_game_get_completed (game, 0, cards), ==, 2);
  g_assert_cmpuint (cards[0].order, ==, find_order (game, "cap"));
  g_assert_cmpuint (cards[0].magic, ==, 0);
  g_assert_cmpuint (cards[1].order, ==, find_order (game, "ribbon"));
  g_assert_cmpuint (cards[1].magic, ==, 1);
  g_assert_cmpuint (nw_tailor_game_get_completed (game, 1, cards), ==, 1);
  g_assert_cmpuint (cards[0].order, ==, find_order (game, "lamp"));

  g_assert_cmpuint (nw_tailor_game_get_n_display (game, 0), ==, 2);
  g_assert_cmpuint (nw_tailor_game_get_display (game, 0, 0), ==, find_order (game, "sash"));
  g_assert_cmpuint (nw_tailor_game_get_display (game, 0, 1), ==, NW_TAILOR_NONE);
  g_assert_cmpuint (nw_tailor_game_get_display (game, 1, 1), ==, find_order (game, "robe"));
  g_assert_cmpuint (nw_tailor_game_get_n_deck (game, 1), ==, 1);
}

/* T25: an exclusive order from a deck is its owner's secret, one from the display is not. */
static void
test_exclusive (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION ("rwrbwwww"));
  g_autoptr (NwTailorGame) own = show (match, 0);
  g_autoptr (NwTailorGame) other = show (match, 1);
  NwTailorCard cards[NW_TAILOR_MAX_CARDS];

  g_assert_cmpuint (nw_tailor_game_get_exclusive (own, 0, cards), ==, 2);
  g_assert_cmpuint (cards[0].order, ==, find_order (own, "note"));
  g_assert_false (cards[0].is_known);
  g_assert_cmpuint (cards[0].level, ==, 0);
  g_assert_cmpuint (cards[1].order, ==, find_order (own, "veil"));
  g_assert_true (cards[1].is_known);
  g_assert_cmpuint (cards[1].level, ==, 1);
  g_assert_cmpuint (nw_tailor_game_get_exclusive (own, 1, cards), ==, 1);
  g_assert_cmpuint (cards[0].order, ==, NW_TAILOR_NONE);
  g_assert_cmpuint (cards[0].level, ==, 1);

  g_assert_cmpuint (nw_tailor_game_get_exclusive (other, 0, cards), ==, 2);
  g_assert_cmpuint (cards[0].order, ==, NW_TAILOR_NONE);
  g_assert_cmpuint (cards[1].order, ==, find_order (other, "veil"));
}

static void
test_dyes (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION ("rwrbwwww"));
  g_autoptr (NwTailorGame) own = show (match, 0);
  g_autoptr (NwTailorGame) other = show (match, 1);
  const guint ribbon = find_order (own, "ribbon");

  g_assert_cmphex (nw_tailor_game_get_dyes (own, 0, 0), ==, 0xd);
  g_assert_cmphex (nw_tailor_game_get_dyes (own, 4, 7), ==, 0xe);
  g_assert_cmphex (nw_tailor_game_get_dyes (own, 0, 1), ==, 0);
  g_assert_cmphex (nw_tailor_game_get_dyes (own, 8, 8), ==, 0);
  g_assert_cmphex (nw_tailor_game_get_dyes (other, 0, 0), ==, 0);

  g_assert_cmphex (nw_tailor_game_get_magics (own, 0, 3), ==, 0x7);
  g_assert_cmphex (nw_tailor_game_get_magics (own, 1 + ribbon, 3), ==, 0x7);
  g_assert_cmphex (nw_tailor_game_get_magics (own, 1 + find_order (own, "cap"), 3), ==, 0);
}

static void
test_fits (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION ("rwrbwwwr"));
  g_autoptr (NwTailorGame) game = show (match, 0);
  NwTailorFit fits[NW_TAILOR_MAX_FITS];

  /* rw: at 1, and backwards at 2 and at 7. */
  g_assert_cmpuint (nw_tailor_game_get_fits (game, find_order (game, "sash"), fits), ==, 3);
  g_assert_cmpuint (fits[0].position, ==, 0);
  g_assert_cmpuint (fits[0].length, ==, 2);
  g_assert_false (fits[0].reversed);
  g_assert_true (nw_tailor_game_is_legal (game, fits[0].move));
  g_assert_cmpuint (fits[1].position, ==, 1);
  g_assert_true (fits[1].reversed);
  g_assert_cmpuint (fits[2].position, ==, 6);
  g_assert_cmpuint (nw_tailor_game_get_fits (game, find_order (game, "robe"), fits), ==, 0);
  /* Not available to this seat. */
  g_assert_cmpuint (nw_tailor_game_get_fits (game, find_order (game, "cap"), fits), ==, 0);
  g_assert_cmpuint (nw_tailor_game_get_n_fitting (game), ==, 1);
}

static void
test_plans (void)
{
  static const struct
  {
    const char *position;
    const char *order;
    gint        n_dyes;     /* -1: more than two */
  } cases[] = {
    { POSITION ("rwrbwwww"), "sash", 0 }, { POSITION ("rwrbwwww"), "coat", 1 },
    { POSITION ("rwrbwwww"), "veil", 1 }, { POSITION ("rwrbwwww"), "robe", 1 },
    { POSITION ("rwrbwwww"), "belt", 0 }, { POSITION ("rwrbwwww"), "lamp", 1 },
    { POSITION ("wwwwwwww"), "coat", 2 }, { POSITION ("wwwwwwww"), "robe", -1 },
    { POSITION ("w"), "sash", -1 },       { POSITION (""), "sash", -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", cases[i].position);
      g_autoptr (NwTailorGame) own = show (match, 0);
      g_autoptr (NwTailorGame) other = show (match, 1);
      const guint order = find_order (own, cases[i].order);
      NwTailorPlan plan;

      g_test_message ("%s", cases[i].order);
      g_assert_cmpint (nw_tailor_game_plan (own, 0, order, &plan), ==, cases[i].n_dyes >= 0);
      if (cases[i].n_dyes >= 0)
        g_assert_cmpint ((gint) plan.n_dyes, ==, cases[i].n_dyes);

      /* Everybody may ask about every row; only who may move gets a move. */
      g_assert_cmpint (nw_tailor_game_plan (other, 0, order, &plan), ==, cases[i].n_dyes >= 0);
      g_assert_cmpuint (plan.fit.move, ==, NW_MOVE_NONE);
    }
}

/* Plays at random into the game, up to the beginning of a turn. */
static NwTailorGame *
play_to_new_turn (NwMatch *match,
                  guint64  seed)
{
  for (;;)
    {
      g_autoptr (NwTailorGame) game = NULL;

      nw_fixture_play_out (match, seed, 1);
      g_assert_false (nw_match_is_over (match));
      game = show (match, nw_match_get_actor (match));
      if (nw_match_get_n_moves (match) >= seed % 10 &&
          nw_tailor_game_get_pending (game) == NW_TAILOR_PENDING_NONE &&
          nw_tailor_game_get_action (game) == NW_TAILOR_ACTION_NONE)
        return g_steal_pointer (&game);
    }
}

/* What a plan says comes true when it is played. */
static void
test_plans_hold (void)
{
  guint n_played = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hh", seed);
      g_autoptr (NwTailorGame) game = NULL;
      NwTailorFit fits[NW_TAILOR_MAX_FITS];
      NwTailorPlan plan;
      guint order;

      game = play_to_new_turn (match, seed);
      order = nw_tailor_game_get_display (game, seed % 2, 0);
      if (order == NW_TAILOR_NONE ||
          !nw_tailor_game_plan (game, nw_match_get_actor (match), order, &plan))
        continue;

      for (guint i = 0; i < plan.n_dyes; i++)
        g_assert_true (nw_match_try_move (match, nw_match_get_actor (match), plan.dyes[i], NULL));
      if (plan.n_dyes == 0)
        {
          g_assert_cmpuint (nw_tailor_game_get_fits (game, order, fits), >, 0);
          g_assert_cmpuint (plan.fit.move, !=, NW_MOVE_NONE);
        }
      g_clear_object (&game);
      game = show (match, nw_match_get_actor (match));
      g_assert_true (nw_tailor_game_plan (game, nw_match_get_actor (match), order, &plan));
      g_assert_cmpuint (plan.n_dyes, ==, 0);
      n_played++;
    }

  g_assert_cmpuint (n_played, >, 5);
}

static void
on_notified_cb (GObject    *object,
                GParamSpec *pspec,
                GString    *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

static void
on_changed_cb (NwTailorGame *game,
               GString      *log)
{
  g_string_append (log, "changed ");
}

static void
update (NwTailorGame *game,
        NwMatch      *match)
{
  NwState view;

  nw_match_view_for (match, 0, &view);
  nw_tailor_game_update (game, &view, NULL, 0);
}

static void
test_properties (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION ("rwrbwwww"));
  g_autoptr (NwTailorGame) game = show (match, 0);
  g_autoptr (GString) log = g_string_new (NULL);
  guint round, dyes_left;
  gboolean over;

  g_signal_connect (game, "notify", G_CALLBACK (on_notified_cb), log);
  g_signal_connect (game, "changed", G_CALLBACK (on_changed_cb), log);
  nw_fixture_play (match, "dye 1 blue");
  update (game, match);
  g_assert_cmpstr (log->str, ==, "action dyes-left changed ");

  g_string_truncate (log, 0);
  nw_fixture_play (match, "end");
  update (game, match);
  g_assert_cmpstr (log->str, ==, "actor turn action dyes-left changed ");

  g_string_truncate (log, 0);
  update (game, match);
  g_assert_cmpstr (log->str, ==, "changed ");

  g_object_get (game, "round", &round, "dyes-left", &dyes_left, "over", &over, NULL);
  g_assert_cmpuint (round, ==, nw_tailor_game_get_round (game));
  g_assert_cmpuint (dyes_left, ==, 2);
  g_assert_false (over);
  g_assert_false (nw_tailor_game_is_over (game));
  g_assert_false (nw_tailor_game_is_last_round (game));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tailor-game/boards", test_boards);
  g_test_add_func ("/tailor-game/exclusive", test_exclusive);
  g_test_add_func ("/tailor-game/dyes", test_dyes);
  g_test_add_func ("/tailor-game/fits", test_fits);
  g_test_add_func ("/tailor-game/plans", test_plans);
  g_test_add_func ("/tailor-game/plans-hold", test_plans_hold);
  g_test_add_func ("/tailor-game/properties", test_properties);

  return g_test_run ();
}
