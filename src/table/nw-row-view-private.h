/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwRowView share: nw-row-view.c and nw-row-view-draw.c.
 */

#pragma once

#include "table/nw-row-layout.h"
#include "table/nw-row-view.h"

G_BEGIN_DECLS

/** NW_ROW_VIEW_FITS: places below the row where a fit can be chosen. */
#define NW_ROW_VIEW_FITS 4

struct _NwRowView
{
  GtkWidget      parent_instance;

  /* Owned */
  NwTailorFaces *faces;
  const NwCatalogue *words;

  /* Borrowed: children */
  GPtrArray     *pieces;
  GPtrArray     *ends;
  GtkWidget     *fit_buttons[NW_ROW_VIEW_FITS];

  /* Borrowed, weak */
  GtkWidget     *last_focus;

  /* From the view */
  guint8         colours[NW_TAILOR_MAX_ROW];
  guint          n_fabrics;
  guint          limit;
  gboolean       is_live;

  /* What is chosen and shown */
  gboolean       has_selection;
  guint          first;
  guint          last;
  guint          anchor;
  guint          n_fits;
  NwTailorFit    fits[NW_TAILOR_MAX_FITS];
  gboolean       has_plan;
  NwTailorPlan   plan;
  guint          n_left;
  guint          n_right;

  int            piece_max;
  NwRowLayout    layout;
};

gboolean nw_row_view_get_span (NwRowView       *self,
                               guint            first,
                               guint            last,
                               guint            line,
                               graphene_rect_t *span);
void     nw_row_view_draw     (NwRowView       *self,
                               GtkSnapshot     *snapshot);

G_END_DECLS
