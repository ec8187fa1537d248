/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distances in dyes, against a search that tries everything.
 */

#include "bots/nw-tailor-plan.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "nw-fixture.h"

/* Sequences of up to six fabrics in four colours: 4096 of them. */
#define N_COLOURS 4
#define MAX_LENGTH 6
#define N_SEQUENCES 4096

static guint64
pack (const NwTailorRules *rules,
      const char          *letters)
{
  guint64 packed = 0;

  for (guint i = 0; letters[i] != '\0'; i++)
    packed |= (guint64) ((const char *) memchr (rules->letters, letters[i], rules->n_colours) -
                         rules->letters)
              << (4 * i);

  return packed;
}

/* A sequence as a number in base 4, and back. */
static guint
to_index (guint64 sequence)
{
  guint index = 0;

  for (guint i = 0; i < MAX_LENGTH; i++)
    index |= nw_tailor_fabric (sequence, i) << (2 * i);

  return index;
}

static guint64
from_index (guint index)
{
  guint64 sequence = 0;

  for (guint i = 0; i < MAX_LENGTH; i++)
    sequence |= (guint64) (index >> (2 * i) & 3) << (4 * i);

  return sequence;
}

/* Breadth first: the least number of dyes from one sequence to all others. */
static void
find_distances (gboolean dye_to_white,
                guint64  start,
                guint    length,
                guint8  *distances)
{
  guint16 queue[N_SEQUENCES];
  guint n_queued = 0;

  memset (distances, NW_TAILOR_PLAN_NEVER, N_SEQUENCES);
  distances[to_index (start)] = 0;
  queue[n_queued++] = (guint16) to_index (start);

  for (guint next = 0; next < n_queued; next++)
    {
      const guint64 row = from_index (queue[next]);

      for (guint first = 0; first < length; first++)
        for (guint last = first;
             last < length && nw_tailor_fabric (row, last) == nw_tailor_fabric (row, first);
             last++)
          for (guint colour = dye_to_white ? 0 : 1; colour < N_COLOURS; colour++)
            {
              const guint64 mask = nw_tailor_mask (last - first + 1) << (4 * first);
              const guint index =
                to_index ((row & ~mask) | (nw_tailor_plan_cloth (colour) & mask));

              if (distances[index] != NW_TAILOR_PLAN_NEVER)
                continue;
              distances[index] = distances[queue[next]] + 1;
              queue[n_queued++] = (guint16) index;
            }
    }
}

static void
test_examples (void)
{
  static const struct
  {
    const char *row;
    const char *order;
    guint       n_dyes;
  } examples[] = {
    { "www", "bbw", 1 },        { "ww", "rb", 2 },           { "wwww", "orbw", 3 },
    { "wwww", "obob", 3 },      { "wwwwww", "wrbrrw", 2 },   { "wwwwwww", "oorbbwb", 4 },
    { "wrw", "www", 1 },        { "rwr", "bbb", 2 },         { "wwww", "wwww", 0 },
    { "wrbrw", "wwwww", 2 },    { "rwrwr", "wwwww", 3 },     { "rrrrrrrr", "rbrbrbrb", 4 },
    { "bwbwb", "bbbbb", 2 },    { "rb", "br", 2 },           { "wwwwwwwwwwww", "rwrwrwrwrwrw", 6 },
  };
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    g_assert_cmpuint (nw_tailor_plan_count_dyes (rules, pack (rules, examples[i].row),
                                                 pack (rules, examples[i].order),
                                                 (guint) strlen (examples[i].row)),
                      ==, examples[i].n_dyes);
}

/* Never too few; exact up to two; and hardly ever too many. */
static void
test_against_search (gconstpointer dye_to_white)
{
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
  guint8 distances[N_SEQUENCES];
  guint64 rng = 1;
  guint n_pairs = 0, n_exact = 0;

  rules->dye_to_white = GPOINTER_TO_INT (dye_to_white) != 0;
  for (guint i = 0; i < 60; i++)
    {
      const guint length = 1 + i % MAX_LENGTH;
      const guint64 start = from_index (nw_rng_below (&rng, 1u << (2 * length)));

      find_distances (rules->dye_to_white, start, length, distances);
      for (guint index = 0; index < 1u << (2 * length); index++)
        {
          const guint n_dyes =
            nw_tailor_plan_count_dyes (rules, start, from_index (index), length);

          g_assert_cmpuint (n_dyes, >=, distances[index]);
          if (distances[index] <= 2 || distances[index] == NW_TAILOR_PLAN_NEVER)
            g_assert_cmpuint (n_dyes, ==, distances[index]);
          n_pairs++;
          n_exact += n_dyes == distances[index];
        }
    }

  g_test_message ("exact for %u of %u pairs", n_exact, n_pairs);
  g_assert_cmpuint (n_exact * 100, >=, n_pairs * 98);
}

