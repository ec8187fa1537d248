/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games of Tattoo Brawl through the contract against the same games in a bare loop.
 */

#include "games/nw-games.h"
#include "nw-bare-brawl.h"
#include "nw-bench.h"
#include "nw-brawl-fixture.h"

static guint
play_bare (gconstpointer data,
           guint         n_seats,
           guint64       seed,
           gint         *totals)
{
  return nw_bare_brawl_playout (data, n_seats, seed, totals);
}

int
main (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);

  return nw_bench_run ("Tattoo Brawl", &nw_brawl_rules, rules, play_bare);
}
