/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card of a ruleset, face up, in one language.
 */

#pragma once

#include <gtk/gtk.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

#define NW_TYPE_CARD_VIEW (nw_card_view_get_type ())
G_DECLARE_FINAL_TYPE (NwCardView, nw_card_view, NW, CARD_VIEW, GtkWidget)

GtkWidget *nw_card_view_new  (const char *language,
                              int         width) G_GNUC_WARN_UNUSED_RESULT;
void       nw_card_view_show (NwCardView *self,
                              NwRuleset  *ruleset,
                              const char *list,
                              GVariant   *entry);
void       nw_card_view_set_picture (NwCardView            *self,
                                     GdkTexture            *texture,
                                     const graphene_rect_t *part);

G_END_DECLS
