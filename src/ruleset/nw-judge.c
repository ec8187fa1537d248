/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judging single values, and what all judging needs.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-judge.h"

#include <string.h>

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"

#define MAX_ID 64
/* The most names that a problem lists as what could have stood there. */
#define MAX_LISTED 12

/* What fields of one target and `by` can refer to. */
typedef struct
{
  NwField     field;             /* a copy, by which the target is found again */
  GHashTable *names;
  gsize       n_entries;         /* of a list */
  char       *listed;            /* the names for a message, once there was one */
} Target;

typedef void (*JudgeFunc) (NwJudge       *judge,
                           const NwField *field,
                           GVariant      *value,
                           const NwPlace *place);

/* ---- Problems -------------------------------------------------------------------------------- */

static void
append_place (const NwPlace *place,
              GString       *pointer)
{
  if (place == NULL)
    return;

  append_place (place->parent, pointer);
  if (place->key != NULL)
    nw_json_append_pointer (pointer, place->key);
  else
    g_string_append_printf (pointer, "/%u", place->index);
}

/**
 * nw_judge_complain:
 * @judge: the walk
 * @severity: how bad it is
 * @code: (transfer none): the code, a static string
 * @value: (nullable): what was found
 * @place: (nullable): where, %NULL for the whole document
 *
 * Appends a problem, unless there are %NW_JSON_MAX_PROBLEMS already.
 *
 * Returns: (transfer none): the problem, to fill in its other members before the next one
 */
NwProblem *
nw_judge_complain (NwJudge       *judge,
                   NwSeverity     severity,
                   const char    *code,
                   const char    *value,
                   const NwPlace *place)
{
  g_autoptr (GString) pointer = g_string_new (NULL);
  NwProblem *problem;

  append_place (place, pointer);
  problem = nw_problem_new (severity, code, pointer->str, value);
  problem->card = g_strdup (judge->card);
  if (judge->problems->len < NW_JSON_MAX_PROBLEMS)
    g_ptr_array_add (judge->problems, problem);
  else
    {
      g_clear_pointer (&judge->untold, nw_problem_free);
      judge->untold = problem;
    }

  return problem;
}

static NwProblem *
complain_of (NwJudge       *judge,
             const char    *code,
             GVariant      *value,
             const NwPlace *place)
{
  g_autofree char *spelling = nw_json_spell (value);

  return nw_judge_complain (judge, NW_SEVERITY_ERROR, code, spelling, place);
}

/**
 * nw_judge_bound:
 * @judge: the walk
 * @code: (transfer none): the code of the problem
 * @number: what was found
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @place: where
 *
 * Appends an error if a number is out of its range.
 */
void
nw_judge_bound (NwJudge       *judge,
                const char    *code,
                gint64         number,
                gint64         low,
                gint64         high,
                const NwPlace *place)
{
  g_autofree char *value = NULL;
  NwProblem *problem;

  if (number >= low && number <= high)
    return;

  value = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  problem = nw_judge_complain (judge, NW_SEVERITY_ERROR, code, value, place);
  problem->low = low;
  problem->high = high;
  problem->has_range = TRUE;
}

/**
 * nw_judge_entries:
 * @judge: the walk
 * @field: a container's field
 * @n_entries: how many entries the container has
 * @place: where it stands
 *
 * Appends an error if there are too few or too many.
 */
void
nw_judge_entries (NwJudge       *judge,
                  const NwField *field,
                  gsize          n_entries,
                  const NwPlace *place)
{
  nw_judge_bound (judge, field->least == field->most ? "entry-count" : "bad-entries",
                  (gint64) n_entries, field->least, field->most, place);
}

/* Appends a name to a list of them, unless it is long enough already. */
static void
list_name (GString    *list,
           guint       index,
           const char *name)
{
  if (index > MAX_LISTED)
    return;
  if (index > 0)
    g_string_append (list, ", ");
  g_string_append (list, index == MAX_LISTED ? "…" : name);
}

static char *
list_choices (const NwField *field)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0;

  for (; field->choices[n] != NULL; n++)
    list_name (list, n, field->choices[n]);
  for (const NwField *member = field->members; member != NULL && member->key != NULL; member++)
    {
      g_autofree char *name = g_strdup_printf ("{\"%s\": …}", member->key);

      list_name (list, n++, name);
    }

  return g_string_free_and_steal (g_steal_pointer (&list));
}

/* ---- What is referred to --------------------------------------------------------------------- */

static GVariant *
find_table (GVariant   *document,
            const char *pointer)
{
  g_auto (GStrv) steps = g_strsplit (pointer + 1, "/", -1);
  GVariant *table = g_variant_ref (document);

  for (guint i = 0; steps[i] != NULL && table != NULL; i++)
    {
      g_autoptr (GVariant) parent = table;

      table = nw_json_get (parent, steps[i]);
    }

  return table;
}

