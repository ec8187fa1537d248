/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: what a board is worth, see nw-bot-tailor-eval.h: what can be completed and
 * for how much, what the seat has, and what its opponents are up to.  What rows promise is weighed
 * in nw-bot-tailor-row.c.
 */

#include "bots/nw-bot-tailor-eval.h"

#include <string.h>

const NwTailorWeights nw_tailor_weights = {
  .dye = 105,
  .magic = 160,
  .magic_turn = 32,
  .limit = 10,
  .limit_cap = 117,
  .referral = 60,
  .pattern = 7,
  .keep = 94,
  .threat = 60,
  .denial = 50,
  .pace = 7,
  .win = 50,
  .wait = 7,
  .looming = 75,
};

/* ---- Orders --------------------------------------------------------------------------------- */

/* Counts patterns and bonuses of the orders that the seat has completed. */
static void
count_patterns (NwTailorEval        *eval,
                const NwTailorState *state)
{
  memset (eval->n_bearing, 0, sizeof eval->n_bearing);
  memset (eval->multiplier, 0, sizeof eval->multiplier);

  for (guint slot = 0; slot < state->n_completed; slot++)
    {
      const NwTailorOrder *order = &eval->rules->orders[state->pile[slot]];

      if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) != eval->seat)
        continue;
      if (order->pattern != NW_TAILOR_NONE)
        eval->n_bearing[order->pattern]++;
      if (order->reward == NW_TAILOR_REWARD_BONUS)
        eval->multiplier[order->bonus_pattern] += order->multiplier;
    }
}

/* What one bonus card will bring, if @n_bearing orders bear its pattern now (T20). */
static gint
weigh_bonus (const NwTailorEval  *eval,
             const NwTailorOrder *order,
             gint                 n_bearing)
{
  const gboolean bears = order->pattern == order->bonus_pattern;
  const gint n_counted = n_bearing - (bears && !eval->rules->bonus_counts_itself);

  return order->multiplier * (100 * n_counted + eval->weights->pattern * eval->turns_left);
}

/* What completing an order brings beside points. */
static gint
weigh_reward (const NwTailorEval  *eval,
              const NwTailorState *state,
              const NwTailorOrder *order)
{
  switch (order->reward)
    {
    case NW_TAILOR_REWARD_MAGIC:
      return state->supply_magic > 0 ? eval->price_magic : 0;
    case NW_TAILOR_REWARD_EXPAND:
      return state->seats[eval->seat].limit < eval->rules->limit_max ? eval->price_limit : 0;
    case NW_TAILOR_REWARD_REFERRAL:
      return eval->price_magic + eval->price_referral;
    case NW_TAILOR_REWARD_BONUS:
      return weigh_bonus (eval, order, eval->n_bearing[order->bonus_pattern] +
                                       (order->pattern == order->bonus_pattern));
    default:
      return 0;
    }
}

/* What completing an order for the first time brings in all. */
static gint
weigh_order (const NwTailorEval  *eval,
             const NwTailorState *state,
             const NwTailorOrder *order)
{
  const gint points = 100 * order->points + weigh_reward (eval, state, order);

  return order->pattern == NW_TAILOR_NONE ? points
                                          : points + 100 * eval->multiplier[order->pattern];
}

/* Of an order that nobody else can take, all is left after any number of turns. */
static const gint lasting[NW_TAILOR_MAX_DYES + 1] = { 100, 100, 100, 100, 100, 100, 100, 100, 100 };

/* Fills in what the target is worth by the dyes that it needs; @left is by turns what is left of
 * its value, in percent of @percent. */
static void
weigh_target (const NwTailorEval *eval,
              NwTailorTarget     *target,
              gint                value,
              const gint         *left,
              gint                percent)
{
  const gint n_per_turn = eval->rules->dyes_per_turn;

  target->max_dyes = 0;
  memset (target->worth, 0, sizeof target->worth);
  for (gint n_dyes = 0; n_dyes <= NW_TAILOR_MAX_DYES; n_dyes++)
    {
      const gint turn = (n_dyes + n_per_turn - 1) / n_per_turn;
      gint worth;

      if (turn >= eval->turns_left)
        break;

      worth = value * (left[turn] * percent / 100) / 100 - n_dyes * eval->price_dye;
      if (worth <= 0)
        break;
      target->worth[n_dyes] = (gint16) MIN (worth, G_MAXINT16);
      target->max_dyes = (guint8) n_dyes;
    }
}

