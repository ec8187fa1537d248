/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: the journeyman.  It searches the rest of its own turn and takes the way to
 * the best board that it finds.
 *
 * The search is a beam in depth: of all dyes only those that bring some order nearer are tried, the
 * most wanted first; all completions; and magic where it completes an order at once.  It stops
 * where the turn ends, so that it never looks at a card that is not yet revealed.  It walks over
 * guesses of the whole truth, because the rules apply moves to nothing else; what a guess says
 * about hidden cards is never read.
 */

#include "bots/nw-bot-private.h"
#include "bots/nw-bot-tailor-eval.h"
#include "engine/nw-hash.h"
#include "engine/nw-rng.h"

/* The most states that are looked at for one decision. */
#define MAX_NODES 60
/* Dyes that are tried, by the number of dyes tried before. */
static const guint8 beam[] = { 4, 3, 2, 1 };
/* The most places where magic is tried, and the most magic fabrics for one order. */
#define MAX_FIXES 4
#define MAX_FIX_MAGIC 3
/* The most completions that are tried in one state. */
#define MAX_COMPLETIONS 24

/* A search. */
typedef struct
{
  const NwBotQuestion *question;
  const NwTailorRules *rules;
  NwTailorEval         eval;
  gint                 targets_of;
  guint                n_nodes;
  guint                n_seen;
  guint64              seen[MAX_NODES + 1];
  NwMove               best;
  gint                 best_value;
  NwMove               moves[NW_TAILOR_MAX_MOVES];
} Search;

/* A state on the way. */
typedef struct
{
  NwTailorState state;
  NwMove        first;
  gint          gain;
  guint         n_dyes;
} Node;

/* An order that magic can complete at once. */
typedef struct
{
  guint8 card;
  guint8 position;
  guint8 reversed;
  guint8 n_magic;
  gint   value;
} Fix;

static void explore (Search     *search,
                     const Node *node);

/* Goes on with @node after @move, which is legal.  Returns FALSE once the search is over. */
static gboolean
make_move (Search     *search,
           const Node *node,
           NwMove      move,
           Node       *next)
{
  const guint kind = nw_move_kind (move);

  if (search->n_nodes >= MAX_NODES || nw_bot_is_cancelled (search->question))
    return FALSE;

  search->n_nodes++;
  *next = *node;
  if (next->first == NW_MOVE_NONE)
    next->first = move;

  if (kind == NW_TAILOR_DYE)
    next->n_dyes++;
  else if (kind == NW_TAILOR_RESERVE ||
           (kind == NW_TAILOR_COMPLETE &&
            nw_tailor_find_display (search->rules, &node->state, nw_move_arg (move, 0)) !=
              NW_TAILOR_NONE))
    next->gain += search->eval.denied[nw_move_arg (move, 0)];

  nw_tailor_apply (search->rules, &next->state, move, NULL);

  return TRUE;
}

static void
try_move (Search     *search,
          const Node *node,
          NwMove      move)
{
  Node next;

  if (make_move (search, node, move, &next))
    explore (search, &next);
}

static void
offer (Search *search,
       NwMove  move,
       gint    value)
{
  if (value > search->best_value || search->best == NW_MOVE_NONE)
    {
      search->best = move;
      search->best_value = value;
    }
}

/* Finds the targets of a state.  They stay the same as long as no order is completed and no magic
 * is used. */
static void
find_targets (Search              *search,
              const NwTailorState *state)
{
  const gint targets_of = state->action == NW_TAILOR_ACTION_COMPLETE ? -1 : state->supply_magic;

  if (targets_of == -1 || targets_of != search->targets_of)
    nw_tailor_eval_find_targets (&search->eval, state);
  search->targets_of = targets_of;
}

/* ---- The end of the turn -------------------------------------------------------------------- */

static gboolean
may_end (const NwTailorRules *rules,
         const NwTailorState *state)
{
  if (state->action == NW_TAILOR_ACTION_COMPLETE ||
      (state->action == NW_TAILOR_ACTION_DYE &&
       rules->dyes_per_turn - state->dyes_left >= rules->dye_min))
    return TRUE;

  return nw_tailor_check (rules, state, NW_MOVE (NW_TAILOR_END, 0, 0, 0)) == NW_REASON_LEGAL;
}