/* The names in a map, but for those that it must have. */
static void
collect_names (const NwField *field,
               GVariant      *map,
               GHashTable    *names)
{
  const gsize n = g_variant_n_children (map);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (map, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
      const char *key = g_variant_get_string (name, NULL);

      if (field == NULL || field->members == NULL || nw_fields_get (field->members, key) == NULL)
        g_hash_table_add (names, g_strdup (key));
    }
}

static void
collect_members (GVariant   *list,
                 const char *by,
                 GHashTable *names)
{
  const gsize n = g_variant_n_children (list);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (list, i);
      g_autoptr (GVariant) entry = g_variant_get_variant (box);
      g_autoptr (GVariant) name = nw_json_get (entry, by);

      if (nw_json_get_string (name) != NULL)
        g_hash_table_add (names, g_strdup (nw_json_get_string (name)));
    }
}

static void
free_target (gpointer data)
{
  Target *target = data;

  g_hash_table_unref (target->names);
  g_free (target->listed);
  g_free (target);
}

/* A field can be a copy of another, so what it says is compared, not where it is. */
static guint
hash_field (gconstpointer data)
{
  const NwField *field = data;

  return g_str_hash (field->target) ^ (field->by != NULL ? g_str_hash (field->by) : 0);
}

static gboolean
has_same_target (gconstpointer a,
                 gconstpointer b)
{
  const NwField *left = a, *right = b;

  return strcmp (left->target, right->target) == 0 && g_strcmp0 (left->by, right->by) == 0;
}

/* What a field can refer to, which is looked up once. */
static Target *
get_target (NwJudge       *judge,
            const NwField *field)
{
  Target *target = g_hash_table_lookup (judge->targets, field);
  g_autoptr (GVariant) table = NULL;

  if (target != NULL)
    return target;

  target = g_new0 (Target, 1);
  target->field = *field;
  target->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_insert (judge->targets, &target->field, target);

  table = find_table (judge->document, field->target);
  if (table != NULL && g_variant_is_of_type (table, G_VARIANT_TYPE_VARDICT))
    collect_names (nw_fields_get_at (judge->table, field->target), table, target->names);
  else if (table != NULL && g_variant_is_of_type (table, G_VARIANT_TYPE ("av")))
    {
      target->n_entries = g_variant_n_children (table);
      collect_members (table, field->by != NULL ? field->by : "id", target->names);
    }

  return target;
}

/**
 * nw_judge_init:
 * @judge: (out caller-allocates): a walk
 * @table: what the document should be
 * @document: the document, as long as the walk goes on
 * @problems: (element-type NwProblem): where problems are appended, as long as the walk goes on
 *
 * Begins a walk.
 */
void
nw_judge_init (NwJudge            *judge,
               const NwFieldTable *table,
               GVariant           *document,
               GPtrArray          *problems)
{
  *judge = (NwJudge) {
    .table = table,
    .document = document,
    .problems = problems,
    .census = g_malloc0 (table->census_size),
    .targets = g_hash_table_new_full (hash_field, has_same_target, NULL, free_target),
  };
}

/**
 * nw_judge_clear:
 * @judge: (inout): a walk
 *
 * Ends it.
 */
void
nw_judge_clear (NwJudge *judge)
{
  g_clear_pointer (&judge->targets, g_hash_table_unref);
  g_clear_pointer (&judge->census, g_free);
  g_clear_pointer (&judge->untold, nw_problem_free);
}

/**
 * nw_judge_refers:
 * @judge: the walk
 * @field: a field with a target
 * @name: a name
 *
 * Returns: whether the field's table has that name
 */
gboolean
nw_judge_refers (NwJudge       *judge,
                 const NwField *field,
                 const char    *name)
{
  return g_hash_table_contains (get_target (judge, field)->names, name);
}

static char *
list_names (GHashTable *set)
{
  g_autoptr (GList) names = g_hash_table_get_keys (set);
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0;

  names = g_list_sort (names, (GCompareFunc) strcmp);
  for (const GList *l = names; l != NULL; l = l->next)
    list_name (list, n++, l->data);

  return g_string_free_and_steal (g_steal_pointer (&list));
}

/**
 * nw_judge_list_target:
 * @judge: the walk
 * @field: a field with a target
 *
 * Returns: (transfer full): the names that the field's table has, for a message
 */
char *
nw_judge_list_target (NwJudge       *judge,
                      const NwField *field)
{
  Target *target = get_target (judge, field);

  if (target->listed == NULL)
    target->listed = list_names (target->names);

  return g_strdup (target->listed);
}

/* ---- Single values --------------------------------------------------------------------------- */

/**
 * nw_is_id:
 * @text: any text
 *
 * Returns: whether it is an identity: `[a-z0-9-]{1,64}`
 */
