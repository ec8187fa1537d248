/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: what a seat may know (T25), and guesses at what it may not.
 *
 * Hidden are the order of the decks and which orders others reserved from a deck.  All else is open:
 * so a viewer knows, level by level, which cards are hidden, only not where they are.
 */

#include <string.h>

#include "engine/nw-rng.h"
#include "games/tailor/nw-tailor-state.h"

void
nw_tailor_redact (gconstpointer data,
                  gpointer      state_data,
                  guint         viewer)
{
  const NwTailorRules *rules = data;
  NwTailorState *state = state_data;

  state->head.rng = 0;
  state->head.viewer = (guint8) (viewer == NW_SEAT_NONE ? NW_VIEWER_PUBLIC : viewer + 1);

  for (guint level = 0; level < rules->n_levels; level++)
    memset (&state->deck[rules->deck_base[level]], NW_TAILOR_NONE, state->n_deck[level]);

  for (guint i = 0; i < state->n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (i);

      if ((state->slots[slot] & NW_TAILOR_SLOT_KNOWN) == 0 &&
          (state->slots[slot] & NW_TAILOR_SLOT_SEAT) != viewer)
        state->pile[slot] = NW_TAILOR_NONE;
    }
}

/* Takes the cards that the viewer sees out of @n_copies, the number of each order's copies. */
static void
take_seen (const NwTailorRules *rules,
           const NwTailorState *state,
           guint8              *n_copies)
{
  for (guint level = 0; level < rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);

      for (guint place = 0; place < n_places; place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          n_copies[state->display[level][place]]--;
    }

  for (guint slot = 0; slot < state->n_completed; slot++)
    n_copies[state->pile[slot]]--;

  for (guint i = 0; i < state->n_exclusive; i++)
    {
      const guint card = state->pile[nw_tailor_exclusive_slot (i)];

      if (card != NW_TAILOR_NONE)
        n_copies[card]--;
    }
}

/* Deals @pool, a level's hidden cards in a random order, to the hidden places of that level. */
static void
deal_hidden (const NwTailorRules *rules,
             NwTailorState       *state,
             guint                level,
             const guint8        *pool)
{
  for (guint i = 0; i < state->n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (i);

      if (state->pile[slot] == NW_TAILOR_NONE &&
          state->slots[slot] >> NW_TAILOR_SLOT_LEVEL_SHIFT == level)
        state->pile[slot] = *pool++;
    }

  memcpy (&state->deck[rules->deck_base[level]], pool, state->n_deck[level]);
}

void
nw_tailor_resample (gconstpointer data,
                    gpointer      state_data,
                    guint64      *rng)
{
  const NwTailorRules *rules = data;
  NwTailorState *state = state_data;
  guint8 n_copies[NW_TAILOR_MAX_CARDS];

  for (guint card = 0; card < rules->n_orders; card++)
    n_copies[card] = rules->orders[card].count;
  take_seen (rules, state, n_copies);

  for (guint level = 0; level < rules->n_levels; level++)
    {
      guint8 pool[NW_TAILOR_MAX_CARDS];
      guint n_pool = 0;

      for (guint card = 0; card < rules->n_orders; card++)
        for (guint copy = 0; rules->orders[card].level == level && copy < n_copies[card]; copy++)
          pool[n_pool++] = (guint8) card;

      nw_rng_shuffle (rng, pool, n_pool);
      deal_hidden (rules, state, level, pool);
    }

  state->head.rng = nw_rng_next (rng);
  state->head.viewer = NW_VIEWER_TRUTH;
}
