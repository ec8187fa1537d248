/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Histograms, tallies and shares of wins.
 */

#include "lab/nw-lab-histogram.h"
#include "lab/nw-lab-statistics.h"
#include "lab/nw-lab-tally.h"

static const gint64 values[] = { 7, -2, 7, 3, 40, -2, 7 };

static void
assert_bin (const NwLabHistogram *histogram,
            guint                 index,
            gint64                value,
            guint64               count)
{
  const NwLabBin *bin = nw_lab_histogram_get_bin (histogram, index);

  g_assert_cmpint (bin->value, ==, value);
  g_assert_cmpuint (bin->count, ==, count);
}

static void
test_histogram_counts (void)
{
  NwLabHistogram histogram = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    nw_lab_histogram_add (&histogram, values[i], 1);

  g_assert_cmpuint (nw_lab_histogram_n_bins (&histogram), ==, 4);
  assert_bin (&histogram, 0, -2, 2);
  assert_bin (&histogram, 1, 3, 1);
  assert_bin (&histogram, 2, 7, 3);
  assert_bin (&histogram, 3, 40, 1);
  g_assert_cmpuint (nw_lab_histogram_count (&histogram), ==, 7);
  g_assert_cmpint (nw_lab_histogram_min (&histogram), ==, -2);
  g_assert_cmpint (nw_lab_histogram_max (&histogram), ==, 40);
  g_assert_cmpfloat_with_epsilon (nw_lab_histogram_mean (&histogram), 60.0 / 7.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (nw_lab_histogram_stddev (&histogram), 14.4321071, 1e-6);

  nw_lab_histogram_clear (&histogram);
}

static void
test_histogram_of_nothing (void)
{
  NwLabHistogram histogram = { 0 };

  nw_lab_histogram_add (&histogram, 5, 0);
  g_assert_cmpuint (nw_lab_histogram_n_bins (&histogram), ==, 0);
  g_assert_cmpfloat (nw_lab_histogram_mean (&histogram), ==, 0.0);
  g_assert_cmpfloat (nw_lab_histogram_stddev (&histogram), ==, 0.0);
  g_assert_cmpint (nw_lab_histogram_min (&histogram), ==, 0);

  nw_lab_histogram_add (&histogram, 5, 1);
  g_assert_cmpfloat (nw_lab_histogram_mean (&histogram), ==, 5.0);
  g_assert_cmpfloat (nw_lab_histogram_stddev (&histogram), ==, 0.0);
  nw_lab_histogram_clear (&histogram);
}

/* However the values are divided, and in whatever order they come, the sum is the same. */
static void
test_histogram_adds (void)
{
  NwLabHistogram whole = { 0 }, left = { 0 }, right = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      nw_lab_histogram_add (&whole, values[i], 1);
      nw_lab_histogram_add (i % 3 == 0 ? &right : &left, values[G_N_ELEMENTS (values) - 1 - i], 1);
    }
  nw_lab_histogram_add_all (&left, &right);

  g_assert_cmpuint (nw_lab_histogram_n_bins (&left), ==, nw_lab_histogram_n_bins (&whole));
  for (guint i = 0; i < nw_lab_histogram_n_bins (&whole); i++)
    {
      const NwLabBin *bin = nw_lab_histogram_get_bin (&whole, i);

      assert_bin (&left, i, bin->value, bin->count);
    }

  nw_lab_histogram_clear (&whole);
  nw_lab_histogram_clear (&left);
  nw_lab_histogram_clear (&right);
}

static void
assert_share (guint64 wins,
              guint64 n_games,
              double  share,
              double  low,
              double  high)
{
  const NwLabShare got = nw_lab_share (wins * NW_LAB_WIN, n_games);

  g_assert_cmpfloat_with_epsilon (got.share, share, 1e-9);
  g_assert_cmpfloat_with_epsilon (got.low, low, 5e-5);
  g_assert_cmpfloat_with_epsilon (got.high, high, 5e-5);
}

/* Numbers of published examples of Wilson's interval. */
static void
test_share (void)
{
  assert_share (8, 10, 0.8, 0.4902, 0.9433);
  assert_share (0, 10, 0.0, 0.0, 0.2775);
  assert_share (10, 10, 1.0, 0.7225, 1.0);
  assert_share (50, 100, 0.5, 0.4038, 0.5962);
  assert_share (0, 0, 0.0, 0.0, 1.0);
}

static void
assert_fraction (double      number,
                 const char *expected)
{
  g_autoptr (GVariant) value = g_variant_ref_sink (nw_lab_write_fraction (number));
  const char *spelling;

  g_variant_get (value, "(&s)", &spelling);
  g_assert_cmpstr (spelling, ==, expected);
}

static void
test_fraction (void)
{
  assert_fraction (0.0, "0.0");
  assert_fraction (12.0, "12.0");
  assert_fraction (100.0, "100.0");
  assert_fraction (-2.5, "-2.5");
  assert_fraction (1.0 / 3.0, "0.333333");
  assert_fraction (2.0 / 3.0, "0.666667");
  assert_fraction (1e12, "1000000000000.0");
}

/* Ties are shared as whole numbers, whatever the number of winners. */
static void
test_tally_shares_ties (void)
{
  static const NwBotLevel levels[NW_MAX_SEATS] = { NW_BOT_RANDOM, NW_BOT_APPRENTICE };

  for (guint n_winners = 1; n_winners <= NW_MAX_SEATS; n_winners++)
    {
      g_autoptr (NwLabTally) tally = nw_lab_tally_new (NW_MAX_SEATS, 0);
      NwScore score = { .n_seats = NW_MAX_SEATS };
      guint64 n_wins = 0;

      for (guint seat = 0; seat < NW_MAX_SEATS; seat++)
        score.rank[seat] = (guint8) (seat < n_winners ? 1 : n_winners + 1);
      nw_lab_tally_add_score (tally, &score, levels);

      for (guint seat = 0; seat < NW_MAX_SEATS; seat++)
        n_wins += tally->seats[seat].wins;
      g_assert_cmpuint (n_wins, ==, NW_LAB_WIN);
      g_assert_cmpuint (tally->seats[0].wins, ==, NW_LAB_WIN / n_winners);
      g_assert_cmpuint (tally->levels[NW_BOT_RANDOM].wins + tally->levels[NW_BOT_APPRENTICE].wins,
                        ==, NW_LAB_WIN);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/histogram/counts", test_histogram_counts);
  g_test_add_func ("/lab/histogram/of-nothing", test_histogram_of_nothing);
  g_test_add_func ("/lab/histogram/adds", test_histogram_adds);
  g_test_add_func ("/lab/share", test_share);
  g_test_add_func ("/lab/fraction", test_fraction);
  g_test_add_func ("/lab/tally/shares-ties", test_tally_shares_ties);

  return g_test_run ();
}
