/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures on their way; see nw-sprite.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "table/nw-sprite.h"

/* Application pixels below which nothing is seen. */
#define LEAST_SIZE 0.5f

/* How far it is on its way: 0…1. */
static float
get_part (const NwSprite *self,
          guint           time)
{
  if (time >= self->end)
    return 1;
  if (time <= self->begin)
    return 0;

  return (float) (time - self->begin) / (float) (self->end - self->begin);
}

static float
blend (float from,
       float to,
       float part)
{
  return from + (to - from) * part;
}

/* Draws a look over the whole of @bounds, made narrower by @turn around its middle. */
static void
append_look (NwLook                *look,
             const graphene_rect_t *bounds,
             float                  turn,
             GtkSnapshot           *snapshot)
{
  const float width = bounds->size.width * turn;
  const float x = bounds->origin.x + (bounds->size.width - width) / 2;
  const float scale_x = width / look->size.width;
  const float scale_y = bounds->size.height / look->size.height;

  if (look->node == NULL && look->model != NULL)
    look->node = nw_sprite_paint (look->model);
  /* What has next to no width can't be drawn: a matrix without an inverse. */
  if (look->node == NULL || !(width > LEAST_SIZE) || !(bounds->size.height > LEAST_SIZE) ||
      !isfinite (scale_x) || !isfinite (scale_y))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, bounds->origin.y));
  if (scale_x != 1 || scale_y != 1)
    gtk_snapshot_scale (snapshot, scale_x, scale_y);
  gtk_snapshot_append_node (snapshot, look->node);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_same_text (GskRenderNode *a,
              GskRenderNode *b)
{
  guint n, m;
  const PangoGlyphInfo *glyphs = gsk_text_node_get_glyphs (a, &n);
  const PangoGlyphInfo *others = gsk_text_node_get_glyphs (b, &m);

  if (n != m || !gdk_rgba_equal (gsk_text_node_get_color (a), gsk_text_node_get_color (b)))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (glyphs[i].glyph != others[i].glyph)
      return FALSE;

  return TRUE;
}

static gboolean
are_children_same (GskRenderNode *a,
                   GskRenderNode *b)
{
  const guint n = gsk_container_node_get_n_children (a);

  if (n != gsk_container_node_get_n_children (b))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!nw_sprite_is_same (gsk_container_node_get_child (a, i),
                            gsk_container_node_get_child (b, i)))
      return FALSE;

  return TRUE;
}

/**
 * nw_sprite_is_same:
 * @a: (nullable): a drawing
 * @b: (nullable): another one
 *
 * Returns: whether both are put together of the same drawings that are kept, and the same text;
 *   %FALSE if in doubt
 */
gboolean
nw_sprite_is_same (GskRenderNode *a,
                   GskRenderNode *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || b == NULL ||
      gsk_render_node_get_node_type (a) != gsk_render_node_get_node_type (b))
    return FALSE;

  switch ((int) gsk_render_node_get_node_type (a))
    {
    case GSK_CONTAINER_NODE:
      return are_children_same (a, b);
    case GSK_TRANSFORM_NODE:
      return gsk_transform_equal (gsk_transform_node_get_transform (a),
                                  gsk_transform_node_get_transform (b)) &&
             nw_sprite_is_same (gsk_transform_node_get_child (a),
                                gsk_transform_node_get_child (b));
    case GSK_TEXT_NODE:
      return is_same_text (a, b);
    default:
      return FALSE;
    }
}

/**
 * nw_sprite_paint:
 * @model: a widget that draws something
 *
 * Draws what a widget shows, without its frame and shadow and without those that it holds.
 *
 * Returns: (transfer full) (nullable): the drawing
 */
GskRenderNode *
nw_sprite_paint (GtkWidget *model)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (model)->snapshot (model, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/**
 * nw_sprite_clear:
 * @self: a sprite
 *
 * Frees what it holds.
 */
void
nw_sprite_clear (NwSprite *self)
{
  g_clear_pointer (&self->look.node, gsk_render_node_unref);
  g_clear_pointer (&self->back.node, gsk_render_node_unref);
  g_clear_object (&self->look.model);
  g_clear_object (&self->veiled);
}

/**
 * nw_sprite_is_seen:
 * @self: a sprite
 * @time: in milliseconds
 *
 * Returns: whether it is to be seen at that time
 */
gboolean
nw_sprite_is_seen (const NwSprite *self,
                   guint           time)
{
  if (self->is_late && time < self->begin)
    return FALSE;

  return self->stays || time < self->end;
}

/**
 * nw_sprite_get_place:
 * @self: a sprite
 * @time: in milliseconds
 *
 * Returns: where it is at that time; it leaves fast and comes in slowly
 */
graphene_rect_t
nw_sprite_get_place (const NwSprite *self,
                     guint           time)
{
  const float part = (float) adw_easing_ease (ADW_EASE_OUT_CUBIC, (double) get_part (self, time));

  return GRAPHENE_RECT_INIT (blend (self->from.origin.x, self->to.origin.x, part),
                             blend (self->from.origin.y, self->to.origin.y, part),
                             blend (self->from.size.width, self->to.size.width, part),
                             blend (self->from.size.height, self->to.size.height, part));
}

/**
 * nw_sprite_get_alpha:
 * @self: a sprite
 * @time: in milliseconds
 *
 * Returns: how opaque it is at that time: what fades on its way does so towards the end
 */
float
nw_sprite_get_alpha (const NwSprite *self,
                     guint           time)
{
  const float part = get_part (self, time);

  return blend (self->alpha_from, self->alpha_to, part * part);
}

/**
 * nw_sprite_snapshot:
 * @self: a sprite
 * @time: in milliseconds
 * @snapshot: where to draw
 *
 * Draws it as it is at that time.
 */
void
nw_sprite_snapshot (NwSprite    *self,
                    guint        time,
                    GtkSnapshot *snapshot)
{
  const graphene_rect_t bounds = nw_sprite_get_place (self, time);
  const float alpha = nw_sprite_get_alpha (self, time);
  const float turned = self->back.node != NULL ? cosf (get_part (self, time) * (float) G_PI) : -1;

  if (!nw_sprite_is_seen (self, time) || alpha <= 0)
    return;

  if (alpha < 1)
    gtk_snapshot_push_opacity (snapshot, (double) alpha);
  append_look (turned > 0 ? &self->back : &self->look, &bounds, fabsf (turned), snapshot);
  if (alpha < 1)
    gtk_snapshot_pop (snapshot);
}
