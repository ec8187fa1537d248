/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Output.  Standard output gets results and nothing else; both streams are UTF-8 whatever the
 * locale, so that what a program reads does not depend on it.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/nw-phrases.h"
#include "ruleset/nw-json.h"

/* Where explanations start in lists of commands and options. */
#define ENTRY_COLUMN 26

/* "es_MX.UTF-8" is es-MX. */
static gpointer
make_language_tag (gpointer unused)
{
  const char *name = g_get_language_names ()[0];
  char *tag = g_strndup (name, strcspn (name, ".@"));

  if (g_str_equal (tag, "C") || g_str_equal (tag, "POSIX"))
    {
      g_free (tag);
      return g_strdup ("en");
    }

  return g_strdelimit (tag, "_", '-');
}

/**
 * nw_cli_language:
 *
 * Returns: (transfer none): the language of the process as a BCP 47 tag, for functions that take a
 *   language; `en` in the locale C
 */
const char *
nw_cli_language (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, make_language_tag, NULL);
}

/**
 * nw_cli_print:
 * @text: UTF-8
 *
 * Writes to standard output.
 */
void
nw_cli_print (const char *text)
{
  fputs (text, stdout);
}

static void
print_json (GVariant *value,
            gboolean  pretty)
{
  g_autoptr (GVariant) owned = g_variant_ref_sink (value);
  g_autoptr (GString) text = g_string_new (NULL);

  nw_json_print (owned, pretty, text);
  if (text->len == 0 || text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  fwrite (text->str, 1, text->len, stdout);
}

/**
 * nw_cli_print_json:
 * @value: an object or a list; a floating reference is taken
 *
 * Writes JSON to standard output, for programs and people.
 */
void
nw_cli_print_json (GVariant *value)
{
  print_json (value, TRUE);
}

/**
 * nw_cli_print_line:
 * @value: an object; a floating reference is taken
 *
 * Writes JSON to standard output as one line, at once.
 */
void
nw_cli_print_line (GVariant *value)
{
  print_json (value, FALSE);
  fflush (stdout);
}

/**
 * nw_cli_complain:
 * @format: a message
 * @...: its arguments
 *
 * Writes a line to standard error, with the program's name.
 */
void
nw_cli_complain (const char *format,
                 ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  fprintf (stderr, "needlework-lab: %s\n", message);
}

/* "FILE:LINE:COLUMN: error: MESSAGE [POINTER]", without what is not known. */
static void
show_problem (const char      *file,
              const NwProblem *problem,
              FILE            *stream)
{
  g_autofree char *message = nw_phrase_problem (problem, nw_cli_language ());

  fputs (file, stream);
  if (problem->line > 0)
    fprintf (stream, ":%u:%u", problem->line, problem->column);
  fprintf (stream, ": %s: %s",
           problem->severity == NW_SEVERITY_ERROR ? _("error") : _("warning"), message);
  if (*problem->pointer != '\0')
    fprintf (stream, " [%s]", problem->pointer);
  fputc ('\n', stream);
}

/**
 * nw_cli_show_problems:
 * @file: what the problems were found in
 * @problems: (element-type NwProblem): all of them
 * @stream: where to write
 *
 * Writes one line for each problem.
 */
void
nw_cli_show_problems (const char      *file,
                      const GPtrArray *problems,
                      FILE            *stream)
{
  for (guint i = 0; i < problems->len; i++)
    show_problem (file, g_ptr_array_index (problems, i), stream);
}

/* ---- Layout --------------------------------------------------------------------------------- */

/**
 * nw_cli_number:
 * @number: a number
 *
 * Writes a large number for use in a sentence; translations cannot hold its format.
 *
 * Returns: (transfer full): its digits
 */
char *
nw_cli_number (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}

/**
 * nw_cli_width:
 * @text: UTF-8
 *
 * Returns: how many columns of a terminal it takes
 */
gsize
nw_cli_width (const char *text)
{
  gsize width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const gunichar c = g_utf8_get_char (text);

      if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }

  return width;
}

/**
 * nw_cli_pad:
 * @text: appended to
 * @cell: what stands in the cell
 * @width: its width in columns
 *
 * Appends a cell of a table and fills it with blanks; one at least.
 */
void
nw_cli_pad (GString    *text,
            const char *cell,
            gsize       width)
{
  gsize column = nw_cli_width (cell);

  g_string_append (text, cell);
  do
    g_string_append_c (text, ' ');
  while (++column < width);
}

static void
append_blanks (GString *text,
               gsize    n_blanks)
{
  for (; n_blanks > 0; n_blanks--)
    g_string_append_c (text, ' ');
}

static gsize
get_column (const GString *text)
{
  const char *line = strrchr (text->str, '\n');

  return nw_cli_width (line != NULL ? line + 1 : text->str);
}

/**
 * nw_cli_append_words:
 * @text: appended to
 * @indent: column at which further lines begin
 * @words: words separated by blanks
 *
 * Appends words and a line end, broken into lines of at most 80 columns.
 */
void
nw_cli_append_words (GString    *text,
                     gsize       indent,
                     const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);
  gsize column = get_column (text);

  for (guint i = 0; list[i] != NULL; i++)
    {
      const gsize width = nw_cli_width (list[i]);
      const gboolean is_first = column <= indent || i == 0;

      if (!is_first && column + 1 + width > NW_CLI_COLUMNS)
        {
          g_string_append_c (text, '\n');
          append_blanks (text, indent);
          column = indent;
        }
      else if (!is_first)
        {
          g_string_append_c (text, ' ');
          column++;
        }
      g_string_append (text, list[i]);
      column += width;
    }

  g_string_append_c (text, '\n');
}

/**
 * nw_cli_append_entry:
 * @text: appended to
 * @label: a command or an option
 * @words: what it does
 *
 * Appends an entry of a list of commands or options; a long label has a line of its own.
 */
void
nw_cli_append_entry (GString    *text,
                     const char *label,
                     const char *words)
{
  nw_cli_pad (text, label, ENTRY_COLUMN);
  if (nw_cli_width (label) >= ENTRY_COLUMN)
    {
      g_string_truncate (text, text->len - 1);
      g_string_append_c (text, '\n');
      append_blanks (text, ENTRY_COLUMN);
    }
  nw_cli_append_words (text, ENTRY_COLUMN, words);
}
