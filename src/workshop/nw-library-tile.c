/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset of the library; see nw-library-tile.h.
 *
 * What is done with it are actions of the window, with its file or its id.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-library-tile.h"

#include <glib/gi18n-lib.h>

#include "workshop/nw-fan.h"
#include "workshop/nw-naming.h"

/* The least width of a tile, in application pixels. */
#define WIDTH 300

/* ---- Words ------------------------------------------------------------------------------------ */

/**
 * nw_library_tile_get_title:
 * @en: (nullable): a title in English
 * @es: (nullable): the title in Spanish
 *
 * Returns: (transfer none): the one in the application's language, or words for none
 */
const char *
nw_library_tile_get_title (const char *en,
                           const char *es)
{
  const char *wanted = g_str_equal (nw_naming_get_language (), "es") ? es : en;

  return wanted != NULL && *wanted != '\0' ? wanted : _("Without a Title");
}

static char *
dup_title (const NwLibraryEntry *entry)
{
  return entry->error != NULL
         ? g_path_get_basename (entry->path)
         : g_strdup (nw_library_tile_get_title (entry->title_en, entry->title_es));
}

/* When it was changed last, as people say it. */
static char *
say_changed (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *day = g_date_time_format (time, "%x");
  g_autofree char *today = g_date_time_format (now, "%x");
  g_autofree char *before = g_date_time_format (yesterday, "%x");

  if (g_str_equal (day, today))
    return g_strdup (_("changed today"));
  if (g_str_equal (day, before))
    return g_strdup (_("changed yesterday"));

  /* Translators: %s is a date. */
  return nw_naming_step (_("changed on %s"), day);
}

static char *
say_origin (const NwLibraryEntry *entry)
{
  g_autoptr (NwRuleset) official =
    entry->game != NULL ? nw_ruleset_get_official (entry->game) : NULL;
  g_autofree char *changed = NULL;

  if (entry->path == NULL)
    return g_strdup (_("Official, read only"));

  changed = say_changed (entry->changed_at);
  if (official == NULL)
    return g_steal_pointer (&changed);

  return g_strdup_printf ("%s · %s", nw_ruleset_get_title (official, nw_naming_get_language ()),
                          changed);
}

static char *
say_figures (const NwLibraryEntry *entry)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < entry->n_lists; i++)
    {
      g_autofree char *label = nw_naming_field (entry->lists[i].field);

      g_string_append_printf (text, "%s%s %u", i > 0 ? " · " : "", label,
                              entry->lists[i].n_cards);
    }

  return g_string_free_and_steal (text);
}

static char *
say_state (const NwLibraryEntry *entry)
{
  if (entry->error != NULL)
    return g_strdup (entry->error);
  if (entry->n_errors > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u error", "%u errors",
                                         entry->n_errors), entry->n_errors);
  if (entry->n_warnings > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u warning", "%u warnings",
                                         entry->n_warnings), entry->n_warnings);

  return g_strdup (_("Ready to be played"));
}

/* ---- Parts ------------------------------------------------------------------------------------ */

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Its cards, or a sign for a file that has none to show. */
static GtkWidget *
new_picture (const NwLibraryEntry *entry)
{
  GtkWidget *picture;

  if (entry->sample != NULL)
    {
      g_autofree char *list = g_strconcat ("/", entry->lists[0].field->key, NULL);

      picture = nw_fan_new (entry->sample, list);
    }
  else
    {
      picture = gtk_image_new_from_icon_name ("text-x-generic-symbolic");
      gtk_image_set_pixel_size (GTK_IMAGE (picture), 64);
      gtk_widget_add_css_class (picture, "dimmed");
      gtk_widget_set_vexpand (picture, TRUE);
    }
  gtk_widget_set_hexpand (picture, TRUE);
  gtk_widget_add_css_class (picture, "library-picture");
  if (entry->game != NULL)
    gtk_widget_add_css_class (picture, entry->game);

  return picture;
}

static GtkWidget *
new_state (const NwLibraryEntry *entry)
{
  static const struct
  {
    const char *icon;
    const char *css_class;
  } looks[] = {
    { "dialog-error-symbolic", "error" },
    { "dialog-warning-symbolic", "warning" },
    { "object-select-symbolic", "success" },
  };
  const guint look = entry->error != NULL || entry->n_errors > 0 ? 0
                     : entry->n_warnings > 0                     ? 1
                                                                 : 2;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = gtk_image_new_from_icon_name (looks[look].icon);
  g_autofree char *text = say_state (entry);

  gtk_widget_add_css_class (icon, looks[look].css_class);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), new_label (text, "caption"));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
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

static GtkWidget *
new_menu (const NwLibraryEntry *entry,
          const char           *title)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *words = nw_naming_step (_("What to do with “%s”"), title);

  if (entry->error == NULL)
    {
      append_item (menu, _("_Open"), "workshop.open-path", entry->path);
      append_item (menu, _("_Duplicate"), "workshop.duplicate", entry->path);
      append_item (menu, _("_Compare With…"), "workshop.compare", entry->path);
    }
  append_item (menu, _("D_elete"), "workshop.delete", entry->path);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);

  return button;
}

static GtkWidget *
new_customise_button (const NwLibraryEntry *entry,
                      const char           *title)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Customise"));
  g_autofree char *words = nw_naming_step (_("A copy of “%s” to be changed"), title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", entry->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "workshop.customise");

  return button;
}

/* The large part of the tile, which opens the ruleset. */
static GtkWidget *
new_face (const NwLibraryEntry *entry,
          const char           *title)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *origin = say_origin (entry);
  g_autofree char *figures = say_figures (entry);
  g_autofree char *name = g_strdup_printf ("%s. %s. %s", title, origin, figures);

  gtk_box_append (GTK_BOX (text), new_label (title, "heading"));
  gtk_box_append (GTK_BOX (text), new_label (origin, "dimmed"));
  if (*figures != '\0')
    gtk_box_append (GTK_BOX (text), new_label (figures, "caption"));
  gtk_widget_add_css_class (text, "library-text");
  gtk_box_append (GTK_BOX (box), new_picture (entry));
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "library-face");
  gtk_widget_set_vexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  if (entry->error != NULL)
    {
      gtk_widget_set_can_target (button, FALSE);
      gtk_widget_set_focusable (button, FALSE);
    }
  else
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                        entry->path != NULL ? entry->path : entry->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button),
                                      entry->path != NULL ? "workshop.open-path"
                                                          : "workshop.look");
    }

  return button;
}

/**
 * nw_library_tile_new:
 * @entry: a ruleset of the library
 *
 * Returns: (transfer floating): a tile that shows it
 */
GtkWidget *
nw_library_tile_new (const NwLibraryEntry *entry)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *title = dup_title (entry);

  gtk_box_append (GTK_BOX (bar), new_state (entry));
  gtk_box_append (GTK_BOX (bar), entry->path != NULL ? new_menu (entry, title)
                                                     : new_customise_button (entry, title));
  gtk_widget_add_css_class (bar, "library-bar");
  gtk_box_append (GTK_BOX (tile), new_face (entry, title));
  gtk_box_append (GTK_BOX (tile), bar);
  gtk_widget_set_size_request (tile, WIDTH, -1);
  /* As wide as the others, whatever room there is. */
  gtk_widget_set_hexpand (tile, FALSE);
  gtk_widget_add_css_class (tile, "card");
  gtk_widget_add_css_class (tile, "library-tile");

  return tile;
}
