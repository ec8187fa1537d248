/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Recent games; see nw-recent-games.h.
 *
 * The setting is the truth: each change is written there, and the list follows it, so that all
 * windows show the same.  Whether a file is still there is asked for without waiting.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/nw-recent-games.h"

#define KEY "recent-games"

/* URI, game, players, seconds since 1970. */
#define ENTRY_FORMAT "(sssx)"
#define ENTRIES_FORMAT "a" ENTRY_FORMAT

struct _NwRecentGame
{
  GObject  parent_instance;

  /* Owned */
  char    *uri;
  char    *name;
  char    *game;
  char    *players;

  gint64   time;
  gboolean is_missing;
};

G_DEFINE_FINAL_TYPE (NwRecentGame, nw_recent_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MISSING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

struct _NwRecentGames
{
  GObject       parent_instance;

  /* Owned */
  GSettings    *settings;
  GPtrArray    *games;
  GMenu        *menu;
  GCancellable *cancellable;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NwRecentGames, nw_recent_games, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* ---- One of them ------------------------------------------------------------------------------ */

static void
nw_recent_game_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (prop_id == PROP_MISSING)
    g_value_set_boolean (value, NW_RECENT_GAME (object)->is_missing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_recent_game_finalize (GObject *object)
{
  NwRecentGame *self = NW_RECENT_GAME (object);

  g_free (self->uri);
  g_free (self->name);
  g_free (self->game);
  g_free (self->players);

  G_OBJECT_CLASS (nw_recent_game_parent_class)->finalize (object);
}

static void
nw_recent_game_class_init (NwRecentGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nw_recent_game_get_property;
  object_class->finalize = nw_recent_game_finalize;

  /**
   * NwRecentGame:missing:
   *
   * Whether the file is not there any more.
   */
  props[PROP_MISSING] = g_param_spec_boolean ("missing", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
nw_recent_game_init (NwRecentGame *self)
{
}

static NwRecentGame *
create_game (GVariant *entry)
{
  NwRecentGame *self = g_object_new (NW_TYPE_RECENT_GAME, NULL);
  g_autoptr (GFile) file = NULL;
  g_autofree char *base = NULL;

  g_variant_get (entry, ENTRY_FORMAT, &self->uri, &self->game, &self->players, &self->time);
  file = g_file_new_for_uri (self->uri);
  base = g_file_get_basename (file);
  self->name = g_filename_display_name (base != NULL ? base : "");

  return self;
}

/**
 * nw_recent_game_get_uri:
 * @self: a recent game
 *
 * Returns: (transfer none): its file's URI
 */
const char *
nw_recent_game_get_uri (NwRecentGame *self)
{
  return self->uri;
}

/**
 * nw_recent_game_get_name:
 * @self: a recent game
 *
 * Returns: (transfer none): its file's name, without any folder
 */
const char *
nw_recent_game_get_name (NwRecentGame *self)
{
  return self->name;
}

/* When it was opened or saved, as people say it. */
static char *
describe_time (gint64 time)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  const struct
  {
    GDateTime  *day;
    const char *format;
  } days[] = {
    /* Translators: a time of this day, as g_date_time_format() writes it. */
    { now, N_("Today, %H:%M") },
    { yesterday, N_("Yesterday, %H:%M") },
  };

  if (then == NULL)
    return g_strdup ("");
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    if (g_date_time_get_year (then) == g_date_time_get_year (days[i].day) &&
        g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (days[i].day))
      return g_date_time_format (then, _(days[i].format));

  return g_date_time_format (then, "%Y-%m-%d");
}

/**
 * nw_recent_game_describe:
 * @self: a recent game
 *
 * Returns: (transfer full): what was played, by whom, and when
 */
char *
nw_recent_game_describe (NwRecentGame *self)
{
  g_autofree char *time = describe_time (self->time);

  if (self->is_missing)
    return g_strdup (_("The file is not there any more"));

  return g_strjoin (" · ", self->game, self->players, time, NULL);
}

/**
 * nw_recent_game_is_missing:
 * @self: a recent game
 *
 * Returns: whether its file was not there when it was last looked for
 */
gboolean
nw_recent_game_is_missing (NwRecentGame *self)
{
  return self->is_missing;
}

/* ---- Following the setting -------------------------------------------------------------------- */

static void
update_menu (NwRecentGames *self)
{
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  for (guint i = 0; i < self->games->len; i++)
    {
      const NwRecentGame *game = g_ptr_array_index (self->games, i);
      g_autoptr (GMenuItem) item = NULL;
      g_auto (GStrv) parts = NULL;
      g_autofree char *label = NULL;

      if (game->is_missing)
        continue;

      /* An underscore would be taken for a mnemonic. */
      parts = g_strsplit (game->name, "_", -1);
      label = g_strjoinv ("__", parts);
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.open-recent", "s", game->uri);
      g_menu_append_item (files, item);
    }

  g_menu_remove_all (self->menu);
  g_menu_append_section (self->menu, NULL, G_MENU_MODEL (files));
  g_menu_append (others, _("_Clear the List"), "win.clear-recent");
  g_menu_append_section (self->menu, NULL, G_MENU_MODEL (others));
}

static void
on_settings_changed_cb (NwRecentGames *self)
{
  g_autoptr (GVariant) entries = g_settings_get_value (self->settings, KEY);
  const guint n_before = self->games->len;

  g_ptr_array_set_size (self->games, 0);
  for (gsize i = 0; i < MIN (g_variant_n_children (entries), NW_RECENT_GAMES_MAX); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (entries, i);

      g_ptr_array_add (self->games, create_game (entry));
    }

  update_menu (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->games->len);
  nw_recent_games_check (self);
}

/* ---- Missing files ---------------------------------------------------------------------------- */

typedef struct
{
  NwRecentGames *games;
  NwRecentGame  *game;
} Check;

static void
on_checked_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autofree Check *check = user_data;
  g_autoptr (NwRecentGame) game = check->game;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (object), result, &error);
  const gboolean is_missing = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  /* The list may be gone; of what can't be told nothing is said. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || game->is_missing == is_missing)
    return;

  game->is_missing = is_missing;
  g_object_notify_by_pspec (G_OBJECT (game), props[PROP_MISSING]);
  update_menu (check->games);
}

/**
 * nw_recent_games_check:
 * @self: the list
 *
 * Looks which of the files are still there.
 */
void
nw_recent_games_check (NwRecentGames *self)
{
  g_return_if_fail (NW_IS_RECENT_GAMES (self));

  g_cancellable_cancel (self->cancellable);
  g_set_object (&self->cancellable, NULL);
  self->cancellable = g_cancellable_new ();
  for (guint i = 0; i < self->games->len; i++)
    {
      NwRecentGame *game = g_ptr_array_index (self->games, i);
      g_autoptr (GFile) file = g_file_new_for_uri (game->uri);
      Check *check = g_new (Check, 1);

      check->games = self;
      check->game = g_object_ref (game);
      g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                               G_PRIORITY_LOW, self->cancellable, on_checked_cb, check);
    }
}

/* ---- List model ------------------------------------------------------------------------------- */

static GType
nw_recent_games_get_item_type (GListModel *model)
{
  return NW_TYPE_RECENT_GAME;
}

static guint
nw_recent_games_get_n_items (GListModel *model)
{
  return NW_RECENT_GAMES (model)->games->len;
}

static gpointer
nw_recent_games_get_item (GListModel *model,
                          guint       position)
{
  NwRecentGames *self = NW_RECENT_GAMES (model);

  return position < self->games->len ? g_object_ref (g_ptr_array_index (self->games, position))
                                     : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = nw_recent_games_get_item_type;
  iface->get_n_items = nw_recent_games_get_n_items;
  iface->get_item = nw_recent_games_get_item;
}

/* ---- Object ----------------------------------------------------------------------------------- */

static void
nw_recent_games_dispose (GObject *object)
{
  NwRecentGames *self = NW_RECENT_GAMES (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);
  g_clear_object (&self->menu);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (nw_recent_games_parent_class)->dispose (object);
}

static void
nw_recent_games_class_init (NwRecentGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_recent_games_dispose;
}

static void
nw_recent_games_init (NwRecentGames *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  self->menu = g_menu_new ();
}

/**
 * nw_recent_games_new:
 * @settings: the application's settings
 *
 * Returns: (transfer full): the list that they keep
 */
NwRecentGames *
nw_recent_games_new (GSettings *settings)
{
  NwRecentGames *self = g_object_new (NW_TYPE_RECENT_GAMES, NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (on_settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  on_settings_changed_cb (self);

  return self;
}

/* The entries but that of @uri, after @first if there is one. */
static void
write_entries (NwRecentGames *self,
               GVariant      *first,
               const char    *uri)
{
  g_autoptr (GVariant) entries = g_settings_get_value (self->settings, KEY);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (ENTRIES_FORMAT));
  guint n = 0;

  if (first != NULL)
    {
      g_variant_builder_add_value (&builder, first);
      n++;
    }
  for (gsize i = 0; i < g_variant_n_children (entries) && n < NW_RECENT_GAMES_MAX; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (entries, i);
      const char *other;

      g_variant_get_child (entry, 0, "&s", &other);
      if (!g_str_equal (other, uri))
        {
          g_variant_builder_add_value (&builder, entry);
          n++;
        }
    }

  g_settings_set_value (self->settings, KEY, g_variant_builder_end (&builder));
}

static gboolean
may_remember (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean is_enabled = TRUE;

  if (settings != NULL)
    g_object_get (settings, "gtk-recent-files-enabled", &is_enabled, NULL);

  return is_enabled;
}

/**
 * nw_recent_games_add:
 * @self: the list
 * @file: a file that was opened or saved
 * @match: the game in it
 * @language: a language tag, for the game's title
 *
 * Puts a file to the top, unless the desktop says that no recent files are to be remembered.
 */
void
nw_recent_games_add (NwRecentGames *self,
                     GFile         *file,
                     NwMatch       *match,
                     const char    *language)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_auto (GStrv) names = nw_match_dup_names (match);
  g_autofree char *players = g_strjoinv (", ", names);

  g_return_if_fail (NW_IS_RECENT_GAMES (self));

  if (may_remember ())
    write_entries (self,
                   g_variant_new (ENTRY_FORMAT, uri,
                                  nw_ruleset_get_title (nw_match_get_ruleset (match), language),
                                  players, g_get_real_time () / G_USEC_PER_SEC),
                   uri);
}

/**
 * nw_recent_games_remove:
 * @self: the list
 * @uri: a file's URI
 *
 * Forgets a file, which stays where it is.
 */
void
nw_recent_games_remove (NwRecentGames *self,
                        const char    *uri)
{
  g_return_if_fail (NW_IS_RECENT_GAMES (self));

  write_entries (self, NULL, uri);
}

/**
 * nw_recent_games_clear:
 * @self: the list
 *
 * Forgets all files.
 *
 * Returns: (transfer full): what nw_recent_games_restore() brings back
 */
GVariant *
nw_recent_games_clear (NwRecentGames *self)
{
  GVariant *entries;

  g_return_val_if_fail (NW_IS_RECENT_GAMES (self), NULL);

  entries = g_settings_get_value (self->settings, KEY);
  g_settings_reset (self->settings, KEY);

  return entries;
}

/**
 * nw_recent_games_restore:
 * @self: the list
 * @entries: what nw_recent_games_clear() returned
 *
 * Remembers again what was forgotten.
 */
void
nw_recent_games_restore (NwRecentGames *self,
                         GVariant      *entries)
{
  g_return_if_fail (NW_IS_RECENT_GAMES (self));

  g_settings_set_value (self->settings, KEY, entries);
}

/**
 * nw_recent_games_get_menu:
 * @self: the list
 *
 * Returns: (transfer none): a menu of the files that are there, which follows the list
 */
GMenuModel *
nw_recent_games_get_menu (NwRecentGames *self)
{
  return G_MENU_MODEL (self->menu);
}
