/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of Tattoo Brawl's rulesets.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-ruleset-brawl.h"

#include "games/nw-games.h"

/** MAX_MONEY: the most of any price or payment. */
#define MAX_MONEY 10000
/** MAX_INK: the most of one ink in the reserve, or at the start. */
#define MAX_INK 20

/* ---- Words ----------------------------------------------------------------------------------- */

const char *const nw_brawl_deck_keys[NW_BRAWL_N_DECKS] = {
  [NW_BRAWL_TATTOOS] = "tattoos",
  [NW_BRAWL_CLIENTS] = "clients",
  [NW_BRAWL_CHARACTERS] = "characters",
};

const char *const nw_brawl_ink_kind_names[] = {
  [NW_BRAWL_INK_PRIMARY] = "primary",
  [NW_BRAWL_INK_BLACK] = "black",
  [NW_BRAWL_INK_SECONDARY] = "secondary",
  NULL,
};

static const char *const ink_kind_labels[] = {
  [NW_BRAWL_INK_PRIMARY] = N_("Primary"),
  [NW_BRAWL_INK_BLACK] = N_("Black"),
  [NW_BRAWL_INK_SECONDARY] = N_("Secondary"),
};

const char *const nw_brawl_limit_mode_names[] = {
  [NW_BRAWL_LIMIT_PREVENT] = "prevent",
  [NW_BRAWL_LIMIT_PENALTY] = "penalty",
  NULL,
};

static const char *const limit_mode_labels[] = {
  [NW_BRAWL_LIMIT_PREVENT] = N_("Prevent gains"),
  [NW_BRAWL_LIMIT_PENALTY] = N_("Penalise at the end of the turn"),
};

const char *const nw_brawl_sale_to_names[] = {
  [NW_BRAWL_SALE_TO_SELLER] = "seller",
  [NW_BRAWL_SALE_TO_BANK] = "bank",
  NULL,
};

static const char *const sale_to_labels[] = {
  [NW_BRAWL_SALE_TO_SELLER] = N_("The seller"),
  [NW_BRAWL_SALE_TO_BANK] = N_("The bank"),
};

const char *const nw_brawl_style_rights_names[] = {
  [NW_BRAWL_RIGHTS_AUTOMATIC] = "automatic",
  [NW_BRAWL_RIGHTS_CLAIM] = "claim",
  [NW_BRAWL_RIGHTS_OFF] = "off",
  NULL,
};

static const char *const style_rights_labels[] = {
  [NW_BRAWL_RIGHTS_AUTOMATIC] = N_("Always charged"),
  [NW_BRAWL_RIGHTS_CLAIM] = N_("Charged when claimed"),
  [NW_BRAWL_RIGHTS_OFF] = N_("Never charged"),
};

const char *const nw_brawl_discount_source_names[] = {
  [NW_BRAWL_DISCOUNT_CHARACTER] = "character",
  [NW_BRAWL_DISCOUNT_TATTOO] = "tattoo",
  NULL,
};

static const char *const discount_source_labels[] = {
  [NW_BRAWL_DISCOUNT_CHARACTER] = N_("The character"),
  [NW_BRAWL_DISCOUNT_TATTOO] = N_("The tattoo"),
};

const char *const nw_brawl_look_scope_names[] = {
  [NW_BRAWL_LOOK_CARD] = "card",
  [NW_BRAWL_LOOK_RESERVE] = "reserve",
  NULL,
};

static const char *const look_scope_labels[] = {
  [NW_BRAWL_LOOK_CARD] = N_("One card"),
  [NW_BRAWL_LOOK_RESERVE] = N_("A whole reserve"),
};

const char *const nw_brawl_setup_direction_names[] = {
  [NW_BRAWL_SETUP_RIGHT] = "right",
  [NW_BRAWL_SETUP_LEFT] = "left",
  NULL,
};

static const char *const setup_direction_labels[] = {
  [NW_BRAWL_SETUP_RIGHT] = N_("To the right"),
  [NW_BRAWL_SETUP_LEFT] = N_("To the left"),
};

