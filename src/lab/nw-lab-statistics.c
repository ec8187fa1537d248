/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wilson's interval (E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical
 * Inference", 1927), which stays within 0…1 and is good for few games too.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab-statistics.h"

#include <math.h>
#include <string.h>

#include "lab/nw-lab-tally.h"

/* 95 % of a normal distribution lie within so many deviations. */
#define Z 1.959963984540054

/**
 * nw_lab_share:
 * @wins: in units of 1/840 game
 * @n_games: games
 *
 * Works out a share of wins.  A shared win counts as its fraction; as fractions vary less than wins
 * and losses with the same mean, the interval is never too narrow.
 *
 * Returns: the share with its 95 % interval; 0 within 0…1 if there were no games
 */
NwLabShare
nw_lab_share (guint64 wins,
              guint64 n_games)
{
  const double n = (double) n_games;
  double share, middle, half;

  if (n_games == 0)
    return (NwLabShare) { .share = 0.0, .low = 0.0, .high = 1.0 };

  share = (double) wins / (NW_LAB_WIN * n);
  middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
  half = Z / (1.0 + Z * Z / n) *
         sqrt (MAX (share * (1.0 - share), 0.0) / n + Z * Z / (4.0 * n * n));

  return (NwLabShare) {
    .share = share,
    .low = MAX (middle - half, 0.0),
    .high = MIN (middle + half, 1.0),
  };
}

/**
 * nw_lab_write_fraction:
 * @number: a number, not infinite
 *
 * Writes a number with up to six decimals, which say all that a sample can say.
 *
 * Returns: (transfer floating): the number as a JSON value, see nw-json.h
 */
GVariant *
nw_lab_write_fraction (double number)
{
  char spelling[G_ASCII_DTOSTR_BUF_SIZE];
  gsize length;

  g_ascii_formatd (spelling, sizeof spelling, "%.6f", number);
  length = strlen (spelling);
  while (spelling[length - 1] == '0' && spelling[length - 2] != '.')
    length--;
  spelling[length] = '\0';

  return g_variant_new ("(s)", spelling);
}
