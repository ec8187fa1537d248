/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of Tang Master Tailor's rulesets.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-ruleset-tailor.h"

#include "games/nw-games.h"
#include "games/tailor/nw-tailor-rules-data.h"

const char *const nw_tailor_tie_breaker_names[] = {
  [NW_TAILOR_TIE_ORDERS] = "orders",
  [NW_TAILOR_TIE_LIMIT] = "limit",
  [NW_TAILOR_TIE_MAGIC] = "magic",
  [NW_TAILOR_TIE_BONUS] = "bonus",
  NULL,
};

static const char *const tie_breaker_labels[] = {
  [NW_TAILOR_TIE_ORDERS] = N_("More completed orders"),
  [NW_TAILOR_TIE_LIMIT] = N_("A greater limit"),
  [NW_TAILOR_TIE_MAGIC] = N_("More magic fabrics"),
  [NW_TAILOR_TIE_BONUS] = N_("More points by patterns"),
};

const char *const nw_tailor_reward_names[] = {
  [NW_TAILOR_REWARD_NONE] = "none",
  [NW_TAILOR_REWARD_MAGIC] = "magic",
  [NW_TAILOR_REWARD_EXPAND] = "expand",
  [NW_TAILOR_REWARD_REFERRAL] = "referral",
  NULL,
};

static const char *const reward_labels[] = {
  [NW_TAILOR_REWARD_NONE] = N_("No reward"),
  [NW_TAILOR_REWARD_MAGIC] = N_("Magic fabric"),
  [NW_TAILOR_REWARD_EXPAND] = N_("Expand Dyehouse"),
  [NW_TAILOR_REWARD_REFERRAL] = N_("Client Referral"),
};

static const NwField parameters[] = {
  { "start_row", NW_FIELD_INT, NW_UNIT_FABRICS, .low = 0, .high = 12, .fallback = "6",
    .rule_ids = "T2",
    .label = N_("Row at the start"), .meaning = N_("White fabrics in each row at the start") },
  { "start_limit", NW_FIELD_INT, NW_UNIT_FABRICS, .low = 1, .high = 16, .fallback = "6",
    .rule_ids = "T2",
    .label = N_("Limit at the start"), .meaning = N_("Each row’s limit at the start") },
  { "limit_max", NW_FIELD_INT, NW_UNIT_FABRICS, .low = 1, .high = 16, .fallback = "12",
    .rule_ids = "T19",
    .label = N_("Greatest limit"), .meaning = N_("The greatest limit that a row can reach") },
  { "dyes_per_turn", NW_FIELD_INT, NW_UNIT_DYES, .low = 1, .high = 5, .fallback = "2",
    .rule_ids = "T9",
    .label = N_("Dyes a turn"), .meaning = N_("How many dyes a turn may have") },
  { "dye_min", NW_FIELD_INT, NW_UNIT_DYES, .low = 1, .high = 5, .fallback = "1",
    .rule_ids = "T8",
    .label = N_("Least dyes"), .meaning = N_("How many dyes a turn of dyeing must have") },
  { "dye_to_white", NW_FIELD_BOOL, .fallback = "true",
    .rule_ids = "T9",
    .label = N_("Dyeing white"), .meaning = N_("Whether fabrics may be dyed white") },
  { "allow_pass", NW_FIELD_BOOL, .fallback = "false",
    .rule_ids = "T8",
    .label = N_("Passing"), .meaning = N_("Whether a turn may be ended without an action") },
  { "limited_tokens", NW_FIELD_BOOL, .fallback = "true",
    .rule_ids = "T10",
    .label = N_("Limited fabrics"), .meaning = N_("Whether fabrics can run out") },
  { "end_points", NW_FIELD_INT, NW_UNIT_POINTS, .low = 1, .high = 500, .fallback = "40",
    .rule_ids = "T21",
    .label = N_("Points to end"), .meaning = N_("Base points that begin the last round") },
  { "magic_per_card", NW_FIELD_INT, NW_UNIT_TOKENS, .low = 0, .high = 3, .fallback = "1",
    .rule_ids = "T16",
    .label = N_("Magic an order"), .meaning = N_("Magic fabrics that may lie on one order") },
  { "exclusive_limit", NW_FIELD_INT, NW_UNIT_CARDS, .low = 0, .high = 10, .fallback = "0",
    .rule_ids = "T18",
    .label = N_("Exclusive orders"),
    .meaning = N_("Exclusive orders that a player may hold; 0 for any number") },
  { "referral_magic_always", NW_FIELD_BOOL, .fallback = "false",
    .rule_ids = "T18",
    .label = N_("Referral always gives magic"),
    .meaning = N_("Whether a referral gives magic if nothing is reserved") },
  { "restock_split", NW_FIELD_BOOL, .fallback = "true",
    .rule_ids = "T14",
    .label = N_("Split restock"),
    .meaning = N_("Whether new white fabrics may be split between both ends") },
  { "bonus_counts_itself", NW_FIELD_BOOL, .fallback = "true",
    .rule_ids = "T20",
    .label = N_("Bonus counts itself"),
    .meaning = N_("Whether a pattern bonus counts its own card") },
  { "max_rounds", NW_FIELD_INT, NW_UNIT_ROUNDS, .low = 1, .high = 1000, .fallback = "100",
    .rule_ids = "T24",
    .label = N_("Most rounds"), .meaning = N_("The round after which any game ends") },
  { "tie_breakers", NW_FIELD_ENUM_LIST, .choices = nw_tailor_tie_breaker_names,
    .choice_labels = tie_breaker_labels,
    .most = NW_TAILOR_MAX_TIE_BREAKERS, .fallback = "[\"orders\", \"limit\"]",
    .rule_ids = "T23",
    .label = N_("Tie-breakers"),
    .meaning = N_("What parts equal scores; the first decides first") },
  { NULL },
};

