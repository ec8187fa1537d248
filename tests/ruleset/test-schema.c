/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The JSON Schema: that it is one, that it takes what judging takes and refuses what it refuses.
 *
 * A checker for the words that the schema uses stands in for a program that may not be there.
 */

#include <string.h>

#include "nw-fixture.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-schema.h"

static gboolean fits (GVariant *schema,
                      GVariant *value);

static gboolean
is_type (GVariant   *value,
         const char *type)
{
  static const struct
  {
    const char *name;
    const char *type;
  } types[] = {
    { "string", "s" }, { "integer", "x" }, { "boolean", "b" },
    { "null", "()" },  { "array", "av" },  { "object", "a{sv}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strcmp (types[i].name, type) == 0)
      return g_variant_is_of_type (value, G_VARIANT_TYPE (types[i].type));

  g_error ("“%s” is no type", type);
}

static GVariant *
get_child (GVariant *list,
           gsize     i)
{
  g_autoptr (GVariant) box = g_variant_get_child_value (list, i);

  return g_variant_get_variant (box);
}

static gboolean
check_type (GVariant *rule,
            GVariant *schema,
            GVariant *value)
{
  if (nw_json_get_string (rule) != NULL)
    return is_type (value, nw_json_get_string (rule));

  for (gsize i = 0; i < g_variant_n_children (rule); i++)
    {
      g_autoptr (GVariant) type = get_child (rule, i);

      if (is_type (value, nw_json_get_string (type)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_const (GVariant *rule,
             GVariant *schema,
             GVariant *value)
{
  return g_variant_equal (rule, value);
}

static gboolean
check_enum (GVariant *rule,
            GVariant *schema,
            GVariant *value)
{
  for (gsize i = 0; i < g_variant_n_children (rule); i++)
    {
      g_autoptr (GVariant) choice = get_child (rule, i);

      if (g_variant_equal (choice, value))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_any_of (GVariant *rule,
              GVariant *schema,
              GVariant *value)
{
  for (gsize i = 0; i < g_variant_n_children (rule); i++)
    {
      g_autoptr (GVariant) choice = get_child (rule, i);

      if (fits (choice, value))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_minimum (GVariant *rule,
               GVariant *schema,
               GVariant *value)
{
  return !is_type (value, "integer") || g_variant_get_int64 (value) >= g_variant_get_int64 (rule);
}

static gboolean
check_maximum (GVariant *rule,
               GVariant *schema,
               GVariant *value)
{
  return !is_type (value, "integer") || g_variant_get_int64 (value) <= g_variant_get_int64 (rule);
}

static gboolean
check_least_length (GVariant *rule,
                    GVariant *schema,
                    GVariant *value)
{
  const char *text = nw_json_get_string (value);

  return text == NULL || g_utf8_strlen (text, -1) >= g_variant_get_int64 (rule);
}

static gboolean
check_most_length (GVariant *rule,
                   GVariant *schema,
                   GVariant *value)
{
  const char *text = nw_json_get_string (value);

  return text == NULL || g_utf8_strlen (text, -1) <= g_variant_get_int64 (rule);
}

static gboolean
check_pattern (GVariant *rule,
               GVariant *schema,
               GVariant *value)
{
  const char *text = nw_json_get_string (value);

  return text == NULL || g_regex_match_simple (nw_json_get_string (rule), text, 0, 0);
}

static gboolean
check_least_items (GVariant *rule,
                   GVariant *schema,
                   GVariant *value)
{
  return !g_variant_is_container (value) ||
         (gint64) g_variant_n_children (value) >= g_variant_get_int64 (rule);
}

static gboolean
check_most_items (GVariant *rule,
                  GVariant *schema,
                  GVariant *value)
{
  return !g_variant_is_container (value) ||
         (gint64) g_variant_n_children (value) <= g_variant_get_int64 (rule);
}

static gboolean
check_items (GVariant *rule,
             GVariant *schema,
             GVariant *value)
{
  for (gsize i = 0; is_type (value, "array") && i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) item = get_child (value, i);

      if (!fits (rule, item))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_unique (GVariant *rule,
              GVariant *schema,
              GVariant *value)
{
  for (gsize i = 0; is_type (value, "array") && i < g_variant_n_children (value); i++)
    for (gsize j = 0; j < i; j++)
      {
        g_autoptr (GVariant) a = get_child (value, i);
        g_autoptr (GVariant) b = get_child (value, j);

        if (g_variant_equal (a, b))
          return FALSE;
      }

  return TRUE;
}

static gboolean
check_properties (GVariant *rule,
                  GVariant *schema,
                  GVariant *value)
{
  for (gsize i = 0; i < g_variant_n_children (rule); i++)
    {
      g_autoptr (GVariant) inner = NULL;
      g_autoptr (GVariant) member = NULL;
      const char *key;

      g_variant_get_child (rule, i, "{&sv}", &key, &inner);
      member = nw_json_get (value, key);
      if (member != NULL && !fits (inner, member))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_required (GVariant *rule,
                GVariant *schema,
                GVariant *value)
{
  for (gsize i = 0; is_type (value, "object") && i < g_variant_n_children (rule); i++)
    {
      g_autoptr (GVariant) key = get_child (rule, i);
      g_autoptr (GVariant) member = nw_json_get (value, nw_json_get_string (key));

      if (member == NULL)
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_names (GVariant *rule,
             GVariant *schema,
             GVariant *value)
{
  for (gsize i = 0; is_type (value, "object") && i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);

      if (!fits (rule, name))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_additional (GVariant *rule,
                  GVariant *schema,
                  GVariant *value)
{
  g_autoptr (GVariant) properties = nw_json_get (schema, "properties");

  for (gsize i = 0; is_type (value, "object") && i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) member = NULL;
      g_autoptr (GVariant) known = NULL;
      const char *key;

      g_variant_get_child (value, i, "{&sv}", &key, &member);
      known = nw_json_get (properties, key);
      if (known == NULL && !fits (rule, member))
        return FALSE;
    }

  return TRUE;
}

static const struct
{
  const char *word;
  gboolean  (*check) (GVariant *rule,
                      GVariant *schema,
                      GVariant *value);
} checks[] = {
  { "type", check_type },
  { "const", check_const },
  { "enum", check_enum },
  { "anyOf", check_any_of },
  { "minimum", check_minimum },
  { "maximum", check_maximum },
  { "minLength", check_least_length },
  { "maxLength", check_most_length },
  { "pattern", check_pattern },
  { "minItems", check_least_items },
  { "maxItems", check_most_items },
  { "minProperties", check_least_items },
  { "maxProperties", check_most_items },
  { "items", check_items },
  { "uniqueItems", check_unique },
  { "properties", check_properties },
  { "required", check_required },
  { "propertyNames", check_names },
  { "additionalProperties", check_additional },
};

static const char *const annotations[] = {
  "$schema", "title", "description", "$comment", "default", NULL,
};

static gboolean
fits (GVariant *schema,
      GVariant *value)
{
  for (gsize i = 0; i < g_variant_n_children (schema); i++)
    {
      g_autoptr (GVariant) rule = NULL;
      const char *word;
      guint n = 0;

      g_variant_get_child (schema, i, "{&sv}", &word, &rule);
      if (g_strv_contains (annotations, word))
        continue;
      while (n < G_N_ELEMENTS (checks) && strcmp (checks[n].word, word) != 0)
        n++;
      if (n == G_N_ELEMENTS (checks))
        g_error ("“%s” is no word of a schema", word);
      if (!checks[n].check (rule, schema, value))
        return FALSE;
    }

  return TRUE;
}

static GVariant *
new_schema (const char *game)
{
  return g_variant_ref_sink (nw_schema_new (nw_fields_find (game)));
}

static void
test_head (void)
{
  g_autoptr (GVariant) schema = new_schema ("tailor");
  g_autoptr (GVariant) dialect = nw_json_get (schema, "$schema");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) again = NULL;

  g_assert_cmpstr (nw_json_get_string (dialect), ==,
                   "https://json-schema.org/draft/2020-12/schema");
  nw_json_print (schema, TRUE, text);
  again = nw_json_parse (text->str, text->len, problems);
  g_assert_nonnull (again);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
test_good (void)
{
  g_autoptr (GVariant) schema = new_schema ("tailor");
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();

  g_assert_true (fits (schema, nw_ruleset_get_document (ruleset)));
  for (guint i = 0; nw_ruleset_list_official ()[i] != NULL; i++)
    {
      g_autoptr (NwRuleset) official =
        nw_ruleset_find_official (nw_ruleset_list_official ()[i]);
      g_autoptr (GVariant) its_schema =
        g_variant_ref_sink (nw_schema_new (nw_ruleset_get_fields (official)));

      g_assert_true (fits (its_schema, nw_ruleset_get_document (official)));
    }
}

/* Each of these is an error of a single field. */
typedef struct
{
  const char *pointer;
  const char *value;             /* NULL: the member is taken away */
} Bad;

static const Bad bad[] = {
  { "/needlework", "\"game\"" },
  { "/format", "0" },
  { "/game", "\"brawl\"" },
  { "/id", "\"A\"" },
  { "/id", NULL },
  { "/title", "5" },
  { "/title", "{}" },
  { "/title", "{\"x\": \"one\"}" },
  { "/title/en", "5" },
  { "/authors", "\"me\"" },
  { "/parameters", NULL },
  { "/parameters/start_row", "13" },
  { "/parameters/start_row", "\"6\"" },
  { "/parameters/allow_pass", "1" },
  { "/parameters/tie_breakers", "[\"luck\"]" },
  { "/parameters/tie_breakers", "[\"magic\", \"magic\"]" },
  { "/tables/colours", "[]" },
  { "/tables/colours/0/letter", "\"ab\"" },
  { "/tables/colours/0/colour", "\"red\"" },
  { "/tables/colours/0/token", NULL },
  { "/tables/tokens/magic", NULL },
  { "/tables/tokens/rw", "501" },
  { "/tables/tokens/A", "1" },
  { "/tables/levels/0/display/4", "13" },
  { "/tables/levels/0/display/3", NULL },
  { "/tables/seat_start/3", NULL },
  { "/cards/0", "1" },
  { "/cards/0/level", "0" },
  { "/cards/0/points", "51" },
  { "/cards/0/fabrics", "\"\"" },
  { "/cards/0/fabrics", "\"WR\"" },
  { "/cards/0/pattern", "1" },
  { "/cards/0/reward", "\"gold\"" },
  { "/cards/0/reward", "{\"bonus\": {\"pattern\": \"lotus\"}}" },
  { "/cards/0/reward", "{\"bonus\": {\"pattern\": \"lotus\", \"multiplier\": 11}}" },
  { "/cards/0/name", NULL },
  { "/cards/0/count", "21" },
};

static const Bad bad_brawl[] = {
  { "/game", "\"tailor\"" },
  { "/parameters/start_money", "5001" },
  { "/parameters/limit_mode", "\"never\"" },
  { "/parameters/swap_clients", "0" },
  { "/tables/inks", "[]" },
  { "/tables/inks/0/kind", "\"grey\"" },
  { "/tables/inks/0/letter", "\"R\"" },
  { "/tables/mixes/0/from", "\"y\"" },
  { "/tables/mixes/0/to", NULL },
  { "/tables/ink_reserve/3", NULL },
  { "/tables/ink_reserve/2/r", "21" },
  { "/tables/ink_start/3", NULL },
  { "/tables/ink_start/0/r", "-1" },
  { "/tables/goal/2", "11" },
  { "/tables/styles", "[]" },
  { "/tables/body_parts/0/name", NULL },
  { "/tattoos/0/duration", "0" },
  { "/tattoos/0/ink", "\"\"" },
  { "/tattoos/0/ink", "\"KK\"" },
  { "/tattoos/0/points", "100" },
  { "/tattoos/0/style", NULL },
  { "/clients/0/pay", "10001" },
  { "/clients/0/body_part", "3" },
  { "/characters/0/discount", "3" },
  { "/characters/0/skill", "\"luck\"" },
  { "/characters", NULL },
};

static void
assert_bad (NwRuleset *ruleset,
            GVariant  *schema,
            const Bad *change)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = NULL;
  g_autoptr (NwRuleset) changed = NULL;

  if (change->value != NULL)
    value = nw_json_parse (change->value, strlen (change->value), problems);
  changed = nw_ruleset_with_value (ruleset, change->pointer, value);
  g_test_message ("%s: %s", change->pointer, change->value);
  g_assert_true (nw_problems_has_errors (nw_ruleset_get_problems (changed)));
  g_assert_false (fits (schema, nw_ruleset_get_document (changed)));
}

static void
test_bad (void)
{
  g_autoptr (GVariant) schema = new_schema ("tailor");
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    assert_bad (ruleset, schema, &bad[i]);
}

static void
test_bad_brawl (void)
{
  g_autoptr (GVariant) schema = new_schema ("brawl");
  g_autoptr (NwRuleset) ruleset = nw_fixture_load_file ("brawl.nwrules");

  g_assert_true (fits (schema, nw_ruleset_get_document (ruleset)));
  for (guint i = 0; i < G_N_ELEMENTS (bad_brawl); i++)
    assert_bad (ruleset, schema, &bad_brawl[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/schema/head", test_head);
  g_test_add_func ("/schema/good", test_good);
  g_test_add_func ("/schema/bad", test_bad);
  g_test_add_func ("/schema/bad/brawl", test_bad_brawl);

  return g_test_run ();
}
