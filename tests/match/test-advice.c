/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Advice: what the strongest bot would do with what the person knows, and why; dropped when the
 * match has moved on.
 */

#include "bots/nw-bot-brawl-reason.h"
#include "bots/nw-tailor-plan.h"
#include "games/brawl/nw-brawl-state.h"
#include "games/tailor/nw-tailor-state.h"
#include "match/nw-match-private.h"
#include "match/nw-phrases.h"
#include "nw-match-fixture.h"

typedef struct
{
  NwMatch  *match;
  gboolean  has_answer;
  gboolean  is_given;
  NwAdvice  advice;
  GError   *error;
} Answer;

static void
on_advised_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  Answer *answer = user_data;

  answer->is_given = nw_match_advise_finish (answer->match, result, &answer->advice,
                                             &answer->error);
  answer->has_answer = TRUE;
}

static void
ask (Answer       *answer,
     NwMatch      *match,
     GCancellable *cancellable)
{
  *answer = (Answer) { .match = match };
  nw_match_advise_async (match, cancellable, on_advised_cb, answer);
}

static void
wait_for (Answer *answer)
{
  while (!answer->has_answer)
    g_main_context_iteration (NULL, TRUE);
}

static guint
get_distance (NwMatch *match,
              guint    seat,
              gint     order)
{
  const NwRuleset *ruleset = nw_match_get_ruleset (match);
  const NwTailorState *state = _nw_match_get_truth (match, nw_match_get_n_moves (match));

  return nw_tailor_plan_find_fit (nw_ruleset_get_compiled ((NwRuleset *) ruleset),
                                  state->seats[seat].row, state->seats[seat].row_length,
                                  (guint) order).n_dyes;
}

/* Whoever follows the advice plays a whole game; each reason is true. */
static void
test_whole_game (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 7);
  const NwTailorRules *rules = nw_ruleset_get_compiled (nw_match_get_ruleset (match));
  guint n_of_kind[4] = { 0 };
  guint n_asked = 0;

  while (!nw_match_is_over (match))
    {
      const guint seat = nw_match_get_actor (match);
      g_autofree char *text = NULL;
      Answer answer;

      ask (&answer, match, NULL);
      wait_for (&answer);
      g_assert_no_error (answer.error);
      g_assert_true (answer.is_given);
      g_assert_cmpuint (answer.advice.seat, ==, seat);
      n_of_kind[answer.advice.reason.kind]++;

      text = nw_phrase_advice (nw_match_get_ruleset (match), answer.advice.move,
                               &answer.advice.reason, NULL, "en");
      g_assert_true (g_str_has_prefix (text, "Hint: "));
      g_assert_null (strchr (text, '{'));
      if (answer.advice.reason.kind == NW_BOT_REASON_ONLY_MOVE)
        {
          guint n;

          nw_match_legal (match, &n);
          g_assert_cmpuint (n, ==, 1);
        }
      if (answer.advice.reason.kind == NW_BOT_REASON_POINTS)
        g_assert_cmpint (answer.advice.reason.n, ==,
                         rules->orders[nw_move_arg (answer.advice.move, 0)].points);

      g_assert_true (nw_match_try_move (match, seat, answer.advice.move, NULL));
      if (answer.advice.reason.kind == NW_BOT_REASON_GOAL)
        g_assert_cmpuint (get_distance (match, seat, answer.advice.reason.card), ==,
                          (guint) answer.advice.reason.n);
      n_asked++;
    }

  g_assert_cmpuint (nw_match_get_n_advised (match, 0) + nw_match_get_n_advised (match, 1), ==,
                    n_asked);
  g_assert_cmpuint (n_of_kind[NW_BOT_REASON_POINTS], >, 0);
  g_assert_cmpuint (n_of_kind[NW_BOT_REASON_GOAL], >, n_of_kind[NW_BOT_REASON_NONE]);
}

/* ---- Tattoo Brawl ----------------------------------------------------------------------------- */

