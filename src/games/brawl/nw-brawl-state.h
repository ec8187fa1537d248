/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's state: a flat value of less than 1 KiB.
 *
 * Cards are entries of the tables in `NwBrawlRules`; copies of one card are the same entry several
 * times.  Each of the arrays `decks`, `pile` and `slots` has a part for the tattoos, as long as
 * there are copies of them, and after it one for the clients.  Every copy of a tattoo is in one
 * place: the deck, the open places, the donation place, a hand, a station, the pile, or out of the
 * game.  Finished tattoos fill their part of the pile from its front: those of the first seat in
 * the order of collection, then those of the second, and so on; reserves fill it likewise from its
 * back, in the order of their slots.  As no copy is in two places, the two never meet.  Clients who
 * have left fill the other part of the pile.
 *
 * Whatever is unused is 0, so that equal states are equal bytes.
 */

#pragma once

#include "engine/nw-rules.h"
#include "games/brawl/nw-brawl-rules-data.h"

G_BEGIN_DECLS

/**
 * NwBrawlPending:
 * @NW_BRAWL_PENDING_NONE: nothing is asked; it is somebody's turn
 * @NW_BRAWL_PENDING_CHARACTER: which character (W2)
 * @NW_BRAWL_PENDING_KEEP: which of three tattoos to keep (W6)
 * @NW_BRAWL_PENDING_OPEN: which of two tattoos to lay open (W6)
 * @NW_BRAWL_PENDING_SEAT: where the client goes (W11, W14)
 * @NW_BRAWL_PENDING_LAY: whether the tattoo is laid open or closed (W19)
 * @NW_BRAWL_PENDING_SALE: whether the ink is sold (W18)
 * @NW_BRAWL_PENDING_WITH: for which card of another reserve (W23)
 * @NW_BRAWL_PENDING_CLAIM: whether style rights are charged (W28)
 * @NW_BRAWL_PENDING_LOSE: which of the lowest tattoos is lost (W16)
 *
 * What is asked, and must be answered before anything else.
 */
typedef enum
{
  NW_BRAWL_PENDING_NONE,
  NW_BRAWL_PENDING_CHARACTER,
  NW_BRAWL_PENDING_KEEP,
  NW_BRAWL_PENDING_OPEN,
  NW_BRAWL_PENDING_SEAT,
  NW_BRAWL_PENDING_LAY,
  NW_BRAWL_PENDING_SALE,
  NW_BRAWL_PENDING_WITH,
  NW_BRAWL_PENDING_CLAIM,
  NW_BRAWL_PENDING_LOSE,
  NW_BRAWL_N_PENDINGS,
} NwBrawlPending;

/**
 * NwBrawlMoveKind:
 * @NW_BRAWL_CHARACTER: character
 * @NW_BRAWL_KEEP: tattoo
 * @NW_BRAWL_OPEN: tattoo
 * @NW_BRAWL_TAKE: open place (from 0), or %NW_BRAWL_FROM_DECK
 * @NW_BRAWL_SEAT: 0 the chair, 1 the waiting room
 * @NW_BRAWL_MOVE: 0 to the chair, 1 to the waiting room
 * @NW_BRAWL_SWAP: no arguments
 * @NW_BRAWL_REJECT: 0 from the chair, 1 from the waiting room
 * @NW_BRAWL_STEAL: seat
 * @NW_BRAWL_INK: ink
 * @NW_BRAWL_MIX: the ink that is made
 * @NW_BRAWL_BUY: ink, seat
 * @NW_BRAWL_SELL: no arguments
 * @NW_BRAWL_REFUSE: no arguments
 * @NW_BRAWL_PLACE: ink
 * @NW_BRAWL_DRAW: open place (from 0), %NW_BRAWL_FROM_DECK or %NW_BRAWL_DONATED
 * @NW_BRAWL_LAY: 0 open, 1 closed
 * @NW_BRAWL_RECYCLE: slot of the own reserve, from 0
 * @NW_BRAWL_DONATE: slot
 * @NW_BRAWL_LOOK: seat, slot or %NW_BRAWL_ALL_SLOTS
 * @NW_BRAWL_EXCHANGE: slot
 * @NW_BRAWL_WITH: seat, slot
 * @NW_BRAWL_START: slot
 * @NW_BRAWL_COLLECT: no arguments
 * @NW_BRAWL_CLAIM: no arguments
 * @NW_BRAWL_WAIVE: no arguments
 * @NW_BRAWL_LOSE: tattoo
 * @NW_BRAWL_SKILL_INK: two inks, in ascending order
 * @NW_BRAWL_SKILL_MIX: the ink that is made
 * @NW_BRAWL_SKILL_LOOK: seat, slot or %NW_BRAWL_ALL_SLOTS
 * @NW_BRAWL_PASS: no arguments
 *
 * Kinds of moves and their arguments.
 */
