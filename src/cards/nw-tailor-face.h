/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that lies on the tailor's table, as values: what is drawn by name of its kind and numbers, out
 * of the drawings that the faces keep.
 */

#pragma once

#include "cards/nw-face-cache.h"
#include "cards/nw-tailor-faces.h"

G_BEGIN_DECLS

/**
 * NwTailorFaceKind:
 * @NW_TAILOR_FACE_ORDER: an order: its index
 * @NW_TAILOR_FACE_BACK: a back: its level, and cards that lie there or -1
 * @NW_TAILOR_FACE_PLACE: a place where nothing lies
 * @NW_TAILOR_FACE_CLOTH: cloth: its colour, and #NwClothFlags
 * @NW_TAILOR_FACE_MEDAL: a medal: its #NwEmblem
 * @NW_TAILOR_FACE_MAGIC: a magic fabric
 *
 * Kinds of faces, with their numbers.
 */
typedef enum
{
  NW_TAILOR_FACE_ORDER,
  NW_TAILOR_FACE_BACK,
  NW_TAILOR_FACE_PLACE,
  NW_TAILOR_FACE_CLOTH,
  NW_TAILOR_FACE_MEDAL,
  NW_TAILOR_FACE_MAGIC,
  NW_TAILOR_N_FACES,
} NwTailorFaceKind;

void nw_tailor_face_append (NwTailorFaces         *faces,
                            const NwFace          *face,
                            GtkSnapshot           *snapshot,
                            PangoContext          *context,
                            const graphene_rect_t *bounds,
                            float                  scale);

G_END_DECLS
