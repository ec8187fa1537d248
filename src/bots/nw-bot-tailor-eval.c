/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: what a board is worth, see nw-bot-tailor-eval.h.
 *
 * The row is the heart of it.  Every order that is available is laid on every place of the row, in
 * both directions; bit tricks bound the dyes it would need there, and only where the bounds differ
 * and it matters are they counted.  Then the best set of places that don't overlap is put together
 * from the left, as in weighted interval scheduling.
 */

#include "bots/nw-bot-tailor-eval.h"

#include <string.h>

const NwTailorWeights nw_tailor_weights = {
  .dye = 105,
  .magic = 160,
  .magic_turn = 32,
  .limit = 12,
  .limit_cap = 140,
  .referral = 60,
  .pattern = 7,
  .keep = 94,
  .threat = 55,
  .denial = 50,
  .pace = 7,
  .win = 50,
};

/* ---- Orders --------------------------------------------------------------------------------- */

/* Counts patterns and bonuses of the orders that the seat has completed. */
static void
count_patterns (NwTailorEval        *eval,
                const NwTailorState *state)
{
  memset (eval->n_bearing, 0, sizeof eval->n_bearing);
  memset (eval->multiplier, 0, sizeof eval->multiplier);

  for (guint slot = 0; slot < state->n_completed; slot++)
    {
      const NwTailorOrder *order = &eval->rules->orders[state->pile[slot]];

      if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) != eval->seat)
        continue;
      if (order->pattern != NW_TAILOR_NONE)
        eval->n_bearing[order->pattern]++;
      if (order->reward == NW_TAILOR_REWARD_BONUS)
        eval->multiplier[order->bonus_pattern] += order->multiplier;
    }
}

/* What one bonus card will bring, if @n_bearing orders bear its pattern now (T20). */
static gint
weigh_bonus (const NwTailorEval  *eval,
             const NwTailorOrder *order,
             gint                 n_bearing)
{
  const gboolean bears = order->pattern == order->bonus_pattern;
  const gint n_counted = n_bearing - (bears && !eval->rules->bonus_counts_itself);

  return order->multiplier * (100 * n_counted + eval->weights->pattern * eval->turns_left);
}

/* What completing an order brings beside points. */
static gint
weigh_reward (const NwTailorEval  *eval,
              const NwTailorState *state,
              const NwTailorOrder *order)
{
  switch (order->reward)
    {
    case NW_TAILOR_REWARD_MAGIC:
      return state->supply_magic > 0 ? eval->price_magic : 0;
    case NW_TAILOR_REWARD_EXPAND:
      return state->seats[eval->seat].limit < eval->rules->limit_max ? eval->price_limit : 0;
    case NW_TAILOR_REWARD_REFERRAL:
      return eval->price_magic + eval->price_referral;
    case NW_TAILOR_REWARD_BONUS:
      return weigh_bonus (eval, order, eval->n_bearing[order->bonus_pattern] +
                                       (order->pattern == order->bonus_pattern));
    default:
      return 0;
    }
}

/* What completing an order for the first time brings in all. */
static gint
weigh_order (const NwTailorEval  *eval,
             const NwTailorState *state,
             const NwTailorOrder *order)
{
  const gint points = 100 * order->points + weigh_reward (eval, state, order);

  return order->pattern == NW_TAILOR_NONE ? points
                                          : points + 100 * eval->multiplier[order->pattern];
}

/* Fills in what the target is worth by the dyes that it needs. */
static void
weigh_target (const NwTailorEval *eval,
              NwTailorTarget     *target,
              gint                value)
{
  const gint n_per_turn = eval->rules->dyes_per_turn;
  gint survival = 0, last_turn = -1;

  target->max_dyes = 0;
  memset (target->worth, 0, sizeof target->worth);
  for (gint n_dyes = 0; n_dyes <= NW_TAILOR_MAX_DYES; n_dyes++)
    {
      const gint turn = (n_dyes + n_per_turn - 1) / n_per_turn;
      gint worth;

      if (turn >= eval->turns_left)
        break;
      if (turn != last_turn)
        survival = target->is_own
                     ? 100
                     : eval->outlasts[turn] * (100 - eval->taken[target->card]) / 100;
      last_turn = turn;

      worth = value * survival / 100 - n_dyes * eval->price_dye;
      if (worth <= 0)
        break;
      target->worth[n_dyes] = (gint16) MIN (worth, G_MAXINT16);
      target->max_dyes = (guint8) n_dyes;
    }
}

