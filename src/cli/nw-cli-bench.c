/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench: how fast random games go, on one thread.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-commands.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-game.h"
#include "cli/nw-cli-output.h"
#include "engine/nw-rng.h"
#include "lab/nw-lab-statistics.h"

/* How long to measure, and after how many games to look at the clock. */
#define BENCH_TIME (2 * G_USEC_PER_SEC)
#define BENCH_BATCH 64

typedef struct
{
  guint64 n_games;
  guint64 n_moves;
  double  seconds;
} Measure;

static void
play_batch (const NwRuleset *ruleset,
            NwDeal          *deal,
            guint64         *rng,
            NwMove          *moves,
            Measure         *measure)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);

  for (guint i = 0; i < BENCH_BATCH; i++)
    {
      NwState state;

      game->deal (data, deal, &state);
      deal->seed++;
      measure->n_moves += nw_rules_playout (game, data, &state, rng, moves);
      measure->n_games++;
    }
}

static Measure
measure_speed (const NwRuleset *ruleset,
               guint            n_seats,
               guint64          seed)
{
  g_autofree NwMove *moves = g_new (NwMove, nw_ruleset_get_game (ruleset)->max_moves);
  NwDeal deal = { .n_seats = n_seats, .seed = seed };
  guint64 rng = nw_rng_mix (seed);
  const gint64 start = g_get_monotonic_time ();
  Measure measure = { 0 };
  gint64 now;

  do
    {
      play_batch (ruleset, &deal, &rng, moves, &measure);
      now = g_get_monotonic_time ();
    }
  while (now < start + BENCH_TIME);
  measure.seconds = (double) (now - start) / G_USEC_PER_SEC;

  return measure;
}

static void
print_measure (const NwRules *game,
               guint          n_seats,
               const Measure *measure,
               gboolean       is_json)
{
  const double games_per_second = (double) measure->n_games / measure->seconds;
  const double moves_per_second = (double) measure->n_moves / measure->seconds;
  GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  g_autofree char *text = NULL;

  nw_cli_add (&answer, "game", g_variant_new_string (game->id));
  nw_cli_add_count (&answer, "seats", n_seats);
  nw_cli_add_count (&answer, "games", measure->n_games);
  nw_cli_add_count (&answer, "moves", measure->n_moves);
  nw_cli_add (&answer, "seconds", nw_lab_write_fraction (measure->seconds));
  nw_cli_add (&answer, "games_per_second", nw_lab_write_fraction (games_per_second));
  nw_cli_add (&answer, "moves_per_second", nw_lab_write_fraction (moves_per_second));
  nw_cli_add_count (&answer, "state_bytes", game->state_size);
  if (is_json)
    {
      nw_cli_print_json (g_variant_builder_end (&answer));
      return;
    }

  g_variant_builder_clear (&answer);
  text = g_strdup_printf (_("%s, %u seats, random play on one thread: %.0f games/s, %.0f moves/s, "
                            "%zu bytes a state\n"),
                          game->id, n_seats, games_per_second, moves_per_second, game->state_size);
  nw_cli_print (text);
}

static int
run_bench (const NwCliArgs *args,
           GError         **error)
{
  const NwRules *game = nw_cli_find_game (nw_cli_args_get_operand (args, 0), error);
  g_autoptr (NwRuleset) ruleset = NULL;
  guint64 seed;
  guint n_seats;
  Measure measure;

  if (game == NULL || !nw_cli_get_seats (args, game, game->max_seats, &n_seats, error) ||
      !nw_cli_args_get_number (args, "seed", 0, G_MAXUINT64, 0, &seed, error))
    return NW_CLI_UNUSABLE;
  ruleset = nw_cli_load_ruleset (args, game->id, error);
  if (ruleset == NULL)
    return NW_CLI_JUDGED_BAD;

  measure = measure_speed (ruleset, n_seats, seed);
  print_measure (game, n_seats, &measure, nw_cli_args_has (args, "json"));

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_bench = {
  .name = "bench",
  .operands = N_("GAME"),
  .summary = N_("Measure random play on one thread for two seconds"),
  .options = { "seats", "seed", "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_bench,
};
