/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's compiled rules: a ruleset, packed for play.
 *
 * Filled by src/ruleset from a document without errors; flat, read only, shared by all games that
 * are played with it.  A fabric is its colour's index in `tables.colours`; rows and sequences of
 * fabrics are packed into 64 bits, four bits each, position 1 (the left end, the top of an order)
 * in the lowest.  The first colour, 0, is what restocks.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define NW_TAILOR_MAX_SEATS 4
#define NW_TAILOR_MAX_ROW 16
#define NW_TAILOR_MAX_SEQUENCE 12
#define NW_TAILOR_MAX_COLOURS 8
#define NW_TAILOR_MAX_TOKENS 8
#define NW_TAILOR_MAX_LEVELS 6
#define NW_TAILOR_MAX_DISPLAY 12
#define NW_TAILOR_MAX_PATTERNS 10
#define NW_TAILOR_MAX_TIE_BREAKERS 4
/** NW_TAILOR_MAX_CARDS: the most copies of orders in all decks together. */
#define NW_TAILOR_MAX_CARDS 255
#define NW_TAILOR_ID_SIZE 65

/** NW_TAILOR_NONE: no card, no pattern. */
#define NW_TAILOR_NONE 0xff

/**
 * NwTailorReward:
 * @NW_TAILOR_REWARD_NONE: none (T15)
 * @NW_TAILOR_REWARD_MAGIC: a magic fabric on the card (T16)
 * @NW_TAILOR_REWARD_EXPAND: limit +1 and a white (T19)
 * @NW_TAILOR_REWARD_REFERRAL: reserve an order (T18)
 * @NW_TAILOR_REWARD_BONUS: points per order of a pattern (T20)
 *
 * What completing an order gives beside its points.
 */
typedef enum
{
  NW_TAILOR_REWARD_NONE,
  NW_TAILOR_REWARD_MAGIC,
  NW_TAILOR_REWARD_EXPAND,
  NW_TAILOR_REWARD_REFERRAL,
  NW_TAILOR_REWARD_BONUS,
  NW_TAILOR_N_REWARDS,
} NwTailorReward;

/**
 * NwTailorTieBreaker:
 *
 * The keys that part equal totals (T23): completed orders, limit, magic, pattern points.
 */
typedef enum
{
  NW_TAILOR_TIE_ORDERS,
  NW_TAILOR_TIE_LIMIT,
  NW_TAILOR_TIE_MAGIC,
  NW_TAILOR_TIE_BONUS,
} NwTailorTieBreaker;

/**
 * NwTailorOrder:
 * @fabrics: its sequence, read from the top
 * @reversed: its sequence, read from the bottom
 * @mask: the bits that a sequence of its length covers
 * @length: fabrics, 1…12
 * @level: 0…n_levels-1
 * @points: base points, 0…50
 * @reward: a #NwTailorReward
 * @pattern: index of the pattern it bears, or %NW_TAILOR_NONE
 * @bonus_pattern: pattern that its bonus counts, if that is its reward; else %NW_TAILOR_NONE
 * @multiplier: of its bonus, 1…10; else 0
 * @count: copies, 1…20
 *
 * One order card, in the order of `cards` in the ruleset.
 */
typedef struct
{
  guint64 fabrics;
  guint64 reversed;
  guint64 mask;
  guint8  length;
  guint8  level;
  guint8  points;
  guint8  reward;
  guint8  pattern;
  guint8  bonus_pattern;
  guint8  multiplier;
  guint8  count;
} NwTailorOrder;

/**
 * NwTailorStart:
 * @limit: added to the limit
 * @white: white fabrics gained
 * @reserve: orders reserved from the display
 * @magic: magic fabrics gained
 *
 * A seat's starting resources (T3).
 */
typedef struct
{
  guint8 limit;
  guint8 white;
  guint8 reserve;
  guint8 magic;
} NwTailorStart;