static gboolean
has_target (const NwTailorEval *eval,
            guint               card)
{
  for (guint i = 0; i < eval->n_targets; i++)
    if (eval->targets[i].card == card)
      return TRUE;

  return FALSE;
}

static void
init_target (const NwTailorEval *eval,
             NwTailorTarget     *target,
             guint               card,
             gboolean            is_own)
{
  const NwTailorOrder *order = &eval->rules->orders[card];

  target->sequences[0] = order->fabrics;
  target->sequences[1] = order->reversed;
  target->mask = order->mask;
  target->inner = order->mask >> 4;
  target->borders[0] = nw_tailor_plan_get_borders (order->fabrics) & target->inner;
  target->borders[1] = nw_tailor_plan_get_borders (order->reversed) & target->inner;
  target->length = order->length;
  target->n_directions = order->fabrics == order->reversed ? 1 : 2;
  target->card = (guint8) card;
  target->is_own = (guint8) is_own;
  target->worth[0] = 0;
}

/* Adds an order to the targets unless it is worth nothing or there already. */
static void
add_target (NwTailorEval *eval,
            guint         card,
            gboolean      is_own,
            gint          value)
{
  NwTailorTarget *target = &eval->targets[eval->n_targets];

  if (eval->n_targets == NW_TAILOR_MAX_TARGETS || has_target (eval, card))
    return;

  init_target (eval, target, card, is_own);
  weigh_target (eval, target, value);
  if (target->worth[0] > 0)
    eval->n_targets++;
}

/* Own magic orders that can be completed again (T16). */
static void
add_repeats (NwTailorEval        *eval,
             const NwTailorState *state)
{
  if (state->n_repeatable[eval->seat] == 0 || state->supply_magic == 0 || eval->price_magic == 0)
    return;

  for (guint slot = 0; slot < state->n_completed; slot++)
    if ((state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) != 0 &&
        (state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat &&
        nw_tailor_slot_magic (state->slots[slot]) < eval->rules->magic_per_card)
      add_target (eval, state->pile[slot], TRUE, eval->price_magic);
}

/**
 * nw_tailor_eval_find_targets:
 * @eval: (inout): a point of view
 * @state: a state in the same turn as the one that @eval was made for
 *
 * Finds out what the seat can complete in that state, and what it is worth now.
 */
void
nw_tailor_eval_find_targets (NwTailorEval        *eval,
                             const NwTailorState *state)
{
  const NwTailorRules *rules = eval->rules;

  count_patterns (eval, state);
  eval->n_targets = 0;

  for (guint i = 0; i < state->n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (i);
      const guint card = state->pile[slot];

      if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat && card != NW_TAILOR_NONE)
        add_target (eval, card, TRUE, weigh_order (eval, state, &rules->orders[card]));
    }

  for (guint level = 0; level < rules->n_levels; level++)
    for (guint i = 0; i < nw_tailor_n_display (rules, state->head.n_seats, level); i++)
      {
        const guint card = state->display[level][i];

        if (card != NW_TAILOR_NONE)
          add_target (eval, card, FALSE, weigh_order (eval, state, &rules->orders[card]));
      }

  add_repeats (eval, state);
}

/* ---- Rows ----------------------------------------------------------------------------------- */

/* A target that is laid on a section of a row, read in one direction. */
typedef struct
{
  const NwTailorTarget *target;
  guint64               section;
  guint64               sequence;
  guint64               borders;
  guint                 direction;
} Lay;

/* Lays @target on what begins a row; @row_borders are the row's. */
static inline Lay
lay (const NwTailorTarget *target,
     guint64               row,
     guint64               row_borders,
     guint                 direction)
{
  return (Lay) {
    .target = target,
    .section = row & target->mask,
    .sequence = target->sequences[direction],
    .borders = row_borders & target->inner,
    .direction = direction,
  };
}

/* A lower bound on dyes: each changes at most two borders. */
static inline guint
count_least_dyes (const Lay *lay)
{
  const guint64 changes = lay->borders ^ lay->target->borders[lay->direction];
  const guint n_least = (nw_tailor_plan_count (changes) + 1) / 2;

  return n_least + (n_least == 0 && lay->section != lay->sequence);
}

