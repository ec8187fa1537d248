/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading and writing positions: the members that all games share are handled here, the others by
 * the game.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-position.h"

#include <string.h>

#include "ruleset/nw-json.h"

static NwProblem *
complain (GPtrArray  *problems,
          NwSeverity  severity,
          const char *code,
          GVariant   *value,
          const char *pointer)
{
  g_autofree char *spelling = value != NULL ? nw_json_spell (value) : NULL;

  return nw_problem_add (problems, severity, code, spelling, "%s", pointer);
}

/* ---- The common members ---------------------------------------------------------------------- */

static gboolean
check_kind (GVariant  *object,
            GPtrArray *problems)
{
  g_autoptr (GVariant) kind = nw_json_get (object, "needlework");
  g_autoptr (GVariant) format = nw_json_get (object, "format");

  if (!g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
    complain (problems, NW_SEVERITY_ERROR, "not-an-object", object, "");
  else if (g_strcmp0 (nw_json_get_string (kind), "position") != 0)
    complain (problems, NW_SEVERITY_ERROR, "not-a-position", kind,
              kind != NULL ? "/needlework" : "");
  else if (format == NULL)
    complain (problems, NW_SEVERITY_ERROR, "missing-member", NULL, "/format");
  else if (!g_variant_is_of_type (format, G_VARIANT_TYPE_INT64))
    complain (problems, NW_SEVERITY_ERROR, "wrong-type", format, "/format")->expected =
      g_strdup ("integer");
  else
    {
      if (g_variant_get_int64 (format) > NW_POSITION_FORMAT)
        complain (problems, NW_SEVERITY_WARNING, "newer-format", format, "/format");
      return TRUE;
    }

  return FALSE;
}

static gboolean
read_seed (GVariant  *object,
           guint64   *seed,
           GPtrArray *problems)
{
  g_autoptr (GVariant) value = nw_json_get (object, "seed");

  *seed = 0;
  if (value == NULL)
    return TRUE;
  if (nw_json_get_string (value) != NULL &&
      g_ascii_string_to_unsigned (nw_json_get_string (value), 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;

  complain (problems, NW_SEVERITY_ERROR, "bad-seed", value, "/seed");
  return FALSE;
}

/* The ruleset of a position that has none in it is the official one of its game. */
static NwRuleset *
find_default (GVariant  *object,
              GPtrArray *problems)
{
  g_autoptr (GVariant) game = nw_json_get (object, "game");

  if (game == NULL)
    complain (problems, NW_SEVERITY_ERROR, "missing-member", NULL, "/game");
  else if (nw_json_get_string (game) == NULL ||
           nw_fields_find (nw_json_get_string (game)) == NULL)
    complain (problems, NW_SEVERITY_ERROR, "unknown-game", game, "/game")->expected =
      nw_fields_list_games ();
  else
    return nw_ruleset_get_official (nw_json_get_string (game));

  return NULL;
}

static NwRuleset *
read_ruleset (GVariant  *object,
              GPtrArray *problems)
{
  g_autoptr (GVariant) value = nw_json_get (object, "ruleset");
  NwRuleset *ruleset;

  if (value == NULL)
    return find_default (object, problems);
  if (nw_json_get_string (value) == NULL)
    return nw_ruleset_new (value, "/ruleset", problems);

  ruleset = nw_ruleset_find_official (nw_json_get_string (value));
  if (ruleset == NULL)
    complain (problems, NW_SEVERITY_ERROR, "unknown-ruleset", value, "/ruleset");

  return ruleset;
}

/* Whether a ruleset can be played, and the position is one of its game. */
static gboolean
check_ruleset (NwRuleset *ruleset,
               GVariant  *object,
               GPtrArray *problems)
{
  g_autoptr (GVariant) game = nw_json_get (object, "game");
  const char *id = nw_ruleset_get_game (ruleset)->id;

  if (game != NULL && g_strcmp0 (nw_json_get_string (game), id) != 0)
    {
      complain (problems, NW_SEVERITY_ERROR, "other-game", game, "/game")->expected = g_strdup (id);
      return FALSE;
    }
  if (nw_ruleset_get_compiled (ruleset) == NULL && !nw_problems_has_errors (problems))
    complain (problems, NW_SEVERITY_ERROR, "ruleset-has-errors", NULL, "/ruleset");

  return nw_ruleset_get_compiled (ruleset) != NULL;
}

/**
 * nw_position_read:
 * @object: a position as a value
 * @ruleset: (nullable): the ruleset to read it with, whatever it says itself
 * @position: (out caller-allocates): the position; all 0 if there was an error
 * @problems: (element-type NwProblem): all that is wrong is appended here, without places
 *
 * Reads a position.
 *
 * Returns: whether there was no error
 */
gboolean
nw_position_read (GVariant   *object,
                  NwRuleset  *ruleset,
                  NwPosition *position,
                  GPtrArray  *problems)
{
  g_autoptr (NwRuleset) used = ruleset != NULL ? nw_ruleset_ref (ruleset) : NULL;
  NwDeal deal = { 0 };
  gboolean has_seed;

  memset (position, 0, sizeof *position);
  if (!check_kind (object, problems))
    return FALSE;

  has_seed = read_seed (object, &deal.seed, problems);
  if (used == NULL)
    used = read_ruleset (object, problems);
  if (used == NULL || !check_ruleset (used, object, problems))
    return FALSE;
  if (!nw_ruleset_get_game (used)->position_read (nw_ruleset_get_compiled (used), object, &deal,
                                                  &position->state, problems) || !has_seed)
    {
      memset (position, 0, sizeof *position);
      return FALSE;
    }

  position->seed = deal.seed;
  position->ruleset = g_steal_pointer (&used);

  return TRUE;
}

/* Drops what was said of values of which something was said before. */
static void
forget_repeated (GPtrArray *problems,
                 guint      n_before)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < n_before; i++)
    g_hash_table_add (known, ((const NwProblem *) g_ptr_array_index (problems, i))->pointer);

  for (guint i = problems->len; i > n_before; i--)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i - 1);

      if (g_hash_table_contains (known, problem->pointer))
        g_ptr_array_remove_index (problems, i - 1);
    }
}

