/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's notation: what is read, how it is written, and why something is neither.
 */

#include "games/nw-games.h"
#include "nw-brawl-fixture.h"
#include "nw-cases.h"

static const struct
{
  const char *text;
  /* The canonical form, or the reason in brackets. */
  const char *expected;
} cases[] = {
  { "character MASTER", "character master" },
  { "keep j37", "keep j37" },
  { "open j37", "open j37" },
  { "take client 1", "take client 1" },
  { " Take  CLIENT\tdeck ", "take client deck" },
  { "seat chair", "seat chair" },
  { "seat waiting", "seat waiting" },
  { "move chair", "move chair" },
  { "move waiting", "move waiting" },
  { "swap", "swap" },
  { "reject chair", "reject chair" },
  { "reject waiting", "reject waiting" },
  { "steal S2", "steal s2" },
  { "ink red", "ink red" },
  { "mix green", "mix green" },
  { "buy blue from s3", "buy blue from s3" },
  { "sell", "sell" },
  { "refuse", "refuse" },
  { "place red", "place red" },
  { "draw 1", "draw 1" },
  { "draw deck", "draw deck" },
  { "draw donated", "draw donated" },
  { "lay open", "lay open" },
  { "lay closed", "lay closed" },
  { "recycle 2", "recycle 2" },
  { "donate 2", "donate 2" },
  { "look s2 1", "look s2 1" },
  { "look s2", "look s2" },
  { "exchange 1", "exchange 1" },
  { "with s3 2", "with s3 2" },
  { "start 2", "start 2" },
  { "collect", "collect" },
  { "claim", "claim" },
  { "waive", "waive" },
  { "lose j37", "lose j37" },
  { "skill ink red blue", "skill ink red blue" },
  { "skill ink blue red", "skill ink red blue" },
  { "skill ink black black", "skill ink black black" },
  { "skill mix green", "skill mix green" },
  { "skill look s2 1", "skill look s2 1" },
  { "skill look s2", "skill look s2" },
  { "pass", "pass" },
  { "start 254", "start 254" },

  { "", "(unknown-move)" },
  { "   ", "(unknown-move)" },
  { "end", "(unknown-move)" },
  { "pass now", "(unknown-move)" },
  { "character", "(unknown-move)" },
  { "character nobody", "(no-such-card)" },
  { "character j37", "(no-such-card)" },
  { "keep nobody", "(no-such-card)" },
  { "keep master", "(no-such-card)" },
  { "take 1", "(unknown-move)" },
  { "take client", "(unknown-move)" },
  { "take client 0", "(bad-number)" },
  { "take client donated", "(bad-number)" },
  { "take client 255", "(bad-number)" },
  { "take client 256", "(bad-number)" },
  { "seat bench", "(unknown-move)" },
  { "seat", "(unknown-move)" },
  { "move deck", "(unknown-move)" },
  { "steal s5", "(no-such-seat)" },
  { "steal 2", "(no-such-seat)" },
  { "ink pink", "(no-such-ink)" },
  { "ink r", "(no-such-ink)" },
  { "ink", "(unknown-move)" },
  { "ink red blue", "(unknown-move)" },
  { "mix pink", "(no-such-ink)" },
  { "buy blue", "(unknown-move)" },
  { "buy blue s3", "(unknown-move)" },
  { "buy blue of s3", "(unknown-move)" },
  { "buy pink from s3", "(no-such-ink)" },
  { "buy blue from s0", "(no-such-seat)" },
  { "draw", "(unknown-move)" },
  { "draw 0", "(bad-number)" },
  { "draw 255", "(bad-number)" },
  { "draw -1", "(bad-number)" },
  { "draw 1.5", "(bad-number)" },
  { "lay down", "(unknown-move)" },
  { "recycle j37", "(bad-number)" },
  { "look", "(unknown-move)" },
  { "look 1", "(no-such-seat)" },
  { "look s2 0", "(bad-number)" },
  { "look s2 1 2", "(unknown-move)" },
  { "with s3", "(unknown-move)" },
  { "with s9 1", "(no-such-seat)" },
  { "start 99999999999999999999", "(bad-number)" },
  { "skill", "(unknown-move)" },
  { "skill pass", "(unknown-move)" },
  { "skill ink red", "(unknown-move)" },
  { "skill ink red pink", "(no-such-ink)" },
  { "skill mix", "(unknown-move)" },
  { "skill look", "(unknown-move)" },
  { "a b c d e f g h i j k", "(unknown-move)" },
};

static void
test_case (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  g_autofree char *found = nw_cases_reread (&nw_brawl_rules, rules, cases[i].text);

  g_assert_cmpstr (found, ==, cases[i].expected);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/brawl/notation/%u", i + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }

  return g_test_run ();
}
