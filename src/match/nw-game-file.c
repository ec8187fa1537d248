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

      reader->file->is_newer = TRUE;
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
      !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &reader->file->deal.seed, NULL))
    {
      g_autoptr (GVariant) found = nw_json_get (reader->object, "seed");

      complain (reader, "bad-seed", "/seed", found);
    }
}

/* One of the choices at the new game, the one at @index of the game's own list. */
/* A small number; 0 with a complaint. */
static guint16
read_number (Reader     *reader,
             GVariant   *value,
             const char *pointer)
{
  NwProblem *problem;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    {
      complain_of_type (reader, pointer, value, "integer");
      return 0;
    }
  if (g_variant_get_int64 (value) < 0 || g_variant_get_int64 (value) > G_MAXUINT16)
    {
      problem = complain (reader, "out-of-range", pointer, value);
      problem->low = 0;
      problem->high = G_MAXUINT16;
      problem->has_range = TRUE;
      return 0;
    }

  return (guint16) g_variant_get_int64 (value);
}

static void
read_option (Reader   *reader,
             GVariant *value,
             guint     index)
{
  g_autofree char *pointer = g_strdup_printf ("/options/%u", index);

  reader->file->deal.options[index] = read_number (reader, value, pointer);
}

static void
read_options (Reader *reader)
{
  g_autoptr (GVariant) options = nw_json_get (reader->object, "options");

  if (options == NULL)
    return;
  if (!g_variant_is_of_type (options, G_VARIANT_TYPE ("av")))
    {
      complain_of_type (reader, "/options", options, "list");
      return;
    }
  if (g_variant_n_children (options) > NW_N_DEAL_OPTIONS)
    {
      NwProblem *problem = complain (reader, "bad-entries", "/options", NULL);

      problem->value = g_strdup_printf ("%" G_GSIZE_FORMAT, g_variant_n_children (options));
      problem->high = NW_N_DEAL_OPTIONS;
      problem->has_range = TRUE;
      return;
    }

  for (guint i = 0; i < g_variant_n_children (options); i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (options, i);
      g_autoptr (GVariant) option = g_variant_get_variant (boxed);

      read_option (reader, option, i);
    }
}

static const char *
peek_text (GVariant   *object,
           const char *key,
           const char *fallback)
{
  const char *text = nw_json_peek_string (object, key);

  return text != NULL ? text : fallback;
}

static char *
list_kinds (void)
{
  const char *kinds[NW_N_SEAT_KINDS + 1] = { NULL };

  for (guint i = 0; i < NW_N_SEAT_KINDS; i++)
    kinds[i] = nw_seat_kind_to_text ((NwSeatKind) i);

  return g_strjoinv (", ", (char **) kinds);
}

