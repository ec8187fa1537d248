/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes of rulesets.  A change of many entries walks their list once, and shares all entries that
 * stay as they are.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-edit.h"

#include "ruleset/nw-json.h"
#include "workshop/nw-entries.h"

/* One byte for each of @n entries, set for the indices; NULL if none of them is there. */
static guint8 *
mark (const guint *indices,
      guint        n_indices,
      guint        n)
{
  g_autofree guint8 *marks = g_new0 (guint8, n + 1);
  gboolean any = FALSE;

  for (guint i = 0; i < n_indices; i++)
    if (indices[i] < n)
      {
        marks[indices[i]] = TRUE;
        any = TRUE;
      }

  return any ? g_steal_pointer (&marks) : NULL;
}

/**
 * nw_edit_n_entries:
 * @ruleset: a ruleset
 * @list: pointer to a list
 *
 * Returns: how many entries it has; 0 if it is not there
 */
guint
nw_edit_n_entries (const NwRuleset *ruleset,
                   const char      *list)
{
  g_autoptr (GVariant) value = nw_json_get_at (nw_ruleset_get_source (ruleset), list);

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE ("av"))
           ? (guint) g_variant_n_children (value)
           : 0;
}

/**
 * nw_edit_get_entry:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @index: index of an entry
 *
 * Returns: (transfer full) (nullable): the entry; %NULL if it is not there.  An entry that did not
 *   change is the same pointer in both rulesets
 */
GVariant *
nw_edit_get_entry (const NwRuleset *ruleset,
                   const char      *list,
                   guint            index)
{
  g_autofree char *pointer = g_strdup_printf ("%s/%u", list, index);

  return nw_json_get_at (nw_ruleset_get_source (ruleset), pointer);
}

/* ---- Values ---------------------------------------------------------------------------------- */

/**
 * nw_edit_set_value:
 * @ruleset: a ruleset
 * @pointer: JSON pointer to a value, or to a new member of an object that is there
 * @value: (nullable): the value; a floating one is taken; %NULL removes what is there
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if @pointer leads nowhere or the value
 *   is the same
 */
NwRuleset *
nw_edit_set_value (const NwRuleset *ruleset,
                   const char      *pointer,
                   GVariant        *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;
  g_autoptr (GVariant) before = nw_json_get_at (nw_ruleset_get_source (ruleset), pointer);

  if (before == held || (before != NULL && held != NULL && nw_json_equal (before, held)))
    return NULL;

  return nw_ruleset_with_value (ruleset, pointer, held);
}

/**
 * nw_edit_set_cells:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it; those that are not there are passed over
 * @n_indices: how many
 * @column: a column of the list
 * @value: (nullable): the value; a floating one is taken; %NULL empties the cells
 *
 * Gives one cell of several entries the same value.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if nothing changes
 */
NwRuleset *
nw_edit_set_cells (const NwRuleset *ruleset,
                   const char      *list,
                   const guint     *indices,
                   guint            n_indices,
                   const NwColumn  *column,
                   GVariant        *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;
  g_auto (NwEntries) entries = { 0 };
  gboolean any = FALSE;

  nw_entries_init (&entries, ruleset, list);
  for (guint i = 0; i < n_indices; i++)
    {
      g_autoptr (GVariant) changed = NULL;
      GVariant **entry;

      if (indices[i] >= entries.entries->len)
        continue;
      entry = (GVariant **) &entries.entries->pdata[indices[i]];
      changed = nw_column_with_value (column, *entry, held);
      if (changed == NULL || nw_json_equal (changed, *entry))
        continue;
      g_variant_unref (*entry);
      *entry = g_steal_pointer (&changed);
      any = TRUE;
    }

  return any ? nw_entries_put_together (&entries) : NULL;
}

/**
 * nw_edit_fill_down:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it
 * @n_indices: how many
 * @column: a column of the list
 *
 * Copies a cell of the first of the entries to all others.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if nothing changes
 */
NwRuleset *
nw_edit_fill_down (const NwRuleset *ruleset,
                   const char      *list,
                   const guint     *indices,
                   guint            n_indices,
                   const NwColumn  *column)
{
  g_autoptr (GVariant) first = NULL;
  g_autoptr (GVariant) value = NULL;

  if (n_indices < 2)
    return NULL;
  first = nw_edit_get_entry (ruleset, list, indices[0]);
  if (first == NULL)
    return NULL;
  value = nw_column_get_value (column, first);

  return nw_edit_set_cells (ruleset, list, indices + 1, n_indices - 1, column, value);
}

