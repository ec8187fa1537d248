/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Requests of `serve`.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-request.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-args.h"
#include "cli/nw-cli-output.h"
#include "games/nw-games.h"
#include "match/nw-phrases.h"
#include "ruleset/nw-json.h"

/* ---- Failing -------------------------------------------------------------------------------- */

/**
 * nw_cli_request_fail_with:
 * @self: a request
 * @error: the answer's `error`; a floating reference is taken
 *
 * Refuses the request.  Only the first thing that is wrong is told.
 */
void
nw_cli_request_fail_with (NwCliRequest *self,
                          GVariant     *error)
{
  g_autoptr (GVariant) owned = g_variant_ref_sink (error);

  if (self->error == NULL)
    self->error = g_steal_pointer (&owned);
}

/**
 * nw_cli_request_fail:
 * @self: a request
 * @reason: a lower-case word with hyphens
 * @format: a sentence
 * @...: its arguments
 *
 * Refuses the request.
 */
void
nw_cli_request_fail (NwCliRequest *self,
                     const char   *reason,
                     const char   *format,
                     ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  nw_cli_request_fail_with (self, nw_cli_write_error (reason, message));
}

/**
 * nw_cli_request_has_failed:
 * @self: a request
 *
 * Returns: whether something is wrong
 */
gboolean
nw_cli_request_has_failed (const NwCliRequest *self)
{
  return self->error != NULL;
}

/**
 * nw_cli_request_get_error:
 * @self: a request that has failed
 *
 * Returns: (transfer none): the answer's `error`
 */
GVariant *
nw_cli_request_get_error (const NwCliRequest *self)
{
  return self->error;
}

/* ---- Reading -------------------------------------------------------------------------------- */

/**
 * nw_cli_request_parse:
 * @self: (inout): an empty request
 * @text: a line
 * @length: its length in bytes
 *
 * Reads a line; fails with `bad-json` or `no-object`.
 */
void
nw_cli_request_parse (NwCliRequest *self,
                      const char   *text,
                      gsize         length)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  gboolean is_odd;
  GVariant *value = nw_json_read (text, length, problems, &is_odd);

  if (value == NULL)
    nw_cli_request_fail_with (self, nw_cli_write_bad_input ("bad-json", NULL, problems));
  else if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    nw_cli_request_fail (self, "no-object", "%s", _("A request is one JSON object"));
  else
    self->object = g_variant_ref (value);

  g_clear_pointer (&value, g_variant_unref);
}

/**
 * nw_cli_request_clear:
 * @self: a request
 *
 * Frees what it holds.
 */
void
nw_cli_request_clear (NwCliRequest *self)
{
  g_clear_pointer (&self->object, g_variant_unref);
  g_clear_pointer (&self->error, g_variant_unref);
}

/**
 * nw_cli_request_get_id:
 * @self: a request
 *
 * Returns: (transfer full): its `id`, whatever that is; null if it has none
 */
GVariant *
nw_cli_request_get_id (const NwCliRequest *self)
{
  GVariant *id = nw_json_get (self->object, "id");

  return id != NULL ? id : g_variant_ref_sink (g_variant_new_tuple (NULL, 0));
}

/* A member of the type asked for, or %NULL.  Another type is an error. */
static GVariant *
get_member (NwCliRequest       *self,
            const char         *name,
            const GVariantType *type)
{
  GVariant *value = nw_json_get (self->object, name);

  if (value == NULL || g_variant_is_of_type (value, type))
    return value;

  nw_cli_request_fail (self, "wrong-type", _("“%s” has a value of another type"), name);
  g_variant_unref (value);

  return NULL;
}

static void
fail_for_missing (NwCliRequest *self,
                  const char   *name)
{
  nw_cli_request_fail (self, "missing-member", _("“%s” is missing"), name);
}

static void
fail_for_range (NwCliRequest *self,
                const char   *name,
                guint64       low,
                guint64       high)
{
  g_autofree char *least = nw_cli_number (low);
  g_autofree char *most = nw_cli_number (high);

  nw_cli_request_fail (self, "out-of-range", _("“%s” is not a number from %s to %s"), name, least,
                       most);
}

/**
 * nw_cli_request_get_string:
 * @self: a request
 * @name: a member that must be there
 *
 * Returns: (transfer full) (nullable): its text; %NULL if it has none, which is an error
 */
char *
nw_cli_request_get_string (NwCliRequest *self,
                           const char   *name)
{
  g_autoptr (GVariant) value = get_member (self, name, G_VARIANT_TYPE_STRING);

  if (value == NULL)
    fail_for_missing (self, name);

  return value != NULL ? g_variant_dup_string (value, NULL) : NULL;
}

/**
 * nw_cli_request_get_number:
 * @self: a request
 * @name: a member
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @otherwise: the number if the member is left out
 *
 * Returns: its number
 */
