/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the eye sees on the tailor's table, in words: for names of widgets and closer looks.
 */

#pragma once

#include "cards/nw-tailor-faces.h"
#include "match/nw-tailor-game.h"
#include "table/nw-words.h"

G_BEGIN_DECLS

char *nw_tailor_words_sequence (const NwTailorFaces *faces,
                                guint64              fabrics,
                                guint                n_fabrics) G_GNUC_WARN_UNUSED_RESULT;
char *nw_tailor_words_reward   (const NwTailorFaces *faces,
                                guint                order,
                                const NwCatalogue   *words) G_GNUC_WARN_UNUSED_RESULT;
char *nw_tailor_words_order    (const NwTailorFaces *faces,
                                guint                order,
                                const NwCatalogue   *words) G_GNUC_WARN_UNUSED_RESULT;
char *nw_tailor_words_row      (const NwTailorFaces *faces,
                                const NwTailorSeat  *seat,
                                const NwCatalogue   *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
