/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done with bytes that may be anything, and what must hold then.
 */

#pragma once

#include "match/nw-match.h"

void nw_fuzz_load_ruleset  (const char *bytes,
                            gsize       length);
void nw_fuzz_load_position (const char *bytes,
                            gsize       length);
void nw_fuzz_load_game     (const char *bytes,
                            gsize       length);
void nw_fuzz_load_journal  (const char *bytes,
                            gsize       length);
void nw_fuzz_play          (NwMatch    *match,
                            guint       n_moves);
