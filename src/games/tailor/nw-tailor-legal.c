/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: which moves are legal, and why another is not.
 *
 * legal () and check () say the same in two ways, and a test holds them to it: legal () writes the
 * moves in ascending order as fast as it can, check () walks one move through the questions in the
 * order of #NwTailorReason and stops at the first "no".
 */

#include "games/tailor/nw-tailor-state.h"

/* ---- Questions that both ask ---------------------------------------------------------------- */

/**
 * nw_tailor_is_setup:
 * @state: a state
 *
 * Returns: whether seats still reserve their first orders (T4); a referral's choice comes after a
 *   completion, the set-up's before any action
 */
gboolean
nw_tailor_is_setup (const NwTailorState *state)
{
  return state->pending == NW_TAILOR_PENDING_RESERVE && state->action == NW_TAILOR_ACTION_NONE;
}

/**
 * nw_tailor_n_display:
 * @rules: compiled rules
 * @n_seats: 1…4
 * @level: 0…n_levels-1
 *
 * Returns: places for open orders of that level (T1)
 */
guint
nw_tailor_n_display (const NwTailorRules *rules,
                     guint                n_seats,
                     guint                level)
{
  return rules->display[level][n_seats - 1];
}

/**
 * nw_tailor_find_display:
 * @rules: compiled rules
 * @state: a state
 * @order: an order
 *
 * Returns: the leftmost place of the display where it lies, as level * %NW_TAILOR_MAX_DISPLAY +
 *   place, or %NW_TAILOR_NONE
 */
guint
nw_tailor_find_display (const NwTailorRules *rules,
                        const NwTailorState *state,
                        guint                order)
{
  const guint level = rules->orders[order].level;
  const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

  for (guint place = 0; place < n_places; place++)
    if (state->display[level][place] == order)
      return level * NW_TAILOR_MAX_DISPLAY + place;

  return NW_TAILOR_NONE;
}

/**
 * nw_tailor_find_exclusive:
 * @state: a state
 * @order: an order
 *
 * Returns: which of the exclusive orders, as nw_tailor_exclusive_slot() counts them, is the first
 *   such order of the seat whose turn it is, or %NW_TAILOR_NONE
 */
guint
nw_tailor_find_exclusive (const NwTailorState *state,
                          guint                order)
{
  const guint first = nw_tailor_first_exclusive (state, state->head.turn);
  const guint end = first + state->seats[state->head.turn].n_exclusive;

  for (guint i = first; i < end; i++)
    if (state->pile[nw_tailor_exclusive_slot (i)] == order)
      return i;

  return NW_TAILOR_NONE;
}

/* Whether the completed order in @slot is a magic order. */
static inline gboolean
is_repeatable (const NwTailorState *state,
               guint                slot)
{
  return (state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) != 0;
}

/**
 * nw_tailor_find_repeat:
 * @rules: compiled rules
 * @state: a state
 * @order: an order
 *
 * Returns: the slot of the first such magic order of the seat whose turn it is that may be
 *   completed again as far as its card tells (T16), or %NW_TAILOR_NONE
 */
guint
nw_tailor_find_repeat (const NwTailorRules *rules,
                       const NwTailorState *state,
                       guint                order)
{
  const guint first = nw_tailor_first_completed (state, state->head.turn);
  const guint end = first + state->seats[state->head.turn].n_completed;

  for (guint slot = first; slot < end; slot++)
    if (state->pile[slot] == order && is_repeatable (state, slot) &&
        nw_tailor_slot_magic (state->slots[slot]) < rules->magic_per_card)
      return slot;

  return NW_TAILOR_NONE;
}

/**
 * nw_tailor_find_magic:
 * @state: a state
 * @order: an order
 *
 * Returns: the slot of the first such completed order of the seat whose turn it is with a magic
 *   fabric on it (T17), or %NW_TAILOR_NONE
 */
