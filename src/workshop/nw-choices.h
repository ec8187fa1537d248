/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be chosen for a field of which only certain values are allowed: words, entries of a
 * table, yes and no.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwChoice:
 * @value: (nullable): the value; %NULL for leaving the member out
 * @label: the words for it
 *
 * Something to choose.
 */
typedef struct
{
  GVariant *value;
  char     *label;
} NwChoice;

void       nw_choice_free      (NwChoice        *choice);
gboolean   nw_choices_are_for  (const NwField   *field);
GPtrArray *nw_choices_new      (const NwRuleset *ruleset,
                                const NwField   *field) G_GNUC_WARN_UNUSED_RESULT;
guint      nw_choices_find     (const GPtrArray *choices,
                                GVariant        *value);
char      *nw_choices_say      (const NwRuleset *ruleset,
                                const NwField   *field,
                                GVariant        *value) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwChoice, nw_choice_free)

G_END_DECLS