typedef enum
{
  NW_BRAWL_CHARACTER = 1,
  NW_BRAWL_KEEP,
  NW_BRAWL_OPEN,
  NW_BRAWL_TAKE,
  NW_BRAWL_SEAT,
  NW_BRAWL_MOVE,
  NW_BRAWL_SWAP,
  NW_BRAWL_REJECT,
  NW_BRAWL_STEAL,
  NW_BRAWL_INK,
  NW_BRAWL_MIX,
  NW_BRAWL_BUY,
  NW_BRAWL_SELL,
  NW_BRAWL_REFUSE,
  NW_BRAWL_PLACE,
  NW_BRAWL_DRAW,
  NW_BRAWL_LAY,
  NW_BRAWL_RECYCLE,
  NW_BRAWL_DONATE,
  NW_BRAWL_LOOK,
  NW_BRAWL_EXCHANGE,
  NW_BRAWL_WITH,
  NW_BRAWL_START,
  NW_BRAWL_COLLECT,
  NW_BRAWL_CLAIM,
  NW_BRAWL_WAIVE,
  NW_BRAWL_LOSE,
  NW_BRAWL_SKILL_INK,
  NW_BRAWL_SKILL_MIX,
  NW_BRAWL_SKILL_LOOK,
  NW_BRAWL_PASS,
  NW_BRAWL_N_MOVE_KINDS,
} NwBrawlMoveKind;

/** NW_BRAWL_FROM_DECK: the deck's top, where an open place could stand in a move. */
#define NW_BRAWL_FROM_DECK 0xfe
/** NW_BRAWL_DONATED: the donated card, where an open place could stand in a move. */
#define NW_BRAWL_DONATED 0xff
/** NW_BRAWL_ALL_SLOTS: all of a reserve, where a slot could stand in a look. */
#define NW_BRAWL_ALL_SLOTS 0xff

/**
 * NwBrawlPlace:
 * @NW_BRAWL_CHAIR: the chair
 * @NW_BRAWL_WAITING: the waiting room
 *
 * A seat's places for clients, as moves tell them.
 */
typedef enum
{
  NW_BRAWL_CHAIR,
  NW_BRAWL_WAITING,
  NW_BRAWL_N_PLACES,
} NwBrawlPlace;

/**
 * NwBrawlEventKind:
 *
 * Kinds of events; their arguments are in `nw_brawl_events`.
 */
