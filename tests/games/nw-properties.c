/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each state of a random game passes the cheap checks; some, drawn at random and more often early in
 * a game, are looked at from all sides.
 */

#include "nw-properties.h"

#include <string.h>

#include "engine/nw-rng.h"

/* A game under way. */
typedef struct
{
  const NwRules         *rules;
  gconstpointer          data;
  const NwPropertyHooks *hooks;
  guint64               *rng;
  NwState                state;
  NwMove                *moves;
  guint                  n_moves;
} Walk;

static void
assert_equal (const Walk    *walk,
              const NwState *a,
              const NwState *b)
{
  g_assert_cmpmem (a, walk->rules->state_size, b, walk->rules->state_size);
}

static gboolean
is_listed (const Walk *walk,
           NwMove      move)
{
  guint low = 0, high = walk->n_moves;

  while (low < high)
    {
      const guint middle = (low + high) / 2;

      if (walk->moves[middle] < move)
        low = middle + 1;
      else
        high = middle;
    }

  return low < walk->n_moves && walk->moves[low] == move;
}

/* legal () is sorted, each move once, within its bound, and empty only when the game is over. */
static void
check_list (const Walk *walk)
{
  g_assert_cmpuint (walk->n_moves, <=, walk->rules->max_moves);
  g_assert_true ((walk->n_moves == 0) == (walk->state.head.over != 0));
  g_assert_true ((walk->state.head.actor == NW_SEAT_NONE) == (walk->state.head.over != 0));

  for (guint i = 1; i < walk->n_moves; i++)
    g_assert_cmpuint (walk->moves[i - 1], <, walk->moves[i]);
}

static void
check_expressed (NwMove   move,
                 gpointer user_data)
{
  const Walk *walk = user_data;
  const NwReason reason = walk->rules->check (walk->data, &walk->state, move);

  g_assert_cmpuint (reason, <, walk->rules->n_reasons);
  if ((reason == NW_REASON_LEGAL) != is_listed (walk, move))
    {
      g_autofree char *text = nw_rules_move_text (walk->rules, walk->data, move);

      g_error ("%s: check says %s, legal says otherwise", text,
               nw_rules_get_reason (walk->rules, reason));
    }
}

/* Every legal move passes check () and comes back from its text. */
static void
check_moves (Walk *walk)
{
  for (guint i = 0; i < walk->n_moves; i++)
    {
      g_autofree char *text = nw_rules_move_text (walk->rules, walk->data, walk->moves[i]);
      NwMove back = NW_MOVE_NONE;

      g_assert_cmpuint (walk->rules->check (walk->data, &walk->state, walk->moves[i]), ==,
                        NW_REASON_LEGAL);
      g_assert_cmpuint (walk->rules->from_text (walk->data, text, &back), ==, NW_REASON_LEGAL);
      g_assert_cmpuint (back, ==, walk->moves[i]);
    }

  walk->hooks->express (walk->data, walk->rng, check_expressed, walk);
}

/**
 * nw_properties_check_position:
 * @rules: a game
 * @data: its compiled rules
 * @state: the whole truth
 *
 * Asserts that a position is the whole truth: read back, it is the state that was written.
 */
void
nw_properties_check_position (const NwRules *rules,
                              gconstpointer  data,
                              const NwState *state)
{
  g_autoptr (GVariant) position = g_variant_ref_sink (rules->position_write (data, state));
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  const NwDeal deal = { .n_seats = state->head.n_seats, .seed = state->head.rng };
  NwState back = { 0 };

  if (!rules->position_read (data, position, &deal, &back, problems))
    {
      const NwProblem *problem = g_ptr_array_index (problems, 0);
      g_autofree char *text = g_variant_print (position, FALSE);

      g_error ("%s at %s: %s", problem->code, problem->pointer, text);
    }
  g_assert_cmpmem (state, rules->state_size, &back, rules->state_size);
  g_assert_cmpuint (rules->hash (data, state), ==, rules->hash (data, &back));
}

/* What a viewer may know, and a guess at the rest. */
static void
check_viewer (Walk *walk,
              guint viewer)
{
  const NwRules *rules = walk->rules;
  NwState seen = walk->state, guess, again;
  NwScore score, seen_score;

  rules->redact (walk->data, &seen, viewer);
  g_assert_cmpuint (seen.head.rng, ==, 0);
  g_assert_cmpuint (seen.head.viewer, !=, NW_VIEWER_TRUTH);

  again = seen;
  rules->redact (walk->data, &again, viewer);
  assert_equal (walk, &seen, &again);

  guess = seen;
  rules->resample (walk->data, &guess, walk->rng);
  g_assert_cmpuint (guess.head.viewer, ==, NW_VIEWER_TRUTH);
  walk->hooks->conserves (walk->data, &guess);

  /* The guess differs from the truth only in what the viewer can't know. */
  again = guess;
  rules->redact (walk->data, &again, viewer);
  assert_equal (walk, &seen, &again);

  rules->score (walk->data, &walk->state, &score, NULL);
  rules->score (walk->data, &seen, &seen_score, NULL);
  for (guint seat = 0; seat < score.n_seats; seat++)
    if (walk->state.head.over || !walk->hooks->has_secret_scores)
      g_assert_cmpint (score.total[seat], ==, seen_score.total[seat]);

  /* Writing takes most of the time; one viewer of four will do. */
  if (nw_rng_below (walk->rng, 4) == 0)
    g_variant_unref (g_variant_ref_sink (rules->position_write (walk->data, &seen)));
}

