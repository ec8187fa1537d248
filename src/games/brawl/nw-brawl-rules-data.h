/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's compiled rules: a ruleset, packed for play.
 *
 * Filled by src/ruleset from a document without errors; flat, read only, shared by all games that
 * are played with it.  Inks, styles, body parts, tattoos, clients and characters are indexes in the
 * ruleset's tables.  Where one number must tell any card, as in events and score lines, the tattoos
 * come first, then the clients, then the characters.  Money is in dollars.
 */

#pragma once

#include "games/nw-notation.h"

G_BEGIN_DECLS

#define NW_BRAWL_MAX_SEATS 4
#define NW_BRAWL_MAX_INKS 9
#define NW_BRAWL_MAX_STYLES 8
#define NW_BRAWL_MAX_BODY_PARTS 12
#define NW_BRAWL_MAX_OPEN 6
/** NW_BRAWL_MAX_INK: the most ink that one tattoo needs. */
#define NW_BRAWL_MAX_INK 10
/** NW_BRAWL_MAX_CARDS: the most copies of tattoos and clients, and characters, together. */
#define NW_BRAWL_MAX_CARDS 255
/** NW_BRAWL_N_HAND: tattoos that each seat is dealt for the draft (W6). */
#define NW_BRAWL_N_HAND 3

/** NW_BRAWL_NONE: no card, no mix. */
#define NW_BRAWL_NONE 0xff

/**
 * NwBrawlDeck:
 * @NW_BRAWL_TATTOOS: the tattoos
 * @NW_BRAWL_CLIENTS: the clients
 * @NW_BRAWL_CHARACTERS: the characters
 *
 * The decks, in the order in which their cards are numbered through.
 */
typedef enum
{
  NW_BRAWL_TATTOOS,
  NW_BRAWL_CLIENTS,
  NW_BRAWL_CHARACTERS,
  NW_BRAWL_N_DECKS,
} NwBrawlDeck;

/**
 * NwBrawlInkKind:
 * @NW_BRAWL_INK_PRIMARY: can be taken and mixed
 * @NW_BRAWL_INK_BLACK: can be taken
 * @NW_BRAWL_INK_SECONDARY: comes from mixing
 *
 * Kinds of ink.  Primaries and black are the *base* inks.
 */
typedef enum
{
  NW_BRAWL_INK_PRIMARY,
  NW_BRAWL_INK_BLACK,
  NW_BRAWL_INK_SECONDARY,
} NwBrawlInkKind;

/**
 * NwBrawlSkill:
 * @NW_BRAWL_SKILL_NONE: none
 * @NW_BRAWL_SKILL_INK_MASTER: once a turn, as an action: two base inks at once
 * @NW_BRAWL_SKILL_FREE_MIX: once a turn: a mix without an action
 * @NW_BRAWL_SKILL_SMOOTH_TALKER: rejecting costs no money
 * @NW_BRAWL_SKILL_SCOUT: once a turn: a look without an action
 * @NW_BRAWL_SKILL_SHOWMAN: more money at each collection
 * @NW_BRAWL_SKILL_DOORMAN: nobody steals from the own waiting room
 * @NW_BRAWL_SKILL_HOST: once a turn: moving own clients without an action
 * @NW_BRAWL_SKILL_RECYCLER: recycling costs no money
 *
 * Special skills of characters (W29).
 */
typedef enum
{
  NW_BRAWL_SKILL_NONE,
  NW_BRAWL_SKILL_INK_MASTER,
  NW_BRAWL_SKILL_FREE_MIX,
  NW_BRAWL_SKILL_SMOOTH_TALKER,
  NW_BRAWL_SKILL_SCOUT,
  NW_BRAWL_SKILL_SHOWMAN,
  NW_BRAWL_SKILL_DOORMAN,
  NW_BRAWL_SKILL_HOST,
  NW_BRAWL_SKILL_RECYCLER,
  NW_BRAWL_N_SKILLS,
} NwBrawlSkill;

