/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's rules as cases: position, moves, what must come of them.  W… are the ids of the
 * rulings, TB-T… those of the worked cases.
 */

#include <string.h>

#include "games/nw-games.h"
#include "games/brawl/nw-brawl-state.h"
#include "nw-brawl-fixture.h"

/* The board of the seat to move, and another seat without ink whose style is watercolour. */
#define TWO(board) AS_WITH ("plain", board, "")
#define TWO_AND(board, more)                                                                    \
  "{'seats': [{'character': 'plain', " board "}, " OTHER ("") "], " more "}"
#define WITH(board, other) AS_WITH ("plain", board, other)
#define AS(character, board) AS_WITH (character, board, "")
#define AS_WITH(character, board, other)                                                        \
  "{'seats': [{'character': '" character "', " board "}, " OTHER (other) "]}"
#define OTHER(more) "{'character': 'recycler', 'store': ''" more "}"
#define NOTHING "'money': 200"
/* A draft of three with all hands. */
#define DRAFT                                                                                   \
  "{'seats': [{'character': 'plain'}, {'character': 'scout'}, {'character': 'talker'}], "       \
  "'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], ['l29', 'l17', 'l13'], "         \
  "['os31', 'os17', 'os13']]}}"
/* A tattoo that is due: its clock has run. */
#define DUE "'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'kr', 'clock': 2}"
#define FOUR_CLIENTS "'clients': {'open': ['arm-j', 'leg-j'], 'deck': ['leg-os', 'neck-l']}"
#define FIVE_TATTOOS "'tattoos': {'open': ['j37', 'l29', 'w19'], 'deck': ['os31', 'ns23']}"
#define EMPTY_DECKS "'clients': {'open': [], 'deck': []}, 'tattoos': {'open': [], 'deck': []}"

