/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a move brings hidden things to light, for any game.
 *
 * Nobody learns anything from a move if what each viewer sees after it follows from what that
 * viewer saw before it and the move itself.  So the question is put to the contract: guess the
 * hidden part anew (resample), make the same move, and compare what the viewer sees then with what
 * it really sees.  If they differ for one guess, the hidden part decided, and the viewer has
 * learned about it.  A move that is not even legal in a guess has told the viewer that the guess
 * was wrong: playing a card shows that one had it.
 *
 * A difference is always right: it proves that something was learned.  Equality of all guesses may
 * overlook something; if one other card is possible, with a chance of 1 in 2^24.  Guesses are made
 * from a seed that depends on the state only, so that every machine gives the same answer.  A card
 * that could be worked out beforehand (the last of a deck) is rightly no news.
 */

#include <string.h>

#include "engine/nw-hash.h"
#include "match/nw-reveal.h"

#define N_GUESSES 24

/* Whether what @viewer sees after @move could have been otherwise, for all that it knew. */
static gboolean
viewer_learns (const NwRules *rules,
               gconstpointer  data,
               const NwState *before,
               const NwState *after,
               NwMove         move,
               guint          viewer,
               guint64       *rng)
{
  NwState seen_before = *before, seen_after = *after;

  rules->redact (data, &seen_before, viewer);
  rules->redact (data, &seen_after, viewer);

  for (guint i = 0; i < N_GUESSES; i++)
    {
      NwState guess = seen_before;

      rules->resample (data, &guess, rng);
      if (rules->check (data, &guess, move) != NW_REASON_LEGAL)
        return TRUE;

      rules->apply (data, &guess, move, NULL);
      rules->redact (data, &guess, viewer);
      if (!nw_rules_states_equal (rules, &guess, &seen_after))
        return TRUE;
    }

  return FALSE;
}

/**
 * nw_move_reveals:
 * @rules: a game
 * @data: its compiled rules
 * @state: the whole truth before the move
 * @move: a legal move of its actor
 *
 * Works out whether by @move chance decides or any seat, or somebody who sits nowhere, learns what
 * it did not know.  Takes a few tens of microseconds per seat.
 *
 * Returns: whether hidden things come to light
 */
gboolean
nw_move_reveals (const NwRules *rules,
                 gconstpointer  data,
                 const NwState *state,
                 NwMove         move)
{
  guint64 rng = nw_hash_add (rules->hash (data, state), move);
  NwState before = { 0 }, after;

  memcpy (&before, state, rules->state_size);
  after = before;
  rules->apply (data, &after, move, NULL);
  if (after.head.rng != before.head.rng)
    return TRUE;

  for (guint seat = 0; seat < before.head.n_seats; seat++)
    if (viewer_learns (rules, data, &before, &after, move, seat, &rng))
      return TRUE;

  return viewer_learns (rules, data, &before, &after, move, NW_SEAT_NONE, &rng);
}
