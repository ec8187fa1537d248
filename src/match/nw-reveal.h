/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a move brings hidden things to light: what undo must not reach behind.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

gboolean nw_move_reveals (const NwRules *rules,
                          gconstpointer  data,
                          const NwState *state,
                          NwMove         move);

G_END_DECLS