/* Tokens are the reserve of ink, in the order r y b k o p g. */
static const NwCase cases[] = {
  /* Characters */
  { "W2/to-the-right", NULL, "{'seats': [{}, {}, {}]}", "character master; character mixer", NULL,
    "{'seats': [{'character': 'master'}, {'character': null}, {'character': 'mixer'}], "
    "'phase': 'character'}", NULL },
  { "W2/to-the-left", "setup_direction=1", "{'seats': [{}, {}, {}]}",
    "character master; character mixer", NULL,
    "{'seats': [{'character': 'master'}, {'character': 'mixer'}, {'character': null}]}", NULL },
  { "W2/taken", NULL, "{'seats': [{}, {}, {}]}", "character master; character master",
    "character-taken", NULL, NULL },
  { "W2/all", NULL, "{'seats': [{}, {}]}", "character master; character plain", NULL,
    "{'phase': 'draft', 'turn': 's1', 'pending': {'ask': 'keep'}}", NULL },
  { "W2/not-in-phase", NULL, "{'seats': [{}, {}]}", "keep j37", "choice-pending", NULL, NULL },
  { "W2/too-late", NULL, TWO (NOTHING), "character master", "not-in-phase", NULL, NULL },

  /* Draft */
  { "W6/TB-T11/right", NULL, DRAFT, "keep j19; keep l29; keep os13", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'j19', 'open': false, 'known': ['s1']}]}, "
    "{'reserve': [{'tattoo': 'l29', 'open': false, 'known': ['s2']}]}, "
    "{'reserve': [{'tattoo': 'os13', 'open': false, 'known': ['s3']}]}], "
    "'pending': {'ask': 'open', 'hands': [['l17', 'l13'], ['os31', 'os17'], ['j37', 'j11']], "
    "'chosen': [null, null, null]}, 'phase': 'draft'}", NULL },
  { "W6/left", "setup_direction=1", DRAFT, "keep j19; keep l29; keep os13", NULL,
    "{'pending': {'ask': 'open', 'hands': [['os31', 'os17'], ['j37', 'j11'], ['l17', 'l13']]}}",
    NULL },
  { "W6/chosen", NULL, DRAFT, "keep j19", NULL,
    "{'pending': {'ask': 'keep', 'hands': [['j37', 'j19', 'j11'], ['l29', 'l17', 'l13'], "
    "['os31', 'os17', 'os13']], 'chosen': ['j19', null, null]}}", NULL },
  { "W6/not-in-hand", NULL, DRAFT, "keep l29", "not-in-hand", NULL, NULL },
  { "W6/TB-T9/laid", NULL, DRAFT,
    "keep j19; keep l29; keep os13; open l13; open os31; open j11", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'j19', 'open': false, 'known': ['s1']}, "
    "{'tattoo': 'l17', 'open': false, 'known': ['s1', 's2']}, "
    "{'tattoo': 'l13', 'open': true, 'known': ['s1', 's2', 's3']}], "
    "'money': 200, 'station': null}, "
    "{'reserve': [{'tattoo': 'l29', 'open': false, 'known': ['s2']}, "
    "{'tattoo': 'os17', 'open': false, 'known': ['s2', 's3']}, "
    "{'tattoo': 'os31', 'open': true, 'known': ['s1', 's2', 's3']}]}, "
    "{'reserve': [{'tattoo': 'os13', 'open': false, 'known': ['s3']}, "
    "{'tattoo': 'j37', 'open': false, 'known': ['s1', 's3']}, "
    "{'tattoo': 'j11', 'open': true, 'known': ['s1', 's2', 's3']}]}], "
    "'phase': 'turn', 'turn': 's1', 'actions_left': 4, 'round': 1, 'pending': null}", NULL },
  { "W6/not-received", NULL, DRAFT, "keep j19; keep l29; keep os13; open j37", "not-in-hand", NULL,
    NULL },
  { "W6/copies", NULL,
    "{'seats': [{'character': 'plain'}, {'character': 'scout'}], 'pending': {'ask': 'keep', "
    "'hands': [['j19', 'j19', 'j37'], ['l29', 'l29', 'l17']]}}",
    "keep j19; keep l29; open l29; open j19", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'j19'}, {'tattoo': 'l17'}, {'tattoo': 'l29'}]}, "
    "{'reserve': [{'tattoo': 'l29'}, {'tattoo': 'j37'}, {'tattoo': 'j19'}]}]}", NULL },

  /* The clock */
  { "W8/TB-T46/not-yet", NULL,
    TWO ("'store': 'r', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}"),
    "place red", NULL, "{'seats': [{'station': {'placed': 'rk', 'clock': 0}}, {}]}", NULL },
  { "W8/TB-T46/first", NULL,
    TWO ("'store': 'r', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}"),
    "place red; pass; pass", NULL, "{'seats': [{'station': {'clock': 1}}, {}], 'turn': 's1'}",
    NULL },
  { "W9/TB-T46/collect-first", NULL,
    TWO ("'store': 'r', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}"),
    "place red; pass; pass; pass; pass; ink red", "collect-first", NULL, NULL },
  { "W9/TB-T46/collect", NULL,
    TWO ("'store': 'r', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}"),
    "place red; pass; pass; pass; pass; collect", NULL,
    "{'seats': [{'finished': ['j19'], 'money': 400, 'station': null}, {}], 'actions_left': 3}",
    NULL },
  { "W8/TB-T47/ink-missing", NULL,
    TWO ("'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}"),
    "pass; pass", NULL, "{'seats': [{'station': {'clock': 0}}, {}], 'turn': 's1'}", NULL },
  { "W9/no-pass", NULL, TWO (DUE), "pass", "collect-first", NULL, NULL },
  { "W9/no-skill", NULL, AS ("scout", DUE ", 'reserve': [{'tattoo': 'l17'}]"), "skill look s1 1",
    "collect-first", NULL, NULL },
  { "W9/placing-is-free", NULL,
    AS ("master", "'store': 'k', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'krp', "
                  "'clock': 3}"),
    "place black; collect", NULL, "{'seats': [{'finished': ['j37'], 'store': ''}, {}]}", NULL },
  { "W9/clock-short", NULL,
    TWO ("'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'kr', 'clock': 1}"), "collect",
    "clock-short", NULL, NULL },
  { "W9/nothing-to-collect", NULL, TWO (NOTHING), "collect", "no-tattoo", NULL, NULL },

  /* Actions */
  { "W10/TB-T61/five", NULL,
    TWO ("'store': 'k', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"),
    "ink red; ink red; ink yellow; ink yellow; ink blue", "no-actions-left", NULL, NULL },
  { "W10/TB-T61/pass", NULL, TWO (NOTHING), "ink red; ink black; pass", NULL,
    "{'turn': 's2', 'actions_left': 4}", NULL },
  { "W10/ends-by-itself", NULL, TWO ("'store': ''"), "ink red; ink black; ink red; ink blue", NULL,
    "{'seats': [{'store': 'rrbk'}, {}], 'turn': 's2', 'actions_left': 4, 'round': 1}", NULL },
  { "W10/goes-on-for-ink", NULL,
    TWO ("'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"),
    "ink red; ink red; ink black; ink red", NULL, "{'turn': 's1', 'actions_left': 0}", NULL },
  { "W10/ends-after-ink", NULL,
    TWO ("'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"),
    "ink red; ink red; ink black; ink red; place red; place black", NULL,
    "{'seats': [{'store': 'rr', 'station': {'placed': 'rk'}}, {}], 'turn': 's2'}", NULL },
  { "W10/goes-on-for-skill", NULL,
    AS ("mixer", "'store': 'y'"), "ink blue; ink black; ink red; ink black", NULL,
    "{'turn': 's1', 'actions_left': 0}", NULL },
  { "W10/pass-without-actions", NULL,
    AS ("mixer", "'store': 'y'"), "ink blue; ink black; ink red; ink black; pass", NULL,
    "{'turn': 's2'}", NULL },
  { "W10/actions", "actions=2", TWO ("'store': ''"), "ink red; ink red", NULL,
    "{'turn': 's2', 'actions_left': 2}", NULL },
  { "W10/two-steps", NULL, TWO ("'store': ''"), "ink red; ink red; ink red; take client 1", NULL,
    "{'turn': 's1', 'actions_left': 0, 'phase': 'answer', 'pending': {'ask': 'seat'}}", NULL },
  { "W10/two-steps-end", NULL, TWO ("'store': ''"),
    "ink red; ink red; ink red; take client 1; seat chair", NULL, "{'turn': 's2'}", NULL },
  { "W10/only-answers", NULL, TWO (NOTHING), "take client 1; ink red", "choice-pending", NULL,
    NULL },
  { "W10/nothing-asked", NULL, TWO (NOTHING), "seat chair", "not-in-phase", NULL, NULL },

  /* Clients */
  { "W11/TB-T28/open", NULL,
    TWO_AND ("'store': ''", FOUR_CLIENTS),
    "take client 1; seat chair", NULL,
    "{'seats': [{'chair': 'arm-j', 'waiting': null}, {}], 'actions_left': 3, "
    "'clients': {'open': ['leg-os', 'leg-j'], 'deck': ['neck-l'], 'gone': []}}", NULL },
  { "W11/refilled-at-once", NULL,
    TWO_AND ("'store': ''", FOUR_CLIENTS),
    "take client 2", NULL,
    "{'clients': {'open': ['arm-j', 'leg-os']}, 'pending': {'ask': 'seat', 'client': 'leg-j'}}",
    NULL },
  { "W11/TB-T29/deck", NULL,
    TWO_AND ("'store': ''", FOUR_CLIENTS),
    "take client deck; seat waiting", NULL,
    "{'seats': [{'chair': null, 'waiting': 'leg-os'}, {}], "
    "'clients': {'open': ['arm-j', 'leg-j'], 'deck': ['neck-l']}}", NULL },
  { "W11/TB-T30/full", NULL, TWO ("'chair': 'arm-j', 'waiting': 'leg-j'"), "take client 1",
    "no-free-place", NULL, NULL },
  { "W11/taken-place", NULL, TWO ("'chair': 'arm-j'"), "take client 1; seat chair", "place-taken",
    NULL, NULL },
  { "W11/during-a-tattoo", NULL, TWO ("'chair': 'leg-j', 'station': {'tattoo': 'j19'}"),
    "take client 1; seat waiting", NULL, "{'actions_left': 3}", NULL },
  { "W11/no-such-place", NULL, TWO (NOTHING), "take client 3", "no-such-place", NULL, NULL },
  { "W11/empty-place", NULL, TWO_AND ("'store': ''", EMPTY_DECKS), "take client 1", "empty-place",
    NULL, NULL },
  { "W33/empty-client-deck", NULL, TWO_AND ("'store': ''", EMPTY_DECKS), "take client deck",
    "empty-deck", NULL, NULL },
  { "W11/filled-later", NULL, TWO_AND ("'waiting': 'arm-j'", EMPTY_DECKS), "reject waiting", NULL,
    "{'clients': {'open': ['arm-j', null], 'deck': []}, "
    "'tattoos': {'open': [null, null, null]}}", NULL },
  { "W12/TB-T31/to-waiting", NULL, TWO ("'chair': 'arm-j'"), "move waiting", NULL,
    "{'seats': [{'chair': null, 'waiting': 'arm-j'}, {}], 'actions_left': 3}", NULL },
  { "W12/TB-T31/during-a-tattoo", NULL, TWO ("'chair': 'arm-j', 'station': {'tattoo': 'j19'}"),
    "move waiting", "tattoo-on-station", NULL, NULL },
  { "W12/TB-T32/to-chair", NULL, TWO ("'waiting': 'arm-j'"), "move chair", NULL,
    "{'seats': [{'chair': 'arm-j', 'waiting': null}, {}], 'actions_left': 3}", NULL },
  { "W12/nobody", NULL, TWO (NOTHING), "move chair", "no-client", NULL, NULL },
  { "W12/taken", NULL, TWO ("'chair': 'arm-j', 'waiting': 'leg-j'"), "move chair", "place-taken",
    NULL, NULL },
  { "W12/no-swaps", NULL, TWO ("'chair': 'arm-j', 'waiting': 'leg-j'"), "swap", "no-swaps", NULL,
    NULL },
  { "W12/swap", "swap_clients=1", TWO ("'chair': 'arm-j', 'waiting': 'leg-j'"), "swap", NULL,
    "{'seats': [{'chair': 'leg-j', 'waiting': 'arm-j'}, {}], 'actions_left': 3}", NULL },
  { "W12/swap-one", "swap_clients=1", TWO ("'chair': 'arm-j'"), "swap", "no-client", NULL, NULL },
  { "W12/swap-during-a-tattoo", "swap_clients=1",
    TWO ("'chair': 'arm-j', 'waiting': 'leg-j', 'station': {'tattoo': 'j19'}"), "swap",
    "tattoo-on-station", NULL, NULL },
  { "W13/TB-T33/waiting", NULL,
    TWO_AND ("'waiting': 'arm-j'", "'clients': {'open': ['leg-j', 'leg-os'], 'deck': ['neck-l']}"),
    "reject waiting", NULL,
    "{'seats': [{'money': 150, 'waiting': null}, {}], 'clients': {'deck': ['neck-l', 'arm-j']}, "
    "'actions_left': 3}", NULL },
  { "W13/TB-T33/chair", NULL,
    TWO_AND ("'chair': 'arm-j'", "'clients': {'open': ['leg-j', 'leg-os'], 'deck': ['neck-l']}"),
    "reject chair", NULL,
    "{'seats': [{'money': 100, 'chair': null}, {}], 'clients': {'deck': ['neck-l', 'arm-j']}}",
    NULL },
  { "W13/TB-T33/no-money", NULL, TWO ("'chair': 'arm-j', 'money': 50"), "reject chair", "no-money",
    NULL, NULL },
  { "W13/TB-T34/during-a-tattoo", NULL,
    TWO ("'chair': 'leg-j', 'waiting': 'arm-j', 'station': {'tattoo': 'j19'}"), "reject waiting",
    "tattoo-on-station", NULL, NULL },
  { "W13/TB-T50/during-a-tattoo", NULL, TWO ("'chair': 'leg-j', 'station': {'tattoo': 'j19'}"),
    "reject chair", "tattoo-on-station", NULL, NULL },
  { "W13/nobody", NULL, TWO (NOTHING), "reject waiting", "no-client", NULL, NULL },
  { "W14/TB-T35/steal", NULL, WITH ("'money': 0", ", 'waiting': 'arm-j'"), "steal s2; seat chair",
    NULL, "{'seats': [{'chair': 'arm-j', 'money': 0}, {'waiting': null}], 'actions_left': 3}",
    NULL },
  { "W14/TB-T35/from-chair", NULL, WITH ("'money': 0", ", 'chair': 'arm-j'"), "steal s2",
    "no-client", NULL, NULL },
  { "W14/TB-T30/full", NULL,
    WITH ("'chair': 'leg-j', 'waiting': 'leg-os'", ", 'waiting': 'arm-j'"), "steal s2",
    "no-free-place", NULL, NULL },
  { "W14/own", NULL, TWO ("'waiting': 'arm-j'"), "steal s1", "own-seat", NULL, NULL },
  { "W14/no-such-seat", NULL, TWO (NOTHING), "steal s3", "no-such-seat", NULL, NULL },

  /* Ink */
  { "W15/TB-T12/take", NULL, WITH ("'store': 'r'", ", 'store': 'r'"), "ink red", NULL,
    "{'seats': [{'store': 'rr'}, {}], 'actions_left': 3}", "0 3 3 6 3 3 3" },
  { "W15/TB-T13/none", NULL, WITH ("'store': 'rr'", ", 'store': 'r'"), "ink red",
    "none-in-reserve", NULL, NULL },
  { "W15/TB-T14/secondary", NULL, TWO (NOTHING), "ink green", "secondary-ink", NULL, NULL },
  { "W17/TB-T15/mix", NULL, WITH ("'store': 'rb'", ", 'store': 'pp'"), "mix purple", NULL,
    "{'seats': [{'store': 'p'}, {}], 'actions_left': 3}", "3 3 3 6 3 0 3" },
  { "W17/green", NULL, TWO ("'store': 'yb'"), "mix green", NULL, "{'seats': [{'store': 'g'}, {}]}",
    "3 3 3 6 3 3 2" },
  { "W17/orange", NULL, TWO ("'store': 'ry'"), "mix orange", NULL,
    "{'seats': [{'store': 'o'}, {}]}", "3 3 3 6 2 3 3" },
  { "W17/TB-T16/none", NULL, WITH ("'store': 'rbp'", ", 'store': 'pp'"), "mix purple",
    "none-in-reserve", NULL, NULL },
  { "W17/TB-T17/no-primaries", NULL, TWO ("'store': 'rrk'"), "mix purple", "no-primaries", NULL,
    NULL },
  { "W17/TB-T17/no-mix", NULL, TWO ("'store': 'rk'"), "mix black", "not-mixed", NULL, NULL },
  { "W17/TB-T18/in-containers", NULL,
    TWO ("'store': 'b', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'r'}"),
    "mix purple", "no-primaries", NULL, NULL },
  { "W16/TB-T23/base", NULL, TWO ("'store': 'rrybk'"), "ink black", "store-limit", NULL, NULL },
  { "W16/TB-T23/after-placing", NULL,
    TWO ("'store': 'rrybk', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"),
    "place red; ink black", NULL, "{'seats': [{'store': 'rybkk'}, {}]}", NULL },
  { "W16/secondary", NULL, TWO ("'store': 'rboopgg'"), "mix purple", "store-limit", NULL, NULL },
  { "W16/TB-T24/board", "board_limit=6",
    TWO ("'store': 'rbk', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'kkr'}"),
    "ink black", "board-limit", NULL, NULL },
  { "W16/TB-T24/mix", "board_limit=6",
    TWO ("'store': 'rbk', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'kkr'}"),
    "mix purple", NULL, "{'seats': [{'store': 'kp'}, {}]}", NULL },
  { "W16/TB-T25/start", NULL,
    "{'seats': [{'character': 'plain'}, {'character': 'mixer'}, {'character': 'talker'}, "
    "{'character': 'scout'}], 'turn': 's4'}",
    "ink red", "store-limit", NULL, NULL },
  { "W16/TB-T25/mix", NULL,
    "{'seats': [{'character': 'plain'}, {'character': 'mixer'}, {'character': 'talker'}, "
    "{'character': 'scout'}], 'turn': 's4'}",
    "mix purple", NULL, "{'seats': [{}, {}, {}, {'store': 'ykkkoppg'}]}", "2 1 2 5 1 0 4" },
  { "W16/TB-T26/penalty", "limit_mode=1",
    TWO ("'store': 'rrybkk', 'finished': ['j19', 'j11', 'l29']"), "pass", NULL,
    "{'seats': [{'finished': ['j19', 'l29'], 'money': 200}, {}], 'turn': 's2'}", NULL },
  { "W16/TB-T27/fine", "limit_mode=1", TWO ("'store': 'rrybkk', 'money': 450"), "pass", NULL,
    "{'seats': [{'money': 150}, {}], 'turn': 's2'}", NULL },
  { "W16/TB-T27/all-there-is", "limit_mode=1", TWO ("'store': 'rrybkk', 'money': 100"), "pass",
    NULL, "{'seats': [{'money': 0}, {}], 'turn': 's2'}", NULL },
  { "W16/penalty-allows", "limit_mode=1", TWO ("'store': 'rrybk'"), "ink black", NULL,
    "{'seats': [{'store': 'rrybkk'}, {}]}", NULL },
  { "W16/within", "limit_mode=1", TWO ("'store': 'rrybk'"), "pass", NULL,
    "{'seats': [{'money': 200}, {}], 'turn': 's2'}", NULL },
  { "W16/choice", "limit_mode=1",
    TWO ("'store': 'rrybkk', 'finished': ['j11', 'w11', 'j19', 'ns11']"), "pass", NULL,
    "{'phase': 'answer', 'pending': {'ask': 'lose'}, 'turn': 's1'}", NULL },
  { "W16/chosen", "limit_mode=1", TWO ("'store': 'rrybkk', 'finished': ['j11', 'w11', 'j19']"),
    "pass; lose w11", NULL, "{'seats': [{'finished': ['j11', 'j19']}, {}], 'turn': 's2'}", NULL },
  { "W16/not-lowest", "limit_mode=1", TWO ("'store': 'rrybkk', 'finished': ['j11', 'w11', 'j19']"),
    "pass; lose j19", "not-lowest", NULL, NULL },
  { "W16/not-finished", "limit_mode=1",
    TWO ("'store': 'rrybkk', 'finished': ['j11', 'w11', 'j19']"), "pass; lose ns11", "not-finished",
    NULL, NULL },
  { "W16/copies", "limit_mode=1", TWO ("'store': 'rrybkk', 'finished': ['j11', 'j11', 'j19']"),
    "pass", NULL, "{'seats': [{'finished': ['j11', 'j19']}, {}], 'turn': 's2'}", NULL },
  { "W16/TB-A46/end-stays", "limit_mode=1",
    TWO_AND ("'store': 'rrybkk', 'finished': ['j11', 'j19', 'l29', 'l17', 'os31', 'w31']",
             "'last_turns': ['s2']"),
    "pass; pass", NULL, "{'seats': [{'finished': ['j19', 'l29', 'l17', 'os31', 'w31']}, {}], "
                        "'phase': 'over', 'last_turns': []}", NULL },
  { "W18/TB-T19/sell", NULL, WITH ("'store': ''", ", 'store': 'b'"), "buy blue from s2; sell", NULL,
    "{'seats': [{'money': 150, 'store': 'b'}, {'money': 250, 'store': ''}], 'actions_left': 3, "
    "'phase': 'turn'}", "3 3 2 6 3 3 3" },
  { "W18/asked", NULL, WITH ("'store': ''", ", 'store': 'b'"), "buy blue from s2", NULL,
    "{'phase': 'answer', 'pending': {'ask': 'sale', 'ink': 'blue', 'from': 's2'}, 'turn': 's1'}",
    NULL },
  { "W18/TB-T20/refuse", NULL, WITH ("'store': ''", ", 'store': 'b', 'money': 300"),
    "buy blue from s2; refuse", NULL,
    "{'seats': [{'money': 200, 'store': ''}, {'money': 0, 'store': 'b'}], 'actions_left': 3}",
    NULL },
  { "W18/TB-T21/cannot-refuse", NULL, WITH ("'store': ''", ", 'store': 'b', 'money': 250"),
    "buy blue from s2; refuse", "cannot-refuse", NULL, NULL },
  { "W18/TB-T22/no-money", NULL, WITH ("'store': '', 'money': 0", ", 'store': 'b'"),
    "buy blue from s2", "no-money", NULL, NULL },
  { "W18/TB-T22/in-containers", NULL,
    WITH ("'store': ''", ", 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'r'}"),
    "buy red from s2", "not-in-store", NULL, NULL },
  { "W18/secondary", NULL, WITH ("'store': ''", ", 'store': 'g'"), "buy green from s2; sell", NULL,
    "{'seats': [{'store': 'g'}, {'store': ''}]}", NULL },
  { "W18/limit", NULL, WITH ("'store': 'rrybk'", ", 'store': 'b'"), "buy blue from s2",
    "store-limit", NULL, NULL },
  { "W18/own", NULL, TWO ("'store': 'b'"), "buy blue from s1", "own-seat", NULL, NULL },
  { "W18/to-the-bank", "sale_to=1", WITH ("'store': ''", ", 'store': 'b'"),
    "buy blue from s2; sell", NULL, "{'seats': [{'money': 150}, {'money': 200}]}", NULL },
  { "W18/no-refusal", "allow_refusal=0", WITH ("'store': ''", ", 'store': 'b', 'money': 500"),
    "buy blue from s2", NULL,
    "{'seats': [{'money': 150, 'store': 'b'}, {'money': 550}], 'phase': 'turn'}", NULL },
  { "W18/not-asked", NULL, TWO (NOTHING), "sell", "not-in-phase", NULL, NULL },
  { "W10/ends-after-a-sale", "actions=1", WITH ("'store': ''", ", 'store': 'b'"),
    "buy blue from s2; sell", NULL, "{'turn': 's2', 'phase': 'turn'}", NULL },

  /* Tattoos */
  { "W19/TB-T36/open", NULL,
    TWO_AND ("'store': ''", FIVE_TATTOOS),
    "draw 2; lay closed", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'l29', 'open': false, 'known': ['s1', 's2']}]}, {}], "
    "'tattoos': {'open': ['j37', 'os31', 'w19'], 'deck': ['ns23']}, 'actions_left': 3}", NULL },
  { "W19/asked", NULL,
    TWO_AND ("'store': ''", FIVE_TATTOOS),
    "draw deck", NULL,
    "{'phase': 'answer', 'pending': {'ask': 'lay', 'tattoo': 'os31', 'known': ['s1']}, "
    "'tattoos': {'open': ['j37', 'l29', 'w19'], 'deck': ['ns23']}}", NULL },
  { "W19/deck-closed", NULL,
    TWO_AND ("'store': ''", FIVE_TATTOOS),
    "draw deck; lay closed", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'os31', 'open': false, 'known': ['s1']}]}, {}]}", NULL },
  { "W19/deck-open", NULL,
    TWO_AND ("'store': ''", FIVE_TATTOOS),
    "draw deck; lay open", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'os31', 'open': true, 'known': ['s1', 's2']}]}, {}]}",
    NULL },
  { "W19/TB-T37/empty-deck", NULL, TWO_AND ("'store': ''", EMPTY_DECKS), "draw deck", "empty-deck",
    NULL, NULL },
  { "W19/TB-T37/places-fall", NULL,
    TWO_AND ("'store': ''", "'tattoos': {'open': ['j37', 'l29', 'w19'], 'deck': []}"),
    "draw 1; lay open", NULL, "{'tattoos': {'open': [null, 'l29', 'w19']}}", NULL },
  { "W19/empty-place", NULL, TWO_AND ("'store': ''", EMPTY_DECKS), "draw 1", "empty-place", NULL,
    NULL },
  { "W19/no-such-place", NULL, TWO (NOTHING), "draw 4", "no-such-place", NULL, NULL },
  { "W19/nothing-donated", NULL, TWO (NOTHING), "draw donated", "empty-place", NULL, NULL },
  { "W20/TB-T38/recycle", NULL,
    TWO_AND ("'money': 100, 'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29', 'open': true}]",
             "'tattoos': {'open': ['w19', 'w11', 'w23'], 'deck': ['os31']}"),
    "recycle 1", NULL,
    "{'seats': [{'money': 0, 'reserve': [{'tattoo': 'l29', 'open': true}]}, {}], "
    "'tattoos': {'deck': ['os31', 'j37']}, 'actions_left': 3}", NULL },
  { "W20/TB-T38/no-money", NULL, TWO ("'money': 50, 'reserve': [{'tattoo': 'j37'}]"), "recycle 1",
    "no-money", NULL, NULL },
  { "W20/no-such-slot", NULL, TWO ("'reserve': [{'tattoo': 'j37'}]"), "recycle 2", "no-such-slot",
    NULL, NULL },
  { "W19/filled-later", NULL, TWO_AND ("'reserve': [{'tattoo': 'j37'}]", EMPTY_DECKS), "recycle 1",
    NULL, "{'tattoos': {'open': ['j37', null, null], 'deck': []}}", NULL },
  { "W21/TB-T39/donate", NULL, TWO ("'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29'}]"),
    "donate 1", NULL,
    "{'seats': [{'money': 200, 'reserve': [{'tattoo': 'l29'}]}, {}], "
    "'tattoos': {'donated': 'j37'}}", NULL },
  { "W21/TB-T39/taken", NULL, TWO ("'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29'}]"),
    "donate 1; donate 1", "donation-taken", NULL, NULL },
  { "W21/TB-T39/draw", NULL, TWO ("'reserve': [{'tattoo': 'j37'}]"),
    "donate 1; draw donated; lay closed", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'j37', 'open': false, 'known': ['s1', 's2']}]}, {}], "
    "'tattoos': {'donated': null}}", NULL },
  { "W22/TB-T40/look", NULL,
    WITH ("'store': ''", ", 'reserve': [{'tattoo': 'j37', 'known': ['s2']}]"),
    "look s2 1", NULL,
    "{'seats': [{}, {'reserve': [{'tattoo': 'j37', 'open': false, 'known': ['s1', 's2']}]}], "
    "'actions_left': 3}", NULL },
  { "W22/own", NULL, TWO ("'reserve': [{'tattoo': 'j37'}]"), "look s1 1", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'j37', 'known': ['s1']}]}, {}]}", NULL },
  { "W22/open", NULL, TWO ("'reserve': [{'tattoo': 'j37', 'open': true}]"), "look s1 1",
    "card-is-open", NULL, NULL },
  { "W22/no-such-slot", NULL, TWO (NOTHING), "look s2 1", "no-such-slot", NULL, NULL },
  { "W22/no-such-seat", NULL, TWO (NOTHING), "look s4 1", "no-such-seat", NULL, NULL },
  { "W22/one-card", NULL, TWO ("'reserve': [{'tattoo': 'j37'}]"), "look s1", "one-card", NULL,
    NULL },
  { "W22/reserve", "look_scope=1",
    WITH ("'store': ''", ", 'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29', 'open': true}, "
                         "{'tattoo': 'w19'}]"),
    "look s2", NULL,
    "{'seats': [{}, {'reserve': [{'tattoo': 'j37', 'known': ['s1']}, "
    "{'tattoo': 'l29', 'known': ['s1', 's2']}, {'tattoo': 'w19', 'known': ['s1']}]}]}", NULL },
  { "W22/whole-reserve", "look_scope=1", TWO ("'reserve': [{'tattoo': 'j37'}]"), "look s1 1",
    "whole-reserve", NULL, NULL },
  { "W22/nothing-closed", "look_scope=1", TWO ("'reserve': [{'tattoo': 'j37', 'open': true}]"),
    "look s1", "nothing-closed", NULL, NULL },
  { "W23/TB-T41/closed", NULL,
    WITH ("'reserve': [{'tattoo': 'l29', 'open': true}, {'tattoo': 'j37', 'known': ['s1']}]",
          ", 'reserve': [{'tattoo': 'w19', 'known': ['s2']}]"),
    "exchange 2; with s2 1", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'l29'}, {'tattoo': 'w19', 'open': false, "
    "'known': ['s2']}]}, {'reserve': [{'tattoo': 'j37', 'open': false, 'known': ['s1']}]}], "
    "'actions_left': 3, 'phase': 'turn'}", NULL },
  { "W23/asked", NULL,
    WITH ("'reserve': [{'tattoo': 'j37'}]", ", 'reserve': [{'tattoo': 'w19'}]"), "exchange 1", NULL,
    "{'phase': 'answer', 'pending': {'ask': 'with', 'slot': 1}, 'actions_left': 3}", NULL },
  { "W23/TB-T41/open-and-closed", NULL,
    WITH ("'reserve': [{'tattoo': 'j37'}]",
          ", 'reserve': [{'tattoo': 'w19', 'open': true}, {'tattoo': 'w11'}]"),
    "exchange 1; with s2 1", "open-and-closed", NULL, NULL },
  { "W23/nothing", NULL,
    WITH ("'reserve': [{'tattoo': 'j37'}]", ", 'reserve': [{'tattoo': 'w19', 'open': true}]"),
    "exchange 1", "nothing-to-exchange", NULL, NULL },
  { "W23/open", NULL,
    WITH ("'reserve': [{'tattoo': 'j37', 'open': true}]",
          ", 'reserve': [{'tattoo': 'w19', 'open': true}]"),
    "exchange 1; with s2 1", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'w19', 'open': true, 'known': ['s1', 's2']}]}, "
    "{'reserve': [{'tattoo': 'j37'}]}]}", NULL },
  { "W23/own", NULL,
    WITH ("'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29'}]", ", 'reserve': [{'tattoo': 'w19'}]"),
    "exchange 1; with s1 2", "own-seat", NULL, NULL },

  /* Work */
  { "W24/TB-T42/start", NULL,
    TWO ("'chair': 'leg-j', 'reserve': [{'tattoo': 'j37', 'open': true}, {'tattoo': 'l29'}]"),
    "start 1", NULL,
    "{'seats': [{'station': {'tattoo': 'j37', 'placed': '', 'clock': 0}, "
    "'reserve': [{'tattoo': 'l29'}]}, {}], 'actions_left': 3}", NULL },
  { "W24/TB-T42/client-waits", NULL,
    TWO ("'waiting': 'leg-j', 'reserve': [{'tattoo': 'j37', 'open': true}]"), "start 1",
    "no-client-in-chair", NULL, NULL },
  { "W24/TB-T43/misfit", NULL,
    TWO ("'chair': 'leg-j', 'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29'}]"), "start 2", NULL,
    "{'seats': [{'station': null, 'reserve': [{'tattoo': 'j37'}, {'tattoo': 'l29', 'open': false, "
    "'known': ['s1']}]}, {}], 'actions_left': 3}", NULL },
  { "W24/TB-T44/open-misfit", NULL,
    TWO ("'chair': 'leg-j', 'reserve': [{'tattoo': 'l29', 'open': true}]"), "start 1",
    "wrong-style", NULL, NULL },
  { "W24/known-misfit", NULL,
    TWO ("'chair': 'leg-j', 'reserve': [{'tattoo': 'l29', 'known': ['s1']}]"), "start 1",
    "wrong-style", NULL, NULL },
  { "W24/known-to-others", NULL,
    TWO ("'chair': 'leg-j', 'reserve': [{'tattoo': 'l29', 'known': ['s2']}]"), "start 1", NULL,
    "{'seats': [{'reserve': [{'tattoo': 'l29', 'known': ['s1', 's2']}]}, {}]}", NULL },
  { "W24/unknown-fit", NULL, TWO ("'chair': 'leg-j', 'reserve': [{'tattoo': 'j37'}]"), "start 1",
    NULL, "{'seats': [{'station': {'tattoo': 'j37'}, 'reserve': []}, {}]}", NULL },
  { "W24/TB-T45/occupied", NULL,
    TWO ("'chair': 'leg-j', 'station': {'tattoo': 'j19'}, 'reserve': [{'tattoo': 'j37'}]"),
    "start 1", "tattoo-on-station", NULL, NULL },
  { "W24/no-such-slot", NULL, TWO ("'chair': 'leg-j'"), "start 1", "no-such-slot", NULL, NULL },
  { "W25/free", NULL,
    TWO ("'store': 'kkr', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"),
    "place red; place black", NULL,
    "{'seats': [{'store': 'k', 'station': {'placed': 'rk'}}, {}], 'actions_left': 4}",
    "2 3 3 4 3 3 3" },
  { "W25/not-needed", NULL,
    TWO ("'store': 'kkr', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"),
    "place black; place black", "not-needed", NULL, NULL },
  { "W25/not-in-store", NULL,
    TWO ("'store': 'k', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': ''}"), "place red",
    "not-in-store", NULL, NULL },
  { "W25/no-tattoo", NULL, TWO (NOTHING), "place red", "no-tattoo", NULL, NULL },
  { "W26/TB-T48/body-part", NULL,
    TWO ("'store': '', 'chair': 'hand-l', 'station': {'tattoo': 'l29', 'placed': 'ko'}"),
    "pass; pass; collect", NULL, "{'seats': [{'finished': ['l29']}, {}]}", NULL },
  { "W26/TB-T48/three-turns", NULL,
    AS ("master", "'store': '', 'chair': 'arm-j', 'station': {'tattoo': 'j37', 'placed': 'kkkrp'}"),
    "pass; pass; pass; pass; collect", NULL, "{'seats': [{'finished': ['j37']}, {}]}", NULL },
  { "W26/TB-T48/not-below-one", NULL,
    TWO ("'chair': 'hand-l', 'station': {'tattoo': 'l13', 'placed': 'kk'}"), "collect",
    "clock-short", NULL, NULL },
  { "W26/many-body-turns", "body_turns=3",
    TWO ("'store': '', 'chair': 'hand-l', 'station': {'tattoo': 'l29', 'placed': 'ko'}"),
    "pass; pass; collect", NULL, "{'seats': [{'finished': ['l29']}, {}]}", NULL },
  { "W26/body-turns", "body_turns=0",
    TWO ("'store': '', 'chair': 'hand-l', 'station': {'tattoo': 'l29', 'placed': 'ko'}"),
    "pass; pass; collect", "clock-short", NULL, NULL },
  { "W26/TB-T49/discount", NULL,
    AS ("master", "'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'krp'}"),
    "pass; pass", NULL, "{'seats': [{'station': {'clock': 1}}, {}]}", NULL },
  { "W26/TB-T49/secondary-missing", NULL,
    AS ("master", "'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'kkkr'}"),
    "pass; pass", NULL, "{'seats': [{'station': {'clock': 0}}, {}]}", NULL },
  { "W26/too-much-missing", NULL,
    AS ("master", "'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'kp'}"),
    "pass; pass", NULL, "{'seats': [{'station': {'clock': 0}}, {}]}", NULL },
  { "W26/other-style", NULL,
    AS ("mixer", "'store': '', 'chair': 'arm-j', 'station': {'tattoo': 'j37', 'placed': 'kkrp'}"),
    "pass; pass", NULL, "{'seats': [{'station': {'clock': 0}}, {}]}", NULL },
  { "W26/discount-of-the-tattoo", "discount_source=1",
    AS ("master", "'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'krp'}"),
    "pass; pass", NULL, "{'seats': [{'station': {'clock': 0}}, {}]}", NULL },
  { "W27/TB-T51/collect", NULL,
    AS ("master", "'store': '', 'chair': 'leg-j', 'station': {'tattoo': 'j37', 'placed': 'kkkrp', "
                  "'clock': 3}"),
    "collect", NULL,
    "{'seats': [{'money': 650, 'finished': ['j37'], 'chair': null, 'station': null}, {}], "
    "'clients': {'gone': ['leg-j']}, 'actions_left': 3}", "3 3 3 6 3 3 3" },
  { "W27/no-client", NULL,
    TWO ("'station': {'tattoo': 'j19', 'placed': 'kr', 'clock': 2}"), "collect", NULL,
    "{'seats': [{'money': 300}, {}], 'clients': {'gone': []}}", NULL },
  { "W27/other-style", NULL,
    TWO ("'chair': 'arm-l', 'station': {'tattoo': 'j19', 'placed': 'kr', 'clock': 2}"), "collect",
    NULL, "{'seats': [{'money': 400}, {}]}", NULL },
  { "W28/TB-T52/claim", "style_rights=1",
    "{'seats': [{'character': 'plain', 'chair': 'leg-j', 'station': {'tattoo': 'j37', "
    "'placed': 'kkkrp', 'clock': 3}}, {'character': 'master', 'store': ''}]}",
    "collect; claim", NULL,
    "{'seats': [{'money': 450}, {'money': 300}], 'phase': 'turn', 'turn': 's1'}", NULL },
  { "W28/asked", "style_rights=1", "{'seats': [{'character': 'plain', " DUE "}, "
                                   "{'character': 'master', 'store': ''}]}",
    "collect", NULL,
    "{'phase': 'answer', 'pending': {'ask': 'claim', 'seats': ['s2']}, 'turn': 's1'}", NULL },
  { "W28/waive", "style_rights=1", "{'seats': [{'character': 'plain', " DUE "}, "
                                   "{'character': 'master', 'store': ''}]}",
    "collect; waive", NULL, "{'seats': [{'money': 400}, {'money': 200}], 'phase': 'turn'}", NULL },
  { "W28/TB-T52/too-late", "style_rights=1", "{'seats': [{'character': 'plain', " DUE "}, "
                                             "{'character': 'master', 'store': ''}]}",
    "collect; waive; claim", "not-in-phase", NULL, NULL },
  { "W28/automatic", NULL, "{'seats': [{'character': 'plain', " DUE "}, "
                           "{'character': 'master', 'store': ''}]}",
    "collect", NULL, "{'seats': [{'money': 300}, {'money': 300}], 'phase': 'turn'}", NULL },
  { "W28/off", "style_rights=2", "{'seats': [{'character': 'plain', " DUE "}, "
                                 "{'character': 'master', 'store': ''}]}",
    "collect", NULL, "{'seats': [{'money': 400}, {'money': 200}], 'phase': 'turn'}", NULL },
  { "W28/TB-T53/own", NULL, AS ("master", DUE), "collect", NULL,
    "{'seats': [{'money': 500}, {'money': 200}]}", NULL },
  { "W28/several", NULL,
    "{'seats': [{'character': 'doorman', 'money': 0}, {'character': 'plain', " DUE "}, "
    "{'character': 'master'}], 'turn': 's2'}",
    "collect", NULL, "{'seats': [{'money': 100}, {'money': 200}, {'money': 300}]}", NULL },
  { "W28/in-order", "style_rights=1",
    "{'seats': [{'character': 'doorman', 'money': 0}, {'character': 'plain', " DUE "}, "
    "{'character': 'master'}], 'turn': 's2'}",
    "collect; claim; waive", NULL,
    "{'seats': [{'money': 0}, {'money': 300}, {'money': 300}], 'phase': 'turn', 'turn': 's2'}",
    NULL },
  { "W28/what-there-is", "style_rights_price=350",
    "{'seats': [{'character': 'doorman', 'money': 0}, {'character': 'plain', " DUE "}, "
    "{'character': 'master'}], 'turn': 's2'}",
    "collect", NULL, "{'seats': [{'money': 50}, {'money': 0}, {'money': 550}]}", NULL },
  { "W28/nothing-left-to-charge", "style_rights=1 style_rights_price=400",
    "{'seats': [{'character': 'doorman', 'money': 0}, {'character': 'plain', " DUE "}, "
    "{'character': 'master'}], 'turn': 's2'}",
    "collect; claim", NULL, "{'seats': [{'money': 0}, {'money': 0}, {'money': 600}], "
                            "'phase': 'turn', 'pending': null}", NULL },
  { "W28/also-one-of-the-own-style", NULL,
    "{'seats': [{'character': 'master', " DUE "}, {'character': 'doorman'}]}", "collect", NULL,
    "{'seats': [{'money': 400}, {'money': 300}]}", NULL },

  /* Money: to the last dollar, and none of what isn't there */
  { "W36/reject-chair/all", NULL, TWO ("'chair': 'arm-j', 'money': 100"), "reject chair", NULL,
    "{'seats': [{'money': 0}, {}]}", NULL },
  { "W36/reject-chair/short", NULL, TWO ("'chair': 'arm-j', 'money': 99"), "reject chair",
    "no-money", NULL, NULL },
  { "W36/reject-waiting/all", NULL, TWO ("'waiting': 'arm-j', 'money': 50"), "reject waiting", NULL,
    "{'seats': [{'money': 0}, {}]}", NULL },
  { "W36/reject-waiting/short", NULL, TWO ("'waiting': 'arm-j', 'money': 49"), "reject waiting",
    "no-money", NULL, NULL },
  { "W36/recycle/all", NULL, TWO ("'money': 100, 'reserve': [{'tattoo': 'j37'}]"), "recycle 1",
    NULL, "{'seats': [{'money': 0}, {}]}", NULL },
  { "W36/recycle/short", NULL, TWO ("'money': 99, 'reserve': [{'tattoo': 'j37'}]"), "recycle 1",
    "no-money", NULL, NULL },
  { "W36/buy/all", NULL, WITH ("'store': '', 'money': 50", ", 'store': 'b', 'money': 200"),
    "buy blue from s2; sell", NULL, "{'seats': [{'money': 0}, {'money': 250}]}", NULL },
  { "W36/buy/short", NULL, WITH ("'store': '', 'money': 49", ", 'store': 'b'"), "buy blue from s2",
    "no-money", NULL, NULL },
  { "W36/refuse/all", NULL,
    WITH ("'store': ''", ", 'store': 'b', 'money': 300"), "buy blue from s2; refuse", NULL,
    "{'seats': [{}, {'money': 0}]}", NULL },
  { "W36/refuse/short", NULL,
    WITH ("'store': ''", ", 'store': 'b', 'money': 299"), "buy blue from s2; refuse",
    "cannot-refuse", NULL, NULL },

  /* Skills */
  { "W29/ink-master", NULL, AS ("master", "'store': ''"), "skill ink blue red", NULL,
    "{'seats': [{'store': 'rb'}, {}], 'actions_left': 3, 'skill_used': true}", "2 3 2 6 3 3 3" },
  { "W29/ink-master/five", NULL, AS ("master", "'store': ''"),
    "skill ink black black; ink black; ink red; ink blue", NULL,
    "{'seats': [{'store': 'rbkkk'}, {}], 'turn': 's2', 'skill_used': false}", NULL },
  { "W29/ink-master/limit", NULL, AS ("master", "'store': 'rybk'"), "skill ink black black",
    "store-limit", NULL, NULL },
  { "W29/ink-master/none", NULL, AS_WITH ("master", "'store': 'r'", ", 'store': 'r'"),
    "skill ink red red", "none-in-reserve", NULL, NULL },
  { "W29/ink-master/secondary", NULL, AS ("master", "'store': 'r'"), "skill ink red green",
    "secondary-ink", NULL, NULL },
  { "W29/once", NULL, AS ("master", "'store': ''"), "skill ink black black; skill ink red blue",
    "skill-used", NULL, NULL },
  { "W29/ink-master/no-action-left", NULL,
    "{'seats': [{'character': 'master', 'store': 'k', 'chair': 'leg-j', "
    "'station': {'tattoo': 'j37', 'placed': ''}}, " OTHER ("") "], 'actions_left': 0}",
    "skill ink red blue", "no-actions-left", NULL, NULL },
  { "W29/not-mine", NULL, TWO ("'store': 'yb'"), "skill mix green", "no-such-skill", NULL, NULL },
  { "W29/free-mix", NULL, AS ("mixer", "'store': 'yb'"), "skill mix green", NULL,
    "{'seats': [{'store': 'g'}, {}], 'actions_left': 4, 'skill_used': true}", NULL },
  { "W29/free-mix/last", NULL,
    "{'seats': [{'character': 'mixer', 'store': 'yb'}, " OTHER ("") "], 'actions_left': 0}",
    "skill mix green", NULL, "{'turn': 's2'}", NULL },
  { "W29/smooth-talker", NULL, AS ("talker", "'chair': 'arm-j', 'money': 0"), "reject chair", NULL,
    "{'seats': [{'chair': null, 'money': 0}, {}], 'actions_left': 3}", NULL },
  { "W29/scout", NULL, AS_WITH ("scout", "'store': ''", ", 'reserve': [{'tattoo': 'j37'}], "
                                                        "'character': 'plain'"),
    "skill look s2 1", NULL,
    "{'seats': [{}, {'reserve': [{'known': ['s1']}]}], 'actions_left': 4, 'skill_used': true}",
    NULL },
  { "W29/scout/open", NULL,
    AS ("scout", "'reserve': [{'tattoo': 'j37', 'open': true}]"), "skill look s1 1",
    "card-is-open", NULL, NULL },
  { "W29/showman", NULL, AS ("showman", DUE), "collect", NULL,
    "{'seats': [{'money': 450}, {}]}", NULL },
  { "W29/showman-bonus", "showman_bonus=75", AS ("showman", DUE), "collect", NULL,
    "{'seats': [{'money': 475}, {}]}", NULL },
  { "W29/doorman", NULL,
    "{'seats': [{'character': 'plain'}, {'character': 'doorman', 'waiting': 'arm-j'}]}",
    "steal s2", "guarded", NULL, NULL },
  { "W29/host", NULL, AS ("host", "'chair': 'arm-j'"), "move waiting", NULL,
    "{'actions_left': 4, 'skill_used': true}", NULL },
  { "W29/host/again", NULL, AS ("host", "'chair': 'arm-j'"), "move waiting; move chair", NULL,
    "{'actions_left': 3, 'skill_used': true}", NULL },
  { "W29/host/last", NULL,
    "{'seats': [{'character': 'host', 'chair': 'arm-j'}, " OTHER ("") "], 'actions_left': 0}",
    "move waiting", NULL, "{'seats': [{'waiting': 'arm-j'}, {}], 'turn': 's2'}", NULL },
  { "W29/host/used", NULL,
    "{'seats': [{'character': 'host', 'store': 'k', 'chair': 'arm-j'}, " OTHER ("") "], "
    "'actions_left': 0, 'skill_used': true}",
    "move waiting", "no-actions-left", NULL, NULL },
  { "W29/recycler", NULL,
    "{'seats': [{'character': 'recycler', 'money': 0, 'reserve': [{'tattoo': 'j37'}]}, "
    "{'character': 'plain'}]}",
    "recycle 1", NULL, "{'seats': [{'money': 0, 'reserve': []}, {}]}", NULL },

  /* The end */
  { "W30/TB-T55/not-yet", NULL, TWO (DUE ", 'finished': ['j37', 'l29', 'l17', 'os31']"), "collect",
    NULL, "{'last_turns': null}", NULL },
  { "W30/TB-T55/reached", NULL,
    TWO (DUE ", 'finished': ['j37', 'l29', 'l17', 'os31', 'w31']"), "collect", NULL,
    "{'last_turns': ['s2'], 'turn': 's1', 'actions_left': 3}", NULL },
  { "W30/goal", "goal_2=1", TWO (DUE), "collect", NULL, "{'last_turns': ['s2']}", NULL },
  { "W30/TB-T54/four", NULL,
    "{'seats': [{'character': 'plain'}, {'character': 'talker'}, {'character': 'mixer', " DUE ", "
    "'finished': ['j37', 'os31', 'w31']}, {'character': 'scout'}], 'turn': 's3', 'round': 9}",
    "collect; pass; pass", NULL,
    "{'last_turns': ['s1', 's2'], 'turn': 's1', 'round': 10, 'phase': 'turn'}", NULL },
  { "W30/TB-T54/over", NULL,
    "{'seats': [{'character': 'plain'}, {'character': 'talker'}, {'character': 'mixer', " DUE ", "
    "'finished': ['j37', 'os31', 'w31']}, {'character': 'scout'}], 'turn': 's3', 'round': 9}",
    "collect; pass; pass; pass; pass", NULL,
    "{'last_turns': [], 'turn': 's2', 'round': 10, 'phase': 'over'}", NULL },
  { "W30/second-adds-nothing", "goal_2=1",
    "{'seats': [{'character': 'plain', " DUE "}, {'character': 'scout', 'chair': 'back-w', "
    "'station': {'tattoo': 'w11', 'placed': 'k', 'clock': 1}}]}",
    "collect; pass; collect; pass", NULL, "{'phase': 'over', 'last_turns': []}", NULL },
  { "W30/game-over", "goal_2=1", TWO (DUE), "collect; pass; pass; pass", "game-over", NULL, NULL },
  { "W34/max-rounds", "max_rounds=3", TWO_AND ("'store': ''", "'round': 3"), "pass; pass", NULL,
    "{'phase': 'over', 'round': 3, 'turn': 's2', 'last_turns': null}", NULL },
  { "W34/not-before", "max_rounds=3", TWO_AND ("'store': ''", "'round': 2"), "pass; pass", NULL,
    "{'phase': 'turn', 'round': 3, 'turn': 's1'}", NULL },
  { "W34/within-last-turns", "max_rounds=3",
    "{'seats': [{'character': 'plain'}, {'character': 'talker'}, {'character': 'mixer'}], "
    "'turn': 's3', 'round': 3, 'last_turns': ['s1', 's2']}",
    "pass", NULL, "{'phase': 'over', 'last_turns': ['s1', 's2'], 'round': 3}", NULL },
};

