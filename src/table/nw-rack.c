/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rack of one level; see nw-rack.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-places.h"
#include "table/nw-rack.h"
#include "table/nw-tailor-words.h"

/* Space between cards in parts of a card's width, when there is plenty. */
#define SPACING_MAX 0.34f

struct _NwRack
{
  GtkWidget       parent_instance;

  /* Borrowed: children */
  NwOrderPiece   *deck;
  GPtrArray      *orders;

  NwMarketLayout  layout;
};

G_DEFINE_FINAL_TYPE (NwRack, nw_rack, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static NwOrderPiece *
add_piece (NwRack *self)
{
  GtkWidget *piece = nw_order_piece_new ();

  gtk_widget_set_parent (piece, GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_ADDED], 0, piece);

  return NW_ORDER_PIECE (piece);
}

static void
set_n_orders (NwRack *self,
              guint   n_orders)
{
  while (self->orders->len < n_orders)
    g_ptr_array_add (self->orders, add_piece (self));

  while (self->orders->len > n_orders)
    {
      gtk_widget_unparent (g_ptr_array_index (self->orders, self->orders->len - 1));
      g_ptr_array_set_size (self->orders, (int) self->orders->len - 1);
    }
}

static void
update_deck (NwRack             *self,
             const NwTailorView *view,
             guint               level)
{
  const guint n = nw_tailor_game_get_n_deck (view->game, level);
  g_autofree char *count = nw_words_count (view->words, N_NG ("{n} order", "{n} orders"), n);
  g_autofree char *name =
    nw_words_say (view->words, N_("Deck of {level}: {count} left"), "level",
                  nw_tailor_faces_get_level_name (view->faces, level), "count", count, NULL);

  nw_order_piece_show_back (self->deck, view->faces, level, (int) n);
  nw_piece_set_name (NW_PIECE (self->deck), name);
  nw_places_set_key (GTK_WIDGET (self->deck), "deck %u", level);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->deck), name);
}

static void
update_order (NwRack             *self,
              const NwTailorView *view,
              guint               level,
              guint               place)
{
  NwOrderPiece *piece = g_ptr_array_index (self->orders, place);
  const guint order = nw_tailor_game_get_display (view->game, level, place);
  g_autofree char *name = NULL;

  nw_order_piece_update (piece, view->faces, order, 0);
  if (order != NW_TAILOR_NONE)
    name = nw_tailor_words_order (view->faces, order, view->words);
  else
    name = nw_words_say (view->words, N_("Empty place of {level}"), "level",
                         nw_tailor_faces_get_level_name (view->faces, level), NULL);
  nw_piece_set_name (NW_PIECE (piece), name);
}

/* The market says how large a rack is. */
static void
nw_rack_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
place (GtkWidget *piece,
       float      x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_size_allocate (piece, &(GtkAllocation) { (int) (x + 0.5f), y, width, height }, -1);
}

static void
nw_rack_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  NwRack *self = NW_RACK (widget);
  const NwMarketLayout *layout = &self->layout;
  const float n = (float) self->orders->len;
  const float cards = (float) layout->deck_width + n * (float) layout->card_width;
  const float room = (float) (width - 2 * layout->padding) - cards;
  const float spacing = CLAMP (room / MAX (n, 1), (float) layout->spacing,
                               MAX (SPACING_MAX * (float) layout->card_width,
                                    (float) layout->spacing));
  float x = MAX (((float) width - cards - n * spacing) / 2, (float) layout->padding);

  place (GTK_WIDGET (self->deck), x, layout->padding, layout->deck_width, layout->card_height);
  x += (float) layout->deck_width + spacing;
  for (guint i = 0; i < self->orders->len; i++)
    {
      place (g_ptr_array_index (self->orders, i), x, layout->padding, layout->card_width,
             layout->card_height);
      x += (float) layout->card_width + spacing;
    }
}

static void
nw_rack_dispose (GObject *object)
{
  NwRack *self = NW_RACK (object);

  set_n_orders (self, 0);
  if (self->deck != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->deck)));

  G_OBJECT_CLASS (nw_rack_parent_class)->dispose (object);
}

static void
nw_rack_finalize (GObject *object)
{
  g_ptr_array_unref (NW_RACK (object)->orders);

  G_OBJECT_CLASS (nw_rack_parent_class)->finalize (object);
}

static void
nw_rack_constructed (GObject *object)
{
  NwRack *self = NW_RACK (object);

  G_OBJECT_CLASS (nw_rack_parent_class)->constructed (object);
  self->deck = add_piece (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->deck), "deck");
}

static void
nw_rack_class_init (NwRackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = nw_rack_constructed;
  object_class->dispose = nw_rack_dispose;
  object_class->finalize = nw_rack_finalize;
  widget_class->measure = nw_rack_measure;
  widget_class->size_allocate = nw_rack_size_allocate;

  /**
   * NwRack::added:
   * @self: a rack
   * @piece: (type NwOrderPiece): what was added
   *
   * A place was added.
   */
  signals[SIGNAL_ADDED] = g_signal_new ("added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, NW_TYPE_ORDER_PIECE);

  gtk_widget_class_set_css_name (widget_class, "nw-rack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nw_rack_init (NwRack *self)
{
  self->orders = g_ptr_array_new ();
}

/**
 * nw_rack_new:
 *
 * Returns: (transfer floating): a rack with a deck and no orders
 */
GtkWidget *
nw_rack_new (void)
{
  return g_object_new (NW_TYPE_RACK, NULL);
}

/**
 * nw_rack_update:
 * @self: a rack
 * @view: what is to be seen
 * @level: the rack's level, from 0
 *
 * Draws the rack anew.
 */
void
nw_rack_update (NwRack             *self,
                const NwTailorView *view,
                guint               level)
{
  set_n_orders (self, nw_tailor_game_get_n_display (view->game, level));
  update_deck (self, view, level);
  for (guint i = 0; i < self->orders->len; i++)
    update_order (self, view, level, i);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  nw_tailor_faces_get_level_name (view->faces, level), -1);
}

/**
 * nw_rack_set_layout:
 * @self: a rack
 * @layout: the layout of all racks
 *
 * Says how large cards are; the rack is about to be allocated.
 */
void
nw_rack_set_layout (NwRack               *self,
                    const NwMarketLayout *layout)
{
  self->layout = *layout;
}

/**
 * nw_rack_get_deck:
 * @self: a rack
 *
 * Returns: (transfer none): its deck
 */
NwOrderPiece *
nw_rack_get_deck (NwRack *self)
{
  return self->deck;
}

/**
 * nw_rack_get_n_orders:
 * @self: a rack
 *
 * Returns: its places for orders
 */
guint
nw_rack_get_n_orders (NwRack *self)
{
  return self->orders->len;
}

/**
 * nw_rack_get_order:
 * @self: a rack
 * @place: which place, from 0
 *
 * Returns: (transfer none): what lies there
 */
NwOrderPiece *
nw_rack_get_order (NwRack *self,
                   guint   place)
{
  g_return_val_if_fail (place < self->orders->len, NULL);

  return g_ptr_array_index (self->orders, place);
}
