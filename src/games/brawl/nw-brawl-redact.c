/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: what a seat may know (W35), and guesses at what it may not.
 *
 * Hidden are both decks, the backs of the open clients, closed tattoos to those who don't know
 * them, and hands and choices of the draft.  Of the open clients and the top of the deck the front
 * is seen, so that a guess must have the same front there.  Once the game is over the reserves are
 * turned up, because the score counts them.
 */

#include <string.h>

#include "engine/nw-rng.h"
#include "games/brawl/nw-brawl-state.h"

/* ---- Knowing -------------------------------------------------------------------------------- */

/* Whether @viewer may see the hand of @seat: its own, and in the second half of the draft the one
 * that it passed on. */
static gboolean
knows_hand (const NwBrawlRules *rules,
            const NwBrawlState *state,
            guint               seat,
            guint               viewer)
{
  const guint n_seats = state->head.n_seats;
  const guint step = rules->setup_direction == NW_BRAWL_SETUP_LEFT ? n_seats - 1 : 1;

  if (viewer == NW_SEAT_NONE || state->pending == NW_BRAWL_PENDING_CHARACTER)
    return FALSE;

  return seat == viewer ||
         (state->pending == NW_BRAWL_PENDING_OPEN && (seat + step) % n_seats == viewer);
}

static void
hide_hands (const NwBrawlRules *rules,
            NwBrawlState       *state,
            guint               viewer)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (!knows_hand (rules, state, seat, viewer))
        memset (state->hands[seat], NW_BRAWL_NONE, nw_brawl_count_hand (state->pending));
      if (seat != viewer)
        state->chosen[seat] = NW_BRAWL_NONE;
    }
}

static void
hide_reserves (const NwBrawlRules *rules,
               NwBrawlState       *state,
               guint               viewer)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint slot = 0; slot < state->seats[seat].n_reserve; slot++)
      {
        const guint place = nw_brawl_reserve_place (rules, state, seat, slot);

        if (!nw_brawl_is_known (state, place, viewer))
          state->pile[place] = NW_BRAWL_NONE;
      }
}

/* Leaves of the clients that nobody has taken what their fronts tell. */
static void
hide_clients (const NwBrawlRules *rules,
              NwBrawlState       *state)
{
  guint8 *deck = state->decks + rules->n_tattoo_copies;

  for (guint place = 0; place < rules->open_clients; place++)
    if (state->open_clients[place] != NW_BRAWL_NONE)
      state->open_clients[place] = rules->clients[state->open_clients[place]].front;

  if (state->n_client_deck == 0)
    return;
  memset (deck, NW_BRAWL_NONE, state->n_client_deck - 1u);
  deck[state->n_client_deck - 1] = rules->clients[deck[state->n_client_deck - 1]].front;
}

void
nw_brawl_redact (gconstpointer data,
                 gpointer      state_data,
                 guint         viewer)
{
  const NwBrawlRules *rules = data;
  NwBrawlState *state = state_data;

  state->head.rng = 0;
  state->head.viewer = (guint8) (viewer == NW_SEAT_NONE ? NW_VIEWER_PUBLIC : viewer + 1);

  memset (state->decks, NW_BRAWL_NONE, state->n_tattoo_deck);
  hide_clients (rules, state);
  if (!state->head.over)
    hide_reserves (rules, state, viewer);
  if (nw_brawl_is_setup (state->pending))
    hide_hands (rules, state, viewer);
  if (state->pending == NW_BRAWL_PENDING_LAY &&
      (viewer == NW_SEAT_NONE || (state->pending_arg >> viewer & 1) == 0) &&
      state->pending_arg != nw_brawl_mask (state->head.n_seats))
    state->pending_card = NW_BRAWL_NONE;
}

/* ---- Guessing: clients ---------------------------------------------------------------------- */

static void
take_seen (guint8 *n_copies,
           guint   card)
{
  if (card != NW_BRAWL_NONE)
    n_copies[card]--;
}

/**
 * nw_brawl_unseen_clients:
 * @rules: compiled rules
 * @state: a state
 * @n_copies: (out caller-allocates) (array): per client, the copies that nobody has turned over
 *
 * Counts the clients whose backs are hidden from everybody.
 */
void
nw_brawl_unseen_clients (const NwBrawlRules *rules,
                         const NwBrawlState *state,
                         guint8             *n_copies)
{
  for (guint client = 0; client < rules->n_clients; client++)
    n_copies[client] = rules->clients[client].count;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      take_seen (n_copies, state->seats[seat].chair);
      take_seen (n_copies, state->seats[seat].waiting);
    }
  for (guint i = 0; i < state->n_gone; i++)
    take_seen (n_copies, state->pile[rules->n_tattoo_copies + i]);
  if (state->pending == NW_BRAWL_PENDING_SEAT)
    take_seen (n_copies, state->pending_card);
}

/* Draws one of the unseen clients with that front. */
static guint8
draw_with_front (const NwBrawlRules *rules,
                 guint8             *n_copies,
                 guint               front,
                 guint64            *rng)
{
  guint n_fitting = 0, client = front;
  guint at;

  for (guint i = front; i < rules->n_clients; i++)
    n_fitting += rules->clients[i].front == front ? n_copies[i] : 0;

  at = nw_rng_below (rng, n_fitting);
  while (rules->clients[client].front != front || at >= n_copies[client])
    {
      at -= rules->clients[client].front == front ? n_copies[client] : 0;
      client++;
    }
  n_copies[client]--;

  return (guint8) client;
}

