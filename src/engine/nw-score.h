/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Score sheets: totals and ranks in a flat value for bots, and lines with the cards behind them for
 * people.  Amounts are integers.
 */

#pragma once

#include "engine/nw-seat.h"

G_BEGIN_DECLS

/** NW_SCORE_LINE_CARDS: the most cards that one line can name. */
#define NW_SCORE_LINE_CARDS 512

/**
 * NwScore:
 * @n_seats: how many seats there are
 * @total: each seat's total
 * @rank: each seat's rank, from 1; equal ranks repeat (1, 1, 3)
 * @decided_by: (transfer none): the first key that parts the winner from the runner-up: `total`,
 *   the name of a tie-break, or `shared`
 *
 * The result, or what it would be if the game ended now.
 */
typedef struct
{
  guint       n_seats;
  gint        total[NW_MAX_SEATS];
  guint8      rank[NW_MAX_SEATS];
  const char *decided_by;
} NwScore;

/**
 * NwScoreLine:
 * @kind: (transfer none): what the line counts, a word that the game's file of formats lists
 * @subject: index of what it counts for in the game's tables (a pattern, a style), or -1
 * @seat: whose line it is
 * @amount: points; may be negative
 * @n_cards: how many cards it came from
 * @cards: (array length=n_cards): those cards by index in the compiled rules
 *
 * One line of a score sheet.
 */
typedef struct
{
  const char *kind;
  gint        subject;
  guint       seat;
  gint        amount;
  guint       n_cards;
  guint16     cards[NW_SCORE_LINE_CARDS];
} NwScoreLine;

/**
 * NW_SCORE_N_KEYS:
 *
 * The most keys by which a result is ranked: the total and the tie-breaks.
 */
#define NW_SCORE_N_KEYS 6

void nw_score_rank (NwScore    *score,
                    const gint (*keys)[NW_SCORE_N_KEYS],
                    const char *const *key_names,
                    guint       n_keys);

G_END_DECLS
