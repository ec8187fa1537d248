/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A piece of cloth on the table; see nw-fabric-piece.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-fabric-piece.h"
#include "table/nw-tailor-draw.h"

/** Smaller pieces have no seam: it would only blur them. */
#define SEAM_MIN 40

struct _NwFabricPiece
{
  NwPiece        parent_instance;

  /* Owned */
  NwTailorFaces *faces;

  guint          colour;
  guint          preview;
  guint          tag;
  gboolean       is_ghost;
};

G_DEFINE_FINAL_TYPE (NwFabricPiece, nw_fabric_piece, NW_TYPE_PIECE)

#define ACTION_EXTEND "piece.extend"

enum
{
  SIGNAL_EXTENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
nw_fabric_piece_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  NwFabricPiece *self = NW_FABRIC_PIECE (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float side = MIN (width, height);
  const guint colour = self->preview != NW_TAILOR_NONE ? self->preview : self->colour;
  NwClothFlags flags = NW_CLOTH_LETTER;

  if (self->faces == NULL || self->colour == NW_TAILOR_NONE)
    return;

  if (self->colour == NW_FABRIC_MAGIC)
    {
      nw_tailor_draw (widget, self->faces, NW_TAILOR_FACE_MAGIC, 0, 0, snapshot,
                      &GRAPHENE_RECT_INIT (0, 0, side, side));
      return;
    }

  if (side >= SEAM_MIN)
    flags |= NW_CLOTH_STITCHED;
  if (self->is_ghost)
    flags |= NW_CLOTH_GHOST;
  nw_tailor_draw (widget, self->faces, NW_TAILOR_FACE_CLOTH, (gint) colour, (gint) flags,
                  snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
on_extend_activated_cb (GtkWidget  *widget,
                        const char *name,
                        GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_EXTENDED], 0);
}

static void
nw_fabric_piece_finalize (GObject *object)
{
  g_clear_pointer (&NW_FABRIC_PIECE (object)->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_fabric_piece_parent_class)->finalize (object);
}

static void
nw_fabric_piece_class_init (NwFabricPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_fabric_piece_finalize;
  widget_class->snapshot = nw_fabric_piece_snapshot;

  /**
   * NwFabricPiece::extended:
   * @self: a piece
   *
   * An assistive tool wants the chosen section to reach up to here.
   */
  signals[SIGNAL_EXTENDED] = g_signal_new ("extended", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "nw-fabric");
  gtk_widget_class_install_action (widget_class, ACTION_EXTEND, NULL, on_extend_activated_cb);
}

static void
nw_fabric_piece_init (NwFabricPiece *self)
{
  self->colour = NW_TAILOR_NONE;
  self->preview = NW_TAILOR_NONE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), ACTION_EXTEND, FALSE);
}

/**
 * nw_fabric_piece_new:
 *
 * Returns: (transfer floating): a piece of no colour yet
 */
GtkWidget *
nw_fabric_piece_new (void)
{
  return g_object_new (NW_TYPE_FABRIC_PIECE, NULL);
}

/**
 * nw_fabric_piece_update:
 * @self: the piece
 * @faces: what to show
 * @colour: its colour, or %NW_FABRIC_MAGIC
 * @is_ghost: whether it only shows where one would go
 *
 * Says what cloth it is.
 */
void
nw_fabric_piece_update (NwFabricPiece *self,
                        NwTailorFaces *faces,
                        guint          colour,
                        gboolean       is_ghost)
{
  if (self->faces == faces && self->colour == colour && self->is_ghost == is_ghost)
    return;

  nw_tailor_faces_ref (faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = faces;
  self->colour = colour;
  self->is_ghost = is_ghost;
  if (colour == NW_FABRIC_MAGIC)
    gtk_widget_add_css_class (GTK_WIDGET (self), "magic");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_fabric_piece_set_extendable:
 * @self: the piece
 *
 * Makes it one of a row, of which sections are chosen.
 */
void
nw_fabric_piece_set_extendable (NwFabricPiece *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), ACTION_EXTEND, TRUE);
}

/**
 * nw_fabric_piece_set_preview:
 * @self: the piece
 * @colour: a colour, or %NW_TAILOR_NONE to show what cloth it is
 *
 * Shows what it would be like in another colour.
 */
void
nw_fabric_piece_set_preview (NwFabricPiece *self,
                             guint          colour)
{
  if (self->preview == colour)
    return;

  self->preview = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_fabric_piece_get_colour:
 * @self: the piece
 *
 * Returns: its colour
 */
guint
nw_fabric_piece_get_colour (NwFabricPiece *self)
{
  return self->colour;
}

/**
 * nw_fabric_piece_set_tag:
 * @self: the piece
 * @tag: any number
 *
 * Remembers which one it is, for whoever laid it there.
 */
void
nw_fabric_piece_set_tag (NwFabricPiece *self,
                         guint          tag)
{
  self->tag = tag;
}

/**
 * nw_fabric_piece_get_tag:
 * @self: the piece
 *
 * Returns: the number that was set
 */
guint
nw_fabric_piece_get_tag (NwFabricPiece *self)
{
  return self->tag;
}
