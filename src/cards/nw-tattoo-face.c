/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painter of tattoo cards; see nw-tattoo-face.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <math.h>

#include "cards/nw-card-shape.h"
#include "cards/nw-card-text.h"
#include "cards/nw-order-layout.h"
#include "cards/nw-tattoo-face.h"
#include "cards/nw-tattoo-layout.h"

/** NAME_MIN_WIDTH: narrower cards do not bear the tattoo's name. */
#define NAME_MIN_WIDTH 66.0f

/* A seam inside the edge of a back, in parts of its width. */
#define BACK_INSET 0.1f

static void
append_ground (const NwTattooLayout *layout,
               const NwPaper        *paper,
               GtkSnapshot          *snapshot)
{
  const float unit = layout->card.size.width / 100;

  nw_card_shadow (snapshot, &layout->card, layout->radius);
  nw_card_fill (snapshot, &layout->card, layout->radius, &paper->face);
  nw_card_outline (snapshot, &layout->card, layout->radius, MAX (2 * unit, 1.2f), &paper->ink);
}

/* A round clock: how many turns, and how much of them has gone by. */
static void
append_clock (const NwTattooLayout *layout,
              const NwTattooMarks  *marks,
              guint                 turns,
              const NwPaper        *paper,
              GtkSnapshot          *snapshot,
              PangoContext         *context)
{
  const graphene_rect_t *box = &layout->clock;
  const float r = box->size.width / 2;
  const float x = box->origin.x + r, y = box->origin.y + r;
  const float part = MIN ((float) marks->clock / (float) MAX (turns, 1u), 1.0f);
  char text[8];

  nw_card_fill (snapshot, box, r, &paper->badge);
  if (part > 0)
    {
      const float angle = 2 * (float) G_PI * MIN (part, 0.999f);
      GskPathBuilder *builder = gsk_path_builder_new ();
      g_autoptr (GskPath) pie = NULL;
      GdkRGBA colour = paper->seal;

      gsk_path_builder_move_to (builder, x, y);
      gsk_path_builder_line_to (builder, x, y - r);
      gsk_path_builder_svg_arc_to (builder, r, r, 0, part > 0.5f, TRUE, x + r * sinf (angle),
                                   y - r * cosf (angle));
      gsk_path_builder_close (builder);
      pie = gsk_path_builder_free_to_path (builder);
      colour.alpha = 0.45f;
      gtk_snapshot_append_fill (snapshot, pie, GSK_FILL_RULE_WINDING, &colour);
    }
  nw_card_outline (snapshot, box, r, MAX (r / 7, 1), &paper->ink);
  g_snprintf (text, sizeof text, "%u", turns);
  nw_card_text_snapshot (snapshot, context, text, box, r * 1.15f, PANGO_WEIGHT_HEAVY,
                         NW_CARD_TEXT_CENTRE, &paper->ink);
}

/* The card's own picture, and in a corner what tells its style without a word. */
static void
append_picture (NwCardPicture        *picture,
                NwMotif               motif,
                const NwTattooLayout *layout,
                const NwPaper        *paper,
                GtkSnapshot          *snapshot,
                PangoContext         *context)
{
  const float unit = layout->card.size.width / 100;
  const graphene_rect_t chip = nw_card_picture_snapshot_with_chip (
    picture, snapshot, &layout->picture, 25 * unit, 21 * unit, 3 * unit, paper);

  nw_motif_snapshot (motif, 0, "Aa", paper, snapshot, context, &chip);
}

static void
append_inks (const NwBrawlFaces   *faces,
             const NwBrawlTattoo  *card,
             const NwTattooLayout *layout,
             const NwTattooMarks  *marks,
             const NwPaper        *paper,
             GtkSnapshot          *snapshot)
{
  const guint n_inks = card->n_base + card->n_secondary;
  guint index = 0;

  for (guint ink = 0; ink < nw_brawl_faces_get_rules (faces)->n_inks; ink++)
    for (guint i = 0; i < card->need[ink]; i++)
      {
        const graphene_rect_t drop = nw_tattoo_layout_get_drop (layout, index++, n_inks);

        if (marks->placed != NULL && i >= marks->placed[ink])
          nw_ink_snapshot_empty (nw_brawl_faces_get_ink (faces, ink), snapshot, &drop,
                                 &paper->muted);
        else
          nw_ink_snapshot (nw_brawl_faces_get_ink (faces, ink), snapshot, &drop, &paper->ink);
      }
}