const char *const nw_brawl_character_choice_names[] = {
  [NW_BRAWL_CHARACTER_CHOOSE] = "choose",
  [NW_BRAWL_CHARACTER_DEAL] = "deal",
  NULL,
};

static const char *const character_choice_labels[] = {
  [NW_BRAWL_CHARACTER_CHOOSE] = N_("Chosen"),
  [NW_BRAWL_CHARACTER_DEAL] = N_("Dealt"),
};

const char *const nw_brawl_tie_break_names[] = {
  [NW_BRAWL_TIE_RULEBOOK] = "rulebook",
  [NW_BRAWL_TIE_EXAMPLE] = "example",
  NULL,
};

static const char *const tie_break_labels[] = {
  [NW_BRAWL_TIE_RULEBOOK] = N_("The rulebook’s rule"),
  [NW_BRAWL_TIE_EXAMPLE] = N_("The rulebook’s example"),
};

const char *const nw_brawl_skill_names[] = {
  [NW_BRAWL_SKILL_NONE] = "none",
  [NW_BRAWL_SKILL_INK_MASTER] = "ink-master",
  [NW_BRAWL_SKILL_FREE_MIX] = "free-mix",
  [NW_BRAWL_SKILL_SMOOTH_TALKER] = "smooth-talker",
  [NW_BRAWL_SKILL_SCOUT] = "scout",
  [NW_BRAWL_SKILL_SHOWMAN] = "showman",
  [NW_BRAWL_SKILL_DOORMAN] = "doorman",
  [NW_BRAWL_SKILL_HOST] = "host",
  [NW_BRAWL_SKILL_RECYCLER] = "recycler",
  NULL,
};

static const char *const skill_labels[] = {
  [NW_BRAWL_SKILL_NONE] = N_("No skill"),
  [NW_BRAWL_SKILL_INK_MASTER] = N_("Ink Master"),
  [NW_BRAWL_SKILL_FREE_MIX] = N_("Free Mix"),
  [NW_BRAWL_SKILL_SMOOTH_TALKER] = N_("Smooth Talker"),
  [NW_BRAWL_SKILL_SCOUT] = N_("Scout"),
  [NW_BRAWL_SKILL_SHOWMAN] = N_("Showman"),
  [NW_BRAWL_SKILL_DOORMAN] = N_("Doorman"),
  [NW_BRAWL_SKILL_HOST] = N_("Host"),
  [NW_BRAWL_SKILL_RECYCLER] = N_("Recycler"),
};

/* ---- Parameters ------------------------------------------------------------------------------ */

