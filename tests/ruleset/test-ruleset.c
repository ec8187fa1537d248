/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ruleset as a value: round trips, changed copies, words, compiled rules, bounds.
 */

#include <string.h>

#include "games/tailor/nw-tailor-rules-data.h"
#include "nw-big-file.h"
#include "nw-fixture.h"
#include "ruleset/nw-json.h"

static NwRuleset *
load (const char *text,
      GPtrArray  *problems)
{
  return nw_ruleset_load (text, strlen (text), problems);
}

static const NwProblem *
find_problem (const GPtrArray *problems,
              const char      *code)
{
  for (guint i = 0; i < problems->len; i++)
    if (strcmp (((const NwProblem *) problems->pdata[i])->code, code) == 0)
      return problems->pdata[i];

  return NULL;
}

/* ---- Round trips ----------------------------------------------------------------------------- */

static void
test_round_trip (void)
{
  g_autofree char *text = nw_fixture_text ();
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autofree char *again = nw_ruleset_to_text (ruleset);

  g_assert_cmpstr (text, ==, again);
}

static void
test_official_files (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("NW_TEST_SOURCE_ROOT"), "data", "rulesets",
                                              NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".nwrules"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autoptr (GPtrArray) problems = nw_problems_new ();
        g_autoptr (GError) error = NULL;
        g_autoptr (NwRuleset) ruleset = nw_ruleset_load_file (path, problems, &error);
        g_autofree char *messages = nw_fixture_messages (problems, name);
        g_autofree char *text = NULL;
        g_autofree char *again = NULL;

        g_assert_no_error (error);
        g_assert_cmpstr (messages, ==, "");
        g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
        again = nw_ruleset_to_text (ruleset);
        g_assert_cmpstr (text, ==, again);
        g_assert_true (nw_ruleset_is_official (ruleset));
        n++;
      }
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, ==, g_strv_length ((char **) nw_ruleset_list_official ()));
}

/* The names of a text are languages and those of tokens are kinds: no member is unknown. */
static const char *const closed[] = { "title", "description", "name", "client", "tokens", NULL };

static guint
count_in (const char *text,
          const char *word)
{
  guint n = 0;

  for (const char *p = strstr (text, word); p != NULL; p = strstr (p + 1, word))
    n++;

  return n;
}

static void
test_unknown_members (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr (GVariant) given = nw_fixture_with_strangers (nw_ruleset_get_document (ruleset), closed,
                                                        TRUE);
  g_autoptr (GVariant) expected = nw_fixture_with_strangers (nw_ruleset_get_document (ruleset),
                                                           closed, FALSE);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) expected_text = g_string_new (NULL);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) loaded = NULL;
  g_autofree char *saved = NULL;

  nw_json_print (given, FALSE, text);
  nw_json_print (expected, TRUE, expected_text);
  g_string_append_c (expected_text, '\n');

  loaded = load (text->str, problems);
  saved = nw_ruleset_to_text (loaded);
  g_assert_cmpstr (saved, ==, expected_text->str);
  g_assert_nonnull (nw_ruleset_get_compiled (loaded));

  /* One warning for each of them, at every level. */
  g_assert_cmpuint (problems->len, ==, count_in (text->str, "x-mark"));
  g_assert_cmpuint (problems->len, >, 40);
  for (guint i = 0; i < problems->len; i++)
    g_assert_cmpstr (((NwProblem *) problems->pdata[i])->code, ==, "unknown-member");
}

static void
test_canonical_order (void)
{
  static const char *const changes[] = {
    "\"start_row\": 6,\n    \"start_limit\": 6", "\"start_limit\": 6,\n    \"start_row\": 6",
    "    \"dye_min\": 1,\n", "",
    NULL,
  };
  g_autofree char *text = nw_fixture_replace (changes);
  g_autofree char *expected = nw_fixture_text ();
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = load (text, problems);
  g_autofree char *saved = nw_ruleset_to_text (ruleset);

  g_assert_cmpstr (saved, ==, expected);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (find_problem (problems, "missing-parameter"));
}

