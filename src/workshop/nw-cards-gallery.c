/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a list as a gallery of faces.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include "workshop/nw-card-view.h"
#include "workshop/nw-naming.h"

#define FACE_WIDTH 126

static void
on_setup_cb (NwCardsPage *self,
             GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, nw_card_view_new (nw_naming_get_language (), FACE_WIDTH));
}

static void
show (NwCardsPage *self,
      GtkWidget   *view,
      NwCardItem  *item)
{
  const NwField *field =
    nw_columns_find_list (nw_document_get_ruleset (self->document), self->list);
  g_autofree char *name = nw_naming_entry (field, nw_card_item_get_entry (item),
                                           nw_card_item_get_index (item));

  nw_card_view_show (NW_CARD_VIEW (view), nw_document_get_ruleset (self->document), self->list,
                     nw_card_item_get_entry (item));
  gtk_widget_set_tooltip_text (view, name);
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

/**
 * nw_cards_page_init_gallery:
 * @self: a page with a model
 *
 * Fills the gallery.
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
  gtk_grid_view_set_model (self->gallery, self->selection);
}

/**
 * nw_cards_page_update_gallery:
 * @self: a page
 *
 * Shows what the cards on the screen have become.
 */
void
nw_cards_page_update_gallery (NwCardsPage *self)
{
  GHashTableIter iter;
  gpointer view, item;

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
