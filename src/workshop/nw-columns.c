/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Columns from field tables, and cells as text.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-columns.h"

#include <string.h>

#include "ruleset/nw-json.h"

/* ---- Columns --------------------------------------------------------------------------------- */

/* What is being gathered. */
typedef struct
{
  GPtrArray         *columns;
  const NwRules     *rules;
  const char *const *languages;
} Gathering;

static void add_field (Gathering     *gathering,
                       const char    *path,
                       const NwField *field,
                       gboolean       optional);

/**
 * nw_column_free:
 * @column: (transfer full): a column
 *
 * Frees it.
 */
void
nw_column_free (NwColumn *column)
{
  g_free (column->key);
  g_free (column->path);
  g_free (column->language);
  g_free (column);
}

static void
add_column (Gathering     *gathering,
            const char    *path,
            const NwField *field,
            const char    *language,
            gboolean       optional)
{
  NwColumn *column = g_new0 (NwColumn, 1);

  column->path = g_strdup (path);
  column->key = g_strdelimit (language != NULL ? g_strconcat (path, ".", language, NULL)
                                               : g_strdup (path),
                              "/", '.');
  column->field = field;
  column->language = g_strdup (language);
  column->optional = optional;
  g_ptr_array_add (gathering->columns, column);
}

static void
add_members (Gathering     *gathering,
             const char    *path,
             const NwField *members,
             gboolean       optional)
{
  for (const NwField *member = members; member->key != NULL; member++)
    {
      g_autofree char *inner = path == NULL ? g_strdup (member->key)
                                            : g_strconcat (path, "/", member->key, NULL);

      add_field (gathering, inner, member, optional);
    }
}

static void
add_words (Gathering     *gathering,
           const char    *path,
           const NwField *field,
           gboolean       optional)
{
  for (guint i = 0; gathering->languages[i] != NULL; i++)
    add_column (gathering, path, field, gathering->languages[i], optional);
}

static void
add_by_players (Gathering     *gathering,
                const char    *path,
                const NwField *field,
                gboolean       optional)
{
  for (guint n = gathering->rules->min_seats; n <= gathering->rules->max_seats; n++)
    {
      g_autofree char *inner = g_strdup_printf ("%s/%u", path, n);

      add_field (gathering, inner, field->item, optional);
    }
}

static void
add_field (Gathering     *gathering,
           const char    *path,
           const NwField *field,
           gboolean       optional)
{
  optional = optional || (field->flags & (NW_FIELD_OPTIONAL | NW_FIELD_NULLABLE)) != 0;

  switch (field->type)
    {
    case NW_FIELD_TEXT:
      add_words (gathering, path, field, optional);
      break;
    case NW_FIELD_BY_PLAYERS:
      add_by_players (gathering, path, field, optional);
      break;
    case NW_FIELD_OBJECT:
      add_members (gathering, path, field->members, optional);
      break;
    case NW_FIELD_ENUM:
      add_column (gathering, path, field, NULL, optional);
      if (field->members != NULL)
        add_members (gathering, path, field->members, TRUE);
      break;
    case NW_FIELD_DATA:
      break;
    default:
      add_column (gathering, path, field, NULL, optional);
      break;
    }
}

/**
 * nw_columns_find_list:
 * @ruleset: a ruleset
 * @list: pointer to a list
 *
 * Returns: (transfer none) (nullable): what its entries are; %NULL if there is no such list
 */
const NwField *
nw_columns_find_list (const NwRuleset *ruleset,
                      const char      *list)
{
  const NwField *field = nw_fields_get_at (nw_ruleset_get_fields (ruleset), list);

  return field != NULL && field->type == NW_FIELD_LIST ? field->item : NULL;
}

/**
 * nw_columns_new:
 * @ruleset: a ruleset; only its game matters
 * @list: pointer to a list of it
 * @languages: (array zero-terminated=1): the languages of words for people
 *
 * Returns: (transfer full) (element-type NwColumn): the columns of that list, in the table's order
 */
