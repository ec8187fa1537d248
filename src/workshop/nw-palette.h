/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The letters that a field of letters is written with, as cloths and names, made from the table that
 * they refer to.  An immutable, reference-counted value.
 */

#pragma once

#include "cards/nw-cloth.h"
#include "cards/nw-ink.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

typedef struct _NwPalette NwPalette;

NwPalette  *nw_palette_new        (const NwRuleset       *ruleset,
                                   const NwField         *field) G_GNUC_WARN_UNUSED_RESULT;
NwPalette  *nw_palette_ref        (NwPalette             *self);
void        nw_palette_unref      (NwPalette             *self);
gboolean    nw_palette_is_equal   (const NwPalette       *self,
                                   const NwPalette       *other);
guint       nw_palette_get_n      (const NwPalette       *self);
char        nw_palette_get_letter (const NwPalette       *self,
                                   guint                  index);
guint       nw_palette_find       (const NwPalette       *self,
                                   char                   letter);
const char *nw_palette_get_name   (const NwPalette       *self,
                                   guint                  index);
void        nw_palette_snapshot   (const NwPalette       *self,
                                   char                   letter,
                                   GtkSnapshot           *snapshot,
                                   const graphene_rect_t *bounds,
                                   PangoContext          *context);
char       *nw_palette_say        (const NwPalette       *self,
                                   const char            *letters) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwPalette, nw_palette_unref)

G_END_DECLS
