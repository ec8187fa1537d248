/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a card: dropped in or chosen from a file and laid under a frame, cut anew, or
 * taken away.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/* Signals: given (GVariant *image): an image as the ruleset holds it, or %NULL for none. */
#define NW_TYPE_PICTURE_PANE (nw_picture_pane_get_type ())
G_DECLARE_FINAL_TYPE (NwPicturePane, nw_picture_pane, NW, PICTURE_PANE, AdwBin)

GtkWidget *nw_picture_pane_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_picture_pane_show (NwPicturePane *self,
                                 NwRuleset     *ruleset,
                                 const char    *list,
                                 GVariant      *entry);
void       nw_picture_pane_take (NwPicturePane *self,
                                 GFile         *file);

G_END_DECLS
