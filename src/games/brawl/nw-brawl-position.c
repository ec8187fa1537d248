/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: reading positions.
 *
 * A position is read as a fresh deal in which what the members say has come true: cards that are
 * named anywhere are taken out of the shuffled decks first, then the hands, open places and decks
 * that are not given are dealt from what is left.  All that is wrong is reported, each with its
 * place.
 */

#include "games/brawl/nw-brawl-position.h"

#include <string.h>

#include "games/brawl/nw-brawl-setup.h"
#include "games/nw-members.h"

/* More money than any game can bring. */
#define MAX_MONEY 100000000

/* A position under way; the copies are those that nothing has named yet. */
typedef struct
{
  const NwBrawlRules *rules;
  NwBrawlState       *state;
  const NwDeal       *deal;
  GPtrArray          *problems;
  guint8              n_copies[NW_BRAWL_N_DECKS][NW_BRAWL_MAX_CARDS];
  gboolean            has_character[NW_BRAWL_MAX_SEATS];
  gboolean            has_hands;
} Reader;

/* ---- Cards ---------------------------------------------------------------------------------- */

static gboolean
is_text (Reader     *reader,
         GVariant   *value,
         const char *expected,
         const char *pointer)
{
  return nw_members_is_of_type (reader->problems, value, G_VARIANT_TYPE_STRING, expected, pointer);
}

/* Takes one copy of a card out of those that nothing has named yet. */
static guint
take (Reader     *reader,
      NwBrawlDeck deck,
      GVariant   *value,
      const char *pointer)
{
  const NwBrawlRules *rules = reader->rules;
  const char (*ids)[NW_ID_SIZE] = deck == NW_BRAWL_TATTOOS   ? rules->tattoo_ids
                                  : deck == NW_BRAWL_CLIENTS ? rules->client_ids
                                                             : rules->character_ids;

  if (!is_text (reader, value, "card", pointer))
    return NW_BRAWL_NONE;

  return nw_members_take_card (reader->problems, ids, nw_brawl_n_cards (rules, deck),
                               reader->n_copies[deck], g_variant_get_string (value, NULL),
                               pointer);
}

/* Reads a card that may be left out or null. */
static guint
read_card (Reader     *reader,
           GVariant   *dictionary,
           const char *parent,
           const char *name,
           NwBrawlDeck deck)
{
  g_autoptr (GVariant) value = nw_members_get (dictionary, name);
  g_autofree char *pointer = g_strdup_printf ("%s/%s", parent, name);

  if (value == NULL || nw_members_is_nothing (value))
    return NW_BRAWL_NONE;

  return take (reader, deck, value, pointer);
}

/* Reads a card that must be there. */
static guint
read_needed_card (Reader     *reader,
                  GVariant   *dictionary,
                  const char *parent,
                  const char *name,
                  NwBrawlDeck deck)
{
  g_autoptr (GVariant) value = nw_members_get (dictionary, name);
  g_autofree char *pointer = g_strdup_printf ("%s/%s", parent, name);

  if (value == NULL)
    {
      nw_members_complain (reader->problems, "missing-member", NULL, "%s", pointer);
      return NW_BRAWL_NONE;
    }

  return take (reader, deck, value, pointer);
}

/* Reads a list of cards; returns how many, at most @room. */
static guint
read_cards (Reader     *reader,
            GVariant   *list,
            const char *pointer,
            NwBrawlDeck deck,
            gboolean    may_be_empty,
            guint8     *cards,
            guint       room)
{
  const gsize n_given = g_variant_n_children (list);

  if (n_given > room)
    {
      nw_members_out_of_range (reader->problems, "bad-entries", (gint64) n_given, 0, room, pointer);
      return 0;
    }

  for (gsize i = 0; i < n_given; i++)
    {
      g_autoptr (GVariant) value = nw_members_get_entry (list, i);
      g_autofree char *card_pointer = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);
      const gboolean is_empty = may_be_empty && nw_members_is_nothing (value);

      cards[i] = (guint8) (is_empty ? NW_BRAWL_NONE : take (reader, deck, value, card_pointer));
    }

  return (guint) n_given;
}

/* Reads a list of seats into a mask. */
static guint
read_mask (Reader     *reader,
           GVariant   *list,
           const char *pointer)
{
  guint mask = 0;

  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) value = nw_members_get_entry (list, i);
      g_autofree char *seat_pointer = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);

      mask |= 1u << nw_members_read_seat (reader->problems, value, seat_pointer,
                                          reader->state->head.n_seats);
    }

  return mask;
}

