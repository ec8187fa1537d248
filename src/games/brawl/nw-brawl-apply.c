/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: turns, and what moves do in them.
 *
 * Forced steps happen inside the move that leads to them: the clock, refilling open places, style
 * rights that need no answer, a turn that ends by itself, the end of the game.
 */

#include "games/brawl/nw-brawl-play.h"

static inline NwBrawlSeat *
get_seat (const NwBrawlPlay *play)
{
  return &play->state->seats[play->state->head.turn];
}

/* ---- Turns ---------------------------------------------------------------------------------- */

/**
 * nw_brawl_ask:
 * @play: a move under way
 * @pending: what is asked now, if anything
 *
 * Sets what is asked, and who must answer: %NW_SEAT_NONE if all have chosen in the set-up.
 */
void
nw_brawl_ask (const NwBrawlPlay *play,
              NwBrawlPending     pending)
{
  play->state->pending = (guint8) pending;
  play->state->head.actor = (guint8) nw_brawl_get_actor (play->rules, play->state);
}

/* What was asked is answered. */
static void
clear_pending (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;

  state->pending = NW_BRAWL_PENDING_NONE;
  state->pending_card = 0;
  state->pending_arg = 0;
  state->pending_seat = 0;
  state->head.actor = state->head.turn;
}

/**
 * nw_brawl_begin_turn:
 * @play: a move under way
 * @turn: whose turn begins
 *
 * Begins a turn; the clock of a tattoo that has all its ink advances (W8).
 */
void
nw_brawl_begin_turn (const NwBrawlPlay *play,
                     guint              turn)
{
  NwBrawlState *state = play->state;
  NwBrawlSeat *seat = &state->seats[turn];

  state->head.turn = (guint8) turn;
  state->actions_left = play->rules->actions;
  state->skill_used = FALSE;
  clear_pending (play);
  nw_brawl_tell (play, NW_BRAWL_EVENT_TURN, state->head.round, 0, 0);

  if (seat->station == NW_BRAWL_NONE || !nw_brawl_is_inked (play->rules, seat))
    return;

  seat->clock++;
  nw_brawl_tell (play, NW_BRAWL_EVENT_CLOCK, seat->clock,
                 (gint) nw_brawl_get_turns (play->rules, seat), 0);
}

/* Turns the closed cards of the reserves up for the score, and ends the game. */
static void
end_game (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint slot = 0; slot < state->seats[seat].n_reserve; slot++)
      {
        const guint place = nw_brawl_reserve_place (play->rules, state, seat, slot);

        if (!nw_brawl_is_open (state, place))
          nw_brawl_emit (play, NW_BRAWL_EVENT_SHOWN, seat, NW_EVENT_KNOWN_TO_ALL,
                         state->pile[place], (gint) slot + 1, 0, 0);
      }

  state->head.over = TRUE;
  state->head.actor = NW_SEAT_NONE;
  nw_brawl_tell (play, NW_BRAWL_EVENT_OVER, 0, 0, 0);
}

/* W30, W34. */
static void
finish_turn (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;
  guint next = state->head.turn;
  gboolean is_round_over = FALSE;

  clear_pending (play);
  state->last_turns = (guint8) (state->last_turns & ~(1u << state->head.turn));

  do
    {
      next = (next + 1) % state->head.n_seats;
      is_round_over |= next == 0;
    }
  while (state->last_turns != 0 && (state->last_turns >> next & 1) == 0);

  if ((state->has_last_turns && state->last_turns == 0) ||
      (is_round_over && state->head.round >= play->rules->max_rounds))
    {
      end_game (play);
      return;
    }

  state->head.round = (guint16) (state->head.round + is_round_over);
  nw_brawl_begin_turn (play, next);
}

static void
lose (const NwBrawlPlay *play,
      guint              card)
{
  nw_brawl_remove_finished (play, play->state->head.turn, card);
  nw_brawl_tell (play, NW_BRAWL_EVENT_LOST, (gint) card, 0, 0);
}

