/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be said of every game through the contract alone: equality, counting move sequences,
 * random games, and finding a game in a table of games.
 */

#include <string.h>

#include "engine/nw-hash.h"
#include "engine/nw-rules.h"

/**
 * nw_rules_hash_head:
 * @hash: the hash so far
 * @head: a state's head
 *
 * Returns: the hash with all that the head says in it
 */
guint64
nw_rules_hash_head (guint64       hash,
                    const NwHead *head)
{
  hash = nw_hash_add (hash, head->rng);

  return nw_hash_add (hash, (guint64) head->round << 40 | (guint64) head->n_seats << 32 |
                              (guint64) head->actor << 24 | (guint64) head->turn << 16 |
                              (guint64) head->over << 8 | head->viewer);
}

/**
 * nw_rules_states_equal:
 * @rules: a game
 * @a: a state
 * @b: another one
 *
 * Returns: whether the states say the same
 */
gboolean
nw_rules_states_equal (const NwRules *rules,
                       gconstpointer  a,
                       gconstpointer  b)
{
  return memcmp (a, b, rules->state_size) == 0;
}

/**
 * nw_rules_move_text:
 * @rules: a game
 * @data: its compiled rules
 * @move: a move
 *
 * Returns: (transfer full): the move in notation
 */
char *
nw_rules_move_text (const NwRules *rules,
                    gconstpointer  data,
                    NwMove         move)
{
  GString *text = g_string_new (NULL);

  rules->to_text (data, move, text);

  return g_string_free_and_steal (text);
}

/* Counts below a state; @moves has room for one list of moves per level that is left. */
static guint64
count_sequences (const NwRules *rules,
                 gconstpointer  data,
                 gconstpointer  state,
                 guint          depth,
                 NwMove        *moves)
{
  const guint n_moves = rules->legal (data, state, moves);
  guint64 n_sequences = 0;

  if (depth == 1)
    return n_moves;

  for (guint i = 0; i < n_moves; i++)
    {
      NwState next;

      memcpy (&next, state, rules->state_size);
      rules->apply (data, &next, moves[i], NULL);
      n_sequences += count_sequences (rules, data, &next, depth - 1, moves + rules->max_moves);
    }

  return n_sequences;
}

/**
 * nw_rules_perft:
 * @rules: a game
 * @data: its compiled rules
 * @state: the whole truth
 * @depth: length of the sequences, in moves
 *
 * Counts the sequences of @depth moves, all seats' moves in turn and chance fixed by the state: the
 * known-number test of move generators ("performance test").  Games that end sooner don't count.
 *
 * Returns: their number; 1 at depth 0
 */
guint64
nw_rules_perft (const NwRules *rules,
                gconstpointer  data,
                gconstpointer  state,
                guint          depth)
{
  g_autofree NwMove *moves = NULL;

  if (depth == 0)
    return 1;

  moves = g_new (NwMove, (gsize) rules->max_moves * depth);

  return count_sequences (rules, data, state, depth, moves);
}

/**
 * nw_rules_playout:
 * @rules: a game
 * @data: its compiled rules
 * @state: (inout): the whole truth; played to its end
 * @rng: (inout): chooses the moves, each legal one with the same chance
 * @moves: (array): room for `max_moves`
 *
 * Plays at random until the game is over.  Every game of ours ends: each has a last round.
 *
 * Returns: how many moves were made
 */
guint
nw_rules_playout (const NwRules *rules,
                  gconstpointer  data,
                  gpointer       state,
                  guint64       *rng,
                  NwMove        *moves)
{
  guint n_played = 0;

  for (;;)
    {
      const guint n_moves = rules->legal (data, state, moves);

      if (n_moves == 0)
        return n_played;

      rules->apply (data, state, moves[n_moves == 1 ? 0 : nw_rng_below (rng, n_moves)], NULL);
      n_played++;
    }
}

/**
 * nw_registry_find:
 * @games: (array zero-terminated=1): all games
 * @id: a game's id
 *
 * Returns: (transfer none) (nullable): the game
 */
const NwRules *
nw_registry_find (const NwRules *const *games,
                  const char           *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (; *games != NULL; games++)
    if (g_str_equal ((*games)->id, id))
      return *games;

  return NULL;
}
