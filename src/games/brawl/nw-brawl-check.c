/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: why a move is not legal.
 *
 * What is due now, the skill and the actions left are asked first, of all kinds alike from a table;
 * then each kind has its own questions, in the order of #NwBrawlReason.
 */

#include "games/brawl/nw-brawl-state.h"

/* A state under question. */
typedef struct
{
  const NwBrawlRules *rules;
  const NwBrawlState *state;
  const NwBrawlSeat  *seat;
  guint               a;
  guint               b;
} Question;

/* ---- Characters, draft ---------------------------------------------------------------------- */

static NwReason
check_character (const Question *question)
{
  for (guint seat = 0; seat < question->state->head.n_seats; seat++)
    if (question->state->seats[seat].character == question->a)
      return NW_BRAWL_REASON_CHARACTER_TAKEN;

  return NW_REASON_LEGAL;
}

static NwReason
check_hand (const Question *question)
{
  const guint8 *hand = question->state->hands[question->state->head.actor];

  for (guint i = 0; i < nw_brawl_count_hand (question->state->pending); i++)
    if (hand[i] == question->a)
      return NW_REASON_LEGAL;

  return NW_BRAWL_REASON_NOT_IN_HAND;
}

/* ---- Clients -------------------------------------------------------------------------------- */

static gboolean
has_free_place (const NwBrawlSeat *seat)
{
  return seat->chair == NW_BRAWL_NONE || seat->waiting == NW_BRAWL_NONE;
}

static guint
get_client (const NwBrawlSeat *seat,
            guint              place)
{
  return place == NW_BRAWL_CHAIR ? seat->chair : seat->waiting;
}

static NwReason
check_other_seat (const Question *question,
                  guint           seat)
{
  if (seat >= question->state->head.n_seats)
    return NW_BRAWL_REASON_NO_SUCH_SEAT;

  return seat == question->state->head.turn ? NW_BRAWL_REASON_OWN_SEAT : NW_REASON_LEGAL;
}

/* Whether there is a card in an open place or on a deck. */
static NwReason
check_source (guint         place,
              const guint8 *open,
              guint         n_open,
              guint         n_deck)
{
  if (place == NW_BRAWL_FROM_DECK)
    return n_deck > 0 ? NW_REASON_LEGAL : NW_BRAWL_REASON_EMPTY_DECK;
  if (place >= n_open)
    return NW_BRAWL_REASON_NO_SUCH_PLACE;

  return open[place] != NW_BRAWL_NONE ? NW_REASON_LEGAL : NW_BRAWL_REASON_EMPTY_PLACE;
}

static NwReason
check_take (const Question *question)
{
  const NwReason reason =
    check_source (question->a, question->state->open_clients, question->rules->open_clients,
                  question->state->n_client_deck);

  if (reason != NW_REASON_LEGAL)
    return reason;

  return has_free_place (question->seat) ? NW_REASON_LEGAL : NW_BRAWL_REASON_NO_FREE_PLACE;
}

static NwReason
check_seat (const Question *question)
{
  return get_client (question->seat, question->a) == NW_BRAWL_NONE ? NW_REASON_LEGAL
                                                                   : NW_BRAWL_REASON_PLACE_TAKEN;
}

