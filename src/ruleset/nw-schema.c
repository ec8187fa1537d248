/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turning the tables of fields into a JSON Schema.
 *
 * The schema is as strict as JSON Schema can be: what a reference refers to, and what is between
 * fields, only judging tells.  Unknown members are allowed, as they are in files.  It is in
 * English, like the names that it describes.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-schema.h"

#include <string.h>

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"

#define DIALECT "https://json-schema.org/draft/2020-12/schema"
#define ID_PATTERN "^[a-z0-9-]{1,64}$"
#define LANGUAGE_PATTERN "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"

static GVariant *describe_value (const NwFieldTable *table,
                                 const NwField      *field);

/* ---- Pieces ---------------------------------------------------------------------------------- */

static void
add (GVariantBuilder *builder,
     const char      *key,
     GVariant        *value)
{
  g_variant_builder_add (builder, "{sv}", key, value);
}

static void
add_string (GVariantBuilder *builder,
            const char      *key,
            const char      *value)
{
  add (builder, key, g_variant_new_string (value));
}

static void
add_number (GVariantBuilder *builder,
            const char      *key,
            gint64           value)
{
  add (builder, key, g_variant_new_int64 (value));
}

static GVariant *
new_list (GVariant **values,
          gsize      n_values)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (gsize i = 0; i < n_values; i++)
    g_variant_builder_add (&builder, "v", values[i]);

  return g_variant_builder_end (&builder);
}

static GVariant *
new_words (const char *const *words)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; words[i] != NULL; i++)
    g_variant_builder_add (&builder, "v", g_variant_new_string (words[i]));

  return g_variant_builder_end (&builder);
}

static GVariant *
new_pattern (const char *pattern)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  add_string (&builder, "type", "string");
  add_string (&builder, "pattern", pattern);

  return g_variant_builder_end (&builder);
}

/* ---- Single values --------------------------------------------------------------------------- */

static void
add_length (GVariantBuilder *builder,
            guint            least,
            guint            most)
{
  if (least > 0)
    add_number (builder, "minLength", least);
  add_number (builder, "maxLength", most);
}

static void
describe_constant (GVariantBuilder    *builder,
                   const NwFieldTable *table,
                   const NwField      *field)
{
  add_string (builder, "const", field->choices[0]);
}

static void
describe_int (GVariantBuilder    *builder,
              const NwFieldTable *table,
              const NwField      *field)
{
  add_string (builder, "type", "integer");
  add_number (builder, "minimum", field->type == NW_FIELD_INDEX ? 1 : field->low);
  if (field->type != NW_FIELD_INDEX)
    add_number (builder, "maximum", field->high);
}

static void
describe_bool (GVariantBuilder    *builder,
               const NwFieldTable *table,
               const NwField      *field)
{
  add_string (builder, "type", "boolean");
}

static void
describe_string (GVariantBuilder    *builder,
                 const NwFieldTable *table,
                 const NwField      *field)
{
  add_string (builder, "type", "string");
  add_length (builder, field->least, field->most);
}

static void
describe_letters (GVariantBuilder    *builder,
                  const NwFieldTable *table,
                  const NwField      *field)
{
  add_string (builder, "type", "string");
  add_string (builder, "pattern", "^[a-z]*$");
  add_length (builder, field->least, field->most);
}

/* A text is one string, or one for each language. */
static void
describe_text (GVariantBuilder    *builder,
               const NwFieldTable *table,
               const NwField      *field)
{
  static const char *const types[] = { "string", "object", NULL };
  GVariantBuilder words = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  add_string (&words, "type", "string");
  add_length (&words, 0, NW_MAX_CHARACTERS);
  add (builder, "type", new_words (types));
  add_length (builder, 0, NW_MAX_CHARACTERS);
  add_number (builder, "minProperties", 1);
  add (builder, "propertyNames", new_pattern (LANGUAGE_PATTERN));
  add (builder, "additionalProperties", g_variant_builder_end (&words));
}

static const char *const patterns[NW_N_FIELD_TYPES] = {
  [NW_FIELD_ID] = ID_PATTERN,
  [NW_FIELD_LETTER] = "^[a-z]$",
  [NW_FIELD_COLOUR] = "^#[0-9a-fA-F]{6}$",
  [NW_FIELD_REFERENCE] = ID_PATTERN,
  [NW_FIELD_DATA] = "^[A-Za-z0-9+/]+={0,2}$",
};

static void
describe_pattern (GVariantBuilder    *builder,
                  const NwFieldTable *table,
                  const NwField      *field)
{
  add_string (builder, "type", "string");
  add_string (builder, "pattern", patterns[field->type]);
}

static void
describe_enum_list (GVariantBuilder    *builder,
                    const NwFieldTable *table,
                    const NwField      *field)
{
  GVariantBuilder items = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  add (&items, "enum", new_words (field->choices));
  add_string (builder, "type", "array");
  add (builder, "items", g_variant_builder_end (&items));
  add (builder, "uniqueItems", g_variant_new_boolean (TRUE));
  add_number (builder, "maxItems", field->most);
}

/* ---- Containers ------------------------------------------------------------------------------ */

static gboolean
is_required (const NwField *field)
{
  return field->fallback == NULL && (field->flags & NW_FIELD_OPTIONAL) == 0 && field->when == NULL;
}

