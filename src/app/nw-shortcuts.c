/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys; see nw-shortcuts.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/nw-shortcuts.h"

/* Rows without an action are keys of the table's own widgets; those without keys begin a group. */
static const struct
{
  const char *title;
  const char *keys;
  const char *action;
} shortcuts[] = {
  { N_("Game") },
  { N_("New game"), "<Control>n", "win.new-game" },
  { N_("Open"), "<Control>o", "win.open" },
  { N_("Save"), "<Control>s", "win.save" },
  { N_("Save as"), "<Control><Shift>s", "win.save-as" },
  { N_("Undo"), "<Control>z", "win.undo" },
  { N_("Redo"), "<Control><Shift>z", "win.redo" },
  { N_("Log"), "F9", "win.toggle-log" },
  { N_("Hide my cards"), "<Control>h", "win.hide" },
  { N_("Replay of the game"), "<Control>r", "win.replay" },
  { N_("To the first page"), "<Alt>Home", "win.home" },
  { N_("Table") },
  { N_("What can be done?"), "question" },
  { N_("Hint"), "h" },
  { N_("From one part of the table to the next"), "Tab" },
  { N_("About in a part"), "Left Right Up Down" },
  { N_("Complete an order, or choose"), "Return" },
  { N_("Look at an order without completing it"), "space" },
  { N_("Closer look at an order"), "<Shift>F10" },
  { N_("Extend the section of the row"), "<Shift>Left <Shift>Right" },
  { N_("Dye red, orange, blue or white"), "r o b w" },
  { N_("Use a magic fabric"), "m" },
  { N_("Take red, yellow, blue or black ink"), "r y b k" },
  { N_("Mix orange, purple or green ink"), "o p g" },
  { N_("Place ink, such as red"), "<Shift>r" },
  { N_("End the turn"), "e" },
  { N_("Drop what is chosen, or close what lies above"), "Escape" },
  { N_("Replay") },
  { N_("Play or pause a replay"), "p" },
  { N_("Previous or next move of a replay"), "<Control>Left <Control>Right" },
  { N_("Previous or next turn of a replay"), "<Control><Shift>Left <Control><Shift>Right" },
  { N_("Start or end of a replay"), "<Control>Home <Control>End" },
  { N_("Workshop") },
  { N_("Play by these rules"), "F5" },
  { N_("Search the cards"), "<Control>f" },
  { N_("Change a cell"), "F2" },
  { N_("Take a cell and go on below"), "Return" },
  { N_("Take a cell and go on to the right"), "Tab" },
  { N_("Leave the table"), "<Control>Tab" },
  { N_("Choose whole cards"), "<Shift>space" },
  { N_("Empty cells"), "Delete" },
  { N_("Fill down"), "<Control>d" },
  { N_("Cut, copy or paste cells"), "<Control>x <Control>c <Control>v" },
  { N_("Copy rows with headings"), "<Control><Shift>c" },
  { N_("Delete cards"), "<Control>minus" },
  { N_("Move cards up or down"), "<Alt>Up <Alt>Down" },
  { N_("Application") },
  { N_("Preferences"), "<Control>comma", "app.preferences" },
  { N_("Keyboard shortcuts"), "<Control>question", "app.shortcuts" },
  { N_("Help"), "F1", "app.help" },
  { N_("Main menu"), "F10" },
  { N_("Close the window"), "<Control>w", "window.close" },
  { N_("Quit"), "<Control>q", "app.quit" },
};

/**
 * nw_shortcuts_install:
 * @application: the application
 *
 * Makes the keys do what they say.
 */
void
nw_shortcuts_install (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].action != NULL)
      gtk_application_set_accels_for_action (application, shortcuts[i].action,
                                             (const char *[]) { shortcuts[i].keys, NULL });
}

static GtkWidget *
new_keys (const char *keys)
{
  g_auto (GStrv) parts = g_strsplit (keys, " ", -1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;
      g_autofree char *text = NULL;
      GtkWidget *label;

      gtk_accelerator_parse (parts[i], &key, &modifiers);
      text = gtk_accelerator_get_label (key, modifiers);
      label = gtk_label_new (text);
      gtk_widget_add_css_class (label, "keycap");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/**
 * nw_shortcuts_new:
 *
 * Returns: (transfer floating): a dialog that lists the keys
 */
AdwDialog *
nw_shortcuts_new (void)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      GtkWidget *row;

      if (shortcuts[i].keys == NULL)
        {
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, _(shortcuts[i].title));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
          continue;
        }

      row = adw_action_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcuts[i].title));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_keys (shortcuts[i].keys));
      adw_preferences_group_add (group, row);
    }

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, _("Keyboard Shortcuts"));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_content_height (dialog, 640);

  return dialog;
}