/* A draft with errors is kept to the letter, whatever json-glib makes of it. */
static void
test_draft (void)
{
  static const char *const changes[] = {
    "\"start_row\": 6", "\"start_row\": 1.10",
    "\"end_points\": 40", "\"end_points\": 12345678901234567890",
    "\"dye_min\": 1", "\"dye_min\": -0",
    "\"version\": \"0\"", "\"version\": \"a\\u0000b\"",
    "\"max_rounds\": 100", "\"max_rounds\": \"many\"",
    NULL,
  };
  g_autofree char *text = nw_fixture_replace (changes);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = load (text, problems);
  g_autofree char *saved = nw_ruleset_to_text (ruleset);

  g_assert_cmpstr (saved, ==, text);
  g_assert_cmpuint (problems->len, ==, 5);
  g_assert_null (nw_ruleset_get_compiled (ruleset));
}

static void
test_newer_format (void)
{
  static const char *const changes[] = { "\"format\": 1", "\"format\": 2", NULL };
  g_autofree char *text = nw_fixture_replace (changes);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = load (text, problems);
  g_autoptr (NwRuleset) usual = nw_fixture_load ();

  g_assert_true (nw_ruleset_is_read_only (ruleset));
  g_assert_false (nw_ruleset_is_read_only (usual));
  g_assert_nonnull (nw_ruleset_get_compiled (ruleset));
  g_assert_cmpuint (problems->len, ==, 1);
}

/* ---- Bounds ---------------------------------------------------------------------------------- */

static void
test_many_cards (void)
{
  for (guint n = 20000; n <= 20001; n++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (NwRuleset) ruleset = NULL;
      g_autofree char *text = NULL;
      g_autofree char *saved = NULL;
      gsize length;

      text = nw_big_file_new (n, &length);
      ruleset = nw_ruleset_load (text, length, problems);
      saved = nw_ruleset_to_text (ruleset);
      g_assert_cmpstr (saved, ==, text);
      g_assert_null (nw_ruleset_get_compiled (ruleset));
      g_assert_nonnull (find_problem (problems, "too-many-to-play"));
      g_assert_true ((find_problem (problems, "bad-entries") != NULL) == (n > 20000));
    }
}

static void
test_most_copies (void)
{
  for (guint n = 255; n <= 256; n++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (NwRuleset) ruleset = NULL;
      g_autofree char *text = NULL;
      gsize length;

      text = nw_big_file_new (n, &length);
      ruleset = nw_ruleset_load (text, length, problems);
      g_assert_true ((nw_ruleset_get_compiled (ruleset) != NULL) == (n == 255));
      g_assert_true ((find_problem (problems, "too-many-to-play") != NULL) == (n == 256));
    }
}

static void
test_long_text (void)
{
  for (guint n = 4000; n <= 4001; n++)
    {
      g_autofree char *words = g_strnfill (2 * n, '\xc3');
      g_autofree char *title = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (NwRuleset) ruleset = NULL;

      for (guint i = 1; i < 2 * n; i += 2)
        words[i] = '\xa9';
      title = g_strdup_printf ("\"%s\"", words);
      text = nw_fixture_replace ((const char *const[]) { "\"Mazo pequeño\"", title, NULL });
      ruleset = load (text, problems);
      g_assert_cmpuint (problems->len, ==, n - 4000);
      if (n > 4000)
        {
          const NwProblem *problem = find_problem (problems, "bad-length");

          g_assert_cmpstr (problem->pointer, ==, "/title/es");
          g_assert_cmpstr (problem->value, ==, "4001");
          g_assert_cmpint (problem->high, ==, 4000);
        }
    }
}

