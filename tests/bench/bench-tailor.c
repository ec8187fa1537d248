/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games of Tang Master Tailor through the contract against the same games in a bare loop.
 */

#include "games/nw-games.h"
#include "nw-bare-tailor.h"
#include "nw-bench.h"
#include "nw-tailor-fixture.h"

static guint
play_bare (gconstpointer data,
           guint         n_seats,
           guint64       seed,
           gint         *totals)
{
  return nw_bare_tailor_playout (data, n_seats, seed, totals);
}

int
main (void)
{
  g_autofree NwTailorRules *rules = nw_tailor_fixture_new_deck ();

  return nw_bench_run ("Tang Master Tailor", &nw_tailor_rules, rules, play_bare);
}