/* ---- Scores --------------------------------------------------------------------------------- */

/* The rulebook's example, with where it says nothing left to the deal (TB-T4). */
#define EXAMPLE                                                                                 \
  "{'seats': [{'character': 'master', 'money': 1400, 'finished': ['j37', 'j19', 'l29', "        \
  "'os13'], 'chair': 'arm-l', 'station': {'tattoo': 'l13', 'placed': 'k', 'clock': 0}}, "       \
  "{'character': 'talker', 'money': 1400, 'finished': ['os31', 'os17', 'j19', 'l29']}, "        \
  "{'character': 'scout', 'money': 700, 'finished': ['w19', 'w11', 'ns23', 'ns11', 'os13'], "   \
  "'reserve': [{'tattoo': 'w23'}]}], 'phase': 'over', 'last_turns': []}"

/* Equal totals; the first has finished more, and left more unfinished. */
#define TIE                                                                                     \
  "{'seats': [{'money': 500, 'finished': ['j11', 'j11', 'w11', 'ns11', 'ns11'], "               \
  "'reserve': [{'tattoo': 'w23'}]}, {'money': 50, 'finished': ['os13', 'os13', 'l13', 'l17']}]," \
  " 'phase': 'over'}"

static const NwScoreCase score_cases[] = {
  { "W31/TB-T1/unfinished-on-the-station", NULL,
    "{'seats': [{'money': 1400, 'finished': ['j37', 'j19', 'l29', 'os13'], 'chair': 'arm-l', "
    "'station': {'tattoo': 'l13', 'placed': 'k'}}, {'money': 0, 'finished': ['l29', 'os13']}], "
    "'phase': 'over'}", "119/1 42/2 total" },
  { "W31/TB-T2/nothing-left", NULL,
    "{'seats': [{'money': 1400, 'finished': ['os31', 'os17', 'j19', 'l29']}, "
    "{'money': 0, 'finished': ['j19', 'l29']}], 'phase': 'over'}", "138/1 48/2 total" },
  { "W31/TB-T3/unfinished-in-the-reserve", NULL,
    "{'seats': [{'money': 700, 'finished': ['w19', 'w11', 'ns23', 'ns11', 'os13'], "
    "'reserve': [{'tattoo': 'w23'}]}, {'money': 0, 'finished': ['os13']}], 'phase': 'over'}",
    "100/1 13/2 total" },
  { "W31/TB-T4/example", NULL, EXAMPLE, "119/2 138/1 100/3 total" },
  { "W31/TB-T56/tied", NULL,
    "{'seats': [{'money': 0, 'finished': ['j11', 'j19']}, "
    "{'money': 0, 'finished': ['j11', 'j37']}, {'money': 0, 'finished': ['j19']}], "
    "'phase': 'over'}", "30/2 48/1 19/3 total" },
  { "W31/TB-T56/sole", NULL,
    "{'seats': [{'money': 0, 'finished': ['j11', 'j19']}, {'money': 0, 'finished': ['j11']}, "
    "{'money': 0, 'finished': ['j19']}], 'phase': 'over'}", "36/1 11/3 19/2 total" },
  { "W31/TB-T56/one-is-enough", NULL,
    "{'seats': [{'money': 0, 'finished': ['j11']}, {'money': 0}], 'phase': 'over'}",
    "14/1 0/2 total" },
  { "W31/TB-T57/money", NULL, "{'seats': [{'money': 1375}, {'money': 49}]}", "27/1 0/2 total" },
  { "W31/money-per-point", "money_per_point=100", "{'seats': [{'money': 1375}, {'money': 49}]}",
    "13/1 0/2 total" },
  { "W31/TB-T60/left-over", NULL,
    "{'seats': [{'money': 0, 'chair': 'arm-j', 'waiting': 'leg-j', 'store': 'rybkk', "
    "'station': {'tattoo': 'j11', 'placed': 'k'}}, {'money': 0, 'store': ''}], 'phase': 'over'}",
    "-11/2 0/1 total" },
  { "W31/TB-T62/nobodys", NULL,
    "{'seats': [{'money': 0}, {'money': 50}], 'tattoos': {'donated': 'j37'}, 'phase': 'over'}",
    "0/2 1/1 total" },
  { "W32/TB-T58/rulebook", NULL, TIE, "75/2 75/1 unfinished" },
  { "W32/TB-T58/example", "tie_break=1", TIE, "75/1 75/2 finished" },
  { "W32/example/against", "tie_break=1",
    "{'seats': [{'money': 0, 'finished': ['l29']}, {'money': 550, 'finished': ['l29'], "
    "'reserve': [{'tattoo': 'w11'}]}], 'phase': 'over'}", "29/1 29/2 against" },
  { "W32/TB-T59/money", NULL,
    "{'seats': [{'money': 510, 'finished': ['l29']}, {'money': 545, 'finished': ['l29']}], "
    "'phase': 'over'}", "39/2 39/1 money" },
  { "W32/TB-T59/shared", NULL,
    "{'seats': [{'money': 500, 'finished': ['l29']}, {'money': 500, 'finished': ['l29']}], "
    "'phase': 'over'}", "39/1 39/1 shared" },
};

