/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of cards of a ruleset as a list model, which stays the same where the ruleset does.
 */

#pragma once

#include <gio/gio.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

#define NW_TYPE_CARD_ITEM (nw_card_item_get_type ())
G_DECLARE_FINAL_TYPE (NwCardItem, nw_card_item, NW, CARD_ITEM, GObject)

guint       nw_card_item_get_index (NwCardItem *self);
gboolean    nw_card_item_is_gone   (NwCardItem *self);
GVariant   *nw_card_item_get_entry (NwCardItem *self);
const char *nw_card_item_get_words (NwCardItem *self);

#define NW_TYPE_CARD_LIST (nw_card_list_get_type ())
G_DECLARE_FINAL_TYPE (NwCardList, nw_card_list, NW, CARD_LIST, GObject)

NwCardList *nw_card_list_new          (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean    nw_card_list_update       (NwCardList *self,
                                       GVariant   *entries);
guint       nw_card_list_get_n_copies (NwCardList *self);

G_END_DECLS
