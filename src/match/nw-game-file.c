/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saved games: reading, judging, replaying and writing them.
 *
 * What is wrong with a file is reported as problems, all of them.  Codes of ours beside those of
 * rulesets and positions: `not-a-game`, `no-ruleset`, and the warnings `illegal-move` and
 * `rules-changed` (the game is offered as far as it goes).
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-game-file.h"
#include "match/nw-match-private.h"
#include "match/nw-store-private.h"
#include "ruleset/nw-json.h"

/* A file that is being read. */
typedef struct
{
  NwGameFile *file;
  GVariant   *object;
  GPtrArray  *problems;
} Reader;

/* ---- Reading -------------------------------------------------------------------------------- */

static NwProblem *
complain (Reader     *reader,
          const char *code,
          const char *pointer,
          GVariant   *value)
{
  g_autofree char *found = value != NULL ? nw_json_spell (value) : NULL;

  return nw_problem_add (reader->problems, NW_SEVERITY_ERROR, code, found, "%s", pointer);
}

/* Complains of a member that is missing or no @type. */
static void
complain_of_type (Reader     *reader,
                  const char *pointer,
                  GVariant   *value,
                  const char *type)
{
  if (value == NULL)
    complain (reader, "missing-member", pointer, NULL);
  else
    complain (reader, "wrong-type", pointer, value)->expected = g_strdup (type);
}

/* A member's text, or NULL with a complaint. */
static char *
read_text (Reader     *reader,
           const char *key)
{
  g_autoptr (GVariant) value = nw_json_get (reader->object, key);
  g_autofree char *pointer = g_strconcat ("/", key, NULL);

  if (value != NULL && nw_json_get_string (value) != NULL)
    return g_strdup (nw_json_get_string (value));

  complain_of_type (reader, pointer, value, "string");

  return NULL;
}

static gboolean
read_kind (Reader *reader)
{
  g_autoptr (GVariant) kind = nw_json_get (reader->object, "needlework");
  g_autoptr (GVariant) format = nw_json_get (reader->object, "format");

  if (kind == NULL || g_strcmp0 (nw_json_get_string (kind), "game") != 0)
    {
      complain (reader, "not-a-game", "/needlework", kind);
      return FALSE;
    }
  if (format != NULL && g_variant_is_of_type (format, G_VARIANT_TYPE_INT64) &&
      g_variant_get_int64 (format) > NW_GAME_FILE_FORMAT)
    {
      g_autofree char *found = nw_json_spell (format);

      nw_problem_add (reader->problems, NW_SEVERITY_WARNING, "newer-format", found, "/format");
    }

  return TRUE;
}

/* Reads an embedded ruleset.  Only its errors matter here: warnings are for who edits it. */
static NwRuleset *
load_ruleset (Reader   *reader,
              GVariant *document)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  NwRuleset *ruleset = nw_ruleset_new (document, "/ruleset", problems);

  while (problems->len > 0)
    {
      NwProblem *problem = g_ptr_array_steal_index (problems, 0);

      if (problem->severity == NW_SEVERITY_ERROR)
        g_ptr_array_add (reader->problems, problem);
      else
        nw_problem_free (problem);
    }

  return ruleset;
}

/* Finds the ruleset, or says why there is none that can be played. */
static gboolean
read_ruleset (Reader *reader)
{
  g_autoptr (GVariant) value = nw_json_get (reader->object, "ruleset");
  const char *id = value != NULL ? nw_json_get_string (value) : NULL;
  const guint n_before = reader->problems->len;

  if (id != NULL)
    reader->file->ruleset = nw_ruleset_find_official (id);
  else if (value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    reader->file->ruleset = load_ruleset (reader, value);

  if (reader->file->ruleset != NULL && nw_ruleset_get_compiled (reader->file->ruleset) != NULL)
    return TRUE;
  if (reader->problems->len == n_before)
    complain (reader, id != NULL ? "unknown-ruleset" : "no-ruleset", "/ruleset",
              id != NULL ? value : NULL);

  return FALSE;
}

static void
check_game (Reader *reader)
{
  const char *id = nw_ruleset_get_game (reader->file->ruleset)->id;
  g_autofree char *game = read_text (reader, "game");

  if (game != NULL && !g_str_equal (game, id))
    {
      g_autoptr (GVariant) found = nw_json_get (reader->object, "game");

      complain (reader, "other-game", "/game", found)->expected = g_strdup (id);
    }
}

static void
read_seed (Reader *reader)
{
  g_autofree char *seed = read_text (reader, "seed");

  if (seed != NULL &&
      !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &reader->file->seed, NULL))
    {
      g_autoptr (GVariant) found = nw_json_get (reader->object, "seed");

      complain (reader, "bad-seed", "/seed", found);
    }
}

