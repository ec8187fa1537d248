/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: the score sheet (T20, T22, T23).
 */

#include <string.h>

#include "games/tailor/nw-tailor-state.h"

/* What one seat has completed. */
typedef struct
{
  guint n_bearing[NW_TAILOR_MAX_PATTERNS];
  guint multiplier[NW_TAILOR_MAX_PATTERNS];
  /* What bonus cards lose that don't count themselves. */
  guint own[NW_TAILOR_MAX_PATTERNS];
  guint n_bonus[NW_TAILOR_MAX_PATTERNS];
  guint magic;
} Tally;

static void
count (const NwTailorRules *rules,
       const NwTailorState *state,
       guint                seat,
       Tally               *tally)
{
  const guint first = nw_tailor_first_completed (state, seat);

  memset (tally, 0, sizeof *tally);
  tally->magic = state->seats[seat].magic;

  for (guint slot = first; slot < first + state->seats[seat].n_completed; slot++)
    {
      const NwTailorOrder *order = &rules->orders[state->pile[slot]];

      tally->magic += nw_tailor_slot_magic (state->slots[slot]);
      if (order->pattern != NW_TAILOR_NONE)
        tally->n_bearing[order->pattern]++;
      if (order->reward != NW_TAILOR_REWARD_BONUS)
        continue;

      tally->n_bonus[order->bonus_pattern]++;
      tally->multiplier[order->bonus_pattern] += order->multiplier;
      if (order->pattern == order->bonus_pattern)
        tally->own[order->bonus_pattern] += order->multiplier;
    }
}

/* Points for one pattern (T20). */
static gint
get_bonus (const NwTailorRules *rules,
           const Tally         *tally,
           guint                pattern)
{
  const guint points = tally->n_bearing[pattern] * tally->multiplier[pattern];

  return (gint) (rules->bonus_counts_itself ? points : points - tally->own[pattern]);
}

static gint
get_all_bonuses (const NwTailorRules *rules,
                 const Tally         *tally)
{
  gint points = 0;

  for (guint pattern = 0; pattern < rules->n_patterns; pattern++)
    points += get_bonus (rules, tally, pattern);

  return points;
}

static void
append_line (GArray      *lines,
             const char  *kind,
             guint        seat,
             NwScoreLine *line)
{
  line->kind = kind;
  line->seat = seat;
  g_array_append_val (lines, *line);
}

static void
append_orders (const NwTailorState *state,
               guint                seat,
               GArray              *lines)
{
  NwScoreLine line = { .subject = -1, .amount = state->seats[seat].points };

  const guint first = nw_tailor_first_completed (state, seat);

  for (guint slot = first; slot < first + state->seats[seat].n_completed; slot++)
    line.cards[line.n_cards++] = state->pile[slot];

  append_line (lines, "orders", seat, &line);
}

/* The orders that bear the pattern and the bonus cards that count them. */
static void
append_pattern (const NwTailorRules *rules,
                const NwTailorState *state,
                guint                seat,
                guint                pattern,
                const Tally         *tally,
                GArray              *lines)
{
  NwScoreLine line = {
    .subject = (gint) pattern,
    .amount = get_bonus (rules, tally, pattern),
  };

  const guint first = nw_tailor_first_completed (state, seat);

  for (guint slot = first; slot < first + state->seats[seat].n_completed; slot++)
    {
      const NwTailorOrder *order = &rules->orders[state->pile[slot]];

      if (order->pattern == pattern || order->bonus_pattern == pattern)
        line.cards[line.n_cards++] = state->pile[slot];
    }

  append_line (lines, "patterns", seat, &line);
}

void
nw_tailor_score (gconstpointer data,
                 gconstpointer state_data,
                 NwScore      *score,
                 GArray       *lines)
{
  static const char *const tie_names[] = { "orders", "limit", "magic", "bonus" };

  const NwTailorRules *rules = data;
  const NwTailorState *state = state_data;
  const char *names[NW_SCORE_N_KEYS] = { "total" };
  gint keys[NW_MAX_SEATS][NW_SCORE_N_KEYS];

  for (guint i = 0; i < rules->n_tie_breakers; i++)
    names[1 + i] = tie_names[rules->tie_breakers[i]];

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const NwTailorSeat *board = &state->seats[seat];
      Tally tally;

      count (rules, state, seat, &tally);

      const gint bonus = get_all_bonuses (rules, &tally);
      const gint ties[] = { board->n_completed, board->limit, (gint) tally.magic, bonus };

      keys[seat][0] = board->points + bonus;
      for (guint i = 0; i < rules->n_tie_breakers; i++)
        keys[seat][1 + i] = ties[rules->tie_breakers[i]];

      if (lines == NULL)
        continue;
      append_orders (state, seat, lines);
      for (guint pattern = 0; pattern < rules->n_patterns; pattern++)
        if (tally.n_bonus[pattern] > 0)
          append_pattern (rules, state, seat, pattern, &tally, lines);
    }

  score->n_seats = state->head.n_seats;
  nw_score_rank (score, keys, names, 1u + rules->n_tie_breakers);
}
