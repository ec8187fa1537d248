/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Conservation of cards, ink and money, and all that notation can express.
 */

#include "nw-brawl-properties.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "games/brawl/nw-brawl-setup.h"
#include "games/brawl/nw-brawl-state.h"

/* ---- Conservation --------------------------------------------------------------------------- */

/* A card of a place that may be empty. */
static void
take_if_there (guint8 *left,
               guint   card)
{
  if (card != NW_BRAWL_NONE)
    nw_properties_take (left, card);
}

static void
take_hands (const NwBrawlState *state,
            guint8             *left)
{
  if (!nw_brawl_is_setup (state->pending))
    return;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint i = 0; i < nw_brawl_count_hand (state->pending); i++)
      nw_properties_take (left, state->hands[seat][i]);
}

/* Every copy of a tattoo is in one place; only the penalty of W16 takes any out of the game. */
static void
conserves_tattoos (const NwBrawlRules *rules,
                   const NwBrawlState *state)
{
  guint8 left[NW_BRAWL_MAX_CARDS];
  guint n_left = 0;

  for (guint card = 0; card < rules->n_tattoos; card++)
    left[card] = rules->tattoos[card].count;

  for (guint i = 0; i < state->n_tattoo_deck; i++)
    nw_properties_take (left, state->decks[i]);
  for (guint place = 0; place < rules->open_tattoos; place++)
    take_if_there (left, state->open_tattoos[place]);
  take_if_there (left, state->donated);
  take_hands (state, left);
  if (state->pending == NW_BRAWL_PENDING_LAY)
    nw_properties_take (left, state->pending_card);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const NwBrawlSeat *board = &state->seats[seat];

      take_if_there (left, board->station);
      for (guint i = 0; i < board->n_finished; i++)
        nw_properties_take (left, state->pile[nw_brawl_first_finished (state, seat) + i]);
      for (guint slot = 0; slot < board->n_reserve; slot++)
        nw_properties_take (left, state->pile[nw_brawl_reserve_place (rules, state, seat, slot)]);
    }

  for (guint card = 0; card < rules->n_tattoos; card++)
    n_left += left[card];
  if (rules->limit_mode == NW_BRAWL_LIMIT_PREVENT)
    g_assert_cmpuint (n_left, ==, 0);
}

static void
conserves_clients (const NwBrawlRules *rules,
                   const NwBrawlState *state)
{
  guint8 left[NW_BRAWL_MAX_CARDS];

  for (guint client = 0; client < rules->n_clients; client++)
    left[client] = rules->clients[client].count;

  for (guint i = 0; i < state->n_client_deck; i++)
    nw_properties_take (left, state->decks[rules->n_tattoo_copies + i]);
  for (guint i = 0; i < state->n_gone; i++)
    nw_properties_take (left, state->pile[rules->n_tattoo_copies + i]);
  for (guint place = 0; place < rules->open_clients; place++)
    take_if_there (left, state->open_clients[place]);
  if (state->pending == NW_BRAWL_PENDING_SEAT)
    nw_properties_take (left, state->pending_card);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      take_if_there (left, state->seats[seat].chair);
      take_if_there (left, state->seats[seat].waiting);
    }

  for (guint client = 0; client < rules->n_clients; client++)
    g_assert_cmpuint (left[client], ==, 0);
}

/* The reserve of ink and the sums on the boards agree with the boards; no limit is passed. */
static void
conserves_ink (const NwBrawlRules *rules,
               const NwBrawlState *state)
{
  NwBrawlState counted = *state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      NwBrawlSeat *board = &counted.seats[seat];

      board->n_base = board->n_secondary = 0;
      board->n_placed_base = board->n_placed_secondary = 0;
      for (guint ink = 0; ink < rules->n_inks; ink++)
        g_assert_cmpuint (board->placed[ink], <=,
                          board->station == NW_BRAWL_NONE
                            ? 0
                            : rules->tattoos[board->station].need[ink]);
    }

  g_assert_cmpuint (nw_brawl_count_ink (rules, &counted), ==, rules->n_inks);
  g_assert_cmpmem (&counted, sizeof counted, state, sizeof *state);
}

/* Empty open places mean an empty deck; nobody owes money; turns and clocks are in their bounds. */
static void
conserves_table (const NwBrawlRules *rules,
                 const NwBrawlState *state)
{
  for (guint place = 0; place < rules->open_tattoos; place++)
    g_assert_true (state->open_tattoos[place] != NW_BRAWL_NONE || state->n_tattoo_deck == 0);
  for (guint place = 0; place < rules->open_clients; place++)
    g_assert_true (state->open_clients[place] != NW_BRAWL_NONE || state->n_client_deck == 0);

  g_assert_cmpuint (state->actions_left, <=, rules->actions);
  g_assert_cmpuint (state->head.round, <=, rules->max_rounds);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const NwBrawlSeat *board = &state->seats[seat];

      g_assert_cmpint (board->money, >=, 0);
      if (board->station == NW_BRAWL_NONE)
        g_assert_cmpuint (board->clock, ==, 0);
      else
        g_assert_cmpuint (board->clock, <=, nw_brawl_get_turns (rules, board));
    }
}

