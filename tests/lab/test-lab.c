/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs: the same result however they are divided, and results that survive being written, read and
 * added.
 */

#include "lab/nw-lab.h"

#include <string.h>

#include "engine/nw-hash.h"
#include "games/brawl/nw-brawl-state.h"
#include "lab/nw-lab-game.h"
#include "ruleset/nw-json.h"

#define N_GAMES 40

/* A short run of bots that think little. */
static NwLabPlan
make_plan (NwRuleset *ruleset)
{
  return (NwLabPlan) {
    .ruleset = ruleset,
    .n_seats = 3,
    .bots = { NW_BOT_RANDOM, NW_BOT_APPRENTICE, NW_BOT_RANDOM },
    .rotates = TRUE,
    .seed = 7,
    .n_games = N_GAMES,
    .shard = 1,
    .n_shards = 1,
    .n_threads = 1,
  };
}

/* The JSON form without what depends on the clock. */
static char *
write_timeless (NwLabResult *result)
{
  GString *text = g_string_new (NULL);
  const double seconds = result->seconds;

  result->seconds = 0.0;
  nw_json_print (nw_lab_result_to_variant (result), TRUE, text);
  result->seconds = seconds;

  return g_string_free_and_steal (text);
}

static char *
run_timeless (const NwLabPlan *plan)
{
  g_autoptr (NwLabResult) result = nw_lab_run (plan, NULL, NULL, NULL);

  return write_timeless (result);
}