/* Files that are wrong a hundred thousand times over are told in an end that is in sight. */
static void
test_hostile (void)
{
  g_autoptr (GString) members = g_string_new ("{\"needlework\": \"ruleset\", \"game\": \"tailor\"");
  g_autoptr (GString) cards = g_string_new (members->str);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GPtrArray) others = nw_problems_new ();
  g_autoptr (NwRuleset) strange = NULL;
  g_autoptr (NwRuleset) long_list = NULL;
  g_autofree char *saved = NULL;

  for (guint i = 0; i < NW_JSON_MAX_PROBLEMS + 5; i++)
    g_string_append_printf (members, ", \"x%u\": 1", i);
  g_string_append_c (members, '}');
  strange = load (members->str, problems);
  g_assert_cmpuint (problems->len, ==, NW_JSON_MAX_PROBLEMS + 1);
  g_assert_nonnull (find_problem (problems, "more-problems"));

  /* Nothing is lost, told or not. */
  saved = nw_ruleset_to_text (strange);
  g_assert_nonnull (strstr (saved, "\"x100004\": 1"));

  g_string_append (cards, ", \"cards\": [1");
  for (guint i = 0; i < 1000000; i++)
    g_string_append (cards, ",1");
  g_string_append (cards, "]}");
  long_list = load (cards->str, others);
  g_assert_nonnull (long_list);
  g_assert_cmpuint (others->len, <, 20010);
  g_assert_nonnull (find_problem (others, "bad-entries"));
}

static void
test_card_of_a_problem (void)
{
  static const char *const changes[] = { "\"points\": 1", "\"points\": 51", NULL };
  g_autofree char *text = nw_fixture_replace (changes);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = load (text, problems);
  const NwProblem *problem = find_problem (problems, "out-of-range");

  g_assert_cmpstr (problem->card, ==, "order-1");
  g_assert_cmpstr (problem->value, ==, "51");
  g_assert_cmpint (problem->low, ==, 0);
  g_assert_cmpint (problem->high, ==, 50);
}

/* ---- Compiled rules -------------------------------------------------------------------------- */

static void
test_compiled (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  const NwTailorRules *rules = nw_ruleset_get_compiled (ruleset);

  g_assert_cmpuint (rules->start_row, ==, 6);
  g_assert_cmpuint (rules->end_points, ==, 40);
  g_assert_cmpuint (rules->max_rounds, ==, 100);
  g_assert_true (rules->restock_split);
  g_assert_false (rules->allow_pass);
  g_assert_cmpuint (rules->n_tie_breakers, ==, 2);
  g_assert_cmpuint (rules->tie_breakers[1], ==, NW_TAILOR_TIE_LIMIT);
  g_assert_cmpuint (rules->n_colours, ==, 4);
  g_assert_cmpstr (rules->colour_ids[3], ==, "blue");
  g_assert_cmpmem (rules->letters, 4, "wrob", 4);
  g_assert_cmpuint (rules->n_tokens, ==, 2);
  g_assert_cmpuint (rules->n_fabric[1], ==, 40);
  g_assert_cmpuint (rules->n_magic, ==, 20);
  g_assert_cmpuint (rules->token_of[3], ==, 1);
  g_assert_cmpuint (rules->n_levels, ==, 4);
  g_assert_cmpuint (rules->display[0][1], ==, 3);
  g_assert_cmpuint (rules->display[0][3], ==, 4);
  g_assert_cmpuint (rules->seat_start[2].magic, ==, 1);
  g_assert_cmpuint (rules->n_orders, ==, 24);
  g_assert_cmpuint (rules->n_copies, ==, 24);
  g_assert_cmpuint (rules->deck_base[4], ==, 24);
  g_assert_cmpstr (rules->order_ids[1], ==, "order-2");
  g_assert_cmpuint (rules->orders[1].reward, ==, NW_TAILOR_REWARD_BONUS);
  g_assert_cmpstr (rules->pattern_ids[rules->orders[1].bonus_pattern], ==, "lotus");
  g_assert_cmpuint (rules->orders[1].multiplier, ==, 1);
  g_assert_cmpuint (rules->orders[2].pattern, ==, NW_TAILOR_NONE);
  g_assert_cmpuint (rules->orders[0].length, ==, 3);
}

