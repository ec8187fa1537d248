/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The turns of a game along the scrub bar of a replay: a lane for each seat, in it a piece of its
 * colour for each of its turns.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-match.h"

G_BEGIN_DECLS

#define NW_TYPE_TURN_STRIP (nw_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (NwTurnStrip, nw_turn_strip, NW, TURN_STRIP, GtkWidget)

void nw_turn_strip_set_match (NwTurnStrip *self,
                              NwMatch     *match,
                              GtkRange    *range);
void nw_turn_strip_set_index (NwTurnStrip *self,
                              guint        index);

G_END_DECLS