/* Following the next dyes leads to the order in as many dyes as were promised. */
static void
test_next_dye (void)
{
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
  guint64 rng = 7;

  for (guint i = 0; i < 2000; i++)
    {
      const guint order = nw_rng_below (&rng, rules->n_orders);
      const guint row_length = 4 + nw_rng_below (&rng, 9);
      guint64 row = nw_rng_next (&rng) & nw_tailor_mask (row_length) & nw_tailor_plan_cloth (3);
      NwTailorFit fit = nw_tailor_plan_find_fit (rules, row, row_length, order);

      if (rules->orders[order].length > row_length)
        {
          g_assert_cmpuint (fit.n_dyes, ==, NW_TAILOR_PLAN_NEVER);
          g_assert_cmpuint (nw_tailor_plan_find_next_dye (rules, row, order, &fit), ==,
                            NW_MOVE_NONE);
          continue;
        }

      for (; fit.n_dyes > 0; fit.n_dyes--)
        {
          const NwMove move = nw_tailor_plan_find_next_dye (rules, row, order, &fit);

          g_assert_cmpuint (nw_move_kind (move), ==, NW_TAILOR_DYE);
          row = nw_tailor_plan_dye (row, move);
        }
      g_assert_cmpuint (nw_tailor_plan_find_next_dye (rules, row, order, &fit), ==, NW_MOVE_NONE);
      g_assert_true (nw_tailor_plan_is_in_row (rules, row, row_length, order));
    }
}

static void
test_find_fit (void)
{
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
  const guint order = rules->n_orders;
  NwTailorFit fit;

  g_assert_true (nw_tailor_add_order (rules, "extra", 0, 1, "rrb", 1));

  fit = nw_tailor_plan_find_fit (rules, pack (rules, "wwwwww"), 6, order);
  g_assert_cmpuint (fit.n_dyes, ==, 2);
  g_assert_cmpuint (fit.position, ==, 0);
  g_assert_cmpuint (fit.reversed, ==, 0);

  fit = nw_tailor_plan_find_fit (rules, pack (rules, "wwbrrw"), 6, order);
  g_assert_cmpuint (fit.n_dyes, ==, 0);
  g_assert_cmpuint (fit.position, ==, 2);
  g_assert_cmpuint (fit.reversed, ==, 1);

  fit = nw_tailor_plan_find_fit (rules, pack (rules, "wrb"), 3, order);
  g_assert_cmpuint (fit.n_dyes, ==, 1);
  fit = nw_tailor_plan_find_fit (rules, pack (rules, "rr"), 2, order);
  g_assert_cmpuint (fit.n_dyes, ==, NW_TAILOR_PLAN_NEVER);
}

/* The display by level, then what the seat has reserved; others' reservations are not listed. */
static void
test_list_available (void)
{
  g_autofree NwTailorRules *rules = nw_fixture_new_deck ();
  const NwDeal deal = { .n_seats = 3, .seed = 5 };
  guint8 orders[NW_TAILOR_MAX_CARDS];
  NwTailorState state;
  guint reserved;

  nw_tailor_deal (rules, &deal, &state);
  g_assert_cmpuint (nw_tailor_plan_list_available (rules, &state, 2, orders), ==, 12);
  reserved = orders[4];

  nw_tailor_apply (rules, &state, NW_MOVE (NW_TAILOR_RESERVE, reserved, 0, 0), NULL);
  g_assert_cmpuint (nw_tailor_plan_list_available (rules, &state, 2, orders), ==, 13);
  g_assert_cmpuint (orders[12], ==, reserved);
  g_assert_cmpuint (nw_tailor_plan_list_available (rules, &state, 0, orders), ==, 12);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/tailor-plan/examples", test_examples);
  g_test_add_data_func ("/bots/tailor-plan/against-search", GINT_TO_POINTER (TRUE),
                        test_against_search);
  g_test_add_data_func ("/bots/tailor-plan/against-search-no-white", NULL, test_against_search);
  g_test_add_func ("/bots/tailor-plan/next-dye", test_next_dye);
  g_test_add_func ("/bots/tailor-plan/find-fit", test_find_fit);
  g_test_add_func ("/bots/tailor-plan/list-available", test_list_available);

  return g_test_run ();
}
