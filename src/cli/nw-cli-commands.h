/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands, one or a few per file.
 */

#pragma once

#include "cli/nw-cli-args.h"

G_BEGIN_DECLS

extern const NwCliCommand nw_cli_command_validate;
extern const NwCliCommand nw_cli_command_schema;
extern const NwCliCommand nw_cli_command_format;
extern const NwCliCommand nw_cli_command_show;
extern const NwCliCommand nw_cli_command_moves;
extern const NwCliCommand nw_cli_command_play;
extern const NwCliCommand nw_cli_command_score;
extern const NwCliCommand nw_cli_command_replay;
extern const NwCliCommand nw_cli_command_simulate;
extern const NwCliCommand nw_cli_command_merge;
extern const NwCliCommand nw_cli_command_perft;
extern const NwCliCommand nw_cli_command_bench;
extern const NwCliCommand nw_cli_command_serve;

G_END_DECLS
