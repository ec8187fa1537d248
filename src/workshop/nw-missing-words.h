/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words for people that a ruleset has in one language and not in another.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwMissingWords:
 * @pointer: JSON pointer to the words, without a language
 * @field: what they are
 * @language: the language that is missing
 * @source: the words in another language
 *
 * Words that are missing.
 */
typedef struct
{
  char          *pointer;
  const NwField *field;
  const char    *language;
  char          *source;
} NwMissingWords;

void       nw_missing_words_free (NwMissingWords  *words);
GPtrArray *nw_missing_words_find (const NwRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
