/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The designer's rulesets as files in a folder.
 *
 * What is removed goes to a hidden folder beside them, from which it can be brought back, and is
 * gone for good after a month.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-library.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-edit.h"

#define SUFFIX ".nwrules"
/* How long what was removed can be brought back, in microseconds. */
#define KEPT (30 * G_TIME_SPAN_DAY)

/* ---- Places ---------------------------------------------------------------------------------- */

/**
 * nw_library_get_folder:
 *
 * Returns: (transfer full) (type filename): the folder of the designer's own rulesets, which need
 *   not be there yet
 */
char *
nw_library_get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "needlework", "rulesets", NULL);
}

static char *
get_removed_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "needlework", "rulesets", ".removed", NULL);
}

static gboolean
make_folder (const char  *folder,
             GError     **error)
{
  g_autofree char *name = NULL;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  name = g_filename_display_name (folder);
  g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE,
               _("The folder “%s” cannot be made: %s"), name, g_strerror (errno));

  return FALSE;
}

/**
 * nw_library_new_path:
 * @id: an identity
 *
 * Returns: (transfer full) (type filename): a file of the library that is not there yet, called by
 *   that identity
 */
char *
nw_library_new_path (const char *id)
{
  g_autofree char *folder = nw_library_get_folder ();
  g_autofree char *base = g_strconcat (id, SUFFIX, NULL);
  char *path = g_build_filename (folder, base, NULL);

  for (guint n = 2; g_file_test (path, G_FILE_TEST_EXISTS); n++)
    {
      g_free (path);
      path = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%s-%u" SUFFIX, folder, id, n);
    }

  return path;
}

static gboolean
is_taken (const char *id)
{
  g_autofree char *folder = nw_library_get_folder ();
  g_autofree char *base = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autoptr (NwRuleset) official = nw_ruleset_find_official (id);

  return official != NULL || g_file_test (path, G_FILE_TEST_EXISTS);
}

/**
 * nw_library_new_id:
 * @wish: an identity
 *
 * Returns: (transfer full): the first of wish, wish-2, wish-3… that no ruleset of the library has
 */
char *
nw_library_new_id (const char *wish)
{
  char *id = g_strdup (*wish != '\0' ? wish : "ruleset");

  for (guint n = 2; is_taken (id); n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", *wish != '\0' ? wish : "ruleset", n);
    }

  return id;
}

/* ---- Listing --------------------------------------------------------------------------------- */

/**
 * nw_library_entry_free:
 * @entry: (transfer full): an entry
 *
 * Frees it; its file stays.
 */
void
nw_library_entry_free (NwLibraryEntry *entry)
{
  g_free (entry->path);
  g_free (entry->id);
  g_free (entry->game);
  g_free (entry->title_en);
  g_free (entry->title_es);
  g_free (entry->error);
  g_clear_pointer (&entry->sample, nw_ruleset_unref);
  g_free (entry);
}

/* The ruleset with only a few cards in a list, from all over it. */
static NwRuleset *
make_sample (const NwRuleset *ruleset,
             const char      *pointer,
             guint            n_cards)
{
  GVariantBuilder builder;
  guint n = MIN (n_cards, NW_LIBRARY_SAMPLES);

  if (n == 0)
    return NULL;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) entry = nw_edit_get_entry (ruleset, pointer, i * (n_cards / n));

      g_variant_builder_add (&builder, "v", entry);
    }

  return nw_ruleset_with_value (ruleset, pointer, g_variant_builder_end (&builder));
}

static void
read_lists (NwLibraryEntry  *entry,
            const NwRuleset *ruleset)
{
  for (const NwField *field = nw_ruleset_get_fields (ruleset)->fields;
       field->key != NULL && entry->n_lists < NW_LIBRARY_LISTS; field++)
    {
      g_autofree char *pointer = g_strconcat ("/", field->key, NULL);
      const guint n_cards = nw_edit_n_entries (ruleset, pointer);

      if ((field->flags & NW_FIELD_CARDS) == 0)
        continue;

      if (entry->n_lists == 0)
        entry->sample = make_sample (ruleset, pointer, n_cards);
      entry->lists[entry->n_lists].field = field;
      entry->lists[entry->n_lists++].n_cards = n_cards;
    }
}

