/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loading what commands work on, and refusing what cannot be used, with all that is wrong with it.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-game.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-output.h"
#include "games/nw-games.h"
#include "match/nw-phrases.h"

/* ---- Input ---------------------------------------------------------------------------------- */

static gboolean
read_standard_input (char   **text,
                     gsize   *length,
                     GError **error)
{
  g_autoptr (GString) input = g_string_new (NULL);
  char buffer[65536];
  gsize n_read;

  while ((n_read = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_string_append_len (input, buffer, (gssize) n_read);

  if (ferror (stdin))
    {
      g_set_error_literal (error, NW_CLI_ERROR, NW_CLI_ERROR_FILE,
                           _("standard input cannot be read"));
      return FALSE;
    }

  *length = input->len;
  *text = g_string_free_and_steal (g_steal_pointer (&input));

  return TRUE;
}

/**
 * nw_cli_read_input:
 * @name: a file's name, `-` for standard input, or JSON that begins with `{`
 * @text: (out) (transfer full): what it says
 * @length: (out): its length in bytes
 * @error: return location for an error
 *
 * Reads an operand.
 *
 * On error: %NW_CLI_ERROR_FILE
 *
 * Returns: whether it could be read
 */
gboolean
nw_cli_read_input (const char *name,
                   char      **text,
                   gsize      *length,
                   GError    **error)
{
  g_autoptr (GError) local = NULL;

  if (g_str_equal (name, "-"))
    return read_standard_input (text, length, error);

  if (*name == '{')
    {
      *text = g_strdup (name);
      *length = strlen (name);
      return TRUE;
    }

  if (g_file_get_contents (name, text, length, &local))
    return TRUE;

  g_set_error_literal (error, NW_CLI_ERROR, NW_CLI_ERROR_FILE, local->message);

  return FALSE;
}

/**
 * nw_cli_get_label:
 * @name: an operand
 *
 * Returns: (transfer none): how messages name it
 */
const char *
nw_cli_get_label (const char *name)
{
  if (g_str_equal (name, "-"))
    return _("standard input");

  return *name == '{' ? _("JSON") : name;
}

/**
 * nw_cli_refuse:
 * @args: what was given
 * @name: the operand, or another file's name
 * @problems: (element-type NwProblem): what is wrong with it
 * @is_useless: whether nothing could be made of it, errors or not
 * @error: return location for an error
 *
 * Says all that is wrong with some input.  Of errors a program that reads standard output gets an
 * object `error`, whose `problems` are those of `validate`.
 *
 * On error: %NW_CLI_ERROR_BAD, without a message, as all has been said
 *
 * Returns: whether it is refused, which warnings alone are no reason for
 */
gboolean
nw_cli_refuse (const NwCliArgs *args,
               const char      *name,
               const GPtrArray *problems,
               gboolean         is_useless,
               GError         **error)
{
  const char *label = nw_cli_get_label (name);

  nw_cli_show_problems (label, problems, stderr);
  if (!is_useless && !nw_problems_has_errors (problems))
    return FALSE;

  if (nw_cli_args_has (args, "json"))
    {
      GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

      nw_cli_add (&answer, "error", nw_cli_write_bad_input ("bad-input", label, problems));
      nw_cli_print_json (g_variant_builder_end (&answer));
    }
  g_set_error_literal (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD, "");

  return TRUE;
}

/* ---- Rulesets ------------------------------------------------------------------------------- */

/* Applies one `KEY=VALUE`. */
static NwRuleset *
apply_setting (const NwRuleset *ruleset,
               const char      *setting,
               GError         **error)
{
  g_auto (GStrv) parts = g_strsplit (setting, "=", 2);
  g_autoptr (NwProblem) problem = NULL;
  g_autofree char *message = NULL;
  NwRuleset *changed = NULL;

  if (parts[0] != NULL && parts[1] != NULL)
    changed = nw_ruleset_with_parameter (ruleset, parts[0], parts[1], &problem);
  if (changed != NULL)
    return changed;

  message = problem != NULL ? nw_phrase_problem (problem, nw_cli_language ())
                            : g_strdup (_("KEY=VALUE is needed"));
  g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, "“--set %s”: %s", setting, message);

  return NULL;
}

/* Applies house rules one after another.  What comes out may have errors: rules that don't go
 * together. */
static NwRuleset *
apply_settings (NwRuleset         *ruleset,
                const char *const *settings,
                GError           **error)
{
  NwRuleset *changed = nw_ruleset_ref (ruleset);

  for (guint i = 0; changed != NULL && settings[i] != NULL; i++)
    {
      NwRuleset *next = apply_setting (changed, settings[i], error);

      nw_ruleset_unref (changed);
      changed = next;
    }

  return changed;
}

/* Refuses a ruleset that house rules made unplayable. */
static gboolean
refuse_settings (const NwCliArgs *args,
                 const NwRuleset *ruleset,
                 GError         **error)
{
  return nw_ruleset_get_compiled (ruleset) == NULL &&
         nw_cli_refuse (args, "--set", nw_ruleset_get_problems (ruleset), TRUE, error);
}

static gboolean
check_options (const NwCliArgs *args,
               const NwRules   *game,
               GError         **error)
{
  const char *option = nw_cli_args_get (args, "option");

  if (option == NULL)
    return TRUE;

  g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
               _("“--option %s”: %s has no options for a new game"), option, game->id);

  return FALSE;
}