static inline guint64
find_wrong (const Lay *lay)
{
  return nw_tailor_plan_get_differences (lay->section, lay->sequence);
}

/* An upper bound on dyes: a piece is wrong and of one colour both in the row and in the order. */
static inline guint
count_wrong_pieces (const Lay *lay)
{
  const guint64 borders = lay->borders | lay->target->borders[lay->direction];
  const guint64 wrong = find_wrong (lay);

  return nw_tailor_plan_count (wrong & ~(wrong << 4 & ~(borders << 4)));
}

/* Whether at most one dye makes all of @part of a sequence @colour: what is not has no gap and no
 * border in it. */
static inline gboolean
is_nearly (guint64 sequence,
           guint64 borders,
           guint64 part,
           guint   colour)
{
  const guint64 others =
    nw_tailor_plan_get_differences (sequence, nw_tailor_plan_cloth (colour)) & part;
  const guint64 filled = others * 0xf;

  return ((filled + (filled & -filled)) & filled) == 0 && (borders & others & others >> 4) == 0;
}

/* Whether two dyes are enough where three pieces are wrong: the first must make all between the first
 * and the last wrong fabric one colour, and the second the order of it. */
static gboolean
are_two_enough (const NwTailorRules *rules,
                const Lay           *lay)
{
  const guint64 wrong = find_wrong (lay);
  const guint64 part = G_MAXUINT64 << __builtin_ctzll (wrong) & G_MAXUINT64 >> __builtin_clzll (wrong);

  for (guint colour = 0; colour < rules->n_colours; colour++)
    if (is_nearly (lay->section, lay->borders, part, colour) &&
        is_nearly (lay->sequence, lay->target->borders[lay->direction], part, colour))
      return TRUE;

  return FALSE;
}

/* Counts dyes of which at least @n_least are needed.  Orders with many wrong pieces are far away, and
 * a guess will do. */
static inline guint
count_dyes (const NwTailorRules *rules,
            const Lay           *lay,
            guint                n_least)
{
  const guint n_pieces = count_wrong_pieces (lay);

  if (!rules->dye_to_white)
    return nw_tailor_plan_count_dyes (rules, lay->section, lay->sequence, lay->target->length);
  if (n_pieces <= 2 || n_pieces == n_least)
    return n_pieces;

  return n_pieces > 3 ? (n_pieces + n_least + 1) / 2 : 3u - are_two_enough (rules, lay);
}

/* What the target is worth there: 0 if that is no more than @least. */
static inline gint
weigh (const NwTailorEval *eval,
       const Lay          *lay,
       gint                least)
{
  const guint n_least = count_least_dyes (lay);
  guint n_dyes;

  if (lay->target->worth[n_least] <= least || n_least == 0)
    return n_least == 0 ? lay->target->worth[0] : 0;

  n_dyes = count_dyes (eval->rules, lay, n_least);

  return n_dyes > lay->target->max_dyes ? 0 : lay->target->worth[n_dyes];
}

/* The best sets of places so far, by where the last one ends or before: what they are worth, and
 * which targets are in them. */
typedef struct
{
  gint    worth[NW_TAILOR_MAX_ROW + 1];
  guint64 used[NW_TAILOR_MAX_ROW + 1];
} Sets;

static inline void
improve_sets (Sets   *sets,
              guint   row_length,
              guint   end,
              gint    worth,
              guint64 used)
{
  for (; end <= row_length && sets->worth[end] < worth; end++)
    {
      sets->worth[end] = worth;
      sets->used[end] = used;
    }
}

/* Lays one target at one position, in both directions, beside the best set that ends there. */
static inline void
lay_beside (const NwTailorEval *eval,
            guint               index,
            guint64             row,
            guint64             row_borders,
            guint               row_length,
            guint               position,
            Sets               *sets)
{
  const NwTailorTarget *target = &eval->targets[index];
  const guint64 bit = G_GUINT64_CONSTANT (1) << index;
  const guint end = position + target->length;
  const gint before = sets->worth[position];
  const guint64 used = sets->used[position];

  if (end > row_length || before + target->worth[0] <= sets->worth[end] || (used & bit) != 0)
    return;

  for (guint direction = 0; direction < target->n_directions; direction++)
    {
      const Lay laid = lay (target, row, row_borders, direction);
      const gint worth = weigh (eval, &laid, sets->worth[end] - before);

      improve_sets (sets, row_length, end, before + worth, used | bit);
    }
}

