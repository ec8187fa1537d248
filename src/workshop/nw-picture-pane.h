/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a card: shown, dropped in, chosen from a file, or taken away.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/** NW_PICTURE_MAX_SIDE: the longest side of a picture in pixels (formats.md). */
#define NW_PICTURE_MAX_SIDE 4096
/** NW_PICTURE_MAX_BYTES: the largest picture in bytes (formats.md). */
#define NW_PICTURE_MAX_BYTES (4 * 1024 * 1024)

/* Signals: given (GVariant *image): an image as the ruleset holds it, or %NULL for none. */
#define NW_TYPE_PICTURE_PANE (nw_picture_pane_get_type ())
G_DECLARE_FINAL_TYPE (NwPicturePane, nw_picture_pane, NW, PICTURE_PANE, AdwBin)

GtkWidget *nw_picture_pane_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       nw_picture_pane_show (NwPicturePane *self,
                                 GVariant      *image);
GVariant  *nw_picture_read      (GBytes        *bytes,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
