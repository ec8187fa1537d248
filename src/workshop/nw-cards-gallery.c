/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a list as a gallery of faces.
 *
 * Hundreds of them are bound as soon as it has a model, and all are shown anew with each change: it
 * has none before somebody looks at it, and learns of changes while somebody does.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include "workshop/nw-card-view.h"
#include "workshop/nw-naming.h"

#define FACE_WIDTH 126

static gboolean
on_query_tooltip_cb (GtkWidget   *view,
                     int          x,
                     int          y,
                     gboolean     keyboard_mode,
                     GtkTooltip  *tooltip,
                     NwCardsPage *self)
{
  const NwField *field =
    nw_columns_find_list (nw_document_get_ruleset (self->document), self->list);
  NwCardItem *item = g_hash_table_lookup (self->gallery_views, view);
  g_autofree char *name = NULL;

  if (item == NULL)
    return FALSE;

  name = nw_naming_entry (field, nw_card_item_get_entry (item), nw_card_item_get_index (item));
  gtk_tooltip_set_text (tooltip, name);

  return TRUE;
}

static void
on_setup_cb (NwCardsPage *self,
             GtkListItem *list_item)
{
  GtkWidget *view = nw_card_view_new (nw_naming_get_language (), FACE_WIDTH);

  gtk_widget_set_has_tooltip (view, TRUE);
  g_signal_connect_object (view, "query-tooltip", G_CALLBACK (on_query_tooltip_cb), self, 0);
  gtk_list_item_set_child (list_item, view);
}

static void
show (NwCardsPage *self,
      GtkWidget   *view,
      NwCardItem  *item)
{
  nw_card_view_show (NW_CARD_VIEW (view), nw_document_get_ruleset (self->document), self->list,
                     nw_card_item_get_entry (item));
}

static void
on_bound_cb (NwCardsPage *self,
             GtkListItem *list_item)
{
  GtkWidget *view = gtk_list_item_get_child (list_item);

  g_hash_table_insert (self->gallery_views, view, gtk_list_item_get_item (list_item));
  show (self, view, gtk_list_item_get_item (list_item));
}

static void
on_unbound_cb (NwCardsPage *self,
               GtkListItem *list_item)
{
  g_hash_table_remove (self->gallery_views, gtk_list_item_get_child (list_item));
}

static void
on_mapped_cb (NwCardsPage *self)
{
  if (gtk_grid_view_get_model (self->gallery) == NULL)
    gtk_grid_view_set_model (self->gallery, self->selection);
  else if (self->is_gallery_old)
    nw_cards_page_update_gallery (self);
}

/**
 * nw_cards_page_init_gallery:
 * @self: a page with a model
 *
 * Lets the gallery be filled when it is looked at.
 */
void
nw_cards_page_init_gallery (NwCardsPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbound_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_grid_view_set_factory (self->gallery, factory);
  g_signal_connect_object (self->gallery, "map", G_CALLBACK (on_mapped_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * nw_cards_page_update_gallery:
 * @self: a page
 *
 * Shows what the cards have become, or lets that be done when somebody looks at them.
 */
void
nw_cards_page_update_gallery (NwCardsPage *self)
{
  GHashTableIter iter;
  gpointer view, item;

  self->is_gallery_old = !gtk_widget_get_mapped (GTK_WIDGET (self->gallery));
  if (self->is_gallery_old)
    return;

  g_hash_table_iter_init (&iter, self->gallery_views);
  while (g_hash_table_iter_next (&iter, &view, &item))
    show (self, view, item);
}

/**
 * nw_cards_page_show_gallery:
 * @self: a page
 *
 * Shows the cards as they look, in place of their table.
 */
void
nw_cards_page_show_gallery (NwCardsPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "gallery");
}