/**
 * nw_tailor_eval_row:
 * @eval: a point of view
 * @row: a row
 * @row_length: its fabrics, 0…16
 *
 * Weighs what a row promises: the best set of targets that lie beside each other, each as near as it
 * is.
 *
 * Returns: centipoints, at least 0
 */
gint
nw_tailor_eval_row (const NwTailorEval *eval,
                    guint64             row,
                    guint               row_length)
{
  const guint64 row_borders = nw_tailor_plan_get_borders (row);
  Sets sets = { 0 };

  for (guint position = 0; position < row_length; position++)
    for (guint i = 0; i < eval->n_targets; i++)
      lay_beside (eval, i, row >> (4 * position), row_borders >> (4 * position), row_length,
                  position, &sets);

  return sets.worth[row_length];
}

/* ---- Wishes --------------------------------------------------------------------------------- */

/* The most places that are kept in mind. */
#define MAX_PLACES 512

/* A place in a row where a target is worth something. */
typedef struct
{
  guint64 section;
  guint64 sequence;
  guint64 borders;
  guint8  target;
  guint8  position;
  guint8  end;
  guint8  n_dyes;
  guint8  n_pieces;
} Place;

/* All places that are worth something, by position, and the best sets before and after a point. */
typedef struct
{
  guint n_places;
  Place places[MAX_PLACES];
  gint  before[NW_TAILOR_MAX_ROW + 1];
  gint  after[NW_TAILOR_MAX_ROW + 1];
} Map;

/* Adds the place where a target is laid, if it is worth something there. */
static void
add_place (const NwTailorEval *eval,
           const Lay          *lay,
           guint               target,
           guint               position,
           Map                *map)
{
  const guint n_least = count_least_dyes (lay);
  Place *place = &map->places[map->n_places];
  guint n_dyes;

  if (map->n_places == MAX_PLACES || n_least > lay->target->max_dyes)
    return;
  n_dyes = n_least == 0 ? 0 : count_dyes (eval->rules, lay, n_least);
  if (n_dyes > lay->target->max_dyes)
    return;

  *place = (Place) {
    .section = lay->section,
    .sequence = lay->sequence,
    .borders = lay->borders | lay->target->borders[lay->direction],
    .target = (guint8) target,
    .position = (guint8) position,
    .end = (guint8) (position + lay->target->length),
    .n_dyes = (guint8) n_dyes,
    .n_pieces = (guint8) count_wrong_pieces (lay),
  };
  map->n_places++;
}

static void
list_places (const NwTailorEval *eval,
             guint64             row,
             guint               row_length,
             Map                *map)
{
  const guint64 row_borders = nw_tailor_plan_get_borders (row);

  map->n_places = 0;
  for (guint position = 0; position < row_length; position++)
    for (guint i = 0; i < eval->n_targets; i++)
      {
        const NwTailorTarget *target = &eval->targets[i];

        if (position + target->length > row_length)
          continue;

        for (guint direction = 0; direction < target->n_directions; direction++)
          {
            const Lay laid = lay (target, row >> (4 * position), row_borders >> (4 * position),
                                  direction);

            add_place (eval, &laid, i, position, map);
          }
      }
}

/* Finds the best sets before and after each point; here a target may count twice. */
static void
find_sets (const NwTailorEval *eval,
           guint               row_length,
           Map                *map)
{
  memset (map->before, 0, sizeof map->before);
  memset (map->after, 0, sizeof map->after);

  for (guint i = 0, point = 0; point <= row_length; point++)
    {
      if (point > 0)
        map->before[point] = MAX (map->before[point], map->before[point - 1]);
      for (; i < map->n_places && map->places[i].position == point; i++)
        {
          const Place *place = &map->places[i];
          const gint worth = eval->targets[place->target].worth[place->n_dyes];

          map->before[place->end] = MAX (map->before[place->end], map->before[point] + worth);
        }
    }

  for (guint i = map->n_places, point = row_length; point-- > 0;)
    {
      map->after[point] = map->after[point + 1];
      for (; i > 0 && map->places[i - 1].position == point; i--)
        {
          const Place *place = &map->places[i - 1];
          const gint worth = eval->targets[place->target].worth[place->n_dyes];

          map->after[point] = MAX (map->after[point], map->after[place->end] + worth);
        }
    }
}

