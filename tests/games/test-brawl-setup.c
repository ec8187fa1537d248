/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies where when the first turn of Tattoo Brawl begins, and who chooses what before it.  W…
 * are the ids of the rulings, TB-T… those of the worked cases.
 */

#include "games/brawl/nw-brawl-state.h"
#include "games/nw-games.h"
#include "nw-brawl-fixture.h"

/* Makes the first legal move so many times. */
static void
choose_first (const NwBrawlRules *rules,
              NwState            *state,
              guint               n_choices)
{
  NwMove moves[NW_BRAWL_MAX_CARDS];

  for (guint i = 0; i < n_choices; i++)
    {
      g_assert_cmpuint (nw_brawl_rules.legal (rules, state, moves), >, 0);
      nw_brawl_rules.apply (rules, state, moves[0], NULL);
    }
}

/* Where the first turn begins. */
static void
set_up (const NwBrawlRules *rules,
        guint               n_seats,
        NwState            *state)
{
  const NwDeal deal = { .n_seats = n_seats, .seed = n_seats };

  nw_brawl_rules.deal (rules, &deal, state);
  choose_first (rules, state, 3 * n_seats);
  g_assert_cmpuint (((const NwBrawlState *) state)->pending, ==, NW_BRAWL_PENDING_NONE);
}

/* W4, TB-T5 to TB-T7: the ink that is left. */
static void
test_ink_reserve (gconstpointer data)
{
  static const guint8 inks[][7] = {
    { 0 }, { 0 }, { 1, 1, 1, 6, 2, 2, 3 }, { 1, 1, 1, 6, 1, 1, 4 }, { 1, 1, 1, 5, 1, 1, 4 },
  };
  const guint n_seats = GPOINTER_TO_UINT (data);
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state;

  set_up (rules, n_seats, &state);
  g_assert_cmpmem (((const NwBrawlState *) &state)->ink, 7, inks[n_seats], 7);
}

/* W5: the ink that each seat has, in the order r y b k o p g, whoever else plays. */
static void
test_ink_start (void)
{
  static const guint8 inks[NW_BRAWL_MAX_SEATS][7] = {
    { 1, 1, 1, 0, 0, 0, 0 },
    { 1, 1, 1, 0, 1, 1, 0 },
    { 1, 1, 1, 2, 1, 1, 0 },
    { 1, 1, 1, 3, 1, 1, 1 },
  };
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);

  for (guint n_seats = 2; n_seats <= NW_BRAWL_MAX_SEATS; n_seats++)
    {
      NwState state;

      set_up (rules, n_seats, &state);
      for (guint seat = 0; seat < n_seats; seat++)
        g_assert_cmpmem (((const NwBrawlState *) &state)->seats[seat].store, 7, inks[seat], 7);
    }
}

/* W5: six base inks are more than the limit, which stops gains only: nothing is lost for them. */
static void
test_ink_over_limit (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state;

  set_up (rules, 4, &state);
  nw_cases_play (&nw_brawl_rules, rules, &state, "pass; pass; pass; ink red", "store-limit");
  nw_cases_play (&nw_brawl_rules, rules, &state, "pass", NULL);
  nw_cases_holds (&nw_brawl_rules, rules, &state,
                  "{'seats': [{}, {}, {}, {'store': 'rybkkkopg', 'money': 200}], 'turn': 's1'}",
                  "after a round");
}

/* W3, W6, W7, TB-T8: how many cards the decks have left. */
static void
test_decks (gconstpointer data)
{
  static const guint8 n_tattoos[] = { 0, 0, 11, 8, 5 };
  const guint n_seats = GPOINTER_TO_UINT (data);
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state;
  const NwBrawlState *brawl = (const NwBrawlState *) &state;

  set_up (rules, n_seats, &state);
  g_assert_cmpuint (brawl->n_tattoo_deck, ==, n_tattoos[n_seats]);
  g_assert_cmpuint (brawl->n_client_deck, ==, 14);
  g_assert_cmpuint (brawl->donated, ==, NW_BRAWL_NONE);
}