static const NwBrawlState *
get_brawl (NwMatch *match)
{
  return (const NwBrawlState *) _nw_match_get_truth (match, nw_match_get_n_moves (match));
}

/* What is checked after the move: does it say what came of it? */
static void
check_outcome (const NwBrawlRules *rules,
               const NwBrawlState *before,
               const NwBrawlState *after,
               const NwAdvice     *advice)
{
  const NwBrawlSeat *was = &before->seats[advice->seat];
  const NwBrawlSeat *board = &after->seats[advice->seat];
  const NwBotReason *reason = &advice->reason;

  switch (reason->code)
    {
    case NW_BOT_BRAWL_INKED:
      g_assert_true (nw_brawl_is_inked (rules, board));
      break;
    case NW_BOT_BRAWL_INK_LEFT:
      g_assert_cmpint (reason->n, ==,
                       rules->tattoos[reason->card].n_base +
                         rules->tattoos[reason->card].n_secondary - board->n_placed_base -
                         board->n_placed_secondary);
      break;
    case NW_BOT_BRAWL_FINISHED:
      g_assert_cmpint (reason->card, ==, was->station);
      g_assert_cmpint (board->n_finished, ==, was->n_finished + 1);
      g_assert_cmpint (reason->n, ==, rules->tattoos[was->station].points);
      /* Others may charge for their style at once (W28). */
      g_assert_cmpint (board->money, <=, was->money + reason->money);
      g_assert_cmpint (board->money, >=,
                       was->money + reason->money - 2 * rules->style_rights_price);
      break;
    case NW_BOT_BRAWL_SUITS:
      g_assert_true (
        board->chair == NW_BRAWL_NONE || board->waiting == NW_BRAWL_NONE ||
        rules->clients[board->chair].style == rules->tattoos[reason->card].style ||
        rules->clients[board->waiting].style == rules->tattoos[reason->card].style);
      break;
    case NW_BOT_BRAWL_LEFT_OVER:
      g_assert_cmpint (reason->n, ==, rules->tattoos[reason->card].points);
      g_assert_cmpint (board->n_reserve, ==, was->n_reserve - 1);
      break;
    default:
      break;
    }
}

/* Whoever follows the advice plays a whole game, and nearly every move has its reason, which is
 * true and can be told in both languages. */
static void
test_whole_brawl (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_of ("brawl", "hh", 7);
  const NwBrawlRules *rules = nw_ruleset_get_compiled (nw_match_get_ruleset (match));
  guint n_of_code[NW_BOT_BRAWL_N_REASONS] = { 0 };
  guint n_without = 0, n_asked = 0;

  for (; !nw_match_is_over (match); n_asked++)
    {
      const NwBrawlState before = *get_brawl (match);
      g_autofree char *english = NULL;
      g_autofree char *spanish = NULL;
      Answer answer;

      ask (&answer, match, NULL);
      wait_for (&answer);
      g_assert_no_error (answer.error);
      english = nw_phrase_advice (nw_match_get_ruleset (match), answer.advice.move,
                                  &answer.advice.reason, NULL, "en");
      spanish = nw_phrase_advice (nw_match_get_ruleset (match), answer.advice.move,
                                  &answer.advice.reason, NULL, "es");
      g_assert_null (strpbrk (english, "{}"));
      g_assert_null (strpbrk (spanish, "{}"));

      g_assert_true (nw_match_try_move (match, answer.advice.seat, answer.advice.move, NULL));
      n_without += answer.advice.reason.kind == NW_BOT_REASON_NONE;
      if (answer.advice.reason.kind != NW_BOT_REASON_OWN)
        continue;
      n_of_code[answer.advice.reason.code]++;
      check_outcome (rules, &before, get_brawl (match), &answer.advice);
    }

  g_test_message ("%u of %u without a reason", n_without, n_asked);
  g_assert_cmpuint (n_without, <, n_asked / 8);
  g_assert_cmpuint (n_of_code[NW_BOT_BRAWL_FINISHED], >, 0);
  g_assert_cmpuint (n_of_code[NW_BOT_BRAWL_INKED], >, 0);
  g_assert_cmpuint (n_of_code[NW_BOT_BRAWL_INK_LEFT], >, 0);
  g_assert_cmpuint (n_of_code[NW_BOT_BRAWL_NEEDED], >, 0);
  g_assert_cmpuint (n_of_code[NW_BOT_BRAWL_ASKED], >, 0);
}

