/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's faces as plain values, so that what was drawn once is drawn again at once: out of
 * the drawings that the faces keep.
 */

#pragma once

#include "cards/nw-brawl-faces.h"

G_BEGIN_DECLS

/**
 * NwBrawlFaceKind:
 * @NW_BRAWL_FACE_TATTOO: a tattoo: its index, and whether it lies closed
 * @NW_BRAWL_FACE_BACK: a back: cards that lie there or -1
 * @NW_BRAWL_FACE_CLIENT: a client: its index, whether the style is known, cards that lie there or -1
 * @NW_BRAWL_FACE_CHARACTER: a character: its index
 * @NW_BRAWL_FACE_INK: ink on a chip: its index, and how much there is
 * @NW_BRAWL_FACE_WORK: a tattoo on a station: see nw_brawl_face_init_work()
 * @NW_BRAWL_FACE_PLACE: a place where no card lies
 * @NW_BRAWL_FACE_UNDER: a card of which only the edge is seen
 *
 * Kinds of faces, with their numbers.
 */
typedef enum
{
  NW_BRAWL_FACE_TATTOO,
  NW_BRAWL_FACE_BACK,
  NW_BRAWL_FACE_CLIENT,
  NW_BRAWL_FACE_CHARACTER,
  NW_BRAWL_FACE_INK,
  NW_BRAWL_FACE_WORK,
  NW_BRAWL_FACE_PLACE,
  NW_BRAWL_FACE_UNDER,
  NW_BRAWL_N_FACES,
} NwBrawlFaceKind;

void nw_brawl_face_init_work (NwFace       *face,
                              guint         card,
                              const guint8 *placed,
                              guint         clock,
                              guint         turns);

void nw_brawl_face_append (NwBrawlFaces          *faces,
                           const NwFace          *face,
                           GtkSnapshot           *snapshot,
                           PangoContext          *context,
                           const graphene_rect_t *bounds,
                           float                  scale);

G_END_DECLS
