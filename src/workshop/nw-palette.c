/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The letters of a field; see nw-palette.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-palette.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-naming.h"

typedef struct
{
  char    letter;
  char   *name;
  NwCloth cloth;
  NwInk   ink;
  guint8  is_ink;
} Entry;

struct _NwPalette
{
  gatomicrefcount ref_count;

  /* Owned */
  GVariant       *table;
  GArray         *entries;
};

static void
clear_entry (gpointer data)
{
  g_free (((Entry *) data)->name);
}

/* The first text of an entry that is of a type. */
static const char *
find_text (const NwField *members,
           GVariant      *entry,
           NwFieldType    type)
{
  for (const NwField *field = members; field->key != NULL; field++)
    if (field->type == type)
      {
        g_autoptr (GVariant) value = nw_json_get (entry, field->key);

        return nw_json_get_string (value);
      }

  return NULL;
}

static void
add_entry (NwPalette     *self,
           const NwField *list,
           GVariant      *entry,
           const char    *letter,
           guint          index)
{
  g_autoptr (GVariant) weave = nw_json_get (entry, "weave");
  g_autoptr (GVariant) shape = nw_json_get (entry, "shape");
  Entry new = { .letter = letter[0], .name = nw_naming_entry (list->item, entry, index) };

  nw_cloth_init (&new.cloth, find_text (list->item->members, entry, NW_FIELD_COLOUR),
                 nw_json_get_string (weave), letter[0], index);
  /* What has a shape of its own is drawn as a drop. */
  new.is_ink = nw_fields_get (list->item->members, "shape") != NULL;
  nw_ink_init (&new.ink, find_text (list->item->members, entry, NW_FIELD_COLOUR),
               shape != NULL ? nw_json_get_string (shape) : NULL, letter[0], index);
  g_array_append_val (self->entries, new);
}

static void
read_table (NwPalette     *self,
            const NwField *list,
            const char    *by)
{
  for (gsize i = 0; i < g_variant_n_children (self->table); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (self->table, i);
      g_autoptr (GVariant) entry = g_variant_get_variant (box);
      g_autoptr (GVariant) letter =
        g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT) ? nw_json_get (entry, by) : NULL;
      const char *text = nw_json_get_string (letter);

      if (text != NULL && strlen (text) == 1)
        add_entry (self, list, entry, text, (guint) i);
    }
}

/**
 * nw_palette_new:
 * @ruleset: a ruleset
 * @field: a field of letters, or a reference to one
 *
 * Returns: (transfer full): its letters
 */
NwPalette *
nw_palette_new (const NwRuleset *ruleset,
                const NwField   *field)
{
  const NwField *list = field->target != NULL
                        ? nw_fields_get_at (nw_ruleset_get_fields (ruleset), field->target) : NULL;
  NwPalette *self = g_new0 (NwPalette, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);
  self->table = field->target != NULL ? nw_json_get_at (nw_ruleset_get_source (ruleset), field->target) : NULL;
  if (self->table != NULL && list != NULL && list->item != NULL && list->item->members != NULL &&
      g_variant_is_of_type (self->table, G_VARIANT_TYPE ("av")))
    read_table (self, list, field->by != NULL ? field->by : "id");

  return self;
}

/**
 * nw_palette_ref:
 * @self: a palette
 *
 * Returns: (transfer full): @self
 */
NwPalette *
nw_palette_ref (NwPalette *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * nw_palette_unref:
 * @self: (transfer full): a palette
 *
 * Gives a reference back.
 */
void
nw_palette_unref (NwPalette *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->table, g_variant_unref);
  g_array_unref (self->entries);
  g_free (self);
}

/**
 * nw_palette_is_equal:
 * @self: (nullable): a palette
 * @other: (nullable): another one
 *
 * Returns: whether both were made from equal tables
 */
gboolean
nw_palette_is_equal (const NwPalette *self,
                     const NwPalette *other)
{
  if (self == NULL || other == NULL || self->table == NULL || other->table == NULL)
    return self == other;

  return self->table == other->table || nw_json_equal (self->table, other->table);
}

/**
 * nw_palette_get_n:
 * @self: a palette
 *
 * Returns: how many letters there are
 */
guint
nw_palette_get_n (const NwPalette *self)
{
  return self->entries->len;
}

/**
 * nw_palette_get_letter:
 * @self: a palette
 * @index: 0…n-1
 *
 * Returns: that letter
 */
char
nw_palette_get_letter (const NwPalette *self,
                       guint            index)
{
  g_return_val_if_fail (index < self->entries->len, '?');

  return g_array_index (self->entries, Entry, index).letter;
}

/**
 * nw_palette_find:
 * @self: a palette
 * @letter: a letter
 *
 * Returns: its index, or the number of letters
 */
guint
nw_palette_find (const NwPalette *self,
                 char             letter)
{
  guint i = 0;

  while (i < self->entries->len && g_array_index (self->entries, Entry, i).letter != letter)
    i++;

  return i;
}

/**
 * nw_palette_get_name:
 * @self: a palette
 * @index: 0…n-1
 *
 * Returns: (transfer none): what that letter stands for
 */
const char *
nw_palette_get_name (const NwPalette *self,
                     guint            index)
{
  g_return_val_if_fail (index < self->entries->len, "");

  return g_array_index (self->entries, Entry, index).name;
}

/**
 * nw_palette_snapshot:
 * @self: a palette
 * @letter: a letter, known or not
 * @snapshot: where to draw
 * @bounds: its square
 * @context: the desktop's font
 *
 * Draws a letter as the cloth that it stands for.
 */
void
nw_palette_snapshot (const NwPalette       *self,
                     char                   letter,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *bounds,
                     PangoContext          *context)
{
  const guint index = nw_palette_find (self, letter);
  const Entry *entry = index < self->entries->len
                       ? &g_array_index (self->entries, Entry, index) : NULL;
  static const GdkRGBA line = { 0.15f, 0.13f, 0.1f, 1 };
  NwCloth unknown;

  if (entry != NULL && entry->is_ink)
    {
      nw_ink_snapshot (&entry->ink, snapshot, bounds, &line);
      return;
    }

  if (entry == NULL)
    nw_cloth_init (&unknown, "#9a9996", NULL, g_ascii_isprint (letter) ? letter : '?', 0);
  nw_cloth_snapshot (entry != NULL ? &entry->cloth : &unknown, snapshot, bounds, NW_CLOTH_LETTER,
                     context);
}

/**
 * nw_palette_say:
 * @self: a palette
 * @letters: letters
 *
 * Returns: (transfer full): what they stand for, in words
 */
char *
nw_palette_say (const NwPalette *self,
                const char      *letters)
{
  GString *text = g_string_new (NULL);

  for (const char *c = letters; *c != '\0'; c++)
    {
      const guint index = nw_palette_find (self, *c);

      if (text->len > 0)
        g_string_append (text, ", ");
      if (index < self->entries->len)
        g_string_append (text, nw_palette_get_name (self, index));
      else
        g_string_append_c (text, *c);
    }

  return g_string_free (text, FALSE);
}
