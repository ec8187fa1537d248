/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tasks that write files: those of one file take turns, in the order in which they were asked for.
 *
 * Two saves of one document, each in a thread of its own, can end in either order, and leave the
 * older state in the file.  Knows nothing of what is written.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void nw_file_queue_run (GFile           *file,
                        GTask           *task,
                        GTaskThreadFunc  func);

G_END_DECLS
