/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: moving money, ink and cards from one place to another.
 */

#include "games/brawl/nw-brawl-play.h"

/* ---- Money and ink -------------------------------------------------------------------------- */

/**
 * nw_brawl_pay:
 * @play: a move under way
 * @seat: a seat
 * @amount: what it is given, or what it pays if below 0
 *
 * Changes a seat's money, which stays at 0 or above (W36).
 */
void
nw_brawl_pay (const NwBrawlPlay *play,
              guint              seat,
              gint               amount)
{
  NwBrawlSeat *board = &play->state->seats[seat];

  if (amount == 0)
    return;

  board->money += amount;
  nw_brawl_emit (play, NW_BRAWL_EVENT_MONEY, seat, NW_EVENT_KNOWN_TO_ALL, amount, board->money, 0,
                 0);
}

/* Adds @n, which may be below 0, to what a store has of an ink. */
static void
change_store (const NwBrawlPlay *play,
              guint              seat,
              guint              ink,
              gint               n)
{
  NwBrawlSeat *board = &play->state->seats[seat];
  guint8 *sum = nw_brawl_is_base (play->rules, ink) ? &board->n_base : &board->n_secondary;

  board->store[ink] = (guint8) (board->store[ink] + n);
  *sum = (guint8) (*sum + n);
}

/**
 * nw_brawl_gain_ink:
 * @play: a move under way
 * @seat: a seat
 * @ink: an ink
 *
 * Puts one token into a store.
 */
void
nw_brawl_gain_ink (const NwBrawlPlay *play,
                   guint              seat,
                   guint              ink)
{
  change_store (play, seat, ink, 1);
}

/**
 * nw_brawl_lose_ink:
 * @play: a move under way
 * @seat: a seat that has the ink in its store
 * @ink: an ink
 *
 * Takes one token out of a store.
 */
void
nw_brawl_lose_ink (const NwBrawlPlay *play,
                   guint              seat,
                   guint              ink)
{
  change_store (play, seat, ink, -1);
}

/* ---- The pile ------------------------------------------------------------------------------- */

/* Where the reserves of all seats end in the pile. */
static guint
get_reserve_end (const NwBrawlPlay *play)
{
  return nw_brawl_reserve_place (play->rules, play->state, play->state->head.n_seats, 0) + 1;
}

/**
 * nw_brawl_add_reserve:
 * @play: a move under way
 * @seat: a seat
 * @card: a tattoo
 * @slot: what `NwBrawlState.slots` says of it
 *
 * Lays a tattoo behind the others of a reserve.
 */
void
nw_brawl_add_reserve (const NwBrawlPlay *play,
                      guint              seat,
                      guint              card,
                      guint              slot)
{
  NwBrawlState *state = play->state;
  const guint end = get_reserve_end (play);
  const guint place =
    nw_brawl_reserve_place (play->rules, state, seat, state->seats[seat].n_reserve);

  /* Those of later seats move one on, towards the front. */
  memmove (&state->pile[end - 1], &state->pile[end], place + 1 - end);
  memmove (&state->slots[end - 1], &state->slots[end], place + 1 - end);
  state->pile[place] = (guint8) card;
  state->slots[place] = (guint8) slot;
  state->seats[seat].n_reserve++;
}

/**
 * nw_brawl_remove_reserve:
 * @play: a move under way
 * @seat: a seat
 * @slot: a slot of its reserve
 *
 * Takes a tattoo out of a reserve; those behind it move up.
 *
 * Returns: the tattoo
 */
guint
nw_brawl_remove_reserve (const NwBrawlPlay *play,
                         guint              seat,
                         guint              slot)
{
  NwBrawlState *state = play->state;
  const guint end = get_reserve_end (play);
  const guint place = nw_brawl_reserve_place (play->rules, state, seat, slot);
  const guint card = state->pile[place];

  memmove (&state->pile[end + 1], &state->pile[end], place - end);
  memmove (&state->slots[end + 1], &state->slots[end], place - end);
  state->pile[end] = 0;
  state->slots[end] = 0;
  state->seats[seat].n_reserve--;

  return card;
}

/**
 * nw_brawl_add_finished:
 * @play: a move under way
 * @seat: a seat
 * @card: a tattoo
 *
 * Lays a tattoo behind the finished ones of a seat.
 */
