/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists taken apart, and what a new entry is.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-entries.h"

#include <string.h>

#include "ruleset/nw-json.h"

/* The longest identity that is made of words, so that there is room for a number after it. */
#define MAX_WORD 48

/* ---- Lists ----------------------------------------------------------------------------------- */

/**
 * nw_entries_init:
 * @self: (out caller-allocates): a list
 * @ruleset: (transfer none): a ruleset, which must live as long as @self
 * @list: (transfer none): pointer to a list of it; what is not there counts as empty
 *
 * Takes a list apart.
 */
void
nw_entries_init (NwEntries       *self,
                 const NwRuleset *ruleset,
                 const char      *list)
{
  g_autoptr (GVariant) value = nw_json_get_at (nw_ruleset_get_source (ruleset), list);
  const gboolean is_list = value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE ("av"));
  const gsize n = is_list ? g_variant_n_children (value) : 0;

  self->ruleset = ruleset;
  self->list = list;
  self->ids = NULL;
  self->entries = g_ptr_array_new_full ((guint) n, (GDestroyNotify) g_variant_unref);
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (value, i);

      g_ptr_array_add (self->entries, g_variant_get_variant (box));
    }
}

/**
 * nw_entries_clear:
 * @self: a list
 *
 * Lets go what it holds.
 */
void
nw_entries_clear (NwEntries *self)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->ids, g_hash_table_unref);
}

/**
 * nw_entries_put_together:
 * @self: a list
 *
 * Returns: (transfer full) (nullable): a copy of the ruleset with the entries that the list has
 *   now; %NULL if the ruleset has no place for the list
 */
NwRuleset *
nw_entries_put_together (NwEntries *self)
{
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < self->entries->len; i++)
    g_variant_builder_add (&builder, "v", self->entries->pdata[i]);

  return nw_ruleset_with_value (self->ruleset, self->list, g_variant_builder_end (&builder));
}

/* ---- Identities ------------------------------------------------------------------------------ */

/**
 * nw_entry_dup_id:
 * @entry: an entry of a list
 *
 * Returns: (transfer full) (nullable): its identity; %NULL if it has none
 */
char *
nw_entry_dup_id (GVariant *entry)
{
  g_autoptr (GVariant) id = NULL;

  if (g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
    id = nw_json_get (entry, "id");

  return g_strdup (nw_json_get_string (id));
}

/* A word for an identity out of any words: lower case, a-z, 0-9 and hyphens. */
static char *
make_word (const char *wish)
{
  g_autofree char *ascii = g_str_to_ascii (wish, NULL);
  GString *word = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && word->len < MAX_WORD; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (word, g_ascii_tolower (*c));
    else if (word->len > 0 && word->str[word->len - 1] != '-')
      g_string_append_c (word, '-');
  while (word->len > 0 && word->str[word->len - 1] == '-')
    g_string_truncate (word, word->len - 1);
  if (word->len == 0)
    g_string_append (word, "card");

  return g_string_free_and_steal (word);
}

static void
list_ids (NwEntries *self)
{
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < self->entries->len; i++)
    {
      char *id = nw_entry_dup_id (self->entries->pdata[i]);

      if (id != NULL)
        g_hash_table_add (self->ids, id);
    }
}

/**
 * nw_entries_take_id:
 * @self: a list
 * @wish: words to make the identity of, in any language
 *
 * Returns: (transfer full): the first of word, word-2, word-3… that no entry has; it is not given
 *   again
 */
char *
nw_entries_take_id (NwEntries  *self,
                    const char *wish)
{
  g_autofree char *word = make_word (wish);
  char *id = g_strdup (word);

  if (self->ids == NULL)
    list_ids (self);
  for (guint n = 2; g_hash_table_contains (self->ids, id); n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", word, n);
    }
  g_hash_table_add (self->ids, g_strdup (id));

  return id;
}

static GVariant *
with_id (NwEntries  *self,
         GVariant   *entry,
         const char *wish)
{
  g_autofree char *id = nw_entries_take_id (self, wish);

  return nw_json_with_value (entry, "/id", g_variant_new_string (id));
}

/* ---- New values ------------------------------------------------------------------------------ */

static GVariant *
new_object (const NwField   *members,
            const NwRuleset *ruleset)
{
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE_VARDICT);
  for (const NwField *member = members; member->key != NULL; member++)
    if ((member->flags & NW_FIELD_OPTIONAL) == 0)
      {
        g_autoptr (GVariant) value = nw_field_new_value (member, ruleset);

        g_variant_builder_add (&builder, "{sv}", member->key, value);
      }

  return g_variant_builder_end (&builder);
}