/* ---- Boards --------------------------------------------------------------------------------- */

/* Reads the letters of inks; FALSE if they are left out or wrong. */
static gboolean
read_inks (Reader     *reader,
           GVariant   *dictionary,
           const char *parent,
           const char *name,
           guint8     *inks)
{
  g_autoptr (GVariant) value = nw_members_get (dictionary, name);
  g_autofree char *pointer = g_strdup_printf ("%s/%s", parent, name);
  guint8 counted[NW_BRAWL_MAX_INKS];

  if (value == NULL || !is_text (reader, value, "string", pointer))
    return FALSE;

  if (!nw_brawl_set_inks (reader->rules, g_variant_get_string (value, NULL), counted))
    {
      nw_members_complain (reader->problems, "no-such-colour", g_variant_get_string (value, NULL),
                           "%s", pointer);
      return FALSE;
    }
  memcpy (inks, counted, sizeof counted);

  return TRUE;
}

static void
read_station (Reader     *reader,
              GVariant   *board,
              guint       seat,
              const char *parent)
{
  NwBrawlSeat *out = &reader->state->seats[seat];
  g_autoptr (GVariant) station = nw_members_get (board, "station");
  g_autofree char *pointer = g_strdup_printf ("%s/station", parent);

  if (station == NULL || nw_members_is_nothing (station) ||
      !nw_members_is_of_type (reader->problems, station, G_VARIANT_TYPE_VARDICT, "object", pointer))
    return;

  out->station = (guint8) read_needed_card (reader, station, pointer, "tattoo", NW_BRAWL_TATTOOS);
  if (out->station == NW_BRAWL_NONE)
    return;

  out->clock = (guint8) nw_members_read_number (reader->problems, station, pointer, "clock", 0,
                                                reader->rules->tattoos[out->station].duration, 0);
  if (!read_inks (reader, station, pointer, "placed", out->placed))
    return;
  for (guint ink = 0; ink < reader->rules->n_inks; ink++)
    if (out->placed[ink] > reader->rules->tattoos[out->station].need[ink])
      nw_members_complain (reader->problems, "placed-beyond-need", reader->rules->ink_ids[ink],
                           "%s/placed", pointer);
}

/* The reserves are read seat by seat, and so fill the pile in its order. */
static void
read_reserve_card (Reader     *reader,
                   GVariant   *value,
                   guint       seat,
                   const char *pointer)
{
  NwBrawlState *state = reader->state;
  const guint all = nw_brawl_mask (state->head.n_seats);
  g_autoptr (GVariant) known = NULL;
  g_autofree char *known_pointer = g_strdup_printf ("%s/known", pointer);
  guint card, place, slot = 0;

  if (!nw_members_is_of_type (reader->problems, value, G_VARIANT_TYPE_VARDICT, "object", pointer))
    return;

  card = read_needed_card (reader, value, pointer, "tattoo", NW_BRAWL_TATTOOS);
  known = nw_members_get_list (reader->problems, value, "known", known_pointer);
  if (known != NULL)
    slot = read_mask (reader, known, known_pointer);
  if (nw_members_read_boolean (reader->problems, value, pointer, "open", FALSE))
    slot = all | NW_BRAWL_SLOT_OPEN;
  if (card == NW_BRAWL_NONE)
    return;

  place = nw_brawl_reserve_place (reader->rules, state, seat, state->seats[seat].n_reserve++);
  state->pile[place] = (guint8) card;
  state->slots[place] = (guint8) slot;
}

static void
read_reserve (Reader     *reader,
              GVariant   *board,
              guint       seat,
              const char *parent)
{
  g_autofree char *pointer = g_strdup_printf ("%s/reserve", parent);
  g_autoptr (GVariant) list = nw_members_get_list (reader->problems, board, "reserve", pointer);

  for (gsize i = 0; list != NULL && i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) value = nw_members_get_entry (list, i);
      g_autofree char *card_pointer = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);

      read_reserve_card (reader, value, seat, card_pointer);
    }
}

