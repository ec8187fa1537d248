/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What somebody would write who wants random games of Tattoo Brawl with the official rules, as fast
 * as plain C goes, and nothing else: no house rules, no notation, no hidden information, no events,
 * bounds that just suffice.  It chooses among the same moves with the same chance, so that the games
 * are alike.
 */

#include "nw-bare-brawl.h"

#include <string.h>

#include "nw-bare.h"

#define N_INKS 7
#define N_BASE 4
#define N_TATTOOS 20
#define N_CLIENTS 16
#define MAX_ROUNDS 100
#define OPEN 16
#define NONE NW_BRAWL_NONE

typedef struct
{
  gint   money, clock, n_reserve, n_done, n_base, n_secondary, n_placed_base, n_placed_secondary;
  guint8 character, skill, chair, waiting, station;
  guint8 store[N_INKS], placed[N_INKS];
  guint8 reserve[N_TATTOOS], known[N_TATTOOS], done[N_TATTOOS];
} Board;

typedef struct
{
  Board  boards[NW_BRAWL_MAX_SEATS];
  guint  n_seats;
  gint   n_deck, n_client_deck;
  guint8 ink[N_INKS];
  guint8 deck[N_TATTOOS], clients[N_CLIENTS], open[3], open_clients[2], donated;
} Table;

typedef struct
{
  guint8 kind, a, b;
} Move;

enum
{
  TAKE,
  MOVE,
  REJECT,
  STEAL,
  INK,
  MIX,
  BUY,
  PLACE,
  DRAW,
  RECYCLE,
  DONATE,
  LOOK,
  EXCHANGE,
  START,
  COLLECT,
  PAIR,
  FREE_MIX,
  FREE_LOOK,
  PASS,
};

/* Yellow and blue, red and blue, red and yellow, in the order o p g. */
static const guint8 mixes[N_INKS - N_BASE][2] = { { 0, 1 }, { 0, 2 }, { 1, 2 } };

/* ---- Set-up --------------------------------------------------------------------------------- */

static void
refill (Table *table)
{
  for (guint i = 0; i < 3 && table->n_deck > 0; i++)
    if (table->open[i] == NONE)
      table->open[i] = table->deck[--table->n_deck];
}

static void
refill_clients (Table *table)
{
  for (guint i = 0; i < 2 && table->n_client_deck > 0; i++)
    if (table->open_clients[i] == NONE)
      table->open_clients[i] = table->clients[--table->n_client_deck];
}

static void
add_reserve (Board *board,
             guint  card,
             guint  known)
{
  board->reserve[board->n_reserve] = (guint8) card;
  board->known[board->n_reserve++] = (guint8) known;
}

static void
draft (Table   *table,
       guint64 *rng)
{
  guint8 hands[NW_BRAWL_MAX_SEATS][3];
  const guint n = table->n_seats;

  for (guint seat = 0; seat < n; seat++)
    {
      const guint kept = nw_bare_below (rng, 3);

      for (guint i = 0; i < 3; i++)
        hands[seat][i] = table->deck[--table->n_deck];
      add_reserve (&table->boards[seat], hands[seat][kept], 1u << seat);
      hands[seat][kept] = hands[seat][2];
    }
  for (guint seat = 0; seat < n; seat++)
    {
      const guint giver = (seat + 1) % n, open = nw_bare_below (rng, 2);

      add_reserve (&table->boards[seat], hands[giver][1 - open], 1u << seat | 1u << giver);
      add_reserve (&table->boards[seat], hands[giver][open], OPEN | ((1u << n) - 1));
    }
}

