/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether moves bring hidden things to light: on a game made for it, where that is known, and on
 * random games of a real one, against what the events say.
 */

#include <string.h>

#include "engine/nw-rng.h"
#include "games/tailor/nw-tailor-state.h"
#include "match/nw-reveal.h"
#include "nw-match-fixture.h"

/* A game of two seats that each hold a secret number 0…9 and see their own. */
typedef struct
{
  NwHead head;
  guint8 secret[2];
  guint8 shown[2];
  guint8 n_moves;
  guint8 unused[3];
} Secrets;

enum
{
  HIDDEN = 0xff,
};

enum
{
  NOTHING = 1,    /* does nothing */
  SHOW,           /* shows the own number to all */
  ROLL,           /* takes a chance, of which nothing is seen */
  TELL,           /* is legal only with that number */
  SWAP,           /* swaps the numbers: each learns the other's */
};

static NwReason
secrets_check (gconstpointer data,
               gconstpointer state_data,
               NwMove        move)
{
  const Secrets *state = state_data;

  if (nw_move_kind (move) == TELL && nw_move_arg (move, 0) != state->secret[state->head.actor])
    return NW_REASON_UNKNOWN_MOVE;

  return NW_REASON_LEGAL;
}

static void
secrets_apply (gconstpointer      data,
               gpointer           state_data,
               NwMove             move,
               const NwEventSink *sink)
{
  Secrets *state = state_data;
  const guint actor = state->head.actor;
  const guint8 own = state->secret[actor];

  state->n_moves++;
  switch (nw_move_kind (move))
    {
    case SHOW:
      state->shown[actor] = (guint8) (own + 1);
      break;
    case ROLL:
      nw_rng_next (&state->head.rng);
      break;
    case SWAP:
      state->secret[actor] = state->secret[1 - actor];
      state->secret[1 - actor] = own;
      break;
    default:
      break;
    }
}

static void
secrets_redact (gconstpointer data,
                gpointer      state_data,
                guint         viewer)
{
  Secrets *state = state_data;

  state->head.rng = 0;
  state->head.viewer = (guint8) (viewer == NW_SEAT_NONE ? NW_VIEWER_PUBLIC : viewer + 1);
  for (guint seat = 0; seat < 2; seat++)
    if (seat != viewer)
      state->secret[seat] = HIDDEN;
}

static void
secrets_resample (gconstpointer data,
                  gpointer      state_data,
                  guint64      *rng)
{
  Secrets *state = state_data;

  state->head.viewer = NW_VIEWER_TRUTH;
  for (guint seat = 0; seat < 2; seat++)
    if (state->secret[seat] == HIDDEN)
      state->secret[seat] = state->shown[seat] > 0 ? (guint8) (state->shown[seat] - 1)
                                                   : (guint8) nw_rng_below (rng, 10);
}

static guint64
secrets_hash (gconstpointer data,
              gconstpointer state_data)
{
  const Secrets *state = state_data;

  return state->secret[0] * 10u + state->secret[1];
}

static const NwRules secrets = {
  .id = "secrets",
  .state_size = sizeof (Secrets),
  .check = secrets_check,
  .apply = secrets_apply,
  .redact = secrets_redact,
  .resample = secrets_resample,
  .hash = secrets_hash,
};

static gboolean
reveals (const Secrets *secrets_state,
         guint          kind,
         guint          arg)
{
  NwState state = { 0 };

  memcpy (&state, secrets_state, sizeof *secrets_state);

  return nw_move_reveals (&secrets, NULL, &state, NW_MOVE (kind, arg, 0, 0));
}

