/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings that were made once and are shown again and again: fronts, backs, cloths, tokens.
 *
 * A drawing is kept for what it shows, the paper, the size, the scale of the screen and the font;
 * whatever of that is another makes another drawing.  Where every pixel of the drawing falls on a
 * pixel of the screen it is kept as a picture, else as vectors: both are equally crisp.
 */

#pragma once

#include <gtk/gtk.h>

#include "cards/nw-paper.h"

G_BEGIN_DECLS

/** NW_FACE_N_ARGS: numbers that say what a face shows. */
#define NW_FACE_N_ARGS 3

/** NW_FACE_CACHE_BOUND: bytes of drawings that are kept, if nothing else is asked for. */
#define NW_FACE_CACHE_BOUND (64 * 1024 * 1024)

/**
 * NwFace:
 * @kind: which painter draws it; the numbers are those of the game
 * @args: what it shows; unused ones are 0
 * @paper: the paper it is drawn on
 * @picture: what is known of its picture, see nw_card_picture_get_serial(); 0 if it has none
 *
 * What a drawing shows.
 */
typedef struct
{
  guint32     kind;
  gint32      args[NW_FACE_N_ARGS];
  NwPaperKind paper;
  guint32     picture;
} NwFace;

/**
 * NwFaceFunc:
 * @face: what to show
 * @snapshot: where to draw, the upper left corner at the origin
 * @context: (nullable): the desktop's font
 * @width: in application pixels
 * @height: in application pixels
 * @user_data: what was passed to nw_face_cache_get()
 *
 * Draws a face.
 */
typedef void (*NwFaceFunc) (const NwFace *face,
                            GtkSnapshot  *snapshot,
                            PangoContext *context,
                            float         width,
                            float         height,
                            gpointer      user_data);

typedef struct _NwFaceCache NwFaceCache;

NwFaceCache   *nw_face_cache_new         (gsize         bound) G_GNUC_WARN_UNUSED_RESULT;
void           nw_face_cache_free        (NwFaceCache  *self);

GskRenderNode *nw_face_cache_get         (NwFaceCache  *self,
                                          const NwFace *face,
                                          float         width,
                                          float         height,
                                          float         scale,
                                          PangoContext *context,
                                          NwFaceFunc    paint,
                                          gpointer      user_data);
void           nw_face_cache_append      (NwFaceCache  *self,
                                          const NwFace *face,
                                          GtkSnapshot  *snapshot,
                                          PangoContext *context,
                                          const graphene_rect_t *bounds,
                                          float         scale,
                                          NwFaceFunc    paint,
                                          gpointer      user_data);
guint          nw_face_cache_get_n_faces (NwFaceCache  *self);
gsize          nw_face_cache_get_size    (NwFaceCache  *self);
guint          nw_face_cache_get_n_drawn (NwFaceCache  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwFaceCache, nw_face_cache_free)

G_END_DECLS