typedef enum
{
  NW_BRAWL_EVENT_CHARACTER,
  NW_BRAWL_EVENT_CHOSEN,
  NW_BRAWL_EVENT_KEPT,
  NW_BRAWL_EVENT_PASSED,
  NW_BRAWL_EVENT_TURN,
  NW_BRAWL_EVENT_CLOCK,
  NW_BRAWL_EVENT_CLIENT_TAKEN,
  NW_BRAWL_EVENT_CLIENT_STOLEN,
  NW_BRAWL_EVENT_CLIENT_SEATED,
  NW_BRAWL_EVENT_CLIENT_MOVED,
  NW_BRAWL_EVENT_CLIENTS_SWAPPED,
  NW_BRAWL_EVENT_CLIENT_REJECTED,
  NW_BRAWL_EVENT_CLIENT_REVEALED,
  NW_BRAWL_EVENT_INK_TAKEN,
  NW_BRAWL_EVENT_INK_MIXED,
  NW_BRAWL_EVENT_INK_ASKED,
  NW_BRAWL_EVENT_INK_SOLD,
  NW_BRAWL_EVENT_INK_REFUSED,
  NW_BRAWL_EVENT_INK_PLACED,
  NW_BRAWL_EVENT_DRAWN,
  NW_BRAWL_EVENT_LAID,
  NW_BRAWL_EVENT_REVEALED,
  NW_BRAWL_EVENT_RECYCLED,
  NW_BRAWL_EVENT_DONATED,
  NW_BRAWL_EVENT_LOOKED,
  NW_BRAWL_EVENT_HANDED,
  NW_BRAWL_EVENT_STARTED,
  NW_BRAWL_EVENT_MISFIT,
  NW_BRAWL_EVENT_COLLECTED,
  NW_BRAWL_EVENT_CHARGED,
  NW_BRAWL_EVENT_WAIVED,
  NW_BRAWL_EVENT_LOST,
  NW_BRAWL_EVENT_FINED,
  NW_BRAWL_EVENT_MONEY,
  NW_BRAWL_EVENT_LAST_TURNS,
  NW_BRAWL_EVENT_SHOWN,
  NW_BRAWL_EVENT_OVER,
  NW_BRAWL_N_EVENTS,
} NwBrawlEventKind;

/**
 * NwBrawlReason:
 *
 * Why a move is refused, after the common reasons; in the order in which they are looked for.
 */
typedef enum
{
  NW_BRAWL_REASON_NO_SUCH_CARD = NW_N_COMMON_REASONS,
  NW_BRAWL_REASON_NO_SUCH_INK,
  NW_BRAWL_REASON_NO_SUCH_SEAT,
  NW_BRAWL_REASON_BAD_NUMBER,
  NW_BRAWL_REASON_CHOICE_PENDING,
  NW_BRAWL_REASON_COLLECT_FIRST,
  NW_BRAWL_REASON_NO_SUCH_SKILL,
  NW_BRAWL_REASON_SKILL_USED,
  NW_BRAWL_REASON_NO_ACTIONS_LEFT,
  NW_BRAWL_REASON_CHARACTER_TAKEN,
  NW_BRAWL_REASON_NOT_IN_HAND,
  NW_BRAWL_REASON_NO_SUCH_PLACE,
  NW_BRAWL_REASON_EMPTY_PLACE,
  NW_BRAWL_REASON_EMPTY_DECK,
  NW_BRAWL_REASON_OWN_SEAT,
  NW_BRAWL_REASON_NO_SWAPS,
  NW_BRAWL_REASON_NO_CLIENT,
  NW_BRAWL_REASON_GUARDED,
  NW_BRAWL_REASON_NO_FREE_PLACE,
  NW_BRAWL_REASON_PLACE_TAKEN,
  NW_BRAWL_REASON_TATTOO_ON_STATION,
  NW_BRAWL_REASON_SECONDARY_INK,
  NW_BRAWL_REASON_NOT_MIXED,
  NW_BRAWL_REASON_NO_PRIMARIES,
  NW_BRAWL_REASON_NO_TATTOO,
  NW_BRAWL_REASON_NOT_NEEDED,
  NW_BRAWL_REASON_NOT_IN_STORE,
  NW_BRAWL_REASON_NONE_IN_RESERVE,
  NW_BRAWL_REASON_STORE_LIMIT,
  NW_BRAWL_REASON_BOARD_LIMIT,
  NW_BRAWL_REASON_NO_SUCH_SLOT,
  NW_BRAWL_REASON_DONATION_TAKEN,
  NW_BRAWL_REASON_ONE_CARD,
  NW_BRAWL_REASON_WHOLE_RESERVE,
  NW_BRAWL_REASON_CARD_IS_OPEN,
  NW_BRAWL_REASON_NOTHING_CLOSED,
  NW_BRAWL_REASON_NOTHING_TO_EXCHANGE,
  NW_BRAWL_REASON_OPEN_AND_CLOSED,
  NW_BRAWL_REASON_NO_CLIENT_IN_CHAIR,
  NW_BRAWL_REASON_WRONG_STYLE,
  NW_BRAWL_REASON_CLOCK_SHORT,
  NW_BRAWL_REASON_NO_MONEY,
  NW_BRAWL_REASON_CANNOT_REFUSE,
  NW_BRAWL_REASON_NOT_FINISHED,
  NW_BRAWL_REASON_NOT_LOWEST,
  NW_BRAWL_N_REASONS,
} NwBrawlReason;