gboolean
nw_is_id (const char *text)
{
  const gsize length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length <= MAX_ID && text[length] == '\0';
}

static void
judge_constant (NwJudge       *judge,
                const NwField *field,
                GVariant      *value,
                const NwPlace *place)
{
  if (strcmp (g_variant_get_string (value, NULL), field->choices[0]) != 0)
    complain_of (judge, "unknown-value", value, place)->expected = g_strdup (field->choices[0]);
}

static void
judge_int (NwJudge       *judge,
           const NwField *field,
           GVariant      *value,
           const NwPlace *place)
{
  nw_judge_bound (judge, "out-of-range", g_variant_get_int64 (value), field->low, field->high,
                  place);
}

static void
judge_characters (NwJudge       *judge,
                  const char    *text,
                  const NwPlace *place)
{
  if (strchr (text, '\r') != NULL)
    nw_judge_complain (judge, NW_SEVERITY_WARNING, "carriage-return", NULL, place);
}

static void
judge_string (NwJudge       *judge,
              const NwField *field,
              GVariant      *value,
              const NwPlace *place)
{
  const char *text = g_variant_get_string (value, NULL);

  nw_judge_bound (judge, "bad-length", g_utf8_strlen (text, -1), field->least, field->most, place);
  judge_characters (judge, text, place);
}

static void
judge_id (NwJudge       *judge,
          const NwField *field,
          GVariant      *value,
          const NwPlace *place)
{
  if (!nw_is_id (g_variant_get_string (value, NULL)))
    complain_of (judge, "bad-id", value, place);
}

static void
judge_letter (NwJudge       *judge,
              const NwField *field,
              GVariant      *value,
              const NwPlace *place)
{
  const char *text = g_variant_get_string (value, NULL);

  if (!g_ascii_islower (text[0]) || text[1] != '\0')
    complain_of (judge, "bad-letter", value, place);
}

static void
judge_colour (NwJudge       *judge,
              const NwField *field,
              GVariant      *value,
              const NwPlace *place)
{
  const char *text = g_variant_get_string (value, NULL);

  if (text[0] != '#' || strlen (text) != 7 || strspn (text + 1, "0123456789abcdefABCDEF") != 6)
    complain_of (judge, "bad-colour", value, place);
}

static void
judge_choice (NwJudge       *judge,
              const NwField *field,
              GVariant      *value,
              const NwPlace *place)
{
  if (!g_strv_contains (field->choices, g_variant_get_string (value, NULL)))
    complain_of (judge, "unknown-value", value, place)->expected = list_choices (field);
}

static void
judge_reference (NwJudge       *judge,
                 const NwField *field,
                 GVariant      *value,
                 const NwPlace *place)
{
  if (!nw_judge_refers (judge, field, g_variant_get_string (value, NULL)))
    complain_of (judge, "unknown-reference", value, place)->expected =
      nw_judge_list_target (judge, field);
}

static void
judge_letters (NwJudge       *judge,
               const NwField *field,
               GVariant      *value,
               const NwPlace *place)
{
  const char *text = g_variant_get_string (value, NULL);

  nw_judge_bound (judge, "bad-length", g_utf8_strlen (text, -1), field->least, field->most, place);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      char letter[8] = { 0 };

      memcpy (letter, p, (gsize) (g_utf8_next_char (p) - p));
      if (nw_judge_refers (judge, field, letter) || strstr (text, letter) < p)
        continue;
      nw_judge_complain (judge, NW_SEVERITY_ERROR, "unknown-letter", letter, place)->expected =
        nw_judge_list_target (judge, field);
    }
}

static void
judge_index (NwJudge       *judge,
             const NwField *field,
             GVariant      *value,
             const NwPlace *place)
{
  const Target *target = get_target (judge, field);

  if (target->n_entries > 0)
    nw_judge_bound (judge, "out-of-range", g_variant_get_int64 (value), 1,
                    (gint64) target->n_entries, place);
}

static void
judge_nothing (NwJudge       *judge,
               const NwField *field,
               GVariant      *value,
               const NwPlace *place)
{
}

/* ---- Texts ----------------------------------------------------------------------------------- */

/* Whether this is the tag of a language by its looks: letters, then letters and digits. */
static gboolean
is_language (const char *tag)
{
  guint length = 0;
  guint n_parts = 1;

  for (const char *p = tag; *p != '\0'; p++)
    if (*p == '-')
      {
        if (length < (n_parts == 1 ? 2 : 1))
          return FALSE;
        length = 0;
        n_parts++;
      }
    else if (++length > 8 || !(g_ascii_isalpha (*p) || (n_parts > 1 && g_ascii_isdigit (*p))))
      return FALSE;

  return length >= (n_parts == 1 ? 2 : 1);
}

