/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The display; see nw-market.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-market.h"
#include "table/nw-words.h"
#include "table/nw-zone.h"

struct _NwMarket
{
  GtkWidget  parent_instance;

  /* Borrowed: children */
  GPtrArray *racks;

  /* Borrowed, weak: the piece that had the focus last */
  GtkWidget *last_focus;

  guint      n_places;
};

G_DEFINE_FINAL_TYPE (NwMarket, nw_market, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_piece_added_cb (NwMarket     *self,
                   NwOrderPiece *piece)
{
  g_signal_emit (self, signals[SIGNAL_ADDED], 0, piece);
}

static void
add_rack (NwMarket *self)
{
  GtkWidget *rack = g_object_ref_sink (nw_rack_new ());

  g_signal_connect_swapped (rack, "added", G_CALLBACK (on_piece_added_cb), self);
  on_piece_added_cb (self, nw_rack_get_deck (NW_RACK (rack)));
  gtk_widget_set_parent (rack, GTK_WIDGET (self));
  g_ptr_array_add (self->racks, rack);
  g_object_unref (rack);
}

static void
set_n_racks (NwMarket *self,
             guint     n_racks)
{
  while (self->racks->len < n_racks)
    add_rack (self);

  while (self->racks->len > n_racks)
    {
      gtk_widget_unparent (g_ptr_array_index (self->racks, self->racks->len - 1));
      g_ptr_array_set_size (self->racks, (int) self->racks->len - 1);
    }
}

static GtkSizeRequestMode
nw_market_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nw_market_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  NwMarket *self = NW_MARKET (widget);
  const int min_width = nw_market_layout_get_min_width (self->n_places);
  NwMarketLayout layout;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = min_width;
      return;
    }

  for_size = MAX (for_size, min_width);
  nw_market_layout_init (&layout, MAX (self->racks->len, 1), self->n_places, for_size, -1);
  *minimum = nw_market_layout_get_min_height (MAX (self->racks->len, 1), self->n_places, for_size);
  *natural = MAX (layout.height, *minimum);
}

static void
nw_market_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  NwMarket *self = NW_MARKET (widget);
  NwMarketLayout layout;
  int top;

  if (self->racks->len == 0)
    return;

  nw_market_layout_init (&layout, self->racks->len, self->n_places, width, height);
  top = MAX ((height - layout.height) / 2, 0);
  for (guint i = 0; i < self->racks->len; i++)
    {
      GtkWidget *rack = g_ptr_array_index (self->racks, i);
      const GtkAllocation allocation = {
        (int) (i % layout.n_columns) * (layout.rack_width + layout.gap),
        top + (int) (i / layout.n_columns) * (layout.rack_height + layout.gap),
        layout.rack_width, layout.rack_height,
      };

      nw_rack_set_layout (NW_RACK (rack), &layout);
      gtk_widget_measure (rack, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (rack, &allocation, -1);
    }
}

static gboolean
nw_market_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  return nw_zone_focus (widget, direction, &NW_MARKET (widget)->last_focus);
}

static void
nw_market_dispose (GObject *object)
{
  NwMarket *self = NW_MARKET (object);

  g_clear_weak_pointer (&self->last_focus);
  set_n_racks (self, 0);

  G_OBJECT_CLASS (nw_market_parent_class)->dispose (object);
}

static void
nw_market_finalize (GObject *object)
{
  g_ptr_array_unref (NW_MARKET (object)->racks);

  G_OBJECT_CLASS (nw_market_parent_class)->finalize (object);
}

static void
nw_market_class_init (NwMarketClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = nw_market_dispose;
  object_class->finalize = nw_market_finalize;
  widget_class->get_request_mode = nw_market_get_request_mode;
  widget_class->measure = nw_market_measure;
  widget_class->size_allocate = nw_market_size_allocate;
  widget_class->focus = nw_market_focus;

  /**
   * NwMarket::added:
   * @self: the display
   * @piece: (type NwOrderPiece): what was added
   *
   * A place or a deck was added.
   */
  signals[SIGNAL_ADDED] = g_signal_new ("added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, NW_TYPE_ORDER_PIECE);

  gtk_widget_class_set_css_name (widget_class, "nw-market");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nw_market_init (NwMarket *self)
{
  self->racks = g_ptr_array_new ();
  self->n_places = 1;
}

/**
 * nw_market_new:
 *
 * Returns: (transfer floating): a display without racks
 */
GtkWidget *
nw_market_new (void)
{
  return g_object_new (NW_TYPE_MARKET, NULL);
}

/**
 * nw_market_update:
 * @self: the display
 * @view: what is to be seen
 *
 * Draws the display anew.
 */
void
nw_market_update (NwMarket           *self,
                  const NwTailorView *view)
{
  const guint n_levels = nw_tailor_faces_get_rules (view->faces)->n_levels;
  guint n_places = 1;

  set_n_racks (self, n_levels);
  for (guint level = 0; level < n_levels; level++)
    {
      nw_rack_update (g_ptr_array_index (self->racks, level), view, level);
      n_places = MAX (n_places, nw_tailor_game_get_n_display (view->game, level));
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  nw_catalogue_text (view->words, N_("Orders on display")), -1);
  if (n_places != self->n_places)
    {
      self->n_places = n_places;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}

/**
 * nw_market_get_n_racks:
 * @self: the display
 *
 * Returns: the number of its racks
 */
guint
nw_market_get_n_racks (NwMarket *self)
{
  return self->racks->len;
}

/**
 * nw_market_get_rack:
 * @self: the display
 * @level: a level, from 0
 *
 * Returns: (transfer none): its rack
 */
NwRack *
nw_market_get_rack (NwMarket *self,
                    guint     level)
{
  g_return_val_if_fail (level < self->racks->len, NULL);

  return g_ptr_array_index (self->racks, level);
}