/* A built-in ruleset by its id, or a file. */
static NwRuleset *
load_named_ruleset (const NwCliArgs *args,
                    const char      *name,
                    GError         **error)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = nw_ruleset_find_official (name);
  g_autofree char *text = NULL;
  gsize length;

  if (ruleset != NULL)
    return g_steal_pointer (&ruleset);

  if (!nw_cli_read_input (name, &text, &length, error))
    {
      g_prefix_error (error, _("“--ruleset %s”: no built-in ruleset, and: "), name);
      return NULL;
    }

  ruleset = nw_ruleset_load (text, length, problems);
  if (nw_cli_refuse (args, name, problems, ruleset == NULL, error))
    return NULL;

  return g_steal_pointer (&ruleset);
}

/* Applies `--option` and `--set`. */
static NwRuleset *
finish_ruleset (const NwCliArgs *args,
                NwRuleset       *base,
                GError         **error)
{
  g_autoptr (NwRuleset) changed = NULL;

  if (!check_options (args, nw_ruleset_get_game (base), error))
    return NULL;

  changed = apply_settings (base, nw_cli_args_get_all (args, "set"), error);
  if (changed == NULL || refuse_settings (args, changed, error))
    return NULL;

  return g_steal_pointer (&changed);
}

/**
 * nw_cli_override_ruleset:
 * @args: what was given
 * @ruleset: the ruleset that is used unless another one was given
 * @error: return location for an error
 *
 * Applies `--ruleset`, `--set` and `--option`.
 *
 * On error: %NW_CLI_ERROR_USAGE, %NW_CLI_ERROR_FILE, %NW_CLI_ERROR_BAD
 *
 * Returns: (transfer full) (nullable): the ruleset to use, without errors
 */
NwRuleset *
nw_cli_override_ruleset (const NwCliArgs *args,
                         NwRuleset       *ruleset,
                         GError         **error)
{
  const char *name = nw_cli_args_get (args, "ruleset");
  const NwRules *game = nw_ruleset_get_game (ruleset);
  g_autoptr (NwRuleset) base = name != NULL ? load_named_ruleset (args, name, error)
                                            : nw_ruleset_ref (ruleset);

  if (base == NULL)
    return NULL;
  if (nw_ruleset_get_game (base) != game)
    {
      g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                   _("“--ruleset %s” is for %s, not for %s"), name,
                   nw_ruleset_get_game (base)->id, game->id);
      return NULL;
    }

  return finish_ruleset (args, base, error);
}

/**
 * nw_cli_load_ruleset:
 * @args: what was given
 * @game: a game's id
 * @error: return location for an error
 *
 * On error: as nw_cli_override_ruleset()
 *
 * Returns: (transfer full) (nullable): the ruleset that was asked for, by default the official one
 */
NwRuleset *
nw_cli_load_ruleset (const NwCliArgs *args,
                     const char      *game,
                     GError         **error)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (game);

  return nw_cli_override_ruleset (args, official, error);
}

/* ---- Games and seats ------------------------------------------------------------------------ */

