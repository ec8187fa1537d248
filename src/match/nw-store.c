/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing files so that they are whole or not there, and saying what went wrong.
 *
 * A file is written beside its place, synced and renamed; a symbolic link is followed first, so
 * that it stays one.  What is no regular file (a pipe, a device) is written where it is.  Messages
 * are the application's own words: these errors happen to the one who runs it, not to a seat.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "match/nw-game-file.h"
#include "match/nw-store-private.h"
#include "ruleset/nw-json.h"

G_DEFINE_QUARK (nw-store-error-quark, nw_store_error)

/* What is said of a failure.  What GLib says of it is added only to what we have no words for: it
 * names paths that nobody knows, as those under which a sandbox is handed its files. */
static void
set_error (GError     **error,
           NwStoreError code,
           const char  *name,
           const char  *detail)
{
  switch (code)
    {
    case NW_STORE_ERROR_NO_SPACE:
      g_set_error (error, NW_STORE_ERROR, (gint) code,
                   _("There is no space left to write “%s”"), name);
      break;
    case NW_STORE_ERROR_READ_ONLY:
      g_set_error (error, NW_STORE_ERROR, (gint) code,
                   _("“%s” may not be written there: it is read only"), name);
      break;
    case NW_STORE_ERROR_GONE:
      g_set_error (error, NW_STORE_ERROR, (gint) code,
                   _("“%s” can’t be written: its folder is not there"), name);
      break;
    default:
      g_set_error (error, NW_STORE_ERROR, (gint) code, _("“%s” can’t be written (%s)"), name,
                   detail);
    }
}

/* The same where a file can't be read. */
static void
set_read_error (GError      **error,
                const GError *cause,
                const char   *name)
{
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    g_set_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ, _("“%s” is not there any more"), name);
  else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED) ||
           g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_ACCES))
    g_set_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ,
                 _("You have no permission to read “%s”"), name);
  else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    g_set_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ, _("“%s” is a folder"), name);
  else
    g_set_error (error, NW_STORE_ERROR, NW_STORE_ERROR_READ, _("“%s” can’t be read (%s)"), name,
                 cause->message);
}

static NwStoreError
code_for_errno (int saved_errno)
{
  switch (saved_errno)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return NW_STORE_ERROR_NO_SPACE;
    case EACCES:
    case EPERM:
    case EROFS:
      return NW_STORE_ERROR_READ_ONLY;
    case ENOENT:
    case ENOTDIR:
      return NW_STORE_ERROR_GONE;
    default:
      return NW_STORE_ERROR_WRITE;
    }
}

/* The same for what GLib and GIO report. */
static NwStoreError
code_for_error (const GError *error)
{
  static const struct
  {
    gint file_code;
    gint io_code;
    int  saved_errno;
  } causes[] = {
    { G_FILE_ERROR_NOSPC, G_IO_ERROR_NO_SPACE, ENOSPC },
    { G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED, EACCES },
    { G_FILE_ERROR_PERM, G_IO_ERROR_PERMISSION_DENIED, EPERM },
    { G_FILE_ERROR_ROFS, G_IO_ERROR_READ_ONLY, EROFS },
    { G_FILE_ERROR_NOENT, G_IO_ERROR_NOT_FOUND, ENOENT },
    { G_FILE_ERROR_NOTDIR, G_IO_ERROR_NOT_DIRECTORY, ENOTDIR },
  };
  /* For these GLib has no code; it only ends its message with the system's words. */
  static const int unnamed[] = { EDQUOT, EFBIG };

  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (g_error_matches (error, G_FILE_ERROR, causes[i].file_code) ||
        g_error_matches (error, G_IO_ERROR, causes[i].io_code))
      return code_for_errno (causes[i].saved_errno);
  for (guint i = 0; i < G_N_ELEMENTS (unnamed); i++)
    if (g_str_has_suffix (error->message, g_strerror (unnamed[i])))
      return code_for_errno (unnamed[i]);

  return NW_STORE_ERROR_WRITE;
}

/**
 * nw_store_take_error:
 * @error: return location for a #NwStoreError
 * @cause: (transfer full): what GLib or GIO reported
 * @name: the file's name, for people
 * @is_reading: whether it was being read
 *
 * Turns another library's error into one of ours.
 */
void
nw_store_take_error (GError    **error,
                     GError     *cause,
                     const char *name,
                     gboolean    is_reading)
{
  if (is_reading)
    set_read_error (error, cause, name);
  else
    set_error (error, code_for_error (cause), name, cause->message);
  g_error_free (cause);
}

/**
 * nw_store_no_game_error:
 * @error: return location for a #NwStoreError
 * @name: the file's name, for people
 *
 * Sets %NW_STORE_ERROR_NO_GAME.
 */
