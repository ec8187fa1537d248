/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tailor's faces as values; see nw-tailor-face.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-order-face.h"
#include "cards/nw-tailor-face.h"

static void
paint_order (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  nw_order_face_snapshot (user_data, (guint) face->args[0], nw_paper_get (face->paper), snapshot,
                          context, width);
}

static void
paint_back (const NwFace *face,
            GtkSnapshot  *snapshot,
            PangoContext *context,
            float         width,
            float         height,
            gpointer      user_data)
{
  nw_order_back_snapshot (user_data, (guint) face->args[0], face->args[1],
                          nw_paper_get (face->paper), snapshot, context, width, height);
}

static void
paint_place (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  nw_order_place_snapshot (nw_paper_get (face->paper), snapshot, width, height);
}

static void
paint_cloth (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  nw_cloth_snapshot (nw_tailor_faces_get_cloth (user_data, (guint) face->args[0]), snapshot,
                     &GRAPHENE_RECT_INIT (0, 0, width, height), (NwClothFlags) face->args[1],
                     context);
}

static void
paint_medal (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  nw_pattern_medal_snapshot ((NwEmblem) face->args[0], nw_paper_get (face->paper), snapshot,
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
paint_magic (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  nw_magic_medal_snapshot (nw_paper_get (face->paper), snapshot,
                           &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static const NwFaceFunc painters[NW_TAILOR_N_FACES] = {
  [NW_TAILOR_FACE_ORDER] = paint_order,
  [NW_TAILOR_FACE_BACK] = paint_back,
  [NW_TAILOR_FACE_PLACE] = paint_place,
  [NW_TAILOR_FACE_CLOTH] = paint_cloth,
  [NW_TAILOR_FACE_MEDAL] = paint_medal,
  [NW_TAILOR_FACE_MAGIC] = paint_magic,
};

/* What is known of an order's picture. */
static guint32
get_picture (const NwTailorFaces *faces,
             guint                order)
{
  NwCardPicture *picture = nw_tailor_faces_get_picture (faces, order);

  return picture != NULL ? nw_card_picture_get_serial (picture) : 0;
}

/**
 * nw_tailor_face_append:
 * @faces: what there is to show
 * @face: what to show, a #NwTailorFaceKind and its numbers
 * @snapshot: where to draw
 * @context: the desktop's font
 * @bounds: where it lies, in application pixels
 * @scale: pixels of the screen in one application pixel; 0 where there is no screen
 *
 * Draws a face, out of the drawings that are kept if it is among them.
 */
void
nw_tailor_face_append (NwTailorFaces         *faces,
                       const NwFace          *face,
                       GtkSnapshot           *snapshot,
                       PangoContext          *context,
                       const graphene_rect_t *bounds,
                       float                  scale)
{
  NwFace known = *face;

  g_return_if_fail (face->kind < NW_TAILOR_N_FACES);

  if (face->kind == NW_TAILOR_FACE_ORDER)
    known.picture = get_picture (faces, (guint) face->args[0]);
  nw_face_cache_append (nw_tailor_faces_get_cache (faces), &known, snapshot, context, bounds, scale,
                        painters[face->kind], faces);
}