static void
set_up (Table              *table,
        const NwBrawlRules *deck,
        guint               n_seats,
        guint64            *rng)
{
  guint8 characters[16];

  memset (table, 0, sizeof *table);
  table->n_seats = n_seats;
  for (guint card = 0; card < deck->n_tattoos; card++)
    for (guint i = 0; i < deck->tattoos[card].count; i++)
      table->deck[table->n_deck++] = (guint8) card;
  for (guint client = 0; client < deck->n_clients; client++)
    for (guint i = 0; i < deck->clients[client].count; i++)
      table->clients[table->n_client_deck++] = (guint8) client;
  for (guint i = 0; i < deck->n_characters; i++)
    characters[i] = (guint8) i;
  nw_bare_shuffle (rng, table->deck, (guint) table->n_deck);
  nw_bare_shuffle (rng, table->clients, (guint) table->n_client_deck);
  nw_bare_shuffle (rng, characters, deck->n_characters);

  memcpy (table->ink, deck->ink_reserve[n_seats - 1], N_INKS);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      Board *board = &table->boards[seat];

      board->money = 200;
      board->character = characters[seat];
      board->skill = deck->characters[characters[seat]].skill;
      board->chair = board->waiting = board->station = NONE;
      memcpy (board->store, deck->ink_start[seat], N_INKS);
      for (guint ink = 0; ink < N_INKS; ink++)
        {
          table->ink[ink] = (guint8) (table->ink[ink] - board->store[ink]);
          *(ink < N_BASE ? &board->n_base : &board->n_secondary) += board->store[ink];
        }
    }

  memset (table->open, NONE, sizeof table->open);
  memset (table->open_clients, NONE, sizeof table->open_clients);
  table->donated = NONE;
  draft (table, rng);
  refill (table);
  refill_clients (table);
}

/* ---- Moves ---------------------------------------------------------------------------------- */

static gint
get_turns (const NwBrawlRules *deck,
           const Board        *board)
{
  const gint turns = deck->tattoos[board->station].duration;

  return turns > 1 &&
             deck->characters[board->character].body_part == deck->clients[board->chair].body_part
           ? turns - 1
           : turns;
}

static inline Move *
add (Move *moves,
     guint kind,
     guint a,
     guint b)
{
  *moves = (Move) { (guint8) kind, (guint8) a, (guint8) b };

  return moves + 1;
}

static gint
count_ink (const Board *board)
{
  return board->n_base + board->n_secondary + board->n_placed_base + board->n_placed_secondary;
}

static Move *
list_places (const NwBrawlRules *deck,
             const Board        *board,
             Move               *moves)
{
  if (board->station != NONE)
    for (guint ink = 0; ink < N_INKS; ink++)
      if (board->store[ink] > 0 && board->placed[ink] < deck->tattoos[board->station].need[ink])
        moves = add (moves, PLACE, ink, 0);

  return moves;
}

static Move *
list_mixes (const Table *table,
            const Board *board,
            guint        kind,
            Move        *moves)
{
  for (guint i = 0; i < 3 && board->n_secondary < 5; i++)
    if (board->store[mixes[i][0]] > 0 && board->store[mixes[i][1]] > 0 && table->ink[N_BASE + i] > 0)
      moves = add (moves, kind, N_BASE + i, 0);

  return moves;
}

static Move *
list_looks (const Table *table,
            guint        kind,
            Move        *moves)
{
  for (guint other = 0; other < table->n_seats; other++)
    for (gint i = 0; i < table->boards[other].n_reserve; i++)
      if ((table->boards[other].known[i] & OPEN) == 0)
        moves = add (moves, kind, other, (guint) i);

  return moves;
}

static Move *
list_moving (const Board *board,
             Move        *moves)
{
  if (board->station == NONE && (board->chair == NONE) != (board->waiting == NONE))
    moves = add (moves, MOVE, board->chair != NONE, 0);

  return moves;
}

static Move *
list_clients (const Table        *table,
              const NwBrawlRules *deck,
              const Board        *board,
              Move               *moves)
{
  const gboolean has_room = board->chair == NONE || board->waiting == NONE;
  const gboolean is_free = board->skill == NW_BRAWL_SKILL_SMOOTH_TALKER;

  for (guint i = 0; has_room && i < 2; i++)
    if (table->open_clients[i] != NONE)
      moves = add (moves, TAKE, i, 0);
  if (has_room && table->n_client_deck > 0)
    moves = add (moves, TAKE, 2, 0);
  moves = list_moving (board, moves);
  if (board->station == NONE)
    {
      if (board->chair != NONE &&
          (is_free || board->money >= deck->clients[board->chair].reject_chair))
        moves = add (moves, REJECT, 0, 0);
      if (board->waiting != NONE &&
          (is_free || board->money >= deck->clients[board->waiting].reject_waiting))
        moves = add (moves, REJECT, 1, 0);
    }
  for (guint other = 0; has_room && other < table->n_seats; other++)
    if (&table->boards[other] != board && table->boards[other].waiting != NONE &&
        table->boards[other].skill != NW_BRAWL_SKILL_DOORMAN)
      moves = add (moves, STEAL, other, 0);

  return moves;
}

