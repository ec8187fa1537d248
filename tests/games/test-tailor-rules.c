/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's rules as cases: position, moves, what must come of them.  T… are the ids of
 * the rulings, TG-T… those of the worked cases.
 */

#include <string.h>

#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"
#include "nw-tailor-fixture.h"

/* The row of the seat to move, and another seat that has nothing. */
#define TWO(board) "{'seats': [{" board "}, {'row': ''}]}"
#define TWO_AND(board, more) "{'seats': [{" board "}, {'row': ''}], " more "}"

/* Tokens are the supply, as "red/white orange/blue magic". */
static const NwCase cases[] = {
  /* Dyes */
  { "T9/TG-T1/example", NULL, TWO ("'row': 'wwwwww'"), "dye 2-5 red; dye 3 blue", NULL,
    "{'seats': [{'row': 'wrbrrw'}, {}], 'action': 'dye', 'dyes_left': 0}", "45 39 20" },
  { "T10/TG-T8/tokens", NULL, TWO ("'row': 'wwrww'"), "dye 1-2 blue", NULL,
    "{'seats': [{'row': 'bbrww'}, {}], 'dyes_left': 1}", "47 38 20" },
  { "T9/TG-T9/mixed", NULL, TWO ("'row': 'wrw'"), "dye 1-3 blue", "mixed-section", NULL, NULL },
  { "T9/TG-T9/same", NULL, TWO ("'row': 'wrw'"), "dye 1 white", "same-colour", NULL, NULL },
  { "T9/TG-T9/off", NULL, TWO ("'row': 'wrw'"), "dye 4 red", "off-row", NULL, NULL },
  { "T9/TG-T10/third", NULL, TWO ("'row': 'www'"), "dye 1 red; dye 2 red; dye 3 red",
    "no-dyes-left", NULL, NULL },
  { "T9/dyes-per-turn", "dyes_per_turn=3", TWO ("'row': 'www'"), "dye 1 red; dye 2 red; dye 3 red",
    NULL, "{'seats': [{'row': 'rrr'}, {}], 'dyes_left': 0}", NULL },
  { "T8/TG-T10/none", NULL, TWO ("'row': 'wwwwww'"), "end", "must-act", NULL, NULL },
  { "T8/one-dye", NULL, TWO ("'row': 'wwwwww'"), "dye 1 red; end", NULL,
    "{'seats': [{'row': 'rwwwww'}, {}], 'turn': 's2', 'action': 'none', 'dyes_left': 2}", NULL },
  { "T8/dye-min", "dye_min=2", TWO ("'row': 'wwwwww'"), "dye 1 red; end", "must-dye", NULL, NULL },
  { "T8/dye-min-met", "dye_min=2", TWO ("'row': 'wwwwww'"), "dye 1 red; dye 1 blue; end", NULL,
    "{'turn': 's2'}", NULL },
  { "T8/dye-min-above", "dye_min=5", TWO ("'row': 'wwwwww'"), "dye 1 red; dye 1 blue; end", NULL,
    "{'turn': 's2'}", NULL },
  { "T8/as-many-as-can-be", "dye_to_white=0 dye_min=2 orange_blue=0 dyes_per_turn=3",
    TWO ("'row': 'w', 'limit': 1"), "dye 1 red; end", NULL, "{'turn': 's2'}", NULL },
  { "T8/nothing-can-be-done", NULL,
    TWO_AND ("'row': '', 'limit': 3", "'display': {'1': [], '2': [], '3': [], '4': []}"), "end",
    NULL, "{'seats': [{'row': 'www'}, {}], 'turn': 's2'}", NULL },
  { "T8/pass", "allow_pass=1", TWO ("'row': 'wwwwww'"), "end", NULL, "{'turn': 's2'}", NULL },
  { "T10/TG-T11/short", "orange_blue=3", TWO ("'row': 'wwoo'"), "dye 1-2 blue", "no-tokens", NULL,
    NULL },
  { "T10/TG-T11/flip", "orange_blue=3", TWO ("'row': 'wwoo'"), "dye 3-4 blue", NULL,
    "{'seats': [{'row': 'wwbb'}, {}]}", "48 1 20" },
  { "T10/unlimited", "orange_blue=3 limited_tokens=0", TWO ("'row': 'wwoo'"), "dye 1-2 blue", NULL,
    "{'seats': [{'row': 'bboo'}, {}]}", NULL },
  { "T9/TG-T12/to-white", NULL, TWO ("'row': 'bbb'"), "dye 2 white", NULL,
    "{'seats': [{'row': 'bwb'}, {}]}", NULL },
  { "T9/not-to-white", "dye_to_white=0", TWO ("'row': 'bbb'"), "dye 2 white", "not-to-white", NULL,
    NULL },

  /* Completing */
  { "T12/TG-T13/example", NULL,
    TWO_AND ("'row': 'oorbbwb', 'limit': 7", "'display': {'1': ['bbw'], '2': ['orbw']}"),
    "complete bbw at 4; expand right; complete orbw at 2; end; restock 0", NULL,
    "{'seats': [{'row': 'owwwwwww', 'limit': 8, 'completed': ['bbw', 'orbw']}, {}], "
    "'turn': 's2'}", NULL },
  { "T13/TG-T13/slide", NULL,
    TWO_AND ("'row': 'oorbbwb', 'limit': 7", "'display': {'1': ['bbw'], '2': ['orbw']}"),
    "complete bbw at 4; expand right", NULL,
    "{'seats': [{'row': 'oorbw', 'limit': 8}, {}], 'pending': null, 'action': 'complete'}", NULL },
  { "T11/TG-T14/reversed", NULL, TWO_AND ("'row': 'wbb'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1 reversed", NULL, "{'seats': [{'row': 'w'}, {}]}", NULL },
  { "T11/TG-T14/plain", NULL, TWO_AND ("'row': 'wbb'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1", "no-fit", NULL, NULL },
  { "T11/palindrome", NULL, TWO_AND ("'row': 'bwb'", "'display': {'1': ['bwb']}"),
    "complete bwb at 1 reversed", "palindrome", NULL, NULL },
  { "T11/TG-T15/broken", NULL, TWO_AND ("'row': 'brbw'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1", "no-fit", NULL, NULL },
  { "T12/TG-T15/part-of-run", NULL, TWO_AND ("'row': 'bbb'", "'display': {'1': ['bb']}"),
    "complete bb at 2", NULL, "{'seats': [{'row': 'b'}, {}]}", NULL },
  { "T13/TG-T16/closes", NULL, TWO_AND ("'row': 'orbo'", "'display': {'1': ['rb', 'oo']}"),
    "complete rb at 2; complete oo at 1", NULL, "{'seats': [{'row': ''}, {}]}", NULL },
  { "T13/TG-T17/three", NULL,
    TWO_AND ("'row': 'bwbrboo', 'limit': 7", "'display': {'1': ['bwb', 'rb', 'oo']}"),
    "complete bwb at 1; complete rb at 1; complete oo at 1; end", NULL,
    "{'seats': [{'row': 'wwwwwww', 'completed': ['bwb', 'rb', 'oo']}, {}], 'turn': 's2'}", NULL },
  { "T7/TG-T18/dye-then-complete", NULL, TWO_AND ("'row': 'rbw'", "'display': {'1': ['rb']}"),
    "dye 3 red; complete rb at 1", "other-action", NULL, NULL },
  { "T7/TG-T18/complete-then-dye", NULL, TWO_AND ("'row': 'rbw'", "'display': {'1': ['rb']}"),
    "complete rb at 1; dye 1 red", "other-action", NULL, NULL },
  { "T11/not-available", NULL,
    TWO_AND ("'row': 'rb'", "'display': {'1': [], '2': [], '3': [], '4': []}"),
    "complete rb at 1", "not-available", NULL, NULL },
  { "T11/off", NULL, TWO_AND ("'row': 'rb'", "'display': {'1': ['rb']}"), "complete rb at 2",
    "off-row", NULL, NULL },
  { "T12/TG-T47/tokens", NULL, TWO_AND ("'row': 'bbwb'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1", NULL, NULL, "50 39 20" },
  { "T11/TG-T44/too-long", NULL,
    TWO_AND ("'row': 'rrrrrr'", "'display': {'1': [], '2': [], '3': ['long'], '4': []}"),
    "complete long at 1", "off-row", NULL, NULL },
  { "T11/TG-T44/long-enough", NULL,
    TWO_AND ("'row': 'rrrrrrr', 'limit': 7", "'display': {'3': ['long']}"),
    "complete long at 1", NULL, "{'seats': [{'row': ''}, {}]}", NULL },
  { "T11/TG-T45/first", NULL, TWO_AND ("'row': 'bwbwb'", "'display': {'1': ['bwb']}"),
    "complete bwb at 1", NULL, "{'seats': [{'row': 'wb'}, {}]}", NULL },
  { "T11/TG-T45/second", NULL, TWO_AND ("'row': 'bwbwb'", "'display': {'1': ['bwb']}"),
    "complete bwb at 3", NULL, "{'seats': [{'row': 'bw'}, {}]}", NULL },
  { "T11/copies/display-first", NULL,
    TWO_AND ("'row': 'rwwrww', 'exclusive': ['twins']",
             "'display': {'2': ['orbw', 'twins', 'twins']}"),
    "complete twins at 1", NULL,
    "{'seats': [{'completed': ['twins'], 'exclusive': ['twins']}, {}], "
    "'display': {'2': ['orbw', null, 'twins']}}", NULL },
  { "T11/copies/exclusive-then", NULL,
    TWO_AND ("'row': 'rwwrww', 'exclusive': ['bb', 'twins']", "'display': {'2': ['twins']}"),
    "complete twins at 1; complete twins at 1", NULL,
    "{'seats': [{'completed': ['twins', 'twins'], 'exclusive': ['bb']}, {}], "
    "'display': {'2': [null, null, null]}}", NULL },
  { "T11/TG-T34/others-exclusive", NULL,
    "{'seats': [{'row': 'rb'}, {'row': '', 'exclusive': ['rb']}]}", "complete rb at 1",
    "not-available", NULL, NULL },
  { "T13/TG-T20/gap", NULL,
    TWO_AND ("'row': 'rbwwww'", "'display': {'1': ['oo', 'rb', 'bb']}, 'decks': {'1': ['bwb']}"),
    "complete rb at 1", NULL, "{'display': {'1': ['oo', null, 'bb']}}", NULL },
  { "T14/TG-T20/refill", NULL,
    TWO_AND ("'row': 'rbwwww'", "'display': {'1': ['oo', 'rb', 'bb']}, 'decks': {'1': ['bwb']}"),
    "complete rb at 1; end; restock 1", NULL,
    "{'display': {'1': ['oo', 'bwb', 'bb']}, 'decks': {'1': []}}", NULL },
  { "T14/TG-T21/empty-deck", NULL,
    TWO_AND ("'row': 'orborb'", "'display': {'4': ['e4']}, 'decks': {'4': []}"),
    "complete e4 at 1; end", NULL, "{'display': {'4': [null, null, null]}, 'turn': 's2'}", NULL },
  { "T14/TG-T19/split", NULL, TWO_AND ("'row': 'rr', 'limit': 5", "'action': 'complete'"),
    "end; restock 1", NULL, "{'seats': [{'row': 'wrrww'}, {}]}", NULL },
  { "T14/pending", NULL, TWO_AND ("'row': 'rr', 'limit': 5", "'action': 'complete'"), "end", NULL,
    "{'seats': [{'row': 'rr'}, {}], 'pending': 'restock', 'turn': 's1'}", NULL },
  { "T14/too-many", NULL, TWO_AND ("'row': 'rr', 'limit': 5", "'action': 'complete'"),
    "end; restock 4", "bad-split", NULL, NULL },
  { "T14/one-side", "restock_split=0", TWO_AND ("'row': 'rr', 'limit': 5", "'action': 'complete'"),
    "end; restock 1", "bad-split", NULL, NULL },
  { "T14/one-side-left", "restock_split=0",
    TWO_AND ("'row': 'rr', 'limit': 5", "'action': 'complete'"), "end; restock 3", NULL,
    "{'seats': [{'row': 'wwwrr'}, {}]}", NULL },
  { "T14/TG-A5/short-supply", "red_white=4",
    TWO_AND ("'row': 'rr', 'limit': 6", "'action': 'complete'"), "end; restock 1", NULL,
    "{'seats': [{'row': 'wrrw'}, {}]}", "0 40 20" },
  { "T14/no-supply", "red_white=2", TWO_AND ("'row': 'rr', 'limit': 6", "'action': 'complete'"),
    "end", NULL, "{'seats': [{'row': 'rr'}, {}], 'turn': 's2'}", "0 40 20" },

  /* Magic */
  { "T16/TG-T22/first", NULL, TWO_AND ("'row': 'rrw'", "'display': {'1': ['rr-magic']}"),
    "complete rr-magic at 1", NULL,
    "{'seats': [{'row': 'w', 'completed': [{'id': 'rr-magic', 'magic': 1}]}, {}]}", "49 40 19" },
  { "T16/TG-T23/on-card", NULL, TWO_AND ("'row': 'rrrrw'", "'display': {'1': ['rr-magic']}"),
    "complete rr-magic at 1; complete rr-magic at 1", "magic-on-card", NULL, NULL },
  { "T16/TG-T24/again", NULL, TWO_AND ("'row': 'rrrww'", "'display': {'1': ['rr-magic']}"),
    "complete rr-magic at 1; magic 2 red from rr-magic; complete rr-magic at 1", NULL,
    "{'seats': [{'row': 'w', 'completed': [{'id': 'rr-magic', 'magic': 1}]}, {}], "
    "'action': 'complete'}", "49 40 19" },
  { "T16/TG-T23/next-turn", NULL,
    TWO_AND ("'row': 'rrw', 'completed': [{'id': 'rr-magic', 'magic': 0}]", "'turn': 's1'"),
    "complete rr-magic at 1; end; restock 0", NULL,
    "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 1}]}, {}], 'turn': 's2'}", NULL },
  { "T16/plain-id", NULL, TWO ("'row': 'rrw', 'completed': ['rr-magic']"),
    "complete rr-magic at 1", NULL,
    "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 1}]}, {}]}", NULL },
  { "T16/two-on-a-card", "magic_per_card=2",
    TWO_AND ("'row': 'rrrrw'", "'display': {'1': ['rr-magic']}"),
    "complete rr-magic at 1; complete rr-magic at 1", NULL,
    "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 2}]}, {}]}", "49 40 18" },
  { "T16/none-on-a-card", "magic_per_card=0",
    TWO_AND ("'row': 'rrrrw'", "'display': {'1': ['rr-magic']}"),
    "complete rr-magic at 1; complete rr-magic at 1", "magic-on-card", NULL, NULL },
  { "T16/twins", NULL,
    TWO ("'row': 'oow', 'completed': [{'id': 'twin-magic', 'magic': 1}, "
         "{'id': 'twin-magic', 'magic': 0}]"),
    "complete twin-magic at 1; magic 1 red from twin-magic", NULL,
    "{'seats': [{'row': 'r', 'completed': [{'id': 'twin-magic', 'magic': 0}, "
    "{'id': 'twin-magic', 'magic': 1}]}, {}]}", NULL },
  { "T16/TG-T25/other-reward", NULL, TWO ("'row': 'bbw', 'completed': ['bbw']"),
    "complete bbw at 1", "already-completed", NULL, NULL },
  { "T16/TG-T28/no-supply", "n_magic=0", TWO_AND ("'row': 'rrw'", "'display': {'1': ['rr-magic']}"),
    "complete rr-magic at 1", NULL,
    "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 0}]}, {}]}", "49 40 0" },
  { "T16/TG-T28/again-no-supply", "n_magic=0", TWO ("'row': 'rrw', 'completed': ['rr-magic']"),
    "complete rr-magic at 1", "no-magic-in-supply", NULL, NULL },
  { "T17/TG-T26/stock", NULL, TWO ("'row': 'wrw', 'magic': 1"), "magic 2 blue", NULL,
    "{'seats': [{'row': 'wbw', 'magic': 0}, {}], 'action': 'none'}", "48 39 20" },
  { "T17/TG-T26/after-action", NULL, TWO ("'row': 'wrw', 'magic': 1"),
    "dye 1 blue; dye 3 blue; magic 2 blue; end; restock 3", NULL,
    "{'seats': [{'row': 'wwwbbb', 'magic': 0}, {}], 'turn': 's2'}", NULL },
  { "T17/TG-T26/none", NULL, TWO ("'row': 'wrw'"), "magic 2 blue", "no-magic", NULL, NULL },
  { "T17/none-on-card", NULL, TWO ("'row': 'wrw', 'completed': ['rr-magic']"),
    "magic 2 blue from rr-magic", "no-magic-on-card", NULL, NULL },
  { "T17/same", NULL, TWO ("'row': 'wrw', 'magic': 1"), "magic 2 red", "same-colour", NULL, NULL },
  { "T17/off", NULL, TWO ("'row': 'wrw', 'magic': 1"), "magic 4 red", "off-row", NULL, NULL },
  { "T17/tokens", "orange_blue=0", TWO ("'row': 'wrw', 'magic': 1"), "magic 2 blue", "no-tokens",
    NULL, NULL },
  { "T17/to-white", "dye_to_white=0", TWO ("'row': 'wrw', 'magic': 1"), "magic 2 white", NULL,
    "{'seats': [{'row': 'www'}, {}]}", NULL },
  { "T17/TG-T27/no-dye", NULL, TWO ("'row': 'wrwwww', 'magic': 1"),
    "dye 1 red; magic 2 blue; dye 3 red", NULL,
    "{'seats': [{'row': 'rbrwww'}, {}], 'dyes_left': 0}", NULL },
  { "T7/magic-before-completing", NULL,
    TWO_AND ("'row': 'rww', 'magic': 1", "'display': {'1': ['rb']}"),
    "magic 2 blue; complete rb at 1", NULL, "{'seats': [{'row': 'w'}, {}]}", NULL },
  { "T7/not-while-pending", NULL,
    TWO_AND ("'row': 'bbww', 'magic': 1", "'display': {'1': ['bbw']}"),
    "complete bbw at 1; magic 1 red", "choice-pending", NULL, NULL },

  /* Expand */
  { "T19/TG-T30/left", NULL, TWO_AND ("'row': 'bbwrb'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1; expand left", NULL, "{'seats': [{'row': 'wrb', 'limit': 7}, {}]}", NULL },
  { "T19/TG-T30/right", NULL, TWO_AND ("'row': 'bbwrb'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1; expand right", NULL, "{'seats': [{'row': 'rbw', 'limit': 7}, {}]}", NULL },
  { "T19/TG-T29/to-12", NULL, TWO_AND ("'row': 'bbwrb', 'limit': 11", "'display': {'1': ['bbw']}"),
    "complete bbw at 1; expand right", NULL, "{'seats': [{'limit': 12}, {}]}", NULL },
  { "T19/TG-T29/at-12", NULL, TWO_AND ("'row': 'bbwrb', 'limit': 12", "'display': {'1': ['bbw']}"),
    "complete bbw at 1", NULL,
    "{'seats': [{'row': 'rb', 'limit': 12, 'completed': ['bbw']}, {}], 'pending': null}", NULL },
  { "T19/empty-row", NULL, TWO_AND ("'row': 'bbw'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1", NULL, "{'seats': [{'row': 'w', 'limit': 7}, {}], 'pending': null}", NULL },
  { "T19/limit-max", "limit_max=6", TWO_AND ("'row': 'bbwrb'", "'display': {'1': ['bbw']}"),
    "complete bbw at 1", NULL, "{'seats': [{'limit': 6, 'row': 'rb'}, {}]}", NULL },

  /* Referral */
  { "T18/TG-T31/display", NULL,
    TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer', 'rb', 'oo']}"),
    "complete ow-refer at 1; reserve rb", NULL,
    "{'seats': [{'magic': 1, 'exclusive': [{'id': 'rb', 'known': true}]}, {}], "
    "'display': {'1': [null, null, 'oo']}, 'pending': null}", "49 40 19" },
  { "T18/TG-T32/deck", NULL,
    TWO_AND ("'row': 'owrb'", "'display': {'1': ['ow-refer']}, 'decks': {'1': ['rb', 'oo']}"),
    "complete ow-refer at 1; reserve deck 1; complete rb at 1", NULL,
    "{'seats': [{'row': '', 'magic': 1, 'completed': ['ow-refer', 'rb'], 'exclusive': []}, {}], "
    "'decks': {'1': ['oo']}}", NULL },
  { "T18/TG-T33/declined", NULL, TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer']}"),
    "complete ow-refer at 1; reserve nothing", NULL,
    "{'seats': [{'magic': 0, 'exclusive': []}, {}], 'pending': null}", "49 40 20" },
  { "T18/magic-always", "referral_magic_always=1",
    TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer']}"),
    "complete ow-refer at 1; reserve nothing", NULL, "{'seats': [{'magic': 1}, {}]}", NULL },
  { "T18/full", "exclusive_limit=1",
    TWO_AND ("'row': 'oww', 'exclusive': ['bb']", "'display': {'1': ['ow-refer']}"),
    "complete ow-refer at 1", NULL, "{'seats': [{'magic': 0}, {}], 'pending': null}", NULL },
  { "T18/nothing-left", NULL,
    TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer'], '2': [], '3': [], '4': []}, "
                             "'decks': {'1': [], '2': [], '3': [], '4': []}"),
    "complete ow-refer at 1", NULL, "{'seats': [{'magic': 0}, {}], 'pending': null}", NULL },
  { "T18/not-on-display", NULL, TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer']}"),
    "complete ow-refer at 1; reserve ow-refer", "not-on-display", NULL, NULL },
  { "T18/empty-deck", NULL,
    TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer']}, 'decks': {'3': []}"),
    "complete ow-refer at 1; reserve deck 3", "empty-deck", NULL, NULL },
  { "T18/no-magic-left", "n_magic=0", TWO_AND ("'row': 'oww'", "'display': {'1': ['ow-refer']}"),
    "complete ow-refer at 1; reserve deck 2", NULL, "{'seats': [{'magic': 0}, {}]}", NULL },

  /* Phases */
  { "T7/restock-now", NULL, TWO ("'row': 'www'"), "restock 1", "not-in-phase", NULL, NULL },
  { "T7/expand-now", NULL, TWO ("'row': 'www'"), "expand left", "not-in-phase", NULL, NULL },
  { "T18/reserve-now", NULL, TWO ("'row': 'www'"), "reserve nothing", "not-in-phase", NULL, NULL },
  { "T14/dye-while-restocking", NULL,
    TWO_AND ("'row': 'rr', 'limit': 5", "'action': 'complete'"), "end; dye 1 blue",
    "choice-pending", NULL, NULL },

  /* The end */
  { "T21/TG-T36/39", NULL,
    TWO_AND ("'row': 'oorrrr', 'completed': ['nine-p', 'nine-p', 'nine-p', 'nine-p', 'e1']",
             "'display': {'1': ['oo', 'rr-magic', 'bwb']}"),
    "complete rr-magic at 3", NULL, "{'last_round': false}", NULL },
  { "T21/TG-T36/40", NULL,
    TWO_AND ("'row': 'oorrrr', 'completed': ['nine-p', 'nine-p', 'nine-p', 'nine-p', 'e1']",
             "'display': {'1': ['oo', 'rr-magic', 'bwb']}"),
    "complete rr-magic at 3; complete oo at 1; end; restock 0", NULL,
    "{'last_round': true, 'over': false, 'turn': 's2'}", NULL },
  { "T21/TG-T37/last-seat", "end_points=1",
    "{'seats': [{}, {'row': 'oo'}], 'turn': 's2', 'round': 7, 'display': {'1': ['oo']}}",
    "complete oo at 1; end", NULL,
    "{'last_round': true, 'over': true, 'turn': 's2', 'round': 7}", NULL },
  { "T21/TG-T37/first-seat", "end_points=1",
    "{'seats': [{'row': 'oo'}, {'row': 'wwwwwww'}], 'round': 7, 'display': {'1': ['oo']}}",
    "complete oo at 1; end; dye 1 red; end", NULL,
    "{'last_round': true, 'over': true, 'turn': 's2', 'round': 7}", NULL },
  { "T21/over", "end_points=1",
    "{'seats': [{'row': 'oo'}, {'row': 'wwwwwww'}], 'display': {'1': ['oo']}}",
    "complete oo at 1; end; dye 1 red; end; dye 1 red", "game-over", NULL, NULL },
  { "T24/max-rounds", "max_rounds=3",
    "{'seats': [{}, {'row': 'wwwwwww'}], 'turn': 's2', 'round': 3}", "dye 1 red; end", NULL,
    "{'over': true, 'last_round': false, 'round': 3}", NULL },
  { "T24/exhausted", NULL,
    TWO_AND ("'row': 'oowwww'", "'display': {'1': ['oo'], '2': [], '3': [], '4': []}, "
                                "'decks': {'1': [], '2': [], '3': [], '4': []}"),
    "complete oo at 1; end; restock 0", NULL, "{'over': false, 'last_round': true}", NULL },
  { "T24/magic-orders-dont-count", NULL,
    "{'seats': [{'row': ''}, {'row': 'oowwwww', 'completed': ['rr-magic']}], 'turn': 's2', "
    "'display': {'1': ['oo'], '2': [], '3': [], '4': []}, "
    "'decks': {'1': [], '2': [], '3': [], '4': []}}",
    "complete oo at 1; end; restock 0", NULL, "{'over': true}", NULL },
  { "T24/an-exclusive-order-is-left", NULL,
    "{'seats': [{'row': '', 'exclusive': ['long']}, {'row': 'oowwwww'}], 'turn': 's2', "
    "'display': {'1': ['oo'], '2': [], '3': [], '4': []}, "
    "'decks': {'1': [], '2': [], '3': [], '4': []}}",
    "complete oo at 1; end; restock 0", NULL, "{'over': false, 'last_round': false}", NULL },

  /* Set-up */
  { "T4/display-only", NULL,
    "{'seats': [{}, {}, {}], 'turn': 's3', 'pending': 'reserve'}", "reserve deck 1",
    "display-only", NULL, NULL },
  { "T4/must-reserve", NULL,
    "{'seats': [{}, {}, {}], 'turn': 's3', 'pending': 'reserve'}", "reserve nothing",
    "must-reserve", NULL, NULL },
  { "T4/not-twice", NULL,
    "{'seats': [{}, {}, {}, {}], 'turn': 's4', 'pending': 'reserve', "
    "'display': {'1': ['rb', 'oo', 'bb', 'bwb']}}",
    "reserve rb; reserve rb", "not-on-display", NULL, NULL },
  { "T3/TG-T5/four", NULL,
    "{'seats': [{}, {}, {}, {}], 'turn': 's4', 'pending': 'reserve', "
    "'display': {'1': ['rb', 'oo', 'bb', 'bwb']}}",
    "reserve rb; reserve oo", NULL,
    "{'seats': [{'row': 'wwwwww', 'limit': 6, 'magic': 0, 'exclusive': []}, "
    "{'row': 'wwwwwww', 'limit': 7, 'magic': 0, 'exclusive': []}, "
    "{'row': 'wwwwww', 'limit': 6, 'magic': 1, 'exclusive': [{'id': 'oo', 'known': true}]}, "
    "{'row': 'wwwwwww', 'limit': 7, 'magic': 1, 'exclusive': [{'id': 'rb', 'known': true}]}], "
    "'turn': 's1', 'pending': null, 'round': 1}",
    "24 40 18" },
  { "T4/TG-T6/not-refilled-between", NULL,
    "{'seats': [{}, {}, {}, {}], 'turn': 's4', 'pending': 'reserve', "
    "'display': {'1': ['rb', 'oo', 'bb', 'bwb']}}",
    "reserve rb", NULL,
    "{'seats': [{}, {}, {'magic': 0, 'limit': 6}, {'magic': 1, 'limit': 7, 'row': 'wwwwwww'}], "
    "'turn': 's3', 'pending': 'reserve', 'display': {'1': [null, 'oo', 'bb', 'bwb']}}",
    NULL },
};

/* ---- Scores --------------------------------------------------------------------------------- */

static const NwScoreCase score_cases[] = {
  { "T22/TG-T2/example", NULL,
    TWO ("'row': '', 'completed': ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']"),
    "62/1 0/2 total" },
  { "T22/TG-T35/exclusive", NULL,
    TWO ("'row': '', 'completed': ['e1'], 'exclusive': ['nine-p', 'nine-p']"), "3/1 0/2 total" },
  { "T20/TG-T39/counts-itself", NULL, TWO ("'row': '', 'completed': ['e1', 'e2', 'nine-p']"),
    "18/1 0/2 total" },
  { "T20/TG-T39/not-itself", "bonus_counts_itself=0",
    TWO ("'row': '', 'completed': ['e1', 'e2', 'nine-p']"), "16/1 0/2 total" },
  { "T20/TG-T40/add-up", NULL, TWO ("'row': '', 'completed': ['e5', 'e6']"), "23/1 0/2 total" },
  { "T20/others-not", NULL, TWO ("'row': '', 'completed': ['e3']"), "3/1 0/2 total" },
  { "T23/TG-T41/orders", NULL,
    "{'seats': [{'completed': ['rr-magic']}, {'completed': ['oo', 'bb']}]}", "2/2 2/1 orders" },
  { "T23/TG-T41/limit", NULL,
    "{'seats': [{'completed': ['oo'], 'limit': 9}, {'completed': ['bb'], 'limit': 8}]}",
    "1/1 1/2 limit" },
  { "T23/TG-T41/shared", NULL,
    "{'seats': [{'completed': ['oo'], 'limit': 9}, {'completed': ['bb'], 'limit': 9}]}",
    "1/1 1/1 shared" },
  { "T23/TG-T42/again-is-one-order", NULL,
    "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 1}]}, {'completed': ['oo', 'bb']}]}",
    "2/2 2/1 orders" },
  { "T23/magic", "n_tie_breakers=1 tie_breaker_1=2",
    "{'seats': [{'completed': [{'id': 'rr-magic', 'magic': 1}], 'magic': 1}, "
    "{'completed': ['oo', 'bb'], 'magic': 1}]}",
    "2/1 2/2 magic" },
  { "T23/bonus", "n_tie_breakers=1 tie_breaker_1=3",
    "{'seats': [{'completed': ['e1']}, {'completed': ['bwb', 'bb']}]}", "3/1 3/2 bonus" },
  { "T23/repeat", NULL,
    "{'seats': [{'completed': ['bb'], 'limit': 7}, {'completed': ['oo'], 'limit': 7}, "
    "{'limit': 7}]}",
    "1/1 1/1 0/3 shared" },
};

/* The lines behind the rulebook's example, with the cards they came from. */
static void
test_score_lines (void)
{
  static const char *const expected[] = {
    "orders 41: e1 e2 e3 e4 e5 e6 e7 e8 e9",
    "patterns 4: e1 e2",
    "patterns 2: e3 e4",
    "patterns 15: e5 e6 e7",
    "orders 0:",
  };
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  NwState state = { 0 };

  nw_cases_read (&nw_tailor_rules, rules, score_cases[0].position, &state);
  nw_cases_check_lines (&nw_tailor_rules, rules, &state, expected, G_N_ELEMENTS (expected));
}

/* ---- Set-up --------------------------------------------------------------------------------- */

static void
count_cards (const NwTailorRules *rules,
             const NwTailorState *state,
             guint               *n_open,
             guint               *n_in_decks)
{
  *n_open = 0;
  *n_in_decks = 0;
  for (guint level = 0; level < rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

      *n_in_decks += state->n_deck[level];
      for (guint place = 0; place < n_places; place++)
        *n_open += state->display[level][place] != NW_TAILOR_NONE;
    }
}

/* T1, T4, TG-T3, TG-T4, TG-T6: the decks, and the display that is refilled once. */
static void
test_deal (void)
{
  static const guint8 decks[5][4] = {
    { 0 }, { 0 }, { 17, 27, 30, 18 }, { 17, 27, 30, 18 }, { 16, 26, 29, 17 },
  };
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);

  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      const NwDeal deal = { .n_seats = n_seats, .seed = n_seats };
      NwState state;
      const NwTailorState *tailor = (const NwTailorState *) &state;
      const guint n_open = n_seats == 4 ? 16 : 12;
      NwMove moves[NW_TAILOR_MAX_CARDS];
      guint n_now, n_in_decks;

      nw_tailor_rules.deal (rules, &deal, &state);
      g_assert_cmpmem (tailor->n_deck, 4, decks[n_seats], 4);

      for (guint seat = n_seats; seat > 2; seat--)
        {
          g_assert_cmpuint (state.head.actor, ==, seat - 1);
          g_assert_cmpuint (tailor->pending, ==, NW_TAILOR_PENDING_RESERVE);
          count_cards (rules, tailor, &n_now, &n_in_decks);
          g_assert_cmpuint (n_now, ==, n_open - (n_seats - seat));
          g_assert_cmpuint (nw_tailor_rules.legal (rules, &state, moves), <=, n_now);
          nw_tailor_rules.apply (rules, &state, moves[0], NULL);
        }

      count_cards (rules, tailor, &n_now, &n_in_decks);
      g_assert_cmpuint (n_now, ==, n_open);
      g_assert_cmpuint (n_in_decks, ==, 104 - n_open - (n_seats > 2 ? n_seats - 2 : 0));
      g_assert_cmpuint (state.head.actor, ==, 0);
      g_assert_cmpuint (state.head.round, ==, 1);
      g_assert_cmpuint (tailor->dyes_left, ==, 2);
    }
}

/* T3, T5, TG-T7. */
static void
test_start (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  const NwDeal two = { .n_seats = 2 }, three = { .n_seats = 3 };
  NwState state;
  const NwTailorState *tailor = (const NwTailorState *) &state;
  NwMove moves[NW_TAILOR_MAX_CARDS];

  nw_tailor_rules.deal (rules, &two, &state);
  g_assert_cmpuint (tailor->seats[0].row_length, ==, 6);
  g_assert_cmpuint (tailor->seats[1].row_length, ==, 7);
  g_assert_cmpuint (tailor->seats[1].limit, ==, 7);
  g_assert_cmpuint (tailor->seats[1].row, ==, 0);
  g_assert_cmpint (tailor->supply[0], ==, 37);

  nw_tailor_rules.deal (rules, &three, &state);
  nw_tailor_rules.legal (rules, &state, moves);
  nw_tailor_rules.apply (rules, &state, moves[0], NULL);
  g_assert_cmpint (tailor->supply[0], ==, 31);
  g_assert_cmpuint (tailor->supply_magic, ==, 19);
}

/* T3, T19: house rules of the set-up, within the limit. */
static void
test_start_settings (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new ("limit_max=6 s2_white=3 s1_reserve=2");
  const NwDeal deal = { .n_seats = 2 };
  NwState state;
  const NwTailorState *tailor = (const NwTailorState *) &state;
  NwMove moves[NW_TAILOR_MAX_CARDS];

  nw_tailor_rules.deal (rules, &deal, &state);
  g_assert_cmpuint (tailor->seats[1].limit, ==, 6);
  g_assert_cmpuint (tailor->seats[1].row_length, ==, 6);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (state.head.actor, ==, 0);
      g_assert_cmpuint (tailor->pending, ==, NW_TAILOR_PENDING_RESERVE);
      nw_tailor_rules.legal (rules, &state, moves);
      nw_tailor_rules.apply (rules, &state, moves[0], NULL);
    }
  g_assert_cmpuint (tailor->pending, ==, NW_TAILOR_PENDING_NONE);
  g_assert_cmpuint (tailor->seats[0].n_exclusive, ==, 2);
}

/* TG-T43: what the first seat is offered at first. */
static void
test_first_turn (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  g_autofree NwMove *moves = g_new (NwMove, NW_TAILOR_MAX_MOVES);
  const NwDeal deal = { .n_seats = 2 };
  NwState state;
  guint n_moves;

  nw_tailor_rules.deal (rules, &deal, &state);
  n_moves = nw_tailor_rules.legal (rules, &state, moves);

  /* 21 sections of six white fabrics in three colours. */
  g_assert_cmpuint (n_moves, ==, 63);
  for (guint i = 0; i < n_moves; i++)
    g_assert_cmpuint (nw_move_kind (moves[i]), ==, NW_TAILOR_DYE);
}

/* T1: a deal depends on its seed and on nothing else. */
static void
test_seed (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new (NULL);
  const NwDeal deal = { .n_seats = 2, .seed = 1 }, other = { .n_seats = 2, .seed = 2 };
  NwState a, b, c;

  nw_tailor_rules.deal (rules, &deal, &a);
  nw_tailor_rules.deal (rules, &deal, &b);
  nw_tailor_rules.deal (rules, &other, &c);

  g_assert_true (nw_rules_states_equal (&nw_tailor_rules, &a, &b));
  g_assert_false (nw_rules_states_equal (&nw_tailor_rules, &a, &c));
  g_assert_cmpuint (nw_tailor_rules.hash (rules, &a), !=, nw_tailor_rules.hash (rules, &c));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  nw_cases_add (&nw_tailor_case_game, cases, G_N_ELEMENTS (cases));
  nw_cases_add_scores (&nw_tailor_case_game, score_cases, G_N_ELEMENTS (score_cases));
  g_test_add_func ("/tailor/score/T22/lines", test_score_lines);
  g_test_add_func ("/tailor/setup/T1/deal", test_deal);
  g_test_add_func ("/tailor/setup/T3/start", test_start);
  g_test_add_func ("/tailor/setup/T3/settings", test_start_settings);
  g_test_add_func ("/tailor/setup/T1/seed", test_seed);
  g_test_add_func ("/tailor/rules/T8/TG-T43/first-turn", test_first_turn);

  return g_test_run ();
}