/* ---- Entries --------------------------------------------------------------------------------- */

/**
 * nw_edit_add_entry:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @index: where; at the end if the list is shorter
 * @entry: what; a floating one is taken
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if the list is full
 */
NwRuleset *
nw_edit_add_entry (const NwRuleset *ruleset,
                   const char      *list,
                   guint            index,
                   GVariant        *entry)
{
  g_autoptr (GVariant) held = g_variant_ref_sink (entry);
  g_auto (NwEntries) entries = { 0 };

  nw_entries_init (&entries, ruleset, list);
  if (entries.entries->len >= NW_EDIT_MAX_CARDS)
    return NULL;

  g_ptr_array_insert (entries.entries, (gint) MIN (index, entries.entries->len),
                      g_steal_pointer (&held));

  return nw_entries_put_together (&entries);
}

/**
 * nw_edit_new_id:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @wish: words to make the identity of, in any language
 *
 * Returns: (transfer full): an identity that no entry of the list has
 */
char *
nw_edit_new_id (const NwRuleset *ruleset,
                const char      *list,
                const char      *wish)
{
  g_auto (NwEntries) entries = { 0 };

  nw_entries_init (&entries, ruleset, list);

  return nw_entries_take_id (&entries, wish);
}

/**
 * nw_edit_new_entry:
 * @ruleset: a ruleset
 * @list: pointer to a list of it
 *
 * Makes an entry for a list out of defaults, with an identity of its own.
 *
 * Returns: (transfer full) (nullable): the entry; %NULL if there is no such list
 */
GVariant *
nw_edit_new_entry (const NwRuleset *ruleset,
                   const char      *list)
{
  g_auto (NwEntries) entries = { 0 };

  nw_entries_init (&entries, ruleset, list);

  return nw_entries_new_entry (&entries);
}

/* Puts other entries, which are taken, into a list. */
static NwRuleset *
replace (NwEntries *entries,
         GPtrArray *others)
{
  g_ptr_array_unref (entries->entries);
  entries->entries = others;

  return nw_entries_put_together (entries);
}

/**
 * nw_edit_duplicate_entries:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it
 * @n_indices: how many
 *
 * Puts a copy with an identity of its own right after each of the entries.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if nothing changes or the list would
 *   be too long
 */
NwRuleset *
nw_edit_duplicate_entries (const NwRuleset *ruleset,
                           const char      *list,
                           const guint     *indices,
                           guint            n_indices)
{
  g_auto (NwEntries) entries = { 0 };
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  g_autofree guint8 *marks = NULL;

  nw_entries_init (&entries, ruleset, list);
  marks = mark (indices, n_indices, entries.entries->len);
  if (marks == NULL)
    return NULL;

  for (guint i = 0; i < entries.entries->len; i++)
    {
      GVariant *entry = entries.entries->pdata[i];

      g_ptr_array_add (after, g_variant_ref (entry));
      if (marks[i])
        g_ptr_array_add (after, nw_entries_copy_entry (&entries, entry));
    }
  if (after->len > NW_EDIT_MAX_CARDS)
    return NULL;

  return replace (&entries, g_steal_pointer (&after));
}

/**
 * nw_edit_remove_entries:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it
 * @n_indices: how many
 *
 * Removes entries, and with them the pictures that no other card has.
 *
 * Returns: (transfer full) (nullable): a copy without them; %NULL if nothing changes
 */
NwRuleset *
nw_edit_remove_entries (const NwRuleset *ruleset,
                        const char      *list,
                        const guint     *indices,
                        guint            n_indices)
{
  g_auto (NwEntries) entries = { 0 };
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  g_autoptr (GHashTable) pictures = NULL;
  g_autoptr (NwRuleset) changed = NULL;
  g_autofree guint8 *marks = NULL;

  nw_entries_init (&entries, ruleset, list);
  marks = mark (indices, n_indices, entries.entries->len);
  if (marks == NULL)
    return NULL;

  for (guint i = 0; i < entries.entries->len; i++)
    if (!marks[i])
      g_ptr_array_add (after, g_variant_ref (entries.entries->pdata[i]));

  pictures = nw_edit_list_pictures (ruleset, list, indices, n_indices);
  changed = replace (&entries, g_steal_pointer (&after));

  return changed != NULL ? nw_edit_drop_pictures (changed, pictures) : NULL;
}

