/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: the score sheet (W31, W32).
 *
 * In a redacted state tattoos that the viewer doesn't know count nothing.
 */

#include <string.h>

#include "games/brawl/nw-brawl-state.h"

/* What one seat has made of each style, and what it comes to. */
typedef struct
{
  guint8 n_made[NW_BRAWL_MAX_STYLES];
  gint   tattoos;
  gint   money;
  gint   majority;
  gint   against;
  gint   n_unfinished;
} Tally;

static gint
get_points (const NwBrawlRules *rules,
            guint               card)
{
  return card != NW_BRAWL_NONE ? rules->tattoos[card].points : 0;
}

static void
count (const NwBrawlRules *rules,
       const NwBrawlState *state,
       guint               seat,
       Tally              *tally)
{
  const NwBrawlSeat *board = &state->seats[seat];
  const guint first = nw_brawl_first_finished (state, seat);
  const guint reserve = nw_brawl_reserve_place (rules, state, seat, 0);

  memset (tally, 0, sizeof *tally);
  tally->money = board->money / rules->money_per_point;
  tally->n_unfinished = board->n_reserve + (board->station != NW_BRAWL_NONE);

  for (guint i = 0; i < board->n_finished; i++)
    {
      const NwBrawlTattoo *tattoo = &rules->tattoos[state->pile[first + i]];

      tally->n_made[tattoo->style]++;
      tally->tattoos += tattoo->points;
    }
  for (guint slot = 0; slot < board->n_reserve; slot++)
    tally->against += get_points (rules, state->pile[reserve - slot]);
  tally->against += get_points (rules, board->station);
}

/* Whether the seat alone has made the most of that style. */
static gboolean
has_majority (const Tally *tallies,
              guint        n_seats,
              guint        seat,
              guint        style)
{
  for (guint other = 0; other < n_seats; other++)
    if (other != seat && tallies[other].n_made[style] >= tallies[seat].n_made[style])
      return FALSE;

  return TRUE;
}

/* Adds the small numbers up; their cards go to @line, if there is one. */
static void
count_majority (const NwBrawlRules *rules,
                const NwBrawlState *state,
                guint               seat,
                Tally              *tallies,
                NwScoreLine        *line)
{
  const guint first = nw_brawl_first_finished (state, seat);

  tallies[seat].majority = 0;
  for (guint i = 0; i < state->seats[seat].n_finished; i++)
    {
      const guint card = state->pile[first + i];

      if (!has_majority (tallies, state->head.n_seats, seat, rules->tattoos[card].style))
        continue;
      tallies[seat].majority += rules->tattoos[card].majority;
      if (line != NULL)
        line->cards[line->n_cards++] = (guint16) card;
    }
}

static void
append_line (GArray      *lines,
             const char  *kind,
             guint        seat,
             gint         amount,
             NwScoreLine *line)
{
  line->kind = kind;
  line->subject = -1;
  line->seat = seat;
  line->amount = amount;
  g_array_append_val (lines, *line);
  line->n_cards = 0;
}

/* The four lines of a seat, in the order of W31. */
static void
append_lines (const NwBrawlRules *rules,
              const NwBrawlState *state,
              guint               seat,
              Tally              *tallies,
              GArray             *lines)
{
  const NwBrawlSeat *board = &state->seats[seat];
  const Tally *tally = &tallies[seat];
  const guint first = nw_brawl_first_finished (state, seat);
  const guint reserve = nw_brawl_reserve_place (rules, state, seat, 0);
  NwScoreLine line = { .n_cards = 0 };

  for (guint i = 0; i < board->n_finished; i++)
    line.cards[line.n_cards++] = state->pile[first + i];
  append_line (lines, "tattoos", seat, tally->tattoos, &line);

  append_line (lines, "money", seat, tally->money, &line);

  count_majority (rules, state, seat, tallies, &line);
  append_line (lines, "majority", seat, tally->majority, &line);

  for (guint slot = 0; slot < board->n_reserve; slot++)
    if (state->pile[reserve - slot] != NW_BRAWL_NONE)
      line.cards[line.n_cards++] = state->pile[reserve - slot];
  if (board->station != NW_BRAWL_NONE)
    line.cards[line.n_cards++] = board->station;
  append_line (lines, "unfinished", seat, -tally->against, &line);
}

/* The total and what parts equal totals (W32); more is better. */
static guint
list_keys (const NwBrawlRules *rules,
           const NwBrawlSeat  *seat,
           const Tally        *tally,
           gint               *keys)
{
  const gint rulebook[] = { -tally->n_unfinished, seat->money };
  const gint example[] = { seat->n_finished, -tally->against, seat->money };

  keys[0] = tally->tattoos + tally->money + tally->majority - tally->against;
  if (rules->tie_break == NW_BRAWL_TIE_RULEBOOK)
    {
      memcpy (&keys[1], rulebook, sizeof rulebook);
      return 1 + G_N_ELEMENTS (rulebook);
    }
  memcpy (&keys[1], example, sizeof example);

  return 1 + G_N_ELEMENTS (example);
}

void
nw_brawl_score (gconstpointer data,
                gconstpointer state_data,
                NwScore      *score,
                GArray       *lines)
{
  static const char *const names[][NW_SCORE_N_KEYS] = {
    [NW_BRAWL_TIE_RULEBOOK] = { "total", "unfinished", "money" },
    [NW_BRAWL_TIE_EXAMPLE] = { "total", "finished", "against", "money" },
  };

  const NwBrawlRules *rules = data;
  const NwBrawlState *state = state_data;
  Tally tallies[NW_BRAWL_MAX_SEATS];
  gint keys[NW_MAX_SEATS][NW_SCORE_N_KEYS];
  guint n_keys = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    count (rules, state, seat, &tallies[seat]);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      count_majority (rules, state, seat, tallies, NULL);
      n_keys = list_keys (rules, &state->seats[seat], &tallies[seat], keys[seat]);
      if (lines != NULL)
        append_lines (rules, state, seat, tallies, lines);
    }

  score->n_seats = state->head.n_seats;
  nw_score_rank (score, keys, names[rules->tie_break], n_keys);
}
