/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first page; see nw-home-page.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/nw-game-tile.h"
#include "app/nw-home-page.h"
#include "app/nw-new-game.h"
#include "workshop/nw-library-tile.h"

#define N_GAMES 2
/* Own rulesets that are offered; the Workshop shows all of them. */
#define MAX_RULESETS 5
/* After the page is seen, for it to be drawn first, in milliseconds. */
#define LIST_DELAY 100

/* The games, each with the label of its title. */
static const struct
{
  const char *game;
  const char *title;
} games[N_GAMES] = {
  { "tailor", "tailor_title" },
  { "brawl", "brawl_title" },
};

struct _NwHomePage
{
  AdwNavigationPage parent_instance;

  /* Template children */
  GtkWidget        *continue_button;
  GtkLabel         *titles[N_GAMES];
  GtkWidget        *recent_group;
  GtkListBox       *recent_list;
  GMenu            *recent_menu;
  GtkWidget        *rulesets_group;
  GtkListBox       *rulesets_list;

  /* Owned */
  GCancellable     *listing;

  guint             list_source;
};

G_DEFINE_FINAL_TYPE (NwHomePage, nw_home_page, ADW_TYPE_NAVIGATION_PAGE)

/* ---- Recent games ----------------------------------------------------------------------------- */

/* A file that is missing can only be forgotten. */
static void
update_row (AdwActionRow *row,
            NwRecentGame *game)
{
  const gboolean is_missing = nw_recent_game_is_missing (game);
  g_autofree char *text = nw_recent_game_describe (game);

  adw_action_row_set_subtitle (row, text);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !is_missing);
  if (is_missing)
    gtk_widget_add_css_class (GTK_WIDGET (row), "dim-label");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row), "dim-label");
}

static void
on_missing_changed_cb (NwRecentGame *game,
                       GParamSpec   *pspec,
                       AdwActionRow *row)
{
  update_row (row, game);
}

/* A button at the end of a row; @label tells of which row to those who don't see it. */
static GtkWidget *
new_row_button (const char *icon,
                const char *action,
                const char *uri,
                const char *tip,
                const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", uri);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static GtkWidget *
new_forget_button (NwRecentGame *game)
{
  g_autofree char *label =
    g_strdup_printf (_("Remove “%s” from the list"), nw_recent_game_get_name (game));

  return new_row_button ("window-close-symbolic", "win.forget-recent",
                         nw_recent_game_get_uri (game), _("Remove from the List"), label);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  NwRecentGame *game = item;
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), nw_recent_game_get_name (game));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_forget_button (game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-recent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", nw_recent_game_get_uri (game));
  update_row (ADW_ACTION_ROW (row), game);
  g_signal_connect_object (game, "notify::missing", G_CALLBACK (on_missing_changed_cb), row,
                           G_CONNECT_DEFAULT);

  return row;
}

static void
on_recent_changed_cb (NwHomePage *self,
                      guint       position,
                      guint       removed,
                      guint       added,
                      GListModel *recent)
{
  gtk_widget_set_visible (self->recent_group, g_list_model_get_n_items (recent) > 0);
}

/* ---- Own rulesets ----------------------------------------------------------------------------- */

static char *
say_state (const NwLibraryEntry *entry)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (entry->game);
  const char *game = official != NULL
                     ? nw_ruleset_get_title (official, nw_new_game_get_language ()) : entry->game;

  if (entry->n_errors == 0)
    return g_strdup (game);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s · %u error", "%s · %u errors",
                                       entry->n_errors), game, entry->n_errors);
}

static GtkWidget *
new_edit_button (const NwLibraryEntry *entry,
                 const char           *title)
{
  g_autofree char *label = g_strdup_printf (_("Change “%s” in the Workshop"), title);
  g_autoptr (GFile) file = g_file_new_for_path (entry->path);
  g_autofree char *uri = g_file_get_uri (file);

  return new_row_button ("document-edit-symbolic", "app.edit", uri, _("Change in the Workshop"),
                         label);
}

/* A click plays by it, unless it has errors, which the Workshop shows. */
static GtkWidget *
new_ruleset_row (const NwLibraryEntry *entry)
{
  GtkWidget *row = adw_action_row_new ();
  const char *title = nw_library_tile_get_title (entry->title_en, entry->title_es);
  g_autofree char *state = say_state (entry);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_edit_button (entry, title));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), entry->n_errors == 0);
  if (entry->n_errors == 0)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.play-ruleset");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", entry->game, entry->path);
    }

  return row;
}

