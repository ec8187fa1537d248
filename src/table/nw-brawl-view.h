/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the widgets of Tattoo Brawl's table are drawn from, and nothing else: the state as one seat
 * may know it, the legal moves, and the words of whoever looks.
 */

#pragma once

#include "cards/nw-brawl-faces.h"
#include "match/nw-brawl-game.h"
#include "match/nw-catalogue.h"
#include "match/nw-seat-info.h"

G_BEGIN_DECLS

/**
 * NwBrawlView:
 * @game: the viewed state and the legal moves
 * @faces: inks, motifs and names in the viewer's language
 * @words: the interface's words in the viewer's language
 * @seats: (element-type NwSeatInfo): who sits where
 * @front: the seat whose board lies in front
 * @is_live: whether moves can be made: that seat decides now, and is a person at this screen
 *
 * One look at the table.  All pointers are borrowed for the call that it is passed to.
 */
typedef struct
{
  NwBrawlGame       *game;
  NwBrawlFaces      *faces;
  const NwCatalogue *words;
  GListModel        *seats;
  guint              front;
  gboolean           is_live;
} NwBrawlView;

G_END_DECLS
