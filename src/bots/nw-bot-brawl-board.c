/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: what a board is worth, see nw-bot-brawl-eval.h.
 *
 * The seat's work is planned one tattoo after the other: what is on the station, then the clients
 * that it has, each with the tattoo that pays best, then a client who is still to come.  Work for
 * the next tattoo is done while the clock of the one before runs, so that what counts is in which
 * turn enough actions have been made, and in which the station is free.
 */

#include "bots/nw-bot-brawl-eval.h"

#include <string.h>

/* Actions with which a deck's card is counted to get its ink. */
#define DECK_INK_ACTIONS 3
#define MAX_TAKEN 64

/* Where tattoos come from. */
#define FROM_SLOT 0
#define FROM_OUTSIDE 0x100

/* A plan for a seat. */
typedef struct
{
  const NwBrawlEval    *eval;
  const NwBrawlRules   *rules;
  const NwBrawlState   *state;
  const NwBrawlSeat    *board;
  const NwBrawlOutlook *outlook;
  guint                 seat;
  gint                  now;
  gint                  used;
  gint                  end;
  gint                  n_jobs;
  guint64               taken;
  guint                 taken_outside;
  guint                 wanted;
  NwBrawlInks           inks;
} Plan;

/* Who pays for a tattoo: @pay in dollars; how many actions it takes before and after the station is
 * free; the body part, or %NW_BRAWL_NONE; percent of the value at risk. */
typedef struct
{
  gint  pay;
  gint  before;
  gint  after;
  guint body_part;
  gint  risk;
} Customer;

/* One tattoo of a plan: what it brings, and where the plan stands after it. */
typedef struct
{
  gint        worth;
  gint        gain;
  gint        used;
  gint        end;
  guint       source;
  NwBrawlInks inks;
} Job;

/* ---- Time ----------------------------------------------------------------------------------- */

/* The turn in which so many actions have been made. */
static inline gint
get_turn (const Plan *plan,
          gint        used)
{
  return used <= plan->now ? 0 : 1 + (used - plan->now - 1) / plan->rules->actions;
}

/* Chance in percent that the game lasts until that turn. */
static inline gint
get_chance (const Plan *plan,
            gint        turn)
{
  const gint left = plan->outlook->turns_left;
  const gint chance = 90 + (left - 10 * turn) * 100 / plan->outlook->spread;

  return CLAMP (chance, 0, 100);
}

