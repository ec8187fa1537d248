/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that a document lacks in a language, to be filled in one after the other.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-document.h"

G_BEGIN_DECLS

/* Properties: n-missing (uint), notifies. */
#define NW_TYPE_WORDS_PAGE (nw_words_page_get_type ())
G_DECLARE_FINAL_TYPE (NwWordsPage, nw_words_page, NW, WORDS_PAGE, AdwBin)

GtkWidget *nw_words_page_new           (NwDocument  *document) G_GNUC_WARN_UNUSED_RESULT;
guint      nw_words_page_get_n_missing (NwWordsPage *self);

G_END_DECLS
