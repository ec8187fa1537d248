/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A document of the Workshop: the ruleset that is open, the file it belongs to, and the steps that
 * can be undone.
 *
 * The ruleset is a value (nw-ruleset.h); a change is another value with a name, made by the
 * functions of nw-edit.h and given to nw_document_change().  Every view is drawn from
 * nw_document_get_ruleset(), and from nothing else, when `changed` is emitted.  Judging a large
 * ruleset takes long, so it happens in a thread; `problems-changed` tells when it is done.
 *
 * Not thread safe: for the main thread.
 */

#pragma once

#include <gio/gio.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwDocumentOutside:
 * @NW_DOCUMENT_OUTSIDE_NONE: the file is as it was loaded or saved
 * @NW_DOCUMENT_OUTSIDE_CHANGED: another program has changed the file
 * @NW_DOCUMENT_OUTSIDE_GONE: the file is no longer there
 *
 * What became of a document's file since it was loaded or saved.
 */
typedef enum
{
  NW_DOCUMENT_OUTSIDE_NONE,
  NW_DOCUMENT_OUTSIDE_CHANGED,
  NW_DOCUMENT_OUTSIDE_GONE,
} NwDocumentOutside;

GType nw_document_outside_get_type (void);
#define NW_TYPE_DOCUMENT_OUTSIDE (nw_document_outside_get_type ())

/* Properties, all of which notify: ruleset, title, modified, read-only, can-undo, can-redo,
 * undo-name, redo-name, judging, n-errors, n-warnings, outside, draft-saved, draft-error.
 *
 * Signals: changed (NwRuleset *before), problems-changed (). */
#define NW_TYPE_DOCUMENT (nw_document_get_type ())
G_DECLARE_FINAL_TYPE (NwDocument, nw_document, NW, DOCUMENT, GObject)

NwDocument      *nw_document_new             (NwRuleset           *ruleset,
                                              GFile               *file) G_GNUC_WARN_UNUSED_RESULT;
NwDocument      *nw_document_new_unsaved     (NwRuleset           *ruleset) G_GNUC_WARN_UNUSED_RESULT;
void             nw_document_open_async      (GFile               *file,
                                              GCancellable        *cancellable,
                                              GAsyncReadyCallback  callback,
                                              gpointer             data);
NwDocument      *nw_document_open_finish     (GAsyncResult        *result,
                                              GError             **error) G_GNUC_WARN_UNUSED_RESULT;

NwRuleset       *nw_document_get_ruleset     (NwDocument          *self);
GFile           *nw_document_get_file        (NwDocument          *self);
const char      *nw_document_get_title       (NwDocument          *self);
gboolean         nw_document_is_modified     (NwDocument          *self);
gboolean         nw_document_is_read_only    (NwDocument          *self);

/* Changes */

void             nw_document_change          (NwDocument          *self,
                                              NwRuleset           *changed,
                                              const char          *name,
                                              const char          *merge_key);
void             nw_document_end_merge       (NwDocument          *self);
gboolean         nw_document_can_undo        (NwDocument          *self);
gboolean         nw_document_can_redo        (NwDocument          *self);
const char      *nw_document_get_undo_name   (NwDocument          *self);
const char      *nw_document_get_redo_name   (NwDocument          *self);
gboolean         nw_document_undo            (NwDocument          *self);
gboolean         nw_document_redo            (NwDocument          *self);

/* Problems */

gboolean         nw_document_is_judging      (NwDocument          *self);
const GPtrArray *nw_document_get_problems    (NwDocument          *self);
guint            nw_document_get_n_errors    (NwDocument          *self);
guint            nw_document_get_n_warnings  (NwDocument          *self);

/* The file */

void             nw_document_save_async      (NwDocument          *self,
                                              GFile               *file,
                                              GCancellable        *cancellable,
                                              GAsyncReadyCallback  callback,
                                              gpointer             data);
gboolean         nw_document_save_finish     (NwDocument          *self,
                                              GAsyncResult        *result,
                                              GError             **error);
NwDocumentOutside nw_document_get_outside    (NwDocument          *self);
void             nw_document_check_outside   (NwDocument          *self);
void             nw_document_keep_mine       (NwDocument          *self);
void             nw_document_reload_async    (NwDocument          *self,
                                              GCancellable        *cancellable,
                                              GAsyncReadyCallback  callback,
                                              gpointer             data);
gboolean         nw_document_reload_finish   (NwDocument          *self,
                                              GAsyncResult        *result,
                                              GError             **error);

/* The draft: what is not saved yet, kept apart from the file */

void             nw_document_set_draft       (NwDocument          *self,
                                              const char          *path);
void             nw_document_take_draft      (NwDocument          *self,
                                              NwRuleset           *draft,
                                              const char          *base);
gboolean         nw_document_is_draft_saved  (NwDocument          *self);
const char      *nw_document_get_draft_error (NwDocument          *self);
void             nw_document_flush_draft     (NwDocument          *self);
void             nw_document_drop_draft      (NwDocument          *self);

G_END_DECLS
