/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of a ruleset for faces, with something to show where there are none.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * nw_face_table_word:
 * @ruleset: (nullable): a ruleset
 * @table: one of its tables
 * @index: one of its entries
 * @member: what is asked for
 * @language: a language tag
 * @fallback: (nullable): what is said where the ruleset says nothing
 *
 * Returns: (transfer none) (nullable): the word
 */
static inline const char *
nw_face_table_word (const NwRuleset *ruleset,
                    const char      *table,
                    guint            index,
                    const char      *member,
                    const char      *language,
                    const char      *fallback)
{
  const char *text = NULL;

  if (ruleset != NULL)
    text = nw_ruleset_get_table_text (ruleset, table, index, member, language);

  return text != NULL && text[0] != '\0' ? text : fallback;
}

/**
 * nw_face_card_word:
 * @ruleset: (nullable): a ruleset
 * @card: a card by its index
 * @member: what is asked for
 * @language: a language tag
 * @fallback: (nullable): what is said where the ruleset says nothing
 *
 * Returns: (transfer none) (nullable): the word
 */
static inline const char *
nw_face_card_word (const NwRuleset *ruleset,
                   guint            card,
                   const char      *member,
                   const char      *language,
                   const char      *fallback)
{
  const char *text = NULL;

  if (ruleset != NULL)
    text = nw_ruleset_get_card_text (ruleset, card, member, language);

  return text != NULL && text[0] != '\0' ? text : fallback;
}

G_END_DECLS
