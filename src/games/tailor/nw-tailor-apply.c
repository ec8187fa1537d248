/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: the deal, and what moves do.
 *
 * Forced steps happen inside the move that leads to them: the rest of the set-up after the last
 * reservation, restocking an empty row, refilling the display, the end of the game.
 */

#include <string.h>

#include "engine/nw-rng.h"
#include "games/tailor/nw-tailor-state.h"

/* A move under way. */
typedef struct
{
  const NwTailorRules *rules;
  NwTailorState       *state;
  const NwEventSink   *sink;
} Play;

static inline NwTailorSeat *
get_seat (const Play *play)
{
  return &play->state->seats[play->state->head.turn];
}

static void
emit_known (const Play       *play,
            NwTailorEventKind kind,
            guint             known_to,
            gint              a,
            gint              b,
            gint              c,
            gint              d)
{
  const NwEvent event = {
    .kind = (guint8) kind,
    .seat = play->state->head.turn,
    .known_to = (guint8) known_to,
    .args = { a, b, c, d },
  };

  play->sink->emit (&event, play->sink->user_data);
}

static inline void
emit (const Play       *play,
      NwTailorEventKind kind,
      gint              a,
      gint              b,
      gint              c,
      gint              d)
{
  if (play->sink != NULL)
    emit_known (play, kind, NW_EVENT_KNOWN_TO_ALL, a, b, c, d);
}

/* ---- Fabrics -------------------------------------------------------------------------------- */

/* Puts one fabric between the first @position fabrics of the row and the others. */
static void
insert_white (const Play *play,
              guint       n_white,
              guint       position)
{
  NwTailorSeat *seat = get_seat (play);
  const guint64 left = seat->row & nw_tailor_mask (position);

  /* White is 0: shifting makes room and fills it.  A row of 16 that gains 16 is empty. */
  if (position + n_white < NW_TAILOR_MAX_ROW)
    seat->row = left | (seat->row & ~nw_tailor_mask (position)) << (4 * n_white);
  seat->row_length = (guint8) (seat->row_length + n_white);
  play->state->supply[play->rules->token_of[0]] -= (gint16) n_white;
}

/* Turns @length fabrics from @position on, all of one colour, into another colour (T9, T10). */
static void
recolour (const Play *play,
          guint       position,
          guint       length,
          guint       was,
          guint       colour)
{
  NwTailorSeat *seat = get_seat (play);
  const guint64 mask = nw_tailor_mask (length) << (4 * position);
  const guint64 cloth = G_GUINT64_CONSTANT (0x1111111111111111) * colour;

  seat->row = (seat->row & ~mask) | (cloth & mask);
  play->state->supply[play->rules->token_of[was]] += (gint16) length;
  play->state->supply[play->rules->token_of[colour]] -= (gint16) length;
}

/* Takes @order's fabrics out of the row and gives their tokens to the supply (T12). */
static void
cut (const Play          *play,
     const NwTailorOrder *order,
     guint                position)
{
  NwTailorSeat *seat = get_seat (play);
  const guint end = position + order->length;
  const guint64 left = seat->row & nw_tailor_mask (position);
  const guint64 right = end < NW_TAILOR_MAX_ROW ? seat->row >> (4 * end) : 0;

  for (guint i = 0; i < order->length; i++)
    play->state->supply[play->rules->token_of[nw_tailor_fabric (order->fabrics, i)]]++;

  seat->row = left | right << (4 * position);
  seat->row_length = (guint8) (seat->row_length - order->length);
}

static gboolean
has_white (const Play *play)
{
  return !play->rules->limited_tokens || play->state->supply[play->rules->token_of[0]] > 0;
}

/* ---- Cards ---------------------------------------------------------------------------------- */

static void
add_exclusive (const Play *play,
               guint       card,
               gboolean    is_known)
{
  NwTailorState *state = play->state;
  NwTailorSeat *seat = get_seat (play);
  const guint level = play->rules->orders[card].level;
  const guint index = nw_tailor_first_exclusive (state, state->head.turn) + seat->n_exclusive;
  const guint slot = nw_tailor_exclusive_slot (index);
  const guint last = nw_tailor_exclusive_slot (state->n_exclusive);

  /* Those of later seats move one on, towards the front. */
  memmove (&state->pile[last], &state->pile[last + 1], slot - last);
  memmove (&state->slots[last], &state->slots[last + 1], slot - last);
  state->pile[slot] = (guint8) card;
  state->slots[slot] = (guint8) (state->head.turn | (is_known ? NW_TAILOR_SLOT_KNOWN : 0) |
                                 level << NW_TAILOR_SLOT_LEVEL_SHIFT);
  state->n_exclusive++;
  seat->n_exclusive++;
}

