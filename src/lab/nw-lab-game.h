/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the lab asks of a game beyond the contract: why it ended, what became of its cards, and
 * which cards can be compared.  One entry per game in a table; the lab itself knows no game's rules.
 */

#pragma once

#include "engine/nw-rules.h"
#include "lab/nw-lab-tally.h"

G_BEGIN_DECLS

/**
 * NwLabGame:
 * @id: the game's id
 * @ends: (array zero-terminated=1): names of the ways to end, at most %NW_LAB_MAX_ENDS
 * @get_n_cards: how many different cards compiled rules have
 * @get_card_group: which group a card belongs to, from 1; cards of a group can be compared
 * @get_end: which of @ends a state that is over came to
 * @notes_size: bytes for what a game's last state does not tell, all 0 when it begins
 * @note_event: (nullable): notes what happens, if there is something to note
 * @count_cards: adds one finished game's cards
 *
 * One game's answers.
 */
typedef struct
{
  const char        *id;
  const char *const *ends;
  guint            (*get_n_cards)    (gconstpointer  data);
  guint            (*get_card_group) (gconstpointer  data,
                                      guint          card);
  guint            (*get_end)        (gconstpointer  data,
                                      const NwState *state);
  gsize              notes_size;
  void             (*note_event)     (const NwEvent *event,
                                      gpointer       notes);
  void             (*count_cards)    (gconstpointer  data,
                                      const NwState *state,
                                      const NwScore *score,
                                      gconstpointer  notes,
                                      NwLabCard     *cards);
} NwLabGame;

extern const NwLabGame nw_lab_brawl;
extern const NwLabGame nw_lab_tailor;

const NwLabGame *nw_lab_game_find (const char *id);

G_END_DECLS