static NwReason
check_move (const Question *question)
{
  if (get_client (question->seat, !question->a) == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_CLIENT;
  if (get_client (question->seat, question->a) != NW_BRAWL_NONE)
    return NW_BRAWL_REASON_PLACE_TAKEN;

  return question->seat->station == NW_BRAWL_NONE ? NW_REASON_LEGAL
                                                  : NW_BRAWL_REASON_TATTOO_ON_STATION;
}

static NwReason
check_swap (const Question *question)
{
  if (!question->rules->swap_clients)
    return NW_BRAWL_REASON_NO_SWAPS;
  if (question->seat->chair == NW_BRAWL_NONE || question->seat->waiting == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_CLIENT;

  return question->seat->station == NW_BRAWL_NONE ? NW_REASON_LEGAL
                                                  : NW_BRAWL_REASON_TATTOO_ON_STATION;
}

static NwReason
check_price (const Question *question,
             guint           price)
{
  return question->seat->money >= (gint) price ? NW_REASON_LEGAL : NW_BRAWL_REASON_NO_MONEY;
}

static NwReason
check_reject (const Question *question)
{
  if (get_client (question->seat, question->a) == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_CLIENT;
  if (question->seat->station != NW_BRAWL_NONE)
    return NW_BRAWL_REASON_TATTOO_ON_STATION;

  return check_price (question, nw_brawl_get_reject_price (question->rules, question->seat,
                                                           question->a));
}

static NwReason
check_steal (const Question *question)
{
  const NwReason reason = check_other_seat (question, question->a);
  const NwBrawlSeat *other;

  if (reason != NW_REASON_LEGAL)
    return reason;

  other = &question->state->seats[question->a];
  if (other->waiting == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_CLIENT;
  if (nw_brawl_has_skill (question->rules, other, NW_BRAWL_SKILL_DOORMAN))
    return NW_BRAWL_REASON_GUARDED;

  return has_free_place (question->seat) ? NW_REASON_LEGAL : NW_BRAWL_REASON_NO_FREE_PLACE;
}

/* ---- Ink ------------------------------------------------------------------------------------ */

static NwReason
check_ink (const Question *question)
{
  if (!nw_brawl_is_base (question->rules, question->a))
    return NW_BRAWL_REASON_SECONDARY_INK;
  if (question->state->ink[question->a] == 0)
    return NW_BRAWL_REASON_NONE_IN_RESERVE;

  return nw_brawl_check_gain (question->rules, question->seat, 1, 0);
}

static NwReason
check_mix (const Question *question)
{
  return nw_brawl_check_mix (question->rules, question->state, question->a);
}

/* W18; the price is asked last, as in the order of reasons. */
static NwReason
check_buy (const Question *question)
{
  const gboolean is_base = nw_brawl_is_base (question->rules, question->a);
  NwReason reason = check_other_seat (question, question->b);

  if (reason != NW_REASON_LEGAL)
    return reason;
  if (question->state->seats[question->b].store[question->a] == 0)
    return NW_BRAWL_REASON_NOT_IN_STORE;

  reason = nw_brawl_check_gain (question->rules, question->seat, is_base, !is_base);
  if (reason != NW_REASON_LEGAL)
    return reason;

  return check_price (question, question->rules->buy_price);
}

static NwReason
check_refuse (const Question *question)
{
  const NwBrawlSeat *seller = &question->state->seats[question->state->head.actor];

  return seller->money >= question->rules->refuse_price ? NW_REASON_LEGAL
                                                        : NW_BRAWL_REASON_CANNOT_REFUSE;
}

static NwReason
check_place (const Question *question)
{
  const NwBrawlSeat *seat = question->seat;
  const guint ink = question->a;

  if (seat->station == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_TATTOO;
  if (seat->placed[ink] >= question->rules->tattoos[seat->station].need[ink])
    return NW_BRAWL_REASON_NOT_NEEDED;

  return seat->store[ink] > 0 ? NW_REASON_LEGAL : NW_BRAWL_REASON_NOT_IN_STORE;
}

/* W29. */
static NwReason
check_skill_ink (const Question *question)
{
  const NwBrawlRules *rules = question->rules;
  const guint a = question->a, b = question->b;

  if (!nw_brawl_is_base (rules, a) || !nw_brawl_is_base (rules, b))
    return NW_BRAWL_REASON_SECONDARY_INK;
  if (question->state->ink[a] == 0 || question->state->ink[b] < (a == b ? 2 : 1))
    return NW_BRAWL_REASON_NONE_IN_RESERVE;

  return nw_brawl_check_gain (rules, question->seat, 2, 0);
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

static NwReason
check_draw (const Question *question)
{
  const NwBrawlState *state = question->state;

  if (question->a == NW_BRAWL_DONATED)
    return state->donated != NW_BRAWL_NONE ? NW_REASON_LEGAL : NW_BRAWL_REASON_EMPTY_PLACE;

  return check_source (question->a, state->open_tattoos, question->rules->open_tattoos,
                       state->n_tattoo_deck);
}

static NwReason
check_slot (const Question *question,
            guint           seat,
            guint           slot)
{
  return slot < question->state->seats[seat].n_reserve ? NW_REASON_LEGAL
                                                       : NW_BRAWL_REASON_NO_SUCH_SLOT;
}

static NwReason
check_recycle (const Question *question)
{
  const NwReason reason = check_slot (question, question->state->head.turn, question->a);

  if (reason != NW_REASON_LEGAL)
    return reason;

  return check_price (question, nw_brawl_get_recycle_price (question->rules, question->seat));
}

static NwReason
check_donate (const Question *question)
{
  const NwReason reason = check_slot (question, question->state->head.turn, question->a);

  if (reason != NW_REASON_LEGAL)
    return reason;

  return question->state->donated == NW_BRAWL_NONE ? NW_REASON_LEGAL
                                                   : NW_BRAWL_REASON_DONATION_TAKEN;
}

/* A look at all of a reserve. */
static NwReason
check_look_at_all (const Question *question)
{
  if (question->rules->look_scope == NW_BRAWL_LOOK_CARD)
    return NW_BRAWL_REASON_ONE_CARD;

  return nw_brawl_has_closed (question->rules, question->state, question->a)
           ? NW_REASON_LEGAL
           : NW_BRAWL_REASON_NOTHING_CLOSED;
}

static NwReason
check_look (const Question *question)
{
  NwReason reason;
  guint place;

  if (question->a >= question->state->head.n_seats)
    return NW_BRAWL_REASON_NO_SUCH_SEAT;
  if (question->b == NW_BRAWL_ALL_SLOTS)
    return check_look_at_all (question);

  reason = check_slot (question, question->a, question->b);
  if (reason != NW_REASON_LEGAL)
    return reason;
  if (question->rules->look_scope == NW_BRAWL_LOOK_RESERVE)
    return NW_BRAWL_REASON_WHOLE_RESERVE;

  place = nw_brawl_reserve_place (question->rules, question->state, question->a, question->b);

  return nw_brawl_is_open (question->state, place) ? NW_BRAWL_REASON_CARD_IS_OPEN : NW_REASON_LEGAL;
}

static NwReason
check_exchange (const Question *question)
{
  const guint turn = question->state->head.turn;
  const NwReason reason = check_slot (question, turn, question->a);
  guint place;

  if (reason != NW_REASON_LEGAL)
    return reason;

  place = nw_brawl_reserve_place (question->rules, question->state, turn, question->a);

  return nw_brawl_has_match (question->rules, question->state,
                             nw_brawl_is_open (question->state, place))
           ? NW_REASON_LEGAL
           : NW_BRAWL_REASON_NOTHING_TO_EXCHANGE;
}

static NwReason
check_with (const Question *question)
{
  const NwBrawlState *state = question->state;
  NwReason reason = check_other_seat (question, question->a);
  guint own, other;

  if (reason != NW_REASON_LEGAL)
    return reason;
  reason = check_slot (question, question->a, question->b);
  if (reason != NW_REASON_LEGAL)
    return reason;

  own = nw_brawl_reserve_place (question->rules, state, state->head.turn, state->pending_arg);
  other = nw_brawl_reserve_place (question->rules, state, question->a, question->b);

  return nw_brawl_is_open (state, own) == nw_brawl_is_open (state, other)
           ? NW_REASON_LEGAL
           : NW_BRAWL_REASON_OPEN_AND_CLOSED;
}

/* ---- Work ----------------------------------------------------------------------------------- */

/* W24. */
static NwReason
check_start (const Question *question)
{
  const NwReason reason = check_slot (question, question->state->head.turn, question->a);

  if (question->seat->station != NW_BRAWL_NONE)
    return NW_BRAWL_REASON_TATTOO_ON_STATION;
  if (reason != NW_REASON_LEGAL)
    return reason;
  if (question->seat->chair == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_CLIENT_IN_CHAIR;

  return nw_brawl_may_start (question->rules, question->state, question->a)
           ? NW_REASON_LEGAL
           : NW_BRAWL_REASON_WRONG_STYLE;
}

static NwReason
check_collect (const Question *question)
{
  if (question->seat->station == NW_BRAWL_NONE)
    return NW_BRAWL_REASON_NO_TATTOO;

  return nw_brawl_is_due (question->rules, question->seat) ? NW_REASON_LEGAL
                                                           : NW_BRAWL_REASON_CLOCK_SHORT;
}

/* W16. */
static NwReason
check_lose (const Question *question)
{
  const NwBrawlState *state = question->state;
  const NwBrawlTattoo *tattoos = question->rules->tattoos;
  const guint first = nw_brawl_first_finished (state, state->head.turn);
  const guint end = first + question->seat->n_finished;
  gboolean is_choice;
  const guint lowest = nw_brawl_find_lowest (question->rules, state, &is_choice);

  for (guint place = first; place < end; place++)
    if (state->pile[place] == question->a)
      return tattoos[question->a].points == tattoos[lowest].points ? NW_REASON_LEGAL
                                                                   : NW_BRAWL_REASON_NOT_LOWEST;

  return NW_BRAWL_REASON_NOT_FINISHED;
}

/* ---- All kinds ------------------------------------------------------------------------------ */

/* What a kind of move answers, whether it costs an action, which skill it uses, and what is asked
 * of it alone. */
static const struct
{
  guint8   pending;
  guint8   costs_action;
  guint8   skill;
  NwReason (*check) (const Question *question);
} kinds[NW_BRAWL_N_MOVE_KINDS] = {
  [NW_BRAWL_CHARACTER] = { NW_BRAWL_PENDING_CHARACTER, FALSE, 0, check_character },
  [NW_BRAWL_KEEP] = { NW_BRAWL_PENDING_KEEP, FALSE, 0, check_hand },
  [NW_BRAWL_OPEN] = { NW_BRAWL_PENDING_OPEN, FALSE, 0, check_hand },
  [NW_BRAWL_TAKE] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_take },
  [NW_BRAWL_SEAT] = { NW_BRAWL_PENDING_SEAT, FALSE, 0, check_seat },
  [NW_BRAWL_MOVE] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_move },
  [NW_BRAWL_SWAP] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_swap },
  [NW_BRAWL_REJECT] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_reject },
  [NW_BRAWL_STEAL] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_steal },
  [NW_BRAWL_INK] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_ink },
  [NW_BRAWL_MIX] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_mix },
  [NW_BRAWL_BUY] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_buy },
  [NW_BRAWL_SELL] = { NW_BRAWL_PENDING_SALE, FALSE, 0, NULL },
  [NW_BRAWL_REFUSE] = { NW_BRAWL_PENDING_SALE, FALSE, 0, check_refuse },
  [NW_BRAWL_PLACE] = { NW_BRAWL_PENDING_NONE, FALSE, 0, check_place },
  [NW_BRAWL_DRAW] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_draw },
  [NW_BRAWL_LAY] = { NW_BRAWL_PENDING_LAY, FALSE, 0, NULL },
  [NW_BRAWL_RECYCLE] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_recycle },
  [NW_BRAWL_DONATE] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_donate },
  [NW_BRAWL_LOOK] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_look },
  [NW_BRAWL_EXCHANGE] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_exchange },
  [NW_BRAWL_WITH] = { NW_BRAWL_PENDING_WITH, FALSE, 0, check_with },
  [NW_BRAWL_START] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_start },
  [NW_BRAWL_COLLECT] = { NW_BRAWL_PENDING_NONE, TRUE, 0, check_collect },
  [NW_BRAWL_CLAIM] = { NW_BRAWL_PENDING_CLAIM, FALSE, 0, NULL },
  [NW_BRAWL_WAIVE] = { NW_BRAWL_PENDING_CLAIM, FALSE, 0, NULL },
  [NW_BRAWL_LOSE] = { NW_BRAWL_PENDING_LOSE, FALSE, 0, check_lose },
  [NW_BRAWL_SKILL_INK] = { NW_BRAWL_PENDING_NONE, TRUE, NW_BRAWL_SKILL_INK_MASTER,
                           check_skill_ink },
  [NW_BRAWL_SKILL_MIX] = { NW_BRAWL_PENDING_NONE, FALSE, NW_BRAWL_SKILL_FREE_MIX, check_mix },
  [NW_BRAWL_SKILL_LOOK] = { NW_BRAWL_PENDING_NONE, FALSE, NW_BRAWL_SKILL_SCOUT, check_look },
  [NW_BRAWL_PASS] = { NW_BRAWL_PENDING_NONE, FALSE, 0, NULL },
};

