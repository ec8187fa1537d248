/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's positions: what is refused and where, what is left out, what a viewer sees.
 * (That all that is written is read back as it was is for test-properties.c.)
 */

#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "games/brawl/nw-brawl-state.h"
#include "nw-brawl-fixture.h"
#include "nw-cases.h"

#define PLAIN "{'character': 'plain'}, {'character': 'scout'}"

/* All problems of a position, each as "code at pointer". */
static const NwRefusal refusals[] = {
  { "{}", "missing-member at /seats" },
  { "{'seats': 2}", "wrong-type at /seats" },
  { "{'seats': [{}]}", "seats at /seats" },
  { "{'seats': [{}, {}, {}, {}, {}]}", "seats at /seats" },
  { "{'seats': [{}, 3]}", "wrong-type at /seats/1" },
  { "{'seats': [{'character': 'nobody'}, {}]}", "no-such-card at /seats/0/character" },
  { "{'seats': [{'character': 'plain'}, {'character': 'plain'}]}",
    "card-in-two-places at /seats/1/character" },
  { "{'seats': [{'character': 3}, {}]}", "wrong-type at /seats/0/character" },
  { "{'seats': [{}, {'character': 'plain'}]}", "pending-cannot-be at /pending" },
  { "{'seats': [{'money': -1}, {}]}", "out-of-range at /seats/0/money" },
  { "{'seats': [{'money': '200'}, {}]}", "wrong-type at /seats/0/money" },
  { "{'seats': [{'store': 'rx'}, {}]}", "no-such-colour at /seats/0/store" },
  { "{'seats': [{'store': ['r']}, {}]}", "wrong-type at /seats/0/store" },
  { "{'seats': [{'store': 'rrrr'}, {}]}", "too-many-tokens at /seats" },
  { "{'seats': [{'store': 'kkkk'}, {'store': 'kkk'}]}", "too-many-tokens at /seats" },
  { "{'seats': [{'chair': 'nobody'}, {}]}", "no-such-card at /seats/0/chair" },
  { "{'seats': [{'chair': 'arm-j', 'waiting': 'arm-j'}, {}]}",
    "card-in-two-places at /seats/0/waiting" },
  { "{'seats': [{'station': 'j37'}, {}]}", "wrong-type at /seats/0/station" },
  { "{'seats': [{'station': {}}, {}]}", "missing-member at /seats/0/station/tattoo" },
  { "{'seats': [{'station': {'tattoo': 'j19', 'placed': 'kk'}}, {}]}",
    "placed-beyond-need at /seats/0/station/placed" },
  { "{'seats': [{'station': {'tattoo': 'j19', 'clock': 3}}, {}]}",
    "out-of-range at /seats/0/station/clock" },
  { "{'seats': [{'reserve': ['j37']}, {}]}", "wrong-type at /seats/0/reserve/0" },
  { "{'seats': [{'reserve': [{'open': true}]}, {}]}",
    "missing-member at /seats/0/reserve/0/tattoo" },
  { "{'seats': [{'reserve': [{'tattoo': '?'}]}, {}]}",
    "no-such-card at /seats/0/reserve/0/tattoo" },
  { "{'seats': [{'reserve': [{'tattoo': 'j37', 'open': 1}]}, {}]}",
    "wrong-type at /seats/0/reserve/0/open" },
  { "{'seats': [{'reserve': [{'tattoo': 'j37', 'known': ['s3']}]}, {}]}",
    "no-such-seat at /seats/0/reserve/0/known/0" },
  { "{'seats': [{'reserve': [{'tattoo': 'j37', 'known': 's1'}]}, {}]}",
    "wrong-type at /seats/0/reserve/0/known" },
  { "{'seats': [{'finished': ['j37']}, {'finished': ['j37']}]}",
    "card-in-two-places at /seats/1/finished/0" },
  { "{'seats': [{}, {}], 'clients': []}", "wrong-type at /clients" },
  { "{'seats': [{}, {}], 'clients': {'open': ['arm-j', 'leg-j', 'neck-l']}}",
    "bad-entries at /clients/open" },
  { "{'seats': [{}, {}], 'clients': {'deck': ['arm-j', null]}}",
    "wrong-type at /clients/deck/1" },
  { "{'seats': [{}, {}], 'clients': {'open': ['arm-j'], 'gone': ['arm-j']}}",
    "card-in-two-places at /clients/open/0" },
  { "{'seats': [{}, {}], 'clients': {'open': ['j37']}}", "no-such-card at /clients/open/0" },
  { "{'seats': [{}, {}], 'tattoos': {'open': 'j37'}}", "wrong-type at /tattoos/open" },
  { "{'seats': [{'finished': ['j37']}, {}], 'tattoos': {'donated': 'j37'}}",
    "card-in-two-places at /tattoos/donated" },
  { "{'seats': [{}, {}], 'turn': 's3'}", "no-such-seat at /turn" },
  { "{'seats': [{}, {}], 'round': 0}", "out-of-range at /round" },
  { "{'seats': [{}, {}], 'round': 101}", "out-of-range at /round" },
  { "{'seats': [" PLAIN "], 'actions_left': 5}", "out-of-range at /actions_left" },
  { "{'seats': [" PLAIN "], 'skill_used': 'no'}", "wrong-type at /skill_used" },
  { "{'seats': [" PLAIN "], 'phase': 'lunch'}", "unknown-word at /phase" },
  { "{'seats': [" PLAIN "], 'phase': 'answer'}", "missing-member at /pending" },
  { "{'seats': [" PLAIN "], 'phase': 'character'}", "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'pending': 'seat'}", "wrong-type at /pending" },
  { "{'seats': [" PLAIN "], 'pending': {}}", "missing-member at /pending/ask" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'tea'}}", "unknown-word at /pending/ask" },
  { "{'seats': [" PLAIN "], 'phase': 'turn', 'pending': {'ask': 'lay', 'tattoo': 'j37', "
    "'known': ['s1']}}", "pending-cannot-be at /pending/ask" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11']]}}",
    "bad-entries at /pending/hands" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19'], "
    "['l29', 'l17', 'l13']]}}", "bad-entries at /pending/hands/0" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], "
    "['l29', 'l17', 'l13']], 'chosen': ['l29', null]}}",
    "no-such-card at /pending/chosen/0" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], "
    "['l29', 'l17', 'l13']], 'chosen': [null, 'l29']}}", "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], "
    "['l29', 'l17', 'l13']], 'chosen': ['j37', 'l29']}}", "pending-cannot-be at /pending" },
  { "{'seats': [{'character': 'plain', 'finished': ['j19', 'j19', 'j11', 'j11', 'l29', "
    "'l29', 'l17', 'l13', 'os31', 'os17', 'os13', 'os13', 'w31', 'w23', 'w19']}, "
    "{'character': 'scout'}], 'phase': 'draft'}",
    "missing-member at /pending/hands" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'seat'}}",
    "missing-member at /pending/client" },
  { "{'seats': [{'character': 'plain', 'chair': 'arm-j', 'waiting': 'leg-j'}, "
    "{'character': 'scout'}], 'pending': {'ask': 'seat', 'client': 'neck-l'}}",
    "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'lay', 'tattoo': 'j37', 'known': ['s2']}}",
    "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'sale', 'ink': 'pink', 'from': 's2'}}",
    "no-such-colour at /pending/ink" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'sale', 'ink': 'red', 'from': 's3'}}",
    "no-such-seat at /pending/from" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'sale', 'ink': 'red', 'from': 's1'}}",
    "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'sale', 'ink': 'black', 'from': 's2'}}",
    "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'with', 'slot': 1}}",
    "pending-cannot-be at /pending" },
  { "{'seats': [{'character': 'plain', 'reserve': [{'tattoo': 'j37'}]}, "
    "{'character': 'scout', 'reserve': [{'tattoo': 'j19'}]}], "
    "'pending': {'ask': 'with', 'slot': 2}}", "out-of-range at /pending/slot" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'claim', 'seats': ['s2']}}",
    "pending-cannot-be at /pending", "style_rights=1" },
  { "{'seats': [{'character': 'plain', 'finished': ['j37']}, "
    "{'character': 'scout'}], 'pending': {'ask': 'claim', 'seats': ['s2']}}",
    "pending-cannot-be at /pending", "style_rights=1" },
  { "{'seats': [" PLAIN "], 'pending': {'ask': 'lose'}}", "pending-cannot-be at /pending" },
  { "{'seats': [" PLAIN "], 'last_turns': 's2'}", "wrong-type at /last_turns" },
  { "{'seats': [" PLAIN "], 'last_turns': ['s3']}", "no-such-seat at /last_turns/0" },
  { "{'seats': [{'character': 'plain', 'station': {'tattoo': 'j11', 'clock': 1}}, "
    "{'character': 'scout'}], 'actions_left': 0}", "out-of-range at /actions_left" },
  { "{'seats': [{'money': -5}, {'store': 'q'}], 'turn': 's9', 'round': -3}",
    "no-such-seat at /turn, out-of-range at /round, out-of-range at /seats/0/money, "
    "no-such-colour at /seats/1/store" },
};