/**
 * NW_BRAWL_MAX_MOVES:
 *
 * No more moves than this are ever legal at once: for each of 255 cards in reserves recycling,
 * donating, looking with and without an action, exchanging and starting; the inks taken, mixed
 * twice, bought from three seats, placed and taken in pairs; clients and open places; and `pass`.
 */
#define NW_BRAWL_MAX_MOVES (6 * NW_BRAWL_MAX_CARDS + 9 * (1 + 2 + 3 + 1 + 5) + 32)

/* A slot of the pile that is used by a reserve. */
#define NW_BRAWL_SLOT_KNOWN 0x0f
#define NW_BRAWL_SLOT_OPEN 0x10

/**
 * NwBrawlSeat:
 * @money: what it has
 * @character: its character, or %NW_BRAWL_NONE
 * @chair: the client in the chair, or %NW_BRAWL_NONE
 * @waiting: the client in the waiting room, or %NW_BRAWL_NONE
 * @station: the tattoo being made, or %NW_BRAWL_NONE
 * @clock: turns that the clock shows
 * @n_reserve: tattoos in the reserve
 * @n_finished: finished tattoos
 * @n_base: base ink in the store
 * @n_secondary: secondary ink in the store
 * @n_placed_base: base ink in the containers
 * @n_placed_secondary: secondary ink in the containers
 * @store: per ink
 * @placed: per ink, in the containers
 *
 * One seat's board.
 */
typedef struct
{
  gint32 money;
  guint8 character;
  guint8 chair;
  guint8 waiting;
  guint8 station;
  guint8 clock;
  guint8 n_reserve;
  guint8 n_finished;
  guint8 n_base;
  guint8 n_secondary;
  guint8 n_placed_base;
  guint8 n_placed_secondary;
  guint8 store[NW_BRAWL_MAX_INKS];
  guint8 placed[NW_BRAWL_MAX_INKS];
  guint8 unused[3];
} NwBrawlSeat;

/**
 * NwBrawlState:
 * @head: what all games have
 * @seats: the boards
 * @ink: per ink, what is in the reserve of ink
 * @n_tattoo_deck: tattoos in their deck
 * @n_client_deck: clients in their deck
 * @n_gone: clients who have left
 * @open_tattoos: per open place, or %NW_BRAWL_NONE; beyond the places 0
 * @open_clients: likewise
 * @donated: the donated tattoo, or %NW_BRAWL_NONE
 * @actions_left: actions that may still be made in this turn
 * @skill_used: whether the skill of the seat whose turn it is was used in this turn
 * @pending: a #NwBrawlPending
 * @pending_card: the client to seat, or the tattoo to lay
 * @pending_arg: the ink to sell; the slot to exchange; the mask of those who know the tattoo to
 *   lay; the mask of those who may still charge style rights
 * @pending_seat: the seller
 * @has_last_turns: whether the end was triggered (W30)
 * @last_turns: mask of the seats that still have their last turn
 * @hands: per seat, the tattoos dealt or received in the draft
 * @chosen: per seat, the tattoo chosen of them, or %NW_BRAWL_NONE
 * @decks: the tattoos' deck, then the clients'; the last of a deck is its top
 * @pile: finished tattoos and reserves, then clients who have left
 * @slots: per place of a reserve in the pile: who knows the card (bits 0-3), whether it is open
 *   (bit 4)
 *
 * The state.  Where a viewer may not know a card, there is %NW_BRAWL_NONE; of a client whose front
 * is seen, the first with that front.
 */
