/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves on Tattoo Brawl's table when something happens.
 */

#pragma once

#include "match/nw-match.h"
#include "table/nw-brawl-view.h"
#include "table/nw-motion.h"

G_BEGIN_DECLS

char *nw_brawl_motion_key  (NwBrawlSpot        spot) G_GNUC_WARN_UNUSED_RESULT;
void  nw_brawl_motion_tell (NwMotion          *motion,
                            const NwBrawlView *view,
                            NwMatch           *match,
                            guint              index,
                            guint              reader);

G_END_DECLS