static void
write_holds (const NwBrawlRules *rules,
             const NwState      *state,
             const char         *expected)
{
  nw_cases_holds (&nw_brawl_rules, rules, state, expected, expected);
}

/* Members that are left out are those of a fresh deal, without the cards that are named. */
static void
test_left_out (void)
{
  static const char *const settings[] = { NULL, "character_choice=1" };
  const NwDeal deal = { .n_seats = 3, .seed = NW_CASES_SEED };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (settings[i]);
      NwState read = { 0 }, dealt = { 0 };

      nw_brawl_rules.deal (rules, &deal, &dealt);
      nw_cases_read (&nw_brawl_rules, rules, "{'seats': [{}, {}, {}]}", &read);
      g_assert_true (nw_rules_states_equal (&nw_brawl_rules, &read, &dealt));
    }
}

/* A phase that is left out follows from the characters and from what is asked. */
static void
test_phase (void)
{
  static const struct
  {
    const char *position;
    const char *expected;
  } runs[] = {
    { "{'seats': [{}, {}]}", "{'phase': 'character', 'pending': {'ask': 'character'}}" },
    { "{'seats': [{'character': 'plain'}, {}]}", "{'phase': 'character'}" },
    { "{'seats': [" PLAIN "]}", "{'phase': 'turn', 'pending': null}" },
    { "{'seats': [" PLAIN "], 'phase': 'draft'}",
      "{'phase': 'draft', 'pending': {'ask': 'keep', 'chosen': [null, null]}}" },
    { "{'seats': [" PLAIN "], 'pending': {'ask': 'lay', 'tattoo': 'j37', 'known': ['s1']}}",
      "{'phase': 'answer'}" },
    { "{'seats': [{}, {}], 'phase': 'turn'}",
      "{'phase': 'turn', 'seats': [{'character': null}, {}]}" },
    { "{'seats': [{}, {}], 'phase': 'over'}", "{'phase': 'over', 'pending': null}" },
  };
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      NwState state = { 0 };

      nw_cases_read (&nw_brawl_rules, rules, runs[i].position, &state);
      write_holds (rules, &state, runs[i].expected);
    }
}

