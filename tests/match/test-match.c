/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches: judging, history, undo and redo by the settled policy, what is handed out.
 */

#include <string.h>

#include "games/tailor/nw-tailor-state.h"
#include "nw-match-fixture.h"

/* Every card is somewhere; decks of several cards. */
#define DECKS                                                                                   \
  "\"display\": {\"1\": [\"sash\", \"apron\"], \"2\": [\"coat\", \"robe\"]},"                   \
  "\"decks\": {\"1\": [\"ribbon\", \"note\", \"lamp\", \"cap\"],"                               \
  "            \"2\": [\"veil\", \"belt\", \"hood\"]}"

#define START "{\"seats\": [{\"row\": \"wwwwww\"}, {\"row\": \"wwwwwww\"}]," DECKS "}"
/* The sash fits at once. */
#define SASH "{\"seats\": [{\"row\": \"rwwwww\"}, {\"row\": \"wwwwwww\"}]," DECKS "}"

static void
assert_blocker (NwMatch      *match,
                NwUndoBlocker blocker)
{
  g_assert_cmpint (nw_match_get_undo_blocker (match), ==, blocker);
  g_assert_cmpint (nw_match_can_undo (match), ==, blocker == NW_UNDO_BLOCKER_NONE);
  if (blocker != NW_UNDO_BLOCKER_NONE)
    {
      const guint n_moves = nw_match_get_n_moves (match);

      g_assert_false (nw_match_undo (match));
      g_assert_cmpuint (nw_match_get_n_moves (match), ==, n_moves);
    }
}

/* ---- Undo ----------------------------------------------------------------------------------- */

static void
test_undo_start (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 1);

  assert_blocker (match, NW_UNDO_BLOCKER_START);
  g_assert_false (nw_match_can_redo (match));
  g_assert_false (nw_match_redo (match));
}

static void
test_undo_own_moves (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", START);
  const guint64 hash = nw_match_get_hash (match);

  nw_fixture_play (match, "dye 1-2 red; dye 1 blue");
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
  g_assert_true (nw_match_undo (match));
  g_assert_true (nw_match_undo (match));
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
  assert_blocker (match, NW_UNDO_BLOCKER_START);
}

/* Ending the turn decides nothing for the next seat yet. */
static void
test_undo_end_of_turn (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", START);

  nw_fixture_play (match, "dye 1 red; end");
  g_assert_cmpuint (nw_match_get_actor (match), ==, 1);
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
  g_assert_true (nw_match_undo (match));
  g_assert_cmpuint (nw_match_get_actor (match), ==, 0);
}

static void
test_undo_other_seat (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", START);

  nw_fixture_play (match, "dye 1 red; end; dye 1 red");
  g_assert_true (nw_match_undo (match));
  /* That seat has decided, even if it took it back. */
  assert_blocker (match, NW_UNDO_BLOCKER_OTHER_SEAT);
  nw_fixture_play (match, "dye 2 red; end");
  g_assert_true (nw_match_undo (match));
  g_assert_true (nw_match_undo (match));
  assert_blocker (match, NW_UNDO_BLOCKER_OTHER_SEAT);
}

static void
test_undo_refill (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", SASH);

  nw_fixture_play (match, "complete sash at 1");
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
  nw_fixture_play (match, "end");
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
  g_assert_true (nw_match_move_reveals (match, nw_fixture_move (match, "restock 1")));
  nw_fixture_play (match, "restock 1");
  assert_blocker (match, NW_UNDO_BLOCKER_REVEALED);
}

/* What can be worked out is no news: the last card of a deck when all others are seen. */
static void
test_undo_last_card (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at (
    "hh", "{\"seats\": [{\"row\": \"rwwwww\", \"completed\": [\"note\", \"lamp\", \"cap\"]},"
          "{\"row\": \"wwwwwww\", \"completed\": [{\"id\": \"ribbon\", \"magic\": 0}]}],"
          "\"display\": {\"1\": [\"sash\", null], \"2\": [\"coat\", \"robe\"]},"
          "\"decks\": {\"1\": [\"apron\"], \"2\": [\"veil\", \"belt\", \"hood\"]}}");

  nw_fixture_play (match, "complete sash at 1; end; restock 0");
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
}

