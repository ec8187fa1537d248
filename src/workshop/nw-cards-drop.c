/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures that are dropped on cards, in the table or in the gallery.
 *
 * A picture for one of the chosen cards is for all of them.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include <glib/gi18n-lib.h>

#include "workshop/nw-card-view.h"
#include "workshop/nw-steps.h"

#define HERE "drop-here"

/* The card at a place of the table or the gallery; @widget: (out): what shows it there. */
static NwCardItem *
find_card (NwCardsPage *self,
           GtkWidget   *view,
           double       x,
           double       y,
           GtkWidget  **widget)
{
  GtkWidget *picked = gtk_widget_pick (view, x, y, GTK_PICK_DEFAULT);

  if (picked == NULL)
    return NULL;
  if (view != GTK_WIDGET (self->gallery))
    return nw_cards_table_find_item (self->table, picked, widget);

  /* Around a face there is its frame. */
  *widget = NW_IS_CARD_VIEW (picked) ? picked : gtk_widget_get_first_child (picked);

  return *widget != NULL ? g_hash_table_lookup (self->gallery_views, *widget) : NULL;
}

static void
set_here (GtkDropTarget *target,
          GtkWidget     *widget)
{
  GtkWidget *before = g_object_get_data (G_OBJECT (target), HERE);

  if (before == widget)
    return;

  if (before != NULL)
    gtk_widget_remove_css_class (before, HERE);
  if (widget != NULL)
    {
      gtk_widget_add_css_class (widget, HERE);
      g_object_set_data_full (G_OBJECT (target), HERE, g_object_ref (widget), g_object_unref);
    }
  else
    g_object_set_data (G_OBJECT (target), HERE, NULL);
}

static GdkDragAction
on_drop_moved_cb (NwCardsPage   *self,
                  double         x,
                  double         y,
                  GtkDropTarget *target)
{
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  GtkWidget *widget = NULL;
  NwCardItem *item = find_card (self, view, x, y, &widget);

  set_here (target, item != NULL ? widget : NULL);

  return GDK_ACTION_COPY;
}

static void
on_drop_left_cb (NwCardsPage   *self G_GNUC_UNUSED,
                 GtkDropTarget *target)
{
  set_here (target, NULL);
}

static gboolean
can_have_pictures (NwCardsPage *self)
{
  const NwField *field =
    nw_columns_find_list (nw_document_get_ruleset (self->document), self->list);

  return nw_fields_get (field->members, "image") != NULL;
}

static void
take_picture (NwCardsPage *self,
              NwCardItem  *item,
              GFile       *file)
{
  const guint position = nw_cards_page_find_position (self, nw_card_item_get_index (item));

  if (!gtk_selection_model_is_selected (self->selection, position))
    gtk_selection_model_select_item (self->selection, position, TRUE);
  nw_cards_page_update_detail (self);
  nw_card_detail_take_picture (self->detail, file);
}

/* What is no picture and a ruleset is opened, as it is everywhere in the window. */
static gboolean
on_dropped_cb (NwCardsPage   *self,
               const GValue  *value,
               double         x,
               double         y,
               GtkDropTarget *target)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  const char *path = files != NULL ? g_file_peek_path (files->data) : NULL;
  GtkWidget *widget = NULL;
  NwCardItem *item = find_card (self, view, x, y, &widget);

  set_here (target, NULL);
  if (files == NULL)
    return FALSE;
  if (path != NULL && g_str_has_suffix (path, ".nwrules"))
    return gtk_widget_activate_action (GTK_WIDGET (self), "workshop.open-path", "s", path);

  if (nw_document_is_read_only (self->document))
    nw_steps_say (GTK_WIDGET (self), _("This ruleset can only be looked at"));
  else if (!can_have_pictures (self))
    nw_steps_say (GTK_WIDGET (self), _("These cards have no pictures"));
  else if (item == NULL)
    nw_steps_say (GTK_WIDGET (self), _("Drop the picture on a card"));
  else
    {
      take_picture (self, item, files->data);
      return TRUE;
    }

  return FALSE;
}

static void
add_target (NwCardsPage *self,
            GtkWidget   *view)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "enter", G_CALLBACK (on_drop_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "motion", G_CALLBACK (on_drop_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (on_drop_left_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, GTK_EVENT_CONTROLLER (target));
}

/**
 * nw_cards_page_init_drop:
 * @self: a page with a table
 *
 * Lets pictures be dropped on its cards.
 */
void
nw_cards_page_init_drop (NwCardsPage *self)
{
  add_target (self, GTK_WIDGET (nw_cards_table_get_view (self->table)));
  add_target (self, GTK_WIDGET (self->gallery));
}
