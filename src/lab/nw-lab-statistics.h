/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How sure a share of wins is, and how numbers with a fraction are written.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwLabShare:
 * @share: the share of games won, 0…1
 * @low: lower end of its 95 % interval
 * @high: upper end of its 95 % interval
 *
 * A share of wins, and where the true one lies.
 */
typedef struct
{
  double share;
  double low;
  double high;
} NwLabShare;

NwLabShare nw_lab_share          (guint64 wins,
                                  guint64 n_games);
GVariant  *nw_lab_write_fraction (double  number);

G_END_DECLS
