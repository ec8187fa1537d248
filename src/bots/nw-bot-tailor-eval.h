/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: what a board is worth to the seat that must decide.
 *
 * All values are in centipoints (100 = one point of the final score) and integers.  A board is
 * worth what it has, plus what its row promises: each order that lies in the row, or is a few dyes
 * away, counts with its points and rewards, less the time that the dyes take.
 */

#pragma once

#include "bots/nw-tailor-plan.h"

G_BEGIN_DECLS

/** NW_TAILOR_MAX_TARGETS: the most orders that are weighed at once. */
#define NW_TAILOR_MAX_TARGETS 64
/** NW_TAILOR_MAX_DYES: orders that are further away than this don't count. */
#define NW_TAILOR_MAX_DYES 8
/** NW_TAILOR_MAX_WISHES: the most dyes that are kept in mind as useful. */
#define NW_TAILOR_MAX_WISHES 192

/**
 * NwTailorWeights:
 * @dye: what one dye less to make is worth, if two are made in a turn
 * @magic: a magic fabric, while there is time to use it
 * @magic_turn: a magic fabric, per turn left, up to @magic
 * @limit: one more fabric of limit, per turn left
 * @limit_cap: the most that one more fabric of limit is worth
 * @referral: the right to reserve an order, beside its magic
 * @pattern: orders of one pattern that are completed in a turn, in hundredths
 * @keep: chance in percent that an open order outlasts a round if nobody threatens it
 * @threat: chance in percent that an opponent takes an order that lies in its row
 * @denial: how much of its value to an opponent an order is worth to who takes it away, in percent
 * @pace: points that the leader makes in a turn, in percent of `end_points`
 * @win: what winning is worth when the end comes
 * @wait: how much of its value an order loses with each turn that it has to wait for, if it is to be
 *   reserved, in percent
 * @looming: how much of what an opponent's row promises counts when it is asked whether that
 *   opponent can end the game, in percent
 *
 * The numbers by which the journeyman judges, found by playing many games.  Those from @dye to
 * @referral are in percent of the deck's *unit*, the points that it gives for one dye, so that they
 * hold for decks that pay more or less.  @win is in percent of `end_points`.
 */
typedef struct
{
  gint dye;
  gint magic;
  gint magic_turn;
  gint limit;
  gint limit_cap;
  gint referral;
  gint pattern;
  gint keep;
  gint threat;
  gint denial;
  gint pace;
  gint win;
  gint wait;
  gint looming;
} NwTailorWeights;

extern const NwTailorWeights nw_tailor_weights;

/**
 * NwTailorTarget:
 * @sequences: the order's fabrics, plain and reversed
 * @borders: where colours change in @sequences
 * @mask: the bits that they cover
 * @inner: the bits of @mask that can be borders
 * @length: fabrics
 * @n_directions: 1 if it is a palindrome, else 2
 * @card: the order
 * @is_own: whether nobody else can take it
 * @max_dyes: the most dyes at which it is worth something; at least 0
 * @worth: by dyes needed, what it is worth to have it so near; falling
 *
 * An order that the seat can complete.
 */
typedef struct
{
  guint64 sequences[2];
  guint64 borders[2];
  guint64 mask;
  guint64 inner;
  guint8  length;
  guint8  n_directions;
  guint8  card;
  guint8  is_own;
  guint8  max_dyes;
  gint16  worth[NW_TAILOR_MAX_DYES + 1];
} NwTailorTarget;

