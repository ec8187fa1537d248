/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * needlework-lab: the command-line tool.  This is the table of its commands, its help, and how a
 * failure becomes an exit status.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>

#include "cli/nw-cli-commands.h"
#include "cli/nw-cli-output.h"

static const NwCliCommand *const commands[] = {
  &nw_cli_command_validate,
  &nw_cli_command_schema,
  &nw_cli_command_format,
  &nw_cli_command_show,
  &nw_cli_command_moves,
  &nw_cli_command_play,
  &nw_cli_command_score,
  &nw_cli_command_replay,
  &nw_cli_command_simulate,
  &nw_cli_command_merge,
  &nw_cli_command_perft,
  &nw_cli_command_bench,
  &nw_cli_command_serve,
};

static const NwCliCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];

  return NULL;
}

/* ---- Help ----------------------------------------------------------------------------------- */

static char *
write_help (void)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s needlework-lab %s\n\n", _("Usage:"),
                          _("COMMAND [OPTION…] [OPERAND…]"));
  nw_cli_append_words (text, 0,
                       _("Works with rulesets, positions and games of Needlework on the command "
                         "line."));
  g_string_append_printf (text, "\n%s\n", _("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *label = g_strconcat ("  ", commands[i]->name, " ",
                                            _(commands[i]->operands), NULL);

      nw_cli_append_entry (text, label, _(commands[i]->summary));
    }
  g_string_append_c (text, '\n');
  nw_cli_append_words (text, 0,
                       _("POSITION is a file, “-” for standard input, or the JSON itself. MOVES "
                         "are in notation, separated by “;”; “#” begins a comment."));
  nw_cli_append_words (text, 0,
                       _("Exit status: 0 done, 1 the input was judged bad, 2 wrong usage or "
                         "unreadable file."));
  g_string_append_c (text, '\n');
  nw_cli_append_words (text, 0, _("“needlework-lab COMMAND --help” tells a command’s options."));

  return g_string_free_and_steal (text);
}

static char *
write_command_help (const NwCliCommand *command)
{
  g_autofree char *usage = nw_cli_usage (command);
  g_autofree char *options = nw_cli_options_help (command);

  return g_strconcat (usage, "\n", _(command->summary), ".\n",
                      *options != '\0' ? "\n" : "", *options != '\0' ? _("Options:") : "",
                      *options != '\0' ? "\n" : "", options, NULL);
}

static gboolean
asks_for_help (char **words)
{
  for (; *words != NULL && !g_str_equal (*words, "--"); words++)
    if (g_str_equal (*words, "--help") || g_str_equal (*words, "-h"))
      return TRUE;

  return FALSE;
}

/* ---- Running -------------------------------------------------------------------------------- */

/* Says what went wrong, unless that has been said, and turns it into an exit status. */
static int
fail (const NwCliCommand *command,
      const GError       *error)
{
  if (*error->message != '\0')
    nw_cli_complain ("%s", error->message);

  if (g_error_matches (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE))
    {
      g_autofree char *usage = nw_cli_usage (command);

      fputs (usage, stderr);
    }

  return g_error_matches (error, NW_CLI_ERROR, NW_CLI_ERROR_BAD) ? NW_CLI_JUDGED_BAD
                                                                 : NW_CLI_UNUSABLE;
}

static int
run_command (const NwCliCommand *command,
             char              **words)
{
  g_autoptr (NwCliArgs) args = NULL;
  g_autoptr (GError) error = NULL;
  int status = NW_CLI_UNUSABLE;

  if (asks_for_help (words))
    {
      g_autofree char *help = write_command_help (command);

      nw_cli_print (help);
      return NW_CLI_DONE;
    }

  args = nw_cli_args_parse (command, words, &error);
  if (args != NULL)
    status = command->run (args, &error);

  return error != NULL ? fail (command, error) : status;
}

/* The first word is no command. */
static int
run_without_command (const char *word)
{
  g_autofree char *help = write_help ();

  if (word != NULL && g_str_equal (word, "--version"))
    nw_cli_print ("needlework-lab " VERSION "\n");
  else if (word != NULL && (g_str_equal (word, "--help") || g_str_equal (word, "-h") ||
                            g_str_equal (word, "help")))
    nw_cli_print (help);
  else
    {
      if (word != NULL)
        nw_cli_complain (_("there is no command “%s”"), word);
      fputs (help, stderr);
      return NW_CLI_UNUSABLE;
    }

  return NW_CLI_DONE;
}

/* Results that could not be written whole are no results. */
static int
finish_output (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;

  nw_cli_complain (_("standard output cannot be written"));

  return NW_CLI_UNUSABLE;
}

int
main (int    argc,
      char **argv)
{
  const NwCliCommand *command;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  command = argc > 1 ? find_command (argv[1]) : NULL;

  return finish_output (command != NULL ? run_command (command, argv + 2)
                                        : run_without_command (argc > 1 ? argv[1] : NULL));
}
