/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drops of ink; see nw-ink.h.
 *
 * Drop and shapes are SVG paths on a field of 24 x 24.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-ink.h"
#include "cards/nw-paper.h"

#define FIELD 24.0f
#define DROP "M12 1.6C14.2 5.6 19.6 10.4 19.6 15.2A7.6 7.4 0 0 1 4.4 15.2C4.4 10.4 9.8 5.6 12 1.6Z"

/* Red, yellow, blue, black, orange, purple, green, then more. */
static const char *const default_colours[] = {
  "#d8392f", "#f0c419", "#2f6fd0", "#2a2724", "#ea7b1c", "#7d4bb0", "#2f9e57", "#8a6a4f", "#d77aa6",
};

static const struct
{
  const char *name;
  const char *path;
} shapes[NW_N_INK_SHAPES] = {
  [NW_INK_TRIANGLE] = { "triangle", "M12 10.6L15.9 17.8H8.1Z" },
  [NW_INK_PLUS] = { "plus", "M12 10.8V19M7.9 14.9H16.1" },
  [NW_INK_WAVE] = { "wave", "M7.4 15.6C8.9 12.4 10.5 12.4 12 15C13.5 17.6 15.1 17.6 16.6 14.4" },
  [NW_INK_SQUARE] = { "square", "M8.8 11.8H15.2V18.2H8.8Z" },
  [NW_INK_DIAMOND] = { "diamond", "M12 10L15.2 15L12 20L8.8 15Z" },
  [NW_INK_CROSS] = { "cross", "M9 12L15 18M15 12L9 18" },
  [NW_INK_RING] = { "ring", "M15.6 15A3.6 3.6 0 1 1 8.4 15A3.6 3.6 0 1 1 15.6 15Z" },
  [NW_INK_BAR] = { "bar", "M8 15H16" },
  [NW_INK_DOTS] = { "dots", "M12 11.4V11.5M9.2 16.6V16.7M14.8 16.6V16.7" },
};

/* Other names under which rulesets may ask for the same shapes. */
static const struct
{
  const char *name;
  NwInkShape  shape;
} synonyms[] = {
  { "circle", NW_INK_RING },
  { "disc", NW_INK_RING },
  { "x", NW_INK_CROSS },
  { "saltire", NW_INK_CROSS },
  { "leaf", NW_INK_DIAMOND },
  { "lens", NW_INK_DIAMOND },
  { "lozenge", NW_INK_DIAMOND },
  { "rhombus", NW_INK_DIAMOND },
  { "waves", NW_INK_WAVE },
  { "line", NW_INK_BAR },
};

/* The shape of each ink in the order of the official ruleset, if a ruleset names none. */
static const NwInkShape default_shapes[] = {
  NW_INK_TRIANGLE, NW_INK_PLUS,    NW_INK_WAVE, NW_INK_SQUARE, NW_INK_RING,
  NW_INK_CROSS,    NW_INK_DIAMOND, NW_INK_BAR,  NW_INK_DOTS,
};

/**
 * nw_ink_shape_from_text:
 * @text: (nullable): a shape's name in a ruleset
 * @fallback: index of the ink, which gives the shape if @text names none
 *
 * Returns: the shape
 */
NwInkShape
nw_ink_shape_from_text (const char *text,
                        guint       fallback)
{
  for (guint i = 0; text != NULL && i < NW_N_INK_SHAPES; i++)
    if (g_str_equal (text, shapes[i].name))
      return i;

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (synonyms); i++)
    if (g_str_equal (text, synonyms[i].name))
      return synonyms[i].shape;

  return default_shapes[fallback % G_N_ELEMENTS (default_shapes)];
}

/**
 * nw_ink_init:
 * @self: (out caller-allocates): an ink
 * @colour: (nullable): `#rrggbb`
 * @shape: (nullable): the shape's name
 * @letter: the ink's letter
 * @index: the ink's place in its table, for what is not told
 *
 * Makes an ink out of what a ruleset says.
 */
void
nw_ink_init (NwInk      *self,
             const char *colour,
             const char *shape,
             char        letter,
             guint       index)
{
  if (colour == NULL || !gdk_rgba_parse (&self->colour, colour))
    gdk_rgba_parse (&self->colour, default_colours[index % G_N_ELEMENTS (default_colours)]);

  self->shape = nw_ink_shape_from_text (shape, index);
  self->letter[0] = g_ascii_toupper (letter);
  self->letter[1] = '\0';
}

/**
 * nw_ink_get_mark:
 * @self: an ink
 *
 * Returns: the colour of the shape inside, light or dark, whichever stands out more
 */
GdkRGBA
nw_ink_get_mark (const NwInk *self)
{
  static const GdkRGBA light = { 1, 1, 1, 1 };
  static const GdkRGBA dark = { 0.11f, 0.09f, 0.07f, 1 };

  return nw_paper_get_contrast (&self->colour, &light) >= 3
           ? light : dark;
}

static void
stroke_path (GtkSnapshot   *snapshot,
             const char    *text,
             float          width,
             gboolean       is_dashed,
             const GdkRGBA *colour)
{
  static const float dashes[] = { 2.6f, 2.6f };
  g_autoptr (GskPath) path = gsk_path_parse (text);
  GskStroke *stroke = gsk_stroke_new (width);

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  if (is_dashed)
    gsk_stroke_set_dash (stroke, dashes, G_N_ELEMENTS (dashes));
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
  gsk_stroke_free (stroke);
}

static void
begin_drawing (GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  const float side = MIN (bounds->size.width, bounds->size.height);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (
                            bounds->origin.x + (bounds->size.width - side) / 2,
                            bounds->origin.y + (bounds->size.height - side) / 2));
  gtk_snapshot_scale (snapshot, side / FIELD, side / FIELD);
}

/**
 * nw_ink_snapshot:
 * @self: an ink
 * @snapshot: where to draw
 * @bounds: its square
 * @line: the outline's colour
 *
 * Draws a drop.
 */
void
nw_ink_snapshot (const NwInk           *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds,
                 const GdkRGBA         *line)
{
  const GdkRGBA mark = nw_ink_get_mark (self);
  g_autoptr (GskPath) drop = gsk_path_parse (DROP);

  begin_drawing (snapshot, bounds);
  gtk_snapshot_append_fill (snapshot, drop, GSK_FILL_RULE_WINDING, &self->colour);
  stroke_path (snapshot, DROP, 1.5f, FALSE, line);
  stroke_path (snapshot, shapes[self->shape].path, 1.9f, FALSE, &mark);
  gtk_snapshot_restore (snapshot);
}

/**
 * nw_ink_snapshot_empty:
 * @self: an ink
 * @snapshot: where to draw
 * @bounds: its square
 * @line: the colour of its shape
 *
 * Draws the place of a drop that is missing: its outline, dashed, and its shape.
 */
void
nw_ink_snapshot_empty (const NwInk           *self,
                       GtkSnapshot           *snapshot,
                       const graphene_rect_t *bounds,
                       const GdkRGBA         *line)
{
  begin_drawing (snapshot, bounds);
  stroke_path (snapshot, DROP, 1.7f, TRUE, line);
  stroke_path (snapshot, shapes[self->shape].path, 1.9f, FALSE, line);
  gtk_snapshot_restore (snapshot);
}
