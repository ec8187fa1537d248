/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judging objects, lists and maps, and putting them in canonical order.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-judge.h"

#include <string.h>

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"

/* The children of a container, taken apart, and those that the canonical one will have. */
typedef struct
{
  GVariant   *entry;             /* owned; of an object a dictionary entry, of a list a box */
  GVariant   *value;             /* owned */
  const char *key;               /* of an object */
  gboolean    used;
} Child;

/* A card is shown to its game in this form. */
typedef struct _NwCard
{
  Child     *children;
  gsize      n_children;
  gsize      n_used;             /* children that have their place in the canonical container */
  gsize      n_out;              /* canonical children so far */
  GPtrArray *out;                /* these, owned; NULL as long as they are the first children */
} Parts;

/* ---- Taking apart and putting together ------------------------------------------------------- */

static void
parts_init (Parts    *parts,
            GVariant *container)
{
  const gboolean is_object = g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT);

  *parts = (Parts) { .n_children = g_variant_n_children (container) };
  parts->children = g_new0 (Child, parts->n_children);

  for (gsize i = 0; i < parts->n_children; i++)
    {
      Child *child = &parts->children[i];

      child->entry = g_variant_get_child_value (container, i);
      if (is_object)
        {
          g_autoptr (GVariant) name = g_variant_get_child_value (child->entry, 0);
          g_autoptr (GVariant) box = g_variant_get_child_value (child->entry, 1);

          child->key = g_variant_get_string (name, NULL);
          child->value = g_variant_get_variant (box);
        }
      else
        child->value = g_variant_get_variant (child->entry);
    }
}

static void
parts_clear (Parts *parts)
{
  for (gsize i = 0; i < parts->n_children; i++)
    {
      g_variant_unref (parts->children[i].entry);
      g_variant_unref (parts->children[i].value);
    }
  g_free (parts->children);
  g_clear_pointer (&parts->out, g_ptr_array_unref);
}

/* Makes the canonical children differ from the given ones from here on. */
static void
parts_part (Parts *parts)
{
  if (parts->out != NULL)
    return;

  parts->out = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  for (gsize i = 0; i < parts->n_out; i++)
    g_ptr_array_add (parts->out, g_variant_ref (parts->children[i].entry));
}

static void
parts_add (Parts      *parts,
           const char *key,
           GVariant   *value)
{
  GVariant *box = g_variant_new_variant (value);

  parts_part (parts);
  if (key != NULL)
    box = g_variant_new_dict_entry (g_variant_new_string (key), box);
  g_ptr_array_add (parts->out, g_variant_ref_sink (box));
  parts->n_out++;
}

/* Puts a child into the canonical container with the value that it has there. */
static void
parts_keep (Parts    *parts,
            Child    *child,
            GVariant *value)
{
  child->used = TRUE;
  parts->n_used++;
  if (value != child->value)
    {
      parts_add (parts, child->key, value);
      return;
    }

  if ((gsize) (child - parts->children) != parts->n_out)
    parts_part (parts);
  if (parts->out != NULL)
    g_ptr_array_add (parts->out, g_variant_ref (child->entry));
  parts->n_out++;
}

static GVariant *
parts_finish (Parts    *parts,
              GVariant *container)
{
  GVariant *result;

  if (parts->out == NULL)
    return g_variant_ref (container);

  result = g_variant_new_array (g_variant_type_element (g_variant_get_type (container)),
                                (GVariant **) parts->out->pdata, parts->out->len);
  return g_variant_ref_sink (result);
}

/* Finds a member; in a canonical object it stands where the last one left off. */
static Child *
parts_find (Parts      *parts,
            const char *key)
{
  const gsize from = parts->n_out;

  for (gsize i = 0; i < parts->n_children; i++)
    {
      Child *child = &parts->children[(from + i) % parts->n_children];

      if (!child->used && strcmp (child->key, key) == 0)
        return child;
    }

  return NULL;
}

/* A member that stands twice means the first one. */
static Child *
parts_find_first (Parts      *parts,
                  const char *key)
{
  Child *found = parts_find (parts, key);

  for (gsize i = 0; found != NULL && i < (gsize) (found - parts->children); i++)
    if (!parts->children[i].used && strcmp (parts->children[i].key, key) == 0)
      return &parts->children[i];

  return found;
}

