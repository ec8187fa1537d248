/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance for the games by hand: the contract's generator, without its guard against a bias that no
 * benchmark can see.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * nw_bare_next:
 * @rng: (inout): the generator's state
 *
 * Returns: the next 64 random bits
 */
static inline guint64
nw_bare_next (guint64 *rng)
{
  guint64 z = (*rng += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/**
 * nw_bare_below:
 * @rng: (inout): the generator's state
 * @bound: at least 1
 *
 * Returns: a number from 0 to @bound - 1
 */
static inline guint
nw_bare_below (guint64 *rng,
               guint    bound)
{
  return (guint) (((nw_bare_next (rng) >> 32) * bound) >> 32);
}

/**
 * nw_bare_shuffle:
 * @rng: (inout): the generator's state
 * @cards: (array length=n_cards): what is shuffled in place
 * @n_cards: how many
 *
 * Shuffles cards.
 */
static inline void
nw_bare_shuffle (guint64 *rng,
                 guint8  *cards,
                 guint    n_cards)
{
  for (guint i = n_cards; i > 1; i--)
    {
      const guint j = nw_bare_below (rng, i);
      const guint8 kept = cards[i - 1];

      cards[i - 1] = cards[j];
      cards[j] = kept;
    }
}

G_END_DECLS
