/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changed copies of values, which share all that is the same.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-json.h"

#include <string.h>

static GVariant *with_value_at (GVariant          *container,
                                const char *const *steps,
                                GVariant          *value);

static GVariant *
get_child (GVariant *container,
           gsize     index,
           gboolean  is_object)
{
  g_autoptr (GVariant) entry = g_variant_get_child_value (container, index);
  g_autoptr (GVariant) box = is_object ? g_variant_get_child_value (entry, 1) : NULL;

  return g_variant_get_variant (is_object ? box : entry);
}

/* Which child of a container a step means; one past the last for a new one, -1 for none. */
static gssize
find_step (GVariant   *container,
           const char *step,
           gboolean    is_object)
{
  const gsize n = g_variant_n_children (container);
  guint64 index;

  if (!is_object)
    {
      if (strcmp (step, "-") == 0)
        return (gssize) n;
      return g_ascii_string_to_unsigned (step, 10, 0, n, &index, NULL) ? (gssize) index : -1;
    }

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (container, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);

      if (strcmp (g_variant_get_string (name, NULL), step) == 0)
        return (gssize) i;
    }

  return (gssize) n;
}

static GVariant *
new_entry (const char *step,
           gboolean    is_object,
           GVariant   *value)
{
  GVariant *box = g_variant_new_variant (value);

  return is_object ? g_variant_new_dict_entry (g_variant_new_string (step), box) : box;
}

/* The child with what the rest of the steps changes in it; NULL if it goes away, or, with failed
 * set, if the steps lead nowhere. */
static GVariant *
change_child (GVariant          *container,
              gsize              index,
              gboolean           is_object,
              const char *const *steps,
              GVariant          *value,
              gboolean          *failed)
{
  g_autoptr (GVariant) child = NULL;
  GVariant *changed = NULL;

  if (steps[1] == NULL)
    return value != NULL ? g_variant_ref (value) : NULL;

  if (index < g_variant_n_children (container))
    {
      child = get_child (container, index, is_object);
      changed = with_value_at (child, steps + 1, value);
    }
  *failed = changed == NULL;

  return changed;
}

static GVariant *
with_value_at (GVariant          *container,
               const char *const *steps,
               GVariant          *value)
{
  const gboolean is_object = g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT);
  g_autoptr (GVariant) changed = NULL;
  GVariantBuilder builder;
  gboolean failed = FALSE;
  gssize index;

  if (!is_object && !g_variant_is_of_type (container, G_VARIANT_TYPE ("av")))
    return NULL;
  index = find_step (container, steps[0], is_object);
  if (index < 0)
    return NULL;
  changed = change_child (container, (gsize) index, is_object, steps, value, &failed);
  if (failed)
    return NULL;

  g_variant_builder_init_static (&builder, g_variant_get_type (container));
  for (gsize i = 0; i <= g_variant_n_children (container); i++)
    if (i == (gsize) index && changed != NULL)
      g_variant_builder_add_value (&builder, new_entry (steps[0], is_object, changed));
    else if (i != (gsize) index && i < g_variant_n_children (container))
      {
        g_autoptr (GVariant) entry = g_variant_get_child_value (container, i);

        g_variant_builder_add_value (&builder, entry);
      }

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/**
 * nw_json_split_pointer:
 * @pointer: a JSON pointer
 *
 * Returns: (transfer full) (array zero-terminated=1): its steps, unescaped; none for the whole
 */
char **
nw_json_split_pointer (const char *pointer)
{
  char **steps = *pointer == '/' ? g_strsplit (pointer + 1, "/", -1) : g_new0 (char *, 1);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_autoptr (GString) step = g_string_new (steps[i]);

      g_string_replace (step, "~1", "/", 0);
      g_string_replace (step, "~0", "~", 0);
      g_free (steps[i]);
      steps[i] = g_string_free_and_steal (g_steal_pointer (&step));
    }

  return steps;
}

/**
 * nw_json_with_value:
 * @container: an object or a list
 * @pointer: JSON pointer to a value in an object or list that is there; the name of a new member
 *   adds it, `-` for a list's index appends
 * @value: (nullable): the value; a floating one is taken; %NULL removes what is there
 *
 * Makes a changed copy.  Costs as much as the containers along the pointer have entries.
 *
 * Returns: (transfer full) (nullable): the copy; %NULL if @pointer leads nowhere
 */
GVariant *
nw_json_with_value (GVariant   *container,
                    const char *pointer,
                    GVariant   *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;
  g_auto (GStrv) steps = nw_json_split_pointer (pointer);

  g_return_val_if_fail (steps[0] != NULL, NULL);

  return with_value_at (container, (const char *const *) steps, held);
}

static GVariant *
get_element (GVariant   *list,
             const char *step)
{
  gssize index = -1;

  if (g_variant_is_of_type (list, G_VARIANT_TYPE ("av")))
    index = find_step (list, step, FALSE);

  return index >= 0 && (gsize) index < g_variant_n_children (list)
           ? get_child (list, (gsize) index, FALSE)
           : NULL;
}

/**
 * nw_json_get_at:
 * @value: a value
 * @pointer: a JSON pointer into it
 *
 * Returns: (transfer full) (nullable): the value there, if there is one
 */
GVariant *
nw_json_get_at (GVariant   *value,
                const char *pointer)
{
  g_auto (GStrv) steps = nw_json_split_pointer (pointer);
  GVariant *at = g_variant_ref (value);

  for (guint i = 0; steps[i] != NULL && at != NULL; i++)
    {
      g_autoptr (GVariant) in = at;

      at = g_variant_is_of_type (in, G_VARIANT_TYPE_VARDICT) ? nw_json_get (in, steps[i])
                                                             : get_element (in, steps[i]);
    }

  return at;
}