static NwLibraryEntry *
entry_new (const NwRuleset *ruleset,
           const char      *path)
{
  NwLibraryEntry *entry = g_new0 (NwLibraryEntry, 1);

  entry->path = g_strdup (path);
  entry->id = g_strdup (nw_ruleset_get_id (ruleset));
  entry->game = g_strdup (nw_ruleset_get_game (ruleset)->id);
  entry->title_en = g_strdup (nw_ruleset_get_title (ruleset, "en"));
  entry->title_es = g_strdup (nw_ruleset_get_title (ruleset, "es"));
  entry->n_errors = nw_problems_count (nw_ruleset_get_problems (ruleset), NW_SEVERITY_ERROR);
  entry->n_warnings = nw_problems_count (nw_ruleset_get_problems (ruleset), NW_SEVERITY_WARNING);
  read_lists (entry, ruleset);

  return entry;
}

/* Without the folder: that is the library. */
static char *
say_error (const GError *error,
           const char   *path,
           const char   *name)
{
  g_autofree char *display = g_filename_display_name (path);
  g_autoptr (GString) text = g_string_new (error->message);

  g_string_replace (text, display, name, 0);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* An entry for a file; one that can't be read is listed too, with the reason. */
static NwLibraryEntry *
read_entry (const char *path)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load_file (path, problems, &error);
  g_autofree char *base = g_path_get_basename (path);
  NwLibraryEntry *entry;
  GStatBuf status;

  if (ruleset != NULL)
    entry = entry_new (ruleset, path);
  else
    {
      entry = g_new0 (NwLibraryEntry, 1);
      entry->path = g_strdup (path);
      entry->id = g_strdup ("");
      entry->title_en = g_filename_display_name (base);
      entry->title_es = g_strdup (entry->title_en);
      entry->error = say_error (error, path, entry->title_en);
    }
  if (g_stat (path, &status) == 0)
    entry->changed_at = (gint64) status.st_mtime;

  return entry;
}

/* Removes for good what was removed long ago. */
static void
empty_removed (void)
{
  g_autofree char *folder = get_removed_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const gint64 oldest = g_get_real_time () - KEPT;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      const gint64 removed_at = g_ascii_strtoll (name, NULL, 10);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (removed_at > 0 && removed_at < oldest)
        g_unlink (path);
    }
}

static gint
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const NwLibraryEntry *first = *(const NwLibraryEntry *const *) a;
  const NwLibraryEntry *second = *(const NwLibraryEntry *const *) b;

  if (first->path == NULL || second->path == NULL)
    return (first->path != NULL) - (second->path != NULL);

  return (first->changed_at < second->changed_at) - (first->changed_at > second->changed_at);
}

static void
list_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data G_GNUC_UNUSED,
                GCancellable *cancellable)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_library_entry_free);
  const char *const *official = nw_ruleset_list_official ();
  g_autofree char *folder = nw_library_get_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  for (guint i = 0; official[i] != NULL; i++)
    {
      g_autoptr (NwRuleset) ruleset = nw_ruleset_find_official (official[i]);

      g_ptr_array_add (entries, entry_new (ruleset, NULL));
    }

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL &&
         !g_cancellable_is_cancelled (cancellable))
    if (g_str_has_suffix (name, SUFFIX))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_ptr_array_add (entries, read_entry (path));
      }
  empty_removed ();

  g_ptr_array_sort (entries, compare_entries);
  g_task_return_pointer (task, entries, (GDestroyNotify) g_ptr_array_unref);
}

/**
 * nw_library_list_async:
 * @cancellable: (nullable): to give up
 * @callback: called when it is done
 * @data: for @callback
 *
 * Lists the library in a thread.
 */
void
nw_library_list_async (GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, nw_library_list_async);
  g_task_run_in_thread (task, list_in_thread);
}

/**
 * nw_library_list_finish:
 * @result: what the callback was given
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type NwLibraryEntry): the official rulesets, then
 *   the designer's own, the newest first; %NULL if it was given up
 */
