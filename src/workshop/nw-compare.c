/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Comparing two rulesets: a walk down both documents at once.
 *
 * Entries of a list that have an identity are matched by it, others by their place.  Of entries
 * that stand in another order, as few as possible count as moved.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-compare.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-entries.h"

/* A walk. */
typedef struct
{
  GPtrArray          *differences;
  const NwFieldTable *table;
} Walk;

static void compare_values (Walk       *walk,
                            const char *pointer,
                            const char *entry,
                            GVariant   *before,
                            GVariant   *after);

/**
 * nw_difference_free:
 * @difference: (transfer full): a difference
 *
 * Frees it.
 */
void
nw_difference_free (NwDifference *difference)
{
  g_free (difference->pointer);
  g_free (difference->entry);
  g_clear_pointer (&difference->before, g_variant_unref);
  g_clear_pointer (&difference->after, g_variant_unref);
  g_free (difference);
}

static void
add (Walk             *walk,
     NwDifferenceKind  kind,
     const char       *pointer,
     const char       *entry,
     GVariant         *before,
     GVariant         *after)
{
  NwDifference *difference = g_new0 (NwDifference, 1);

  difference->kind = kind;
  difference->pointer = g_strdup (pointer);
  difference->field = nw_fields_get_at (walk->table, pointer);
  difference->entry = g_strdup (entry);
  difference->before = before != NULL ? g_variant_ref (before) : NULL;
  difference->after = after != NULL ? g_variant_ref (after) : NULL;
  g_ptr_array_add (walk->differences, difference);
}

static char *
join (const char *pointer,
      const char *step)
{
  GString *joined = g_string_new (pointer);

  nw_json_append_pointer (joined, step);

  return g_string_free_and_steal (joined);
}

/* ---- Objects --------------------------------------------------------------------------------- */

static char *
dup_name (GVariant *object,
          gsize     index)
{
  g_autoptr (GVariant) entry = g_variant_get_child_value (object, index);
  g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);

  return g_variant_dup_string (name, NULL);
}

/* Members of one object that are compared with the other's; those of the second that the first has
 * too have been compared before. */
static void
compare_members (Walk       *walk,
                 const char *pointer,
                 const char *entry,
                 GVariant   *before,
                 GVariant   *after,
                 gboolean    is_second)
{
  GVariant *walked = is_second ? after : before;

  for (gsize i = 0; i < g_variant_n_children (walked); i++)
    {
      g_autofree char *name = dup_name (walked, i);
      g_autofree char *inner = join (pointer, name);
      g_autoptr (GVariant) first = nw_json_get (before, name);
      g_autoptr (GVariant) second = nw_json_get (after, name);

      if (second == NULL)
        add (walk, NW_DIFFERENCE_REMOVED, inner, entry, first, NULL);
      else if (first == NULL)
        add (walk, NW_DIFFERENCE_ADDED, inner, entry, NULL, second);
      else if (!is_second)
        compare_values (walk, inner, entry, first, second);
    }
}

/* ---- Lists ----------------------------------------------------------------------------------- */

static GVariant *
get_element (GVariant *list,
             gsize     index)
{
  g_autoptr (GVariant) box = g_variant_get_child_value (list, index);

  return g_variant_get_variant (box);
}

/* id → 1 + index; NULL if an entry has no identity, or two have the same. */
static GHashTable *
index_ids (GVariant *list)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) element = get_element (list, i);
      char *id = nw_entry_dup_id (element);

      if (id == NULL || !g_hash_table_insert (ids, id, GSIZE_TO_POINTER (i + 1)))
        return NULL;
    }

  return g_steal_pointer (&ids);
}

static void
compare_by_place (Walk       *walk,
                  const char *pointer,
                  const char *entry,
                  GVariant   *before,
                  GVariant   *after)
{
  const gsize n_before = g_variant_n_children (before);
  const gsize n_after = g_variant_n_children (after);

  for (gsize i = 0; i < MAX (n_before, n_after); i++)
    {
      g_autofree char *inner = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);
      g_autoptr (GVariant) first = i < n_before ? get_element (before, i) : NULL;
      g_autoptr (GVariant) second = i < n_after ? get_element (after, i) : NULL;

      if (second == NULL)
        add (walk, NW_DIFFERENCE_REMOVED, inner, entry, first, NULL);
      else if (first == NULL)
        add (walk, NW_DIFFERENCE_ADDED, inner, entry, NULL, second);
      else
        compare_values (walk, inner, entry, first, second);
    }
}

/* Marks a longest rising run of @places, which need not be neighbours: what stays where it is. */
static guint8 *
mark_in_order (const gsize *places,
               gsize        n)
{
  guint8 *marks = g_new0 (guint8, n + 1);
  g_autofree gsize *ends = g_new (gsize, n + 1);
  g_autofree gssize *previous = g_new (gssize, n + 1);
  gsize length = 0;

  for (gsize i = 0; i < n; i++)
    {
      gsize low = 0, high = length;

      while (low < high)
        {
          const gsize middle = (low + high) / 2;

          if (places[ends[middle]] < places[i])
            low = middle + 1;
          else
            high = middle;
        }
      previous[i] = low > 0 ? (gssize) ends[low - 1] : -1;
      ends[low] = i;
      length = MAX (length, low + 1);
    }

  for (gssize i = length > 0 ? (gssize) ends[length - 1] : -1; i >= 0; i = previous[i])
    marks[i] = TRUE;

  return marks;
}

