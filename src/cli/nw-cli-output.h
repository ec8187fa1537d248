/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes to standard output and standard error, and how text is laid out in 80 columns.
 */

#pragma once

#include <stdio.h>

#include "engine/nw-problem.h"

G_BEGIN_DECLS

/** NW_CLI_COLUMNS: no line that a person reads is longer, as far as its words allow. */
#define NW_CLI_COLUMNS 80

const char *nw_cli_language      (void);

void        nw_cli_print         (const char      *text);
void        nw_cli_print_json    (GVariant        *value);
void        nw_cli_print_line    (GVariant        *value);
void        nw_cli_complain      (const char      *format,
                                  ...) G_GNUC_PRINTF (1, 2);
void        nw_cli_show_problems (const char      *file,
                                  const GPtrArray *problems,
                                  FILE            *stream);

char       *nw_cli_number        (guint64          number) G_GNUC_WARN_UNUSED_RESULT;
gsize       nw_cli_width         (const char      *text);
void        nw_cli_pad           (GString         *text,
                                  const char      *cell,
                                  gsize            width);
void        nw_cli_append_entry  (GString         *text,
                                  const char      *label,
                                  const char      *words);
void        nw_cli_append_words  (GString         *text,
                                  gsize            indent,
                                  const char      *words);

G_END_DECLS
