/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a match in words: a list model with an entry for each thing that happened, as one
 * viewer may know it, in that viewer's language.
 */

#pragma once

#include "match/nw-match.h"

G_BEGIN_DECLS

#define NW_TYPE_LOG_ENTRY (nw_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (NwLogEntry, nw_log_entry, NW, LOG_ENTRY, GObject)

guint       nw_log_entry_get_index (NwLogEntry *self);
guint       nw_log_entry_get_seat  (NwLogEntry *self);
gboolean    nw_log_entry_concerns  (NwLogEntry *self,
                                    guint       seat);
guint       nw_log_entry_get_kind  (NwLogEntry *self);
const char *nw_log_entry_get_text  (NwLogEntry *self);

#define NW_TYPE_LOG (nw_log_get_type ())
G_DECLARE_FINAL_TYPE (NwLog, nw_log, NW, LOG, GObject)

NwLog      *nw_log_new        (NwMatch    *match,
                               guint       viewer,
                               const char *language) G_GNUC_WARN_UNUSED_RESULT;
void        nw_log_set_reader (NwLog      *self,
                               guint       viewer,
                               const char *language);
void        nw_log_set_end    (NwLog      *self,
                               guint       n_moves);
guint       nw_log_find       (NwLog      *self,
                               guint       index);

G_END_DECLS