/* How often the seat asked for a hint, which is left out if it never did. */
static void
read_hints (Reader   *reader,
            GVariant *seat,
            guint     index)
{
  g_autofree char *pointer = g_strdup_printf ("/seats/%u/hints", index);
  g_autoptr (GVariant) hints = nw_json_get (seat, "hints");

  if (hints != NULL)
    reader->file->n_hints[index] = read_number (reader, hints, pointer);
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
  read_hints (reader, value, index);
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

  reader->file->deal.n_seats = (guint) n_seats;
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
  NwDeal deal = { .n_seats = reader->file->deal.n_seats };
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

/* ---- Unknown members ------------------------------------------------------------------------ */

/* What is known at the top; in the other objects all that is written is known. */
static const char *const known_members[] = {
  "needlework", "format", "rules", "game", "ruleset", "seed", "options", "seats", "start", "moves",
  "hash", "result", NULL,
};

static const char *const known_of_seat[] = { "name", "kind", "language", "colour", "hints",
                                             NULL };

/* Whether a pointer leads into a member that is not known, of the whole or of a seat. */
static gboolean
is_unknown (const char *pointer)
{
  g_auto (GStrv) steps = g_strsplit (pointer, "/", -1);
  const guint n_steps = g_strv_length (steps);

  if (n_steps < 2)
    return FALSE;
  if (!g_strv_contains (known_members, steps[1]))
    return TRUE;

  return n_steps > 3 && g_str_equal (steps[1], "seats") &&
         !g_strv_contains (known_of_seat, steps[3]);
}

/* Reads a text; what has no value of ours is no problem where nothing is known of it. */
static GVariant *
parse (const char *text,
       gsize       length,
       GPtrArray  *problems)
{
  g_autoptr (GPtrArray) found = nw_problems_new ();
  gboolean is_odd = FALSE;
  GVariant *object = nw_json_read (text, length, problems, &is_odd);

  if (object == NULL || !is_odd)
    return object;

  nw_json_check (object, found);
  for (guint i = found->len; i > 0; i--)
    if (is_unknown (((const NwProblem *) g_ptr_array_index (found, i - 1))->pointer))
      g_ptr_array_remove_index (found, i - 1);
  nw_json_locate (text, length, found);
  g_ptr_array_extend_and_steal (problems, g_steal_pointer (&found));

  return object;
}

/* The object without what takes room and is known anyway. */
static GVariant *
make_origin (GVariant *object)
{
  GVariantBuilder origin = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantIter iter;
  const char *key;
  GVariant *value;

  g_variant_iter_init (&iter, object);
  while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
    if (!g_str_equal (key, "ruleset") && !g_str_equal (key, "moves"))
      g_variant_builder_add (&origin, "{sv}", key, value);

  return g_variant_ref_sink (g_variant_builder_end (&origin));
}

/* @written, and after it the members of @old that are not in it and not of the @known. */
static GVariant *
with_unknown (GVariant          *written,
              GVariant          *old,
              const char *const *known)
{
  g_autoptr (GVariant) object = g_variant_ref_sink (written);
  GVariantBuilder both = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantIter iter;
  const char *key;
  GVariant *value;

  g_variant_iter_init (&iter, object);
  while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
    g_variant_builder_add (&both, "{sv}", key, value);

  if (old != NULL && g_variant_is_of_type (old, G_VARIANT_TYPE_VARDICT))
    {
      g_variant_iter_init (&iter, old);
      while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
        {
          g_autoptr (GVariant) same = nw_json_get (object, key);

          if (same == NULL && (known == NULL || !g_strv_contains (known, key)))
            g_variant_builder_add (&both, "{sv}", key, value);
        }
    }

  return g_variant_builder_end (&both);
}

/* An entry of a list of the origin, or NULL. */
static GVariant *
get_origin_entry (GVariant   *origin,
                  const char *key,
                  guint       index)
{
  g_autoptr (GVariant) list = origin != NULL ? nw_json_get (origin, key) : NULL;
  g_autoptr (GVariant) boxed = NULL;

  if (list == NULL || !g_variant_is_of_type (list, G_VARIANT_TYPE ("av")) ||
      index >= g_variant_n_children (list))
    return NULL;
  boxed = g_variant_get_child_value (list, index);

  return g_variant_get_variant (boxed);
}

/* The entry of the origin's result that is about a seat, or NULL. */
static GVariant *
find_origin_result (GVariant   *origin,
                    const char *seat)
{
  for (guint i = 0;; i++)
    {
      g_autoptr (GVariant) entry = get_origin_entry (origin, "result", i);

      if (entry == NULL)
        return NULL;
      if (g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT) &&
          g_str_equal (peek_text (entry, "seat", ""), seat))
        return g_steal_pointer (&entry);
    }
}

/* ---- Loading -------------------------------------------------------------------------------- */

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
  g_autoptr (GVariant) object = parse (text, length, problems);
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
      read_options (&reader);
      read_seats (&reader);
      read_start (&reader);
      read_moves (&reader);
      read_hash (&reader);
      self->origin = make_origin (object);
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

  if (!nw_store_read (file, &text, &length, NULL, error))
    return NULL;

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
  g_clear_pointer (&self->origin, g_variant_unref);
  g_clear_object (&self->seats);
  g_free (self->start);
  g_free (self);
}

/* ---- Replaying ------------------------------------------------------------------------------ */

static NwMatch *
begin_match (const NwGameFile *self)
{
  if (self->start != NULL)
    return nw_match_new_from_position (self->ruleset, self->deal.seed, self->start,
                                       G_LIST_MODEL (self->seats));

  return nw_match_new (self->ruleset, &self->deal, G_LIST_MODEL (self->seats));
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
  for (guint i = 0; i < nw_match_get_n_seats (match); i++)
    _nw_match_set_n_advised (match, i, self->n_hints[i]);
  _nw_match_set_origin (match, self->origin);
  _nw_match_loaded (match);
  if (is_whole && self->has_hash && nw_match_get_hash (match) != self->hash)
    nw_problem_add (problems, NW_SEVERITY_WARNING, "rules-changed", NULL, "/hash");

  return match;
}

/* ---- Writing -------------------------------------------------------------------------------- */

