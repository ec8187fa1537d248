/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's positions: what is refused and where, what is left out, what a viewer sees.
 * (That all that is written is read back as it was is for test-properties.c.)
 */

#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"
#include "nw-cases.h"
#include "nw-tailor-fixture.h"

/* All problems of a position, each as "code at pointer". */
static const NwRefusal refusals[] = {
  { "{'seats': 2}", "wrong-type at /seats" },
  { "{'seats': [{}]}", "seats at /seats" },
  { "{'seats': [{}, {}, {}, {}, {}]}", "seats at /seats" },
  { "{'seats': [{}, 3]}", "wrong-type at /seats/1" },
  { "{'seats': [{'row': 'wwwwwww'}, {}]}", "row-too-long at /seats/0/row" },
  { "{'seats': [{'row': 'wwx'}, {}]}", "no-such-colour at /seats/0/row" },
  { "{'seats': [{'row': ['w']}, {}]}", "wrong-type at /seats/0/row" },
  { "{'seats': [{'limit': 13}, {}]}", "out-of-range at /seats/0/limit" },
  { "{'seats': [{'limit': -1}, {}]}", "out-of-range at /seats/0/limit" },
  { "{'seats': [{'magic': 21}, {}]}", "out-of-range at /seats/0/magic" },
  { "{'seats': [{'magic': 12}, {'magic': 9}]}", "too-many-tokens at /seats" },
  { "{'seats': [{'row': 'bbbbbbbbbbbb', 'limit': 12}, {'row': 'oooooooooooo', 'limit': 12}, "
    "{'row': 'bbbbbbbbbbbb', 'limit': 12}, {'row': 'oooooooooooo', 'limit': 12}]}",
    "too-many-tokens at /seats" },
  { "{'seats': [{'completed': ['nobody']}, {}]}", "no-such-card at /seats/0/completed/0" },
  { "{'seats': [{'completed': ['rb', 'rb']}, {}]}", "card-in-two-places at /seats/0/completed/1" },
  { "{'seats': [{'completed': ['rb']}, {'exclusive': [{'id': 'rb'}]}]}",
    "card-in-two-places at /seats/1/exclusive/0/id" },
  { "{'seats': [{'completed': [{'magic': 1}]}, {}]}", "missing-member at /seats/0/completed/0/id" },
  { "{'seats': [{'completed': [{'id': 'rb', 'magic': 1}]}, {}]}",
    "out-of-range at /seats/0/completed/0/magic" },
  { "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 2}]}, {}]}",
    "out-of-range at /seats/0/completed/0/magic" },
  { "{'seats': [{'completed': [7]}, {}]}", "wrong-type at /seats/0/completed/0" },
  { "{'seats': [{'exclusive': [{'id': 'rb', 'known': 1}]}, {}]}",
    "wrong-type at /seats/0/exclusive/0/known" },
  { "{'display': {'1': ['rb', 'oo', 'bb', 'bwb']}}", "display-too-long at /display/1" },
  { "{'display': {'1': ['orbw']}}", "wrong-level at /display/1/0" },
  { "{'display': {'1': ['rb', 'rb']}}", "card-in-two-places at /display/1/1" },
  { "{'display': {'5': []}}", "no-such-level at /display/5" },
  { "{'display': []}", "wrong-type at /display" },
  { "{'display': {'1': 'rb'}}", "wrong-type at /display/1" },
  { "{'decks': {'1': ['rb', null]}}", "wrong-type at /decks/1/1" },
  { "{'decks': {'2': ['rb']}}", "wrong-level at /decks/2/0" },
  { "{'decks': {'1': ['rb']}, 'display': {'1': ['rb']}}", "card-in-two-places at /decks/1/0" },
  { "{'turn': 's3'}", "no-such-seat at /turn" },
  { "{'turn': 2}", "wrong-type at /turn" },
  { "{'round': 0}", "out-of-range at /round" },
  { "{'round': 101}", "out-of-range at /round" },
  { "{'action': 'sew'}", "unknown-word at /action" },
  { "{'pending': 'tea'}", "unknown-word at /pending" },
  { "{'dyes_left': 3}", "out-of-range at /dyes_left" },
  { "{'action': 'dye', 'dyes_left': 2}", "out-of-range at /dyes_left" },
  { "{'pending': 'expand'}", "pending-cannot-be at /pending" },
  { "{'pending': 'restock'}", "pending-cannot-be at /pending" },
  { "{'pending': 'reserve'}", "pending-cannot-be at /pending" },
  { "{'pending': 'reserve', 'action': 'dye'}", "pending-cannot-be at /pending" },
  { "{'over': 'yes'}", "wrong-type at /over" },
  { "{'turn': 's9', 'round': -3, 'seats': [{'limit': 99}, {'row': 'q'}]}",
    "no-such-seat at /turn, out-of-range at /round, out-of-range at /seats/0/limit, "
    "no-such-colour at /seats/1/row" },
};