/* Writes and reads a result, as shards on other machines do. */
static NwLabResult *
send_result (NwLabResult *result)
{
  g_autofree char *text = write_timeless (result);
  g_autoptr (GError) error = NULL;
  NwLabResult *copy = nw_lab_result_from_json (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (copy);

  return copy;
}

static NwLabResult *
run_shard (const NwLabPlan *whole,
           guint            shard,
           guint            n_shards)
{
  g_autoptr (NwLabResult) result = NULL;
  NwLabPlan plan = *whole;

  plan.shard = shard;
  plan.n_shards = n_shards;
  result = nw_lab_run (&plan, NULL, NULL, NULL);

  return send_result (result);
}

/* ---- Division ------------------------------------------------------------------------------- */

static void
test_same_for_any_number_of_threads (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  NwLabPlan plan = make_plan (ruleset);
  g_autofree char *one = run_timeless (&plan);

  for (guint n_threads = 2; n_threads <= 5; n_threads++)
    {
      g_autofree char *many = NULL;

      plan.n_threads = n_threads;
      many = run_timeless (&plan);
      g_assert_cmpstr (many, ==, one);
    }
}

static void
test_other_seed_is_another_run (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  NwLabPlan plan = make_plan (ruleset);
  g_autofree char *one = run_timeless (&plan);
  g_autofree char *other = NULL;

  plan.seed++;
  other = run_timeless (&plan);
  g_assert_cmpstr (other, !=, one);
}

static void
test_shards_add_up (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwLabPlan plan = make_plan (ruleset);
  g_autofree char *whole = run_timeless (&plan);

  /* More shards than games as well. */
  for (guint n_shards = 2; n_shards <= N_GAMES + 1; n_shards = n_shards * 2 + 1)
    {
      g_autoptr (NwLabResult) sum = run_shard (&plan, n_shards, n_shards);
      g_autofree char *text = NULL;

      for (guint shard = 1; shard < n_shards; shard++)
        {
          g_autoptr (NwLabResult) part = run_shard (&plan, shard, n_shards);
          g_autoptr (GError) error = NULL;

          g_assert_true (nw_lab_result_add (sum, part, &error));
          g_assert_no_error (error);
        }
      text = write_timeless (sum);
      g_assert_cmpstr (text, ==, whole);
    }
}

static void
test_some_shards (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwLabPlan plan = make_plan (ruleset);
  g_autoptr (NwLabResult) sum = run_shard (&plan, 3, 3);
  g_autoptr (NwLabResult) first = run_shard (&plan, 1, 3);
  g_autofree char *text = NULL;

  g_assert_true (nw_lab_result_add (sum, first, NULL));
  g_assert_cmpuint (sum->tally->n_games, ==, nw_lab_result_n_expected (sum));
  text = write_timeless (sum);
  g_assert_nonnull (strstr (text, "\"of\": 3,"));
  g_assert_cmpuint (sum->shards->len, ==, 2);
  g_assert_cmpuint (g_array_index (sum->shards, guint, 0), ==, 1);
  g_assert_cmpuint (g_array_index (sum->shards, guint, 1), ==, 3);
}

static void
test_count_games (void)
{
  for (guint n_shards = 1; n_shards < 9; n_shards++)
    for (guint n_games = 0; n_games < 20; n_games++)
      {
        guint64 sum = 0;

        for (guint shard = 1; shard <= n_shards; shard++)
          sum += nw_lab_count_games (n_games, shard, n_shards);
        g_assert_cmpuint (sum, ==, n_games);
      }
}

/* ---- What is counted ------------------------------------------------------------------------ */

static void
assert_party (const NwLabParty *party,
              guint64           n_totals)
{
  g_assert_cmpuint (nw_lab_histogram_count (&party->points), ==, n_totals);
}

static void
test_sums_agree (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwLabPlan plan = make_plan (ruleset);
  g_autoptr (NwLabResult) result = nw_lab_run (&plan, NULL, NULL, NULL);
  const NwLabTally *tally = result->tally;
  guint64 n_wins = 0, n_level_wins = 0, n_ends = 0;

  g_assert_cmpuint (tally->n_games, ==, N_GAMES);
  g_assert_cmpuint (nw_lab_histogram_count (&tally->rounds), ==, N_GAMES);
  g_assert_cmpuint (tally->n_moves, >, N_GAMES);

  for (guint seat = 0; seat < plan.n_seats; seat++)
    {
      assert_party (&tally->seats[seat], N_GAMES);
      n_wins += tally->seats[seat].wins;
    }
  g_assert_cmpuint (n_wins, ==, NW_LAB_WIN * N_GAMES);

  assert_party (&tally->levels[NW_BOT_RANDOM], 2 * N_GAMES);
  assert_party (&tally->levels[NW_BOT_APPRENTICE], N_GAMES);
  for (guint level = 0; level < NW_N_BOT_LEVELS; level++)
    n_level_wins += tally->levels[level].wins;
  g_assert_cmpuint (n_level_wins, ==, NW_LAB_WIN * N_GAMES);

  for (guint i = 0; i < NW_LAB_MAX_ENDS; i++)
    n_ends += tally->ends[i];
  g_assert_cmpuint (n_ends, ==, N_GAMES);

  for (guint card = 0; card < tally->n_cards; card++)
    {
      g_assert_cmpuint (tally->cards[card].seen, <=, N_GAMES);
      g_assert_cmpuint (tally->cards[card].taken, <=, tally->cards[card].seen);
      g_assert_cmpuint (tally->cards[card].finished, <=, tally->cards[card].taken);
      g_assert_cmpuint (tally->cards[card].won, <=, tally->cards[card].finished);
    }
}

/* Game 0 played by hand, from its seed, is what a run of one game counts. */
static void
test_game_by_its_seed (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  NwLabPlan plan = make_plan (ruleset);
  g_autoptr (NwLabResult) result = NULL;
  const NwDeal deal = { .n_seats = 3, .seed = nw_lab_game_seed (plan.seed, 0) };
  const NwLabGame *lab = nw_lab_game_find (game_id);
  g_autoptr (NwLabTally) dealt = NULL;
  g_autofree gpointer notes = g_malloc0 (lab->notes_size);
  guint64 n_seen = 0, n_dealt = 0;
  NwState state;
  NwScore score;

  plan.n_games = 1;
  result = nw_lab_run (&plan, NULL, NULL, NULL);

  /* All cards that the deal lays open are seen in the game. */
  game->deal (data, &deal, &state);
  game->score (data, &state, &score, NULL);
  dealt = nw_lab_tally_new (3, lab->get_n_cards (data));
  lab->count_cards (data, &state, &score, notes, dealt->cards);
  for (guint card = 0; card < dealt->n_cards; card++)
    {
      g_assert_cmpuint (dealt->cards[card].seen, <=, result->tally->cards[card].seen);
      n_dealt += dealt->cards[card].seen;
      n_seen += result->tally->cards[card].seen;
    }
  g_assert_cmpuint (n_dealt, >, 0);
  g_assert_cmpuint (n_seen, >, n_dealt);
}

static void
test_rotation (void)
{
  NwLabPlan plan = make_plan (NULL);

  for (guint index = 0; index < 6; index++)
    for (guint seat = 0; seat < 3; seat++)
      {
        const gboolean is_apprentice = (seat + index) % 3 == 1;

        g_assert_cmpint (nw_lab_get_bot (&plan, index, seat), ==,
                         is_apprentice ? NW_BOT_APPRENTICE : NW_BOT_RANDOM);
      }

  plan.rotates = FALSE;
  g_assert_cmpint (nw_lab_get_bot (&plan, 1, 1), ==, NW_BOT_APPRENTICE);
  g_assert_cmpint (nw_lab_get_bot (&plan, 2, 0), ==, NW_BOT_RANDOM);
}

/* ---- Stopping ------------------------------------------------------------------------------- */

static void
test_cancelled_before_it_starts (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwLabPlan plan = make_plan (ruleset);
  volatile gint cancelled = 1;
  g_autoptr (NwLabResult) result = nw_lab_run (&plan, &cancelled, NULL, NULL);
  g_autoptr (NwLabResult) copy = send_result (result);

  g_assert_cmpuint (copy->tally->n_games, ==, 0);
  g_assert_cmpuint (copy->n_games, ==, N_GAMES);
}

static void
stop_soon_cb (guint64  n_done,
              guint64  n_games,
              double   seconds,
              gpointer user_data)
{
  g_assert_cmpuint (n_done, <=, n_games);
  if (n_done > 0)
    g_atomic_int_set ((volatile gint *) user_data, 1);
}

static void
test_cancelled_on_the_way (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  NwLabPlan plan = make_plan (ruleset);
  volatile gint cancelled = 0;
  g_autoptr (NwLabResult) result = NULL;

  plan.n_games = NW_LAB_MAX_GAMES;
  plan.n_threads = 2;
  result = nw_lab_run (&plan, &cancelled, stop_soon_cb, (gpointer) &cancelled);

  g_assert_cmpuint (result->tally->n_games, >, 0);
  g_assert_cmpuint (result->tally->n_games, <, plan.n_games);
  g_assert_cmpuint (nw_lab_histogram_count (&result->tally->rounds), ==, result->tally->n_games);
}

static void
count_calls_cb (guint64  n_done,
                guint64  n_games,
                double   seconds,
                gpointer user_data)
{
  guint64 *last = user_data;

  g_assert_cmpuint (n_games, ==, N_GAMES);
  g_assert_cmpuint (n_done, >=, *last);
  *last = n_done;
}

static void
test_progress_ends_complete (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  const NwLabPlan plan = make_plan (ruleset);
  guint64 last = 0;
  g_autoptr (NwLabResult) result = nw_lab_run (&plan, NULL, count_calls_cb, &last);

  g_assert_cmpuint (last, ==, N_GAMES);
}

/* ---- What is refused ------------------------------------------------------------------------ */

static void
assert_not_addable (NwLabResult *sum,
                    NwLabResult *part,
                    NwLabError   code,
                    const char  *message)
{
  g_autofree char *before = write_timeless (sum);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (nw_lab_result_add (sum, part, &error));
  g_assert_error (error, NW_LAB_ERROR, (gint) code);
  g_assert_cmpstr (error->message, ==, message);
  after = write_timeless (sum);
  g_assert_cmpstr (after, ==, before);
}

static void
test_other_runs_are_not_added (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  NwLabPlan plan = make_plan (ruleset);
  g_autoptr (NwLabResult) first = NULL, again = NULL, seed = NULL, bots = NULL, seats = NULL;
  g_autoptr (NwLabResult) whole = NULL;

  plan.n_games = 4;
  first = run_shard (&plan, 1, 2);
  again = run_shard (&plan, 1, 2);
  whole = run_shard (&plan, 1, 1);
  plan.seed = 8;
  seed = run_shard (&plan, 2, 2);
  plan.seed = 7;
  plan.bots[0] = NW_BOT_APPRENTICE;
  bots = run_shard (&plan, 2, 2);
  plan.bots[0] = NW_BOT_RANDOM;
  plan.n_seats = 2;
  seats = run_shard (&plan, 2, 2);

  assert_not_addable (first, again, NW_LAB_ERROR_TWICE, "1/2");
  assert_not_addable (first, seed, NW_LAB_ERROR_OTHER_RUN, "seed");
  assert_not_addable (first, bots, NW_LAB_ERROR_OTHER_RUN, "bots");
  assert_not_addable (first, seats, NW_LAB_ERROR_OTHER_RUN, "seats");
  assert_not_addable (first, whole, NW_LAB_ERROR_OTHER_RUN, "shards");
}

static void
assert_unreadable (const char *text,
                   NwLabError  code,
                   const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NwLabResult) result = nw_lab_result_from_json (text, strlen (text), &error);

  g_assert_null (result);
  g_assert_error (error, NW_LAB_ERROR, (gint) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_no_result (void)
{
  assert_unreadable ("", NW_LAB_ERROR_NO_RESULT, "");
  assert_unreadable ("[]", NW_LAB_ERROR_NO_RESULT, "");
  assert_unreadable ("{", NW_LAB_ERROR_NO_RESULT, "");
  assert_unreadable ("{}", NW_LAB_ERROR_MEMBER, "ruleset");
}

/* Members that are worked out from others when a result is written; nobody reads them. */
static gboolean
is_derived (const char *name)
{
  static const char *const derived[] = { "win_shares", "games_per_second", NULL };

  return g_strv_contains (derived, name);
}

/* A result without one of its members, or with another type of value in its place. */
static char *
spoil_member (GVariant   *object,
              const char *name,
              GVariant   *value)
{
  g_autoptr (GVariant) owned = value != NULL ? g_variant_ref_sink (value) : NULL;
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GString *text = g_string_new (NULL);
  GVariantIter iter;
  const char *key;
  GVariant *child;

  g_variant_iter_init (&iter, object);
  while (g_variant_iter_next (&iter, "{&sv}", &key, &child))
    {
      if (!g_str_equal (key, name))
        g_variant_builder_add (&builder, "{sv}", key, child);
      else if (owned != NULL)
        g_variant_builder_add (&builder, "{sv}", key, owned);
      g_variant_unref (child);
    }
  nw_json_print (g_variant_builder_end (&builder), FALSE, text);

  return g_string_free_and_steal (text);
}

static void
test_every_member_is_checked (gconstpointer game_id)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game_id);
  NwLabPlan plan = make_plan (ruleset);
  g_autoptr (NwLabResult) result = NULL;
  g_autoptr (GVariant) object = NULL;
  GVariantIter iter;
  const char *name;

  plan.n_games = 2;
  result = nw_lab_run (&plan, NULL, NULL, NULL);
  object = g_variant_ref_sink (nw_lab_result_to_variant (result));

  g_variant_iter_init (&iter, object);
  while (g_variant_iter_next (&iter, "{&sv}", &name, NULL))
    {
      g_autofree char *without = spoil_member (object, name, NULL);
      g_autofree char *other = spoil_member (object, name, g_variant_new_string ("?"));

      if (is_derived (name))
        continue;
      assert_unreadable (without, NW_LAB_ERROR_MEMBER, name);
      assert_unreadable (other, NW_LAB_ERROR_MEMBER, name);
    }
}

