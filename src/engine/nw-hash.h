/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A 64-bit hash that is fed values, never raw memory, and so gives the same number on every
 * machine.  It tells states apart; it is no defence against somebody who wants a collision.
 */

#pragma once

#include "engine/nw-rng.h"

G_BEGIN_DECLS

#define NW_HASH_INIT G_GUINT64_CONSTANT (0x5461696c6f723031)

/**
 * nw_hash_add:
 * @hash: the hash so far, %NW_HASH_INIT at first
 * @value: the next value
 *
 * Returns: the hash with @value in it; order matters
 */
static inline guint64
nw_hash_add (guint64 hash,
             guint64 value)
{
  return nw_rng_mix ((hash ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) + 1);
}

guint64 nw_hash_add_bytes (guint64       hash,
                           const guint8 *bytes,
                           guint         n_bytes);

G_END_DECLS
