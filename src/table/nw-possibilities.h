/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "What can I do?": what the rules allow now, in words, with the keys for it.
 */

#pragma once

#include <adwaita.h>

#include "table/nw-tailor-view.h"

G_BEGIN_DECLS

AdwDialog *nw_possibilities_dialog  (const NwCatalogue  *words,
                                     AdwPreferencesPage *page) G_GNUC_WARN_UNUSED_RESULT;
void       nw_possibilities_present (GtkWidget          *parent,
                                     const NwTailorView *view,
                                     const char         *prompt);

G_END_DECLS