static void
read_finished (Reader     *reader,
               GVariant   *board,
               guint       seat,
               const char *parent)
{
  NwBrawlState *state = reader->state;
  g_autofree char *pointer = g_strdup_printf ("%s/finished", parent);
  g_autoptr (GVariant) list = nw_members_get_list (reader->problems, board, "finished", pointer);
  guint8 cards[NW_BRAWL_MAX_CARDS];
  guint n_cards;

  if (list == NULL)
    return;

  n_cards = read_cards (reader, list, pointer, NW_BRAWL_TATTOOS, FALSE, cards, sizeof cards);
  for (guint i = 0; i < n_cards; i++)
    if (cards[i] != NW_BRAWL_NONE)
      {
        state->pile[nw_brawl_first_finished (state, seat + 1)] = cards[i];
        state->seats[seat].n_finished++;
      }
}

static void
read_board (Reader   *reader,
            GVariant *board,
            guint     seat)
{
  NwBrawlSeat *out = &reader->state->seats[seat];
  g_autofree char *pointer = g_strdup_printf ("/seats/%u", seat);
  g_autoptr (GVariant) character = nw_members_get (board, "character");

  reader->has_character[seat] = character != NULL;
  out->character = (guint8) read_card (reader, board, pointer, "character", NW_BRAWL_CHARACTERS);
  out->money = (gint32) nw_members_read_number (reader->problems, board, pointer, "money", 0,
                                                MAX_MONEY, out->money);
  read_inks (reader, board, pointer, "store", out->store);
  out->chair = (guint8) read_card (reader, board, pointer, "chair", NW_BRAWL_CLIENTS);
  out->waiting = (guint8) read_card (reader, board, pointer, "waiting", NW_BRAWL_CLIENTS);
  read_station (reader, board, seat, pointer);
  read_reserve (reader, board, seat, pointer);
  read_finished (reader, board, seat, pointer);
}

static void
read_boards (Reader   *reader,
             GVariant *seats)
{
  for (guint seat = 0; seat < reader->state->head.n_seats; seat++)
    {
      g_autoptr (GVariant) board = NULL;
      g_autofree char *pointer = g_strdup_printf ("/seats/%u", seat);

      nw_brawl_set_board (reader->rules, reader->state, seat);
      if (seats != NULL)
        {
          board = nw_members_get_entry (seats, seat);
          if (!nw_members_is_of_type (reader->problems, board, G_VARIANT_TYPE_VARDICT, "object",
                                      pointer))
            continue;
        }
      read_board (reader, board, seat);
    }
}

/* The cards of a deck that nothing has named, in the order of the fresh deal; the top last. */
static guint
list_unnamed (Reader     *reader,
              NwBrawlDeck deck,
              guint8     *cards)
{
  const guint n_cards = nw_brawl_shuffle (reader->rules, deck, reader->deal->seed, cards);

  return nw_members_keep_unnamed (reader->n_copies[deck], cards, n_cards);
}

/* Deals characters to those who have none, if that is how they come to them (W2). */
static void
deal_characters (Reader *reader)
{
  const NwBrawlRules *rules = reader->rules;
  guint8 characters[NW_BRAWL_MAX_CARDS];
  guint n_left;

  if (rules->character_choice != NW_BRAWL_CHARACTER_DEAL)
    return;

  n_left = list_unnamed (reader, NW_BRAWL_CHARACTERS, characters);
  for (guint seat = 0; seat < reader->state->head.n_seats && n_left > 0; seat++)
    if (!reader->has_character[seat])
      reader->state->seats[seat].character = characters[--n_left];
}

/* ---- Decks and open places ------------------------------------------------------------------ */

/* The members `clients` or `tattoos`, and where what they say goes. */
typedef struct
{
  const char *name;
  NwBrawlDeck from;
  guint8     *open;
  guint       n_open;
  guint8     *deck;
  guint8     *n_deck;
  guint       room;
  gboolean    has_open;
  gboolean    has_deck;
} Supply;

static GVariant *
get_supply (Reader       *reader,
            GVariant     *members,
            const Supply *supply)
{
  g_autofree char *pointer = g_strdup_printf ("/%s", supply->name);
  GVariant *value = nw_members_get (members, supply->name);

  if (value != NULL && !nw_members_is_of_type (reader->problems, value, G_VARIANT_TYPE_VARDICT,
                                               "object", pointer))
    g_clear_pointer (&value, g_variant_unref);

  return value;
}

