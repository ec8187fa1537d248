/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judging a document by the tables of fields.
 *
 * One walk finds all problems of single fields and gives the document its canonical order:
 * known members in the table's order, defaults filled in, unknown members after them in their own
 * order.  What is canonical already is shared, not copied.
 */

#pragma once

#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

/**
 * NwPlace:
 * @parent: (nullable): the place that this one lies in
 * @key: (nullable): name of the member, %NULL for an element of a list
 * @index: index of the element
 *
 * Where a value stands.  Lives on the stack; a pointer is spelled only for a problem.
 */
typedef struct _NwPlace NwPlace;
struct _NwPlace
{
  const NwPlace *parent;
  const char    *key;
  guint          index;
};

/**
 * NwJudge:
 * @table: what the document should be
 * @document: the document
 * @problems: where problems are appended
 * @card: (nullable): id of the card that is being judged
 * @card_index: its index
 * @card_list: (nullable): the list of cards that is being judged
 * @census: what the game counts
 * @seen: (nullable): what the entries of the innermost list have that only one may have
 * @targets: target and `by` of a field → what it may refer to
 * @untold: (nullable): a problem too many
 *
 * One walk.
 */
typedef struct
{
  const NwFieldTable *table;
  GVariant           *document;
  GPtrArray          *problems;
  const char         *card;
  guint               card_index;
  const NwField      *card_list;
  gpointer            census;
  GHashTable         *seen;
  GHashTable         *targets;
  NwProblem          *untold;
} NwJudge;

void        nw_judge_init       (NwJudge            *judge,
                                 const NwFieldTable *table,
                                 GVariant           *document,
                                 GPtrArray          *problems);
void        nw_judge_clear      (NwJudge            *judge);
GVariant   *nw_judge_document   (const NwFieldTable *table,
                                 GVariant           *document,
                                 GPtrArray          *problems) G_GNUC_WARN_UNUSED_RESULT;
GVariant   *nw_judge_value      (NwJudge            *judge,
                                 const NwField      *field,
                                 GVariant           *value,
                                 const NwPlace      *place) G_GNUC_WARN_UNUSED_RESULT;
GVariant   *nw_judge_container  (NwJudge            *judge,
                                 const NwField      *field,
                                 GVariant           *value,
                                 const NwPlace      *place) G_GNUC_WARN_UNUSED_RESULT;

NwProblem  *nw_judge_complain   (NwJudge            *judge,
                                 NwSeverity          severity,
                                 const char         *code,
                                 const char         *value,
                                 const NwPlace      *place);
void        nw_judge_bound      (NwJudge            *judge,
                                 const char         *code,
                                 gint64              number,
                                 gint64              low,
                                 gint64              high,
                                 const NwPlace      *place);
void        nw_judge_entries    (NwJudge            *judge,
                                 const NwField      *field,
                                 gsize               n_entries,
                                 const NwPlace      *place);
gboolean    nw_judge_refers     (NwJudge            *judge,
                                 const NwField      *field,
                                 const char         *name);
char       *nw_judge_list_target (NwJudge           *judge,
                                  const NwField     *field) G_GNUC_WARN_UNUSED_RESULT;
void        nw_judge_image      (NwJudge            *judge,
                                 GVariant           *image,
                                 const NwPlace      *place);
void        nw_judge_image_use  (NwJudge            *judge);

gboolean    nw_is_id            (const char         *text);

G_END_DECLS