static const NwField parameters[] = {
  { "start_money", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = 5000, .fallback = "200",
    .rule_ids = "W1",
    .label = N_("Money at the start"), .meaning = N_("Money of each player at the start") },
  { "actions", NW_FIELD_INT, NW_UNIT_ACTIONS, .low = 1, .high = 10, .fallback = "4",
    .rule_ids = "W10",
    .label = N_("Actions a turn"), .meaning = N_("How many actions a turn may have") },
  { "open_clients", NW_FIELD_INT, NW_UNIT_CARDS, .low = 1, .high = NW_BRAWL_MAX_OPEN,
    .fallback = "2", .rule_ids = "W3",
    .label = N_("Open clients"), .meaning = N_("Clients that lie open beside their deck") },
  { "open_tattoos", NW_FIELD_INT, NW_UNIT_CARDS, .low = 1, .high = NW_BRAWL_MAX_OPEN,
    .fallback = "3", .rule_ids = "W7",
    .label = N_("Open tattoos"), .meaning = N_("Tattoos that lie open beside their deck") },
  { "store_limit_base", NW_FIELD_INT, NW_UNIT_INKS, .low = 1, .high = 30, .fallback = "5",
    .rule_ids = "W16",
    .label = N_("Base ink in store"), .meaning = N_("Primary and black ink that a store holds") },
  { "store_limit_secondary", NW_FIELD_INT, NW_UNIT_INKS, .low = 1, .high = 30, .fallback = "5",
    .rule_ids = "W16",
    .label = N_("Secondary ink in store"), .meaning = N_("Secondary ink that a store holds") },
  { "board_limit", NW_FIELD_INT, NW_UNIT_INKS, .low = 1, .high = 30, .fallback = "10",
    .rule_ids = "W16",
    .label = N_("Ink on a board"), .meaning = N_("Ink that store and containers hold together") },
  { "limit_mode", NW_FIELD_ENUM, .choices = nw_brawl_limit_mode_names,
    .choice_labels = limit_mode_labels, .fallback = "\"prevent\"",
    .rule_ids = "W16",
    .label = N_("Limits"),
    .meaning = N_("Whether limits prevent gains or are penalised after them") },
  { "limit_fine", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .fallback = "300",
    .rule_ids = "W16",
    .label = N_("Fine"),
    .meaning = N_("The fine of a player over a limit without finished tattoo") },
  { "buy_price", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .fallback = "50",
    .rule_ids = "W18",
    .label = N_("Price of ink"), .meaning = N_("Price of another player’s ink") },
  { "sale_to", NW_FIELD_ENUM, .choices = nw_brawl_sale_to_names,
    .choice_labels = sale_to_labels, .fallback = "\"seller\"",
    .rule_ids = "W18",
    .label = N_("Ink is paid to"), .meaning = N_("Who is paid for ink") },
  { "allow_refusal", NW_FIELD_BOOL, .fallback = "true",
    .rule_ids = "W18",
    .label = N_("Refusing to sell"), .meaning = N_("Whether a player may refuse to sell ink") },
  { "refuse_price", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .fallback = "300",
    .rule_ids = "W18",
    .label = N_("Price of refusing"), .meaning = N_("What it costs to refuse") },
  { "recycle_price", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY,
    .fallback = "100", .rule_ids = "W20",
    .label = N_("Price of recycling"), .meaning = N_("What it costs to recycle a tattoo") },
  { "body_turns", NW_FIELD_INT, NW_UNIT_TURNS, .low = 0, .high = 3, .fallback = "1",
    .rule_ids = "W26",
    .label = N_("Turns by body part"), .meaning = N_("Turns saved on the character’s body part") },
  { "style_bonus", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .fallback = "100",
    .rule_ids = "W26",
    .label = N_("Style bonus"), .meaning = N_("Money more for a tattoo of the character’s style") },
  { "showman_bonus", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .fallback = "50",
    .rule_ids = "W29",
    .label = N_("Showman’s bonus"), .meaning = N_("Money more for each tattoo of a showman") },
  { "style_rights_price", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY,
    .fallback = "100", .rule_ids = "W28",
    .label = N_("Price of style rights"),
    .meaning = N_("What a specialist charges others for the style") },
  { "style_rights", NW_FIELD_ENUM, .choices = nw_brawl_style_rights_names,
    .choice_labels = style_rights_labels,
    .fallback = "\"automatic\"", .rule_ids = "W28",
    .label = N_("Style rights"),
    .meaning = N_("Whether style rights are charged always, when claimed, or never") },
  { "discount_source", NW_FIELD_ENUM, .choices = nw_brawl_discount_source_names,
    .choice_labels = discount_source_labels,
    .fallback = "\"character\"", .rule_ids = "W26",
    .label = N_("Discount from"), .meaning = N_("Which card tells how much ink may be missing") },
  { "money_per_point", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 1, .high = 1000, .fallback = "50",
    .rule_ids = "W31",
    .label = N_("Money a point"), .meaning = N_("Money that makes a point at the end") },
  { "look_scope", NW_FIELD_ENUM, .choices = nw_brawl_look_scope_names,
    .choice_labels = look_scope_labels, .fallback = "\"card\"",
    .rule_ids = "W22",
    .label = N_("A look sees"),
    .meaning = N_("Whether a look sees one closed card or a whole reserve") },
  { "swap_clients", NW_FIELD_BOOL, .fallback = "false",
    .rule_ids = "W12",
    .label = N_("Swapping clients"),
    .meaning = N_("Whether the clients in both places may be swapped") },
  { "setup_direction", NW_FIELD_ENUM, .choices = nw_brawl_setup_direction_names,
    .choice_labels = setup_direction_labels,
    .fallback = "\"right\"", .rule_ids = "W2, W6",
    .label = N_("Set-up goes round"),
    .meaning = N_("Which way choosing and passing go round in the set-up") },
  { "character_choice", NW_FIELD_ENUM, .choices = nw_brawl_character_choice_names,
    .choice_labels = character_choice_labels,
    .fallback = "\"choose\"", .rule_ids = "W2",
    .label = N_("Characters are"), .meaning = N_("Whether characters are chosen or dealt") },
  { "tie_break", NW_FIELD_ENUM, .choices = nw_brawl_tie_break_names,
    .choice_labels = tie_break_labels, .fallback = "\"rulebook\"",
    .rule_ids = "W32",
    .label = N_("Tie-break"),
    .meaning = N_("Which of the rulebook’s two lists parts equal scores") },
  { "max_rounds", NW_FIELD_INT, NW_UNIT_ROUNDS, .low = 1, .high = 1000, .fallback = "100",
    .rule_ids = "W34",
    .label = N_("Most rounds"), .meaning = N_("The round after which any game ends") },
  { NULL },
};

