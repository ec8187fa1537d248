/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painter of the tailor's cards; see nw-order-face.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-card-shape.h"
#include "cards/nw-card-text.h"
#include "cards/nw-order-face.h"

/** LETTER_MIN_PIECE: smaller pieces of a strip carry no letter: it could not be read. */
#define LETTER_MIN_PIECE 11.0f

/** BACK_NAME_MIN_WIDTH: narrower backs do not bear the level's name. */
#define BACK_NAME_MIN_WIDTH 54.0f

/* The seam of a back, in parts of its width. */
#define BACK_INSET 0.1f

/* ---- Front ------------------------------------------------------------------------------------ */

static void
append_ground (const NwOrderLayout *layout,
               const NwPaper       *paper,
               guint                level,
               GtkSnapshot         *snapshot)
{
  const GdkRGBA colour = nw_paper_get_level (level);
  GskRoundedRect rect;

  nw_card_shadow (snapshot, &layout->card, layout->radius);
  gsk_rounded_rect_init_from_rect (&rect, &layout->card, layout->radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, &paper->face, &layout->card);
  gtk_snapshot_append_color (snapshot, &colour, &layout->band);
  gtk_snapshot_pop (snapshot);
  nw_card_outline (snapshot, &layout->card, layout->radius,
                   paper->edge_width * MAX (layout->card.size.width / 100, 1), &paper->edge);
}

static void
append_points (const NwOrderLayout *layout,
               const NwPaper       *paper,
               guint                points,
               GtkSnapshot         *snapshot,
               PangoContext        *context)
{
  const float side = layout->points.size.width;
  char text[8];

  g_snprintf (text, sizeof text, "%u", points);
  nw_card_fill (snapshot, &layout->points, side * 0.15f, &paper->seal);
  nw_card_text_snapshot (snapshot, context, text, &layout->points,
                         side * (points < 10 ? 0.72f : 0.6f), PANGO_WEIGHT_HEAVY,
                         NW_CARD_TEXT_CENTRE, &paper->seal_ink);
}

static void
append_bonus (const NwTailorFaces *faces,
              const NwTailorOrder *order,
              const NwOrderLayout *layout,
              const NwPaper       *paper,
              GtkSnapshot         *snapshot,
              PangoContext        *context)
{
  const float h = layout->badge.size.height;
  const float w = layout->badge.size.width;
  const graphene_point_t at = layout->badge.origin;
  const graphene_rect_t emblem =
    GRAPHENE_RECT_INIT (at.x + h * 0.18f, at.y + h * 0.17f, h * 0.66f, h * 0.66f);
  const graphene_rect_t number = GRAPHENE_RECT_INIT (at.x + h * 0.84f, at.y, w - h * 0.98f, h);
  char text[8];

  g_snprintf (text, sizeof text, "×%u", order->multiplier);
  nw_emblem_snapshot (nw_tailor_faces_get_emblem (faces, order->bonus_pattern), snapshot, &emblem,
                      &paper->badge_ink);
  nw_card_text_snapshot (snapshot, context, text, &number, h * 0.52f, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_CENTRE, &paper->badge_ink);
}

static void
append_reward (const NwTailorFaces *faces,
               const NwTailorOrder *order,
               const NwOrderLayout *layout,
               const NwPaper       *paper,
               GtkSnapshot         *snapshot,
               PangoContext        *context)
{
  const float h = layout->badge.size.height;
  const graphene_rect_t inner = GRAPHENE_RECT_INIT (layout->badge.origin.x + h * 0.2f,
                                                    layout->badge.origin.y + h * 0.2f,
                                                    h * 0.6f, h * 0.6f);

  if (order->reward == NW_TAILOR_REWARD_NONE)
    return;

  nw_card_fill (snapshot, &layout->badge, h / 2, &paper->badge);
  nw_card_outline (snapshot, &layout->badge, h / 2, MAX (h / 26, paper->edge_width),
                   &paper->badge_edge);

  switch ((NwTailorReward) order->reward)
    {
    case NW_TAILOR_REWARD_MAGIC:
      nw_emblem_snapshot (NW_EMBLEM_MAGIC, snapshot, &inner, &paper->gold);
      break;
    case NW_TAILOR_REWARD_EXPAND:
      nw_card_text_snapshot (snapshot, context, "+1", &layout->badge, h * 0.5f, PANGO_WEIGHT_BOLD,
                             NW_CARD_TEXT_CENTRE, &paper->badge_ink);
      break;
    case NW_TAILOR_REWARD_REFERRAL:
      nw_emblem_snapshot (NW_EMBLEM_REFERRAL, snapshot, &inner, &paper->badge_ink);
      break;
    case NW_TAILOR_REWARD_BONUS:
      append_bonus (faces, order, layout, paper, snapshot, context);
      break;
    case NW_TAILOR_REWARD_NONE:
    case NW_TAILOR_N_REWARDS:
    default:
      g_assert_not_reached ();
    }
}