/**
 * NwTailorEval:
 * @rules: compiled rules
 * @weights: by what numbers
 * @seat: who judges
 * @turns_left: turns that the seat will probably have after this one; 0 if this is its last
 * @price_dye: one dye less to make, as a part of a turn
 * @price_magic: a magic fabric
 * @price_limit: one more fabric of limit
 * @price_referral: the right to reserve an order
 * @taken: per order, chance in percent that an opponent takes it before the seat's next turn
 * @denied: per order, what taking it away from the opponents is worth
 * @rival: the best final score that an opponent can be expected to have if the game ends with this
 *   round
 * @end_looms: whether an opponent who is still to move in this round can end the game in it, so that
 *   this turn may be the last
 * @outlasts: by turns, chance in percent that an open order outlasts them
 * @waits: by turns, what is left of the value of an order that is to be reserved, in percent
 * @n_bearing: per pattern, the seat's completed orders that bear it
 * @multiplier: per pattern, the sum of the seat's bonuses
 * @n_targets: how many
 * @targets: what can be completed
 *
 * A point of view, made once per decision.  The targets are those of one state of the turn.
 */
typedef struct
{
  const NwTailorRules   *rules;
  const NwTailorWeights *weights;
  guint                  seat;
  gint                   turns_left;
  gint                   price_dye;
  gint                   price_magic;
  gint                   price_limit;
  gint                   price_referral;
  guint8                 taken[NW_TAILOR_MAX_CARDS];
  gint16                 denied[NW_TAILOR_MAX_CARDS];
  gint                   rival;
  gboolean               end_looms;
  gint                   outlasts[NW_TAILOR_MAX_DYES + 1];
  gint                   waits[NW_TAILOR_MAX_DYES + 1];
  guint8                 n_bearing[NW_TAILOR_MAX_PATTERNS];
  gint16                 multiplier[NW_TAILOR_MAX_PATTERNS];
  guint                  n_targets;
  NwTailorTarget         targets[NW_TAILOR_MAX_TARGETS];
} NwTailorEval;

/**
 * NwTailorWish:
 * @move: a dye
 * @promise: what the row can promise once it is made, in centipoints
 *
 * A dye that would help.
 */
typedef struct
{
  NwMove move;
  gint   promise;
} NwTailorWish;

/**
 * NwTailorWishes:
 * @n_wishes: how many
 * @wishes: the dyes, each once
 * @index: per first position, length - 1 and colour, the dye's place in @wishes plus 1
 *
 * Dyes that would bring orders nearer.
 */
typedef struct
{
  guint        n_wishes;
  NwTailorWish wishes[NW_TAILOR_MAX_WISHES];
  guint8       index[NW_TAILOR_MAX_ROW][NW_TAILOR_MAX_SEQUENCE][NW_TAILOR_MAX_COLOURS];
} NwTailorWishes;

void  nw_tailor_eval_init         (NwTailorEval          *eval,
                                   const NwTailorRules   *rules,
                                   const NwTailorState   *state,
                                   guint                  seat,
                                   const NwTailorWeights *weights);
void  nw_tailor_eval_find_targets (NwTailorEval          *eval,
                                   const NwTailorState   *state);
gint  nw_tailor_eval_row          (const NwTailorEval    *eval,
                                   guint64                row,
                                   guint                  row_length);
void  nw_tailor_eval_find_wishes  (const NwTailorEval    *eval,
                                   guint64                row,
                                   guint                  row_length,
                                   guint                  n_dyes,
                                   NwTailorWishes        *wishes);
gint  nw_tailor_eval_target       (const NwTailorEval    *eval,
                                   const NwTailorTarget  *target,
                                   guint64                row,
                                   guint                  row_length);
gint  nw_tailor_eval_restocked    (const NwTailorEval    *eval,
                                   const NwTailorState   *state);
gint  nw_tailor_eval_reach        (const NwTailorEval    *eval,
                                   const NwTailorState   *state,
                                   guint                  card);
guint nw_tailor_eval_count_magic  (const NwTailorEval    *eval,
                                   const NwTailorState   *state);
gint  nw_tailor_eval_holdings     (const NwTailorEval    *eval,
                                   const NwTailorState   *state);
gint  nw_tailor_eval_end          (const NwTailorEval    *eval,
                                   const NwTailorState   *state);

G_END_DECLS
