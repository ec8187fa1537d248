/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: a point of view: what tattoos bring on average, how long the game will still last,
 * what majorities and style rights make of each style, and which cards nobody has seen.  What
 * boards are worth by it is in nw-bot-brawl-board.c.
 */

#include "bots/nw-bot-brawl-eval.h"

#include <string.h>

const NwBrawlWeights nw_brawl_weights = {
  .action = 60,
  .pace = 80,
  .overhead = 5,
  .hurry = 100,
  .majority = 120,
  .open = 8,
  .waiting = 4,
  .dump = 5,
  .blocked = 20,
  .idle = 10,
  .refusal = 150,
  .reject = 90,
  .rival = 50,
  .rivals = 25,
};

/**
 * nw_brawl_eval_money:
 * @eval: a point of view
 * @money: an amount in dollars
 *
 * Returns: what it comes to in the score (W31), in centipoints, not rounded to whole points
 */
gint
nw_brawl_eval_money (const NwBrawlEval *eval,
                     gint               money)
{
  return 100 * money / eval->rules->money_per_point;
}

/**
 * nw_brawl_eval_usual_end:
 * @eval: a point of view
 * @n_seats: 2…4
 *
 * Returns: the round in which a game of tattoos like any other, one after the other, is over
 */
gint
nw_brawl_eval_usual_end (const NwBrawlEval *eval,
                         guint              n_seats)
{
  return MAX (eval->rules->goal[n_seats - 1] * eval->cycle / 10, 1);
}

/* ---- Averages ------------------------------------------------------------------------------- */

static void
init_averages (NwBrawlEval *eval)
{
  const NwBrawlRules *rules = eval->rules;
  const gint n_tattoos = MAX (rules->n_tattoo_copies, 1);
  const gint n_clients = MAX (rules->n_client_copies, 1);
  gint points = 0, profit = 0, duration = 0, pay = 0, reject = 0;

  for (guint card = 0; card < rules->n_tattoos; card++)
    {
      const NwBrawlTattoo *tattoo = &rules->tattoos[card];

      points += tattoo->count * tattoo->points;
      profit += tattoo->count * tattoo->profit;
      duration += tattoo->count * tattoo->duration;
    }
  for (guint client = 0; client < rules->n_clients; client++)
    {
      pay += rules->clients[client].count * rules->clients[client].pay;
      reject += rules->clients[client].count * rules->clients[client].reject_waiting;
    }

  eval->mean_points = points / n_tattoos;
  eval->mean_pay = pay / n_clients;
  eval->job = 100 * points / n_tattoos +
              nw_brawl_eval_money (eval, profit / n_tattoos + eval->mean_pay);
  eval->cycle = 10 * duration / n_tattoos + eval->weights->overhead;
  eval->pace = 10 * eval->job / eval->cycle * eval->weights->pace / 100;
  eval->mean_reject = reject / n_clients;
}

/* ---- Unseen cards --------------------------------------------------------------------------- */

static void
init_unseen (NwBrawlEval        *eval,
             const NwBrawlState *state)
{
  const NwBrawlRules *rules = eval->rules;
  guint8 n_tattoos[NW_BRAWL_MAX_CARDS];

  nw_brawl_unseen_clients (rules, state, eval->n_unseen);
  eval->n_unseen_clients = 0;
  memset (eval->styles, 0, sizeof eval->styles);
  for (guint client = 0; client < rules->n_clients; client++)
    {
      guint8 *style = &eval->styles[rules->clients[client].style];

      *style = (guint8) (*style + eval->n_unseen[client]);
      eval->n_unseen_clients += eval->n_unseen[client];
    }

  nw_brawl_unseen_tattoos (rules, state, n_tattoos);
  eval->n_unseen_tattoos = 0;
  memset (eval->unseen_styles, 0, sizeof eval->unseen_styles);
  for (guint card = 0; card < rules->n_tattoos; card++)
    {
      guint8 *style = &eval->unseen_styles[rules->tattoos[card].style];

      *style = (guint8) (*style + n_tattoos[card]);
      eval->n_unseen_tattoos += n_tattoos[card];
    }
}

