/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeping and listing previous versions.
 *
 * A version's file is called by the moment at which it was kept, in microseconds, so that names
 * sort by age.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-versions.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "ruleset/nw-judge.h"
#include "ruleset/nw-ruleset-private.h"

#define SUFFIX ".nwrules"

static char *
get_folder (const char *key)
{
  return g_build_filename (g_get_user_state_dir (), "needlework", "versions", key, NULL);
}

static char *
get_folder_of_id (const char *id)
{
  return get_folder (nw_is_id (id) ? id : "unnamed");
}

/* Whether the portal for documents has handed the file over: /run/user/1000/doc/8a7b/a.nwrules, in a
 * sandbox /run/flatpak/doc/8a7b/a.nwrules. */
static gboolean
is_of_portal (const char *path)
{
  static const char *const places[] = { "/run/user/*/doc/*", "/run/flatpak/doc/*" };
  g_autofree char *own = g_strconcat (g_get_user_runtime_dir (), "/doc/", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_pattern_match_simple (places[i], path))
      return TRUE;

  return g_str_has_prefix (path, own);
}

/* The folder of a file's versions; NULL if they are kept by their id.  Its name is too long to be an
 * id. */
static char *
get_folder_of_file (const char *file)
{
  g_autofree char *real = file != NULL ? realpath (file, NULL) : NULL;
  g_autofree char *uri = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *key = NULL;

  if (file == NULL)
    return NULL;
  if (real == NULL)
    real = g_canonicalize_filename (file, NULL);
  if (is_of_portal (file) || is_of_portal (real))
    return NULL;

  uri = g_filename_to_uri (real, NULL, NULL);
  if (uri == NULL)
    return NULL;
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  key = g_strconcat ("file-", hash, NULL);

  return get_folder (key);
}

static gint
compare_age (gconstpointer a,
             gconstpointer b)
{
  const NwVersion *first = *(const NwVersion *const *) a;
  const NwVersion *second = *(const NwVersion *const *) b;

  return (first->saved_at < second->saved_at) - (first->saved_at > second->saved_at);
}

/**
 * nw_version_free:
 * @version: (transfer full): a version
 *
 * Frees it; its file stays.
 */
void
nw_version_free (NwVersion *version)
{
  g_free (version->path);
  g_free (version);
}

static void
list_folder (const char *folder,
             GPtrArray  *versions)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      char *end;
      const gint64 saved_at = g_ascii_strtoll (name, &end, 10);
      NwVersion *version;

      if (saved_at <= 0 || strcmp (end, SUFFIX) != 0)
        continue;
      version = g_new0 (NwVersion, 1);
      version->path = g_build_filename (folder, name, NULL);
      version->saved_at = saved_at;
      g_ptr_array_add (versions, version);
    }
  g_ptr_array_sort (versions, compare_age);
}

/**
 * nw_versions_list:
 * @file: (nullable) (type filename): the ruleset's file; %NULL if it has none yet
 * @id: the ruleset's id
 *
 * Returns: (transfer full) (element-type NwVersion): its previous versions, the newest first, and
 *   after them those that were kept by its id
 */
GPtrArray *
nw_versions_list (const char *file,
                  const char *id)
{
  GPtrArray *versions = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_version_free);
  g_autofree char *of_file = get_folder_of_file (file);
  g_autofree char *of_id = get_folder_of_id (id);

  if (of_file != NULL)
    list_folder (of_file, versions);
  list_folder (of_id, versions);

  return versions;
}

static gboolean
is_same (const NwVersion *version,
         const char      *text,
         gsize            length)
{
  g_autofree char *kept = NULL;
  gsize kept_length;

  return g_file_get_contents (version->path, &kept, &kept_length, NULL) &&
         kept_length == length && memcmp (kept, text, length) == 0;
}

/**
 * nw_versions_keep:
 * @file: (type filename): the ruleset's file
 * @id: the ruleset's id
 * @text: (array length=length): the file that is about to be replaced
 * @length: bytes
 * @error: return location for an error
 *
 * Keeps a version, unless it is the last one that was kept, and lets the oldest go.
 *
 * On error: one of #NwRulesetError
 *
 * Returns: whether it is kept
 */
gboolean
nw_versions_keep (const char *file,
                  const char *id,
                  const char *text,
                  gsize       length,
                  GError    **error)
{
  g_autofree char *folder = get_folder_of_file (file);
  g_autofree char *path = NULL;
  g_autoptr (GPtrArray) versions =
    g_ptr_array_new_with_free_func ((GDestroyNotify) nw_version_free);
  g_autoptr (GError) cause = NULL;
  gint64 now = g_get_real_time ();

  if (folder == NULL)
    folder = get_folder_of_id (id);
  list_folder (folder, versions);
  if (versions->len > 0)
    {
      const NwVersion *newest = g_ptr_array_index (versions, 0);

      if (is_same (newest, text, length))
        return TRUE;
      now = MAX (now, newest->saved_at + 1);
    }

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      nw_ruleset_set_file_error (error, g_file_error_from_errno (errno), folder);
      return FALSE;
    }
  path = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%" G_GINT64_FORMAT SUFFIX, folder, now);
  if (!g_file_set_contents_full (path, text, (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0600, &cause))
    {
      nw_ruleset_set_file_error (error, (GFileError) cause->code, path);
      return FALSE;
    }

  for (guint i = NW_VERSIONS_KEPT - 1; i < versions->len; i++)
    g_unlink (((const NwVersion *) g_ptr_array_index (versions, i))->path);

  return TRUE;
}