/**
 * nw_position_load:
 * @text: (array length=length): the bytes of a file
 * @length: how many
 * @ruleset: (nullable): the ruleset to read it with, whatever it says itself
 * @position: (out caller-allocates): the position; all 0 if there was an error
 * @problems: (element-type NwProblem): all that is wrong is appended here, with line and column
 *
 * Reads a position from a file's text.
 *
 * Returns: whether there was no error
 */
gboolean
nw_position_load (const char *text,
                  gsize       length,
                  NwRuleset  *ruleset,
                  NwPosition *position,
                  GPtrArray  *problems)
{
  g_autoptr (GVariant) object = nw_json_parse (text, length, problems);
  const gboolean had_errors = nw_problems_has_errors (problems);
  const guint n_before = problems->len;
  gboolean done;

  memset (position, 0, sizeof *position);
  if (object == NULL)
    return FALSE;

  done = nw_position_read (object, ruleset, position, problems);
  forget_repeated (problems, n_before);
  nw_json_locate (text, length, problems);
  if (done && had_errors)
    nw_position_clear (position);

  return done && !had_errors;
}

/**
 * nw_position_clear:
 * @position: (inout): a position, or all 0
 *
 * Lets its ruleset go.
 */
void
nw_position_clear (NwPosition *position)
{
  g_clear_pointer (&position->ruleset, nw_ruleset_unref);
  memset (position, 0, sizeof *position);
}

/**
 * nw_position_to_variant:
 * @ruleset: the ruleset
 * @state: a state, whole or redacted
 *
 * Writes a position with all its members.  A redacted state has no seed.
 *
 * Returns: (transfer floating): an object for nw_json_print()
 */
GVariant *
nw_position_to_variant (const NwRuleset *ruleset,
                        const NwState   *state)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  g_autoptr (GVariant) members = game->position_write (nw_ruleset_get_compiled (ruleset), state);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, state->head.rng);
  GVariant *document = nw_ruleset_is_official (ruleset)
                         ? g_variant_new_string (nw_ruleset_get_id (ruleset))
                         : nw_ruleset_get_document (ruleset);
  GVariantBuilder builder;

  g_variant_ref_sink (members);
  g_variant_builder_init_static (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", "needlework", g_variant_new_string ("position"));
  g_variant_builder_add (&builder, "{sv}", "format", g_variant_new_int64 (NW_POSITION_FORMAT));
  g_variant_builder_add (&builder, "{sv}", "game", g_variant_new_string (game->id));
  g_variant_builder_add (&builder, "{sv}", "ruleset", document);
  if (state->head.viewer == NW_VIEWER_TRUTH)
    g_variant_builder_add (&builder, "{sv}", "seed", g_variant_new_string (seed));
  for (gsize i = 0; i < g_variant_n_children (members); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (members, i);

      g_variant_builder_add_value (&builder, entry);
    }

  return g_variant_builder_end (&builder);
}
