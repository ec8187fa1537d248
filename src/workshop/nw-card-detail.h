/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The card that is chosen: face up in all languages, with a form for its fields.  Of several chosen
 * cards the first is shown, and what is changed is changed in all.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/* Signals: edited (char *path, gpointer field, GVariant *value): what somebody has made of a value
 * of the card; picture-given (GVariant *image): a picture for it, or none. */
#define NW_TYPE_CARD_DETAIL (nw_card_detail_get_type ())
G_DECLARE_FINAL_TYPE (NwCardDetail, nw_card_detail, NW, CARD_DETAIL, AdwBin)

void       nw_card_detail_show     (NwCardDetail *self,
                                    NwRuleset    *ruleset,
                                    const char   *list,
                                    const guint  *indices,
                                    guint         n_indices);
void       nw_card_detail_set_edit (NwCardDetail *self,
                                    gboolean      can_edit);
void       nw_card_detail_set_can_close (NwCardDetail *self,
                                         gboolean      can_close);
void       nw_card_detail_take_picture  (NwCardDetail *self,
                                         GFile        *file);
GtkWidget *nw_card_detail_find     (NwCardDetail *self,
                                    const char   *path);

G_END_DECLS