static void
add_wish (NwTailorWishes *wishes,
          guint           first,
          guint           last,
          guint           colour,
          gint            promise)
{
  guint8 *index = &wishes->index[first][last - first][colour];
  NwTailorWish *wish;

  if (*index == 0)
    {
      if (wishes->n_wishes == NW_TAILOR_MAX_WISHES)
        return;
      wishes->wishes[wishes->n_wishes++] =
        (NwTailorWish) { NW_MOVE (NW_TAILOR_DYE, first, last, colour), 0 };
      *index = (guint8) wishes->n_wishes;
    }

  wish = &wishes->wishes[*index - 1];
  wish->promise = MAX (wish->promise, promise);
}

/* Where the piece that begins at @first ends. */
static inline guint
find_piece_end (const Place *place,
                guint        first)
{
  guint last = first;

  while (place->position + last + 1 < place->end && (place->borders >> (4 * last) & 1) == 0)
    last++;

  return last;
}

/* Wishes for dyeing over more than one piece: from @first on to each further fabric that wants the
 * same colour, as long as the row is of one colour. */
static void
add_wide_wishes (NwTailorWishes *wishes,
                 const Place    *place,
                 guint           first,
                 guint           last,
                 gint            promise)
{
  const guint was = nw_tailor_fabric (place->section, first);
  const guint wanted = nw_tailor_fabric (place->sequence, first);

  for (guint i = last + 1;
       place->position + i < place->end && nw_tailor_fabric (place->section, i) == was;
       i = last + 1)
    {
      last = find_piece_end (place, i);
      if (nw_tailor_fabric (place->sequence, i) == wanted)
        add_wish (wishes, place->position + first, place->position + last, wanted, promise);
    }
}

/* Wishes for the dyes that bring an order nearer at a place. */
static void
add_wishes (NwTailorWishes *wishes,
            const Place    *place,
            gint            promise)
{
  const guint length = place->end - place->position;

  for (guint first = 0, last; first < length; first = last + 1)
    {
      const guint was = nw_tailor_fabric (place->section, first);
      const guint wanted = nw_tailor_fabric (place->sequence, first);
      const guint left = first > 0 ? nw_tailor_fabric (place->section, first - 1) : was;

      last = find_piece_end (place, first);

      if (was != wanted)
        add_wish (wishes, place->position + first, place->position + last, wanted, promise);
      if (place->n_dyes == place->n_pieces)
        continue;

      if (was != wanted)
        add_wide_wishes (wishes, place, first, last, promise);
      if (left != was && last + 1 < length && nw_tailor_fabric (place->section, last + 1) == left)
        add_wish (wishes, place->position + first, place->position + last, left, promise);
    }
}

/**
 * nw_tailor_eval_find_wishes:
 * @eval: a point of view
 * @row: a row
 * @row_length: its fabrics, 0…16
 * @n_dyes: dyes that can still be made, at least 1
 * @wishes: (out caller-allocates): dyes that would help
 *
 * Finds the dyes that bring some target nearer, and what the row will promise if all @n_dyes are
 * made for it.
 */
void
nw_tailor_eval_find_wishes (const NwTailorEval *eval,
                            guint64             row,
                            guint               row_length,
                            guint               n_dyes,
                            NwTailorWishes     *wishes)
{
  Map map;

  wishes->n_wishes = 0;
  memset (wishes->index, 0, sizeof wishes->index);

  list_places (eval, row, row_length, &map);
  find_sets (eval, row_length, &map);
  for (guint i = 0; i < map.n_places; i++)
    {
      const Place *place = &map.places[i];
      const gint16 *worth = eval->targets[place->target].worth;

      if (place->n_dyes > 0)
        add_wishes (wishes, place,
                    map.before[place->position] + map.after[place->end] +
                      worth[place->n_dyes - MIN (n_dyes, place->n_dyes)]);
    }
}

/* ---- Reservations and restocking ------------------------------------------------------------ */