static const char *
peek_text (GVariant   *object,
           const char *key,
           const char *fallback)
{
  const char *text = fallback;

  g_variant_lookup (object, key, "&s", &text);

  return text;
}

static char *
list_kinds (void)
{
  const char *kinds[NW_N_SEAT_KINDS + 1] = { NULL };

  for (guint i = 0; i < NW_N_SEAT_KINDS; i++)
    kinds[i] = nw_seat_kind_to_text ((NwSeatKind) i);

  return g_strjoinv (", ", (char **) kinds);
}

static void
read_seat (Reader   *reader,
           GVariant *value,
           guint     index)
{
  g_autoptr (NwSeatInfo) seat = NULL;
  NwSeatKind kind;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    {
      g_autofree char *pointer = g_strdup_printf ("/seats/%u", index);

      complain_of_type (reader, pointer, value, "object");
      return;
    }
  if (!nw_seat_kind_from_text (peek_text (value, "kind", "human"), &kind))
    {
      g_autofree char *pointer = g_strdup_printf ("/seats/%u/kind", index);
      g_autoptr (GVariant) found = nw_json_get (value, "kind");

      complain (reader, "unknown-value", pointer, found)->expected = list_kinds ();
      return;
    }

  seat = nw_seat_info_new (peek_text (value, "name", ""), kind,
                           peek_text (value, "language", "en"),
                           peek_text (value, "colour", ""));
  g_list_store_append (reader->file->seats, seat);
}

static void
read_seats (Reader *reader)
{
  const NwRules *rules = nw_ruleset_get_game (reader->file->ruleset);
  g_autoptr (GVariant) seats = nw_json_get (reader->object, "seats");
  gsize n_seats;

  if (seats == NULL || !g_variant_is_of_type (seats, G_VARIANT_TYPE ("av")))
    {
      complain_of_type (reader, "/seats", seats, "list");
      return;
    }

  n_seats = g_variant_n_children (seats);
  if (n_seats < rules->min_seats || n_seats > rules->max_seats)
    {
      NwProblem *problem = complain (reader, "seats", "/seats", NULL);

      problem->value = g_strdup_printf ("%" G_GSIZE_FORMAT, n_seats);
      problem->low = rules->min_seats;
      problem->high = rules->max_seats;
      problem->has_range = TRUE;
      return;
    }

  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (seats, i);
      g_autoptr (GVariant) seat = g_variant_get_variant (boxed);

      read_seat (reader, seat, i);
    }
}

static void
read_start (Reader *reader)
{
  const NwRules *rules = nw_ruleset_get_game (reader->file->ruleset);
  g_autoptr (GVariant) start = nw_json_get (reader->object, "start");
  NwDeal deal = { .n_seats = g_list_model_get_n_items (G_LIST_MODEL (reader->file->seats)) };
  NwState state = { 0 };

  if (start == NULL)
    return;
  if (!g_variant_is_of_type (start, G_VARIANT_TYPE_VARDICT))
    {
      complain_of_type (reader, "/start", start, "object");
      return;
    }

  g_ascii_string_to_unsigned (peek_text (start, "seed", "0"), 10, 0, G_MAXUINT64, &deal.seed,
                              NULL);
  if (rules->position_read (nw_ruleset_get_compiled (reader->file->ruleset), start, &deal, &state,
                            reader->problems))
    reader->file->start = g_memdup2 (&state, sizeof state);
}

static void
read_moves (Reader *reader)
{
  g_autoptr (GVariant) moves = nw_json_get (reader->object, "moves");

  if (moves == NULL || !g_variant_is_of_type (moves, G_VARIANT_TYPE ("av")))
    {
      complain_of_type (reader, "/moves", moves, "list");
      return;
    }

  for (gsize i = 0; i < g_variant_n_children (moves); i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (moves, i);
      g_autoptr (GVariant) move = g_variant_get_variant (boxed);
      const char *text = nw_json_get_string (move);

      if (text != NULL)
        {
          g_ptr_array_add (reader->file->moves, g_strdup (text));
        }
      else
        {
          g_autofree char *pointer = g_strdup_printf ("/moves/%" G_GSIZE_FORMAT, i);

          complain_of_type (reader, pointer, move, "string");
          return;
        }
    }
}

