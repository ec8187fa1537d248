/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The earlier versions of a ruleset; see nw-versions-dialog.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-versions-dialog.h"

#include <glib/gi18n-lib.h>

#include "ruleset/nw-versions.h"
#include "workshop/nw-compare-dialog.h"

struct _NwVersionsDialog
{
  AdwDialog  parent_instance;

  /* Owned */
  NwRuleset *ruleset;
  GPtrArray *versions;
};

G_DEFINE_FINAL_TYPE (NwVersionsDialog, nw_versions_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
say_time (gint64 microseconds)
{
  g_autoptr (GDateTime) time =
    g_date_time_new_from_unix_local (microseconds / G_USEC_PER_SEC);

  return g_date_time_format (time, "%x, %X");
}

static NwRuleset *
load (const NwVersion *version)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();

  return nw_ruleset_load_file (version->path, problems, NULL);
}

static const NwVersion *
get_version (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "version");
}

static void
on_compare_clicked_cb (NwVersionsDialog *self,
                       GtkWidget        *button)
{
  const NwVersion *version = get_version (button);
  g_autoptr (NwRuleset) old = load (version);
  g_autofree char *time = say_time (version->saved_at);

  if (old != NULL)
    adw_dialog_present (nw_compare_dialog_new (old, self->ruleset, time, _("Now")),
                        GTK_WIDGET (self));
}

static void
on_restore_clicked_cb (NwVersionsDialog *self,
                       GtkWidget        *button)
{
  g_autoptr (NwRuleset) old = load (get_version (button));

  if (old == NULL || nw_ruleset_get_game (old) != nw_ruleset_get_game (self->ruleset))
    {
      gtk_widget_error_bell (button);
      return;
    }

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, old);
  adw_dialog_close (ADW_DIALOG (self));
}

static GtkWidget *
new_button (NwVersionsDialog *self,
            const NwVersion  *version,
            const char       *label,
            GCallback         callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "version", (gpointer) version);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
new_row (NwVersionsDialog *self,
         const NwVersion  *version)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *time = say_time (version->saved_at);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), time);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             new_button (self, version, _("_Compare"),
                                         G_CALLBACK (on_compare_clicked_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             new_button (self, version, _("_Go Back"),
                                         G_CALLBACK (on_restore_clicked_cb)));

  return row;
}

static GtkWidget *
new_content (NwVersionsDialog *self)
{
  GtkWidget *page, *group;

  if (self->versions->len == 0)
    {
      page = adw_status_page_new ();
      adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "document-open-recent-symbolic");
      adw_status_page_set_title (ADW_STATUS_PAGE (page), _("No Earlier Versions"));
      adw_status_page_set_description (ADW_STATUS_PAGE (page),
                                       _("Each time the ruleset is saved, what the file held before "
                                         "is kept."));
      return page;
    }

  page = adw_preferences_page_new ();
  group = adw_preferences_group_new ();
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Going back is a step that can be undone."));
  for (guint i = 0; i < self->versions->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               new_row (self, self->versions->pdata[i]));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  return page;
}

static void
nw_versions_dialog_finalize (GObject *object)
{
  NwVersionsDialog *self = NW_VERSIONS_DIALOG (object);

  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_clear_pointer (&self->versions, g_ptr_array_unref);

  G_OBJECT_CLASS (nw_versions_dialog_parent_class)->finalize (object);
}

static void
nw_versions_dialog_class_init (NwVersionsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_versions_dialog_finalize;
  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", NW_TYPE_VERSIONS_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, NW_TYPE_RULESET);
}

static void
nw_versions_dialog_init (NwVersionsDialog *self)
{
}

/**
 * nw_versions_dialog_new:
 * @ruleset: a ruleset as it is now
 * @file: (nullable): its file
 *
 * Returns: (transfer floating): a dialog with its earlier versions
 */
AdwDialog *
nw_versions_dialog_new (NwRuleset *ruleset,
                        GFile     *file)
{
  NwVersionsDialog *self = g_object_new (NW_TYPE_VERSIONS_DIALOG, NULL);
  GtkWidget *view = adw_toolbar_view_new ();

  self->ruleset = nw_ruleset_ref (ruleset);
  self->versions = nw_versions_list (file != NULL ? g_file_peek_path (file) : NULL,
                                     nw_ruleset_get_id (ruleset));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), new_content (self));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_title (ADW_DIALOG (self), _("Earlier Versions"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 520);
  adw_dialog_set_content_height (ADW_DIALOG (self), 480);

  return ADW_DIALOG (self);
}
