/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a designer does to a ruleset, as functions from a ruleset to a changed copy.
 *
 * None of them judges: whatever they make may be a draft with problems.  They return %NULL when
 * there is nothing to change or the place is not there, and never touch their argument.  Cards are
 * meant by their list's pointer (`/cards`, `/tattoos`) and their index in it.
 */

#pragma once

#include "workshop/nw-columns.h"

G_BEGIN_DECLS

/** NW_EDIT_MAX_CARDS: how many entries a list of cards may have. */
#define NW_EDIT_MAX_CARDS 20000

guint      nw_edit_n_entries         (const NwRuleset   *ruleset,
                                      const char        *list);
GVariant  *nw_edit_get_entry         (const NwRuleset   *ruleset,
                                      const char        *list,
                                      guint              index) G_GNUC_WARN_UNUSED_RESULT;

NwRuleset *nw_edit_set_value         (const NwRuleset   *ruleset,
                                      const char        *pointer,
                                      GVariant          *value) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_set_cells         (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices,
                                      const NwColumn    *column,
                                      GVariant          *value) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_fill_down         (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices,
                                      const NwColumn    *column) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_add_entry         (const NwRuleset   *ruleset,
                                      const char        *list,
                                      guint              index,
                                      GVariant          *entry) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_edit_new_entry         (const NwRuleset   *ruleset,
                                      const char        *list) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_duplicate_entries (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_remove_entries    (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_move_entries      (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices,
                                      guint              to) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_set_picture       (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices,
                                      GVariant          *image) G_GNUC_WARN_UNUSED_RESULT;
GHashTable *nw_edit_list_pictures    (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const guint       *indices,
                                      guint              n_indices) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_drop_pictures     (NwRuleset         *ruleset,
                                      GHashTable        *names) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_reset_value       (const NwRuleset   *ruleset,
                                      const NwRuleset   *origin,
                                      const char        *pointer) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_edit_customise         (const NwRuleset   *ruleset,
                                      const char        *id,
                                      const char        *suffix_en,
                                      const char        *suffix_es) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_edit_new_id            (const NwRuleset   *ruleset,
                                      const char        *list,
                                      const char        *wish) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