GPtrArray *
nw_columns_new (const NwRuleset        *ruleset,
                const char             *list,
                const char      *const *languages)
{
  const NwField *item = nw_columns_find_list (ruleset, list);
  Gathering gathering = {
    .columns = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_column_free),
    .rules = nw_ruleset_get_game (ruleset),
    .languages = languages,
  };

  if (item == NULL)
    return gathering.columns;

  if (item->type == NW_FIELD_OBJECT)
    add_members (&gathering, NULL, item->members, FALSE);
  else
    add_column (&gathering, "", item, NULL, FALSE);

  return gathering.columns;
}

/* ---- Values ---------------------------------------------------------------------------------- */

static GVariant *
get_at_path (GVariant   *entry,
             const char *path)
{
  g_autofree char *pointer = NULL;

  if (*path == '\0')
    return g_variant_ref (entry);
  if (strchr (path, '/') == NULL)
    return nw_json_get (entry, path);

  pointer = g_strconcat ("/", path, NULL);

  return nw_json_get_at (entry, pointer);
}

/* One language's words of a text; a text without languages counts for every one. */
static GVariant *
get_words (GVariant   *text,
           const char *language)
{
  if (text == NULL || g_variant_is_of_type (text, G_VARIANT_TYPE_STRING))
    return text != NULL ? g_variant_ref (text) : NULL;

  return nw_json_get (text, language);
}

/**
 * nw_column_get_value:
 * @column: a column
 * @entry: an entry of its list
 *
 * Returns: (transfer full) (nullable): the cell's value; %NULL if it is not there
 */
GVariant *
nw_column_get_value (const NwColumn *column,
                     GVariant       *entry)
{
  g_autoptr (GVariant) value = get_at_path (entry, column->path);

  return column->language != NULL ? get_words (value, column->language)
                                  : g_steal_pointer (&value);
}

/* A text in which one language's words are others; words that counted for every language become
 * English ones. */
static GVariant *
with_words (GVariant   *text,
            const char *language,
            GVariant   *words)
{
  g_autofree char *pointer = g_strconcat ("/", language, NULL);
  g_autoptr (GVariant) object = NULL;

  if (text != NULL && g_variant_is_of_type (text, G_VARIANT_TYPE_VARDICT))
    object = g_variant_ref (text);
  else
    {
      GVariantDict dict;

      g_variant_dict_init (&dict, NULL);
      if (text != NULL && g_variant_is_of_type (text, G_VARIANT_TYPE_STRING))
        g_variant_dict_insert_value (&dict, "en", text);
      object = g_variant_ref_sink (g_variant_dict_end (&dict));
    }

  return nw_json_with_value (object, pointer, words);
}

/**
 * nw_column_with_value:
 * @column: a column
 * @entry: an entry of its list
 * @value: (nullable): the cell's new value; a floating one is taken; %NULL empties it
 *
 * Returns: (transfer full) (nullable): a changed copy of the entry; %NULL if it has no such cell
 */
GVariant *
nw_column_with_value (const NwColumn *column,
                      GVariant       *entry,
                      GVariant       *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;
  g_autoptr (GVariant) whole = NULL;
  g_autofree char *pointer = g_strconcat ("/", column->path, NULL);

  if (column->language != NULL)
    {
      g_autoptr (GVariant) text = get_at_path (entry, column->path);

      whole = with_words (text, column->language, held);
    }
  else if (held != NULL)
    whole = g_variant_ref (held);
  else if ((column->field->flags & NW_FIELD_NULLABLE) != 0)
    whole = g_variant_ref_sink (g_variant_new_tuple (NULL, 0));

  if (*column->path == '\0')
    return g_steal_pointer (&whole);

  return nw_json_with_value (entry, pointer, whole);
}

/* ---- Cells as text --------------------------------------------------------------------------- */

static char *
value_to_text (GVariant *value);

