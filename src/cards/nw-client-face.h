/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painter of Tattoo Brawl's people: client cards and character cards.
 */

#pragma once

#include "cards/nw-brawl-faces.h"
#include "cards/nw-paper.h"

G_BEGIN_DECLS

/** NW_CLIENT_PICTURE_WIDTH: width of a client's own picture on a card 100 wide. */
#define NW_CLIENT_PICTURE_WIDTH 84.0f
/** NW_CLIENT_PICTURE_HEIGHT: its height. */
#define NW_CLIENT_PICTURE_HEIGHT 74.0f
/** NW_CHARACTER_PICTURE_WIDTH: width of a character's own picture on a card 100 wide. */
#define NW_CHARACTER_PICTURE_WIDTH 84.0f
/** NW_CHARACTER_PICTURE_HEIGHT: its height. */
#define NW_CHARACTER_PICTURE_HEIGHT 44.0f

void nw_client_face_snapshot    (const NwBrawlFaces *faces,
                                 guint               client,
                                 gboolean            has_style,
                                 int                 count,
                                 const NwPaper      *paper,
                                 GtkSnapshot        *snapshot,
                                 PangoContext       *context,
                                 float               width);
void nw_character_face_snapshot (const NwBrawlFaces *faces,
                                 guint               character,
                                 const NwPaper      *paper,
                                 GtkSnapshot        *snapshot,
                                 PangoContext       *context,
                                 float               width);

G_END_DECLS
