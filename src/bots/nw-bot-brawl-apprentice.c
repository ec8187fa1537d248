/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: the apprentice.  It takes any client, starts the fitting tattoo with the most
 * points, fetches the ink for it, and takes a client off the street for want of something better.
 * It works at one tattoo at a time, has no eye for opponents, ink to mix ahead, prices or the end
 * of the game, and one time in eight it just does something.
 */

#include "bots/nw-bot-brawl-setup.h"
#include "bots/nw-brawl-shop.h"
#include "engine/nw-rng.h"

/* One decision in so many is made without a thought. */
#define CARELESSNESS 8

static const NwBrawlState *
get_state (const NwBotQuestion *question)
{
  return (const NwBrawlState *) question->state;
}

static const NwBrawlSeat *
get_board (const NwBotQuestion *question)
{
  return &get_state (question)->seats[get_state (question)->head.turn];
}

/* One of the moves of a kind, or none. */
static NwMove
pick (const NwBotQuestion *question,
      NwBrawlMoveKind      kind)
{
  NwMove move = NW_MOVE_NONE;
  guint n_moves = 0;

  for (guint i = 0; i < question->n_moves; i++)
    if (nw_move_kind (question->moves[i]) == kind && nw_rng_below (question->rng, ++n_moves) == 0)
      move = question->moves[i];

  return move;
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

/* The card that a move is about, as far as it is known. */
static guint
get_card (const NwBotQuestion *question,
          NwMove               move)
{
  const NwBrawlState *state = get_state (question);
  const guint a = nw_move_arg (move, 0);

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_DRAW:
      return a < NW_BRAWL_MAX_OPEN ? state->open_tattoos[a]
             : a == NW_BRAWL_DONATED ? state->donated
                                     : NW_BRAWL_NONE;
    case NW_BRAWL_START:
      return state->pile[nw_brawl_reserve_place (question->data, state, state->head.turn, a)];
    default:
      return a;
    }
}

/* The move of a kind about the card with the most points, of a style if there is one; or none. */
static NwMove
find_best (const NwBotQuestion *question,
           NwBrawlMoveKind      kind,
           guint                style)
{
  const NwBrawlRules *rules = question->data;
  NwMove best = NW_MOVE_NONE;
  gint best_points = -1;

  for (guint i = 0; i < question->n_moves; i++)
    {
      guint card;

      if (nw_move_kind (question->moves[i]) != kind)
        continue;
      card = get_card (question, question->moves[i]);
      if (card != NW_BRAWL_NONE && rules->tattoos[card].points > best_points &&
          (style == NW_BRAWL_NONE || rules->tattoos[card].style == style))
        {
          best = question->moves[i];
          best_points = rules->tattoos[card].points;
        }
    }

  return best;
}

/* Starts a tattoo, or draws one for the client in the chair, or gets rid of the client. */
static NwMove
serve (const NwBotQuestion *question)
{
  const NwBrawlRules *rules = question->data;
  const guint style = rules->clients[get_board (question)->chair].style;
  NwMove move = find_best (question, NW_BRAWL_START, style);

  if (move == NW_MOVE_NONE)
    move = find_best (question, NW_BRAWL_DRAW, style);
  if (move == NW_MOVE_NONE)
    move = NW_MOVE (NW_BRAWL_REJECT, NW_BRAWL_CHAIR, 0, 0);
  if (!nw_bot_is_legal (question, move))
    move = NW_MOVE (NW_BRAWL_DRAW, NW_BRAWL_FROM_DECK, 0, 0);

  return move;
}

/* ---- Ink ------------------------------------------------------------------------------------ */

/* One of the moves of a kind that brings an ink which is wanted, or none. */
static NwMove
pick_wanted (const NwBotQuestion *question,
             NwBrawlMoveKind      kind,
             guint                wanted)
{
  NwMove move = NW_MOVE_NONE;
  guint n_moves = 0;

  for (guint i = 0; i < question->n_moves; i++)
    if (nw_move_kind (question->moves[i]) == kind &&
        (wanted >> nw_move_arg (question->moves[i], 0) & 1) != 0 &&
        nw_rng_below (question->rng, ++n_moves) == 0)
      move = question->moves[i];

  return move;
}

/* Mixes, takes or buys ink for the tattoo on the station. */
static NwMove
fetch_ink (const NwBotQuestion *question)
{
  static const NwBrawlMoveKind kinds[] = { NW_BRAWL_MIX, NW_BRAWL_INK, NW_BRAWL_BUY };

  const NwBrawlRules *rules = question->data;
  const NwBrawlSeat *board = get_board (question);
  NwMove move = NW_MOVE_NONE;
  NwBrawlInks inks;
  NwBrawlBill bill;

  if (nw_brawl_is_inked (rules, board))
    return NW_MOVE_NONE;

  nw_brawl_shop_init (&inks, rules, get_state (question), get_state (question)->head.turn);
  nw_brawl_shop (rules, &inks, rules->tattoos[board->station].need, board->placed, 0, &bill);
  for (guint i = 0; i < G_N_ELEMENTS (kinds) && move == NW_MOVE_NONE; i++)
    move = pick_wanted (question, kinds[i], bill.wanted);

  return move;
}

/* ---- Decisions ------------------------------------------------------------------------------ */

/* What to do in a turn. */
static NwMove
choose_action (const NwBotQuestion *question)
{
  const NwBrawlSeat *board = get_board (question);
  const NwMove to_chair = NW_MOVE (NW_BRAWL_MOVE, NW_BRAWL_CHAIR, 0, 0);
  const NwMove routine = nw_bot_brawl_find_routine (question);

  if (routine != NW_MOVE_NONE)
    return routine;
  if (board->station != NW_BRAWL_NONE)
    return fetch_ink (question);
  if (board->chair != NW_BRAWL_NONE)
    return serve (question);

  return nw_bot_is_legal (question, to_chair) ? to_chair : pick (question, NW_BRAWL_TAKE);
}

/**
 * nw_bot_brawl_apprentice_choose:
 * @question: what is asked
 *
 * Chooses what looks good at the moment.
 *
 * Returns: one of the legal moves
 */
NwMove
nw_bot_brawl_apprentice_choose (const NwBotQuestion *question)
{
  const NwMove pass = NW_MOVE (NW_BRAWL_PASS, 0, 0, 0);
  NwMove move = NW_MOVE_NONE;

  if (nw_rng_below (question->rng, CARELESSNESS) == 0)
    return nw_bot_random_choose (question);

  switch (get_state (question)->pending)
    {
    case NW_BRAWL_PENDING_NONE:
      move = choose_action (question);
      break;
    case NW_BRAWL_PENDING_KEEP:
    case NW_BRAWL_PENDING_OPEN:
      move = find_best (question, nw_move_kind (question->moves[0]), NW_BRAWL_NONE);
      break;
    case NW_BRAWL_PENDING_SEAT:
    case NW_BRAWL_PENDING_SALE:
    case NW_BRAWL_PENDING_CLAIM:
      move = question->moves[0];
      break;
    default:
      break;
    }

  if (nw_bot_is_legal (question, move))
    return move;

  return nw_bot_is_legal (question, pass) ? pass : nw_bot_random_choose (question);
}