static void
read_hash (Reader *reader)
{
  const char *hash = peek_text (reader->object, "hash", NULL);

  reader->file->has_hash =
    hash != NULL && g_ascii_string_to_unsigned (hash, 16, 0, G_MAXUINT64, &reader->file->hash,
                                                NULL);
}

static NwGameFile *
create (void)
{
  NwGameFile *self = g_new0 (NwGameFile, 1);

  self->seats = g_list_store_new (NW_TYPE_SEAT_INFO);
  self->moves = g_ptr_array_new_with_free_func (g_free);

  return self;
}

/**
 * nw_game_file_load:
 * @text: a file's content
 * @length: bytes of @text
 * @problems: (element-type NwProblem): where all that is wrong is appended
 *
 * Reads a saved game.  Its moves are not tried yet: nw_game_file_open() does that.
 *
 * Returns: (transfer full) (nullable): the saved game, %NULL if no match can be made of it
 */
NwGameFile *
nw_game_file_load (const char *text,
                   gsize       length,
                   GPtrArray  *problems)
{
  g_autoptr (GVariant) object = nw_json_parse (text, length, problems);
  g_autoptr (GPtrArray) found = nw_problems_new ();
  g_autoptr (NwGameFile) self = NULL;
  Reader reader;

  if (object == NULL || nw_problems_has_errors (problems))
    return NULL;

  self = create ();
  reader = (Reader) { self, object, found };
  if (read_kind (&reader) && read_ruleset (&reader))
    {
      check_game (&reader);
      read_seed (&reader);
      read_seats (&reader);
      read_start (&reader);
      read_moves (&reader);
      read_hash (&reader);
    }

  nw_json_locate (text, length, found);
  if (nw_problems_has_errors (found))
    nw_game_file_free (g_steal_pointer (&self));
  g_ptr_array_extend_and_steal (problems, g_steal_pointer (&found));

  return g_steal_pointer (&self);
}

/**
 * nw_game_file_load_file:
 * @file: a file
 * @problems: (element-type NwProblem): where all that is wrong is appended
 * @error: return location for a #NwStoreError
 *
 * Reads a saved game from a file.
 *
 * Returns: (transfer full) (nullable): the saved game.  On error: %NW_STORE_ERROR_READ, or
 *   %NW_STORE_ERROR_NO_GAME with the reasons in @problems
 */
NwGameFile *
nw_game_file_load_file (GFile      *file,
                        GPtrArray  *problems,
                        GError    **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = NULL;
  NwGameFile *self;
  gsize length;
  GError *cause = NULL;

  if (!g_file_load_contents (file, NULL, &text, &length, NULL, &cause))
    {
      nw_store_take_error (error, cause, name, TRUE);
      return NULL;
    }

  self = nw_game_file_load (text, length, problems);
  if (self == NULL)
    nw_store_no_game_error (error, name);

  return self;
}

/**
 * nw_game_file_free:
 * @self: (nullable) (transfer full): a saved game
 *
 * Frees a saved game.
 */
void
nw_game_file_free (NwGameFile *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->result, g_variant_unref);
  g_clear_object (&self->seats);
  g_free (self->start);
  g_free (self);
}

/* ---- Replaying ------------------------------------------------------------------------------ */

static NwMatch *
begin_match (const NwGameFile *self)
{
  const NwDeal deal = {
    .n_seats = g_list_model_get_n_items (G_LIST_MODEL (self->seats)),
    .seed = self->seed,
  };

  if (self->start != NULL)
    return nw_match_new_from_position (self->ruleset, self->seed, self->start,
                                       G_LIST_MODEL (self->seats));

  return nw_match_new (self->ruleset, &deal, G_LIST_MODEL (self->seats));
}

