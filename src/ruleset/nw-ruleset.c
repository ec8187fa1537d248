/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ruleset as a value: loading, judging once, and what can be asked of it.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-private.h"

#include <errno.h>
#include <gio/gio.h>
#include <string.h>

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-judge.h"

G_DEFINE_QUARK (nw-ruleset-error-quark, nw_ruleset_error)
G_DEFINE_BOXED_TYPE (NwRuleset, nw_ruleset, nw_ruleset_ref, nw_ruleset_unref)

/* ---- Life ------------------------------------------------------------------------------------ */

/**
 * nw_ruleset_new_for_table:
 * @table: what the document should be
 * @source: an object
 * @odd: whether nw_json_check() may find something in it
 *
 * Returns: (transfer full): a ruleset that has not been judged yet
 */
NwRuleset *
nw_ruleset_new_for_table (const NwFieldTable *table,
                          GVariant           *source,
                          gboolean            odd)
{
  NwRuleset *self = g_atomic_rc_box_new0 (NwRuleset);
  g_autoptr (GVariant) id = NULL;

  self->table = table;
  self->source = g_variant_ref_sink (source);
  id = nw_json_get (self->source, "id");
  self->id = g_strdup (nw_json_get_string (id) != NULL ? nw_json_get_string (id) : "");
  self->odd = odd;
  g_mutex_init (&self->lock);

  return self;
}

static void
clear (NwRuleset *self)
{
  g_clear_pointer (&self->source, g_variant_unref);
  g_clear_pointer (&self->document, g_variant_unref);
  g_clear_pointer (&self->file_problems, g_ptr_array_unref);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->compiled, g_free);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->texts, g_string_chunk_free);
  g_clear_pointer (&self->hash, g_free);
  g_mutex_clear (&self->lock);
}

/**
 * nw_ruleset_ref:
 * @self: a ruleset
 *
 * Returns: (transfer full): the same
 */
NwRuleset *
nw_ruleset_ref (NwRuleset *self)
{
  return g_atomic_rc_box_acquire (self);
}

/**
 * nw_ruleset_unref:
 * @self: (transfer full): a ruleset
 *
 * Lets it go.
 */
void
nw_ruleset_unref (NwRuleset *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) clear);
}

/* ---- Judging --------------------------------------------------------------------------------- */

static gpointer
copy_problem (gconstpointer source,
              gpointer      user_data)
{
  const NwProblem *problem = source;
  NwProblem *copy = g_memdup2 (problem, sizeof *problem);

  copy->pointer = g_strdup (problem->pointer);
  copy->value = g_strdup (problem->value);
  copy->expected = g_strdup (problem->expected);
  copy->card = g_strdup (problem->card);

  return copy;
}

static void
append_copies (GPtrArray       *problems,
               const GPtrArray *others)
{
  for (guint i = 0; i < others->len; i++)
    g_ptr_array_add (problems, copy_problem (others->pdata[i], NULL));
}

static gint64
get_format (GVariant *document)
{
  g_autoptr (GVariant) format = nw_json_get (document, "format");

  if (format == NULL || !g_variant_is_of_type (format, G_VARIANT_TYPE_INT64))
    return NW_RULESET_FORMAT;

  return g_variant_get_int64 (format);
}

static void
check_format (GVariant  *document,
              GPtrArray *problems)
{
  const gint64 format = get_format (document);
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, format);
  NwProblem *problem;

  if (format <= NW_RULESET_FORMAT)
    return;

  problem = nw_problem_add (problems, NW_SEVERITY_WARNING, "newer-format", value, "/format");
  problem->low = problem->high = NW_RULESET_FORMAT;
  problem->has_range = TRUE;
}

static void
judge (NwRuleset *self)
{
  self->problems = nw_problems_new ();
  if (self->file_problems != NULL)
    append_copies (self->problems, self->file_problems);
  if (self->odd)
    nw_json_check (self->source, self->problems);
  check_format (self->source, self->problems);
  self->document = nw_judge_document (self->table, self->source, self->problems);

  if (!nw_problems_has_errors (self->problems))
    {
      self->compiled = g_malloc0 (self->table->rules->data_size);
      self->table->compile (self->document, self->compiled);
    }
}

/**
 * nw_ruleset_judge:
 * @self: a ruleset
 *
 * Makes sure that the ruleset has been judged.  Linear in its size, the first time.
 */
void
nw_ruleset_judge (const NwRuleset *self)
{
  NwRuleset *mutable = (NwRuleset *) self;

  if (g_once_init_enter (&mutable->judged))
    {
      judge (mutable);
      g_once_init_leave (&mutable->judged, 1);
    }
}