/* House rules with names for values; the first is the default. */

/** NwBrawlLimitMode: what limits do to gains (W16). */
typedef enum
{
  NW_BRAWL_LIMIT_PREVENT,
  NW_BRAWL_LIMIT_PENALTY,
} NwBrawlLimitMode;

/** NwBrawlSaleTo: who is paid for ink (W18). */
typedef enum
{
  NW_BRAWL_SALE_TO_SELLER,
  NW_BRAWL_SALE_TO_BANK,
} NwBrawlSaleTo;

/** NwBrawlStyleRights: how style rights are charged (W28). */
typedef enum
{
  NW_BRAWL_RIGHTS_AUTOMATIC,
  NW_BRAWL_RIGHTS_CLAIM,
  NW_BRAWL_RIGHTS_OFF,
} NwBrawlStyleRights;

/** NwBrawlDiscountSource: which card tells how much ink may be missing (W26). */
typedef enum
{
  NW_BRAWL_DISCOUNT_CHARACTER,
  NW_BRAWL_DISCOUNT_TATTOO,
} NwBrawlDiscountSource;

/** NwBrawlLookScope: how much one look sees (W22). */
typedef enum
{
  NW_BRAWL_LOOK_CARD,
  NW_BRAWL_LOOK_RESERVE,
} NwBrawlLookScope;

/** NwBrawlSetupDirection: which way the set-up goes round (W2, W6). */
typedef enum
{
  NW_BRAWL_SETUP_RIGHT,
  NW_BRAWL_SETUP_LEFT,
} NwBrawlSetupDirection;

/** NwBrawlCharacterChoice: how seats come to their characters (W2). */
typedef enum
{
  NW_BRAWL_CHARACTER_CHOOSE,
  NW_BRAWL_CHARACTER_DEAL,
} NwBrawlCharacterChoice;

/** NwBrawlTieBreak: the keys that part equal totals (W32). */
typedef enum
{
  NW_BRAWL_TIE_RULEBOOK,
  NW_BRAWL_TIE_EXAMPLE,
} NwBrawlTieBreak;

/**
 * NwBrawlTattoo:
 * @need: per ink, how much it needs
 * @n_base: base inks among them
 * @n_secondary: secondary inks among them
 * @style: its style
 * @duration: turns on the clock, 1…6
 * @points: the large number, 0…99
 * @majority: the small number, 0…30
 * @discount: base inks that may be missing, if the tattoo tells (W26), 0…2
 * @count: copies
 * @profit: what the bank pays for it
 *
 * One tattoo card, in the order of `tattoos` in the ruleset.
 */
typedef struct
{
  guint8  need[NW_BRAWL_MAX_INKS];
  guint8  n_base;
  guint8  n_secondary;
  guint8  style;
  guint8  duration;
  guint8  points;
  guint8  majority;
  guint8  discount;
  guint8  count;
  guint16 profit;
} NwBrawlTattoo;

/**
 * NwBrawlClient:
 * @pay: what the client pays
 * @reject_waiting: what rejecting from the waiting room costs
 * @reject_chair: what rejecting from the chair costs
 * @body_part: where the tattoo is wanted
 * @style: the style that is wanted, on the back
 * @front: the first client with the same front: pay and body part
 * @count: copies
 *
 * One client card, in the order of `clients` in the ruleset.
 */
typedef struct
{
  guint16 pay;
  guint16 reject_waiting;
  guint16 reject_chair;
  guint8  body_part;
  guint8  style;
  guint8  front;
  guint8  count;
} NwBrawlClient;

/**
 * NwBrawlCharacter:
 * @style: the style that the character specialises in
 * @body_part: the body part that the character is quick at
 * @discount: base inks that may be missing (W26), 0…2
 * @skill: a #NwBrawlSkill
 *
 * One character card, in the order of `characters` in the ruleset.
 */
typedef struct
{
  guint8 style;
  guint8 body_part;
  guint8 discount;
  guint8 skill;
} NwBrawlCharacter;

