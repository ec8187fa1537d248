/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences of the table in the language of whoever looks: texts with named places, such as
 * `{seat}: {points} points`, that translators may put in any order.
 */

#pragma once

#include "match/nw-catalogue.h"

G_BEGIN_DECLS

/* Marks texts for translation where they are only passed on.  N_NG stands for two arguments. */
#ifndef N_
#define N_(text) text
#endif
#ifndef N_NG
#define N_NG(one, many) one, many
#endif

char *nw_words_say   (const NwCatalogue *words,
                      const char        *msgid,
                      ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;
char *nw_words_count (const NwCatalogue *words,
                      const char        *one,
                      const char        *many,
                      gint64             n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
