/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tailor's faces show; see nw-tailor-faces.h.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include "cards/nw-face-words.h"
#include "cards/nw-tailor-faces.h"

struct _NwTailorFaces
{
  gatomicrefcount      ref_count;

  /* Owned; NULL for bare rules */
  NwRuleset           *ruleset;
  char                *language;
  GHashTable          *pictures;       /* cards' own, see nw_card_picture_find() */

  /* Borrowed from the ruleset, or from whoever gave bare rules */
  const NwTailorRules *rules;

  /* Owned: drawings that were made already, which change nothing of the value */
  NwFaceCache         *cache;

  NwCloth              cloths[NW_TAILOR_MAX_COLOURS];
  NwEmblem             emblems[NW_TAILOR_MAX_PATTERNS];
};

G_DEFINE_BOXED_TYPE (NwTailorFaces, nw_tailor_faces, nw_tailor_faces_ref, nw_tailor_faces_unref)

/* A word of the ruleset, or the id when there is no ruleset or it has none. */
static const char *
get_word (const NwTailorFaces *self,
          const char          *table,
          guint                index,
          const char          *member,
          const char          *id)
{
  return nw_face_table_word (self->ruleset, table, index, member, self->language, id);
}

static NwTailorFaces *
new_faces (const NwTailorRules *rules,
           NwRuleset           *ruleset,
           const char          *language)
{
  NwTailorFaces *self = g_new0 (NwTailorFaces, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->rules = rules;
  self->ruleset = ruleset;
  self->language = g_strdup (language);
  self->pictures = nw_card_picture_new_known ();
  self->cache = nw_face_cache_new (NW_FACE_CACHE_BOUND);

  for (guint i = 0; i < rules->n_colours; i++)
    nw_cloth_init (&self->cloths[i], get_word (self, "colours", i, "colour", NULL),
                   get_word (self, "colours", i, "weave", NULL), rules->letters[i], i);
  for (guint i = 0; i < rules->n_patterns; i++)
    self->emblems[i] = nw_emblem_from_text (get_word (self, "patterns", i, "emblem", NULL), i);

  return self;
}

/**
 * nw_tailor_faces_new:
 * @ruleset: a ruleset of the game `tailor` without errors
 * @language: a language tag
 *
 * Returns: (transfer full): its faces in that language
 */
NwTailorFaces *
nw_tailor_faces_new (NwRuleset  *ruleset,
                     const char *language)
{
  const NwTailorRules *rules = nw_ruleset_get_compiled (ruleset);

  g_return_val_if_fail (rules != NULL, NULL);

  return new_faces (rules, nw_ruleset_ref (ruleset), language);
}

/**
 * nw_tailor_faces_new_for_rules:
 * @rules: compiled rules, which must outlive the faces
 *
 * Makes faces that show ids in place of names.
 *
 * Returns: (transfer full): the faces
 */
NwTailorFaces *
nw_tailor_faces_new_for_rules (const NwTailorRules *rules)
{
  return new_faces (rules, NULL, "en");
}

/**
 * nw_tailor_faces_ref:
 * @self: faces
 *
 * Returns: (transfer full): @self
 */
NwTailorFaces *
nw_tailor_faces_ref (NwTailorFaces *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * nw_tailor_faces_unref:
 * @self: (transfer full): faces
 *
 * Gives a reference back.
 */
void
nw_tailor_faces_unref (NwTailorFaces *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  nw_face_cache_free (self->cache);
  g_hash_table_unref (self->pictures);
  g_free (self->language);
  g_free (self);
}

/**
 * nw_tailor_faces_get_rules:
 * @self: faces
 *
 * Returns: (transfer none): the compiled rules
 */
const NwTailorRules *
nw_tailor_faces_get_rules (const NwTailorFaces *self)
{
  return self->rules;
}

/**
 * nw_tailor_faces_get_order:
 * @self: faces
 * @order: an order by its index
 *
 * Returns: (transfer none): the order
 */
const NwTailorOrder *
nw_tailor_faces_get_order (const NwTailorFaces *self,
                           guint                order)
{
  g_return_val_if_fail (order < self->rules->n_orders, &self->rules->orders[0]);

  return &self->rules->orders[order];
}

/**
 * nw_tailor_faces_get_cloth:
 * @self: faces
 * @colour: a colour by its index
 *
 * Returns: (transfer none): its cloth
 */
const NwCloth *
nw_tailor_faces_get_cloth (const NwTailorFaces *self,
                           guint                colour)
{
  g_return_val_if_fail (colour < NW_TAILOR_MAX_COLOURS, &self->cloths[0]);

  return &self->cloths[colour];
}

/**
 * nw_tailor_faces_get_colour_name:
 * @self: faces
 * @colour: a colour by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_tailor_faces_get_colour_name (const NwTailorFaces *self,
                                 guint                colour)
{
  return get_word (self, "colours", colour, "name", self->rules->colour_ids[colour]);
}

/**
 * nw_tailor_faces_get_level_name:
 * @self: faces
 * @level: a level, from 0
 *
 * Returns: (transfer none): its name, or its numeral if it has none
 */
const char *
nw_tailor_faces_get_level_name (const NwTailorFaces *self,
                                guint                level)
{
  return get_word (self, "levels", level, "name", nw_tailor_faces_get_numeral (level));
}

/**
 * nw_tailor_faces_get_pattern_name:
 * @self: faces
 * @pattern: a pattern by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_tailor_faces_get_pattern_name (const NwTailorFaces *self,
                                  guint                pattern)
{
  return get_word (self, "patterns", pattern, "name", self->rules->pattern_ids[pattern]);
}

/**
 * nw_tailor_faces_get_emblem:
 * @self: faces
 * @pattern: a pattern by its index
 *
 * Returns: its drawing
 */
NwEmblem
nw_tailor_faces_get_emblem (const NwTailorFaces *self,
                            guint                pattern)
{
  g_return_val_if_fail (pattern < NW_TAILOR_MAX_PATTERNS, NW_EMBLEM_PEONY);

  return self->emblems[pattern];
}

/**
 * nw_tailor_faces_get_order_name:
 * @self: faces
 * @order: an order by its index
 *
 * Returns: (transfer none): its name
 */
const char *
nw_tailor_faces_get_order_name (const NwTailorFaces *self,
                                guint                order)
{
  return nw_face_card_word (self->ruleset, order, "name", self->language,
                            self->rules->order_ids[order]);
}

/**
 * nw_tailor_faces_get_order_client:
 * @self: faces
 * @order: an order by its index
 *
 * Returns: (transfer none) (nullable): who ordered it
 */
const char *
nw_tailor_faces_get_order_client (const NwTailorFaces *self,
                                  guint                order)
{
  return nw_face_card_word (self->ruleset, order, "client", self->language, NULL);
}

/**
 * nw_tailor_faces_find_letter:
 * @self: faces
 * @letter: a letter in either case
 *
 * Returns: the colour with that letter, or %NW_TAILOR_NONE
 */
guint
nw_tailor_faces_find_letter (const NwTailorFaces *self,
                             gunichar             letter)
{
  for (guint i = 0; i < self->rules->n_colours; i++)
    if (letter < 0x80 && g_ascii_tolower ((char) letter) ==
        g_ascii_tolower (self->rules->letters[i]))
      return i;

  return NW_TAILOR_NONE;
}

/**
 * nw_tailor_faces_get_picture:
 * @self: faces
 * @order: an order by its index
 *
 * Returns: (transfer none) (nullable): its own picture; %NULL if it has none that can be drawn
 */
NwCardPicture *
nw_tailor_faces_get_picture (const NwTailorFaces *self,
                          guint               order)
{
  return nw_card_picture_find (self->pictures, self->ruleset, order);
}

/**
 * nw_tailor_faces_set_picture:
 * @self: faces that nobody else has yet
 * @order: an order by its index
 * @picture: (nullable): its own picture, whatever the ruleset says
 *
 * Gives a card of a draft its picture.
 */
void
nw_tailor_faces_set_picture (NwTailorFaces  *self,
                          guint          order,
                          NwCardPicture *picture)
{
  g_hash_table_insert (self->pictures, GUINT_TO_POINTER (order),
                       picture != NULL ? nw_card_picture_ref (picture) : NULL);
}

/**
 * nw_tailor_faces_get_cache:
 * @self: faces
 *
 * Returns: (transfer none): the drawings of these faces that were made already
 */
NwFaceCache *
nw_tailor_faces_get_cache (NwTailorFaces *self)
{
  return self->cache;
}

/**
 * nw_tailor_faces_get_numeral:
 * @level: a level, from 0
 *
 * Returns: (transfer none): its number as it stands on a deck's back
 */
const char *
nw_tailor_faces_get_numeral (guint level)
{
  static const char *const numerals[NW_TAILOR_MAX_LEVELS] = { "I", "II", "III", "IV", "V", "VI" };

  return level < NW_TAILOR_MAX_LEVELS ? numerals[level] : "";
}
