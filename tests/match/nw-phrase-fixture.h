/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of phrases share: that a phrase has no place left open and is translated, for all
 * that is said in a whole game.
 */

#pragma once

#include "match/nw-match.h"

G_BEGIN_DECLS

extern const char *const nw_phrase_names[];

void nw_phrase_check_phrase (const char *language,
                             const char *text,
                             const char *english);
void nw_phrase_expect       (char       *text,
                             const char *expected);
void nw_phrase_check_prompt (NwMatch    *match);
void nw_phrase_check_events (NwMatch    *match);
void nw_phrase_check_end    (NwMatch    *match);
void nw_phrase_check_game   (NwMatch    *match,
                             guint64     seed);

G_END_DECLS