/* The values of a list or of an object, which has their names before them. */
static char *
join_values (GVariant *container)
{
  const gboolean is_object = g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT);
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < g_variant_n_children (container); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (container, i);
      g_autoptr (GVariant) name = is_object ? g_variant_get_child_value (entry, 0) : NULL;
      g_autoptr (GVariant) box = is_object ? g_variant_get_child_value (entry, 1)
                                           : g_variant_ref (entry);
      g_autoptr (GVariant) value = g_variant_get_variant (box);
      g_autofree char *inner = value_to_text (value);

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? ", " : "",
                              is_object ? g_variant_get_string (name, NULL) : "",
                              is_object ? ": " : "", inner);
    }

  return g_string_free_and_steal (text);
}

static gboolean
is_simple (GVariant *value)
{
  return !g_variant_is_container (value) || g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT);
}

static gboolean
is_flat (GVariant *container)
{
  const gboolean is_object = g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT);

  if (!is_object && !g_variant_is_of_type (container, G_VARIANT_TYPE ("av")))
    return FALSE;

  for (gsize i = 0; i < g_variant_n_children (container); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (container, i);
      g_autoptr (GVariant) box = is_object ? g_variant_get_child_value (entry, 1)
                                           : g_variant_ref (entry);
      g_autoptr (GVariant) value = g_variant_get_variant (box);

      if (!is_simple (value))
        return FALSE;
    }

  return TRUE;
}

static char *
value_to_text (GVariant *value)
{
  g_autoptr (GString) text = NULL;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return g_variant_dup_string (value, NULL);
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT))
    return g_strdup ("");
  if (is_flat (value))
    return join_values (value);

  text = g_string_new (NULL);
  nw_json_print (value, FALSE, text);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* A choice that is an object is called by its only member. */
static char *
choice_to_text (GVariant *value)
{
  g_autoptr (GVariant) entry = NULL;
  g_autoptr (GVariant) name = NULL;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT) || g_variant_n_children (value) == 0)
    return value_to_text (value);

  entry = g_variant_get_child_value (value, 0);
  name = g_variant_get_child_value (entry, 0);

  return g_variant_dup_string (name, NULL);
}

/**
 * nw_column_get_text:
 * @column: a column
 * @entry: an entry of its list
 *
 * Writes a cell as it is typed and pasted: numbers in digits, choices by their words, lists with
 * commas.
 *
 * Returns: (transfer full): the text, "" for an empty cell
 */
char *
nw_column_get_text (const NwColumn *column,
                    GVariant       *entry)
{
  g_autoptr (GVariant) value = nw_column_get_value (column, entry);

  if (value == NULL)
    return g_strdup ("");

  return column->field->type == NW_FIELD_ENUM ? choice_to_text (value) : value_to_text (value);
}

/**
 * nw_column_compare:
 * @column: a column
 * @entry: an entry of its list
 * @other: another one
 *
 * Compares two cells for sorting: numbers by size, before words, which are sorted as the desktop's
 * language does; empty cells last.
 *
 * Returns: less than 0, 0 or more than 0
 */
int
nw_column_compare (const NwColumn *column,
                   GVariant       *entry,
                   GVariant       *other)
{
  g_autoptr (GVariant) first = nw_column_get_value (column, entry);
  g_autoptr (GVariant) second = nw_column_get_value (column, other);
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;

  if (first == NULL || second == NULL)
    return (first == NULL) - (second == NULL);
  if (g_variant_is_of_type (first, G_VARIANT_TYPE_INT64) &&
      g_variant_is_of_type (second, G_VARIANT_TYPE_INT64))
    return (g_variant_get_int64 (first) > g_variant_get_int64 (second)) -
           (g_variant_get_int64 (first) < g_variant_get_int64 (second));

  a = nw_column_get_text (column, entry);
  b = nw_column_get_text (column, other);
  if (*a == '\0' || *b == '\0')
    return (*a == '\0') - (*b == '\0');

  return g_utf8_collate (a, b);
}