guint
nw_tailor_find_magic (const NwTailorState *state,
                      guint                order)
{
  const guint first = nw_tailor_first_completed (state, state->head.turn);
  const guint end = first + state->seats[state->head.turn].n_completed;

  for (guint slot = first; slot < end; slot++)
    if (state->pile[slot] == order && is_repeatable (state, slot) &&
        nw_tailor_slot_magic (state->slots[slot]) > 0)
      return slot;

  return NW_TAILOR_NONE;
}

static gboolean
has_display (const NwTailorRules *rules,
             const NwTailorState *state)
{
  for (guint level = 0; level < rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

      for (guint place = 0; place < n_places; place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          return TRUE;
    }

  return FALSE;
}

static gboolean
has_deck (const NwTailorRules *rules,
          const NwTailorState *state)
{
  for (guint level = 0; level < rules->n_levels; level++)
    if (state->n_deck[level] > 0)
      return TRUE;

  return FALSE;
}

/**
 * nw_tailor_can_reserve:
 * @rules: compiled rules
 * @state: a state
 * @seat: a seat
 *
 * Returns: whether there is something that @seat may reserve: in set-up from the display (T4), for
 *   a referral also from a deck (T18)
 */
gboolean
nw_tailor_can_reserve (const NwTailorRules *rules,
                       const NwTailorState *state,
                       guint                seat)
{
  if (rules->exclusive_limit != 0 && state->seats[seat].n_exclusive >= rules->exclusive_limit)
    return FALSE;

  return has_display (rules, state) ||
         (state->action == NW_TAILOR_ACTION_COMPLETE && has_deck (rules, state));
}

/**
 * nw_tailor_n_restock:
 * @rules: compiled rules
 * @state: a state
 *
 * Returns: how many white fabrics fill the row of the seat whose turn it is (T14)
 */
guint
nw_tailor_n_restock (const NwTailorRules *rules,
                     const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];
  const gint wanted = seat->limit - seat->row_length;

  if (!rules->limited_tokens)
    return (guint) wanted;

  return (guint) MIN (wanted, state->supply[rules->token_of[0]]);
}

/* How many fabrics of another colour can become @colour for want of tokens (T10). */
static inline gint
count_tokens (const NwTailorRules *rules,
              const NwTailorState *state,
              guint                was,
              guint                colour)
{
  if (!rules->limited_tokens || rules->token_of[was] == rules->token_of[colour])
    return NW_TAILOR_MAX_ROW;

  return state->supply[rules->token_of[colour]];
}

/* Whether @order lies at @position of the row, read backwards or not. */
static inline gboolean
is_at (const NwTailorOrder *order,
       guint64              row,
       guint                position,
       gboolean             reversed)
{
  return ((row >> (4 * position)) & order->mask) == (reversed ? order->reversed : order->fabrics);
}

static inline gboolean
is_palindrome (const NwTailorOrder *order)
{
  return order->fabrics == order->reversed;
}

/* ---- legal () ------------------------------------------------------------------------------- */

/* Cards in ascending order, each once. */
typedef struct
{
  guint  n_cards;
  guint8 cards[NW_TAILOR_MAX_CARDS];
} CardList;

static void
insert_card (CardList *list,
             guint     card)
{
  guint at = list->n_cards;

  while (at > 0 && list->cards[at - 1] > card)
    at--;
  if (at > 0 && list->cards[at - 1] == card)
    return;

  for (guint i = list->n_cards; i > at; i--)
    list->cards[i] = list->cards[i - 1];
  list->cards[at] = (guint8) card;
  list->n_cards++;
}

/* The moves that turn one section into each colour that it can have (T9, T10). */
static NwMove *
list_section (const NwTailorRules *rules,
              const NwTailorState *state,
              guint                first,
              guint                last,
              guint                was,
              NwMove              *moves)
{
  const gint length = (gint) (last - first + 1);

  for (guint colour = rules->dye_to_white ? 0 : 1; colour < rules->n_colours; colour++)
    if (colour != was && count_tokens (rules, state, was, colour) >= length)
      *moves++ = NW_MOVE (NW_TAILOR_DYE, first, last, colour);

  return moves;
}