/* ---- Members --------------------------------------------------------------------------------- */

static void
add_default (NwJudge       *judge,
             const NwField *parent,
             const NwField *field,
             Parts         *parts,
             const NwPlace *place)
{
  const NwPlace at = { place, field->key, 0 };
  const gboolean is_parameter = (parent->flags & NW_FIELD_PARAMETERS) != 0;
  g_autoptr (GVariant) value = NULL;

  if ((field->flags & NW_FIELD_OPTIONAL) != 0)
    return;

  if (field->fallback == NULL)
    {
      nw_judge_complain (judge, NW_SEVERITY_ERROR, "missing-member", NULL, &at);
      return;
    }

  value = nw_json_parse (field->fallback, strlen (field->fallback), judge->problems);
  nw_judge_complain (judge, NW_SEVERITY_WARNING,
                     is_parameter ? "missing-parameter" : "missing-member", NULL, &at)->expected =
    g_strdup (field->fallback);
  parts_add (parts, field->key, value);
}

/* What a selecting member says. */
static const char *
get_selection (const NwField *members,
               Parts         *parts)
{
  for (const NwField *field = members; field->key != NULL; field++)
    if ((field->flags & NW_FIELD_SELECTS) != 0)
      {
        const Child *child = parts_find_first (parts, field->key);

        return child != NULL ? nw_json_get_string (child->value) : NULL;
      }

  return NULL;
}

/* Reports a value that an entry before has as well. */
static void
judge_unique (NwJudge       *judge,
              const NwField *field,
              GVariant      *value,
              const NwPlace *place)
{
  const char *text = nw_json_get_string (value);
  g_autofree char *key = NULL;
  gpointer first;

  if (text == NULL || judge->seen == NULL)
    return;

  key = g_strconcat (field->key, "=", text, NULL);
  if (!g_hash_table_lookup_extended (judge->seen, key, NULL, &first))
    {
      g_hash_table_insert (judge->seen, g_steal_pointer (&key),
                           GUINT_TO_POINTER (place->parent->index));
      return;
    }

  nw_judge_complain (judge, NW_SEVERITY_ERROR, "duplicate-id", text, place)->expected =
    g_strdup_printf ("%u", GPOINTER_TO_UINT (first) + 1);
}

static void
judge_members (NwJudge       *judge,
               const NwField *parent,
               Parts         *parts,
               const NwPlace *place)
{
  const char *selection = get_selection (parent->members, parts);

  for (const NwField *field = parent->members; field->key != NULL; field++)
    {
      const NwPlace at = { place, field->key, 0 };
      g_autoptr (GVariant) value = NULL;
      Child *child;

      if (field->when != NULL && g_strcmp0 (field->when, selection) != 0)
        continue;

      child = parts_find_first (parts, field->key);
      if (child == NULL)
        {
          add_default (judge, parent, field, parts, place);
          continue;
        }
      if ((field->flags & NW_FIELD_UNIQUE) != 0)
        judge_unique (judge, field, child->value, &at);
      value = nw_judge_value (judge, field, child->value, &at);
      parts_keep (parts, child, value);
    }
}

/* Keeps what no table knows.  The second of two equal names was reported as that. */
static void
keep_unknown (NwJudge       *judge,
              const NwField *parent,
              Parts         *parts,
              const NwPlace *place)
{
  g_autoptr (GHashTable) seen = NULL;

  if (parts->n_used == parts->n_children)
    return;

  seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (gsize i = 0; i < parts->n_children; i++)
    {
      Child *child = &parts->children[i];
      const NwPlace at = { place, child->key, 0 };
      const gboolean is_twin = !g_hash_table_add (seen, (gpointer) child->key);

      if (child->used)
        continue;
      if (!is_twin)
        nw_judge_complain (judge, NW_SEVERITY_WARNING, "unknown-member", child->key, &at);
      parts_keep (parts, child, child->value);
    }
}

static void
judge_object (NwJudge       *judge,
              const NwField *field,
              Parts         *parts,
              const NwPlace *place)
{
  judge_members (judge, field, parts, place);
  keep_unknown (judge, field, parts, place);
  if (judge->card_list != NULL && field == judge->card_list->item &&
      judge->table->check_card != NULL)
    judge->table->check_card (judge->census, judge->document, judge->card_list, parts,
                              judge->card_index, judge->problems);
}

