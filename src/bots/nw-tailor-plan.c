/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: distances between rows and orders, in dyes.
 *
 * A dye turns a section of one colour into another colour (T9).  Turning sections back is a dye as
 * well, so that a row becomes an order in one of two ways: either some border between two fabrics
 * is never dyed across, and both sides are problems of their own; or the whole section first
 * becomes one colour and the order is then painted on it, which read backwards is the order
 * becoming one colour.  A dynamic program over intervals takes the better of the two.  It never
 * promises too much, and is exact up to two dyes.  Beyond that, rows exist for which sections that
 * overlap like roof tiles save a dye more; the test counts how rare they are.
 *
 * To become one colour, an interval needs some least number of dyes for certain colours, and for
 * any other colour one dye more.  So a number and a set of colours say all about an interval.
 */

#include "bots/nw-tailor-plan.h"

/* The least number of dyes to make an interval one colour, and for which colours it is enough. */
typedef struct
{
  guint8 n_dyes;
  guint8 colours;
} Uniform;

/* A piece of the section: row and order are each of one colour there. */
typedef struct
{
  guint8 was;
  guint8 wanted;
} Piece;

/* Tables over intervals of pieces, first and last piece included. */
typedef struct
{
  Uniform row[NW_TAILOR_MAX_SEQUENCE][NW_TAILOR_MAX_SEQUENCE];
  Uniform order[NW_TAILOR_MAX_SEQUENCE][NW_TAILOR_MAX_SEQUENCE];
  guint8  n_dyes[NW_TAILOR_MAX_SEQUENCE][NW_TAILOR_MAX_SEQUENCE];
} Intervals;

/* Takes the better of two ways to make the same interval one colour. */
static inline void
improve (Uniform *best,
         Uniform  other)
{
  if (other.n_dyes < best->n_dyes)
    *best = other;
  else if (other.n_dyes == best->n_dyes)
    best->colours |= other.colours;
}

/* Two neighbouring intervals become one colour; @allowed are the colours that a dye can give. */
static inline Uniform
join (Uniform a,
      Uniform b,
      guint8  allowed)
{
  if ((a.colours & b.colours) != 0)
    return (Uniform) { (guint8) (a.n_dyes + b.n_dyes), a.colours & b.colours };

  return (Uniform) { (guint8) (a.n_dyes + b.n_dyes + 1), (a.colours | b.colours) & allowed };
}

static guint
list_pieces (guint64 section,
             guint64 target,
             guint   length,
             Piece  *pieces)
{
  guint n_pieces = 0;

  for (guint i = 0; i < length; i++)
    {
      const Piece piece = {
        (guint8) nw_tailor_fabric (section, i),
        (guint8) nw_tailor_fabric (target, i),
      };

      if (n_pieces == 0 || pieces[n_pieces - 1].was != piece.was ||
          pieces[n_pieces - 1].wanted != piece.wanted)
        pieces[n_pieces++] = piece;
    }

  return n_pieces;
}

static void
begin_intervals (const Piece *pieces,
                 guint        n_pieces,
                 gboolean     dye_to_white,
                 Intervals   *intervals)
{
  for (guint i = 0; i < n_pieces; i++)
    {
      const guint was = pieces[i].was, wanted = pieces[i].wanted;

      intervals->row[i][i] = (Uniform) { 0, (guint8) (1u << was) };
      intervals->order[i][i] = (Uniform) { 0, (guint8) (1u << wanted) };
      intervals->n_dyes[i][i] = was != wanted;

      /* Where white cannot be dyed, white that is wanted must never be touched. */
      if (wanted == 0 && !dye_to_white)
        {
          intervals->order[i][i].n_dyes = NW_TAILOR_PLAN_NEVER;
          intervals->n_dyes[i][i] = was == 0 ? 0 : NW_TAILOR_PLAN_NEVER;
        }
    }
}