static NwMove *
list_dyes (const NwTailorRules *rules,
           const NwTailorState *state,
           const NwTailorSeat  *seat,
           NwMove              *moves)
{
  for (guint first = 0; first < seat->row_length; first++)
    {
      const guint was = nw_tailor_fabric (seat->row, first);

      for (guint last = first;
           last < seat->row_length && nw_tailor_fabric (seat->row, last) == was;
           last++)
        moves = list_section (rules, state, first, last, was, moves);
    }

  return moves;
}

static NwMove *
list_magic_from (const NwTailorRules *rules,
                 const NwTailorState *state,
                 const NwTailorSeat  *seat,
                 guint                source,
                 NwMove              *moves)
{
  for (guint position = 0; position < seat->row_length; position++)
    {
      const guint was = nw_tailor_fabric (seat->row, position);

      for (guint colour = 0; colour < rules->n_colours; colour++)
        if (colour != was && count_tokens (rules, state, was, colour) >= 1)
          *moves++ = NW_MOVE (NW_TAILOR_MAGIC, source, position, colour);
    }

  return moves;
}

static NwMove *
list_magic (const NwTailorRules *rules,
            const NwTailorState *state,
            const NwTailorSeat  *seat,
            NwMove              *moves)
{
  const guint first = nw_tailor_first_completed (state, state->head.turn);
  CardList sources;

  if (seat->magic > 0)
    moves = list_magic_from (rules, state, seat, 0, moves);
  if (state->n_repeatable[state->head.turn] == 0)
    return moves;

  sources.n_cards = 0;
  for (guint slot = first; slot < first + seat->n_completed; slot++)
    if (is_repeatable (state, slot) && nw_tailor_slot_magic (state->slots[slot]) > 0)
      insert_card (&sources, state->pile[slot]);
  for (guint i = 0; i < sources.n_cards; i++)
    moves = list_magic_from (rules, state, seat, 1 + sources.cards[i], moves);

  return moves;
}

/* Adds @card if its order lies somewhere in the row. */
static inline void
insert_if_fits (const NwTailorRules *rules,
                const NwTailorSeat  *seat,
                guint                card,
                CardList            *list)
{
  const NwTailorOrder *order = &rules->orders[card];

  for (guint position = 0; position + order->length <= seat->row_length; position++)
    {
      const guint64 section = (seat->row >> (4 * position)) & order->mask;

      if (section == order->fabrics || section == order->reversed)
        {
          insert_card (list, card);
          return;
        }
    }
}