/* Adds who can be taken and has that front, the first client with it. */
static void
add_front (NwBrawlEval        *eval,
           const NwBrawlState *state,
           guint               front)
{
  const NwBrawlRules *rules = eval->rules;
  const NwBrawlClient *first = &rules->clients[front];
  const guint character = state->seats[eval->viewer].character;
  NwBrawlFront *added = &eval->fronts[eval->n_fronts];

  memset (added, 0, sizeof *added);
  for (guint client = front; client < rules->n_clients; client++)
    if (rules->clients[client].front == front)
      {
        guint8 *style = &added->styles[rules->clients[client].style];

        *style = (guint8) (*style + eval->n_unseen[client]);
        added->n_clients = (guint8) (added->n_clients + eval->n_unseen[client]);
      }
  if (added->n_clients == 0)
    return;

  added->bonus = nw_brawl_eval_money (eval, first->pay - eval->mean_pay);
  if (character != NW_BRAWL_NONE && rules->characters[character].body_part == first->body_part)
    added->bonus += eval->pace * MIN (rules->body_turns, 1);
  eval->n_fronts++;
}

static void
init_fronts (NwBrawlEval        *eval,
             const NwBrawlState *state)
{
  const NwBrawlRules *rules = eval->rules;

  eval->n_fronts = 0;
  for (guint place = 0; place < rules->open_clients; place++)
    if (state->open_clients[place] != NW_BRAWL_NONE)
      add_front (eval, state, state->open_clients[place]);
  if (state->n_client_deck > 0)
    add_front (eval, state, state->decks[rules->n_tattoo_copies + state->n_client_deck - 1u]);
}

/* ---- Time ----------------------------------------------------------------------------------- */

/* Tenths of the turns after which @seat will have reached the goal (W30). */
static gint
estimate_goal (const NwBrawlEval  *eval,
               const NwBrawlState *state,
               guint               seat)
{
  const NwBrawlRules *rules = eval->rules;
  const NwBrawlSeat *board = &state->seats[seat];
  const gint n_left = rules->goal[state->head.n_seats - 1] - board->n_finished;
  /* Who has not begun long after the end could have come is in no hurry. */
  gint first = state->head.round > 2 * nw_brawl_eval_usual_end (eval, state->head.n_seats)
                 ? 3 * eval->cycle
                 : eval->cycle;

  if (board->station != NW_BRAWL_NONE)
    {
      const gint turns = (gint) nw_brawl_get_turns (rules, board) - board->clock;

      first = 10 * (MAX (turns, 0) + !nw_brawl_is_inked (rules, board));
    }

  return n_left <= 0 ? 0 : first + (n_left - 1) * eval->cycle;
}

/* Whether nothing can keep @seat from reaching the goal when its clock has run. */
static gboolean
is_goal_certain (const NwBrawlEval  *eval,
                 const NwBrawlState *state,
                 guint               seat)
{
  const NwBrawlSeat *board = &state->seats[seat];

  return board->n_finished + 1 >= eval->rules->goal[state->head.n_seats - 1] &&
         board->station != NW_BRAWL_NONE && nw_brawl_is_inked (eval->rules, board);
}

/* The turns that @seat will have after turn 0: as many as the fastest of the others needs for the
 * goal, the last turn after that included. */
static void
estimate_turns (const NwBrawlEval  *eval,
                const NwBrawlState *state,
                guint               seat,
                NwBrawlOutlook     *outlook)
{
  const gboolean is_turn = state->head.turn == seat;
  gboolean is_certain = TRUE;
  gint turns = 10 * (eval->rules->max_rounds - state->head.round + (seat > state->head.turn));

  if (state->has_last_turns)
    turns = is_turn || (state->last_turns >> seat & 1) == 0 ? 0 : MIN (turns, 10);

  for (guint other = 0; other < state->head.n_seats && !state->has_last_turns; other++)
    {
      const gint goal = estimate_goal (eval, state, other) + 10 * (other == state->head.turn);

      if (other == seat || goal >= turns)
        continue;
      turns = goal;
      is_certain = is_goal_certain (eval, state, other);
    }

  outlook->turns_left = turns;
  outlook->spread = is_certain ? NW_BRAWL_CERTAIN : 10 + turns / 2;
}

