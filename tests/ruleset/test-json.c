/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading and writing JSON: what is JSON and what not, where it goes wrong, that nothing is lost.
 */

#include <string.h>

#include "ruleset/nw-json.h"

/* ---- Round trips ----------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  const char *text;
  const char *printed;           /* NULL: the same */
  const char *code;              /* NULL: nothing is wrong */
} round_trips[] = {
  { "object", "{\"a\": 1, \"b\": [true, false, null, \"s\"]}" },
  { "empty", "{\"a\": {}, \"b\": [], \"c\": \"\"}" },
  { "order", "{\"z\": 1, \"a\": 2, \"m\": 3}" },
  { "blanks", " \t\r\n[ 1 ,2 ] \n", "[1, 2]" },
  { "escapes", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u001f\\u007f\"]",
    "[\"\\\"\\\\/\\b\\f\\n\\r\\t\\u001f\x7f\"]" },
  { "unicode", "[\"\\u00e9 \\ud83d\\ude00 é 😀\"]", "[\"é 😀 é 😀\"]" },
  { "int64", "[9223372036854775807, -9223372036854775808]" },
  { "small-numbers", "[0, 1, 255, 256, -1]" },
  { "too-large", "[9223372036854775808]", NULL, "number-too-large" },
  { "too-small", "[-9223372036854775809]", NULL, "number-too-large" },
  { "fraction", "[1.10]", NULL, "not-an-integer" },
  { "whole-fraction", "[1.0]", NULL, "not-an-integer" },
  { "exponent", "[1E+2]", NULL, "not-an-integer" },
  { "minus-zero", "[-0]", NULL, "not-an-integer" },
  { "nul", "[\"a\\u0000b\\n\"]", NULL, "nul-character" },
  { "twins", "{\"a\": 1, \"b\": {}, \"a\": 2}", NULL, "duplicate-member" },
  { "twins-by-escape", "{\"a\": 1, \"\\u0061\": 2}", "{\"a\": 1, \"a\": 2}", "duplicate-member" },
  { "cousins", "{\"a\": {\"a\": 1, \"b\": 2}, \"b\": {\"a\": 1, \"b\": 2}}" },
  { "inner-twins", "{\"b\": {\"a\": {\"a\": 1}, \"a\": 2}}", NULL, "duplicate-member" },
  { "same-members",
    "[{\"a\": 1, \"b\": \"x\"}, {\"a\": 1, \"b\": \"x\"}, {\"b\": \"x\", \"a\": 1}]" },
  { "empty-name", "{\"\": 1}" },
  { "top-level-string", "\"s\"" },
};

static void
test_round_trip (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  const char *text = round_trips[i].text;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = nw_json_parse (text, strlen (text), problems);
  g_autoptr (GString) printed = g_string_new (NULL);

  g_assert_nonnull (value);
  nw_json_print (value, FALSE, printed);
  g_assert_cmpstr (printed->str, ==,
                   round_trips[i].printed != NULL ? round_trips[i].printed : text);
  g_assert_cmpuint (problems->len, ==, round_trips[i].code != NULL ? 1 : 0);
  if (round_trips[i].code != NULL)
    g_assert_cmpstr (((NwProblem *) problems->pdata[0])->code, ==, round_trips[i].code);
}

static void
test_pretty (void)
{
  static const char text[] = "{\"a\":[1,{\"b\":[]}],\"c\":{}}";
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = nw_json_parse (text, strlen (text), problems);
  g_autoptr (GString) printed = g_string_new (NULL);

  nw_json_print (value, TRUE, printed);
  g_assert_cmpstr (printed->str, ==,
                   "{\n"
                   "  \"a\": [\n"
                   "    1,\n"
                   "    {\n"
                   "      \"b\": []\n"
                   "    }\n"
                   "  ],\n"
                   "  \"c\": {}\n"
                   "}");
}

/* ---- Places ---------------------------------------------------------------------------------- */