void
nw_store_no_game_error (GError    **error,
                        const char *name)
{
  g_set_error (error, NW_STORE_ERROR, NW_STORE_ERROR_NO_GAME,
               _("“%s” holds no game that could be opened"), name);
}

/**
 * nw_store_errno_error:
 * @error: return location for a #NwStoreError
 * @saved_errno: why the system could not write
 * @name: the file's name, for people
 *
 * Turns a number of the system into one of our errors.
 */
void
nw_store_errno_error (GError    **error,
                      int         saved_errno,
                      const char *name)
{
  set_error (error, code_for_errno (saved_errno), name, g_strerror (saved_errno));
}

/**
 * nw_store_is_special:
 * @path: a path
 *
 * Returns: whether there is something that must not be replaced by a file: a pipe, a device
 */
gboolean
nw_store_is_special (const char *path)
{
  struct stat status;

  return stat (path, &status) == 0 && !S_ISREG (status.st_mode) && !S_ISDIR (status.st_mode);
}

/* Reads a stream to its end, but no more than is read of any file, and one byte. */
static gboolean
read_stream (GInputStream *stream,
             GByteArray   *bytes,
             GCancellable *cancellable,
             GError      **cause)
{
  guint8 buffer[16 * 1024];
  gssize n;

  do
    {
      n = g_input_stream_read (stream, buffer, sizeof buffer, cancellable, cause);
      if (n > 0)
        g_byte_array_append (bytes, buffer, (guint) n);
    }
  while (n > 0 && bytes->len <= NW_JSON_MAX_BYTES);

  return n >= 0;
}

/**
 * nw_store_read:
 * @file: a file
 * @text: (out) (transfer full): its content, closed by a NUL
 * @length: (out): how many bytes
 * @cancellable: (nullable): a cancellable
 * @error: return location for a #NwStoreError
 *
 * Reads a whole file, if it is not larger than %NW_JSON_MAX_BYTES.
 *
 * Returns: whether it was read.  On error: %NW_STORE_ERROR_READ or %NW_STORE_ERROR_TOO_LARGE; or
 *   %G_IO_ERROR_CANCELLED
 */
gboolean
nw_store_read (GFile        *file,
               char        **text,
               gsize        *length,
               GCancellable *cancellable,
               GError      **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  GError *cause = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, &cause);

  if (stream == NULL || !read_stream (G_INPUT_STREAM (stream), bytes, cancellable, &cause))
    {
      if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_propagate_error (error, cause);
      else
        nw_store_take_error (error, cause, name, TRUE);
      return FALSE;
    }
  if (bytes->len > NW_JSON_MAX_BYTES)
    {
      g_set_error (error, NW_STORE_ERROR, NW_STORE_ERROR_TOO_LARGE,
                   _("“%s” is too large: Needlework’s files have at most %d MiB"), name,
                   NW_JSON_MAX_BYTES / (1024 * 1024));
      return FALSE;
    }

  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  *text = (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);

  return TRUE;
}

/**
 * nw_store_write_rest:
 * @fd: a file that is open for writing
 * @text: all that shall be in it
 * @length: bytes of @text
 * @written: (inout): bytes of @text that are in it
 *
 * Writes what is left.
 *
 * Returns: whether all is written; if not, errno says why
 */
gboolean
nw_store_write_rest (int         fd,
                     const char *text,
                     gsize       length,
                     gsize      *written)
{
  while (*written < length)
    {
      const gssize n = write (fd, text + *written, length - *written);

      if (n > 0)
        *written += (gsize) n;
      else if (n == 0 || errno != EINTR)
        return FALSE;
    }

  return TRUE;
}

static gboolean
write_special (const char *path,
               const char *text,
               gsize       length,
               GError    **error)
{
  const int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  gsize written = 0;
  gboolean done;

  done = fd >= 0 && nw_store_write_rest (fd, text, length, &written);
  if (!done)
    nw_store_errno_error (error, errno, path);
  if (fd >= 0)
    g_close (fd, NULL);

  return done;
}

/**
 * nw_store_write:
 * @path: where to
 * @text: all that shall be in it
 * @length: bytes of @text
 * @error: return location for a #NwStoreError
 *
 * Writes a whole file, and waits until it is on the disk.
 *
 * Returns: whether it is.  On error: #NwStoreError; what was there before is as it was
 */
gboolean
nw_store_write (const char *path,
                const char *text,
                gsize       length,
                GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  char *real = NULL;
  GError *cause = NULL;

  if (nw_store_is_special (path))
    return write_special (path, text, length, error);

  real = realpath (path, NULL);
  g_file_set_contents_full (real != NULL ? real : path, text, (gssize) length,
                            G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644,
                            &cause);
  free (real);
  if (cause == NULL)
    return TRUE;

  nw_store_take_error (error, cause, name, FALSE);

  return FALSE;
}
