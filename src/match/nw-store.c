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

G_DEFINE_QUARK (nw-store-error-quark, nw_store_error)

/* What is said of a failure. */
static char *
phrase_error (NwStoreError code,
              const char  *name)
{
  switch (code)
    {
    case NW_STORE_ERROR_READ:
      return g_strdup_printf (_("“%s” can’t be read"), name);
    case NW_STORE_ERROR_NO_SPACE:
      return g_strdup_printf (_("There is no space left to write “%s”"), name);
    case NW_STORE_ERROR_READ_ONLY:
      return g_strdup_printf (_("“%s” may not be written there: it is read only"), name);
    case NW_STORE_ERROR_GONE:
      return g_strdup_printf (_("“%s” can’t be written: its folder is not there"), name);
    default:
      return g_strdup_printf (_("“%s” can’t be written"), name);
    }
}

static void
set_error (GError     **error,
           NwStoreError code,
           const char  *name,
           const char  *detail)
{
  g_autofree char *message = phrase_error (code, name);

  g_set_error (error, NW_STORE_ERROR, (gint) code, "%s (%s)", message, detail);
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

  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (g_error_matches (error, G_FILE_ERROR, causes[i].file_code) ||
        g_error_matches (error, G_IO_ERROR, causes[i].io_code))
      return code_for_errno (causes[i].saved_errno);

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
  set_error (error, is_reading ? NW_STORE_ERROR_READ : code_for_error (cause), name,
             cause->message);
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
