/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * replay: plays a saved game again, move by move, and checks where it arrives.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-commands.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-game.h"
#include "cli/nw-cli-output.h"
#include "cli/nw-cli-text.h"
#include "match/nw-game-file.h"

/* A replay.  @ruleset is the file's own, or what the command line put in its place. */
typedef struct
{
  const NwGameFile *file;
  NwRuleset        *ruleset;
  NwState           state;
  NwCliPlay         play;
} Replay;

static void
set_start (Replay *replay)
{
  if (replay->file->start != NULL)
    replay->state = *replay->file->start;
  else
    nw_ruleset_get_game (replay->ruleset)->deal (nw_ruleset_get_compiled (replay->ruleset),
                                                 &replay->file->deal, &replay->state);
}

static void
play_again (Replay *replay)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();

  for (guint i = 0; i < replay->file->moves->len; i++)
    g_ptr_array_add (moves, g_ptr_array_index (replay->file->moves, i));
  g_ptr_array_add (moves, NULL);

  set_start (replay);
  nw_cli_play (replay->ruleset, &replay->state, (const char *const *) moves->pdata, NULL,
               &replay->play);
}

/* Whether it arrived where the file says.  Nobody can tell after an illegal move. */
static gboolean
has_wrong_hash (const Replay *replay)
{
  const NwRules *game = nw_ruleset_get_game (replay->ruleset);

  return replay->file->has_hash && replay->play.reason == NW_REASON_LEGAL &&
         replay->file->hash != game->hash (nw_ruleset_get_compiled (replay->ruleset),
                                           &replay->state);
}

static GVariant *
write_replay (const Replay *replay)
{
  GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const gboolean can_check = replay->file->has_hash && replay->play.reason == NW_REASON_LEGAL;

  nw_cli_add (&answer, "game",
              g_variant_new_string (nw_ruleset_get_game (replay->ruleset)->id));
  nw_cli_add_count (&answer, "moves", replay->file->moves->len);
  nw_cli_add_count (&answer, "applied", replay->play.n_applied);
  if (replay->play.reason != NW_REASON_LEGAL)
    nw_cli_add (&answer, "error", nw_cli_write_refusal (replay->ruleset, &replay->play));
  nw_cli_add (&answer, "hash",
              g_variant_new_take_string (nw_cli_hash (replay->ruleset, &replay->state)));
  nw_cli_add (&answer, "hash_matches",
              can_check ? g_variant_new_boolean (!has_wrong_hash (replay))
                        : g_variant_new_tuple (NULL, 0));
  nw_cli_add (&answer, "over", g_variant_new_boolean (replay->state.head.over));
  nw_cli_add_score (&answer, replay->ruleset, &replay->state);

  return g_variant_builder_end (&answer);
}

static void
print_replay (const Replay *replay)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _("Moves: %u of %u. Round %u."), replay->play.n_applied,
                          replay->file->moves->len, replay->state.head.round);
  g_string_append_printf (text, " %s\n\n",
                          replay->state.head.over ? _("The game is over.")
                                                  : _("The game is not over."));
  nw_cli_append_score (text, replay->ruleset, &replay->state);
  nw_cli_print (text->str);
}

static void
report (const NwCliArgs *args,
        const Replay    *replay,
        GError         **error)
{
  const char *name = nw_cli_args_get_operand (args, 0);

  if (nw_cli_args_has (args, "json"))
    nw_cli_print_json (write_replay (replay));
  else
    print_replay (replay);

  if (has_wrong_hash (replay))
    nw_cli_complain (_("%s: warning: rules changed since this game was saved"), name);
  if (replay->play.reason != NW_REASON_LEGAL)
    {
      g_autofree char *message = nw_cli_play_reason (replay->ruleset, &replay->play);

      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD, _("Move %u, “%s”: %s"),
                   replay->play.n_applied + 1, replay->play.move, message);
    }
}

static int
run_replay (const NwCliArgs *args,
            GError         **error)
{
  const char *name = nw_cli_args_get_operand (args, 0);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwGameFile) file = NULL;
  g_autoptr (NwRuleset) ruleset = NULL;
  g_autofree char *text = NULL;
  gsize length;
  Replay replay = { 0 };

  if (!nw_cli_read_input (name, &text, &length, error))
    return NW_CLI_UNUSABLE;

  file = nw_game_file_load (text, length, problems);
  if (nw_cli_refuse (args, name, problems, file == NULL, error))
    return NW_CLI_JUDGED_BAD;
  ruleset = nw_cli_override_ruleset (args, file->ruleset, error);
  if (ruleset == NULL)
    return NW_CLI_JUDGED_BAD;

  replay.file = file;
  replay.ruleset = ruleset;
  play_again (&replay);
  report (args, &replay, error);
  nw_cli_play_clear (&replay.play);

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_replay = {
  .name = "replay",
  .operands = N_("GAME-FILE"),
  .summary = N_("Play a saved game again and check where it arrives"),
  .options = { "json", NW_CLI_GAME_OPTIONS },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_replay,
};
