/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Command lines: the table of options, and reading words by it.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-args.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/nw-cli-output.h"

G_DEFINE_QUARK (nw-cli-error-quark, nw_cli_error)

/* One option: NULL for @argument if it takes none; @help is shown by --help. */
typedef struct
{
  const char *name;
  char        letter;
  const char *argument;
  const char *help;
} Option;

static const Option options[] = {
  { "json", 0, NULL, N_("Print one JSON object") },
  { "ruleset", 0, N_("FILE-or-ID"), N_("The ruleset, instead of the official one") },
  { "option", 0, N_("KEY=VALUE"), N_("What is chosen at a new game; may be repeated") },
  { "set", 0, N_("KEY=VALUE"), N_("A house rule for this run; may be repeated") },
  { "viewer", 0, N_("SEAT"), N_("Show only what that seat may know, such as s2") },
  { "moves", 'm', N_("MOVES"), N_("Moves in notation, separated by “;”; may be repeated") },
  { "score", 0, NULL, N_("Print the score sheet as well") },
  { "in-place", 0, NULL, N_("Write the file itself, if it changes") },
  { "seats", 0, N_("N"), N_("Number of seats") },
  { "games", 0, N_("N"), N_("Number of games (default: 1000)") },
  { "bots", 0, N_("LEVEL[,LEVEL…]"),
    N_("Who plays each seat, repeated as needed (default: journeyman)") },
  { "fixed-seats", 0, NULL, N_("Let different bots keep their seats, rather than take turns") },
  { "seed", 0, N_("NUMBER"), N_("Seed of all chance (default: 0)") },
  { "threads", 0, N_("N"), N_("Number of threads (default: one per core)") },
  { "shard", 0, N_("K/N"), N_("Play only part K of N of the games") },
};

struct _NwCliArgs
{
  GPtrArray *values[G_N_ELEMENTS (options)];
  GPtrArray *operands;
};

/* ---- The table ------------------------------------------------------------------------------ */

static guint
find_option (const char *name)
{
  guint index = 0;

  while (index < G_N_ELEMENTS (options) && !g_str_equal (options[index].name, name))
    index++;

  return index;
}

static guint
find_letter (char letter)
{
  guint index = 0;

  while (index < G_N_ELEMENTS (options) && options[index].letter != letter)
    index++;

  return index;
}

static gboolean
takes_option (const NwCliCommand *command,
              guint               index)
{
  return index < G_N_ELEMENTS (options) &&
         g_strv_contains (command->options, options[index].name);
}

/* ---- Reading -------------------------------------------------------------------------------- */

static gboolean
add_value (NwCliArgs  *self,
           guint       index,
           const char *value)
{
  if (self->values[index] == NULL)
    self->values[index] = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  g_ptr_array_add (self->values[index], g_strdup (value));

  return TRUE;
}

/* "--name=value", "--name value", "--name".  @words is moved on past a value of its own. */
static gboolean
read_long_option (NwCliArgs          *self,
                  const NwCliCommand *command,
                  char             ***words,
                  GError            **error)
{
  const char *word = **words + 2;
  const char *equals = strchr (word, '=');
  g_autofree char *name = equals != NULL ? g_strndup (word, (gsize) (equals - word))
                                         : g_strdup (word);
  const guint index = find_option (name);

  if (!takes_option (command, index))
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                 _("“%s” has no option “--%s”"), command->name, name);
  else if (options[index].argument == NULL && equals != NULL)
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                 _("The option “--%s” takes no value"), name);
  else if (options[index].argument == NULL)
    return add_value (self, index, "");
  else if (equals != NULL)
    return add_value (self, index, equals + 1);
  else if ((*words)[1] != NULL)
    return add_value (self, index, *++*words);
  else
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                 _("The option “--%s” needs a value: %s"), name, _(options[index].argument));

  return FALSE;
}

