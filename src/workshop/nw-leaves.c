/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows and columns of a table; see nw-leaves.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-leaves.h"

#include "ruleset/nw-json.h"
#include "workshop/nw-bindings.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-naming.h"

/* Maps of more names than this are no columns. */
#define MAX_COLUMNS 16

static void
free_leaf (gpointer data)
{
  NwLeaf *leaf = data;

  g_free (leaf->path);
  g_free (leaf->language);
  g_free (leaf->title);
  g_free (leaf->selector);
  g_free (leaf);
}

static void
free_row (gpointer data)
{
  NwTableRow *row = data;

  g_free (row->step);
  g_free (row->label);
  g_free (row);
}

static char *
join (const char *path,
      const char *step)
{
  return *path != '\0' ? g_strdup_printf ("%s/%s", path, step) : g_strdup (step);
}

/* ---- Names of a map --------------------------------------------------------------------------- */

/* What the names of a map can be, if another table tells. */
static GPtrArray *
list_names (const NwRuleset *ruleset,
            const NwField   *map)
{
  const NwField reference = { "name", NW_FIELD_REFERENCE, .target = map->target, .by = map->by };

  return nw_choices_new (ruleset, &reference);
}

static const char *
get_name (const GPtrArray *names,
          guint            index)
{
  return nw_json_get_string (((NwChoice *) names->pdata[index])->value);
}

/* ---- Columns ---------------------------------------------------------------------------------- */

typedef struct
{
  const NwRuleset *ruleset;
  GPtrArray       *leaves;
} Walk;

static void add_leaves (Walk          *walk,
                        const NwField *field,
                        const char    *path,
                        const char    *title,
                        const char    *selector);

static void
add_leaf (Walk          *walk,
          const NwField *field,
          const char    *path,
          const char    *language,
          const char    *title,
          const char    *selector)
{
  NwLeaf *leaf = g_new0 (NwLeaf, 1);

  leaf->field = field;
  leaf->path = g_strdup (path);
  leaf->language = g_strdup (language);
  leaf->title = language != NULL ? g_strdup_printf ("%s · %s", title, language)
                                 : g_strdup (title);
  leaf->selector = g_strdup (selector);
  g_ptr_array_add (walk->leaves, leaf);
}

static void
add_members (Walk          *walk,
             const NwField *members,
             const char    *path,
             const char    *selector)
{
  g_autofree char *own = NULL;

  for (const NwField *member = members; member->key != NULL; member++)
    {
      g_autofree char *inner = join (path, member->key);
      g_autofree char *label = nw_naming_field (member);
      const gboolean depends = member->when != NULL && own != NULL;
      g_autofree char *when = depends ? g_strdup_printf ("%s=%s", own, member->when) : NULL;

      add_leaves (walk, member, inner, label, when != NULL ? when : selector);
      if ((member->flags & NW_FIELD_SELECTS) != 0)
        g_set_str (&own, inner);
    }
}

static void
add_players (Walk          *walk,
             const NwField *field,
             const char    *path,
             const char    *title,
             const char    *selector)
{
  const NwRules *rules = nw_ruleset_get_game (walk->ruleset);

  for (guint n = rules->min_seats; n <= rules->max_seats; n++)
    {
      char key[8];
      g_autofree char *inner = NULL;
      g_autofree char *heading = NULL;

      g_snprintf (key, sizeof key, "%u", n);
      inner = join (path, key);
      heading = *title != '\0' ? g_strdup_printf ("%s · %u", title, n) : nw_naming_players (n);
      add_leaves (walk, field->item, inner, heading, selector);
    }
}

static void
add_names (Walk          *walk,
           const NwField *field,
           const char    *path,
           const char    *selector,
           GPtrArray     *names)
{
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *inner = join (path, get_name (names, i));

      add_leaves (walk, field->item, inner, ((NwChoice *) names->pdata[i])->label, selector);
    }
}

static void
add_leaves (Walk          *walk,
            const NwField *field,
            const char    *path,
            const char    *title,
            const char    *selector)
{
  g_autoptr (GPtrArray) names = NULL;

  switch (field->type)
    {
    case NW_FIELD_CONSTANT:
    case NW_FIELD_DATA:
      return;
    case NW_FIELD_TEXT:
      for (guint i = 0; i < NW_N_LANGUAGES; i++)
        add_leaf (walk, field, path, nw_languages[i], title, selector);
      return;
    case NW_FIELD_OBJECT:
      add_members (walk, field->members, path, selector);
      return;
    case NW_FIELD_BY_PLAYERS:
      add_players (walk, field, path, title, selector);
      return;
    case NW_FIELD_MAP:
      names = field->target != NULL ? list_names (walk->ruleset, field) : NULL;
      if (names != NULL && names->len <= MAX_COLUMNS)
        add_names (walk, field, path, selector, names);
      else
        add_leaf (walk, field, path, NULL, title, selector);
      return;
    default:
      add_leaf (walk, field, path, NULL, title, selector);
    }
}

