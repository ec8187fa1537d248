/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library: rulesets to open, official and own, what was opened lately, and drafts that were left
 * behind.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define NW_TYPE_LIBRARY_PAGE (nw_library_page_get_type ())
G_DECLARE_FINAL_TYPE (NwLibraryPage, nw_library_page, NW, LIBRARY_PAGE, AdwNavigationPage)

void     nw_library_page_refresh       (NwLibraryPage *self);
gboolean nw_library_page_is_busy       (NwLibraryPage *self);
gboolean nw_library_page_is_draft_open (const char    *path);

G_END_DECLS