static void
test_kinds (void)
{
  for (guint8 own = 0; own < 10; own++)
    for (guint8 other = 0; other < 10; other++)
      {
        Secrets state = { .head = { .n_seats = 2, .rng = 99 }, .secret = { own, other } };

        g_assert_false (reveals (&state, NOTHING, 0));
        g_assert_true (reveals (&state, SHOW, 0));
        g_assert_true (reveals (&state, ROLL, 0));
        g_assert_true (reveals (&state, TELL, own));
        g_assert_true (reveals (&state, SWAP, 0));

        /* What all know is no news. */
        state.shown[0] = (guint8) (own + 1);
        g_assert_false (reveals (&state, SHOW, 0));
        g_assert_false (reveals (&state, TELL, own));
        state.shown[1] = (guint8) (other + 1);
        g_assert_false (reveals (&state, SWAP, 0));
      }
}

/* The state that is asked about is not touched, and the answer is always the same. */
static void
test_pure (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 4);
  NwRuleset *ruleset = nw_match_get_ruleset (match);
  NwState state, copy;
  guint n_moves;
  const NwMove *moves = nw_match_legal (match, &n_moves);
  const NwDeal deal = { .n_seats = 2, .seed = 4 };

  memset (&state, 0, sizeof state);
  nw_ruleset_get_game (ruleset)->deal (nw_ruleset_get_compiled (ruleset), &deal, &state);
  copy = state;
  for (guint i = 0; i < n_moves; i++)
    {
      const gboolean first = nw_move_reveals (nw_ruleset_get_game (ruleset),
                                              nw_ruleset_get_compiled (ruleset), &state, moves[i]);

      g_assert_cmpint (nw_move_reveals (nw_ruleset_get_game (ruleset),
                                        nw_ruleset_get_compiled (ruleset), &state, moves[i]),
                       ==, first);
    }
  g_assert_cmpmem (&state, sizeof state, &copy, sizeof copy);
}

/* Whether the events of a move tell of a card that somebody could not know before. */
static gboolean
events_tell (NwMatch             *match,
             guint                index,
             const NwTailorState *before)
{
  for (guint i = 0; i < nw_match_get_n_events (match, index); i++)
    {
      NwEvent event;

      nw_match_get_event (match, index, i, nw_match_get_decider (match, index), &event);
      if (event.kind == NW_TAILOR_EVENT_REVEALED ||
          (event.kind == NW_TAILOR_EVENT_RESERVED && event.args[2]))
        return TRUE;
      if (event.kind != NW_TAILOR_EVENT_COMPLETED || event.args[3])
        continue;

      /* From the hand, unless it lies on the display or all knew it. */
      for (guint j = 0; j < before->n_exclusive; j++)
        {
          const guint slot = nw_tailor_exclusive_slot (j);

          if (before->pile[slot] == event.args[0] &&
              !(before->slots[slot] & NW_TAILOR_SLOT_KNOWN))
            return TRUE;
        }
    }

  return FALSE;
}

/* Moves that show nothing by their events never count, and those that do count while more than one
 * card is hidden. */
static void
test_tailor (void)
{
  guint n_telling = 0, n_agreed = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match ("hhh", seed);
      guint64 rng = seed;

      while (!nw_match_is_over (match))
        {
          guint n_moves;
          const NwMove *moves = nw_match_legal (match, &n_moves);
          const NwMove move = moves[nw_rng_below (&rng, n_moves)];
          const gboolean was_revealing = nw_match_move_reveals (match, move);
          gboolean tells;
          NwState before;

          nw_match_view_for (match, nw_match_get_actor (match), &before);
          g_assert_true (nw_match_try_move (match, nw_match_get_actor (match), move, NULL));
          tells = events_tell (match, nw_match_get_n_moves (match) - 1,
                               (const NwTailorState *) &before);
          if (!tells)
            g_assert_false (was_revealing);
          n_telling += tells;
          n_agreed += tells && was_revealing;
        }
    }

  g_test_message ("%u moves tell of cards, %u of them something new", n_telling, n_agreed);
  g_assert_cmpuint (n_agreed, >, n_telling / 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reveal/kinds", test_kinds);
  g_test_add_func ("/reveal/pure", test_pure);
  g_test_add_func ("/reveal/tailor", test_tailor);

  return g_test_run ();
}