/* Given decks leave the other cards out of the game; letters are written in the order of inks. */
static void
test_given (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules,
                 "{'seats': [{'character': 'plain', 'store': 'KybR'}, {'character': 'scout'}], "
                 "'clients': {'deck': ['arm-j'], 'open': [null, 'leg-j']}, "
                 "'tattoos': {'deck': ['j37', 'l29'], 'open': ['w19']}}",
                 &state);
  write_holds (rules, &state,
               "{'seats': [{'store': 'rybk'}, {'store': 'rybop'}], "
               "'clients': {'deck': ['arm-j'], 'open': [null, 'leg-j'], 'gone': []}, "
               "'tattoos': {'deck': ['j37', 'l29'], 'open': ['w19', null, null], "
               "'donated': null}}");
}

/* W35: what each viewer sees of a table in the middle of a game. */
static void
test_viewer (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState truth = { 0 }, seen;

  nw_cases_read (&nw_brawl_rules, rules,
                 "{'seats': [{'character': 'plain', 'chair': 'back-w', 'reserve': ["
                 "{'tattoo': 'j37', 'known': ['s1']}, {'tattoo': 'l29'}, "
                 "{'tattoo': 'w19', 'open': true}, {'tattoo': 'w11', 'known': ['s2']}]}, "
                 "{'character': 'scout'}], "
                 "'clients': {'open': ['arm-l', null], 'deck': ['leg-os', 'neck-l'], "
                 "'gone': ['hand-w']}, 'tattoos': {'open': ['os31'], 'deck': ['ns23', 'ns11']}}",
                 &truth);

  seen = truth;
  nw_brawl_rules.redact (rules, &seen, 0);
  write_holds (rules, &seen,
               "{'seats': [{'chair': 'back-w', 'reserve': ["
               "{'tattoo': 'j37', 'open': false, 'known': ['s1']}, "
               "{'tattoo': '?', 'open': false, 'known': []}, "
               "{'tattoo': 'w19', 'open': true, 'known': ['s1', 's2']}, "
               "{'tattoo': '?', 'open': false, 'known': ['s2']}]}, {}], "
               "'clients': {'open': ['?', null], 'deck': ['?', '?'], 'gone': ['hand-w'], "
               "'fronts': [{'pay': 100, 'body_part': 'arm'}, null, "
               "{'pay': 150, 'body_part': 'leg'}]}, "
               "'tattoos': {'open': ['os31', null, null], 'deck': ['?', '?']}}");

  seen = truth;
  nw_brawl_rules.redact (rules, &seen, NW_SEAT_NONE);
  write_holds (rules, &seen,
               "{'seats': [{'reserve': [{'tattoo': '?'}, {'tattoo': '?'}, {'tattoo': 'w19'}, "
               "{'tattoo': '?'}]}, {}]}");
}