static void
test_official (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) same = nw_ruleset_find_official (nw_ruleset_get_id (ruleset));
  g_autoptr (NwRuleset) changed = NULL;

  g_assert_true (same == ruleset);
  g_assert_null (nw_ruleset_find_official ("no-such"));
  g_assert_nonnull (nw_ruleset_get_compiled (ruleset));
  changed = nw_ruleset_with_parameter (ruleset, "end_points", "30", NULL);
  g_assert_true (nw_ruleset_is_official (ruleset));
  g_assert_false (nw_ruleset_is_official (changed));
}

/* ---- Words ----------------------------------------------------------------------------------- */

static void
test_words (void)
{
  static const char *const changes[] = {
    "\"en\": \"Order 1\",\n        \"es\": \"Encargo 1\"",
    "\"de\": \"Auftrag\",\n        \"es\": \"Encargo\",\n        \"es-MX\": \"Pedido\"",
    "\"client\": {\n        \"en\": \"Client\",\n        \"es\": \"Cliente\"\n      }",
    "\"client\": \"Pei\"",
    NULL,
  };
  g_autofree char *text = nw_fixture_replace (changes);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = load (text, problems);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 0, "name", "es-MX"), ==, "Pedido");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 0, "name", "es_MX"), ==, "Pedido");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 0, "name", "es-AR"), ==, "Encargo");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 0, "name", "fr"), ==, "Auftrag");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 1, "name", "fr"), ==, "Order 2");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 0, "client", "es"), ==, "Pei");
  g_assert_cmpstr (nw_ruleset_get_card_text (ruleset, 99, "name", "es"), ==, "");
  g_assert_cmpstr (nw_ruleset_get_table_text (ruleset, "colours", 1, "name", "es"), ==, "rojo");
  g_assert_cmpstr (nw_ruleset_get_title (ruleset, "es"), ==, "Mazo pequeño");
}

/* ---- Changed copies -------------------------------------------------------------------------- */

static void
test_with_parameter (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr (NwRuleset) points = nw_ruleset_with_parameter (ruleset, "end_points", "25", NULL);
  g_autoptr (NwRuleset) both = nw_ruleset_with_parameter (points, "allow_pass", "true", NULL);
  g_autoptr (NwRuleset) breakers = nw_ruleset_with_parameter (both, "tie_breakers", "magic,orders",
                                                             NULL);
  g_autofree char *before = nw_fixture_text ();
  g_autofree char *after = nw_ruleset_to_text (ruleset);
  const NwTailorRules *rules = nw_ruleset_get_compiled (breakers);

  g_assert_cmpuint (rules->end_points, ==, 25);
  g_assert_true (rules->allow_pass);
  g_assert_cmpuint (rules->tie_breakers[0], ==, NW_TAILOR_TIE_MAGIC);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (nw_ruleset_get_id (breakers), ==, "small");
}

static void
test_with_bad_parameter (void)
{
  static const struct
  {
    const char *key;
    const char *value;
    const char *code;
  } bad[] = {
    { "no_such", "1", "unknown-parameter" }, { "end_points", "501", "out-of-range" },
    { "end_points", "4.0", "not-an-integer" }, { "end_points", "many", "wrong-type" },
    { "end_points", "", "wrong-type" }, { "allow_pass", "1", "wrong-type" },
    { "allow_pass", "yes", "wrong-type" }, { "tie_breakers", "luck", "unknown-value" },
    { "tie_breakers", "orders,orders", "duplicate-value" },
  };
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (NwProblem) problem = NULL;
      g_autofree char *pointer = g_strconcat ("/parameters/", bad[i].key, NULL);

      g_assert_null (nw_ruleset_with_parameter (ruleset, bad[i].key, bad[i].value, &problem));
      g_assert_cmpstr (problem->code, ==, bad[i].code);
      g_assert_true (g_str_has_prefix (problem->pointer, pointer));
    }
}

