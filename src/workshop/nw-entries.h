/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of a ruleset taken apart, so that many of its entries can be changed at the cost of one
 * walk; what stays as it is, is shared.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwEntries:
 * @ruleset: the ruleset
 * @list: pointer to the list
 * @entries: (element-type GVariant): its entries, for changing
 * @ids: (nullable): identities that are taken, once somebody asked for a new one
 *
 * A list that is being changed.
 */
typedef struct
{
  const NwRuleset *ruleset;
  const char      *list;
  GPtrArray       *entries;
  GHashTable      *ids;
} NwEntries;

void       nw_entries_init         (NwEntries       *self,
                                    const NwRuleset *ruleset,
                                    const char      *list);
void       nw_entries_clear        (NwEntries       *self);
NwRuleset *nw_entries_put_together (NwEntries       *self) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_entries_take_id      (NwEntries       *self,
                                    const char      *wish) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_entries_new_entry    (NwEntries       *self) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_entries_copy_entry   (NwEntries       *self,
                                    GVariant        *entry) G_GNUC_WARN_UNUSED_RESULT;

char      *nw_entry_dup_id         (GVariant        *entry) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_field_new_value      (const NwField   *field,
                                    const NwRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NwEntries, nw_entries_clear)

G_END_DECLS