/**
 * nw_cli_find_game:
 * @id: a game's id
 * @error: return location for an error
 *
 * On error: %NW_CLI_ERROR_USAGE, naming the games that there are
 *
 * Returns: (transfer none) (nullable): the game
 */
const NwRules *
nw_cli_find_game (const char *id,
                  GError    **error)
{
  const NwRules *game = nw_registry_find (nw_games, id);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; nw_games[i] != NULL; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", nw_games[i]->id);
  if (game == NULL)
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, _("“%s” is no game; there are: %s"), id,
                 ids->str);

  return game;
}

/**
 * nw_cli_get_seats:
 * @args: what was given
 * @game: a game
 * @otherwise: the number of seats if none was given
 * @n_seats: (out): the number of seats
 * @error: return location for an error
 *
 * On error: %NW_CLI_ERROR_USAGE
 *
 * Returns: whether the game can be played with so many
 */
gboolean
nw_cli_get_seats (const NwCliArgs *args,
                  const NwRules   *game,
                  guint            otherwise,
                  guint           *n_seats,
                  GError         **error)
{
  guint64 number;

  if (!nw_cli_args_get_number (args, "seats", game->min_seats, game->max_seats, otherwise, &number,
                               error))
    return FALSE;
  *n_seats = (guint) number;

  return TRUE;
}

/**
 * nw_cli_get_viewer:
 * @args: what was given
 * @state: a state
 * @viewer: (out): the seat of `--viewer`, or %NW_CLI_VIEWER_NONE
 * @error: return location for an error
 *
 * On error: %NW_CLI_ERROR_USAGE
 *
 * Returns: whether there is such a seat
 */
gboolean
nw_cli_get_viewer (const NwCliArgs *args,
                   const NwState   *state,
                   guint           *viewer,
                   GError         **error)
{
  const char *text = nw_cli_args_get (args, "viewer");

  *viewer = text != NULL ? nw_seat_from_text (text) : NW_CLI_VIEWER_NONE;
  if (text == NULL || *viewer < state->head.n_seats)
    return TRUE;

  g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, _("“--viewer %s”: no seat from s1 to s%u"),
               text, state->head.n_seats);

  return FALSE;
}

/* ---- Positions ------------------------------------------------------------------------------ */

static gboolean
read_position (const NwCliArgs *args,
               const char      *text,
               gsize            length,
               NwRuleset       *ruleset,
               NwPosition      *position,
               GError         **error)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  const gboolean is_useless = !nw_position_load (text, length, ruleset, position, problems);

  return !nw_cli_refuse (args, nw_cli_args_get_operand (args, 0), problems, is_useless, error);
}

/* The ruleset of `--ruleset`, or the position's own, changed as the command line says. */
static NwRuleset *
choose_ruleset (const NwCliArgs *args,
                const char      *text,
                gsize            length,
                GError         **error)
{
  const char *name = nw_cli_args_get (args, "ruleset");
  g_auto (NwPosition) position = { 0 };
  g_autoptr (NwRuleset) base = NULL;

  if (name != NULL)
    base = load_named_ruleset (args, name, error);
  else if (read_position (args, text, length, NULL, &position, error))
    base = nw_ruleset_ref (position.ruleset);

  return base != NULL ? finish_ruleset (args, base, error) : NULL;
}

/**
 * nw_cli_load_position:
 * @args: what was given; its first operand is the position
 * @position: (out caller-allocates): the position
 * @error: return location for an error
 *
 * Loads a position, with another ruleset or house rules if the command line says so.
 *
 * On error: as nw_cli_override_ruleset()
 *
 * Returns: whether there is a position
 */
gboolean
nw_cli_load_position (const NwCliArgs *args,
                      NwPosition      *position,
                      GError         **error)
{
  const gboolean is_changed = nw_cli_args_has (args, "ruleset") || nw_cli_args_has (args, "set") ||
                              nw_cli_args_has (args, "option");
  g_autoptr (NwRuleset) ruleset = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!nw_cli_read_input (nw_cli_args_get_operand (args, 0), &text, &length, error))
    return FALSE;

  if (is_changed)
    {
      ruleset = choose_ruleset (args, text, length, error);
      if (ruleset == NULL)
        return FALSE;
    }

  return read_position (args, text, length, ruleset, position, error);
}