static void
remove_exclusive (const Play *play,
                  guint       index)
{
  NwTailorState *state = play->state;
  const guint slot = nw_tailor_exclusive_slot (index);
  const guint last = nw_tailor_exclusive_slot (--state->n_exclusive);

  memmove (&state->pile[last + 1], &state->pile[last], slot - last);
  memmove (&state->slots[last + 1], &state->slots[last], slot - last);
  state->pile[last] = 0;
  state->slots[last] = 0;
  get_seat (play)->n_exclusive--;
}

/* Lays the order before its owner; returns its slot. */
static guint
add_completed (const Play *play,
               guint       card)
{
  NwTailorState *state = play->state;
  NwTailorSeat *seat = get_seat (play);
  const NwTailorOrder *order = &play->rules->orders[card];
  const gboolean is_repeatable = order->reward == NW_TAILOR_REWARD_MAGIC;
  const guint slot = nw_tailor_first_completed (state, state->head.turn) + seat->n_completed;

  /* Those of later seats move one on. */
  memmove (&state->pile[slot + 1], &state->pile[slot], state->n_completed - slot);
  memmove (&state->slots[slot + 1], &state->slots[slot], state->n_completed - slot);
  state->pile[slot] = (guint8) card;
  state->slots[slot] =
    (guint8) (state->head.turn | (is_repeatable ? NW_TAILOR_SLOT_REPEATABLE : 0));
  state->n_completed++;
  state->n_repeatable[state->head.turn] =
    (guint8) (state->n_repeatable[state->head.turn] + is_repeatable);
  seat->n_completed++;
  seat->points = (guint16) (seat->points + order->points);

  return slot;
}

/* Puts a magic fabric on the completed order in @slot, if there is one and room for it (T16). */
static void
add_magic_to_card (const Play *play,
                   guint       slot)
{
  NwTailorState *state = play->state;

  if (state->supply_magic == 0 ||
      nw_tailor_slot_magic (state->slots[slot]) >= play->rules->magic_per_card)
    return;

  state->slots[slot] = (guint8) (state->slots[slot] + (1 << NW_TAILOR_SLOT_MAGIC_SHIFT));
  state->supply_magic--;
  emit (play, NW_TAILOR_EVENT_MAGIC_GAINED, state->pile[slot], 0, 0, 0);
}

static void
add_magic_to_stock (const Play *play,
                    guint       n_magic)
{
  NwTailorState *state = play->state;

  for (; n_magic > 0 && state->supply_magic > 0; n_magic--)
    {
      get_seat (play)->magic++;
      state->supply_magic--;
      emit (play, NW_TAILOR_EVENT_MAGIC_GAINED, NW_EVENT_NOTHING, 0, 0, 0);
    }
}

/* Fills the empty places of the display from the decks (T1, T14). */
static void
refill (const Play *play)
{
  NwTailorState *state = play->state;

  for (guint level = 0; level < play->rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (play->rules, state->head.n_seats, level);
      guint8 *deck = &state->deck[play->rules->deck_base[level]];

      for (guint place = 0; place < n_places && state->n_deck[level] > 0; place++)
        if (state->display[level][place] == NW_TAILOR_NONE)
          {
            const guint top = --state->n_deck[level];

            state->display[level][place] = deck[top];
            deck[top] = 0;
            emit (play, NW_TAILOR_EVENT_REVEALED, state->display[level][place], (gint) level + 1,
                  (gint) place + 1, 0);
          }
    }
}

