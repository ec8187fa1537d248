/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that are missing; see nw-missing-words.h.
 *
 * May be called from any thread.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-missing-words.h"

#include "ruleset/nw-json.h"
#include "workshop/nw-naming.h"

/**
 * nw_missing_words_free:
 * @words: (transfer full): words that are missing
 *
 * Frees them.
 */
void
nw_missing_words_free (NwMissingWords *words)
{
  g_free (words->pointer);
  g_free (words->source);
  g_free (words);
}

/* A place in the document, as steps from the root. */
typedef struct
{
  GString   *pointer;
  GPtrArray *missing;
} Walk;

static void walk_value (Walk          *walk,
                        const NwField *field,
                        GVariant      *value);

static void
check_text (Walk          *walk,
            const NwField *field,
            GVariant      *text)
{
  const char *source = NULL;

  if (!g_variant_is_of_type (text, G_VARIANT_TYPE_VARDICT))
    return;

  for (guint i = 0; i < NW_N_LANGUAGES && (source == NULL || *source == '\0'); i++)
    source = nw_naming_get_text (text, nw_languages[i]);
  if (source == NULL || *source == '\0')
    return;

  for (guint i = 0; i < NW_N_LANGUAGES; i++)
    {
      const char *words = nw_naming_get_text (text, nw_languages[i]);
      NwMissingWords *missing;

      if (words != NULL && *words != '\0')
        continue;

      missing = g_new0 (NwMissingWords, 1);
      missing->pointer = g_strdup (walk->pointer->str);
      missing->field = field;
      missing->language = nw_languages[i];
      missing->source = g_strdup (source);
      g_ptr_array_add (walk->missing, missing);
    }
}

static void
walk_children (Walk          *walk,
               const NwField *field,
               GVariant      *container)
{
  const gboolean is_object = g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT);
  const gsize length = walk->pointer->len;

  for (gsize i = 0; i < g_variant_n_children (container); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (container, i);
      g_autoptr (GVariant) value = NULL;
      const NwField *inner = field->item;

      if (is_object)
        {
          g_autoptr (GVariant) box = g_variant_get_child_value (child, 1);
          const char *key = nw_json_peek_name (container, i);

          if (field->members != NULL && nw_fields_get (field->members, key) != NULL)
            inner = nw_fields_get (field->members, key);
          nw_json_append_pointer (walk->pointer, key);
          value = g_variant_get_variant (box);
        }
      else
        {
          g_string_append_printf (walk->pointer, "/%" G_GSIZE_FORMAT, i);
          value = g_variant_get_variant (child);
        }

      if (inner != NULL)
        walk_value (walk, inner, value);
      g_string_truncate (walk->pointer, length);
    }
}

static void
walk_value (Walk          *walk,
            const NwField *field,
            GVariant      *value)
{
  if (field->type == NW_FIELD_TEXT)
    check_text (walk, field, value);
  else if ((field->members != NULL || field->item != NULL) &&
           (g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT) ||
            g_variant_is_of_type (value, G_VARIANT_TYPE ("av"))))
    walk_children (walk, field, value);
}

/**
 * nw_missing_words_find:
 * @ruleset: a ruleset
 *
 * Returns: (transfer full) (element-type NwMissingWords): all words that are missing, in the order
 *   of the document
 */
GPtrArray *
nw_missing_words_find (const NwRuleset *ruleset)
{
  const NwField root = { .type = NW_FIELD_OBJECT,
                         .members = nw_ruleset_get_fields (ruleset)->fields };
  g_autoptr (GString) pointer = g_string_new (NULL);
  Walk walk = { pointer,
                g_ptr_array_new_with_free_func ((GDestroyNotify) nw_missing_words_free) };

  walk_children (&walk, &root, nw_ruleset_get_source (ruleset));

  return walk.missing;
}