/* Entries of the second list that the first has too but that stand in another order. */
static void
compare_order (Walk       *walk,
               const char *pointer,
               GHashTable *before_ids,
               GVariant   *after)
{
  const gsize n = g_variant_n_children (after);
  g_autofree gsize *places = g_new (gsize, n + 1);
  g_autofree gsize *indices = g_new (gsize, n + 1);
  g_autofree guint8 *marks = NULL;
  gsize n_places = 0;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) element = get_element (after, i);
      g_autofree char *id = nw_entry_dup_id (element);
      const gsize place = GPOINTER_TO_SIZE (g_hash_table_lookup (before_ids, id));

      if (place == 0)
        continue;
      indices[n_places] = i;
      places[n_places++] = place;
    }

  marks = mark_in_order (places, n_places);
  for (gsize i = 0; i < n_places; i++)
    if (!marks[i])
      {
        g_autoptr (GVariant) element = get_element (after, indices[i]);
        g_autofree char *id = nw_entry_dup_id (element);
        g_autofree char *inner = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, indices[i]);

        add (walk, NW_DIFFERENCE_MOVED, inner, id, NULL, NULL);
      }
}

static void
compare_by_id (Walk       *walk,
               const char *pointer,
               GVariant   *before,
               GHashTable *before_ids,
               GVariant   *after,
               GHashTable *after_ids)
{
  for (gsize i = 0; i < g_variant_n_children (before); i++)
    {
      g_autoptr (GVariant) first = get_element (before, i);
      g_autofree char *id = nw_entry_dup_id (first);
      g_autofree char *inner = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);

      if (!g_hash_table_contains (after_ids, id))
        add (walk, NW_DIFFERENCE_REMOVED, inner, id, first, NULL);
    }

  for (gsize i = 0; i < g_variant_n_children (after); i++)
    {
      g_autoptr (GVariant) second = get_element (after, i);
      g_autofree char *id = nw_entry_dup_id (second);
      g_autofree char *inner = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);
      const gsize place = GPOINTER_TO_SIZE (g_hash_table_lookup (before_ids, id));
      g_autoptr (GVariant) first = place > 0 ? get_element (before, place - 1) : NULL;

      if (first == NULL)
        add (walk, NW_DIFFERENCE_ADDED, inner, id, NULL, second);
      else
        compare_values (walk, inner, id, first, second);
    }

  compare_order (walk, pointer, before_ids, after);
}

static void
compare_lists (Walk       *walk,
               const char *pointer,
               const char *entry,
               GVariant   *before,
               GVariant   *after)
{
  g_autoptr (GHashTable) before_ids = index_ids (before);
  g_autoptr (GHashTable) after_ids = index_ids (after);

  if (before_ids == NULL || after_ids == NULL)
    compare_by_place (walk, pointer, entry, before, after);
  else
    compare_by_id (walk, pointer, before, before_ids, after, after_ids);
}

/* Whether a list is one value for people: words or numbers, which are shown together. */
static gboolean
is_one_value (Walk       *walk,
              const char *pointer)
{
  const NwField *field = nw_fields_get_at (walk->table, pointer);

  return field != NULL && (field->type == NW_FIELD_ENUM_LIST ||
                           (field->type == NW_FIELD_LIST && field->item->type != NW_FIELD_OBJECT &&
                            field->item->members == NULL));
}

static void
compare_values (Walk       *walk,
                const char *pointer,
                const char *entry,
                GVariant   *before,
                GVariant   *after)
{
  if (before == after || nw_json_equal (before, after))
    return;

  if (g_variant_is_of_type (before, G_VARIANT_TYPE_VARDICT) &&
      g_variant_is_of_type (after, G_VARIANT_TYPE_VARDICT))
    {
      compare_members (walk, pointer, entry, before, after, FALSE);
      compare_members (walk, pointer, entry, before, after, TRUE);
    }
  else if (g_variant_is_of_type (before, G_VARIANT_TYPE ("av")) &&
           g_variant_is_of_type (after, G_VARIANT_TYPE ("av")) && !is_one_value (walk, pointer))
    compare_lists (walk, pointer, entry, before, after);
  else
    add (walk, NW_DIFFERENCE_CHANGED, pointer, entry, before, after);
}

/**
 * nw_compare:
 * @before: a ruleset
 * @after: another one for the same game
 *
 * Compares two rulesets as they are saved: what was removed and changed in the order of the fields,
 * what was added after it.  Judges both.  May be called from any thread.
 *
 * Returns: (transfer full) (element-type NwDifference): all differences; none if they are equal
 */
GPtrArray *
nw_compare (const NwRuleset *before,
            const NwRuleset *after)
{
  Walk walk = {
    .differences = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_difference_free),
    .table = nw_ruleset_get_fields (after),
  };

  compare_values (&walk, "", NULL, nw_ruleset_get_document (before),
                  nw_ruleset_get_document (after));

  return walk.differences;
}
