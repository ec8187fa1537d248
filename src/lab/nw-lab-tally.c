/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tallies: making, adding, and counting one game's result.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab-tally.h"

/**
 * nw_lab_tally_new:
 * @n_seats: 1…%NW_MAX_SEATS
 * @n_cards: different cards of the ruleset
 *
 * Returns: (transfer full): a tally of no games
 */
NwLabTally *
nw_lab_tally_new (guint n_seats,
                  guint n_cards)
{
  NwLabTally *self = g_new0 (NwLabTally, 1);

  self->n_seats = n_seats;
  self->n_cards = n_cards;
  self->cards = g_new0 (NwLabCard, n_cards);

  return self;
}

/**
 * nw_lab_tally_free:
 * @self: (transfer full): a tally
 *
 * Frees a tally.
 */
void
nw_lab_tally_free (NwLabTally *self)
{
  nw_lab_histogram_clear (&self->rounds);
  for (guint i = 0; i < NW_MAX_SEATS; i++)
    nw_lab_histogram_clear (&self->seats[i].points);
  for (guint i = 0; i < NW_N_BOT_LEVELS; i++)
    nw_lab_histogram_clear (&self->levels[i].points);
  g_free (self->cards);
  g_free (self);
}

static void
add_party (NwLabParty       *self,
           const NwLabParty *other)
{
  self->wins += other->wins;
  nw_lab_histogram_add_all (&self->points, &other->points);
}

/**
 * nw_lab_tally_add_all:
 * @self: a tally
 * @other: another one, of as many seats and cards
 *
 * Adds all that @other counted to @self.
 */
void
nw_lab_tally_add_all (NwLabTally       *self,
                      const NwLabTally *other)
{
  g_return_if_fail (self->n_seats == other->n_seats);
  g_return_if_fail (self->n_cards == other->n_cards);

  self->n_games += other->n_games;
  self->n_moves += other->n_moves;
  nw_lab_histogram_add_all (&self->rounds, &other->rounds);

  for (guint i = 0; i < NW_LAB_MAX_ENDS; i++)
    self->ends[i] += other->ends[i];
  for (guint i = 0; i < NW_MAX_SEATS; i++)
    add_party (&self->seats[i], &other->seats[i]);
  for (guint i = 0; i < NW_N_BOT_LEVELS; i++)
    add_party (&self->levels[i], &other->levels[i]);
  for (guint i = 0; i < self->n_cards; i++)
    {
      self->cards[i].seen += other->cards[i].seen;
      self->cards[i].taken += other->cards[i].taken;
      self->cards[i].finished += other->cards[i].finished;
      self->cards[i].won += other->cards[i].won;
    }
}

static guint
count_winners (const NwScore *score)
{
  guint n_winners = 0;

  for (guint seat = 0; seat < score->n_seats; seat++)
    n_winners += score->rank[seat] == 1;

  return n_winners;
}

/**
 * nw_lab_tally_add_score:
 * @self: a tally
 * @score: the result of a game that is over
 * @levels: (array): per seat, what played it
 *
 * Counts who won, and everybody's points.
 */
void
nw_lab_tally_add_score (NwLabTally       *self,
                        const NwScore    *score,
                        const NwBotLevel *levels)
{
  const guint share = NW_LAB_WIN / count_winners (score);

  for (guint seat = 0; seat < score->n_seats; seat++)
    {
      NwLabParty *by_seat = &self->seats[seat];
      NwLabParty *by_level = &self->levels[levels[seat]];
      const guint won = score->rank[seat] == 1 ? share : 0;

      by_seat->wins += won;
      by_level->wins += won;
      nw_lab_histogram_add (&by_seat->points, score->total[seat], 1);
      nw_lab_histogram_add (&by_level->points, score->total[seat], 1);
    }
}