static gboolean
has_target (const NwTailorEval *eval,
            guint               card)
{
  for (guint i = 0; i < eval->n_targets; i++)
    if (eval->targets[i].card == card)
      return TRUE;

  return FALSE;
}

static void
init_target (const NwTailorEval *eval,
             NwTailorTarget     *target,
             guint               card,
             gboolean            is_own)
{
  const NwTailorOrder *order = &eval->rules->orders[card];

  target->sequences[0] = order->fabrics;
  target->sequences[1] = order->reversed;
  target->mask = order->mask;
  target->inner = order->mask >> 4;
  target->borders[0] = nw_tailor_plan_get_borders (order->fabrics) & target->inner;
  target->borders[1] = nw_tailor_plan_get_borders (order->reversed) & target->inner;
  target->length = order->length;
  target->n_directions = order->fabrics == order->reversed ? 1 : 2;
  target->card = (guint8) card;
  target->is_own = (guint8) is_own;
  target->worth[0] = 0;
}

/* Adds an order to the targets unless it is worth nothing or there already. */
static void
add_target (NwTailorEval *eval,
            guint         card,
            gboolean      is_own,
            gint          value)
{
  NwTailorTarget *target = &eval->targets[eval->n_targets];

  if (eval->n_targets == NW_TAILOR_MAX_TARGETS || has_target (eval, card))
    return;

  init_target (eval, target, card, is_own);
  weigh_target (eval, target, value, is_own ? lasting : eval->outlasts,
                is_own ? 100 : 100 - eval->taken[card]);
  if (target->worth[0] > 0)
    eval->n_targets++;
}

/* Own magic orders that can be completed again (T16). */
static void
add_repeats (NwTailorEval        *eval,
             const NwTailorState *state)
{
  if (state->n_repeatable[eval->seat] == 0 || state->supply_magic == 0 || eval->price_magic == 0)
    return;

  for (guint slot = 0; slot < state->n_completed; slot++)
    if ((state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) != 0 &&
        (state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat &&
        nw_tailor_slot_magic (state->slots[slot]) < eval->rules->magic_per_card)
      add_target (eval, state->pile[slot], TRUE, eval->price_magic);
}

/**
 * nw_tailor_eval_find_targets:
 * @eval: (inout): a point of view
 * @state: a state in the same turn as the one that @eval was made for
 *
 * Finds out what the seat can complete in that state, and what it is worth now.
 */
void
nw_tailor_eval_find_targets (NwTailorEval        *eval,
                             const NwTailorState *state)
{
  const NwTailorRules *rules = eval->rules;

  count_patterns (eval, state);
  eval->n_targets = 0;

  for (guint i = 0; i < state->n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (i);
      const guint card = state->pile[slot];

      if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat && card != NW_TAILOR_NONE)
        add_target (eval, card, TRUE, weigh_order (eval, state, &rules->orders[card]));
    }

  for (guint level = 0; level < rules->n_levels; level++)
    for (guint i = 0; i < nw_tailor_n_display (rules, state->head.n_seats, level); i++)
      {
        const guint card = state->display[level][i];

        if (card != NW_TAILOR_NONE)
          add_target (eval, card, FALSE, weigh_order (eval, state, &rules->orders[card]));
      }

  add_repeats (eval, state);
}

/* ---- Reservations and restocking ------------------------------------------------------------ */

/**
 * nw_tailor_eval_reach:
 * @eval: a point of view
 * @state: a state
 * @card: an order
 *
 * Weighs what reserving an order is worth: how near it is in the seat's row, and that nobody else
 * can take it.  One that has to wait for long binds magic and plans meanwhile, and is worth less.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_reach (const NwTailorEval  *eval,
                      const NwTailorState *state,
                      guint                card)
{
  const NwTailorSeat *seat = &state->seats[eval->seat];
  const gint value = weigh_order (eval, state, &eval->rules->orders[card]);
  NwTailorTarget target;

  init_target (eval, &target, card, TRUE);
  weigh_target (eval, &target, value, eval->waits, 100);

  return nw_tailor_eval_target (eval, &target, seat->row, seat->row_length) + eval->denied[card];
}

/**
 * nw_tailor_eval_restocked:
 * @eval: a point of view
 * @state: a state at the end of the seat's turn
 *
 * Weighs the seat's row as it will be once it is restocked, on the better of its two sides (T14);
 * parting the white is hardly ever better by much.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_restocked (const NwTailorEval  *eval,
                          const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[eval->seat];
  const guint n_white = nw_tailor_n_restock (eval->rules, state);
  const guint length = seat->row_length + n_white;
  const gint right = nw_tailor_eval_row (eval, seat->row, length);

  if (n_white == 0 || seat->row == 0)
    return right;

  return MAX (right, nw_tailor_eval_row (eval, seat->row << (4 * n_white), length));
}

/* ---- Boards --------------------------------------------------------------------------------- */

