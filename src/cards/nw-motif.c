/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motifs; see nw-motif.h.
 *
 * Each is a stack of SVG paths on a field of 60 x 52, filled or stroked in one of four flat colours
 * or in the card's ink.  A variant changes the colours, so that the tattoos of one style can be told
 * apart: of what may have any colour it turns them on, else it changes warm for warm and cool for
 * cool, so that water stays water.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-motif.h"

#define FIELD_WIDTH 60.0f
#define FIELD_HEIGHT 52.0f
#define MAX_LAYERS 6

/* Room for what is written, and the most lines it is written in. */
#define SCRIPT_HEIGHT 37.0f
#define MAX_SCRIPT_LINES 3

/* Of a layer's colour: the first four turn with the variant. */
enum
{
  TONE_1,
  TONE_2,
  TONE_3,
  TONE_4,
  N_TONES,
  TONE_INK = N_TONES,
  TONE_PAPER,
  TONE_NONE,
};

typedef struct
{
  const char *path;
  guint8      fill;
  guint8      line;
  float       width;
} Layer;

static const char *const tones[N_TONES] = { "#c2372e", "#dca11f", "#2f7f79", "#3c6f9e" };

#define STAR                                                                                    \
  "M22.7 16.9C21 -2.5 39 -2.5 37.3 16.9C55.3 9.3 60.8 26.4 41.9 30.9C54.6 45.6 40.1 56.2 30 39.5" \
  "C19.9 56.2 5.4 45.6 18.1 30.9C-0.8 26.4 4.7 9.3 22.7 16.9Z"

static const struct
{
  const char *name;
  Layer       layers[MAX_LAYERS];
  gboolean    is_free;
} motifs[NW_N_MOTIFS] = {
  [NW_MOTIF_ANCHOR] = { "old-school", {
    { "M30 9V49M18 16H42M7 30Q11 49 30 49Q49 49 53 30M3.4 34.5L7 28.6L12.4 33M47.6 33L53 28.6"
      "L56.6 34.5", TONE_NONE, TONE_INK, 4.6f },
    { "M34.6 5.4A4.6 4.6 0 1 1 25.4 5.4A4.6 4.6 0 1 1 34.6 5.4Z", TONE_NONE, TONE_INK, 3.2f },
    { "M4 25Q28 15.5 56 25L52 34Q30 26 8 34Z", TONE_1, TONE_INK, 2.2f },
    { "M16 26.2Q30 22.4 44 26.2", TONE_NONE, TONE_PAPER, 1.6f } }, TRUE },
  [NW_MOTIF_STAR] = { "new-school", {
    { STAR, TONE_INK, TONE_INK, 6.5f },
    { STAR, TONE_2, TONE_NONE, 0 },
    { "M13.5 22.5Q12 27 17.5 29.5M26 8Q27 4 30.5 3.6M46.5 41Q43.5 46 38.5 44", TONE_NONE,
      TONE_PAPER, 2.4f },
    { "M24.8 25.5A2.4 3.4 0 1 1 24.7 25.5ZM35.6 25.5A2.4 3.4 0 1 1 35.5 25.5Z", TONE_INK,
      TONE_NONE, 0 },
    { "M23.5 32.6Q30 38 36.5 32.6", TONE_NONE, TONE_INK, 2.4f } }, TRUE },
  [NW_MOTIF_SCRIPT] = { "lettering", {
    { "M3 48Q24 42 39 49T57 45", TONE_NONE, TONE_1, 2.2f },
    { "M12 5Q30 -2 48 6", TONE_NONE, TONE_INK, 1.6f } }, TRUE },
  [NW_MOTIF_WAVE] = { "japanese", {
    { "M53.1 15A12.6 12.6 0 1 1 27.9 15A12.6 12.6 0 1 1 53.1 15Z", TONE_1, TONE_INK, 1.8f },
    { "M1 50Q2.5 9.5 31 11Q47.5 14 43.6 26Q37 18.5 31.6 26Q40 38 60 33.5V50Z", TONE_4, TONE_INK,
      2.6f },
    { "M9 44Q12 23 25.5 21.5M21 45.5Q22.5 32 30.6 32M36 45.5Q42 39.5 54 41.9", TONE_NONE,
      TONE_PAPER, 2.1f },
    { "M2 7H16M5.5 11.5H21M1 3H9", TONE_NONE, TONE_INK, 1.4f } } },
  [NW_MOTIF_BLOTS] = { "watercolour", {
    { "M4 30Q24 8 38 20Q43 25 52 13.5Q50 28 51 39Q44 30.5 38 33.5Q22 42.5 4 30Z"
      "M14.6 26.4A1.2 1.2 0 1 1 12.2 26.4A1.2 1.2 0 1 1 14.6 26.4ZM22 22.4Q25.5 28 22 34",
      TONE_NONE, TONE_INK, 1.8f } } },
  [NW_MOTIF_DAGGER] = { "dagger", {
    { "M30 50L25 42V19H35V42Z", TONE_4, TONE_INK, 2.2f },
    { "M16 15H44Q46.5 18 44 20.5H16Q13.5 18 16 15Z", TONE_2, TONE_INK, 2.2f },
    { "M27 15V4H33V15ZM34 3.4A4 3 0 1 1 26 3.4A4 3 0 1 1 34 3.4Z", TONE_1, TONE_INK, 2.2f },
    { "M30 24V44", TONE_NONE, TONE_PAPER, 1.6f } } },
  [NW_MOTIF_ROSE] = { "rose", {
    { "M30 30V50M30 45Q20 46 17 38Q27 36 30 45M30 41Q39 41 42 33Q33 32 30 41", TONE_3, TONE_INK,
      2.2f },
    { "M30 33Q14 31 15 18Q15 10 21 6Q24 9 30 4Q36 9 39 6Q45 10 45 18Q46 31 30 33Z", TONE_1,
      TONE_INK, 2.4f },
    { "M24 13Q30 8 36 13Q38 20 30 22Q22 20 24 13ZM17 17Q22 27 30 27Q38 27 43 17", TONE_NONE,
      TONE_INK, 1.8f } } },
  [NW_MOTIF_EYE] = { "eye", {
    { "M3 26Q30 2 57 26Q30 50 3 26Z", TONE_PAPER, TONE_INK, 2.6f },
    { "M40 26A10 10 0 1 1 20 26A10 10 0 1 1 40 26Z", TONE_3, TONE_INK, 2.2f },
    { "M34 26A4 4 0 1 1 26 26A4 4 0 1 1 34 26Z", TONE_INK, TONE_NONE, 0 },
    { "M14 8L18 13M30 3V9M46 8L42 13", TONE_NONE, TONE_INK, 2.2f } } },
};

