/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table of a ruleset as a grid: a row for each entry of a list, a map or something by players, and
 * a column for each single value in an entry.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/* Signals: edited (char *path, gpointer field, GVariant *value): what somebody has made of the value
 * at a path within the table, or of the whole table if the path is "". */
#define NW_TYPE_GRID (nw_grid_get_type ())
G_DECLARE_FINAL_TYPE (NwGrid, nw_grid, NW, GRID, AdwBin)

GtkWidget *nw_grid_new    (const NwField *field) G_GNUC_WARN_UNUSED_RESULT;
gboolean   nw_grid_is_for (const NwField *field);
void       nw_grid_update (NwGrid        *self,
                           NwRuleset     *ruleset,
                           GVariant      *table);
GtkWidget *nw_grid_find   (NwGrid        *self,
                           const char    *path);

G_END_DECLS
