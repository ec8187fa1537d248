/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: what is asked of a state in more than one place.
 */

#include "games/brawl/nw-brawl-state.h"

/* ---- The station ---------------------------------------------------------------------------- */

/**
 * nw_brawl_get_turns:
 * @rules: compiled rules
 * @seat: a board with a tattoo on its station
 *
 * Returns: the turns on the clock that the tattoo takes (W9, W26), at least 1
 */
guint
nw_brawl_get_turns (const NwBrawlRules *rules,
                    const NwBrawlSeat  *seat)
{
  const guint duration = rules->tattoos[seat->station].duration;

  if (seat->character == NW_BRAWL_NONE || seat->chair == NW_BRAWL_NONE ||
      rules->characters[seat->character].body_part != rules->clients[seat->chair].body_part)
    return duration;

  return duration > rules->body_turns ? duration - rules->body_turns : 1;
}

/**
 * nw_brawl_get_discount:
 * @rules: compiled rules
 * @seat: a board
 * @card: a tattoo
 *
 * Returns: base inks that may be missing when the seat makes the tattoo (W26)
 */
guint
nw_brawl_get_discount (const NwBrawlRules *rules,
                       const NwBrawlSeat  *seat,
                       guint               card)
{
  const NwBrawlTattoo *tattoo = &rules->tattoos[card];

  if (!nw_brawl_specialises (rules, seat, tattoo->style))
    return 0;

  return rules->discount_source == NW_BRAWL_DISCOUNT_CHARACTER
           ? rules->characters[seat->character].discount
           : tattoo->discount;
}

/**
 * nw_brawl_is_inked:
 * @rules: compiled rules
 * @seat: a board with a tattoo on its station
 *
 * Returns: whether all ink that the tattoo needs is in the containers (W8, W26)
 */
gboolean
nw_brawl_is_inked (const NwBrawlRules *rules,
                   const NwBrawlSeat  *seat)
{
  const NwBrawlTattoo *tattoo = &rules->tattoos[seat->station];

  return seat->n_placed_secondary == tattoo->n_secondary &&
         seat->n_placed_base + nw_brawl_get_discount (rules, seat, seat->station) >= tattoo->n_base;
}

/**
 * nw_brawl_is_due:
 * @rules: compiled rules
 * @seat: a board
 *
 * Returns: whether the clock has reached the tattoo's duration, so that it must be collected (W9)
 */
gboolean
nw_brawl_is_due (const NwBrawlRules *rules,
                 const NwBrawlSeat  *seat)
{
  return seat->station != NW_BRAWL_NONE && seat->clock >= nw_brawl_get_turns (rules, seat);
}

/* ---- Ink ------------------------------------------------------------------------------------ */

/**
 * nw_brawl_is_over_limit:
 * @rules: compiled rules
 * @seat: a board
 *
 * Returns: whether there is more ink on the board than the limits allow (W16)
 */
gboolean
nw_brawl_is_over_limit (const NwBrawlRules *rules,
                        const NwBrawlSeat  *seat)
{
  return seat->n_base > rules->store_limit_base ||
         seat->n_secondary > rules->store_limit_secondary ||
         seat->n_base + seat->n_secondary + seat->n_placed_base + seat->n_placed_secondary >
           rules->board_limit;
}

/**
 * nw_brawl_check_gain:
 * @rules: compiled rules
 * @seat: a board
 * @n_base: base ink that it gains
 * @n_secondary: secondary ink that it gains
 *
 * Returns: whether the limits allow the gain (W16), or why not
 */
NwReason
nw_brawl_check_gain (const NwBrawlRules *rules,
                     const NwBrawlSeat  *seat,
                     guint               n_base,
                     guint               n_secondary)
{
  const guint n_store = seat->n_base + seat->n_secondary + n_base + n_secondary;

  if (rules->limit_mode == NW_BRAWL_LIMIT_PENALTY)
    return NW_REASON_LEGAL;
  if ((n_base > 0 && seat->n_base + n_base > rules->store_limit_base) ||
      (n_secondary > 0 && seat->n_secondary + n_secondary > rules->store_limit_secondary))
    return NW_BRAWL_REASON_STORE_LIMIT;
  if (n_store + seat->n_placed_base + seat->n_placed_secondary > rules->board_limit)
    return NW_BRAWL_REASON_BOARD_LIMIT;

  return NW_REASON_LEGAL;
}

