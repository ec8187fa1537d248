/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: the deal, the choice of characters and the draft (W1 to W7).
 *
 * Each deck has its own stream of chance, so that more clients leave the tattoos as they were.
 */

#include "games/brawl/nw-brawl-play.h"
#include "games/brawl/nw-brawl-setup.h"

#include "engine/nw-rng.h"

/* ---- The deal ------------------------------------------------------------------------------- */

/**
 * nw_brawl_shuffle:
 * @rules: compiled rules
 * @deck: which deck
 * @seed: the game's seed
 * @cards: (out caller-allocates) (array): all cards of the deck from the bottom to the top
 *
 * Shuffles a whole deck (W2, W3, W6).
 *
 * Returns: how many cards there are
 */
guint
nw_brawl_shuffle (const NwBrawlRules *rules,
                  NwBrawlDeck         deck,
                  guint64             seed,
                  guint8             *cards)
{
  guint64 rng = nw_rng_deal_stream (seed, deck);
  guint n_cards = 0;

  for (guint card = 0; card < nw_brawl_n_cards (rules, deck); card++)
    for (guint copy = 0; copy < nw_brawl_n_copies (rules, deck, card); copy++)
      cards[n_cards++] = (guint8) card;
  nw_rng_shuffle (&rng, cards, n_cards);

  return n_cards;
}

/**
 * nw_brawl_count_ink:
 * @rules: compiled rules
 * @state: (inout): a state whose stores and containers are set
 *
 * Works out the sums on the boards, and what is left in the reserve of ink (W4).
 *
 * Returns: an ink of which there is more on the boards than exists, or `n_inks`
 */
guint
nw_brawl_count_ink (const NwBrawlRules *rules,
                    NwBrawlState       *state)
{
  guint excess = rules->n_inks;

  for (guint ink = 0; ink < rules->n_inks; ink++)
    {
      gint left = rules->ink_reserve[state->head.n_seats - 1][ink];

      for (guint i = 0; i < state->head.n_seats; i++)
        {
          NwBrawlSeat *seat = &state->seats[i];
          guint8 *n_store = nw_brawl_is_base (rules, ink) ? &seat->n_base : &seat->n_secondary;
          guint8 *n_placed =
            nw_brawl_is_base (rules, ink) ? &seat->n_placed_base : &seat->n_placed_secondary;

          *n_store = (guint8) (*n_store + seat->store[ink]);
          *n_placed = (guint8) (*n_placed + seat->placed[ink]);
          left -= seat->store[ink] + seat->placed[ink];
        }

      if (left < 0 && excess == rules->n_inks)
        excess = ink;
      state->ink[ink] = (guint8) MAX (left, 0);
    }

  return excess;
}

/**
 * nw_brawl_set_board:
 * @rules: compiled rules
 * @state: (inout): a state
 * @seat: a seat
 *
 * Gives a seat what it starts with (W1, W5), without a character.
 */
void
nw_brawl_set_board (const NwBrawlRules *rules,
                    NwBrawlState       *state,
                    guint               seat)
{
  NwBrawlSeat *board = &state->seats[seat];

  board->money = rules->start_money;
  board->character = NW_BRAWL_NONE;
  board->chair = NW_BRAWL_NONE;
  board->waiting = NW_BRAWL_NONE;
  board->station = NW_BRAWL_NONE;
  memcpy (board->store, rules->ink_start[seat], rules->n_inks);
}

/**
 * nw_brawl_open_places:
 * @rules: compiled rules
 * @state: (inout): a state
 *
 * Makes the open places and the donation place empty.
 */
void
nw_brawl_open_places (const NwBrawlRules *rules,
                      NwBrawlState       *state)
{
  memset (state->open_tattoos, NW_BRAWL_NONE, rules->open_tattoos);
  memset (state->open_clients, NW_BRAWL_NONE, rules->open_clients);
  state->donated = NW_BRAWL_NONE;
}

void
nw_brawl_deal (gconstpointer data,
               const NwDeal *deal,
               gpointer      state_data)
{
  const NwBrawlRules *rules = data;
  NwBrawlState *state = state_data;
  const NwBrawlPlay play = { .rules = rules, .state = state };
  guint8 characters[NW_BRAWL_MAX_CARDS];

  memset (state, 0, sizeof *state);
  state->head.rng = deal->seed;
  state->head.round = 1;
  state->head.n_seats = (guint8) deal->n_seats;
  state->actions_left = rules->actions;

  state->n_tattoo_deck =
    (guint8) nw_brawl_shuffle (rules, NW_BRAWL_TATTOOS, deal->seed, state->decks);
  state->n_client_deck = (guint8) nw_brawl_shuffle (rules, NW_BRAWL_CLIENTS, deal->seed,
                                                    state->decks + rules->n_tattoo_copies);
  if (rules->character_choice == NW_BRAWL_CHARACTER_DEAL)
    nw_brawl_shuffle (rules, NW_BRAWL_CHARACTERS, deal->seed, characters);

  nw_brawl_open_places (rules, state);
  for (guint seat = 0; seat < deal->n_seats; seat++)
    {
      nw_brawl_set_board (rules, state, seat);
      if (rules->character_choice == NW_BRAWL_CHARACTER_DEAL)
        state->seats[seat].character = characters[rules->n_characters - 1 - seat];
      state->chosen[seat] = NW_BRAWL_NONE;
      for (guint i = 0; i < NW_BRAWL_N_HAND; i++)
        state->hands[seat][i] = (guint8) nw_brawl_draw_tattoo (&play);
    }
  nw_brawl_count_ink (rules, state);
  nw_brawl_refill_tattoos (&play);
  nw_brawl_refill_clients (&play);

  nw_brawl_ask (&play, rules->character_choice == NW_BRAWL_CHARACTER_DEAL
                         ? NW_BRAWL_PENDING_KEEP
                         : NW_BRAWL_PENDING_CHARACTER);
}

