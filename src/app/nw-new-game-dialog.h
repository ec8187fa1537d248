/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing a new game: who plays, in which language, by which house rules.
 */

#pragma once

#include <adwaita.h>

#include "app/nw-new-game.h"

G_BEGIN_DECLS

#define NW_TYPE_NEW_GAME_DIALOG (nw_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NwNewGameDialog, nw_new_game_dialog, NW, NEW_GAME_DIALOG, AdwDialog)

NwNewGameDialog *nw_new_game_dialog_new (NwRuleset       *ruleset,
                                         const NwNewGame *choice) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