/* W1, W6, TB-T9: what lies before each seat. */
static void
test_boards (gconstpointer data)
{
  const guint n_seats = GPOINTER_TO_UINT (data);
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  NwState state;
  const NwBrawlState *brawl = (const NwBrawlState *) &state;

  set_up (rules, n_seats, &state);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      guint n_open = 0;

      for (guint slot = 0; slot < 3; slot++)
        n_open += nw_brawl_is_open (brawl, nw_brawl_reserve_place (rules, brawl, seat, slot));
      g_assert_cmpuint (n_open, ==, 1);
      g_assert_cmpuint (brawl->seats[seat].n_reserve, ==, 3);
      g_assert_cmpint (brawl->seats[seat].money, ==, 200);
      g_assert_cmpuint (brawl->seats[seat].clock, ==, 0);
      g_assert_cmpuint (brawl->seats[seat].station, ==, NW_BRAWL_NONE);
    }
}

/* Adds the tests of what lies where when the first turn begins. */
static void
add_set_up (void)
{
  static const struct
  {
    const char   *path;
    guint         n_seats;
    GTestDataFunc func;
  } tests[] = {
    { "/brawl/setup/W4/TB-T5", 2, test_ink_reserve },
    { "/brawl/setup/W4/TB-T6", 3, test_ink_reserve },
    { "/brawl/setup/W4/TB-T7", 4, test_ink_reserve },
    { "/brawl/setup/W7/TB-T8/two", 2, test_decks },
    { "/brawl/setup/W7/TB-T8/three", 3, test_decks },
    { "/brawl/setup/W7/TB-T8/four", 4, test_decks },
    { "/brawl/setup/W1/TB-T9/two", 2, test_boards },
    { "/brawl/setup/W1/TB-T9/three", 3, test_boards },
    { "/brawl/setup/W1/TB-T9/four", 4, test_boards },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, GUINT_TO_POINTER (tests[i].n_seats), tests[i].func);
  g_test_add_func ("/brawl/setup/W5/seats", test_ink_start);
  g_test_add_func ("/brawl/setup/W5/over-the-limit", test_ink_over_limit);
}

/* W2, TB-T10: who chooses when. */
static void
test_character_order (void)
{
  static const struct
  {
    const char *settings;
    guint8      order[NW_BRAWL_MAX_SEATS];
  } runs[] = {
    { NULL, { 0, 3, 2, 1 } },
    { "setup_direction=1", { 0, 1, 2, 3 } },
  };
  const NwDeal deal = { .n_seats = 4, .seed = 1 };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (runs[i].settings);
      NwState state;

      nw_brawl_rules.deal (rules, &deal, &state);
      for (guint n = 0; n < deal.n_seats; n++)
        {
          g_assert_cmpuint (state.head.actor, ==, runs[i].order[n]);
          choose_first (rules, &state, 1);
        }
      g_assert_cmpuint (state.head.actor, ==, 0);
    }
}

/* W2: characters at random, each at most once, the same for the same seed. */
static void
test_dealt_characters (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new ("character_choice=1");
  guint n_different = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      const NwDeal deal = { .n_seats = 4, .seed = seed };
      NwState state;
      const NwBrawlState *brawl = (const NwBrawlState *) &state;
      guint seen = 0;

      nw_brawl_rules.deal (rules, &deal, &state);
      g_assert_cmpuint (brawl->pending, ==, NW_BRAWL_PENDING_KEEP);
      for (guint seat = 0; seat < 4; seat++)
        {
          g_assert_cmpuint (brawl->seats[seat].character, <, rules->n_characters);
          g_assert_cmpuint (seen >> brawl->seats[seat].character & 1, ==, 0);
          seen |= 1u << brawl->seats[seat].character;
        }
      n_different += brawl->seats[0].character != 0;
    }
  g_assert_cmpuint (n_different, >, 0);
}

/* W3, W7: numbers of open cards are house rules. */
static void
test_open_cards (void)
{
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new ("open_clients=6 open_tattoos=1");
  const NwDeal deal = { .n_seats = 2, .seed = 1 };
  NwState state;
  const NwBrawlState *brawl = (const NwBrawlState *) &state;

  nw_brawl_rules.deal (rules, &deal, &state);
  g_assert_cmpuint (brawl->n_client_deck, ==, 10);
  g_assert_cmpuint (brawl->n_tattoo_deck, ==, 13);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_set_up ();
  g_test_add_func ("/brawl/setup/W2/TB-T10/order", test_character_order);
  g_test_add_func ("/brawl/setup/W2/dealt", test_dealt_characters);
  g_test_add_func ("/brawl/setup/W3/open-cards", test_open_cards);

  return g_test_run ();
}