/* W16, `limit_mode` "penalty". */
static void
end_turn (const NwBrawlPlay *play)
{
  NwBrawlSeat *seat = get_seat (play);
  gboolean is_choice;
  guint lowest;

  if (play->rules->limit_mode == NW_BRAWL_LIMIT_PENALTY &&
      nw_brawl_is_over_limit (play->rules, seat))
    {
      lowest = nw_brawl_find_lowest (play->rules, play->state, &is_choice);
      if (is_choice)
        {
          nw_brawl_ask (play, NW_BRAWL_PENDING_LOSE);
          return;
        }

      if (lowest != NW_BRAWL_NONE)
        {
          lose (play, lowest);
        }
      else
        {
          const gint fine = MIN (seat->money, play->rules->limit_fine);

          nw_brawl_tell (play, NW_BRAWL_EVENT_FINED, fine, 0, 0);
          nw_brawl_pay (play, play->state->head.turn, -fine);
        }
    }

  finish_turn (play);
}

/* A turn ends by itself when nothing is left to do in it (W10). */
static void
settle (const NwBrawlPlay *play)
{
  const NwBrawlState *state = play->state;

  if (state->pending == NW_BRAWL_PENDING_NONE && state->actions_left == 0 && !state->head.over &&
      !nw_brawl_can_go_on (play->rules, state))
    end_turn (play);
}

/* ---- Clients -------------------------------------------------------------------------------- */

static void
ask_seat (const NwBrawlPlay *play,
          guint              client)
{
  play->state->pending_card = (guint8) client;
  nw_brawl_ask (play, NW_BRAWL_PENDING_SEAT);
}

static gint
get_card (const NwBrawlPlay *play,
          guint              client)
{
  return (gint) nw_brawl_client_card (play->rules, client);
}

static guint8 *
get_place (const NwBrawlPlay *play,
           guint              place)
{
  NwBrawlSeat *seat = get_seat (play);

  return place == NW_BRAWL_CHAIR ? &seat->chair : &seat->waiting;
}

/* W11. */
static void
apply_take (const NwBrawlPlay *play,
            guint              place)
{
  NwBrawlState *state = play->state;
  const gboolean is_open = place != NW_BRAWL_FROM_DECK;
  const guint client = is_open ? state->open_clients[place] : nw_brawl_draw_client (play);

  nw_brawl_tell (play, NW_BRAWL_EVENT_CLIENT_TAKEN, get_card (play, client),
                 is_open ? (gint) place + 1 : 0, 0);
  if (is_open)
    {
      state->open_clients[place] = NW_BRAWL_NONE;
      nw_brawl_refill_clients (play);
    }
  ask_seat (play, client);
}

/* W14. */
static void
apply_steal (const NwBrawlPlay *play,
             guint              other)
{
  const guint client = play->state->seats[other].waiting;

  play->state->seats[other].waiting = NW_BRAWL_NONE;
  nw_brawl_tell (play, NW_BRAWL_EVENT_CLIENT_STOLEN, get_card (play, client), (gint) other, 0);
  ask_seat (play, client);
}

static void
apply_seat (const NwBrawlPlay *play,
            guint              place)
{
  const guint client = play->state->pending_card;

  *get_place (play, place) = (guint8) client;
  nw_brawl_tell (play, NW_BRAWL_EVENT_CLIENT_SEATED, get_card (play, client),
                 place == NW_BRAWL_CHAIR, 0);
  clear_pending (play);
}

/* W12. */
static void
apply_move (const NwBrawlPlay *play,
            guint              to)
{
  guint8 *from = get_place (play, !to);

  *get_place (play, to) = *from;
  nw_brawl_tell (play, NW_BRAWL_EVENT_CLIENT_MOVED, get_card (play, *from), to == NW_BRAWL_CHAIR,
                 0);
  *from = NW_BRAWL_NONE;
}

static void
apply_swap (const NwBrawlPlay *play)
{
  NwBrawlSeat *seat = get_seat (play);
  const guint8 client = seat->chair;

  seat->chair = seat->waiting;
  seat->waiting = client;
  nw_brawl_tell (play, NW_BRAWL_EVENT_CLIENTS_SWAPPED, get_card (play, seat->chair),
                 get_card (play, seat->waiting), 0);
}

