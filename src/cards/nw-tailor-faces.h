/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What Tang Master Tailor's faces show: cloths, emblems and words of one ruleset in one language, as
 * an immutable, reference-counted value.
 */

#pragma once

#include "cards/nw-card-picture.h"
#include "cards/nw-cloth.h"
#include "cards/nw-emblem.h"
#include "cards/nw-face-cache.h"
#include "games/tailor/nw-tailor-rules-data.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

typedef struct _NwTailorFaces NwTailorFaces;

#define NW_TYPE_TAILOR_FACES (nw_tailor_faces_get_type ())
GType                nw_tailor_faces_get_type         (void);

NwTailorFaces       *nw_tailor_faces_new              (NwRuleset           *ruleset,
                                                       const char          *language)
                                                       G_GNUC_WARN_UNUSED_RESULT;
NwTailorFaces       *nw_tailor_faces_new_for_rules    (const NwTailorRules *rules)
                                                       G_GNUC_WARN_UNUSED_RESULT;
NwTailorFaces       *nw_tailor_faces_ref              (NwTailorFaces       *self);
void                 nw_tailor_faces_unref            (NwTailorFaces       *self);

const NwTailorRules *nw_tailor_faces_get_rules        (const NwTailorFaces *self);
const NwTailorOrder *nw_tailor_faces_get_order        (const NwTailorFaces *self,
                                                       guint                order);
const NwCloth       *nw_tailor_faces_get_cloth        (const NwTailorFaces *self,
                                                       guint                colour);
const char          *nw_tailor_faces_get_colour_name  (const NwTailorFaces *self,
                                                       guint                colour);
const char          *nw_tailor_faces_get_level_name   (const NwTailorFaces *self,
                                                       guint                level);
const char          *nw_tailor_faces_get_pattern_name (const NwTailorFaces *self,
                                                       guint                pattern);
NwEmblem             nw_tailor_faces_get_emblem       (const NwTailorFaces *self,
                                                       guint                pattern);
const char          *nw_tailor_faces_get_order_name   (const NwTailorFaces *self,
                                                       guint                order);
const char          *nw_tailor_faces_get_order_client (const NwTailorFaces *self,
                                                       guint                order);
guint                nw_tailor_faces_find_letter      (const NwTailorFaces *self,
                                                       gunichar             letter);
NwCardPicture       *nw_tailor_faces_get_picture      (const NwTailorFaces *self,
                                                       guint                order);
void                 nw_tailor_faces_set_picture      (NwTailorFaces       *self,
                                                       guint                order,
                                                       NwCardPicture       *picture);
NwFaceCache         *nw_tailor_faces_get_cache        (NwTailorFaces       *self);
const char          *nw_tailor_faces_get_numeral      (guint                level);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwTailorFaces, nw_tailor_faces_unref)

G_END_DECLS
