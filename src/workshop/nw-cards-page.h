/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of cards of a document: as a table and as a gallery, searched, filtered and sorted, with
 * all that can be done to the cards that are chosen.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-cards-table.h"
#include "workshop/nw-document.h"

G_BEGIN_DECLS

#define NW_TYPE_CARDS_PAGE (nw_cards_page_get_type ())
G_DECLARE_FINAL_TYPE (NwCardsPage, nw_cards_page, NW, CARDS_PAGE, AdwBreakpointBin)

GtkWidget         *nw_cards_page_new           (NwDocument  *document,
                                                const char  *list) G_GNUC_WARN_UNUSED_RESULT;
void               nw_cards_page_go_to         (NwCardsPage *self,
                                                const char  *path);
void               nw_cards_page_search        (NwCardsPage *self);
void               nw_cards_page_show_gallery  (NwCardsPage *self);
gboolean           nw_cards_page_commit        (NwCardsPage *self);
NwCardsTable      *nw_cards_page_get_table     (NwCardsPage *self);
GtkSelectionModel *nw_cards_page_get_selection (NwCardsPage *self);
GArray            *nw_cards_page_get_chosen    (NwCardsPage *self) G_GNUC_WARN_UNUSED_RESULT;
void               nw_cards_page_choose        (NwCardsPage *self,
                                                const guint *indices,
                                                guint        n_indices);

G_END_DECLS