static void
add (GVariantBuilder *object,
     const char      *key,
     GVariant        *value)
{
  g_variant_builder_add (object, "{sv}", key, value);
}

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
          g_autofree char *name = g_strdup_printf ("s%u", seat + 1);
          g_autoptr (GVariant) old = find_origin_result (match->origin, name);
          GVariantBuilder entry = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

          add (&entry, "seat", g_variant_new_string (name));
          add (&entry, "total", g_variant_new_int64 (score.total[seat]));
          g_variant_builder_add (&result, "v",
                                 with_unknown (g_variant_builder_end (&entry), old, NULL));
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
  self->deal = *nw_match_get_deal (match);
  self->origin = match->origin != NULL ? g_variant_ref (match->origin) : NULL;
  if (nw_match_get_start (match) != NULL)
    self->start = g_memdup2 (nw_match_get_start (match), sizeof *self->start);
  for (guint i = 0; i < nw_match_get_n_seats (match); i++)
    {
      g_autoptr (NwSeatInfo) seat = nw_seat_info_copy (nw_match_get_seat (match, i));

      g_list_store_append (self->seats, seat);
      self->n_hints[i] = nw_match_get_n_advised (match, i);
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

static GVariant *
write_seats (const NwGameFile *self)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->seats)); i++)
    {
      GVariantBuilder seat = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
      g_autoptr (NwSeatInfo) info = g_list_model_get_item (G_LIST_MODEL (self->seats), i);
      g_autoptr (GVariant) old = get_origin_entry (self->origin, "seats", i);

      add (&seat, "name", g_variant_new_string (nw_seat_info_get_name (info)));
      add (&seat, "kind",
           g_variant_new_string (nw_seat_kind_to_text (nw_seat_info_get_kind (info))));
      add (&seat, "language", g_variant_new_string (nw_seat_info_get_language (info)));
      add (&seat, "colour", g_variant_new_string (nw_seat_info_get_colour (info)));
      if (self->n_hints[i] > 0)
        add (&seat, "hints", g_variant_new_int64 (self->n_hints[i]));
      g_variant_builder_add (&seats, "v", with_unknown (g_variant_builder_end (&seat), old, NULL));
    }

  return g_variant_builder_end (&seats);
}

/* A position: its seed, then the game's members. */
static GVariant *
write_start (const NwGameFile *self)
{
  const NwRules *rules = nw_ruleset_get_game (self->ruleset);
  GVariantBuilder start = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  g_autoptr (GVariant) old = self->origin != NULL ? nw_json_get (self->origin, "start") : NULL;
  g_autoptr (GVariant) members = g_variant_ref_sink (
    rules->position_write (nw_ruleset_get_compiled (self->ruleset), self->start));

  add (&start, "seed", g_variant_new_printf ("%" G_GUINT64_FORMAT, self->start->head.rng));
  for (gsize i = 0; i < g_variant_n_children (members); i++)
    {
      g_autoptr (GVariant) member = g_variant_get_child_value (members, i);

      g_variant_builder_add_value (&start, member);
    }

  return with_unknown (g_variant_builder_end (&start), old, NULL);
}

/* Up to the last that was chosen; the others are 0. */
static GVariant *
write_options (const NwGameFile *self)
{
  GVariantBuilder options = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  guint n_options = NW_N_DEAL_OPTIONS;

  while (n_options > 0 && self->deal.options[n_options - 1] == 0)
    n_options--;
  if (n_options == 0)
    return NULL;
  for (guint i = 0; i < n_options; i++)
    g_variant_builder_add (&options, "v", g_variant_new_int64 (self->deal.options[i]));

  return g_variant_builder_end (&options);
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
  GVariant *options = write_options (self);
  GString *text = g_string_new (NULL);

  add (&object, "needlework", g_variant_new_string ("game"));
  add (&object, "format", g_variant_new_int64 (NW_GAME_FILE_FORMAT));
  add (&object, "rules", g_variant_new_int64 (NW_GAME_FILE_RULES));
  add (&object, "game", g_variant_new_string (nw_ruleset_get_game (self->ruleset)->id));
  add (&object, "ruleset", nw_ruleset_get_document (self->ruleset));
  add (&object, "seed", g_variant_new_printf ("%" G_GUINT64_FORMAT, self->deal.seed));
  if (options != NULL)
    add (&object, "options", options);
  add (&object, "seats", write_seats (self));
  if (self->start != NULL)
    add (&object, "start", write_start (self));
  add (&object, "moves", write_moves (self));
  if (self->has_hash)
    add (&object, "hash", g_variant_new_printf ("%016" G_GINT64_MODIFIER "x", self->hash));
  if (self->result != NULL)
    add (&object, "result", self->result);

  variant = g_variant_ref_sink (with_unknown (g_variant_builder_end (&object), self->origin,
                                              known_members));
  nw_json_print (variant, pretty, text);

  return g_string_free_and_steal (text);
}
