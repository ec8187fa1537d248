/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's table in words: names of what lies there, and labels of moves, in the language of
 * whoever looks.
 */

#pragma once

#include "table/nw-brawl-view.h"
#include "table/nw-words.h"

G_BEGIN_DECLS

char *nw_brawl_words_seat      (const NwBrawlView *view,
                                guint              seat) G_GNUC_WARN_UNUSED_RESULT;
char **nw_brawl_words_names    (const NwBrawlView *view) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_inks      (const NwBrawlView *view,
                                const guint8      *inks) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_tattoo    (const NwBrawlView *view,
                                guint              tattoo) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_client    (const NwBrawlView *view,
                                guint              client,
                                gboolean           has_style) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_character (const NwBrawlView *view,
                                guint              character) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_clock     (const NwBrawlView *view,
                                guint              seat) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_progress  (const NwBrawlView *view,
                                guint              seat) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_short     (const NwBrawlView *view,
                                NwBrawlSpot        spot) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_spot      (const NwBrawlView *view,
                                NwBrawlSpot        spot) G_GNUC_WARN_UNUSED_RESULT;
char *nw_brawl_words_move      (const NwBrawlView *view,
                                NwMove             move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