/**
 * NwBrawlRules:
 * @start_money: W1
 * @limit_fine: W16
 * @buy_price: W18
 * @refuse_price: W18
 * @recycle_price: W20
 * @style_bonus: W26
 * @showman_bonus: W29
 * @style_rights_price: W28
 * @money_per_point: W31
 * @max_rounds: W34
 * @actions: W10
 * @open_clients: W3
 * @open_tattoos: W7
 * @store_limit_base: W16
 * @store_limit_secondary: W16
 * @board_limit: W16
 * @limit_mode: a #NwBrawlLimitMode
 * @sale_to: a #NwBrawlSaleTo
 * @allow_refusal: whether a seller may refuse (W18)
 * @body_turns: W26
 * @style_rights: a #NwBrawlStyleRights
 * @discount_source: a #NwBrawlDiscountSource
 * @look_scope: a #NwBrawlLookScope
 * @swap_clients: W12
 * @setup_direction: a #NwBrawlSetupDirection
 * @character_choice: a #NwBrawlCharacterChoice
 * @tie_break: a #NwBrawlTieBreak
 * @n_inks: 3…9
 * @n_styles: 2…8
 * @n_body_parts: 2…12
 * @n_tattoos: distinct tattoos
 * @n_clients: distinct clients
 * @n_characters: characters, each there once
 * @n_tattoo_copies: copies of all tattoos
 * @n_client_copies: copies of all clients
 * @letters: per ink, its letter
 * @ink_kind: per ink, a #NwBrawlInkKind
 * @mix_from: per ink, the two that are mixed into it (W17), or twice %NW_BRAWL_NONE
 * @ink_reserve: per number of seats - 1 and ink, all that there is (W4)
 * @ink_start: per seat and ink, what it starts with (W5)
 * @goal: per number of seats - 1, the finished tattoos that begin the end (W30)
 * @tattoos: the tattoo cards
 * @clients: the client cards
 * @characters: the character cards
 * @ink_ids: per ink
 * @style_ids: per style
 * @body_part_ids: per body part
 * @tattoo_ids: per tattoo
 * @client_ids: per client
 * @character_ids: per character
 *
 * The compiled rules.  A parameter belongs to the rule whose id is given; the game's table of
 * fields says what it means.
 */
typedef struct
{
  guint16          start_money;
  guint16          limit_fine;
  guint16          buy_price;
  guint16          refuse_price;
  guint16          recycle_price;
  guint16          style_bonus;
  guint16          showman_bonus;
  guint16          style_rights_price;
  guint16          money_per_point;
  guint16          max_rounds;
  guint8           actions;
  guint8           open_clients;
  guint8           open_tattoos;
  guint8           store_limit_base;
  guint8           store_limit_secondary;
  guint8           board_limit;
  guint8           limit_mode;
  guint8           sale_to;
  guint8           allow_refusal;
  guint8           body_turns;
  guint8           style_rights;
  guint8           discount_source;
  guint8           look_scope;
  guint8           swap_clients;
  guint8           setup_direction;
  guint8           character_choice;
  guint8           tie_break;

  guint8           n_inks;
  guint8           n_styles;
  guint8           n_body_parts;
  guint8           n_tattoos;
  guint8           n_clients;
  guint8           n_characters;
  guint8           n_tattoo_copies;
  guint8           n_client_copies;
  char             letters[NW_BRAWL_MAX_INKS];
  guint8           ink_kind[NW_BRAWL_MAX_INKS];
  guint8           mix_from[NW_BRAWL_MAX_INKS][2];
  guint8           ink_reserve[NW_BRAWL_MAX_SEATS][NW_BRAWL_MAX_INKS];
  guint8           ink_start[NW_BRAWL_MAX_SEATS][NW_BRAWL_MAX_INKS];
  guint8           goal[NW_BRAWL_MAX_SEATS];

  NwBrawlTattoo    tattoos[NW_BRAWL_MAX_CARDS];
  NwBrawlClient    clients[NW_BRAWL_MAX_CARDS];
  NwBrawlCharacter characters[NW_BRAWL_MAX_CARDS];

  char             ink_ids[NW_BRAWL_MAX_INKS][NW_ID_SIZE];
  char             style_ids[NW_BRAWL_MAX_STYLES][NW_ID_SIZE];
  char             body_part_ids[NW_BRAWL_MAX_BODY_PARTS][NW_ID_SIZE];
  char             tattoo_ids[NW_BRAWL_MAX_CARDS][NW_ID_SIZE];
  char             client_ids[NW_BRAWL_MAX_CARDS][NW_ID_SIZE];
  char             character_ids[NW_BRAWL_MAX_CARDS][NW_ID_SIZE];
} NwBrawlRules;

