/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of a game: its cards pinned up, and below them what is played with.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define NW_TYPE_GAME_TILE (nw_game_tile_get_type ())
G_DECLARE_FINAL_TYPE (NwGameTile, nw_game_tile, NW, GAME_TILE, GtkWidget)

float nw_game_tile_get_lift (NwGameTile *self);

G_END_DECLS