static void
append_thread (const NwOrderLayout *layout,
               const NwPaper       *paper,
               GtkSnapshot         *snapshot)
{
  const float unit = layout->card.size.width / 100;
  const float dashes[] = { 3 * unit, 3 * unit };
  const graphene_point_t top = layout->thread.origin;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke *stroke = gsk_stroke_new (MAX (unit, 0.8f));
  g_autoptr (GskPath) path = NULL;

  gsk_path_builder_move_to (builder, top.x, top.y);
  gsk_path_builder_line_to (builder, top.x, top.y + layout->thread.size.height);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_dash (stroke, dashes, G_N_ELEMENTS (dashes));
  gtk_snapshot_append_stroke (snapshot, path, stroke, &paper->thread);
  gsk_stroke_free (stroke);
}

static void
append_strip (const NwTailorFaces *faces,
              const NwTailorOrder *order,
              const NwOrderLayout *layout,
              GtkSnapshot         *snapshot,
              PangoContext        *context)
{
  const NwClothFlags flags = layout->piece >= LETTER_MIN_PIECE ? NW_CLOTH_LETTER : NW_CLOTH_PLAIN;

  for (guint i = 0; i < order->length; i++)
    {
      const guint colour = (guint) (order->fabrics >> (4 * i)) & 0xf;
      const graphene_rect_t piece = nw_order_layout_get_piece (layout, i);

      nw_cloth_snapshot (nw_tailor_faces_get_cloth (faces, colour), snapshot, &piece, flags,
                         context);
    }
}

/**
 * nw_order_face_snapshot:
 * @faces: what to show
 * @order: which order, by its index
 * @paper: the colours
 * @snapshot: where to draw, the card's upper left corner at the origin
 * @context: the desktop's font
 * @width: the card's width in pixels; its height follows
 *
 * Draws the front of an order card.
 */
void
nw_order_face_snapshot (const NwTailorFaces *faces,
                        guint                order,
                        const NwPaper       *paper,
                        GtkSnapshot         *snapshot,
                        PangoContext        *context,
                        float                width)
{
  const NwTailorOrder *card = nw_tailor_faces_get_order (faces, order);
  NwCardPicture *picture = nw_tailor_faces_get_picture (faces, order);
  const GdkRGBA level = nw_paper_get_level (card->level);
  NwOrderLayout layout;

  nw_order_layout_init (&layout, width, card->length, card->reward == NW_TAILOR_REWARD_BONUS);
  if (picture != NULL)
    nw_order_layout_add_picture (&layout);
  append_ground (&layout, paper, card->level, snapshot);
  append_points (&layout, paper, card->points, snapshot, context);
  if (card->pattern != NW_TAILOR_NONE)
    nw_emblem_snapshot (nw_tailor_faces_get_emblem (faces, card->pattern), snapshot,
                        &layout.emblem, &level);
  if (picture != NULL)
    nw_card_picture_snapshot (picture, snapshot, &layout.picture, width * 0.03f, paper);
  append_reward (faces, card, &layout, paper, snapshot, context);
  append_thread (&layout, paper, snapshot);
  append_strip (faces, card, &layout, snapshot, context);
  if (layout.name.size.width > 0)
    nw_card_text_snapshot (snapshot, context, nw_tailor_faces_get_order_name (faces, order),
                           &layout.name, width * 0.105f, PANGO_WEIGHT_SEMIBOLD,
                           NW_CARD_TEXT_START, &paper->muted);
}

/* ---- Back and empty place --------------------------------------------------------------------- */

/* The numeral on a back and, on a deck's, the number of cards and the level's name. */
static void
append_back_text (const NwTailorFaces *faces,
                  guint                level,
                  int                  count,
                  GtkSnapshot         *snapshot,
                  PangoContext        *context,
                  float                width,
                  float                height)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const float inset = width * BACK_INSET;
  const float inner = width - 2 * inset;
  const float centre = height * (count < 0 ? 0.5f : 0.4f);
  const float size = MIN (width * 0.36f, height * 0.28f);
  graphene_rect_t line = GRAPHENE_RECT_INIT (inset, centre - size, inner, 2 * size);
  char text[8];

  nw_card_text_snapshot (snapshot, context, nw_tailor_faces_get_numeral (level), &line, size,
                         PANGO_WEIGHT_HEAVY, NW_CARD_TEXT_CENTRE, &white);
  if (count < 0)
    return;

  g_snprintf (text, sizeof text, "%d", count);
  line = GRAPHENE_RECT_INIT (inset, centre + size * 0.7f, inner, size);
  nw_card_text_snapshot (snapshot, context, text, &line, MAX (size * 0.66f, 11),
                         PANGO_WEIGHT_SEMIBOLD, NW_CARD_TEXT_CENTRE, &white);
  if (width < BACK_NAME_MIN_WIDTH)
    return;

  line = GRAPHENE_RECT_INIT (inset * 1.5f, height - 2.7f * inset, width - 3 * inset, inset * 1.5f);
  nw_card_text_snapshot (snapshot, context, nw_tailor_faces_get_level_name (faces, level), &line,
                         width * 0.15f, PANGO_WEIGHT_SEMIBOLD, NW_CARD_TEXT_CENTRE, &white);
}