/* An object that stands for a choice has one of its members. */
static void
judge_choice_object (NwJudge       *judge,
                     const NwField *field,
                     Parts         *parts,
                     const NwPlace *place)
{
  const NwField *chosen = NULL;

  for (const NwField *member = field->members; member->key != NULL && chosen == NULL; member++)
    if (parts_find (parts, member->key) != NULL)
      chosen = member;

  if (chosen != NULL)
    {
      const NwPlace at = { place, chosen->key, 0 };
      Child *child = parts_find_first (parts, chosen->key);
      g_autoptr (GVariant) value = nw_judge_value (judge, chosen, child->value, &at);

      parts_keep (parts, child, value);
    }
  else
    {
      const NwPlace at = { place, field->members[0].key, 0 };

      nw_judge_complain (judge, NW_SEVERITY_ERROR, "missing-member", NULL, &at);
    }
  keep_unknown (judge, field, parts, place);
}

/* ---- Lists ----------------------------------------------------------------------------------- */

/* Judges an entry of a list or map.  Those beyond the most that there may be are only kept. */
static GVariant *
judge_child (NwJudge       *judge,
             const NwField *container,
             const NwField *item,
             const Child   *child,
             gsize          index,
             const NwPlace *place)
{
  if (index >= container->most)
    return g_variant_ref (child->value);

  return nw_judge_value (judge, item, child->value, place);
}

static void
judge_entries (NwJudge       *judge,
               const NwField *field,
               Parts         *parts,
               const NwPlace *place)
{
  for (gsize i = 0; i < parts->n_children; i++)
    {
      Child *child = &parts->children[i];
      const NwPlace at = { place, NULL, (guint) i };
      g_autoptr (GVariant) value = judge_child (judge, field, field->item, child, i, &at);

      parts_keep (parts, child, value);
    }
}

/* Problems of a card name it. */
static void
judge_cards (NwJudge       *judge,
             const NwField *field,
             Parts         *parts,
             const NwPlace *place)
{
  judge->card_list = field;
  for (gsize i = 0; i < parts->n_children; i++)
    {
      Child *child = &parts->children[i];
      const NwPlace at = { place, NULL, (guint) i };
      g_autoptr (GVariant) id = nw_json_get (child->value, "id");
      g_autoptr (GVariant) value = NULL;

      judge->card = nw_json_get_string (id);
      judge->card_index = (guint) i;
      value = judge_child (judge, field, field->item, child, i, &at);
      parts_keep (parts, child, value);
    }
  judge->card_list = NULL;
  judge->card = NULL;
}

static void
judge_list (NwJudge       *judge,
            const NwField *field,
            Parts         *parts,
            const NwPlace *place)
{
  GHashTable *outer = judge->seen;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  nw_judge_entries (judge, field, parts->n_children, place);
  judge->seen = seen;
  if ((field->flags & NW_FIELD_CARDS) != 0)
    judge_cards (judge, field, parts, place);
  else
    judge_entries (judge, field, parts, place);
  judge->seen = outer;
}

/* ---- Maps ------------------------------------------------------------------------------------ */

static void
judge_name (NwJudge       *judge,
            const NwField *field,
            const char    *name,
            const NwPlace *place)
{
  if (field->target == NULL)
    {
      g_autofree char *spelling = g_strdup_printf ("\"%s\"", name);

      if (!nw_is_id (name))
        nw_judge_complain (judge, NW_SEVERITY_ERROR, "bad-id", spelling, place);
    }
  else if (!nw_judge_refers (judge, field, name))
    nw_judge_complain (judge, NW_SEVERITY_ERROR, "unknown-name", name, place)->expected =
      nw_judge_list_target (judge, field);
}