/**
 * nw_brawl_is_base:
 * @rules: compiled rules
 * @ink: an ink
 *
 * Returns: whether it is a primary or black
 */
static inline gboolean
nw_brawl_is_base (const NwBrawlRules *rules,
                  guint               ink)
{
  return rules->ink_kind[ink] != NW_BRAWL_INK_SECONDARY;
}

/**
 * nw_brawl_client_card:
 * @rules: compiled rules
 * @client: a client
 *
 * Returns: its number among all cards
 */
static inline guint
nw_brawl_client_card (const NwBrawlRules *rules,
                      guint               client)
{
  return rules->n_tattoos + client;
}

/**
 * nw_brawl_character_card:
 * @rules: compiled rules
 * @character: a character
 *
 * Returns: its number among all cards
 */
static inline guint
nw_brawl_character_card (const NwBrawlRules *rules,
                         guint               character)
{
  return rules->n_tattoos + rules->n_clients + character;
}

/**
 * nw_brawl_n_cards:
 * @rules: compiled rules
 * @deck: a deck
 *
 * Returns: its distinct cards
 */
static inline guint
nw_brawl_n_cards (const NwBrawlRules *rules,
                  NwBrawlDeck         deck)
{
  return deck == NW_BRAWL_TATTOOS   ? rules->n_tattoos
         : deck == NW_BRAWL_CLIENTS ? rules->n_clients
                                    : rules->n_characters;
}

/**
 * nw_brawl_n_copies:
 * @rules: compiled rules
 * @deck: a deck
 * @card: one of its cards
 *
 * Returns: the card's copies; a character is there once
 */
static inline guint
nw_brawl_n_copies (const NwBrawlRules *rules,
                   NwBrawlDeck         deck,
                   guint               card)
{
  return deck == NW_BRAWL_TATTOOS   ? rules->tattoos[card].count
         : deck == NW_BRAWL_CLIENTS ? rules->clients[card].count
                                    : 1;
}

const char *nw_brawl_card_id       (const NwBrawlRules *rules,
                                    guint               card);
gboolean    nw_brawl_add_ink       (NwBrawlRules       *rules,
                                    const char         *id,
                                    char                letter,
                                    NwBrawlInkKind      kind);
gboolean    nw_brawl_add_mix       (NwBrawlRules       *rules,
                                    const char         *from,
                                    char                to);
gboolean    nw_brawl_set_inks      (const NwBrawlRules *rules,
                                    const char         *letters,
                                    guint8             *inks);
gboolean    nw_brawl_add_tattoo    (NwBrawlRules       *rules,
                                    const char         *id,
                                    guint               style,
                                    guint               duration,
                                    const char         *ink,
                                    guint               count);
gboolean    nw_brawl_add_client    (NwBrawlRules       *rules,
                                    const char         *id,
                                    guint               body_part,
                                    guint               style,
                                    guint               pay,
                                    guint               count);
gboolean    nw_brawl_add_character (NwBrawlRules       *rules,
                                    const char         *id,
                                    guint               style,
                                    guint               body_part,
                                    guint               discount,
                                    NwBrawlSkill        skill);

G_END_DECLS