static void
append_foot (const NwBrawlTattoo  *card,
             const NwTattooLayout *layout,
             const NwPaper        *paper,
             GtkSnapshot          *snapshot,
             PangoContext         *context)
{
  const float unit = layout->card.size.width / 100;
  char text[12];

  gtk_snapshot_append_color (snapshot, &paper->ink, &layout->rule);
  g_snprintf (text, sizeof text, "$%u", card->profit);
  nw_card_text_snapshot (snapshot, context, text, &layout->profit, 13 * unit, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_START, &paper->money);
  g_snprintf (text, sizeof text, "%u", card->points);
  nw_card_text_snapshot (snapshot, context, text, &layout->points, 21 * unit, PANGO_WEIGHT_HEAVY,
                         NW_CARD_TEXT_CENTRE, &paper->ink);
  g_snprintf (text, sizeof text, "%u", card->majority);
  nw_card_text_snapshot (snapshot, context, text, &layout->majority, 12 * unit, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_CENTRE, &paper->seal);
}

/* A card that lies closed is seen through its back. */
static void
append_veil (const NwTattooLayout *layout,
             const NwPaper        *paper,
             GtkSnapshot          *snapshot)
{
  const float unit = layout->card.size.width / 100;
  const graphene_rect_t inner =
    GRAPHENE_RECT_INIT (4 * unit, 4 * unit, layout->card.size.width - 8 * unit,
                        layout->card.size.height - 8 * unit);
  GdkRGBA veil = paper->back;

  veil.alpha = 0.3f;
  nw_card_fill (snapshot, &layout->card, layout->radius, &veil);
  nw_card_dash (snapshot, &inner, 5 * unit, MAX (2 * unit, 1.4f), 6 * unit, &paper->back);
}

/**
 * nw_tattoo_face_snapshot:
 * @faces: what to show
 * @tattoo: which tattoo, by its index
 * @marks: what is seen besides the card itself
 * @paper: the colours
 * @snapshot: where to draw, the card's upper left corner at the origin
 * @context: the desktop's font
 * @width: the card's width in pixels; its height follows
 *
 * Draws the front of a tattoo card.
 */
void
nw_tattoo_face_snapshot (const NwBrawlFaces  *faces,
                         guint                tattoo,
                         const NwTattooMarks *marks,
                         const NwPaper       *paper,
                         GtkSnapshot         *snapshot,
                         PangoContext        *context,
                         float                width)
{
  const NwBrawlTattoo *card = &nw_brawl_faces_get_rules (faces)->tattoos[tattoo];
  const char *name = nw_brawl_faces_get_tattoo_name (faces, tattoo);
  NwCardPicture *picture = nw_brawl_faces_get_picture (faces, tattoo);
  NwTattooLayout layout;

  nw_tattoo_layout_init (&layout, width, card->n_base + card->n_secondary);
  append_ground (&layout, paper, snapshot);
  nw_card_text_snapshot (snapshot, context, nw_brawl_faces_get_style_name (faces, card->style),
                         &layout.style, width * 0.1f, PANGO_WEIGHT_BOLD, NW_CARD_TEXT_START,
                         &paper->ink);
  append_clock (&layout, marks, marks->turns > 0 ? marks->turns : card->duration, paper, snapshot,
                context);
  if (picture != NULL)
    append_picture (picture, nw_brawl_faces_get_motif (faces, card->style), &layout, paper,
                    snapshot, context);
  else
    nw_motif_snapshot (nw_brawl_faces_get_motif (faces, card->style),
                       nw_brawl_faces_get_variant (faces, tattoo), name, paper, snapshot, context,
                       &layout.motif);
  if (width >= NAME_MIN_WIDTH)
    nw_card_text_snapshot (snapshot, context, name, &layout.name, width * 0.1f,
                           PANGO_WEIGHT_SEMIBOLD, NW_CARD_TEXT_CENTRE, &paper->muted);
  append_inks (faces, card, &layout, marks, paper, snapshot);
  append_foot (card, &layout, paper, snapshot, context);
  if (marks->is_closed)
    append_veil (&layout, paper, snapshot);
}

