/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small ruleset that tests change and break.
 */

#pragma once

#include "ruleset/nw-ruleset.h"

char      *nw_fixture_read     (const char        *name) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_fixture_load_file (const char       *name) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_fixture_text     (void) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset *nw_fixture_load     (void) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_fixture_replace  (const char *const *pairs) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_fixture_messages (const GPtrArray   *problems,
                                const char        *file) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_fixture_with_strangers (GVariant          *value,
                                      const char *const *closed,
                                      gboolean           first) G_GNUC_WARN_UNUSED_RESULT;
