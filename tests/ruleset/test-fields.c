/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of fields: that each game's is sound, and that the types are enough for games that
 * need other shapes: members that depend on a kind, counts by number of players, maps of cards.
 */

#include <string.h>

#include "games/nw-games.h"
#include "ruleset/nw-fields.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-judge.h"

/* ---- A game that is made of what the others need --------------------------------------------- */

static const char *const modes[] = { "prevent", "fine", NULL };
static const char *const kinds[] = { "number", "blast", NULL };

static const NwField parameters[] = {
  { "mode", NW_FIELD_ENUM, .choices = modes, .fallback = "\"prevent\"" },
  { "teams", NW_FIELD_INT, .low = 0, .high = 4, .fallback = "0" },
  { NULL },
};

static const NwField ink[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE },
  { "letter", NW_FIELD_LETTER, .flags = NW_FIELD_UNIQUE },
  { NULL },
};

static const NwField mix[] = {
  { "from", NW_FIELD_LETTERS, .least = 2, .most = 3, .target = "/tables/inks", .by = "letter" },
  { "to", NW_FIELD_REFERENCE, .target = "/tables/inks", .by = "letter" },
  { NULL },
};

static const NwField amounts = {
  "amounts", NW_FIELD_MAP, .most = 9, .target = "/tables/inks", .by = "letter",
  .item = &(const NwField) { "ink", NW_FIELD_INT, .low = 0, .high = 20 },
};

static const NwField deck[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE },
  { "cards", NW_FIELD_MAP, .most = 20000, .target = "/cards",
    .item = &(const NwField) { "count", NW_FIELD_INT, .low = 1, .high = 1000 } },
  { NULL },
};

static const NwField tables[] = {
  { "inks", NW_FIELD_LIST, .least = 2, .most = 9,
    .item = &(const NwField) { "ink", NW_FIELD_OBJECT, .members = ink } },
  { "mixes", NW_FIELD_LIST, .most = 9,
    .item = &(const NwField) { "mix", NW_FIELD_OBJECT, .members = mix } },
  { "ink_reserve", NW_FIELD_BY_PLAYERS, .item = &amounts },
  { "dealt", NW_FIELD_BY_PLAYERS, .flags = NW_FIELD_OPTIONAL,
    .item = &(const NwField) { "dealt", NW_FIELD_MAP, .most = 9, .target = "/cards",
                               .item = &(const NwField) { "n", NW_FIELD_INT, .high = 9 } } },
  { "ink_start", NW_FIELD_LIST, .least = 2, .most = 4, .item = &amounts },
  { "goal", NW_FIELD_BY_PLAYERS,
    .item = &(const NwField) { "goal", NW_FIELD_INT, .low = 1, .high = 10 } },
  { "decks", NW_FIELD_LIST, .least = 1, .most = 50,
    .item = &(const NwField) { "deck", NW_FIELD_OBJECT, .members = deck } },
  { NULL },
};

static const NwField card[] = {
  { "id", NW_FIELD_ID, .flags = NW_FIELD_UNIQUE },
  { "kind", NW_FIELD_ENUM, .choices = kinds, .flags = NW_FIELD_SELECTS },
  { "number", NW_FIELD_INT, .low = 1, .high = 20, .when = "number" },
  { "effect", NW_FIELD_ID, .when = "blast" },
  { "draw", NW_FIELD_INT, .low = 0, .high = 20, .fallback = "0", .when = "blast" },
  { "name", NW_FIELD_TEXT, .flags = NW_FIELD_OPTIONAL },
  { NULL },
};

static const NwField fields[] = {
  { "parameters", NW_FIELD_OBJECT, .members = parameters, .flags = NW_FIELD_PARAMETERS },
  { "tables", NW_FIELD_OBJECT, .members = tables },
  { "cards", NW_FIELD_LIST, .most = 20000, .flags = NW_FIELD_CARDS,
    .item = &(const NwField) { "card", NW_FIELD_OBJECT, .members = card } },
  { NULL },
};

static const NwFieldTable table = { .rules = &nw_tailor_rules, .fields = fields };

