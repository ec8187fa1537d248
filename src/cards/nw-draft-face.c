/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The front of any card; see nw-draft-face.h.
 *
 * A painter works with compiled rules, which a draft does not have.  So the card is put into a copy
 * of the ruleset that has it as its only card of the kind, or in the place of another: whatever may
 * be wrong with the others, this one can be drawn.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-draft-face.h"

#include <string.h>

#include "cards/nw-card-text.h"
#include "cards/nw-client-face.h"
#include "cards/nw-order-face.h"
#include "cards/nw-tattoo-face.h"
#include "cards/nw-tattoo-layout.h"
#include "match/nw-catalogue.h"
#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"

/* Lines of a plain face. */
#define MAX_LINES 7

typedef struct
{
  char *label;
  char *value;
} Line;

typedef void (*PaintFunc) (const NwDraftFace *self,
                           const NwPaper     *paper,
                           GtkSnapshot       *snapshot,
                           PangoContext      *context,
                           float              width);

typedef struct _Painter Painter;

struct _NwDraftFace
{
  PaintFunc      paint;
  const Painter *painter;        /* NULL for a plain face */

  /* Owned */
  NwTailorFaces *tailor;         /* NULL unless it is a card of the game */
  NwBrawlFaces  *brawl;          /* NULL unless it is a card of the game */
  NwCardPicture *picture;        /* NULL if it has none */
  char          *title;
  GArray        *lines;          /* of Line */
};

/* ---- Painters --------------------------------------------------------------------------------- */

static void
paint_order (const NwDraftFace *self,
             const NwPaper     *paper,
             GtkSnapshot       *snapshot,
             PangoContext      *context,
             float              width)
{
  nw_order_face_snapshot (self->tailor, 0, paper, snapshot, context, width);
}

static void
paint_tattoo (const NwDraftFace *self,
              const NwPaper     *paper,
              GtkSnapshot       *snapshot,
              PangoContext      *context,
              float              width)
{
  static const NwTattooMarks marks = { 0 };

  nw_tattoo_face_snapshot (self->brawl, 0, &marks, paper, snapshot, context, width);
}

static void
paint_client (const NwDraftFace *self,
              const NwPaper     *paper,
              GtkSnapshot       *snapshot,
              PangoContext      *context,
              float              width)
{
  nw_client_face_snapshot (self->brawl, 0, TRUE, -1, paper, snapshot, context, width);
}

static void
paint_character (const NwDraftFace *self,
                 const NwPaper     *paper,
                 GtkSnapshot       *snapshot,
                 PangoContext      *context,
                 float              width)
{
  nw_character_face_snapshot (self->brawl, 0, paper, snapshot, context, width);
}

static void
set_order_picture (NwDraftFace   *self,
                   NwCardPicture *picture)
{
  nw_tailor_faces_set_picture (self->tailor, 0, picture);
}

static void
set_tattoo_picture (NwDraftFace   *self,
                    NwCardPicture *picture)
{
  nw_brawl_faces_set_picture (self->brawl, 0, picture);
}

static void
set_client_picture (NwDraftFace   *self,
                    NwCardPicture *picture)
{
  nw_brawl_faces_set_picture (
    self->brawl, nw_brawl_client_card (nw_brawl_faces_get_rules (self->brawl), 0), picture);
}

static void
set_character_picture (NwDraftFace   *self,
                       NwCardPicture *picture)
{
  nw_brawl_faces_set_picture (
    self->brawl, nw_brawl_character_card (nw_brawl_faces_get_rules (self->brawl), 0), picture);
}

static float
get_order_aspect (void)
{
  NwOrderLayout layout;

  nw_order_layout_init (&layout, 100, 1, FALSE);
  nw_order_layout_add_picture (&layout);

  return layout.picture.size.width / layout.picture.size.height;
}

static float
get_tattoo_aspect (void)
{
  NwTattooLayout layout;

  nw_tattoo_layout_init (&layout, 100, 1);

  return layout.picture.size.width / layout.picture.size.height;
}

static float
get_client_aspect (void)
{
  return NW_CLIENT_PICTURE_WIDTH / NW_CLIENT_PICTURE_HEIGHT;
}

