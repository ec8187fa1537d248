/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the contract that need no game: chance, hashes, moves, seats, ranks, problems.
 */

#include "engine/nw-hash.h"
#include "engine/nw-rules.h"

/* The first numbers of SplitMix64 from 1234567, as its authors' program prints them. */
static void
test_rng_known (void)
{
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (6457827717110365317),
    G_GUINT64_CONSTANT (3203168211198807973),
    G_GUINT64_CONSTANT (9817491932198370423),
    G_GUINT64_CONSTANT (4593380528125082431),
    G_GUINT64_CONSTANT (16408922859458223821),
  };
  guint64 rng = 1234567;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (nw_rng_next (&rng), ==, expected[i]);
}

/* Each number comes about as often as the others: chi-squared with 5 degrees of freedom stays
 * under its 99.9 % bound.  The seed is fixed, so this says the same every time. */
static void
test_rng_even (void)
{
  guint counts[6] = { 0 };
  guint64 rng = 1;
  double chi_squared = 0;

  for (guint i = 0; i < 60000; i++)
    counts[nw_rng_below (&rng, 6)]++;
  for (guint i = 0; i < 6; i++)
    chi_squared += ((double) counts[i] - 10000) * ((double) counts[i] - 10000) / 10000;

  g_assert_cmpfloat (chi_squared, <, 20.52);
}

static void
test_rng_bounds (void)
{
  guint64 rng = 3;

  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (nw_rng_below (&rng, 1), ==, 0);
      g_assert_cmpuint (nw_rng_below (&rng, G_MAXUINT32), <, G_MAXUINT32);
      g_assert_cmpuint (nw_rng_below (&rng, 0x80000001), <, 0x80000001);
    }
}

/* A shuffle keeps what it shuffles, and each of the 24 orders of four things turns up. */
static void
test_shuffle (void)
{
  guint counts[256] = { 0 };
  guint n_orders = 0;
  guint64 rng = 5;

  for (guint i = 0; i < 2400; i++)
    {
      guint8 items[] = { 0, 1, 2, 3 };
      guint code;

      nw_rng_shuffle (&rng, items, 4);
      g_assert_cmpuint (1u << items[0] | 1u << items[1] | 1u << items[2] | 1u << items[3], ==, 15);
      code = (guint) (items[0] << 6 | items[1] << 4 | items[2] << 2 | items[3]);
      n_orders += counts[code]++ == 0;
    }

  g_assert_cmpuint (n_orders, ==, 24);
  for (guint code = 0; code < 256; code++)
    g_assert_true (counts[code] == 0 || (counts[code] > 60 && counts[code] < 145));
}

static void
test_deal_streams (void)
{
  g_assert_cmpuint (nw_rng_deal_stream (1, 0), !=, nw_rng_deal_stream (1, 1));
  g_assert_cmpuint (nw_rng_deal_stream (1, 0), !=, nw_rng_deal_stream (2, 0));
  g_assert_cmpuint (nw_rng_deal_stream (1, 0), ==, nw_rng_deal_stream (1, 0));
}

