/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's state: a flat value of less than 1 KiB.
 *
 * Cards are entries of `NwTailorRules.orders`; copies of one order are the same entry several times.
 * Every copy is in one place: a deck, the display, or a slot of the *pile*, which all seats share.
 * Completed orders fill the pile from its front: those of the first seat in the order of
 * completion, then those of the second, and so on; exclusive orders fill it likewise from its back,
 * in the order of reservation.  As no copy is in two places, the two never meet.
 *
 * Whatever is unused is 0, so that equal states are equal bytes.
 */

#pragma once

#include "engine/nw-rules.h"
#include "games/tailor/nw-tailor-rules-data.h"

G_BEGIN_DECLS

/**
 * NwTailorAction:
 * @NW_TAILOR_ACTION_NONE: nothing was done in this turn but magic
 * @NW_TAILOR_ACTION_DYE: at least one dye was made
 * @NW_TAILOR_ACTION_COMPLETE: at least one order was completed
 *
 * Which action this turn is (T7).
 */
typedef enum
{
  NW_TAILOR_ACTION_NONE,
  NW_TAILOR_ACTION_DYE,
  NW_TAILOR_ACTION_COMPLETE,
  NW_TAILOR_N_ACTIONS,
} NwTailorAction;

/**
 * NwTailorPending:
 * @NW_TAILOR_PENDING_NONE: no choice is pending
 * @NW_TAILOR_PENDING_EXPAND: the side of the white fabric of "expand" (T19)
 * @NW_TAILOR_PENDING_RESERVE: which order to reserve: for a referral (T18), or in set-up (T4)
 * @NW_TAILOR_PENDING_RESTOCK: how many white fabrics go to the left (T14)
 *
 * The choice that must be made before anything else.
 */
typedef enum
{
  NW_TAILOR_PENDING_NONE,
  NW_TAILOR_PENDING_EXPAND,
  NW_TAILOR_PENDING_RESERVE,
  NW_TAILOR_PENDING_RESTOCK,
  NW_TAILOR_N_PENDINGS,
} NwTailorPending;

/**
 * NwTailorMoveKind:
 * @NW_TAILOR_DYE: first position, last position (from 0), colour
 * @NW_TAILOR_MAGIC: source (0 the own stock, else 1 + order), position, colour
 * @NW_TAILOR_COMPLETE: order, first position, 1 if its sequence is read backwards
 * @NW_TAILOR_EXPAND: 0 left, 1 right
 * @NW_TAILOR_RESERVE: order, from the display
 * @NW_TAILOR_RESERVE_DECK: level, from 0
 * @NW_TAILOR_RESERVE_NOTHING: no arguments
 * @NW_TAILOR_END: no arguments
 * @NW_TAILOR_RESTOCK: white fabrics that go to the left
 *
 * Kinds of moves and their arguments.
 */
typedef enum
{
  NW_TAILOR_DYE = 1,
  NW_TAILOR_MAGIC,
  NW_TAILOR_COMPLETE,
  NW_TAILOR_EXPAND,
  NW_TAILOR_RESERVE,
  NW_TAILOR_RESERVE_DECK,
  NW_TAILOR_RESERVE_NOTHING,
  NW_TAILOR_END,
  NW_TAILOR_RESTOCK,
} NwTailorMoveKind;

/**
 * NwTailorEventKind:
 *
 * Kinds of events; their arguments are in `nw_tailor_events`.
 */
typedef enum
{
  NW_TAILOR_EVENT_TURN,
  NW_TAILOR_EVENT_DYED,
  NW_TAILOR_EVENT_MAGIC_USED,
  NW_TAILOR_EVENT_COMPLETED,
  NW_TAILOR_EVENT_MAGIC_GAINED,
  NW_TAILOR_EVENT_EXPANDED,
  NW_TAILOR_EVENT_WHITE_ADDED,
  NW_TAILOR_EVENT_RESERVED,
  NW_TAILOR_EVENT_RESTOCKED,
  NW_TAILOR_EVENT_REVEALED,
  NW_TAILOR_EVENT_LAST_ROUND,
  NW_TAILOR_EVENT_OVER,
  NW_TAILOR_N_EVENTS,
} NwTailorEventKind;

/**
 * NwTailorReason:
 *
 * Why a move is refused, after the common reasons; in the order in which they are looked for.
 */
