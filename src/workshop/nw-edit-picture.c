/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Giving cards a picture and taking it away.
 *
 * A picture stands once in the ruleset, by name, however many cards have it; one that the last card
 * has lost goes with it, as it would only make the file large.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-edit.h"

#include <string.h>

#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-judge.h"
#include "workshop/nw-entries.h"

/* The longest name that leaves room for a number after it. */
#define MAX_NAME 56

static GHashTable *
new_names (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static GVariant *
get_images (const NwRuleset *ruleset)
{
  g_autoptr (GVariant) images = nw_json_get (nw_ruleset_get_source (ruleset), "images");

  return images != NULL && g_variant_is_of_type (images, G_VARIANT_TYPE_VARDICT)
         ? g_steal_pointer (&images) : NULL;
}

/* Gives an entry another name of a picture, or none. */
static void
set_name (NwEntries  *entries,
          guint       index,
          const char *name)
{
  GVariant **entry = (GVariant **) &entries->entries->pdata[index];
  g_autoptr (GVariant) former = NULL;
  GVariant *changed;

  if (!g_variant_is_of_type (*entry, G_VARIANT_TYPE_VARDICT))
    return;

  former = nw_json_get (*entry, "image");
  if (former == NULL && name == NULL)
    return;

  changed = nw_json_with_value (*entry, "/image",
                                name != NULL ? g_variant_new_string (name) : NULL);
  if (changed != NULL)
    {
      g_variant_unref (*entry);
      *entry = changed;
    }
}

/* The name of a picture that is the same. */
static char *
find_same (GVariant *images,
           GVariant *image)
{
  for (gsize i = 0; images != NULL && i < g_variant_n_children (images); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (images, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
      g_autoptr (GVariant) other = nw_json_get (images, g_variant_get_string (name, NULL));

      if (nw_json_equal (other, image))
        return g_variant_dup_string (name, NULL);
    }

  return NULL;
}

/* A name under which nothing is that anybody else needs: that of the card, as far as it goes. */
static char *
choose_name (GVariant   *images,
             GVariant   *entry,
             GHashTable *former,
             GHashTable *used)
{
  g_autofree char *id = nw_entry_dup_id (entry);
  g_autofree char *wish = g_strndup (id != NULL && nw_is_id (id) ? id : "picture", MAX_NAME);

  for (guint i = 1;; i++)
    {
      g_autofree char *name =
        i == 1 ? g_strdup (wish) : g_strdup_printf ("%s-%u", wish, i);
      g_autoptr (GVariant) other = images != NULL ? nw_json_get (images, name) : NULL;

      if (other == NULL || (g_hash_table_contains (former, name) &&
                            !g_hash_table_contains (used, name)))
        return g_steal_pointer (&name);
    }
}

/* The ruleset with a picture under a name. */
static NwRuleset *
with_image (const NwRuleset *ruleset,
            const char      *name,
            GVariant        *image)
{
  g_autoptr (GVariant) images = get_images (ruleset);
  g_autoptr (NwRuleset) ready = NULL;
  g_autofree char *pointer = g_strconcat ("/images/", name, NULL);

  if (images == NULL)
    ready = nw_ruleset_with_value (ruleset, "/images",
                                   g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0));

  return nw_ruleset_with_value (ready != NULL ? ready : ruleset, pointer, image);
}

/**
 * nw_edit_drop_pictures:
 * @ruleset: a ruleset
 * @names: (element-type utf8 utf8): names of pictures
 *
 * Returns: (transfer full): a copy without those of the pictures that no card has; @ruleset if all
 *   of them are in use
 */
NwRuleset *
nw_edit_drop_pictures (NwRuleset  *ruleset,
                       GHashTable *names)
{
  g_autoptr (NwRuleset) changed = nw_ruleset_ref (ruleset);
  g_autoptr (GHashTable) used = NULL;
  g_autoptr (GVariant) images = NULL;
  GHashTableIter iter;
  gpointer name;

  if (g_hash_table_size (names) == 0)
    return g_steal_pointer (&changed);

  used = nw_image_list_used (nw_ruleset_get_fields (ruleset), nw_ruleset_get_source (ruleset));
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *pointer = g_strconcat ("/images/", name, NULL);
      NwRuleset *without = g_hash_table_contains (used, name) || !nw_is_id (name)
                           ? NULL : nw_edit_set_value (changed, pointer, NULL);

      if (without == NULL)
        continue;
      nw_ruleset_unref (changed);
      changed = without;
    }

  images = changed != ruleset ? get_images (changed) : NULL;
  if (images != NULL && g_variant_n_children (images) == 0)
    return nw_ruleset_with_value (changed, "/images", NULL);

  return g_steal_pointer (&changed);
}