static GVariant *
new_by_players (const NwField   *field,
                const NwRuleset *ruleset)
{
  const NwRules *rules = nw_ruleset_get_game (ruleset);
  g_autoptr (GVariant) value = nw_field_new_value (field->item, ruleset);
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint n = rules->min_seats; n <= rules->max_seats; n++)
    {
      g_autofree char *players = g_strdup_printf ("%u", n);

      g_variant_builder_add (&builder, "{sv}", players, value);
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
new_list (const NwField   *field,
          const NwRuleset *ruleset)
{
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < field->least && field->item != NULL; i++)
    {
      g_autoptr (GVariant) value = nw_field_new_value (field->item, ruleset);

      g_variant_builder_add (&builder, "v", value);
    }

  return g_variant_builder_end (&builder);
}

/* What the first entry of the table is called that a field refers to; "" if it has none. */
static char *
find_reference (const NwField   *field,
                const NwRuleset *ruleset)
{
  g_autoptr (GVariant) target = nw_json_get_at (nw_ruleset_get_source (ruleset), field->target);
  g_autoptr (GVariant) first = NULL;
  g_autoptr (GVariant) name = NULL;

  if (target == NULL || !g_variant_is_container (target) || g_variant_n_children (target) == 0)
    return g_strdup ("");

  first = g_variant_get_child_value (target, 0);
  if (g_variant_is_of_type (target, G_VARIANT_TYPE_VARDICT))
    name = g_variant_get_child_value (first, 0);
  else
    {
      g_autoptr (GVariant) entry = g_variant_get_variant (first);

      if (g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
        name = nw_json_get (entry, field->by != NULL ? field->by : "id");
    }

  return g_strdup (nw_json_get_string (name) != NULL ? nw_json_get_string (name) : "");
}

static GVariant *
new_floating (const NwField   *field,
              const NwRuleset *ruleset)
{
  switch (field->type)
    {
    case NW_FIELD_INT:
      return g_variant_new_int64 (field->low);
    case NW_FIELD_INDEX:
      return g_variant_new_int64 (1);
    case NW_FIELD_BOOL:
      return g_variant_new_boolean (FALSE);
    case NW_FIELD_CONSTANT:
    case NW_FIELD_ENUM:
      return g_variant_new_string (field->choices[0]);
    case NW_FIELD_COLOUR:
      return g_variant_new_string ("#808080");
    case NW_FIELD_REFERENCE:
    case NW_FIELD_LETTERS:
      return g_variant_new_take_string (find_reference (field, ruleset));
    case NW_FIELD_OBJECT:
      return new_object (field->members, ruleset);
    case NW_FIELD_ENUM_LIST:
    case NW_FIELD_LIST:
      return new_list (field, ruleset);
    case NW_FIELD_MAP:
      return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
    case NW_FIELD_BY_PLAYERS:
      return new_by_players (field, ruleset);
    default:
      return g_variant_new_string ("");
    }
}

/**
 * nw_field_new_value:
 * @field: a field
 * @ruleset: the ruleset that the value is for
 *
 * Returns: (transfer full): what the member is at first: its default, else the least that is legal
 *   where there is such a thing
 */
GVariant *
nw_field_new_value (const NwField   *field,
                    const NwRuleset *ruleset)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();

  if (field->fallback != NULL)
    return nw_json_parse (field->fallback, strlen (field->fallback), problems);

  return g_variant_ref_sink (new_floating (field, ruleset));
}

/**
 * nw_entries_new_entry:
 * @self: a list
 *
 * Makes an entry out of defaults, with an identity that no other has.
 *
 * Returns: (transfer full) (nullable): the entry, which is not in the list yet; %NULL if the
 *   ruleset knows no such list
 */
GVariant *
nw_entries_new_entry (NwEntries *self)
{
  const NwField *list = nw_fields_get_at (nw_ruleset_get_fields (self->ruleset), self->list);
  g_autoptr (GVariant) entry = NULL;

  if (list == NULL || list->type != NW_FIELD_LIST)
    return NULL;

  entry = nw_field_new_value (list->item, self->ruleset);
  if (list->item->type != NW_FIELD_OBJECT || nw_fields_get (list->item->members, "id") == NULL)
    return g_steal_pointer (&entry);

  return with_id (self, entry, list->item->key);
}

/**
 * nw_entries_copy_entry:
 * @self: a list
 * @entry: an entry of it
 *
 * Returns: (transfer full): the same with an identity of its own, if it has one; it is not in the
 *   list yet
 */
GVariant *
nw_entries_copy_entry (NwEntries *self,
                       GVariant  *entry)
{
  g_autofree char *id = nw_entry_dup_id (entry);

  return id != NULL ? with_id (self, entry, id) : g_variant_ref (entry);
}
