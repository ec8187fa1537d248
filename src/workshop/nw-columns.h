/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The columns of a list of cards (or of any list of objects), made from its field table: a new
 * field is a new column without a line here.  And the text of a cell, and the value of a text.
 *
 * A field of words for people has one column per language, numbers by players one per number of
 * players, and an object within a card (a bonus) one per member.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

typedef struct _NwColumn NwColumn;

/**
 * NwColumn:
 * @key: what the column is called in settings and in pasted heads: `points`, `name.es`
 * @path: pointer within an entry, without the leading slash: `points`, `name/es`
 * @field: the field
 * @language: (nullable): of words for people, which language
 * @optional: whether the cell may be empty
 *
 * A column of a list of objects.
 */
struct _NwColumn
{
  char          *key;
  char          *path;
  const NwField *field;
  char          *language;
  gboolean       optional;
};

void       nw_column_free        (NwColumn           *column);

const NwField *nw_columns_find_list (const NwRuleset *ruleset,
                                     const char      *list);
GPtrArray *nw_columns_new        (const NwRuleset    *ruleset,
                                  const char         *list,
                                  const char *const  *languages) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_column_get_value   (const NwColumn     *column,
                                  GVariant           *entry) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_column_with_value  (const NwColumn     *column,
                                  GVariant           *entry,
                                  GVariant           *value) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_column_get_text    (const NwColumn     *column,
                                  GVariant           *entry) G_GNUC_WARN_UNUSED_RESULT;
int        nw_column_compare     (const NwColumn     *column,
                                  GVariant           *entry,
                                  GVariant           *other);
GVariant  *nw_column_parse       (const NwColumn     *column,
                                  const NwRuleset    *ruleset,
                                  const char         *text,
                                  GError            **error) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_columns_to_tsv     (GPtrArray          *columns,
                                  const NwRuleset    *ruleset,
                                  const char         *list,
                                  const guint        *indices,
                                  guint               n_indices,
                                  gboolean            heads) G_GNUC_WARN_UNUSED_RESULT;

/**
 * NwPasted:
 * @ruleset: (nullable): the changed copy, %NULL if nothing could be pasted
 * @n_cells: cells that were taken
 * @n_added: entries that were added below the last one
 * @refused: (element-type utf8): a sentence for each cell that was not taken, as `row column: why`
 *
 * What came of pasting.
 */
typedef struct
{
  NwRuleset *ruleset;
  guint      n_cells;
  guint      n_added;
  GPtrArray *refused;
} NwPasted;

char      *nw_columns_read_single_cell (const char     *text) G_GNUC_WARN_UNUSED_RESULT;
void       nw_columns_paste_tsv  (GPtrArray          *columns,
                                  const NwRuleset    *ruleset,
                                  const char         *list,
                                  const guint        *indices,
                                  guint               n_indices,
                                  guint               first_column,
                                  const char         *text,
                                  NwPasted           *pasted);
void       nw_pasted_clear       (NwPasted           *pasted);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwColumn, nw_column_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NwPasted, nw_pasted_clear)

G_END_DECLS