/* All available orders (T11) that fit. */
static void
find_fitting (const NwTailorRules *rules,
              const NwTailorState *state,
              const NwTailorSeat  *seat,
              CardList            *list)
{
  list->n_cards = 0;

  for (guint level = 0; level < rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

      for (guint place = 0; place < n_places; place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          insert_if_fits (rules, seat, state->display[level][place], list);
    }

  if (seat->n_exclusive > 0)
    {
      const guint first = nw_tailor_first_exclusive (state, state->head.turn);

      for (guint i = first; i < first + seat->n_exclusive; i++)
        {
          const guint card = state->pile[nw_tailor_exclusive_slot (i)];

          if (card != NW_TAILOR_NONE)
            insert_if_fits (rules, seat, card, list);
        }
    }

  if (state->n_repeatable[state->head.turn] == 0 || state->supply_magic == 0)
    return;

  const guint first = nw_tailor_first_completed (state, state->head.turn);

  for (guint slot = first; slot < first + seat->n_completed; slot++)
    if (is_repeatable (state, slot) &&
        nw_tailor_slot_magic (state->slots[slot]) < rules->magic_per_card)
      insert_if_fits (rules, seat, state->pile[slot], list);
}

static NwMove *
list_completions (const NwTailorRules *rules,
                  const NwTailorState *state,
                  const NwTailorSeat  *seat,
                  NwMove              *moves)
{
  CardList fitting;

  find_fitting (rules, state, seat, &fitting);
  for (guint i = 0; i < fitting.n_cards; i++)
    {
      const guint card = fitting.cards[i];
      const NwTailorOrder *order = &rules->orders[card];

      for (guint position = 0; position + order->length <= seat->row_length; position++)
        {
          if (is_at (order, seat->row, position, FALSE))
            *moves++ = NW_MOVE (NW_TAILOR_COMPLETE, card, position, 0);
          else if (is_at (order, seat->row, position, TRUE))
            *moves++ = NW_MOVE (NW_TAILOR_COMPLETE, card, position, 1);
        }
    }

  return moves;
}

/* Whether the turn may end, given what else could be done (T8). */
static gboolean
may_end (const NwTailorRules *rules,
         const NwTailorState *state,
         gboolean             may_dye,
         gboolean             may_complete)
{
  switch (state->action)
    {
    case NW_TAILOR_ACTION_NONE:
      return rules->allow_pass || (!may_dye && !may_complete);
    case NW_TAILOR_ACTION_DYE:
      return rules->allow_pass || !may_dye ||
             rules->dyes_per_turn - state->dyes_left >= rules->dye_min;
    default:
      return TRUE;
    }
}

/* What a turn offers while no choice is pending (T7, T8). */
static guint
list_turn (const NwTailorRules *rules,
           const NwTailorState *state,
           NwMove              *moves)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];
  NwMove *next = moves;
  gboolean may_dye, may_complete = FALSE;

  if (state->action != NW_TAILOR_ACTION_COMPLETE && state->dyes_left > 0)
    next = list_dyes (rules, state, seat, next);
  may_dye = next > moves;

  next = list_magic (rules, state, seat, next);

  if (state->action != NW_TAILOR_ACTION_DYE)
    {
      NwMove *const first = next;

      next = list_completions (rules, state, seat, next);
      may_complete = next > first;
    }

  if (may_end (rules, state, may_dye, may_complete))
    *next++ = NW_MOVE (NW_TAILOR_END, 0, 0, 0);

  return (guint) (next - moves);
}

static guint
list_reservations (const NwTailorRules *rules,
                   const NwTailorState *state,
                   NwMove              *moves)
{
  NwMove *next = moves;
  CardList open = { .n_cards = 0 };

  for (guint level = 0; level < rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

      for (guint place = 0; place < n_places; place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          insert_card (&open, state->display[level][place]);
    }
  for (guint i = 0; i < open.n_cards; i++)
    *next++ = NW_MOVE (NW_TAILOR_RESERVE, open.cards[i], 0, 0);

  if (nw_tailor_is_setup (state))
    return (guint) (next - moves);

  for (guint level = 0; level < rules->n_levels; level++)
    if (state->n_deck[level] > 0)
      *next++ = NW_MOVE (NW_TAILOR_RESERVE_DECK, level, 0, 0);
  *next++ = NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0);

  return (guint) (next - moves);
}

static guint
list_restocks (const NwTailorRules *rules,
               const NwTailorState *state,
               NwMove              *moves)
{
  const guint n_white = nw_tailor_n_restock (rules, state);
  const guint step = rules->restock_split ? 1 : MAX (n_white, 1);
  guint n_moves = 0;

  for (guint n_left = 0; n_left <= n_white; n_left += step)
    moves[n_moves++] = NW_MOVE (NW_TAILOR_RESTOCK, n_left, 0, 0);

  return n_moves;
}

guint
nw_tailor_legal (gconstpointer data,
                 gconstpointer state_data,
                 NwMove       *moves)
{
  const NwTailorRules *rules = data;
  const NwTailorState *state = state_data;

  if (state->head.over)
    return 0;

  switch (state->pending)
    {
    case NW_TAILOR_PENDING_EXPAND:
      moves[0] = NW_MOVE (NW_TAILOR_EXPAND, 0, 0, 0);
      moves[1] = NW_MOVE (NW_TAILOR_EXPAND, 1, 0, 0);
      return 2;
    case NW_TAILOR_PENDING_RESERVE:
      return list_reservations (rules, state, moves);
    case NW_TAILOR_PENDING_RESTOCK:
      return list_restocks (rules, state, moves);
    default:
      return list_turn (rules, state, moves);
    }
}

/* ---- check () ------------------------------------------------------------------------------- */

