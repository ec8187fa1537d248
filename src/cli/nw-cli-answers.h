/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers: the JSON that both the commands and `serve` give.
 *
 * They add members to an object that is being built, so that `serve` can add its own.  Nothing here
 * knows a game's rules: names of cards, events and reasons come from the game's own tables.
 */

#pragma once

#include "engine/nw-rules.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/** NW_CLI_VIEWER_NONE: no viewer: the whole truth. */
#define NW_CLI_VIEWER_NONE 0x100

/**
 * NwCliPlay:
 * @n_applied: moves that were made
 * @used_chance: whether one of them drew from the state's generator
 * @events: (element-type NwEvent): what happened
 * @reason: why the next move was refused, %NW_REASON_LEGAL if all were made
 * @move: (nullable): that move as it was given
 * @parsed: that move, %NW_MOVE_NONE if it could not be read
 *
 * What became of some moves.
 */
typedef struct
{
  guint    n_applied;
  gboolean used_chance;
  GArray  *events;
  NwReason reason;
  char    *move;
  NwMove   parsed;
} NwCliPlay;

char    **nw_cli_split_moves (const char        *text) G_GNUC_WARN_UNUSED_RESULT;
void      nw_cli_play        (const NwRuleset   *ruleset,
                              NwState           *state,
                              const char *const *moves,
                              GArray            *history,
                              NwCliPlay         *play);
void      nw_cli_play_clear  (NwCliPlay         *play);
char     *nw_cli_play_reason (const NwRuleset   *ruleset,
                              const NwCliPlay   *play) G_GNUC_WARN_UNUSED_RESULT;

GVariant *nw_cli_write_seat     (guint            seat);
GVariant *nw_cli_write_position (NwRuleset       *ruleset,
                                 const NwState   *state,
                                 guint            viewer);
GVariant *nw_cli_write_events   (const NwRuleset *ruleset,
                                 const GArray    *events,
                                 guint            viewer);
GVariant *nw_cli_write_refusal  (const NwRuleset *ruleset,
                                 const NwCliPlay *play);
GVariant *nw_cli_write_problems (const char      *file,
                                 const GPtrArray *problems);
GVariant *nw_cli_write_bad_input (const char     *reason,
                                  const char     *file,
                                  const GPtrArray *problems);
GVariant *nw_cli_write_error    (const char      *reason,
                                 const char      *message);
char     *nw_cli_hash           (const NwRuleset *ruleset,
                                 const NwState   *state) G_GNUC_WARN_UNUSED_RESULT;

void      nw_cli_add            (GVariantBuilder *object,
                                 const char      *name,
                                 GVariant        *value);
void      nw_cli_add_count      (GVariantBuilder *object,
                                 const char      *name,
                                 guint64          count);
void      nw_cli_add_moves      (GVariantBuilder *object,
                                 const NwRuleset *ruleset,
                                 const NwState   *state);
void      nw_cli_add_score      (GVariantBuilder *object,
                                 const NwRuleset *ruleset,
                                 const NwState   *state);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NwCliPlay, nw_cli_play_clear)

G_END_DECLS