static void
solve_interval (Intervals *intervals,
                guint      first,
                guint      last,
                guint8     allowed)
{
  Uniform row = { G_MAXUINT8, 0 }, order = { G_MAXUINT8, 0 };
  guint n_dyes = G_MAXUINT8;

  for (guint k = first; k < last; k++)
    {
      improve (&row, join (intervals->row[first][k], intervals->row[k + 1][last], allowed));
      improve (&order, join (intervals->order[first][k], intervals->order[k + 1][last], allowed));
      n_dyes = MIN (n_dyes, (guint) intervals->n_dyes[first][k] + intervals->n_dyes[k + 1][last]);
    }

  n_dyes = MIN (n_dyes, (guint) row.n_dyes + order.n_dyes + ((row.colours & order.colours) == 0));
  row.n_dyes = MIN (row.n_dyes, NW_TAILOR_PLAN_NEVER);
  order.n_dyes = MIN (order.n_dyes, NW_TAILOR_PLAN_NEVER);

  intervals->row[first][last] = row;
  intervals->order[first][last] = order;
  intervals->n_dyes[first][last] = (guint8) MIN (n_dyes, NW_TAILOR_PLAN_NEVER);
}

/**
 * nw_tailor_plan_count_dyes:
 * @rules: compiled rules
 * @section: a sequence of fabrics, nothing beyond its length
 * @target: the sequence that it shall become
 * @length: fabrics in both, 1…12
 *
 * Counts the dyes that turn one sequence into another (T9), as if tokens never ran out.  Exact up
 * to 2; above, an upper bound that is nearly always exact.  Cubic in the number of pieces in which
 * neither sequence changes its colour.
 *
 * Returns: the number of dyes, or %NW_TAILOR_PLAN_NEVER if `dye_to_white` is off and white is
 * missing
 */
guint
nw_tailor_plan_count_dyes (const NwTailorRules *rules,
                           guint64              section,
                           guint64              target,
                           guint                length)
{
  const guint8 allowed = rules->dye_to_white ? 0xff : 0xfe;
  Piece pieces[NW_TAILOR_MAX_SEQUENCE];
  Intervals intervals;
  guint n_pieces;

  if (section == target)
    return 0;

  n_pieces = list_pieces (section, target, length, pieces);
  begin_intervals (pieces, n_pieces, rules->dye_to_white, &intervals);
  for (guint width = 1; width < n_pieces; width++)
    for (guint first = 0; first + width < n_pieces; first++)
      solve_interval (&intervals, first, first + width, allowed);

  return intervals.n_dyes[0][n_pieces - 1];
}

/**
 * nw_tailor_plan_find_fit:
 * @rules: compiled rules
 * @row: a row
 * @row_length: its fabrics, 0…16
 * @order: an order
 *
 * Finds the place in a row where an order needs the fewest dyes, in either direction (T11); of
 * equals the leftmost, and there the plain direction.
 *
 * Returns: the place; its `n_dyes` is %NW_TAILOR_PLAN_NEVER if the row is too short
 */
NwTailorFit
nw_tailor_plan_find_fit (const NwTailorRules *rules,
                         guint64              row,
                         guint                row_length,
                         guint                order)
{
  const NwTailorOrder *card = &rules->orders[order];
  NwTailorFit best = { NW_TAILOR_PLAN_NEVER, 0, 0 };

  for (guint position = 0; position + card->length <= row_length; position++)
    for (guint reversed = 0; reversed <= (card->fabrics != card->reversed); reversed++)
      {
        const guint64 section = row >> (4 * position) & card->mask;
        const guint n_dyes = nw_tailor_plan_count_dyes (
          rules, section, reversed ? card->reversed : card->fabrics, card->length);

        if (n_dyes < best.n_dyes)
          best = (NwTailorFit) { (guint8) n_dyes, (guint8) position, (guint8) reversed };
      }

  return best;
}

