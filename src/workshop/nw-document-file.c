/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The document's file and its draft.
 *
 * The file is read and written in threads.  What it holds is known by its SHA-256, so that a change
 * by another program is told from one of ours, and from one that changes nothing.  The draft is
 * written a moment after the last change, to a file of its own.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-document-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "match/nw-phrases.h"
#include "ruleset/nw-file-queue.h"
#include "workshop/nw-library.h"

/* How long after a change its draft is written, in milliseconds. */
#define DRAFT_DELAY 1000

/* ---- Reading --------------------------------------------------------------------------------- */

/* What was read from a file. */
typedef struct
{
  NwRuleset *ruleset;
  char      *known;
} Reading;

static void
reading_free (Reading *reading)
{
  g_clear_pointer (&reading->ruleset, nw_ruleset_unref);
  g_free (reading->known);
  g_free (reading);
}

static char *
dup_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return g_filename_display_name (base != NULL ? base : "");
}

/* Says that a file is no ruleset, and where it stops being one. */
static void
set_no_ruleset (GError          **error,
                const char       *name,
                const GPtrArray  *problems)
{
  const NwProblem *problem = problems->len > 0 ? problems->pdata[0] : NULL;
  g_autofree char *sentence = NULL;

  if (problem == NULL)
    {
      g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE, _("“%s” is not a ruleset"),
                   name);
      return;
    }

  sentence = nw_phrase_problem (problem, g_get_language_names ()[0]);
  if (problem->line > 0)
    /* Translators: a file, the number of a line, and what is wrong there */
    g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE,
                 _("“%s” is not a ruleset; line %u: %s"), name, problem->line, sentence);
  else
    /* Translators: a file, and what is wrong with it */
    g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE, _("“%s” is not a ruleset: %s"),
                 name, sentence);
}

static void
read_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data,
                GCancellable *cancellable)
{
  GFile *file = data;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *name = dup_name (file);
  g_autofree char *text = NULL;
  NwRuleset *ruleset;
  Reading *reading;
  gsize length;

  if (!g_file_load_contents (file, cancellable, &text, &length, NULL, &error))
    {
      g_task_return_new_error (task, NW_RULESET_ERROR, NW_RULESET_ERROR_READ,
                               _("“%s” cannot be read: %s"), name, error->message);
      return;
    }

  ruleset = nw_ruleset_load (text, length, problems);
  if (ruleset == NULL)
    {
      set_no_ruleset (&error, name, problems);
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  reading = g_new0 (Reading, 1);
  reading->ruleset = ruleset;
  reading->known = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  g_task_return_pointer (task, reading, (GDestroyNotify) reading_free);
}

/**
 * nw_document_open_async:
 * @file: a file
 * @cancellable: (nullable): to give up
 * @callback: called when it is done
 * @data: for @callback
 *
 * Reads a ruleset, which may have errors, in a thread.
 */
void
nw_document_open_async (GFile               *file,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, nw_document_open_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * nw_document_open_finish:
 * @result: what the callback was given
 * @error: return location for an error
 *
 * On error: %NW_RULESET_ERROR_READ, %NW_RULESET_ERROR_PARSE, with a sentence that names the file
 *
 * Returns: (transfer full) (nullable): the document
 */
NwDocument *
nw_document_open_finish (GAsyncResult  *result,
                         GError       **error)
{
  Reading *reading = g_task_propagate_pointer (G_TASK (result), error);
  NwDocument *self;

  if (reading == NULL)
    return NULL;

  self = nw_document_new (reading->ruleset, NULL);
  self->is_read_only = nw_ruleset_is_read_only (reading->ruleset);
  nw_document_set_file (self, g_task_get_task_data (G_TASK (result)), reading->known);
  reading_free (reading);

  return self;
}

/* ---- Changes from outside -------------------------------------------------------------------- */

static void
set_outside (NwDocument        *self,
             NwDocumentOutside  outside)
{
  if (self->outside == outside)
    return;

  self->outside = outside;
  nw_document_notify_outside (self);
}

/* A look at the file, and what was known of it when it began. */
typedef struct
{
  NwDocument *document;
  guint       generation;
} Look;

static Look *
look_new (NwDocument *document)
{
  Look *look = g_new (Look, 1);

  look->document = g_object_ref (document);
  look->generation = document->generation;

  return look;
}

static void
look_free (Look *look)
{
  g_object_unref (look->document);
  g_free (look);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Look, look_free)

static void
on_checked_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (Look) look = user_data;
  NwDocument *self = look->document;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *found = NULL;
  gsize length;

  self->checks--;
  if (self->file == NULL || !g_file_equal (G_FILE (object), self->file) || self->n_saves > 0)
    return;
  /* It may have read what the file was before it was saved. */
  if (look->generation != self->generation)
    {
      nw_document_check_outside (self);
      return;
    }

  if (!g_file_load_contents_finish (G_FILE (object), result, &text, &length, NULL, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        set_outside (self, NW_DOCUMENT_OUTSIDE_GONE);
      return;
    }

  found = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  if (self->known == NULL)
    {
      self->known = g_steal_pointer (&found);
      nw_document_draft_wanted (self);
    }
  else
    set_outside (self, strcmp (found, self->known) == 0 ? NW_DOCUMENT_OUTSIDE_NONE
                                                        : NW_DOCUMENT_OUTSIDE_CHANGED);
}

/**
 * nw_document_check_outside:
 * @self: a document
 *
 * Looks whether the file is still as it was; happens by itself where the file system tells.
 */
void
nw_document_check_outside (NwDocument *self)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));

  /* One that waits its turn sees whatever changes until then. */
  if (self->file == NULL || self->checks > 1 || self->n_saves > 0)
    return;

  self->checks++;
  g_file_load_contents_async (self->file, NULL, on_checked_cb, look_new (self));
}

