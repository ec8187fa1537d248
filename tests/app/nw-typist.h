/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person with a keyboard and a mouse, for tests: real input, sent to the X server by xdotool.
 */

#pragma once

#include "app/nw-window.h"

G_BEGIN_DECLS

/** NW_TYPIST_MAX_STEPS: presses of a key after which a way that leads nowhere has failed. */
#define NW_TYPIST_MAX_STEPS 60

/**
 * NwTypist:
 * @window: the application's window, which has the keyboard
 * @match: the game on its table
 * @n_keys: how many keys were pressed so far
 *
 * Somebody who plays seat 0.
 */
typedef struct
{
  NwWindow *window;
  NwMatch  *match;
  guint     n_keys;
} NwTypist;

gboolean   nw_typist_can_type  (void);
void       nw_typist_sit_down  (NwTypist   *self,
                                NwMatch    *match);
void       nw_typist_get_up    (NwTypist   *self);
void       nw_typist_xdotool   (const char *word,
                                const char *argument,
                                const char *another);
void       nw_typist_press     (NwTypist   *self,
                                const char *key);
GtkWidget *nw_typist_get_focus (NwTypist   *self);
void       nw_typist_tab_to    (NwTypist   *self,
                                GType       zone);
void       nw_typist_go_to     (NwTypist   *self,
                                GtkWidget  *target);
void       nw_typist_point_at  (NwTypist   *self,
                                GtkWidget  *widget);
void       nw_typist_click_at  (NwTypist   *self,
                                GtkWidget  *widget);

G_END_DECLS
