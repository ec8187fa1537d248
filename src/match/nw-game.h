/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as its views see it: one viewed state as properties, and the legal moves.  The base of
 * a subclass per game, which knows what lies on its table.
 *
 * It holds no truth of its own: nw_game_update() replaces everything it says.
 */

#pragma once

#include "engine/nw-rules.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

#define NW_TYPE_GAME (nw_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (NwGame, nw_game, NW, GAME, GObject)

/**
 * NwGameClass:
 * @parent_class: the parent
 * @updated: (nullable): the state is another: notifies the properties of the subclass that differ
 *   from those of @before
 *
 * What a game adds.
 */
struct _NwGameClass
{
  GObjectClass parent_class;

  void (*updated) (NwGame        *self,
                   const NwState *before);
};

gpointer       nw_game_new         (GType          type,
                                    NwRuleset     *ruleset) G_GNUC_WARN_UNUSED_RESULT;
void           nw_game_update      (NwGame        *self,
                                    const NwState *view,
                                    const NwMove  *legal,
                                    guint          n_legal);

NwRuleset     *nw_game_get_ruleset (NwGame        *self);
const NwRules *nw_game_get_engine  (NwGame        *self);
gconstpointer  nw_game_get_data    (NwGame        *self);
const NwState *nw_game_get_state   (NwGame        *self);
guint          nw_game_get_n_seats (NwGame        *self);
guint          nw_game_get_actor   (NwGame        *self);
guint          nw_game_get_turn    (NwGame        *self);
guint          nw_game_get_round   (NwGame        *self);
gboolean       nw_game_is_over     (NwGame        *self);

const NwMove  *nw_game_get_legal   (NwGame        *self,
                                    guint         *n_legal);
gboolean       nw_game_is_legal    (NwGame        *self,
                                    NwMove         move);

G_END_DECLS