/**
 * nw_document_get_outside:
 * @self: a document
 *
 * Returns: what became of the file since it was loaded or saved
 */
NwDocumentOutside
nw_document_get_outside (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), NW_DOCUMENT_OUTSIDE_NONE);

  return self->outside;
}

static void
on_keeping_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (Look) look = user_data;
  NwDocument *self = look->document;
  g_autofree char *text = NULL;
  gsize length;

  /* Saved meanwhile: what was kept is in the file. */
  if (look->generation != self->generation)
    return;

  g_clear_pointer (&self->known, g_free);
  if (g_file_load_contents_finish (G_FILE (object), result, &text, &length, NULL, NULL))
    self->known = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  nw_document_draft_wanted (self);
}

/**
 * nw_document_keep_mine:
 * @self: a document
 *
 * Takes note of what another program did to the file, and keeps what is here, which is not saved
 * then.
 */
void
nw_document_keep_mine (NwDocument *self)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));

  self->generation++;
  if (self->file != NULL)
    g_file_load_contents_async (self->file, NULL, on_keeping_cb, look_new (self));

  nw_document_set_unsaved (self);
  set_outside (self, NW_DOCUMENT_OUTSIDE_NONE);
}

static void
on_monitor_changed_cb (GFileMonitor      *monitor G_GNUC_UNUSED,
                       GFile             *file G_GNUC_UNUSED,
                       GFile             *other G_GNUC_UNUSED,
                       GFileMonitorEvent  event,
                       NwDocument        *self)
{
  if (event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    nw_document_check_outside (self);
}

static void
clear_monitor (NwDocument *self)
{
  if (self->monitor == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
}

/**
 * nw_document_set_file:
 * @self: a document
 * @file: (nullable): its file from now on
 * @known: (nullable): SHA-256 of what it holds
 *
 * Takes a file.
 */
void
nw_document_set_file (NwDocument *self,
                      GFile      *file,
                      const char *known)
{
  g_set_str (&self->known, known);
  self->generation++;
  set_outside (self, NW_DOCUMENT_OUTSIDE_NONE);
  if (file == NULL || (self->file != NULL && g_file_equal (file, self->file)))
    return;

  clear_monitor (self);
  g_set_object (&self->file, file);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect (self->monitor, "changed", G_CALLBACK (on_monitor_changed_cb), self);
}

/**
 * nw_document_get_file:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): its file; %NULL if it has none yet
 */
GFile *
nw_document_get_file (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), NULL);

  return self->file;
}

/* ---- Work in a thread ------------------------------------------------------------------------ */

static void
on_thread_done_cb (GObject      *object G_GNUC_UNUSED,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_set_task_data (task, g_object_ref (result), g_object_unref);
  g_task_return_boolean (task, TRUE);
}

/* Does something with a file in a thread, with a document as the source of the result.  Two tasks,
 * for the one that a thread has may be let go there last, and its source with it: a document must
 * not end in a thread. */