typedef enum
{
  NW_TAILOR_REASON_NO_SUCH_CARD = NW_N_COMMON_REASONS,
  NW_TAILOR_REASON_NO_SUCH_COLOUR,
  NW_TAILOR_REASON_NO_SUCH_LEVEL,
  NW_TAILOR_REASON_BAD_NUMBER,
  NW_TAILOR_REASON_BAD_SECTION,
  NW_TAILOR_REASON_CHOICE_PENDING,
  NW_TAILOR_REASON_OTHER_ACTION,
  NW_TAILOR_REASON_NO_DYES_LEFT,
  NW_TAILOR_REASON_OFF_ROW,
  NW_TAILOR_REASON_MIXED_SECTION,
  NW_TAILOR_REASON_SAME_COLOUR,
  NW_TAILOR_REASON_NOT_TO_WHITE,
  NW_TAILOR_REASON_NO_TOKENS,
  NW_TAILOR_REASON_NO_MAGIC,
  NW_TAILOR_REASON_NO_MAGIC_ON_CARD,
  NW_TAILOR_REASON_NOT_AVAILABLE,
  NW_TAILOR_REASON_ALREADY_COMPLETED,
  NW_TAILOR_REASON_MAGIC_ON_CARD,
  NW_TAILOR_REASON_NO_MAGIC_IN_SUPPLY,
  NW_TAILOR_REASON_PALINDROME,
  NW_TAILOR_REASON_NO_FIT,
  NW_TAILOR_REASON_NOT_ON_DISPLAY,
  NW_TAILOR_REASON_DISPLAY_ONLY,
  NW_TAILOR_REASON_EMPTY_DECK,
  NW_TAILOR_REASON_MUST_RESERVE,
  NW_TAILOR_REASON_MUST_ACT,
  NW_TAILOR_REASON_MUST_DYE,
  NW_TAILOR_REASON_BAD_SPLIT,
  NW_TAILOR_N_REASONS,
} NwTailorReason;

/**
 * NW_TAILOR_MAX_MOVES:
 *
 * No more moves than this are ever legal at once: 136 sections of a row of 16 in 7 other colours,
 * and for each of 255 cards either 16 positions in 7 colours (magic on it) or 15 positions in two
 * directions (it can be completed), the own stock's magic and `end`.
 */
#define NW_TAILOR_MAX_MOVES (136 * 7 + 256 * 16 * 7 + 1)

/* A slot of the pile: whose card it is, and what else is known of it. */
#define NW_TAILOR_SLOT_SEAT 0x03
#define NW_TAILOR_SLOT_MAGIC_SHIFT 2
#define NW_TAILOR_SLOT_MAGIC (0x03 << NW_TAILOR_SLOT_MAGIC_SHIFT)
#define NW_TAILOR_SLOT_REPEATABLE 0x10
#define NW_TAILOR_SLOT_KNOWN 0x10
#define NW_TAILOR_SLOT_LEVEL_SHIFT 5

/**
 * NwTailorSeat:
 * @row: the fabrics, packed, position 1 in the lowest four bits
 * @points: base points of completed orders
 * @magic: magic fabrics in the own stock
 * @row_length: 0…16
 * @limit: 0…16
 * @n_completed: completed orders
 * @n_exclusive: exclusive orders
 *
 * One seat's board.
 */
typedef struct
{
  guint64 row;
  guint16 points;
  guint16 magic;
  guint8  row_length;
  guint8  limit;
  guint8  n_completed;
  guint8  n_exclusive;
} NwTailorSeat;

/**
 * NwTailorState:
 * @head: what all games have
 * @seats: the boards
 * @supply: fabrics in the supply, per kind of token; may be below 0 if fabrics never run out
 * @supply_magic: magic fabrics in the supply
 * @n_deck: cards in each level's deck
 * @n_repeatable: per seat, its completed magic orders
 * @n_completed: slots used at the front of the pile
 * @n_exclusive: slots used at the back of the pile
 * @action: a #NwTailorAction
 * @pending: a #NwTailorPending
 * @dyes_left: dyes that may still be made in this turn
 * @last_round: whether the game ends with this round
 * @display: open orders per level, %NW_TAILOR_NONE where a place is empty; beyond the number of
 *   places 0
 * @deck: the decks, each from its `deck_base` on; the last of a deck's `n_deck` cards is its top.
 *   %NW_TAILOR_NONE where the viewer may not know the card
 * @pile: completed and exclusive orders
 * @slots: per place of the pile: seat (bits 0-1); of a completed order the magic on it (bits 2-3) and
 *   whether it is a magic order (bit 4); of an exclusive order whether all know it (bit 4) and its
 *   level (bits 5-7)
 *
 * The state.
 */
typedef struct
{
  NwHead       head;
  NwTailorSeat seats[NW_TAILOR_MAX_SEATS];
  gint16       supply[NW_TAILOR_MAX_TOKENS];
  guint16      supply_magic;
  guint8       n_deck[NW_TAILOR_MAX_LEVELS];
  guint8       n_repeatable[NW_TAILOR_MAX_SEATS];
  guint8       n_completed;
  guint8       n_exclusive;
  guint8       action;
  guint8       pending;
  guint8       dyes_left;
  guint8       last_round;
  guint8       display[NW_TAILOR_MAX_LEVELS][NW_TAILOR_MAX_DISPLAY];
  guint8       deck[NW_TAILOR_MAX_CARDS];
  guint8       pile[NW_TAILOR_MAX_CARDS];
  guint8       slots[NW_TAILOR_MAX_CARDS];
  guint8       unused[1];
} NwTailorState;

