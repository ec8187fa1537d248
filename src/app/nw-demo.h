/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application on its own: a game between bots in the real window, or pictures of its screens.
 */

#pragma once

#include "app/nw-window.h"

G_BEGIN_DECLS

/** NW_DEMO_SEED: the seed of demonstrations and pictures if no other is asked for. */
#define NW_DEMO_SEED 7

/**
 * NwDemoKind:
 * @NW_DEMO_GAME: bots play a game
 * @NW_DEMO_PICTURES: pictures of the main screens
 * @NW_DEMO_WORKSHOP: those of the Workshop alone
 *
 * What is shown.
 */
typedef enum
{
  NW_DEMO_GAME,
  NW_DEMO_PICTURES,
  NW_DEMO_WORKSHOP,
} NwDemoKind;

/**
 * NwDemoOptions:
 * @folder: (nullable): where the results go
 * @game: (nullable): id of the game that bots play
 * @seed: seed of all chance
 * @width: width of the window, 0 for what it was
 * @height: height of the window
 * @text: size of text in percent of the usual, 0 for what it was
 *
 * How it is shown.
 */
typedef struct
{
  const char *folder;
  const char *game;
  guint64     seed;
  int         width;
  int         height;
  int         text;
} NwDemoOptions;

typedef struct _NwDemo NwDemo;

NwDemo     *nw_demo_new        (GApplication        *application,
                                NwWindow            *window,
                                NwDemoKind           kind,
                                const NwDemoOptions *options) G_GNUC_WARN_UNUSED_RESULT;
void        nw_demo_free       (NwDemo              *self);
void        nw_demo_start      (NwDemo              *self);
gboolean    nw_demo_step       (NwDemo              *self);
GtkWindow  *nw_demo_get_window (NwDemo              *self);
const char *nw_demo_get_screen (NwDemo              *self);

G_END_DECLS