/* ---- Tables ---------------------------------------------------------------------------------- */

static const NwField ink[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The ink’s word in notation") },
  { "letter", NW_FIELD_LETTER, .flags = NW_FIELD_UNIQUE,
    .label = N_("Letter"), .meaning = N_("The ink’s letter in lists of ink") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The ink’s name") },
  { "colour", NW_FIELD_COLOUR,
    .label = N_("Colour"), .meaning = N_("The colour on the screen") },
  { "shape", NW_FIELD_ID, .flags = NW_FIELD_OPTIONAL,
    .label = N_("Shape"), .meaning = N_("The shape that tells the ink apart without its colour") },
  { "kind", NW_FIELD_ENUM, .choices = nw_brawl_ink_kind_names,
    .choice_labels = ink_kind_labels, .rule_ids = "W15, W17",
    .label = N_("Kind"),
    .meaning = N_("Whether it is taken, as primary and black are, or only mixed") },
  { NULL },
};

static const NwField mix[] = {
  { "from", NW_FIELD_LETTERS, .least = 2, .most = 2, .target = "/tables/inks", .by = "letter",
    .rule_ids = "W17",
    .label = N_("Mixed from"), .meaning = N_("The two inks that are mixed") },
  { "to", NW_FIELD_REFERENCE, .target = "/tables/inks", .by = "letter", .flags = NW_FIELD_UNIQUE,
    .rule_ids = "W17",
    .label = N_("Gives"), .meaning = N_("The ink that comes of them") },
  { NULL },
};

static const NwField amount = {
  "ink", NW_FIELD_INT, NW_UNIT_INKS, .low = 0, .high = MAX_INK,
};

static const NwField style[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The style’s word in this file") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The style’s name") },
  { "emblem", NW_FIELD_ID, .flags = NW_FIELD_OPTIONAL,
    .label = N_("Drawing"), .meaning = N_("The style’s drawing") },
  { NULL },
};

static const NwField body_part[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The body part’s word in this file") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The body part’s name") },
  { "emblem", NW_FIELD_ID, .flags = NW_FIELD_OPTIONAL,
    .label = N_("Drawing"), .meaning = N_("The body part’s drawing") },
  { NULL },
};