/**
 * nw_tailor_eval_reach:
 * @eval: a point of view
 * @state: a state
 * @card: an order
 *
 * Weighs what reserving an order is worth: how near it is in the seat's row, and that nobody else
 * can take it.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_reach (const NwTailorEval  *eval,
                      const NwTailorState *state,
                      guint                card)
{
  const NwTailorSeat *seat = &state->seats[eval->seat];
  const guint64 row_borders = nw_tailor_plan_get_borders (seat->row);
  const gint value = weigh_order (eval, state, &eval->rules->orders[card]);
  NwTailorTarget target;
  gint best = value / 4;

  init_target (eval, &target, card, TRUE);
  weigh_target (eval, &target, value);
  for (guint position = 0; position + target.length <= seat->row_length; position++)
    for (guint direction = 0; direction < target.n_directions; direction++)
      {
        const Lay laid = lay (&target, seat->row >> (4 * position),
                              row_borders >> (4 * position), direction);

        best = MAX (best, weigh (eval, &laid, best));
      }

  return best + eval->denied[card];
}

/**
 * nw_tailor_eval_restocked:
 * @eval: a point of view
 * @state: a state at the end of the seat's turn
 *
 * Weighs the seat's row as it will be once it is restocked, on the better of its two sides (T14);
 * parting the white is hardly ever better by much.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_restocked (const NwTailorEval  *eval,
                          const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[eval->seat];
  const guint n_white = nw_tailor_n_restock (eval->rules, state);
  const guint length = seat->row_length + n_white;
  const gint right = nw_tailor_eval_row (eval, seat->row, length);

  if (n_white == 0 || seat->row == 0)
    return right;

  return MAX (right, nw_tailor_eval_row (eval, seat->row << (4 * n_white), length));
}

/* ---- Boards --------------------------------------------------------------------------------- */