/* Lists the copies that are left, in a random order. */
static guint
shuffle_left (const guint8 *n_copies,
              guint         n_cards,
              guint8       *pool,
              guint64      *rng)
{
  guint n_pool = 0;

  for (guint card = 0; card < n_cards; card++)
    for (guint copy = 0; copy < n_copies[card]; copy++)
      pool[n_pool++] = (guint8) card;
  nw_rng_shuffle (rng, pool, n_pool);

  return n_pool;
}

static void
guess_clients (const NwBrawlRules *rules,
               NwBrawlState       *state,
               guint64            *rng)
{
  guint8 *deck = state->decks + rules->n_tattoo_copies;
  guint8 n_copies[NW_BRAWL_MAX_CARDS];
  guint8 pool[NW_BRAWL_MAX_CARDS];

  nw_brawl_unseen_clients (rules, state, n_copies);
  for (guint place = 0; place < rules->open_clients; place++)
    if (state->open_clients[place] != NW_BRAWL_NONE)
      state->open_clients[place] =
        draw_with_front (rules, n_copies, state->open_clients[place], rng);
  if (state->n_client_deck == 0)
    return;

  deck[state->n_client_deck - 1] =
    draw_with_front (rules, n_copies, deck[state->n_client_deck - 1], rng);
  shuffle_left (n_copies, rules->n_clients, pool, rng);
  memcpy (deck, pool, state->n_client_deck - 1u);
}

/* ---- Guessing: tattoos ---------------------------------------------------------------------- */

/* Calls @visit for each place where a viewer may see a tattoo, or not: all but the deck.  The state
 * is changed by nothing but @visit. */
static void
visit_tattoos (const NwBrawlRules *rules,
               NwBrawlState       *state,
               void              (*visit) (guint8  *card,
                                           gpointer user_data),
               gpointer            user_data)
{
  const guint n_hand =
    nw_brawl_is_setup (state->pending) ? nw_brawl_count_hand (state->pending) : 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      NwBrawlSeat *board = &state->seats[seat];

      for (guint slot = 0; slot < board->n_reserve; slot++)
        visit (&state->pile[nw_brawl_reserve_place (rules, state, seat, slot)], user_data);
      for (guint i = 0; i < n_hand; i++)
        visit (&state->hands[seat][i], user_data);
    }
  if (state->pending == NW_BRAWL_PENDING_LAY)
    visit (&state->pending_card, user_data);
}

static void
visit_seen (guint8  *card,
            gpointer user_data)
{
  take_seen (user_data, *card);
}

/* Gives a hidden place the next card of a pool, to which @user_data points. */
static void
visit_hidden (guint8  *card,
              gpointer user_data)
{
  const guint8 **next = user_data;

  if (*card == NW_BRAWL_NONE)
    *card = *(*next)++;
}

/**
 * nw_brawl_unseen_tattoos:
 * @rules: compiled rules
 * @state: a redacted state
 * @n_copies: (out caller-allocates) (array): per tattoo, the copies that the viewer sees nowhere
 *
 * Counts the tattoos whose places the viewer does not know.
 */
void
nw_brawl_unseen_tattoos (const NwBrawlRules *rules,
                         const NwBrawlState *state,
                         guint8             *n_copies)
{
  for (guint card = 0; card < rules->n_tattoos; card++)
    n_copies[card] = rules->tattoos[card].count;

  for (guint place = 0; place < rules->open_tattoos; place++)
    take_seen (n_copies, state->open_tattoos[place]);
  take_seen (n_copies, state->donated);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    take_seen (n_copies, state->seats[seat].station);
  for (guint i = 0; i < nw_brawl_first_finished (state, state->head.n_seats); i++)
    take_seen (n_copies, state->pile[i]);
  visit_tattoos (rules, (NwBrawlState *) state, visit_seen, n_copies);
}

/* Those who were asked have chosen something of their hands. */
static void
guess_choices (NwBrawlState *state,
               guint64      *rng)
{
  const guint n_hand = nw_brawl_count_hand (state->pending);

  for (guint seat = 0; seat < state->head.actor; seat++)
    if (state->chosen[seat] == NW_BRAWL_NONE)
      state->chosen[seat] = state->hands[seat][nw_rng_below (rng, n_hand)];
}

static void
guess_tattoos (const NwBrawlRules *rules,
               NwBrawlState       *state,
               guint64            *rng)
{
  guint8 n_copies[NW_BRAWL_MAX_CARDS];
  guint8 pool[NW_BRAWL_MAX_CARDS];
  const guint8 *next = pool;

  nw_brawl_unseen_tattoos (rules, state, n_copies);
  shuffle_left (n_copies, rules->n_tattoos, pool, rng);
  visit_tattoos (rules, state, visit_hidden, &next);
  memcpy (state->decks, next, state->n_tattoo_deck);

  if (state->pending == NW_BRAWL_PENDING_KEEP || state->pending == NW_BRAWL_PENDING_OPEN)
    guess_choices (state, rng);
}

void
nw_brawl_resample (gconstpointer data,
                   gpointer      state_data,
                   guint64      *rng)
{
  const NwBrawlRules *rules = data;
  NwBrawlState *state = state_data;

  guess_clients (rules, state, rng);
  guess_tattoos (rules, state, rng);
  state->head.rng = nw_rng_next (rng);
  state->head.viewer = NW_VIEWER_TRUTH;
}
