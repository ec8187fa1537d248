/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a list of cards was looked at last, per game and list: the table's layout, and whether it was
 * the table or the gallery.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

/* While somebody drags, it is not written all the time; in milliseconds. */
#define DELAY 300

static char *
get_key (NwCardsPage *self)
{
  const NwRules *game = nw_ruleset_get_game (nw_document_get_ruleset (self->document));

  return g_strconcat (game->id, self->list, NULL);
}

static GVariant *
describe (NwCardsPage *self)
{
  g_autoptr (GVariant) layout = g_variant_ref_sink (nw_cards_table_get_layout (self->table));
  GVariantDict all;

  g_variant_dict_init (&all, layout);
  g_variant_dict_insert (&all, "view", "s", gtk_stack_get_visible_child_name (self->stack));

  return g_variant_dict_end (&all);
}

/**
 * nw_cards_page_keep_layout:
 * @self: a page
 *
 * Writes down how the cards are looked at, if that has changed.
 */
void
nw_cards_page_keep_layout (NwCardsPage *self)
{
  g_autoptr (GVariant) kept = NULL;
  g_autofree char *key = NULL;
  GVariantDict layouts;

  if (self->layout_source == 0)
    return;

  g_clear_handle_id (&self->layout_source, g_source_remove);
  kept = g_settings_get_value (self->settings, "workshop-cards");
  key = get_key (self);
  g_variant_dict_init (&layouts, kept);
  g_variant_dict_insert_value (&layouts, key, describe (self));
  g_settings_set_value (self->settings, "workshop-cards", g_variant_dict_end (&layouts));
}

static gboolean
on_layout_due_cb (gpointer data)
{
  nw_cards_page_keep_layout (data);

  return G_SOURCE_REMOVE;
}

static void
on_layout_changed_cb (NwCardsPage *self)
{
  if (self->layout_source == 0 && self->settings != NULL)
    self->layout_source = g_timeout_add (DELAY, on_layout_due_cb, self);
}

/**
 * nw_cards_page_init_layout:
 * @self: a page with a table
 *
 * Looks at the cards as somebody did the last time, and keeps it when that changes.
 */
void
nw_cards_page_init_layout (NwCardsPage *self)
{
  g_autofree char *key = get_key (self);
  g_autoptr (GVariant) layouts = NULL;
  g_autoptr (GVariant) layout = NULL;
  const char *view = NULL;

  self->settings = g_settings_new (APP_ID);
  layouts = g_settings_get_value (self->settings, "workshop-cards");
  layout = g_variant_lookup_value (layouts, key, G_VARIANT_TYPE_VARDICT);
  if (layout != NULL)
    {
      nw_cards_table_set_layout (self->table, layout);
      if (g_variant_lookup (layout, "view", "&s", &view) &&
          gtk_stack_get_child_by_name (self->stack, view) != NULL)
        gtk_stack_set_visible_child_name (self->stack, view);
    }

  g_signal_connect_object (self->table, "layout-changed", G_CALLBACK (on_layout_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child-name",
                           G_CALLBACK (on_layout_changed_cb), self, G_CONNECT_SWAPPED);
}