/**
 * nw_brawl_check_mix:
 * @rules: compiled rules
 * @state: a state
 * @ink: the ink that is made
 *
 * Returns: whether the seat whose turn it is can mix @ink (W17), or why not
 */
NwReason
nw_brawl_check_mix (const NwBrawlRules *rules,
                    const NwBrawlState *state,
                    guint               ink)
{
  const NwBrawlSeat *seat = &state->seats[state->head.turn];
  const guint a = rules->mix_from[ink][0], b = rules->mix_from[ink][1];
  const gboolean is_base = nw_brawl_is_base (rules, ink);
  NwBrawlSeat after;

  if (a == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NOT_MIXED;
  if (seat->store[a] == 0 || seat->store[b] < (a == b ? 2 : 1))
    return NW_BRAWL_REASON_NO_PRIMARIES;
  if (state->ink[ink] == 0)
    return NW_BRAWL_REASON_NONE_IN_RESERVE;

  after = *seat;
  after.n_base = (guint8) (after.n_base - nw_brawl_is_base (rules, a) -
                           nw_brawl_is_base (rules, b));
  after.n_secondary = (guint8) (after.n_secondary - !nw_brawl_is_base (rules, a) -
                                !nw_brawl_is_base (rules, b));

  return nw_brawl_check_gain (rules, &after, is_base, !is_base);
}

/* ---- Prices --------------------------------------------------------------------------------- */

/**
 * nw_brawl_get_reject_price:
 * @rules: compiled rules
 * @seat: a board with a client in that place
 * @from: the place
 *
 * Returns: what rejecting the client costs (W13, W29)
 */
guint
nw_brawl_get_reject_price (const NwBrawlRules *rules,
                           const NwBrawlSeat  *seat,
                           NwBrawlPlace        from)
{
  if (nw_brawl_has_skill (rules, seat, NW_BRAWL_SKILL_SMOOTH_TALKER))
    return 0;

  return from == NW_BRAWL_CHAIR ? rules->clients[seat->chair].reject_chair
                                : rules->clients[seat->waiting].reject_waiting;
}

/**
 * nw_brawl_get_recycle_price:
 * @rules: compiled rules
 * @seat: a board
 *
 * Returns: what recycling a tattoo costs (W20, W29)
 */
guint
nw_brawl_get_recycle_price (const NwBrawlRules *rules,
                            const NwBrawlSeat  *seat)
{
  return nw_brawl_has_skill (rules, seat, NW_BRAWL_SKILL_RECYCLER) ? 0 : rules->recycle_price;
}

/* ---- Reserves ------------------------------------------------------------------------------- */

/* Whether a reserve has a card that lies so. */
static gboolean
has_lying (const NwBrawlRules *rules,
           const NwBrawlState *state,
           guint               seat,
           gboolean            is_open)
{
  const guint first = nw_brawl_reserve_place (rules, state, seat, 0);

  for (guint slot = 0; slot < state->seats[seat].n_reserve; slot++)
    if (nw_brawl_is_open (state, first - slot) == is_open)
      return TRUE;

  return FALSE;
}

/**
 * nw_brawl_has_closed:
 * @rules: compiled rules
 * @state: a state
 * @seat: a seat
 *
 * Returns: whether there is a closed card in its reserve
 */
gboolean
nw_brawl_has_closed (const NwBrawlRules *rules,
                     const NwBrawlState *state,
                     guint               seat)
{
  return has_lying (rules, state, seat, FALSE);
}

/**
 * nw_brawl_has_match:
 * @rules: compiled rules
 * @state: a state
 * @is_open: how a card lies
 *
 * Returns: whether another reserve than that of the seat whose turn it is has a card that lies so
 *   (W23)
 */
gboolean
nw_brawl_has_match (const NwBrawlRules *rules,
                    const NwBrawlState *state,
                    gboolean            is_open)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (seat != state->head.turn && has_lying (rules, state, seat, is_open))
      return TRUE;

  return FALSE;
}

