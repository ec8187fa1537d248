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

#include "workshop/nw-library.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-workshop-template.h"

#define MAX_RECENT 6

struct _NwLibraryPage
{
  AdwNavigationPage    parent_instance;

  /* Template children */
  AdwPreferencesGroup *drafts_group;
  AdwPreferencesGroup *own_group;
  AdwPreferencesGroup *official_group;
  AdwPreferencesGroup *recent_group;

  /* Owned */
  GPtrArray           *rows;         /* borrowed rows with their groups as data */

  guint                n_lists;
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
append_item (GMenu      *menu,
             const char *label,
             const char *action,
             const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static void
add_menu (GtkWidget  *row,
          const char *title,
          const char *path)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *words = nw_naming_step (_("What to do with “%s”"), title);

  append_item (menu, _("_Duplicate"), "workshop.duplicate", path);
  append_item (menu, _("_Compare With…"), "workshop.compare", path);
  append_item (menu, _("D_elete"), "workshop.delete", path);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static const char *
get_title (const char *en,
           const char *es)
{
  const char *wanted = g_str_equal (nw_naming_get_language (), "es") ? es : en;

  return wanted != NULL && *wanted != '\0' ? wanted : _("Without a Title");
}

static char *
say_game (const char *game)
{
  g_autoptr (NwRuleset) official = game != NULL ? nw_ruleset_get_official (game) : NULL;

  return g_strdup (official != NULL
                   ? nw_ruleset_get_title (official, nw_naming_get_language ()) : "");
}

static char *
say_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return g_date_time_format (time, "%x");
}

static char *
describe (const NwLibraryEntry *entry)
{
  g_autofree char *game = say_game (entry->game);
  g_autofree char *time = say_time (entry->changed_at);
  GString *text = g_string_new (game);

  if (entry->error != NULL)
    {
      g_string_assign (text, entry->error);
      return g_string_free (text, FALSE);
    }

  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", time);
  if (entry->n_errors > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u error", "%u errors",
                                                 entry->n_errors), entry->n_errors);
    }

  return g_string_free (text, FALSE);
}

static void
add_entry (NwLibraryPage        *self,
           const NwLibraryEntry *entry)
{
  const char *title = get_title (entry->title_en, entry->title_es);
  GtkWidget *row;

  if (entry->path == NULL)
    {
      row = new_row (title, _("Read only"), "workshop.look", entry->id);
      add_button (row, _("_Customise"), "workshop.customise", entry->id);
      add_row (self, self->official_group, row);
      return;
    }

  {
    g_autofree char *text = describe (entry);
    g_autofree char *name = g_path_get_basename (entry->path);

    if (entry->error != NULL)
      title = name;
    row = new_row (title, text, entry->error == NULL ? "workshop.open-path" : NULL, entry->path);
    add_menu (row, title, entry->path);
    add_row (self, self->own_group, row);
  }
}

/* ---- Drafts and recent files ------------------------------------------------------------------ */

/* Whether a window that is open says that the draft is of its document. */
static gboolean
is_open (const char *path)
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
  g_autoptr (GPtrArray) drafts = nw_draft_list ();
  guint n = 0;

  for (guint i = 0; i < drafts->len; i++)
    {
      const NwDraft *draft = drafts->pdata[i];
      g_autoptr (GDateTime) time =
        g_date_time_new_from_unix_local (draft->saved_at / G_USEC_PER_SEC);
      g_autofree char *text = g_date_time_format (time, "%x, %X");
      GtkWidget *row;

      if (is_open (draft->path))
        continue;

      n++;
      row = new_row (get_title (draft->title_en, draft->title_es), text,
                                "workshop.restore-draft", draft->path);

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
}

static void
fill (NwLibraryPage *self,
      GPtrArray     *entries)
{
  guint n_own = 0;

  clear (self);
  for (guint i = 0; i < entries->len; i++)
    {
      add_entry (self, entries->pdata[i]);
      n_own += ((NwLibraryEntry *) entries->pdata[i])->path != NULL;
    }
  adw_preferences_group_set_description (self->own_group,
                                         n_own == 0
                                         ? _("None yet: customise an official one to begin.")
                                         : NULL);
  add_drafts (self);
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

  self->n_lists--;
  if (self->own_group == NULL)
    return;
  if (entries == NULL)
    adw_preferences_group_set_description (self->own_group, error->message);
  else if (self->n_lists == 0)
    fill (self, entries);
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
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, official_group);
  gtk_widget_class_bind_template_child (widget_class, NwLibraryPage, recent_group);
}

static void
nw_library_page_init (NwLibraryPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_library_page_refresh:
 * @self: the page
 *
 * Lists the library anew.
 */
void
nw_library_page_refresh (NwLibraryPage *self)
{
  self->n_lists++;
  nw_library_list_async (NULL, on_listed_cb, g_object_ref (self));
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
  return self->n_lists > 0;
}
