/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conservation of cards and fabrics, and all that notation can express.
 */

#include "nw-tailor-properties.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "games/tailor/nw-tailor-state.h"

/* Every copy of every order is in one place: none is missing, none is there twice. */
static void
conserves_cards (const NwTailorRules *rules,
                 const NwTailorState *state)
{
  guint8 left[NW_TAILOR_MAX_CARDS];

  for (guint card = 0; card < rules->n_orders; card++)
    left[card] = rules->orders[card].count;

  for (guint level = 0; level < rules->n_levels; level++)
    {
      for (guint i = 0; i < state->n_deck[level]; i++)
        nw_properties_take (left, state->deck[rules->deck_base[level] + i]);
      for (guint place = 0; place < nw_tailor_n_display (rules, state->head.n_seats, level); place++)
        if (state->display[level][place] != NW_TAILOR_NONE)
          nw_properties_take (left, state->display[level][place]);
    }
  for (guint slot = 0; slot < state->n_completed; slot++)
    nw_properties_take (left, state->pile[slot]);
  for (guint i = 0; i < state->n_exclusive; i++)
    nw_properties_take (left, state->pile[nw_tailor_exclusive_slot (i)]);

  for (guint card = 0; card < rules->n_orders; card++)
    g_assert_cmpuint (left[card], ==, 0);
}

/* The supply and what the boards remember agree with the boards. */
static void
conserves_boards (const NwTailorRules *rules,
                  const NwTailorState *state)
{
  NwTailorState counted = *state;

  nw_tailor_count_supply (rules, &counted);
  g_assert_cmpmem (counted.supply, sizeof counted.supply, state->supply, sizeof state->supply);
  g_assert_cmpuint (counted.supply_magic, ==, state->supply_magic);
  for (guint kind = 0; rules->limited_tokens && kind < rules->n_tokens; kind++)
    g_assert_cmpint (state->supply[kind], >=, 0);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const NwTailorSeat *board = &state->seats[seat];
      guint n_completed = 0, points = 0, n_repeatable = 0, n_exclusive = 0;

      for (guint slot = 0; slot < state->n_completed; slot++)
        if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) == seat)
          {
            const NwTailorOrder *order = &rules->orders[state->pile[slot]];

            n_completed++;
            points += order->points;
            n_repeatable += order->reward == NW_TAILOR_REWARD_MAGIC;
            g_assert_cmpuint (nw_tailor_slot_magic (state->slots[slot]), <=,
                              order->reward == NW_TAILOR_REWARD_MAGIC ? rules->magic_per_card : 0);
          }
      for (guint i = 0; i < state->n_exclusive; i++)
        n_exclusive += (state->slots[nw_tailor_exclusive_slot (i)] & NW_TAILOR_SLOT_SEAT) == seat;

      g_assert_cmpuint (board->n_completed, ==, n_completed);
      g_assert_cmpuint (board->points, ==, points);
      g_assert_cmpuint (board->n_exclusive, ==, n_exclusive);
      g_assert_cmpuint (state->n_repeatable[seat], ==, n_repeatable);
      g_assert_cmpuint (board->limit, <=, MAX (rules->limit_max, rules->start_limit));
      g_assert_cmpuint (board->row_length, <=, board->limit);
      g_assert_cmpuint (board->row & ~nw_tailor_mask (board->row_length), ==, 0);
    }
}

static void
conserves (gconstpointer data,
           gconstpointer state)
{
  conserves_cards (data, state);
  conserves_boards (data, state);
}

static void
express_dyes (const NwTailorRules *rules,
              void               (*check) (NwMove   move,
                                           gpointer user_data),
              gpointer             user_data)
{
  for (guint first = 0; first <= NW_TAILOR_MAX_ROW; first++)
    for (guint last = first; last <= NW_TAILOR_MAX_ROW; last++)
      for (guint colour = 0; colour < rules->n_colours; colour++)
        check (NW_MOVE (NW_TAILOR_DYE, first, last, colour), user_data);
}

static void
express_magic (const NwTailorRules *rules,
               guint                source,
               void               (*check) (NwMove   move,
                                            gpointer user_data),
               gpointer             user_data)
{
  for (guint position = 0; position <= NW_TAILOR_MAX_ROW; position++)
    for (guint colour = 0; colour < rules->n_colours; colour++)
      check (NW_MOVE (NW_TAILOR_MAGIC, source, position, colour), user_data);
}

static void
express_card (const NwTailorRules *rules,
              guint                card,
              void               (*check) (NwMove   move,
                                           gpointer user_data),
              gpointer             user_data)
{
  for (guint position = 0; position <= NW_TAILOR_MAX_ROW; position++)
    {
      check (NW_MOVE (NW_TAILOR_COMPLETE, card, position, 0), user_data);
      check (NW_MOVE (NW_TAILOR_COMPLETE, card, position, 1), user_data);
    }
  express_magic (rules, card + 1, check, user_data);
  check (NW_MOVE (NW_TAILOR_RESERVE, card, 0, 0), user_data);
}

static void
express (gconstpointer data,
         guint64      *rng,
         void        (*check) (NwMove   move,
                               gpointer user_data),
         gpointer      user_data)
{
  const NwTailorRules *rules = data;
  const gboolean all = nw_rng_below (rng, 64) == 0;

  express_dyes (rules, check, user_data);
  express_magic (rules, 0, check, user_data);
  for (guint card = 0; card < rules->n_orders; card++)
    if (all || nw_rng_below (rng, 16) == 0)
      express_card (rules, card, check, user_data);

  for (guint level = 0; level < rules->n_levels; level++)
    check (NW_MOVE (NW_TAILOR_RESERVE_DECK, level, 0, 0), user_data);
  for (guint n_left = 0; n_left <= NW_TAILOR_MAX_ROW + 1; n_left++)
    check (NW_MOVE (NW_TAILOR_RESTOCK, n_left, 0, 0), user_data);
  check (NW_MOVE (NW_TAILOR_EXPAND, 0, 0, 0), user_data);
  check (NW_MOVE (NW_TAILOR_EXPAND, 1, 0, 0), user_data);
  check (NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0), user_data);
  check (NW_MOVE (NW_TAILOR_END, 0, 0, 0), user_data);
}

const NwPropertyHooks nw_tailor_property_hooks = { .conserves = conserves, .express = express };
