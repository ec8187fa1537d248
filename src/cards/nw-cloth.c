/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cloth and its weaves; see nw-cloth.h.
 *
 * A weave is a path over the whole piece, stroked or filled in the colour of its thread.  Its period
 * follows the size of the piece, so that a small strip on a card and the row show the same cloth.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <math.h>

#include "cards/nw-card-text.h"
#include "cards/nw-cloth.h"
#include "cards/nw-paper.h"

/** LARGE_PIECE: from this side on, in pixels, the letter has a corner for itself. */
#define LARGE_PIECE 27.0f

/* Official colours, if a ruleset says nothing else: ivory, vermilion, saffron, indigo, then more. */
static const char *const default_colours[] = {
  "#f6efdf", "#c8412f", "#e8952a", "#2f4f92", "#3f7d57", "#7a4a86", "#4f4a44", "#c77b9b",
};

static const char *const weave_names[NW_N_WEAVES] = {
  "plain", "twill", "brocade", "cloud", "check", "diamond", "stripe", "herringbone",
};

/* Other names under which rulesets may ask for the same weaves. */
static const struct
{
  const char *name;
  NwWeave     weave;
} weave_synonyms[] = {
  { "waves", NW_WEAVE_BROCADE },
  { "brocade-waves", NW_WEAVE_BROCADE },
  { "dots", NW_WEAVE_CLOUD },
  { "cloud-dots", NW_WEAVE_CLOUD },
  { "stripes", NW_WEAVE_STRIPE },
};

/**
 * nw_weave_from_text:
 * @text: (nullable): a weave's name in a ruleset
 * @fallback: index of the colour, which gives the weave if @text names none
 *
 * Returns: the weave
 */
NwWeave
nw_weave_from_text (const char *text,
                    guint       fallback)
{
  for (guint i = 0; text != NULL && i < NW_N_WEAVES; i++)
    if (g_str_equal (text, weave_names[i]))
      return i;

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (weave_synonyms); i++)
    if (g_str_equal (text, weave_synonyms[i].name))
      return weave_synonyms[i].weave;

  return fallback % NW_N_WEAVES;
}

/**
 * nw_cloth_init:
 * @self: (out caller-allocates): a cloth
 * @colour: (nullable): `#rrggbb`
 * @weave: (nullable): the weave's name
 * @letter: the colour's letter
 * @index: the colour's place in its table, for what is not told
 *
 * Makes a cloth out of what a ruleset says.
 */
void
nw_cloth_init (NwCloth    *self,
               const char *colour,
               const char *weave,
               char        letter,
               guint       index)
{
  if (colour == NULL || !gdk_rgba_parse (&self->colour, colour))
    gdk_rgba_parse (&self->colour, default_colours[index % G_N_ELEMENTS (default_colours)]);

  self->weave = nw_weave_from_text (weave, index);
  self->letter[0] = g_ascii_toupper (letter);
  self->letter[1] = '\0';
}

static gboolean
is_pale (const NwCloth *self)
{
  return nw_paper_get_luminance (&self->colour) > 0.6f;
}

/**
 * nw_cloth_get_thread:
 * @self: a cloth
 *
 * Returns: the colour of what is woven into it
 */
GdkRGBA
nw_cloth_get_thread (const NwCloth *self)
{
  static const GdkRGBA light = { 1, 0.96f, 0.88f, 1 };
  static const GdkRGBA dark = { 0.42f, 0.33f, 0.16f, 1 };

  return is_pale (self) ? nw_paper_mix (&self->colour, &dark, 0.24f)
                        : nw_paper_mix (&self->colour, &light, 0.42f);
}

/**
 * nw_cloth_get_edge:
 * @self: a cloth
 *
 * Returns: the colour of its outline
 */
GdkRGBA
nw_cloth_get_edge (const NwCloth *self)
{
  static const GdkRGBA dark = { 0.12f, 0.08f, 0.04f, 1 };

  return nw_paper_mix (&self->colour, &dark, is_pale (self) ? 0.3f : 0.32f);
}

/**
 * nw_cloth_get_ink:
 * @self: a cloth
 *
 * Returns: the colour of a letter on it, black or white, whichever stands out more
 */
GdkRGBA
nw_cloth_get_ink (const NwCloth *self)
{
  static const GdkRGBA light = { 1, 1, 1, 1 };
  static const GdkRGBA dark = { 0.16f, 0.12f, 0.06f, 1 };

  return nw_paper_get_contrast (&self->colour, &light) >=
         nw_paper_get_contrast (&self->colour, &dark) ? light : dark;
}

