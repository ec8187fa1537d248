/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Emblems; see nw-emblem.h.
 *
 * Each is an SVG path on a field of 24 x 24, stroked with round ends: a symbol that is told at 10
 * pixels.  Where there is room, those of which data/art/ has a drawing are drawn finer.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-art.h"
#include "cards/nw-emblem.h"

#define FIELD 24.0f
#define STROKE 1.5f

static const struct
{
  const char *name;
  const char *path;
  gboolean    is_filled;
} emblems[NW_N_EMBLEMS] = {
  [NW_EMBLEM_PEONY] = { "peony",
    "M12 9.2C9.3 8.2 8.9 3.4 12 2.6C15.1 3.4 14.7 8.2 12 9.2M12 9.2"
    "M14.7 11.1C14.8 8.2 19.2 6.4 20.9 9.1C21.1 12.3 16.5 13.4 14.7 11.1"
    "M13.7 14.3C16.4 13.5 19.5 17.1 17.5 19.6C14.5 20.8 12 16.7 13.7 14.3"
    "M10.3 14.3C12 16.7 9.5 20.8 6.5 19.6C4.5 17.1 7.6 13.5 10.3 14.3"
    "M9.3 11.1C7.5 13.4 2.9 12.3 3.1 9.1C4.8 6.4 9.2 8.2 9.3 11.1"
    "M14.8 12A2.8 2.8 0 1 1 9.2 12A2.8 2.8 0 1 1 14.8 12Z", FALSE },
  [NW_EMBLEM_CLOUD] = { "cloud",
    "M2.5 17.5H20.2C22.6 15.6 21.6 12 18.6 12.2C19 8.6 15.2 6.6 12.9 8.9C11.2 5.6 6.3 6.8 6.8 10.6"
    "C4 10.2 2.2 12.8 3.4 14.8C5 17 8.4 16 8 13.6C7.6 12.2 5.8 12.4 5.8 13.6"
    "M12.9 8.9C15.2 10 14.8 13.4 12.2 13.6C10.6 13.4 10.6 11.4 12 11.2", FALSE },
  [NW_EMBLEM_LOTUS] = { "lotus",
    "M12 4C15.4 8 15.6 13.6 12 18.5C8.4 13.6 8.6 8 12 4Z"
    "M9.3 10.1C7.8 8.6 6.4 7.9 4.9 7.6C4.4 12.6 7.4 17.4 12 18.5"
    "M14.7 10.1C16.2 8.6 17.6 7.9 19.1 7.6C19.6 12.6 16.6 17.4 12 18.5"
    "M5.2 12.2C3.9 12.2 2.7 12.6 1.8 13.2C4 17 7.8 18.9 12 18.5"
    "M18.8 12.2C20.1 12.2 21.3 12.6 22.2 13.2C20 17 16.2 18.9 12 18.5"
    "M7.5 21.2H16.5", FALSE },
  [NW_EMBLEM_CRANE] = { "crane",
    "M2.2 5.2L6 6.4C8.6 7.2 8.4 9.8 9.6 12C6.2 11.6 3.6 13 2.4 15.6C6.2 14.4 8.6 15.4 11 17.6"
    "C15.4 19.6 19.4 17.4 21.8 13.4C18.8 14.2 17.2 13.8 15.8 12.8C18.4 10.2 18.6 6.2 17 2.6"
    "C15.6 6.6 12.6 8.8 9.6 12M12.6 18.2L11.4 21.8M15 18.2L15.6 21.8", FALSE },
  [NW_EMBLEM_KNOT] = { "knot",
    "M12 2L22 12L12 22L2 12ZM12 7.2L16.8 12L12 16.8L7.2 12Z"
    "M7 7L9.6 9.6M17 7L14.4 9.6M7 17L9.6 14.4M17 17L14.4 14.4", FALSE },
  [NW_EMBLEM_BAMBOO] = { "bamboo",
    "M10 22V16.4M10 15V9.4M10 8V2.6M14 22V16.4M14 15V9.4M14 8V2.6M9 15.7H15M9 8.7H15"
    "M15 8.7C16.2 5.6 18.6 4.2 21.6 4.2C20.8 7.2 18.4 8.8 15 8.7"
    "M9 15.7C7.8 12.6 5.4 11.2 2.4 11.2C3.2 14.2 5.6 15.8 9 15.7", FALSE },
  [NW_EMBLEM_MOON] = { "moon",
    "M14.5 3A9.2 9.2 0 1 0 21 15.6A7.6 7.6 0 1 1 14.5 3Z"
    "M18.6 6.2L19.3 8.2L21.3 8.9L19.3 9.6L18.6 11.6L17.9 9.6L15.9 8.9L17.9 8.2Z", FALSE },
  [NW_EMBLEM_FISH] = { "fish",
    "M2.4 12C6 5.8 13 5 17 12C13 19 6 18.2 2.4 12Z"
    "M17 12C18.2 9.8 19.8 8.2 21.8 7.4C21 10.4 21 13.6 21.8 16.6C19.8 15.8 18.2 14.2 17 12"
    "M9.2 8.4C10.8 10.6 10.8 13.4 9.2 15.6M6.4 10.9V11", FALSE },
  [NW_EMBLEM_WAVE] = { "wave",
    "M2 19H22M2 19C2 10.6 8 5 14.2 6.2C19.4 7.4 19.6 13.6 15.4 13.8C12.4 13.6 12.6 10.2 14.8 10.4"
    "M6 19C6.2 15.8 7.4 13.4 9.6 12M14 19C15.2 16.8 18.4 16.2 22 17", FALSE },
  [NW_EMBLEM_COIN] = { "coin",
    "M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12ZM8.5 8.5H15.5V15.5H8.5Z"
    "M12 2.5V5.4M12 18.6V21.5M2.5 12H5.4M18.6 12H21.5", FALSE },
  [NW_EMBLEM_MAGIC] = { "magic",
    "M12 1.5L14.3 8.1L20.8 5.6L16.6 11.1L22.7 14.4L15.8 14.9L16.7 21.8L12 16.7L7.3 21.8L8.2 14.9"
    "L1.3 14.4L7.4 11.1L3.2 5.6L9.7 8.1Z", TRUE },
  [NW_EMBLEM_REFERRAL] = { "referral",
    "M2.5 5.5H21.5V18.5H2.5ZM2.5 6.5L12 13.5L21.5 6.5", FALSE },
  [NW_EMBLEM_EXPAND] = { "expand",
    "M4 4.5H13V19.5H4ZM17.5 9V15M14.5 12H20.5", FALSE },
};

