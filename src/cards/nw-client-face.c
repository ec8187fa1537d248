/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painter of clients and characters; see nw-client-face.h.
 *
 * A client is a figure with a mark where the tattoo is wanted.  The style that is wanted stands on
 * the back of the card and is shown once the card has been turned over.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-card-shape.h"
#include "cards/nw-card-text.h"
#include "cards/nw-client-face.h"
#include "cards/nw-order-layout.h"

/* The figure, on a field of 28 x 36. */
#define FIGURE_WIDTH 28.0f
#define FIGURE_HEIGHT 36.0f
#define FIGURE                                                                                  \
  "M17.4 4.4A3.4 3.6 0 1 1 10.6 4.4A3.4 3.6 0 1 1 17.4 4.4Z"                                     \
  "M12.4 7.6V9.2Q7.4 9.2 6.4 12.6L3.6 21.6Q3.4 23.4 5 23.6Q6.2 23.6 6.7 22.2L9.4 14.4V35"        \
  "H13.2L14 24.6L14.8 35H18.6V14.4L21.3 22.2Q21.8 23.6 23 23.6Q24.6 23.4 24.4 21.6L21.6 12.6"    \
  "Q20.6 9.2 15.6 9.2V7.6Z"

#define MARK_RADIUS 2.6f

/* Where on the figure a body part is, by its name in rulesets. */
static const struct
{
  const char *name;
  float       x;
  float       y;
} parts[] = {
  { "head", 14, 3.6f },       { "face", 14, 5 },         { "neck", 14, 8.4f },
  { "shoulder", 8, 11.2f },   { "chest", 12, 13 },       { "back", 14, 15.5f },
  { "belly", 14, 18.5f },     { "stomach", 14, 18.5f },  { "ribs", 10.8f, 16 },
  { "arm", 6.6f, 14.6f },     { "upper-arm", 7, 13.6f }, { "elbow", 5.8f, 17 },
  { "forearm", 5.2f, 19 },    { "wrist", 4.6f, 21 },     { "hand", 5, 22.6f },
  { "hip", 10.6f, 22 },       { "thigh", 11.2f, 25.5f }, { "leg", 11.2f, 28 },
  { "calf", 11.2f, 31 },      { "ankle", 11.2f, 33.6f }, { "foot", 11.2f, 34.6f },
};

static void
find_part (const char *name,
           float      *x,
           float      *y)
{
  *x = FIGURE_WIDTH / 2;
  *y = FIGURE_HEIGHT / 2;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (name, parts[i].name))
      {
        *x = parts[i].x;
        *y = parts[i].y;
      }
}

static void
append_figure (const NwBrawlFaces    *faces,
               guint                  part,
               const NwPaper         *paper,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  const float scale =
    MIN (bounds->size.width / FIGURE_WIDTH, bounds->size.height / FIGURE_HEIGHT);
  g_autoptr (GskPath) figure = gsk_path_parse (FIGURE);
  GskStroke *stroke = gsk_stroke_new (1.1f);
  float x, y;

  find_part (nw_brawl_faces_get_part_id (faces, part), &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (bounds->origin.x + (bounds->size.width - FIGURE_WIDTH * scale) / 2,
                          bounds->origin.y + (bounds->size.height - FIGURE_HEIGHT * scale) / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_fill (snapshot, figure, GSK_FILL_RULE_WINDING, &paper->face);
  gtk_snapshot_append_stroke (snapshot, figure, stroke, &paper->ink);
  gsk_stroke_free (stroke);
  {
    const graphene_rect_t mark = GRAPHENE_RECT_INIT (x - MARK_RADIUS, y - MARK_RADIUS,
                                                     2 * MARK_RADIUS, 2 * MARK_RADIUS);

    nw_card_fill (snapshot, &mark, MARK_RADIUS, &paper->seal);
    nw_card_outline (snapshot, &mark, MARK_RADIUS, 0.7f, &paper->ink);
  }
  gtk_snapshot_restore (snapshot);
}

static void
append_ground (const NwPaper *paper,
               const GdkRGBA *colour,
               GtkSnapshot   *snapshot,
               float          width)
{
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, width * NW_CARD_ASPECT);

  nw_card_shadow (snapshot, &card, width * 0.08f);
  nw_card_fill (snapshot, &card, width * 0.08f, colour);
  nw_card_outline (snapshot, &card, width * 0.08f, MAX (width / 50, 1.2f), &paper->ink);
}

/* A dark band with a light text, at the top of the card. */
static void
append_band (const char    *text,
             const NwPaper *paper,
             GtkSnapshot   *snapshot,
             PangoContext  *context,
             float          unit)
{
  const graphene_rect_t band = GRAPHENE_RECT_INIT (6 * unit, 6 * unit, 88 * unit, 17 * unit);
  const graphene_rect_t inner = GRAPHENE_RECT_INIT (9 * unit, 7 * unit, 82 * unit, 15 * unit);

  nw_card_fill (snapshot, &band, 4 * unit, &paper->ink);
  nw_card_text_snapshot (snapshot, context, text, &inner, 11 * unit, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_CENTRE, &paper->face);
}

/* How many cards lie there, on a disc in the corner. */
static void
append_count (int            count,
              const NwPaper *paper,
              GtkSnapshot   *snapshot,
              PangoContext  *context,
              float          unit)
{
  const float side = MAX (24 * unit, 16);
  const graphene_rect_t disc =
    GRAPHENE_RECT_INIT (96 * unit - side, 4 * unit, side, side);
  char text[8];

  g_snprintf (text, sizeof text, "%d", count);
  nw_card_fill (snapshot, &disc, side / 2, &paper->back);
  nw_card_text_snapshot (snapshot, context, text, &disc, side * 0.55f, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_CENTRE, &paper->seal_ink);
}

/**
 * nw_client_face_snapshot:
 * @faces: what to show
 * @client: which client, by its index
 * @has_style: whether the style that is wanted is known
 * @count: for a deck's top, cards that lie there; else -1
 * @paper: the colours
 * @snapshot: where to draw, the card's upper left corner at the origin
 * @context: the desktop's font
 * @width: the card's width in pixels; its height follows
 *
 * Draws a client card.
 */
void
nw_client_face_snapshot (const NwBrawlFaces *faces,
                         guint               client,
                         gboolean            has_style,
                         int                 count,
                         const NwPaper      *paper,
                         GtkSnapshot        *snapshot,
                         PangoContext       *context,
                         float               width)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (faces);
  const NwBrawlClient *card = &rules->clients[client];
  NwCardPicture *picture =
    nw_brawl_faces_get_picture (faces, nw_brawl_client_card (rules, client));
  const float u = width / 100;
  const GdkRGBA ground = nw_paper_mix (&paper->badge, &paper->gold, 0.1f);
  const float top = has_style ? 25 * u : 8 * u;
  const graphene_rect_t frame =
    GRAPHENE_RECT_INIT (8 * u, has_style ? 25 * u : 17 * u, NW_CLIENT_PICTURE_WIDTH * u,
                        NW_CLIENT_PICTURE_HEIGHT * u);
  graphene_rect_t figure = GRAPHENE_RECT_INIT (8 * u, top, 84 * u, 100 * u - top);
  const graphene_rect_t part = GRAPHENE_RECT_INIT (6 * u, 101 * u, 88 * u, 15 * u);
  const graphene_rect_t pay = GRAPHENE_RECT_INIT (6 * u, 116 * u, 88 * u, 20 * u);
  char text[12];

  append_ground (paper, &ground, snapshot, width);
  if (has_style)
    append_band (nw_brawl_faces_get_style_name (faces, card->style), paper, snapshot, context, u);
  if (picture != NULL)
    figure = nw_card_picture_snapshot_with_chip (picture, snapshot, &frame, 27 * u, 35 * u, 3 * u,
                                                 paper);
  append_figure (faces, card->body_part, paper, snapshot, &figure);
  nw_card_text_snapshot (snapshot, context, nw_brawl_faces_get_part_name (faces, card->body_part),
                         &part, 13 * u, PANGO_WEIGHT_BOLD, NW_CARD_TEXT_CENTRE, &paper->ink);
  g_snprintf (text, sizeof text, "$%u", card->pay);
  nw_card_text_snapshot (snapshot, context, text, &pay, 17 * u, PANGO_WEIGHT_HEAVY,
                         NW_CARD_TEXT_CENTRE, &paper->money);
  if (count >= 0)
    append_count (count, paper, snapshot, context, u);
}