static Move *
list_inks (const Table *table,
           const Board *board,
           Move        *moves)
{
  const gboolean has_base = board->n_base < 5 && count_ink (board) < 10;
  const gboolean has_secondary = board->n_secondary < 5 && count_ink (board) < 10;

  for (guint ink = 0; has_base && ink < N_BASE; ink++)
    if (table->ink[ink] > 0)
      moves = add (moves, INK, ink, 0);
  moves = list_mixes (table, board, MIX, moves);
  for (guint ink = 0; board->money >= 50 && ink < N_INKS; ink++)
    for (guint other = 0; (ink < N_BASE ? has_base : has_secondary) && other < table->n_seats;
         other++)
      if (&table->boards[other] != board && table->boards[other].store[ink] > 0)
        moves = add (moves, BUY, ink, other);

  return moves;
}

static Move *
list_tattoos (const Table        *table,
              const NwBrawlRules *deck,
              const Board        *board,
              Move               *moves)
{
  const guint seat = (guint) (board - table->boards);
  gboolean has_match[2] = { FALSE, FALSE };

  for (guint i = 0; i < 3; i++)
    if (table->open[i] != NONE)
      moves = add (moves, DRAW, i, 0);
  if (table->n_deck > 0)
    moves = add (moves, DRAW, 3, 0);
  if (table->donated != NONE)
    moves = add (moves, DRAW, 4, 0);
  if (board->money >= 100 || board->skill == NW_BRAWL_SKILL_RECYCLER)
    for (gint i = 0; i < board->n_reserve; i++)
      moves = add (moves, RECYCLE, (guint) i, 0);
  if (table->donated == NONE)
    for (gint i = 0; i < board->n_reserve; i++)
      moves = add (moves, DONATE, (guint) i, 0);
  moves = list_looks (table, LOOK, moves);
  for (guint other = 0; other < table->n_seats; other++)
    for (gint i = 0; other != seat && i < table->boards[other].n_reserve; i++)
      has_match[(table->boards[other].known[i] & OPEN) != 0] = TRUE;
  for (gint i = 0; i < board->n_reserve; i++)
    if (has_match[(board->known[i] & OPEN) != 0])
      moves = add (moves, EXCHANGE, (guint) i, 0);
  if (board->station == NONE && board->chair != NONE)
    for (gint i = 0; i < board->n_reserve; i++)
      if ((board->known[i] >> seat & 1) == 0 ||
          deck->tattoos[board->reserve[i]].style == deck->clients[board->chair].style)
        moves = add (moves, START, (guint) i, 0);

  return moves;
}

static guint
list_moves (const Table        *table,
            const NwBrawlRules *deck,
            const Board        *board,
            guint               n_actions,
            gboolean            skill_used,
            Move               *moves)
{
  Move *const first = moves;

  if (board->station != NONE && board->clock >= get_turns (deck, board))
    {
      moves = add (list_places (deck, board, moves), COLLECT, 0, 0);
      return (guint) (moves - first);
    }

  if (n_actions > 0)
    moves = list_inks (table, board, list_clients (table, deck, board, moves));
  else if (board->skill == NW_BRAWL_SKILL_HOST && !skill_used)
    moves = list_moving (board, moves);
  moves = list_places (deck, board, moves);
  if (n_actions > 0)
    moves = list_tattoos (table, deck, board, moves);
  if (!skill_used)
    {
      if (board->skill == NW_BRAWL_SKILL_INK_MASTER && n_actions > 0 && board->n_base < 4 &&
          count_ink (board) < 9)
        for (guint a = 0; a < N_BASE; a++)
          for (guint b = a; b < N_BASE; b++)
            if (table->ink[a] > 0 && table->ink[b] > (a == b))
              moves = add (moves, PAIR, a, b);
      if (board->skill == NW_BRAWL_SKILL_FREE_MIX)
        moves = list_mixes (table, board, FREE_MIX, moves);
      if (board->skill == NW_BRAWL_SKILL_SCOUT)
        moves = list_looks (table, FREE_LOOK, moves);
    }
  moves = add (moves, PASS, 0, 0);

  return (guint) (moves - first);
}