/* A map keeps its order: it is the designer’s. */
static void
judge_map (NwJudge       *judge,
           const NwField *field,
           Parts         *parts,
           const NwPlace *place)
{
  nw_judge_entries (judge, field, parts->n_children, place);
  for (gsize i = 0; i < parts->n_children; i++)
    {
      Child *child = &parts->children[i];
      const NwField *member = field->members != NULL ? nw_fields_get (field->members, child->key)
                                                     : NULL;
      const NwPlace at = { place, child->key, 0 };
      g_autoptr (GVariant) value = NULL;

      if (member == NULL && i < field->most)
        judge_name (judge, field, child->key, &at);
      value = judge_child (judge, field, member != NULL ? member : field->item, child, i, &at);
      parts_keep (parts, child, value);
    }

  for (const NwField *member = field->members; member != NULL && member->key != NULL; member++)
    {
      const NwPlace at = { place, member->key, 0 };
      gboolean found = FALSE;

      for (gsize i = 0; i < parts->n_children && !found; i++)
        found = strcmp (parts->children[i].key, member->key) == 0;
      if (!found)
        nw_judge_complain (judge, NW_SEVERITY_ERROR, "missing-member", NULL, &at);
    }
}

/* Numbers of players are names that the game's seats give. */
static void
judge_by_players (NwJudge       *judge,
                  const NwField *field,
                  Parts         *parts,
                  const NwPlace *place)
{
  const NwRules *rules = judge->table->rules;
  NwField members[NW_MAX_SEATS + 1] = { 0 };
  char names[NW_MAX_SEATS][4];
  const NwField object = { field->key, NW_FIELD_OBJECT, .members = members };

  for (guint n = rules->min_seats; n <= rules->max_seats; n++)
    {
      g_snprintf (names[n - 1], sizeof names[n - 1], "%u", n);
      members[n - rules->min_seats] = *field->item;
      members[n - rules->min_seats].key = names[n - 1];
    }
  judge_object (judge, &object, parts, place);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

/**
 * nw_card_get:
 * @card: a card that is being judged
 * @key: name of a member
 *
 * Returns: (transfer none) (nullable): the member, as long as the game is being shown the card
 */
GVariant *
nw_card_get (const NwCard *card,
             const char   *key)
{
  for (gsize i = 0; i < card->n_children; i++)
    if (strcmp (card->children[i].key, key) == 0)
      return card->children[i].value;

  return NULL;
}

/* ---- Any container --------------------------------------------------------------------------- */

/**
 * nw_judge_container:
 * @judge: the walk
 * @field: what the value should be
 * @value: an object or a list, whichever it should be
 * @place: where it stands, %NULL for the document
 *
 * Judges a value that has others in it.
 *
 * Returns: (transfer full): the value in canonical order
 */
GVariant *
nw_judge_container (NwJudge       *judge,
                    const NwField *field,
                    GVariant      *value,
                    const NwPlace *place)
{
  Parts parts;
  GVariant *result;

  parts_init (&parts, value);
  if (field->type == NW_FIELD_LIST)
    judge_list (judge, field, &parts, place);
  else if (field->type == NW_FIELD_MAP)
    judge_map (judge, field, &parts, place);
  else if (field->type == NW_FIELD_BY_PLAYERS)
    judge_by_players (judge, field, &parts, place);
  else if (field->type == NW_FIELD_ENUM)
    judge_choice_object (judge, field, &parts, place);
  else
    judge_object (judge, field, &parts, place);
  if (field->members == nw_fields_image)
    nw_judge_image (judge, value, place);
  result = parts_finish (&parts, value);
  parts_clear (&parts);

  return result;
}

/**
 * nw_judge_document:
 * @table: what the document should be
 * @document: an object
 * @problems: (element-type NwProblem): where problems are appended, without lines and columns
 *
 * Judges a document, first each field and then what is between them.
 *
 * Returns: (transfer full): the document in canonical order
 */
GVariant *
nw_judge_document (const NwFieldTable *table,
                   GVariant           *document,
                   GPtrArray          *problems)
{
  const NwField root = { "", NW_FIELD_OBJECT, .members = table->fields };
  NwJudge judge;
  GVariant *canonical;

  nw_judge_init (&judge, table, document, problems);
  canonical = nw_judge_container (&judge, &root, document, NULL);
  if (table->check != NULL)
    table->check (judge.census, canonical, problems);
  nw_judge_image_use (&judge);
  if (judge.untold != NULL)
    nw_problem_add (problems, NW_SEVERITY_ERROR, "more-problems", NULL, "%s", "");
  nw_judge_clear (&judge);

  return canonical;
}