typedef struct
{
  NwHead      head;
  NwBrawlSeat seats[NW_BRAWL_MAX_SEATS];
  guint8      ink[NW_BRAWL_MAX_INKS];
  guint8      n_tattoo_deck;
  guint8      n_client_deck;
  guint8      n_gone;
  guint8      open_tattoos[NW_BRAWL_MAX_OPEN];
  guint8      open_clients[NW_BRAWL_MAX_OPEN];
  guint8      donated;
  guint8      actions_left;
  guint8      skill_used;
  guint8      pending;
  guint8      pending_card;
  guint8      pending_arg;
  guint8      pending_seat;
  guint8      has_last_turns;
  guint8      last_turns;
  guint8      hands[NW_BRAWL_MAX_SEATS][NW_BRAWL_N_HAND];
  guint8      chosen[NW_BRAWL_MAX_SEATS];
  guint8      decks[NW_BRAWL_MAX_CARDS];
  guint8      pile[NW_BRAWL_MAX_CARDS];
  guint8      slots[NW_BRAWL_MAX_CARDS];
  guint8      unused[2];
} NwBrawlState;

G_STATIC_ASSERT (sizeof (NwBrawlSeat) == 4 + 11 + 2 * NW_BRAWL_MAX_INKS + 3);
G_STATIC_ASSERT (sizeof (NwBrawlState) <= NW_STATE_SIZE_MAX);
G_STATIC_ASSERT (sizeof (NwBrawlState) == G_STRUCT_OFFSET (NwBrawlState, unused) + 2);

/**
 * nw_brawl_mask:
 * @n_seats: 2…4
 *
 * Returns: the mask of all seats
 */
static inline guint
nw_brawl_mask (guint n_seats)
{
  return (1u << n_seats) - 1;
}

/**
 * nw_brawl_is_setup:
 * @pending: what is asked
 *
 * Returns: whether a draft goes on, or is still to come, so that there are hands
 */
static inline gboolean
nw_brawl_is_setup (NwBrawlPending pending)
{
  return pending == NW_BRAWL_PENDING_CHARACTER || pending == NW_BRAWL_PENDING_KEEP ||
         pending == NW_BRAWL_PENDING_OPEN;
}

/**
 * nw_brawl_count_hand:
 * @pending: what is asked, in the set-up
 *
 * Returns: the tattoos that each hand has now
 */
static inline guint
nw_brawl_count_hand (NwBrawlPending pending)
{
  return pending == NW_BRAWL_PENDING_OPEN ? NW_BRAWL_N_HAND - 1 : NW_BRAWL_N_HAND;
}

/**
 * nw_brawl_first_finished:
 * @state: a state
 * @seat: a seat
 *
 * Returns: the place of the pile where the seat's finished tattoos begin
 */
static inline guint
nw_brawl_first_finished (const NwBrawlState *state,
                         guint               seat)
{
  guint first = 0;

  for (guint i = 0; i < seat; i++)
    first += state->seats[i].n_finished;

  return first;
}

/**
 * nw_brawl_reserve_place:
 * @rules: compiled rules
 * @state: a state
 * @seat: a seat
 * @slot: a slot of its reserve, from 0
 *
 * Returns: the place of the pile where that card of the reserve lies; the next slot's is one less
 */
static inline guint
nw_brawl_reserve_place (const NwBrawlRules *rules,
                        const NwBrawlState *state,
                        guint               seat,
                        guint               slot)
{
  guint before = slot;

  for (guint i = 0; i < seat; i++)
    before += state->seats[i].n_reserve;

  return rules->n_tattoo_copies - 1u - before;
}

/**
 * nw_brawl_is_open:
 * @state: a state
 * @place: the place in the pile of a card of a reserve
 *
 * Returns: whether the card lies open
 */
static inline gboolean
nw_brawl_is_open (const NwBrawlState *state,
                  guint               place)
{
  return (state->slots[place] & NW_BRAWL_SLOT_OPEN) != 0;
}

/**
 * nw_brawl_is_known:
 * @state: a state
 * @place: the place in the pile of a card of a reserve
 * @viewer: a seat, or %NW_SEAT_NONE
 *
 * Returns: whether @viewer knows the card: an open one is known to all
 */
static inline gboolean
nw_brawl_is_known (const NwBrawlState *state,
                   guint               place,
                   guint               viewer)
{
  return nw_brawl_is_open (state, place) ||
         (viewer < NW_BRAWL_MAX_SEATS && (state->slots[place] >> viewer & 1) != 0);
}

/**
 * nw_brawl_has_skill:
 * @rules: compiled rules
 * @seat: a board
 * @skill: a skill
 *
 * Returns: whether the seat's character has that skill (W29)
 */
