/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset: a game's data as a document (a JSON file, `*.nwrules`), an immutable value.
 *
 * A change is a new ruleset that shares all that did not change with the old one; to undo is to
 * keep the old one.  Drafts may have errors; only a ruleset without errors is compiled and can be
 * played.  All functions may be called from any thread.
 */

#pragma once

#include <glib-object.h>

#include "engine/nw-rules.h"
#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

/**
 * NwRulesetError:
 * @NW_RULESET_ERROR_READ: the file can't be read
 * @NW_RULESET_ERROR_PARSE: the file is no ruleset
 * @NW_RULESET_ERROR_VERSION: the ruleset was made by a newer version, and is read only
 * @NW_RULESET_ERROR_TOO_LARGE: the ruleset would be larger than a file may be
 * @NW_RULESET_ERROR_WRITE: the file can't be written
 * @NW_RULESET_ERROR_NO_SPACE: there is no space left for it
 * @NW_RULESET_ERROR_READ_ONLY: its folder or the file may not be written
 * @NW_RULESET_ERROR_GONE: its folder is not there
 *
 * What can go wrong with a file.
 */
typedef enum
{
  NW_RULESET_ERROR_READ = 1,
  NW_RULESET_ERROR_PARSE,
  NW_RULESET_ERROR_VERSION,
  NW_RULESET_ERROR_TOO_LARGE,
  NW_RULESET_ERROR_WRITE,
  NW_RULESET_ERROR_NO_SPACE,
  NW_RULESET_ERROR_READ_ONLY,
  NW_RULESET_ERROR_GONE,
} NwRulesetError;

#define NW_RULESET_ERROR (nw_ruleset_error_quark ())
GQuark nw_ruleset_error_quark (void);

typedef struct _NwRuleset NwRuleset;

#define NW_TYPE_RULESET (nw_ruleset_get_type ())
GType nw_ruleset_get_type (void);

NwRuleset     *nw_ruleset_load             (const char        *text,
                                            gsize              length,
                                            GPtrArray         *problems) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset     *nw_ruleset_load_file        (const char        *path,
                                            GPtrArray         *problems,
                                            GError           **error) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset     *nw_ruleset_new              (GVariant          *document,
                                            const char        *pointer,
                                            GPtrArray         *problems) G_GNUC_WARN_UNUSED_RESULT;

const char *const *nw_ruleset_list_official (void);
NwRuleset     *nw_ruleset_get_official     (const char        *game) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset     *nw_ruleset_find_official    (const char        *id) G_GNUC_WARN_UNUSED_RESULT;

NwRuleset     *nw_ruleset_ref              (NwRuleset         *self);
void           nw_ruleset_unref            (NwRuleset         *self);

const NwRules *nw_ruleset_get_game         (const NwRuleset   *self);
const NwFieldTable *nw_ruleset_get_fields  (const NwRuleset   *self);
const char    *nw_ruleset_get_id           (const NwRuleset   *self);
GVariant      *nw_ruleset_get_document     (const NwRuleset   *self);
GVariant      *nw_ruleset_get_source       (const NwRuleset   *self);
gboolean       nw_ruleset_is_judged        (const NwRuleset   *self);
gconstpointer  nw_ruleset_get_compiled     (const NwRuleset   *self);
const GPtrArray *nw_ruleset_get_problems   (const NwRuleset   *self);
gboolean       nw_ruleset_is_read_only     (const NwRuleset   *self);
gboolean       nw_ruleset_is_official      (const NwRuleset   *self);
char          *nw_ruleset_hash             (const NwRuleset   *self) G_GNUC_WARN_UNUSED_RESULT;
char          *nw_ruleset_to_text          (const NwRuleset   *self) G_GNUC_WARN_UNUSED_RESULT;
GVariant      *nw_ruleset_get_value        (const NwRuleset   *self,
                                            const char        *pointer) G_GNUC_WARN_UNUSED_RESULT;

const char    *nw_ruleset_get_text         (const NwRuleset   *self,
                                            const char        *pointer,
                                            const char        *language);
const char    *nw_ruleset_get_title        (const NwRuleset   *self,
                                            const char        *language);
const char    *nw_ruleset_get_card_text    (const NwRuleset   *self,
                                            guint              card,
                                            const char        *member,
                                            const char        *language);
GVariant      *nw_ruleset_get_card_image   (const NwRuleset   *self,
                                            guint              card) G_GNUC_WARN_UNUSED_RESULT;
const char    *nw_ruleset_get_table_text   (const NwRuleset   *self,
                                            const char        *table,
                                            guint              index,
                                            const char        *member,
                                            const char        *language);

guint          nw_ruleset_n_parameters     (const NwRuleset   *self);
const NwField *nw_ruleset_get_parameter    (const NwRuleset   *self,
                                            guint              index);
NwRuleset     *nw_ruleset_with_parameter   (const NwRuleset   *self,
                                            const char        *key,
                                            const char        *value_text,
                                            NwProblem        **problem) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset     *nw_ruleset_with_value       (const NwRuleset   *self,
                                            const char        *pointer,
                                            GVariant          *value) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset     *nw_ruleset_with_document    (const NwRuleset   *self,
                                            GVariant          *document) G_GNUC_WARN_UNUSED_RESULT;

gboolean       nw_ruleset_save             (const NwRuleset   *self,
                                            const char        *path,
                                            GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwRuleset, nw_ruleset_unref)

G_END_DECLS