/* W31: always four lines a seat, with the cards they came from. */
static void
test_score_lines (void)
{
  static const char *const expected[] = {
    "tattoos 98: j37 j19 l29 os13",
    "money 28:",
    "majority 6: j37 j19",
    "unfinished -13: l13",
    "tattoos 96: os31 os17 j19 l29",
    "money 28:",
    "majority 14: os31 os17",
    "unfinished 0:",
    "tattoos 77: w19 w11 ns23 ns11 os13",
    "money 14:",
    "majority 32: w19 w11 ns23 ns11",
    "unfinished -23: w23",
  };
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules, EXAMPLE, &state);
  nw_cases_check_lines (&nw_brawl_rules, rules, &state, expected, G_N_ELEMENTS (expected));
}

/* ---- Choices ------------------------------------------------------------------------------- */

/* W18: the seller decides, out of turn, and then it is the buyer's turn again. */
static void
test_actors (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new ("style_rights=1");
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules, WITH ("'store': ''", ", 'store': 'b'"), &state);
  nw_cases_play (&nw_brawl_rules, rules, &state, "buy blue from s2", NULL);
  g_assert_cmpuint (state.head.turn, ==, 0);
  g_assert_cmpuint (state.head.actor, ==, 1);
  nw_cases_play (&nw_brawl_rules, rules, &state, "sell", NULL);
  g_assert_cmpuint (state.head.actor, ==, 0);

  nw_cases_read (&nw_brawl_rules, rules,
                 "{'seats': [{'character': 'doorman'}, {'character': 'plain', " DUE "}, "
                 "{'character': 'master'}], 'turn': 's2'}",
                 &state);
  nw_cases_play (&nw_brawl_rules, rules, &state, "collect", NULL);
  g_assert_cmpuint (state.head.actor, ==, 2);
  nw_cases_play (&nw_brawl_rules, rules, &state, "waive", NULL);
  g_assert_cmpuint (state.head.actor, ==, 0);
  nw_cases_play (&nw_brawl_rules, rules, &state, "claim", NULL);
  g_assert_cmpuint (state.head.actor, ==, 1);
}

