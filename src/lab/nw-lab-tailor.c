/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor in the lab.  An order never goes back into a deck, so that the last state
 * alone tells which orders were seen: all that are in no deck.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "games/tailor/nw-tailor-state.h"
#include "lab/nw-lab-game.h"

typedef enum
{
  END_POINTS,
  END_EXHAUSTED,
  END_MAX_ROUNDS,
} End;

static const char *const end_names[] = {
  [END_POINTS] = "end-points",
  [END_EXHAUSTED] = "exhausted",
  [END_MAX_ROUNDS] = "max-rounds",
  NULL,
};

static guint
get_n_cards (gconstpointer data)
{
  const NwTailorRules *rules = data;

  return rules->n_orders;
}

/* Orders compete with those of their level. */
static guint
get_card_group (gconstpointer data,
                guint         card)
{
  const NwTailorRules *rules = data;

  return rules->orders[card].level + 1u;
}

/* T21, T24. */
static guint
get_end (gconstpointer  data,
         const NwState *any_state)
{
  const NwTailorRules *rules = data;
  const NwTailorState *state = (const NwTailorState *) any_state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->seats[seat].points >= rules->end_points)
      return END_POINTS;

  return state->last_round ? END_EXHAUSTED : END_MAX_ROUNDS;
}

static void
count_display (const NwTailorRules *rules,
               const NwTailorState *state,
               NwLabCard           *cards)
{
  for (guint level = 0; level < rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

      for (guint place = 0; place < n_places; place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          cards[state->display[level][place]].seen++;
    }
}

static void
count_cards (gconstpointer  data,
             const NwState *any_state,
             const NwScore *score,
             gconstpointer  notes,
             NwLabCard     *cards)
{
  const NwTailorState *state = (const NwTailorState *) any_state;

  count_display (data, state, cards);

  for (guint i = 0; i < state->n_exclusive; i++)
    cards[state->pile[nw_tailor_exclusive_slot (i)]].seen++;

  for (guint slot = 0; slot < state->n_completed; slot++)
    {
      NwLabCard *card = &cards[state->pile[slot]];
      const guint seat = state->slots[slot] & NW_TAILOR_SLOT_SEAT;

      card->seen++;
      card->taken++;
      card->finished++;
      card->won += score->rank[seat] == 1;
    }
}

const NwLabGame nw_lab_tailor = {
  .id = "tailor",
  .ends = end_names,
  .get_n_cards = get_n_cards,
  .get_card_group = get_card_group,
  .get_end = get_end,
  .count_cards = count_cards,
};