/* W13. */
static void
apply_reject (const NwBrawlPlay *play,
              guint              from)
{
  const guint price = nw_brawl_get_reject_price (play->rules, get_seat (play), from);
  guint8 *place = get_place (play, from);
  const guint client = *place;

  *place = NW_BRAWL_NONE;
  nw_brawl_tell (play, NW_BRAWL_EVENT_CLIENT_REJECTED, get_card (play, client),
                 from == NW_BRAWL_CHAIR, 0);
  nw_brawl_pay (play, play->state->head.turn, -(gint) price);
  nw_brawl_bury_client (play, client);
}

/* ---- Ink ------------------------------------------------------------------------------------ */

/* W15. */
static void
take_ink (const NwBrawlPlay *play,
          guint              ink)
{
  play->state->ink[ink]--;
  nw_brawl_gain_ink (play, play->state->head.turn, ink);
  nw_brawl_tell (play, NW_BRAWL_EVENT_INK_TAKEN, (gint) ink, 0, 0);
}

/* W17. */
static void
mix_ink (const NwBrawlPlay *play,
         guint              ink)
{
  const guint8 *from = play->rules->mix_from[ink];
  const guint turn = play->state->head.turn;

  for (guint i = 0; i < 2; i++)
    {
      nw_brawl_lose_ink (play, turn, from[i]);
      play->state->ink[from[i]]++;
    }
  play->state->ink[ink]--;
  nw_brawl_gain_ink (play, turn, ink);
  nw_brawl_tell (play, NW_BRAWL_EVENT_INK_MIXED, (gint) ink, from[0], from[1]);
}

static void
sell (const NwBrawlPlay *play,
      guint              ink,
      guint              seller)
{
  const guint buyer = play->state->head.turn;

  nw_brawl_lose_ink (play, seller, ink);
  nw_brawl_gain_ink (play, buyer, ink);
  nw_brawl_tell (play, NW_BRAWL_EVENT_INK_SOLD, (gint) ink, (gint) seller, 0);
  nw_brawl_pay (play, buyer, -(gint) play->rules->buy_price);
  if (play->rules->sale_to == NW_BRAWL_SALE_TO_SELLER)
    nw_brawl_pay (play, seller, play->rules->buy_price);
}

/* W18. */
static void
apply_buy (const NwBrawlPlay *play,
           guint              ink,
           guint              seller)
{
  NwBrawlState *state = play->state;

  if (!play->rules->allow_refusal)
    {
      sell (play, ink, seller);
      return;
    }

  state->pending_arg = (guint8) ink;
  state->pending_seat = (guint8) seller;
  nw_brawl_tell (play, NW_BRAWL_EVENT_INK_ASKED, (gint) ink, (gint) seller, 0);
  nw_brawl_ask (play, NW_BRAWL_PENDING_SALE);
}

static void
apply_sell (const NwBrawlPlay *play)
{
  sell (play, play->state->pending_arg, play->state->pending_seat);
  clear_pending (play);
}

static void
apply_refuse (const NwBrawlPlay *play)
{
  const guint seller = play->state->pending_seat;

  nw_brawl_tell (play, NW_BRAWL_EVENT_INK_REFUSED, play->state->pending_arg, (gint) seller, 0);
  nw_brawl_pay (play, seller, -(gint) play->rules->refuse_price);
  clear_pending (play);
}