static const char good[] =
  "{\"parameters\": {\"mode\": \"fine\", \"teams\": 0}, "
  "\"tables\": {\"inks\": [{\"id\": \"red\", \"letter\": \"r\"}, "
  "{\"id\": \"blue\", \"letter\": \"b\"}], "
  "\"mixes\": [{\"from\": \"rb\", \"to\": \"r\"}], "
  "\"ink_reserve\": {\"2\": {\"r\": 3}, \"3\": {\"r\": 3, \"b\": 1}, \"4\": {}}, "
  "\"ink_start\": [{\"r\": 1}, {\"b\": 2}], \"goal\": {\"2\": 6, \"3\": 5, \"4\": 4}, "
  "\"decks\": [{\"id\": \"all\", \"cards\": {\"one\": 2, \"tiger\": 1}}]}, "
  "\"cards\": [{\"id\": \"one\", \"kind\": \"number\", \"number\": 1}, "
  "{\"id\": \"tiger\", \"kind\": \"blast\", \"effect\": \"tiger\", \"draw\": 4}]}";

/* A change of the good one, and the codes and pointers of all that is said. */
static const struct
{
  const char *from;
  const char *to;
  const char *said;
} cases[] = {
  { "good", "good", "" },
  { "\"fine\"", "\"pay\"", "unknown-value /parameters/mode\n" },
  { "\"rb\"", "\"rg\"", "unknown-letter /tables/mixes/0/from\n" },
  { "\"rb\"", "\"r\"", "bad-length /tables/mixes/0/from\n" },
  { "\"to\": \"r\"", "\"to\": \"x\"", "unknown-reference /tables/mixes/0/to\n" },
  { "\"4\": {}", "\"4\": {\"x\": 1}", "unknown-name /tables/ink_reserve/4/x\n" },
  { "{\"r\": 3, \"b\": 1}", "{\"r\": 21}", "out-of-range /tables/ink_reserve/3/r\n" },
  { ", \"4\": {}", "", "missing-member /tables/ink_reserve/4\n" },
  { "\"goal\"", "\"dealt\": {\"2\": {\"one\": 1}, \"3\": {\"r\": 1}, \"4\": {}}, \"goal\"",
    "unknown-name /tables/dealt/3/r\n" },
  { "{\"b\": 2}]", "{\"b\": -1}]", "out-of-range /tables/ink_start/1/b\n" },
  { "[{\"r\": 1}, {\"b\": 2}]", "[{\"r\": 1}]", "bad-entries /tables/ink_start\n" },
  { "\"4\": 4", "\"4\": 0", "out-of-range /tables/goal/4\n" },
  { "{\"one\": 2,", "{\"two\": 2,", "unknown-name /tables/decks/0/cards/two\n" },
  { ", \"number\": 1", "", "missing-member /cards/0/number\n" },
  { ", \"number\": 1", ", \"number\": 1, \"draw\": 2", "unknown-member /cards/0/draw\n" },
  { ", \"draw\": 4", "", "missing-member /cards/1/draw\n" },
  { ", \"effect\": \"tiger\"", "", "missing-member /cards/1/effect\n" },
  { "\"kind\": \"number\"", "\"kind\": \"joker\"",
    "unknown-value /cards/0/kind\nunknown-member /cards/0/number\n" },
  { ", \"teams\": 0", "", "missing-parameter /parameters/teams\n" },
};

static char *
judge (const char *text)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = nw_json_parse (text, strlen (text), problems);
  g_autoptr (GVariant) canonical = NULL;
  g_autoptr (GString) said = g_string_new (NULL);

  g_assert_nonnull (value);
  canonical = nw_judge_document (&table, value, problems);
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      g_string_append_printf (said, "%s %s\n", problem->code, problem->pointer);
    }

  return g_string_free_and_steal (g_steal_pointer (&said));
}

static void
test_shapes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (good);
      g_autofree char *said = NULL;

      if (strcmp (cases[i].from, "good") != 0)
        g_assert_cmpuint (g_string_replace (text, cases[i].from, cases[i].to, 1), ==, 1);
      said = judge (text->str);
      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

/* ---- Each game's table ----------------------------------------------------------------------- */

static gboolean
has_range (const NwField *field)
{
  return field->type == NW_FIELD_INT;
}

static gboolean
has_bound (const NwField *field)
{
  return field->type == NW_FIELD_STRING || field->type == NW_FIELD_LETTERS ||
         field->type == NW_FIELD_LIST || field->type == NW_FIELD_MAP ||
         field->type == NW_FIELD_ENUM_LIST;
}

static void check_fields (const NwFieldTable *games_table,
                          const NwField      *members,
                          NwFieldFlags        parent_flags);

