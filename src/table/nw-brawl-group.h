/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A titled group of pieces on Tattoo Brawl's table, such as a reserve or the ink.
 */

#pragma once

#include "table/nw-brawl-piece.h"

G_BEGIN_DECLS

#define NW_TYPE_BRAWL_GROUP (nw_brawl_group_get_type ())
G_DECLARE_FINAL_TYPE (NwBrawlGroup, nw_brawl_group, NW, BRAWL_GROUP, GtkWidget)

void nw_brawl_group_set_title   (NwBrawlGroup      *self,
                                 const char        *title,
                                 gboolean           is_seen);
void nw_brawl_group_set_caption (NwBrawlGroup      *self,
                                 const char        *caption);
void nw_brawl_group_set_scale   (NwBrawlGroup      *self,
                                 float              scale);
void nw_brawl_group_set_unit    (NwBrawlGroup      *self,
                                 int                unit);
void nw_brawl_group_begin       (NwBrawlGroup      *self);
void nw_brawl_group_add         (NwBrawlGroup      *self,
                                 const NwBrawlView *view,
                                 NwBrawlSpot        spot);
void nw_brawl_group_end         (NwBrawlGroup      *self);

G_END_DECLS