/* Reads what is named; the deck stands with its top first. */
static void
read_supply (Reader   *reader,
             GVariant *dictionary,
             Supply   *supply)
{
  g_autofree char *open_pointer = g_strdup_printf ("/%s/open", supply->name);
  g_autofree char *deck_pointer = g_strdup_printf ("/%s/deck", supply->name);
  g_autoptr (GVariant) open =
    nw_members_get_list (reader->problems, dictionary, "open", open_pointer);
  g_autoptr (GVariant) deck =
    nw_members_get_list (reader->problems, dictionary, "deck", deck_pointer);
  guint8 cards[NW_BRAWL_MAX_CARDS];

  supply->has_open = open != NULL;
  supply->has_deck = deck != NULL;
  if (open != NULL)
    read_cards (reader, open, open_pointer, supply->from, TRUE, supply->open, supply->n_open);
  if (deck == NULL)
    return;

  *supply->n_deck =
    (guint8) read_cards (reader, deck, deck_pointer, supply->from, FALSE, cards, supply->room);
  for (guint i = 0; i < *supply->n_deck; i++)
    supply->deck[*supply->n_deck - 1 - i] = cards[i];
}

/* Deals what is not given from the unnamed @cards, whose last is the top. */
static void
deal_supply (Supply       *supply,
             const guint8 *cards,
             guint         n_cards)
{
  for (guint place = 0; !supply->has_open && place < supply->n_open && n_cards > 0; place++)
    supply->open[place] = cards[--n_cards];

  if (supply->has_deck)
    return;
  memcpy (supply->deck, cards, n_cards);
  *supply->n_deck = (guint8) n_cards;
}

static void
read_clients (Reader   *reader,
              GVariant *members)
{
  const NwBrawlRules *rules = reader->rules;
  NwBrawlState *state = reader->state;
  Supply supply = {
    .name = "clients",
    .from = NW_BRAWL_CLIENTS,
    .open = state->open_clients,
    .n_open = rules->open_clients,
    .deck = state->decks + rules->n_tattoo_copies,
    .n_deck = &state->n_client_deck,
    .room = rules->n_client_copies,
  };
  g_autoptr (GVariant) clients = get_supply (reader, members, &supply);
  g_autoptr (GVariant) gone =
    nw_members_get_list (reader->problems, clients, "gone", "/clients/gone");
  guint8 cards[NW_BRAWL_MAX_CARDS];

  if (gone != NULL)
    state->n_gone =
      (guint8) read_cards (reader, gone, "/clients/gone", NW_BRAWL_CLIENTS, FALSE,
                           state->pile + rules->n_tattoo_copies, rules->n_client_copies);
  read_supply (reader, clients, &supply);

  deal_supply (&supply, cards, list_unnamed (reader, NW_BRAWL_CLIENTS, cards));
}

/* Deals the hands of a draft that are not given; returns how many cards are left. */
static guint
deal_hands (Reader       *reader,
            const guint8 *cards,
            guint         n_cards)
{
  NwBrawlState *state = reader->state;
  const guint n_hand = nw_brawl_count_hand (state->pending);

  if (!nw_brawl_is_setup (state->pending) || reader->has_hands)
    return n_cards;
  if (n_cards < n_hand * state->head.n_seats)
    {
      nw_members_complain (reader->problems, "missing-member", NULL, "/pending/hands");
      return n_cards;
    }

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint i = 0; i < n_hand; i++)
      state->hands[seat][i] = cards[--n_cards];

  return n_cards;
}

static void
read_tattoos (Reader   *reader,
              GVariant *members)
{
  const NwBrawlRules *rules = reader->rules;
  NwBrawlState *state = reader->state;
  Supply supply = {
    .name = "tattoos",
    .from = NW_BRAWL_TATTOOS,
    .open = state->open_tattoos,
    .n_open = rules->open_tattoos,
    .deck = state->decks,
    .n_deck = &state->n_tattoo_deck,
    .room = rules->n_tattoo_copies,
  };
  g_autoptr (GVariant) tattoos = get_supply (reader, members, &supply);
  guint8 cards[NW_BRAWL_MAX_CARDS];
  guint n_cards;

  state->donated = (guint8) read_card (reader, tattoos, "/tattoos", "donated", NW_BRAWL_TATTOOS);
  read_supply (reader, tattoos, &supply);

  n_cards = deal_hands (reader, cards, list_unnamed (reader, NW_BRAWL_TATTOOS, cards));
  deal_supply (&supply, cards, n_cards);
}