static NwReason
check_dye (const NwTailorRules *rules,
           const NwTailorState *state,
           guint                first,
           guint                last,
           guint                colour)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];
  guint was;

  if (state->action == NW_TAILOR_ACTION_COMPLETE)
    return NW_TAILOR_REASON_OTHER_ACTION;
  if (state->dyes_left == 0)
    return NW_TAILOR_REASON_NO_DYES_LEFT;
  if (last >= seat->row_length)
    return NW_TAILOR_REASON_OFF_ROW;

  was = nw_tailor_fabric (seat->row, first);
  for (guint position = first + 1; position <= last; position++)
    if (nw_tailor_fabric (seat->row, position) != was)
      return NW_TAILOR_REASON_MIXED_SECTION;

  if (colour == was)
    return NW_TAILOR_REASON_SAME_COLOUR;
  if (colour == 0 && !rules->dye_to_white)
    return NW_TAILOR_REASON_NOT_TO_WHITE;
  if (count_tokens (rules, state, was, colour) < (gint) (last - first + 1))
    return NW_TAILOR_REASON_NO_TOKENS;

  return NW_REASON_LEGAL;
}

static NwReason
check_magic (const NwTailorRules *rules,
             const NwTailorState *state,
             guint                source,
             guint                position,
             guint                colour)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];
  guint was;

  if (position >= seat->row_length)
    return NW_TAILOR_REASON_OFF_ROW;

  was = nw_tailor_fabric (seat->row, position);
  if (colour == was)
    return NW_TAILOR_REASON_SAME_COLOUR;
  if (count_tokens (rules, state, was, colour) < 1)
    return NW_TAILOR_REASON_NO_TOKENS;
  if (source == 0 && seat->magic == 0)
    return NW_TAILOR_REASON_NO_MAGIC;
  if (source > 0 && nw_tailor_find_magic (state, source - 1) == NW_TAILOR_NONE)
    return NW_TAILOR_REASON_NO_MAGIC_ON_CARD;

  return NW_REASON_LEGAL;
}

/* Whether the seat whose turn it is may complete @card at all (T11, T16). */
static NwReason
check_available (const NwTailorRules *rules,
                 const NwTailorState *state,
                 guint                card)
{
  const guint first = nw_tailor_first_completed (state, state->head.turn);
  const guint end = first + state->seats[state->head.turn].n_completed;

  if (nw_tailor_find_display (rules, state, card) != NW_TAILOR_NONE ||
      nw_tailor_find_exclusive (state, card) != NW_TAILOR_NONE)
    return NW_REASON_LEGAL;
  if (nw_tailor_find_repeat (rules, state, card) != NW_TAILOR_NONE)
    return state->supply_magic > 0 ? NW_REASON_LEGAL : NW_TAILOR_REASON_NO_MAGIC_IN_SUPPLY;

  for (guint slot = first; slot < end; slot++)
    if (state->pile[slot] == card)
      return is_repeatable (state, slot) ? NW_TAILOR_REASON_MAGIC_ON_CARD
                                         : NW_TAILOR_REASON_ALREADY_COMPLETED;

  return NW_TAILOR_REASON_NOT_AVAILABLE;
}

static NwReason
check_complete (const NwTailorRules *rules,
                const NwTailorState *state,
                guint                card,
                guint                position,
                gboolean             reversed)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];
  const NwTailorOrder *order = &rules->orders[card];
  NwReason reason;

  if (state->action == NW_TAILOR_ACTION_DYE)
    return NW_TAILOR_REASON_OTHER_ACTION;

  reason = check_available (rules, state, card);
  if (reason != NW_REASON_LEGAL)
    return reason;
  if (position + order->length > seat->row_length)
    return NW_TAILOR_REASON_OFF_ROW;
  if (reversed && is_palindrome (order))
    return NW_TAILOR_REASON_PALINDROME;

  return is_at (order, seat->row, position, reversed) ? NW_REASON_LEGAL : NW_TAILOR_REASON_NO_FIT;
}

