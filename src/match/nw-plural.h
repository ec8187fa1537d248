/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The `Plural-Forms` header of a catalogue.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** NW_PLURAL_MAX_FORMS: more forms than any language has. */
#define NW_PLURAL_MAX_FORMS 8

/**
 * NwPlural:
 * @n_forms: number of plural forms, 1…%NW_PLURAL_MAX_FORMS
 * @expression: (nullable): a C expression over `n`; %NULL for the rule of English
 *
 * Which form a number takes in a language.
 */
typedef struct
{
  guint n_forms;
  char *expression;
} NwPlural;

void     nw_plural_init     (NwPlural       *self,
                             const char     *header);
void     nw_plural_clear    (NwPlural       *self);
guint    nw_plural_get_form (const NwPlural *self,
                             guint64         n);
gboolean nw_plural_evaluate (const char     *expression,
                             guint64         n,
                             guint64        *value);

G_END_DECLS
