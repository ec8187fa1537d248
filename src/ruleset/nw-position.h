/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions (`*.nwposition`): a state of a game with the ruleset that it is played by, as JSON.
 */

#pragma once

#include "engine/nw-rules.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/** NW_POSITION_FORMAT: the `format` that is written. */
#define NW_POSITION_FORMAT 1

/**
 * NwPosition:
 * @ruleset: (transfer full): the ruleset, without errors
 * @seed: the seed
 * @state: the whole truth
 *
 * A position.
 */
typedef struct
{
  NwRuleset *ruleset;
  guint64    seed;
  NwState    state;
} NwPosition;

gboolean  nw_position_load       (const char      *text,
                                  gsize            length,
                                  NwRuleset       *ruleset,
                                  NwPosition      *position,
                                  GPtrArray       *problems);
gboolean  nw_position_read       (GVariant        *object,
                                  NwRuleset       *ruleset,
                                  NwPosition      *position,
                                  GPtrArray       *problems);
void      nw_position_clear      (NwPosition      *position);
GVariant *nw_position_to_variant (const NwRuleset *ruleset,
                                  const NwState   *state);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NwPosition, nw_position_clear)

G_END_DECLS