static void
judge_words (NwJudge       *judge,
             GVariant      *value,
             const char    *expected,
             const NwPlace *place)
{
  static const NwField words = { "text", NW_FIELD_STRING, .most = NW_MAX_CHARACTERS };

  if (nw_json_get_string (value) != NULL)
    judge_string (judge, &words, value, place);
  else if (!nw_json_is_odd (value))
    complain_of (judge, "wrong-type", value, place)->expected = g_strdup (expected);
}

/* A text is one string for all languages, or one for each. */
static void
judge_text (NwJudge       *judge,
            const NwField *field,
            GVariant      *value,
            const NwPlace *place)
{
  gsize n;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    {
      judge_words (judge, value, nw_field_type_get_name (field->type), place);
      return;
    }

  n = g_variant_n_children (value);
  if (n == 0)
    nw_judge_complain (judge, NW_SEVERITY_ERROR, "no-language", NULL, place);
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
      g_autoptr (GVariant) box = g_variant_get_child_value (entry, 1);
      g_autoptr (GVariant) words = g_variant_get_variant (box);
      const char *tag = g_variant_get_string (name, NULL);
      const NwPlace at = { place, tag, 0 };

      if (!is_language (tag))
        nw_judge_complain (judge, NW_SEVERITY_ERROR, "bad-language", tag, &at);
      judge_words (judge, words, "string", &at);
    }
}

/* ---- Lists of words -------------------------------------------------------------------------- */

static void
judge_enum_list (NwJudge       *judge,
                 const NwField *field,
                 GVariant      *value,
                 const NwPlace *place)
{
  const gsize n = g_variant_n_children (value);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  nw_judge_entries (judge, field, n, place);
  for (gsize i = 0; i < MIN (n, field->most); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) word = g_variant_get_variant (box);
      const NwPlace at = { place, NULL, (guint) i };
      const char *text = nw_json_get_string (word);

      if (text == NULL)
        {
          if (!nw_json_is_odd (word))
            complain_of (judge, "wrong-type", word, &at)->expected = g_strdup ("string");
          continue;
        }
      judge_choice (judge, field, word, &at);
      if (!g_hash_table_add (seen, g_strdup (text)))
        complain_of (judge, "duplicate-value", word, &at);
    }
}

/* ---- Any value ------------------------------------------------------------------------------- */

static const struct
{
  const char *type;
  JudgeFunc   judge;             /* NULL: a container, which can change */
} kinds[NW_N_FIELD_TYPES] = {
  [NW_FIELD_CONSTANT] = { "s", judge_constant },
  [NW_FIELD_INT] = { "x", judge_int },
  [NW_FIELD_BOOL] = { "b", judge_nothing },
  [NW_FIELD_STRING] = { "s", judge_string },
  [NW_FIELD_TEXT] = { "*", judge_text },
  [NW_FIELD_ID] = { "s", judge_id },
  [NW_FIELD_LETTER] = { "s", judge_letter },
  [NW_FIELD_COLOUR] = { "s", judge_colour },
  [NW_FIELD_ENUM] = { "s", judge_choice },
  [NW_FIELD_ENUM_LIST] = { "av", judge_enum_list },
  [NW_FIELD_REFERENCE] = { "s", judge_reference },
  [NW_FIELD_LETTERS] = { "s", judge_letters },
  [NW_FIELD_INDEX] = { "x", judge_index },
  [NW_FIELD_DATA] = { "s", judge_nothing },
  [NW_FIELD_OBJECT] = { "a{sv}", NULL },
  [NW_FIELD_LIST] = { "av", NULL },
  [NW_FIELD_MAP] = { "a{sv}", NULL },
  [NW_FIELD_BY_PLAYERS] = { "a{sv}", NULL },
};

/**
 * nw_judge_value:
 * @judge: the walk
 * @field: what the value should be
 * @value: the value
 * @place: where it stands
 *
 * Judges a value.
 *
 * Returns: (transfer full): the value in canonical order
 */
GVariant *
nw_judge_value (NwJudge       *judge,
                const NwField *field,
                GVariant      *value,
                const NwPlace *place)
{
  const gboolean is_null = g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT);
  const gboolean is_object = g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT);

  if (nw_json_is_odd (value) || (is_null && (field->flags & NW_FIELD_NULLABLE) != 0))
    return g_variant_ref (value);

  if (field->type == NW_FIELD_ENUM && field->members != NULL && is_object)
    return nw_judge_container (judge, field, value, place);

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE (kinds[field->type].type)))
    {
      complain_of (judge, "wrong-type", value, place)->expected =
        g_strdup (nw_field_type_get_name (field->type));
      return g_variant_ref (value);
    }

  if (kinds[field->type].judge == NULL)
    return nw_judge_container (judge, field, value, place);

  kinds[field->type].judge (judge, field, value, place);
  return g_variant_ref (value);
}
