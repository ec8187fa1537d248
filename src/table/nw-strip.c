/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small row of fabrics; see nw-strip.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>

#include "games/tailor/nw-tailor-state.h"
#include "table/nw-places.h"
#include "table/nw-strip.h"
#include "table/nw-tailor-draw.h"

#define PIECE_MAX 24
#define PIECE_NATURAL 11
#define PIECE_MIN 6
#define GAP 1

struct _NwStrip
{
  GtkWidget      parent_instance;

  /* Owned */
  NwTailorFaces *faces;

  guint          seat;
  guint64        fabrics;
  guint          n_fabrics;
};

static void nw_strip_places_init (NwPlacesInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NwStrip, nw_strip, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (NW_TYPE_PLACES, nw_strip_places_init))

static void
nw_strip_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  const int n = (int) NW_STRIP (widget)->n_fabrics;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = n * (PIECE_MIN + GAP);
      *natural = n * (PIECE_NATURAL + GAP);
    }
  else
    {
      *minimum = *natural = PIECE_MAX;
    }
}

/* Where a fabric lies: at the end of the strip, on whole pixels. */
static graphene_rect_t
get_bounds (NwStrip *self,
            guint    index)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const float piece = floorf (MIN (MIN (width / MAX ((float) self->n_fabrics, 1) - GAP, height),
                                   PIECE_MAX));
  const float left = width - (piece + GAP) * (float) (self->n_fabrics - index);

  return GRAPHENE_RECT_INIT (left, floorf ((height - piece) / 2), piece, piece);
}

static void
append_fabric (NwStrip               *self,
               guint                  index,
               const graphene_rect_t *bounds,
               GtkSnapshot           *snapshot)
{
  nw_tailor_draw (GTK_WIDGET (self), self->faces, NW_TAILOR_FACE_CLOTH,
                  (gint) nw_tailor_fabric (self->fabrics, index), NW_CLOTH_LETTER, snapshot,
                  bounds);
}

static gboolean
nw_strip_paint (NwPlaces         *places,
                guint             index,
                GtkSnapshot      *snapshot,
                char            **key,
                graphene_rect_t  *bounds)
{
  NwStrip *self = NW_STRIP (places);

  if (index >= self->n_fabrics)
    return FALSE;

  *bounds = get_bounds (self, index);
  *key = g_strdup_printf ("row %u %u", self->seat, index);
  append_fabric (self, index,
                 &GRAPHENE_RECT_INIT (0, 0, bounds->size.width, bounds->size.height), snapshot);

  return TRUE;
}

static void
nw_strip_places_init (NwPlacesInterface *iface)
{
  iface->paint = nw_strip_paint;
}

static void
nw_strip_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  NwStrip *self = NW_STRIP (widget);

  for (guint i = 0; i < self->n_fabrics; i++)
    {
      const graphene_rect_t bounds = get_bounds (self, i);

      append_fabric (self, i, &bounds, snapshot);
    }
}

static void
nw_strip_finalize (GObject *object)
{
  g_clear_pointer (&NW_STRIP (object)->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_strip_parent_class)->finalize (object);
}

static void
nw_strip_class_init (NwStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_strip_finalize;
  widget_class->measure = nw_strip_measure;
  widget_class->snapshot = nw_strip_snapshot;
  gtk_widget_class_set_css_name (widget_class, "nw-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_strip_init (NwStrip *self)
{
}

/**
 * nw_strip_update:
 * @self: the strip
 * @faces: what to show
 * @seat: whose row it is
 * @fabrics: packed fabrics
 * @n_fabrics: how many
 *
 * Shows a row.
 */
void
nw_strip_update (NwStrip       *self,
                 NwTailorFaces *faces,
                 guint          seat,
                 guint64        fabrics,
                 guint          n_fabrics)
{
  nw_tailor_faces_ref (faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = faces;
  self->seat = seat;
  if (self->n_fabrics != n_fabrics)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->fabrics = fabrics;
  self->n_fabrics = n_fabrics;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