/**
 * nw_brawl_may_start:
 * @rules: compiled rules
 * @state: a state with a client in the chair of the seat whose turn it is
 * @slot: a slot of that seat's reserve
 *
 * Returns: whether the card may be started as far as the seat knows (W24)
 */
gboolean
nw_brawl_may_start (const NwBrawlRules *rules,
                    const NwBrawlState *state,
                    guint               slot)
{
  const guint turn = state->head.turn;
  const guint place = nw_brawl_reserve_place (rules, state, turn, slot);
  const guint card = state->pile[place];

  /* What its owner knows, another viewer may not. */
  return card == NW_BRAWL_NONE || !nw_brawl_is_known (state, place, turn) ||
         rules->tattoos[card].style == rules->clients[state->seats[turn].chair].style;
}

/* ---- Turns ---------------------------------------------------------------------------------- */

/**
 * nw_brawl_is_moving_free:
 * @rules: compiled rules
 * @state: a state
 *
 * Returns: whether the seat whose turn it is moves its clients without an action (W29)
 */
gboolean
nw_brawl_is_moving_free (const NwBrawlRules *rules,
                         const NwBrawlState *state)
{
  return !state->skill_used && nw_brawl_has_skill (rules, &state->seats[state->head.turn],
                                                   NW_BRAWL_SKILL_HOST);
}

/* Whether ink can be placed (W25). */
static gboolean
can_place (const NwBrawlRules *rules,
           const NwBrawlSeat  *seat)
{
  if (seat->station == NW_BRAWL_NONE)
    return FALSE;

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (seat->store[ink] > 0 && seat->placed[ink] < rules->tattoos[seat->station].need[ink])
      return TRUE;

  return FALSE;
}

static gboolean
can_mix (const NwBrawlRules *rules,
         const NwBrawlState *state)
{
  for (guint ink = 0; ink < rules->n_inks; ink++)
    if (nw_brawl_check_mix (rules, state, ink) == NW_REASON_LEGAL)
      return TRUE;

  return FALSE;
}

static gboolean
can_look (const NwBrawlRules *rules,
          const NwBrawlState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (nw_brawl_has_closed (rules, state, seat))
      return TRUE;

  return FALSE;
}

/* Whether own clients can be moved in any way (W12). */
static gboolean
can_move (const NwBrawlRules *rules,
          const NwBrawlSeat  *seat)
{
  const gboolean in_chair = seat->chair != NW_BRAWL_NONE;
  const gboolean in_waiting = seat->waiting != NW_BRAWL_NONE;

  return seat->station == NW_BRAWL_NONE &&
         (in_chair != in_waiting || (in_chair && rules->swap_clients));
}

/* Whether a skill can be used that costs no action (W29). */
static gboolean
can_use_skill (const NwBrawlRules *rules,
               const NwBrawlState *state)
{
  const NwBrawlSeat *seat = &state->seats[state->head.turn];

  if (state->skill_used || seat->character == NW_BRAWL_NONE)
    return FALSE;

  switch (rules->characters[seat->character].skill)
    {
    case NW_BRAWL_SKILL_FREE_MIX:
      return can_mix (rules, state);
    case NW_BRAWL_SKILL_SCOUT:
      return can_look (rules, state);
    case NW_BRAWL_SKILL_HOST:
      return can_move (rules, seat);
    default:
      return FALSE;
    }
}

/**
 * nw_brawl_can_go_on:
 * @rules: compiled rules
 * @state: a state in which nothing is pending
 *
 * Returns: whether there is something to do in the turn without an action (W10)
 */