/* A needle with its eye, point down. */
static void
append_needle (GtkSnapshot *snapshot,
               float        width,
               float        height,
               float        foot)
{
  static const GdkRGBA steel = { 1, 1, 1, 0.9f };
  const float x = width / 2, top = height * 0.2f, bottom = foot - height * 0.04f;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskStroke *stroke = gsk_stroke_new (MAX (width / 40, 1.2f));
  g_autoptr (GskPath) path = NULL;

  gsk_path_builder_move_to (builder, x, top + width * 0.16f);
  gsk_path_builder_line_to (builder, x, bottom);
  gsk_path_builder_move_to (builder, x, top);
  gsk_path_builder_cubic_to (builder, x + width * 0.07f, top + width * 0.02f, x + width * 0.05f,
                             top + width * 0.16f, x, top + width * 0.16f);
  gsk_path_builder_cubic_to (builder, x - width * 0.05f, top + width * 0.16f, x - width * 0.07f,
                             top + width * 0.02f, x, top);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &steel);
  gsk_stroke_free (stroke);
}

/**
 * nw_tattoo_back_snapshot:
 * @count: cards that lie there, or -1 to say nothing of it
 * @paper: the colours
 * @snapshot: where to draw
 * @context: the desktop's font
 * @width: in pixels
 * @height: in pixels
 *
 * Draws the back of a tattoo card; of a deck, with how many are left.  An empty deck is pale.
 */
void
nw_tattoo_back_snapshot (int            count,
                         const NwPaper *paper,
                         GtkSnapshot   *snapshot,
                         PangoContext  *context,
                         float          width,
                         float          height)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  static const GdkRGBA stitch = { 1, 1, 1, 0.5f };
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, height);
  const float inset = width * BACK_INSET;
  const graphene_rect_t inner =
    GRAPHENE_RECT_INIT (inset, inset, width - 2 * inset, height - 2 * inset);
  const graphene_rect_t number =
    GRAPHENE_RECT_INIT (inset, height * 0.68f, width - 2 * inset, height * 0.2f);
  char text[8];

  if (count == 0)
    gtk_snapshot_push_opacity (snapshot, 0.45);
  nw_card_shadow (snapshot, &card, width * 0.08f);
  nw_card_fill (snapshot, &card, width * 0.08f, &paper->back);
  nw_card_outline (snapshot, &card, width * 0.08f, MAX (width / 50, 1.2f), &paper->ink);
  nw_card_dash (snapshot, &inner, width * 0.04f, MAX (width / 66, 1), MAX (width / 16, 3),
                &stitch);
  append_needle (snapshot, width, height, height * (count < 0 ? 0.84f : 0.68f));
  if (count >= 0)
    {
      g_snprintf (text, sizeof text, "%d", count);
      nw_card_text_snapshot (snapshot, context, text, &number, MAX (width * 0.2f, 11),
                             PANGO_WEIGHT_BOLD, NW_CARD_TEXT_CENTRE, &white);
    }
  if (count == 0)
    gtk_snapshot_pop (snapshot);
}

/**
 * nw_tattoo_place_snapshot:
 * @label: (nullable): what may lie there
 * @paper: the colours
 * @colour: of the label: the text's on whatever the place lies on
 * @snapshot: where to draw
 * @context: the desktop's font
 * @width: in pixels
 * @height: in pixels
 *
 * Draws a place where no card lies.
 */
void
nw_tattoo_place_snapshot (const char    *label,
                          const NwPaper *paper,
                          const GdkRGBA *colour,
                          GtkSnapshot   *snapshot,
                          PangoContext  *context,
                          float          width,
                          float          height)
{
  const float unit = MAX (width / 100, 0.8f);
  const graphene_rect_t place =
    GRAPHENE_RECT_INIT (2 * unit, 2 * unit, width - 4 * unit, height - 4 * unit);
  const graphene_rect_t inner =
    GRAPHENE_RECT_INIT (8 * unit, 8 * unit, width - 16 * unit, height - 16 * unit);

  nw_card_dash (snapshot, &place, width * 0.08f, 1.4f * unit, 5 * unit, &paper->thread);
  if (label != NULL)
    nw_card_text_snapshot (snapshot, context, label, &inner, MAX (12 * unit, 9),
                           PANGO_WEIGHT_MEDIUM, NW_CARD_TEXT_CENTRE, colour);
}