/* The actor sees the moves that it has. */
static void
check_actor (const Walk *walk)
{
  g_autofree NwMove *moves = g_new (NwMove, walk->rules->max_moves);
  NwState seen = walk->state;
  guint n_moves;

  if (walk->state.head.over)
    return;

  walk->rules->redact (walk->data, &seen, walk->state.head.actor);
  n_moves = walk->rules->legal (walk->data, &seen, moves);
  g_assert_cmpmem (moves, n_moves * sizeof *moves, walk->moves,
                   walk->n_moves * sizeof *walk->moves);
}

static void
check_score (const Walk *walk)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  gint sums[NW_MAX_SEATS] = { 0 };
  guint n_first = 0;
  NwScore score;

  walk->rules->score (walk->data, &walk->state, &score, lines);
  for (guint i = 0; i < lines->len; i++)
    {
      const NwScoreLine *line = &g_array_index (lines, NwScoreLine, i);

      sums[line->seat] += line->amount;
    }
  for (guint seat = 0; seat < score.n_seats; seat++)
    {
      g_assert_cmpint (sums[seat], ==, score.total[seat]);
      g_assert_cmpuint (score.rank[seat], >=, 1);
      g_assert_cmpuint (score.rank[seat], <=, score.n_seats);
      n_first += score.rank[seat] == 1;
    }
  g_assert_cmpuint (n_first, >=, 1);
  g_assert_true ((n_first > 1) == g_str_equal (score.decided_by, "shared"));
}

static void
check_all (Walk *walk)
{
  check_moves (walk);
  nw_properties_check_position (walk->rules, walk->data, &walk->state);
  for (guint viewer = 0; viewer < walk->state.head.n_seats; viewer++)
    check_viewer (walk, viewer);
  check_viewer (walk, NW_SEAT_NONE);
  check_actor (walk);
  check_score (walk);
}

static void
check_event (const NwEvent *event,
             gpointer       user_data)
{
  const Walk *walk = user_data;

  g_assert_cmpuint (event->kind, <, walk->rules->n_events);
  g_assert_nonnull (walk->rules->events[event->kind].name);
}

/* Undo is replay: the same moves from the same deal give the same state, with or without events. */
static void
check_replay (const Walk   *walk,
              const NwDeal *deal,
              GArray       *played)
{
  const NwEventSink sink = { check_event, (gpointer) walk };
  NwState state = { 0 };

  walk->rules->deal (walk->data, deal, &state);
  for (guint i = 0; i < played->len; i++)
    walk->rules->apply (walk->data, &state, g_array_index (played, NwMove, i), &sink);
  assert_equal (walk, &walk->state, &state);
}

/**
 * nw_properties_take:
 * @n_left: (inout) (array): per card, copies that were not seen yet
 * @card: a card that is seen
 *
 * Asserts that there is a copy of the card left, and takes it.
 */
void
nw_properties_take (guint8 *n_left,
                    guint   card)
{
  g_assert_cmpuint (card, !=, 0xff);
  g_assert_cmpuint (n_left[card], >, 0);
  n_left[card]--;
}

/**
 * nw_properties_play:
 * @rules: a game
 * @data: its compiled rules
 * @deal: what is dealt
 * @hooks: what else is known of the game
 * @rng: (inout): chooses moves and what is looked at
 * @totals: (inout): counts what was covered
 *
 * Plays one random game and checks it on the way.
 */
void
nw_properties_play (const NwRules         *rules,
                    gconstpointer          data,
                    const NwDeal          *deal,
                    const NwPropertyHooks *hooks,
                    guint64               *rng,
                    NwPropertyTotals      *totals)
{
  Walk walk = { .rules = rules, .data = data, .hooks = hooks, .rng = rng };
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (NwMove));

  walk.moves = g_new (NwMove, rules->max_moves);
  rules->deal (data, deal, &walk.state);

  for (;;)
    {
      NwMove move;

      walk.n_moves = rules->legal (data, &walk.state, walk.moves);
      totals->most_moves = MAX (totals->most_moves, walk.n_moves);
      check_list (&walk);
      hooks->conserves (data, &walk.state);
      if (walk.n_moves == 0 || nw_rng_below (rng, 16 + played->len * 8) == 0)
        {
          check_all (&walk);
          totals->n_checked++;
        }
      if (walk.n_moves == 0)
        break;

      move = walk.moves[nw_rng_below (rng, walk.n_moves)];
      rules->apply (data, &walk.state, move, NULL);
      g_array_append_val (played, move);
    }

  check_replay (&walk, deal, played);
  totals->n_games++;
  totals->n_moves += played->len;
  g_free (walk.moves);
}