/* Whether no order can ever be completed again but for magic (T24). */
static gboolean
is_exhausted (const Play *play)
{
  const NwTailorState *state = play->state;

  if (state->n_exclusive > 0)
    return FALSE;

  for (guint level = 0; level < play->rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (play->rules, state->head.n_seats, level);

      if (state->n_deck[level] > 0)
        return FALSE;
      for (guint place = 0; place < n_places; place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          return FALSE;
    }

  return TRUE;
}

/* ---- Turns ---------------------------------------------------------------------------------- */

static void
set_last_round (const Play *play)
{
  if (play->state->last_round)
    return;

  play->state->last_round = TRUE;
  emit (play, NW_TAILOR_EVENT_LAST_ROUND, 0, 0, 0, 0);
}

static void
begin_turn (const Play *play,
            guint       turn)
{
  NwTailorState *state = play->state;

  state->head.turn = (guint8) turn;
  state->head.actor = (guint8) turn;
  state->action = NW_TAILOR_ACTION_NONE;
  state->pending = NW_TAILOR_PENDING_NONE;
  state->dyes_left = play->rules->dyes_per_turn;
  emit (play, NW_TAILOR_EVENT_TURN, state->head.round, 0, 0, 0);
}

/* What follows once the row is restocked (T14, T21, T24). */
static void
finish_turn (const Play *play)
{
  NwTailorState *state = play->state;
  const gboolean is_last_seat = state->head.turn == state->head.n_seats - 1;

  state->pending = NW_TAILOR_PENDING_NONE;
  refill (play);
  if (is_exhausted (play))
    set_last_round (play);

  if (is_last_seat && (state->last_round || state->head.round >= play->rules->max_rounds))
    {
      state->head.over = TRUE;
      state->head.actor = NW_SEAT_NONE;
      emit (play, NW_TAILOR_EVENT_OVER, 0, 0, 0, 0);
      return;
    }

  if (is_last_seat)
    state->head.round++;
  begin_turn (play, is_last_seat ? 0 : state->head.turn + 1u);
}

static void
restock (const Play *play,
         guint       n_left,
         guint       n_right)
{
  insert_white (play, n_left, 0);
  insert_white (play, n_right, get_seat (play)->row_length);
  emit (play, NW_TAILOR_EVENT_RESTOCKED, (gint) n_left, (gint) n_right, 0, 0);
}

static void
end_turn (const Play *play)
{
  const guint n_white = nw_tailor_n_restock (play->rules, play->state);

  if (n_white > 0 && get_seat (play)->row_length > 0)
    {
      play->state->pending = NW_TAILOR_PENDING_RESTOCK;
      return;
    }

  if (n_white > 0)
    restock (play, 0, n_white);
  finish_turn (play);
}

/* ---- Rewards -------------------------------------------------------------------------------- */

static void
add_white (const Play *play,
           gboolean    at_right)
{
  insert_white (play, 1, at_right ? get_seat (play)->row_length : 0);
  emit (play, NW_TAILOR_EVENT_WHITE_ADDED, at_right, 0, 0, 0);
}

/* T19. */
static void
expand (const Play *play)
{
  NwTailorSeat *seat = get_seat (play);

  if (seat->limit >= play->rules->limit_max)
    return;

  seat->limit++;
  emit (play, NW_TAILOR_EVENT_EXPANDED, seat->limit, 0, 0, 0);

  if (!has_white (play))
    return;
  if (seat->row_length == 0)
    add_white (play, TRUE);
  else
    play->state->pending = NW_TAILOR_PENDING_EXPAND;
}

/* T18. */
static void
refer (const Play *play)
{
  if (nw_tailor_can_reserve (play->rules, play->state, play->state->head.turn))
    play->state->pending = NW_TAILOR_PENDING_RESERVE;
  else if (play->rules->referral_magic_always)
    add_magic_to_stock (play, 1);
}

/* Gives what @order, which lies in @slot, brings beside its points. */
static void
give_reward (const Play          *play,
             const NwTailorOrder *order,
             guint                slot)
{
  switch (order->reward)
    {
    case NW_TAILOR_REWARD_MAGIC:
      add_magic_to_card (play, slot);
      break;
    case NW_TAILOR_REWARD_EXPAND:
      expand (play);
      break;
    case NW_TAILOR_REWARD_REFERRAL:
      refer (play);
      break;
    default:
      break;
    }
}

/* ---- Set-up --------------------------------------------------------------------------------- */

/* T3 to T5, but for the reservation. */
static void
take_start (const Play *play)
{
  NwTailorSeat *seat = get_seat (play);
  const NwTailorStart *start = &play->rules->seat_start[play->state->head.turn];

  add_magic_to_stock (play, start->magic);
  seat->limit = (guint8) MAX (MIN (seat->limit + start->limit, play->rules->limit_max), seat->limit);
  for (guint i = 0; i < start->white && seat->row_length < seat->limit && has_white (play); i++)
    add_white (play, TRUE);
}

/* Goes on with the set-up from the seat whose turn it is, until one must choose (T4). */
static void
continue_setup (const Play *play)
{
  NwTailorState *state = play->state;

  for (;;)
    {
      const guint turn = state->head.turn;

      if (state->seats[turn].n_exclusive < play->rules->seat_start[turn].reserve &&
          nw_tailor_can_reserve (play->rules, state, turn))
        {
          state->head.actor = (guint8) turn;
          state->pending = NW_TAILOR_PENDING_RESERVE;
          return;
        }

      take_start (play);
      if (turn == 0)
        break;
      state->head.turn--;
    }

  refill (play);
  begin_turn (play, 0);
}

/**
 * nw_tailor_shuffled_deck:
 * @rules: compiled rules
 * @seed: the game's seed
 * @level: 0…n_levels-1
 * @cards: (out caller-allocates) (array): the level's orders from the bottom to the top
 *
 * Shuffles one level's whole deck (T1).
 */
void
nw_tailor_shuffled_deck (const NwTailorRules *rules,
                         guint64              seed,
                         guint                level,
                         guint8              *cards)
{
  guint64 rng = nw_rng_deal_stream (seed, level);
  guint n_cards = 0;

  for (guint card = 0; card < rules->n_orders; card++)
    for (guint copy = 0; rules->orders[card].level == level && copy < rules->orders[card].count;
         copy++)
      cards[n_cards++] = (guint8) card;

  nw_rng_shuffle (&rng, cards, n_cards);
}

/**
 * nw_tailor_count_supply:
 * @rules: compiled rules
 * @state: (inout): a state whose boards are set
 *
 * Works out what is left in the supply (T6).
 */
void
nw_tailor_count_supply (const NwTailorRules *rules,
                        NwTailorState       *state)
{
  gint n_magic = rules->n_magic;

  for (guint kind = 0; kind < rules->n_tokens; kind++)
    state->supply[kind] = (gint16) rules->n_fabric[kind];

  for (guint i = 0; i < state->head.n_seats; i++)
    {
      const NwTailorSeat *seat = &state->seats[i];

      n_magic -= seat->magic;
      for (guint position = 0; position < seat->row_length; position++)
        state->supply[rules->token_of[nw_tailor_fabric (seat->row, position)]]--;
    }
  for (guint slot = 0; slot < state->n_completed; slot++)
    n_magic -= (gint) nw_tailor_slot_magic (state->slots[slot]);

  state->supply_magic = (guint16) MAX (n_magic, 0);
}

void
nw_tailor_deal (gconstpointer data,
                const NwDeal *deal,
                gpointer      state_data)
{
  const NwTailorRules *rules = data;
  NwTailorState *state = state_data;
  const Play play = { .rules = rules, .state = state };

  memset (state, 0, sizeof *state);
  state->head.rng = deal->seed;
  state->head.round = 1;
  state->head.n_seats = (guint8) deal->n_seats;
  state->dyes_left = rules->dyes_per_turn;

  for (guint level = 0; level < rules->n_levels; level++)
    {
      nw_tailor_shuffled_deck (rules, deal->seed, level, &state->deck[rules->deck_base[level]]);
      state->n_deck[level] =
        (guint8) (rules->deck_base[level + 1] - rules->deck_base[level]);
      memset (state->display[level], NW_TAILOR_NONE,
              nw_tailor_n_display (rules, deal->n_seats, level));
    }
  refill (&play);

  nw_tailor_count_supply (rules, state);
  for (guint i = 0; i < deal->n_seats; i++)
    {
      state->head.turn = (guint8) i;
      state->seats[i].limit = rules->start_limit;
      for (guint n = 0; n < rules->start_row && has_white (&play); n++)
        insert_white (&play, 1, 0);
    }

  continue_setup (&play);
}

/* ---- Moves ---------------------------------------------------------------------------------- */

static void
apply_dye (const Play *play,
           guint       first,
           guint       last,
           guint       colour)
{
  NwTailorState *state = play->state;
  const guint was = nw_tailor_fabric (get_seat (play)->row, first);

  recolour (play, first, last - first + 1, was, colour);
  state->action = NW_TAILOR_ACTION_DYE;
  state->dyes_left--;
  emit (play, NW_TAILOR_EVENT_DYED, (gint) first + 1, (gint) last + 1, (gint) colour, (gint) was);
}

/* T17. */
static void
apply_magic (const Play *play,
             guint       source,
             guint       position,
             guint       colour)
{
  NwTailorState *state = play->state;
  const guint was = nw_tailor_fabric (get_seat (play)->row, position);

  if (source == 0)
    {
      get_seat (play)->magic--;
    }
  else
    {
      const guint slot = nw_tailor_find_magic (state, source - 1);

      state->slots[slot] = (guint8) (state->slots[slot] - (1 << NW_TAILOR_SLOT_MAGIC_SHIFT));
    }
  state->supply_magic++;
  recolour (play, position, 1, was, colour);
  emit (play, NW_TAILOR_EVENT_MAGIC_USED, (gint) position + 1, (gint) colour, (gint) was,
        source == 0 ? NW_EVENT_NOTHING : (gint) source - 1);
}

/* T11 to T13, T16, T21. */
static void
apply_complete (const Play *play,
                guint       card,
                guint       position)
{
  NwTailorState *state = play->state;
  const NwTailorOrder *order = &play->rules->orders[card];
  const guint open = nw_tailor_find_display (play->rules, state, card);
  const guint exclusive = open == NW_TAILOR_NONE ? nw_tailor_find_exclusive (state, card)
                                                 : NW_TAILOR_NONE;
  const gboolean is_again = open == NW_TAILOR_NONE && exclusive == NW_TAILOR_NONE;
  guint slot;

  state->action = NW_TAILOR_ACTION_COMPLETE;
  cut (play, order, position);
  emit (play, NW_TAILOR_EVENT_COMPLETED, (gint) card, (gint) position + 1,
        (gint) (position + order->length), is_again);

  if (is_again)
    {
      add_magic_to_card (play, nw_tailor_find_repeat (play->rules, state, card));
      return;
    }

  if (open != NW_TAILOR_NONE)
    state->display[open / NW_TAILOR_MAX_DISPLAY][open % NW_TAILOR_MAX_DISPLAY] = NW_TAILOR_NONE;
  else
    remove_exclusive (play, exclusive);
  slot = add_completed (play, card);
  if (get_seat (play)->points >= play->rules->end_points)
    set_last_round (play);
  give_reward (play, order, slot);
}

/* After a reservation: its magic, and back to the turn or on with the set-up. */
static void
finish_reservation (const Play *play,
                    gboolean    was_setup)
{
  play->state->pending = NW_TAILOR_PENDING_NONE;
  if (was_setup)
    continue_setup (play);
  else
    add_magic_to_stock (play, 1);
}

static void
apply_reserve (const Play *play,
               guint       card)
{
  NwTailorState *state = play->state;
  const gboolean was_setup = nw_tailor_is_setup (state);
  const guint open = nw_tailor_find_display (play->rules, state, card);

  state->display[open / NW_TAILOR_MAX_DISPLAY][open % NW_TAILOR_MAX_DISPLAY] = NW_TAILOR_NONE;
  add_exclusive (play, card, TRUE);
  emit (play, NW_TAILOR_EVENT_RESERVED, (gint) card, (gint) play->rules->orders[card].level + 1,
        FALSE, 0);
  finish_reservation (play, was_setup);
}

static void
apply_reserve_deck (const Play *play,
                    guint       level)
{
  NwTailorState *state = play->state;
  guint8 *deck = &state->deck[play->rules->deck_base[level]];
  const guint top = --state->n_deck[level];
  const guint card = deck[top];

  deck[top] = 0;
  add_exclusive (play, card, FALSE);
  if (play->sink != NULL)
    emit_known (play, NW_TAILOR_EVENT_RESERVED, 1u << state->head.turn, (gint) card,
                (gint) level + 1, TRUE, 0);
  finish_reservation (play, FALSE);
}

static void
apply_reserve_nothing (const Play *play)
{
  play->state->pending = NW_TAILOR_PENDING_NONE;
  if (play->rules->referral_magic_always)
    add_magic_to_stock (play, 1);
}

void
nw_tailor_apply (gconstpointer      data,
                 gpointer           state_data,
                 NwMove             move,
                 const NwEventSink *sink)
{
  const Play play = { .rules = data, .state = state_data, .sink = sink };
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1), c = nw_move_arg (move, 2);

  switch (nw_move_kind (move))
    {
    case NW_TAILOR_DYE:
      apply_dye (&play, a, b, c);
      break;
    case NW_TAILOR_MAGIC:
      apply_magic (&play, a, b, c);
      break;
    case NW_TAILOR_COMPLETE:
      apply_complete (&play, a, b);
      break;
    case NW_TAILOR_EXPAND:
      play.state->pending = NW_TAILOR_PENDING_NONE;
      add_white (&play, a != 0);
      break;
    case NW_TAILOR_RESERVE:
      apply_reserve (&play, a);
      break;
    case NW_TAILOR_RESERVE_DECK:
      apply_reserve_deck (&play, a);
      break;
    case NW_TAILOR_RESERVE_NOTHING:
      apply_reserve_nothing (&play);
      break;
    case NW_TAILOR_END:
      end_turn (&play);
      break;
    case NW_TAILOR_RESTOCK:
      restock (&play, a, nw_tailor_n_restock (play.rules, play.state) - a);
      finish_turn (&play);
      break;
    default:
      g_assert_not_reached ();
    }
}
