/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: what a board is worth to a seat.
 *
 * All values are in centipoints (100 = one point of the final score) and integers.  A board is
 * worth its money, plus what the tattoo on the station and the next ones will bring, each with the
 * chance to be finished in time, plus what can be made of the turns after that, less what is left
 * lying.  Time is counted in turns of the seat: turn 0 is the one under way, if it is the seat's.
 */

#pragma once

#include "bots/nw-brawl-shop.h"

G_BEGIN_DECLS

/**
 * NwBrawlWeights:
 * @action: what an action less to make is worth, in centipoints
 * @pace: what a turn is worth, in percent of what tattoos bring in it on average
 * @overhead: what a tattoo takes beside its duration, in tenths of a turn
 * @hurry: what a turn is worth to who can't make use of it, in percent of @pace
 * @majority: how much of a style's majority counts, in percent
 * @open: how much of its value a tattoo loses by not being in the reserve yet, in percent
 * @waiting: how much of its value a tattoo loses by its client's being in the waiting room
 * @dump: what a tattoo left in the reserve costs while there is time to recycle it, in percent of
 *   the price
 * @blocked: turns that an ink takes that nobody can give now, in tenths
 * @idle: tenths of turns at the end in which nothing more is finished
 * @refusal: how much better refusing a sale must look than selling, because there are often other
 *   ways to come by the ink; in percent of what a turn is worth
 * @reject: what it costs to reject a client and take another, beside the price; in centipoints
 * @rival: how much of a rival's board counts against the own, with two seats; in percent
 * @rivals: likewise with more
 *
 * The numbers by which the journeyman judges, found by playing many games.
 */
typedef struct
{
  gint action;
  gint pace;
  gint overhead;
  gint hurry;
  gint majority;
  gint open;
  gint waiting;
  gint dump;
  gint blocked;
  gint idle;
  gint refusal;
  gint reject;
  gint rival;
  gint rivals;
} NwBrawlWeights;

extern const NwBrawlWeights nw_brawl_weights;

/** NW_BRAWL_CERTAIN: `NwBrawlOutlook.spread` if it is known when the end comes. */
#define NW_BRAWL_CERTAIN 1

/**
 * NwBrawlOutlook:
 * @turns_left: tenths of the turns that the seat will probably have after turn 0
 * @spread: tenths of turns by which @turns_left may be wrong, or %NW_BRAWL_CERTAIN
 * @n_jobs_left: tattoos that it can finish before the end comes
 * @n_planned: how many of these are planned one by one: those for which it has clients, and the
 *   next; the same for all boards that are compared, as a plan is never quite as good as a hope
 * @majority: per style, what one more finished tattoo changes, beside its own small number
 * @majority_share: per style, percent of its small number that a new tattoo will bring
 * @rights: per style, what others charge for it (W28)
 *
 * What a seat has before it.
 */
typedef struct
{
  gint turns_left;
  gint spread;
  gint n_jobs_left;
  gint n_planned;
  gint majority[NW_BRAWL_MAX_STYLES];
  gint majority_share[NW_BRAWL_MAX_STYLES];
  gint rights[NW_BRAWL_MAX_STYLES];
} NwBrawlOutlook;

/**
 * NwBrawlFront:
 * @styles: per style, how many unseen clients with this front want it
 * @n_clients: their number
 * @bonus: what the front promises beside the average: pay, and the own body part
 *
 * A client who can be taken, of whom the front is seen.
 */
typedef struct
{
  guint8 styles[NW_BRAWL_MAX_STYLES];
  guint8 n_clients;
  gint   bonus;
} NwBrawlFront;

/**
 * NwBrawlEval:
 * @rules: compiled rules
 * @weights: by what numbers
 * @viewer: who judges, and whose knowledge of closed cards counts
 * @job: what a tattoo brings on average
 * @cycle: tenths of the turns that it takes on average
 * @pace: what a turn is worth
 * @mean_pay: what a client pays on average, in dollars
 * @mean_reject: what rejecting a client costs on average, in dollars
 * @mean_points: large number of a tattoo on average
 * @n_unseen: per client, copies that nobody has turned over
 * @n_unseen_clients: their number
 * @styles: per style, how many of them want it
 * @n_fronts: clients who can be taken
 * @fronts: the open ones and the deck's top
 * @n_unseen_tattoos: tattoos that the viewer sees nowhere
 * @unseen_styles: per style, how many of those
 * @outlooks: per seat
 *
 * A point of view, made once per decision.
 */
typedef struct
{
  const NwBrawlRules   *rules;
  const NwBrawlWeights *weights;
  guint                 viewer;
  gint                  job;
  gint                  cycle;
  gint                  pace;
  gint                  mean_pay;
  gint                  mean_reject;
  gint                  mean_points;
  guint8                n_unseen[NW_BRAWL_MAX_CARDS];
  guint                 n_unseen_clients;
  guint8                styles[NW_BRAWL_MAX_STYLES];
  guint                 n_fronts;
  NwBrawlFront          fronts[NW_BRAWL_MAX_OPEN + 1];
  guint                 n_unseen_tattoos;
  guint8                unseen_styles[NW_BRAWL_MAX_STYLES];
  NwBrawlOutlook        outlooks[NW_BRAWL_MAX_SEATS];
} NwBrawlEval;

void nw_brawl_eval_init  (NwBrawlEval          *eval,
                          const NwBrawlRules   *rules,
                          const NwBrawlState   *state,
                          guint                 viewer,
                          const NwBrawlWeights *weights);
gint nw_brawl_eval_money (const NwBrawlEval    *eval,
                          gint                  money);
gint nw_brawl_eval_usual_end (const NwBrawlEval *eval,
                          guint                 n_seats);
gint nw_brawl_eval_seat  (const NwBrawlEval    *eval,
                          const NwBrawlState   *state,
                          guint                 seat,
                          gint                  n_actions,
                          guint                *wanted);

G_END_DECLS