/* W25. */
static void
apply_place (const NwBrawlPlay *play,
             guint              ink)
{
  NwBrawlSeat *seat = get_seat (play);

  nw_brawl_lose_ink (play, play->state->head.turn, ink);
  seat->placed[ink]++;
  if (nw_brawl_is_base (play->rules, ink))
    seat->n_placed_base++;
  else
    seat->n_placed_secondary++;
  nw_brawl_tell (play, NW_BRAWL_EVENT_INK_PLACED, (gint) ink, 0, 0);
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

/* W19. */
static void
apply_draw (const NwBrawlPlay *play,
            guint              place)
{
  NwBrawlState *state = play->state;
  guint known_to = nw_brawl_mask (state->head.n_seats);
  guint card;

  if (place == NW_BRAWL_FROM_DECK)
    {
      card = nw_brawl_draw_tattoo (play);
      known_to = 1u << state->head.turn;
    }
  else
    {
      guint8 *from = place == NW_BRAWL_DONATED ? &state->donated : &state->open_tattoos[place];

      card = *from;
      *from = NW_BRAWL_NONE;
    }

  state->pending_card = (guint8) card;
  state->pending_arg = (guint8) known_to;
  nw_brawl_emit (play, NW_BRAWL_EVENT_DRAWN, state->head.turn,
                 place == NW_BRAWL_FROM_DECK ? known_to : NW_EVENT_KNOWN_TO_ALL, (gint) card,
                 place < NW_BRAWL_MAX_OPEN ? (gint) place + 1 : 0, place == NW_BRAWL_DONATED, 0);
  nw_brawl_refill_tattoos (play);
  nw_brawl_ask (play, NW_BRAWL_PENDING_LAY);
}

static void
apply_lay (const NwBrawlPlay *play,
           gboolean           is_closed)
{
  NwBrawlState *state = play->state;
  const guint turn = state->head.turn;
  const guint all = nw_brawl_mask (state->head.n_seats);
  const guint known_to = is_closed ? state->pending_arg : all;

  nw_brawl_add_reserve (play, turn, state->pending_card,
                        is_closed ? known_to : all | NW_BRAWL_SLOT_OPEN);
  nw_brawl_emit (play, NW_BRAWL_EVENT_LAID, turn,
                 known_to == all ? NW_EVENT_KNOWN_TO_ALL : known_to, state->pending_card,
                 get_seat (play)->n_reserve, !is_closed, 0);
  clear_pending (play);
}

/* Who may know a card of a reserve, as a mask for events. */
static guint
get_known_to (const NwBrawlPlay *play,
              guint              place)
{
  const guint known = play->state->slots[place] & NW_BRAWL_SLOT_KNOWN;

  return known == nw_brawl_mask (play->state->head.n_seats) ? NW_EVENT_KNOWN_TO_ALL : known;
}

/* W20. */
static void
apply_recycle (const NwBrawlPlay *play,
               guint              slot)
{
  const guint turn = play->state->head.turn;
  const guint price = nw_brawl_get_recycle_price (play->rules, get_seat (play));
  const guint known_to =
    get_known_to (play, nw_brawl_reserve_place (play->rules, play->state, turn, slot));
  const guint card = nw_brawl_remove_reserve (play, turn, slot);

  nw_brawl_emit (play, NW_BRAWL_EVENT_RECYCLED, turn, known_to, (gint) card, (gint) slot + 1, 0, 0);
  nw_brawl_pay (play, turn, -(gint) price);
  nw_brawl_bury_tattoo (play, card);
}

/* W21. */
static void
apply_donate (const NwBrawlPlay *play,
              guint              slot)
{
  const guint card = nw_brawl_remove_reserve (play, play->state->head.turn, slot);

  play->state->donated = (guint8) card;
  nw_brawl_tell (play, NW_BRAWL_EVENT_DONATED, (gint) card, (gint) slot + 1, 0);
}

static void
look (const NwBrawlPlay *play,
      guint              seat,
      guint              slot)
{
  NwBrawlState *state = play->state;
  const guint turn = state->head.turn;
  const guint place = nw_brawl_reserve_place (play->rules, state, seat, slot);

  state->slots[place] |= (guint8) (1u << turn);
  nw_brawl_emit (play, NW_BRAWL_EVENT_LOOKED, turn, 1u << turn, state->pile[place], (gint) seat,
                 (gint) slot + 1, 0);
}

/* W22. */
static void
apply_look (const NwBrawlPlay *play,
            guint              seat,
            guint              slot)
{
  if (slot != NW_BRAWL_ALL_SLOTS)
    {
      look (play, seat, slot);
      return;
    }

  for (slot = 0; slot < play->state->seats[seat].n_reserve; slot++)
    if (!nw_brawl_is_open (play->state,
                           nw_brawl_reserve_place (play->rules, play->state, seat, slot)))
      look (play, seat, slot);
}

static void
apply_exchange (const NwBrawlPlay *play,
                guint              slot)
{
  play->state->pending_arg = (guint8) slot;
  nw_brawl_ask (play, NW_BRAWL_PENDING_WITH);
}

/* Tells of a card that goes from one slot to another. */
static void
tell_handed (const NwBrawlPlay *play,
             guint              seat,
             guint              place,
             guint              slot,
             guint              to,
             guint              to_slot)
{
  nw_brawl_emit (play, NW_BRAWL_EVENT_HANDED, seat, get_known_to (play, place),
                 play->state->pile[place], (gint) slot + 1, (gint) to, (gint) to_slot + 1);
}

/* W23: the cards change places, with what is known of them. */
static void
apply_with (const NwBrawlPlay *play,
            guint              other,
            guint              other_slot)
{
  NwBrawlState *state = play->state;
  const guint turn = state->head.turn, slot = state->pending_arg;
  const guint a = nw_brawl_reserve_place (play->rules, state, turn, slot);
  const guint b = nw_brawl_reserve_place (play->rules, state, other, other_slot);
  const guint8 card = state->pile[a], known = state->slots[a];

  tell_handed (play, turn, a, slot, other, other_slot);
  tell_handed (play, other, b, other_slot, turn, slot);
  state->pile[a] = state->pile[b];
  state->slots[a] = state->slots[b];
  state->pile[b] = card;
  state->slots[b] = known;
  clear_pending (play);
}

/* ---- Work ----------------------------------------------------------------------------------- */

/* W24: a card that doesn't fit was only looked at. */
static void
apply_start (const NwBrawlPlay *play,
             guint              slot)
{
  NwBrawlState *state = play->state;
  NwBrawlSeat *seat = get_seat (play);
  const guint turn = state->head.turn;
  const guint place = nw_brawl_reserve_place (play->rules, state, turn, slot);
  const guint card = state->pile[place];

  if (play->rules->tattoos[card].style != play->rules->clients[seat->chair].style)
    {
      state->slots[place] |= (guint8) (1u << turn);
      nw_brawl_emit (play, NW_BRAWL_EVENT_MISFIT, turn, 1u << turn, (gint) card, (gint) slot + 1, 0,
                     0);
      return;
    }

  nw_brawl_remove_reserve (play, turn, slot);
  seat->station = (guint8) card;
  nw_brawl_tell (play, NW_BRAWL_EVENT_STARTED, (gint) card, (gint) slot + 1,
                 (gint) nw_brawl_get_turns (play->rules, seat));
}

/* The seat @charger charges style rights, as far as there is money. */
static void
charge (const NwBrawlPlay *play,
        guint              charger)
{
  const gint amount = MIN (get_seat (play)->money, play->rules->style_rights_price);

  nw_brawl_emit (play, NW_BRAWL_EVENT_CHARGED, charger, NW_EVENT_KNOWN_TO_ALL, amount,
                 play->state->head.turn, 0, 0);
  nw_brawl_pay (play, play->state->head.turn, -amount);
  nw_brawl_pay (play, charger, amount);
}

/* Asks the next that may charge style rights, while there is something to charge (W28). */
static void
ask_claim (const NwBrawlPlay *play,
           guint              claimants)
{
  if (claimants == 0 || get_seat (play)->money == 0 || play->rules->style_rights_price == 0)
    {
      clear_pending (play);
      return;
    }

  play->state->pending_arg = (guint8) claimants;
  nw_brawl_ask (play, NW_BRAWL_PENDING_CLAIM);
}

/* W28. */
static void
give_style_rights (const NwBrawlPlay *play,
                   guint              style)
{
  const NwBrawlState *state = play->state;
  guint claimants = 0;

  for (guint i = 1; i < state->head.n_seats; i++)
    {
      const guint seat = (state->head.turn + i) % state->head.n_seats;

      if (!nw_brawl_specialises (play->rules, &state->seats[seat], style))
        continue;
      claimants |= 1u << seat;
      if (play->rules->style_rights == NW_BRAWL_RIGHTS_AUTOMATIC && get_seat (play)->money > 0 &&
          play->rules->style_rights_price > 0)
        charge (play, seat);
    }

  if (play->rules->style_rights == NW_BRAWL_RIGHTS_CLAIM)
    ask_claim (play, claimants);
}

static void
apply_answer (const NwBrawlPlay *play,
              gboolean           is_claim)
{
  const guint claimant = play->state->head.actor;

  if (is_claim)
    charge (play, claimant);
  else
    nw_brawl_emit (play, NW_BRAWL_EVENT_WAIVED, claimant, NW_EVENT_KNOWN_TO_ALL, 0, 0, 0, 0);
  ask_claim (play, play->state->pending_arg & ~(1u << claimant));
}

/* The ink of a finished tattoo goes back to the reserve. */
static void
empty_containers (const NwBrawlPlay *play)
{
  NwBrawlSeat *seat = get_seat (play);

  for (guint ink = 0; ink < play->rules->n_inks; ink++)
    {
      play->state->ink[ink] = (guint8) (play->state->ink[ink] + seat->placed[ink]);
      seat->placed[ink] = 0;
    }
  seat->n_placed_base = 0;
  seat->n_placed_secondary = 0;
}

/* W30. */
static void
check_goal (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;

  if (state->has_last_turns ||
      get_seat (play)->n_finished < play->rules->goal[state->head.n_seats - 1])
    return;

  state->has_last_turns = TRUE;
  state->last_turns =
    (guint8) (nw_brawl_mask (state->head.n_seats) & ~(1u << state->head.turn));
  nw_brawl_tell (play, NW_BRAWL_EVENT_LAST_TURNS, 0, 0, 0);
}

/* W27; a position may leave the chair empty. */
static void
apply_collect (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;
  NwBrawlSeat *seat = get_seat (play);
  const NwBrawlRules *rules = play->rules;
  const guint turn = state->head.turn;
  const guint card = seat->station, client = seat->chair;
  const gboolean has_client = client != NW_BRAWL_NONE;
  const gint paid = rules->tattoos[card].profit + (has_client ? rules->clients[client].pay : 0);
  gint bonus = 0;

  empty_containers (play);
  nw_brawl_add_finished (play, turn, card);
  seat->station = NW_BRAWL_NONE;
  seat->clock = 0;
  seat->chair = NW_BRAWL_NONE;
  if (has_client)
    state->pile[rules->n_tattoo_copies + state->n_gone++] = (guint8) client;

  if (nw_brawl_specialises (rules, seat, rules->tattoos[card].style))
    bonus += rules->style_bonus;
  if (nw_brawl_has_skill (rules, seat, NW_BRAWL_SKILL_SHOWMAN))
    bonus += rules->showman_bonus;
  nw_brawl_emit (play, NW_BRAWL_EVENT_COLLECTED, turn, NW_EVENT_KNOWN_TO_ALL, (gint) card,
                 has_client ? get_card (play, client) : NW_EVENT_NOTHING, paid, bonus);
  nw_brawl_pay (play, turn, paid + bonus);

  check_goal (play);
  give_style_rights (play, rules->tattoos[card].style);
}

/* ---- Moves ---------------------------------------------------------------------------------- */

/* Moving own clients is free for a Host, once (W29). */
static void
spend_move (const NwBrawlPlay *play)
{
  if (nw_brawl_is_moving_free (play->rules, play->state))
    play->state->skill_used = TRUE;
  else
    play->state->actions_left--;
}

/* Moves of clients and ink that cost an action. */
static void
apply_early_action (const NwBrawlPlay *play,
                    guint              kind,
                    guint              a,
                    guint              b)
{
  switch (kind)
    {
    case NW_BRAWL_TAKE:
      apply_take (play, a);
      break;
    case NW_BRAWL_REJECT:
      apply_reject (play, a);
      break;
    case NW_BRAWL_STEAL:
      apply_steal (play, a);
      break;
    case NW_BRAWL_INK:
      take_ink (play, a);
      break;
    case NW_BRAWL_MIX:
      mix_ink (play, a);
      break;
    default:
      apply_buy (play, a, b);
      break;
    }
}

/* Moves of tattoos that cost an action. */
static void
apply_late_action (const NwBrawlPlay *play,
                   guint              kind,
                   guint              a,
                   guint              b)
{
  switch (kind)
    {
    case NW_BRAWL_DRAW:
      apply_draw (play, a);
      break;
    case NW_BRAWL_RECYCLE:
      apply_recycle (play, a);
      break;
    case NW_BRAWL_DONATE:
      apply_donate (play, a);
      break;
    case NW_BRAWL_LOOK:
      apply_look (play, a, b);
      break;
    case NW_BRAWL_EXCHANGE:
      apply_exchange (play, a);
      break;
    case NW_BRAWL_START:
      apply_start (play, a);
      break;
    default:
      apply_collect (play);
      break;
    }
}

static void
apply_skill (const NwBrawlPlay *play,
             guint              kind,
             guint              a,
             guint              b)
{
  play->state->skill_used = TRUE;

  switch (kind)
    {
    case NW_BRAWL_SKILL_INK:
      play->state->actions_left--;
      take_ink (play, a);
      take_ink (play, b);
      break;
    case NW_BRAWL_SKILL_MIX:
      mix_ink (play, a);
      break;
    default:
      apply_look (play, a, b);
      break;
    }
}

/* Answers, and moves that cost nothing. */
static void
apply_free (const NwBrawlPlay *play,
            guint              kind,
            guint              a,
            guint              b)
{
  switch (kind)
    {
    case NW_BRAWL_CHARACTER:
      nw_brawl_apply_character (play, a);
      break;
    case NW_BRAWL_KEEP:
    case NW_BRAWL_OPEN:
      nw_brawl_apply_choice (play, a);
      break;
    case NW_BRAWL_SEAT:
      apply_seat (play, a);
      break;
    case NW_BRAWL_SELL:
      apply_sell (play);
      break;
    case NW_BRAWL_REFUSE:
      apply_refuse (play);
      break;
    case NW_BRAWL_PLACE:
      apply_place (play, a);
      break;
    case NW_BRAWL_LAY:
      apply_lay (play, a != 0);
      break;
    case NW_BRAWL_WITH:
      apply_with (play, a, b);
      break;
    case NW_BRAWL_CLAIM:
    case NW_BRAWL_WAIVE:
      apply_answer (play, kind == NW_BRAWL_CLAIM);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
nw_brawl_apply (gconstpointer      data,
                gpointer           state_data,
                NwMove             move,
                const NwEventSink *sink)
{
  const NwBrawlPlay play = { .rules = data, .state = state_data, .sink = sink };
  const guint kind = nw_move_kind (move);
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1);

  switch (kind)
    {
    case NW_BRAWL_PASS:
      end_turn (&play);
      return;
    case NW_BRAWL_LOSE:
      lose (&play, a);
      finish_turn (&play);
      return;
    case NW_BRAWL_MOVE:
      spend_move (&play);
      apply_move (&play, a);
      break;
    case NW_BRAWL_SWAP:
      spend_move (&play);
      apply_swap (&play);
      break;
    case NW_BRAWL_TAKE:
    case NW_BRAWL_REJECT:
    case NW_BRAWL_STEAL:
    case NW_BRAWL_INK:
    case NW_BRAWL_MIX:
    case NW_BRAWL_BUY:
      play.state->actions_left--;
      apply_early_action (&play, kind, a, b);
      break;
    case NW_BRAWL_DRAW:
    case NW_BRAWL_RECYCLE:
    case NW_BRAWL_DONATE:
    case NW_BRAWL_LOOK:
    case NW_BRAWL_EXCHANGE:
    case NW_BRAWL_START:
    case NW_BRAWL_COLLECT:
      play.state->actions_left--;
      apply_late_action (&play, kind, a, b);
      break;
    case NW_BRAWL_SKILL_INK:
    case NW_BRAWL_SKILL_MIX:
    case NW_BRAWL_SKILL_LOOK:
      apply_skill (&play, kind, a, b);
      break;
    default:
      apply_free (&play, kind, a, b);
      break;
    }

  settle (&play);
}
