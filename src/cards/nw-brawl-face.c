/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's faces as values; see nw-brawl-face.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-brawl-face.h"
#include "cards/nw-card-shape.h"
#include "cards/nw-card-text.h"
#include "cards/nw-client-face.h"
#include "cards/nw-tattoo-face.h"

/* Corners of a chip, in pixels. */
#define CHIP_RADIUS 7.0f

static void
paint_tattoo (const NwFace *face,
              GtkSnapshot  *snapshot,
              PangoContext *context,
              float         width,
              float         height,
              gpointer      user_data)
{
  const NwTattooMarks marks = { .is_closed = face->args[1] != 0 };

  nw_tattoo_face_snapshot (user_data, (guint) face->args[0], &marks, nw_paper_get (face->paper),
                           snapshot, context, width);
}

static void
paint_back (const NwFace *face,
            GtkSnapshot  *snapshot,
            PangoContext *context,
            float         width,
            float         height,
            gpointer      user_data)
{
  nw_tattoo_back_snapshot (face->args[0], nw_paper_get (face->paper), snapshot, context, width,
                           height);
}

static void
paint_client (const NwFace *face,
              GtkSnapshot  *snapshot,
              PangoContext *context,
              float         width,
              float         height,
              gpointer      user_data)
{
  nw_client_face_snapshot (user_data, (guint) face->args[0], face->args[1] != 0, face->args[2],
                           nw_paper_get (face->paper), snapshot, context, width);
}

static void
paint_character (const NwFace *face,
                 GtkSnapshot  *snapshot,
                 PangoContext *context,
                 float         width,
                 float         height,
                 gpointer      user_data)
{
  nw_character_face_snapshot (user_data, (guint) face->args[0], nw_paper_get (face->paper),
                              snapshot, context, width);
}

/* A drop, and how many there are. */
static void
paint_ink (const NwFace *face,
           GtkSnapshot  *snapshot,
           PangoContext *context,
           float         width,
           float         height,
           gpointer      user_data)
{
  const NwPaper *paper = nw_paper_get (face->paper);
  const NwInk *ink = nw_brawl_faces_get_ink (user_data, (guint) face->args[0]);
  const graphene_rect_t chip = GRAPHENE_RECT_INIT (0, 0, width, height);
  const float side = MIN (height * 0.86f, width * 0.56f);
  const graphene_rect_t drop =
    GRAPHENE_RECT_INIT (width * 0.06f, (height - side) / 2, side, side);
  const graphene_rect_t number =
    GRAPHENE_RECT_INIT (width * 0.08f + side, 0, width * 0.88f - side, height);
  char text[12];

  nw_card_fill (snapshot, &chip, CHIP_RADIUS, &paper->face);
  nw_card_outline (snapshot, &chip, CHIP_RADIUS, MAX (paper->edge_width, 1), &paper->edge);
  if (face->args[1] == 0)
    nw_ink_snapshot_empty (ink, snapshot, &drop, &paper->muted);
  else
    nw_ink_snapshot (ink, snapshot, &drop, &paper->ink);
  g_snprintf (text, sizeof text, "%d", face->args[1]);
  nw_card_text_snapshot (snapshot, context, text, &number, height * 0.5f, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_CENTRE, &paper->ink);
}

static const NwFaceFunc painters[NW_BRAWL_N_FACES] = {
  [NW_BRAWL_FACE_TATTOO] = paint_tattoo,
  [NW_BRAWL_FACE_BACK] = paint_back,
  [NW_BRAWL_FACE_CLIENT] = paint_client,
  [NW_BRAWL_FACE_CHARACTER] = paint_character,
  [NW_BRAWL_FACE_INK] = paint_ink,
};

/* What is known of a card's picture. */
static guint32
get_picture (const NwBrawlFaces *faces,
             const NwFace       *face)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (faces);
  guint card = (guint) face->args[0];
  NwCardPicture *picture;

  if (face->kind == NW_BRAWL_FACE_CLIENT)
    card = nw_brawl_client_card (rules, card);
  else if (face->kind == NW_BRAWL_FACE_CHARACTER)
    card = nw_brawl_character_card (rules, card);
  else if (face->kind != NW_BRAWL_FACE_TATTOO)
    return 0;
  picture = nw_brawl_faces_get_picture (faces, card);

  return picture != NULL ? nw_card_picture_get_serial (picture) : 0;
}

/**
 * nw_brawl_face_append:
 * @faces: what there is to show
 * @face: what to show, a #NwBrawlFaceKind and its numbers
 * @snapshot: where to draw
 * @context: the desktop's font
 * @bounds: where it lies, in application pixels
 * @scale: pixels of the screen in one application pixel; 0 where there is no screen
 *
 * Draws a face, out of the drawings that are kept if it is among them.
 */
void
nw_brawl_face_append (NwBrawlFaces          *faces,
                      const NwFace          *face,
                      GtkSnapshot           *snapshot,
                      PangoContext          *context,
                      const graphene_rect_t *bounds,
                      float                  scale)
{
  NwFace known = *face;

  g_return_if_fail (face->kind < NW_BRAWL_N_FACES);

  known.picture = get_picture (faces, face);
  nw_face_cache_append (nw_brawl_faces_get_cache (faces), &known, snapshot, context, bounds, scale,
                        painters[face->kind], faces);
}