/* ---- Loading --------------------------------------------------------------------------------- */

static NwProblem *
refuse (GPtrArray  *problems,
        const char *code,
        GVariant   *value,
        const char *pointer,
        const char *key)
{
  g_autofree char *spelling = value != NULL ? nw_json_spell (value) : NULL;

  return nw_problem_add (problems, NW_SEVERITY_ERROR, code, spelling, "%s%s", pointer, key);
}

static const NwFieldTable *
find_table (GVariant   *document,
            const char *pointer,
            GPtrArray  *problems)
{
  g_autoptr (GVariant) kind = nw_json_get (document, "needlework");
  g_autoptr (GVariant) game = nw_json_get (document, "game");
  const NwFieldTable *table = NULL;

  if (!g_variant_is_of_type (document, G_VARIANT_TYPE_VARDICT))
    refuse (problems, "not-an-object", document, pointer, "");
  else if (g_strcmp0 (nw_json_get_string (kind), "ruleset") != 0)
    refuse (problems, "not-a-ruleset", kind, pointer, kind != NULL ? "/needlework" : "");
  else if (game == NULL)
    refuse (problems, "missing-member", NULL, pointer, "/game");
  else if (nw_json_get_string (game) == NULL)
    refuse (problems, "wrong-type", game, pointer, "/game")->expected = g_strdup ("string");
  else
    {
      table = nw_fields_find (nw_json_get_string (game));
      if (table == NULL)
        refuse (problems, "unknown-game", game, pointer, "/game")->expected =
          nw_fields_list_games ();
    }

  return table;
}

/**
 * nw_ruleset_new:
 * @document: an object; a floating one is taken
 * @pointer: JSON pointer to it in the file that it stands in, "" if it is the whole file
 * @problems: (element-type NwProblem): all that is wrong is appended here, without places
 *
 * Makes a ruleset of a value that was read before, as a part of a saved game or a position.
 *
 * Returns: (transfer full) (nullable): the ruleset, which may have errors; %NULL if @document is no
 *   ruleset of a game that we know
 */
NwRuleset *
nw_ruleset_new (GVariant   *document,
                const char *pointer,
                GPtrArray  *problems)
{
  g_autoptr (GVariant) held = g_variant_ref_sink (document);
  const NwFieldTable *table = find_table (held, pointer, problems);
  const guint n_before = problems->len;
  NwRuleset *self;

  if (table == NULL)
    return NULL;

  self = nw_ruleset_new_for_table (table, held, TRUE);
  append_copies (problems, nw_ruleset_get_problems (self));
  for (guint i = n_before; i < problems->len && *pointer != '\0'; i++)
    {
      NwProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *inner = g_steal_pointer (&problem->pointer);

      problem->pointer = g_strconcat (pointer, inner, NULL);
    }

  return self;
}

/**
 * nw_ruleset_load:
 * @text: (array length=length): the bytes of a file
 * @length: how many
 * @problems: (element-type NwProblem): all that is wrong is appended here, in the order of the
 *   file's fields, each with line and column
 *
 * Reads a ruleset.
 *
 * Returns: (transfer full) (nullable): the ruleset, which may have errors; %NULL if @text is no
 *   ruleset of a game that we know, which is a problem then
 */
NwRuleset *
nw_ruleset_load (const char *text,
                 gsize       length,
                 GPtrArray  *problems)
{
  g_autoptr (GPtrArray) found = nw_problems_new ();
  g_autoptr (NwJsonWitness) witness = NULL;
  g_autoptr (GVariant) document = NULL;
  const NwFieldTable *table = NULL;
  NwRuleset *self = NULL;
  gboolean odd;

  document = nw_json_read_ahead (text, length, found, &odd, &witness);
  if (document != NULL)
    table = find_table (document, "", found);
  if (table != NULL)
    {
      self = nw_ruleset_new_for_table (table, document, odd);
      self->file_problems = g_ptr_array_copy (found, (GCopyFunc) copy_problem, NULL);
      g_ptr_array_set_free_func (self->file_problems, (GDestroyNotify) nw_problem_free);
      nw_ruleset_judge (self);
      nw_json_locate (text, length, self->problems);
    }
  else if (document != NULL)
    nw_json_locate (text, length, found);

  if (document != NULL && !nw_json_witness_agrees (witness, problems))
    {
      g_clear_pointer (&self, nw_ruleset_unref);
      return NULL;
    }
  append_copies (problems, self != NULL ? self->problems : found);

  return self;
}