/* W35: hands and choices of the draft; the giver knows what was passed. */
static void
test_viewer_draft (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState truth = { 0 }, seen;

  nw_cases_read (&nw_brawl_rules, rules,
                 "{'seats': [{'character': 'plain'}, {'character': 'scout'}, {'character': "
                 "'talker'}], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], "
                 "['l29', 'l17', 'l13'], ['os31', 'os17', 'os13']]}}",
                 &truth);

  nw_cases_play (&nw_brawl_rules, rules, &truth, "keep j37", NULL);
  seen = truth;
  nw_brawl_rules.redact (rules, &seen, 1);
  write_holds (rules, &seen,
               "{'pending': {'hands': [['?', '?', '?'], ['l29', 'l17', 'l13'], ['?', '?', '?']], "
               "'chosen': ['?', null, null]}}");
  seen = truth;
  nw_brawl_rules.redact (rules, &seen, 0);
  write_holds (rules, &seen, "{'pending': {'chosen': ['j37', null, null]}}");

  nw_cases_play (&nw_brawl_rules, rules, &truth, "keep l29; keep os31; open l13", NULL);
  seen = truth;
  nw_brawl_rules.redact (rules, &seen, 1);
  write_holds (rules, &seen,
               "{'seats': [{'reserve': [{'tattoo': '?'}]}, {'reserve': [{'tattoo': 'l29'}]}, {}], "
               "'pending': {'hands': [['l17', 'l13'], ['os17', 'os13'], ['?', '?']], "
               "'chosen': ['?', null, null]}}");
}

/* W2: nobody sees hands before the draft. */
static void
test_viewer_characters (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules, "{'seats': [{}, {}]}", &state);
  nw_brawl_rules.redact (rules, &state, 0);
  write_holds (rules, &state,
               "{'pending': {'hands': [['?', '?', '?'], ['?', '?', '?']], "
               "'chosen': [null, null]}}");
}

/* W19, W35: a card from the deck is seen by the one who draws it. */
static void
test_viewer_drawn (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState truth = { 0 }, seen;

  nw_cases_read (&nw_brawl_rules, rules, "{'seats': [" PLAIN "], 'tattoos': {'deck': ['j37']}}",
                 &truth);
  nw_cases_play (&nw_brawl_rules, rules, &truth, "draw deck", NULL);
  seen = truth;
  nw_brawl_rules.redact (rules, &seen, 1);
  write_holds (rules, &seen, "{'pending': {'ask': 'lay', 'tattoo': '?', 'known': ['s1']}}");
  seen = truth;
  nw_brawl_rules.redact (rules, &seen, 0);
  write_holds (rules, &seen, "{'pending': {'ask': 'lay', 'tattoo': 'j37'}}");
}

/* W31, W35: once the game is over the reserves are turned up. */
static void
test_viewer_over (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new ("max_rounds=1");
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules,
                 "{'seats': [{'character': 'plain', 'reserve': [{'tattoo': 'j37'}]}, "
                 "{'character': 'scout'}]}",
                 &state);
  nw_cases_play (&nw_brawl_rules, rules, &state, "pass; pass", NULL);
  nw_brawl_rules.redact (rules, &state, 1);
  write_holds (rules, &state, "{'seats': [{'reserve': [{'tattoo': 'j37', 'known': []}]}, {}]}");
}

