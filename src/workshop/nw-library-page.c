/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library; see nw-library-page.h.
 *
 * What is done with a ruleset are actions of the window, with its file or its id.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-library-page.h"

#include <glib/gi18n-lib.h>

#include "workshop/nw-library-tile.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-workshop-template.h"

#define MAX_RECENT 6

struct _NwLibraryPage
{
  AdwNavigationPage    parent_instance;

  /* Template children */
  AdwPreferencesGroup *drafts_group;
  AdwPreferencesGroup *own_group;
  AdwPreferencesGroup *recent_group;
  AdwWrapBox          *own_tiles;
  AdwWrapBox          *official_tiles;
  GtkWidget           *drop_tile;
  GtkLabel            *drop_label;
  GMenu               *new_menu;

  /* Owned */
  GPtrArray           *rows;         /* borrowed rows with their groups as data */
  GPtrArray           *tiles;        /* borrowed */
  GPtrArray           *drafts;       /* of NwDraft, while they are being listed */

  gboolean             is_listing;
  gboolean             is_stale;     /* the library has changed since listing began */
};

G_DEFINE_FINAL_TYPE (NwLibraryPage, nw_library_page, ADW_TYPE_NAVIGATION_PAGE)

/* ---- Rows ------------------------------------------------------------------------------------- */

static void
add_row (NwLibraryPage       *self,
         AdwPreferencesGroup *group,
         GtkWidget           *row)
{
  g_object_set_data (G_OBJECT (row), "group", group);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (group, row);
}

static GtkWidget *
new_row (const char *title,
         const char *subtitle,
         const char *action,
         const char *target)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (action == NULL)
    return row;

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);

  return row;
}

static void
add_button (GtkWidget  *row,
            const char *label,
            const char *action,
            const char *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_entry (NwLibraryPage        *self,
           const NwLibraryEntry *entry)
{
  AdwWrapBox *tiles = entry->path == NULL ? self->official_tiles : self->own_tiles;
  GtkWidget *tile = nw_library_tile_new (entry);

  /* Before the place where files are dropped. */
  if (entry->path == NULL)
    adw_wrap_box_append (tiles, tile);
  else
    adw_wrap_box_insert_child_after (tiles, tile,
                                     gtk_widget_get_prev_sibling (self->drop_tile));
  g_ptr_array_add (self->tiles, tile);
}

/* What a new ruleset can begin as. */
static void
add_to_menu (NwLibraryPage        *self,
             GMenu                *menu,
             const NwLibraryEntry *entry)
{
  g_autoptr (GMenuItem) item = NULL;
  /* Translators: %s is a ruleset's title. */
  g_autofree char *label =
    nw_naming_step (_("A Copy of “%s”"),
                    nw_library_tile_get_title (entry->title_en, entry->title_es));

  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, "workshop.customise", "s", entry->id);
  g_menu_append_item (menu, item);
}

/* ---- Drafts and recent files ------------------------------------------------------------------ */

/**
 * nw_library_page_is_draft_open:
 * @path: (type filename): a draft
 *
 * Returns: whether a window that is open says that the draft is of its document
 */
gboolean
nw_library_page_is_draft_open (const char *path)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, i);

      if (g_strcmp0 (g_object_get_data (window, "nw-draft"), path) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
add_drafts (NwLibraryPage *self)
{
  guint n = 0;

  for (guint i = 0; i < self->drafts->len; i++)
    {
      const NwDraft *draft = self->drafts->pdata[i];
      g_autoptr (GDateTime) time =
        g_date_time_new_from_unix_local (draft->saved_at / G_USEC_PER_SEC);
      g_autofree char *text = g_date_time_format (time, "%x, %X");
      GtkWidget *row;

      if (nw_library_page_is_draft_open (draft->path))
        continue;

      n++;
      row = new_row (nw_library_tile_get_title (nw_ruleset_get_title (draft->ruleset, "en"),
                                                nw_ruleset_get_title (draft->ruleset, "es")),
                     text, "workshop.restore-draft", draft->path);

      add_button (row, _("_Discard"), "workshop.drop-draft", draft->path);
      add_button (row, _("_Go On"), "workshop.restore-draft", draft->path);
      add_row (self, self->drafts_group, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->drafts_group), n > 0);
}

static gboolean
is_recent (GtkRecentInfo *info,
           const char    *folder)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (GFile) library = g_file_new_for_path (folder);

  return g_str_has_suffix (gtk_recent_info_get_uri (info), ".nwrules") &&
         gtk_recent_info_exists (info) && !g_file_has_prefix (file, library);
}

