/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What Tattoo Brawl's faces show; see nw-brawl-faces.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-brawl-faces.h"
#include "cards/nw-face-words.h"
#include "match/nw-phrases-brawl.h"

struct _NwBrawlFaces
{
  gatomicrefcount     ref_count;

  /* Owned; NULL for bare rules */
  NwRuleset          *ruleset;
  char               *language;
  GHashTable         *pictures;        /* cards' own, see nw_card_picture_find() */
  NwFaceCache        *cache;

  /* Borrowed from the ruleset, or from whoever gave bare rules */
  const NwBrawlRules *rules;

  NwInk               inks[NW_BRAWL_MAX_INKS];
  NwMotif             motifs[NW_BRAWL_MAX_STYLES];
};

static const char *
get_word (const NwBrawlFaces *self,
          const char         *table,
          guint               index,
          const char         *member,
          const char         *id)
{
  return nw_face_table_word (self->ruleset, table, index, member, self->language, id);
}

static NwBrawlFaces *
new_faces (const NwBrawlRules *rules,
           NwRuleset          *ruleset,
           const char         *language)
{
  NwBrawlFaces *self = g_new0 (NwBrawlFaces, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->rules = rules;
  self->ruleset = ruleset;
  self->language = g_strdup (language);
  self->pictures = nw_card_picture_new_known ();
  self->cache = nw_face_cache_new (NW_FACE_CACHE_BOUND);

  for (guint i = 0; i < rules->n_inks; i++)
    nw_ink_init (&self->inks[i], get_word (self, "inks", i, "colour", NULL),
                 get_word (self, "inks", i, "shape", NULL), rules->letters[i], i);
  for (guint i = 0; i < rules->n_styles; i++)
    self->motifs[i] =
      nw_motif_from_text (get_word (self, "styles", i, "emblem", rules->style_ids[i]), i);

  return self;
}

/**
 * nw_brawl_faces_new:
 * @ruleset: a ruleset of the game `brawl` without errors
 * @language: a language tag
 *
 * Returns: (transfer full): its faces in that language
 */
NwBrawlFaces *
nw_brawl_faces_new (NwRuleset  *ruleset,
                    const char *language)
{
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);

  g_return_val_if_fail (rules != NULL, NULL);

  return new_faces (rules, nw_ruleset_ref (ruleset), language);
}

/**
 * nw_brawl_faces_new_for_rules:
 * @rules: compiled rules, which must outlive the faces
 *
 * Makes faces that show ids in place of names.
 *
 * Returns: (transfer full): the faces
 */
NwBrawlFaces *
nw_brawl_faces_new_for_rules (const NwBrawlRules *rules)
{
  return new_faces (rules, NULL, "en");
}

/**
 * nw_brawl_faces_ref:
 * @self: faces
 *
 * Returns: (transfer full): @self
 */