/* ---- Tattoo Brawl ---------------------------------------------------------------------------- */

/* What happened in a game that was played by hand. */
typedef struct
{
  const NwBrawlRules *rules;
  guint               n_collected[NW_BRAWL_MAX_CARDS][NW_MAX_SEATS];
} Collected;

static void
note_collected_cb (const NwEvent *event,
                   gpointer       user_data)
{
  Collected *collected = user_data;

  if (event->kind == NW_BRAWL_EVENT_COLLECTED)
    for (guint i = 0; i < 2; i++)
      collected->n_collected[event->args[i]][event->seat]++;
}

/* A game of the run by hand: who collected which tattoo from which client. */
static void
play_by_hand (const NwRuleset *ruleset,
              const NwLabPlan *plan,
              guint64          index,
              Collected       *collected,
              NwState         *state)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  const NwDeal deal = { .n_seats = plan->n_seats, .seed = nw_lab_game_seed (plan->seed, index) };
  const NwEventSink sink = { note_collected_cb, collected };
  guint64 rngs[NW_MAX_SEATS];

  for (guint seat = 0; seat < plan->n_seats; seat++)
    rngs[seat] = nw_hash_add (deal.seed, seat);
  game->deal (data, &deal, state);
  while (!state->head.over)
    {
      const guint actor = state->head.actor;
      NwState view = *state;

      game->redact (data, &view, actor);
      game->apply (data, state,
                   nw_bot_choose (game, data, &view, nw_lab_get_bot (plan, index, actor),
                                  &rngs[actor], NULL),
                   &sink);
    }
}