/* "-mvalue", "-m value": the letters that we have all take a value. */
static gboolean
read_short_option (NwCliArgs          *self,
                   const NwCliCommand *command,
                   char             ***words,
                   GError            **error)
{
  const char *word = **words;
  const guint index = find_letter (word[1]);

  if (!takes_option (command, index))
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                 _("“%s” has no option “%s”"), command->name, word);
  else if (word[2] != '\0')
    return add_value (self, index, word + 2);
  else if ((*words)[1] != NULL)
    return add_value (self, index, *++*words);
  else
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                 _("The option “%s” needs a value: %s"), word, _(options[index].argument));

  return FALSE;
}

static gboolean
read_words (NwCliArgs          *self,
            const NwCliCommand *command,
            char              **words,
            GError            **error)
{
  gboolean has_ended = FALSE;

  for (; *words != NULL; words++)
    {
      if (has_ended || words[0][0] != '-' || words[0][1] == '\0')
        g_ptr_array_add (self->operands, g_strdup (*words));
      else if (g_str_equal (*words, "--"))
        has_ended = TRUE;
      else if (words[0][1] == '-' ? !read_long_option (self, command, &words, error)
                                  : !read_short_option (self, command, &words, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_operands (const NwCliArgs    *self,
                const NwCliCommand *command,
                GError            **error)
{
  const guint n_operands = self->operands->len;

  if (n_operands < command->min_operands)
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE,
                 _("“%s” needs %s"), command->name, _(command->operands));
  else if (n_operands > command->max_operands)
    g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, _("“%s” is one too many for “%s”"),
                 (const char *) g_ptr_array_index (self->operands, command->max_operands),
                 command->name);
  else
    return TRUE;

  return FALSE;
}

/**
 * nw_cli_args_parse:
 * @command: a command
 * @words: (array zero-terminated=1): what follows its name
 * @error: return location for an error
 *
 * Reads a command line.  A lone `-` is an operand; after `--` everything is.
 *
 * On error: %NW_CLI_ERROR_USAGE
 *
 * Returns: (transfer full) (nullable): what was given
 */
NwCliArgs *
nw_cli_args_parse (const NwCliCommand *command,
                   char              **words,
                   GError            **error)
{
  g_autoptr (NwCliArgs) self = g_new0 (NwCliArgs, 1);

  self->operands = g_ptr_array_new_with_free_func (g_free);
  if (!read_words (self, command, words, error) || !check_operands (self, command, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * nw_cli_args_free:
 * @self: (transfer full): what was given
 *
 * Frees it.
 */
void
nw_cli_args_free (NwCliArgs *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    g_clear_pointer (&self->values[i], g_ptr_array_unref);
  g_ptr_array_unref (self->operands);
  g_free (self);
}

/* ---- Asking --------------------------------------------------------------------------------- */

static GPtrArray *
get_values (const NwCliArgs *self,
            const char      *option)
{
  const guint index = find_option (option);

  g_assert (index < G_N_ELEMENTS (options));

  return self->values[index];
}

/**
 * nw_cli_args_has:
 * @self: what was given
 * @option: an option of the table
 *
 * Returns: whether it was given
 */
gboolean
nw_cli_args_has (const NwCliArgs *self,
                 const char      *option)
{
  return get_values (self, option) != NULL;
}

/**
 * nw_cli_args_get:
 * @self: what was given
 * @option: an option of the table
 *
 * Returns: (transfer none) (nullable): its value; the last, if it was given several times
 */
const char *
nw_cli_args_get (const NwCliArgs *self,
                 const char      *option)
{
  GPtrArray *values = get_values (self, option);

  return values != NULL ? g_ptr_array_index (values, values->len - 1) : NULL;
}

/**
 * nw_cli_args_get_all:
 * @self: what was given
 * @option: an option of the table
 *
 * Returns: (transfer none) (array zero-terminated=1): all its values, in order
 */
const char *const *
nw_cli_args_get_all (const NwCliArgs *self,
                     const char      *option)
{
  static const char *const none[] = { NULL };
  GPtrArray *values = get_values (self, option);

  return values != NULL ? (const char *const *) values->pdata : none;
}

/**
 * nw_cli_parse_number:
 * @text: decimal digits
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @number: (out): the number
 *
 * Returns: whether @text is such a number
 */
gboolean
nw_cli_parse_number (const char *text,
                     guint64     low,
                     guint64     high,
                     guint64    *number)
{
  return g_ascii_isdigit (*text) && g_ascii_string_to_unsigned (text, 10, low, high, number, NULL);
}

/**
 * nw_cli_args_get_number:
 * @self: what was given
 * @option: an option of the table
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @otherwise: the number if the option was not given
 * @number: (out): the number
 * @error: return location for an error
 *
 * Reads an option's value as a number.
 *
 * On error: %NW_CLI_ERROR_USAGE
 *
 * Returns: whether it is one within the bounds
 */
gboolean
nw_cli_args_get_number (const NwCliArgs *self,
                        const char      *option,
                        guint64          low,
                        guint64          high,
                        guint64          otherwise,
                        guint64         *number,
                        GError         **error)
{
  const char *text = nw_cli_args_get (self, option);
  g_autofree char *least = nw_cli_number (low);
  g_autofree char *most = nw_cli_number (high);

  *number = otherwise;
  if (text == NULL || nw_cli_parse_number (text, low, high, number))
    return TRUE;

  /* Translators: an option, what was given, the least and the greatest number allowed. */
  g_set_error (error, NW_CLI_ERROR, NW_CLI_ERROR_USAGE, _("“--%s %s”: not a number from %s to %s"),
               option, text, least, most);

  return FALSE;
}

/**
 * nw_cli_args_n_operands:
 * @self: what was given
 *
 * Returns: how many operands, that is: words that are no options
 */
guint
nw_cli_args_n_operands (const NwCliArgs *self)
{
  return self->operands->len;
}

/**
 * nw_cli_args_get_operand:
 * @self: what was given
 * @index: 0…n_operands-1
 *
 * Returns: (transfer none): that operand
 */
const char *
nw_cli_args_get_operand (const NwCliArgs *self,
                         guint            index)
{
  g_return_val_if_fail (index < self->operands->len, "");

  return g_ptr_array_index (self->operands, index);
}

/* ---- Help ----------------------------------------------------------------------------------- */

/**
 * nw_cli_usage:
 * @command: a command
 *
 * Returns: (transfer full): its usage line
 */
char *
nw_cli_usage (const NwCliCommand *command)
{
  const gboolean has_options = command->options[0] != NULL;
  const gboolean has_operands = command->max_operands > 0;

  return g_strconcat (_("Usage:"), " needlework-lab ", command->name,
                      has_options ? " " : "", has_options ? _("[OPTION…]") : "",
                      has_operands ? " " : "", has_operands ? _(command->operands) : "",
                      "\n", NULL);
}

/* "  -m, --moves MOVES" */
static char *
label_option (const Option *option)
{
  g_autofree char *letter = option->letter != 0 ? g_strdup_printf ("-%c, ", option->letter)
                                                : g_strdup ("");

  return g_strconcat ("  ", letter, "--", option->name, option->argument != NULL ? " " : "",
                      option->argument != NULL ? _(option->argument) : "", NULL);
}

/**
 * nw_cli_options_help:
 * @command: a command
 *
 * Returns: (transfer full): a line or two about each of its options
 */
char *
nw_cli_options_help (const NwCliCommand *command)
{
  GString *help = g_string_new (NULL);

  for (guint i = 0; command->options[i] != NULL; i++)
    {
      const Option *option = &options[find_option (command->options[i])];
      g_autofree char *label = label_option (option);

      nw_cli_append_entry (help, label, _(option->help));
    }

  return g_string_free_and_steal (help);
}
