/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What differs between two rulesets: entries added and removed by their identity, the rest field by
 * field and cell by cell.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwDifferenceKind:
 * @NW_DIFFERENCE_ADDED: is only in the second
 * @NW_DIFFERENCE_REMOVED: is only in the first
 * @NW_DIFFERENCE_CHANGED: has another value
 * @NW_DIFFERENCE_MOVED: stands elsewhere in its list
 *
 * How two rulesets differ somewhere.
 */
typedef enum
{
  NW_DIFFERENCE_ADDED,
  NW_DIFFERENCE_REMOVED,
  NW_DIFFERENCE_CHANGED,
  NW_DIFFERENCE_MOVED,
} NwDifferenceKind;

/**
 * NwDifference:
 * @kind: how they differ
 * @pointer: where, in the second ruleset; in the first for what was removed
 * @field: (nullable): the field there
 * @entry: (nullable): identity of the list's entry that this is in
 * @before: (nullable): the value in the first
 * @after: (nullable): the value in the second
 *
 * A difference.
 */
typedef struct
{
  NwDifferenceKind kind;
  char            *pointer;
  const NwField   *field;
  char            *entry;
  GVariant        *before;
  GVariant        *after;
} NwDifference;

void       nw_difference_free (NwDifference    *difference);
GPtrArray *nw_compare         (const NwRuleset *before,
                               const NwRuleset *after) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwDifference, nw_difference_free)

G_END_DECLS
