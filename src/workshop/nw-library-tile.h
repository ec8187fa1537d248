/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset of the library: its cards, its name, its figures, and what can be done with it.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-library.h"

G_BEGIN_DECLS

GtkWidget  *nw_library_tile_new       (const NwLibraryEntry *entry) G_GNUC_WARN_UNUSED_RESULT;
const char *nw_library_tile_get_title (const char           *en,
                                       const char           *es);

G_END_DECLS