/* W24: legality tells nothing of a card that its owner doesn't know. */
static void
test_start_tells_nothing (void)
{
  static const char *const cards[] = { "j37", "l29" };
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  g_autofree NwMove *moves = g_new (NwMove, NW_BRAWL_MAX_MOVES);
  guint n_moves[2];

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *json = g_strdup_printf (
        "{'seats': [{'character': 'plain', 'chair': 'leg-j', 'reserve': [{'tattoo': '%s'}]}, "
        "{'character': 'scout'}], 'tattoos': {'open': [], 'deck': []}}",
        cards[i]);
      NwState state = { 0 };

      nw_cases_read (&nw_brawl_rules, rules, json, &state);
      n_moves[i] = nw_brawl_rules.legal (rules, &state, moves);
    }
  g_assert_cmpuint (n_moves[0], ==, n_moves[1]);
}

/* W35: a guess has the fronts that are seen, and over many guesses all backs that can be. */
static void
test_guesses (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState seen = { 0 };
  guint styles = 0;
  guint64 rng = 1;

  nw_cases_read (&nw_brawl_rules, rules,
                 "{'seats': [" PLAIN "], 'clients': {'open': ['arm-l']}}", &seen);
  nw_brawl_rules.redact (rules, &seen, 0);
  for (guint i = 0; i < 100; i++)
    {
      NwState guess = seen;
      const NwBrawlClient *client;

      nw_brawl_rules.resample (rules, &guess, &rng);
      client = &rules->clients[((NwBrawlState *) &guess)->open_clients[0]];
      g_assert_cmpuint (client->pay, ==, 100);
      g_assert_cmpstr (rules->body_part_ids[client->body_part], ==, "arm");
      styles |= 1u << client->style;
    }
  /* Japanese, lettering and watercolour. */
  g_assert_cmpuint (styles, ==, 1 << 0 | 1 << 1 | 1 << 3);
}

/* ---- Events --------------------------------------------------------------------------------- */

typedef struct
{
  NwBrawlEventKind kind;
  NwEvent          event;
  guint            n_events;
} Catcher;

static void
catch (const NwEvent *event,
       gpointer       user_data)
{
  Catcher *catcher = user_data;

  if (event->kind != catcher->kind)
    return;
  catcher->event = *event;
  catcher->n_events++;
}

/* Who sees the card of the last event of a kind that a move makes. */
static const struct
{
  const char      *id;
  const char      *position;
  const char      *moves;
  NwBrawlEventKind kind;
  guint            n_events;
  /* What the seats and a spectator see. */
  const char      *seen[3];
} event_cases[] = {
  { "W19/drawn-from-deck", "{'seats': [" PLAIN "], 'tattoos': {'deck': ['j37']}}", "draw deck",
    NW_BRAWL_EVENT_DRAWN, 1, { "j37", NULL, NULL } },
  { "W19/laid-closed", "{'seats': [" PLAIN "], 'tattoos': {'deck': ['j37']}}",
    "draw deck; lay closed", NW_BRAWL_EVENT_LAID, 1, { "j37", NULL, NULL } },
  { "W19/laid-open", "{'seats': [" PLAIN "], 'tattoos': {'deck': ['j37']}}",
    "draw deck; lay open", NW_BRAWL_EVENT_LAID, 1, { "j37", "j37", "j37" } },
  { "W19/open-laid-closed", "{'seats': [" PLAIN "], 'tattoos': {'open': ['j37']}}",
    "draw 1; lay closed", NW_BRAWL_EVENT_LAID, 1, { "j37", "j37", "j37" } },
  { "W22/looked", "{'seats': [{'character': 'plain'}, {'character': 'scout', "
                  "'reserve': [{'tattoo': 'j37', 'known': ['s2']}]}]}",
    "look s2 1", NW_BRAWL_EVENT_LOOKED, 1, { "j37", NULL, NULL } },
  { "W24/misfit", "{'seats': [{'character': 'plain', 'chair': 'arm-l', "
                  "'reserve': [{'tattoo': 'j37'}]}, {'character': 'scout'}]}",
    "start 1", NW_BRAWL_EVENT_MISFIT, 1, { "j37", NULL, NULL } },
  { "W20/recycled-unknown", "{'seats': [{'character': 'plain', 'reserve': [{'tattoo': 'j37'}]}, "
                            "{'character': 'scout'}]}",
    "recycle 1", NW_BRAWL_EVENT_RECYCLED, 1, { NULL, NULL, NULL } },
  { "W23/handed", "{'seats': [{'character': 'plain', 'reserve': [{'tattoo': 'l29'}]}, "
                  "{'character': 'scout', 'reserve': [{'tattoo': 'j37', 'known': ['s2']}]}]}",
    "exchange 1; with s2 1", NW_BRAWL_EVENT_HANDED, 2, { NULL, "j37", NULL } },
  { "W11/backs-stay-hidden", "{'seats': [" PLAIN "], 'clients': {'open': ['arm-j', 'leg-j'], "
                             "'deck': ['neck-l', 'hand-w']}}",
    "take client 1", NW_BRAWL_EVENT_CLIENT_REVEALED, 1, { NULL, NULL, NULL } },
  { "W11/taken", "{'seats': [" PLAIN "], 'clients': {'open': ['arm-j', 'leg-j']}}",
    "take client 1", NW_BRAWL_EVENT_CLIENT_TAKEN, 1, { "arm-j", "arm-j", "arm-j" } },
  { "W6/chosen", "{'seats': [" PLAIN "], 'pending': {'ask': 'keep', 'hands': "
                 "[['j37', 'j19', 'j11'], ['l29', 'l17', 'l13']]}}",
    "keep j37", NW_BRAWL_EVENT_CHOSEN, 1, { "j37", NULL, NULL } },
  { "W6/passed", "{'seats': [{'character': 'plain'}, {'character': 'scout'}, {'character': "
                 "'talker'}], 'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], "
                 "['l29', 'l17', 'l13'], ['os31', 'os17', 'os13']]}}",
    "keep j37; keep l29; keep os31", NW_BRAWL_EVENT_PASSED, 6, { NULL, "os13", NULL } },
  { "W27/collected", "{'seats': [{'character': 'plain', 'chair': 'leg-j', 'station': "
                     "{'tattoo': 'j19', 'placed': 'kr', 'clock': 2}}, {'character': 'scout'}]}",
    "collect", NW_BRAWL_EVENT_COLLECTED, 1, { "j19", "j19", "j19" } },
};

