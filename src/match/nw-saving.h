/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving a match to a file of the user's: the whole of it, or one position of it.
 *
 * The text is made at the call, so that the match may go on; it is written in a thread, to a new
 * file that then takes the place of the old one.
 */

#pragma once

#include "match/nw-match.h"

G_BEGIN_DECLS

char    *nw_match_to_position_text (NwMatch             *match,
                                    guint                index) G_GNUC_WARN_UNUSED_RESULT;

void     nw_match_save_async          (NwMatch             *match,
                                       GFile               *file,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
void     nw_match_save_position_async (NwMatch             *match,
                                       guint                index,
                                       GFile               *file,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
gboolean nw_match_save_finish         (NwMatch             *match,
                                       GAsyncResult        *result,
                                       GError             **error);

G_END_DECLS
