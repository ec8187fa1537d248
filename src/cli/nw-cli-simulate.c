/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * simulate and merge.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-commands.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/nw-cli-game.h"
#include "cli/nw-cli-output.h"
#include "cli/nw-cli-progress.h"
#include "cli/nw-cli-report.h"
#include "lab/nw-lab.h"

#define DEFAULT_GAMES 1000
#define DEFAULT_BOT "journeyman"

/* ---- What to play --------------------------------------------------------------------------- */

static gboolean
read_bot (const char    *name,
          const NwRules *game,
          NwBotLevel    *level,
          GError       **error)
{
  if (nw_bot_level_from_text (name, level) && nw_bot_has_level (game, *level))
    return TRUE;

  g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, _("“--bots”: %s has no bot “%s”"),
               game->id, name);

  return FALSE;
}

/* The levels as they were listed; @n_listed of them. */
static gboolean
read_bots (const NwCliArgs *args,
           const NwRules   *game,
           NwBotLevel      *levels,
           guint           *n_listed,
           GError         **error)
{
  const char *list = nw_cli_args_get (args, "bots");
  g_auto (GStrv) names = g_strsplit (list != NULL ? list : DEFAULT_BOT, ",", -1);

  *n_listed = g_strv_length (names);
  if (*n_listed > game->max_seats)
    {
      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                   _("“--bots”: %s has at most %u seats"), game->id, game->max_seats);
      return FALSE;
    }

  for (guint i = 0; names[i] != NULL; i++)
    if (!read_bot (g_strstrip (names[i]), game, &levels[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
read_seats (const NwCliArgs *args,
            const NwRules   *game,
            NwLabPlan       *plan,
            GError         **error)
{
  NwBotLevel levels[NW_MAX_SEATS];
  gboolean is_mixed = FALSE;
  guint n_listed;

  if (!read_bots (args, game, levels, &n_listed, error) ||
      !nw_cli_get_seats (args, game, n_listed > 1 ? n_listed : game->max_seats, &plan->n_seats,
                         error))
    return FALSE;

  if (n_listed > plan->n_seats)
    {
      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, _("More bots than seats: %u for %u"),
                   n_listed, plan->n_seats);
      return FALSE;
    }

  for (guint seat = 0; seat < plan->n_seats; seat++)
    {
      plan->bots[seat] = levels[seat % n_listed];
      is_mixed |= plan->bots[seat] != plan->bots[0];
    }
  plan->rotates = is_mixed && !nw_cli_args_has (args, "fixed-seats");

  return TRUE;
}

/* "K/N" */
static gboolean
read_shard (const NwCliArgs *args,
            NwLabPlan       *plan,
            GError         **error)
{
  const char *text = nw_cli_args_get (args, "shard");
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "1/1", "/", 2);
  guint64 shard, n_shards;

  if (parts[0] == NULL || parts[1] == NULL ||
      !nw_cli_parse_number (parts[1], 1, NW_LAB_MAX_SHARDS, &n_shards) ||
      !nw_cli_parse_number (parts[0], 1, n_shards, &shard))
    {
      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                   _("“--shard %s” is not K/N with K from 1 to N"), text);
      return FALSE;
    }

  plan->shard = (guint) shard;
  plan->n_shards = (guint) n_shards;

  return TRUE;
}

static gboolean
read_plan (const NwCliArgs *args,
           const NwRules   *game,
           NwLabPlan       *plan,
           GError         **error)
{
  guint64 n_threads;

  if (!read_seats (args, game, plan, error) || !read_shard (args, plan, error) ||
      !nw_cli_args_get_number (args, "games", 1, NW_LAB_MAX_GAMES, DEFAULT_GAMES, &plan->n_games,
                               error) ||
      !nw_cli_args_get_number (args, "seed", 0, G_MAXUINT64, 0, &plan->seed, error) ||
      !nw_cli_args_get_number (args, "threads", 1, NW_LAB_MAX_THREADS, 0, &n_threads, error))
    return FALSE;

  plan->n_threads = (guint) n_threads;

  return TRUE;
}

/* ---- What came out -------------------------------------------------------------------------- */

