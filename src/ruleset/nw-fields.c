/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking fields up.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-fields-private.h"

#include <string.h>

static const NwFieldTable *const tables[] = {
  &nw_fields_brawl,
  &nw_fields_tailor,
};

/**
 * nw_fields_find:
 * @game: id of a game
 *
 * Returns: (transfer none) (nullable): what its rulesets are made of; %NULL if there is no
 *   such game
 */
const NwFieldTable *
nw_fields_find (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (strcmp (tables[i]->rules->id, game) == 0)
      return tables[i];

  return NULL;
}

/**
 * nw_fields_list_games:
 *
 * Returns: (transfer full): the ids of all games, for a message
 */
char *
nw_fields_list_games (void)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", tables[i]->rules->id);

  return g_string_free_and_steal (g_steal_pointer (&list));
}

/**
 * nw_fields_get:
 * @fields: a table of fields
 * @key: name of a member
 *
 * Returns: (transfer none) (nullable): the field of that name
 */
const NwField *
nw_fields_get (const NwField *fields,
               const char    *key)
{
  for (; fields->key != NULL; fields++)
    if (strcmp (fields->key, key) == 0)
      return fields;

  return NULL;
}

/**
 * nw_fields_get_parameters:
 * @table: the fields of a game
 *
 * Returns: (transfer none): the game's parameters, closed by an entry without key
 */
const NwField *
nw_fields_get_parameters (const NwFieldTable *table)
{
  const NwField *field = nw_fields_get (table->fields, "parameters");

  g_return_val_if_fail (field != NULL, NULL);

  return field->members;
}

/* The field of one step down a pointer. */
static const NwField *
step_down (const NwField *field,
           const char    *step)
{
  const NwField *member = field->members != NULL ? nw_fields_get (field->members, step) : NULL;

  return member != NULL ? member : field->item;
}

/**
 * nw_fields_get_at:
 * @table: the fields of a game
 * @pointer: a JSON pointer into a ruleset, such as `/cards/3/points`
 *
 * Returns: (transfer none) (nullable): the field of the value there
 */
const NwField *
nw_fields_get_at (const NwFieldTable *table,
                  const char         *pointer)
{
  g_auto (GStrv) steps = NULL;
  const NwField *field;

  if (*pointer != '/')
    return NULL;

  steps = g_strsplit (pointer + 1, "/", -1);
  field = nw_fields_get (table->fields, steps[0]);
  for (guint i = 1; field != NULL && steps[i] != NULL; i++)
    field = step_down (field, steps[i]);

  return field;
}

/**
 * nw_field_type_get_name:
 * @type: a type
 *
 * Names what a value of the type looks like in JSON.
 *
 * Returns: (transfer none): `integer`, `true-or-false`, `string`, `text`, `object`, `list` or
 *   `choice`
 */
const char *
nw_field_type_get_name (NwFieldType type)
{
  static const char *const names[NW_N_FIELD_TYPES] = {
    [NW_FIELD_CONSTANT] = "string",
    [NW_FIELD_INT] = "integer",
    [NW_FIELD_BOOL] = "true-or-false",
    [NW_FIELD_STRING] = "string",
    [NW_FIELD_TEXT] = "text",
    [NW_FIELD_ID] = "string",
    [NW_FIELD_LETTER] = "string",
    [NW_FIELD_COLOUR] = "string",
    [NW_FIELD_ENUM] = "choice",
    [NW_FIELD_ENUM_LIST] = "list",
    [NW_FIELD_REFERENCE] = "string",
    [NW_FIELD_LETTERS] = "string",
    [NW_FIELD_INDEX] = "integer",
    [NW_FIELD_DATA] = "string",
    [NW_FIELD_OBJECT] = "object",
    [NW_FIELD_LIST] = "list",
    [NW_FIELD_MAP] = "object",
    [NW_FIELD_BY_PLAYERS] = "object",
  };

  g_return_val_if_fail (type < NW_N_FIELD_TYPES, NULL);

  return names[type];
}

/**
 * nw_unit_get_name:
 * @unit: a unit
 *
 * Returns: (transfer none) (nullable): the unit's word for a number of them, a msgid
 */
const char *
nw_unit_get_name (NwUnit unit)
{
  static const char *const names[NW_N_UNITS] = {
    [NW_UNIT_POINTS] = N_("points"),
    [NW_UNIT_FABRICS] = N_("fabrics"),
    [NW_UNIT_TOKENS] = N_("tokens"),
    [NW_UNIT_CARDS] = N_("cards"),
    [NW_UNIT_DYES] = N_("dyes"),
    [NW_UNIT_ROUNDS] = N_("rounds"),
    [NW_UNIT_DOLLARS] = N_("dollars"),
    [NW_UNIT_INKS] = N_("inks"),
    [NW_UNIT_ACTIONS] = N_("actions"),
    [NW_UNIT_TURNS] = N_("turns"),
    [NW_UNIT_TATTOOS] = N_("tattoos"),
  };

  g_return_val_if_fail (unit < NW_N_UNITS, NULL);

  return names[unit];
}
