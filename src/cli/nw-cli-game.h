/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What commands work on: rulesets, positions, seats, as they are named on the command line.
 */

#pragma once

#include "cli/nw-cli-args.h"
#include "engine/nw-rules.h"
#include "ruleset/nw-position.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/** NW_CLI_GAME_OPTIONS: the options that all commands take which take a game. */
#define NW_CLI_GAME_OPTIONS "ruleset", "option", "set"

const char    *nw_cli_get_label       (const char       *name);
gboolean       nw_cli_read_input      (const char       *name,
                                       char            **text,
                                       gsize            *length,
                                       GError          **error);
NwRuleset     *nw_cli_load_ruleset    (const NwCliArgs  *args,
                                       const char       *game,
                                       GError          **error) G_GNUC_WARN_UNUSED_RESULT;
NwRuleset     *nw_cli_override_ruleset (const NwCliArgs *args,
                                       NwRuleset        *ruleset,
                                       GError          **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean       nw_cli_refuse          (const NwCliArgs  *args,
                                       const char       *name,
                                       const GPtrArray  *problems,
                                       gboolean          is_useless,
                                       GError          **error);
gboolean       nw_cli_load_position   (const NwCliArgs  *args,
                                       NwPosition       *position,
                                       GError          **error);
gboolean       nw_cli_get_viewer      (const NwCliArgs  *args,
                                       const NwState    *state,
                                       guint            *viewer,
                                       GError          **error);
const NwRules *nw_cli_find_game       (const char       *id,
                                       GError          **error);
gboolean       nw_cli_get_seats       (const NwCliArgs  *args,
                                       const NwRules    *game,
                                       guint             otherwise,
                                       guint            *n_seats,
                                       GError          **error);

G_END_DECLS