/**
 * nw_edit_move_entries:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it
 * @n_indices: how many
 * @to: index in the present list of the entry before which they go; the list's length for the end
 *
 * Moves entries together, in the order that they have.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if nothing changes
 */
NwRuleset *
nw_edit_move_entries (const NwRuleset *ruleset,
                      const char      *list,
                      const guint     *indices,
                      guint            n_indices,
                      guint            to)
{
  g_auto (NwEntries) entries = { 0 };
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  g_autofree guint8 *marks = NULL;
  gboolean any = FALSE;
  guint n;

  nw_entries_init (&entries, ruleset, list);
  n = entries.entries->len;
  marks = mark (indices, n_indices, n);
  if (marks == NULL)
    return NULL;

  for (guint i = 0; i <= n; i++)
    {
      for (guint j = 0; i == MIN (to, n) && j < n; j++)
        if (marks[j])
          g_ptr_array_add (after, g_variant_ref (entries.entries->pdata[j]));
      if (i < n && !marks[i])
        g_ptr_array_add (after, g_variant_ref (entries.entries->pdata[i]));
    }
  for (guint i = 0; i < n; i++)
    any = any || entries.entries->pdata[i] != after->pdata[i];

  return any ? replace (&entries, g_steal_pointer (&after)) : NULL;
}

/* ---- The whole ------------------------------------------------------------------------------- */

/**
 * nw_edit_reset_value:
 * @ruleset: a ruleset
 * @origin: the ruleset that it was made from
 * @pointer: JSON pointer to a value
 *
 * Returns: (transfer full) (nullable): a copy in which the value is as in @origin, which may mean
 *   that it is not there; %NULL if nothing changes
 */
NwRuleset *
nw_edit_reset_value (const NwRuleset *ruleset,
                     const NwRuleset *origin,
                     const char      *pointer)
{
  return nw_edit_set_value (ruleset, pointer,
                            nw_json_get_at (nw_ruleset_get_source (origin), pointer));
}

/* A text with something after the words of each language. */
static GVariant *
add_suffix (GVariant   *title,
            const char *suffix_en,
            const char *suffix_es)
{
  GVariantDict dict;

  if (title == NULL || !g_variant_is_of_type (title, G_VARIANT_TYPE_VARDICT))
    {
      const char *words = title != NULL ? nw_json_get_string (title) : NULL;

      return g_variant_new_take_string (g_strconcat (words != NULL ? words : "", suffix_en, NULL));
    }

  g_variant_dict_init (&dict, NULL);
  for (gsize i = 0; i < g_variant_n_children (title); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (title, i);
      g_autoptr (GVariant) tag = g_variant_get_child_value (entry, 0);
      g_autoptr (GVariant) words = nw_json_get (title, g_variant_get_string (tag, NULL));
      const char *name = g_variant_get_string (tag, NULL);

      if (nw_json_get_string (words) != NULL)
        g_variant_dict_insert_value (
          &dict, name,
          g_variant_new_take_string (g_strconcat (nw_json_get_string (words),
                                                  g_str_has_prefix (name, "es") ? suffix_es
                                                                                : suffix_en,
                                                  NULL)));
    }

  return g_variant_dict_end (&dict);
}

/**
 * nw_edit_customise:
 * @ruleset: a ruleset, official or not
 * @id: the copy's identity in the library
 * @suffix_en: what is put after the title in English, and in languages that we don't know
 * @suffix_es: what is put after the title in Spanish
 *
 * Returns: (transfer full): a copy for changing
 */
NwRuleset *
nw_edit_customise (const NwRuleset *ruleset,
                   const char      *id,
                   const char      *suffix_en,
                   const char      *suffix_es)
{
  g_autoptr (GVariant) title = nw_json_get_at (nw_ruleset_get_source (ruleset), "/title");
  g_autoptr (NwRuleset) renamed = nw_ruleset_with_value (ruleset, "/id",
                                                         g_variant_new_string (id));

  return nw_ruleset_with_value (renamed, "/title", add_suffix (title, suffix_en, suffix_es));
}
