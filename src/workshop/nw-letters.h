/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sequence of letters as cloths that can be added and taken away.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-palette.h"

G_BEGIN_DECLS

/* Signals: changed (), when somebody has changed the sequence. */
#define NW_TYPE_LETTERS (nw_letters_get_type ())
G_DECLARE_FINAL_TYPE (NwLetters, nw_letters, NW, LETTERS, AdwBin)

GtkWidget  *nw_letters_new      (const char *label) G_GNUC_WARN_UNUSED_RESULT;
void        nw_letters_update   (NwLetters  *self,
                                 NwPalette  *palette,
                                 const char *letters,
                                 guint       most);
const char *nw_letters_get_text (NwLetters  *self);
GtkWidget  *nw_swatch_new       (NwPalette  *palette,
                                 char        letter,
                                 int         size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