static gboolean
has_dye (const NwTailorRules *rules,
         const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];
  NwMove single[NW_TAILOR_MAX_COLOURS];

  /* Where a section can be dyed, so can each fabric of it. */
  for (guint position = 0; state->dyes_left > 0 && position < seat->row_length; position++)
    if (list_section (rules, state, position, position, nw_tailor_fabric (seat->row, position),
                      single) > single)
      return TRUE;

  return FALSE;
}

static gboolean
has_completion (const NwTailorRules *rules,
                const NwTailorState *state)
{
  CardList fitting;

  find_fitting (rules, state, &state->seats[state->head.turn], &fitting);

  return fitting.n_cards > 0;
}

static NwReason
check_end (const NwTailorRules *rules,
           const NwTailorState *state)
{
  const gboolean is_dye = state->action == NW_TAILOR_ACTION_DYE;

  if (may_end (rules, state, has_dye (rules, state), !is_dye && has_completion (rules, state)))
    return NW_REASON_LEGAL;

  return is_dye ? NW_TAILOR_REASON_MUST_DYE : NW_TAILOR_REASON_MUST_ACT;
}

static NwReason
check_restock (const NwTailorRules *rules,
               const NwTailorState *state,
               guint                n_left)
{
  const guint n_white = nw_tailor_n_restock (rules, state);

  if (n_left > n_white || (!rules->restock_split && n_left != 0 && n_left != n_white))
    return NW_TAILOR_REASON_BAD_SPLIT;

  return NW_REASON_LEGAL;
}

/* Which choice a kind of move answers. */
static NwTailorPending
get_pending (guint kind)
{
  switch (kind)
    {
    case NW_TAILOR_EXPAND:
      return NW_TAILOR_PENDING_EXPAND;
    case NW_TAILOR_RESERVE:
    case NW_TAILOR_RESERVE_DECK:
    case NW_TAILOR_RESERVE_NOTHING:
      return NW_TAILOR_PENDING_RESERVE;
    case NW_TAILOR_RESTOCK:
      return NW_TAILOR_PENDING_RESTOCK;
    default:
      return NW_TAILOR_PENDING_NONE;
    }
}

NwReason
nw_tailor_check (gconstpointer data,
                 gconstpointer state_data,
                 NwMove        move)
{
  const NwTailorRules *rules = data;
  const NwTailorState *state = state_data;
  const guint kind = nw_move_kind (move);
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1), c = nw_move_arg (move, 2);

  if (state->head.over)
    return NW_REASON_GAME_OVER;
  if (get_pending (kind) != state->pending)
    return state->pending == NW_TAILOR_PENDING_NONE ? NW_REASON_NOT_IN_PHASE
                                                    : NW_TAILOR_REASON_CHOICE_PENDING;

  switch (kind)
    {
    case NW_TAILOR_DYE:
      return check_dye (rules, state, a, b, c);
    case NW_TAILOR_MAGIC:
      return check_magic (rules, state, a, b, c);
    case NW_TAILOR_COMPLETE:
      return check_complete (rules, state, a, b, c);
    case NW_TAILOR_EXPAND:
      return NW_REASON_LEGAL;
    case NW_TAILOR_RESERVE:
      return nw_tailor_find_display (rules, state, a) != NW_TAILOR_NONE
               ? NW_REASON_LEGAL
               : NW_TAILOR_REASON_NOT_ON_DISPLAY;
    case NW_TAILOR_RESERVE_DECK:
      if (nw_tailor_is_setup (state))
        return NW_TAILOR_REASON_DISPLAY_ONLY;
      return state->n_deck[a] > 0 ? NW_REASON_LEGAL : NW_TAILOR_REASON_EMPTY_DECK;
    case NW_TAILOR_RESERVE_NOTHING:
      return nw_tailor_is_setup (state) ? NW_TAILOR_REASON_MUST_RESERVE : NW_REASON_LEGAL;
    case NW_TAILOR_END:
      return check_end (rules, state);
    case NW_TAILOR_RESTOCK:
      return check_restock (rules, state, a);
    default:
      return NW_REASON_UNKNOWN_MOVE;
    }
}