GPtrArray *
nw_library_list_finish (GAsyncResult  *result,
                        GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- Adding and removing --------------------------------------------------------------------- */

/**
 * nw_library_add:
 * @ruleset: a ruleset; it may have errors
 * @error: return location for an error
 *
 * Saves a ruleset in the library, under a name of its own.
 *
 * On error: one of #NwRulesetError
 *
 * Returns: (transfer full) (nullable) (type filename): its file
 */
char *
nw_library_add (const NwRuleset  *ruleset,
                GError          **error)
{
  const char *id = nw_ruleset_get_id (ruleset);
  g_autofree char *folder = nw_library_get_folder ();
  g_autofree char *path = NULL;

  if (!make_folder (folder, error))
    return NULL;

  path = nw_library_new_path (*id != '\0' && strchr (id, G_DIR_SEPARATOR) == NULL ? id : "ruleset");

  return nw_ruleset_save (ruleset, path, error) ? g_steal_pointer (&path) : NULL;
}

/**
 * nw_library_remove:
 * @path: (type filename): a file of the library
 * @error: return location for an error
 *
 * Removes a file so that it can be brought back.
 *
 * On error: %NW_RULESET_ERROR_WRITE
 *
 * Returns: (transfer full) (nullable): what nw_library_restore() needs
 */
char *
nw_library_remove (const char  *path,
                   GError     **error)
{
  g_autofree char *folder = get_removed_folder ();
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *removed = NULL;

  if (!make_folder (folder, error))
    return NULL;

  removed = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%" G_GINT64_FORMAT "-%s", folder,
                             g_get_real_time (), base);
  if (g_rename (path, removed) != 0)
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE, _("“%s” cannot be removed: %s"),
                   name, g_strerror (errno));
      return NULL;
    }

  return g_steal_pointer (&removed);
}

/**
 * nw_library_restore:
 * @token: what nw_library_remove() gave
 * @error: return location for an error
 *
 * Brings a file back; if another one has its name by now, under a name beside it.
 *
 * On error: %NW_RULESET_ERROR_WRITE
 *
 * Returns: whether it is back
 */
gboolean
nw_library_restore (const char  *token,
                    GError     **error)
{
  g_autofree char *base = g_path_get_basename (token);
  const char *name = strchr (base, '-');
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (name != NULL && g_str_has_suffix (name, SUFFIX), FALSE);

  id = g_strndup (name + 1, strlen (name + 1) - strlen (SUFFIX));
  path = nw_library_new_path (id);
  if (g_rename (token, path) == 0)
    return TRUE;

  g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE,
               _("“%s” cannot be brought back: %s"), name + 1, g_strerror (errno));

  return FALSE;
}

/* ---- Drafts ---------------------------------------------------------------------------------- */

static char *
get_drafts_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "needlework", "drafts", NULL);
}

/**
 * nw_draft_free:
 * @draft: (transfer full): a draft
 *
 * Frees it; its file stays.
 */
void
nw_draft_free (NwDraft *draft)
{
  g_free (draft->path);
  g_free (draft->file);
  g_free (draft->base);
  g_clear_pointer (&draft->ruleset, nw_ruleset_unref);
  g_free (draft);
}

/**
 * nw_draft_new_path:
 *
 * Returns: (transfer full) (type filename): where a new draft can be kept
 */
char *
nw_draft_new_path (void)
{
  g_autofree char *folder = get_drafts_folder ();
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *base = g_strconcat (uuid, ".nwdraft", NULL);

  return g_build_filename (folder, base, NULL);
}

/**
 * nw_draft_write:
 * @path: (type filename): a draft's file
 * @ruleset: what to keep
 * @file: (nullable): URI of the file that it is a draft of
 * @base: (nullable): SHA-256 of what the file held when the draft was made from it
 * @error: return location for an error
 *
 * Writes a draft, all of it or nothing.  May be called from any thread.
 *
 * On error: %NW_RULESET_ERROR_WRITE
 *
 * Returns: whether it was written
 */
gboolean
nw_draft_write (const char       *path,
                const NwRuleset  *ruleset,
                const char       *file,
                const char       *base,
                GError          **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GVariant) draft = NULL;
  g_autoptr (GError) cause = NULL;
  GVariantBuilder builder;

  if (!make_folder (folder, error))
    return FALSE;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", "needlework", g_variant_new_string ("draft"));
  g_variant_builder_add (&builder, "{sv}", "format", g_variant_new_int64 (1));
  if (file != NULL)
    g_variant_builder_add (&builder, "{sv}", "file", g_variant_new_string (file));
  if (base != NULL)
    g_variant_builder_add (&builder, "{sv}", "base", g_variant_new_string (base));
  g_variant_builder_add (&builder, "{sv}", "ruleset", nw_ruleset_get_source (ruleset));
  draft = g_variant_ref_sink (g_variant_builder_end (&builder));
  nw_json_print (draft, FALSE, text);

  if (g_file_set_contents_full (path, text->str, (gssize) text->len,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                &cause))
    return TRUE;

  g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE, cause->message);

  return FALSE;
}

/* A text of a draft. */
static char *
dup_member (GVariant   *draft,
            const char *key)
{
  g_autoptr (GVariant) value = nw_json_get (draft, key);

  return g_strdup (nw_json_get_string (value));
}