static void
print_result (const NwCliArgs   *args,
              const NwLabResult *result)
{
  g_autofree char *report = NULL;

  if (nw_cli_args_has (args, "json"))
    {
      nw_cli_print_json (nw_lab_result_to_variant (result));
      return;
    }

  report = nw_cli_report (result);
  nw_cli_print (report);
}

/* A run that was stopped gives honest numbers, but another run would give others. */
static void
warn_if_incomplete (const NwLabResult *result)
{
  const guint64 n_games = nw_lab_result_n_expected (result);
  g_autofree char *done = nw_cli_number (result->tally->n_games);
  g_autofree char *all = nw_cli_number (n_games);

  /* Translators: games played, games to play. */
  if (result->tally->n_games < n_games)
    nw_cli_complain (_("stopped after %s of %s games; the result is of those"), done, all);
}

/* ---- simulate ------------------------------------------------------------------------------- */

static int
run_simulate (const NwCliArgs *args,
              GError         **error)
{
  const NwRules *game = nw_cli_find_game (nw_cli_args_get_operand (args, 0), error);
  const gboolean has_terminal = nw_cli_has_terminal ();
  g_autoptr (NwRuleset) ruleset = NULL;
  g_autoptr (NwLabResult) result = NULL;
  NwLabPlan plan = { 0 };

  if (game == NULL || !read_plan (args, game, &plan, error))
    return NW_CLI_UNUSABLE;
  ruleset = nw_cli_load_ruleset (args, game->id, error);
  if (ruleset == NULL)
    return NW_CLI_JUDGED_BAD;

  plan.ruleset = ruleset;
  result = nw_lab_run (&plan, nw_cli_watch_interrupt (),
                       has_terminal ? nw_cli_show_progress : NULL, NULL);
  if (has_terminal)
    nw_cli_end_progress ();
  warn_if_incomplete (result);
  print_result (args, result);

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_simulate = {
  .name = "simulate",
  .operands = N_("GAME"),
  .summary = N_("Let bots play many games on all cores, and count"),
  .options = { "seats", "games", "bots", "fixed-seats", "seed", "threads", "shard", "json",
               NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_simulate,
};

/* ---- merge ---------------------------------------------------------------------------------- */

static NwLabResult *
load_result (const char *file,
             GError    **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *text = NULL;
  NwLabResult *result;
  gsize length;

  if (!nw_cli_read_input (file, &text, &length, error))
    return NULL;

  result = nw_lab_result_from_json (text, length, &local);
  if (result == NULL && g_error_matches (local, NW_LAB_ERROR, NW_LAB_ERROR_MEMBER))
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD,
                 _("%s: the member “%s” is missing or wrong"), file, local->message);
  else if (result == NULL)
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD,
                 _("%s: not a result of “needlework-lab simulate --json”"), file);

  return result;
}

static gboolean
add_file (NwLabResult *total,
          const char  *file,
          GError     **error)
{
  g_autoptr (NwLabResult) result = load_result (file, error);
  g_autoptr (GError) local = NULL;

  if (result == NULL)
    return FALSE;
  if (nw_lab_result_add (total, result, &local))
    return TRUE;

  if (g_error_matches (local, NW_LAB_ERROR, NW_LAB_ERROR_TWICE))
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD,
                 _("%s: the shard %s is there already"), file, local->message);
  else
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD,
                 _("%s: of another run, “%s” differs"), file, local->message);

  return FALSE;
}

static int
run_merge (const NwCliArgs *args,
           GError         **error)
{
  g_autoptr (NwLabResult) total = load_result (nw_cli_args_get_operand (args, 0), error);

  if (total == NULL)
    return NW_CLI_JUDGED_BAD;
  for (guint i = 1; i < nw_cli_args_n_operands (args); i++)
    if (!add_file (total, nw_cli_args_get_operand (args, i), error))
      return NW_CLI_JUDGED_BAD;

  warn_if_incomplete (total);
  print_result (args, total);

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_merge = {
  .name = "merge",
  .operands = N_("FILE…"),
  .summary = N_("Add the JSON results of shards, as if they had been one run"),
  .options = { "json" },
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  .run = run_merge,
};
