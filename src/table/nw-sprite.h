/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Something that moves over the table for a moment: a picture, its way, and when.  A plain value.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwLook:
 * @node: (nullable): a drawing, its upper left corner at the origin
 * @size: its size in application pixels
 * @model: (nullable): a widget that is asked for the drawing when it is first to be seen
 *
 * What something looks like.
 */
typedef struct
{
  GskRenderNode   *node;
  graphene_size_t  size;
  GtkWidget       *model;
} NwLook;

/**
 * NwSprite:
 * @look: what it looks like
 * @back: with a node, what it looks like until it has turned halfway
 * @from: where it starts
 * @to: where it ends
 * @begin: when it starts, in milliseconds
 * @end: when it is there
 * @alpha_from: how opaque it is at first
 * @alpha_to: how opaque it is in the end
 * @is_late: whether it is not to be seen before it starts
 * @stays: whether it is still to be seen when it is there
 * @veiled: (nullable): the widget in whose stead it is seen
 *
 * A picture on its way.
 */
typedef struct
{
  NwLook           look;
  NwLook           back;
  graphene_rect_t  from;
  graphene_rect_t  to;
  guint            begin;
  guint            end;
  float            alpha_from;
  float            alpha_to;
  gboolean         is_late;
  gboolean         stays;
  GtkWidget       *veiled;
} NwSprite;

gboolean        nw_sprite_is_same   (GskRenderNode  *a,
                                     GskRenderNode  *b);
GskRenderNode  *nw_sprite_paint     (GtkWidget      *model)
                                     G_GNUC_WARN_UNUSED_RESULT;
void            nw_sprite_clear     (NwSprite       *self);
gboolean        nw_sprite_is_seen   (const NwSprite *self,
                                     guint           time);
graphene_rect_t nw_sprite_get_place (const NwSprite *self,
                                     guint           time);
float           nw_sprite_get_alpha (const NwSprite *self,
                                     guint           time);
void            nw_sprite_snapshot  (NwSprite       *self,
                                     guint           time,
                                     GtkSnapshot    *snapshot);

G_END_DECLS