/* Hashes are stored in saved games: they must not change by themselves. */
static void
test_hash (void)
{
  static const guint8 bytes[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  const guint64 hash = nw_hash_add_bytes (NW_HASH_INIT, bytes, sizeof bytes);

  g_assert_cmphex (hash, ==, nw_hash_add (nw_hash_add (nw_hash_add (NW_HASH_INIT, 9),
                                                       G_GUINT64_CONSTANT (0x0807060504030201)),
                                          9));
  g_assert_cmphex (hash, ==, G_GUINT64_CONSTANT (0x88dabd45108c4c51));
  g_assert_cmphex (hash, !=, nw_hash_add_bytes (NW_HASH_INIT, bytes, sizeof bytes - 1));
  g_assert_cmphex (nw_hash_add (nw_hash_add (NW_HASH_INIT, 1), 2), !=,
                   nw_hash_add (nw_hash_add (NW_HASH_INIT, 2), 1));
}

static void
test_move (void)
{
  const NwMove move = NW_MOVE (3, 250, 2, 1);

  g_assert_cmpuint (sizeof move, ==, 8);
  g_assert_cmpuint (nw_move_kind (move), ==, 3);
  g_assert_cmpuint (nw_move_arg (move, 0), ==, 250);
  g_assert_cmpuint (nw_move_arg (move, 1), ==, 2);
  g_assert_cmpuint (nw_move_arg (move, 2), ==, 1);
  g_assert_cmpuint (nw_move_arg (move, 6), ==, 0);
  g_assert_cmpuint (NW_MOVE (1, 255, 255, 255), <, NW_MOVE (2, 0, 0, 0));
  g_assert_cmpuint (NW_MOVE (1, 1, 255, 255), <, NW_MOVE (1, 2, 0, 0));
}

static void
test_seat (void)
{
  g_assert_cmpuint (nw_seat_from_text ("s1"), ==, 0);
  g_assert_cmpuint (nw_seat_from_text ("S8"), ==, 7);
  g_assert_cmpuint (nw_seat_from_text ("s0"), ==, NW_SEAT_NONE);
  g_assert_cmpuint (nw_seat_from_text ("s9"), ==, NW_SEAT_NONE);
  g_assert_cmpuint (nw_seat_from_text ("s10"), ==, NW_SEAT_NONE);
  g_assert_cmpuint (nw_seat_from_text ("s"), ==, NW_SEAT_NONE);
  g_assert_cmpuint (nw_seat_from_text (""), ==, NW_SEAT_NONE);
  g_assert_cmpuint (nw_seat_from_text ("1"), ==, NW_SEAT_NONE);
}

static const struct
{
  guint       n_seats;
  gint        keys[4][NW_SCORE_N_KEYS];
  guint8      ranks[4];
  const char *decided_by;
} rankings[] = {
  { 2, { { 5, 0 }, { 7, 0 } }, { 2, 1 }, "total" },
  { 2, { { 7, 1 }, { 7, 2 } }, { 2, 1 }, "tie" },
  { 2, { { 7, 2 }, { 7, 2 } }, { 1, 1 }, "shared" },
  { 3, { { 7, 2 }, { 9, 0 }, { 7, 3 } }, { 3, 1, 2 }, "total" },
  { 3, { { 7, 2 }, { 7, 2 }, { 5, 3 } }, { 1, 1, 3 }, "shared" },
  { 4, { { 1, 0 }, { 7, 2 }, { 7, 3 }, { 7, 2 } }, { 4, 2, 1, 2 }, "tie" },
  { 3, { { -4, 0 }, { -4, 0 }, { -9, 0 } }, { 1, 1, 3 }, "shared" },
};

static void
test_rank (void)
{
  static const char *const names[] = { "total", "tie" };

  for (guint i = 0; i < G_N_ELEMENTS (rankings); i++)
    {
      NwScore score = { .n_seats = rankings[i].n_seats };

      nw_score_rank (&score, rankings[i].keys, names, 2);
      g_assert_cmpmem (score.rank, score.n_seats, rankings[i].ranks, score.n_seats);
      g_assert_cmpstr (score.decided_by, ==, rankings[i].decided_by);
      g_assert_cmpint (score.total[0], ==, rankings[i].keys[0][0]);
    }
}

static void
test_event (void)
{
  static const NwEventInfo info = { "drawn", { { "card", NW_ARG_CARD }, { "n", NW_ARG_INT } } };
  const NwEvent secret = { .known_to = 1u << 2, .args = { 17, 3 } };
  const NwEvent open = { .known_to = NW_EVENT_KNOWN_TO_ALL, .args = { 17, 3 } };

  g_assert_cmpint (nw_event_for_viewer (&secret, &info, 2).args[0], ==, 17);
  g_assert_cmpint (nw_event_for_viewer (&secret, &info, 1).args[0], ==, NW_EVENT_HIDDEN);
  g_assert_cmpint (nw_event_for_viewer (&secret, &info, 1).args[1], ==, 3);
  g_assert_cmpint (nw_event_for_viewer (&secret, &info, NW_SEAT_NONE).args[0], ==, NW_EVENT_HIDDEN);
  g_assert_cmpint (nw_event_for_viewer (&open, &info, NW_SEAT_NONE).args[0], ==, 17);
}

static void
test_problems (void)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  const NwProblem *problem;

  nw_problem_add (problems, NW_SEVERITY_WARNING, "odd", "7", "/cards/%d", 3);
  g_assert_false (nw_problems_has_errors (problems));
  nw_problem_add (problems, NW_SEVERITY_ERROR, "bad", NULL, "/cards");
  g_assert_true (nw_problems_has_errors (problems));

  problem = g_ptr_array_index (problems, 0);
  g_assert_cmpstr (problem->pointer, ==, "/cards/3");
  g_assert_cmpstr (problem->value, ==, "7");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/rng/known", test_rng_known);
  g_test_add_func ("/engine/rng/even", test_rng_even);
  g_test_add_func ("/engine/rng/bounds", test_rng_bounds);
  g_test_add_func ("/engine/rng/shuffle", test_shuffle);
  g_test_add_func ("/engine/rng/deal-streams", test_deal_streams);
  g_test_add_func ("/engine/hash", test_hash);
  g_test_add_func ("/engine/move", test_move);
  g_test_add_func ("/engine/seat", test_seat);
  g_test_add_func ("/engine/score/rank", test_rank);
  g_test_add_func ("/engine/event/viewer", test_event);
  g_test_add_func ("/engine/problems", test_problems);

  return g_test_run ();
}
