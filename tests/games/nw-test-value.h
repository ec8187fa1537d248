/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions in tests: short JSON texts, and comparing some of a position's members.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

GVariant *nw_test_value_parse (const char *json) G_GNUC_WARN_UNUSED_RESULT;
void      nw_test_value_holds (GVariant   *actual,
                               GVariant   *expected,
                               const char *what);

G_END_DECLS