/**
 * nw_draft_load:
 * @path: (type filename): a draft's file
 * @error: return location for an error
 *
 * Reads a draft, whose ruleset may have errors.  May be called from any thread.
 *
 * On error: %NW_RULESET_ERROR_READ, %NW_RULESET_ERROR_PARSE
 *
 * Returns: (transfer full) (nullable): the draft
 */
NwDraft *
nw_draft_load (const char  *path,
               GError     **error)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) cause = NULL;
  g_autoptr (GVariant) read = NULL;
  g_autoptr (GVariant) document = NULL;
  g_autoptr (NwDraft) draft = g_new0 (NwDraft, 1);
  g_autofree char *text = NULL;
  GStatBuf status;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &cause))
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_READ, cause->message);
      return NULL;
    }

  read = nw_json_parse (text, length, problems);
  if (read != NULL && g_variant_is_of_type (read, G_VARIANT_TYPE_VARDICT))
    document = nw_json_get (read, "ruleset");
  if (document != NULL)
    draft->ruleset = nw_ruleset_new (document, "/ruleset", problems);
  if (draft->ruleset == NULL)
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE,
                           _("The draft is damaged"));
      return NULL;
    }

  draft->path = g_strdup (path);
  draft->file = dup_member (read, "file");
  draft->base = dup_member (read, "base");
  if (g_stat (path, &status) == 0)
    draft->saved_at = (gint64) status.st_mtime * G_USEC_PER_SEC;

  return g_steal_pointer (&draft);
}

static void
load_draft_in_thread (GTask        *task,
                      gpointer      source G_GNUC_UNUSED,
                      gpointer      path,
                      GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  NwDraft *draft = nw_draft_load (path, &error);

  if (draft == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  nw_ruleset_get_problems (draft->ruleset);
  g_task_return_pointer (task, draft, (GDestroyNotify) nw_draft_free);
}

/**
 * nw_draft_load_async:
 * @path: (type filename): a draft's file
 * @callback: called when it is done
 * @data: for @callback
 *
 * Reads a draft and judges it, in a thread.
 */
void
nw_draft_load_async (const char          *path,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);

  g_task_set_source_tag (task, nw_draft_load_async);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, load_draft_in_thread);
}

/**
 * nw_draft_load_finish:
 * @result: what the callback was given
 * @error: return location for an error
 *
 * On error: as nw_draft_load()
 *
 * Returns: (transfer full) (nullable): the draft
 */
NwDraft *
nw_draft_load_finish (GAsyncResult  *result,
                      GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gint
compare_drafts (gconstpointer a,
                gconstpointer b)
{
  const NwDraft *first = *(const NwDraft *const *) a;
  const NwDraft *second = *(const NwDraft *const *) b;

  return (first->saved_at < second->saved_at) - (first->saved_at > second->saved_at);
}

/**
 * nw_draft_list:
 *
 * Returns: (transfer full) (element-type NwDraft): the drafts that there are, also those that open
 *   documents keep, the newest first; damaged ones are passed over.  May be called from any thread.
 */
GPtrArray *
nw_draft_list (void)
{
  GPtrArray *drafts = g_ptr_array_new_with_free_func ((GDestroyNotify) nw_draft_free);
  g_autofree char *folder = get_drafts_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".nwdraft"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        NwDraft *draft = nw_draft_load (path, NULL);

        if (draft != NULL)
          g_ptr_array_add (drafts, draft);
      }
  g_ptr_array_sort (drafts, compare_drafts);

  return drafts;
}

static void
list_drafts_in_thread (GTask        *task,
                       gpointer      source G_GNUC_UNUSED,
                       gpointer      data G_GNUC_UNUSED,
                       GCancellable *cancellable G_GNUC_UNUSED)
{
  g_task_return_pointer (task, nw_draft_list (), (GDestroyNotify) g_ptr_array_unref);
}

/**
 * nw_draft_list_async:
 * @callback: called when it is done
 * @data: for @callback
 *
 * Lists the drafts in a thread.
 */
void
nw_draft_list_async (GAsyncReadyCallback callback,
                     gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);

  g_task_set_source_tag (task, nw_draft_list_async);
  g_task_run_in_thread (task, list_drafts_in_thread);
}

/**
 * nw_draft_list_finish:
 * @result: what the callback was given
 *
 * Returns: (transfer full) (element-type NwDraft): as nw_draft_list()
 */
GPtrArray *
nw_draft_list_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
