/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opening files; see nw-opening.h.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-game-file.h"
#include "match/nw-journal.h"
#include "match/nw-opening.h"
#include "match/nw-store-private.h"
#include "ruleset/nw-json.h"

/* ---- One opener for each kind ----------------------------------------------------------------- */

static void
open_game (NwOpened   *self,
           const char *text,
           gsize       length)
{
  g_autoptr (NwGameFile) file = nw_journal_is_text (text, length)
                                  ? nw_journal_load (text, length, self->problems)
                                  : nw_game_file_load (text, length, self->problems);

  if (file == NULL)
    return;
  self->is_newer = file->is_newer;
  self->match = nw_game_file_open (file, self->problems);
  self->is_good = TRUE;
}

static void
open_position (NwOpened   *self,
               const char *text,
               gsize       length)
{
  self->is_good = nw_position_load (text, length, NULL, &self->position, self->problems);
}

static void
open_ruleset (NwOpened   *self,
              const char *text,
              gsize       length)
{
  self->ruleset = nw_ruleset_load (text, length, self->problems);
  self->is_good = self->ruleset != NULL && nw_ruleset_get_compiled (self->ruleset) != NULL;
}

static const struct
{
  const char  *name;
  NwOpenedKind kind;
  void       (*open) (NwOpened   *self,
                      const char *text,
                      gsize       length);
} openers[] = {
  { "game", NW_OPENED_GAME, open_game },
  { "position", NW_OPENED_POSITION, open_position },
  { "ruleset", NW_OPENED_RULESET, open_ruleset },
};

/* What a text says that it is, or NULL with a problem. */
static char *
find_kind (const char *text,
           gsize       length,
           GPtrArray  *problems)
{
  /* Of a journal, the first line tells. */
  const gsize n_read = nw_journal_is_text (text, length)
                         ? (gsize) ((const char *) memchr (text, '\n', length) - text)
                         : length;
  gboolean is_odd;
  g_autoptr (GVariant) object = nw_json_read (text, n_read, problems, &is_odd);
  g_autoptr (GVariant) kind = NULL;

  if (object == NULL)
    return NULL;

  kind = g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT)
           ? nw_json_get (object, "needlework")
           : NULL;
  if (kind == NULL || nw_json_get_string (kind) == NULL)
    {
      nw_problem_add (problems, NW_SEVERITY_ERROR, "not-ours", NULL, "%s", "");
      return NULL;
    }

  return g_strdup (nw_json_get_string (kind));
}

/**
 * nw_opened_new:
 * @text: (array length=length): a file's content
 * @length: bytes of @text
 *
 * Makes of a text what it says that it is.
 *
 * Returns: (transfer full): what was found
 */
NwOpened *
nw_opened_new (const char *text,
               gsize       length)
{
  NwOpened *self = g_new0 (NwOpened, 1);
  g_autoptr (GPtrArray) found = nw_problems_new ();
  g_autofree char *kind = find_kind (text, length, found);

  self->problems = nw_problems_new ();
  for (guint i = 0; kind != NULL && i < G_N_ELEMENTS (openers); i++)
    if (g_str_equal (kind, openers[i].name))
      {
        self->kind = openers[i].kind;
        openers[i].open (self, text, length);
        return self;
      }

  if (kind != NULL)
    nw_problem_add (found, NW_SEVERITY_ERROR, "not-ours", NULL, "%s", "/needlework");
  g_ptr_array_extend_and_steal (self->problems, g_steal_pointer (&found));

  return self;
}

/**
 * nw_opened_free:
 * @self: (nullable) (transfer full): what was found in a file
 *
 * Frees it.
 */
void
nw_opened_free (NwOpened *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->match);
  nw_position_clear (&self->position);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_free (self);
}

/* ---- In a thread ------------------------------------------------------------------------------ */

static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_autofree char *text = NULL;
  GError *error = NULL;
  gsize length;

  if (nw_store_read (task_data, &text, &length, cancellable, &error))
    g_task_return_pointer (task, nw_opened_new (text, length), (GDestroyNotify) nw_opened_free);
  else
    g_task_return_error (task, error);
}

/**
 * nw_open_async:
 * @file: a file
 * @cancellable: (nullable): a cancellable
 * @callback: called when it is there, or could not be read
 * @user_data: passed to @callback
 *
 * Reads a file and makes of it what it is.
 */
void
nw_open_async (GFile              *file,
               GCancellable       *cancellable,
               GAsyncReadyCallback callback,
               gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nw_open_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, open_in_thread);
}

/**
 * nw_open_finish:
 * @result: what the callback was given
 * @error: return location for a #NwStoreError or %G_IO_ERROR_CANCELLED
 *
 * Tells what was found.
 *
 * Returns: (transfer full) (nullable): what was found, which may be nothing that can be opened.  On
 *   error: %NW_STORE_ERROR_READ, %NW_STORE_ERROR_TOO_LARGE
 */
NwOpened *
nw_open_finish (GAsyncResult *result,
                GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