/* Other names under which rulesets may ask for the same drawings. */
static const struct
{
  const char *name;
  NwMotif     motif;
} synonyms[] = {
  { "anchor", NW_MOTIF_ANCHOR },
  { "swallow", NW_MOTIF_ANCHOR },
  { "star", NW_MOTIF_STAR },
  { "graffiti", NW_MOTIF_STAR },
  { "script", NW_MOTIF_SCRIPT },
  { "letters", NW_MOTIF_SCRIPT },
  { "wave", NW_MOTIF_WAVE },
  { "koi", NW_MOTIF_WAVE },
  { "watercolor", NW_MOTIF_BLOTS },
  { "blot", NW_MOTIF_BLOTS },
  { "blots", NW_MOTIF_BLOTS },
  { "splash", NW_MOTIF_BLOTS },
};

/**
 * nw_motif_from_text:
 * @text: (nullable): a motif's name in a ruleset, or the id of a style
 * @fallback: index of the style, which gives the motif if @text names none
 *
 * Returns: the motif
 */
NwMotif
nw_motif_from_text (const char *text,
                    guint       fallback)
{
  for (guint i = 0; text != NULL && i < NW_N_MOTIFS; i++)
    if (g_str_equal (text, motifs[i].name))
      return i;

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (synonyms); i++)
    if (g_str_equal (text, synonyms[i].name))
      return synonyms[i].motif;

  return fallback % NW_N_MOTIFS;
}

/* Warm tones are the first two, cool ones the others. */
static guint
change_tone (guint    tone,
             guint    variant,
             gboolean is_free)
{
  if (is_free)
    return (tone + variant) % N_TONES;

  return tone ^ (tone <= TONE_2 ? variant & 1 : variant >> 1 & 1);
}

static GdkRGBA
get_tone (guint          tone,
          const NwPaper *paper)
{
  GdkRGBA colour = tone == TONE_PAPER ? paper->face : paper->ink;

  if (tone < N_TONES)
    gdk_rgba_parse (&colour, tones[tone]);

  return colour;
}

/* The colour of a part of a motif. */
static GdkRGBA
get_colour (NwMotif        motif,
            guint          tone,
            guint          variant,
            const NwPaper *paper)
{
  return get_tone (tone < N_TONES ? change_tone (tone, variant, motifs[motif].is_free) : tone,
                   paper);
}