/* ---- Doing ---------------------------------------------------------------------------------- */

static void
change_ink (Board *board,
            guint  ink,
            gint   n)
{
  board->store[ink] = (guint8) (board->store[ink] + n);
  *(ink < N_BASE ? &board->n_base : &board->n_secondary) += n;
}

static void
mix (Table *table,
     Board *board,
     guint  ink)
{
  for (guint i = 0; i < 2; i++)
    {
      change_ink (board, mixes[ink - N_BASE][i], -1);
      table->ink[mixes[ink - N_BASE][i]]++;
    }
  change_ink (board, ink, 1);
  table->ink[ink]--;
}

static guint
take_reserve (Board *board,
              guint  i)
{
  const guint card = board->reserve[i];

  board->n_reserve--;
  memmove (&board->reserve[i], &board->reserve[i + 1], (gsize) board->n_reserve - i);
  memmove (&board->known[i], &board->known[i + 1], (gsize) board->n_reserve - i);

  return card;
}

static void
seat_client (Board   *board,
             guint    client,
             guint64 *rng)
{
  const gboolean to_waiting =
    board->chair != NONE || (board->waiting == NONE && nw_bare_below (rng, 2) == 1);

  *(to_waiting ? &board->waiting : &board->chair) = (guint8) client;
}

static void
take_client (Table   *table,
             Board   *board,
             guint    i,
             guint64 *rng)
{
  const guint client = i < 2 ? table->open_clients[i] : table->clients[--table->n_client_deck];

  if (i < 2)
    {
      table->open_clients[i] = NONE;
      refill_clients (table);
    }
  seat_client (board, client, rng);
}

static void
reject (Table              *table,
        const NwBrawlRules *deck,
        Board              *board,
        gboolean            is_waiting)
{
  guint8 *place = is_waiting ? &board->waiting : &board->chair;
  const NwBrawlClient *client = &deck->clients[*place];

  if (board->skill != NW_BRAWL_SKILL_SMOOTH_TALKER)
    board->money -= is_waiting ? client->reject_waiting : client->reject_chair;
  memmove (&table->clients[1], &table->clients[0], (gsize) table->n_client_deck++);
  table->clients[0] = *place;
  *place = NONE;
  refill_clients (table);
}

static void
buy (Board   *board,
     Board   *seller,
     guint    ink,
     guint64 *rng)
{
  if (seller->money >= 300 && nw_bare_below (rng, 2) == 1)
    {
      seller->money -= 300;
      return;
    }
  change_ink (seller, ink, -1);
  change_ink (board, ink, 1);
  board->money -= 50;
  seller->money += 50;
}

static void
draw (Table   *table,
      Board   *board,
      guint    i,
      guint64 *rng)
{
  const guint all = (1u << table->n_seats) - 1;
  const guint known = i == 3 ? 1u << (board - table->boards) : all;
  guint card;

  if (i == 3)
    {
      card = table->deck[--table->n_deck];
    }
  else
    {
      guint8 *place = i == 4 ? &table->donated : &table->open[i];

      card = *place;
      *place = NONE;
      refill (table);
    }
  add_reserve (board, card, nw_bare_below (rng, 2) == 0 ? OPEN | all : known);
}

static void
recycle (Table *table,
         Board *board,
         guint  i)
{
  const guint card = take_reserve (board, i);

  if (board->skill != NW_BRAWL_SKILL_RECYCLER)
    board->money -= 100;
  memmove (&table->deck[1], &table->deck[0], (gsize) table->n_deck++);
  table->deck[0] = (guint8) card;
  refill (table);
}

