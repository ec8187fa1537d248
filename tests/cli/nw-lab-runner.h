/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs needlework-lab as a shell does, and looks at what it said.
 *
 * Answers are compared as compact JSON, at JSON pointers:
 * `assert_json (run, "/seats/0/rank", "1")`.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * NwRun:
 * @status: exit status
 * @output: standard output
 * @messages: standard error
 *
 * A run that is over.
 */
typedef struct
{
  gint   status;
  char  *output;
  char  *messages;
} NwRun;

NwRun    *nw_run_words       (const char        *input,
                              const char *const *words) G_GNUC_WARN_UNUSED_RESULT;
NwRun    *nw_run             (const char        *input,
                              ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;
void      nw_run_free        (NwRun             *run);

char     *nw_run_path        (const char        *name) G_GNUC_WARN_UNUSED_RESULT;
char     *nw_run_json_at     (const char        *text,
                              const char        *pointer) G_GNUC_WARN_UNUSED_RESULT;

void      assert_status      (const NwRun       *run,
                              gint               status);
void      assert_output      (const NwRun       *run,
                              const char        *output);
void      assert_says        (const NwRun       *run,
                              const char        *part);
void      assert_complains   (const NwRun       *run,
                              const char        *part);
void      assert_has         (const NwRun       *run,
                              const char        *pointer);
void      assert_json        (const NwRun       *run,
                              const char        *pointer,
                              const char        *expected);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwRun, nw_run_free)

G_END_DECLS