/**
 * nw_order_back_snapshot:
 * @faces: what to show
 * @level: whose back
 * @count: cards that lie there, or -1 to say nothing of it
 * @paper: the colours
 * @snapshot: where to draw
 * @context: the desktop's font
 * @width: in pixels
 * @height: in pixels
 *
 * Draws the back of a level's cards; of a deck, with how many are left.  An empty deck is pale.
 */
void
nw_order_back_snapshot (const NwTailorFaces *faces,
                        guint                level,
                        int                  count,
                        const NwPaper       *paper,
                        GtkSnapshot         *snapshot,
                        PangoContext        *context,
                        float                width,
                        float                height)
{
  static const GdkRGBA stitch = { 1, 1, 1, 0.5f };
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, height);
  const float inset = width * BACK_INSET;
  const graphene_rect_t inner =
    GRAPHENE_RECT_INIT (inset, inset, width - 2 * inset, height - 2 * inset);
  const GdkRGBA colour = nw_paper_get_level (level);

  if (count == 0)
    gtk_snapshot_push_opacity (snapshot, 0.45);
  nw_card_shadow (snapshot, &card, width * 0.09f);
  nw_card_fill (snapshot, &card, width * 0.09f, &colour);
  nw_card_dash (snapshot, &inner, width * 0.04f, MAX (width / 66, 1), MAX (width / 16, 3),
                &stitch);
  append_back_text (faces, level, count, snapshot, context, width, height);
  if (count == 0)
    gtk_snapshot_pop (snapshot);
}

/**
 * nw_order_place_snapshot:
 * @paper: the colours
 * @snapshot: where to draw
 * @width: in pixels
 * @height: in pixels
 *
 * Draws a place where no card lies.
 */
void
nw_order_place_snapshot (const NwPaper *paper,
                         GtkSnapshot   *snapshot,
                         float          width,
                         float          height)
{
  const float unit = MAX (width / 100, 0.8f);
  const graphene_rect_t place =
    GRAPHENE_RECT_INIT (2 * unit, 2 * unit, width - 4 * unit, height - 4 * unit);

  nw_card_dash (snapshot, &place, width * 0.08f, 1.2f * unit, 5 * unit, &paper->thread);
}

/**
 * nw_pattern_medal_snapshot:
 * @emblem: a pattern's drawing
 * @paper: the colours
 * @snapshot: where to draw
 * @bounds: its square
 *
 * Draws a pattern on a round medal.
 */
void
nw_pattern_medal_snapshot (NwEmblem               emblem,
                           const NwPaper         *paper,
                           GtkSnapshot           *snapshot,
                           const graphene_rect_t *bounds)
{
  const float side = MIN (bounds->size.width, bounds->size.height);
  const float inset = side * 0.17f;
  const graphene_rect_t inner =
    GRAPHENE_RECT_INIT (bounds->origin.x + inset, bounds->origin.y + inset, side - 2 * inset,
                        side - 2 * inset);

  nw_card_fill (snapshot, bounds, side / 2, &paper->badge);
  nw_card_outline (snapshot, bounds, side / 2, paper->edge_width, &paper->badge_edge);
  nw_emblem_snapshot (emblem, snapshot, &inner, &paper->badge_ink);
}

/**
 * nw_magic_medal_snapshot:
 * @paper: the colours
 * @snapshot: where to draw
 * @bounds: its square
 *
 * Draws a magic fabric: a gold star on a round.
 */
void
nw_magic_medal_snapshot (const NwPaper         *paper,
                         GtkSnapshot           *snapshot,
                         const graphene_rect_t *bounds)
{
  const float side = MIN (bounds->size.width, bounds->size.height);
  const float inset = side * 0.14f;
  const graphene_rect_t round =
    GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y, side, side);
  const graphene_rect_t star = GRAPHENE_RECT_INIT (round.origin.x + inset, round.origin.y + inset,
                                                   side - 2 * inset, side - 2 * inset);

  nw_card_fill (snapshot, &round, side / 2, &paper->badge);
  nw_emblem_snapshot (NW_EMBLEM_MAGIC, snapshot, &star, &paper->gold);
}
