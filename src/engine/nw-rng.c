/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Streams and shuffles on top of the generator.
 */

#include "engine/nw-rng.h"

/**
 * nw_rng_deal_stream:
 * @seed: a game's seed
 * @part: which part of the set-up is dealt, such as a deck's number; 0…255
 *
 * Opens a stream for one part of a deal.  The parts are independent of one another, so that one
 * deck with more or fewer cards leaves the shuffles of the others as they were.
 *
 * Returns: the stream's generator
 */
guint64
nw_rng_deal_stream (guint64 seed,
                    guint   part)
{
  return nw_rng_mix (nw_rng_mix (seed ^ G_GUINT64_CONSTANT (0x6e6565646c65776b)) + part + 1);
}

/**
 * nw_rng_shuffle:
 * @rng: (inout): the generator's state
 * @items: (array length=n_items): what is shuffled in place
 * @n_items: how many
 *
 * Fisher and Yates' shuffle: each order is equally likely.
 */
void
nw_rng_shuffle (guint64 *rng,
                guint8  *items,
                guint    n_items)
{
  for (guint i = n_items; i > 1; i--)
    {
      const guint j = nw_rng_below (rng, i);
      const guint8 kept = items[i - 1];

      items[i - 1] = items[j];
      items[j] = kept;
    }
}