static void
on_listed_cb (GObject      *object G_GNUC_UNUSED,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (NwHomePage) self = data;
  g_autoptr (GPtrArray) entries = nw_library_list_finish (result, NULL);
  guint n = 0;

  if (g_task_get_cancellable (G_TASK (result)) != self->listing || self->rulesets_list == NULL)
    return;

  g_clear_object (&self->listing);
  gtk_list_box_remove_all (self->rulesets_list);
  for (guint i = 0; entries != NULL && i < entries->len && n < MAX_RULESETS; i++)
    {
      const NwLibraryEntry *entry = entries->pdata[i];

      if (entry->path == NULL || entry->game == NULL)
        continue;
      gtk_list_box_append (self->rulesets_list, new_ruleset_row (entry));
      n++;
    }
  gtk_widget_set_visible (self->rulesets_group, n > 0);
}

static gboolean
on_list_due_cb (gpointer data)
{
  NwHomePage *self = data;

  self->list_source = 0;
  g_cancellable_cancel (self->listing);
  g_set_object (&self->listing, NULL);
  self->listing = g_cancellable_new ();
  nw_library_list_async (self->listing, on_listed_cb, g_object_ref (self));

  return G_SOURCE_REMOVE;
}

static void
nw_home_page_map (GtkWidget *widget)
{
  NwHomePage *self = NW_HOME_PAGE (widget);

  GTK_WIDGET_CLASS (nw_home_page_parent_class)->map (widget);
  if (self->list_source == 0)
    self->list_source = g_timeout_add_full (G_PRIORITY_LOW, LIST_DELAY, on_list_due_cb, self, NULL);
}

static void
nw_home_page_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&NW_HOME_PAGE (widget)->list_source, g_source_remove);
  GTK_WIDGET_CLASS (nw_home_page_parent_class)->unmap (widget);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_home_page_dispose (GObject *object)
{
  NwHomePage *self = NW_HOME_PAGE (object);

  g_clear_handle_id (&self->list_source, g_source_remove);
  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_HOME_PAGE);

  G_OBJECT_CLASS (nw_home_page_parent_class)->dispose (object);
}

static void
nw_home_page_class_init (NwHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_home_page_dispose;
  widget_class->map = nw_home_page_map;
  widget_class->unmap = nw_home_page_unmap;

  g_type_ensure (NW_TYPE_GAME_TILE);
  gtk_widget_class_set_template_from_resource (widget_class, "/needlework/app/nw-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, continue_button);
  for (guint i = 0; i < N_GAMES; i++)
    gtk_widget_class_bind_template_child_full (
      widget_class, games[i].title, FALSE,
      G_STRUCT_OFFSET (NwHomePage, titles) + (gssize) (i * sizeof (GtkLabel *)));
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, recent_group);
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, recent_list);
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, rulesets_group);
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, rulesets_list);
}

static void
nw_home_page_init (NwHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (games[i].game);

      gtk_label_set_label (self->titles[i],
                           nw_ruleset_get_title (ruleset, nw_new_game_get_language ()));
    }
}

/**
 * nw_home_page_new:
 *
 * Returns: (transfer floating): a first page
 */
NwHomePage *
nw_home_page_new (void)
{
  return g_object_new (NW_TYPE_HOME_PAGE, NULL);
}

/**
 * nw_home_page_set_can_continue:
 * @self: the page
 * @can_continue: whether there is a game to go on with
 *
 * Offers to go on with a game.
 */
void
nw_home_page_set_can_continue (NwHomePage *self,
                               gboolean    can_continue)
{
  gtk_widget_set_visible (self->continue_button, can_continue);
}

/**
 * nw_home_page_set_recent:
 * @self: the page
 * @recent: the files that were opened or saved lately
 *
 * Lists them, and in the main menu.
 */
void
nw_home_page_set_recent (NwHomePage    *self,
                         NwRecentGames *recent)
{
  gtk_list_box_bind_model (self->recent_list, G_LIST_MODEL (recent), create_row, NULL, NULL);
  g_menu_append_section (self->recent_menu, NULL, nw_recent_games_get_menu (recent));
  g_signal_connect_object (recent, "items-changed", G_CALLBACK (on_recent_changed_cb), self,
                           G_CONNECT_SWAPPED);
  on_recent_changed_cb (self, 0, 0, 0, G_LIST_MODEL (recent));
}
