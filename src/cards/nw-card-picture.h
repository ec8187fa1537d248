/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card's own picture, out of the ruleset.
 *
 * Equal pictures are one, whatever rulesets they come from.  They are decoded in a thread, in about
 * the size in which they are seen; until then nothing but their place is drawn.  Who shows cards
 * watches for that.  On the main thread only.
 */

#pragma once

#include <gtk/gtk.h>

#include "cards/nw-paper.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/** NW_CARD_PICTURE_SIDE: the longer side of the largest picture that is drawn, in pixels. */
#define NW_CARD_PICTURE_SIDE 1024

/** NW_CARD_PICTURE_BOUND: bytes that all decoded pictures together may take. */
#define NW_CARD_PICTURE_BOUND (128 * 1024 * 1024)

typedef struct _NwCardPicture NwCardPicture;

NwCardPicture *nw_card_picture_get             (GVariant              *image)
                                                G_GNUC_WARN_UNUSED_RESULT;
NwCardPicture *nw_card_picture_new_for_texture (GdkTexture            *texture,
                                                const graphene_rect_t *part)
                                                G_GNUC_WARN_UNUSED_RESULT;
NwCardPicture *nw_card_picture_ref             (NwCardPicture         *self);
void           nw_card_picture_unref           (NwCardPicture         *self);

GHashTable    *nw_card_picture_new_known       (void) G_GNUC_WARN_UNUSED_RESULT;
NwCardPicture *nw_card_picture_find            (GHashTable            *known,
                                                const NwRuleset       *ruleset,
                                                guint                  card);

guint32        nw_card_picture_get_serial      (NwCardPicture         *self);
gboolean       nw_card_picture_is_broken       (NwCardPicture         *self);
gboolean       nw_card_picture_is_decoded      (NwCardPicture         *self);
void           nw_card_picture_snapshot        (NwCardPicture         *self,
                                                GtkSnapshot           *snapshot,
                                                const graphene_rect_t *bounds,
                                                float                  radius,
                                                const NwPaper         *paper);

graphene_rect_t nw_card_picture_snapshot_with_chip (NwCardPicture         *self,
                                                    GtkSnapshot           *snapshot,
                                                    const graphene_rect_t *bounds,
                                                    float                  chip_width,
                                                    float                  chip_height,
                                                    float                  radius,
                                                    const NwPaper         *paper);

void           nw_card_picture_watch           (GtkWidget             *widget,
                                                GCallback              callback);
gsize          nw_card_pictures_get_size       (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwCardPicture, nw_card_picture_unref)

G_END_DECLS
