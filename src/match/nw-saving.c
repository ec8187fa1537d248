/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving a match; see nw-saving.h.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-game-file.h"
#include "match/nw-match-private.h"
#include "match/nw-saving.h"
#include "match/nw-store-private.h"
#include "ruleset/nw-file-queue.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-position.h"

typedef struct
{
  GFile *file;
  char  *text;
} Save;

static void
save_free (Save *save)
{
  g_clear_object (&save->file);
  g_free (save->text);
  g_free (save);
}

static gboolean
write_file (Save         *save,
            GCancellable *cancellable,
            GError      **error)
{
  const char *path = g_file_peek_path (save->file);
  g_autofree char *name = NULL;
  GError *cause = NULL;

  if (path != NULL)
    return nw_store_write (path, save->text, strlen (save->text), error);

  if (g_file_replace_contents (save->file, save->text, strlen (save->text), NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, cancellable, &cause))
    return TRUE;

  name = g_file_get_basename (save->file);
  nw_store_take_error (error, cause, name, FALSE);

  return FALSE;
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_file (task_data, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Takes over @text.  The match is not the task's source, which a task may let go in its thread. */
static void
save_text (char               *text,
           GFile              *file,
           GCancellable       *cancellable,
           GAsyncReadyCallback callback,
           gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Save *save = g_new0 (Save, 1);

  save->file = g_object_ref (file);
  save->text = text;
  g_task_set_source_tag (task, save_text);
  g_task_set_task_data (task, save, (GDestroyNotify) save_free);
  nw_file_queue_run (file, task, save_in_thread);
}

/**
 * nw_match_to_position_text:
 * @match: a match
 * @index: 0…n_moves: after how many moves
 *
 * Writes a state of the match as a position: the whole truth, hidden things too.
 *
 * Returns: (transfer full): JSON text
 */
char *
nw_match_to_position_text (NwMatch *match,
                           guint    index)
{
  g_autoptr (GVariant) position = NULL;
  GString *text = g_string_new (NULL);
  NwState state = { 0 };

  g_return_val_if_fail (NW_IS_MATCH (match), NULL);
  g_return_val_if_fail (index <= nw_match_get_n_moves (match), NULL);

  memcpy (&state, _nw_match_get_truth (match, index), match->rules->state_size);
  position = g_variant_ref_sink (nw_position_to_variant (match->ruleset, &state));
  nw_json_print (position, TRUE, text);

  return g_string_free_and_steal (text);
}

/**
 * nw_match_save_async:
 * @match: a match
 * @file: where to
 * @cancellable: (nullable): a cancellable
 * @callback: called, without a source, when it is written or could not be
 * @user_data: passed to @callback
 *
 * Saves the match (`*.nwgame`) as it is at the time of the call; it may go on meanwhile.
 */
void
nw_match_save_async (NwMatch            *match,
                     GFile              *file,
                     GCancellable       *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer            user_data)
{
  g_autoptr (NwGameFile) game_file = NULL;

  g_return_if_fail (NW_IS_MATCH (match));
  g_return_if_fail (G_IS_FILE (file));

  game_file = nw_game_file_new_for_match (match);
  save_text (nw_game_file_to_text (game_file, TRUE), file, cancellable, callback, user_data);
}

/**
 * nw_match_save_position_async:
 * @match: a match
 * @index: 0…n_moves: after how many moves
 * @file: where to
 * @cancellable: (nullable): a cancellable
 * @callback: called, without a source, when it is written or could not be
 * @user_data: passed to @callback
 *
 * Saves a state of the match as a position (`*.nwposition`): the whole truth, hidden things too.
 */
void
nw_match_save_position_async (NwMatch            *match,
                              guint               index,
                              GFile              *file,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  g_return_if_fail (NW_IS_MATCH (match));
  g_return_if_fail (index <= nw_match_get_n_moves (match));
  g_return_if_fail (G_IS_FILE (file));

  save_text (nw_match_to_position_text (match, index), file, cancellable, callback,
             user_data);
}

/**
 * nw_match_save_finish:
 * @match: the match
 * @result: what the callback was given
 * @error: return location for a #NwStoreError
 *
 * Tells how saving went.
 *
 * Returns: whether the file is written.  On error: #NwStoreError; what was there before still is
 */
gboolean
nw_match_save_finish (NwMatch      *match,
                      GAsyncResult *result,
                      GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
