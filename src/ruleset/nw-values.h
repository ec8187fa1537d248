/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the games' checks and compilers have in common: reading values of a document, complaining of
 * numbers, and packing.
 *
 * A check meets values that may be missing or of a wrong type, which was said before; it gets a
 * fallback for them then.  A compiler packs a document without errors; what it asserts was found
 * before.
 */

#pragma once

#include "engine/nw-problem.h"

G_BEGIN_DECLS

/**
 * NwPackedField:
 * @key: a member
 * @offset: where its value goes in the compiled rules
 * @size: the bytes of it there, 1 or 2
 * @words: (nullable) (array zero-terminated=1): if it is a word, the words for 0, 1, …
 *
 * Where a number, a truth value or a word is packed.
 */
typedef struct
{
  const char        *key;
  gsize              offset;
  gsize              size;
  const char *const *words;
} NwPackedField;

/** NW_PACKED: a #NwPackedField of the same name as the member of a struct. */
#define NW_PACKED(Type, member)                                                                  \
  { #member, G_STRUCT_OFFSET (Type, member), sizeof (((Type *) NULL)->member), NULL }
/** NW_PACKED_WORD: the same for one of some words. */
#define NW_PACKED_WORD(Type, member, words)                                                      \
  { #member, G_STRUCT_OFFSET (Type, member), sizeof (((Type *) NULL)->member), words }

/* Values that may be anything. */

gint64      nw_values_to_number     (GVariant            *value,
                                     gint64               otherwise);
gint64      nw_values_get_number    (GVariant            *object,
                                     const char          *key,
                                     gint64               otherwise);
gsize       nw_values_count         (GVariant            *list);
GVariant   *nw_values_get_entry     (GVariant            *list,
                                     gsize                index) G_GNUC_WARN_UNUSED_RESULT;
NwProblem  *nw_values_complain      (GPtrArray           *problems,
                                     NwSeverity           severity,
                                     const char          *code,
                                     gint64               number,
                                     gint64               low,
                                     gint64               high,
                                     const char          *pointer_format,
                                     ...) G_GNUC_PRINTF (7, 8);

/* Values that are known to be right. */

guint       nw_values_need_number   (GVariant            *object,
                                     const char          *key);
void        nw_values_pack          (GVariant            *object,
                                     const NwPackedField *fields,
                                     guint                n_fields,
                                     gpointer             rules);
void        nw_values_pack_id       (GVariant            *object,
                                     const char          *key,
                                     char                *id,
                                     gsize                size);
guint8      nw_values_find_word     (const char *const   *words,
                                     const char          *word);

G_END_DECLS
