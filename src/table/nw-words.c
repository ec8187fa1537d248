/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences of the table; see nw-words.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <string.h>

#include "table/nw-words.h"

static const char *
find_value (GHashTable *values,
            const char *name,
            gsize       length)
{
  g_autofree char *key = g_strndup (name, length);

  return g_hash_table_lookup (values, key);
}

static char *
fill (const char *text,
      GHashTable *values)
{
  GString *out = g_string_new (NULL);

  for (const char *at = text; *at != '\0';)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;
      const char *value = end != NULL ? find_value (values, at + 1, (gsize) (end - at - 1)) : NULL;

      if (value != NULL)
        {
          g_string_append (out, value);
          at = end + 1;
        }
      else
        {
          g_string_append_c (out, *at++);
        }
    }

  return g_string_free (out, FALSE);
}

/**
 * nw_words_say:
 * @words: the reader's catalogue
 * @msgid: a text in English, marked with N_()
 * @...: pairs of a place's name and its text, closed by %NULL
 *
 * Translates a text and fills its places.
 *
 * Returns: (transfer full): the text
 */
char *
nw_words_say (const NwCatalogue *words,
              const char        *msgid,
              ...)
{
  g_autoptr (GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  va_list args;

  va_start (args, msgid);
  for (const char *name = va_arg (args, const char *); name != NULL;
       name = va_arg (args, const char *))
    g_hash_table_insert (values, (gpointer) name, (gpointer) va_arg (args, const char *));
  va_end (args);

  return fill (nw_catalogue_text (words, msgid), values);
}

/**
 * nw_words_count:
 * @words: the reader's catalogue
 * @one: the text for the number 1, in English
 * @many: the text for other numbers; give both with N_NG()
 * @n: the number
 *
 * Translates a text with a number, whose place is called `{n}`.
 *
 * Returns: (transfer full): the text
 */
char *
nw_words_count (const NwCatalogue *words,
                const char        *one,
                const char        *many,
                gint64             n)
{
  g_autoptr (GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *number = nw_catalogue_number (words, n);

  g_hash_table_insert (values, (gpointer) "n", number);

  return fill (nw_catalogue_plural (words, one, many, n), values);
}