/* A tattoo for each client, but no more than one beyond the first. */
static gint
count_planned (const NwBrawlSeat *board)
{
  return MIN (1 + (board->chair != NW_BRAWL_NONE) + (board->waiting != NW_BRAWL_NONE), 2);
}

/* ---- Styles --------------------------------------------------------------------------------- */

/* What a seat has finished of each style. */
typedef struct
{
  guint8 n_made[NW_BRAWL_MAX_STYLES];
  gint   numbers[NW_BRAWL_MAX_STYLES];
} Made;

static void
count_made (const NwBrawlEval  *eval,
            const NwBrawlState *state,
            guint               seat,
            Made               *made)
{
  const guint first = nw_brawl_first_finished (state, seat);

  memset (made, 0, sizeof *made);
  for (guint i = 0; i < state->seats[seat].n_finished; i++)
    {
      const NwBrawlTattoo *tattoo = &eval->rules->tattoos[state->pile[first + i]];

      made->n_made[tattoo->style]++;
      made->numbers[tattoo->style] += tattoo->majority;
    }
}

/* What one more finished tattoo of a style will change for the seat (W31). */
static void
weigh_majority (const NwBrawlEval *eval,
                const Made        *made,
                guint              n_seats,
                guint              seat,
                guint              style,
                NwBrawlOutlook    *outlook)
{
  const gint share = eval->weights->majority;
  const guint n = made[seat].n_made[style];
  guint most = 0, leader = NW_SEAT_NONE;

  for (guint other = 0; other < n_seats; other++)
    if (other != seat && made[other].n_made[style] >= most)
      {
        leader = made[other].n_made[style] > most ? other : NW_SEAT_NONE;
        most = made[other].n_made[style];
      }

  outlook->majority[style] = 0;
  outlook->majority_share[style] = n + 1 > most ? share : n + 1 == most ? share / 2 : share / 4;
  if (n == most)
    outlook->majority[style] = made[seat].numbers[style] * share;
  else if (n + 1 == most && leader != NW_SEAT_NONE)
    outlook->majority[style] = made[leader].numbers[style] * share / (gint) (2 * n_seats - 2);
}

static gint
count_rights (const NwBrawlEval  *eval,
              const NwBrawlState *state,
              guint               seat,
              guint               style)
{
  gint rights = 0;

  if (eval->rules->style_rights == NW_BRAWL_RIGHTS_OFF)
    return 0;
  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != seat && nw_brawl_specialises (eval->rules, &state->seats[other], style))
      rights += eval->rules->style_rights_price;

  return rights;
}

/**
 * nw_brawl_eval_init:
 * @eval: (out caller-allocates): a point of view
 * @rules: compiled rules
 * @state: a state as @viewer sees it
 * @viewer: who judges
 * @weights: by what numbers
 *
 * Takes a point of view.
 */
void
nw_brawl_eval_init (NwBrawlEval          *eval,
                    const NwBrawlRules   *rules,
                    const NwBrawlState   *state,
                    guint                 viewer,
                    const NwBrawlWeights *weights)
{
  Made made[NW_BRAWL_MAX_SEATS];

  eval->rules = rules;
  eval->weights = weights;
  eval->viewer = viewer;
  init_averages (eval);
  init_unseen (eval, state);
  init_fronts (eval, state);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    count_made (eval, state, seat, &made[seat]);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      NwBrawlOutlook *outlook = &eval->outlooks[seat];

      estimate_turns (eval, state, seat, outlook);
      outlook->n_jobs_left =
        MAX (rules->goal[state->head.n_seats - 1] - state->seats[seat].n_finished, 0);
      outlook->n_planned = count_planned (&state->seats[seat]);
      for (guint style = 0; style < rules->n_styles; style++)
        {
          weigh_majority (eval, made, state->head.n_seats, seat, style, outlook);
          outlook->rights[style] = count_rights (eval, state, seat, style);
        }
    }
}
