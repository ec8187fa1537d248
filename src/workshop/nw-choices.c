/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be chosen; see nw-choices.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-choices.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-entries.h"
#include "workshop/nw-naming.h"

/**
 * nw_choice_free:
 * @choice: (transfer full): a choice
 *
 * Frees it.
 */
void
nw_choice_free (NwChoice *choice)
{
  g_clear_pointer (&choice->value, g_variant_unref);
  g_free (choice->label);
  g_free (choice);
}

static void
add (GPtrArray  *choices,
     GVariant   *value,
     const char *label)
{
  NwChoice *choice = g_new0 (NwChoice, 1);

  choice->value = value != NULL ? g_variant_ref_sink (value) : NULL;
  choice->label = g_strdup (label);
  g_ptr_array_add (choices, choice);
}

/* ---- Words ------------------------------------------------------------------------------------ */

static const char *
get_word_label (const NwField *field,
                guint          index)
{
  return field->choice_labels != NULL && field->choice_labels[index] != NULL
         ? _(field->choice_labels[index]) : field->choices[index];
}

static void
add_words (const NwRuleset *ruleset,
           const NwField   *field,
           GPtrArray       *choices)
{
  for (guint i = 0; field->choices[i] != NULL; i++)
    add (choices, g_variant_new_string (field->choices[i]), get_word_label (field, i));

  for (const NwField *member = field->members; member != NULL && member->key != NULL; member++)
    {
      g_autoptr (GVariant) value = nw_field_new_value (member, ruleset);
      g_autofree char *label = nw_naming_field (member);
      GVariantDict dict;

      g_variant_dict_init (&dict, NULL);
      g_variant_dict_insert_value (&dict, member->key, value);
      add (choices, g_variant_dict_end (&dict), label);
    }
}

static char *
say_word (const NwField *field,
          GVariant      *value)
{
  const char *word = nw_json_get_string (value);

  for (guint i = 0; word != NULL && field->choices[i] != NULL; i++)
    if (strcmp (field->choices[i], word) == 0)
      return g_strdup (get_word_label (field, i));

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    for (const NwField *member = field->members; member != NULL && member->key != NULL; member++)
      {
        g_autoptr (GVariant) inner = nw_json_get (value, member->key);

        if (inner != NULL)
          return nw_naming_field (member);
      }

  return NULL;
}

/* ---- Entries of a table ----------------------------------------------------------------------- */

/* What a reference to an entry of a list or map is written as. */
static GVariant *
get_key (const NwField *field,
         GVariant      *table,
         guint          index,
         GVariant      *entry)
{
  if (field->type == NW_FIELD_INDEX)
    return g_variant_ref_sink (g_variant_new_int64 (index + 1));
  if (g_variant_is_of_type (table, G_VARIANT_TYPE_VARDICT))
    {
      g_autoptr (GVariant) pair = g_variant_get_child_value (table, index);

      return g_variant_get_child_value (pair, 0);
    }

  return g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT)
         ? nw_json_get (entry, field->by != NULL ? field->by : "id") : NULL;
}

static GVariant *
get_entry (GVariant *table,
           guint     index)
{
  g_autoptr (GVariant) child = g_variant_get_child_value (table, index);
  g_autoptr (GVariant) box = NULL;

  if (!g_variant_is_of_type (table, G_VARIANT_TYPE_VARDICT))
    return g_variant_get_variant (child);

  box = g_variant_get_child_value (child, 1);

  return g_variant_get_variant (box);
}

static char *
say_entry (const NwField *field,
           const NwField *target,
           GVariant      *key,
           GVariant      *entry,
           guint          index)
{
  g_autofree char *name = NULL;

  if (target->type != NW_FIELD_LIST)
    return g_variant_dup_string (key, NULL);

  name = nw_naming_entry (target->item, entry, index);

  return field->type == NW_FIELD_INDEX ? g_strdup_printf ("%u · %s", index + 1, name)
                                       : g_steal_pointer (&name);
}

/* Names that a map must have and a reference to it cannot mean. */
static gboolean
is_reserved (const NwField *target,
             GVariant      *key)
{
  return target->type == NW_FIELD_MAP && target->members != NULL &&
         nw_json_get_string (key) != NULL &&
         nw_fields_get (target->members, nw_json_get_string (key)) != NULL;
}

typedef gboolean (*EntryFunc) (const NwField *field,
                               const NwField *target,
                               GVariant      *key,
                               GVariant      *entry,
                               guint          index,
                               gpointer       data);