/* The cheapest dye of one section of the row, or none if no colour brings the order nearer. */
static NwMove
find_colour (const NwTailorRules *rules,
             guint64              section,
             guint64              target,
             guint                length,
             guint                first,
             guint                last,
             guint                n_dyes)
{
  const guint64 mask = nw_tailor_mask (last - first + 1) << (4 * first);

  for (guint colour = rules->dye_to_white ? 0 : 1; colour < rules->n_colours; colour++)
    {
      const guint64 dyed = (section & ~mask) | (nw_tailor_plan_cloth (colour) & mask);

      if (dyed != section && nw_tailor_plan_count_dyes (rules, dyed, target, length) < n_dyes)
        return NW_MOVE (NW_TAILOR_DYE, first, last, colour);
    }

  return NW_MOVE_NONE;
}

/**
 * nw_tailor_plan_find_next_dye:
 * @rules: compiled rules
 * @row: a row
 * @order: an order
 * @fit: a place for it in that row, as nw_tailor_plan_find_fit() gives it
 *
 * Finds a dye after which the order needs fewer dyes at that place.  Whether the supply has the
 * tokens is for check () to say.
 *
 * Returns: the first such dye in the order of moves; %NW_MOVE_NONE if the order lies there already
 *   or never can
 */
NwMove
nw_tailor_plan_find_next_dye (const NwTailorRules *rules,
                              guint64              row,
                              guint                order,
                              const NwTailorFit   *fit)
{
  const NwTailorOrder *card = &rules->orders[order];
  const guint64 section = row >> (4 * fit->position) & card->mask;
  const guint64 target = fit->reversed ? card->reversed : card->fabrics;

  if (fit->n_dyes == NW_TAILOR_PLAN_NEVER)
    return NW_MOVE_NONE;

  for (guint first = 0; first < card->length; first++)
    for (guint last = first;
         last < card->length &&
         nw_tailor_fabric (section, last) == nw_tailor_fabric (section, first);
         last++)
      {
        const NwMove move =
          find_colour (rules, section, target, card->length, first, last, fit->n_dyes);

        if (move != NW_MOVE_NONE)
          return NW_MOVE (NW_TAILOR_DYE, nw_move_arg (move, 0) + fit->position,
                          nw_move_arg (move, 1) + fit->position, nw_move_arg (move, 2));
      }

  return NW_MOVE_NONE;
}

/**
 * nw_tailor_plan_is_in_row:
 * @rules: compiled rules
 * @row: a row
 * @row_length: its fabrics, 0…16
 * @order: an order
 *
 * Returns: whether the order lies somewhere in the row, in either direction (T11)
 */
gboolean
nw_tailor_plan_is_in_row (const NwTailorRules *rules,
                          guint64              row,
                          guint                row_length,
                          guint                order)
{
  const NwTailorOrder *card = &rules->orders[order];

  for (guint position = 0; position + card->length <= row_length; position++)
    {
      const guint64 section = row >> (4 * position) & card->mask;

      if (section == card->fabrics || section == card->reversed)
        return TRUE;
    }

  return FALSE;
}

/**
 * nw_tailor_plan_list_available:
 * @rules: compiled rules
 * @state: a state, redacted or not
 * @seat: a seat
 * @orders: (out caller-allocates) (array): room for %NW_TAILOR_MAX_CARDS
 *
 * Lists the orders that a seat may complete for their points (T11): the display's by level, then
 * its exclusive orders as far as the state tells them.  Copies are listed as often as they lie
 * there.
 *
 * Returns: how many
 */
guint
nw_tailor_plan_list_available (const NwTailorRules *rules,
                               const NwTailorState *state,
                               guint                seat,
                               guint8              *orders)
{
  guint n_orders = 0;

  for (guint level = 0; level < rules->n_levels; level++)
    for (guint i = 0; i < nw_tailor_n_display (rules, state->head.n_seats, level); i++)
      if (state->display[level][i] != NW_TAILOR_NONE)
        orders[n_orders++] = state->display[level][i];

  for (guint i = 0; i < state->n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (i);

      if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) == seat && state->pile[slot] != NW_TAILOR_NONE)
        orders[n_orders++] = state->pile[slot];
    }

  return n_orders;
}