static void
run (NwDocument          *self,
     GFile               *file,
     GTaskThreadFunc      func,
     gpointer             work,
     GDestroyNotify       free_work,
     GCancellable        *cancellable,
     GAsyncReadyCallback  callback,
     gpointer             data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  g_autoptr (GTask) threaded = g_task_new (NULL, cancellable, on_thread_done_cb, task);

  g_task_set_source_tag (task, run);
  g_task_set_source_tag (threaded, run);
  g_task_set_task_data (threaded, work, free_work);
  nw_file_queue_run (file, threaded, func);
}

/* What came of it, and what it was done with. */
static gpointer
finish (GAsyncResult  *result,
        gpointer      *work,
        GError       **error)
{
  GTask *threaded = g_task_get_task_data (G_TASK (result));

  *work = g_task_get_task_data (threaded);

  return g_task_propagate_pointer (threaded, error);
}

/* ---- Saving ---------------------------------------------------------------------------------- */

/* What is being saved. */
typedef struct
{
  NwRuleset *ruleset;
  GFile     *file;
  guint      serial;
} Saving;

static void
saving_free (Saving *saving)
{
  nw_ruleset_unref (saving->ruleset);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
save_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;
  const char *path = g_file_peek_path (saving->file);

  if (path == NULL)
    {
      g_autofree char *name = dup_name (saving->file);

      g_task_return_new_error (task, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE,
                               _("“%s” is not on this computer; save it to a folder here"), name);
      return;
    }

  if (!nw_ruleset_save (saving->ruleset, path, &error))
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  g_task_return_pointer (task, nw_ruleset_hash (saving->ruleset), g_free);
}

/**
 * nw_document_save_async:
 * @self: a document
 * @file: (nullable): where, which is its file from then on; %NULL for the file that it has
 * @cancellable: (nullable): to give up before it begins
 * @callback: called when it is done
 * @data: for @callback
 *
 * Saves the document as it is now, in a thread; it can be changed meanwhile.
 */
void
nw_document_save_async (NwDocument          *self,
                        GFile               *file,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  Saving *saving;

  g_return_if_fail (NW_IS_DOCUMENT (self));
  g_return_if_fail (file != NULL || self->file != NULL);

  saving = g_new0 (Saving, 1);
  saving->ruleset = nw_ruleset_ref (nw_document_get_ruleset (self));
  saving->file = g_object_ref (file != NULL ? file : self->file);
  saving->serial = ++self->n_asked;
  self->n_saves++;
  self->generation++;

  run (self, saving->file, save_in_thread, saving, (GDestroyNotify) saving_free, cancellable,
       callback, data);
}

/**
 * nw_document_save_finish:
 * @self: a document
 * @result: what the callback was given
 * @error: return location for an error
 *
 * On error: one of #NwRulesetError, with a sentence that names the file
 *
 * Returns: whether it was saved
 */
gboolean
nw_document_save_finish (NwDocument    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_autofree char *known = NULL;
  Saving *saving;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  self->n_saves--;
  known = finish (result, (gpointer *) &saving, error);
  if (known == NULL)
    return FALSE;

  /* Another file was asked for after this one, and that is the document's. */
  if (saving->serial != self->n_asked && self->file != NULL &&
      !g_file_equal (saving->file, self->file))
    return TRUE;

  nw_document_set_file (self, saving->file, known);
  nw_document_set_saved (self, saving->ruleset);
  nw_document_draft_wanted (self);

  return TRUE;
}

/* ---- Reading again --------------------------------------------------------------------------- */

/**
 * nw_document_reload_async:
 * @self: a document with a file
 * @cancellable: (nullable): to give up
 * @callback: called when it is done
 * @data: for @callback
 *
 * Reads the file again, in a thread.
 */
void
nw_document_reload_async (NwDocument          *self,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));
  g_return_if_fail (self->file != NULL);

  run (self, self->file, read_in_thread, g_object_ref (self->file), g_object_unref, cancellable,
       callback, data);
}

/**
 * nw_document_reload_finish:
 * @self: a document
 * @result: what the callback was given
 * @error: return location for an error
 *
 * Takes what the file has now, as a step that can be undone.
 *
 * On error: %NW_RULESET_ERROR_READ, %NW_RULESET_ERROR_PARSE; nothing has changed then
 *
 * Returns: whether it was read
 */