void
nw_brawl_add_finished (const NwBrawlPlay *play,
                       guint              seat,
                       guint              card)
{
  NwBrawlState *state = play->state;
  const guint end = nw_brawl_first_finished (state, state->head.n_seats);
  const guint place = nw_brawl_first_finished (state, seat + 1);

  /* Those of later seats move one on. */
  memmove (&state->pile[place + 1], &state->pile[place], end - place);
  state->pile[place] = (guint8) card;
  state->seats[seat].n_finished++;
}

/**
 * nw_brawl_remove_finished:
 * @play: a move under way
 * @seat: a seat
 * @card: a tattoo that it has finished
 *
 * Takes the first such finished tattoo out of the game.
 */
void
nw_brawl_remove_finished (const NwBrawlPlay *play,
                          guint              seat,
                          guint              card)
{
  NwBrawlState *state = play->state;
  const guint end = nw_brawl_first_finished (state, state->head.n_seats);
  guint place = nw_brawl_first_finished (state, seat);

  while (state->pile[place] != card)
    place++;
  memmove (&state->pile[place], &state->pile[place + 1], end - place - 1);
  state->pile[end - 1] = 0;
  state->seats[seat].n_finished--;
}

/* ---- Decks ---------------------------------------------------------------------------------- */

static guint
draw (guint8 *deck,
      guint8 *n_deck)
{
  const guint card = deck[--*n_deck];

  deck[*n_deck] = 0;

  return card;
}

static void
bury (guint8 *deck,
      guint8 *n_deck,
      guint   card)
{
  memmove (deck + 1, deck, (*n_deck)++);
  deck[0] = (guint8) card;
}

/**
 * nw_brawl_draw_tattoo:
 * @play: a move under way; the deck is not empty
 *
 * Returns: the top of the tattoos' deck, which is taken off
 */
guint
nw_brawl_draw_tattoo (const NwBrawlPlay *play)
{
  return draw (play->state->decks, &play->state->n_tattoo_deck);
}

/**
 * nw_brawl_draw_client:
 * @play: a move under way; the deck is not empty
 *
 * Returns: the top of the clients' deck, which is taken off
 */
guint
nw_brawl_draw_client (const NwBrawlPlay *play)
{
  return draw (play->state->decks + play->rules->n_tattoo_copies, &play->state->n_client_deck);
}

/**
 * nw_brawl_refill_tattoos:
 * @play: a move under way
 *
 * Fills the empty open places from the deck (W7, W19).
 */
void
nw_brawl_refill_tattoos (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;

  for (guint place = 0; place < play->rules->open_tattoos && state->n_tattoo_deck > 0; place++)
    if (state->open_tattoos[place] == NW_BRAWL_NONE)
      {
        state->open_tattoos[place] = (guint8) nw_brawl_draw_tattoo (play);
        nw_brawl_tell (play, NW_BRAWL_EVENT_REVEALED, state->open_tattoos[place], (gint) place + 1,
                       0);
      }
}

/**
 * nw_brawl_refill_clients:
 * @play: a move under way
 *
 * Fills the empty open places from the deck (W3, W11).  All see the fronts, nobody the backs.
 */
void
nw_brawl_refill_clients (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;

  for (guint place = 0; place < play->rules->open_clients && state->n_client_deck > 0; place++)
    if (state->open_clients[place] == NW_BRAWL_NONE)
      {
        const guint client = nw_brawl_draw_client (play);

        state->open_clients[place] = (guint8) client;
        nw_brawl_emit (play, NW_BRAWL_EVENT_CLIENT_REVEALED, state->head.turn, 0,
                       (gint) nw_brawl_client_card (play->rules, client), (gint) place + 1,
                       play->rules->clients[client].pay, play->rules->clients[client].body_part);
      }
}

/**
 * nw_brawl_bury_tattoo:
 * @play: a move under way
 * @card: a tattoo
 *
 * Puts a tattoo under its deck; an open place that found the deck empty is filled with it (W11).
 */
void
nw_brawl_bury_tattoo (const NwBrawlPlay *play,
                      guint              card)
{
  bury (play->state->decks, &play->state->n_tattoo_deck, card);
  nw_brawl_refill_tattoos (play);
}

/**
 * nw_brawl_bury_client:
 * @play: a move under way
 * @client: a client
 *
 * Puts a client under the deck; an open place that found the deck empty is filled (W11).
 */
void
nw_brawl_bury_client (const NwBrawlPlay *play,
                      guint              client)
{
  bury (play->state->decks + play->rules->n_tattoo_copies, &play->state->n_client_deck, client);
  nw_brawl_refill_clients (play);
}