static void
add_members (GVariantBuilder    *builder,
             const NwFieldTable *table,
             const NwField      *members)
{
  GVariantBuilder properties = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder required = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (const NwField *field = members; field->key != NULL; field++)
    {
      add (&properties, field->key, describe_value (table, field));
      if (is_required (field))
        g_variant_builder_add (&required, "v", g_variant_new_string (field->key));
    }
  add (builder, "properties", g_variant_builder_end (&properties));
  add (builder, "required", g_variant_builder_end (&required));
}

static void
describe_object (GVariantBuilder    *builder,
                 const NwFieldTable *table,
                 const NwField      *field)
{
  add_string (builder, "type", "object");
  add_members (builder, table, field->members);
}

/* One of some words, or an object with one of some members. */
static void
describe_enum (GVariantBuilder    *builder,
               const NwFieldTable *table,
               const NwField      *field)
{
  GVariantBuilder words = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariant *choices[2];

  if (field->members == NULL)
    {
      g_variant_builder_clear (&words);
      g_variant_builder_clear (&object);
      add (builder, "enum", new_words (field->choices));
      return;
    }

  add (&words, "enum", new_words (field->choices));
  describe_object (&object, table, field);
  choices[0] = g_variant_builder_end (&words);
  choices[1] = g_variant_builder_end (&object);
  add (builder, "anyOf", new_list (choices, 2));
}

static void
describe_list (GVariantBuilder    *builder,
               const NwFieldTable *table,
               const NwField      *field)
{
  add_string (builder, "type", "array");
  add (builder, "items", describe_value (table, field->item));
  if (field->least > 0)
    add_number (builder, "minItems", field->least);
  add_number (builder, "maxItems", field->most);
}

static void
describe_map (GVariantBuilder    *builder,
              const NwFieldTable *table,
              const NwField      *field)
{
  add_string (builder, "type", "object");
  if (field->members != NULL)
    add_members (builder, table, field->members);
  add (builder, "propertyNames", new_pattern (ID_PATTERN));
  add (builder, "additionalProperties", describe_value (table, field->item));
  if (field->least > 0)
    add_number (builder, "minProperties", field->least);
  add_number (builder, "maxProperties", field->most);
}

static void
describe_by_players (GVariantBuilder    *builder,
                     const NwFieldTable *table,
                     const NwField      *field)
{
  GVariantBuilder properties = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder required = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint n = table->rules->min_seats; n <= table->rules->max_seats; n++)
    {
      g_autofree char *key = g_strdup_printf ("%u", n);

      add (&properties, key, describe_value (table, field->item));
      g_variant_builder_add (&required, "v", g_variant_new_string (key));
    }
  add_string (builder, "type", "object");
  add (builder, "properties", g_variant_builder_end (&properties));
  add (builder, "required", g_variant_builder_end (&required));
}

/* ---- Any value ------------------------------------------------------------------------------- */

static void (*const describers[NW_N_FIELD_TYPES]) (GVariantBuilder    *builder,
                                                   const NwFieldTable *table,
                                                   const NwField      *field) = {
  [NW_FIELD_CONSTANT] = describe_constant,
  [NW_FIELD_INT] = describe_int,
  [NW_FIELD_BOOL] = describe_bool,
  [NW_FIELD_STRING] = describe_string,
  [NW_FIELD_TEXT] = describe_text,
  [NW_FIELD_ID] = describe_pattern,
  [NW_FIELD_LETTER] = describe_pattern,
  [NW_FIELD_COLOUR] = describe_pattern,
  [NW_FIELD_ENUM] = describe_enum,
  [NW_FIELD_ENUM_LIST] = describe_enum_list,
  [NW_FIELD_REFERENCE] = describe_pattern,
  [NW_FIELD_LETTERS] = describe_letters,
  [NW_FIELD_INDEX] = describe_int,
  [NW_FIELD_DATA] = describe_pattern,
  [NW_FIELD_OBJECT] = describe_object,
  [NW_FIELD_LIST] = describe_list,
  [NW_FIELD_MAP] = describe_map,
  [NW_FIELD_BY_PLAYERS] = describe_by_players,
};

static GVariant *
or_null (GVariant *schema)
{
  GVariantBuilder null = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariant *choices[2] = { schema, NULL };

  add_string (&null, "type", "null");
  choices[1] = g_variant_builder_end (&null);
  add (&builder, "anyOf", new_list (choices, 2));

  return g_variant_builder_end (&builder);
}

static void
add_annotations (GVariantBuilder *builder,
                 const NwField   *field)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) fallback = NULL;

  if (field->meaning != NULL)
    add_string (builder, "description", field->meaning);
  if (field->rule_ids != NULL)
    add_string (builder, "$comment", field->rule_ids);
  if (field->fallback == NULL)
    return;

  fallback = nw_json_parse (field->fallback, strlen (field->fallback), problems);
  add (builder, "default", fallback);
}

static GVariant *
describe_value (const NwFieldTable *table,
                const NwField      *field)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  add_annotations (&builder, field);
  describers[field->type] (&builder, table, field);
  if ((field->flags & NW_FIELD_NULLABLE) != 0)
    return or_null (g_variant_builder_end (&builder));

  return g_variant_builder_end (&builder);
}

/**
 * nw_schema_new:
 * @table: the fields of a game
 *
 * Returns: (transfer floating): the JSON Schema of the game's rulesets, for nw_json_print()
 */
GVariant *
nw_schema_new (const NwFieldTable *table)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  g_autofree char *title = g_strdup_printf ("Needlework ruleset: %s", table->rules->id);

  add_string (&builder, "$schema", DIALECT);
  add_string (&builder, "title", title);
  add_string (&builder, "type", "object");
  add_members (&builder, table, table->fields);

  return g_variant_builder_end (&builder);
}