gboolean
nw_document_reload_finish (NwDocument    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  Reading *reading;
  GFile *file;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  reading = finish (result, (gpointer *) &file, error);
  if (reading == NULL)
    return FALSE;

  if (nw_ruleset_get_game (reading->ruleset) !=
      nw_ruleset_get_game (nw_document_get_ruleset (self)))
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE,
                           _("The file is now for another game; open it anew"));
      reading_free (reading);
      return FALSE;
    }

  nw_document_end_merge (self);
  nw_document_change (self, reading->ruleset, _("Reload"), NULL);
  nw_document_set_saved (self, reading->ruleset);
  nw_document_set_file (self, file, reading->known);
  nw_document_draft_wanted (self);
  reading_free (reading);

  return TRUE;
}

/* ---- The draft ------------------------------------------------------------------------------- */

static void
set_drafted (NwDocument *self,
             NwRuleset  *drafted,
             const char *base,
             GError     *error)
{
  if (drafted != NULL)
    nw_ruleset_ref (drafted);
  g_clear_pointer (&self->drafted, nw_ruleset_unref);
  self->drafted = drafted;
  g_set_str (&self->drafted_base, base);
  g_set_str (&self->draft_error, error != NULL ? error->message : NULL);
  nw_document_notify_draft (self);
}

/* Whether the draft is what would be written now. */
static gboolean
is_draft_current (NwDocument *self)
{
  return self->drafted == nw_document_get_ruleset (self) &&
         g_strcmp0 (self->drafted_base, self->known) == 0;
}

static gboolean
write_draft (NwDocument  *self,
             NwRuleset   *ruleset,
             GError     **error)
{
  g_autofree char *uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;

  return nw_draft_write (self->draft_path, ruleset, uri, self->known, error);
}

/* What a thread needs to write a draft; it and the document have it together. */
struct _NwDrafting
{
  NwRuleset *ruleset;
  char      *path;
  char      *uri;
  char      *base;

  GMutex     lock;               /* held while it is written; guards @is_unwanted */
  gboolean   is_unwanted;
};

static void
drafting_clear (NwDrafting *drafting)
{
  nw_ruleset_unref (drafting->ruleset);
  g_free (drafting->path);
  g_free (drafting->uri);
  g_free (drafting->base);
  g_mutex_clear (&drafting->lock);
}

static void
drafting_unref (NwDrafting *drafting)
{
  g_atomic_rc_box_release_full (drafting, (GDestroyNotify) drafting_clear);
}

/* Sees to it that no thread writes a draft from now on, nor is about to. */
static void
stop_drafting (NwDocument *self)
{
  if (self->drafting == NULL)
    return;

  g_mutex_lock (&self->drafting->lock);
  self->drafting->is_unwanted = TRUE;
  g_mutex_unlock (&self->drafting->lock);
}

static void
draft_in_thread (GTask        *task,
                 gpointer      source G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable G_GNUC_UNUSED)
{
  NwDrafting *drafting = data;
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&drafting->lock);
  if (!drafting->is_unwanted)
    nw_draft_write (drafting->path, drafting->ruleset, drafting->uri, drafting->base, &error);
  g_mutex_unlock (&drafting->lock);

  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
on_drafted_cb (GObject      *object G_GNUC_UNUSED,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (NwDocument) self = user_data;
  const NwDrafting *drafting = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->drafting, drafting_unref);
  if (drafting->is_unwanted)
    return;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_message ("The draft is not written: %s", error->message);
  if (self->draft_path == NULL || strcmp (self->draft_path, drafting->path) != 0)
    {
      /* It was let go meanwhile. */
      g_unlink (drafting->path);
      return;
    }

  set_drafted (self, error == NULL ? drafting->ruleset : NULL, drafting->base, error);
  if (error == NULL)
    nw_document_draft_wanted (self);
}

static gboolean
on_draft_due_cb (gpointer user_data)
{
  NwDocument *self = user_data;
  g_autoptr (GTask) task = NULL;
  NwDrafting *drafting;

  self->draft_timer = 0;
  if (self->drafting != NULL || self->draft_path == NULL)
    return G_SOURCE_REMOVE;

  drafting = g_atomic_rc_box_new0 (NwDrafting);
  g_mutex_init (&drafting->lock);
  drafting->ruleset = nw_ruleset_ref (nw_document_get_ruleset (self));
  drafting->path = g_strdup (self->draft_path);
  drafting->uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  drafting->base = g_strdup (self->known);
  self->drafting = g_atomic_rc_box_acquire (drafting);
  task = g_task_new (NULL, NULL, on_drafted_cb, g_object_ref (self));
  g_task_set_source_tag (task, on_draft_due_cb);
  g_task_set_task_data (task, drafting, (GDestroyNotify) drafting_unref);
  g_task_run_in_thread (task, draft_in_thread);

  return G_SOURCE_REMOVE;
}

