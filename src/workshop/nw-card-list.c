/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of cards as a list model; see nw-card-list.h.
 *
 * An item stands for a place in the list; its entry is told anew with each change.  Only where the
 * list became longer or shorter are there other items.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-card-list.h"

#include "ruleset/nw-json.h"

/* Of one card; what says more is a mistake, and one of the problems. */
#define MAX_COPIES 1000

/* ---- Items ------------------------------------------------------------------------------------ */

struct _NwCardItem
{
  GObject   parent_instance;

  /* Owned */
  GVariant *entry;
  char     *words;

  guint     index;
  guint     copies;
};

G_DEFINE_FINAL_TYPE (NwCardItem, nw_card_item, G_TYPE_OBJECT)

static void
nw_card_item_finalize (GObject *object)
{
  NwCardItem *self = NW_CARD_ITEM (object);

  g_clear_pointer (&self->entry, g_variant_unref);
  g_free (self->words);

  G_OBJECT_CLASS (nw_card_item_parent_class)->finalize (object);
}

static void
nw_card_item_class_init (NwCardItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_card_item_finalize;
}

static void
nw_card_item_init (NwCardItem *self)
{
}

/* How many copies of a card there are in the box. */
static guint
get_copies (GVariant *entry)
{
  g_autoptr (GVariant) count = nw_json_get (entry, "count");

  return count != NULL && g_variant_is_of_type (count, G_VARIANT_TYPE_INT64)
         ? (guint) CLAMP (g_variant_get_int64 (count), 0, MAX_COPIES) : 1;
}

static NwCardItem *
new_item (guint     index,
          GVariant *entry)
{
  NwCardItem *self = g_object_new (NW_TYPE_CARD_ITEM, NULL);

  self->index = index;
  self->entry = g_variant_ref (entry);
  self->copies = get_copies (entry);

  return self;
}

static void
set_entry (NwCardItem *self,
           guint       index,
           GVariant   *entry)
{
  self->index = index;
  if (self->entry == entry)
    return;

  g_variant_unref (self->entry);
  self->entry = g_variant_ref (entry);
  self->copies = get_copies (entry);
  g_clear_pointer (&self->words, g_free);
}

/**
 * nw_card_item_get_index:
 * @self: an item
 *
 * Returns: its index in the ruleset's list
 */
guint
nw_card_item_get_index (NwCardItem *self)
{
  return self->index;
}

/**
 * nw_card_item_is_gone:
 * @self: an item
 *
 * Returns: whether it is no longer in the list
 */
gboolean
nw_card_item_is_gone (NwCardItem *self)
{
  return self->index == G_MAXUINT;
}

/**
 * nw_card_item_get_entry:
 * @self: an item
 *
 * Returns: (transfer none): the entry that stands there now
 */
GVariant *
nw_card_item_get_entry (NwCardItem *self)
{
  return self->entry;
}

static void
append_words (GVariant *value,
              GString  *text)
{
  const char *words = nw_json_get_string (value);

  if (words != NULL)
    {
      g_string_append (text, words);
      g_string_append_c (text, '\n');
      return;
    }
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    {
      g_string_append_printf (text, "%" G_GINT64_FORMAT "\n", g_variant_get_int64 (value));
      return;
    }
  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    return;

  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) pair = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) box = g_variant_get_child_value (pair, 1);
      g_autoptr (GVariant) inner = g_variant_get_variant (box);

      append_words (inner, text);
    }
}

/**
 * nw_card_item_get_words:
 * @self: an item
 *
 * Returns: (transfer none): all that stands on the card, a line each, in one case, for searching
 */
const char *
nw_card_item_get_words (NwCardItem *self)
{
  if (self->words == NULL)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      append_words (self->entry, text);
      self->words = g_utf8_casefold (text->str, (gssize) text->len);
    }

  return self->words;
}

/* ---- List ------------------------------------------------------------------------------------- */

struct _NwCardList
{
  GObject    parent_instance;

  /* Owned */
  GPtrArray *items;
  GVariant  *entries;   /* those of the last change */

  guint      n_copies;
};

static GType
nw_card_list_get_item_type (GListModel *list)
{
  return NW_TYPE_CARD_ITEM;
}

static guint
nw_card_list_get_n_items (GListModel *list)
{
  return NW_CARD_LIST (list)->items->len;
}

