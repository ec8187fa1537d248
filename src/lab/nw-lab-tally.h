/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the lab counts over many games of one game and ruleset.
 *
 * Whole numbers only.  Every thread counts into a tally of its own; adding tallies is exact and
 * their order does not matter, so that any division of a run into threads, or into shards on other
 * machines, gives the same numbers as the whole.
 */

#pragma once

#include "bots/nw-bot.h"
#include "engine/nw-rules.h"
#include "lab/nw-lab-histogram.h"

G_BEGIN_DECLS

/** NW_LAB_WIN: a game won alone, in the unit of wins; it can be shared evenly by 1 to 8 seats. */
#define NW_LAB_WIN 840

/** NW_LAB_MAX_ENDS: the most ways in which a game can end. */
#define NW_LAB_MAX_ENDS 8

/**
 * NwLabCard:
 * @seen: copies that a player could have taken: they lay open or somebody held them
 * @taken: copies that somebody took for good
 * @finished: copies that somebody did what they are for: completed, collected, served
 * @won: copies that a winner of the game finished
 *
 * What became of one card.
 */
typedef struct
{
  guint64 seen;
  guint64 taken;
  guint64 finished;
  guint64 won;
} NwLabCard;

/**
 * NwLabParty:
 * @wins: in units of 1/840 game, ties shared evenly
 * @points: final totals, one for each game and seat of this party
 *
 * The record of a seat, or of all seats that bots of one level played.
 */
typedef struct
{
  guint64        wins;
  NwLabHistogram points;
} NwLabParty;

/**
 * NwLabTally:
 * @n_seats: seats of each game
 * @n_cards: different cards
 * @n_games: games that were played to their end
 * @n_moves: moves in them
 * @rounds: rounds per game
 * @ends: games per way to end, in the order of the game's list
 * @seats: per seat
 * @levels: per level of bots
 * @cards: (array length=n_cards): per card, in the order of the ruleset
 *
 * The sum of some games.
 */
typedef struct
{
  guint          n_seats;
  guint          n_cards;
  guint64        n_games;
  guint64        n_moves;
  NwLabHistogram rounds;
  guint64        ends[NW_LAB_MAX_ENDS];
  NwLabParty     seats[NW_MAX_SEATS];
  NwLabParty     levels[NW_N_BOT_LEVELS];
  NwLabCard     *cards;
} NwLabTally;

NwLabTally *nw_lab_tally_new       (guint             n_seats,
                                    guint             n_cards) G_GNUC_WARN_UNUSED_RESULT;
void        nw_lab_tally_free      (NwLabTally       *self);
void        nw_lab_tally_add_all   (NwLabTally       *self,
                                    const NwLabTally *other);
void        nw_lab_tally_add_score (NwLabTally       *self,
                                    const NwScore    *score,
                                    const NwBotLevel *levels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwLabTally, nw_lab_tally_free)

G_END_DECLS