static float
get_character_aspect (void)
{
  return NW_CHARACTER_PICTURE_WIDTH / NW_CHARACTER_PICTURE_HEIGHT;
}

static void
make_tailor (NwDraftFace *self,
             NwRuleset   *ruleset,
             const char  *language)
{
  self->tailor = nw_tailor_faces_new (ruleset, language);
}

static void
make_brawl (NwDraftFace *self,
            NwRuleset   *ruleset,
            const char  *language)
{
  self->brawl = nw_brawl_faces_new (ruleset, language);
}

/* What draws the cards of a list; each finds its card as the first of the list. */
struct _Painter
{
  const char *game;
  const char *list;
  void      (*make)        (NwDraftFace   *self,
                            NwRuleset     *ruleset,
                            const char    *language);
  PaintFunc   paint;
  void      (*set_picture) (NwDraftFace   *self,
                            NwCardPicture *picture);
  float     (*get_aspect)  (void);
};

static const Painter painters[] = {
  { "tailor", "/cards", make_tailor, paint_order, set_order_picture, get_order_aspect },
  { "brawl", "/tattoos", make_brawl, paint_tattoo, set_tattoo_picture, get_tattoo_aspect },
  { "brawl", "/clients", make_brawl, paint_client, set_client_picture, get_client_aspect },
  { "brawl", "/characters", make_brawl, paint_character, set_character_picture,
    get_character_aspect },
};

static const Painter *
find_painter (const NwRuleset *ruleset,
              const char      *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (painters); i++)
    if (strcmp (painters[i].game, nw_ruleset_get_game (ruleset)->id) == 0 &&
        strcmp (painters[i].list, list) == 0)
      return &painters[i];

  return NULL;
}

/* The card, and after it what others there are, but for one of the same identity. */
static GVariant *
new_list (GVariant *entry,
          GVariant *others)
{
  g_autoptr (GVariant) id = nw_json_get (entry, "id");
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  g_variant_builder_add (&builder, "v", entry);
  for (gsize i = 0; others != NULL && i < g_variant_n_children (others); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (others, i);
      g_autoptr (GVariant) other = g_variant_get_variant (box);
      g_autoptr (GVariant) other_id = nw_json_get (other, "id");

      if (id == NULL || other_id == NULL || !nw_json_equal (id, other_id))
        g_variant_builder_add_value (&builder, box);
    }

  return g_variant_builder_end (&builder);
}

static NwRuleset *
with_list (NwRuleset  *ruleset,
           const char *list,
           GVariant   *entry,
           GVariant   *others)
{
  g_autoptr (NwRuleset) fit = nw_ruleset_with_value (ruleset, list, new_list (entry, others));

  return fit != NULL && nw_ruleset_get_compiled (fit) != NULL ? g_steal_pointer (&fit) : NULL;
}

/* The ruleset without pictures, which take long to judge. */
static NwRuleset *
without_images (NwRuleset *ruleset)
{
  g_autoptr (GVariant) images = nw_json_get (nw_ruleset_get_source (ruleset), "images");

  return images != NULL ? nw_ruleset_with_value (ruleset, "/images", NULL)
                        : nw_ruleset_ref (ruleset);
}

/* A ruleset without errors in which the card is the first of its list: alone, or with the official
 * ones where there must be more; by the official rules if these have errors; NULL if the card itself
 * has. */
static NwRuleset *
find_ruleset (NwRuleset  *ruleset,
              const char *list,
              GVariant   *entry)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (nw_ruleset_get_game (ruleset)->id);
  g_autoptr (GVariant) others = official != NULL ? nw_ruleset_get_value (official, list) : NULL;
  NwRuleset *fit;

  fit = with_list (ruleset, list, entry, NULL);
  if (fit == NULL)
    fit = with_list (ruleset, list, entry, others);
  if (fit == NULL && official != NULL)
    fit = with_list (official, list, entry, others);

  return fit;
}

