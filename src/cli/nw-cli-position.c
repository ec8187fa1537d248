/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Commands about one position: show, moves, play, score, perft.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-commands.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-game.h"
#include "cli/nw-cli-output.h"
#include "cli/nw-cli-text.h"

/* Deeper counts than this take longer than anybody waits. */
#define MAX_DEPTH 64

/* Prints the position for a person, as @viewer sees it. */
static void
print_position (const NwPosition *position,
                guint             viewer,
                gboolean          with_score)
{
  NwRuleset *ruleset = position->ruleset;
  g_autoptr (GString) text = g_string_new (NULL);
  NwState view = position->state;

  if (viewer != NW_CLI_VIEWER_NONE)
    nw_ruleset_get_game (ruleset)->redact (nw_ruleset_get_compiled (ruleset), &view, viewer);

  nw_cli_append_position (text, ruleset, &view);
  if (with_score)
    {
      g_string_append_c (text, '\n');
      nw_cli_append_score (text, ruleset, &view);
    }
  nw_cli_print (text->str);
}

/* ---- show ----------------------------------------------------------------------------------- */

static int
run_show (const NwCliArgs *args,
          GError         **error)
{
  g_auto (NwPosition) position = { 0 };
  guint viewer;

  if (!nw_cli_load_position (args, &position, error) ||
      !nw_cli_get_viewer (args, &position.state, &viewer, error))
    return NW_CLI_JUDGED_BAD;

  if (nw_cli_args_has (args, "json"))
    nw_cli_print_json (nw_cli_write_position (position.ruleset, &position.state, viewer));
  else
    print_position (&position, viewer, FALSE);

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_show = {
  .name = "show",
  .operands = N_("POSITION"),
  .summary = N_("Print a position for a person, or in full as JSON"),
  .options = { "viewer", "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_show,
};

/* ---- Answers about a position ---------------------------------------------------------------- */

typedef void (*AppendFunc) (GString       *text,
                            NwRuleset     *ruleset,
                            const NwState *state);
typedef void (*AddFunc)    (GVariantBuilder *object,
                            const NwRuleset *ruleset,
                            const NwState   *state);

/* Tells something of the position that is named: as text, or as JSON if that is asked for. */
static int
tell (const NwCliArgs *args,
      AppendFunc       append,
      AddFunc          add,
      GError         **error)
{
  g_auto (NwPosition) position = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  GVariantBuilder answer;

  if (!nw_cli_load_position (args, &position, error))
    return NW_CLI_JUDGED_BAD;

  if (!nw_cli_args_has (args, "json"))
    {
      append (text, position.ruleset, &position.state);
      nw_cli_print (text->str);
      return NW_CLI_DONE;
    }

  g_variant_builder_init_static (&answer, G_VARIANT_TYPE_VARDICT);
  add (&answer, position.ruleset, &position.state);
  nw_cli_print_json (g_variant_builder_end (&answer));

  return NW_CLI_DONE;
}

/* ---- moves ---------------------------------------------------------------------------------- */

static void
append_moves (GString       *text,
              NwRuleset     *ruleset,
              const NwState *state)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  g_autofree NwMove *moves = g_new (NwMove, game->max_moves);
  const guint n_moves = game->legal (data, state, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      game->to_text (data, moves[i], text);
      g_string_append_c (text, '\n');
    }
}

static int
run_moves (const NwCliArgs *args,
           GError         **error)
{
  return tell (args, append_moves, nw_cli_add_moves, error);
}

const NwCliCommand nw_cli_command_moves = {
  .name = "moves",
  .operands = N_("POSITION"),
  .summary = N_("List the legal moves of the seat to decide, one a line"),
  .options = { "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_moves,
};

/* ---- play ----------------------------------------------------------------------------------- */

/* All moves of all -m options. */
static char **
collect_moves (const NwCliArgs *args)
{
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();
  const char *const *texts = nw_cli_args_get_all (args, "moves");

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_auto (GStrv) some = nw_cli_split_moves (texts[i]);

      g_strv_builder_addv (moves, (const char **) some);
    }

  return g_strv_builder_end (moves);
}

static GVariant *
write_play (const NwPosition *position,
            const NwCliPlay  *play,
            guint             viewer,
            gboolean          with_score)
{
  GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  nw_cli_add_count (&answer, "applied", play->n_applied);
  if (play->reason != NW_REASON_LEGAL)
    {
      nw_cli_add (&answer, "error", nw_cli_write_refusal (position->ruleset, play));
      return g_variant_builder_end (&answer);
    }

  nw_cli_add (&answer, "position",
              nw_cli_write_position (position->ruleset, &position->state, viewer));
  nw_cli_add (&answer, "events", nw_cli_write_events (position->ruleset, play->events, viewer));
  if (with_score)
    {
      GVariantBuilder score = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

      nw_cli_add_score (&score, position->ruleset, &position->state);
      nw_cli_add (&answer, "score", g_variant_builder_end (&score));
    }

  return g_variant_builder_end (&answer);
}

static int
run_play (const NwCliArgs *args,
          GError         **error)
{
  const gboolean with_score = nw_cli_args_has (args, "score");
  const gboolean is_json = nw_cli_args_has (args, "json");
  g_auto (GStrv) moves = collect_moves (args);
  g_auto (NwPosition) position = { 0 };
  g_auto (NwCliPlay) play = { 0 };
  guint viewer;

  if (!nw_cli_load_position (args, &position, error) ||
      !nw_cli_get_viewer (args, &position.state, &viewer, error))
    return NW_CLI_JUDGED_BAD;

  nw_cli_play (position.ruleset, &position.state, (const char *const *) moves, NULL, &play);
  if (is_json)
    nw_cli_print_json (write_play (&position, &play, viewer, with_score));
  else if (play.reason == NW_REASON_LEGAL)
    print_position (&position, viewer, with_score);

  if (play.reason != NW_REASON_LEGAL)
    {
      g_autofree char *message = nw_cli_play_reason (position.ruleset, &play);

      /* Translators: the number of a move in a list, the move in notation, and what is wrong. */
      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD, _("Move %u, “%s”: %s"),
                   play.n_applied + 1, play.move, message);
    }

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_play = {
  .name = "play",
  .operands = N_("POSITION"),
  .summary = N_("Make moves and print the new position"),
  .options = { "moves", "score", "viewer", "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_play,
};

/* ---- score ---------------------------------------------------------------------------------- */

static int
run_score (const NwCliArgs *args,
           GError         **error)
{
  return tell (args, nw_cli_append_score, nw_cli_add_score, error);
}

const NwCliCommand nw_cli_command_score = {
  .name = "score",
  .operands = N_("POSITION"),
  .summary = N_("Print the score sheet"),
  .options = { "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_score,
};

/* ---- perft ---------------------------------------------------------------------------------- */

static int
run_perft (const NwCliArgs *args,
           GError         **error)
{
  g_auto (NwPosition) position = { 0 };
  guint64 depth, n_sequences;

  if (!nw_cli_parse_number (nw_cli_args_get_operand (args, 1), 0, MAX_DEPTH, &depth))
    {
      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                   _("“%s” is not a depth from 0 to %d"), nw_cli_args_get_operand (args, 1),
                   MAX_DEPTH);
      return NW_CLI_UNUSABLE;
    }
  if (!nw_cli_load_position (args, &position, error))
    return NW_CLI_JUDGED_BAD;

  n_sequences = nw_rules_perft (nw_ruleset_get_game (position.ruleset),
                                nw_ruleset_get_compiled (position.ruleset), &position.state,
                                (guint) depth);
  if (nw_cli_args_has (args, "json"))
    {
      GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

      nw_cli_add_count (&answer, "depth", depth);
      nw_cli_add_count (&answer, "sequences", n_sequences);
      nw_cli_print_json (g_variant_builder_end (&answer));
    }
  else
    {
      g_autofree char *line = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", n_sequences);

      nw_cli_print (line);
    }

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_perft = {
  .name = "perft",
  .operands = N_("POSITION DEPTH"),
  .summary = N_("Count the sequences of so many moves"),
  .options = { "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 2,
  .max_operands = 2,
  .run = run_perft,
};