static void
conserves (gconstpointer data,
           gconstpointer state)
{
  conserves_tattoos (data, state);
  conserves_clients (data, state);
  conserves_ink (data, state);
  conserves_table (data, state);
}

/* ---- All moves ------------------------------------------------------------------------------ */

typedef struct
{
  void   (*check) (NwMove   move,
                   gpointer user_data);
  gpointer user_data;
} Checker;

/* All moves of a kind whose arguments are below two bounds. */
static void
express_kind (const Checker  *checker,
              NwBrawlMoveKind kind,
              guint           n_a,
              guint           n_b)
{
  for (guint a = 0; a < n_a; a++)
    for (guint b = 0; b < n_b; b++)
      checker->check (NW_MOVE (kind, a, b, 0), checker->user_data);
}

static void
express_pairs (const NwBrawlRules *rules,
               const Checker      *checker)
{
  for (guint a = 0; a < rules->n_inks; a++)
    for (guint b = a; b < rules->n_inks; b++)
      checker->check (NW_MOVE (NW_BRAWL_SKILL_INK, a, b, 0), checker->user_data);
}

static void
express_sources (const Checker *checker)
{
  checker->check (NW_MOVE (NW_BRAWL_TAKE, NW_BRAWL_FROM_DECK, 0, 0), checker->user_data);
  checker->check (NW_MOVE (NW_BRAWL_DRAW, NW_BRAWL_FROM_DECK, 0, 0), checker->user_data);
  checker->check (NW_MOVE (NW_BRAWL_DRAW, NW_BRAWL_DONATED, 0, 0), checker->user_data);
  for (guint seat = 0; seat < NW_BRAWL_MAX_SEATS; seat++)
    {
      checker->check (NW_MOVE (NW_BRAWL_LOOK, seat, NW_BRAWL_ALL_SLOTS, 0), checker->user_data);
      checker->check (NW_MOVE (NW_BRAWL_SKILL_LOOK, seat, NW_BRAWL_ALL_SLOTS, 0),
                      checker->user_data);
    }
}

static void
express (gconstpointer data,
         guint64      *rng,
         void        (*check) (NwMove   move,
                               gpointer user_data),
         gpointer      user_data)
{
  const NwBrawlRules *rules = data;
  const Checker checker = { check, user_data };
  const guint n_slots = nw_rng_below (rng, 64) == 0 ? 254 : 12;
  /* How many values the two arguments of each kind have. */
  const guint bounds[NW_BRAWL_N_MOVE_KINDS][2] = {
    [NW_BRAWL_CHARACTER] = { rules->n_characters, 1 },
    [NW_BRAWL_KEEP] = { rules->n_tattoos, 1 },
    [NW_BRAWL_OPEN] = { rules->n_tattoos, 1 },
    [NW_BRAWL_TAKE] = { 8, 1 },
    [NW_BRAWL_SEAT] = { NW_BRAWL_N_PLACES, 1 },
    [NW_BRAWL_MOVE] = { NW_BRAWL_N_PLACES, 1 },
    [NW_BRAWL_SWAP] = { 1, 1 },
    [NW_BRAWL_REJECT] = { NW_BRAWL_N_PLACES, 1 },
    [NW_BRAWL_STEAL] = { NW_BRAWL_MAX_SEATS, 1 },
    [NW_BRAWL_INK] = { rules->n_inks, 1 },
    [NW_BRAWL_MIX] = { rules->n_inks, 1 },
    [NW_BRAWL_BUY] = { rules->n_inks, NW_BRAWL_MAX_SEATS },
    [NW_BRAWL_SELL] = { 1, 1 },
    [NW_BRAWL_REFUSE] = { 1, 1 },
    [NW_BRAWL_PLACE] = { rules->n_inks, 1 },
    [NW_BRAWL_DRAW] = { 8, 1 },
    [NW_BRAWL_LAY] = { 2, 1 },
    [NW_BRAWL_RECYCLE] = { n_slots, 1 },
    [NW_BRAWL_DONATE] = { n_slots, 1 },
    [NW_BRAWL_LOOK] = { NW_BRAWL_MAX_SEATS, n_slots },
    [NW_BRAWL_EXCHANGE] = { n_slots, 1 },
    [NW_BRAWL_WITH] = { NW_BRAWL_MAX_SEATS, n_slots },
    [NW_BRAWL_START] = { n_slots, 1 },
    [NW_BRAWL_COLLECT] = { 1, 1 },
    [NW_BRAWL_CLAIM] = { 1, 1 },
    [NW_BRAWL_WAIVE] = { 1, 1 },
    [NW_BRAWL_LOSE] = { rules->n_tattoos, 1 },
    [NW_BRAWL_SKILL_MIX] = { rules->n_inks, 1 },
    [NW_BRAWL_SKILL_LOOK] = { NW_BRAWL_MAX_SEATS, n_slots },
    [NW_BRAWL_PASS] = { 1, 1 },
  };

  for (guint kind = 1; kind < NW_BRAWL_N_MOVE_KINDS; kind++)
    express_kind (&checker, kind, bounds[kind][0], bounds[kind][1]);
  express_pairs (rules, &checker);
  express_sources (&checker);
}

const NwPropertyHooks nw_brawl_property_hooks = {
  .conserves = conserves,
  .express = express,
  .has_secret_scores = TRUE,
};
