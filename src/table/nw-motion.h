/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motion over a table: shows for a moment how things came from where they lay to where they lie.
 *
 * The table is its child, and changes at once; what moves is only drawn above it.  Around a change:
 *
 *   nw_motion_begin (motion);      looks where everything lies
 *   nw_motion_arrive (motion, …);  tells what happened, in order, by keys (see nw-places.h)
 *   …                              the table is updated
 *   nw_motion_commit (motion);     moves it as soon as the table is laid out
 *
 * What a person drags is drawn above the table as well, wherever the pointer is.
 *
 * Any click or key on the table ends the motion before it does what it does.  There is none where
 * animations are turned off, by the desktop or by the speed.  Knows no game.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwMotionSpeed:
 * @NW_MOTION_OFF: nothing moves
 * @NW_MOTION_FAST: 150 ms for one thing
 * @NW_MOTION_NORMAL: 220 ms
 * @NW_MOTION_SLOW: 450 ms
 *
 * How fast things move.
 */
typedef enum
{
  NW_MOTION_OFF,
  NW_MOTION_FAST,
  NW_MOTION_NORMAL,
  NW_MOTION_SLOW,
  NW_N_MOTION_SPEEDS,
} NwMotionSpeed;

#define NW_TYPE_MOTION (nw_motion_get_type ())
G_DECLARE_FINAL_TYPE (NwMotion, nw_motion, NW, MOTION, GtkWidget)

GtkWidget     *nw_motion_new             (void) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget     *nw_motion_get_child       (NwMotion      *self);
void           nw_motion_set_child       (NwMotion      *self,
                                          GtkWidget     *child);
NwMotionSpeed  nw_motion_get_speed       (NwMotion      *self);
void           nw_motion_set_speed       (NwMotion      *self,
                                          NwMotionSpeed  speed);
NwMotionSpeed  nw_motion_speed_from_text (const char    *text);

void           nw_motion_begin           (NwMotion      *self);
void           nw_motion_arrive          (NwMotion      *self,
                                          const char    *from,
                                          const char    *to);
void           nw_motion_turn            (NwMotion      *self,
                                          const char    *from,
                                          const char    *to);
void           nw_motion_leave           (NwMotion      *self,
                                          const char    *from,
                                          const char    *to);
void           nw_motion_rise            (NwMotion      *self,
                                          const char    *at,
                                          const char    *text);
void           nw_motion_commit          (NwMotion      *self);
void           nw_motion_cancel          (NwMotion      *self);

void           nw_motion_carry           (NwMotion      *self,
                                          GtkWidget     *model,
                                          double         x,
                                          double         y,
                                          gboolean       is_pale);
void           nw_motion_drop            (NwMotion      *self);
void           nw_motion_put_back        (NwMotion      *self);

void           nw_motion_skip            (NwMotion      *self);
gboolean       nw_motion_is_running      (NwMotion      *self);
guint          nw_motion_get_n_sprites   (NwMotion      *self);

G_END_DECLS
