/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a match in words.
 *
 * Follows the match: what is new is appended, what was taken back goes.  Whoever else sits down to
 * read it (hot seat) gets it anew, in another language and with other secrets.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "match/nw-log.h"
#include "match/nw-phrases.h"

struct _NwLogEntry
{
  GObject parent_instance;

  /* Owned */
  char   *text;

  guint   index;
  guint   seat;
  guint   kind;
  /* Mask of the seats that it has to do with */
  guint   concerned;
};

G_DEFINE_FINAL_TYPE (NwLogEntry, nw_log_entry, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_INDEX,
  PROP_SEAT,
  PROP_KIND,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

struct _NwLog
{
  GObject    parent_instance;

  /* Owned */
  NwMatch   *match;
  GPtrArray *entries;
  char      *language;

  guint      viewer;
  /* After so many moves it stops, and so many are told. */
  guint      end;
  guint      n_moves;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NwLog, nw_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* ---- Entries -------------------------------------------------------------------------------- */

static void
nw_log_entry_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  NwLogEntry *self = NW_LOG_ENTRY (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_KIND:
      g_value_set_uint (value, self->kind);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_log_entry_finalize (GObject *object)
{
  g_free (NW_LOG_ENTRY (object)->text);

  G_OBJECT_CLASS (nw_log_entry_parent_class)->finalize (object);
}

static void
nw_log_entry_class_init (NwLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nw_log_entry_get_property;
  object_class->finalize = nw_log_entry_finalize;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  props[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, NW_SEAT_NONE, 0, flags);
  props[PROP_KIND] = g_param_spec_uint ("kind", NULL, NULL, 0, G_MAXUINT8, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
nw_log_entry_init (NwLogEntry *self)
{
}

/**
 * nw_log_entry_get_index:
 * @self: an entry
 *
 * Returns: the move that made it happen: nw_match_view_at() with 1 more shows what it led to
 */
guint
nw_log_entry_get_index (NwLogEntry *self)
{
  g_return_val_if_fail (NW_IS_LOG_ENTRY (self), 0);

  return self->index;
}

/**
 * nw_log_entry_get_seat:
 * @self: an entry
 *
 * Returns: whom it concerns, or %NW_SEAT_NONE
 */
guint
nw_log_entry_get_seat (NwLogEntry *self)
{
  g_return_val_if_fail (NW_IS_LOG_ENTRY (self), NW_SEAT_NONE);

  return self->seat;
}

/**
 * nw_log_entry_concerns:
 * @self: an entry
 * @seat: a seat, or %NW_SEAT_NONE
 *
 * Returns: whether the seat did it or has to do with it, as who is to sell something
 */
gboolean
nw_log_entry_concerns (NwLogEntry *self,
                       guint       seat)
{
  g_return_val_if_fail (NW_IS_LOG_ENTRY (self), FALSE);

  return seat < NW_MAX_SEATS && (self->concerned >> seat & 1) != 0;
}

/**
 * nw_log_entry_get_kind:
 * @self: an entry
 *
 * Returns: the kind of event, of the game's table
 */
guint
nw_log_entry_get_kind (NwLogEntry *self)
{
  g_return_val_if_fail (NW_IS_LOG_ENTRY (self), 0);

  return self->kind;
}

/**
 * nw_log_entry_get_text:
 * @self: an entry
 *
 * Returns: (transfer none): the sentence
 */
const char *
nw_log_entry_get_text (NwLogEntry *self)
{
  g_return_val_if_fail (NW_IS_LOG_ENTRY (self), NULL);

  return self->text;
}

/* ---- Following the match -------------------------------------------------------------------- */

/* Whose doing it is, and who else has to do with it. */
static guint
find_concerned (NwLog         *self,
                const NwEvent *event)
{
  const NwRules *rules = nw_ruleset_get_game (nw_match_get_ruleset (self->match));
  const NwEventInfo *info = &rules->events[event->kind];
  guint mask = event->seat < NW_MAX_SEATS ? 1u << event->seat : 0;

  for (guint i = 0; i < NW_EVENT_N_ARGS && info->args[i].type != NW_ARG_NONE; i++)
    if (info->args[i].type == NW_ARG_SEAT && event->args[i] >= 0 &&
        event->args[i] < NW_MAX_SEATS)
      mask |= 1u << event->args[i];

  return mask;
}

static NwLogEntry *
create_entry (NwLog             *self,
              const char *const *names,
              guint              index,
              guint              event_index)
{
  NwLogEntry *entry = g_object_new (NW_TYPE_LOG_ENTRY, NULL);
  NwEvent event;

  nw_match_get_event (self->match, index, event_index, self->viewer, &event);
  entry->index = index;
  entry->seat = event.seat;
  entry->kind = event.kind;
  entry->concerned = find_concerned (self, &event);
  entry->text =
    nw_phrase_event (nw_match_get_ruleset (self->match), &event, names, self->language);

  return entry;
}

static void
append_new (NwLog *self)
{
  const guint n_before = self->entries->len;
  g_auto (GStrv) names = nw_match_dup_names (self->match);

  for (; self->n_moves < MIN (self->end, nw_match_get_n_moves (self->match)); self->n_moves++)
    {
      const guint n_events = nw_match_get_n_events (self->match, self->n_moves);

      for (guint i = 0; i < n_events; i++)
        g_ptr_array_add (self->entries,
                         create_entry (self, (const char *const *) names, self->n_moves, i));
    }

  if (self->entries->len > n_before)
    g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, self->entries->len - n_before);
}

/* Lets go of what the moves from @index on made happen. */
static void
forget_from (NwLog *self,
             guint  index)
{
  const guint n_before = self->entries->len;
  const guint n_entries = nw_log_find (self, index);

  self->n_moves = MIN (self->n_moves, index);
  if (n_entries == n_before)
    return;

  g_ptr_array_set_size (self->entries, (gint) n_entries);
  g_list_model_items_changed (G_LIST_MODEL (self), n_entries, n_before - n_entries, 0);
}

static void
on_match_changed_cb (NwLog *self)
{
  forget_from (self, nw_match_get_n_moves (self->match));
  append_new (self);
}

/* ---- List model ----------------------------------------------------------------------------- */

static GType
nw_log_get_item_type (GListModel *model)
{
  return NW_TYPE_LOG_ENTRY;
}

static guint
nw_log_get_n_items (GListModel *model)
{
  return NW_LOG (model)->entries->len;
}

static gpointer
nw_log_get_item (GListModel *model,
                 guint       position)
{
  NwLog *self = NW_LOG (model);

  return position < self->entries->len
           ? g_object_ref (g_ptr_array_index (self->entries, position))
           : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = nw_log_get_item_type;
  iface->get_n_items = nw_log_get_n_items;
  iface->get_item = nw_log_get_item;
}

/* ---- Object --------------------------------------------------------------------------------- */

static void
nw_log_finalize (GObject *object)
{
  NwLog *self = NW_LOG (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->language, g_free);

  G_OBJECT_CLASS (nw_log_parent_class)->finalize (object);
}

static void
nw_log_class_init (NwLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_log_finalize;
}

static void
nw_log_init (NwLog *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->end = G_MAXUINT;
}

/**
 * nw_log_new:
 * @match: a match
 * @viewer: who reads: a seat, %NW_SEAT_NONE for somebody who sits nowhere, or
 *   %NW_MATCH_ALL_SEATS
 * @language: the reader's language, a BCP 47 tag
 *
 * Returns: (transfer full): the log, a list of #NwLogEntry from the first move on
 */
NwLog *
nw_log_new (NwMatch    *match,
            guint       viewer,
            const char *language)
{
  NwLog *self;

  g_return_val_if_fail (NW_IS_MATCH (match), NULL);

  self = g_object_new (NW_TYPE_LOG, NULL);
  self->match = g_object_ref (match);
  self->viewer = viewer;
  self->language = g_strdup (language);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  append_new (self);

  return self;
}

/**
 * nw_log_set_reader:
 * @self: a log
 * @viewer: who reads now
 * @language: the reader's language, a BCP 47 tag
 *
 * Tells the log to somebody else.
 */
void
nw_log_set_reader (NwLog      *self,
                   guint       viewer,
                   const char *language)
{
  g_return_if_fail (NW_IS_LOG (self));

  if (self->viewer == viewer && g_strcmp0 (self->language, language) == 0)
    return;

  forget_from (self, 0);
  self->viewer = viewer;
  g_set_str (&self->language, language);
  append_new (self);
}

/**
 * nw_log_set_end:
 * @self: a log
 * @n_moves: how many moves are told at most; %G_MAXUINT for all
 *
 * Tells the match up to a moment of it only.
 */
void
nw_log_set_end (NwLog *self,
                guint  n_moves)
{
  g_return_if_fail (NW_IS_LOG (self));

  self->end = n_moves;
  forget_from (self, n_moves);
  append_new (self);
}

/**
 * nw_log_find:
 * @self: a log
 * @index: a move
 *
 * Finds the first entry that belongs to a move, or to one after it.
 *
 * Returns: its place in the list; the list's length if there is none
 */
guint
nw_log_find (NwLog *self,
             guint  index)
{
  guint low = 0, high = self->entries->len;

  g_return_val_if_fail (NW_IS_LOG (self), 0);

  while (low < high)
    {
      const guint middle = low + (high - low) / 2;
      const NwLogEntry *entry = g_ptr_array_index (self->entries, middle);

      if (entry->index < index)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}
