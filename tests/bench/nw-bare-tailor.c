/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What somebody would write who wants random games of Tang Master Tailor with the official rules, as
 * fast as plain C goes, and nothing else: no house rules, no notation, no hidden information, no
 * events, no copies of an order, bounds that just suffice.  It knows the contract's tricks (packed
 * rows) and chooses among the same moves with the same chance, so that the games are alike.
 */

#include "nw-bare-tailor.h"

#include <string.h>

#include "nw-bare.h"

#define N_LEVELS 4
#define N_COLOURS 4
#define END_POINTS 40
#define MAX_ROUNDS 100

typedef struct
{
  guint64 row;
  gint    length, limit, magic, points, n_done, n_held;
  guint8  done[104], on_card[104], held[104];
} Board;

typedef struct
{
  Board  boards[4];
  gint   supply[2], supply_magic;
  gint   n_deck[N_LEVELS];
  guint8 deck[N_LEVELS][40];
  guint8 open[N_LEVELS][4];
} Table;

enum
{
  DYE,
  MAGIC,
  COMPLETE,
  END,
};

typedef struct
{
  guint8 kind, a, b, c;
} Move;

static void
set_up (Table               *table,
        const NwTailorRules *deck,
        guint                n_seats,
        guint                n_open,
        guint64             *rng)
{
  memset (table, 0, sizeof *table);
  table->supply[0] = 50;
  table->supply[1] = 40;
  table->supply_magic = 20;

  for (guint card = 0; card < deck->n_orders; card++)
    {
      const guint level = deck->orders[card].level;

      table->deck[level][table->n_deck[level]++] = (guint8) card;
    }
  for (guint level = 0; level < N_LEVELS; level++)
    {
      nw_bare_shuffle (rng, table->deck[level], (guint) table->n_deck[level]);
      for (guint place = 0; place < n_open; place++)
        table->open[level][place] = table->deck[level][--table->n_deck[level]];
    }

  for (guint seat = n_seats; seat-- > 0;)
    {
      Board *board = &table->boards[seat];

      board->length = board->limit = 6 + (seat & 1);
      table->supply[0] -= board->length;
      if (seat < 2)
        continue;
      for (;;)
        {
          guint8 *place = &table->open[nw_bare_below (rng, N_LEVELS)][nw_bare_below (rng, n_open)];

          if (*place == NW_TAILOR_NONE)
            continue;
          board->held[board->n_held++] = *place;
          *place = NW_TAILOR_NONE;
          break;
        }
      board->magic++;
      table->supply_magic--;
    }
}

static void
refill (Table *table,
        guint  n_open)
{
  for (guint level = 0; level < N_LEVELS; level++)
    for (guint place = 0; place < n_open; place++)
      if (table->open[level][place] == NW_TAILOR_NONE && table->n_deck[level] > 0)
        table->open[level][place] = table->deck[level][--table->n_deck[level]];
}

static inline Move *
list_recolours (const Table *table,
                Move        *moves,
                guint8       kind,
                guint        a,
                guint        b,
                guint        was,
                gint         n)
{
  for (guint colour = 0; colour < N_COLOURS; colour++)
    if (colour != was && (colour >> 1 == was >> 1 || table->supply[colour >> 1] >= n))
      *moves++ = (Move) { kind, (guint8) a, (guint8) b, (guint8) colour };

  return moves;
}

static inline Move *
list_fits (const NwTailorOrder *order,
           guint                card,
           const Board         *board,
           Move                *moves)
{
  for (gint at = 0; at + order->length <= board->length; at++)
    {
      const guint64 section = (board->row >> (4 * at)) & order->mask;

      if (section == order->fabrics || section == order->reversed)
        *moves++ = (Move) { COMPLETE, (guint8) card, (guint8) at, 0 };
    }

  return moves;
}