static gint
weigh_board (Search              *search,
             const NwTailorState *state)
{
  /* Who may have no further turn makes the most of this one (T21). */
  if (state->last_round || search->eval.end_looms)
    return nw_tailor_eval_end (&search->eval, state);

  find_targets (search, state);

  return nw_tailor_eval_holdings (&search->eval, state) +
         nw_tailor_eval_restocked (&search->eval, state);
}

static void
try_end (Search     *search,
         const Node *node)
{
  const NwMove end = NW_MOVE (NW_TAILOR_END, 0, 0, 0);

  if (may_end (search->rules, &node->state))
    offer (search, node->first != NW_MOVE_NONE ? node->first : end,
           node->gain + weigh_board (search, &node->state));
}

/* ---- Dyes ----------------------------------------------------------------------------------- */

/* Takes the most wanted dye that is left, or none. */
static NwMove
take_wish (NwTailorWishes *wishes)
{
  NwTailorWish *best = NULL;
  NwMove move;

  for (guint i = 0; i < wishes->n_wishes; i++)
    if (wishes->wishes[i].promise > 0 &&
        (best == NULL || wishes->wishes[i].promise > best->promise))
      best = &wishes->wishes[i];

  if (best == NULL)
    return NW_MOVE_NONE;

  move = best->move;
  best->promise = 0;

  return move;
}

/* Judges wishes by the row right after them: a dye can help more than one order.  Orders are read
 * in either direction, so that of two dyes of a white row that mirror each other one is enough. */
static void
rank_wishes (Search             *search,
             const NwTailorSeat *seat,
             NwTailorWishes     *wishes)
{
  for (guint i = 0; i < wishes->n_wishes; i++)
    {
      NwTailorWish *wish = &wishes->wishes[i];
      const guint middle = nw_move_arg (wish->move, 0) + nw_move_arg (wish->move, 1);

      if (seat->row == 0 && middle >= seat->row_length)
        wish->promise = 0;
      else
        wish->promise = 1 + nw_tailor_eval_row (&search->eval,
                                                nw_tailor_plan_dye (seat->row, wish->move),
                                                seat->row_length);
    }
}

static void
try_dyes (Search     *search,
          const Node *node)
{
  const NwTailorSeat *seat = &node->state.seats[search->eval.seat];
  const guint width = beam[MIN (node->n_dyes, G_N_ELEMENTS (beam) - 1)];
  guint n_tried = 0;
  NwTailorWishes wishes;
  NwMove move;

  find_targets (search, &node->state);
  nw_tailor_eval_find_wishes (&search->eval, seat->row, seat->row_length, node->state.dyes_left,
                              &wishes);

  if (node->state.dyes_left > 1)
    rank_wishes (search, seat, &wishes);

  while (n_tried < width && (move = take_wish (&wishes)) != NW_MOVE_NONE)
    if (nw_tailor_check (search->rules, &node->state, move) == NW_REASON_LEGAL)
      {
        try_move (search, node, move);
        n_tried++;
      }
}

/* ---- Magic ---------------------------------------------------------------------------------- */

/* The magic fabric that is spent next, if there is one: from the first card with one, which can
 * then be completed again, else from the stock.  Returns 1 + order, or 0 for the stock. */
static guint
find_source (const NwTailorState *state)
{
  for (guint slot = 0; slot < state->n_completed; slot++)
    if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) == state->head.turn &&
        (state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) != 0 &&
        nw_tailor_slot_magic (state->slots[slot]) > 0)
      return 1u + state->pile[slot];

  return 0;
}

/* Keeps the best few, the best first. */
static void
insert_fix (Fix   *fixes,
            guint *n_fixes,
            Fix    fix)
{
  guint at = *n_fixes;

  while (at > 0 && fixes[at - 1].value < fix.value)
    at--;
  if (at == MAX_FIXES)
    return;

  *n_fixes = MIN (*n_fixes + 1, MAX_FIXES);
  for (guint i = *n_fixes - 1; i > at; i--)
    fixes[i] = fixes[i - 1];
  fixes[at] = fix;
}

/* Finds the places where @card lies but for as many fabrics as there is magic. */
static void
find_fixes_for (const Search        *search,
                const NwTailorState *state,
                guint                card,
                guint                n_magic,
                Fix                 *fixes,
                guint               *n_fixes)
{
  const NwTailorOrder *order = &search->rules->orders[card];
  const NwTailorSeat *seat = &state->seats[state->head.turn];

  for (guint position = 0; position + order->length <= seat->row_length; position++)
    for (guint reversed = 0; reversed <= (order->fabrics != order->reversed); reversed++)
      {
        const guint64 section = seat->row >> (4 * position) & order->mask;
        const guint n_wrong = nw_tailor_plan_count (nw_tailor_plan_get_differences (
          section, reversed ? order->reversed : order->fabrics));

        if (n_wrong > 0 && n_wrong <= n_magic)
          insert_fix (fixes, n_fixes,
                      (Fix) { (guint8) card, (guint8) position, (guint8) reversed,
                              (guint8) n_wrong,
                              100 * order->points - (gint) n_wrong * search->eval.price_magic });
      }
}