static void
remove_draft (NwDocument *self)
{
  g_clear_handle_id (&self->draft_timer, g_source_remove);
  /* One that was taken up may be there, though nothing was written here yet. */
  g_unlink (self->draft_path);
  if (self->drafted != NULL)
    set_drafted (self, NULL, NULL, NULL);
}

/**
 * nw_document_draft_wanted:
 * @self: a document
 *
 * Sees to it that the draft is as the document soon, or gone if all is saved.
 */
void
nw_document_draft_wanted (NwDocument *self)
{
  if (self->draft_path == NULL || self->drafting != NULL)
    return;

  if (!nw_document_is_modified (self))
    remove_draft (self);
  else if (!is_draft_current (self) && self->draft_timer == 0)
    self->draft_timer = g_timeout_add (DRAFT_DELAY, on_draft_due_cb, self);
  nw_document_notify_draft (self);
}

/**
 * nw_document_set_draft:
 * @self: a document
 * @path: (nullable): where drafts are written, see nw_draft_new_path()
 *
 * Keeps a draft of what is not saved from now on.
 */
void
nw_document_set_draft (NwDocument *self,
                       const char *path)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));

  g_clear_pointer (&self->drafted, nw_ruleset_unref);
  g_set_str (&self->draft_path, path);
  nw_document_draft_wanted (self);
}

/**
 * nw_document_take_draft:
 * @self: a document as its file has it now
 * @draft: a draft of it that was left behind
 * @base: (nullable): SHA-256 of what the file held when the draft was made from it
 *
 * Takes up what was not saved, as a step.  If the file is no longer what it was made from, another
 * program has changed it, and saving would write over that.
 */
void
nw_document_take_draft (NwDocument *self,
                        NwRuleset  *draft,
                        const char *base)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));

  nw_document_end_merge (self);
  if (base != NULL && g_strcmp0 (base, self->known) != 0)
    {
      g_set_str (&self->known, base);
      set_outside (self, NW_DOCUMENT_OUTSIDE_CHANGED);
    }
  nw_document_change (self, draft, _("What was not saved"), NULL);
}

/**
 * nw_document_is_draft_saved:
 * @self: a document
 *
 * Returns: whether all that is not in the file is in the draft
 */
gboolean
nw_document_is_draft_saved (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), FALSE);

  return self->drafted != NULL && self->drafted == nw_document_get_ruleset (self);
}

/**
 * nw_document_get_draft_error:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): why no draft can be written; %NULL if it can
 */
const char *
nw_document_get_draft_error (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), NULL);

  return self->draft_error;
}

/**
 * nw_document_flush_draft:
 * @self: a document
 *
 * Writes the draft now, for when the program is about to end.
 */
void
nw_document_flush_draft (NwDocument *self)
{
  g_autoptr (GError) error = NULL;
  NwRuleset *ruleset;

  g_return_if_fail (NW_IS_DOCUMENT (self));

  ruleset = nw_document_get_ruleset (self);
  if (self->draft_path == NULL || !nw_document_is_modified (self) || is_draft_current (self))
    return;

  g_clear_handle_id (&self->draft_timer, g_source_remove);
  stop_drafting (self);
  if (!write_draft (self, ruleset, &error))
    g_message ("The draft is not written: %s", error->message);
  set_drafted (self, error == NULL ? ruleset : NULL, self->known, error);
}

/**
 * nw_document_drop_draft:
 * @self: a document
 *
 * Removes the draft and keeps none from now on: what is not saved is not wanted.
 */
void
nw_document_drop_draft (NwDocument *self)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));

  if (self->draft_path == NULL)
    return;

  g_clear_handle_id (&self->draft_timer, g_source_remove);
  stop_drafting (self);
  g_unlink (self->draft_path);
  g_clear_pointer (&self->draft_path, g_free);
  set_drafted (self, NULL, NULL, NULL);
}

/**
 * nw_document_let_file_go:
 * @self: a document that goes away
 *
 * Lets the file and the draft be.
 */
void
nw_document_let_file_go (NwDocument *self)
{
  clear_monitor (self);
  g_clear_handle_id (&self->draft_timer, g_source_remove);
  g_clear_pointer (&self->drafting, drafting_unref);
  g_clear_pointer (&self->drafted, nw_ruleset_unref);
}