static const struct
{
  const char *text;
  const char *code;
  guint       line;
  guint       column;
} broken[] = {
  { "", "empty-file", 1, 1 },
  { " \n", "empty-file", 1, 1 },
  { "[1,\n 2,,\n 3]", "missing-value", 2, 4 },
  { "{\"é\": 1,}", "trailing-comma", 1, 8 },
  { "{\"é\": 1 \"b\": 2}", "missing-comma", 1, 9 },
  { "{\"é\"\n1}", "missing-colon", 2, 1 },
  { "[\"é\", tru]", "bad-word", 1, 7 },
  { "[truee]", "bad-word", 1, 2 },
  { "[\"é\n\"]", "control-character", 1, 4 },
  { "[\"é\\x\"]", "bad-escape", 1, 4 },
  { "[\"\\u12g4\"]", "bad-escape", 1, 3 },
  { "[\"\\ude00\"]", "bad-escape", 1, 3 },
  { "[\"\\ud83d\\u0041\"]", "bad-escape", 1, 3 },
  { "[01]", "bad-number", 1, 2 },
  { "[1.]", "bad-number", 1, 2 },
  { "[1e]", "bad-number", 1, 2 },
  { "[.5]", "missing-value", 1, 2 },
  { "[1] x", "text-after-end", 1, 5 },
  { "[\"a", "unclosed", 1, 4 },
  { "[\"a\\", "bad-escape", 1, 4 },
  { "[\"a\\u00", "bad-escape", 1, 4 },
  { "[1}", "missing-comma", 1, 3 },
  { "{\"a\": 1]", "missing-comma", 1, 8 },
  { "{1: 2}", "missing-name", 1, 2 },
  { "\xef\xbb\xbf", "byte-order-mark", 1, 1 },
  { "{\"a\\u0000\": 1}", "nul-in-name", 1, 2 },
};

static void
test_broken (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GVariant) value = NULL;
      const NwProblem *problem;

      /* Nothing closes the text, so that reading on is found out. */
      g_autofree char *text = g_memdup2 (broken[i].text, strlen (broken[i].text));

      value = nw_json_parse (text, strlen (broken[i].text), problems);
      g_assert_null (value);
      problem = g_ptr_array_index (problems, 0);
      g_test_message ("%s", broken[i].text);
      g_assert_cmpstr (problem->code, ==, broken[i].code);
      g_assert_cmpuint (problem->line, ==, broken[i].line);
      g_assert_cmpuint (problem->column, ==, broken[i].column);
    }
}

static void
test_depth (void)
{
  for (guint depth = NW_JSON_MAX_DEPTH; depth <= NW_JSON_MAX_DEPTH + 1; depth++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GVariant) value = NULL;

      for (guint i = 0; i < depth; i++)
        g_string_append (text, i % 2 == 0 ? "{\"a\":" : "[");
      g_string_append_c (text, '1');
      for (guint i = depth; i > 0; i--)
        g_string_append_c (text, i % 2 == 1 ? '}' : ']');

      value = nw_json_parse (text->str, text->len, problems);
      g_assert_true ((value != NULL) == (depth <= NW_JSON_MAX_DEPTH));
      if (value == NULL)
        g_assert_cmpstr (((NwProblem *) problems->pdata[0])->code, ==, "too-deep");
    }
}

static void
test_size (void)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autofree char *text = g_malloc (NW_JSON_MAX_BYTES + 1);
  g_autoptr (GVariant) value = NULL;
  const NwProblem *problem;

  memset (text, ' ', NW_JSON_MAX_BYTES + 1);
  memcpy (text, "[1]", 3);
  value = nw_json_parse (text, NW_JSON_MAX_BYTES, problems);
  g_assert_nonnull (value);
  g_assert_cmpuint (problems->len, ==, 0);

  g_assert_null (nw_json_parse (text, NW_JSON_MAX_BYTES + 1, problems));
  problem = g_ptr_array_index (problems, 0);
  g_assert_cmpstr (problem->code, ==, "file-too-large");
  g_assert_cmpint (problem->high, ==, NW_JSON_MAX_BYTES);
}