static guint
list_moves (const Table         *table,
            const NwTailorRules *deck,
            const Board         *board,
            guint                n_open,
            guint                action,
            guint                n_dyes,
            Move                *moves)
{
  Move *first = moves;

  if (action != COMPLETE && n_dyes < 2)
    for (gint i = 0; i < board->length; i++)
      {
        const guint was = (board->row >> (4 * i)) & 15;

        for (gint j = i; j < board->length && ((board->row >> (4 * j)) & 15) == was; j++)
          moves = list_recolours (table, moves, DYE, (guint) i, (guint) j, was, j - i + 1);
      }

  if (board->magic > 0)
    for (gint i = 0; i < board->length; i++)
      moves = list_recolours (table, moves, MAGIC, 255, (guint) i, (board->row >> (4 * i)) & 15, 1);
  for (gint slot = 0; slot < board->n_done; slot++)
    if (board->on_card[slot] == 1)
      for (gint i = 0; i < board->length; i++)
        moves = list_recolours (table, moves, MAGIC, (guint) slot, (guint) i,
                                (board->row >> (4 * i)) & 15, 1);

  if (action != DYE)
    {
      for (guint level = 0; level < N_LEVELS; level++)
        for (guint place = 0; place < n_open; place++)
          if (table->open[level][place] != NW_TAILOR_NONE)
            moves = list_fits (&deck->orders[table->open[level][place]], table->open[level][place],
                               board, moves);
      for (gint i = 0; i < board->n_held; i++)
        moves = list_fits (&deck->orders[board->held[i]], board->held[i], board, moves);
      for (gint slot = 0; slot < board->n_done && table->supply_magic > 0; slot++)
        if (board->on_card[slot] == 0)
          moves = list_fits (&deck->orders[board->done[slot]], board->done[slot], board, moves);
    }

  if (action != END || moves == first)
    *moves++ = (Move) { END, 0, 0, 0 };

  return (guint) (moves - first);
}

static void
recolour (Table *table,
          Board *board,
          guint  i,
          guint  j,
          guint  colour)
{
  const gint n = (gint) (j - i + 1);
  const guint was = (board->row >> (4 * i)) & 15;
  const guint64 mask = nw_tailor_mask ((guint) n) << (4 * i);

  table->supply[was >> 1] += n;
  table->supply[colour >> 1] -= n;
  board->row = (board->row & ~mask) | (mask & (G_GUINT64_CONSTANT (0x1111111111111111) * colour));
}

static void
add_white (Table *table,
           Board *board,
           gint   n_left,
           gint   n_right)
{
  board->row <<= 4 * n_left;
  board->length += n_left + n_right;
  table->supply[0] -= n_left + n_right;
}

static void
reserve (Table   *table,
         Board   *board,
         guint    n_open,
         guint64 *rng)
{
  guint8 *open[16];
  guint n_choices = 0, n_decks = 0, decks[N_LEVELS], choice;

  for (guint level = 0; level < N_LEVELS; level++)
    {
      for (guint place = 0; place < n_open; place++)
        if (table->open[level][place] != NW_TAILOR_NONE)
          open[n_choices++] = &table->open[level][place];
      if (table->n_deck[level] > 0)
        decks[n_decks++] = level;
    }
  if (n_choices + n_decks == 0)
    return;

  choice = nw_bare_below (rng, n_choices + n_decks + 1);
  if (choice == n_choices + n_decks)
    return;
  if (choice < n_choices)
    {
      board->held[board->n_held++] = *open[choice];
      *open[choice] = NW_TAILOR_NONE;
    }
  else
    {
      const guint level = decks[choice - n_choices];

      board->held[board->n_held++] = table->deck[level][--table->n_deck[level]];
    }
  if (table->supply_magic > 0)
    {
      board->magic++;
      table->supply_magic--;
    }
}

/* Takes an order from wherever it lies; FALSE if it is one's own magic order. */
static gboolean
take_order (Table         *table,
            Board         *board,
            const guint8   level,
            guint          n_open,
            guint8         card)
{
  for (guint place = 0; place < n_open; place++)
    if (table->open[level][place] == card)
      {
        table->open[level][place] = NW_TAILOR_NONE;
        return TRUE;
      }
  for (gint i = 0; i < board->n_held; i++)
    if (board->held[i] == card)
      {
        memmove (&board->held[i], &board->held[i + 1], (gsize) (--board->n_held - i));
        return TRUE;
      }

  return FALSE;
}