/* ---- What is asked -------------------------------------------------------------------------- */

static void
read_hand (Reader     *reader,
           GVariant   *hands,
           guint       seat)
{
  NwBrawlState *state = reader->state;
  const guint n_hand = nw_brawl_count_hand (state->pending);
  g_autofree char *pointer = g_strdup_printf ("/pending/hands/%u", seat);
  g_autoptr (GVariant) hand = nw_members_get_entry (hands, seat);

  if (!nw_members_is_of_type (reader->problems, hand, G_VARIANT_TYPE ("av"), "array", pointer))
    return;
  if (g_variant_n_children (hand) != n_hand)
    {
      nw_members_out_of_range (reader->problems, "bad-entries",
                               (gint64) g_variant_n_children (hand), n_hand, n_hand, pointer);
      return;
    }

  read_cards (reader, hand, pointer, NW_BRAWL_TATTOOS, FALSE, state->hands[seat], n_hand);
}

/* Reads what a seat has chosen of its hand. */
static void
read_choice (Reader   *reader,
             GVariant *chosen,
             guint     seat)
{
  NwBrawlState *state = reader->state;
  g_autofree char *pointer = g_strdup_printf ("/pending/chosen/%u", seat);
  g_autoptr (GVariant) value = nw_members_get_entry (chosen, seat);
  const char *id;
  gint card;

  if (nw_members_is_nothing (value) || !is_text (reader, value, "card", pointer))
    return;

  id = g_variant_get_string (value, NULL);
  card = nw_notation_find (reader->rules->tattoo_ids, reader->rules->n_tattoos, id);
  for (guint i = 0; card >= 0 && i < nw_brawl_count_hand (state->pending); i++)
    if (state->hands[seat][i] == card)
      state->chosen[seat] = (guint8) card;
  if (state->chosen[seat] == NW_BRAWL_NONE)
    nw_members_complain (reader->problems, "no-such-card", id, "%s", pointer);
}

/* One list for each seat, or %NULL. */
static GVariant *
get_draft_list (Reader     *reader,
                GVariant   *pending,
                const char *name)
{
  const guint n_seats = reader->state->head.n_seats;
  g_autofree char *pointer = g_strdup_printf ("/pending/%s", name);
  GVariant *list = nw_members_get_list (reader->problems, pending, name, pointer);

  if (list != NULL && g_variant_n_children (list) != n_seats)
    {
      nw_members_out_of_range (reader->problems, "bad-entries",
                               (gint64) g_variant_n_children (list), n_seats, n_seats, pointer);
      g_clear_pointer (&list, g_variant_unref);
    }

  return list;
}

static void
read_draft (Reader   *reader,
            GVariant *pending)
{
  g_autoptr (GVariant) hands = get_draft_list (reader, pending, "hands");
  g_autoptr (GVariant) chosen = get_draft_list (reader, pending, "chosen");
  const guint n_seats = reader->state->head.n_seats;

  memset (reader->state->chosen, NW_BRAWL_NONE, n_seats);
  reader->has_hands = hands != NULL;
  for (guint seat = 0; hands != NULL && seat < n_seats; seat++)
    read_hand (reader, hands, seat);
  for (guint seat = 0; chosen != NULL && seat < n_seats; seat++)
    read_choice (reader, chosen, seat);
}

static void
read_ink (Reader   *reader,
          GVariant *pending)
{
  g_autoptr (GVariant) value = nw_members_get (pending, "ink");
  gint ink;

  if (value == NULL || !is_text (reader, value, "string", "/pending/ink"))
    return;

  ink = nw_notation_find (reader->rules->ink_ids, reader->rules->n_inks,
                          g_variant_get_string (value, NULL));
  if (ink < 0)
    nw_members_complain (reader->problems, "no-such-colour", g_variant_get_string (value, NULL),
                         "/pending/ink");
  else
    reader->state->pending_arg = (guint8) ink;
}

static guint
read_pending_mask (Reader     *reader,
                   GVariant   *pending,
                   const char *name)
{
  g_autofree char *pointer = g_strdup_printf ("/pending/%s", name);
  g_autoptr (GVariant) list = nw_members_get_list (reader->problems, pending, name, pointer);

  return list != NULL ? read_mask (reader, list, pointer) : 0;
}

