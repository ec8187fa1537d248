/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one source of chance: SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
 * Generators", 2014).  Its whole state is one 64-bit number, so that it fits into a game's state
 * and can be written into a position as that position's seed.
 *
 * A seed opens two streams that do not meet: the deal's (shuffles of the set-up) and the game's
 * (chance after it).  The game's stream starts at the seed itself; that is why a position written
 * in the middle of a game, with all that was dealt spelled out, needs no more than its seed.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * nw_rng_mix:
 * @z: any number
 *
 * Scrambles 64 bits into 64 others, one to one.
 *
 * Returns: the scrambled number
 */
static inline guint64
nw_rng_mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/**
 * nw_rng_next:
 * @rng: (inout): the generator's state
 *
 * Returns: the next 64 random bits
 */
static inline guint64
nw_rng_next (guint64 *rng)
{
  *rng += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return nw_rng_mix (*rng);
}

/**
 * nw_rng_below:
 * @rng: (inout): the generator's state
 * @bound: 1…2³²-1
 *
 * Draws evenly by multiplication with rejection (Lemire: "Fast Random Integer Generation in an
 * Interval", 2019).
 *
 * Returns: a number from 0 to @bound - 1, each equally likely
 */
static inline guint32
nw_rng_below (guint64 *rng,
              guint32  bound)
{
  guint64 product = (nw_rng_next (rng) >> 32) * bound;

  if (G_UNLIKELY ((guint32) product < bound))
    {
      const guint32 threshold = -bound % bound;

      while ((guint32) product < threshold)
        product = (nw_rng_next (rng) >> 32) * bound;
    }

  return (guint32) (product >> 32);
}

guint64 nw_rng_deal_stream (guint64  seed,
                            guint    part);
void    nw_rng_shuffle     (guint64 *rng,
                            guint8  *items,
                            guint    n_items);

G_END_DECLS
