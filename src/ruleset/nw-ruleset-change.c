/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changed copies of rulesets.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-private.h"

#include <string.h>

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-judge.h"

/**
 * nw_ruleset_with_value:
 * @self: a ruleset
 * @pointer: JSON pointer to a value in an object or list that is there; the name of a new member
 *   adds it, `-` for a list's index appends
 * @value: (nullable): the value, as nw_json_parse() gives it; a floating one is taken; %NULL
 *   removes what is there
 *
 * Makes a changed copy, which shares all that is the same.  Costs as much as the containers along
 * the pointer have entries; the copy is judged when somebody asks.
 *
 * Returns: (transfer full) (nullable): the copy; %NULL if @pointer leads nowhere
 */
NwRuleset *
nw_ruleset_with_value (const NwRuleset *self,
                       const char      *pointer,
                       GVariant        *value)
{
  g_autoptr (GVariant) document = NULL;

  g_return_val_if_fail (*pointer == '/', NULL);

  document = nw_json_with_value (nw_ruleset_get_source (self), pointer, value);
  if (document == NULL)
    return NULL;

  return nw_ruleset_new_for_table (self->table, document, TRUE);
}

/**
 * nw_ruleset_with_document:
 * @self: a ruleset
 * @document: an object; a floating one is taken
 *
 * Makes a ruleset for the same game of another document, which is judged when somebody asks.
 *
 * Returns: (transfer full): the ruleset
 */
NwRuleset *
nw_ruleset_with_document (const NwRuleset *self,
                          GVariant        *document)
{
  return nw_ruleset_new_for_table (self->table, document, TRUE);
}

/* ---- Parameters ------------------------------------------------------------------------------ */

/**
 * nw_ruleset_n_parameters:
 * @self: a ruleset
 *
 * Returns: how many parameters its game has
 */
guint
nw_ruleset_n_parameters (const NwRuleset *self)
{
  const NwField *parameters = nw_fields_get_parameters (self->table);
  guint n = 0;

  while (parameters[n].key != NULL)
    n++;

  return n;
}

/**
 * nw_ruleset_get_parameter:
 * @self: a ruleset
 * @index: 0…n_parameters-1
 *
 * Returns: (transfer none): what that parameter is
 */
const NwField *
nw_ruleset_get_parameter (const NwRuleset *self,
                          guint            index)
{
  g_return_val_if_fail (index < nw_ruleset_n_parameters (self), NULL);

  return &nw_fields_get_parameters (self->table)[index];
}

/* Words separated by commas, as a list of them. */
static GVariant *
split_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *word = g_strstrip (words[i]);

      if (*word != '\0')
        g_variant_builder_add (&builder, "v", g_variant_new_string (word));
    }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/* What somebody typed for a parameter: JSON, or words without their quotes. */
static GVariant *
parse_value (const NwField *field,
             const char    *text)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  GVariant *value = nw_json_parse (text, strlen (text), problems);

  if (value != NULL)
    return value;
  if (field->type == NW_FIELD_ENUM_LIST)
    return split_words (text);

  return g_variant_ref_sink (g_variant_new_string (text));
}

static void
check_parsed (GVariant   *value,
              const char *pointer,
              GPtrArray  *problems)
{
  nw_json_check (value, problems);
  for (guint i = 0; i < problems->len; i++)
    {
      NwProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *inner = g_steal_pointer (&problem->pointer);

      problem->pointer = g_strconcat (pointer, inner, NULL);
    }
}

static NwProblem *
unknown_parameter (const NwField *parameters,
                   const char    *key)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) pointer = g_string_new ("/parameters");
  NwProblem *problem;

  for (const NwField *field = parameters; field->key != NULL; field++)
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", field->key);
  nw_json_append_pointer (pointer, key);
  problem = nw_problem_new (NW_SEVERITY_ERROR, "unknown-parameter", pointer->str, key);
  problem->expected = g_string_free_and_steal (g_steal_pointer (&names));

  return problem;
}

/**
 * nw_ruleset_with_parameter:
 * @self: a ruleset
 * @key: name of a parameter
 * @value_text: its value as somebody would type it: `8`, `true`, `orders,limit`
 * @problem: (out) (optional) (transfer full): why @key or @value_text cannot be
 *
 * Makes a copy with another value for one parameter.  Whether the parameters still agree with each
 * other (a start above its limit) is for nw_ruleset_get_problems() of the last copy to say, so that
 * several can be changed one after the other.
 *
 * Returns: (transfer full) (nullable): the copy; %NULL with @problem set
 */
NwRuleset *
nw_ruleset_with_parameter (const NwRuleset  *self,
                           const char       *key,
                           const char       *value_text,
                           NwProblem       **problem)
{
  const NwField *parameters = nw_fields_get_parameters (self->table);
  const NwField *field = nw_fields_get (parameters, key);
  const NwPlace in = { NULL, "parameters", 0 };
  const NwPlace place = { &in, key, 0 };
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GVariant) judged = NULL;
  g_autofree char *pointer = g_strconcat ("/parameters/", key, NULL);
  NwJudge judge;

  if (field == NULL)
    g_ptr_array_add (problems, unknown_parameter (parameters, key));
  else
    {
      value = parse_value (field, value_text);
      check_parsed (value, pointer, problems);
      nw_judge_init (&judge, self->table, self->source, problems);
      judged = nw_judge_value (&judge, field, value, &place);
      nw_judge_clear (&judge);
    }

  if (problems->len > 0)
    {
      if (problem != NULL)
        *problem = g_ptr_array_steal_index (problems, 0);
      return NULL;
    }

  return nw_ruleset_with_value (self, pointer, judged);
}
