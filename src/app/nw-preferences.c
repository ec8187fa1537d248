/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences: each row is a choice among the words that a setting can have.
 *
 * A plain dialog: AdwPreferencesDialog asks for 360 pixels, more than the narrowest window has.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/nw-preferences.h"

typedef struct
{
  const char *value;
  const char *label;
} Choice;

static const Choice languages[] = {
  { "", N_("As the Desktop") },
  { "en", "English" },
  { "es", "Español" },
  { NULL },
};

static const Choice speeds[] = {
  { "slow", NC_("speed", "Slow") },
  { "normal", NC_("speed", "Normal") },
  { "fast", NC_("speed", "Fast") },
  { "instant", NC_("speed", "Instant") },
  { NULL },
};

static const Choice motion_speeds[] = {
  { "slow", NC_("speed", "Slow") },
  { "normal", NC_("speed", "Normal") },
  { "fast", NC_("speed", "Fast") },
  { "off", NC_("speed", "No Motion") },
  { NULL },
};

static const Choice announcements[] = {
  { "all", NC_("announcements", "Everything") },
  { "own", NC_("announcements", "What Concerns Me") },
  { "off", NC_("announcements", "Nothing") },
  { NULL },
};

static void
on_selected_cb (AdwComboRow *row,
                GParamSpec  *pspec,
                GSettings   *settings)
{
  const Choice *choices = g_object_get_data (G_OBJECT (row), "choices");
  const char *key = g_object_get_data (G_OBJECT (row), "key");

  g_settings_set_string (settings, key, choices[adw_combo_row_get_selected (row)].value);
}

static const char *
get_label (const Choice *choice,
           const char   *context)
{
  return context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, context, choice->label)
                         : _(choice->label);
}

static void
add_row (AdwPreferencesGroup *group,
         GSettings           *settings,
         const char          *key,
         const char          *title,
         const char          *subtitle,
         const Choice        *choices,
         const char          *context)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autofree char *value = g_settings_get_string (settings, key);
  guint selected = 0;

  for (guint i = 0; choices[i].value != NULL; i++)
    {
      gtk_string_list_append (list, get_label (&choices[i], context));
      if (g_str_equal (choices[i].value, value))
        selected = i;
    }

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_object_set_data (G_OBJECT (row), "choices", (gpointer) choices);
  g_object_set_data (G_OBJECT (row), "key", (gpointer) key);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_selected_cb), settings, 0);
  adw_preferences_group_add (group, row);
}

static void
add_undo_row (AdwPreferencesGroup *group,
              GSettings           *settings)
{
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Undo Without Limit"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("Against bots, over their moves and what they showed"));
  g_settings_bind (settings, "unlimited-undo", row, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

/**
 * nw_preferences_new:
 * @settings: the application's settings
 *
 * Returns: (transfer floating): a dialog
 */
AdwDialog *
nw_preferences_new (GSettings *settings)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  add_row (group, settings, "language", _("Language"),
           _("Each seat has its own, which is chosen with a new game"), languages, NULL);
  add_row (group, settings, "bot-speed", _("Speed of Bots"), _("How long their moves are shown"),
           speeds, "speed");
  add_row (group, settings, "motion-speed", _("Speed of Motion"),
           _("How fast things move on the table"), motion_speeds, "speed");
  add_row (group, settings, "announcements", _("Announcements"),
           _("What screen readers are told of a game"), announcements, "announcements");
  add_undo_row (group, settings);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (dialog, view);
  gtk_widget_set_name (GTK_WIDGET (dialog), NW_PREFERENCES_NAME);
  adw_dialog_set_title (dialog, _("Preferences"));
  adw_dialog_set_content_width (dialog, 520);

  return dialog;
}
