/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between nw-document.c and nw-document-file.c.
 */

#pragma once

#include "workshop/nw-document.h"

/* A draft that is being written, see nw-document-file.c. */
typedef struct _NwDrafting NwDrafting;

/**
 * _NwDocument:
 * @steps: the states that can be gone to, at least one
 * @present: index of the present one
 * @is_merging: whether a change with the same key goes into the present step
 * @is_read_only: whether it cannot be changed
 * @saved: the state that is in the file
 * @judged: the state that was judged last
 * @is_judging: whether a thread judges
 * @n_errors: of @judged
 * @n_warnings: of @judged
 * @file: (nullable): where it is saved
 * @known: (nullable): SHA-256 of what the file holds, as far as we know
 * @monitor: (nullable): tells about changes of the file
 * @outside: what became of the file
 * @checks: how many checks of the file are on their way
 * @n_saves: how many saves are on their way
 * @n_asked: how many saves were asked for
 * @generation: how often @known has become another one, or is about to
 * @draft_path: (nullable): where the draft is kept
 * @draft_error: (nullable): why it can't be
 * @drafted: (nullable): the state that is in the draft
 * @drafted_base: (nullable): what @known was when it was put there
 * @draft_timer: source that will write the draft, or 0
 * @drafting: (nullable): what a thread writes now
 *
 * A document.
 */
struct _NwDocument
{
  GObject            parent_instance;

  GPtrArray         *steps;
  guint              present;
  gboolean           is_merging;
  gboolean           is_read_only;
  NwRuleset         *saved;

  NwRuleset         *judged;
  gboolean           is_judging;
  guint              n_errors;
  guint              n_warnings;

  GFile             *file;
  char              *known;
  GFileMonitor      *monitor;
  NwDocumentOutside  outside;
  guint              checks;
  guint              n_saves;
  guint              n_asked;
  guint              generation;

  char              *draft_path;
  char              *draft_error;
  NwRuleset         *drafted;
  char              *drafted_base;
  guint              draft_timer;
  NwDrafting        *drafting;
};

void nw_document_set_saved      (NwDocument *self,
                                 NwRuleset  *saved);
void nw_document_set_unsaved    (NwDocument *self);
void nw_document_notify_outside (NwDocument *self);
void nw_document_notify_draft   (NwDocument *self);

void nw_document_set_file       (NwDocument *self,
                                 GFile      *file,
                                 const char *known);
void nw_document_draft_wanted   (NwDocument *self);
void nw_document_let_file_go    (NwDocument *self);
