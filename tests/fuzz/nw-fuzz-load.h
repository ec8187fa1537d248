/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done with bytes that may be anything, and what must hold then.
 */

#pragma once

#include <glib.h>

void nw_fuzz_load_ruleset  (const char *bytes,
                            gsize       length);
void nw_fuzz_load_position (const char *bytes,
                            gsize       length);
