/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwDemo share: nw-demo.c and the pictures of each game.
 */

#pragma once

#include "app/nw-demo.h"

G_BEGIN_DECLS

/** NW_DEMO_ROUND: the round of which the pictures of tables are. */
#define NW_DEMO_ROUND 7

struct _NwDemo
{
  /* Borrowed */
  GApplication  *application;
  NwWindow      *window;
  GtkWindow     *pictured;        /* weak: the one that pictures are of now */

  NwDemoKind     kind;
  NwDemoOptions  options;
  guint          step;
  guint          source;
};

/**
 * NwDemoPicture:
 * @file: the picture's name
 * @show: brings up what it shows
 *
 * A picture.
 */
typedef struct
{
  const char *file;
  void      (*show) (NwDemo *self);
} NwDemoPicture;

/* Closed by one without a name. */
extern const NwDemoPicture nw_demo_brawl_pictures[];
extern const NwDemoPicture nw_demo_workshop_pictures[];

NwMatch *nw_demo_deal          (NwDemo     *self,
                                const char *game,
                                guint       n_seats,
                                guint       n_humans) G_GNUC_WARN_UNUSED_RESULT;
void     nw_demo_play_until    (NwDemo     *self,
                                NwMatch    *match,
                                gboolean  (*is_enough) (NwMatch *match));
void     nw_demo_close_dialogs (NwDemo     *self);

G_END_DECLS