/* Uses magic on each wrong fabric, then completes the order. */
static void
try_fix (Search     *search,
         const Node *node,
         const Fix  *fix)
{
  const NwTailorOrder *order = &search->rules->orders[fix->card];
  const guint64 sequence = fix->reversed ? order->reversed : order->fabrics;
  Node next = *node;

  for (guint i = 0; i < order->length; i++)
    {
      const guint position = fix->position + i;
      const guint colour = nw_tailor_fabric (sequence, i);
      NwMove move;

      if (nw_tailor_fabric (next.state.seats[search->eval.seat].row, position) == colour)
        continue;
      move = NW_MOVE (NW_TAILOR_MAGIC, find_source (&next.state), position, colour);
      if (nw_tailor_check (search->rules, &next.state, move) != NW_REASON_LEGAL)
        return;

      const Node previous = next;
      if (!make_move (search, &previous, move, &next))
        return;
    }

  try_move (search, &next,
            NW_MOVE (NW_TAILOR_COMPLETE, fix->card, fix->position, fix->reversed));
}

static void
try_magic (Search     *search,
           const Node *node)
{
  const guint n_magic = MIN (nw_tailor_eval_count_magic (&search->eval, &node->state),
                             MAX_FIX_MAGIC);
  guint8 cards[NW_TAILOR_MAX_CARDS];
  Fix fixes[MAX_FIXES];
  guint n_cards, n_fixes = 0;

  if (n_magic == 0)
    return;

  n_cards = nw_tailor_plan_list_available (search->rules, &node->state, search->eval.seat, cards);
  for (guint i = 0; i < n_cards; i++)
    find_fixes_for (search, &node->state, cards[i], n_magic, fixes, &n_fixes);
  for (guint i = 0; i < n_fixes; i++)
    try_fix (search, node, &fixes[i]);
}

/* ---- Completions ---------------------------------------------------------------------------- */

static void
try_completions (Search     *search,
                 const Node *node)
{
  const guint n_moves = nw_tailor_legal (search->rules, &node->state, search->moves);
  NwMove completions[MAX_COMPLETIONS];
  guint n_completions = 0;

  for (guint i = 0; i < n_moves && n_completions < MAX_COMPLETIONS; i++)
    if (nw_move_kind (search->moves[i]) == NW_TAILOR_COMPLETE)
      completions[n_completions++] = search->moves[i];

  for (guint i = 0; i < n_completions; i++)
    try_move (search, node, completions[i]);
}

/* ---- Choices -------------------------------------------------------------------------------- */

/* The open order that is best to have for oneself; none if the display is empty. */
static NwMove
find_reservation (Search              *search,
                  const NwTailorState *state)
{
  NwMove best = NW_MOVE_NONE;
  gint best_value = G_MININT;

  find_targets (search, state);
  for (guint level = 0; level < search->rules->n_levels; level++)
    for (guint i = 0; i < nw_tailor_n_display (search->rules, state->head.n_seats, level); i++)
      {
        const guint card = state->display[level][i];
        gint value;

        if (card == NW_TAILOR_NONE)
          continue;
        value = nw_tailor_eval_reach (&search->eval, state, card);
        if (value > best_value)
          {
            best = NW_MOVE (NW_TAILOR_RESERVE, card, 0, 0);
            best_value = value;
          }
      }

  return best;
}

/* Reservations from a deck are not followed: nobody knows what comes. */
static void
try_reservation (Search     *search,
                 const Node *node)
{
  const NwMove move = find_reservation (search, &node->state);

  try_move (search, node, move != NW_MOVE_NONE ? move
                                               : NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0));
}

