/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of games that the lab can count.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab-game.h"

static const NwLabGame *const lab_games[] = {
  &nw_lab_brawl,
  &nw_lab_tailor,
};

/**
 * nw_lab_game_find:
 * @id: a game's id
 *
 * Returns: (transfer none) (nullable): the game's entry
 */
const NwLabGame *
nw_lab_game_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (lab_games); i++)
    if (g_str_equal (lab_games[i]->id, id))
      return lab_games[i];

  return NULL;
}