/* Parameters that contradict each other are found in the copy. */
static void
test_contradiction (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr (NwRuleset) row = nw_ruleset_with_parameter (ruleset, "start_row", "8", NULL);
  g_autoptr (NwRuleset) both = nw_ruleset_with_parameter (row, "start_limit", "9", NULL);

  g_assert_null (nw_ruleset_get_compiled (row));
  g_assert_nonnull (find_problem (nw_ruleset_get_problems (row), "row-above-limit"));
  g_assert_nonnull (nw_ruleset_get_compiled (both));
}

static void
test_with_value (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr (NwRuleset) points =
    nw_ruleset_with_value (ruleset, "/cards/3/points", g_variant_new_int64 (50));
  g_autoptr (NwRuleset) fewer = nw_ruleset_with_value (points, "/cards/0", NULL);
  g_autoptr (GVariant) card = nw_ruleset_get_value (ruleset, "/cards/0");
  g_autoptr (NwRuleset) more = nw_ruleset_with_value (fewer, "/cards/-", card);
  g_autoptr (NwRuleset) added =
    nw_ruleset_with_value (more, "/x~1y~0z", g_variant_new_string ("new"));
  g_autoptr (GVariant) last = nw_ruleset_get_value (added, "/x~1y~0z");
  g_autoptr (GVariant) first_before = nw_ruleset_get_value (ruleset, "/cards/5");
  g_autoptr (GVariant) first_after = nw_ruleset_get_value (added, "/cards/4");
  const NwTailorRules *rules = nw_ruleset_get_compiled (more);

  g_assert_cmpuint (rules->n_orders, ==, 24);
  g_assert_cmpuint (rules->orders[2].points, ==, 50);
  g_assert_cmpstr (rules->order_ids[23], ==, "order-1");
  g_assert_cmpstr (nw_json_get_string (last), ==, "new");

  /* What did not change is the same value, not one like it. */
  g_assert_true (first_before == first_after);

  g_assert_null (nw_ruleset_with_value (ruleset, "/cards/99/points", NULL));
  g_assert_null (nw_ruleset_with_value (ruleset, "/title/en/x", g_variant_new_int64 (1)));
  g_assert_null (nw_ruleset_with_value (ruleset, "/no/such", g_variant_new_int64 (1)));
}

/* Of a list of cards, how many entries are the same values in two rulesets. */
static guint
count_shared (NwRuleset  *before,
              NwRuleset  *after,
              const char *list)
{
  g_autoptr (GVariant) old = nw_json_get_at (nw_ruleset_get_source (before), list);
  g_autoptr (GVariant) new = nw_json_get_at (nw_ruleset_get_source (after), list);
  guint n = 0;

  for (gsize i = 0; i < MIN (g_variant_n_children (old), g_variant_n_children (new)); i++)
    {
      g_autofree char *pointer = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, list, i);
      g_autoptr (GVariant) a = nw_json_get_at (nw_ruleset_get_source (before), pointer);
      g_autoptr (GVariant) b = nw_json_get_at (nw_ruleset_get_source (after), pointer);

      n += a == b;
    }

  return n;
}

/* A change leaves all other cards the very values that they were, judged or not: whoever shows them
 * need not look at them again.  What a changed ruleset is called is known before it is judged. */
