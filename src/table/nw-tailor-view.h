/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the widgets of the tailor's table are drawn from, and nothing else: the state as one seat may
 * know it, the legal moves, and the words of whoever looks.
 */

#pragma once

#include "cards/nw-tailor-faces.h"
#include "match/nw-catalogue.h"
#include "match/nw-seat-info.h"
#include "match/nw-tailor-game.h"

G_BEGIN_DECLS

/**
 * NwTailorView:
 * @game: the viewed state and the legal moves
 * @faces: cloths, emblems and names in the viewer's language
 * @words: the interface's words in the viewer's language
 * @seats: (element-type NwSeatInfo): who sits where
 * @viewer: the seat whose board lies in front: its row is the large one
 * @is_live: whether moves can be made: that seat decides now, and is a person at this screen
 *
 * One look at the table.  All pointers are borrowed for the call that it is passed to.
 */
typedef struct
{
  NwTailorGame      *game;
  NwTailorFaces     *faces;
  const NwCatalogue *words;
  GListModel        *seats;
  guint              viewer;
  gboolean           is_live;
} NwTailorView;

G_END_DECLS