static inline gboolean
nw_brawl_has_skill (const NwBrawlRules *rules,
                    const NwBrawlSeat  *seat,
                    NwBrawlSkill        skill)
{
  return seat->character != NW_BRAWL_NONE && rules->characters[seat->character].skill == skill;
}

/**
 * nw_brawl_specialises:
 * @rules: compiled rules
 * @seat: a board
 * @style: a style
 *
 * Returns: whether the seat's character specialises in that style
 */
static inline gboolean
nw_brawl_specialises (const NwBrawlRules *rules,
                      const NwBrawlSeat  *seat,
                      guint               style)
{
  return seat->character != NW_BRAWL_NONE && rules->characters[seat->character].style == style;
}

/* Questions that several files ask. */

guint      nw_brawl_get_turns         (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat);
guint      nw_brawl_get_discount      (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat,
                                       guint               card);
gboolean   nw_brawl_is_inked          (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat);
gboolean   nw_brawl_is_due            (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat);
gboolean   nw_brawl_is_over_limit     (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat);
NwReason   nw_brawl_check_gain        (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat,
                                       guint               n_base,
                                       guint               n_secondary);
NwReason   nw_brawl_check_mix         (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       guint               ink);
gboolean   nw_brawl_is_moving_free    (const NwBrawlRules *rules,
                                       const NwBrawlState *state);
gboolean   nw_brawl_has_closed        (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       guint               seat);
gboolean   nw_brawl_has_match         (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       gboolean            is_open);
gboolean   nw_brawl_may_start         (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       guint               slot);
guint      nw_brawl_get_reject_price  (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat,
                                       NwBrawlPlace        from);
guint      nw_brawl_get_recycle_price (const NwBrawlRules *rules,
                                       const NwBrawlSeat  *seat);
gboolean   nw_brawl_can_go_on         (const NwBrawlRules *rules,
                                       const NwBrawlState *state);
guint      nw_brawl_find_lowest       (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       gboolean           *is_choice);
guint      nw_brawl_nth_choosing      (const NwBrawlRules *rules,
                                       guint               n_seats,
                                       guint               n);
guint      nw_brawl_get_actor         (const NwBrawlRules *rules,
                                       const NwBrawlState *state);
guint      nw_brawl_next_claimant     (const NwBrawlState *state);
void       nw_brawl_unseen_clients    (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       guint8             *n_copies);
void       nw_brawl_unseen_tattoos    (const NwBrawlRules *rules,
                                       const NwBrawlState *state,
                                       guint8             *n_copies);

/* Between the files of this game. */

NwReason   nw_brawl_check             (gconstpointer       data,
                                       gconstpointer       state,
                                       NwMove              move);
guint      nw_brawl_legal             (gconstpointer       data,
                                       gconstpointer       state,
                                       NwMove             *moves);
void       nw_brawl_apply             (gconstpointer       data,
                                       gpointer            state,
                                       NwMove              move,
                                       const NwEventSink  *sink);
void       nw_brawl_deal              (gconstpointer       data,
                                       const NwDeal       *deal,
                                       gpointer            state);
void       nw_brawl_redact            (gconstpointer       data,
                                       gpointer            state,
                                       guint               viewer);
void       nw_brawl_resample          (gconstpointer       data,
                                       gpointer            state,
                                       guint64            *rng);
void       nw_brawl_score             (gconstpointer       data,
                                       gconstpointer       state,
                                       NwScore            *score,
                                       GArray             *lines);
void       nw_brawl_to_text           (gconstpointer       data,
                                       NwMove              move,
                                       GString            *text);
NwReason   nw_brawl_from_text         (gconstpointer       data,
                                       const char         *text,
                                       NwMove             *move);
GVariant  *nw_brawl_position_write    (gconstpointer       data,
                                       gconstpointer       state);
gboolean   nw_brawl_position_read     (gconstpointer       data,
                                       GVariant           *members,
                                       const NwDeal       *deal,
                                       gpointer            state,
                                       GPtrArray          *problems);
guint64    nw_brawl_hash              (gconstpointer       data,
                                       gconstpointer       state);

G_END_DECLS
