/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Commands about rulesets: validate, schema, format.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-commands.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-game.h"
#include "cli/nw-cli-output.h"
#include "ruleset/nw-schema.h"

/* ---- validate ------------------------------------------------------------------------------- */

/* What was found in all files so far. */
typedef struct
{
  GVariantBuilder list;
  gboolean        has_errors;
  gboolean        has_unreadable;
} Findings;

static void
add_findings (GVariantBuilder *list,
              const char      *file,
              const GPtrArray *problems)
{
  g_autoptr (GVariant) found = g_variant_ref_sink (nw_cli_write_problems (file, problems));
  GVariantIter iter;
  GVariant *problem;

  g_variant_iter_init (&iter, found);
  while (g_variant_iter_next (&iter, "v", &problem))
    {
      g_variant_builder_add (list, "v", problem);
      g_variant_unref (problem);
    }
}

static void
validate_file (const char *file,
               gboolean    is_json,
               Findings   *findings)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!nw_cli_read_input (file, &text, &length, &error))
    {
      nw_cli_complain ("%s", error->message);
      findings->has_unreadable = TRUE;
      return;
    }

  ruleset = nw_ruleset_load (text, length, problems);
  findings->has_errors |= ruleset == NULL || nw_problems_has_errors (problems);
  if (is_json)
    add_findings (&findings->list, file, problems);
  else
    nw_cli_show_problems (nw_cli_get_label (file), problems, stdout);
}

static int
run_validate (const NwCliArgs *args,
              GError         **error)
{
  const gboolean is_json = nw_cli_args_has (args, "json");
  Findings findings = { 0 };

  g_variant_builder_init_static (&findings.list, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < nw_cli_args_n_operands (args); i++)
    validate_file (nw_cli_args_get_operand (args, i), is_json, &findings);

  if (is_json && (!findings.has_unreadable || nw_cli_args_n_operands (args) > 1))
    nw_cli_print_json (g_variant_builder_end (&findings.list));
  else
    g_variant_builder_clear (&findings.list);

  if (findings.has_unreadable)
    return NW_CLI_UNUSABLE;

  return findings.has_errors ? NW_CLI_JUDGED_BAD : NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_validate = {
  .name = "validate",
  .operands = N_("FILE…"),
  .summary = N_("Tell every error and warning of rulesets, with its place"),
  .options = { "json" },
  .min_operands = 1,
  .max_operands = G_MAXUINT,
  .run = run_validate,
};

/* ---- schema --------------------------------------------------------------------------------- */

static int
run_schema (const NwCliArgs *args,
            GError         **error)
{
  const NwRules *game = nw_cli_find_game (nw_cli_args_get_operand (args, 0), error);

  if (game == NULL)
    return NW_CLI_UNUSABLE;

  nw_cli_print_json (nw_schema_new (nw_fields_find (game->id)));

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_schema = {
  .name = "schema",
  .operands = N_("GAME"),
  .summary = N_("Print the JSON Schema (2020-12) of a game’s rulesets"),
  .options = { "json" },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_schema,
};

/* ---- format --------------------------------------------------------------------------------- */

static gboolean
write_in_place (const NwRuleset *ruleset,
                const char      *file,
                GError         **error)
{
  g_autoptr (GError) local = NULL;

  if (nw_ruleset_save (ruleset, file, &local))
    return TRUE;

  g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_FILE, "%s: %s", file, local->message);

  return FALSE;
}

/* Problems are told but don't matter: what can be read can be formatted. */
static int
run_format (const NwCliArgs *args,
            GError         **error)
{
  const char *file = nw_cli_args_get_operand (args, 0);
  const gboolean in_place = nw_cli_args_has (args, "in-place");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = NULL;
  g_autofree char *text = NULL, *canonical = NULL;
  gsize length;

  if (in_place && (g_str_equal (file, "-") || *file == '{'))
    {
      g_set_error_literal (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                           _("“--in-place” needs a file"));
      return NW_CLI_UNUSABLE;
    }
  if (!nw_cli_read_input (file, &text, &length, error))
    return NW_CLI_UNUSABLE;

  ruleset = nw_ruleset_load (text, length, problems);
  nw_cli_show_problems (nw_cli_get_label (file), problems, stderr);
  if (ruleset == NULL)
    return NW_CLI_JUDGED_BAD;

  canonical = nw_ruleset_to_text (ruleset);
  if (!in_place)
    nw_cli_print (canonical);
  else if (!g_str_equal (canonical, text) && !write_in_place (ruleset, file, error))
    return NW_CLI_UNUSABLE;

  return nw_problems_has_errors (problems) ? NW_CLI_JUDGED_BAD : NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_format = {
  .name = "format",
  .operands = N_("FILE"),
  .summary = N_("Print a ruleset in its canonical form"),
  .options = { "in-place" },
  .min_operands = 1,
  .max_operands = 1,
  .run = run_format,
};