static void
test_sharing (void)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = NULL;
  g_autoptr (NwRuleset) loaded = NULL;
  g_autoptr (NwRuleset) changed = NULL;
  g_autoptr (NwRuleset) again = NULL;
  gsize length;

  text = nw_big_file_new (100, &length);
  loaded = nw_ruleset_load (text, length, problems);
  changed = nw_ruleset_with_value (loaded, "/cards/7/points", g_variant_new_int64 (1));
  g_assert_cmpstr (nw_ruleset_get_id (changed), ==, nw_ruleset_get_id (loaded));
  g_assert_cmpstr (nw_ruleset_get_title (changed, "en"), ==, nw_ruleset_get_title (loaded, "en"));
  g_assert_false (nw_ruleset_is_judged (changed));
  g_assert_cmpuint (count_shared (loaded, changed, "/cards"), ==, 99);
  nw_ruleset_get_problems (changed);
  g_assert_cmpuint (count_shared (loaded, changed, "/cards"), ==, 99);
  again = nw_ruleset_with_value (changed, "/cards/8/points", g_variant_new_int64 (2));
  nw_ruleset_get_problems (again);
  g_assert_cmpuint (count_shared (changed, again, "/cards"), ==, 99);
  g_assert_cmpuint (count_shared (loaded, again, "/cards"), ==, 98);
}

static void
test_hash (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr (NwRuleset) there = nw_ruleset_with_parameter (ruleset, "end_points", "41", NULL);
  g_autoptr (NwRuleset) back = nw_ruleset_with_parameter (there, "end_points", "40", NULL);
  g_autofree char *a = nw_ruleset_hash (ruleset);
  g_autofree char *b = nw_ruleset_hash (there);
  g_autofree char *c = nw_ruleset_hash (back);

  g_assert_cmpuint (strlen (a), ==, 64);
  g_assert_cmpstr (a, !=, b);
  g_assert_cmpstr (a, ==, c);
}

/* Several threads ask a copy that has not been judged. */
static gpointer
ask (gpointer data)
{
  NwRuleset *ruleset = data;

  g_assert_nonnull (nw_ruleset_get_compiled (ruleset));
  return (gpointer) nw_ruleset_get_title (ruleset, "es");
}

static void
test_threads (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr (NwRuleset) copy = nw_ruleset_with_parameter (ruleset, "end_points", "41", NULL);
  GThread *threads[8];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("ask", ask, copy);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_cmpstr (g_thread_join (threads[i]), ==, "Mazo pequeño");
}

/* ---- Files ----------------------------------------------------------------------------------- */

static void
test_load_file_errors (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "ruleset", "meson.build", NULL);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (nw_ruleset_load_file ("/no/such/file", problems, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (nw_ruleset_load_file (path, problems, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE);
  g_assert_cmpuint (problems->len, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruleset/round-trip", test_round_trip);
  g_test_add_func ("/ruleset/official-files", test_official_files);
  g_test_add_func ("/ruleset/unknown-members", test_unknown_members);
  g_test_add_func ("/ruleset/canonical-order", test_canonical_order);
  g_test_add_func ("/ruleset/draft", test_draft);
  g_test_add_func ("/ruleset/newer-format", test_newer_format);
  g_test_add_func ("/ruleset/many-cards", test_many_cards);
  g_test_add_func ("/ruleset/most-copies", test_most_copies);
  g_test_add_func ("/ruleset/long-text", test_long_text);
  g_test_add_func ("/ruleset/hostile", test_hostile);
  g_test_add_func ("/ruleset/card-of-a-problem", test_card_of_a_problem);
  g_test_add_func ("/ruleset/compiled", test_compiled);
  g_test_add_func ("/ruleset/official", test_official);
  g_test_add_func ("/ruleset/words", test_words);
  g_test_add_func ("/ruleset/with-parameter", test_with_parameter);
  g_test_add_func ("/ruleset/with-bad-parameter", test_with_bad_parameter);
  g_test_add_func ("/ruleset/contradiction", test_contradiction);
  g_test_add_func ("/ruleset/with-value", test_with_value);
  g_test_add_func ("/ruleset/sharing", test_sharing);
  g_test_add_func ("/ruleset/hash", test_hash);
  g_test_add_func ("/ruleset/threads", test_threads);
  g_test_add_func ("/ruleset/load-file-errors", test_load_file_errors);

  return g_test_run ();
}
