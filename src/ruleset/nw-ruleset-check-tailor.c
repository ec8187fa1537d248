/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is wrong between the fields of a document of Tang Master Tailor.
 *
 * Each field has been judged by itself; here any of them may still be missing or of a wrong type,
 * and then nothing is said about it again.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-tailor.h"

#include <string.h>

#include "engine/nw-problem.h"
#include "games/tailor/nw-tailor-rules-data.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-values.h"

/** NOTHING: the word that notation has for no order at all. */
#define NOTHING "nothing"

/* ---- Parameters ------------------------------------------------------------------------------ */

static void
check_parameters (GVariant  *document,
                  GPtrArray *problems)
{
  g_autoptr (GVariant) parameters = nw_json_get (document, "parameters");
  const gint64 row = nw_values_get_number (parameters, "start_row", 0);
  const gint64 limit = nw_values_get_number (parameters, "start_limit", NW_TAILOR_MAX_ROW);
  const gint64 limit_max = nw_values_get_number (parameters, "limit_max", G_MAXINT64);

  if (row > limit)
    nw_values_complain (problems, NW_SEVERITY_ERROR, "row-above-limit", row, 0, limit,
                        "/parameters/start_row");
  if (limit > limit_max && nw_values_get_number (parameters, "start_limit", 0) == limit)
    nw_values_complain (problems, NW_SEVERITY_ERROR, "limit-above-max", limit, 1, limit_max,
                        "/parameters/start_limit");
}

/* ---- Orders ---------------------------------------------------------------------------------- */

static void
start_census (NwTailorCensus *census,
              GVariant       *document)
{
  g_autoptr (GVariant) parameters = nw_json_get (document, "parameters");

  census->patterns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  census->limit_max = nw_values_get_number (parameters, "limit_max", G_MAXINT64);
}

static void
check_order (const NwCard         *card,
             guint                 index,
             const NwTailorCensus *census,
             GPtrArray            *problems)
{
  const char *id = nw_json_get_string (nw_card_get (card, "id"));
  const char *fabrics = nw_json_get_string (nw_card_get (card, "fabrics"));

  if (g_strcmp0 (id, NOTHING) == 0)
    nw_problem_add (problems, NW_SEVERITY_ERROR, "reserved-id", id, "/cards/%u/id", index)->card =
      g_strdup (id);

  if (fabrics != NULL && g_utf8_strlen (fabrics, -1) > census->limit_max)
    {
      NwProblem *problem = nw_problem_add (problems, NW_SEVERITY_WARNING, "order-too-long", fabrics,
                                           "/cards/%u/fabrics", index);

      problem->low = 1;
      problem->high = census->limit_max;
      problem->has_range = TRUE;
      problem->card = g_strdup (id);
    }
}

static void
count_order (const NwCard   *card,
             NwTailorCensus *census)
{
  const gint64 level = nw_values_to_number (nw_card_get (card, "level"), 0);
  const gint64 count = nw_values_to_number (nw_card_get (card, "count"), 1);
  const guint copies = (guint) CLAMP (count, 1, NW_TAILOR_MAX_CARDS);
  const char *pattern = nw_json_get_string (nw_card_get (card, "pattern"));

  census->n_copies += copies;
  if (level >= 1 && level <= NW_TAILOR_MAX_LEVELS)
    census->n_in_level[level - 1] += copies;
  if (g_strcmp0 (nw_json_get_string (nw_card_get (card, "reward")), "magic") == 0)
    census->n_magic += copies;
  if (pattern != NULL && !g_hash_table_contains (census->patterns, pattern))
    g_hash_table_add (census->patterns, g_strdup (pattern));
}

/**
 * nw_ruleset_tailor_check_card:
 * @data: (inout): a #NwTailorCensus
 * @document: the document
 * @list: the list of orders
 * @card: an order
 * @index: its index
 * @problems: (element-type NwProblem): where problems are appended
 *
 * Counts an order, and finds what is wrong between it and other fields.
 */
