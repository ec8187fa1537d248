/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * JSON (RFC 8259) as values, with nothing lost on the way in or out.
 *
 * json-glib judges the syntax; the values are read here, because json-glib silently changes what
 * it cannot hold.  An object is `a{sv}` in the order of the file, a list `av`, an integer `x`, a
 * string `s`, a truth value `b`, null `()`.  What has no value of ours (a number that is no integer
 * or beyond 64 bits, a string with a NUL) is an error, and is kept as it is spelled: `(s)`.
 *
 * Values are trees whose branches many documents share, and threads at the same time.  They must
 * stay trees: what turns one into bytes (g_variant_lookup(), g_variant_equal(), a format with `&` in
 * g_variant_get() or g_variant_get_child()) lets its children go, and what others have borrowed from
 * them.  What is here does not.
 */

#pragma once

#include "engine/nw-problem.h"

G_BEGIN_DECLS

/** NW_JSON_MAX_BYTES: the largest file that is read: 32 MiB. */
#define NW_JSON_MAX_BYTES (32 * 1024 * 1024)
/** NW_JSON_MAX_DEPTH: how deep lists and objects may be nested. */
#define NW_JSON_MAX_DEPTH 32
/** NW_JSON_MAX_PROBLEMS: how many problems of one text are told. */
#define NW_JSON_MAX_PROBLEMS 100000

/**
 * NwJsonWitness:
 *
 * json-glib, which says whether a text is JSON, in a thread of its own if the text is long.
 */
typedef struct _NwJsonWitness NwJsonWitness;

GVariant *nw_json_read_ahead     (const char     *text,
                                  gsize           length,
                                  GPtrArray      *problems,
                                  gboolean       *odd,
                                  NwJsonWitness **witness) G_GNUC_WARN_UNUSED_RESULT;
gboolean  nw_json_witness_agrees (NwJsonWitness  *self,
                                  GPtrArray      *problems);
void      nw_json_witness_free   (NwJsonWitness  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwJsonWitness, nw_json_witness_free)

GVariant *nw_json_parse  (const char  *text,
                          gsize        length,
                          GPtrArray   *problems) G_GNUC_WARN_UNUSED_RESULT;
GVariant *nw_json_read   (const char  *text,
                          gsize        length,
                          GPtrArray   *problems,
                          gboolean    *odd) G_GNUC_WARN_UNUSED_RESULT;
void      nw_json_check  (GVariant    *value,
                          GPtrArray   *problems);
void      nw_json_locate (const char  *text,
                          gsize        length,
                          GPtrArray   *problems);
void      nw_json_print  (GVariant    *value,
                          gboolean     pretty,
                          GString     *out);

GVariant   *nw_json_get            (GVariant   *object,
                                    const char *key) G_GNUC_WARN_UNUSED_RESULT;
void        nw_json_unpack         (GVariant          *object,
                                    const char *const *keys,
                                    guint              n_keys,
                                    GVariant         **values);
const char *nw_json_get_string     (GVariant   *value);
const char *nw_json_peek_name      (GVariant   *object,
                                    gsize       index);
const char *nw_json_peek_string    (GVariant   *object,
                                    const char *key);
gboolean    nw_json_equal          (GVariant   *a,
                                    GVariant   *b);
gboolean    nw_json_is_odd         (GVariant   *value);
char       *nw_json_spell          (GVariant   *value) G_GNUC_WARN_UNUSED_RESULT;
GVariant   *nw_json_get_at         (GVariant   *value,
                                    const char *pointer) G_GNUC_WARN_UNUSED_RESULT;
GVariant   *nw_json_with_value     (GVariant   *container,
                                    const char *pointer,
                                    GVariant   *value) G_GNUC_WARN_UNUSED_RESULT;
char      **nw_json_split_pointer  (const char *pointer) G_GNUC_WARN_UNUSED_RESULT;
void        nw_json_append_pointer (GString    *pointer,
                                    const char *key);

G_END_DECLS