/**
 * nw_edit_list_pictures:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it
 * @n_indices: how many
 *
 * Returns: (transfer full) (element-type utf8 utf8): names of the pictures that they have
 */
GHashTable *
nw_edit_list_pictures (const NwRuleset *ruleset,
                       const char      *list,
                       const guint     *indices,
                       guint            n_indices)
{
  GHashTable *names = new_names ();

  for (guint i = 0; i < n_indices; i++)
    {
      g_autoptr (GVariant) entry = nw_edit_get_entry (ruleset, list, indices[i]);
      g_autoptr (GVariant) name = NULL;

      if (entry != NULL && g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
        name = nw_json_get (entry, "image");
      if (nw_json_get_string (name) != NULL)
        g_hash_table_add (names, g_strdup (nw_json_get_string (name)));
    }

  return names;
}

/* The names of pictures that others than these entries have. */
static GHashTable *
list_used_by_others (const NwRuleset *ruleset,
                     const char      *list,
                     const guint     *indices,
                     guint            n_indices)
{
  g_auto (NwEntries) entries = { 0 };
  g_autoptr (NwRuleset) bare = NULL;

  nw_entries_init (&entries, ruleset, list);
  for (guint i = 0; i < n_indices; i++)
    set_name (&entries, indices[i], NULL);
  bare = nw_entries_put_together (&entries);

  return nw_image_list_used (nw_ruleset_get_fields (bare), nw_ruleset_get_source (bare));
}

/**
 * nw_edit_set_picture:
 * @ruleset: a ruleset
 * @list: pointer to a list
 * @indices: (array length=n_indices): entries of it that are there
 * @n_indices: how many
 * @image: (nullable): a picture as nw_image_new() makes it; %NULL for none
 *
 * Gives entries a picture in place of what they had.  What no card has any more after that is gone;
 * a picture that is there already is not taken twice.
 *
 * Returns: (transfer full) (nullable): a changed copy; %NULL if nothing changes
 */
NwRuleset *
nw_edit_set_picture (const NwRuleset *ruleset,
                     const char      *list,
                     const guint     *indices,
                     guint            n_indices,
                     GVariant        *image)
{
  g_autoptr (GHashTable) former = nw_edit_list_pictures (ruleset, list, indices, n_indices);
  g_autoptr (GVariant) images = get_images (ruleset);
  g_autoptr (NwRuleset) with = NULL;
  g_autoptr (NwRuleset) changed = NULL;
  g_autofree char *name = image != NULL ? find_same (images, image) : NULL;
  g_auto (NwEntries) entries = { 0 };
  gboolean any = FALSE;

  nw_entries_init (&entries, ruleset, list);
  for (guint i = 0; i < n_indices; i++)
    if (indices[i] >= entries.entries->len)
      return NULL;
  if (n_indices == 0)
    return NULL;

  if (image != NULL && name == NULL)
    {
      g_autoptr (GHashTable) used = list_used_by_others (ruleset, list, indices, n_indices);

      name = choose_name (images, entries.entries->pdata[indices[0]], former, used);
      with = with_image (ruleset, name, image);
    }
  for (guint i = 0; i < n_indices; i++)
    set_name (&entries, indices[i], name);
  for (guint i = 0; i < n_indices && !any; i++)
    {
      g_autoptr (GVariant) before = nw_edit_get_entry (ruleset, list, indices[i]);

      any = !nw_json_equal (before, entries.entries->pdata[indices[i]]);
    }
  if (!any && with == NULL)
    return NULL;

  if (with != NULL)
    entries.ruleset = with;
  changed = nw_entries_put_together (&entries);

  return changed != NULL ? nw_edit_drop_pictures (changed, former) : NULL;
}