/* Calls @func for what can be referred to, until it says that it is enough. */
static void
foreach_entry (const NwRuleset *ruleset,
               const NwField   *field,
               EntryFunc        func,
               gpointer         data)
{
  const NwField *target = nw_fields_get_at (nw_ruleset_get_fields (ruleset), field->target);
  g_autoptr (GVariant) table = nw_json_get_at (nw_ruleset_get_source (ruleset), field->target);
  gboolean is_enough = FALSE;

  if (table == NULL || target == NULL || !g_variant_is_container (table))
    return;

  for (guint i = 0; !is_enough && i < g_variant_n_children (table); i++)
    {
      g_autoptr (GVariant) entry = get_entry (table, i);
      g_autoptr (GVariant) key = get_key (field, table, i, entry);

      if (key != NULL && !is_reserved (target, key))
        is_enough = func (field, target, key, entry, i, data);
    }
}

static gboolean
add_entry (const NwField *field,
           const NwField *target,
           GVariant      *key,
           GVariant      *entry,
           guint          index,
           gpointer       data)
{
  g_autofree char *label = NULL;

  if (field->type != NW_FIELD_INDEX && nw_json_get_string (key) == NULL)
    return FALSE;

  label = say_entry (field, target, key, entry, index);
  add (data, key, label);

  return FALSE;
}

typedef struct
{
  GVariant *wanted;
  char     *label;
} Search;

static gboolean
find_entry (const NwField *field,
            const NwField *target,
            GVariant      *key,
            GVariant      *entry,
            guint          index,
            gpointer       data)
{
  Search *search = data;

  if (!nw_json_equal (key, search->wanted))
    return FALSE;

  search->label = say_entry (field, target, key, entry, index);

  return TRUE;
}

/* ---- All of them ------------------------------------------------------------------------------ */

/**
 * nw_choices_are_for:
 * @field: a field
 *
 * Returns: whether its value is one of a list of choices
 */
gboolean
nw_choices_are_for (const NwField *field)
{
  return field->type == NW_FIELD_ENUM || field->type == NW_FIELD_REFERENCE ||
         field->type == NW_FIELD_INDEX || field->type == NW_FIELD_BOOL;
}

/**
 * nw_choices_new:
 * @ruleset: a ruleset
 * @field: a field that there are choices for
 *
 * Returns: (transfer full) (element-type NwChoice): what can be chosen, in the order of the file
 */
GPtrArray *
nw_choices_new (const NwRuleset *ruleset,
                const NwField   *field)
{
  GPtrArray *choices = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_choice_free);

  if ((field->flags & NW_FIELD_NULLABLE) != 0)
    add (choices, g_variant_new_tuple (NULL, 0), C_("choice", "None"));
  else if ((field->flags & NW_FIELD_OPTIONAL) != 0)
    add (choices, NULL, C_("choice", "None"));

  if (field->type == NW_FIELD_BOOL)
    {
      add (choices, g_variant_new_boolean (FALSE), C_("choice", "No"));
      add (choices, g_variant_new_boolean (TRUE), C_("choice", "Yes"));
    }
  else if (field->type == NW_FIELD_ENUM)
    add_words (ruleset, field, choices);
  else
    foreach_entry (ruleset, field, add_entry, choices);

  return choices;
}

/* Objects are the same choice if they have the same first member. */
static gboolean
is_same (GVariant *choice,
         GVariant *value)
{
  if (choice == NULL || value == NULL)
    return choice == value;
  if (!g_variant_is_of_type (choice, G_VARIANT_TYPE_VARDICT) ||
      !g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    return g_variant_is_of_type (value, g_variant_get_type (choice)) &&
           nw_json_equal (choice, value);
  if (g_variant_n_children (choice) == 0 || g_variant_n_children (value) == 0)
    return FALSE;

  return strcmp (nw_json_peek_name (choice, 0), nw_json_peek_name (value, 0)) == 0;
}

/**
 * nw_choices_find:
 * @choices: (element-type NwChoice): what can be chosen
 * @value: (nullable): a value
 *
 * Returns: the index of the choice that is the value, or the number of choices
 */
guint
nw_choices_find (const GPtrArray *choices,
                 GVariant        *value)
{
  for (guint i = 0; i < choices->len; i++)
    if (is_same (((NwChoice *) choices->pdata[i])->value, value))
      return i;

  return choices->len;
}

/**
 * nw_choices_say:
 * @ruleset: a ruleset
 * @field: a field
 * @value: a value of it
 *
 * Returns: (transfer full) (nullable): the words for a value that was chosen; %NULL if there are
 *   none, because it can't be chosen or is no choice
 */
char *
nw_choices_say (const NwRuleset *ruleset,
                const NwField   *field,
                GVariant        *value)
{
  Search search = { value, NULL };

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT))
    return g_strdup ("");

  switch (field->type)
    {
    case NW_FIELD_BOOL:
      if (!g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
        return NULL;
      return g_strdup (g_variant_get_boolean (value) ? C_("choice", "Yes") : C_("choice", "No"));
    case NW_FIELD_ENUM:
      return say_word (field, value);
    case NW_FIELD_REFERENCE:
    case NW_FIELD_INDEX:
      foreach_entry (ruleset, field, find_entry, &search);
      return search.label;
    default:
      return NULL;
    }
}