/* ---- Weaves: each adds its figure to a path over @w x @h with period @p ----------------------- */

static void
weave_plain (GskPathBuilder *path,
             float           w,
             float           h,
             float           p)
{
  for (float x = p / 2; x < w; x += p)
    {
      gsk_path_builder_move_to (path, x, 0);
      gsk_path_builder_line_to (path, x, h);
    }
  for (float y = p / 2; y < h; y += p)
    {
      gsk_path_builder_move_to (path, 0, y);
      gsk_path_builder_line_to (path, w, y);
    }
}

static void
weave_twill (GskPathBuilder *path,
             float           w,
             float           h,
             float           p)
{
  for (float x = p; x < w + h; x += 2 * p)
    {
      gsk_path_builder_move_to (path, x, 0);
      gsk_path_builder_line_to (path, x - h, h);
    }
}

static void
weave_brocade (GskPathBuilder *path,
               float           w,
               float           h,
               float           p)
{
  const float r = p * 1.25f;
  gboolean odd = FALSE;

  for (float y = r * 0.75f; y < h + r; y += r * 0.75f, odd = !odd)
    for (float x = odd ? 0 : r; x < w + r; x += 2 * r)
      for (guint ring = 0; ring < 2; ring++)
        {
          const float q = r * (ring == 0 ? 0.92f : 0.5f);

          gsk_path_builder_move_to (path, x - q, y);
          gsk_path_builder_svg_arc_to (path, q, q, 0, FALSE, TRUE, x + q, y);
        }
}

static void
weave_cloud (GskPathBuilder *path,
             float           w,
             float           h,
             float           p)
{
  gboolean odd = FALSE;

  for (float y = p * 0.9f; y < h + p; y += p * 1.3f, odd = !odd)
    for (float x = odd ? p * 0.3f : p * 1.2f; x < w + p; x += p * 1.8f)
      gsk_path_builder_add_circle (path, &GRAPHENE_POINT_INIT (x, y), p * 0.26f);
}

static void
weave_check (GskPathBuilder *path,
             float           w,
             float           h,
             float           p)
{
  weave_plain (path, w, h, p * 2.2f);
}

static void
weave_diamond (GskPathBuilder *path,
               float           w,
               float           h,
               float           p)
{
  for (float x = p; x < w + h; x += 2.2f * p)
    {
      gsk_path_builder_move_to (path, x, 0);
      gsk_path_builder_line_to (path, x - h, h);
      gsk_path_builder_move_to (path, w - x, 0);
      gsk_path_builder_line_to (path, w - x + h, h);
    }
}

static void
weave_stripe (GskPathBuilder *path,
              float           w,
              float           h,
              float           p)
{
  for (float x = p * 0.8f; x < w; x += p * 1.6f)
    {
      gsk_path_builder_move_to (path, x, 0);
      gsk_path_builder_line_to (path, x, h);
    }
}

static void
weave_herringbone (GskPathBuilder *path,
                   float           w,
                   float           h,
                   float           p)
{
  for (float y = -p; y < h + p; y += p * 1.3f)
    {
      gsk_path_builder_move_to (path, 0, y);
      for (guint i = 1; (i - 1) * p * 1.5f < w; i++)
        gsk_path_builder_line_to (path, i * p * 1.5f, i % 2 == 1 ? y + p : y);
    }
}

static const struct
{
  void   (*add) (GskPathBuilder *path, float w, float h, float p);
  float    width;
  gboolean is_filled;
} weaves[NW_N_WEAVES] = {
  [NW_WEAVE_PLAIN] = { weave_plain, 0.1f, FALSE },
  [NW_WEAVE_TWILL] = { weave_twill, 0.3f, FALSE },
  [NW_WEAVE_BROCADE] = { weave_brocade, 0.2f, FALSE },
  [NW_WEAVE_CLOUD] = { weave_cloud, 0, TRUE },
  [NW_WEAVE_CHECK] = { weave_check, 0.7f, FALSE },
  [NW_WEAVE_DIAMOND] = { weave_diamond, 0.2f, FALSE },
  [NW_WEAVE_STRIPE] = { weave_stripe, 0.5f, FALSE },
  [NW_WEAVE_HERRINGBONE] = { weave_herringbone, 0.24f, FALSE },
};

/* ---- Drawing ---------------------------------------------------------------------------------- */