/**
 * nw_ruleset_load_file:
 * @path: a file's name
 * @problems: (element-type NwProblem): all that is wrong with the ruleset is appended here
 * @error: return location for an error
 *
 * Reads a ruleset from a file.
 *
 * On error: %NW_RULESET_ERROR_READ, %NW_RULESET_ERROR_PARSE (@problems say why)
 *
 * Returns: (transfer full) (nullable): the ruleset, which may have errors
 */
NwRuleset *
nw_ruleset_load_file (const char  *path,
                      GPtrArray   *problems,
                      GError     **error)
{
  g_autoptr (GError) cause = NULL;
  g_autofree char *text = NULL;
  NwRuleset *self;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &cause))
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_READ, cause->message);
      return NULL;
    }

  self = nw_ruleset_load (text, length, problems);
  if (self == NULL)
    g_set_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE, _("“%s” is not a ruleset"), path);

  return self;
}

/* ---- What can be asked ----------------------------------------------------------------------- */

/**
 * nw_ruleset_get_game:
 * @self: a ruleset
 *
 * Returns: (transfer none): the game that it is for
 */
const NwRules *
nw_ruleset_get_game (const NwRuleset *self)
{
  return self->table->rules;
}

/**
 * nw_ruleset_get_fields:
 * @self: a ruleset
 *
 * Returns: (transfer none): the fields that it can have
 */
const NwFieldTable *
nw_ruleset_get_fields (const NwRuleset *self)
{
  return self->table;
}

/**
 * nw_ruleset_get_id:
 * @self: a ruleset
 *
 * Returns: (transfer none): its identity in the library, "" if it has none
 */
const char *
nw_ruleset_get_id (const NwRuleset *self)
{
  return self->id;
}

/**
 * nw_ruleset_get_document:
 * @self: a ruleset
 *
 * Returns: (transfer none): the whole document in canonical order, as nw_json_print() writes it
 */
GVariant *
nw_ruleset_get_document (const NwRuleset *self)
{
  nw_ruleset_judge (self);
  return self->document;
}

/**
 * nw_ruleset_is_judged:
 * @self: a ruleset
 *
 * Returns: whether what judging tells is there, so that asking for it takes no time
 */
gboolean
nw_ruleset_is_judged (const NwRuleset *self)
{
  return g_atomic_pointer_get (&((NwRuleset *) self)->judged) != 0;
}

/**
 * nw_ruleset_get_source:
 * @self: a ruleset
 *
 * Looks at a ruleset without judging it: for a draft that is being changed, which need not be in
 * canonical order or complete.
 *
 * Returns: (transfer none): the document, in canonical order if it has been judged, else as it was
 *   given
 */
GVariant *
nw_ruleset_get_source (const NwRuleset *self)
{
  return nw_ruleset_is_judged (self) ? self->document : self->source;
}

/**
 * nw_ruleset_get_compiled:
 * @self: a ruleset
 *
 * Returns: (transfer none) (nullable): the packed rules for #NwRules, as long as @self lives; %NULL
 *   if it has errors
 */
gconstpointer
nw_ruleset_get_compiled (const NwRuleset *self)
{
  nw_ruleset_judge (self);
  return self->compiled;
}

/**
 * nw_ruleset_get_problems:
 * @self: a ruleset
 *
 * Returns: (transfer none) (element-type NwProblem): all that is wrong with it; with lines and
 *   columns if it was loaded
 */
const GPtrArray *
nw_ruleset_get_problems (const NwRuleset *self)
{
  nw_ruleset_judge (self);
  return self->problems;
}

/**
 * nw_ruleset_is_read_only:
 * @self: a ruleset
 *
 * Returns: whether it was made by a newer version, and may not be written by this one
 */
gboolean
nw_ruleset_is_read_only (const NwRuleset *self)
{
  return get_format (self->source) > NW_RULESET_FORMAT;
}

/**
 * nw_ruleset_to_text:
 * @self: a ruleset
 *
 * Returns: (transfer full): its file in canonical form
 */
char *
nw_ruleset_to_text (const NwRuleset *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  nw_json_print (nw_ruleset_get_document (self), TRUE, text);
  g_string_append_c (text, '\n');

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * nw_ruleset_hash:
 * @self: a ruleset
 *
 * Returns: (transfer full): SHA-256 of its canonical form, in hexadecimal
 */
char *
nw_ruleset_hash (const NwRuleset *self)
{
  NwRuleset *mutable = (NwRuleset *) self;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutable->lock);

  if (self->hash == NULL)
    {
      g_autofree char *text = nw_ruleset_to_text (self);

      mutable->hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
    }

  return g_strdup (self->hash);
}
