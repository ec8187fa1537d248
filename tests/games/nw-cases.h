/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases of any game: a position as a short text, moves, and what must come of them.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/** NW_CASES_SEED: the seed of what a case leaves out. */
#define NW_CASES_SEED 7

void  nw_cases_read          (const NwRules *game,
                              gconstpointer  data,
                              const char    *json,
                              NwState       *state);
char *nw_cases_list_problems (const NwRules *game,
                              gconstpointer  data,
                              const char    *json,
                              NwState       *state) G_GNUC_WARN_UNUSED_RESULT;
void  nw_cases_play          (const NwRules *game,
                              gconstpointer  data,
                              NwState       *state,
                              const char    *moves,
                              const char    *reason);
void  nw_cases_holds         (const NwRules *game,
                              gconstpointer  data,
                              const NwState *state,
                              const char    *expected,
                              const char    *what);
char *nw_cases_reread        (const NwRules *game,
                              gconstpointer  data,
                              const char    *text) G_GNUC_WARN_UNUSED_RESULT;
char *nw_cases_score         (const NwRules *game,
                              gconstpointer  data,
                              const NwState *state) G_GNUC_WARN_UNUSED_RESULT;
char *nw_cases_score_line    (const NwRules *game,
                              gconstpointer  data,
                              const NwScoreLine *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
