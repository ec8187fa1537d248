/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: decisions that need no plan, see nw-bot-brawl-setup.h.
 */

#include "bots/nw-bot-brawl-setup.h"

#include "bots/nw-bot-brawl-eval.h"
#include "engine/nw-rng.h"

/* What a skill is worth in a game, in centipoints. */
static const gint skill_worth[NW_BRAWL_N_SKILLS] = {
  [NW_BRAWL_SKILL_INK_MASTER] = 700, [NW_BRAWL_SKILL_SHOWMAN] = 400,
  [NW_BRAWL_SKILL_SCOUT] = 400,      [NW_BRAWL_SKILL_HOST] = 300,
  [NW_BRAWL_SKILL_RECYCLER] = 300,   [NW_BRAWL_SKILL_FREE_MIX] = 200,
  [NW_BRAWL_SKILL_DOORMAN] = 200,    [NW_BRAWL_SKILL_SMOOTH_TALKER] = 150,
};
/* What a base ink less is worth in each tattoo of the character's style. */
#define DISCOUNT_WORTH 400
/* Characters that promise about as much are chosen by taste, in centipoints. */
#define TASTE 500

static const NwBrawlState *
get_state (const NwBotQuestion *question)
{
  return (const NwBrawlState *) question->state;
}

/* A move whose worth is not more than @tolerance below the most. */
static NwMove
choose_most (const NwBotQuestion *question,
             const gint64        *worths,
             gint                 tolerance)
{
  NwMove move = question->moves[0];
  gint64 most = worths[0];
  guint n_good = 0;

  for (guint i = 1; i < question->n_moves; i++)
    most = MAX (most, worths[i]);
  for (guint i = 0; i < question->n_moves; i++)
    if (worths[i] >= most - tolerance && nw_rng_below (question->rng, ++n_good) == 0)
      move = question->moves[i];

  return move;
}

/* ---- Characters ----------------------------------------------------------------------------- */

/* Turns and money that the character's body part and style are likely to bring in a game. */
static gint64
weigh_character (const NwBrawlEval      *eval,
                 const NwBrawlCharacter *character,
                 gint                    n_jobs)
{
  const NwBrawlRules *rules = eval->rules;
  gint64 worth = skill_worth[character->skill];
  gint n_clients = 0, n_tattoos = 0;

  for (guint client = 0; client < rules->n_clients; client++)
    if (rules->clients[client].body_part == character->body_part)
      n_clients += rules->clients[client].count;
  for (guint card = 0; card < rules->n_tattoos; card++)
    if (rules->tattoos[card].style == character->style)
      n_tattoos += rules->tattoos[card].count;

  worth += (gint64) n_clients * n_jobs * MIN (rules->body_turns, 1) * eval->pace /
           MAX (rules->n_client_copies, 1);
  worth += (gint64) n_tattoos * n_jobs *
           (nw_brawl_eval_money (eval, rules->style_bonus) + character->discount * DISCOUNT_WORTH) /
           MAX (rules->n_tattoo_copies, 1);

  return worth;
}

/**
 * nw_bot_brawl_choose_character:
 * @question: which character (W2)
 *
 * Returns: a character that is likely to bring as much as any, or nearly
 */
NwMove
nw_bot_brawl_choose_character (const NwBotQuestion *question)
{
  const NwBrawlRules *rules = question->data;
  const NwBrawlState *state = get_state (question);
  gint64 worths[NW_BRAWL_MAX_CARDS];
  NwBrawlEval eval;

  nw_brawl_eval_init (&eval, rules, state, state->head.actor, &nw_brawl_weights);
  for (guint i = 0; i < question->n_moves; i++)
    worths[i] =
      weigh_character (&eval, &rules->characters[nw_move_arg (question->moves[i], 0)],
                       rules->goal[state->head.n_seats - 1]);

  return choose_most (question, worths, TASTE);
}

/* ---- Draft ---------------------------------------------------------------------------------- */

/* What a tattoo is worth at the start of a game, the time that it takes counted. */
static gint
weigh_card (const NwBrawlEval  *eval,
            const NwBrawlState *state,
            guint               seat,
            guint               card)
{
  const NwBrawlRules *rules = eval->rules;
  const NwBrawlTattoo *tattoo = &rules->tattoos[card];
  const gint wanted = eval->n_unseen_clients > 0
                        ? 100 * eval->styles[tattoo->style] / (gint) eval->n_unseen_clients
                        : 0;
  NwBrawlInks inks;
  NwBrawlBill bill;
  gint worth = 100 * tattoo->points + nw_brawl_eval_money (eval, tattoo->profit);

  nw_brawl_shop_init (&inks, rules, state, seat);
  nw_brawl_shop (rules, &inks, tattoo->need, NULL, 0, &bill);
  if (nw_brawl_specialises (rules, &state->seats[seat], tattoo->style))
    worth += nw_brawl_eval_money (eval, rules->style_bonus) + DISCOUNT_WORTH;
  worth -= eval->pace * tattoo->duration;
  worth -= (nw_brawl_bill_count (&bill) + 3 * bill.n_blocked) * eval->pace / rules->actions / 2;

  return worth + 10 * wanted;
}

/**
 * nw_bot_brawl_choose_card:
 * @question: which card to keep, or which to lay open (W6)
 *
 * Returns: the best card to keep; the worst to lay open
 */