void
nw_ruleset_tailor_check_card (gpointer       data,
                              GVariant      *document,
                              const NwField *list,
                              const NwCard  *card,
                              guint          index,
                              GPtrArray     *problems)
{
  NwTailorCensus *census = data;

  if (census->patterns == NULL)
    start_census (census, document);
  check_order (card, index, census, problems);
  count_order (card, census);
}

static void
check_copies (const NwTailorCensus *census,
              GPtrArray            *problems)
{
  if (census->n_copies > NW_TAILOR_MAX_CARDS)
    nw_values_complain (problems, NW_SEVERITY_ERROR, "too-many-to-play", census->n_copies, 0,
                        NW_TAILOR_MAX_CARDS, "/cards");
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void
check_patterns (GVariant     *tables,
                const NwTailorCensus *census,
                GPtrArray    *problems)
{
  g_autoptr (GVariant) patterns = nw_json_get (tables, "patterns");

  for (gsize i = 0; i < nw_values_count (patterns); i++)
    {
      g_autoptr (GVariant) pattern = nw_values_get_entry (patterns, i);
      g_autoptr (GVariant) id = nw_json_get (pattern, "id");
      const char *name = nw_json_get_string (id);

      if (name != NULL && (census->patterns == NULL ||
                           !g_hash_table_contains (census->patterns, name)))
        nw_problem_add (problems, NW_SEVERITY_WARNING, "unused-pattern", name,
                        "/tables/patterns/%" G_GSIZE_FORMAT, i);
    }
}

/* The most places that a level's display has with any number of players. */
static gint64
get_display (GVariant *level)
{
  g_autoptr (GVariant) display = nw_json_get (level, "display");
  gint64 most = 0;

  for (char n = '2'; n <= '0' + NW_TAILOR_MAX_SEATS; n++)
    {
      const char key[] = { n, '\0' };

      most = MAX (most, nw_values_get_number (display, key, 0));
    }

  return most;
}

static void
check_levels (GVariant     *tables,
              const NwTailorCensus *census,
              GPtrArray    *problems)
{
  g_autoptr (GVariant) levels = nw_json_get (tables, "levels");
  const gsize n = MIN (nw_values_count (levels), NW_TAILOR_MAX_LEVELS);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) level = nw_values_get_entry (levels, i);
      g_autofree char *pointer = g_strdup_printf ("/tables/levels/%" G_GSIZE_FORMAT, i);
      const gint64 n_display = get_display (level);

      if (census->n_in_level[i] < n_display)
        nw_values_complain (problems, NW_SEVERITY_WARNING, "short-level", census->n_in_level[i],
                            n_display, NW_TAILOR_MAX_CARDS, "%s", pointer);
    }
}

static void
check_magic (GVariant     *tables,
             const NwTailorCensus *census,
             GPtrArray    *problems)
{
  g_autoptr (GVariant) tokens = nw_json_get (tables, "tokens");
  const gint64 n_magic = nw_values_get_number (tokens, "magic", G_MAXINT64);

  if (census->n_magic > n_magic)
    nw_values_complain (problems, NW_SEVERITY_WARNING, "short-magic", n_magic, census->n_magic,
                        500, "/tables/tokens/magic");
}

/**
 * nw_ruleset_tailor_check:
 * @data: (inout): the #NwTailorCensus of all orders, cleared here
 * @document: a document in canonical order
 * @problems: (element-type NwProblem): where problems are appended
 *
 * Finds what is wrong between fields.
 */
void
nw_ruleset_tailor_check (gpointer   data,
                         GVariant  *document,
                         GPtrArray *problems)
{
  NwTailorCensus *census = data;
  g_autoptr (GVariant) tables = nw_json_get (document, "tables");

  check_parameters (document, problems);
  check_copies (census, problems);
  check_patterns (tables, census, problems);
  check_levels (tables, census, problems);
  check_magic (tables, census, problems);
  g_clear_pointer (&census->patterns, g_hash_table_unref);
}
