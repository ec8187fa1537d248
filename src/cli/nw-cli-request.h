/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One request of `serve`: a line read as an object, its members asked for by type, and the first
 * thing that is wrong with it.
 *
 * Once a request has failed, what its getters give is harmless and means nothing.
 */

#pragma once

#include "bots/nw-bot.h"
#include "engine/nw-rules.h"
#include "ruleset/nw-position.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwCliRequest:
 * @object: (nullable): the object; %NULL if the line was none
 * @error: (nullable): the answer's `error`, once something is wrong
 *
 * A request.  All bytes 0 is an empty one.
 */
typedef struct
{
  GVariant *object;
  GVariant *error;
} NwCliRequest;

void           nw_cli_request_parse        (NwCliRequest  *self,
                                            const char    *text,
                                            gsize          length);
void           nw_cli_request_clear        (NwCliRequest  *self);

void           nw_cli_request_fail         (NwCliRequest  *self,
                                            const char    *reason,
                                            const char    *format,
                                            ...) G_GNUC_PRINTF (3, 4);
void           nw_cli_request_fail_with    (NwCliRequest  *self,
                                            GVariant      *error);
gboolean       nw_cli_request_has_failed   (const NwCliRequest *self);
GVariant      *nw_cli_request_get_error    (const NwCliRequest *self);

GVariant      *nw_cli_request_get_id       (const NwCliRequest *self) G_GNUC_WARN_UNUSED_RESULT;
char          *nw_cli_request_get_string   (NwCliRequest  *self,
                                            const char    *name) G_GNUC_WARN_UNUSED_RESULT;
guint64        nw_cli_request_get_number   (NwCliRequest  *self,
                                            const char    *name,
                                            guint64        low,
                                            guint64        high,
                                            guint64        otherwise);
gboolean       nw_cli_request_get_boolean  (NwCliRequest  *self,
                                            const char    *name,
                                            gboolean       otherwise);
char         **nw_cli_request_get_strings  (NwCliRequest  *self,
                                            const char    *name) G_GNUC_WARN_UNUSED_RESULT;
guint64        nw_cli_request_get_seed     (NwCliRequest  *self);
guint          nw_cli_request_get_viewer   (NwCliRequest  *self,
                                            guint          n_seats);
NwBotLevel     nw_cli_request_get_level    (NwCliRequest  *self,
                                            const NwRules *game);
const NwRules *nw_cli_request_get_game     (NwCliRequest  *self);
NwRuleset     *nw_cli_request_get_ruleset  (NwCliRequest  *self,
                                            const NwRules *game) G_GNUC_WARN_UNUSED_RESULT;
gboolean       nw_cli_request_get_position (NwCliRequest  *self,
                                            NwPosition    *position);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NwCliRequest, nw_cli_request_clear)

G_END_DECLS
