/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The autosave: a journal that a kill at any moment can't harm.
 *
 * Its first line is a saved game (nw-game-file.h) on one line, written once: to a new file, synced,
 * renamed.  Each move then appends one line, before anybody hears of the move: the move in
 * notation, `back N` when the match went back to N moves, or `hint sN` when that seat was given a
 * hint.  A line without its end of line was
 * not finished and does not count.
 */

#pragma once

#include "match/nw-game-file.h"
#include "match/nw-match.h"

G_BEGIN_DECLS

#define NW_TYPE_JOURNAL (nw_journal_get_type ())
G_DECLARE_FINAL_TYPE (NwJournal, nw_journal, NW, JOURNAL, GObject)

NwJournal  *nw_journal_new      (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
const char *nw_journal_get_path (NwJournal   *self);
gboolean    nw_journal_begin    (NwJournal   *self,
                                 NwMatch     *match,
                                 GError     **error);
gboolean    nw_journal_append   (NwJournal   *self,
                                 const char  *line,
                                 GError     **error);
void        nw_journal_flush    (NwJournal   *self);
gboolean    nw_journal_remove   (NwJournal   *self,
                                 GError     **error);
gboolean    nw_journal_set_aside (NwJournal   *self,
                                 const char  *path);
NwMatch    *nw_journal_continue (NwJournal   *self,
                                 GPtrArray   *problems,
                                 GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* A journal's text, wherever it comes from */

gboolean    nw_journal_is_text  (const char  *text,
                                 gsize        length);
NwGameFile *nw_journal_load     (const char  *text,
                                 gsize        length,
                                 GPtrArray   *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