static const NwField colour[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The colour’s word in notation") },
  { "letter", NW_FIELD_LETTER, .flags = NW_FIELD_UNIQUE,
    .label = N_("Letter"), .meaning = N_("The colour’s letter in sequences") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The colour’s name") },
  { "colour", NW_FIELD_COLOUR,
    .label = N_("Colour"), .meaning = N_("The colour on the screen") },
  { "weave", NW_FIELD_ID, .flags = NW_FIELD_OPTIONAL,
    .label = N_("Weave"),
    .meaning = N_("The pattern that tells the fabric apart without its colour") },
  { "token", NW_FIELD_REFERENCE, .target = "/tables/tokens",
    .label = N_("Token"),
    .meaning = N_("The kind of token that shows this colour on one side"), .rule_ids = "T10" },
  { NULL },
};

static const NwField tokens[] = {
  { "magic", NW_FIELD_INT, NW_UNIT_TOKENS, .low = 0, .high = 500,
    .label = N_("Magic"), .meaning = N_("Magic fabrics"), .rule_ids = "T6" },
  { NULL },
};

static const NwField level[] = {
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The level’s name") },
  { "display", NW_FIELD_BY_PLAYERS, .rule_ids = "T1",
    .item = &(const NwField) { "players", NW_FIELD_INT, NW_UNIT_CARDS, .low = 0,
                               .high = NW_TAILOR_MAX_DISPLAY },
    .label = N_("Display"), .meaning = N_("Open orders, by the number of players") },
  { NULL },
};

static const NwField start[] = {
  { "limit", NW_FIELD_INT, NW_UNIT_FABRICS, .low = 0, .high = 3, .rule_ids = "T3",
    .label = N_("Limit"), .meaning = N_("Added to the limit") },
  { "white", NW_FIELD_INT, NW_UNIT_FABRICS, .low = 0, .high = 3, .rule_ids = "T3",
    .label = N_("White fabrics"), .meaning = N_("White fabrics gained") },
  { "reserve", NW_FIELD_INT, NW_UNIT_CARDS, .low = 0, .high = 3, .rule_ids = "T3",
    .label = N_("Reserved orders"), .meaning = N_("Orders reserved from the display") },
  { "magic", NW_FIELD_INT, NW_UNIT_TOKENS, .low = 0, .high = 3, .rule_ids = "T3",
    .label = N_("Magic"), .meaning = N_("Magic fabrics gained") },
  { NULL },
};

static const NwField pattern[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The pattern’s word in this file") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The pattern’s name") },
  { "emblem", NW_FIELD_ID, .flags = NW_FIELD_OPTIONAL,
    .label = N_("Emblem"), .meaning = N_("The pattern’s drawing") },
  { NULL },
};

