/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: why a move is a good one, as far as the journeyman's evaluation can tell: the
 * points that it brings, or the order that it serves most and how many dyes that will still take.
 */

#include "bots/nw-bot-private.h"
#include "bots/nw-bot-tailor-eval.h"

/* A row as it will be. */
typedef struct
{
  guint64 fabrics;
  guint   length;
} Row;

/* Puts @n white fabrics to the left; white is 0, so that the right end needs no change. */
static Row
extend (Row   row,
        guint n_left,
        guint n)
{
  return (Row) { row.fabrics << (4 * n_left), row.length + n };
}

static Row
get_row_after (const NwTailorRules *rules,
               const NwTailorState *state,
               NwMove               move)
{
  const NwTailorSeat *seat = &state->seats[state->head.actor];
  const Row row = { seat->row, seat->row_length };

  switch (nw_move_kind (move))
    {
    case NW_TAILOR_DYE:
      return (Row) { nw_tailor_plan_dye (row.fabrics, move), row.length };
    case NW_TAILOR_MAGIC:
      return (Row) {
        nw_tailor_plan_dye (row.fabrics, NW_MOVE (NW_TAILOR_DYE, nw_move_arg (move, 1),
                                                  nw_move_arg (move, 1), nw_move_arg (move, 2))),
        row.length,
      };
    case NW_TAILOR_EXPAND:
      return extend (row, nw_move_arg (move, 0) == 0 ? 1 : 0, 1);
    case NW_TAILOR_RESTOCK:
      return extend (row, nw_move_arg (move, 0), nw_tailor_n_restock (rules, state));
    default:
      return row;
    }
}

/* Sets the reason to an order, and how far it will be from the row.  One that no number of dyes
 * reaches is no reason. */
static void
set_goal (const NwTailorRules *rules,
          Row                  row,
          guint                order,
          NwBotReason         *reason)
{
  const NwTailorFit fit = nw_tailor_plan_find_fit (rules, row.fabrics, row.length, order);

  if (fit.n_dyes != NW_TAILOR_PLAN_NEVER)
    *reason = (NwBotReason) {
      .kind = NW_BOT_REASON_GOAL, .card = (gint) order, .n = fit.n_dyes,
    };
}

/* The order that gains most by the change from one row to another; if none gains, the one that is
 * worth most in the new row. */
static void
find_goal (const NwTailorEval *eval,
           Row                 before,
           Row                 after,
           NwBotReason        *reason)
{
  gint best_gain = 0, best_value = 0;
  const NwTailorTarget *best = NULL;

  for (guint i = 0; i < eval->n_targets; i++)
    {
      const NwTailorTarget *target = &eval->targets[i];
      const gint value = nw_tailor_eval_target (eval, target, after.fabrics, after.length);
      const gint gain =
        MAX (value - nw_tailor_eval_target (eval, target, before.fabrics, before.length), 0);

      if (value > 0 && (gain > best_gain || (gain == best_gain && value > best_value)))
        {
          best = target;
          best_gain = gain;
          best_value = value;
        }
    }

  if (best != NULL)
    set_goal (eval->rules, after, best->card, reason);
}

static gboolean
is_completed (const NwTailorState *state,
              guint                order)
{
  const guint first = nw_tailor_first_completed (state, state->head.actor);

  for (guint i = 0; i < state->seats[state->head.actor].n_completed; i++)
    if (state->pile[first + i] == order)
      return TRUE;

  return FALSE;
}

/**
 * nw_bot_tailor_explain:
 * @question: what was asked
 * @move: one of its moves
 * @reason: (inout): %NW_BOT_REASON_NONE; set to why it is a good move, if that can be told
 *
 * Explains a move.
 */
void
nw_bot_tailor_explain (const NwBotQuestion *question,
                       NwMove               move,
                       NwBotReason         *reason)
{
  const NwTailorRules *rules = question->data;
  const NwTailorState *state = (const NwTailorState *) question->state;
  const NwTailorSeat *seat = &state->seats[state->head.actor];
  const Row row = { seat->row, seat->row_length };
  const guint order = nw_move_arg (move, 0);
  NwTailorEval eval;

  switch (nw_move_kind (move))
    {
    case NW_TAILOR_COMPLETE:
      /* Again, it is for the magic only (T16). */
      if (!is_completed (state, order))
        *reason = (NwBotReason) {
          .kind = NW_BOT_REASON_POINTS, .card = (gint) order, .n = rules->orders[order].points,
        };
      break;
    case NW_TAILOR_RESERVE:
      set_goal (rules, row, order, reason);
      break;
    case NW_TAILOR_RESERVE_DECK:
    case NW_TAILOR_RESERVE_NOTHING:
      break;
    default:
      nw_tailor_eval_init (&eval, rules, state, state->head.actor, &nw_tailor_weights);
      find_goal (&eval, row, get_row_after (rules, state, move), reason);
    }
}