#define REFERRAL                                                                                \
  "{\"seats\": [{\"row\": \"wwowww\"}, {\"row\": \"wwwwwww\"}],"                                \
  "\"display\": {\"1\": [\"note\", \"apron\"], \"2\": [\"coat\", \"robe\"]},"                   \
  "\"decks\": {\"1\": [\"ribbon\", \"sash\", \"lamp\", \"cap\"],"                               \
  "            \"2\": [\"veil\", \"belt\", \"hood\"]}}"

static void
test_undo_reserve (void)
{
  static const struct
  {
    const char   *move;
    NwUndoBlocker blocker;
  } cases[] = {
    { "reserve apron", NW_UNDO_BLOCKER_NONE },
    { "reserve nothing", NW_UNDO_BLOCKER_NONE },
    { "reserve deck 1", NW_UNDO_BLOCKER_REVEALED },
    { "reserve deck 2", NW_UNDO_BLOCKER_REVEALED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", REFERRAL);

      nw_fixture_play (match, "complete note at 1");
      nw_fixture_play (match, cases[i].move);
      assert_blocker (match, cases[i].blocker);
    }
}

/* Completing an order that only its owner knew shows it to all; one that all knew does not. */
static void
test_undo_exclusive (void)
{
  static const struct
  {
    const char   *exclusive;
    NwUndoBlocker blocker;
  } cases[] = {
    { "\"sash\"", NW_UNDO_BLOCKER_REVEALED },
    { "{\"id\": \"sash\", \"known\": true}", NW_UNDO_BLOCKER_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *position = g_strdup_printf (
        "{\"seats\": [{\"row\": \"rwwwww\", \"exclusive\": [%s]}, {\"row\": \"wwwwwww\"}],"
        "\"display\": {\"1\": [\"note\", \"apron\"], \"2\": [\"coat\", \"robe\"]},"
        "\"decks\": {\"1\": [\"ribbon\", \"lamp\", \"cap\"],"
        "            \"2\": [\"veil\", \"belt\", \"hood\"]}}",
        cases[i].exclusive);
      g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", position);

      nw_fixture_play (match, "complete sash at 1");
      assert_blocker (match, cases[i].blocker);
    }
}

static void
test_undo_bot (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hr", START);

  nw_fixture_play (match, "dye 1 red; end");
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
  nw_fixture_play (match, "dye 1 red");
  assert_blocker (match, NW_UNDO_BLOCKER_OTHER_SEAT);
}

static void
test_undo_unlimited (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hr", SASH);
  guint64 hash;

  nw_match_set_unlimited_undo (match, TRUE);
  assert_blocker (match, NW_UNDO_BLOCKER_START);
  nw_fixture_play (match, "complete sash at 1; end; restock 1; dye 1 red; dye 2 blue; end");
  hash = nw_match_get_hash (match);

  /* Over three moves of the bot, and over the refill. */
  assert_blocker (match, NW_UNDO_BLOCKER_NONE);
  g_assert_true (nw_match_undo (match));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 2);
  g_assert_cmpuint (nw_match_get_actor (match), ==, 0);
  g_assert_true (nw_match_undo (match));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 1);

  g_assert_true (nw_match_redo (match));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 2);
  g_assert_true (nw_match_redo (match));
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 6);
  g_assert_cmpuint (nw_match_get_hash (match), ==, hash);
  g_assert_false (nw_match_can_redo (match));
}

/* A bot that begins leaves nothing to take back. */
static void
test_undo_unlimited_bot_begins (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("rh", START);

  nw_match_set_unlimited_undo (match, TRUE);
  nw_fixture_play (match, "dye 1 red; end");
  assert_blocker (match, NW_UNDO_BLOCKER_START);
}