static void
read_pending (Reader   *reader,
              GVariant *pending)
{
  NwBrawlState *state = reader->state;
  g_autoptr (GVariant) from = NULL;

  switch (state->pending)
    {
    case NW_BRAWL_PENDING_SEAT:
      state->pending_card =
        (guint8) read_needed_card (reader, pending, "/pending", "client", NW_BRAWL_CLIENTS);
      break;
    case NW_BRAWL_PENDING_LAY:
      state->pending_card =
        (guint8) read_needed_card (reader, pending, "/pending", "tattoo", NW_BRAWL_TATTOOS);
      state->pending_arg = (guint8) read_pending_mask (reader, pending, "known");
      break;
    case NW_BRAWL_PENDING_SALE:
      read_ink (reader, pending);
      from = nw_members_get (pending, "from");
      state->pending_seat = (guint8) nw_members_read_seat (reader->problems, from, "/pending/from",
                                                           state->head.n_seats);
      break;
    case NW_BRAWL_PENDING_WITH:
      state->pending_arg =
        (guint8) (nw_members_read_number (reader->problems, pending, "/pending", "slot", 1,
                                          MAX (state->seats[state->head.turn].n_reserve, 1), 1) -
                  1);
      break;
    case NW_BRAWL_PENDING_CLAIM:
      state->pending_arg = (guint8) read_pending_mask (reader, pending, "seats");
      break;
    case NW_BRAWL_PENDING_CHARACTER:
    case NW_BRAWL_PENDING_KEEP:
    case NW_BRAWL_PENDING_OPEN:
      read_draft (reader, pending);
      break;
    default:
      break;
    }
}

/* ---- The phase ------------------------------------------------------------------------------ */

/* The phase that a position has which doesn't tell. */
static NwBrawlPhase
guess_phase (Reader        *reader,
             NwBrawlPending ask)
{
  if (ask != NW_BRAWL_PENDING_NONE)
    return nw_brawl_get_phase (ask);

  for (guint seat = 0; seat < reader->state->head.n_seats; seat++)
    if (!reader->has_character[seat] ||
        reader->state->seats[seat].character == NW_BRAWL_NONE)
      return reader->rules->character_choice == NW_BRAWL_CHARACTER_DEAL ? NW_BRAWL_PHASE_DRAFT
                                                                       : NW_BRAWL_PHASE_CHARACTER;

  return NW_BRAWL_PHASE_TURN;
}

/* What is asked in a phase, if the position doesn't tell. */
static NwBrawlPending
guess_pending (Reader      *reader,
               NwBrawlPhase phase)
{
  if (phase == NW_BRAWL_PHASE_ANSWER)
    nw_members_complain (reader->problems, "missing-member", NULL, "/pending");

  return phase == NW_BRAWL_PHASE_CHARACTER ? NW_BRAWL_PENDING_CHARACTER
         : phase == NW_BRAWL_PHASE_DRAFT   ? NW_BRAWL_PENDING_KEEP
                                           : NW_BRAWL_PENDING_NONE;
}

static void
read_phase (Reader   *reader,
            GVariant *members,
            GVariant *pending)
{
  NwBrawlState *state = reader->state;
  g_autoptr (GVariant) phase_value = nw_members_get (members, "phase");
  const NwBrawlPending ask =
    nw_members_read_name (reader->problems, pending, "/pending", "ask", nw_brawl_ask_names,
                          NW_BRAWL_N_PENDINGS);
  const NwBrawlPhase phase =
    phase_value == NULL
      ? guess_phase (reader, ask)
      : nw_members_read_name (reader->problems, members, "", "phase", nw_brawl_phase_names,
                              NW_BRAWL_N_PHASES);

  state->head.over = phase == NW_BRAWL_PHASE_OVER;
  state->pending =
    (guint8) (ask != NW_BRAWL_PENDING_NONE ? ask : guess_pending (reader, phase));
  if (ask != NW_BRAWL_PENDING_NONE && nw_brawl_get_phase (ask) != phase)
    nw_members_complain (reader->problems, "pending-cannot-be", nw_brawl_ask_names[ask],
                         "/pending/ask");
}

