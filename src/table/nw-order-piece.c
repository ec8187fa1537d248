/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An order on the table; see nw-order-piece.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>

#include "table/nw-order-piece.h"
#include "table/nw-places.h"
#include "table/nw-tailor-draw.h"

struct _NwOrderPiece
{
  NwPiece        parent_instance;

  /* Owned */
  NwTailorFaces *faces;

  guint          order;
  guint          level;
  guint          magic;
  int            count;
  gboolean       is_back;
};

G_DEFINE_FINAL_TYPE (NwOrderPiece, nw_order_piece, NW_TYPE_PIECE)

static void
set_faces (NwOrderPiece  *self,
           NwTailorFaces *faces)
{
  nw_tailor_faces_ref (faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = faces;
}

/* The magic that lies on a completed order: as many gold stars on its edge. */
static void
append_magic (NwOrderPiece *self,
              GtkSnapshot  *snapshot,
              float         width)
{
  const float side = floorf (MAX (width * 0.3f, 14));

  for (guint i = 0; i < self->magic; i++)
    {
      const float x = floorf (width - side * (1.0f + 0.6f * (float) i));

      nw_tailor_draw (GTK_WIDGET (self), self->faces, NW_TAILOR_FACE_MAGIC, 0, 0, snapshot,
                      &GRAPHENE_RECT_INIT (x, 0, side, side));
    }
}

static void
nw_order_piece_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  NwOrderPiece *self = NW_ORDER_PIECE (widget);
  const graphene_rect_t card =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                        (float) gtk_widget_get_height (widget));

  if (self->faces == NULL)
    return;

  if (self->is_back)
    nw_tailor_draw (widget, self->faces, NW_TAILOR_FACE_BACK, (gint) self->level, self->count,
                    snapshot, &card);
  else if (self->order == NW_TAILOR_NONE)
    nw_tailor_draw (widget, self->faces, NW_TAILOR_FACE_PLACE, 0, 0, snapshot, &card);
  else
    nw_tailor_draw (widget, self->faces, NW_TAILOR_FACE_ORDER, (gint) self->order, 0, snapshot,
                    &card);

  append_magic (self, snapshot, card.size.width);
}

static void
nw_order_piece_finalize (GObject *object)
{
  g_clear_pointer (&NW_ORDER_PIECE (object)->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_order_piece_parent_class)->finalize (object);
}

static void
nw_order_piece_class_init (NwOrderPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_order_piece_finalize;
  widget_class->snapshot = nw_order_piece_snapshot;
  gtk_widget_class_set_css_name (widget_class, "nw-card");
}

static void
nw_order_piece_init (NwOrderPiece *self)
{
  self->order = NW_TAILOR_NONE;
  self->count = -1;
}

/**
 * nw_order_piece_new:
 *
 * Returns: (transfer floating): a place where no order lies
 */
GtkWidget *
nw_order_piece_new (void)
{
  return g_object_new (NW_TYPE_ORDER_PIECE, NULL);
}

/**
 * nw_order_piece_update:
 * @self: the piece
 * @faces: what to show
 * @order: the order, or %NW_TAILOR_NONE for an empty place
 * @magic: magic fabrics that lie on it
 *
 * Lays an order there, face up.
 */
void
nw_order_piece_update (NwOrderPiece  *self,
                       NwTailorFaces *faces,
                       guint          order,
                       guint          magic)
{
  if (self->faces == faces && !self->is_back && self->order == order && self->magic == magic)
    return;

  set_faces (self, faces);
  self->is_back = FALSE;
  self->order = order;
  self->magic = magic;
  self->level = order != NW_TAILOR_NONE ? nw_tailor_faces_get_order (faces, order)->level : 0;
  if (order != NW_TAILOR_NONE)
    nw_places_set_key (GTK_WIDGET (self), "order %u", order);
  else
    nw_places_unset_key (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_order_piece_show_back:
 * @self: the piece
 * @faces: what to show
 * @level: the card's level
 * @count: for a deck, how many cards are left; -1 for a single card
 *
 * Lays an order there, face down.
 */
void
nw_order_piece_show_back (NwOrderPiece  *self,
                          NwTailorFaces *faces,
                          guint          level,
                          int            count)
{
  if (self->faces == faces && self->is_back && self->level == level && self->count == count)
    return;

  set_faces (self, faces);
  self->is_back = TRUE;
  self->order = NW_TAILOR_NONE;
  self->magic = 0;
  self->level = level;
  self->count = count;
  nw_places_unset_key (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_order_piece_get_order:
 * @self: the piece
 *
 * Returns: the order that is seen, or %NW_TAILOR_NONE
 */
guint
nw_order_piece_get_order (NwOrderPiece *self)
{
  return self->order;
}

/**
 * nw_order_piece_get_level:
 * @self: the piece
 *
 * Returns: the card's level
 */
guint
nw_order_piece_get_level (NwOrderPiece *self)
{
  return self->level;
}

/**
 * nw_order_piece_is_back:
 * @self: the piece
 *
 * Returns: whether it lies face down
 */
gboolean
nw_order_piece_is_back (NwOrderPiece *self)
{
  return self->is_back;
}