static const NwField tables[] = {
  { "inks", NW_FIELD_LIST, .least = 3, .most = NW_BRAWL_MAX_INKS,
    .item = &(const NwField) { "ink", NW_FIELD_OBJECT, .members = ink,
                               .label = N_("Ink") },
    .label = N_("Inks"), .meaning = N_("The inks") },
  { "mixes", NW_FIELD_LIST, .most = NW_BRAWL_MAX_INKS,
    .item = &(const NwField) { "mix", NW_FIELD_OBJECT, .members = mix,
                               .label = N_("Mix") }, .rule_ids = "W17",
    .label = N_("Mixes"), .meaning = N_("Which ink comes of which two") },
  { "ink_reserve", NW_FIELD_BY_PLAYERS, .rule_ids = "W4",
    .item = &(const NwField) { "players", NW_FIELD_MAP, .most = NW_BRAWL_MAX_INKS,
                               .target = "/tables/inks", .by = "letter", .item = &amount },
    .label = N_("Ink reserve"),
    .meaning = N_("How much there is of each ink, by the number of players") },
  { "ink_start", NW_FIELD_LIST, .least = NW_BRAWL_MAX_SEATS, .most = NW_BRAWL_MAX_SEATS,
    .item = &(const NwField) { "seat", NW_FIELD_MAP, .most = NW_BRAWL_MAX_INKS,
                               .label = N_("Seat"),
                               .target = "/tables/inks", .by = "letter", .item = &amount },
    .rule_ids = "W5",
    .label = N_("Starting ink"),
    .meaning = N_("The ink that each seat starts with, out of the reserve") },
  { "goal", NW_FIELD_BY_PLAYERS, .rule_ids = "W30",
    .item = &(const NwField) { "players", NW_FIELD_INT, NW_UNIT_TATTOOS, .low = 1, .high = 10 },
    .label = N_("Goal"),
    .meaning = N_("Finished tattoos that begin the end, by the number of players") },
  { "styles", NW_FIELD_LIST, .least = 2, .most = NW_BRAWL_MAX_STYLES,
    .item = &(const NwField) { "style", NW_FIELD_OBJECT, .members = style,
                               .label = N_("Style") },
    .label = N_("Styles"), .meaning = N_("The styles of tattoos") },
  { "body_parts", NW_FIELD_LIST, .least = 2, .most = NW_BRAWL_MAX_BODY_PARTS,
    .item = &(const NwField) { "body part", NW_FIELD_OBJECT, .members = body_part,
                               .label = N_("Body part") },
    .label = N_("Body parts"), .meaning = N_("Where clients want tattoos") },
  { NULL },
};

/* ---- Cards ----------------------------------------------------------------------------------- */

static const NwField tattoo[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The tattoo’s word in notation") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The tattoo’s name") },
  { "style", NW_FIELD_REFERENCE, .target = "/tables/styles", .rule_ids = "W24, W31",
    .label = N_("Style"), .meaning = N_("The style, which a client must want") },
  { "duration", NW_FIELD_INT, NW_UNIT_TURNS, .low = 1, .high = 6, .rule_ids = "W8, W9",
    .label = N_("Duration"), .meaning = N_("Turns on the clock until it can be collected") },
  { "ink", NW_FIELD_LETTERS, .least = 1, .most = NW_BRAWL_MAX_INK, .target = "/tables/inks",
    .by = "letter", .rule_ids = "W25",
    .label = N_("Ink"), .meaning = N_("The ink that it needs") },
  { "profit", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .rule_ids = "W27",
    .label = N_("Profit"), .meaning = N_("What the bank pays for it") },
  { "points", NW_FIELD_INT, NW_UNIT_POINTS, .low = 0, .high = 99, .rule_ids = "W31",
    .label = N_("Points"),
    .meaning = N_("The large number: its points, or those lost if it is left unfinished") },
  { "majority", NW_FIELD_INT, NW_UNIT_POINTS, .low = 0, .high = 30, .rule_ids = "W31",
    .label = N_("Majority"),
    .meaning = N_("The small number: points for the majority in its style") },
  { "discount", NW_FIELD_INT, NW_UNIT_INKS, .low = 0, .high = 2, .fallback = "0",
    .rule_ids = "W26",
    .label = N_("Discount"), .meaning = N_("Ink that may be missing, if tattoos tell it") },
  { "count", NW_FIELD_INT, NW_UNIT_CARDS, .low = 1, .high = NW_MAX_COUNT, .fallback = "1",
    .label = N_("Copies"), .meaning = N_("How many copies there are") },
  NW_FIELD_CARD_IMAGE,
  { NULL },
};