/* Tattoos are finished by whom, and clients are served by whom, the events say; a character is
 * there for each seat. */
static void
test_brawl_cards (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  const NwBrawlRules *rules = nw_ruleset_get_compiled (ruleset);
  NwLabPlan plan = make_plan (ruleset);
  g_autoptr (NwLabResult) result = NULL;
  Collected collected = { .rules = rules };
  guint64 n_finished = 0, n_played = 0;
  NwScore score;
  NwState state;

  plan.n_games = 1;
  plan.bots[0] = plan.bots[1] = plan.bots[2] = NW_BOT_JOURNEYMAN;
  result = nw_lab_run (&plan, NULL, NULL, NULL);
  play_by_hand (ruleset, &plan, 0, &collected, &state);
  nw_ruleset_get_game (ruleset)->score (rules, &state, &score, NULL);

  for (guint card = 0; card < result->tally->n_cards; card++)
    {
      const NwLabCard *counts = &result->tally->cards[card];
      guint n = 0, n_won = 0;

      for (guint seat = 0; seat < plan.n_seats; seat++)
        {
          n += collected.n_collected[card][seat];
          n_won += score.rank[seat] == 1 ? collected.n_collected[card][seat] : 0;
        }
      if (card >= nw_brawl_character_card (rules, 0))
        {
          g_assert_cmpuint (result->card_groups[card], ==, 3);
          g_assert_cmpuint (counts->seen, ==, 1);
          n_played += counts->taken;
          continue;
        }
      g_assert_cmpuint (result->card_groups[card], ==,
                        card < nw_brawl_client_card (rules, 0) ? 1 : 2);
      g_assert_cmpuint (counts->finished, ==, n);
      g_assert_cmpuint (counts->won, ==, n_won);
      n_finished += n;
    }
  g_assert_cmpuint (n_finished, >=, 2 * 5);
  g_assert_cmpuint (n_played, ==, 3);
  g_assert_cmpuint (result->tally->ends[0], ==, 1);
}

