/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Remedies.  What can be done about a problem stands in one table, by its code.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-fix.h"

#include <math.h>
#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-entries.h"

/* How often all problems are looked at again after some were solved. */
#define MAX_ROUNDS 8

/* What a remedy is asked for. */
typedef struct
{
  const NwRuleset *ruleset;
  const NwProblem *problem;
  const NwField   *field;
  GVariant        *value;
} Case;

/* A remedy: puts the new value into @value, which stays %NULL to remove what is there; returns
 * FALSE if there is nothing obvious to do. */
typedef gboolean (*Remedy) (const Case  *c,
                            GVariant   **value);

static gboolean
clamp (const Case  *c,
       GVariant   **value)
{
  gint64 number;

  if (!c->problem->has_range || c->value == NULL ||
      !g_variant_is_of_type (c->value, G_VARIANT_TYPE_INT64))
    return FALSE;

  number = g_variant_get_int64 (c->value);
  *value = g_variant_new_int64 (CLAMP (number, c->problem->low, c->problem->high));

  return TRUE;
}

/* A number that is written in another way than as an integer: the nearest one. */
static gboolean
round_number (const Case  *c,
              GVariant   **value)
{
  double number;
  char *end;

  if (c->field == NULL || c->field->type != NW_FIELD_INT || c->problem->value == NULL)
    return FALSE;

  number = g_ascii_strtod (c->problem->value, &end);
  if (end == c->problem->value || *end != '\0' || !isfinite (number))
    return FALSE;
  *value = g_variant_new_int64 ((gint64) CLAMP (round (number), (double) c->field->low,
                                                (double) c->field->high));

  return TRUE;
}

static gboolean
take_first (const Case  *c,
            GVariant   **value)
{
  if (c->field == NULL || c->field->type == NW_FIELD_TEXT || c->field->type == NW_FIELD_ID ||
      (c->field->type == NW_FIELD_STRING && c->field->fallback == NULL))
    return FALSE;

  *value = nw_field_new_value (c->field, c->ruleset);

  return TRUE;
}

/* What refers to nothing refers to nothing at all, where that is possible. */
static gboolean
refer_to_nothing (const Case  *c,
                  GVariant   **value)
{
  if (c->field == NULL || c->field->type == NW_FIELD_LETTERS)
    return FALSE;

  if ((c->field->flags & NW_FIELD_NULLABLE) != 0)
    *value = g_variant_new_tuple (NULL, 0);
  else if ((c->field->flags & NW_FIELD_OPTIONAL) == 0)
    return take_first (c, value);

  return TRUE;
}

/* Parts `/cards/3/id` into the list and what is left. */
static char *
get_list (const char *pointer)
{
  const char *last = strrchr (pointer, '/');
  const char *before = last != NULL ? g_strrstr_len (pointer, last - pointer, "/") : NULL;

  return before != NULL ? g_strndup (pointer, (gsize) (before - pointer)) : NULL;
}

static gboolean
take_new_id (const Case  *c,
             GVariant   **value)
{
  g_autofree char *list = get_list (c->problem->pointer);
  const char *wish = nw_json_get_string (c->value);
  g_auto (NwEntries) entries = { 0 };

  if (c->field == NULL || c->field->type != NW_FIELD_ID || list == NULL || wish == NULL)
    return FALSE;

  nw_entries_init (&entries, c->ruleset, list);
  *value = g_variant_new_take_string (nw_entries_take_id (&entries, wish));

  return TRUE;
}

static gboolean
end_lines (const Case  *c,
           GVariant   **value)
{
  g_autoptr (GString) text = NULL;

  if (nw_json_get_string (c->value) == NULL)
    return FALSE;

  text = g_string_new (nw_json_get_string (c->value));
  g_string_replace (text, "\r\n", "\n", 0);
  g_string_replace (text, "\r", "\n", 0);
  *value = g_variant_new_string (text->str);

  return TRUE;
}

static gboolean
take_away (const Case  *c,
           GVariant   **value)
{
  return c->value != NULL;
}