/* Other names under which rulesets may ask for the same drawings. */
static const struct
{
  const char *name;
  NwEmblem    emblem;
} synonyms[] = {
  { "flower", NW_EMBLEM_PEONY },
  { "plum", NW_EMBLEM_PEONY },
  { "plum-blossom", NW_EMBLEM_PEONY },
  { "phoenix", NW_EMBLEM_CRANE },
  { "bird", NW_EMBLEM_CRANE },
  { "diamond", NW_EMBLEM_KNOT },
  { "waves", NW_EMBLEM_WAVE },
};

/**
 * nw_emblem_from_text:
 * @text: (nullable): an emblem's name in a ruleset
 * @fallback: index of the pattern, which gives the emblem if @text names none
 *
 * Returns: an emblem for a pattern
 */
NwEmblem
nw_emblem_from_text (const char *text,
                     guint       fallback)
{
  for (guint i = 0; text != NULL && i < NW_N_PATTERN_EMBLEMS; i++)
    if (g_str_equal (text, emblems[i].name))
      return i;

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (synonyms); i++)
    if (g_str_equal (text, synonyms[i].name))
      return synonyms[i].emblem;

  return fallback % NW_N_PATTERN_EMBLEMS;
}

/* Returns whether there is a drawing of the emblem, finer than its symbol. */
static gboolean
snapshot_drawing (NwEmblem               emblem,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *bounds,
                  const GdkRGBA         *colour)
{
  g_autofree char *name = g_strconcat ("emblems/", emblems[emblem].name, NULL);

  return nw_art_snapshot (name, snapshot, bounds, colour);
}

/**
 * nw_emblem_snapshot:
 * @emblem: which
 * @snapshot: where to draw
 * @bounds: its square
 * @colour: the ink
 *
 * Draws an emblem.
 */
void
nw_emblem_snapshot (NwEmblem               emblem,
                    GtkSnapshot           *snapshot,
                    const graphene_rect_t *bounds,
                    const GdkRGBA         *colour)
{
  const float side = MIN (bounds->size.width, bounds->size.height);
  const float scale = side / FIELD;
  g_autoptr (GskPath) path = NULL;

  g_return_if_fail (emblem < NW_N_EMBLEMS);

  if (side >= NW_ART_LEAST && snapshot_drawing (emblem, snapshot, bounds, colour))
    return;

  path = gsk_path_parse (emblems[emblem].path);
  g_assert (path != NULL);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  gtk_snapshot_scale (snapshot, scale, scale);
  if (emblems[emblem].is_filled)
    {
      gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
    }
  else
    {
      GskStroke *stroke = gsk_stroke_new (STROKE);

      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
      gsk_stroke_free (stroke);
    }
  gtk_snapshot_restore (snapshot);
}