/* Where several people play, the policy holds. */
static void
test_undo_unlimited_people (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", SASH);

  nw_match_set_unlimited_undo (match, TRUE);
  nw_fixture_play (match, "complete sash at 1; end; restock 1");
  assert_blocker (match, NW_UNDO_BLOCKER_REVEALED);
}

static void
test_undo_cut_off (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", START);

  nw_fixture_play (match, "dye 1 red; dye 2 blue");
  g_assert_true (nw_match_undo (match));
  g_assert_true (nw_match_can_redo (match));
  nw_fixture_play (match, "dye 3 blue");
  g_assert_false (nw_match_can_redo (match));
  g_assert_cmpuint (nw_match_get_move (match, 1), ==, nw_fixture_move (match, "dye 3 blue"));
  g_assert_cmpuint (nw_match_get_n_events (match, 1), ==, 1);
}

/* At the end of the game too. */
static void
test_undo_over (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at (
    "hh", "{\"seats\": [{\"row\": \"wwwwww\"}, {\"row\": \"wwwwwww\"}], \"turn\": \"s2\","
          "\"last_round\": true," DECKS "}");

  nw_fixture_play (match, "dye 1 red; end");
  g_assert_true (nw_match_is_over (match));
  g_assert_cmpuint (nw_match_get_actor (match), ==, NW_SEAT_NONE);
  g_assert_true (nw_match_undo (match));
  g_assert_false (nw_match_is_over (match));
}

/* Redo gives the same states, chance included, for whole random games. */
static void
test_redo_same (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hrr", seed);
      g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));

      nw_match_set_unlimited_undo (match, TRUE);
      nw_fixture_play_out (match, seed, 60);
      do
        {
          const guint64 hash = nw_match_get_hash (match);

          g_array_append_val (hashes, hash);
        }
      while (nw_match_undo (match));
      g_assert_cmpuint (hashes->len, >, 1);

      for (guint i = hashes->len - 1; i > 0; i--)
        {
          g_assert_cmpuint (nw_match_get_hash (match), ==, g_array_index (hashes, guint64, i));
          g_assert_true (nw_match_redo (match));
        }
      g_assert_cmpuint (nw_match_get_hash (match), ==, g_array_index (hashes, guint64, 0));
      g_assert_false (nw_match_can_redo (match));
    }
}

/* ---- Judging -------------------------------------------------------------------------------- */

static void
test_refusals (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", SASH);

  nw_fixture_refuse (match, 1, "dye 1 red", NW_MOVE_ERROR_NOT_YOUR_TURN);
  nw_fixture_refuse (match, 0, "dance", NW_MOVE_ERROR_UNKNOWN);
  nw_fixture_refuse (match, 0, "dye 1 pink", NW_MOVE_ERROR_UNKNOWN);
  nw_fixture_refuse (match, 0, "complete nothing-like-it at 1", NW_MOVE_ERROR_UNKNOWN);
  nw_fixture_refuse (match, 0, "expand left", NW_MOVE_ERROR_NOT_IN_PHASE);
  nw_fixture_refuse (match, 0, "dye 1-2 blue", NW_MOVE_ERROR_ILLEGAL);
  nw_fixture_refuse (match, 0, "end", NW_MOVE_ERROR_ILLEGAL);
}

static void
test_refusal_over (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 3);

  nw_fixture_play_out (match, 3, G_MAXUINT);
  g_assert_true (nw_match_is_over (match));
  nw_fixture_refuse (match, 0, "end", NW_MOVE_ERROR_GAME_OVER);
  nw_fixture_refuse (match, 1, "end", NW_MOVE_ERROR_GAME_OVER);
}

/* Each seat is refused in its own language. */
static void
test_refusal_languages (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("he", SASH);
  g_autoptr (GError) english = NULL;
  g_autoptr (GError) spanish = NULL;

  nw_match_try_text (match, 0, "dye 1-2 blue", &english);
  g_assert_cmpstr (english->message, ==, "Positions 1 to 2 are not all of one colour.");
  nw_match_try_text (match, 1, "dye 1-2 blue", &spanish);
  g_assert_cmpstr (spanish->message, ==, "No es su turno: debe decidir Mei.");
}

