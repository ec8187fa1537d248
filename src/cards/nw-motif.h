/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Motifs: a drawing for each style of tattoos, as on a sheet of flash.
 */

#pragma once

#include "cards/nw-paper.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * NwMotif:
 *
 * A drawing.
 */
typedef enum
{
  NW_MOTIF_ANCHOR,
  NW_MOTIF_STAR,
  NW_MOTIF_SCRIPT,
  NW_MOTIF_WAVE,
  NW_MOTIF_BLOTS,
  NW_MOTIF_DAGGER,
  NW_MOTIF_ROSE,
  NW_MOTIF_EYE,
  NW_N_MOTIFS,
} NwMotif;

/** NW_MOTIF_ASPECT: height of a motif of width 1. */
#define NW_MOTIF_ASPECT (52.0f / 60.0f)

NwMotif nw_motif_from_text (const char            *text,
                            guint                  fallback);
void    nw_motif_snapshot  (NwMotif                motif,
                            guint                  variant,
                            const char            *script,
                            const NwPaper         *paper,
                            GtkSnapshot           *snapshot,
                            PangoContext          *context,
                            const graphene_rect_t *bounds);

G_END_DECLS
