/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Previous versions of saved rulesets, kept in the application's state folder.
 *
 * They are kept there rather than beside the file, for a portal hands over no neighbours; by the
 * file's URI, so that they stay with it when its id changes and are not those of a copy.  A portal
 * may give a file another path each time: what it hands over is kept by the ruleset's id.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** NW_VERSIONS_KEPT: how many versions of a ruleset are kept. */
#define NW_VERSIONS_KEPT 20

/**
 * NwVersion:
 * @path: the file that holds it
 * @saved_at: when it was put there, in microseconds since 1970
 *
 * A previous version.
 */
typedef struct
{
  char  *path;
  gint64 saved_at;
} NwVersion;

gboolean   nw_versions_keep (const char *file,
                             const char *id,
                             const char *text,
                             gsize       length,
                             GError    **error);
GPtrArray *nw_versions_list (const char *file,
                             const char *id) G_GNUC_WARN_UNUSED_RESULT;
void       nw_version_free  (NwVersion  *version);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwVersion, nw_version_free)

G_END_DECLS