static void
add_recent (NwLibraryPage *self)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  g_autofree char *folder = nw_library_get_folder ();
  guint n = 0;

  for (GList *l = items; l != NULL; l = l->next)
    {
      GtkRecentInfo *info = l->data;
      g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
      g_autofree char *path = g_file_get_path (file);

      if (path == NULL || n == MAX_RECENT || !is_recent (info, folder))
        continue;

      add_row (self, self->recent_group,
               new_row (gtk_recent_info_get_display_name (info), NULL, "workshop.open-path",
                        path));
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->recent_group), n > 0);
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
}

/* ---- Listing ---------------------------------------------------------------------------------- */

static void
clear (NwLibraryPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      adw_preferences_group_remove (g_object_get_data (G_OBJECT (row), "group"), row);
    }
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < self->tiles->len; i++)
    {
      GtkWidget *tile = self->tiles->pdata[i];

      adw_wrap_box_remove (ADW_WRAP_BOX (gtk_widget_get_parent (tile)), tile);
    }
  g_ptr_array_set_size (self->tiles, 0);
}

static void
fill (NwLibraryPage *self,
      GPtrArray     *entries)
{
  guint n_own = 0;

  clear (self);
  g_menu_remove_all (self->new_menu);
  for (guint i = 0; i < entries->len; i++)
    {
      const NwLibraryEntry *entry = entries->pdata[i];

      add_entry (self, entry);
      n_own += entry->path != NULL;
      if (entry->path == NULL)
        add_to_menu (self, self->new_menu, entry);
    }
  adw_preferences_group_set_description (self->own_group, NULL);
  gtk_label_set_label (self->drop_label,
                       n_own == 0 ? _("None yet: customise an official one to begin, or drop "
                                      "ruleset files here.")
                                  : _("Drop ruleset files here to take copies of them in."));
  add_drafts (self);
  g_clear_pointer (&self->drafts, g_ptr_array_unref);
  add_recent (self);
}

static void
on_listed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (NwLibraryPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = nw_library_list_finish (result, &error);

  self->is_listing = FALSE;
  if (self->own_group == NULL)
    return;
  if (self->is_stale)
    nw_library_page_refresh (self);
  else if (entries == NULL)
    adw_preferences_group_set_description (self->own_group, error->message);
  else
    fill (self, entries);
}

static void
on_drafts_listed_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  NwLibraryPage *self = data;

  g_clear_pointer (&self->drafts, g_ptr_array_unref);
  self->drafts = nw_draft_list_finish (result);
  nw_library_list_async (NULL, on_listed_cb, self);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_library_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_LIBRARY_PAGE);

  G_OBJECT_CLASS (nw_library_page_parent_class)->dispose (object);
}

static void
nw_library_page_finalize (GObject *object)
{
  g_ptr_array_unref (NW_LIBRARY_PAGE (object)->rows);
  g_ptr_array_unref (NW_LIBRARY_PAGE (object)->tiles);
  g_clear_pointer (&NW_LIBRARY_PAGE (object)->drafts, g_ptr_array_unref);

  G_OBJECT_CLASS (nw_library_page_parent_class)->finalize (object);
}

static void
nw_library_page_class_init (NwLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_library_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_library_page_finalize;
  nw_workshop_template_set (widget_class, "nw-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, drafts_group);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, own_group);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, recent_group);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, own_tiles);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, official_tiles);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, drop_tile);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, drop_label);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, new_menu);
}

static void
nw_library_page_init (NwLibraryPage *self)
{
  self->rows = g_ptr_array_new ();
  self->tiles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_library_page_refresh:
 * @self: the page
 *
 * Lists the library anew: one listing at a time, for two of them could end in either order.
 */
void
nw_library_page_refresh (NwLibraryPage *self)
{
  self->is_stale = self->is_listing;
  if (self->is_listing)
    return;

  self->is_listing = TRUE;
  nw_draft_list_async (on_drafts_listed_cb, g_object_ref (self));
}

/**
 * nw_library_page_is_busy:
 * @self: the page
 *
 * Returns: whether the library is being listed
 */
gboolean
nw_library_page_is_busy (NwLibraryPage *self)
{
  return self->is_listing;
}