/**
 * NwTailorRules:
 * @start_row: white fabrics at the start (T2)
 * @start_limit: limit at the start (T2)
 * @limit_max: greatest limit (T19)
 * @dyes_per_turn: T9
 * @dye_min: T8
 * @dye_to_white: whether a dye may make the first colour (T9)
 * @allow_pass: T8
 * @limited_tokens: T10
 * @end_points: base points that begin the last round (T21)
 * @magic_per_card: T16
 * @exclusive_limit: most exclusive orders of a seat, 0 = no bound (T18)
 * @referral_magic_always: T18
 * @restock_split: T14
 * @bonus_counts_itself: T20
 * @max_rounds: T24
 * @n_tie_breakers: how many of @tie_breakers are used
 * @tie_breakers: #NwTailorTieBreaker, the first decides first (T23)
 * @n_colours: 2…8
 * @n_tokens: kinds of fabric tokens, without magic
 * @n_levels: 1…6
 * @n_patterns: 0…10
 * @n_orders: distinct orders
 * @n_copies: copies of all orders together, at most %NW_TAILOR_MAX_CARDS
 * @token_of: per colour, its kind of token
 * @n_fabric: per kind of token, how many there are (T6)
 * @n_magic: magic fabrics (T6)
 * @letters: per colour, its letter
 * @display: per level and number of seats - 1, open orders (T1)
 * @seat_start: per seat (T3)
 * @deck_base: per level, where its deck begins in `NwTailorState.deck`; the last entry is n_copies
 * @orders: the cards
 * @colour_ids: per colour
 * @token_ids: per kind of token
 * @pattern_ids: per pattern
 * @order_ids: per order
 *
 * The compiled rules.  A parameter belongs to the rule whose id is given; the game's table of
 * fields says what it means.
 */
typedef struct
{
  guint8        start_row;
  guint8        start_limit;
  guint8        limit_max;
  guint8        dyes_per_turn;
  guint8        dye_min;
  guint8        dye_to_white;
  guint8        allow_pass;
  guint8        limited_tokens;
  guint16       end_points;
  guint16       max_rounds;
  guint8        magic_per_card;
  guint8        exclusive_limit;
  guint8        referral_magic_always;
  guint8        restock_split;
  guint8        bonus_counts_itself;
  guint8        n_tie_breakers;
  guint8        tie_breakers[NW_TAILOR_MAX_TIE_BREAKERS];

  guint8        n_colours;
  guint8        n_tokens;
  guint8        n_levels;
  guint8        n_patterns;
  guint8        n_orders;
  guint8        n_copies;
  guint8        token_of[NW_TAILOR_MAX_COLOURS];
  guint16       n_fabric[NW_TAILOR_MAX_TOKENS];
  guint16       n_magic;
  char          letters[NW_TAILOR_MAX_COLOURS];
  guint8        display[NW_TAILOR_MAX_LEVELS][NW_TAILOR_MAX_SEATS];
  NwTailorStart seat_start[NW_TAILOR_MAX_SEATS];
  guint8        deck_base[NW_TAILOR_MAX_LEVELS + 1];

  NwTailorOrder orders[NW_TAILOR_MAX_CARDS];

  char          colour_ids[NW_TAILOR_MAX_COLOURS][NW_TAILOR_ID_SIZE];
  char          token_ids[NW_TAILOR_MAX_TOKENS][NW_TAILOR_ID_SIZE];
  char          pattern_ids[NW_TAILOR_MAX_PATTERNS][NW_TAILOR_ID_SIZE];
  char          order_ids[NW_TAILOR_MAX_CARDS][NW_TAILOR_ID_SIZE];
} NwTailorRules;

guint64  nw_tailor_pack       (const guint8        *colours,
                               guint                n_colours);
guint64  nw_tailor_mask       (guint                length);
gboolean nw_tailor_add_order  (NwTailorRules       *rules,
                               const char          *id,
                               guint                level,
                               guint                points,
                               const char          *fabrics,
                               guint                count);
void     nw_tailor_finish     (NwTailorRules       *rules);

G_END_DECLS
