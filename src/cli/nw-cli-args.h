/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Command lines: the options in a table, what was given, and complaints about it.
 *
 * Every option exists once, whatever commands take it.  A command names the ones that it takes.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwCliError:
 * @NW_CLI_ERROR_BAD: the input was judged bad: exit status 1
 * @NW_CLI_ERROR_USAGE: wrong usage: exit status 2, the command's usage is shown
 * @NW_CLI_ERROR_FILE: a file cannot be read or written: exit status 2
 *
 * Why a command failed.  Messages are for people, in the language of the process.
 */
typedef enum
{
  NW_CLI_ERROR_BAD = 1,
  NW_CLI_ERROR_USAGE,
  NW_CLI_ERROR_FILE,
} NwCliError;

#define NW_CLI_ERROR (nw_cli_error_quark ())
GQuark nw_cli_error_quark (void);

/** NW_CLI_DONE: exit status: done. */
#define NW_CLI_DONE 0
/** NW_CLI_JUDGED_BAD: exit status: the input was judged bad. */
#define NW_CLI_JUDGED_BAD 1
/** NW_CLI_UNUSABLE: exit status: wrong usage or unreadable file. */
#define NW_CLI_UNUSABLE 2

/** NW_CLI_MAX_OPTIONS: the most options that one command takes. */
#define NW_CLI_MAX_OPTIONS 16

typedef struct _NwCliArgs NwCliArgs;

/**
 * NwCliCommand:
 * @name: the word that stands first
 * @operands: what follows the options, for the usage line
 * @summary: one line (translatable)
 * @options: (array zero-terminated=1): names of the options that it takes
 * @min_operands: the fewest operands
 * @max_operands: the most operands
 * @run: does it, gives the exit status; if it sets the error, that decides the status
 *
 * A command.
 */
typedef struct
{
  const char *name;
  const char *operands;
  const char *summary;
  const char *options[NW_CLI_MAX_OPTIONS];
  guint       min_operands;
  guint       max_operands;
  int       (*run) (const NwCliArgs *args,
                    GError         **error);
} NwCliCommand;

NwCliArgs         *nw_cli_args_parse       (const NwCliCommand *command,
                                            char              **words,
                                            GError            **error) G_GNUC_WARN_UNUSED_RESULT;
void               nw_cli_args_free        (NwCliArgs          *self);

gboolean           nw_cli_args_has         (const NwCliArgs    *self,
                                            const char         *option);
const char        *nw_cli_args_get         (const NwCliArgs    *self,
                                            const char         *option);
const char *const *nw_cli_args_get_all     (const NwCliArgs    *self,
                                            const char         *option);
gboolean           nw_cli_args_get_number  (const NwCliArgs    *self,
                                            const char         *option,
                                            guint64             low,
                                            guint64             high,
                                            guint64             otherwise,
                                            guint64            *number,
                                            GError            **error);
guint              nw_cli_args_n_operands  (const NwCliArgs    *self);
const char        *nw_cli_args_get_operand (const NwCliArgs    *self,
                                            guint               index);

char              *nw_cli_usage            (const NwCliCommand *command) G_GNUC_WARN_UNUSED_RESULT;
char              *nw_cli_options_help     (const NwCliCommand *command) G_GNUC_WARN_UNUSED_RESULT;

gboolean           nw_cli_parse_number     (const char         *text,
                                            guint64             low,
                                            guint64             high,
                                            guint64            *number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwCliArgs, nw_cli_args_free)

G_END_DECLS
