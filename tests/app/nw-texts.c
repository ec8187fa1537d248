/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts of a window; see nw-texts.h.
 */

#include <adwaita.h>

#include "nw-texts.h"

/* Set by nobody: so the value itself is told. */
#define NO_VALUE "\001"

typedef struct
{
  NwTextFunc look;
  gpointer   user_data;
} Walk;

static void
tell (const Walk *walk,
      GtkWidget  *widget,
      const char *kind,
      const char *text)
{
  if (text != NULL && *text != '\0')
    walk->look (widget, kind, text, walk->user_data);
}

/* What those hear who do not see. */
static void
tell_accessible (const Walk *walk,
                 GtkWidget  *widget)
{
  static const struct
  {
    GtkAccessibleProperty property;
    const char           *kind;
  } properties[] = {
    { GTK_ACCESSIBLE_PROPERTY_LABEL, "name" },
    { GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "description" },
    { GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "value" },
    { GTK_ACCESSIBLE_PROPERTY_HELP_TEXT, "help" },
    { GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, "role" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *value = NULL;

      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i].property))
        continue;
      value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i].property,
                                                  NO_VALUE);
      tell (walk, widget, properties[i].kind, value);
    }
}

static void
tell_menu (const Walk *walk,
           GtkWidget  *widget,
           GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        tell (walk, widget, "menu", label);
      while (g_menu_link_iter_next (links))
        {
          g_autoptr (GMenuModel) section = g_menu_link_iter_get_value (links);

          tell_menu (walk, widget, section);
        }
    }
}

static void
tell_own (const Walk *walk,
          GtkWidget  *widget)
{
  if (GTK_IS_LABEL (widget))
    tell (walk, widget, "label", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_INSCRIPTION (widget))
    tell (walk, widget, "label", gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  if (GTK_IS_TEXT (widget))
    tell (walk, widget, "placeholder", gtk_text_get_placeholder_text (GTK_TEXT (widget)));
  if (GTK_IS_WINDOW (widget))
    tell (walk, widget, "title", gtk_window_get_title (GTK_WINDOW (widget)));
  if (GTK_IS_MENU_BUTTON (widget) &&
      gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL)
    tell_menu (walk, widget, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  tell (walk, widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  tell_accessible (walk, widget);
}

static void
walk_widgets (const Walk *walk,
              GtkWidget  *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  tell_own (walk, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk_widgets (walk, child);
}

/* Looks at every text of what is on the screen. */
void
nw_texts_walk (GtkWidget  *root,
               NwTextFunc  look,
               gpointer    user_data)
{
  const Walk walk = { look, user_data };

  walk_widgets (&walk, root);
}