gboolean
nw_brawl_can_go_on (const NwBrawlRules *rules,
                    const NwBrawlState *state)
{
  return can_place (rules, &state->seats[state->head.turn]) || can_use_skill (rules, state);
}

/**
 * nw_brawl_find_lowest:
 * @rules: compiled rules
 * @state: a state
 * @is_choice: (out): whether another tattoo is as low
 *
 * Looks for the finished tattoo with the lowest number of the seat whose turn it is (W16).
 *
 * Returns: the tattoo, or %NW_BRAWL_NONE if none is finished
 */
guint
nw_brawl_find_lowest (const NwBrawlRules *rules,
                      const NwBrawlState *state,
                      gboolean           *is_choice)
{
  const guint first = nw_brawl_first_finished (state, state->head.turn);
  guint lowest = NW_BRAWL_NONE;

  *is_choice = FALSE;
  for (guint place = first; place < first + state->seats[state->head.turn].n_finished; place++)
    {
      const guint card = state->pile[place];

      if (lowest == NW_BRAWL_NONE || rules->tattoos[card].points < rules->tattoos[lowest].points)
        {
          lowest = card;
          *is_choice = FALSE;
        }
      else if (card != lowest && rules->tattoos[card].points == rules->tattoos[lowest].points)
        {
          *is_choice = TRUE;
        }
    }

  return lowest;
}

/* ---- Who decides ---------------------------------------------------------------------------- */

/**
 * nw_brawl_nth_choosing:
 * @rules: compiled rules
 * @n_seats: 2…4
 * @n: 0…@n_seats - 1
 *
 * Returns: the seat that chooses its character after @n others (W2)
 */
guint
nw_brawl_nth_choosing (const NwBrawlRules *rules,
                       guint               n_seats,
                       guint               n)
{
  return rules->setup_direction == NW_BRAWL_SETUP_LEFT ? n : (n_seats - n) % n_seats;
}

/* The seat that chooses its character now; %NW_SEAT_NONE if all have. */
static guint
get_choosing_seat (const NwBrawlRules *rules,
                   const NwBrawlState *state)
{
  for (guint i = 0; i < state->head.n_seats; i++)
    {
      const guint seat = nw_brawl_nth_choosing (rules, state->head.n_seats, i);

      if (state->seats[seat].character == NW_BRAWL_NONE)
        return seat;
    }

  return NW_SEAT_NONE;
}

/* The seat that chooses in the draft now; %NW_SEAT_NONE if all have (W6). */
static guint
get_drafting_seat (const NwBrawlState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->chosen[seat] == NW_BRAWL_NONE)
      return seat;

  return NW_SEAT_NONE;
}

/**
 * nw_brawl_next_claimant:
 * @state: a state in which style rights are pending
 *
 * Returns: the next seat in turn order that may charge them (W28)
 */
guint
nw_brawl_next_claimant (const NwBrawlState *state)
{
  guint seat = state->head.turn;

  do
    seat = (seat + 1) % state->head.n_seats;
  while ((state->pending_arg >> seat & 1) == 0);

  return seat;
}

/**
 * nw_brawl_get_actor:
 * @rules: compiled rules
 * @state: the whole truth, not over
 *
 * Returns: the seat that must decide, or %NW_SEAT_NONE if all have chosen in the set-up
 */
guint
nw_brawl_get_actor (const NwBrawlRules *rules,
                    const NwBrawlState *state)
{
  switch (state->pending)
    {
    case NW_BRAWL_PENDING_CHARACTER:
      return get_choosing_seat (rules, state);
    case NW_BRAWL_PENDING_KEEP:
    case NW_BRAWL_PENDING_OPEN:
      return get_drafting_seat (state);
    case NW_BRAWL_PENDING_SALE:
      return state->pending_seat;
    case NW_BRAWL_PENDING_CLAIM:
      return nw_brawl_next_claimant (state);
    default:
      return state->head.turn;
    }
}
