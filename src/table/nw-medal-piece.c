/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pattern's medal; see nw-medal-piece.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-card-text.h"
#include "cards/nw-order-face.h"
#include "table/nw-medal-piece.h"

#define WIDTH 62
#define HEIGHT 34

struct _NwMedalPiece
{
  NwPiece  parent_instance;

  NwEmblem emblem;
  guint    count;
};

G_DEFINE_FINAL_TYPE (NwMedalPiece, nw_medal_piece, NW_TYPE_PIECE)

static void
nw_medal_piece_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  NwMedalPiece *self = NW_MEDAL_PIECE (widget);
  const float side = (float) gtk_widget_get_height (widget);
  const graphene_rect_t medal = GRAPHENE_RECT_INIT (0, 0, side, side);
  const graphene_rect_t box =
    GRAPHENE_RECT_INIT (side, 0, (float) gtk_widget_get_width (widget) - side, side);
  GdkRGBA colour;
  char text[8];

  nw_pattern_medal_snapshot (self->emblem, nw_piece_get_paper (widget), snapshot, &medal);
  gtk_widget_get_color (widget, &colour);
  g_snprintf (text, sizeof text, "×%u", self->count);
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (widget), text, &box, 14,
                         PANGO_WEIGHT_BOLD, NW_CARD_TEXT_CENTRE, &colour);
}

static void
nw_medal_piece_class_init (NwMedalPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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
 * @emblem: the pattern's drawing
 * @count: completed orders that bear it
 *
 * Says what the medal shows.
 */
void
nw_medal_piece_update (NwMedalPiece *self,
                       NwEmblem      emblem,
                       guint         count)
{
  self->emblem = emblem;
  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
