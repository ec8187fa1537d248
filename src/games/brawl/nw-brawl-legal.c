/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: the legal moves, in ascending order.
 *
 * legal () here and check () in nw-brawl-check.c say the same in two ways, and a test holds them to
 * it.  Neither looks at a card that the actor may not know.
 */

#include "games/brawl/nw-brawl-state.h"

/* ---- Clients -------------------------------------------------------------------------------- */

static NwMove *
list_taking (const NwBrawlRules *rules,
             const NwBrawlState *state,
             const NwBrawlSeat  *seat,
             NwMove             *moves)
{
  if (seat->chair != NW_BRAWL_NONE && seat->waiting != NW_BRAWL_NONE)
    return moves;

  for (guint place = 0; place < rules->open_clients; place++)
    if (state->open_clients[place] != NW_BRAWL_NONE)
      *moves++ = NW_MOVE (NW_BRAWL_TAKE, place, 0, 0);
  if (state->n_client_deck > 0)
    *moves++ = NW_MOVE (NW_BRAWL_TAKE, NW_BRAWL_FROM_DECK, 0, 0);

  return moves;
}

/* W12. */
static NwMove *
list_moving (const NwBrawlRules *rules,
             const NwBrawlSeat  *seat,
             NwMove             *moves)
{
  const gboolean in_chair = seat->chair != NW_BRAWL_NONE;
  const gboolean in_waiting = seat->waiting != NW_BRAWL_NONE;

  if (seat->station != NW_BRAWL_NONE)
    return moves;

  if (in_waiting && !in_chair)
    *moves++ = NW_MOVE (NW_BRAWL_MOVE, NW_BRAWL_CHAIR, 0, 0);
  if (in_chair && !in_waiting)
    *moves++ = NW_MOVE (NW_BRAWL_MOVE, NW_BRAWL_WAITING, 0, 0);
  if (in_chair && in_waiting && rules->swap_clients)
    *moves++ = NW_MOVE (NW_BRAWL_SWAP, 0, 0, 0);

  return moves;
}

/* W13. */
static NwMove *
list_rejecting (const NwBrawlRules *rules,
                const NwBrawlSeat  *seat,
                NwMove             *moves)
{
  const guint8 clients[NW_BRAWL_N_PLACES] = { seat->chair, seat->waiting };

  if (seat->station != NW_BRAWL_NONE)
    return moves;

  for (guint from = 0; from < NW_BRAWL_N_PLACES; from++)
    if (clients[from] != NW_BRAWL_NONE &&
        seat->money >= (gint) nw_brawl_get_reject_price (rules, seat, from))
      *moves++ = NW_MOVE (NW_BRAWL_REJECT, from, 0, 0);

  return moves;
}

/* W14. */
static NwMove *
list_stealing (const NwBrawlRules *rules,
               const NwBrawlState *state,
               const NwBrawlSeat  *seat,
               NwMove             *moves)
{
  if (seat->chair != NW_BRAWL_NONE && seat->waiting != NW_BRAWL_NONE)
    return moves;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != state->head.turn && state->seats[other].waiting != NW_BRAWL_NONE &&
        !nw_brawl_has_skill (rules, &state->seats[other], NW_BRAWL_SKILL_DOORMAN))
      *moves++ = NW_MOVE (NW_BRAWL_STEAL, other, 0, 0);

  return moves;
}

/* ---- Ink ------------------------------------------------------------------------------------ */

/* W15, W17, W18. */
static NwMove *
list_inks (const NwBrawlRules *rules,
           const NwBrawlState *state,
           const NwBrawlSeat  *seat,
           NwMove             *moves)
{
  const gboolean has_room[] = {
    nw_brawl_check_gain (rules, seat, 0, 1) == NW_REASON_LEGAL,
    nw_brawl_check_gain (rules, seat, 1, 0) == NW_REASON_LEGAL,
  };

  for (guint ink = 0; has_room[TRUE] && ink < rules->n_inks; ink++)
    if (nw_brawl_is_base (rules, ink) && state->ink[ink] > 0)
      *moves++ = NW_MOVE (NW_BRAWL_INK, ink, 0, 0);

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (nw_brawl_check_mix (rules, state, ink) == NW_REASON_LEGAL)
      *moves++ = NW_MOVE (NW_BRAWL_MIX, ink, 0, 0);

  if (seat->money < rules->buy_price)
    return moves;
  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (has_room[nw_brawl_is_base (rules, ink)])
      for (guint other = 0; other < state->head.n_seats; other++)
        if (other != state->head.turn && state->seats[other].store[ink] > 0)
          *moves++ = NW_MOVE (NW_BRAWL_BUY, ink, other, 0);

  return moves;
}