static void
test_legal (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", SASH);
  guint n_moves;
  const NwMove *moves = nw_match_legal (match, &n_moves);

  g_assert_cmpuint (n_moves, >, 0);
  for (guint i = 0; i < n_moves; i++)
    g_assert_true (nw_match_check_move (match, 0, moves[i], NULL));
}

/* ---- What is handed out --------------------------------------------------------------------- */

static void
test_views (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", REFERRAL);
  NwState own, other, before;
  const NwTailorState *state;

  nw_match_view_for (match, 0, &before);
  g_assert_cmpuint (before.head.rng, ==, 0);
  nw_fixture_play (match, "complete note at 1; reserve deck 2");
  nw_match_view_for (match, 0, &own);
  nw_match_view_for (match, 1, &other);

  state = (const NwTailorState *) &own;
  g_assert_cmpuint (state->pile[nw_tailor_exclusive_slot (0)], !=, NW_TAILOR_NONE);
  state = (const NwTailorState *) &other;
  g_assert_cmpuint (state->pile[nw_tailor_exclusive_slot (0)], ==, NW_TAILOR_NONE);

  nw_match_view_at (match, 0, 0, &own);
  g_assert_cmpmem (&own, sizeof own, &before, sizeof before);
}

static void
test_event_secrets (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", REFERRAL);
  NwEvent event;

  nw_fixture_play (match, "complete note at 1; reserve deck 2");
  nw_match_get_event (match, 1, 0, 0, &event);
  g_assert_cmpint (event.kind, ==, NW_TAILOR_EVENT_RESERVED);
  g_assert_cmpint (event.args[0], >=, 0);
  nw_match_get_event (match, 1, 0, 1, &event);
  g_assert_cmpint (event.args[0], ==, NW_EVENT_HIDDEN);
  nw_match_get_event (match, 1, 0, NW_SEAT_NONE, &event);
  g_assert_cmpint (event.args[0], ==, NW_EVENT_HIDDEN);
}

static void
on_event_cb (NwMatch *match,
             guint    index,
             guint    event_index,
             GString *log)
{
  NwEvent event;

  nw_match_get_event (match, index, event_index, 0, &event);
  g_string_append_printf (log, "%u.%u:%u ", index, event_index, event.kind);
}

static void
on_changed_cb (NwMatch    *match,
               NwMatchHint hint,
               GString    *log)
{
  static const char *const names[] = { "move", "undo", "redo" };

  g_string_append_printf (log, "%s(%u) ", names[hint], nw_match_get_n_moves (match));
}