static void
append_layer (NwMotif        motif,
              const Layer   *layer,
              guint          variant,
              const NwPaper *paper,
              GtkSnapshot   *snapshot)
{
  g_autoptr (GskPath) path = gsk_path_parse (layer->path);
  const GdkRGBA fill = get_colour (motif, layer->fill, variant, paper);
  const GdkRGBA line = get_colour (motif, layer->line, variant, paper);
  GskStroke *stroke;

  g_assert (path != NULL);
  if (layer->fill != TONE_NONE)
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &fill);
  if (layer->line == TONE_NONE)
    return;

  stroke = gsk_stroke_new (layer->width);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &line);
  gsk_stroke_free (stroke);
}

/* Soft blots that run beyond the line. */
static void
append_blots (guint          variant,
              const NwPaper *paper,
              GtkSnapshot   *snapshot)
{
  static const struct
  {
    guint tone;
    float x;
    float y;
    float radius;
  } blots[] = {
    { TONE_4, 18, 22, 20 },
    { TONE_1, 38, 19, 17 },
    { TONE_2, 29, 37, 17 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (blots); i++)
    {
      const float r = blots[i].radius;
      const GdkRGBA colour = get_tone ((blots[i].tone + variant) % N_TONES, paper);
      GskColorStop stops[] = {
        { .offset = 0, .color = colour },
        { .offset = 1, .color = colour },
      };

      stops[0].color.alpha = 0.75f;
      stops[1].color.alpha = 0;
      gtk_snapshot_append_radial_gradient (
        snapshot, &GRAPHENE_RECT_INIT (blots[i].x - r, blots[i].y - r, 2 * r, 2 * r),
        &GRAPHENE_POINT_INIT (blots[i].x, blots[i].y), r, r, 0, 1, stops, G_N_ELEMENTS (stops));
    }
}

/* How large a text can be written that is set in so many lines. */
static float
fit_script (PangoLayout    *layout,
            guint           n_lines,
            PangoRectangle *box)
{
  int width, height;

  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, &height);
  if (n_lines > 1)
    pango_layout_set_width (layout, width / (int) n_lines + 6 * height / 5);
  pango_layout_get_pixel_extents (layout, NULL, box);

  return MIN ((FIELD_WIDTH - 2) / (float) MAX (box->width, 1),
              SCRIPT_HEIGHT / (float) MAX (box->height, 1));
}

/* The tattoo's own words in an italic hand, in as many lines as make them largest. */
static void
append_script (const char    *script,
               const NwPaper *paper,
               GtkSnapshot   *snapshot,
               PangoContext  *context)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Serif Bold Italic");
  PangoRectangle box;
  guint n_lines = 1;
  float scale = 0;

  pango_font_description_set_absolute_size (font, 22 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, script, -1);
  for (guint i = 1; i <= MAX_SCRIPT_LINES; i++)
    if (fit_script (layout, i, &box) > scale)
      {
        scale = fit_script (layout, i, &box);
        n_lines = i;
      }
  fit_script (layout, n_lines, &box);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT ((FIELD_WIDTH - (float) box.width * scale) / 2 - (float) box.x * scale,
                          25 - (float) box.height * scale / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, &paper->ink);
  gtk_snapshot_restore (snapshot);
}

/**
 * nw_motif_snapshot:
 * @motif: which
 * @variant: turns its colours on
 * @script: (nullable): words for a motif that is written
 * @paper: the card's colours
 * @snapshot: where to draw
 * @context: the desktop's font
 * @bounds: its box, in which it is centred
 *
 * Draws a motif.
 */
void
nw_motif_snapshot (NwMotif                motif,
                   guint                  variant,
                   const char            *script,
                   const NwPaper         *paper,
                   GtkSnapshot           *snapshot,
                   PangoContext          *context,
                   const graphene_rect_t *bounds)
{
  const float scale =
    MIN (bounds->size.width / FIELD_WIDTH, bounds->size.height / FIELD_HEIGHT);

  g_return_if_fail (motif < NW_N_MOTIFS);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (bounds->origin.x + (bounds->size.width - FIELD_WIDTH * scale) / 2,
                          bounds->origin.y + (bounds->size.height - FIELD_HEIGHT * scale) / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  if (motif == NW_MOTIF_BLOTS)
    append_blots (variant, paper, snapshot);
  for (guint i = 0; i < MAX_LAYERS && motifs[motif].layers[i].path != NULL; i++)
    append_layer (motif, &motifs[motif].layers[i], variant, paper, snapshot);
  if (motif == NW_MOTIF_SCRIPT && script != NULL)
    append_script (script, paper, snapshot, context);
  gtk_snapshot_restore (snapshot);
}