G_STATIC_ASSERT (sizeof (NwTailorState) <= NW_STATE_SIZE_MAX);
G_STATIC_ASSERT (sizeof (NwTailorState) % 8 == 0);

/**
 * nw_tailor_fabric:
 * @row: a packed row
 * @position: from 0
 *
 * Returns: the colour there
 */
static inline guint
nw_tailor_fabric (guint64 row,
                  guint   position)
{
  return (guint) (row >> (4 * position)) & 0xf;
}

/**
 * nw_tailor_first_completed:
 * @state: a state
 * @seat: a seat
 *
 * Returns: the slot of the pile where the seat's completed orders begin
 */
static inline guint
nw_tailor_first_completed (const NwTailorState *state,
                           guint                seat)
{
  guint first = 0;

  for (guint i = 0; i < seat; i++)
    first += state->seats[i].n_completed;

  return first;
}

/**
 * nw_tailor_first_exclusive:
 * @state: a state
 * @seat: a seat
 *
 * Returns: the index, for nw_tailor_exclusive_slot(), where the seat's exclusive orders begin
 */
static inline guint
nw_tailor_first_exclusive (const NwTailorState *state,
                           guint                seat)
{
  guint first = 0;

  for (guint i = 0; i < seat; i++)
    first += state->seats[i].n_exclusive;

  return first;
}

/**
 * nw_tailor_exclusive_slot:
 * @index: 0…n_exclusive-1 of the whole state
 *
 * Returns: the slot of the pile where that exclusive order lies
 */
static inline guint
nw_tailor_exclusive_slot (guint index)
{
  return NW_TAILOR_MAX_CARDS - 1 - index;
}

/**
 * nw_tailor_slot_magic:
 * @slot: an entry of `slots` of a completed order
 *
 * Returns: the magic fabrics that lie on it
 */
static inline guint
nw_tailor_slot_magic (guint slot)
{
  return (slot & NW_TAILOR_SLOT_MAGIC) >> NW_TAILOR_SLOT_MAGIC_SHIFT;
}

/* Between the files of this game. */

NwReason   nw_tailor_check          (gconstpointer       data,
                                     gconstpointer       state,
                                     NwMove              move);
guint      nw_tailor_legal          (gconstpointer       data,
                                     gconstpointer       state,
                                     NwMove             *moves);
void       nw_tailor_apply          (gconstpointer       data,
                                     gpointer            state,
                                     NwMove              move,
                                     const NwEventSink  *sink);
void       nw_tailor_deal           (gconstpointer       data,
                                     const NwDeal       *deal,
                                     gpointer            state);
void       nw_tailor_shuffled_deck  (const NwTailorRules *rules,
                                     guint64             seed,
                                     guint               level,
                                     guint8             *cards);
void       nw_tailor_count_supply   (const NwTailorRules *rules,
                                     NwTailorState      *state);
guint      nw_tailor_n_display      (const NwTailorRules *rules,
                                     guint               n_seats,
                                     guint               level);
guint      nw_tailor_n_restock      (const NwTailorRules *rules,
                                     const NwTailorState *state);
gboolean   nw_tailor_is_setup       (const NwTailorState *state);
gboolean   nw_tailor_can_reserve    (const NwTailorRules *rules,
                                     const NwTailorState *state,
                                     guint               seat);
guint      nw_tailor_find_display   (const NwTailorRules *rules,
                                     const NwTailorState *state,
                                     guint               order);
guint      nw_tailor_find_exclusive (const NwTailorState *state,
                                     guint               order);
guint      nw_tailor_find_repeat    (const NwTailorRules *rules,
                                     const NwTailorState *state,
                                     guint               order);
guint      nw_tailor_find_magic     (const NwTailorState *state,
                                     guint               order);
void       nw_tailor_redact         (gconstpointer       data,
                                     gpointer            state,
                                     guint               viewer);
void       nw_tailor_resample       (gconstpointer       data,
                                     gpointer            state,
                                     guint64            *rng);
void       nw_tailor_score          (gconstpointer       data,
                                     gconstpointer       state,
                                     NwScore            *score,
                                     GArray             *lines);
void       nw_tailor_to_text        (gconstpointer       data,
                                     NwMove              move,
                                     GString            *text);
NwReason   nw_tailor_from_text      (gconstpointer       data,
                                     const char         *text,
                                     NwMove             *move);
GVariant  *nw_tailor_position_write (gconstpointer       data,
                                     gconstpointer       state);
gboolean   nw_tailor_position_read  (gconstpointer       data,
                                     GVariant           *members,
                                     const NwDeal       *deal,
                                     gpointer            state,
                                     GPtrArray          *problems);
guint64    nw_tailor_hash           (gconstpointer       data,
                                     gconstpointer       state);

G_END_DECLS