static void
exchange (Table   *table,
          Board   *board,
          guint    own,
          guint64 *rng)
{
  Board *partners[N_TATTOOS];
  guint8 slots[N_TATTOOS];
  guint n = 0, choice;

  for (guint other = 0; other < table->n_seats; other++)
    for (gint i = 0; &table->boards[other] != board && i < table->boards[other].n_reserve; i++)
      if ((table->boards[other].known[i] & OPEN) == (board->known[own] & OPEN))
        {
          partners[n] = &table->boards[other];
          slots[n++] = (guint8) i;
        }

  choice = nw_bare_below (rng, n);
  for (guint i = 0; i < 2; i++)
    {
      guint8 *a = i == 0 ? &board->reserve[own] : &board->known[own];
      guint8 *b = i == 0 ? &partners[choice]->reserve[slots[choice]]
                         : &partners[choice]->known[slots[choice]];
      const guint8 kept = *a;

      *a = *b;
      *b = kept;
    }
}

static void
start (Table              *table,
       const NwBrawlRules *deck,
       Board              *board,
       guint               i)
{
  if (deck->tattoos[board->reserve[i]].style == deck->clients[board->chair].style)
    board->station = (guint8) take_reserve (board, i);
  else
    board->known[i] |= (guint8) (1u << (board - table->boards));
}

static void
collect (Table              *table,
         const NwBrawlRules *deck,
         Board              *board)
{
  const NwBrawlTattoo *tattoo = &deck->tattoos[board->station];
  const guint seat = (guint) (board - table->boards);

  for (guint ink = 0; ink < N_INKS; ink++)
    {
      table->ink[ink] = (guint8) (table->ink[ink] + board->placed[ink]);
      board->placed[ink] = 0;
    }
  board->n_placed_base = board->n_placed_secondary = 0;
  board->done[board->n_done++] = board->station;
  board->money += tattoo->profit + deck->clients[board->chair].pay;
  if (deck->characters[board->character].style == tattoo->style)
    board->money += 100;
  if (board->skill == NW_BRAWL_SKILL_SHOWMAN)
    board->money += 50;
  board->station = board->chair = NONE;
  board->clock = 0;

  for (guint i = 1; i < table->n_seats; i++)
    {
      Board *other = &table->boards[(seat + i) % table->n_seats];

      if (deck->characters[other->character].style == tattoo->style)
        {
          const gint charge = MIN (board->money, 100);

          board->money -= charge;
          other->money += charge;
        }
    }
}

static void
place (Board *board,
       guint  ink)
{
  change_ink (board, ink, -1);
  board->placed[ink]++;
  *(ink < N_BASE ? &board->n_placed_base : &board->n_placed_secondary) += 1;
}

/* Does a move; returns how many moves of the game it stands for. */
static guint
play_move (Table              *table,
           const NwBrawlRules *deck,
           Board              *board,
           const Move         *move,
           guint64            *rng)
{
  switch (move->kind)
    {
    case TAKE:
      take_client (table, board, move->a, rng);
      return 2;
    case MOVE:
      *(move->a ? &board->waiting : &board->chair) = move->a ? board->chair : board->waiting;
      *(move->a ? &board->chair : &board->waiting) = NONE;
      return 1;
    case REJECT:
      reject (table, deck, board, move->a);
      return 1;
    case STEAL:
      seat_client (board, table->boards[move->a].waiting, rng);
      table->boards[move->a].waiting = NONE;
      return 2;
    case INK:
    case PAIR:
      change_ink (board, move->a, 1);
      table->ink[move->a]--;
      if (move->kind == PAIR)
        {
          change_ink (board, move->b, 1);
          table->ink[move->b]--;
        }
      return 1;
    case MIX:
    case FREE_MIX:
      mix (table, board, move->a);
      return 1;
    case BUY:
      buy (board, &table->boards[move->b], move->a, rng);
      return 2;
    case PLACE:
      place (board, move->a);
      return 1;
    case DRAW:
      draw (table, board, move->a, rng);
      return 2;
    case RECYCLE:
      recycle (table, board, move->a);
      return 1;
    case DONATE:
      table->donated = (guint8) take_reserve (board, move->a);
      return 1;
    case LOOK:
    case FREE_LOOK:
      table->boards[move->a].known[move->b] |= (guint8) (1u << (board - table->boards));
      return 1;
    case EXCHANGE:
      exchange (table, board, move->a, rng);
      return 2;
    case START:
      start (table, deck, board, move->a);
      return 1;
    default:
      collect (table, deck, board);
      return 1;
    }
}