/* The object that tells what is asked, or %NULL. */
static GVariant *
get_pending (Reader   *reader,
             GVariant *members)
{
  GVariant *pending = nw_members_get (members, "pending");
  g_autoptr (GVariant) ask = NULL;

  if (pending == NULL || nw_members_is_nothing (pending) ||
      !nw_members_is_of_type (reader->problems, pending, G_VARIANT_TYPE_VARDICT, "object",
                              "/pending"))
    {
      g_clear_pointer (&pending, g_variant_unref);
      return NULL;
    }

  ask = nw_members_get (pending, "ask");
  if (ask == NULL)
    nw_members_complain (reader->problems, "missing-member", NULL, "/pending/ask");

  return pending;
}

static void
read_turn (Reader   *reader,
           GVariant *members)
{
  NwBrawlState *state = reader->state;
  const NwBrawlRules *rules = reader->rules;
  GPtrArray *problems = reader->problems;
  g_autoptr (GVariant) turn = nw_members_get (members, "turn");
  g_autoptr (GVariant) last_turns = nw_members_get (members, "last_turns");

  state->head.turn = (guint8) nw_members_read_seat (problems, turn, "/turn", state->head.n_seats);
  state->head.round = (guint16) nw_members_read_number (problems, members, "", "round", 1,
                                                        rules->max_rounds, 1);
  state->actions_left = (guint8) nw_members_read_number (problems, members, "", "actions_left", 0,
                                                         rules->actions, rules->actions);
  state->skill_used = (guint8) nw_members_read_boolean (problems, members, "", "skill_used", FALSE);

  if (last_turns == NULL || nw_members_is_nothing (last_turns) ||
      !nw_members_is_of_type (problems, last_turns, G_VARIANT_TYPE ("av"), "array", "/last_turns"))
    return;
  state->has_last_turns = TRUE;
  state->last_turns = (guint8) read_mask (reader, last_turns, "/last_turns");
}

/* ---- What cannot be ------------------------------------------------------------------------- */

/* Whether those who may charge style rights can (W28). */
static gboolean
can_claim (const NwBrawlRules *rules,
           const NwBrawlState *state)
{
  const NwBrawlSeat *collector = &state->seats[state->head.turn];
  const guint end = nw_brawl_first_finished (state, state->head.turn + 1u);

  if (collector->money == 0 || collector->n_finished == 0 || state->pending_arg == 0 ||
      (state->pending_arg >> state->head.turn & 1) != 0)
    return FALSE;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((state->pending_arg >> seat & 1) != 0 &&
        !nw_brawl_specialises (rules, &state->seats[seat],
                               rules->tattoos[state->pile[end - 1]].style))
      return FALSE;

  return TRUE;
}

/* Whether the ink can be asked for (W18). */
static gboolean
can_sell (const NwBrawlRules *rules,
          const NwBrawlState *state)
{
  const NwBrawlSeat *buyer = &state->seats[state->head.turn];
  const guint ink = state->pending_arg;
  const gboolean is_base = nw_brawl_is_base (rules, ink);

  return state->pending_seat != state->head.turn && buyer->money >= rules->buy_price &&
         state->seats[state->pending_seat].store[ink] > 0 &&
         nw_brawl_check_gain (rules, buyer, is_base, !is_base) == NW_REASON_LEGAL;
}

/* Whether a tattoo must be lost, and there is a choice (W16). */
static gboolean
can_lose (const NwBrawlRules *rules,
          const NwBrawlState *state)
{
  gboolean is_choice;

  nw_brawl_find_lowest (rules, state, &is_choice);

  return rules->limit_mode == NW_BRAWL_LIMIT_PENALTY && is_choice &&
         nw_brawl_is_over_limit (rules, &state->seats[state->head.turn]);
}

/* Whether a choice of the set-up is open, and only those have chosen who were asked. */
static gboolean
can_choose (const NwBrawlRules *rules,
            const NwBrawlState *state)
{
  const guint actor = nw_brawl_get_actor (rules, state);

  if (actor == NW_SEAT_NONE)
    return FALSE;

  if (state->pending == NW_BRAWL_PENDING_CHARACTER)
    {
      gboolean is_after = FALSE;

      for (guint i = 0; i < state->head.n_seats; i++)
        {
          const guint seat = nw_brawl_nth_choosing (rules, state->head.n_seats, i);

          if (is_after && state->seats[seat].character != NW_BRAWL_NONE)
            return FALSE;
          is_after |= seat == actor;
        }
      return TRUE;
    }

  for (guint seat = actor + 1; seat < state->head.n_seats; seat++)
    if (state->chosen[seat] != NW_BRAWL_NONE)
      return FALSE;

  return TRUE;
}