static void
append_weave (const NwCloth *self,
              GtkSnapshot   *snapshot,
              float          w,
              float          h)
{
  const GdkRGBA thread = nw_cloth_get_thread (self);
  const float period = CLAMP (MIN (w, h) / 7.0f, 3.0f, 16.0f);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;

  weaves[self->weave].add (builder, w, h, period);
  path = gsk_path_builder_free_to_path (builder);

  if (weaves[self->weave].is_filled)
    {
      gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &thread);
    }
  else
    {
      GskStroke *stroke = gsk_stroke_new (MAX (weaves[self->weave].width * period, 0.6f));

      gtk_snapshot_append_stroke (snapshot, path, stroke, &thread);
      gsk_stroke_free (stroke);
    }
}

static void
append_seam (const NwCloth *self,
             GtkSnapshot   *snapshot,
             float          w,
             float          h)
{
  const float unit = MIN (w, h) / 88.0f;
  const float inset = 5.0f * unit;
  const float dash[] = { 4.5f * unit, 3.5f * unit };
  const GdkRGBA ink = nw_cloth_get_ink (self);
  const GdkRGBA colour = { ink.red, ink.green, ink.blue, is_pale (self) ? 0.35f : 0.5f };
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (MAX (1.2f * unit, 0.8f));
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect,
                                   &GRAPHENE_RECT_INIT (inset, inset, w - 2 * inset, h - 2 * inset),
                                   4 * unit);
  gsk_path_builder_add_rounded_rect (builder, &rect);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_dash (stroke, dash, G_N_ELEMENTS (dash));
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
  gsk_stroke_free (stroke);
}

/* A letter sits on a dot of the cloth's own ground, so that no thread runs through it: in the middle
 * of a small piece, in the corner of a large one. */
static void
append_letter (const NwCloth *self,
               GtkSnapshot   *snapshot,
               float          w,
               float          h,
               PangoContext  *context)
{
  const GdkRGBA ink = nw_cloth_get_ink (self);
  const float side = MIN (w, h);
  const gboolean is_large = side >= LARGE_PIECE;
  const float size = is_large ? MAX (10.0f, side * 0.2f) : side * 0.56f;
  const float r = size * (is_large ? 0.72f : 0.62f);
  const float inset = r + MAX (side * 0.08f, 2);
  const float x = is_large ? w - inset : w / 2;
  const float y = is_large ? h - inset : h / 2;
  GskRoundedRect dot;

  gsk_rounded_rect_init_from_rect (&dot, &GRAPHENE_RECT_INIT (x - r, y - r, 2 * r, 2 * r), r);
  gtk_snapshot_push_rounded_clip (snapshot, &dot);
  gtk_snapshot_append_color (snapshot, &self->colour, &dot.bounds);
  gtk_snapshot_pop (snapshot);
  nw_card_text_snapshot (snapshot, context, self->letter, &dot.bounds, size, PANGO_WEIGHT_BOLD,
                         NW_CARD_TEXT_CENTRE, &ink);
}

/**
 * nw_cloth_snapshot:
 * @self: a cloth
 * @snapshot: where to draw
 * @bounds: where the piece lies
 * @flags: how it is drawn
 * @context: (nullable): for the letter; without one there is none
 *
 * Draws a piece of cloth.
 */
void
nw_cloth_snapshot (const NwCloth         *self,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds,
                   NwClothFlags           flags,
                   PangoContext          *context)
{
  const float w = bounds->size.width;
  const float h = bounds->size.height;
  const float width = CLAMP (MIN (w, h) / 50, 1.0f, 2.0f);
  const float widths[] = { width, width, width, width };
  const GdkRGBA edge = nw_cloth_get_edge (self);
  const GdkRGBA edges[] = { edge, edge, edge, edge };
  GskRoundedRect rect;

  if (w < 1 || h < 1)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  if ((flags & NW_CLOTH_GHOST) != 0)
    gtk_snapshot_push_opacity (snapshot, 0.45);
  gsk_rounded_rect_init_from_rect (&rect, &GRAPHENE_RECT_INIT (0, 0, w, h), MIN (w, h) * 0.09f);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, &self->colour, &rect.bounds);
  append_weave (self, snapshot, w, h);
  gtk_snapshot_pop (snapshot);
  if ((flags & NW_CLOTH_STITCHED) != 0)
    append_seam (self, snapshot, w, h);
  if ((flags & NW_CLOTH_LETTER) != 0 && context != NULL)
    append_letter (self, snapshot, w, h, context);
  gtk_snapshot_append_border (snapshot, &rect, widths, edges);
  if ((flags & NW_CLOTH_GHOST) != 0)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}