/**
 * nw_tailor_eval_count_magic:
 * @eval: a point of view
 * @state: a state
 *
 * Returns: the magic fabrics of the seat, in its stock and on its cards
 */
guint
nw_tailor_eval_count_magic (const NwTailorEval  *eval,
                            const NwTailorState *state)
{
  guint n_magic = state->seats[eval->seat].magic;

  for (guint slot = 0; state->n_repeatable[eval->seat] > 0 && slot < state->n_completed; slot++)
    if ((state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) != 0 &&
        (state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat)
      n_magic += nw_tailor_slot_magic (state->slots[slot]);

  return n_magic;
}

/* Bonus points of what is completed, and what its bonus cards can still expect. */
static gint
weigh_bonuses (const NwTailorEval  *eval,
               const NwTailorState *state)
{
  gint value = 0;

  for (guint slot = 0; slot < state->n_completed; slot++)
    {
      const NwTailorOrder *order = &eval->rules->orders[state->pile[slot]];

      if (order->reward == NW_TAILOR_REWARD_BONUS &&
          (state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat)
        value += weigh_bonus (eval, order, eval->n_bearing[order->bonus_pattern]);
    }

  return value;
}

/**
 * nw_tailor_eval_holdings:
 * @eval: a point of view whose targets were found for @state
 * @state: a state
 *
 * Weighs all that the seat has but its row: points, bonuses, magic, limit.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_holdings (const NwTailorEval  *eval,
                         const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[eval->seat];

  return 100 * seat->points + weigh_bonuses (eval, state) +
         (gint) nw_tailor_eval_count_magic (eval, state) * eval->price_magic +
         seat->limit * eval->price_limit;
}

/**
 * nw_tailor_eval_end:
 * @eval: a point of view
 * @state: a state in the last round, at the end of the seat's turn
 *
 * Weighs a state in which the seat has had its last turn: points, and whether they will do.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_end (const NwTailorEval  *eval,
                    const NwTailorState *state)
{
  const gint win = eval->weights->win * eval->rules->end_points;
  NwScore score;
  gint total;

  nw_tailor_score (eval->rules, state, &score, NULL);
  total = 100 * score.total[eval->seat];

  return total + (total > eval->rival ? win : -win);
}

/* ---- Opponents ------------------------------------------------------------------------------ */

/* Notes which open orders lie in an opponent's row, so that it can take them. */
static void
note_threats (NwTailorEval       *eval,
              const NwTailorEval *other,
              const NwTailorSeat *seat,
              gint                n_opponents)
{
  const NwTailorWeights *weights = eval->weights;

  for (guint i = 0; i < other->n_targets; i++)
    {
      const NwTailorTarget *target = &other->targets[i];
      const guint card = target->card;

      if (target->is_own ||
          !nw_tailor_plan_is_in_row (eval->rules, seat->row, seat->row_length, card))
        continue;

      eval->denied[card] += (gint16) (target->worth[0] * weights->denial / (100 * n_opponents));
      eval->taken[card] += (guint8) ((100 - eval->taken[card]) * weights->threat / 100);
    }
}

/* Looks at the board of one opponent, as if it had one turn and no dye: what it can take, and what
 * it will have at the end, and whether it can bring the end about (T21). */
static void
watch (NwTailorEval        *eval,
       const NwTailorState *state,
       guint                opponent,
       gint                 total)
{
  const NwTailorSeat *seat = &state->seats[opponent];
  NwTailorEval other;

  other.rules = eval->rules;
  other.weights = eval->weights;
  other.seat = opponent;
  other.turns_left = 1;
  other.price_dye = 0;
  other.price_magic = 0;
  other.price_limit = 0;
  other.price_referral = 0;
  other.outlasts[0] = eval->outlasts[0];
  memset (other.taken, 0, sizeof other.taken);
  nw_tailor_eval_find_targets (&other, state);
  note_threats (eval, &other, seat, state->head.n_seats - 1);

  if (opponent > eval->seat)
    {
      const gint promise = nw_tailor_eval_row (&other, seat->row, seat->row_length);

      total += promise;
      if (100 * seat->points + promise * eval->weights->looming / 100 >=
          100 * eval->rules->end_points)
        eval->end_looms = TRUE;
    }
  eval->rival = MAX (eval->rival, total);
}

/* How many turns the seat will probably have after this one. */
static gint
guess_turns_left (const NwTailorRules   *rules,
                  const NwTailorState   *state,
                  const NwTailorWeights *weights)
{
  gint most = 0, missing;

  if (state->last_round)
    return 0;

  for (guint i = 0; i < state->head.n_seats; i++)
    most = MAX (most, state->seats[i].points);
  missing = MAX (rules->end_points - most, 0) * 100;

  return MIN (1 + missing / (weights->pace * rules->end_points),
              rules->max_rounds - state->head.round);
}

/* Fills in the chances of open orders to be there still after so many rounds and one more. */
static void
count_outlasting (NwTailorEval *eval)
{
  gint chance = 10000;

  for (guint turn = 0; turn <= NW_TAILOR_MAX_DYES; turn++)
    {
      chance = chance * eval->weights->keep / 100;
      eval->outlasts[turn] = chance / 100;
      eval->waits[turn] = MAX (0, 100 - eval->weights->wait * (gint) turn);
    }
}

/* What the deck gives for one dye, in centipoints: its points over its pieces that are not white.
 * */
static gint
get_unit (const NwTailorRules *rules)
{
  gint points = 0, n_pieces = 1;

  for (guint i = 0; i < rules->n_orders; i++)
    {
      const NwTailorOrder *order = &rules->orders[i];
      const guint64 ends = (nw_tailor_plan_get_borders (order->fabrics) & order->mask >> 4) |
                           (order->mask & ~(order->mask >> 4));
      const guint64 dyed = nw_tailor_plan_get_differences (order->fabrics, 0);

      points += order->points * order->count;
      n_pieces += (gint) nw_tailor_plan_count (ends & dyed) * order->count;
    }

  return 100 * points / n_pieces;
}

static void
set_prices (NwTailorEval *eval,
            gint          unit)
{
  const NwTailorWeights *weights = eval->weights;
  const gint turns_left = eval->turns_left;

  eval->price_dye = unit * weights->dye * 2 / (100 * eval->rules->dyes_per_turn);
  eval->price_magic = unit * MIN (weights->magic, weights->magic_turn * turns_left) / 100;
  eval->price_limit = unit * MIN (weights->limit_cap, weights->limit * turns_left) / 100;
  eval->price_referral = turns_left > 0 ? unit * weights->referral / 100 : 0;
}

/**
 * nw_tailor_eval_init:
 * @eval: (out caller-allocates): a point of view
 * @rules: compiled rules
 * @state: a state, redacted for @seat
 * @seat: who judges
 * @weights: by what numbers
 *
 * Takes a seat's point of view: the stage of the game, the opponents, and what can be completed.
 */
void
nw_tailor_eval_init (NwTailorEval          *eval,
                     const NwTailorRules   *rules,
                     const NwTailorState   *state,
                     guint                  seat,
                     const NwTailorWeights *weights)
{
  NwScore score;

  eval->rules = rules;
  eval->weights = weights;
  eval->seat = seat;
  eval->turns_left = guess_turns_left (rules, state, weights);
  set_prices (eval, get_unit (rules));
  eval->rival = 0;
  eval->end_looms = FALSE;
  count_outlasting (eval);
  memset (eval->taken, 0, sizeof eval->taken);
  memset (eval->denied, 0, sizeof eval->denied);

  nw_tailor_score (rules, state, &score, NULL);
  for (guint opponent = 0; opponent < state->head.n_seats; opponent++)
    if (opponent != seat)
      watch (eval, state, opponent, 100 * score.total[opponent]);

  nw_tailor_eval_find_targets (eval, state);
}