static void
check_field (const NwFieldTable *games_table,
             const NwField      *field)
{
  g_test_message ("%s", field->key);
  g_assert_nonnull (field->key);
  if (has_range (field))
    g_assert_cmpint (field->low, <, field->high);
  if (has_bound (field))
    g_assert_cmpuint (field->least, <=, field->most);
  if (has_bound (field))
    g_assert_cmpuint (field->most, >, 0);
  if (field->target != NULL)
    g_assert_nonnull (nw_fields_get_at (games_table, field->target));
  if (field->type == NW_FIELD_OBJECT)
    g_assert_nonnull (field->members);
  if (field->fallback != NULL)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GVariant) value = nw_json_parse (field->fallback, strlen (field->fallback),
                                                 problems);
      g_autoptr (GVariant) judged = NULL;
      NwJudge walk;

      nw_judge_init (&walk, games_table, value, problems);
      judged = nw_judge_value (&walk, field, value, NULL);
      nw_judge_clear (&walk);
      g_assert_cmpuint (problems->len, ==, 0);
    }
  if (field->item != NULL)
    check_field (games_table, field->item);
  if (field->members != NULL)
    check_fields (games_table, field->members, field->flags);
  if (field->item != NULL && field->item->members != NULL)
    check_fields (games_table, field->item->members, field->flags);
}

static void
check_fields (const NwFieldTable *games_table,
              const NwField      *members,
              NwFieldFlags        parent_flags)
{
  for (const NwField *field = members; field->key != NULL; field++)
    {
      /* A form shows each by one line of words; a card's column has a few at its head. */
      if (games_table != &table)
        g_assert_nonnull (field->meaning);
      if (games_table != &table && (parent_flags & (NW_FIELD_CARDS | NW_FIELD_PARAMETERS)) != 0)
        {
          g_assert_nonnull (field->label);
          g_assert_true ((field->choices != NULL) == (field->choice_labels != NULL));
        }
      g_assert_true (nw_fields_get (members, field->key) == field);
      check_field (games_table, field);
    }
}

static void
test_tables (void)
{
  for (guint i = 0; nw_games[i] != NULL; i++)
    {
      const NwFieldTable *games_table = nw_fields_find (nw_games[i]->id);

      g_assert_nonnull (games_table);
      g_assert_true (games_table->rules == nw_games[i]);
      check_fields (games_table, games_table->fields, 0);
    }
  check_fields (&table, table.fields, 0);
}

static void
test_parameters (void)
{
  const NwField *field = nw_fields_get_parameters (nw_fields_find ("tailor"));
  guint n = 0;

  for (; field->key != NULL; field++, n++)
    {
      g_assert_nonnull (field->fallback);
      g_assert_nonnull (field->rule_ids);
    }
  g_assert_cmpuint (n, ==, 16);
}

static void
test_get_at (void)
{
  const NwFieldTable *tailor = nw_fields_find ("tailor");
  const NwFieldTable *brawl = nw_fields_find ("brawl");

  g_assert_cmpstr (nw_fields_get_at (tailor, "/cards/3/points")->key, ==, "points");
  g_assert_cmpstr (nw_fields_get_at (tailor, "/cards/3/reward/bonus/multiplier")->key, ==,
                   "multiplier");
  g_assert_cmpstr (nw_fields_get_at (tailor, "/tables/levels/0/display/4")->key, ==, "players");
  g_assert_cmpstr (nw_fields_get_at (tailor, "/tables/tokens/rw")->key, ==, "token");
  g_assert_cmpstr (nw_fields_get_at (tailor, "/tables/tokens/magic")->key, ==, "magic");
  g_assert_cmpstr (nw_fields_get_at (brawl, "/tables/ink_reserve/2/r")->key, ==, "ink");
  g_assert_cmpstr (nw_fields_get_at (brawl, "/tables/ink_start/3/g")->key, ==, "ink");
  g_assert_cmpstr (nw_fields_get_at (brawl, "/characters/0/skill")->key, ==, "skill");
  g_assert_null (nw_fields_get_at (tailor, "/no/such"));
  g_assert_null (nw_fields_get_at (tailor, "/title/en/x"));
  g_assert_null (nw_fields_get_at (tailor, ""));
  g_assert_null (nw_fields_find ("chess"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fields/shapes", test_shapes);
  g_test_add_func ("/fields/tables", test_tables);
  g_test_add_func ("/fields/parameters", test_parameters);
  g_test_add_func ("/fields/get-at", test_get_at);

  return g_test_run ();
}