/* Whether what is asked can be. */
static gboolean
can_be_pending (const NwBrawlRules *rules,
                const NwBrawlState *state)
{
  const NwBrawlSeat *seat = &state->seats[state->head.turn];
  guint place;

  switch (state->pending)
    {
    case NW_BRAWL_PENDING_NONE:
      return TRUE;
    case NW_BRAWL_PENDING_SEAT:
      return seat->chair == NW_BRAWL_NONE || seat->waiting == NW_BRAWL_NONE;
    case NW_BRAWL_PENDING_LAY:
      return (state->pending_arg >> state->head.turn & 1) != 0;
    case NW_BRAWL_PENDING_SALE:
      return can_sell (rules, state);
    case NW_BRAWL_PENDING_WITH:
      place = nw_brawl_reserve_place (rules, state, state->head.turn, state->pending_arg);
      return seat->n_reserve > 0 &&
             nw_brawl_has_match (rules, state, nw_brawl_is_open (state, place));
    case NW_BRAWL_PENDING_CLAIM:
      return can_claim (rules, state);
    case NW_BRAWL_PENDING_LOSE:
      return can_lose (rules, state);
    default:
      return can_choose (rules, state);
    }
}

/* What is wrong with a position whose members are right. */
static void
check_state (Reader *reader)
{
  const NwBrawlRules *rules = reader->rules;
  NwBrawlState *state = reader->state;
  const guint excess = nw_brawl_count_ink (rules, state);

  if (excess < rules->n_inks)
    nw_members_complain (reader->problems, "too-many-tokens", rules->ink_ids[excess], "/seats");
  if (!can_be_pending (rules, state))
    nw_members_complain (reader->problems, "pending-cannot-be",
                         nw_brawl_ask_names[state->pending], "/pending");
  /* Collecting costs an action and is due in the first (W9). */
  if (!state->head.over && state->actions_left == 0 &&
      nw_brawl_is_due (rules, &state->seats[state->head.turn]))
    nw_members_out_of_range (reader->problems, "out-of-range", 0, 1, rules->actions,
                             "/actions_left");
}

/* ---- All ------------------------------------------------------------------------------------ */

static void
count_copies (Reader *reader)
{
  const NwBrawlRules *rules = reader->rules;

  for (guint deck = 0; deck < NW_BRAWL_N_DECKS; deck++)
    for (guint card = 0; card < nw_brawl_n_cards (rules, deck); card++)
      reader->n_copies[deck][card] = (guint8) nw_brawl_n_copies (rules, deck, card);
}

static void
read_members (Reader   *reader,
              GVariant *members,
              GVariant *seats)
{
  g_autoptr (GVariant) pending = get_pending (reader, members);

  nw_brawl_open_places (reader->rules, reader->state);
  read_turn (reader, members);
  read_boards (reader, seats);
  read_phase (reader, members, pending);
  deal_characters (reader);
  read_pending (reader, pending);
  read_clients (reader, members);
  read_tattoos (reader, members);
}

gboolean
nw_brawl_position_read (gconstpointer data,
                        GVariant     *members,
                        const NwDeal *deal,
                        gpointer      state_data,
                        GPtrArray    *problems)
{
  Reader reader = { .rules = data, .state = state_data, .deal = deal, .problems = problems };
  NwBrawlState *state = state_data;
  const guint n_before = problems->len;
  g_autoptr (GVariant) seats = nw_members_get_list (problems, members, "seats", "/seats");
  guint n_seats;

  memset (state, 0, sizeof *state);
  if (seats == NULL && deal->n_seats == 0 && problems->len == n_before)
    nw_members_complain (problems, "missing-member", NULL, "/seats");
  if (problems->len > n_before)
    return FALSE;
  n_seats = nw_members_read_n_seats (problems, seats, deal->n_seats, NW_BRAWL_MAX_SEATS);
  if (n_seats == 0)
    return FALSE;

  state->head.rng = deal->seed;
  state->head.n_seats = (guint8) n_seats;
  count_copies (&reader);
  read_members (&reader, members, seats);
  if (problems->len == n_before)
    check_state (&reader);
  if (problems->len > n_before)
    return FALSE;

  state->head.actor =
    state->head.over ? NW_SEAT_NONE : (guint8) nw_brawl_get_actor (reader.rules, state);

  return TRUE;
}