/* The card without its picture, which is drawn whatever the others are. */
static GVariant *
without_image (GVariant *entry)
{
  g_autoptr (GVariant) name = nw_json_get (entry, "image");

  return name != NULL ? nw_json_with_value (entry, "/image", NULL) : g_variant_ref (entry);
}

/* ---- The plain face --------------------------------------------------------------------------- */

static const char *
find_words (GVariant   *text,
            const char *language)
{
  const char *words;

  if (!g_variant_is_of_type (text, G_VARIANT_TYPE_VARDICT))
    return nw_json_get_string (text);

  words = nw_json_peek_string (text, language);

  return words != NULL ? words : nw_json_peek_string (text, "en");
}

static void
add_line (NwDraftFace            *self,
          const NwField     *field,
          GVariant          *value,
          const NwCatalogue *catalogue)
{
  const char *words = field->type == NW_FIELD_TEXT
                      ? find_words (value, nw_catalogue_get_language (catalogue))
                      : nw_json_get_string (value);
  Line line;

  if (field->type == NW_FIELD_DATA || self->lines->len == MAX_LINES ||
      g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT))
    return;

  line.label = g_strdup (field->label != NULL ? nw_catalogue_text (catalogue, field->label)
                                              : field->key);
  line.value = words != NULL ? g_strdup (words) : nw_json_spell (value);
  g_array_append_val (self->lines, line);
}

static void
make_plain (NwDraftFace        *self,
            const NwField *members,
            GVariant      *entry,
            const char    *language)
{
  const NwCatalogue *catalogue = nw_catalogue_get (language);

  for (const NwField *field = members; field->key != NULL; field++)
    {
      g_autoptr (GVariant) value = nw_json_get (entry, field->key);

      if (value == NULL)
        continue;
      if (strcmp (field->key, "name") == 0 || (field->type == NW_FIELD_ID && self->title == NULL))
        g_set_str (&self->title, field->type == NW_FIELD_TEXT ? find_words (value, language)
                                                              : nw_json_get_string (value));
      else
        add_line (self, field, value, catalogue);
    }
}

static void
paint_plain (const NwDraftFace  *self,
             const NwPaper *paper,
             GtkSnapshot   *snapshot,
             PangoContext  *context,
             float          width)
{
  const float unit = width / 100;
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, width * NW_CARD_ASPECT);
  const float edge = MAX (paper->edge_width * unit, 1);
  const float widths[] = { edge, edge, edge, edge };
  const GdkRGBA colours[] = { paper->edge, paper->edge, paper->edge, paper->edge };
  graphene_rect_t line = GRAPHENE_RECT_INIT (8 * unit, 7 * unit, 84 * unit, 20 * unit);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &card, 7 * unit);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper->face, &card);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
  if (self->title != NULL)
    nw_card_text_snapshot (snapshot, context, self->title, &line, 11 * unit,
                           PANGO_WEIGHT_BOLD, NW_CARD_TEXT_CENTRE, &paper->ink);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *text = &g_array_index (self->lines, Line, i);
      g_autofree char *words = g_strdup_printf ("%s: %s", text->label, text->value);

      line = GRAPHENE_RECT_INIT (8 * unit, (32 + 14 * (float) i) * unit, 84 * unit, 13 * unit);
      nw_card_text_snapshot (snapshot, context, words, &line, 8 * unit, PANGO_WEIGHT_NORMAL,
                             NW_CARD_TEXT_START, &paper->muted);
    }
}

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->label);
  g_free (((Line *) data)->value);
}

/* ---- The painted face ------------------------------------------------------------------------- */

static void
set_picture (NwDraftFace *self,
             NwRuleset   *ruleset,
             GVariant    *entry)
{
  g_autoptr (GVariant) name = nw_json_get (entry, "image");
  g_autoptr (GVariant) image = nw_image_find (nw_ruleset_get_source (ruleset), name);
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);

  if (picture != NULL)
    nw_draft_face_set_picture (self, picture);
}

