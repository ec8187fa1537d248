/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pattern's medal; see nw-medal-piece.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-card-text.h"
#include "table/nw-medal-piece.h"
#include "table/nw-tailor-draw.h"

#define WIDTH 74
#define HEIGHT 44
/* The medal itself: smaller than what a finger hits. */
#define MEDAL 36

struct _NwMedalPiece
{
  NwPiece        parent_instance;

  /* Owned */
  NwTailorFaces *faces;

  NwEmblem       emblem;
  guint          count;
};

G_DEFINE_FINAL_TYPE (NwMedalPiece, nw_medal_piece, NW_TYPE_PIECE)

static void
nw_medal_piece_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  NwMedalPiece *self = NW_MEDAL_PIECE (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const graphene_rect_t medal = GRAPHENE_RECT_INIT (0, (height - MEDAL) / 2, MEDAL, MEDAL);
  const graphene_rect_t box =
    GRAPHENE_RECT_INIT (MEDAL, 0, (float) gtk_widget_get_width (widget) - MEDAL, height);
  GdkRGBA colour;
  char text[8];

  if (self->faces == NULL)
    return;

  nw_tailor_draw (widget, self->faces, NW_TAILOR_FACE_MEDAL, (gint) self->emblem, 0, snapshot,
                  &medal);
  gtk_widget_get_color (widget, &colour);
  g_snprintf (text, sizeof text, "×%u", self->count);
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (widget), text, &box,
                         14 * nw_piece_get_text_scale (widget),
                         PANGO_WEIGHT_BOLD, NW_CARD_TEXT_CENTRE, &colour);
}

static void
nw_medal_piece_finalize (GObject *object)
{
  g_clear_pointer (&NW_MEDAL_PIECE (object)->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_medal_piece_parent_class)->finalize (object);
}

static void
nw_medal_piece_class_init (NwMedalPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_medal_piece_finalize;
  widget_class->snapshot = nw_medal_piece_snapshot;
  gtk_widget_class_set_css_name (widget_class, "nw-medal");
}

static void
nw_medal_piece_init (NwMedalPiece *self)
{
  nw_piece_set_size (NW_PIECE (self), WIDTH, HEIGHT);
}

/**
 * nw_medal_piece_new:
 *
 * Returns: (transfer floating): a medal
 */
GtkWidget *
nw_medal_piece_new (void)
{
  return g_object_new (NW_TYPE_MEDAL_PIECE, NULL);
}

/**
 * nw_medal_piece_update:
 * @self: the medal
 * @faces: what to show
 * @emblem: the pattern's drawing
 * @count: completed orders that bear it
 *
 * Says what the medal shows.
 */
void
nw_medal_piece_update (NwMedalPiece  *self,
                       NwTailorFaces *faces,
                       NwEmblem       emblem,
                       guint          count)
{
  nw_tailor_faces_ref (faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = faces;
  self->emblem = emblem;
  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
