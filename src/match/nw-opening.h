/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opening a file of the user's, whatever kind of ours it is: read, judged and made ready in a
 * thread.
 *
 * What a file is stands in it (`needlework`); its name may be anything, as one that came through a
 * portal, a mail or a chat.
 */

#pragma once

#include "match/nw-match.h"
#include "ruleset/nw-position.h"

G_BEGIN_DECLS

/**
 * NwOpenedKind:
 * @NW_OPENED_NOTHING: nothing could be made of the file
 * @NW_OPENED_GAME: a saved game
 * @NW_OPENED_POSITION: a position
 * @NW_OPENED_RULESET: a ruleset
 *
 * What a file turned out to be.
 */
typedef enum
{
  NW_OPENED_NOTHING,
  NW_OPENED_GAME,
  NW_OPENED_POSITION,
  NW_OPENED_RULESET,
} NwOpenedKind;

/**
 * NwOpened:
 * @kind: what it is
 * @is_good: whether it could be opened; if not, the errors in @problems say why
 * @is_newer: whether a newer version of this program wrote it, so that it is only looked at
 * @match: (nullable) (transfer full): the game
 * @position: the position
 * @ruleset: (nullable) (transfer full): the ruleset, which can be played
 * @problems: (transfer full) (element-type NwProblem): errors and warnings
 *
 * What was found in a file.
 */
typedef struct
{
  NwOpenedKind kind;
  gboolean     is_good;
  gboolean     is_newer;
  NwMatch     *match;
  NwPosition   position;
  NwRuleset   *ruleset;
  GPtrArray   *problems;
} NwOpened;

NwOpened *nw_opened_new    (const char          *text,
                            gsize                length) G_GNUC_WARN_UNUSED_RESULT;
void      nw_opened_free   (NwOpened            *self);

void      nw_open_async    (GFile               *file,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data);
NwOpened *nw_open_finish   (GAsyncResult        *result,
                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwOpened, nw_opened_free)

G_END_DECLS
