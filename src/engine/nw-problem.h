/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Problems: what is wrong with a file that somebody gave us, as a code with arguments.
 *
 * Rulesets and positions are judged into a list of all their problems, never only the first.
 * Sentences are made of them above (in src/match), in the language of whoever reads.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwSeverity:
 * @NW_SEVERITY_WARNING: worth a look; nothing is refused
 * @NW_SEVERITY_ERROR: no game can be played from this
 *
 * How bad a problem is.
 */
typedef enum
{
  NW_SEVERITY_WARNING = 1,
  NW_SEVERITY_ERROR,
} NwSeverity;

/**
 * NwProblem:
 * @severity: how bad it is
 * @code: (transfer none): a lower-case word with hyphens from a fixed list
 * @pointer: a JSON pointer (RFC 6901) to the value, "" for the whole
 * @value: (nullable): what was found there, as it is spelled in the file
 * @expected: (nullable): what could have stood there instead: names, separated by ", "
 * @low: the least number allowed, if @has_range
 * @high: the greatest number allowed, if @has_range
 * @has_range: whether @low and @high say something
 * @card: (nullable): id of the card that the value belongs to
 * @line: line in the file, from 1; 0 if unknown
 * @column: column in characters, from 1; 0 if unknown
 *
 * One problem.
 */
typedef struct
{
  NwSeverity  severity;
  const char *code;
  char       *pointer;
  char       *value;
  char       *expected;
  gint64      low;
  gint64      high;
  gboolean    has_range;
  char       *card;
  guint       line;
  guint       column;
} NwProblem;

NwProblem *nw_problem_new  (NwSeverity  severity,
                            const char *code,
                            const char *pointer,
                            const char *value) G_GNUC_WARN_UNUSED_RESULT;
NwProblem *nw_problem_add  (GPtrArray  *problems,
                            NwSeverity  severity,
                            const char *code,
                            const char *value,
                            const char *pointer_format,
                            ...) G_GNUC_PRINTF (5, 6);
void       nw_problem_free (NwProblem  *problem);

GPtrArray *nw_problems_new        (void) G_GNUC_WARN_UNUSED_RESULT;
guint      nw_problems_count      (const GPtrArray *problems,
                                   NwSeverity       severity);
gboolean   nw_problems_has_errors (const GPtrArray *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwProblem, nw_problem_free)

G_END_DECLS
