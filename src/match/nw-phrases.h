/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences for people: what a move would do, what happened, why something is refused, in the
 * language that is asked for.
 *
 * The ruleset's words (cards, colours, levels) come from the ruleset, the interface's from the
 * catalogue (nw-catalogue.h).  Events and states must have been redacted for whoever reads.
 */

#pragma once

#include "engine/nw-rules.h"
#include "match/nw-match.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

char *nw_phrase_reason       (const NwRuleset    *ruleset,
                              NwReason            reason,
                              NwMove              move,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_problem      (const NwProblem    *problem,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_move         (const NwRuleset    *ruleset,
                              NwMove              move,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_move_by      (const NwRuleset    *ruleset,
                              NwMove              move,
                              const char *const  *names,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_advice       (const NwRuleset    *ruleset,
                              NwMove              move,
                              const NwBotReason  *reason,
                              const char *const  *names,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_event        (const NwRuleset    *ruleset,
                              const NwEvent      *event,
                              const char *const  *names,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_prompt       (const NwRuleset    *ruleset,
                              const NwState      *view,
                              const char *const  *names,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_score_line   (const NwRuleset    *ruleset,
                              const NwScoreLine  *line,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_decided_by   (const NwRuleset    *ruleset,
                              const char         *decided_by,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_result       (const NwRuleset    *ruleset,
                              const NwScore      *score,
                              const char *const  *names,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_end_reason   (const NwRuleset    *ruleset,
                              const NwState      *view,
                              const char *const  *names,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_undo_blocker (NwUndoBlocker       blocker,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_seat_kind    (NwSeatKind          kind,
                              const char         *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
