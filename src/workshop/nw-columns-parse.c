/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text as cells.  How a field's text is read stands in one table, `kinds`, by its type.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-columns.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-entries.h"

/* Why a text is no value; the sentence ends without a full stop. */
G_GNUC_PRINTF (2, 3)
static GVariant *
refuse (GError    **error,
        const char *format,
        ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE, format,
                                                arguments));
  va_end (arguments);

  return NULL;
}

static GVariant *
parse_number (const NwRuleset  *ruleset G_GNUC_UNUSED,
              const NwField    *field G_GNUC_UNUSED,
              const char       *text,
              GError          **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &number, NULL))
    return refuse (error, _("“%s” is not a whole number"), text);

  return g_variant_new_int64 (number);
}

static GVariant *
parse_switch (const NwRuleset  *ruleset G_GNUC_UNUSED,
              const NwField    *field G_GNUC_UNUSED,
              const char       *text,
              GError          **error)
{
  static const struct
  {
    const char *word;
    gboolean    value;
  } words[] = {
    { "true", TRUE }, { "yes", TRUE }, { "sí", TRUE }, { "si", TRUE }, { "1", TRUE },
    { "verdadero", TRUE }, { "false", FALSE }, { "no", FALSE }, { "0", FALSE },
    { "falso", FALSE },
  };
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *word = g_utf8_casefold (words[i].word, -1);

      if (strcmp (folded, word) == 0)
        return g_variant_new_boolean (words[i].value);
    }

  return refuse (error, _("“%s” is neither true nor false"), text);
}

static GVariant *
parse_string (const NwRuleset  *ruleset G_GNUC_UNUSED,
              const NwField    *field G_GNUC_UNUSED,
              const char       *text,
              GError          **error G_GNUC_UNUSED)
{
  return g_variant_new_string (text);
}

static GVariant *parse_text (const NwRuleset  *ruleset,
                             const NwField    *field,
                             const char       *text,
                             GError          **error);

/* A word of the choices, or the name of the object that can stand there instead. */
static GVariant *
parse_choice (const NwRuleset  *ruleset,
              const NwField    *field,
              const char       *text,
              GError          **error)
{
  const NwField *member = field->members != NULL ? nw_fields_get (field->members, text) : NULL;
  g_autofree char *words = NULL;
  g_autoptr (GVariant) object = NULL;
  GVariantBuilder builder;

  if (member == NULL)
    {
      if (g_strv_contains (field->choices, text))
        return g_variant_new_string (text);
      words = g_strjoinv (", ", (char **) field->choices);
      return refuse (error, _("“%s” is none of: %s"), text, words);
    }

  object = nw_field_new_value (member, ruleset);
  g_variant_builder_init_static (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", text, object);

  return g_variant_builder_end (&builder);
}

static GVariant *
parse_list (const NwRuleset  *ruleset,
            const NwField    *field,
            const char       *text,
            GError          **error)
{
  static const NwField word = { .key = "word", .type = NW_FIELD_STRING };
  const NwField *item = field->item != NULL ? field->item : &word;
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  g_auto (GVariantBuilder) builder = { 0 };

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *trimmed = g_strstrip (words[i]);
      GVariant *value;

      if (*trimmed == '\0')
        continue;
      value = parse_text (ruleset, item, trimmed, error);
      if (value == NULL)
        return NULL;
      g_variant_builder_add (&builder, "v", value);
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
parse_map (const NwRuleset  *ruleset,
           const NwField    *field,
           const char       *text,
           GError          **error)
{
  g_auto (GStrv) entries = g_strsplit (text, ",", -1);
  g_auto (GVariantBuilder) builder = { 0 };

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; entries[i] != NULL; i++)
    {
      char *name = g_strstrip (entries[i]);
      char *colon = strchr (name, ':');
      GVariant *value;

      if (*name == '\0')
        continue;
      if (colon == NULL)
        return refuse (error, _("“%s” should be a name, a colon and a value"), name);
      *colon = '\0';
      value = parse_text (ruleset, field->item, g_strstrip (colon + 1), error);
      if (value == NULL)
        return NULL;
      g_variant_builder_add (&builder, "{sv}", g_strchomp (name), value);
    }

  return g_variant_builder_end (&builder);
}

/* JSON, for what no cell is made for. */
static GVariant *
parse_json (const NwRuleset  *ruleset G_GNUC_UNUSED,
            const NwField    *field G_GNUC_UNUSED,
            const char       *text,
            GError          **error)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  GVariant *value = nw_json_parse (text, strlen (text), problems);

  return value != NULL ? value : refuse (error, _("“%s” is not JSON"), text);
}

typedef GVariant *(*Parse) (const NwRuleset *ruleset,
                            const NwField   *field,
                            const char      *text,
                            GError         **error);

static const Parse kinds[NW_N_FIELD_TYPES] = {
  [NW_FIELD_CONSTANT] = parse_string,
  [NW_FIELD_INT] = parse_number,
  [NW_FIELD_BOOL] = parse_switch,
  [NW_FIELD_STRING] = parse_string,
  [NW_FIELD_TEXT] = parse_string,
  [NW_FIELD_ID] = parse_string,
  [NW_FIELD_LETTER] = parse_string,
  [NW_FIELD_COLOUR] = parse_string,
  [NW_FIELD_ENUM] = parse_choice,
  [NW_FIELD_ENUM_LIST] = parse_list,
  [NW_FIELD_REFERENCE] = parse_string,
  [NW_FIELD_LETTERS] = parse_string,
  [NW_FIELD_INDEX] = parse_number,
  [NW_FIELD_DATA] = parse_string,
  [NW_FIELD_OBJECT] = parse_json,
  [NW_FIELD_LIST] = parse_list,
  [NW_FIELD_MAP] = parse_map,
  [NW_FIELD_BY_PLAYERS] = parse_map,
};

static GVariant *
parse_text (const NwRuleset  *ruleset,
            const NwField    *field,
            const char       *text,
            GError          **error)
{
  if (field->type == NW_FIELD_LIST && field->item->type == NW_FIELD_OBJECT)
    return parse_json (ruleset, field, text, error);

  return kinds[field->type](ruleset, field, text, error);
}

/**
 * nw_column_parse:
 * @column: a column
 * @ruleset: the ruleset, for what a new object refers to
 * @text: what somebody typed or pasted, which is not empty for a cell that must not be
 * @error: return location for an error
 *
 * Reads a cell.  A number that is out of range is taken, since a draft may have problems; what is
 * no number is not.
 *
 * On error: %NW_RULESET_ERROR_PARSE, with a sentence for people
 *
 * Returns: (transfer full) (nullable): the value; %NULL without an error for an empty cell
 */
GVariant *
nw_column_parse (const NwColumn   *column,
                 const NwRuleset  *ruleset,
                 const char       *text,
                 GError          **error)
{
  g_autofree char *trimmed = NULL;
  GVariant *value;

  if (!g_utf8_validate (text, -1, NULL))
    return refuse (error, "%s", _("The text is not UTF-8"));

  trimmed = column->field->type == NW_FIELD_TEXT ? g_strdup (text) : g_strstrip (g_strdup (text));
  if (*trimmed == '\0' && (column->optional || column->language != NULL))
    return NULL;

  value = parse_text (ruleset, column->field, trimmed, error);

  return value != NULL && g_variant_is_floating (value) ? g_variant_ref_sink (value) : value;
}
