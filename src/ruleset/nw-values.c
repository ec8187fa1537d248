/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading, complaining and packing; see nw-values.h.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-values.h"

#include <string.h>

#include "ruleset/nw-json.h"

/* ---- Values that may be anything ------------------------------------------------------------- */

/**
 * nw_values_to_number:
 * @value: (nullable): a value
 * @otherwise: any number
 *
 * Returns: its number, or @otherwise if it is none
 */
gint64
nw_values_to_number (GVariant *value,
                     gint64    otherwise)
{
  if (value == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    return otherwise;

  return g_variant_get_int64 (value);
}

/**
 * nw_values_get_number:
 * @object: (nullable): a value
 * @key: name of a member
 * @otherwise: any number
 *
 * Returns: the member's number, or @otherwise if there is none
 */
gint64
nw_values_get_number (GVariant   *object,
                      const char *key,
                      gint64      otherwise)
{
  g_autoptr (GVariant) value = nw_json_get (object, key);

  return nw_values_to_number (value, otherwise);
}

/**
 * nw_values_count:
 * @list: (nullable): a value
 *
 * Returns: how many entries it has; 0 if it is no list
 */
gsize
nw_values_count (GVariant *list)
{
  if (list == NULL || !g_variant_is_of_type (list, G_VARIANT_TYPE ("av")))
    return 0;

  return g_variant_n_children (list);
}

/**
 * nw_values_get_entry:
 * @list: a list
 * @index: an entry that it has
 *
 * Returns: (transfer full): the entry
 */
GVariant *
nw_values_get_entry (GVariant *list,
                     gsize     index)
{
  g_autoptr (GVariant) box = g_variant_get_child_value (list, index);

  return g_variant_get_variant (box);
}

/**
 * nw_values_complain:
 * @problems: (element-type NwProblem): where the problem is appended
 * @severity: how bad it is
 * @code: (transfer none): the code, a static string
 * @number: what was found
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @pointer_format: where, as a format
 * @...: its values
 *
 * Complains of a number.
 *
 * Returns: (transfer none): the problem, to fill in its other members
 */
NwProblem *
nw_values_complain (GPtrArray  *problems,
                    NwSeverity  severity,
                    const char *code,
                    gint64      number,
                    gint64      low,
                    gint64      high,
                    const char *pointer_format,
                    ...)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  g_autofree char *pointer = NULL;
  NwProblem *problem;
  va_list args;

  va_start (args, pointer_format);
  pointer = g_strdup_vprintf (pointer_format, args);
  va_end (args);

  problem = nw_problem_add (problems, severity, code, value, "%s", pointer);
  problem->low = low;
  problem->high = high;
  problem->has_range = TRUE;

  return problem;
}

/* ---- Values that are known to be right ------------------------------------------------------- */

/**
 * nw_values_need_number:
 * @object: an object
 * @key: name of a member, a number or a truth value
 *
 * Returns: the number, or 1 for true
 */
guint
nw_values_need_number (GVariant   *object,
                       const char *key)
{
  g_autoptr (GVariant) value = nw_json_get (object, key);

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_get_boolean (value) ? 1 : 0;

  return (guint) g_variant_get_int64 (value);
}

/**
 * nw_values_find_word:
 * @words: (array zero-terminated=1): words
 * @word: one of them
 *
 * Returns: its index
 */
guint8
nw_values_find_word (const char *const *words,
                     const char        *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return (guint8) i;

  g_assert_not_reached ();
}

static guint
read_packed (GVariant            *object,
             const NwPackedField *field)
{
  g_autoptr (GVariant) value = NULL;

  if (field->words == NULL)
    return nw_values_need_number (object, field->key);

  value = nw_json_get (object, field->key);

  return nw_values_find_word (field->words, g_variant_get_string (value, NULL));
}

/**
 * nw_values_pack:
 * @object: an object that has all of @fields
 * @fields: (array length=n_fields): what is packed where
 * @n_fields: how many
 * @rules: (inout): the struct that it goes to
 *
 * Packs members of an object.
 */
void
nw_values_pack (GVariant            *object,
                const NwPackedField *fields,
                guint                n_fields,
                gpointer             rules)
{
  for (guint i = 0; i < n_fields; i++)
    {
      const guint number = read_packed (object, &fields[i]);

      if (fields[i].size == sizeof (guint16))
        G_STRUCT_MEMBER (guint16, rules, fields[i].offset) = (guint16) number;
      else
        G_STRUCT_MEMBER (guint8, rules, fields[i].offset) = (guint8) number;
    }
}

/**
 * nw_values_pack_id:
 * @object: an object
 * @key: name of a member, a string
 * @id: (out caller-allocates) (array length=size): where it goes
 * @size: the bytes that there are, which are enough
 *
 * Copies an identity.
 */
void
nw_values_pack_id (GVariant   *object,
                   const char *key,
                   char       *id,
                   gsize       size)
{
  g_autoptr (GVariant) value = nw_json_get (object, key);

  g_strlcpy (id, g_variant_get_string (value, NULL), size);
}