static const struct
{
  const char *code;
  Remedy      remedy;
} remedies[] = {
  { "out-of-range", clamp },
  { "row-above-limit", clamp },
  { "limit-above-max", clamp },
  { "not-an-integer", round_number },
  { "missing-member", take_first },
  { "missing-parameter", take_first },
  { "unknown-value", take_first },
  { "bad-colour", take_first },
  { "unknown-reference", refer_to_nothing },
  { "duplicate-id", take_new_id },
  { "bad-id", take_new_id },
  { "carriage-return", end_lines },
  { "unused-image", take_away },
};

/* Finds the new value for a problem; floating or not. */
static gboolean
find_value (const NwRuleset  *ruleset,
            const NwProblem  *problem,
            GVariant        **value)
{
  g_autoptr (GVariant) present = nw_json_get_at (nw_ruleset_get_source (ruleset),
                                                 problem->pointer);
  const Case c = {
    .ruleset = ruleset,
    .problem = problem,
    .field = nw_fields_get_at (nw_ruleset_get_fields (ruleset), problem->pointer),
    .value = present,
  };

  *value = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (remedies); i++)
    if (strcmp (remedies[i].code, problem->code) == 0)
      return remedies[i].remedy (&c, value);

  return FALSE;
}

/**
 * nw_fix_is_there:
 * @ruleset: a ruleset
 * @problem: a problem of it
 *
 * Returns: whether nw_fix_apply() can do something about it
 */
gboolean
nw_fix_is_there (const NwRuleset *ruleset,
                 const NwProblem *problem)
{
  g_autoptr (NwRuleset) fixed = nw_fix_apply (ruleset, problem);

  return fixed != NULL;
}

/**
 * nw_fix_apply:
 * @ruleset: a ruleset
 * @problem: a problem of it
 *
 * Does what is obvious about a problem.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if nothing is obvious
 */
NwRuleset *
nw_fix_apply (const NwRuleset *ruleset,
              const NwProblem *problem)
{
  GVariant *value;

  if (*problem->pointer == '\0' || !find_value (ruleset, problem, &value))
    return NULL;

  if (value != NULL)
    {
      g_autoptr (GVariant) held = g_variant_take_ref (value);

      return nw_ruleset_with_value (ruleset, problem->pointer, held);
    }

  return nw_ruleset_with_value (ruleset, problem->pointer, NULL);
}

/* Does what is obvious about the problems that @ruleset has now. */
static NwRuleset *
apply_round (const NwRuleset *ruleset,
             guint           *n_fixed)
{
  const GPtrArray *problems = nw_ruleset_get_problems (ruleset);
  NwRuleset *fixed = NULL;

  for (guint i = 0; i < problems->len; i++)
    {
      NwRuleset *next = nw_fix_apply (fixed != NULL ? fixed : ruleset, problems->pdata[i]);

      if (next == NULL)
        continue;
      g_clear_pointer (&fixed, nw_ruleset_unref);
      fixed = next;
      (*n_fixed)++;
    }

  return fixed;
}

/**
 * nw_fix_apply_all:
 * @ruleset: a ruleset
 * @n_fixed: (out): how many problems something was done about
 *
 * Does what is obvious about all problems, also those that only then come to light.  Judges, so
 * that it takes long for a large ruleset; may be called from any thread.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if there is nothing obvious to do
 */
NwRuleset *
nw_fix_apply_all (const NwRuleset *ruleset,
                  guint           *n_fixed)
{
  NwRuleset *fixed;

  *n_fixed = 0;
  fixed = apply_round (ruleset, n_fixed);
  for (guint i = 1; i < MAX_ROUNDS && fixed != NULL; i++)
    {
      guint n_more = 0;
      NwRuleset *next = apply_round (fixed, &n_more);

      if (next == NULL)
        break;
      *n_fixed += n_more;
      nw_ruleset_unref (fixed);
      fixed = next;
    }

  return fixed;
}