/* Many members are looked up in another way than few. */
static void
test_many_members (void)
{
  for (guint twin = 0; twin <= 1; twin++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GString) text = g_string_new ("{");
      g_autoptr (GVariant) value = NULL;

      for (guint i = 0; i < 1000; i++)
        g_string_append_printf (text, "\"m%u\": %u, ", i, i);
      g_string_append (text, twin ? "\"m7\": 0}" : "\"m\": 0}");
      value = nw_json_parse (text->str, text->len, problems);
      g_assert_nonnull (value);
      g_assert_cmpuint (problems->len, ==, twin);
      if (twin)
        g_assert_cmpuint (((NwProblem *) problems->pdata[0])->column, >, 10000);
    }
}

static void
test_locate (void)
{
  static const char text[] = "{\n  \"é\": [10, {\"a/b\": 1, \"~\": \"ü\"},\n 20],\n  \"x\\ny\": 3}";
  static const struct
  {
    const char *pointer;
    guint       line;
    guint       column;
  } places[] = {
    { "", 1, 1 },
    { "/é", 2, 8 },
    { "/é/0", 2, 9 },
    { "/é/1", 2, 13 },
    { "/é/1/a~1b", 2, 21 },
    { "/é/1/~0", 2, 29 },
    { "/é/2", 3, 2 },
    { "/x\ny", 4, 11 },
    { "/é/1/missing", 2, 13 },
    { "/missing/deep", 1, 1 },
  };
  g_autoptr (GPtrArray) problems = nw_problems_new ();

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    nw_problem_add (problems, NW_SEVERITY_ERROR, "test", NULL, "%s", places[i].pointer);
  nw_json_locate (text, strlen (text), problems);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      g_test_message ("%s", places[i].pointer);
      g_assert_cmpuint (problem->line, ==, places[i].line);
      g_assert_cmpuint (problem->column, ==, places[i].column);
    }
}

static void
test_unpack (void)
{
  static const char text[] = "{\"c\": 3, \"a\": 1, \"x\": 0, \"a\": 2}";
  static const char *const keys[] = { "a", "b", "c" };
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = nw_json_parse (text, strlen (text), problems);
  GVariant *values[3];

  nw_json_unpack (value, keys, 3, values);
  g_assert_cmpint (g_variant_get_int64 (values[0]), ==, 1);
  g_assert_null (values[1]);
  g_assert_cmpint (g_variant_get_int64 (values[2]), ==, 3);
  g_variant_unref (values[0]);
  g_variant_unref (values[2]);
}

/* ---- JSONTestSuite --------------------------------------------------------------------------- */

/* What a parser may do as it likes: of these we read the numbers, which nw_json_check() then
 * refuses for what they are, and nothing else: no lone surrogate, no text that is not UTF-8, no
 * byte order mark, and nothing nested deeper than NW_JSON_MAX_DEPTH. */
static const char *const free_and_read[] = {
  "i_number_double_huge_neg_exp.json",
  "i_number_huge_exp.json",
  "i_number_neg_int_huge_exp.json",
  "i_number_pos_double_huge_exp.json",
  "i_number_real_neg_overflow.json",
  "i_number_real_pos_overflow.json",
  "i_number_real_underflow.json",
  "i_number_too_big_neg_int.json",
  "i_number_too_big_pos_int.json",
  "i_number_very_big_negative_int.json",
  NULL,
};

/* A name cannot have a NUL character here, though JSON can. */
#define NAME_WITH_NUL "y_object_escaped_null_in_key.json"

static gboolean
is_refused (const GPtrArray *problems,
            GVariant        *value)
{
  for (guint i = 0; i < problems->len; i++)
    if (strcmp (((const NwProblem *) problems->pdata[i])->code, "byte-order-mark") == 0)
      return TRUE;

  return value == NULL;
}

