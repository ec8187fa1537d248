/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a table of a ruleset falls into rows and columns: the entries of a list, a map or something by
 * players, and the single values in each of them.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwLeaf:
 * @field: what it is
 * @path: where it is within an entry; "" if the entry itself is a single value
 * @language: (nullable): of words for people, which language
 * @title: what stands at its head
 * @selector: (nullable): path of the value that says whether an entry has it
 *
 * A single value of an entry; or, if @field is a container, what is too much for one cell.
 */
typedef struct
{
  const NwField *field;
  char          *path;
  char          *language;
  char          *title;
  char          *selector;
} NwLeaf;

/**
 * NwTableRow:
 * @step: the entry's index or name in its table
 * @label: what stands beside it
 *
 * An entry of a table.
 */
typedef struct
{
  char *step;
  char *label;
} NwTableRow;

GPtrArray *nw_leaves_new        (const NwRuleset *ruleset,
                                 const NwField   *item) G_GNUC_WARN_UNUSED_RESULT;
gboolean   nw_leaf_is_container (const NwLeaf    *leaf);
gboolean   nw_leaf_is_in        (const NwLeaf    *leaf,
                                 GVariant        *entry);
GPtrArray *nw_table_rows_new    (const NwRuleset *ruleset,
                                 const NwField   *table,
                                 GVariant        *value) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