/* Sums up which orders the seat has completed, in whatever order, and which it has reserved. */
static guint64
add_up_orders (const NwTailorState *state,
               guint                seat)
{
  const guint first = nw_tailor_first_completed (state, seat);
  const guint first_exclusive = nw_tailor_first_exclusive (state, seat);
  guint64 sum = 0;

  for (guint i = 0; i < state->seats[seat].n_completed; i++)
    sum += nw_rng_mix (1u + state->pile[first + i] +
                       (nw_tailor_slot_magic (state->slots[first + i]) << 8));
  for (guint i = 0; i < state->seats[seat].n_exclusive; i++)
    sum += nw_rng_mix ((1u + state->pile[nw_tailor_exclusive_slot (first_exclusive + i)]) << 10);

  return sum;
}

/* Whether the same moves in another order led to the same board before. */
static gboolean
was_seen (Search              *search,
          const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[search->eval.seat];
  guint64 key = add_up_orders (state, search->eval.seat);

  key = nw_hash_add (key, seat->row);
  key = nw_hash_add (key, seat->row_length | (guint64) seat->limit << 8 |
                            (guint64) seat->magic << 16 | (guint64) state->action << 32 |
                            (guint64) state->dyes_left << 40);
  for (guint i = 0; i < search->n_seen; i++)
    if (search->seen[i] == key)
      return TRUE;

  search->seen[search->n_seen++] = key;

  return FALSE;
}

static void
explore (Search     *search,
         const Node *node)
{
  const NwTailorState *state = &node->state;

  switch (state->pending)
    {
    case NW_TAILOR_PENDING_EXPAND:
      try_move (search, node, NW_MOVE (NW_TAILOR_EXPAND, 0, 0, 0));
      try_move (search, node, NW_MOVE (NW_TAILOR_EXPAND, 1, 0, 0));
      return;
    case NW_TAILOR_PENDING_RESERVE:
      try_reservation (search, node);
      return;
    default:
      break;
    }

  if (was_seen (search, state))
    return;

  try_end (search, node);
  if (state->action != NW_TAILOR_ACTION_DYE)
    {
      try_completions (search, node);
      try_magic (search, node);
    }
  if (state->action != NW_TAILOR_ACTION_COMPLETE && state->dyes_left > 0)
    try_dyes (search, node);
}

/* ---- Decisions ------------------------------------------------------------------------------ */

/* Which order to reserve: the open order that is best to have, else the top of the highest deck. */
static void
choose_reservation (Search              *search,
                    const NwTailorState *state)
{
  const NwBotQuestion *question = search->question;
  NwMove move = find_reservation (search, state);

  for (guint i = question->n_moves; i > 0 && move == NW_MOVE_NONE; i--)
    if (nw_move_kind (question->moves[i - 1]) == NW_TAILOR_RESERVE_DECK)
      move = question->moves[i - 1];

  search->best = move;
}

/* Where white goes. */
static void
choose_restock (Search              *search,
                const NwTailorState *state)
{
  const NwBotQuestion *question = search->question;
  const NwTailorSeat *seat = &state->seats[search->eval.seat];
  const guint n_white = nw_tailor_n_restock (search->rules, state);

  for (guint i = 0; i < question->n_moves; i++)
    {
      const guint n_left = nw_move_arg (question->moves[i], 0);

      offer (search, question->moves[i],
             nw_tailor_eval_row (&search->eval, seat->row << (4 * n_left),
                                 seat->row_length + n_white));
    }
}

static void
choose_way (Search              *search,
            const NwTailorState *state)
{
  Node root = { .state = *state, .first = NW_MOVE_NONE };

  search->question->game->resample (search->rules, &root.state, search->question->rng);
  explore (search, &root);
}

/**
 * nw_bot_tailor_journeyman_choose:
 * @question: what is asked
 *
 * Plans the rest of the turn and begins with it.
 *
 * Returns: one of the legal moves
 */
NwMove
nw_bot_tailor_journeyman_choose (const NwBotQuestion *question)
{
  const NwTailorState *state = (const NwTailorState *) question->state;
  Search search;

  search.question = question;
  search.rules = question->data;
  search.targets_of = -1;
  search.n_nodes = 0;
  search.n_seen = 0;
  search.best = NW_MOVE_NONE;
  search.best_value = G_MININT;
  nw_tailor_eval_init (&search.eval, question->data, state, state->head.actor, &nw_tailor_weights);

  if (state->pending == NW_TAILOR_PENDING_RESERVE)
    choose_reservation (&search, state);
  else if (state->pending == NW_TAILOR_PENDING_RESTOCK)
    choose_restock (&search, state);
  else
    choose_way (&search, state);

  return search.best != NW_MOVE_NONE ? search.best : nw_bot_tailor_apprentice_choose (question);
}
