/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: what a row promises, the heart of the journeyman's judgement.
 *
 * Every order that can be completed is laid on every place of the row, in both directions; bit
 * tricks bound the dyes that it would need there, and only where the bounds differ and it matters
 * is more asked.  Then the best set of places that don't overlap is put together from the left, as
 * in weighted interval scheduling.  This runs some thousand times a game: it is written for speed.
 */

#include "bots/nw-bot-tailor-eval.h"

#include <string.h>

/* ---- Laying orders on rows ------------------------------------------------------------------- */

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

/* Whether two dyes are enough where three pieces are wrong: the first must make all between the
 * first and the last wrong fabric one colour, and the second the order of it. */
static gboolean
are_two_enough (const NwTailorRules *rules,
                const Lay           *lay)
{
  const guint64 wrong = find_wrong (lay);
  const guint64 part =
    G_MAXUINT64 << __builtin_ctzll (wrong) & G_MAXUINT64 >> __builtin_clzll (wrong);

  for (guint colour = 0; colour < rules->n_colours; colour++)
    if (is_nearly (lay->section, lay->borders, part, colour) &&
        is_nearly (lay->sequence, lay->target->borders[lay->direction], part, colour))
      return TRUE;

  return FALSE;
}

/* Counts dyes of which at least @n_least are needed.  Orders with many wrong pieces are far away,
 * and a guess will do. */
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
 * nw_tailor_eval_target:
 * @eval: a point of view
 * @target: a target, not necessarily one of its own
 * @row: a row
 * @row_length: its fabrics, 0…16
 *
 * Weighs one target alone where it is nearest.
 *
 * Returns: centipoints, at least 0
 */
gint
nw_tailor_eval_target (const NwTailorEval   *eval,
                       const NwTailorTarget *target,
                       guint64               row,
                       guint                 row_length)
{
  const guint64 row_borders = nw_tailor_plan_get_borders (row);
  gint best = 0;

  for (guint position = 0; position + target->length <= row_length; position++)
    for (guint direction = 0; direction < target->n_directions; direction++)
      {
        const Lay laid =
          lay (target, row >> (4 * position), row_borders >> (4 * position), direction);

        best = MAX (best, weigh (eval, &laid, best));
      }

  return best;
}

/**
 * nw_tailor_eval_row:
 * @eval: a point of view
 * @row: a row
 * @row_length: its fabrics, 0…16
 *
 * Weighs what a row promises: the best set of targets that lie beside each other, each as near as
 * it is.
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
