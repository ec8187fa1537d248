/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The front of any card of any ruleset, finished or not, in a language: by its game's painter where
 * the card is fit for it, else by a plain one that shows whatever fields it has.
 */

#pragma once

#include <gtk/gtk.h>

#include "cards/nw-card-picture.h"
#include "cards/nw-paper.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

typedef struct _NwDraftFace NwDraftFace;

NwDraftFace  *nw_draft_face_new       (NwRuleset    *ruleset,
                            const char   *list,
                            GVariant     *entry,
                            const char   *language) G_GNUC_WARN_UNUSED_RESULT;
void     nw_draft_face_free      (NwDraftFace       *self);
void     nw_draft_face_set_picture (NwDraftFace   *self,
                                    NwCardPicture *picture);
guint32  nw_draft_face_get_picture_serial (const NwDraftFace *self);
float    nw_draft_face_get_picture_aspect (const NwRuleset *ruleset,
                                           const char      *list);
gboolean nw_draft_face_is_plain  (const NwDraftFace *self);
void     nw_draft_face_snapshot  (const NwDraftFace *self,
                            const NwPaper *paper,
                            GtkSnapshot  *snapshot,
                            PangoContext *context,
                            float         width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwDraftFace, nw_draft_face_free)

G_END_DECLS