/**
 * nw_character_face_snapshot:
 * @faces: what to show
 * @character: which character, by its index
 * @paper: the colours
 * @snapshot: where to draw, the card's upper left corner at the origin
 * @context: the desktop's font
 * @width: the card's width in pixels; its height follows
 *
 * Draws a character card.
 */
void
nw_character_face_snapshot (const NwBrawlFaces *faces,
                            guint               character,
                            const NwPaper      *paper,
                            GtkSnapshot        *snapshot,
                            PangoContext       *context,
                            float               width)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (faces);
  const NwBrawlCharacter *card = &rules->characters[character];
  NwCardPicture *picture =
    nw_brawl_faces_get_picture (faces, nw_brawl_character_card (rules, character));
  const float u = width / 100;
  const graphene_rect_t frame = GRAPHENE_RECT_INIT (8 * u, 26 * u, NW_CHARACTER_PICTURE_WIDTH * u,
                                                    NW_CHARACTER_PICTURE_HEIGHT * u);
  graphene_rect_t motif = GRAPHENE_RECT_INIT (18 * u, 27 * u, 64 * u, 42 * u);
  const graphene_rect_t name = GRAPHENE_RECT_INIT (4 * u, 71 * u, 92 * u, 30 * u);
  const graphene_rect_t skill = GRAPHENE_RECT_INIT (5 * u, 102 * u, 90 * u, 16 * u);
  const graphene_rect_t part = GRAPHENE_RECT_INIT (6 * u, 119 * u, 88 * u, 15 * u);

  append_ground (paper, &paper->badge, snapshot, width);
  append_band (nw_brawl_faces_get_style_name (faces, card->style), paper, snapshot, context, u);
  if (picture != NULL)
    motif = nw_card_picture_snapshot_with_chip (picture, snapshot, &frame, 25 * u, 21 * u, 3 * u,
                                                paper);
  nw_motif_snapshot (nw_brawl_faces_get_motif (faces, card->style), 0, "Aa", paper, snapshot,
                     context, &motif);
  nw_card_text_snapshot (snapshot, context, nw_brawl_faces_get_character_name (faces, character),
                         &name, 14 * u, PANGO_WEIGHT_HEAVY, NW_CARD_TEXT_CENTRE, &paper->ink);
  nw_card_text_snapshot (snapshot, context, nw_brawl_faces_get_skill_name (faces, character),
                         &skill, 12 * u, PANGO_WEIGHT_SEMIBOLD, NW_CARD_TEXT_CENTRE,
                         &paper->seal);
  nw_card_text_snapshot (snapshot, context,
                         nw_brawl_faces_get_part_name (faces, card->body_part), &part, 11 * u,
                         PANGO_WEIGHT_MEDIUM, NW_CARD_TEXT_CENTRE, &paper->muted);
}