/**
 * nw_leaves_new:
 * @ruleset: a ruleset
 * @item: what each entry of a table is
 *
 * Returns: (transfer full) (element-type NwLeaf): the single values of an entry, as columns
 */
GPtrArray *
nw_leaves_new (const NwRuleset *ruleset,
               const NwField   *item)
{
  Walk walk = { ruleset, g_ptr_array_new_with_free_func (free_leaf) };
  g_autofree char *label = nw_naming_field (item);
  const gboolean is_headed = item->type == NW_FIELD_BY_PLAYERS || item->type == NW_FIELD_MAP;

  add_leaves (&walk, item, "", is_headed ? "" : label, NULL);

  return walk.leaves;
}

/**
 * nw_leaf_is_container:
 * @leaf: a leaf
 *
 * Returns: whether it is more than fits into a cell
 */
gboolean
nw_leaf_is_container (const NwLeaf *leaf)
{
  return leaf->field->type == NW_FIELD_MAP || leaf->field->type == NW_FIELD_LIST ||
         leaf->field->type == NW_FIELD_ENUM_LIST;
}

/**
 * nw_leaf_is_in:
 * @leaf: a leaf
 * @entry: (nullable): an entry
 *
 * Returns: whether an entry of its kind has such a value
 */
gboolean
nw_leaf_is_in (const NwLeaf *leaf,
               GVariant     *entry)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (GVariant) value = NULL;

  if (leaf->selector == NULL)
    return TRUE;

  parts = g_strsplit (leaf->selector, "=", 2);
  value = nw_value_get (entry, parts[0]);

  return value != NULL && g_strcmp0 (nw_json_get_string (value), parts[1]) == 0;
}

/* ---- Rows ------------------------------------------------------------------------------------- */

static void
add_row (GPtrArray  *rows,
         const char *step,
         const char *label)
{
  NwTableRow *row = g_new0 (NwTableRow, 1);

  row->step = g_strdup (step);
  row->label = g_strdup (label);
  g_ptr_array_add (rows, row);
}

/* Entries that say their name in a column of their own are only numbered. */
static void
add_list_rows (const NwField *table,
               GVariant      *value,
               GPtrArray     *rows)
{
  const gboolean has_name = table->item->members != NULL &&
                            (nw_fields_get (table->item->members, "name") != NULL ||
                             nw_fields_get (table->item->members, "id") != NULL);
  g_autofree char *label = nw_naming_field (table->item);

  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autofree char *step = g_strdup_printf ("%" G_GSIZE_FORMAT, i);
      g_autofree char *words =
        has_name ? g_strdup_printf ("%" G_GSIZE_FORMAT, i + 1)
                 : g_strdup_printf ("%s %" G_GSIZE_FORMAT, label, i + 1);

      add_row (rows, step, words);
    }
}

static void
add_map_rows (const NwRuleset *ruleset,
              const NwField   *table,
              GVariant        *value,
              GPtrArray       *rows)
{
  g_autoptr (GPtrArray) names = table->target != NULL ? list_names (ruleset, table) : NULL;
  GVariantIter iter;
  const char *name;

  for (guint i = 0; names != NULL && i < names->len; i++)
    add_row (rows, get_name (names, i), ((NwChoice *) names->pdata[i])->label);
  if (names != NULL)
    return;

  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "{&sv}", &name, NULL))
    {
      const NwField *member = table->members != NULL ? nw_fields_get (table->members, name) : NULL;
      g_autofree char *label = member != NULL ? nw_naming_field (member) : g_strdup (name);

      add_row (rows, name, label);
    }
}

static void
add_player_rows (const NwRuleset *ruleset,
                 GPtrArray       *rows)
{
  const NwRules *rules = nw_ruleset_get_game (ruleset);

  for (guint n = rules->min_seats; n <= rules->max_seats; n++)
    {
      g_autofree char *label = nw_naming_players (n);
      char step[8];

      g_snprintf (step, sizeof step, "%u", n);
      add_row (rows, step, label);
    }
}

/**
 * nw_table_rows_new:
 * @ruleset: a ruleset
 * @table: a list, a map or something by players
 * @value: (nullable): its value
 *
 * Returns: (transfer full) (element-type NwTableRow): its entries
 */
GPtrArray *
nw_table_rows_new (const NwRuleset *ruleset,
                   const NwField   *table,
                   GVariant        *value)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);

  if (table->type == NW_FIELD_BY_PLAYERS)
    add_player_rows (ruleset, rows);
  else if (table->type == NW_FIELD_LIST && value != NULL &&
           g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    add_list_rows (table, value, rows);
  else if (table->type == NW_FIELD_MAP && value != NULL &&
           g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    add_map_rows (ruleset, table, value, rows);

  return rows;
}
