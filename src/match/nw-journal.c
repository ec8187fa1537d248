/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The autosave.
 *
 * The journal keeps its whole text in memory; the file is always a beginning of it.  So whatever
 * goes wrong, nothing is lost here, and the next line tries again: it goes on where the file ends,
 * or writes the file anew if it is not there any more.  Lines are handed to the kernel at once, for
 * which no disk is waited for, and survive the process from then on; a thread of its own sees to it
 * that they reach the disk.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "match/nw-game-file.h"
#include "match/nw-journal.h"
#include "match/nw-store-private.h"

struct _NwJournal
{
  GObject      parent_instance;

  /* Owned */
  char        *path;
  GString     *text;
  GThreadPool *syncer;

  gsize        written;
  int          fd;
  gint         sync_pending;
};

G_DEFINE_FINAL_TYPE (NwJournal, nw_journal, G_TYPE_OBJECT)

/* ---- To the disk ---------------------------------------------------------------------------- */

/* Runs in the journal's one thread. */
static void
sync_file (gpointer data,
           gpointer user_data)
{
  NwJournal *self = user_data;
  const int fd = GPOINTER_TO_INT (data) - 1;

  /* What is written from now on needs another round. */
  g_atomic_int_set (&self->sync_pending, FALSE);
  fdatasync (fd);
  close (fd);
}

static void
request_sync (NwJournal *self)
{
  int fd;

  if (!g_atomic_int_compare_and_exchange (&self->sync_pending, FALSE, TRUE))
    return;

  fd = fcntl (self->fd, F_DUPFD_CLOEXEC, 0);
  if (fd < 0 || !g_thread_pool_push (self->syncer, GINT_TO_POINTER (fd + 1), NULL))
    {
      g_atomic_int_set (&self->sync_pending, FALSE);
      if (fd >= 0)
        close (fd);
    }
}

static void
close_file (NwJournal *self)
{
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  self->fd = -1;
  self->written = 0;
}

/* Whether somebody has removed the file, so that nobody would find what is written to it. */
static gboolean
is_removed (NwJournal *self)
{
  struct stat status;

  return fstat (self->fd, &status) == 0 && status.st_nlink == 0;
}

