/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset as large as one may want, for measurements.
 */

#pragma once

#include <glib.h>

char *nw_big_file_new (guint  n_cards,
                       gsize *length) G_GNUC_WARN_UNUSED_RESULT;