/* Each reason has its words. */
static void
test_brawl_words (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");

  for (guint code = 0; code < NW_BOT_BRAWL_N_REASONS; code++)
    for (gint n = 1; n < 3; n++)
      {
        const NwBotReason reason = { .kind = NW_BOT_REASON_OWN, .code = code, .n = n, .card = 0 };
        g_autofree char *text =
          nw_phrase_advice (ruleset, NW_MOVE (NW_BRAWL_PASS, 0, 0, 0), &reason, NULL, "en");

        g_assert_true (g_str_has_prefix (text, "Hint: Pass. "));
        g_assert_true (g_str_has_suffix (text, "."));
        g_assert_null (strpbrk (text, "{}"));
      }
}

/* The same question gets the same answer. */
static void
test_repeatable (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 3);
  Answer first, second;

  nw_fixture_play_out (match, 3, 12);
  ask (&first, match, NULL);
  ask (&second, match, NULL);
  wait_for (&first);
  wait_for (&second);
  g_assert_cmphex (first.advice.move, ==, second.advice.move);
}

/* A move made meanwhile makes the answer worthless, and it is not counted. */
static void
test_stale (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 3);
  const NwMove *legal;
  guint n;
  Answer answer;

  ask (&answer, match, NULL);
  legal = nw_match_legal (match, &n);
  g_assert_true (nw_match_try_move (match, nw_match_get_actor (match), legal[0], NULL));
  wait_for (&answer);
  g_assert_false (answer.is_given);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (nw_match_get_n_advised (match, 0), ==, 0);
  g_clear_error (&answer.error);
}

static void
test_cancelled (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer;

  ask (&answer, match, cancellable);
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (nw_match_get_n_advised (match, 0), ==, 0);
  g_clear_error (&answer.error);
}

static NwMove
choose_honestly (const NwRules *rules,
                 gconstpointer  data,
                 const NwState *view,
                 NwSeatKind     kind,
                 guint64       *rng,
                 volatile gint *cancelled,
                 gpointer       user_data)
{
  g_autofree NwMove *moves = g_new (NwMove, rules->max_moves);

  g_assert_cmpuint (view->head.viewer, ==, view->head.actor + 1);
  g_assert_cmpuint (view->head.rng, ==, 0);
  g_assert_cmpuint (rules->legal (data, view, moves), >, 0);
  *(guint *) user_data += 1;

  return moves[0];
}

/* Who advises sees no more than the person. */
static void
test_honest (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 3);
  guint n_asked = 0;
  Answer answer;

  nw_match_set_chooser (match, choose_honestly, &n_asked);
  ask (&answer, match, NULL);
  wait_for (&answer);
  g_assert_true (answer.is_given);
  g_assert_cmpuint (n_asked, ==, 1);
}

/* A match may be let go while somebody is asked. */
static void
test_let_go (void)
{
  NwMatch *match = nw_fixture_match ("hh", 3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer;

  ask (&answer, match, cancellable);
  g_cancellable_cancel (cancellable);
  g_assert_finalize_object (match);
  wait_for (&answer);
  g_assert_false (answer.is_given);
  g_clear_error (&answer.error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/advice/whole-game", test_whole_game);
  g_test_add_func ("/advice/whole-brawl", test_whole_brawl);
  g_test_add_func ("/advice/brawl-words", test_brawl_words);
  g_test_add_func ("/advice/repeatable", test_repeatable);
  g_test_add_func ("/advice/stale", test_stale);
  g_test_add_func ("/advice/cancelled", test_cancelled);
  g_test_add_func ("/advice/honest", test_honest);
  g_test_add_func ("/advice/let-go", test_let_go);

  return g_test_run ();
}