/* W34: a game that the bound ends; dealt characters are seen only if they are played. */
static void
test_brawl_bound (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwRuleset) dealt =
    nw_ruleset_with_parameter (ruleset, "character_choice", "deal", NULL);
  g_autoptr (NwRuleset) brief = nw_ruleset_with_parameter (dealt, "max_rounds", "2", NULL);
  const NwBrawlRules *rules = nw_ruleset_get_compiled (brief);
  const NwLabPlan plan = make_plan (brief);
  g_autoptr (NwLabResult) result = nw_lab_run (&plan, NULL, NULL, NULL);
  guint64 n_seen = 0;

  g_assert_cmpuint (result->tally->ends[0], ==, 0);
  g_assert_cmpuint (result->tally->ends[1], ==, N_GAMES);
  for (guint i = 0; i < rules->n_characters; i++)
    n_seen += result->tally->cards[nw_brawl_character_card (rules, i)].seen;
  g_assert_cmpuint (n_seen, ==, 3 * N_GAMES);
}

/* ---- All ------------------------------------------------------------------------------------- */

static void
add_for_game (const char *game_id)
{
  static const struct
  {
    const char    *path;
    GTestDataFunc  test;
  } tests[] = {
    { "threads/same", test_same_for_any_number_of_threads },
    { "seed/other", test_other_seed_is_another_run },
    { "shards/add-up", test_shards_add_up },
    { "shards/some", test_some_shards },
    { "tally/sums-agree", test_sums_agree },
    { "tally/game-by-its-seed", test_game_by_its_seed },
    { "cancel/before", test_cancelled_before_it_starts },
    { "cancel/on-the-way", test_cancelled_on_the_way },
    { "progress/ends-complete", test_progress_ends_complete },
    { "merge/other-runs", test_other_runs_are_not_added },
    { "merge/every-member", test_every_member_is_checked },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/%s/%s", game_id, tests[i].path);

      g_test_add_data_func (path, game_id, tests[i].test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_for_game ("brawl");
  add_for_game ("tailor");
  g_test_add_func ("/lab/shards/count-games", test_count_games);
  g_test_add_func ("/lab/rotation", test_rotation);
  g_test_add_func ("/lab/merge/no-result", test_no_result);
  g_test_add_func ("/lab/brawl/cards", test_brawl_cards);
  g_test_add_func ("/lab/brawl/w34-bound", test_brawl_bound);

  return g_test_run ();
}