/* ---- Choices -------------------------------------------------------------------------------- */

/**
 * nw_brawl_apply_character:
 * @play: a move under way
 * @character: the character that the actor chooses (W2)
 *
 * Makes the choice; after the last one the draft begins.
 */
void
nw_brawl_apply_character (const NwBrawlPlay *play,
                          guint              character)
{
  NwBrawlState *state = play->state;

  state->seats[state->head.actor].character = (guint8) character;
  nw_brawl_emit (play, NW_BRAWL_EVENT_CHARACTER, state->head.actor, NW_EVENT_KNOWN_TO_ALL,
                 (gint) nw_brawl_character_card (play->rules, character), 0, 0, 0);

  nw_brawl_ask (play, NW_BRAWL_PENDING_CHARACTER);
  if (state->head.actor == NW_SEAT_NONE)
    nw_brawl_ask (play, NW_BRAWL_PENDING_KEEP);
}

/* The seat to which @seat passes two tattoos (W6). */
static guint
get_receiver (const NwBrawlPlay *play,
              guint              seat)
{
  const guint n_seats = play->state->head.n_seats;
  const guint step = play->rules->setup_direction == NW_BRAWL_SETUP_LEFT ? 1 : n_seats - 1;

  return (seat + step) % n_seats;
}

static void
lay (const NwBrawlPlay *play,
     guint              seat,
     guint              card,
     guint              slot)
{
  const gboolean is_open = (slot & NW_BRAWL_SLOT_OPEN) != 0;

  nw_brawl_add_reserve (play, seat, card, slot);
  nw_brawl_emit (play, NW_BRAWL_EVENT_LAID, seat,
                 is_open ? NW_EVENT_KNOWN_TO_ALL : slot & NW_BRAWL_SLOT_KNOWN, (gint) card,
                 play->state->seats[seat].n_reserve, is_open, 0);
}

/* All have chosen what to keep: it goes to the reserves, the others go on. */
static void
pass_hands (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;
  guint8 passed[NW_BRAWL_MAX_SEATS][NW_BRAWL_N_HAND] = { 0 };

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint receiver = get_receiver (play, seat);
      gboolean is_kept = FALSE;
      guint n_passed = 0;

      for (guint i = 0; i < NW_BRAWL_N_HAND; i++)
        {
          const guint card = state->hands[seat][i];

          if (card == state->chosen[seat] && !is_kept)
            {
              is_kept = TRUE;
              nw_brawl_emit (play, NW_BRAWL_EVENT_KEPT, seat, 1u << seat, (gint) card, 0, 0, 0);
              nw_brawl_add_reserve (play, seat, card, 1u << seat);
              continue;
            }
          passed[receiver][n_passed++] = (guint8) card;
          nw_brawl_emit (play, NW_BRAWL_EVENT_PASSED, seat, 1u << seat | 1u << receiver,
                         (gint) card, (gint) receiver, 0, 0);
        }
    }

  memcpy (state->hands, passed, sizeof passed);
  memset (state->chosen, NW_BRAWL_NONE, state->head.n_seats);
}

/* All have chosen what to open: closed and open cards go to the reserves. */
static void
lay_hands (const NwBrawlPlay *play)
{
  NwBrawlState *state = play->state;
  const guint all = nw_brawl_mask (state->head.n_seats);

  for (guint giver = 0; giver < state->head.n_seats; giver++)
    {
      const guint seat = get_receiver (play, giver);
      const guint8 *hand = state->hands[seat];
      const guint open = state->chosen[seat];

      lay (play, seat, hand[0] == open ? hand[1] : hand[0], 1u << seat | 1u << giver);
      lay (play, seat, open, all | NW_BRAWL_SLOT_OPEN);
    }

  memset (state->hands, 0, sizeof state->hands);
  memset (state->chosen, 0, sizeof state->chosen);
}

/**
 * nw_brawl_apply_choice:
 * @play: a move under way
 * @card: the tattoo of the actor's hand that it keeps or opens (W6)
 *
 * Makes a choice of the draft.  Nothing is shown until all have chosen.
 */
void
nw_brawl_apply_choice (const NwBrawlPlay *play,
                       guint              card)
{
  NwBrawlState *state = play->state;
  const guint actor = state->head.actor;

  state->chosen[actor] = (guint8) card;
  nw_brawl_emit (play, NW_BRAWL_EVENT_CHOSEN, actor, 1u << actor, (gint) card, 0, 0, 0);

  nw_brawl_ask (play, state->pending);
  if (state->head.actor != NW_SEAT_NONE)
    return;

  if (state->pending == NW_BRAWL_PENDING_KEEP)
    {
      pass_hands (play);
      nw_brawl_ask (play, NW_BRAWL_PENDING_OPEN);
    }
  else
    {
      lay_hands (play);
      nw_brawl_begin_turn (play, 0);
    }
}
