/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: how many dyes a row is away from an order, and which dye comes next.
 *
 * For bots, and for hints at the table ("fits after two dyes").  Reads rules and rows, knows
 * nothing of turns, supplies or opponents.  Sequences are packed as in nw-tailor-rules-data.h.
 */

#pragma once

#include "games/tailor/nw-tailor-state.h"

G_BEGIN_DECLS

/** NW_TAILOR_PLAN_NEVER: the number of dyes if no number of dyes is enough. */
#define NW_TAILOR_PLAN_NEVER 100

/**
 * NwTailorFit:
 * @n_dyes: dyes needed, or %NW_TAILOR_PLAN_NEVER
 * @position: where in the row the order will lie, from 0
 * @reversed: whether its sequence is read backwards there
 *
 * A place for an order in a row.
 */
typedef struct
{
  guint8 n_dyes;
  guint8 position;
  guint8 reversed;
} NwTailorFit;

guint       nw_tailor_plan_count_dyes     (const NwTailorRules *rules,
                                           guint64              section,
                                           guint64              target,
                                           guint                length);
NwTailorFit nw_tailor_plan_find_fit       (const NwTailorRules *rules,
                                           guint64              row,
                                           guint                row_length,
                                           guint                order);
NwMove      nw_tailor_plan_find_next_dye  (const NwTailorRules *rules,
                                           guint64              row,
                                           guint                order,
                                           const NwTailorFit   *fit);
gboolean    nw_tailor_plan_is_in_row      (const NwTailorRules *rules,
                                           guint64              row,
                                           guint                row_length,
                                           guint                order);
guint       nw_tailor_plan_list_available (const NwTailorRules *rules,
                                           const NwTailorState *state,
                                           guint                seat,
                                           guint8              *orders);

/**
 * nw_tailor_plan_cloth:
 * @colour: a colour
 *
 * Returns: a packed sequence of 16 fabrics of that colour
 */
static inline guint64
nw_tailor_plan_cloth (guint colour)
{
  return G_GUINT64_CONSTANT (0x1111111111111111) * colour;
}

/**
 * nw_tailor_plan_dye:
 * @row: a row
 * @move: a dye of fabrics in it
 *
 * Returns: the row after it
 */
static inline guint64
nw_tailor_plan_dye (guint64 row,
                    NwMove  move)
{
  const guint first = nw_move_arg (move, 0), last = nw_move_arg (move, 1);
  const guint64 mask = nw_tailor_mask (last - first + 1) << (4 * first);

  return (row & ~mask) | (nw_tailor_plan_cloth (nw_move_arg (move, 2)) & mask);
}

/**
 * nw_tailor_plan_get_differences:
 * @a: a sequence
 * @b: another one
 *
 * Returns: a number with bit 4 * i set where fabric i of the two differs
 */
static inline guint64
nw_tailor_plan_get_differences (guint64 a,
                                guint64 b)
{
  const guint64 bits = a ^ b;

  return (bits | bits >> 1 | bits >> 2 | bits >> 3) & nw_tailor_plan_cloth (1);
}

/**
 * nw_tailor_plan_get_borders:
 * @sequence: a sequence
 *
 * Returns: a number with bit 4 * i set where fabrics i and i + 1 differ in colour
 */
static inline guint64
nw_tailor_plan_get_borders (guint64 sequence)
{
  return nw_tailor_plan_get_differences (sequence, sequence >> 4);
}

/**
 * nw_tailor_plan_count:
 * @flags: a number of which only bits 4 * i are set, at most 15 of them
 *
 * Returns: how many bits are set
 */
static inline guint
nw_tailor_plan_count (guint64 flags)
{
  return (guint) ((flags * nw_tailor_plan_cloth (1)) >> 60);
}

G_END_DECLS
