/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Histograms: a sorted array of the values that were seen.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab-histogram.h"

#include <math.h>

/* The index of the first bar whose value is not below @value. */
static guint
find_place (const NwLabHistogram *self,
            gint64                value)
{
  guint low = 0, high = nw_lab_histogram_n_bins (self);

  while (low < high)
    {
      const guint middle = low + (high - low) / 2;

      if (nw_lab_histogram_get_bin (self, middle)->value < value)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/**
 * nw_lab_histogram_clear:
 * @self: a histogram
 *
 * Empties @self and frees what it holds.
 */
void
nw_lab_histogram_clear (NwLabHistogram *self)
{
  g_clear_pointer (&self->bins, g_array_unref);
}

/**
 * nw_lab_histogram_add:
 * @self: a histogram
 * @value: a value
 * @count: how often it was seen
 *
 * Counts a value.
 */
void
nw_lab_histogram_add (NwLabHistogram *self,
                      gint64          value,
                      guint64         count)
{
  const guint place = find_place (self, value);
  const NwLabBin bin = { .value = value, .count = count };

  if (count == 0)
    return;

  if (self->bins == NULL)
    self->bins = g_array_new (FALSE, FALSE, sizeof (NwLabBin));

  if (place < self->bins->len && g_array_index (self->bins, NwLabBin, place).value == value)
    g_array_index (self->bins, NwLabBin, place).count += count;
  else
    g_array_insert_val (self->bins, place, bin);
}

/**
 * nw_lab_histogram_add_all:
 * @self: a histogram
 * @other: another one
 *
 * Adds all that @other counted to @self.
 */
void
nw_lab_histogram_add_all (NwLabHistogram       *self,
                          const NwLabHistogram *other)
{
  for (guint i = 0; i < nw_lab_histogram_n_bins (other); i++)
    {
      const NwLabBin *bin = nw_lab_histogram_get_bin (other, i);

      nw_lab_histogram_add (self, bin->value, bin->count);
    }
}

/**
 * nw_lab_histogram_n_bins:
 * @self: a histogram
 *
 * Returns: how many different values were seen
 */
guint
nw_lab_histogram_n_bins (const NwLabHistogram *self)
{
  return self->bins != NULL ? self->bins->len : 0;
}

/**
 * nw_lab_histogram_get_bin:
 * @self: a histogram
 * @index: 0…n_bins-1, in ascending order of values
 *
 * Returns: (transfer none): that bar
 */
const NwLabBin *
nw_lab_histogram_get_bin (const NwLabHistogram *self,
                          guint                 index)
{
  g_return_val_if_fail (index < nw_lab_histogram_n_bins (self), NULL);

  return &g_array_index (self->bins, NwLabBin, index);
}

/**
 * nw_lab_histogram_count:
 * @self: a histogram
 *
 * Returns: how many values were counted in all
 */
guint64
nw_lab_histogram_count (const NwLabHistogram *self)
{
  guint64 count = 0;

  for (guint i = 0; i < nw_lab_histogram_n_bins (self); i++)
    count += nw_lab_histogram_get_bin (self, i)->count;

  return count;
}

/**
 * nw_lab_histogram_min:
 * @self: a histogram
 *
 * Returns: the least value seen, 0 if there was none
 */
gint64
nw_lab_histogram_min (const NwLabHistogram *self)
{
  return nw_lab_histogram_n_bins (self) > 0 ? nw_lab_histogram_get_bin (self, 0)->value : 0;
}

/**
 * nw_lab_histogram_max:
 * @self: a histogram
 *
 * Returns: the greatest value seen, 0 if there was none
 */
gint64
nw_lab_histogram_max (const NwLabHistogram *self)
{
  const guint n_bins = nw_lab_histogram_n_bins (self);

  return n_bins > 0 ? nw_lab_histogram_get_bin (self, n_bins - 1)->value : 0;
}

/**
 * nw_lab_histogram_mean:
 * @self: a histogram
 *
 * Returns: the mean of all values, 0 if there was none
 */
double
nw_lab_histogram_mean (const NwLabHistogram *self)
{
  const guint64 count = nw_lab_histogram_count (self);
  gint64 sum = 0;

  for (guint i = 0; i < nw_lab_histogram_n_bins (self); i++)
    {
      const NwLabBin *bin = nw_lab_histogram_get_bin (self, i);

      sum += bin->value * (gint64) bin->count;
    }

  return count > 0 ? (double) sum / (double) count : 0.0;
}

/**
 * nw_lab_histogram_stddev:
 * @self: a histogram
 *
 * Returns: the sample's standard deviation (with n - 1), 0 for fewer than two values
 */
double
nw_lab_histogram_stddev (const NwLabHistogram *self)
{
  const guint64 count = nw_lab_histogram_count (self);
  const double mean = nw_lab_histogram_mean (self);
  double sum = 0.0;

  for (guint i = 0; i < nw_lab_histogram_n_bins (self); i++)
    {
      const NwLabBin *bin = nw_lab_histogram_get_bin (self, i);
      const double distance = (double) bin->value - mean;

      sum += distance * distance * (double) bin->count;
    }

  return count > 1 ? sqrt (sum / (double) (count - 1)) : 0.0;
}
