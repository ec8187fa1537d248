/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Feeding a hash with rows of bytes.
 */

#include "engine/nw-hash.h"

/**
 * nw_hash_add_bytes:
 * @hash: the hash so far
 * @bytes: (array length=n_bytes): values of one byte each
 * @n_bytes: how many
 *
 * Adds the number of bytes and then the bytes, eight at a time in little-endian order.
 *
 * Returns: the hash with them in it
 */
guint64
nw_hash_add_bytes (guint64       hash,
                   const guint8 *bytes,
                   guint         n_bytes)
{
  hash = nw_hash_add (hash, n_bytes);

  for (guint i = 0; i < n_bytes; i += 8)
    {
      guint64 word = 0;

      for (guint j = 0; j < 8 && i + j < n_bytes; j++)
        word |= (guint64) bytes[i + j] << (8 * j);
      hash = nw_hash_add (hash, word);
    }

  return hash;
}
