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

/* How a tattoo on a station is told by three numbers: card, clock and turns, then the inks. */
#define CLOCK_SHIFT 8
#define TURNS_SHIFT 16
#define INK_BITS 4
#define INKS_PER_ARG 5

G_STATIC_ASSERT (NW_BRAWL_MAX_INKS <= INKS_PER_ARG * (NW_FACE_N_ARGS - 1));
G_STATIC_ASSERT (NW_BRAWL_MAX_INK < 1 << INK_BITS);

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

static void
paint_work (const NwFace *face,
            GtkSnapshot  *snapshot,
            PangoContext *context,
            float         width,
            float         height,
            gpointer      user_data)
{
  const guint32 first = (guint32) face->args[0];
  guint8 placed[NW_BRAWL_MAX_INKS];
  const NwTattooMarks marks = {
    .placed = placed, .clock = first >> CLOCK_SHIFT & 0xff, .turns = first >> TURNS_SHIFT & 0xff,
  };

  for (guint i = 0; i < NW_BRAWL_MAX_INKS; i++)
    placed[i] = (guint32) face->args[1 + i / INKS_PER_ARG] >> (i % INKS_PER_ARG * INK_BITS) &
                ((1u << INK_BITS) - 1);
  nw_tattoo_face_snapshot (user_data, first & 0xff, &marks, nw_paper_get (face->paper), snapshot,
                           context, width);
}

static void
paint_place (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  const NwPaper *paper = nw_paper_get (face->paper);

  nw_tattoo_place_snapshot (NULL, paper, &paper->ink, snapshot, context, width, height);
}

static void
paint_under (const NwFace *face,
             GtkSnapshot  *snapshot,
             PangoContext *context,
             float         width,
             float         height,
             gpointer      user_data)
{
  const NwPaper *paper = nw_paper_get (face->paper);
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, height);

  nw_card_fill (snapshot, &card, width * 0.08f, &paper->badge);
  nw_card_outline (snapshot, &card, width * 0.08f, MAX (width / 50, 1.2f), &paper->ink);
}

static const NwFaceFunc painters[NW_BRAWL_N_FACES] = {
  [NW_BRAWL_FACE_TATTOO] = paint_tattoo,
  [NW_BRAWL_FACE_BACK] = paint_back,
  [NW_BRAWL_FACE_CLIENT] = paint_client,
  [NW_BRAWL_FACE_CHARACTER] = paint_character,
  [NW_BRAWL_FACE_INK] = paint_ink,
  [NW_BRAWL_FACE_WORK] = paint_work,
  [NW_BRAWL_FACE_PLACE] = paint_place,
  [NW_BRAWL_FACE_UNDER] = paint_under,
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
  else if (face->kind == NW_BRAWL_FACE_WORK)
    card &= 0xff;
  else if (face->kind != NW_BRAWL_FACE_TATTOO)
    return 0;
  picture = nw_brawl_faces_get_picture (faces, card);

  return picture != NULL ? nw_card_picture_get_serial (picture) : 0;
}

/**
 * nw_brawl_face_init_work:
 * @face: (out caller-allocates): a face, but for its paper
 * @card: a tattoo
 * @placed: (array fixed-size=9): per ink, what is in the containers
 * @clock: turns that the clock shows, up to 255
 * @turns: turns that it takes, up to 255
 *
 * Says which tattoo on a station is to be shown.
 */
void
nw_brawl_face_init_work (NwFace       *face,
                         guint         card,
                         const guint8 *placed,
                         guint         clock,
                         guint         turns)
{
  *face = (NwFace) {
    .kind = NW_BRAWL_FACE_WORK,
    .args = { (gint32) (card | clock << CLOCK_SHIFT | turns << TURNS_SHIFT) },
  };
  for (guint i = 0; i < NW_BRAWL_MAX_INKS; i++)
    face->args[1 + i / INKS_PER_ARG] |= placed[i] << (i % INKS_PER_ARG * INK_BITS);
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
