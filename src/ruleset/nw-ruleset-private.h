/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between the files on rulesets.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

/**
 * _NwRuleset:
 * @table: what the game's rulesets are
 * @source: the document as it was given
 * @file_problems: (nullable): what was wrong with the file that it came from
 * @odd: whether nw_json_check() may find something in @source
 * @judged: whether what follows is there
 * @document: the document in canonical order
 * @problems: all problems
 * @compiled: (nullable): packed rules, if there is no error

 * @lock: guards @texts and @hash
 * @texts: (nullable): texts that were handed out
 * @hash: (nullable): the hash, once somebody asked
 *
 * A ruleset.  A changed copy is judged when somebody asks for what judging tells.
 */
struct _NwRuleset
{
  const NwFieldTable *table;
  GVariant           *source;
  GPtrArray          *file_problems;
  gboolean            odd;
  char               *id;

  gsize               judged;
  GVariant           *document;
  GPtrArray          *problems;
  gpointer            compiled;

  GMutex              lock;
  GStringChunk       *texts;
  char               *hash;
};

NwRuleset *nw_ruleset_new_for_table (const NwFieldTable *table,
                                     GVariant           *source,
                                     gboolean            odd) G_GNUC_WARN_UNUSED_RESULT;
void       nw_ruleset_judge         (const NwRuleset    *self);
void       nw_ruleset_set_file_error (GError           **error,
                                      GFileError         cause,
                                      const char        *path);