guint64
nw_cli_request_get_number (NwCliRequest *self,
                           const char   *name,
                           guint64       low,
                           guint64       high,
                           guint64       otherwise)
{
  g_autoptr (GVariant) value = get_member (self, name, G_VARIANT_TYPE_INT64);
  const gint64 number = value != NULL ? g_variant_get_int64 (value) : (gint64) otherwise;

  if (number >= 0 && (guint64) number >= low && (guint64) number <= high)
    return (guint64) number;

  fail_for_range (self, name, low, high);

  return otherwise;
}

/**
 * nw_cli_request_get_boolean:
 * @self: a request
 * @name: a member
 * @otherwise: the value if the member is left out
 *
 * Returns: its truth value
 */
gboolean
nw_cli_request_get_boolean (NwCliRequest *self,
                            const char   *name,
                            gboolean      otherwise)
{
  g_autoptr (GVariant) value = get_member (self, name, G_VARIANT_TYPE_BOOLEAN);

  return value != NULL ? g_variant_get_boolean (value) : otherwise;
}

/**
 * nw_cli_request_get_strings:
 * @self: a request
 * @name: a member that must be there
 *
 * Returns: (transfer full) (array zero-terminated=1): its list of texts
 */
char **
nw_cli_request_get_strings (NwCliRequest *self,
                            const char   *name)
{
  g_autoptr (GVariant) list = get_member (self, name, G_VARIANT_TYPE ("av"));
  g_autoptr (GStrvBuilder) strings = g_strv_builder_new ();

  if (list == NULL)
    fail_for_missing (self, name);

  for (gsize i = 0; list != NULL && i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (list, i);
      g_autoptr (GVariant) value = g_variant_get_variant (box);

      if (nw_json_get_string (value) == NULL)
        nw_cli_request_fail (self, "wrong-type", _("“%s” has a value of another type"), name);
      else
        g_strv_builder_add (strings, nw_json_get_string (value));
    }

  return g_strv_builder_end (strings);
}

/* ---- Games ---------------------------------------------------------------------------------- */

/**
 * nw_cli_request_get_seed:
 * @self: a request
 *
 * Returns: its `seed`: decimal digits as a text, as in saved games, or a number; 0 if left out
 */
guint64
nw_cli_request_get_seed (NwCliRequest *self)
{
  g_autoptr (GVariant) value = nw_json_get (self->object, "seed");
  guint64 seed = 0;

  if (value == NULL || g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    return nw_cli_request_get_number (self, "seed", 0, G_MAXUINT64, 0);

  if (nw_json_get_string (value) == NULL ||
      !nw_cli_parse_number (nw_json_get_string (value), 0, G_MAXUINT64, &seed))
    fail_for_range (self, "seed", 0, G_MAXUINT64);

  return seed;
}

/**
 * nw_cli_request_get_viewer:
 * @self: a request
 * @n_seats: seats of the game
 *
 * Returns: the seat of its `viewer`; %NW_CLI_VIEWER_NONE if left out
 */
guint
nw_cli_request_get_viewer (NwCliRequest *self,
                           guint         n_seats)
{
  g_autoptr (GVariant) value = get_member (self, "viewer", G_VARIANT_TYPE_STRING);
  const guint viewer = value != NULL ? nw_seat_from_text (g_variant_get_string (value, NULL))
                                     : NW_CLI_VIEWER_NONE;

  if (value != NULL && viewer >= n_seats)
    nw_cli_request_fail (self, "no-such-seat", _("“%s” is no seat from s1 to s%u"),
                         g_variant_get_string (value, NULL), n_seats);

  return viewer;
}

/**
 * nw_cli_request_get_level:
 * @self: a request
 * @game: a game
 *
 * Returns: its `level`, which the game has
 */
NwBotLevel
nw_cli_request_get_level (NwCliRequest  *self,
                          const NwRules *game)
{
  g_autofree char *name = nw_cli_request_get_string (self, "level");
  NwBotLevel level = NW_BOT_RANDOM;

  if (name != NULL && (!nw_bot_level_from_text (name, &level) || !nw_bot_has_level (game, level)))
    nw_cli_request_fail (self, "no-such-level", _("%s has no bot “%s”"), game->id, name);

  return level;
}

/**
 * nw_cli_request_get_game:
 * @self: a request
 *
 * Returns: (transfer none) (nullable): its `game`; %NULL if there is none, which is an error
 */
const NwRules *
nw_cli_request_get_game (NwCliRequest *self)
{
  g_autofree char *id = nw_cli_request_get_string (self, "game");
  const NwRules *game = id != NULL ? nw_registry_find (nw_games, id) : NULL;

  if (id != NULL && game == NULL)
    nw_cli_request_fail (self, "no-such-game", _("There is no game “%s”"), id);

  return game;
}

/* Reads an object of the request as a file of its own. */
static char *
print_member (GVariant *value)
{
  GString *text = g_string_new (NULL);

  nw_json_print (value, FALSE, text);

  return g_string_free_and_steal (text);
}

static NwRuleset *
load_embedded (NwCliRequest *self,
               GVariant     *value)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = print_member (value);
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load (text, strlen (text), problems);

  if (ruleset != NULL && !nw_problems_has_errors (problems))
    return g_steal_pointer (&ruleset);

  nw_cli_request_fail_with (self, nw_cli_write_bad_input ("bad-ruleset", NULL, problems));

  return NULL;
}