static gboolean
replay_move (NwMatch    *match,
             const char *text)
{
  const NwRules *rules = nw_ruleset_get_game (nw_match_get_ruleset (match));
  gconstpointer data = nw_ruleset_get_compiled (nw_match_get_ruleset (match));
  NwMove move;

  if (rules->from_text (data, text, &move) != NW_REASON_LEGAL ||
      rules->check (data, _nw_match_get_truth (match, nw_match_get_n_moves (match)), move) !=
        NW_REASON_LEGAL)
    return FALSE;

  _nw_match_append (match, move);

  return TRUE;
}

/**
 * nw_game_file_open:
 * @self: a saved game
 * @problems: (element-type NwProblem): where warnings are appended: `illegal-move` with the first
 *   move that is not legal and its index in the pointer, `rules-changed` if the hash is another
 *
 * Makes a match of a saved game, up to the first move that is not legal.  The match takes over the
 * seats of @self.
 *
 * Returns: (transfer full): the match
 */
NwMatch *
nw_game_file_open (const NwGameFile *self,
                   GPtrArray        *problems)
{
  NwMatch *match = begin_match (self);
  gboolean is_whole = TRUE;

  for (guint i = 0; i < self->moves->len && is_whole; i++)
    {
      const char *text = g_ptr_array_index (self->moves, i);

      is_whole = replay_move (match, text);
      if (!is_whole)
        nw_problem_add (problems, NW_SEVERITY_WARNING, "illegal-move", text, "/moves/%u", i);
    }
  _nw_match_loaded (match);
  if (is_whole && self->has_hash && nw_match_get_hash (match) != self->hash)
    nw_problem_add (problems, NW_SEVERITY_WARNING, "rules-changed", NULL, "/hash");

  return match;
}

/* ---- Writing -------------------------------------------------------------------------------- */

/* The seats in final order with their totals. */
static GVariant *
write_result (NwMatch *match)
{
  GVariantBuilder result = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  NwScore score;

  nw_match_get_score (match, &score, NULL);
  for (guint rank = 1; rank <= score.n_seats; rank++)
    for (guint seat = 0; seat < score.n_seats; seat++)
      if (score.rank[seat] == rank)
        {
          GVariantDict entry = G_VARIANT_DICT_INIT (NULL);

          g_variant_dict_insert_value (&entry, "seat", g_variant_new_printf ("s%u", seat + 1));
          g_variant_dict_insert (&entry, "total", "x", (gint64) score.total[seat]);
          g_variant_builder_add (&result, "v", g_variant_dict_end (&entry));
        }

  return g_variant_ref_sink (g_variant_builder_end (&result));
}

/**
 * nw_game_file_new_for_match:
 * @match: a match
 *
 * Takes down a match as it is now.
 *
 * Returns: (transfer full): the saved game
 */
NwGameFile *
nw_game_file_new_for_match (NwMatch *match)
{
  NwGameFile *self = create ();
  const NwRules *rules;

  g_return_val_if_fail (NW_IS_MATCH (match), NULL);

  self->ruleset = nw_ruleset_ref (nw_match_get_ruleset (match));
  self->seed = nw_match_get_seed (match);
  if (nw_match_get_start (match) != NULL)
    self->start = g_memdup2 (nw_match_get_start (match), sizeof *self->start);
  for (guint i = 0; i < nw_match_get_n_seats (match); i++)
    {
      g_autoptr (NwSeatInfo) seat = nw_seat_info_copy (nw_match_get_seat (match, i));

      g_list_store_append (self->seats, seat);
    }

  rules = nw_ruleset_get_game (self->ruleset);
  for (guint i = 0; i < nw_match_get_n_moves (match); i++)
    g_ptr_array_add (self->moves,
                     nw_rules_move_text (rules, nw_ruleset_get_compiled (self->ruleset),
                                         nw_match_get_move (match, i)));
  self->has_hash = TRUE;
  self->hash = nw_match_get_hash (match);
  if (nw_match_is_over (match))
    self->result = write_result (match);

  return self;
}

static void
add (GVariantBuilder *object,
     const char      *key,
     GVariant        *value)
{
  g_variant_builder_add (object, "{sv}", key, value);
}

static GVariant *
write_seats (const NwGameFile *self)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      GVariantBuilder seat = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
      g_autoptr (NwSeatInfo) info = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      add (&seat, "name", g_variant_new_string (nw_seat_info_get_name (info)));
      add (&seat, "kind",
           g_variant_new_string (nw_seat_kind_to_text (nw_seat_info_get_kind (info))));
      add (&seat, "language", g_variant_new_string (nw_seat_info_get_language (info)));
      add (&seat, "colour", g_variant_new_string (nw_seat_info_get_colour (info)));
      g_variant_builder_add (&seats, "v", g_variant_builder_end (&seat));
    }

  return g_variant_builder_end (&seats);
}

