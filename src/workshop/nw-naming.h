/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What fields, values and places of a ruleset are called on the Workshop's screen, in the
 * application's language: made from the field tables and from the ruleset's own words.
 */

#pragma once

#include "workshop/nw-columns.h"

G_BEGIN_DECLS

/** NW_N_LANGUAGES: languages that a ruleset is written in here. */
#define NW_N_LANGUAGES 2

extern const char *const nw_languages[NW_N_LANGUAGES + 1];

const char *nw_naming_get_language  (void);
const char *nw_naming_get_tongue    (const char      *language);
char       *nw_naming_field         (const NwField   *field) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_naming_leaf          (const NwField   *field,
                                     const char      *language) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_naming_players       (guint            n_players) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_naming_entry         (const NwField   *item,
                                     GVariant        *entry,
                                     guint            index) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_naming_value         (const NwRuleset *ruleset,
                                     const NwField   *field,
                                     GVariant        *value) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_naming_place         (const NwRuleset *ruleset,
                                     const char      *pointer) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_naming_step          (const char      *format,
                                     const char      *what) G_GNUC_WARN_UNUSED_RESULT;
const char *nw_naming_get_text      (GVariant        *text,
                                     const char      *language);

G_END_DECLS