/* The ruleset's `id` or the whole of it; the official one if left out. */
static NwRuleset *
get_base_ruleset (NwCliRequest  *self,
                  const NwRules *game)
{
  g_autoptr (GVariant) value = nw_json_get (self->object, "ruleset");
  const char *id = nw_json_get_string (value);
  NwRuleset *ruleset;

  if (value == NULL)
    return nw_ruleset_get_official (game->id);
  if (id == NULL)
    return load_embedded (self, value);

  ruleset = nw_ruleset_find_official (id);
  if (ruleset == NULL)
    nw_cli_request_fail (self, "no-such-ruleset", _("There is no built-in ruleset “%s”"), id);

  return ruleset;
}

/* Applies one member of `set`. */
static NwRuleset *
set_parameter (NwCliRequest *self,
               NwRuleset    *ruleset,
               const char   *key,
               GVariant     *value)
{
  g_autofree char *text = nw_json_get_string (value) != NULL
                            ? g_strdup (nw_json_get_string (value))
                            : print_member (value);
  g_autoptr (NwProblem) problem = NULL;
  NwRuleset *changed = nw_ruleset_with_parameter (ruleset, key, text, &problem);

  if (changed == NULL)
    {
      g_autofree char *message = nw_phrase_problem (problem, nw_cli_language ());

      nw_cli_request_fail (self, "bad-setting", "%s: %s", key, message);
    }

  return changed;
}

static NwRuleset *
apply_settings (NwCliRequest *self,
                NwRuleset    *ruleset)
{
  g_autoptr (GVariant) settings = get_member (self, "set", G_VARIANT_TYPE_VARDICT);
  g_autoptr (NwRuleset) changed = nw_ruleset_ref (ruleset);
  GVariantIter iter;
  const char *key;
  GVariant *value;

  if (settings == NULL)
    return g_steal_pointer (&changed);

  g_variant_iter_init (&iter, settings);
  while (changed != NULL && g_variant_iter_next (&iter, "{&sv}", &key, &value))
    {
      NwRuleset *next = set_parameter (self, changed, key, value);

      nw_ruleset_unref (changed);
      changed = next;
      g_variant_unref (value);
    }

  return g_steal_pointer (&changed);
}

static void
check_options (NwCliRequest  *self,
               const NwRules *game)
{
  g_autoptr (GVariant) given = get_member (self, "options", G_VARIANT_TYPE_VARDICT);

  if (given != NULL && g_variant_n_children (given) > 0)
    nw_cli_request_fail (self, "no-such-option", _("%s has no options for a new game"), game->id);
}

/**
 * nw_cli_request_get_ruleset:
 * @self: a request
 * @game: a game
 *
 * Applies `ruleset`, `set` and `options`.
 *
 * Returns: (transfer full) (nullable): a ruleset of @game without errors; %NULL if there is none,
 *   which is an error
 */
NwRuleset *
nw_cli_request_get_ruleset (NwCliRequest  *self,
                            const NwRules *game)
{
  g_autoptr (NwRuleset) base = get_base_ruleset (self, game);
  g_autoptr (NwRuleset) ruleset = NULL;

  if (base == NULL)
    return NULL;
  if (nw_ruleset_get_game (base) != game)
    {
      nw_cli_request_fail (self, "other-game", _("The ruleset is for %s, not for %s"),
                           nw_ruleset_get_game (base)->id, game->id);
      return NULL;
    }

  ruleset = apply_settings (self, base);
  check_options (self, game);
  if (ruleset != NULL && nw_ruleset_get_compiled (ruleset) == NULL)
    nw_cli_request_fail_with (self, nw_cli_write_bad_input ("bad-setting", NULL,
                                                            nw_ruleset_get_problems (ruleset)));

  return nw_cli_request_has_failed (self) ? NULL : g_steal_pointer (&ruleset);
}

/**
 * nw_cli_request_get_position:
 * @self: a request
 * @position: (out caller-allocates): its `position`
 *
 * Returns: whether it has a good one
 */
gboolean
nw_cli_request_get_position (NwCliRequest *self,
                             NwPosition   *position)
{
  g_autoptr (GVariant) value = get_member (self, "position", G_VARIANT_TYPE_VARDICT);
  g_autoptr (GPtrArray) problems = nw_problems_new ();

  if (value == NULL)
    fail_for_missing (self, "position");
  else if (!nw_position_read (value, NULL, position, problems))
    nw_cli_request_fail_with (self, nw_cli_write_bad_input ("bad-position", NULL, problems));

  return !nw_cli_request_has_failed (self);
}
