/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move in 8 bytes: a kind and up to seven small arguments.
 *
 * A move is one 64-bit integer with the kind in the most significant byte and the first argument
 * next to it, so that comparing two moves as integers orders them by kind, then by argument, on
 * every machine.  What kinds and arguments mean is the business of each game.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwMove:
 *
 * A move.  0 is no move: every kind is at least 1.
 */
typedef guint64 NwMove;

#define NW_MOVE_NONE ((NwMove) 0)

/** NW_MOVE_N_ARGS: how many arguments a move has room for. */
#define NW_MOVE_N_ARGS 7

/**
 * NW_MOVE:
 * @kind: 1…255
 * @a: first argument, 0…255
 * @b: second argument, 0…255
 * @c: third argument, 0…255
 *
 * Packs a move of up to three arguments.
 */
#define NW_MOVE(kind, a, b, c)                                                                  \
  (((NwMove) (kind) << 56) | ((NwMove) (a) << 48) | ((NwMove) (b) << 40) | ((NwMove) (c) << 32))

/**
 * nw_move_kind:
 * @move: a move
 *
 * Returns: the move's kind, 0 for %NW_MOVE_NONE
 */
static inline guint
nw_move_kind (NwMove move)
{
  return (guint) (move >> 56);
}

/**
 * nw_move_arg:
 * @move: a move
 * @index: which argument, 0…6
 *
 * Returns: the argument, 0…255
 */
static inline guint
nw_move_arg (NwMove move,
             guint  index)
{
  return (guint) (move >> (48 - 8 * index)) & 0xff;
}

G_END_DECLS
