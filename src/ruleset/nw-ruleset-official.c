/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The official rulesets, which are built in.
 *
 * Each is read when somebody asks for it, and then kept.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-private.h"

#include <gio/gio.h>
#include <string.h>

#include "nw-rulesets-resources.h"

#define FOLDER "/org/needlework/rulesets/"
#define SUFFIX ".nwrules"
/* There is one for each game. */
#define MAX_OFFICIAL 8

typedef struct
{
  const char *ids[MAX_OFFICIAL + 1];
  NwRuleset  *rulesets[MAX_OFFICIAL];
  guint       n;
} Library;

static NwRuleset *
load (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (nw_rulesets_get_resource (), path,
                                                    G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  NwRuleset *ruleset;
  gconstpointer text;
  gsize length;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  ruleset = nw_ruleset_load (text, length, problems);
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      if (problem->severity == NW_SEVERITY_ERROR)
        g_error ("%s:%u:%u: %s [%s]", name, problem->line, problem->column, problem->code,
                 problem->pointer);
    }

  return ruleset;
}

static gpointer
open_library (gpointer data)
{
  static Library library;
  g_auto (GStrv) names = NULL;

  nw_rulesets_register_resource ();
  names = g_resource_enumerate_children (nw_rulesets_get_resource (), FOLDER,
                                         G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], SUFFIX))
      {
        g_assert (library.n < MAX_OFFICIAL);
        library.rulesets[library.n] = load (names[i]);
        library.ids[library.n] = nw_ruleset_get_id (library.rulesets[library.n]);
        library.n++;
      }

  return &library;
}

static const Library *
get_library (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, open_library, NULL);
}

/**
 * nw_ruleset_list_official:
 *
 * Returns: (transfer none) (array zero-terminated=1): ids of all official rulesets
 */
const char *const *
nw_ruleset_list_official (void)
{
  return get_library ()->ids;
}

/**
 * nw_ruleset_find_official:
 * @id: an id
 *
 * Returns: (transfer full) (nullable): the official ruleset of that id
 */
NwRuleset *
nw_ruleset_find_official (const char *id)
{
  const Library *library = get_library ();

  for (guint i = 0; i < library->n; i++)
    if (strcmp (library->ids[i], id) == 0)
      return nw_ruleset_ref (library->rulesets[i]);

  return NULL;
}

/**
 * nw_ruleset_get_official:
 * @game: id of a game that has an official ruleset
 *
 * Returns: (transfer full): that ruleset, which has no errors
 */
NwRuleset *
nw_ruleset_get_official (const char *game)
{
  const Library *library = get_library ();

  for (guint i = 0; i < library->n; i++)
    if (strcmp (nw_ruleset_get_game (library->rulesets[i])->id, game) == 0)
      return nw_ruleset_ref (library->rulesets[i]);

  g_assert_not_reached ();
}

/**
 * nw_ruleset_is_official:
 * @self: a ruleset
 *
 * Returns: whether it is an official ruleset, unchanged
 */
gboolean
nw_ruleset_is_official (const NwRuleset *self)
{
  g_autoptr (NwRuleset) official = nw_ruleset_find_official (nw_ruleset_get_id (self));
  g_autofree char *hash = NULL;
  g_autofree char *official_hash = NULL;

  if (official == NULL || official == self)
    return official != NULL;

  hash = nw_ruleset_hash (self);
  official_hash = nw_ruleset_hash (official);

  return strcmp (hash, official_hash) == 0;
}
