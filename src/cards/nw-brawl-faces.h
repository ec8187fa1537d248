/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What Tattoo Brawl's faces show: inks, motifs and words of one ruleset in one language, as an
 * immutable, reference-counted value.
 */

#pragma once

#include "cards/nw-card-picture.h"
#include "cards/nw-face-cache.h"
#include "cards/nw-ink.h"
#include "cards/nw-motif.h"
#include "games/brawl/nw-brawl-rules-data.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

typedef struct _NwBrawlFaces NwBrawlFaces;

NwBrawlFaces       *nw_brawl_faces_new                (NwRuleset          *ruleset,
                                                       const char         *language)
                                                       G_GNUC_WARN_UNUSED_RESULT;
NwBrawlFaces       *nw_brawl_faces_new_for_rules      (const NwBrawlRules *rules)
                                                       G_GNUC_WARN_UNUSED_RESULT;
NwBrawlFaces       *nw_brawl_faces_ref                (NwBrawlFaces       *self);
void                nw_brawl_faces_unref              (NwBrawlFaces       *self);

const NwBrawlRules *nw_brawl_faces_get_rules          (const NwBrawlFaces *self);
const NwInk        *nw_brawl_faces_get_ink            (const NwBrawlFaces *self,
                                                       guint               ink);
const char         *nw_brawl_faces_get_ink_name       (const NwBrawlFaces *self,
                                                       guint               ink);
guint               nw_brawl_faces_find_letter        (const NwBrawlFaces *self,
                                                       gunichar            letter);
NwMotif             nw_brawl_faces_get_motif          (const NwBrawlFaces *self,
                                                       guint               style);
const char         *nw_brawl_faces_get_style_name     (const NwBrawlFaces *self,
                                                       guint               style);
const char         *nw_brawl_faces_get_part_name      (const NwBrawlFaces *self,
                                                       guint               part);
const char         *nw_brawl_faces_get_part_id        (const NwBrawlFaces *self,
                                                       guint               part);
const char         *nw_brawl_faces_get_tattoo_name    (const NwBrawlFaces *self,
                                                       guint               tattoo);
const char         *nw_brawl_faces_get_client_name    (const NwBrawlFaces *self,
                                                       guint               client);
const char         *nw_brawl_faces_get_character_name (const NwBrawlFaces *self,
                                                       guint               character);
const char         *nw_brawl_faces_get_skill_name     (const NwBrawlFaces *self,
                                                       guint               character);
NwCardPicture      *nw_brawl_faces_get_picture        (const NwBrawlFaces *self,
                                                       guint               card);
void                nw_brawl_faces_set_picture        (NwBrawlFaces       *self,
                                                       guint               card,
                                                       NwCardPicture      *picture);
NwFaceCache        *nw_brawl_faces_get_cache          (NwBrawlFaces       *self);
guint               nw_brawl_faces_get_variant        (const NwBrawlFaces *self,
                                                       guint               tattoo);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwBrawlFaces, nw_brawl_faces_unref)

G_END_DECLS