NwBrawlFaces *
nw_brawl_faces_ref (NwBrawlFaces *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * nw_brawl_faces_unref:
 * @self: (transfer full): faces
 *
 * Gives a reference back.
 */
void
nw_brawl_faces_unref (NwBrawlFaces *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  nw_face_cache_free (self->cache);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_hash_table_unref (self->pictures);
  g_free (self->language);
  g_free (self);
}

/**
 * nw_brawl_faces_get_rules:
 * @self: faces
 *
 * Returns: (transfer none): the compiled rules
 */
const NwBrawlRules *
nw_brawl_faces_get_rules (const NwBrawlFaces *self)
{
  return self->rules;
}

/**
 * nw_brawl_faces_get_ink:
 * @self: faces
 * @ink: an ink by its index
 *
 * Returns: (transfer none): how it is drawn
 */
const NwInk *
nw_brawl_faces_get_ink (const NwBrawlFaces *self,
                        guint               ink)
{
  g_return_val_if_fail (ink < self->rules->n_inks, &self->inks[0]);

  return &self->inks[ink];
}

/**
 * nw_brawl_faces_get_ink_name:
 * @self: faces
 * @ink: an ink by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_brawl_faces_get_ink_name (const NwBrawlFaces *self,
                             guint               ink)
{
  return get_word (self, "inks", ink, "name", self->rules->ink_ids[ink]);
}

/**
 * nw_brawl_faces_find_letter:
 * @self: faces
 * @letter: a letter in either case
 *
 * Returns: the ink with that letter, or %NW_BRAWL_NONE
 */
guint
nw_brawl_faces_find_letter (const NwBrawlFaces *self,
                            gunichar            letter)
{
  for (guint i = 0; i < self->rules->n_inks; i++)
    if (letter < 0x80 && g_ascii_tolower ((char) letter) == self->rules->letters[i])
      return i;

  return NW_BRAWL_NONE;
}

/**
 * nw_brawl_faces_get_motif:
 * @self: faces
 * @style: a style by its index
 *
 * Returns: its drawing
 */
NwMotif
nw_brawl_faces_get_motif (const NwBrawlFaces *self,
                          guint               style)
{
  g_return_val_if_fail (style < NW_BRAWL_MAX_STYLES, NW_MOTIF_ANCHOR);

  return self->motifs[style];
}

/**
 * nw_brawl_faces_get_style_name:
 * @self: faces
 * @style: a style by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_brawl_faces_get_style_name (const NwBrawlFaces *self,
                               guint               style)
{
  return get_word (self, "styles", style, "name", self->rules->style_ids[style]);
}

/**
 * nw_brawl_faces_get_part_name:
 * @self: faces
 * @part: a body part by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_brawl_faces_get_part_name (const NwBrawlFaces *self,
                              guint               part)
{
  return get_word (self, "body_parts", part, "name", self->rules->body_part_ids[part]);
}

/**
 * nw_brawl_faces_get_part_id:
 * @self: faces
 * @part: a body part by its index
 *
 * Returns: (transfer none): by what name drawings know it: its emblem, else its id
 */
const char *
nw_brawl_faces_get_part_id (const NwBrawlFaces *self,
                            guint               part)
{
  return get_word (self, "body_parts", part, "emblem", self->rules->body_part_ids[part]);
}

static const char *
get_card_name (const NwBrawlFaces *self,
               guint               card)
{
  return nw_face_card_word (self->ruleset, card, "name", self->language,
                            nw_brawl_card_id (self->rules, card));
}

/**
 * nw_brawl_faces_get_tattoo_name:
 * @self: faces
 * @tattoo: a tattoo by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_brawl_faces_get_tattoo_name (const NwBrawlFaces *self,
                                guint               tattoo)
{
  return get_card_name (self, tattoo);
}

/**
 * nw_brawl_faces_get_client_name:
 * @self: faces
 * @client: a client by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_brawl_faces_get_client_name (const NwBrawlFaces *self,
                                guint               client)
{
  return get_card_name (self, nw_brawl_client_card (self->rules, client));
}

/**
 * nw_brawl_faces_get_character_name:
 * @self: faces
 * @character: a character by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_brawl_faces_get_character_name (const NwBrawlFaces *self,
                                   guint               character)
{
  return get_card_name (self, nw_brawl_character_card (self->rules, character));
}

/**
 * nw_brawl_faces_get_skill_name:
 * @self: faces
 * @character: a character by its index
 *
 * Returns: (transfer none): the name of its special skill
 */
const char *
nw_brawl_faces_get_skill_name (const NwBrawlFaces *self,
                               guint               character)
{
  return nw_phrase_brawl_skill (self->rules->characters[character].skill, self->language);
}

/**
 * nw_brawl_faces_get_picture:
 * @self: faces
 * @card: a card by its number among all cards
 *
 * Returns: (transfer none) (nullable): its own picture; %NULL if it has none that can be drawn
 */
NwCardPicture *
nw_brawl_faces_get_picture (const NwBrawlFaces *self,
                         guint               card)
{
  return nw_card_picture_find (self->pictures, self->ruleset, card);
}

/**
 * nw_brawl_faces_set_picture:
 * @self: faces that nobody else has yet
 * @card: a card by its number among all cards
 * @picture: (nullable): its own picture, whatever the ruleset says
 *
 * Gives a card of a draft its picture.
 */
void
nw_brawl_faces_set_picture (NwBrawlFaces  *self,
                         guint          card,
                         NwCardPicture *picture)
{
  g_hash_table_insert (self->pictures, GUINT_TO_POINTER (card),
                       picture != NULL ? nw_card_picture_ref (picture) : NULL);
}

/**
 * nw_brawl_faces_get_cache:
 * @self: faces
 *
 * Returns: (transfer none): drawings of them that were made once
 */
NwFaceCache *
nw_brawl_faces_get_cache (NwBrawlFaces *self)
{
  return self->cache;
}

/**
 * nw_brawl_faces_get_variant:
 * @self: faces
 * @tattoo: a tattoo by its index
 *
 * Returns: how many tattoos of the same style stand before it, by which their motifs differ
 */
guint
nw_brawl_faces_get_variant (const NwBrawlFaces *self,
                            guint               tattoo)
{
  guint variant = 0;

  for (guint i = 0; i < tattoo; i++)
    variant += self->rules->tattoos[i].style == self->rules->tattoos[tattoo].style;

  return variant;
}