/* ---- Games ---------------------------------------------------------------------------------- */

static void
advance_clock (const NwBrawlRules *deck,
               Board              *board)
{
  const NwBrawlCharacter *character = &deck->characters[board->character];
  const NwBrawlTattoo *tattoo = &deck->tattoos[board->station];
  const gint discount = character->style == tattoo->style ? character->discount : 0;

  board->clock += board->n_placed_secondary == tattoo->n_secondary &&
                  board->n_placed_base + discount >= tattoo->n_base;
}

/* One turn; returns how many moves it took. */
static guint
play_turn (Table              *table,
           const NwBrawlRules *deck,
           Board              *board,
           guint64            *rng)
{
  guint n_actions = 4, n_moves = 0;
  gboolean skill_used = FALSE;
  Move moves[256];

  if (board->station != NONE)
    advance_clock (deck, board);

  for (;;)
    {
      const guint n = list_moves (table, deck, board, n_actions, skill_used, moves);
      const Move *move;

      /* With nothing but the pass left after the last action the turn ends by itself. */
      if (n == 1 && n_actions == 0)
        return n_moves;
      move = &moves[n == 1 ? 0 : nw_bare_below (rng, n)];
      if (move->kind == PASS)
        return n_moves + 1;
      if (move->kind >= PAIR || (move->kind == MOVE && board->skill == NW_BRAWL_SKILL_HOST &&
                                 !skill_used))
        {
          skill_used = TRUE;
          n_actions -= move->kind == PAIR;
        }
      else if (move->kind != PLACE)
        {
          n_actions--;
        }
      n_moves += play_move (table, deck, board, move, rng);
    }
}

static gint
add_up (const Table        *table,
        const NwBrawlRules *deck,
        const gint         (*made)[NW_BRAWL_MAX_STYLES],
        guint               seat)
{
  const Board *board = &table->boards[seat];
  gint total = board->money / 50;

  for (gint i = 0; i < board->n_done; i++)
    {
      const NwBrawlTattoo *tattoo = &deck->tattoos[board->done[i]];
      gboolean is_most = TRUE;

      for (guint other = 0; other < table->n_seats; other++)
        is_most &= other == seat || made[other][tattoo->style] < made[seat][tattoo->style];
      total += tattoo->points + (is_most ? tattoo->majority : 0);
    }
  for (gint i = 0; i < board->n_reserve; i++)
    total -= deck->tattoos[board->reserve[i]].points;

  return board->station != NONE ? total - deck->tattoos[board->station].points : total;
}

/**
 * nw_bare_brawl_playout:
 * @deck: compiled rules with the official parameters; its cards and tables are used
 * @n_seats: 2…4
 * @seed: any number
 * @totals: (out caller-allocates) (array length=n_seats): the totals
 *
 * Plays one random game.
 *
 * Returns: how many moves it took
 */
guint
nw_bare_brawl_playout (const NwBrawlRules *deck,
                       guint               n_seats,
                       guint64             seed,
                       gint               *totals)
{
  gint made[NW_BRAWL_MAX_SEATS][NW_BRAWL_MAX_STYLES] = { 0 };
  gint n_last = -1;
  guint64 rng = seed;
  guint n_moves = 3 * n_seats;
  Table table;

  set_up (&table, deck, n_seats, &rng);
  for (guint turn = 0; turn < MAX_ROUNDS * n_seats && n_last != 0; turn++)
    {
      Board *board = &table.boards[turn % n_seats];

      n_moves += play_turn (&table, deck, board, &rng);
      if (n_last > 0)
        n_last--;
      else if (board->n_done >= deck->goal[n_seats - 1])
        n_last = (gint) n_seats - 1;
    }

  for (guint seat = 0; seat < n_seats; seat++)
    for (gint i = 0; i < table.boards[seat].n_done; i++)
      made[seat][deck->tattoos[table.boards[seat].done[i]].style]++;
  for (guint seat = 0; seat < n_seats; seat++)
    totals[seat] = add_up (&table, deck, made, seat);

  return n_moves;
}