static guint
complete (Table               *table,
          const NwTailorRules *deck,
          Board               *board,
          guint                n_open,
          const Move          *move,
          guint64             *rng)
{
  const NwTailorOrder *order = &deck->orders[move->a];
  const guint end = move->b + order->length;
  const guint64 left = board->row & nw_tailor_mask (move->b);

  for (guint i = 0; i < order->length; i++)
    table->supply[((order->fabrics >> (4 * i)) & 15) >> 1]++;
  board->row = left | (end < 16 ? board->row >> (4 * end) << (4 * move->b) : 0);
  board->length -= order->length;

  if (!take_order (table, board, order->level, n_open, move->a))
    {
      gint slot = 0;

      while (board->done[slot] != move->a)
        slot++;
      board->on_card[slot] = 1;
      table->supply_magic--;
      return 0;
    }

  board->done[board->n_done] = move->a;
  board->on_card[board->n_done++] = 2;
  board->points += order->points;
  switch (order->reward)
    {
    case NW_TAILOR_REWARD_MAGIC:
      board->on_card[board->n_done - 1] = table->supply_magic > 0;
      table->supply_magic -= table->supply_magic > 0;
      return 0;
    case NW_TAILOR_REWARD_EXPAND:
      if (board->limit == 12)
        return 0;
      board->limit++;
      if (table->supply[0] == 0)
        return 0;
      if (board->length == 0 || nw_bare_below (rng, 2) == 0)
        add_white (table, board, 0, 1);
      else
        add_white (table, board, 1, 0);
      return 1;
    case NW_TAILOR_REWARD_REFERRAL:
      reserve (table, board, n_open, rng);
      return 1;
    default:
      return 0;
    }
}

/* One turn; returns how many moves it took. */
static guint
play_turn (Table               *table,
           const NwTailorRules *deck,
           Board               *board,
           guint                n_open,
           guint64             *rng)
{
  guint n_moves = 0, n_dyes = 0, action = END;
  Move moves[2048];

  for (;;)
    {
      const Move *move =
        &moves[nw_bare_below (rng, list_moves (table, deck, board, n_open, action, n_dyes, moves))];

      n_moves++;
      switch (move->kind)
        {
        case DYE:
          recolour (table, board, move->a, move->b, move->c);
          action = DYE;
          n_dyes++;
          break;
        case MAGIC:
          if (move->a == 255)
            board->magic--;
          else
            board->on_card[move->a] = 0;
          table->supply_magic++;
          recolour (table, board, move->b, move->b, move->c);
          break;
        case COMPLETE:
          n_moves += complete (table, deck, board, n_open, move, rng);
          action = COMPLETE;
          break;
        default:
          {
            const gint n_white = MIN (board->limit - board->length, table->supply[0]);
            const gint n_left =
              n_white > 0 && board->length > 0 ? (gint) nw_bare_below (rng, (guint) n_white + 1)
                                               : 0;

            n_moves += n_white > 0 && board->length > 0;
            add_white (table, board, n_left, n_white - n_left);
            refill (table, n_open);
            return n_moves;
          }
        }
    }
}

static gint
add_up (const NwTailorRules *deck,
        const Board         *board)
{
  gint bearing[NW_TAILOR_MAX_PATTERNS] = { 0 }, total = board->points;

  for (gint slot = 0; slot < board->n_done; slot++)
    if (deck->orders[board->done[slot]].pattern != NW_TAILOR_NONE)
      bearing[deck->orders[board->done[slot]].pattern]++;
  for (gint slot = 0; slot < board->n_done; slot++)
    if (deck->orders[board->done[slot]].reward == NW_TAILOR_REWARD_BONUS)
      total += bearing[deck->orders[board->done[slot]].bonus_pattern] *
               deck->orders[board->done[slot]].multiplier;

  return total;
}

/**
 * nw_bare_tailor_playout:
 * @deck: compiled rules; only their orders are used, each once
 * @n_seats: 2…4
 * @seed: any number
 * @totals: (out caller-allocates) (array length=n_seats): the totals
 *
 * Plays one random game.
 *
 * Returns: how many moves it took
 */
guint
nw_bare_tailor_playout (const NwTailorRules *deck,
                        guint                n_seats,
                        guint64              seed,
                        gint                *totals)
{
  const guint n_open = n_seats == 4 ? 4 : 3;
  gboolean is_last_round = FALSE;
  guint64 rng = seed;
  guint n_moves = 0;
  Table table;

  set_up (&table, deck, n_seats, n_open, &rng);
  refill (&table, n_open);

  for (guint round = 0; round < MAX_ROUNDS && !is_last_round; round++)
    for (guint seat = 0; seat < n_seats; seat++)
      {
        n_moves += play_turn (&table, deck, &table.boards[seat], n_open, &rng);
        is_last_round |= table.boards[seat].points >= END_POINTS;
      }

  for (guint seat = 0; seat < n_seats; seat++)
    totals[seat] = add_up (deck, &table.boards[seat]);

  return n_moves + (n_seats > 2 ? n_seats - 2 : 0);
}