/* Writes all there is to a new file and goes on with that one. */
static gboolean
write_anew (NwJournal *self,
            GError   **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *name = g_path_get_basename (self->path);

  close_file (self);
  if (g_mkdir_with_parents (folder, 0700) < 0)
    {
      nw_store_errno_error (error, errno, name);
      return FALSE;
    }
  if (!nw_store_write (self->path, self->text->str, self->text->len, error))
    return FALSE;

  self->fd = g_open (self->path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (self->fd < 0)
    {
      nw_store_errno_error (error, errno, name);
      return FALSE;
    }
  self->written = self->text->len;

  return TRUE;
}

static gboolean
write_rest (NwJournal *self,
            GError   **error)
{
  g_autofree char *name = NULL;

  if (self->fd < 0 || is_removed (self))
    return write_anew (self, error);

  if (nw_store_write_rest (self->fd, self->text->str, self->text->len, &self->written))
    {
      request_sync (self);
      return TRUE;
    }

  name = g_path_get_basename (self->path);
  nw_store_errno_error (error, errno, name);

  return FALSE;
}

/* ---- Object --------------------------------------------------------------------------------- */

static void
nw_journal_finalize (GObject *object)
{
  NwJournal *self = NW_JOURNAL (object);

  /* Waits for the thread, which uses self. */
  g_thread_pool_free (self->syncer, FALSE, TRUE);
  close_file (self);
  g_string_free (self->text, TRUE);
  g_clear_pointer (&self->path, g_free);

  G_OBJECT_CLASS (nw_journal_parent_class)->finalize (object);
}

static void
nw_journal_class_init (NwJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_journal_finalize;
}

static void
nw_journal_init (NwJournal *self)
{
  self->fd = -1;
  self->text = g_string_new (NULL);
  self->syncer = g_thread_pool_new (sync_file, self, 1, FALSE, NULL);
}

/**
 * nw_journal_new:
 * @path: the journal's file
 *
 * Nothing is read or written yet.
 *
 * Returns: (transfer full): a journal
 */
NwJournal *
nw_journal_new (const char *path)
{
  NwJournal *self = g_object_new (NW_TYPE_JOURNAL, NULL);

  self->path = g_strdup (path);

  return self;
}

/**
 * nw_journal_get_path:
 * @self: a journal
 *
 * Returns: (transfer none): its file
 */
const char *
nw_journal_get_path (NwJournal *self)
{
  g_return_val_if_fail (NW_IS_JOURNAL (self), NULL);

  return self->path;
}

/**
 * nw_journal_begin:
 * @self: a journal
 * @match: a match
 * @error: return location for a #NwStoreError
 *
 * Begins the journal anew with @match as it is now: written to a new file, synced, renamed.  What
 * an earlier match left there is replaced.  nw_match_set_journal() then keeps it.
 *
 * Returns: whether it is on the disk.  On error the journal can be used all the same: each line
 *   tries again
 */
gboolean
nw_journal_begin (NwJournal *self,
                  NwMatch   *match,
                  GError   **error)
{
  g_autoptr (NwGameFile) file = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (NW_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (NW_IS_MATCH (match), FALSE);

  file = nw_game_file_new_for_match (match);
  text = nw_game_file_to_text (file, FALSE);
  g_string_assign (self->text, g_strchomp (text));
  g_string_append_c (self->text, '\n');

  return write_anew (self, error);
}

/**
 * nw_journal_append:
 * @self: a journal that was begun
 * @line: a line: a move in notation, `back N` or `hint sN`
 * @error: return location for a #NwStoreError
 *
 * Adds a line.  Waits for no disk.
 *
 * Returns: whether the line is out of reach of this process's end.  On error it is kept and written
 *   with the next
 */
gboolean
nw_journal_append (NwJournal  *self,
                   const char *line,
                   GError    **error)
{
  g_return_val_if_fail (NW_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->text->len > 0, FALSE);

  g_string_append (self->text, line);
  g_string_append_c (self->text, '\n');

  return write_rest (self, error);
}

/**
 * nw_journal_flush:
 * @self: a journal
 *
 * Waits until all that was written is on the disk: for the end of the session.
 */
void
nw_journal_flush (NwJournal *self)
{
  g_return_if_fail (NW_IS_JOURNAL (self));

  if (self->fd >= 0)
    fdatasync (self->fd);
}

/**
 * nw_journal_remove:
 * @self: a journal
 * @error: return location for a #NwStoreError
 *
 * Removes the journal's file: there is nothing to continue.
 *
 * Returns: whether it is gone
 */
gboolean
nw_journal_remove (NwJournal *self,
                   GError   **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (NW_IS_JOURNAL (self), FALSE);

  close_file (self);
  g_string_truncate (self->text, 0);
  if (g_unlink (self->path) == 0 || errno == ENOENT)
    return TRUE;

  name = g_path_get_basename (self->path);
  nw_store_errno_error (error, errno, name);

  return FALSE;
}

/**
 * nw_journal_set_aside:
 * @self: a journal
 * @path: where to, in the same file system
 *
 * Moves the journal's file out of the way, so that the next match does not replace it.
 *
 * Returns: whether there was one, and it was moved
 */
gboolean
nw_journal_set_aside (NwJournal  *self,
                      const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_return_val_if_fail (NW_IS_JOURNAL (self), FALSE);

  close_file (self);
  g_string_truncate (self->text, 0);

  return g_mkdir_with_parents (folder, 0700) == 0 && g_rename (self->path, path) == 0;
}

/* ---- Reading back --------------------------------------------------------------------------- */

/* Counts a hint; one for nobody who sits there counts for nothing. */
static void
merge_hint (NwGameFile *file,
            const char *seat)
{
  guint64 number;

  if (*seat == 's' &&
      g_ascii_string_to_unsigned (seat + 1, 10, 1, file->deal.n_seats, &number, NULL))
    file->n_hints[number - 1]++;
}

/* Merges the lines after the first into the moves of @file, which are text whatever the bytes are:
 * a damaged line is told of as an illegal move. */
static void
merge_lines (NwGameFile *file,
             char       *lines)
{
  char *end;

  for (; (end = strchr (lines, '\n')) != NULL; lines = end + 1)
    {
      guint64 n_moves;

      *end = '\0';
      if (g_str_has_prefix (lines, "hint "))
        {
          merge_hint (file, lines + 5);
          continue;
        }

      if (!g_str_has_prefix (lines, "back "))
        g_ptr_array_add (file->moves, g_utf8_make_valid (lines, -1));
      else if (g_ascii_string_to_unsigned (lines + 5, 10, 0, file->moves->len, &n_moves, NULL))
        g_ptr_array_set_size (file->moves, (gint) n_moves);

      /* The hash was that of the first line. */
      file->has_hash = FALSE;
    }
}

/**
 * nw_journal_is_text:
 * @text: (array length=length): a file's content
 * @length: how many bytes
 *
 * Tells a journal, whose first line is a whole saved game, from a saved game.
 *
 * Returns: whether there are lines after such a first line
 */
gboolean
nw_journal_is_text (const char *text,
                    gsize       length)
{
  const char *end = length > 0 ? memchr (text, '\n', length) : NULL;

  return end != NULL && end - text > 1 && *text == '{' && end[-1] == '}' && end + 1 < text + length;
}

/**
 * nw_journal_load:
 * @text: (array length=length): a journal's content
 * @length: how many bytes
 * @problems: (element-type NwProblem): where all that is wrong is appended
 *
 * Reads a journal as a saved game.
 *
 * Returns: (transfer full) (nullable): the saved game, %NULL if no match can be made of it
 */
NwGameFile *
nw_journal_load (const char *text,
                 gsize       length,
                 GPtrArray  *problems)
{
  const char *end = length > 0 ? memchr (text, '\n', length) : NULL;
  const gsize first = end != NULL ? (gsize) (end - text) : length;
  NwGameFile *file = nw_game_file_load (text, first, problems);

  if (file != NULL && first < length)
    {
      g_autofree char *lines = g_strndup (end + 1, length - first - 1);

      merge_lines (file, lines);
    }

  return file;
}

/**
 * nw_journal_continue:
 * @self: a journal
 * @problems: (element-type NwProblem): where all that is wrong is appended
 * @error: return location for a #NwStoreError
 *
 * Reads the match that the journal's file tells of, as far as it was written.  To go on with it
 * call nw_journal_begin(), which leaves the old file in place until the new one is written.
 *
 * Returns: (transfer full) (nullable): the match.  On error: %NW_STORE_ERROR_READ, or
 *   %NW_STORE_ERROR_NO_GAME with the reasons in @problems
 */
NwMatch *
nw_journal_continue (NwJournal  *self,
                     GPtrArray  *problems,
                     GError    **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autoptr (NwGameFile) file = NULL;
  gsize length;
  GError *cause = NULL;

  g_return_val_if_fail (NW_IS_JOURNAL (self), NULL);

  name = g_path_get_basename (self->path);
  if (!g_file_get_contents (self->path, &text, &length, &cause))
    {
      nw_store_take_error (error, cause, name, TRUE);
      return NULL;
    }

  file = nw_journal_load (text, length, problems);
  if (file == NULL)
    {
      nw_store_no_game_error (error, name);
      return NULL;
    }

  return nw_game_file_open (file, problems);
}