static const NwField client[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The client’s word in notation") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The client’s name") },
  { "body_part", NW_FIELD_REFERENCE, .target = "/tables/body_parts", .rule_ids = "W3, W26",
    .label = N_("Body part"), .meaning = N_("Where the tattoo is wanted") },
  { "style", NW_FIELD_REFERENCE, .target = "/tables/styles", .rule_ids = "W11, W24",
    .label = N_("Style"), .meaning = N_("The style that is wanted, on the back of the card") },
  { "pay", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY, .rule_ids = "W27",
    .label = N_("Pay"), .meaning = N_("What the client pays") },
  { "reject_waiting", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY,
    .fallback = "50", .rule_ids = "W13",
    .label = N_("Rejecting from waiting room"),
    .meaning = N_("What it costs to reject the client from the waiting room") },
  { "reject_chair", NW_FIELD_INT, NW_UNIT_DOLLARS, .low = 0, .high = MAX_MONEY,
    .fallback = "100", .rule_ids = "W13",
    .label = N_("Rejecting from chair"),
    .meaning = N_("What it costs to reject the client from the chair") },
  { "count", NW_FIELD_INT, NW_UNIT_CARDS, .low = 1, .high = NW_MAX_COUNT, .fallback = "1",
    .label = N_("Copies"), .meaning = N_("How many copies there are") },
  NW_FIELD_CARD_IMAGE,
  { NULL },
};

static const NwField character[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE,
    .label = N_("Id"), .meaning = N_("The character’s word in notation") },
  { "name", NW_FIELD_TEXT,
    .label = N_("Name"), .meaning = N_("The character’s name") },
  { "style", NW_FIELD_REFERENCE, .target = "/tables/styles", .rule_ids = "W26, W28",
    .label = N_("Style"), .meaning = N_("The style that the character specialises in") },
  { "body_part", NW_FIELD_REFERENCE, .target = "/tables/body_parts", .rule_ids = "W26",
    .label = N_("Body part"), .meaning = N_("The body part that the character is quick at") },
  { "discount", NW_FIELD_INT, NW_UNIT_INKS, .low = 0, .high = 2, .rule_ids = "W26",
    .label = N_("Discount"),
    .meaning = N_("Primary or black ink that may be missing in the character’s style") },
  { "skill", NW_FIELD_ENUM, .choices = nw_brawl_skill_names,
    .choice_labels = skill_labels, .fallback = "\"none\"",
    .rule_ids = "W29",
    .label = N_("Skill"), .meaning = N_("The special skill") },
  NW_FIELD_CARD_IMAGE,
  { NULL },
};

/* ---- The whole ------------------------------------------------------------------------------- */

static const NwField fields[] = {
  NW_FIELDS_HEAD ("brawl"),
  { "parameters", NW_FIELD_OBJECT, .members = parameters, .flags = NW_FIELD_PARAMETERS,
    .label = N_("House rules"), .meaning = N_("Single numbers and house rules") },
  { "tables", NW_FIELD_OBJECT, .members = tables,
    .label = N_("Tables"),
    .meaning = N_("Inks, styles, body parts, and numbers by seat and number of players") },
  { "tattoos", NW_FIELD_LIST, .most = NW_MAX_CARD_ENTRIES, .flags = NW_FIELD_CARDS,
    .item = &(const NwField) { "tattoo", NW_FIELD_OBJECT, .members = tattoo,
                               .label = N_("Tattoo") },
    .label = N_("Tattoos"), .meaning = N_("The tattoos") },
  { "clients", NW_FIELD_LIST, .most = NW_MAX_CARD_ENTRIES, .flags = NW_FIELD_CARDS,
    .item = &(const NwField) { "client", NW_FIELD_OBJECT, .members = client,
                               .label = N_("Client") },
    .label = N_("Clients"), .meaning = N_("The clients") },
  { "characters", NW_FIELD_LIST, .most = NW_MAX_CARD_ENTRIES, .flags = NW_FIELD_CARDS,
    .item = &(const NwField) { "character", NW_FIELD_OBJECT, .members = character,
                               .label = N_("Character") },
    .label = N_("Characters"), .meaning = N_("The characters, each of which is there once") },
  NW_FIELDS_TAIL,
  { NULL },
};

const NwFieldTable nw_fields_brawl = {
  .rules = &nw_brawl_rules,
  .fields = fields,
  .census_size = sizeof (NwBrawlCensus),
  .check_card = nw_ruleset_brawl_check_card,
  .check = nw_ruleset_brawl_check,
  .compile = nw_ruleset_brawl_compile,
};