/* W25. */
static NwMove *
list_placing (const NwBrawlRules *rules,
              const NwBrawlSeat  *seat,
              NwMove             *moves)
{
  if (seat->station == NW_BRAWL_NONE)
    return moves;

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (seat->store[ink] > 0 && seat->placed[ink] < rules->tattoos[seat->station].need[ink])
      *moves++ = NW_MOVE (NW_BRAWL_PLACE, ink, 0, 0);

  return moves;
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

/* W19. */
static NwMove *
list_drawing (const NwBrawlRules *rules,
              const NwBrawlState *state,
              NwMove             *moves)
{
  for (guint place = 0; place < rules->open_tattoos; place++)
    if (state->open_tattoos[place] != NW_BRAWL_NONE)
      *moves++ = NW_MOVE (NW_BRAWL_DRAW, place, 0, 0);
  if (state->n_tattoo_deck > 0)
    *moves++ = NW_MOVE (NW_BRAWL_DRAW, NW_BRAWL_FROM_DECK, 0, 0);
  if (state->donated != NW_BRAWL_NONE)
    *moves++ = NW_MOVE (NW_BRAWL_DRAW, NW_BRAWL_DONATED, 0, 0);

  return moves;
}

/* One kind of move for each slot of the own reserve. */
static NwMove *
list_slots (const NwBrawlSeat *seat,
            NwBrawlMoveKind    kind,
            NwMove            *moves)
{
  for (guint slot = 0; slot < seat->n_reserve; slot++)
    *moves++ = NW_MOVE (kind, slot, 0, 0);

  return moves;
}

/* W22; as an action or by a skill. */
static NwMove *
list_looking (const NwBrawlRules *rules,
              const NwBrawlState *state,
              NwBrawlMoveKind     kind,
              NwMove             *moves)
{
  for (guint other = 0; other < state->head.n_seats; other++)
    {
      const guint first = nw_brawl_reserve_place (rules, state, other, 0);

      if (rules->look_scope == NW_BRAWL_LOOK_RESERVE)
        {
          if (nw_brawl_has_closed (rules, state, other))
            *moves++ = NW_MOVE (kind, other, NW_BRAWL_ALL_SLOTS, 0);
          continue;
        }
      for (guint slot = 0; slot < state->seats[other].n_reserve; slot++)
        if (!nw_brawl_is_open (state, first - slot))
          *moves++ = NW_MOVE (kind, other, slot, 0);
    }

  return moves;
}

/* W23, its first step. */
static NwMove *
list_exchanging (const NwBrawlRules *rules,
                 const NwBrawlState *state,
                 const NwBrawlSeat  *seat,
                 NwMove             *moves)
{
  const guint first = nw_brawl_reserve_place (rules, state, state->head.turn, 0);
  gboolean has_match[2];

  if (seat->n_reserve == 0)
    return moves;

  has_match[FALSE] = nw_brawl_has_match (rules, state, FALSE);
  has_match[TRUE] = nw_brawl_has_match (rules, state, TRUE);
  for (guint slot = 0; slot < seat->n_reserve; slot++)
    if (has_match[nw_brawl_is_open (state, first - slot)])
      *moves++ = NW_MOVE (NW_BRAWL_EXCHANGE, slot, 0, 0);

  return moves;
}

/* W24. */
static NwMove *
list_starting (const NwBrawlRules *rules,
               const NwBrawlState *state,
               const NwBrawlSeat  *seat,
               NwMove             *moves)
{
  if (seat->station != NW_BRAWL_NONE || seat->chair == NW_BRAWL_NONE)
    return moves;

  for (guint slot = 0; slot < seat->n_reserve; slot++)
    if (nw_brawl_may_start (rules, state, slot))
      *moves++ = NW_MOVE (NW_BRAWL_START, slot, 0, 0);

  return moves;
}

/* ---- Turns ---------------------------------------------------------------------------------- */

/* Ink Master's pairs (W29). */
static NwMove *
list_pairs (const NwBrawlRules *rules,
            const NwBrawlState *state,
            const NwBrawlSeat  *seat,
            NwMove             *moves)
{
  if (nw_brawl_check_gain (rules, seat, 2, 0) != NW_REASON_LEGAL)
    return moves;

  for (guint a = 0; a < rules->n_inks; a++)
    for (guint b = a; nw_brawl_is_base (rules, a) && b < rules->n_inks; b++)
      if (nw_brawl_is_base (rules, b) && state->ink[a] > 0 && state->ink[b] > (a == b))
        *moves++ = NW_MOVE (NW_BRAWL_SKILL_INK, a, b, 0);

  return moves;
}

static NwMove *
list_skills (const NwBrawlRules *rules,
             const NwBrawlState *state,
             const NwBrawlSeat  *seat,
             NwMove             *moves)
{
  if (state->skill_used || seat->character == NW_BRAWL_NONE)
    return moves;

  switch (rules->characters[seat->character].skill)
    {
    case NW_BRAWL_SKILL_INK_MASTER:
      return state->actions_left > 0 ? list_pairs (rules, state, seat, moves) : moves;
    case NW_BRAWL_SKILL_FREE_MIX:
      for (guint ink = 0; ink < rules->n_inks; ink++)
        if (nw_brawl_check_mix (rules, state, ink) == NW_REASON_LEGAL)
          *moves++ = NW_MOVE (NW_BRAWL_SKILL_MIX, ink, 0, 0);
      return moves;
    case NW_BRAWL_SKILL_SCOUT:
      return list_looking (rules, state, NW_BRAWL_SKILL_LOOK, moves);
    default:
      return moves;
    }
}

/* All that costs an action and comes before placing ink. */
static NwMove *
list_early_actions (const NwBrawlRules *rules,
                    const NwBrawlState *state,
                    const NwBrawlSeat  *seat,
                    NwMove             *moves)
{
  moves = list_taking (rules, state, seat, moves);
  moves = list_moving (rules, seat, moves);
  moves = list_rejecting (rules, seat, moves);
  moves = list_stealing (rules, state, seat, moves);

  return list_inks (rules, state, seat, moves);
}

/* All that costs an action and comes after placing ink, but for skills. */
static NwMove *
list_late_actions (const NwBrawlRules *rules,
                   const NwBrawlState *state,
                   const NwBrawlSeat  *seat,
                   NwMove             *moves)
{
  moves = list_drawing (rules, state, moves);
  if (seat->money >= (gint) nw_brawl_get_recycle_price (rules, seat))
    moves = list_slots (seat, NW_BRAWL_RECYCLE, moves);
  if (state->donated == NW_BRAWL_NONE)
    moves = list_slots (seat, NW_BRAWL_DONATE, moves);
  moves = list_looking (rules, state, NW_BRAWL_LOOK, moves);
  moves = list_exchanging (rules, state, seat, moves);

  return list_starting (rules, state, seat, moves);
}

static guint
list_turn (const NwBrawlRules *rules,
           const NwBrawlState *state,
           NwMove             *moves)
{
  const NwBrawlSeat *seat = &state->seats[state->head.turn];
  const gboolean can_act = state->actions_left > 0;
  NwMove *next = moves;

  if (nw_brawl_is_due (rules, seat))
    {
      next = list_placing (rules, seat, next);
      *next++ = NW_MOVE (NW_BRAWL_COLLECT, 0, 0, 0);
      return (guint) (next - moves);
    }

  if (can_act)
    next = list_early_actions (rules, state, seat, next);
  else if (nw_brawl_is_moving_free (rules, state))
    next = list_moving (rules, seat, next);
  next = list_placing (rules, seat, next);
  if (can_act)
    next = list_late_actions (rules, state, seat, next);
  next = list_skills (rules, state, seat, next);
  *next++ = NW_MOVE (NW_BRAWL_PASS, 0, 0, 0);

  return (guint) (next - moves);
}

/* ---- Answers -------------------------------------------------------------------------------- */

static guint
list_characters (const NwBrawlRules *rules,
                 const NwBrawlState *state,
                 NwMove             *moves)
{
  guint n_moves = 0;

  for (guint character = 0; character < rules->n_characters; character++)
    {
      gboolean is_taken = FALSE;

      for (guint seat = 0; seat < state->head.n_seats; seat++)
        is_taken |= state->seats[seat].character == character;
      if (!is_taken)
        moves[n_moves++] = NW_MOVE (NW_BRAWL_CHARACTER, character, 0, 0);
    }

  return n_moves;
}

/* The tattoos in the actor's hand, each once; none of a hand that the viewer doesn't see. */
static guint
list_hand (const NwBrawlState *state,
           NwBrawlMoveKind     kind,
           NwMove             *moves)
{
  const guint8 *hand = state->hands[state->head.actor];
  guint n_moves = 0;

  for (guint i = 0; i < nw_brawl_count_hand (state->pending); i++)
    {
      const NwMove move = NW_MOVE (kind, hand[i], 0, 0);
      guint at = n_moves;

      while (at > 0 && moves[at - 1] > move)
        at--;
      if (hand[i] == NW_BRAWL_NONE || (at > 0 && moves[at - 1] == move))
        continue;
      for (guint j = n_moves++; j > at; j--)
        moves[j] = moves[j - 1];
      moves[at] = move;
    }

  return n_moves;
}

static guint
list_seats (const NwBrawlState *state,
            NwMove             *moves)
{
  const NwBrawlSeat *seat = &state->seats[state->head.turn];
  guint n_moves = 0;

  if (seat->chair == NW_BRAWL_NONE)
    moves[n_moves++] = NW_MOVE (NW_BRAWL_SEAT, NW_BRAWL_CHAIR, 0, 0);
  if (seat->waiting == NW_BRAWL_NONE)
    moves[n_moves++] = NW_MOVE (NW_BRAWL_SEAT, NW_BRAWL_WAITING, 0, 0);

  return n_moves;
}

/* W23, its second step. */
static guint
list_partners (const NwBrawlRules *rules,
               const NwBrawlState *state,
               NwMove             *moves)
{
  const guint own = nw_brawl_reserve_place (rules, state, state->head.turn, state->pending_arg);
  const gboolean is_open = nw_brawl_is_open (state, own);
  guint n_moves = 0;

  for (guint other = 0; other < state->head.n_seats; other++)
    {
      const guint first = nw_brawl_reserve_place (rules, state, other, 0);
      const guint n_slots = other != state->head.turn ? state->seats[other].n_reserve : 0;

      for (guint slot = 0; slot < n_slots; slot++)
        if (nw_brawl_is_open (state, first - slot) == is_open)
          moves[n_moves++] = NW_MOVE (NW_BRAWL_WITH, other, slot, 0);
    }

  return n_moves;
}

/* The finished tattoos that are as low as the lowest, each once (W16). */
static guint
list_losses (const NwBrawlRules *rules,
             const NwBrawlState *state,
             NwMove             *moves)
{
  const guint first = nw_brawl_first_finished (state, state->head.turn);
  const guint end = first + state->seats[state->head.turn].n_finished;
  gboolean is_choice;
  const guint lowest = nw_brawl_find_lowest (rules, state, &is_choice);
  guint n_moves = 0;

  for (guint card = 0; card < rules->n_tattoos; card++)
    for (guint place = first; place < end; place++)
      if (state->pile[place] == card &&
          rules->tattoos[card].points == rules->tattoos[lowest].points)
        {
          moves[n_moves++] = NW_MOVE (NW_BRAWL_LOSE, card, 0, 0);
          break;
        }

  return n_moves;
}

/* Two answers, or the first alone. */
static guint
list_answers (NwBrawlMoveKind first,
              NwBrawlMoveKind second,
              gboolean        has_second,
              NwMove         *moves)
{
  moves[0] = NW_MOVE (first, 0, 0, 0);
  moves[1] = NW_MOVE (second, 0, 0, 0);

  return has_second ? 2 : 1;
}

guint
nw_brawl_legal (gconstpointer data,
                gconstpointer state_data,
                NwMove       *moves)
{
  const NwBrawlRules *rules = data;
  const NwBrawlState *state = state_data;

  if (state->head.over)
    return 0;

  switch (state->pending)
    {
    case NW_BRAWL_PENDING_CHARACTER:
      return list_characters (rules, state, moves);
    case NW_BRAWL_PENDING_KEEP:
      return list_hand (state, NW_BRAWL_KEEP, moves);
    case NW_BRAWL_PENDING_OPEN:
      return list_hand (state, NW_BRAWL_OPEN, moves);
    case NW_BRAWL_PENDING_SEAT:
      return list_seats (state, moves);
    case NW_BRAWL_PENDING_LAY:
      moves[0] = NW_MOVE (NW_BRAWL_LAY, 0, 0, 0);
      moves[1] = NW_MOVE (NW_BRAWL_LAY, 1, 0, 0);
      return 2;
    case NW_BRAWL_PENDING_SALE:
      return list_answers (NW_BRAWL_SELL, NW_BRAWL_REFUSE,
                           state->seats[state->head.actor].money >= rules->refuse_price, moves);
    case NW_BRAWL_PENDING_WITH:
      return list_partners (rules, state, moves);
    case NW_BRAWL_PENDING_CLAIM:
      return list_answers (NW_BRAWL_CLAIM, NW_BRAWL_WAIVE, TRUE, moves);
    case NW_BRAWL_PENDING_LOSE:
      return list_losses (rules, state, moves);
    default:
      return list_turn (rules, state, moves);
    }
}