NwMove
nw_bot_brawl_choose_card (const NwBotQuestion *question)
{
  const NwBrawlState *state = get_state (question);
  const gboolean is_keep = state->pending == NW_BRAWL_PENDING_KEEP;
  gint64 worths[NW_BRAWL_N_HAND];
  NwBrawlEval eval;

  nw_brawl_eval_init (&eval, question->data, state, state->head.actor, &nw_brawl_weights);
  for (guint i = 0; i < question->n_moves; i++)
    {
      const gint worth =
        weigh_card (&eval, state, state->head.actor, nw_move_arg (question->moves[i], 0));

      worths[i] = is_keep ? worth : -worth;
    }

  return choose_most (question, worths, 0);
}

/* ---- Sides ---------------------------------------------------------------------------------- */

/**
 * nw_bot_brawl_choose_side:
 * @question: whether the tattoo is laid open or closed (W19)
 *
 * Lays a card so that few cards of others can be exchanged for it (W23).
 *
 * Returns: the move
 */
NwMove
nw_bot_brawl_choose_side (const NwBotQuestion *question)
{
  const NwBrawlRules *rules = question->data;
  const NwBrawlState *state = get_state (question);
  guint n_lying[2] = { 0, 0 };

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint first = nw_brawl_reserve_place (rules, state, seat, 0);

      for (guint slot = 0; seat != state->head.turn && slot < state->seats[seat].n_reserve; slot++)
        n_lying[nw_brawl_is_open (state, first - slot)]++;
    }

  return NW_MOVE (NW_BRAWL_LAY, n_lying[FALSE] <= n_lying[TRUE], 0, 0);
}

/* ---- Losses --------------------------------------------------------------------------------- */

/**
 * nw_bot_brawl_choose_loss:
 * @question: which of the lowest tattoos is lost (W16)
 *
 * Returns: the tattoo without which the score is best
 */
NwMove
nw_bot_brawl_choose_loss (const NwBotQuestion *question)
{
  const NwBrawlState *state = get_state (question);
  NwMove best = NW_MOVE_NONE;
  gint best_total = G_MININT;

  for (guint i = 0; i < question->n_moves; i++)
    {
      NwState after = *question->state;
      NwScore score;
      guint64 rng = 0;

      question->game->resample (question->data, &after, &rng);
      question->game->apply (question->data, &after, question->moves[i], NULL);
      question->game->score (question->data, &after, &score, NULL);
      if (score.total[state->head.turn] > best_total)
        {
          best = question->moves[i];
          best_total = score.total[state->head.turn];
        }
    }

  return best;
}

/* ---- Routine -------------------------------------------------------------------------------- */

/* Whether @ink is needed for a mix: to place it before would put it out of reach. */
static gboolean
is_to_be_mixed (const NwBrawlRules *rules,
                const guint8       *need,
                guint               ink)
{
  for (guint to = 0; to < rules->n_inks; to++)
    if (need[to] > 0 && !nw_brawl_is_base (rules, to) &&
        (rules->mix_from[to][0] == ink || rules->mix_from[to][1] == ink))
      return TRUE;

  return FALSE;
}

/* An ink to place, but for what is left out (W26) and, while there is room, what is to be mixed. */
static NwMove
find_placing (const NwBotQuestion *question)
{
  const NwBrawlRules *rules = question->data;
  const NwBrawlState *state = get_state (question);
  const NwBrawlSeat *board = &state->seats[state->head.turn];
  const gboolean has_room = board->n_base < rules->store_limit_base;
  guint8 need[NW_BRAWL_MAX_INKS] = { 0 }, missing[NW_BRAWL_MAX_INKS];
  NwBrawlInks inks;

  nw_brawl_shop_init (&inks, rules, state, state->head.turn);
  for (guint ink = 0; ink < rules->n_inks; ink++)
    need[ink] = (guint8) (rules->tattoos[board->station].need[ink] - board->placed[ink]);
  for (guint ink = 0; ink < rules->n_inks; ink++)
    missing[ink] = (guint8) (need[ink] - MIN (need[ink], inks.store[ink]));
  nw_brawl_shop_leave_out (rules, &inks, need,
                           nw_brawl_get_discount (rules, board, board->station));

  for (guint i = 0; i < question->n_moves; i++)
    {
      const guint ink = nw_move_arg (question->moves[i], 0);

      if (nw_move_kind (question->moves[i]) == NW_BRAWL_PLACE && need[ink] > 0 &&
          !(has_room && is_to_be_mixed (rules, missing, ink)))
        return question->moves[i];
    }

  return NW_MOVE_NONE;
}

/**
 * nw_bot_brawl_find_routine:
 * @question: what to do in a turn
 *
 * Finds what needs no thought: collecting, and placing ink that the tattoo needs (W9, W25).
 *
 * Returns: a legal move, or none
 */
NwMove
nw_bot_brawl_find_routine (const NwBotQuestion *question)
{
  const NwBrawlRules *rules = question->data;
  const NwBrawlState *state = get_state (question);
  const NwBrawlSeat *board = &state->seats[state->head.turn];

  if (nw_brawl_is_due (rules, board))
    return NW_MOVE (NW_BRAWL_COLLECT, 0, 0, 0);
  if (board->station == NW_BRAWL_NONE || nw_brawl_is_inked (rules, board))
    return NW_MOVE_NONE;

  return find_placing (question);
}
