/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves on the tailor's table when something happens.
 */

#pragma once

#include "match/nw-match.h"
#include "table/nw-motion.h"

G_BEGIN_DECLS

void nw_tailor_motion_tell (NwMotion *motion,
                            NwMatch  *match,
                            guint     index,
                            guint     front,
                            guint     reader);

G_END_DECLS
