/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ranking by a total and then by tie-breaks, the same for all games.
 */

#include "engine/nw-score.h"

/* The first key in which the two seats differ, or @n_keys. */
static guint
find_difference (const gint *a,
                 const gint *b,
                 guint       n_keys)
{
  guint key = 0;

  while (key < n_keys && a[key] == b[key])
    key++;

  return key;
}

/**
 * nw_score_rank:
 * @score: (inout): its `n_seats` is read; `total`, `rank` and `decided_by` are written
 * @keys: (array): per seat its keys, the total first; more is better
 * @key_names: (array length=n_keys): the names of the keys, the first being `total`
 * @n_keys: 1…%NW_SCORE_N_KEYS
 *
 * Ranks the seats.  A seat's rank is one more than the number of seats that are better.
 */
void
nw_score_rank (NwScore           *score,
               const gint        (*keys)[NW_SCORE_N_KEYS],
               const char *const *key_names,
               guint              n_keys)
{
  guint winner = 0;
  guint decisive = 0;

  for (guint seat = 0; seat < score->n_seats; seat++)
    {
      guint n_better = 0;

      for (guint other = 0; other < score->n_seats; other++)
        {
          const guint key = find_difference (keys[other], keys[seat], n_keys);

          n_better += key < n_keys && keys[other][key] > keys[seat][key];
        }

      score->total[seat] = keys[seat][0];
      score->rank[seat] = (guint8) (n_better + 1);
      if (n_better == 0)
        winner = seat;
    }

  /* The runner-up is the seat that differs from the winner latest. */
  for (guint seat = 0; seat < score->n_seats; seat++)
    if (seat != winner)
      decisive = MAX (decisive, find_difference (keys[winner], keys[seat], n_keys));

  score->decided_by = decisive < n_keys ? key_names[decisive] : "shared";
}