static void
try_suite_file (const char *folder,
                const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = NULL;
  gboolean expected = *name == 'y' && strcmp (name, NAME_WITH_NUL) != 0;
  gboolean odd;
  gsize length;

  if (*name == 'i')
    expected = g_strv_contains (free_and_read, name);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  value = nw_json_read (text, length, problems, &odd);
  g_test_message ("%s", name);
  g_assert_true (is_refused (problems, value) == !expected);
}

/* The folder of the suite's files: in the one that is named, or near the checkout; else %NULL. */
static char *
find_suite (void)
{
  static const char *const places[] = { "../json-test-suite", "../shared/json-test-suite" };
  const char *named = g_getenv ("NEEDLEWORK_JSON_TEST_SUITE");

  if (named != NULL)
    return g_build_filename (named, "test_parsing", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("NW_TEST_SOURCE_ROOT"), places[i],
                                                "test_parsing", NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&path);
    }

  return NULL;
}

static void
test_suite (void)
{
  g_autofree char *folder = find_suite ();
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;
  guint n = 0;

  if (folder == NULL)
    {
      g_test_skip ("JSONTestSuite is not here; NEEDLEWORK_JSON_TEST_SUITE can name its folder");
      return;
    }

  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      try_suite_file (folder, name);
      n++;
    }
  g_assert_cmpuint (n, >, 300);
}

/* ---- Comparing ------------------------------------------------------------------------------- */

static const struct
{
  const char *a;
  const char *b;
  gboolean    is_equal;
} pairs[] = {
  { "{\"a\": 1, \"b\": [true, null, \"s\"]}", "{\"a\":1,\"b\":[true,null,\"s\"]}", TRUE },
  { "[]", "[]", TRUE },
  { "{}", "{}", TRUE },
  { "[null]", "[null]", TRUE },
  { "[]", "{}", FALSE },
  { "[]", "[[]]", FALSE },
  { "[1]", "[2]", FALSE },
  { "[1]", "[true]", FALSE },
  { "[1]", "[1, 1]", FALSE },
  { "[1]", "[\"1\"]", FALSE },
  { "{\"a\": 1}", "{\"b\": 1}", FALSE },
  { "{\"a\": {\"b\": [\"x\"]}}", "{\"a\": {\"b\": [\"y\"]}}", FALSE },
  { "{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}", FALSE },
};

static void
test_equal (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GVariant) a = nw_json_parse (pairs[i].a, strlen (pairs[i].a), problems);
      g_autoptr (GVariant) b = nw_json_parse (pairs[i].b, strlen (pairs[i].b), problems);

      g_assert_true (nw_json_equal (a, a));
      g_assert_cmpint (nw_json_equal (a, b), ==, pairs[i].is_equal);
      g_assert_cmpint (nw_json_equal (b, a), ==, pairs[i].is_equal);
    }
}

/* Comparing lets nothing go that was borrowed from what is compared. */
static void
test_equal_borrowed (void)
{
  static const char text[] = "{\"a\": \"borrowed\"}";
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) a = nw_json_parse (text, strlen (text), problems);
  g_autoptr (GVariant) b = nw_json_parse (text, strlen (text), problems);
  GVariant *value = nw_json_get (a, "a");
  const char *words = nw_json_get_string (value);

  g_variant_unref (value);
  g_assert_true (nw_json_equal (a, b));
  value = nw_json_get (a, "a");
  g_assert_true (nw_json_get_string (value) == words);
  g_assert_cmpstr (words, ==, "borrowed");
  g_variant_unref (value);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (round_trips); i++)
    {
      g_autofree char *path = g_strconcat ("/json/round-trip/", round_trips[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_round_trip);
    }
  g_test_add_func ("/json/pretty", test_pretty);
  g_test_add_func ("/json/broken", test_broken);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/size", test_size);
  g_test_add_func ("/json/many-members", test_many_members);
  g_test_add_func ("/json/locate", test_locate);
  g_test_add_func ("/json/unpack", test_unpack);
  g_test_add_func ("/json/equal", test_equal);
  g_test_add_func ("/json/equal-borrowed", test_equal_borrowed);
  g_test_add_func ("/json/test-suite", test_suite);

  return g_test_run ();
}
