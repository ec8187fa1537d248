/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A dialog in which a frame is laid on a picture, with the card as it will be beside it.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-picture-file.h"

G_BEGIN_DECLS

/* Signals: applied (GVariant *image): an image as the ruleset holds it.
 *          refused (const char *sentence): why there is none. */
#define NW_TYPE_CROP_DIALOG (nw_crop_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NwCropDialog, nw_crop_dialog, NW, CROP_DIALOG, AdwDialog)

AdwDialog *nw_crop_dialog_new (NwPictureFile *file,
                               NwRuleset     *ruleset,
                               const char    *list,
                               GVariant      *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