static gpointer
nw_card_list_get_item (GListModel *list,
                       guint       position)
{
  NwCardList *self = NW_CARD_LIST (list);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
nw_card_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = nw_card_list_get_item_type;
  iface->get_n_items = nw_card_list_get_n_items;
  iface->get_item = nw_card_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (NwCardList, nw_card_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nw_card_list_model_init))

static void
nw_card_list_finalize (GObject *object)
{
  NwCardList *self = NW_CARD_LIST (object);

  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->entries, g_variant_unref);

  G_OBJECT_CLASS (nw_card_list_parent_class)->finalize (object);
}

static void
nw_card_list_class_init (NwCardListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_card_list_finalize;
}

static void
nw_card_list_init (NwCardList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * nw_card_list_new:
 *
 * Returns: (transfer full): an empty list
 */
NwCardList *
nw_card_list_new (void)
{
  return g_object_new (NW_TYPE_CARD_LIST, NULL);
}

static GPtrArray *
unpack (GVariant *entries)
{
  GPtrArray *unpacked = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  const gsize n = entries != NULL && g_variant_is_of_type (entries, G_VARIANT_TYPE ("av"))
                  ? g_variant_n_children (entries) : 0;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (entries, i);

      g_ptr_array_add (unpacked, g_variant_get_variant (box));
    }

  return unpacked;
}

/* What an edit leaves alone is the same pointer before and after it. */
static gboolean
is_same (NwCardList *self,
         guint       index,
         GVariant   *entry)
{
  return ((NwCardItem *) self->items->pdata[index])->entry == entry;
}

static guint
count_same_at_start (NwCardList      *self,
                     const GPtrArray *entries)
{
  const guint n = MIN (self->items->len, entries->len);
  guint same = 0;

  while (same < n && is_same (self, same, entries->pdata[same]))
    same++;

  return same;
}

static guint
count_same_at_end (NwCardList      *self,
                   const GPtrArray *entries,
                   guint            start)
{
  const guint n = MIN (self->items->len, entries->len) - start;
  guint same = 0;

  while (same < n && is_same (self, self->items->len - 1 - same,
                              entries->pdata[entries->len - 1 - same]))
    same++;

  return same;
}

/**
 * nw_card_list_update:
 * @self: a list
 * @entries: (nullable): the entries as they are now
 *
 * Takes the entries of a changed ruleset.
 *
 * Returns: whether the list has other items; otherwise only their entries may have changed
 */
gboolean
nw_card_list_update (NwCardList *self,
                     GVariant   *entries)
{
  g_autoptr (GPtrArray) unpacked = NULL;
  guint start, end, removed, added, kept;
  gboolean is_other;

  if (entries != NULL && entries == self->entries)
    return FALSE;

  unpacked = unpack (entries);
  start = count_same_at_start (self, unpacked);
  end = count_same_at_end (self, unpacked, start);
  removed = self->items->len - start - end;
  added = unpacked->len - start - end;
  kept = MIN (removed, added);
  is_other = removed != added;

  if (is_other)
    {
      for (guint i = start + kept; i < start + removed; i++)
        ((NwCardItem *) self->items->pdata[i])->index = G_MAXUINT;
      if (removed > kept)
        g_ptr_array_remove_range (self->items, start + kept, removed - kept);
      for (guint i = kept; i < added; i++)
        g_ptr_array_insert (self->items, (gint) (start + i),
                            new_item (start + i, unpacked->pdata[start + i]));
    }
  for (guint i = start; i < unpacked->len; i++)
    set_entry (self->items->pdata[i], i, unpacked->pdata[i]);
  self->n_copies = 0;
  for (guint i = 0; i < self->items->len; i++)
    self->n_copies += ((NwCardItem *) self->items->pdata[i])->copies;
  g_clear_pointer (&self->entries, g_variant_unref);
  self->entries = entries != NULL ? g_variant_ref (entries) : NULL;
  if (is_other)
    g_list_model_items_changed (G_LIST_MODEL (self), start + kept, removed - kept, added - kept);

  return is_other;
}

/**
 * nw_card_list_get_n_copies:
 * @self: a list
 *
 * Returns: how many cards there are in the box, with all copies
 */
guint
nw_card_list_get_n_copies (NwCardList *self)
{
  return self->n_copies;
}
