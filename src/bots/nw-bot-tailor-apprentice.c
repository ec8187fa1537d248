/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: the apprentice.  It completes what fits now, the most points first, else dyes
 * towards the order that needs the fewest dyes.  It has no eye for rewards, patterns, opponents or
 * the end of the game, and one time in eight it just does something.
 */

#include "bots/nw-bot-private.h"
#include "bots/nw-tailor-plan.h"
#include "engine/nw-rng.h"

/* One decision in so many is made without a thought. */
#define CARELESSNESS 8

static const NwTailorState *
get_state (const NwBotQuestion *question)
{
  return (const NwTailorState *) question->state;
}

/* The completion with the most points, or none. */
static NwMove
find_completion (const NwBotQuestion *question)
{
  const NwTailorRules *rules = question->data;
  NwMove best = NW_MOVE_NONE;
  gint best_points = -1;

  for (guint i = 0; i < question->n_moves; i++)
    if (nw_move_kind (question->moves[i]) == NW_TAILOR_COMPLETE)
      {
        const gint points = rules->orders[nw_move_arg (question->moves[i], 0)].points;

        if (points > best_points)
          {
            best = question->moves[i];
            best_points = points;
          }
      }

  return best;
}

/* A magic fabric that makes some available order fit, or none. */
static NwMove
find_magic (const NwBotQuestion *question,
            const guint8        *orders,
            guint                n_orders)
{
  const NwTailorRules *rules = question->data;
  const NwTailorSeat *seat = &get_state (question)->seats[get_state (question)->head.actor];

  for (guint i = 0; i < question->n_moves; i++)
    {
      const guint position = nw_move_arg (question->moves[i], 1);
      const guint64 fabric = (guint64) nw_move_arg (question->moves[i], 2) << (4 * position);
      const guint64 row = (seat->row & ~(G_GUINT64_CONSTANT (0xf) << (4 * position))) | fabric;

      if (nw_move_kind (question->moves[i]) != NW_TAILOR_MAGIC)
        continue;
      for (guint k = 0; k < n_orders; k++)
        if (nw_tailor_plan_is_in_row (rules, row, seat->row_length, orders[k]))
          return question->moves[i];
    }

  return NW_MOVE_NONE;
}

/* A dye towards the available order that needs the fewest, of these the one with the most points;
 * none if one lies in the row already, or none can be reached. */
static NwMove
find_dye (const NwBotQuestion *question,
          const guint8        *orders,
          guint                n_orders)
{
  const NwTailorRules *rules = question->data;
  const NwTailorSeat *seat = &get_state (question)->seats[get_state (question)->head.actor];
  NwTailorFit best = { .n_dyes = NW_TAILOR_PLAN_NEVER };
  guint best_order = 0;

  for (guint i = 0; i < n_orders; i++)
    {
      const NwTailorFit fit =
        nw_tailor_plan_find_fit (rules, seat->row, seat->row_length, orders[i]);

      if (fit.n_dyes < best.n_dyes ||
          (fit.n_dyes == best.n_dyes &&
           rules->orders[orders[i]].points > rules->orders[best_order].points))
        {
          best = fit;
          best_order = orders[i];
        }
    }

  return nw_tailor_plan_find_next_dye (rules, seat->row, best_order, &best);
}

/* What to do in a turn while no choice is pending. */
static NwMove
choose_action (const NwBotQuestion *question)
{
  const NwTailorState *state = get_state (question);
  guint8 orders[NW_TAILOR_MAX_CARDS];
  const guint n_orders =
    nw_tailor_plan_list_available (question->data, state, state->head.actor, orders);
  NwMove move = find_completion (question);

  if (move == NW_MOVE_NONE && state->action != NW_TAILOR_ACTION_DYE)
    move = find_magic (question, orders, n_orders);
  if (move == NW_MOVE_NONE && state->action != NW_TAILOR_ACTION_COMPLETE && n_orders > 0)
    move = find_dye (question, orders, n_orders);

  return move;
}

/* The open order with the most points; the first move if there is none. */
static NwMove
choose_reservation (const NwBotQuestion *question)
{
  const NwTailorRules *rules = question->data;
  NwMove best = question->moves[0];

  for (guint i = 1; i < question->n_moves; i++)
    if (nw_move_kind (question->moves[i]) == NW_TAILOR_RESERVE &&
        rules->orders[nw_move_arg (question->moves[i], 0)].points >
          rules->orders[nw_move_arg (best, 0)].points)
      best = question->moves[i];

  return best;
}

/**
 * nw_bot_tailor_apprentice_choose:
 * @question: what is asked
 *
 * Chooses what looks good at the moment.
 *
 * Returns: one of the legal moves
 */
NwMove
nw_bot_tailor_apprentice_choose (const NwBotQuestion *question)
{
  const NwMove end = NW_MOVE (NW_TAILOR_END, 0, 0, 0);
  NwMove move = NW_MOVE_NONE;

  if (nw_rng_below (question->rng, CARELESSNESS) == 0)
    return nw_bot_random_choose (question);

  switch (get_state (question)->pending)
    {
    case NW_TAILOR_PENDING_NONE:
      move = choose_action (question);
      break;
    case NW_TAILOR_PENDING_RESERVE:
      move = choose_reservation (question);
      break;
    default:
      break;
    }

  if (nw_bot_is_legal (question, move))
    return move;

  return nw_bot_is_legal (question, end) ? end : nw_bot_random_choose (question);
}