static const NwField tables[] = {
  { "colours", NW_FIELD_LIST, .least = 2, .most = NW_TAILOR_MAX_COLOURS,
    .item = &(const NwField) { "colour", NW_FIELD_OBJECT, .members = colour,
                               .label = N_("Colour") },
    .label = N_("Colours"), .meaning = N_("The colours of fabrics; the first is what restocks") },
  { "tokens", NW_FIELD_MAP, .least = 2, .most = NW_TAILOR_MAX_TOKENS + 1, .members = tokens,
    .item = &(const NwField) { "token", NW_FIELD_INT, NW_UNIT_TOKENS, .low = 0, .high = 500,
                               .label = N_("Token") },
    .label = N_("Tokens"),
    .meaning = N_("How many tokens of each kind there are"), .rule_ids = "T6" },
  { "levels", NW_FIELD_LIST, .least = 1, .most = NW_TAILOR_MAX_LEVELS,
    .item = &(const NwField) { "level", NW_FIELD_OBJECT, .label = N_("Level"), .members = level },
    .label = N_("Levels"), .meaning = N_("The levels of orders"), .rule_ids = "T1" },
  { "seat_start", NW_FIELD_LIST, .least = NW_TAILOR_MAX_SEATS, .most = NW_TAILOR_MAX_SEATS,
    .item = &(const NwField) { "seat", NW_FIELD_OBJECT, .label = N_("Seat"), .members = start },
    .label = N_("Seats at the start"),
    .meaning = N_("What each seat starts with"), .rule_ids = "T3" },
  { "patterns", NW_FIELD_LIST, .most = NW_TAILOR_MAX_PATTERNS,
    .item = &(const NwField) { "pattern", NW_FIELD_OBJECT, .members = pattern,
                               .label = N_("Pattern") },
    .label = N_("Patterns"), .meaning = N_("The patterns that bonuses count"), .rule_ids = "T20" },
  { NULL },
};

static const NwField bonus[] = {
  { "pattern", NW_FIELD_REFERENCE, .target = "/tables/patterns", .rule_ids = "T20",
    .label = N_("Counted pattern"), .meaning = N_("The pattern that is counted") },
  { "multiplier", NW_FIELD_INT, NW_UNIT_POINTS, .low = 1, .high = 10, .rule_ids = "T20",
    .label = N_("Multiplier"), .meaning = N_("Points for each order with the pattern") },
  { NULL },
};

static const NwField reward[] = {
  { "bonus", NW_FIELD_OBJECT, .members = bonus,
    .label = N_("Pattern bonus"),
    .meaning = N_("Points for orders with a pattern"), .rule_ids = "T20" },
  { NULL },
};

static const NwField card[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The order’s word in notation") },
  { "level", NW_FIELD_INDEX, .target = "/tables/levels", .rule_ids = "T1",
    .label = N_("Level"), .meaning = N_("The level of the order’s deck, from 1") },
  { "points", NW_FIELD_INT, NW_UNIT_POINTS, .low = 0, .high = 50, .rule_ids = "T22",
    .label = N_("Points"), .meaning = N_("Base points") },
  { "fabrics", NW_FIELD_LETTERS, .least = 1, .most = NW_TAILOR_MAX_SEQUENCE,
    .target = "/tables/colours", .by = "letter", .rule_ids = "T11",
    .label = N_("Fabrics"), .meaning = N_("The sequence of fabrics that completes the order") },
  { "pattern", NW_FIELD_REFERENCE, .target = "/tables/patterns", .flags = NW_FIELD_NULLABLE,
    .fallback = "null", .rule_ids = "T20",
    .label = N_("Pattern"), .meaning = N_("The pattern that the order bears") },
  { "reward", NW_FIELD_ENUM, .choices = nw_tailor_reward_names, .members = reward,
    .choice_labels = reward_labels,
    .fallback = "\"none\"", .rule_ids = "T15, T16, T18, T19, T20",
    .label = N_("Reward"), .meaning = N_("What completing the order gives beside its points") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The order’s name") },
  { "client", NW_FIELD_TEXT, .flags = NW_FIELD_OPTIONAL,
    .label = N_("Client"), .meaning = N_("Who ordered it") },
  { "count", NW_FIELD_INT, NW_UNIT_CARDS, .low = 1, .high = 20, .fallback = "1",
    .label = N_("Copies"), .meaning = N_("How many copies there are") },
  NW_FIELD_CARD_IMAGE,
  { NULL },
};

static const NwField fields[] = {
  NW_FIELDS_HEAD ("tailor"),
  { "parameters", NW_FIELD_OBJECT, .members = parameters, .flags = NW_FIELD_PARAMETERS,
    .label = N_("House rules"), .meaning = N_("Single numbers and house rules") },
  { "tables", NW_FIELD_OBJECT, .members = tables,
    .label = N_("Tables"), .meaning = N_("Numbers by seat, level and number of players") },
  { "cards", NW_FIELD_LIST, .most = NW_MAX_CARD_ENTRIES, .flags = NW_FIELD_CARDS,
    .item = &(const NwField) { "card", NW_FIELD_OBJECT, .label = N_("Order"), .members = card },
    .label = N_("Orders"), .meaning = N_("The orders") },
  NW_FIELDS_TAIL,
  { NULL },
};

const NwFieldTable nw_fields_tailor = {
  .rules = &nw_tailor_rules,
  .fields = fields,
  .census_size = sizeof (NwTailorCensus),
  .check_card = nw_ruleset_tailor_check_card,
  .check = nw_ruleset_tailor_check,
  .compile = nw_ruleset_tailor_compile,
};