static gboolean
make_painted (NwDraftFace *self,
              NwRuleset   *ruleset,
              const char  *list,
              GVariant    *entry,
              const char  *language)
{
  const Painter *painter = find_painter (ruleset, list);
  g_autoptr (NwRuleset) bare = NULL;
  g_autoptr (NwRuleset) fit = NULL;
  g_autoptr (GVariant) card = NULL;

  if (painter == NULL || !g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
    return FALSE;

  bare = without_images (ruleset);
  card = without_image (entry);
  fit = find_ruleset (bare, list, card);
  if (fit == NULL)
    return FALSE;

  painter->make (self, fit, language);
  self->painter = painter;
  self->paint = painter->paint;
  set_picture (self, ruleset, entry);

  return TRUE;
}

/* ---- Any face --------------------------------------------------------------------------------- */

/**
 * nw_draft_face_new:
 * @ruleset: a ruleset, which may have errors
 * @list: pointer to a list of cards
 * @entry: one of its cards, as it shall be shown
 * @language: a language tag
 *
 * Returns: (transfer full): the card's front
 */
NwDraftFace *
nw_draft_face_new (NwRuleset  *ruleset,
             const char *list,
             GVariant   *entry,
             const char *language)
{
  const NwField *field = nw_fields_get_at (nw_ruleset_get_fields (ruleset), list);
  NwDraftFace *self = g_new0 (NwDraftFace, 1);

  self->paint = paint_plain;
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
  if (make_painted (self, ruleset, list, entry, language))
    return self;

  if (field != NULL && field->item != NULL && field->item->members != NULL &&
      g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
    make_plain (self, field->item->members, entry, language);

  return self;
}

/**
 * nw_draft_face_free:
 * @self: (transfer full): a face
 *
 * Frees it.
 */
void
nw_draft_face_free (NwDraftFace *self)
{
  g_clear_pointer (&self->tailor, nw_tailor_faces_unref);
  g_clear_pointer (&self->brawl, nw_brawl_faces_unref);
  g_clear_pointer (&self->picture, nw_card_picture_unref);
  g_array_unref (self->lines);
  g_free (self->title);
  g_free (self);
}

/**
 * nw_draft_face_set_picture:
 * @self: a face
 * @picture: (nullable): a picture
 *
 * Shows the card with another picture of its own; a plain face has none.
 */
void
nw_draft_face_set_picture (NwDraftFace   *self,
                           NwCardPicture *picture)
{
  if (self->painter == NULL)
    return;

  if (picture != NULL)
    nw_card_picture_ref (picture);
  g_clear_pointer (&self->picture, nw_card_picture_unref);
  self->picture = picture;
  self->painter->set_picture (self, picture);
}

/**
 * nw_draft_face_get_picture_serial:
 * @self: a face
 *
 * Returns: see nw_card_picture_get_serial(); 0 if the card has no picture of its own
 */
guint32
nw_draft_face_get_picture_serial (const NwDraftFace *self)
{
  return self->picture != NULL ? nw_card_picture_get_serial (self->picture) : 0;
}

/**
 * nw_draft_face_get_picture_aspect:
 * @ruleset: a ruleset
 * @list: pointer to a list of cards
 *
 * Returns: width by height of the place that its cards have for a picture of their own
 */
float
nw_draft_face_get_picture_aspect (const NwRuleset *ruleset,
                                  const char      *list)
{
  const Painter *painter = find_painter (ruleset, list);

  return painter != NULL ? painter->get_aspect () : 1 / NW_CARD_ASPECT;
}

/**
 * nw_draft_face_is_plain:
 * @self: a face
 *
 * Returns: whether it is not drawn by its game's painter
 */
gboolean
nw_draft_face_is_plain (const NwDraftFace *self)
{
  return self->paint == paint_plain;
}

/**
 * nw_draft_face_snapshot:
 * @self: a face
 * @paper: the colours
 * @snapshot: where to draw, the card's upper left corner at the origin
 * @context: the desktop's font
 * @width: the card's width in pixels; its height is %NW_CARD_ASPECT times that
 *
 * Draws the card.
 */
void
nw_draft_face_snapshot (const NwDraftFace  *self,
                  const NwPaper *paper,
                  GtkSnapshot   *snapshot,
                  PangoContext  *context,
                  float          width)
{
  self->paint (self, paper, snapshot, context, width);
}