/* A position: its seed, then the game's members. */
static GVariant *
write_start (const NwGameFile *self)
{
  const NwRules *rules = nw_ruleset_get_game (self->ruleset);
  GVariantBuilder start = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  g_autoptr (GVariant) members = g_variant_ref_sink (
    rules->position_write (nw_ruleset_get_compiled (self->ruleset), self->start));

  add (&start, "seed", g_variant_new_printf ("%" G_GUINT64_FORMAT, self->start->head.rng));
  for (gsize i = 0; i < g_variant_n_children (members); i++)
    {
      g_autoptr (GVariant) member = g_variant_get_child_value (members, i);

      g_variant_builder_add_value (&start, member);
    }

  return g_variant_builder_end (&start);
}

static GVariant *
write_moves (const NwGameFile *self)
{
  GVariantBuilder moves = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < self->moves->len; i++)
    g_variant_builder_add (&moves, "v",
                           g_variant_new_string (g_ptr_array_index (self->moves, i)));

  return g_variant_builder_end (&moves);
}

/**
 * nw_game_file_to_text:
 * @self: a saved game
 * @pretty: whether people may read it; else it is one line
 *
 * Writes a saved game as JSON.
 *
 * Returns: (transfer full): the text
 */
char *
nw_game_file_to_text (const NwGameFile *self,
                      gboolean          pretty)
{
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  g_autoptr (GVariant) variant = NULL;
  GString *text = g_string_new (NULL);

  add (&object, "needlework", g_variant_new_string ("game"));
  add (&object, "format", g_variant_new_int64 (NW_GAME_FILE_FORMAT));
  add (&object, "rules", g_variant_new_int64 (NW_GAME_FILE_RULES));
  add (&object, "game", g_variant_new_string (nw_ruleset_get_game (self->ruleset)->id));
  add (&object, "ruleset", nw_ruleset_get_document (self->ruleset));
  add (&object, "seed", g_variant_new_printf ("%" G_GUINT64_FORMAT, self->seed));
  add (&object, "seats", write_seats (self));
  if (self->start != NULL)
    add (&object, "start", write_start (self));
  add (&object, "moves", write_moves (self));
  if (self->has_hash)
    add (&object, "hash", g_variant_new_printf ("%016" G_GINT64_MODIFIER "x", self->hash));
  if (self->result != NULL)
    add (&object, "result", self->result);

  variant = g_variant_ref_sink (g_variant_builder_end (&object));
  nw_json_print (variant, pretty, text);

  return g_string_free_and_steal (text);
}

/* ---- Saving --------------------------------------------------------------------------------- */

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

/**
 * nw_game_file_save_async:
 * @match: a match
 * @file: where to
 * @cancellable: (nullable): a cancellable
 * @callback: called when it is written, or could not be
 * @user_data: passed to @callback
 *
 * Saves the match as it is at the time of the call; it may go on meanwhile.
 */
void
nw_game_file_save_async (NwMatch            *match,
                         GFile              *file,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  g_autoptr (NwGameFile) game_file = NULL;
  g_autoptr (GTask) task = NULL;
  Save *save;

  g_return_if_fail (NW_IS_MATCH (match));
  g_return_if_fail (G_IS_FILE (file));

  game_file = nw_game_file_new_for_match (match);
  save = g_new0 (Save, 1);
  save->file = g_object_ref (file);
  save->text = nw_game_file_to_text (game_file, TRUE);

  task = g_task_new (match, cancellable, callback, user_data);
  g_task_set_source_tag (task, nw_game_file_save_async);
  g_task_set_task_data (task, save, (GDestroyNotify) save_free);
  g_task_run_in_thread (task, save_in_thread);
}

/**
 * nw_game_file_save_finish:
 * @match: the match
 * @result: what the callback was given
 * @error: return location for a #NwStoreError
 *
 * Tells how saving went.
 *
 * Returns: whether the file is written.  On error: #NwStoreError; what was there before still is
 */
gboolean
nw_game_file_save_finish (NwMatch      *match,
                          GAsyncResult *result,
                          GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, match), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
