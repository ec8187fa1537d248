/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing files so that they are whole or not there, and saying what went wrong.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean nw_store_is_special   (const char  *path);
gboolean nw_store_read         (GFile        *file,
                                char        **text,
                                gsize        *length,
                                GCancellable *cancellable,
                                GError      **error);
gboolean nw_store_write        (const char  *path,
                                const char  *text,
                                gsize        length,
                                GError     **error);
gboolean nw_store_write_rest   (int          fd,
                                const char  *text,
                                gsize        length,
                                gsize       *written);
void     nw_store_take_error   (GError     **error,
                                GError      *cause,
                                const char  *name,
                                gboolean     is_reading);
void     nw_store_no_game_error (GError   **error,
                                const char  *name);
void     nw_store_errno_error  (GError     **error,
                                int          saved_errno,
                                const char  *name);

G_END_DECLS
