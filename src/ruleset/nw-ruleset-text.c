/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finding values in a ruleset, and words in a language.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-private.h"

#include <string.h>

#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-values.h"

/**
 * nw_ruleset_get_value:
 * @self: a ruleset
 * @pointer: a JSON pointer (RFC 6901)
 *
 * Returns: (transfer full) (nullable): the value there, if there is one
 */
GVariant *
nw_ruleset_get_value (const NwRuleset *self,
                      const char      *pointer)
{
  g_return_val_if_fail (*pointer == '\0' || *pointer == '/', NULL);

  return nw_json_get_at (nw_ruleset_get_document (self), pointer);
}

/* The words of a text for a language: the tag itself, its language, English, any. */
static GVariant *
choose_words (GVariant   *text,
              const char *language)
{
  g_autofree char *tag = g_strdup (language);
  GVariant *words;

  if (nw_json_get_string (text) != NULL)
    return g_variant_ref (text);

  g_strdelimit (tag, "_", '-');
  words = nw_json_get (text, tag);
  if (words == NULL && strchr (tag, '-') != NULL)
    {
      *strchr (tag, '-') = '\0';
      words = nw_json_get (text, tag);
    }
  if (words == NULL)
    words = nw_json_get (text, "en");
  if (words == NULL && text != NULL && g_variant_is_of_type (text, G_VARIANT_TYPE_VARDICT) &&
      g_variant_n_children (text) > 0)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (text, 0);
      g_autoptr (GVariant) box = g_variant_get_child_value (entry, 1);

      words = g_variant_get_variant (box);
    }

  return words;
}

/* Keeps words as long as the ruleset, whatever becomes of the value that they come from. */
static const char *
keep_words (const NwRuleset *self,
            GVariant        *words)
{
  NwRuleset *mutable = (NwRuleset *) self;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutable->lock);

  if (nw_json_get_string (words) == NULL)
    return "";

  if (self->texts == NULL)
    mutable->texts = g_string_chunk_new (4096);

  return g_string_chunk_insert_const (self->texts, nw_json_get_string (words));
}

static const char *
get_words (const NwRuleset *self,
           GVariant        *text,
           const char      *language)
{
  g_autoptr (GVariant) words = choose_words (text, language);

  return keep_words (self, words);
}

/**
 * nw_ruleset_get_text:
 * @self: a ruleset
 * @pointer: JSON pointer to a text, such as `/title`
 * @language: a BCP 47 tag
 *
 * Finds words for people: those of the exact tag, or of its language, or English, or any.
 *
 * Returns: (transfer none): the words, as long as @self lives; "" if there are none
 */
const char *
nw_ruleset_get_text (const NwRuleset *self,
                     const char      *pointer,
                     const char      *language)
{
  g_autoptr (GVariant) text = nw_json_get_at (nw_ruleset_get_source (self), pointer);

  return get_words (self, text, language);
}

/**
 * nw_ruleset_get_title:
 * @self: a ruleset
 * @language: a BCP 47 tag
 *
 * Returns: (transfer none): the title, as long as @self lives
 */
const char *
nw_ruleset_get_title (const NwRuleset *self,
                      const char      *language)
{
  return nw_ruleset_get_text (self, "/title", language);
}

/* Finds the list in which a card stands, if all lists of cards are numbered through, and makes its
 * number that in the list. */
static const NwField *
find_card_list (const NwRuleset *self,
                guint           *card)
{
  for (const NwField *field = self->table->fields; field->key != NULL; field++)
    if ((field->flags & NW_FIELD_CARDS) != 0)
      {
        g_autoptr (GVariant) list = nw_json_get (nw_ruleset_get_document (self), field->key);
        const gsize n = nw_values_count (list);

        if (*card < n)
          return field;
        *card -= (guint) n;
      }

  return NULL;
}

/**
 * nw_ruleset_get_card_text:
 * @self: a ruleset
 * @card: the card's number in the compiled rules, which counts through all lists of cards
 * @member: `name`, `client`, …
 * @language: a BCP 47 tag
 *
 * Returns: (transfer none): the card's words, as long as @self lives; "" if it has none
 */
const char *
nw_ruleset_get_card_text (const NwRuleset *self,
                          guint            card,
                          const char      *member,
                          const char      *language)
{
  guint index = card;
  const NwField *list = find_card_list (self, &index);
  g_autofree char *pointer = NULL;

  if (list == NULL)
    return "";

  pointer = g_strdup_printf ("/%s/%u/%s", list->key, index, member);

  return nw_ruleset_get_text (self, pointer, language);
}

/**
 * nw_ruleset_get_card_image:
 * @self: a ruleset
 * @card: the card's number in the compiled rules, which counts through all lists of cards
 *
 * Returns: (transfer full) (nullable): the card's own picture, see nw-image.h; %NULL if it has none
 */
GVariant *
nw_ruleset_get_card_image (const NwRuleset *self,
                           guint            card)
{
  guint index = card;
  const NwField *list = find_card_list (self, &index);
  g_autofree char *pointer = NULL;
  g_autoptr (GVariant) name = NULL;

  if (list == NULL)
    return NULL;

  pointer = g_strdup_printf ("/%s/%u/image", list->key, index);
  name = nw_json_get_at (nw_ruleset_get_document (self), pointer);

  return nw_image_find (nw_ruleset_get_document (self), name);
}

/**
 * nw_ruleset_get_table_text:
 * @self: a ruleset
 * @table: `colours`, `levels`, `patterns`, …
 * @index: index in that table
 * @member: `name`, `emblem`, …
 * @language: a BCP 47 tag
 *
 * Returns: (transfer none): the entry's words, as long as @self lives; "" if it has none
 */
const char *
nw_ruleset_get_table_text (const NwRuleset *self,
                           const char      *table,
                           guint            index,
                           const char      *member,
                           const char      *language)
{
  g_autofree char *pointer = g_strdup_printf ("/tables/%s/%u/%s", table, index, member);

  return nw_ruleset_get_text (self, pointer, language);
}