/* W16: what may be lost are all that are as low as the lowest, each once. */
static void
test_losses (void)
{
  static const char *const expected[] = { "lose j11", "lose w11", "lose ns11" };
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new ("limit_mode=1");
  g_autofree NwMove *moves = g_new (NwMove, NW_BRAWL_MAX_MOVES);
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules,
                 TWO ("'store': 'rrybkk', 'finished': ['ns11', 'j11', 'j19', 'w11', 'j11']"),
                 &state);
  nw_cases_play (&nw_brawl_rules, rules, &state, "pass", NULL);
  g_assert_cmpuint (nw_brawl_rules.legal (rules, &state, moves), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *text = nw_rules_move_text (&nw_brawl_rules, rules, moves[i]);

      g_assert_cmpstr (text, ==, expected[i]);
      g_assert_cmpuint (nw_brawl_rules.check (rules, &state, moves[i]), ==, NW_REASON_LEGAL);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  nw_cases_add (&nw_brawl_case_game, cases, G_N_ELEMENTS (cases));
  nw_cases_add_scores (&nw_brawl_case_game, score_cases, G_N_ELEMENTS (score_cases));
  g_test_add_func ("/brawl/score/W31/lines", test_score_lines);
  g_test_add_func ("/brawl/rules/W16/losses", test_losses);
  g_test_add_func ("/brawl/rules/W18/actors", test_actors);

  return g_test_run ();
}