/* What is asked of every move of a turn: W9, W10, W29. */
static NwReason
check_turn (const Question *question,
            guint           kind)
{
  const gboolean is_moving = kind == NW_BRAWL_MOVE || kind == NW_BRAWL_SWAP;
  const guint skill = kinds[kind].skill;

  if (kind != NW_BRAWL_PLACE && kind != NW_BRAWL_COLLECT &&
      nw_brawl_is_due (question->rules, question->seat))
    return NW_BRAWL_REASON_COLLECT_FIRST;
  if (skill != NW_BRAWL_SKILL_NONE && !nw_brawl_has_skill (question->rules, question->seat, skill))
    return NW_BRAWL_REASON_NO_SUCH_SKILL;
  if (skill != NW_BRAWL_SKILL_NONE && question->state->skill_used)
    return NW_BRAWL_REASON_SKILL_USED;
  if (kinds[kind].costs_action && question->state->actions_left == 0 &&
      !(is_moving && nw_brawl_is_moving_free (question->rules, question->state)))
    return NW_BRAWL_REASON_NO_ACTIONS_LEFT;

  return NW_REASON_LEGAL;
}

NwReason
nw_brawl_check (gconstpointer data,
                gconstpointer state_data,
                NwMove        move)
{
  const NwBrawlState *state = state_data;
  const Question question = {
    .rules = data,
    .state = state,
    .seat = &state->seats[state->head.turn],
    .a = nw_move_arg (move, 0),
    .b = nw_move_arg (move, 1),
  };
  const guint kind = nw_move_kind (move);
  NwReason reason = NW_REASON_LEGAL;

  if (state->head.over)
    return NW_REASON_GAME_OVER;
  if (kind == 0 || kind >= NW_BRAWL_N_MOVE_KINDS)
    return NW_REASON_UNKNOWN_MOVE;
  if (kinds[kind].pending != state->pending)
    return state->pending == NW_BRAWL_PENDING_NONE ? NW_REASON_NOT_IN_PHASE
                                                   : NW_BRAWL_REASON_CHOICE_PENDING;

  if (state->pending == NW_BRAWL_PENDING_NONE)
    reason = check_turn (&question, kind);
  if (reason == NW_REASON_LEGAL && kinds[kind].check != NULL)
    reason = kinds[kind].check (&question);

  return reason;
}
