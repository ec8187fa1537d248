/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading seats as they are written in notation.
 */

#include "engine/nw-seat.h"

/**
 * nw_seat_from_text:
 * @text: a word such as `s2`; case does not matter
 *
 * Reads a seat as notation writes it.
 *
 * Returns: 0…7, or %NW_SEAT_NONE if the word is not `s1` to `s8`
 */
guint
nw_seat_from_text (const char *text)
{
  g_return_val_if_fail (text != NULL, NW_SEAT_NONE);

  if (g_ascii_tolower (text[0]) != 's' || text[1] < '1' || text[1] > '8' || text[2] != '\0')
    return NW_SEAT_NONE;

  return (guint) (text[1] - '1');
}
