/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving a ruleset: all of it or nothing, and on the disk when it is said to be.
 *
 * The new file replaces the old one in one step; where a symbolic link stands, the file that it
 * leads to is replaced.  What was there before is kept as a version first.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "ruleset/nw-json.h"
#include "ruleset/nw-versions.h"

/* More links than this lead in a circle. */
#define MAX_LINKS 40
#define NEW_FILE_MODE 0666

static const struct
{
  GFileError     cause;
  NwRulesetError code;
  const char    *message;
} file_errors[] = {
  { G_FILE_ERROR_NOSPC, NW_RULESET_ERROR_NO_SPACE, N_("There is no space left for “%s”") },
  { G_FILE_ERROR_ACCES, NW_RULESET_ERROR_READ_ONLY, N_("“%s” may not be written") },
  { G_FILE_ERROR_PERM, NW_RULESET_ERROR_READ_ONLY, N_("“%s” may not be written") },
  { G_FILE_ERROR_ROFS, NW_RULESET_ERROR_READ_ONLY, N_("“%s” may not be written") },
  { G_FILE_ERROR_NOENT, NW_RULESET_ERROR_GONE, N_("The folder of “%s” is not there") },
  { G_FILE_ERROR_NOTDIR, NW_RULESET_ERROR_GONE, N_("The folder of “%s” is not there") },
};

/**
 * nw_ruleset_set_file_error:
 * @error: return location for an error
 * @cause: what GLib says
 * @path: the file
 *
 * Says why a file could not be written.
 */
void
nw_ruleset_set_file_error (GError    **error,
                           GFileError  cause,
                           const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  for (guint i = 0; i < G_N_ELEMENTS (file_errors); i++)
    if (file_errors[i].cause == cause)
      {
        g_autoptr (GString) message = g_string_new (_(file_errors[i].message));

        g_string_replace (message, "%s", name, 1);
        g_set_error_literal (error, NW_RULESET_ERROR, file_errors[i].code, message->str);
        return;
      }

  g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE, _("“%s” cannot be written"), name);
}

/* The file that a path leads to, which need not be there; NULL if its links lead in a circle. */
static char *
resolve_links (const char *path)
{
  char *resolved = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (resolved, NULL);
      g_autofree char *folder = NULL;

      if (target == NULL)
        return resolved;
      folder = g_path_get_dirname (resolved);
      g_free (resolved);
      resolved = g_path_is_absolute (target) ? g_steal_pointer (&target)
                                             : g_build_filename (folder, target, NULL);
    }
  g_free (resolved);

  return NULL;
}

/* Keeps what is about to be replaced, where the file or the id that it has itself says.  That this cannot be done is
 * no reason not to save. */
static void
keep_previous (const char *path,
               const char *text,
               gsize       length)
{
  g_autofree char *previous = NULL;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) document = NULL;
  g_autoptr (GVariant) id = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;
  gsize previous_length;
  gboolean odd;

  if (!g_file_get_contents (path, &previous, &previous_length, NULL) || previous_length == 0 ||
      (previous_length == length && memcmp (previous, text, length) == 0))
    return;

  document = nw_json_read (previous, previous_length, problems, &odd);
  id = nw_json_get (document, "id");
  name = nw_json_get_string (id) != NULL ? nw_json_get_string (id) : "";
  if (!nw_versions_keep (path, name, previous, previous_length, &error))
    g_message ("The version before is not kept: %s", error->message);
}

static gboolean
write_file (const char *path,
            const char *text,
            gsize       length,
            GError    **error)
{
  g_autoptr (GError) cause = NULL;
  GStatBuf before;
  const gboolean is_there = g_stat (path, &before) == 0;
  const int mode = is_there ? (int) (before.st_mode & 07777) : NEW_FILE_MODE;

  if (!g_file_set_contents_full (path, text, (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 mode, &cause))
    {
      nw_ruleset_set_file_error (error, (GFileError) cause->code, path);
      return FALSE;
    }
  if (is_there)
    g_chmod (path, mode);

  return TRUE;
}

/**
 * nw_ruleset_save:
 * @self: a ruleset; it may have errors
 * @path: a file's name
 * @error: return location for an error
 *
 * Writes the ruleset in canonical form.  Either the whole file is written and on the disk, or the
 * old one is there as before.  It keeps its permissions, and is kept itself as a version.
 *
 * On error: %NW_RULESET_ERROR_VERSION, %NW_RULESET_ERROR_TOO_LARGE, %NW_RULESET_ERROR_NO_SPACE,
 * %NW_RULESET_ERROR_READ_ONLY, %NW_RULESET_ERROR_GONE, %NW_RULESET_ERROR_WRITE
 *
 * Returns: whether it was written
 */
gboolean
nw_ruleset_save (const NwRuleset *self,
                 const char      *path,
                 GError         **error)
{
  g_autofree char *text = nw_ruleset_to_text (self);
  g_autofree char *resolved = resolve_links (path);
  const gsize length = strlen (text);

  if (nw_ruleset_is_read_only (self))
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_VERSION,
                           _("The ruleset was made by a newer version and is read only"));
      return FALSE;
    }
  if (length > NW_JSON_MAX_BYTES)
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_TOO_LARGE,
                           _("The ruleset is larger than a file may be"));
      return FALSE;
    }
  if (resolved == NULL)
    {
      nw_ruleset_set_file_error (error, G_FILE_ERROR_LOOP, path);
      return FALSE;
    }
  if (g_access (resolved, F_OK) == 0 && g_access (resolved, W_OK) != 0)
    {
      nw_ruleset_set_file_error (error, G_FILE_ERROR_ACCES, resolved);
      return FALSE;
    }

  keep_previous (resolved, text, length);

  return write_file (resolved, text, length, error);
}