static void
read_position (const NwTailorRules *rules,
               const char          *json,
               NwState             *state)
{
  nw_cases_read (&nw_tailor_rules, rules, json, state);
}

static void
write_holds (const NwTailorRules *rules,
             const NwState       *state,
             const char          *expected)
{
  nw_cases_holds (&nw_tailor_rules, rules, state, expected, expected);
}

/* Members that are left out are those of a fresh deal, without the cards that are named. */
static void
test_left_out (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  const NwDeal deal = { .n_seats = 2, .seed = NW_CASES_SEED };
  NwState read = { 0 }, dealt = { 0 };

  nw_tailor_rules.deal (rules, &deal, &dealt);
  read_position (rules, "{}", &read);
  g_assert_true (nw_rules_states_equal (&nw_tailor_rules, &read, &dealt));

  read_position (rules, "{'seats': [{'completed': ['twins', 'bbw']}, {}]}", &read);
  g_assert_cmpuint (((NwTailorState *) &read)->n_deck[0] + ((NwTailorState *) &read)->n_deck[1], ==,
                    50 - 6 - 2);
  g_assert_cmpuint (((NwTailorState *) &read)->seats[0].points, ==, 3);
}

/* Given decks leave the other cards out of the game; a shorter display has empty places. */
static void
test_given_decks (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  NwState state = { 0 };

  read_position (rules, "{'decks': {'1': ['rb', 'oo']}, 'display': {'1': [null, 'bb']}}", &state);
  write_holds (rules, &state, "{'decks': {'1': ['rb', 'oo']}, 'display': {'1': [null, 'bb', null]}}");
}

/* T25: what others see. */
static void
test_viewer (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  NwState truth = { 0 }, seen;

  read_position (rules,
                 "{'seats': [{'exclusive': ['rb', {'id': 'oo', 'known': true}]}, {}], "
                 "'decks': {'1': ['bb', 'bwb']}}",
                 &truth);

  seen = truth;
  nw_tailor_rules.redact (rules, &seen, 0);
  write_holds (rules, &seen,
               "{'seats': [{'exclusive': ['rb', {'id': 'oo', 'known': true}]}, {}], "
               "'decks': {'1': ['?', '?']}}");

  seen = truth;
  nw_tailor_rules.redact (rules, &seen, 1);
  write_holds (rules, &seen,
               "{'seats': [{'exclusive': [{'level': 1}, {'id': 'oo', 'known': true}]}, {}], "
               "'decks': {'1': ['?', '?']}}");
}

typedef struct
{
  NwEvent last_reserved;
} Seen;

static void
keep_reserved (const NwEvent *event,
               gpointer       user_data)
{
  Seen *seen = user_data;

  if (event->kind == NW_TAILOR_EVENT_RESERVED)
    seen->last_reserved = *event;
}

/* T18, T25: a card from a deck is seen by the one who takes it, one from the display by all. */
static void
test_events (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  const NwEventInfo *info = &nw_tailor_rules.events[NW_TAILOR_EVENT_RESERVED];
  Seen seen = { 0 };
  const NwEventSink sink = { keep_reserved, &seen };
  NwState state = { 0 }, start;
  NwMove move;
  NwEvent event;

  read_position (rules,
                 "{'seats': [{'row': 'ow'}, {}], 'display': {'1': ['ow-refer', 'rb']}}",
                 &state);
  nw_tailor_rules.from_text (rules, "complete ow-refer at 1", &move);
  nw_tailor_rules.apply (rules, &state, move, &sink);
  start = state;

  nw_tailor_rules.from_text (rules, "reserve deck 1", &move);
  nw_tailor_rules.apply (rules, &state, move, &sink);
  event = nw_event_for_viewer (&seen.last_reserved, info, 0);
  g_assert_cmpint (event.args[0], >=, 0);
  event = nw_event_for_viewer (&seen.last_reserved, info, 1);
  g_assert_cmpint (event.args[0], ==, NW_EVENT_HIDDEN);
  g_assert_cmpint (event.args[1], ==, 1);
  event = nw_event_for_viewer (&seen.last_reserved, info, NW_SEAT_NONE);
  g_assert_cmpint (event.args[0], ==, NW_EVENT_HIDDEN);

  state = start;
  nw_tailor_rules.from_text (rules, "reserve rb", &move);
  nw_tailor_rules.apply (rules, &state, move, &sink);
  event = nw_event_for_viewer (&seen.last_reserved, info, 1);
  g_assert_cmpstr (nw_tailor_rules.arg_id (rules, "card", event.args[0]), ==, "rb");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  nw_cases_add_refusals (&nw_tailor_case_game, refusals, G_N_ELEMENTS (refusals));
  g_test_add_func ("/tailor/position/left-out", test_left_out);
  g_test_add_func ("/tailor/position/given-decks", test_given_decks);
  g_test_add_func ("/tailor/position/T25/viewer", test_viewer);
  g_test_add_func ("/tailor/position/T25/events", test_events);

  return g_test_run ();
}