static void
on_notified_cb (GObject    *object,
                GParamSpec *pspec,
                GString    *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

/* Events in order, then what the properties say, then "changed". */
static void
test_signals (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", SASH);
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (match, "event", G_CALLBACK (on_event_cb), log);
  g_signal_connect (match, "changed", G_CALLBACK (on_changed_cb), log);
  nw_fixture_play (match, "complete sash at 1");
  g_assert_cmpstr (log->str, ==, "0.0:3 move(1) ");

  g_string_truncate (log, 0);
  g_assert_true (nw_match_undo (match));
  g_assert_true (nw_match_redo (match));
  g_assert_cmpstr (log->str, ==, "undo(0) redo(1) ");

  g_string_truncate (log, 0);
  g_signal_connect (match, "notify", G_CALLBACK (on_notified_cb), log);
  nw_fixture_play (match, "end");
  g_assert_cmpstr (log->str, ==, "n-moves move(2) ");
  g_string_truncate (log, 0);
  nw_fixture_play (match, "restock 0");
  g_assert_cmpstr (log->str, ==,
                   "2.0:8 2.1:9 2.2:0 actor turn n-moves can-undo undo-blocker move(3) ");
}

/* A handler may move at once; what it finds is whole. */
static void
on_changed_move_cb (NwMatch    *match,
                    NwMatchHint hint,
                    guint      *n_calls)
{
  if (++*n_calls < 4)
    nw_fixture_play (match, *n_calls == 1 ? "dye 2 red" : *n_calls == 2 ? "end" : "dye 1 blue");
}

static void
test_reentrant (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", START);
  guint n_calls = 0;

  g_signal_connect (match, "changed", G_CALLBACK (on_changed_move_cb), &n_calls);
  nw_fixture_play (match, "dye 1 red");
  g_assert_cmpuint (n_calls, ==, 4);
  g_assert_cmpuint (nw_match_get_n_moves (match), ==, 4);
}

/* A copy is the same match, up to a move, and goes its own way. */
static void
test_copy (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hrh", 12);
  g_autoptr (NwMatch) whole = NULL;
  g_autoptr (NwMatch) half = NULL;
  g_autoptr (NwMatch) again = NULL;

  nw_fixture_play_out (match, 12, 40);
  whole = nw_match_copy (match, 40);
  nw_fixture_assert_same (match, whole);
  g_assert_false (nw_match_is_running (whole));

  /* The same moves lead to the same end, chance included. */
  half = nw_match_copy (match, 20);
  g_assert_cmpuint (nw_match_get_n_moves (half), ==, 20);
  for (guint i = 20; i < 40; i++)
    g_assert_true (nw_match_try_move (half, nw_match_get_actor (half),
                                      nw_match_get_move (match, i), NULL));
  nw_fixture_assert_same (match, half);

  again = nw_match_copy (match, 0);
  nw_seat_info_set_name (nw_match_get_seat (again, 0), "Ana");
  g_assert_cmpstr (nw_seat_info_get_name (nw_match_get_seat (match, 0)), ==, "Mei");
  nw_fixture_play_out (again, 12, 40);
  g_assert_cmpuint (nw_match_get_hash (again), ==, nw_match_get_hash (match));
}

/* The same from a position: the same position again, not a deal. */
static void
test_copy_of_position (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", SASH);
  g_autoptr (NwMatch) again = NULL;
  const guint64 hash = nw_match_get_hash (match);

  nw_fixture_play (match, "complete sash at 1; end");
  again = nw_match_copy (match, 0);
  g_assert_cmpuint (nw_match_get_hash (again), ==, hash);
  g_assert_nonnull (nw_match_get_start (again));
}

static const NwTailorState *
tailor (const NwState *state)
{
  return (const NwTailorState *) state;
}

/* T25: who looks over all shoulders sees what each sees, and no deck. */
static void
test_view_for_all (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", REFERRAL);
  NwState all, one, public;
  NwEvent event;

  nw_fixture_play (match, "complete note at 1; reserve deck 2");
  nw_match_view_for (match, NW_MATCH_ALL_SEATS, &all);
  nw_match_view_for (match, NW_SEAT_NONE, &public);
  g_assert_cmpuint (all.head.viewer, ==, NW_VIEWER_PUBLIC);
  g_assert_cmpuint (all.head.rng, ==, 0);
  g_assert_cmpmem (tailor (&public)->deck, sizeof tailor (&public)->deck, tailor (&all)->deck,
                   sizeof tailor (&all)->deck);
  for (guint i = 0; i < tailor (&all)->n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (i);
      const guint owner = tailor (&all)->slots[slot] & NW_TAILOR_SLOT_SEAT;

      nw_match_view_for (match, owner, &one);
      g_assert_cmpuint (tailor (&public)->pile[slot], ==, NW_TAILOR_NONE);
      g_assert_cmpuint (tailor (&all)->pile[slot], !=, NW_TAILOR_NONE);
      g_assert_cmpuint (tailor (&all)->pile[slot], ==, tailor (&one)->pile[slot]);
    }
  g_assert_cmpuint (tailor (&all)->n_exclusive, ==, 1);

  nw_match_get_event (match, 1, 0, NW_SEAT_NONE, &event);
  g_assert_cmpint (event.args[0], ==, NW_EVENT_HIDDEN);
  nw_match_get_event (match, 1, 0, NW_MATCH_ALL_SEATS, &event);
  g_assert_cmpint (event.args[0], !=, NW_EVENT_HIDDEN);
}

/* The same in every game at every moment: who sees what all see together, looked at through one's
 * eyes, sees what one sees. */
static void
test_view_for_all_holds_each (void)
{
  static const char *const games[] = { "tailor", "brawl" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint64 seed = 1; seed <= 5; seed++)
      {
        NwRuleset *ruleset = nw_ruleset_get_official (games[i]);
        const NwRules *rules = nw_ruleset_get_game (ruleset);
        const NwDeal deal = { .n_seats = 3, .seed = seed };
        g_autoptr (GListModel) seats = nw_fixture_seats ("hhh");
        g_autoptr (NwMatch) match = nw_match_new (ruleset, &deal, seats);

        nw_fixture_play_out (match, seed, 150);
        for (guint index = 0; index <= nw_match_get_n_moves (match); index++)
          for (guint seat = 0; seat < 3; seat++)
            {
              NwState all, one;

              nw_match_view_at (match, index, NW_MATCH_ALL_SEATS, &all);
              nw_match_view_at (match, index, seat, &one);
              rules->redact (nw_ruleset_get_compiled (ruleset), &all, seat);
              g_assert_cmpmem (&all, sizeof all, &one, sizeof one);
            }
        nw_ruleset_unref (ruleset);
      }
}

static void
test_names (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hrr", 1);
  g_auto (GStrv) names = nw_match_dup_names (match);

  g_assert_cmpuint (g_strv_length (names), ==, 3);
  g_assert_cmpstr (names[2], ==, "Lin");
  g_assert_cmpuint (nw_match_get_n_humans (match), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/undo/start", test_undo_start);
  g_test_add_func ("/match/undo/own-moves", test_undo_own_moves);
  g_test_add_func ("/match/undo/end-of-turn", test_undo_end_of_turn);
  g_test_add_func ("/match/undo/other-seat", test_undo_other_seat);
  g_test_add_func ("/match/undo/refill", test_undo_refill);
  g_test_add_func ("/match/undo/last-card", test_undo_last_card);
  g_test_add_func ("/match/undo/reserve", test_undo_reserve);
  g_test_add_func ("/match/undo/exclusive", test_undo_exclusive);
  g_test_add_func ("/match/undo/bot", test_undo_bot);
  g_test_add_func ("/match/undo/unlimited", test_undo_unlimited);
  g_test_add_func ("/match/undo/unlimited-bot-begins", test_undo_unlimited_bot_begins);
  g_test_add_func ("/match/undo/unlimited-people", test_undo_unlimited_people);
  g_test_add_func ("/match/undo/cut-off", test_undo_cut_off);
  g_test_add_func ("/match/undo/over", test_undo_over);
  g_test_add_func ("/match/redo/same", test_redo_same);
  g_test_add_func ("/match/refusals", test_refusals);
  g_test_add_func ("/match/refusals/over", test_refusal_over);
  g_test_add_func ("/match/refusals/languages", test_refusal_languages);
  g_test_add_func ("/match/legal", test_legal);
  g_test_add_func ("/match/views", test_views);
  g_test_add_func ("/match/event-secrets", test_event_secrets);
  g_test_add_func ("/match/signals", test_signals);
  g_test_add_func ("/match/reentrant", test_reentrant);
  g_test_add_func ("/match/copy", test_copy);
  g_test_add_func ("/match/copy/position", test_copy_of_position);
  g_test_add_func ("/match/t25-view-for-all", test_view_for_all);
  g_test_add_func ("/match/view-for-all/holds-each", test_view_for_all_holds_each);
  g_test_add_func ("/match/names", test_names);

  return g_test_run ();
}