/* What can be made of the time after @end, when @n_jobs are done. */
static gint
weigh_rest (const Plan *plan,
            gint        end,
            gint        n_jobs)
{
  const gint time = plan->outlook->turns_left - 10 * end - plan->eval->weights->idle;
  const gint n_left = plan->outlook->n_jobs_left - n_jobs;
  gint by_time, worth;

  if (time <= 0)
    return 0;
  by_time = time * plan->eval->pace / 10;
  worth = MIN (by_time, MAX (n_left, 0) * plan->eval->job);

  return worth + (by_time - worth) * plan->eval->weights->hurry / 100;
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

/* What a tattoo brings when it is collected (W27, W28, W31). */
static gint
weigh_tattoo (const Plan          *plan,
              const NwBrawlTattoo *tattoo,
              gint                 pay)
{
  gint money = tattoo->profit + pay - plan->outlook->rights[tattoo->style];

  if (nw_brawl_specialises (plan->rules, plan->board, tattoo->style))
    money += plan->rules->style_bonus;
  if (nw_brawl_has_skill (plan->rules, plan->board, NW_BRAWL_SKILL_SHOWMAN))
    money += plan->rules->showman_bonus;

  return 100 * tattoo->points + nw_brawl_eval_money (plan->eval, money) +
         plan->outlook->majority[tattoo->style] +
         plan->outlook->majority_share[tattoo->style] * tattoo->majority;
}

/* What a tattoo costs that stays in the reserve. */
static gint
weigh_burden (const Plan *plan,
              gint        points)
{
  const gint price =
    nw_brawl_eval_money (plan->eval, (gint) nw_brawl_get_recycle_price (plan->rules, plan->board));

  if (plan->outlook->turns_left <= 0)
    return 100 * points;

  return MIN (100 * points, price * plan->eval->weights->dump / 100);
}

/* Ink that is in the way (W16): each takes an action to be rid of. */
static gint
count_excess (Plan                *plan,
              const NwBrawlTattoo *tattoo,
              const NwBrawlInks   *inks,
              const NwBrawlBill   *bill)
{
  const NwBrawlRules *rules = plan->rules;
  gint n_base = 0, n_secondary = 0, excess;

  if (rules->limit_mode == NW_BRAWL_LIMIT_PENALTY || nw_brawl_bill_count (bill) == 0)
    return 0;

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (nw_brawl_is_base (rules, ink))
      n_base += inks->store[ink];
    else
      n_secondary += inks->store[ink];

  excess = MAX (n_base + 1 - rules->store_limit_base,
                n_base + n_secondary + tattoo->n_base + tattoo->n_secondary - rules->board_limit);
  if (excess > 0)
    plan->wanted = G_MAXUINT;

  return MAX (excess, 0);
}

/* Plans one tattoo that is still to be started. */
static void
plan_tattoo (Plan           *plan,
             guint           card,
             const Customer *customer,
             gint            risk,
             Job            *job)
{
  const NwBrawlTattoo *tattoo = &plan->rules->tattoos[card];
  const NwBrawlWeights *weights = plan->eval->weights;
  const gint value = weigh_tattoo (plan, tattoo, customer->pay) * (100 - risk) / 100;
  gint turns = tattoo->duration, start, chance;
  NwBrawlBill bill;

  job->inks = plan->inks;
  nw_brawl_shop (plan->rules, &job->inks, tattoo->need, NULL,
                 nw_brawl_get_discount (plan->rules, plan->board, card), &bill);
  plan->wanted |= bill.wanted;

  if (customer->body_part != NW_BRAWL_NONE && plan->board->character != NW_BRAWL_NONE &&
      plan->rules->characters[plan->board->character].body_part == customer->body_part)
    turns = MAX (turns - plan->rules->body_turns, 1);

  job->used = plan->used + customer->before + customer->after + nw_brawl_bill_count (&bill) +
              count_excess (plan, tattoo, &job->inks, &bill);
  start = MAX (get_turn (plan, job->used),
               plan->end + (plan->end > 0 && 1 + customer->after > plan->rules->actions));
  start += (bill.n_blocked * weights->blocked + 9) / 10;
  job->end = start + turns;
  chance = get_chance (plan, job->end);
  job->gain = (chance * value - (100 - chance) * weigh_burden (plan, tattoo->points)) / 100 -
              nw_brawl_eval_money (plan->eval, bill.n_bought * plan->rules->buy_price) -
              (job->used - plan->used) * weights->action;
  job->used++;
  job->worth = job->gain + weigh_rest (plan, job->end, plan->n_jobs + 1);
}

/* Goes on after a job. */
static void
commit (Plan      *plan,
        const Job *job)
{
  plan->used = job->used;
  plan->end = job->end;
  plan->inks = job->inks;
  plan->n_jobs++;
  if (job->source >= FROM_OUTSIDE)
    plan->taken_outside |= 1u << (job->source - FROM_OUTSIDE);
  else if (job->source < MAX_TAKEN)
    plan->taken |= G_GUINT64_CONSTANT (1) << job->source;
}

/* ---- Clients -------------------------------------------------------------------------------- */

/* Plans a tattoo if its style is in @mask, and keeps the plan if it is the best of that style. */
static void
consider (Plan           *plan,
          guint           card,
          guint           source,
          const Customer *customer,
          guint           mask,
          Job            *best)
{
  const NwBrawlTattoo *tattoo = &plan->rules->tattoos[card];
  Customer with_draw = *customer;
  gint risk = customer->risk;
  Job job;

  if ((mask >> tattoo->style & 1) == 0)
    return;
  if (source >= FROM_OUTSIDE)
    {
      with_draw.before++;
      risk += plan->eval->weights->open;
    }

  plan_tattoo (plan, card, &with_draw, risk, &job);
  job.source = source;
  if (job.worth > best[tattoo->style].worth)
    best[tattoo->style] = job;
}

static void
find_jobs (Plan           *plan,
           const Customer *customer,
           guint           mask,
           Job            *best)
{
  const NwBrawlRules *rules = plan->rules;
  const NwBrawlState *state = plan->state;
  const guint first = nw_brawl_reserve_place (rules, state, plan->seat, 0);

  for (guint slot = 0; slot < plan->board->n_reserve; slot++)
    if (nw_brawl_is_known (state, first - slot, plan->eval->viewer) &&
        (slot >= MAX_TAKEN || (plan->taken >> slot & 1) == 0))
      consider (plan, state->pile[first - slot], FROM_SLOT + slot, customer, mask, best);
  for (guint place = 0; place <= rules->open_tattoos; place++)
    {
      const guint card =
        place < rules->open_tattoos ? state->open_tattoos[place] : state->donated;

      if (card != NW_BRAWL_NONE && (plan->taken_outside >> place & 1) == 0)
        consider (plan, card, FROM_OUTSIDE + place, customer, mask, best);
    }
}

/* Waiting for a tattoo of the style from the deck. */
static void
consider_deck (const Plan     *plan,
               const Customer *customer,
               guint           style,
               Job            *job)
{
  const NwBrawlWeights *weights = plan->eval->weights;
  const gint n_fitting = plan->eval->unseen_styles[style];
  gint n_draws, used, end, chance, gain;

  if (n_fitting == 0 || plan->state->n_tattoo_deck == 0)
    return;

  n_draws = ((gint) plan->eval->n_unseen_tattoos + n_fitting - 1) / n_fitting;
  used = plan->used + n_draws + customer->before + customer->after + DECK_INK_ACTIONS;
  end = MAX (get_turn (plan, used), plan->end) + plan->eval->cycle / 10;
  chance = get_chance (plan, end);
  gain = chance * plan->eval->job / 100 - (used - plan->used) * weights->action -
         n_draws * weigh_burden (plan, plan->eval->mean_points);
  if (gain + weigh_rest (plan, end, plan->n_jobs + 1) > job->worth)
    *job = (Job) { .worth = gain + weigh_rest (plan, end, plan->n_jobs + 1),
                   .gain = gain,
                   .used = used + 1,
                   .end = end,
                   .source = FROM_OUTSIDE - 1,
                   .inks = plan->inks };
}

/* What is left of a plan if a client is rejected at that price and another is taken: as much as any
 * plan, because other tattoos will lie open then. */
static gint
weigh_rejection (const Plan *plan,
                 gint        price)
{
  const gint end = MAX (plan->end, get_turn (plan, plan->used + 2));

  return weigh_rest (plan, end, plan->n_jobs) - plan->eval->weights->reject -
         nw_brawl_eval_money (plan->eval, price);
}

/* What the best of the clients who can be taken brings on average. */
static gint
weigh_fronts (const NwBrawlEval *eval,
              const Job         *jobs)
{
  gint best = G_MININT;

  for (guint i = 0; i < eval->n_fronts; i++)
    {
      const NwBrawlFront *front = &eval->fronts[i];
      gint64 worth = 0;

      for (guint style = 0; style < eval->rules->n_styles; style++)
        worth += (gint64) front->styles[style] * jobs[style].worth;
      best = MAX (best, (gint) (worth / front->n_clients) + front->bonus);
    }

  return best;
}

/* What the plan goes on to: a client who is still to come, of whom only is known who may be.  One
 * for whom there is no tattoo is rejected. */
static gint
weigh_future (Plan *plan)
{
  const NwBrawlEval *eval = plan->eval;
  const Customer customer = {
    .pay = eval->mean_pay,
    .body_part = NW_BRAWL_NONE,
    .before = 1,
    .after = plan->end > 0 ? 2 : 1,
  };
  Job jobs[NW_BRAWL_MAX_STYLES];
  gint none;
  guint mask = 0;

  if (eval->n_fronts == 0)
    return 0;

  none = weigh_rejection (plan, eval->mean_reject);
  for (guint style = 0; style < plan->rules->n_styles; style++)
    {
      jobs[style].worth = none;
      if (eval->styles[style] > 0)
        mask |= 1u << style;
    }
  find_jobs (plan, &customer, mask, jobs);

  return weigh_fronts (eval, jobs);
}

/* Plans for a client that the seat has.  Returns what it adds. */
static gint
plan_client (Plan    *plan,
             guint    client,
             gboolean is_waiting)
{
  const NwBrawlClient *card = &plan->rules->clients[client];
  const Customer customer = {
    .pay = card->pay,
    .body_part = card->body_part,
    .after = is_waiting ? 2 : 1,
    .risk = is_waiting ? plan->eval->weights->waiting : 0,
  };
  Job jobs[NW_BRAWL_MAX_STYLES];
  Job *job = &jobs[card->style];
  const gint price = (gint) nw_brawl_get_reject_price (
    plan->rules, plan->board, is_waiting ? NW_BRAWL_WAITING : NW_BRAWL_CHAIR);

  job->worth = G_MININT;
  find_jobs (plan, &customer, 1u << card->style, jobs);
  consider_deck (plan, &customer, card->style, job);

  if (job->worth > weigh_rejection (plan, price))
    {
      commit (plan, job);
      return job->gain;
    }

  plan->used++;

  return -nw_brawl_eval_money (plan->eval, price) - plan->eval->weights->action;
}

/* ---- Boards --------------------------------------------------------------------------------- */

/* Plans the rest of the tattoo on the station. */
static gint
plan_station (Plan *plan)
{
  const NwBrawlRules *rules = plan->rules;
  const NwBrawlSeat *board = plan->board;
  const NwBrawlTattoo *tattoo = &rules->tattoos[board->station];
  const gint pay = board->chair != NW_BRAWL_NONE ? rules->clients[board->chair].pay : 0;
  const gint turns = (gint) nw_brawl_get_turns (rules, board) - board->clock;
  gint start = 0, chance, gain;
  NwBrawlBill bill = { 0 };

  if (!nw_brawl_is_inked (rules, board))
    {
      nw_brawl_shop (rules, &plan->inks, tattoo->need, board->placed,
                     nw_brawl_get_discount (rules, board, board->station), &bill);
      plan->wanted |= bill.wanted;
      plan->used = nw_brawl_bill_count (&bill) + count_excess (plan, tattoo, &plan->inks, &bill);
      start = MAX (get_turn (plan, plan->used), plan->state->head.turn != plan->seat);
      start += (bill.n_blocked * plan->eval->weights->blocked + 9) / 10;
    }

  plan->end = start + MAX (turns, 0);
  chance = get_chance (plan, plan->end);
  gain = (chance * weigh_tattoo (plan, tattoo, pay) - (100 - chance) * 100 * tattoo->points) / 100 -
         plan->used * plan->eval->weights->action -
         nw_brawl_eval_money (plan->eval, bill.n_bought * rules->buy_price);
  plan->used++;
  plan->n_jobs++;

  return gain;
}

/* What lies in the reserve and is not planned for. */
static gint
weigh_reserve (const Plan *plan)
{
  const guint first = nw_brawl_reserve_place (plan->rules, plan->state, plan->seat, 0);
  gint burden = 0, n_left = 0;

  for (guint slot = 0; slot < plan->board->n_reserve; slot++)
    {
      const gint points = nw_brawl_is_known (plan->state, first - slot, plan->eval->viewer)
                            ? plan->rules->tattoos[plan->state->pile[first - slot]].points
                            : plan->eval->mean_points;

      if (slot < MAX_TAKEN && (plan->taken >> slot & 1) != 0)
        continue;
      n_left++;
      burden += n_left > plan->rules->actions ? 100 * points : weigh_burden (plan, points);
    }

  return burden;
}

/* What the limits will cost at the end of the turn (W16, `limit_mode` "penalty"). */
static gint
weigh_limits (const Plan *plan)
{
  const NwBrawlRules *rules = plan->rules;
  const guint first = nw_brawl_first_finished (plan->state, plan->seat);
  gint lowest = G_MAXINT;

  if (rules->limit_mode != NW_BRAWL_LIMIT_PENALTY || !nw_brawl_is_over_limit (rules, plan->board))
    return 0;
  for (guint i = 0; i < plan->board->n_finished; i++)
    lowest = MIN (lowest, rules->tattoos[plan->state->pile[first + i]].points);

  return lowest != G_MAXINT ? 100 * lowest
                            : nw_brawl_eval_money (plan->eval,
                                                   MIN (plan->board->money, rules->limit_fine));
}

/* The score if the game ends with this turn (W31): nothing more is finished. */
static gint
weigh_last (const Plan *plan)
{
  const gint money = plan->board->money;
  const gint unfinished =
    plan->board->station != NW_BRAWL_NONE ? plan->rules->tattoos[plan->board->station].points : 0;

  return 100 * (money / plan->rules->money_per_point) +
         10 * (money % plan->rules->money_per_point) / plan->rules->money_per_point -
         100 * unfinished - weigh_reserve (plan) - weigh_limits (plan);
}

/**
 * nw_brawl_eval_seat:
 * @eval: a point of view
 * @state: a state in the same turn as the one that @eval was made for
 * @seat: a seat
 * @n_actions: actions that it still has in turn 0
 * @wanted: (out) (optional): mask of the inks that would help
 *
 * Weighs a seat's board.
 *
 * Returns: centipoints
 */
gint
nw_brawl_eval_seat (const NwBrawlEval  *eval,
                    const NwBrawlState *state,
                    guint               seat,
                    gint                n_actions,
                    guint              *wanted)
{
  Plan plan = {
    .eval = eval,
    .rules = eval->rules,
    .state = state,
    .board = &state->seats[seat],
    .outlook = &eval->outlooks[seat],
    .seat = seat,
    .now = n_actions,
  };
  gint worth = nw_brawl_eval_money (eval, plan.board->money);

  if (wanted != NULL)
    *wanted = 0;
  if (plan.outlook->turns_left <= 0)
    return weigh_last (&plan);

  nw_brawl_shop_init (&plan.inks, eval->rules, state, seat);
  if (plan.board->station != NW_BRAWL_NONE)
    worth += plan_station (&plan);
  else if (plan.board->chair != NW_BRAWL_NONE)
    worth += plan_client (&plan, plan.board->chair, FALSE);
  if (plan.board->waiting != NW_BRAWL_NONE)
    worth += plan_client (&plan, plan.board->waiting, TRUE);
  worth += plan.n_jobs < plan.outlook->n_planned ? weigh_future (&plan)
                                                 : weigh_rest (&plan, plan.end, plan.n_jobs);

  worth -= weigh_reserve (&plan) + weigh_limits (&plan);
  if (wanted != NULL)
    *wanted = plan.wanted;

  return worth;
}