static void
test_event (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  static const guint viewers[] = { 0, 1, NW_SEAT_NONE };
  const NwEventInfo *info = &nw_brawl_rules.events[event_cases[i].kind];
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  Catcher catcher = { .kind = event_cases[i].kind };
  g_auto (GStrv) lines = g_strsplit (event_cases[i].moves, ";", -1);
  const NwEventSink sink = { catch, &catcher };
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules, event_cases[i].position, &state);
  for (guint n = 0; lines[n] != NULL; n++)
    {
      NwMove move;

      g_assert_cmpuint (nw_brawl_rules.from_text (rules, lines[n], &move), ==, NW_REASON_LEGAL);
      nw_brawl_rules.apply (rules, &state, move, &sink);
    }

  g_assert_cmpuint (catcher.n_events, ==, event_cases[i].n_events);
  for (guint v = 0; v < G_N_ELEMENTS (viewers); v++)
    {
      const gint card = nw_event_for_viewer (&catcher.event, info, viewers[v]).args[0];

      if (event_cases[i].seen[v] == NULL)
        g_assert_cmpint (card, ==, NW_EVENT_HIDDEN);
      else
        g_assert_cmpstr (nw_brawl_rules.arg_id (rules, "card", card), ==, event_cases[i].seen[v]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  nw_cases_add_refusals (&nw_brawl_case_game, refusals, G_N_ELEMENTS (refusals));
  for (guint i = 0; i < G_N_ELEMENTS (event_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/brawl/events/%s", event_cases[i].id);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_event);
    }
  g_test_add_func ("/brawl/position/left-out", test_left_out);
  g_test_add_func ("/brawl/position/phase", test_phase);
  g_test_add_func ("/brawl/position/given", test_given);
  g_test_add_func ("/brawl/position/W35/viewer", test_viewer);
  g_test_add_func ("/brawl/position/W35/draft", test_viewer_draft);
  g_test_add_func ("/brawl/position/W35/characters", test_viewer_characters);
  g_test_add_func ("/brawl/position/W35/drawn", test_viewer_drawn);
  g_test_add_func ("/brawl/position/W35/over", test_viewer_over);
  g_test_add_func ("/brawl/position/W35/start", test_start_tells_nothing);
  g_test_add_func ("/brawl/position/W35/guesses", test_guesses);

  return g_test_run ();
}