/* Magic fabrics of the seat, in its stock and on its cards. */
static gint
count_magic (const NwTailorEval  *eval,
             const NwTailorState *state)
{
  guint n_magic = state->seats[eval->seat].magic;

  for (guint slot = 0; state->n_repeatable[eval->seat] > 0 && slot < state->n_completed; slot++)
    if ((state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) != 0 &&
        (state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat)
      n_magic += nw_tailor_slot_magic (state->slots[slot]);

  return (gint) n_magic;
}

/* Bonus points of what is completed, and what its bonus cards can still expect. */
static gint
weigh_bonuses (const NwTailorEval  *eval,
               const NwTailorState *state)
{
  gint value = 0;

  for (guint slot = 0; slot < state->n_completed; slot++)
    {
      const NwTailorOrder *order = &eval->rules->orders[state->pile[slot]];

      if (order->reward == NW_TAILOR_REWARD_BONUS &&
          (state->slots[slot] & NW_TAILOR_SLOT_SEAT) == eval->seat)
        value += weigh_bonus (eval, order, eval->n_bearing[order->bonus_pattern]);
    }

  return value;
}

/**
 * nw_tailor_eval_holdings:
 * @eval: a point of view whose targets were found for @state
 * @state: a state
 *
 * Weighs all that the seat has but its row: points, bonuses, magic, limit.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_holdings (const NwTailorEval  *eval,
                         const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[eval->seat];

  return 100 * seat->points + weigh_bonuses (eval, state) +
         count_magic (eval, state) * eval->price_magic + seat->limit * eval->price_limit;
}

/**
 * nw_tailor_eval_end:
 * @eval: a point of view
 * @state: a state in the last round, at the end of the seat's turn
 *
 * Weighs a state in which the seat has had its last turn: points, and whether they will do.
 *
 * Returns: centipoints
 */
gint
nw_tailor_eval_end (const NwTailorEval  *eval,
                    const NwTailorState *state)
{
  const gint win = eval->weights->win * eval->rules->end_points;
  NwScore score;
  gint total;

  nw_tailor_score (eval->rules, state, &score, NULL);
  total = 100 * score.total[eval->seat];

  return total + (total > eval->rival ? win : -win);
}

/* ---- Opponents ------------------------------------------------------------------------------ */

/* Looks at the board of one opponent, as if it had one turn and no dye: what it can take, and what it will have at the end. */
static void
watch (NwTailorEval        *eval,
       const NwTailorState *state,
       guint                opponent,
       gint                 total)
{
  const NwTailorSeat *seat = &state->seats[opponent];
  const gint n_opponents = state->head.n_seats - 1;
  NwTailorEval other;

  other.rules = eval->rules;
  other.weights = eval->weights;
  other.seat = opponent;
  other.turns_left = 1;
  other.price_dye = 0;
  other.price_magic = 0;
  other.price_limit = 0;
  other.price_referral = 0;
  other.outlasts[0] = eval->outlasts[0];
  memset (other.taken, 0, sizeof other.taken);
  nw_tailor_eval_find_targets (&other, state);

  for (guint i = 0; i < other.n_targets; i++)
    {
      const NwTailorTarget *target = &other.targets[i];

      if (target->is_own || !nw_tailor_plan_is_in_row (eval->rules, seat->row, seat->row_length, target->card))
        continue;
      eval->denied[target->card] += (gint16) (target->worth[0] * eval->weights->denial /
                                              (100 * n_opponents));
      eval->taken[target->card] += (guint8) ((100 - eval->taken[target->card]) *
                                             eval->weights->threat / 100);
    }

  if (opponent > eval->seat)
    total += nw_tailor_eval_row (&other, seat->row, seat->row_length);
  eval->rival = MAX (eval->rival, total);
}

/* How many turns the seat will probably have after this one. */
static gint
guess_turns_left (const NwTailorRules   *rules,
                  const NwTailorState   *state,
                  const NwTailorWeights *weights)
{
  gint most = 0, missing;

  if (state->last_round)
    return 0;

  for (guint i = 0; i < state->head.n_seats; i++)
    most = MAX (most, state->seats[i].points);
  missing = MAX (rules->end_points - most, 0) * 100;

  return MIN (1 + missing / (weights->pace * rules->end_points),
              rules->max_rounds - state->head.round);
}

/* Fills in the chances of open orders to be there still after so many rounds and one more. */
static void
count_outlasting (NwTailorEval *eval)
{
  gint chance = 10000;

  for (guint turn = 0; turn <= NW_TAILOR_MAX_DYES; turn++)
    {
      chance = chance * eval->weights->keep / 100;
      eval->outlasts[turn] = chance / 100;
    }
}

/* What the deck gives for one dye, in centipoints: its points over its pieces that are not white. */
static gint
get_unit (const NwTailorRules *rules)
{
  gint points = 0, n_pieces = 1;

  for (guint i = 0; i < rules->n_orders; i++)
    {
      const NwTailorOrder *order = &rules->orders[i];
      const guint64 ends = (nw_tailor_plan_get_borders (order->fabrics) & order->mask >> 4) |
                           (order->mask & ~(order->mask >> 4));
      const guint64 dyed = nw_tailor_plan_get_differences (order->fabrics, 0);

      points += order->points * order->count;
      n_pieces += (gint) nw_tailor_plan_count (ends & dyed) * order->count;
    }

  return 100 * points / n_pieces;
}

static void
set_prices (NwTailorEval *eval,
            gint          unit)
{
  const NwTailorWeights *weights = eval->weights;
  const gint turns_left = eval->turns_left;

  eval->price_dye = unit * weights->dye * 2 / (100 * eval->rules->dyes_per_turn);
  eval->price_magic = unit * MIN (weights->magic, weights->magic_turn * turns_left) / 100;
  eval->price_limit = unit * MIN (weights->limit_cap, weights->limit * turns_left) / 100;
  eval->price_referral = turns_left > 0 ? unit * weights->referral / 100 : 0;
}

/**
 * nw_tailor_eval_init:
 * @eval: (out caller-allocates): a point of view
 * @rules: compiled rules
 * @state: a state, redacted for @seat
 * @seat: who judges
 * @weights: by what numbers
 *
 * Takes a seat's point of view: the stage of the game, the opponents, and what can be completed.
 */
void
nw_tailor_eval_init (NwTailorEval          *eval,
                     const NwTailorRules   *rules,
                     const NwTailorState   *state,
                     guint                  seat,
                     const NwTailorWeights *weights)
{
  NwScore score;

  eval->rules = rules;
  eval->weights = weights;
  eval->seat = seat;
  eval->turns_left = guess_turns_left (rules, state, weights);
  set_prices (eval, get_unit (rules));
  eval->rival = 0;
  count_outlasting (eval);
  memset (eval->taken, 0, sizeof eval->taken);
  memset (eval->denied, 0, sizeof eval->denied);

  nw_tailor_score (rules, state, &score, NULL);
  for (guint opponent = 0; opponent < state->head.n_seats; opponent++)
    if (opponent != seat)
      watch (eval, state, opponent, 100 * score.total[opponent]);

  nw_tailor_eval_find_targets (eval, state);
}
