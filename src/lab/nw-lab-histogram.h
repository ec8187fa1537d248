/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Histograms of whole numbers: how often each value was seen.
 *
 * All that the lab reports of a quantity (sum, mean, deviation, extremes) is worked out from its
 * histogram, so that adding two histograms adds two runs exactly, in any order.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwLabBin:
 * @value: a value
 * @count: how often it was seen, at least 1
 *
 * One bar of a histogram.
 */
typedef struct
{
  gint64  value;
  guint64 count;
} NwLabBin;

/**
 * NwLabHistogram:
 * @bins: (nullable) (element-type NwLabBin): the bars in ascending order of their values; %NULL is
 *   an empty histogram
 *
 * How often each value was seen.  All bytes 0 is an empty one.
 */
typedef struct
{
  GArray *bins;
} NwLabHistogram;

void            nw_lab_histogram_clear   (NwLabHistogram       *self);
void            nw_lab_histogram_add     (NwLabHistogram       *self,
                                          gint64                value,
                                          guint64               count);
void            nw_lab_histogram_add_all (NwLabHistogram       *self,
                                          const NwLabHistogram *other);
guint           nw_lab_histogram_n_bins  (const NwLabHistogram *self);
const NwLabBin *nw_lab_histogram_get_bin (const NwLabHistogram *self,
                                          guint                 index);
guint64         nw_lab_histogram_count   (const NwLabHistogram *self);
gint64          nw_lab_histogram_min     (const NwLabHistogram *self);
gint64          nw_lab_histogram_max     (const NwLabHistogram *self);
double          nw_lab_histogram_mean    (const NwLabHistogram *self);
double          nw_lab_histogram_stddev  (const NwLabHistogram *self);

G_END_DECLS
