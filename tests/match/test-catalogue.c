/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Catalogues: real `.mo` files made by msgfmt, damaged ones, and plural rules.
 */

#include <string.h>

#include "match/nw-catalogue.h"
#include "match/nw-plural.h"

static GBytes *
read_mo (const char *language)
{
  g_autofree char *name = g_strconcat (language, ".mo", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "match", name, NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (g_steal_pointer (&contents), length);
}

static NwCatalogue *
open_mo (const char *language)
{
  g_autoptr (GBytes) mo = read_mo (language);

  return nw_catalogue_new (language, mo);
}

static void
test_texts (void)
{
  g_autoptr (NwCatalogue) catalogue = open_mo ("es");

  g_assert_cmpstr (nw_catalogue_text (catalogue, "card"), ==, "card in es");
  g_assert_cmpstr (nw_catalogue_context (catalogue, "verb", "card"), ==, "to card in es");
  g_assert_cmpstr (nw_catalogue_context (catalogue, "noun", "card"), ==, "card");
  g_assert_cmpstr (nw_catalogue_text (catalogue, "not there"), ==, "not there");
  g_assert_cmpstr (nw_catalogue_text (catalogue, "empty"), ==, "empty");
  g_assert_cmpstr (nw_catalogue_text (catalogue, ""), ==, "");
  g_assert_true (nw_catalogue_is_translated (catalogue, "card"));
  g_assert_false (nw_catalogue_is_translated (catalogue, "empty"));
  g_assert_false (nw_catalogue_is_translated (catalogue, "not there"));
}

static void
test_english (void)
{
  g_autoptr (NwCatalogue) catalogue = nw_catalogue_new ("en", NULL);

  g_assert_cmpstr (nw_catalogue_text (catalogue, "card"), ==, "card");
  g_assert_cmpstr (nw_catalogue_context (catalogue, "verb", "card"), ==, "card");
  g_assert_cmpstr (nw_catalogue_plural (catalogue, "one", "many", 1), ==, "one");
  g_assert_cmpstr (nw_catalogue_plural (catalogue, "one", "many", -1), ==, "one");
  g_assert_cmpstr (nw_catalogue_plural (catalogue, "one", "many", 0), ==, "many");
  g_assert_cmpstr (nw_catalogue_plural (catalogue, "one", "many", 2), ==, "many");
}

static void
test_plural_forms (void)
{
  static const struct
  {
    const char *language;
    gint64      n;
    const char *expected;
  } cases[] = {
    { "es", 0, "cartas" },  { "es", 1, "una carta" }, { "es", 2, "cartas" },
    { "es", -1, "una carta" },
    { "fr", 0, "carte" },   { "fr", 1, "carte" },     { "fr", 2, "cartes" },
    { "ja", 0, "カード" },  { "ja", 1, "カード" },    { "ja", 99, "カード" },
    { "pl", 1, "karta" },   { "pl", 2, "karty" },     { "pl", 5, "kart" },
    { "pl", 12, "kart" },   { "pl", 22, "karty" },    { "pl", 112, "kart" },
    { "sl", 1, "karta" },   { "sl", 102, "karti" },   { "sl", 4, "karte" },
    { "sl", 5, "kart" },    { "ar", 0, "zero" },      { "ar", 1, "one" },
    { "ar", 2, "two" },     { "ar", 5, "few" },       { "ar", 15, "many" },
    { "ar", 100, "other" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwCatalogue) catalogue = open_mo (cases[i].language);

      g_assert_cmpstr (nw_catalogue_plural (catalogue, "one card", "many cards", cases[i].n), ==,
                       cases[i].expected);
    }
}

static void
test_plural_expressions (void)
{
  static const struct
  {
    const char *expression;
    guint64     n;
    gint64      expected;       /* -1: can't be read */
  } cases[] = {
    { "n", 7, 7 },           { " n + 2 * 3 ", 1, 7 },    { "(n + 2) * 3", 1, 9 },
    { "n - 1 - 1", 5, 3 },   { "7 % 4 / 2", 0, 1 },      { "!n", 0, 1 },
    { "!!n", 9, 1 },         { "n <= 3", 3, 1 },         { "n < 3", 3, 0 },
    { "n >= 4", 3, 0 },      { "n != 1", 1, 0 },         { "n == 1 || n == 2", 2, 1 },
    { "n && 0", 3, 0 },      { "n ? n ? 1 : 2 : 3", 0, 3 },
    { "n?1:n?2:3", 0, 3 },   { "1 || 0 && 0", 0, 1 },
    { "", 1, -1 },           { "n +", 1, -1 },           { "(n", 1, -1 },
    { "n)", 1, -1 },         { "n ? 1", 1, -1 },         { "n = 1", 1, -1 },
    { "n / 0", 1, -1 },      { "n % (n - n)", 1, -1 },   { "m", 1, -1 },
    { "99999999999999999999", 1, -1 }, { "n n", 1, -1 }, { "-1", 1, -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint64 value = 0;
      const gboolean can_read = nw_plural_evaluate (cases[i].expression, cases[i].n, &value);

      g_test_message ("%s", cases[i].expression);
      g_assert_cmpint (can_read, ==, cases[i].expected >= 0);
      if (can_read)
        g_assert_cmpuint (value, ==, (guint64) cases[i].expected);
    }
}

/* Neither depth nor length may break it. */
static void
test_plural_bounds (void)
{
  const char *const pieces[] = { "(", "!", "n?", "n?1:", "n+" };

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) expression = g_string_new (NULL);
      guint64 value;

      for (guint j = 0; j < 100000; j++)
        g_string_append (expression, pieces[i]);
      g_string_append (expression, "n");
      g_assert_false (nw_plural_evaluate (expression->str, 1, &value));

      g_string_truncate (expression, 1000);
      nw_plural_evaluate (expression->str, 1, &value);
    }
}

static void
test_plural_headers (void)
{
  const char *const broken[] = {
    NULL, "", "Plural-Forms:", "Plural-Forms: nplurals=0; plural=0;",
    "Plural-Forms: nplurals=99; plural=0;", "Plural-Forms: nplurals=2; plural=n/;",
    "Plural-Forms: nplurals=2;", "Plural-Forms: plural=0;",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      NwPlural plural;

      nw_plural_init (&plural, broken[i]);
      g_assert_cmpuint (nw_plural_get_form (&plural, 1), ==, 0);
      g_assert_cmpuint (nw_plural_get_form (&plural, 5), ==, 1);
      nw_plural_clear (&plural);
    }
}

/* A form that the expression gives but the header does not promise is the first. */
static void
test_plural_out_of_range (void)
{
  NwPlural plural;

  nw_plural_init (&plural, "Plural-Forms: nplurals=2; plural=n;\n");
  g_assert_cmpuint (nw_plural_get_form (&plural, 1), ==, 1);
  g_assert_cmpuint (nw_plural_get_form (&plural, 7), ==, 0);
  nw_plural_clear (&plural);

  nw_plural_init (&plural, "Plural-Forms: nplurals=2; plural=4/(n-3);\n");
  g_assert_cmpuint (nw_plural_get_form (&plural, 3), ==, 0);
  nw_plural_clear (&plural);
}

static void
ask_everything (const NwCatalogue *catalogue)
{
  const char *const ids[] = { "card", "one card", "verb\004card", "", "zzz", "a" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_true (g_utf8_validate (nw_catalogue_text (catalogue, ids[i]), -1, NULL));
      for (gint64 n = 0; n < 4; n++)
        g_assert_true (g_utf8_validate (nw_catalogue_plural (catalogue, ids[i], "many", n), -1,
                                        NULL));
    }
}

/* Seeded mutations of real files: whatever they are, nothing outside them is read (ASan watches)
 * and every answer is a text. */
static void
test_damaged (void)
{
  const char *const languages[] = { "ar", "es", "ja", "pl" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (20240917);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GBytes) mo = read_mo (languages[i]);

      for (guint round = 0; round < 5000; round++)
        {
          g_autoptr (GByteArray) bytes = g_byte_array_new ();
          g_autoptr (GBytes) damaged = NULL;
          g_autoptr (NwCatalogue) catalogue = NULL;
          const guint n_changes = (guint) g_rand_int_range (rand, 1, 6);

          g_byte_array_append (bytes, g_bytes_get_data (mo, NULL), (guint) g_bytes_get_size (mo));
          for (guint j = 0; j < n_changes; j++)
            bytes->data[g_rand_int_range (rand, 0, round % 2 ? 28 : (gint) bytes->len)] =
              (guint8) g_rand_int_range (rand, 0, 256);
          if (round % 7 == 0)
            g_byte_array_set_size (bytes, (guint) g_rand_int_range (rand, 0, (gint) bytes->len));

          /* An allocation of its own, so that reading behind the end is seen. */
          damaged = g_bytes_new (bytes->data, bytes->len);
          catalogue = nw_catalogue_new (languages[i], damaged);
          ask_everything (catalogue);
        }
    }
}

static void
test_truncated (void)
{
  g_autoptr (GBytes) mo = read_mo ("pl");

  for (gsize length = 0; length < g_bytes_get_size (mo); length++)
    {
      g_autoptr (GBytes) part = g_bytes_new (g_bytes_get_data (mo, NULL), length);
      g_autoptr (NwCatalogue) catalogue = nw_catalogue_new ("pl", part);

      ask_everything (catalogue);
      g_assert_cmpstr (nw_catalogue_text (catalogue, "not there"), ==, "not there");
    }
}

/* The same file in the other byte order. */
static void
test_byte_order (void)
{
  g_autoptr (GBytes) mo = read_mo ("es");
  const gsize size = g_bytes_get_size (mo);
  g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (mo, NULL), size);
  g_autoptr (GBytes) swapped = NULL;
  g_autoptr (NwCatalogue) catalogue = NULL;
  guint32 header[7], value;

  memcpy (header, data, sizeof header);
  for (guint table = 3; table <= 4; table++)
    for (guint i = 0; i < 2 * header[2]; i++)
      {
        memcpy (&value, data + header[table] + 4 * i, 4);
        value = GUINT32_SWAP_LE_BE (value);
        memcpy (data + header[table] + 4 * i, &value, 4);
      }
  for (guint i = 0; i < G_N_ELEMENTS (header); i++)
    header[i] = GUINT32_SWAP_LE_BE (header[i]);
  memcpy (data, header, sizeof header);

  swapped = g_bytes_new (data, size);
  catalogue = nw_catalogue_new ("es", swapped);
  g_assert_cmpstr (nw_catalogue_text (catalogue, "card"), ==, "card in es");
  g_assert_cmpstr (nw_catalogue_plural (catalogue, "one card", "many cards", 3), ==, "cartas");
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *language;
    gint64      number;
    const char *expected;
  } cases[] = {
    { "en", 0, "0" },          { "en", 999, "999" },        { "en", 1000, "1,000" },
    { "en", 1234567, "1,234,567" },
    { "en-GB", 12345, "12,345" },
    { "en", -5, "\u22125" },   { "en", G_MININT64, "\u22129,223,372,036,854,775,808" },
    { "es", 1234, "1234" },    { "es", 12345, "12\u202f345" },
    { "es-MX", 1234, "1,234" }, { "es-ES", 123456, "123\u202f456" },
    { "fr", 1234, "1\u202f234" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwCatalogue) catalogue = nw_catalogue_new (cases[i].language, NULL);
      g_autofree char *text = nw_catalogue_number (catalogue, cases[i].number);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

/* What is asked for in different spellings is one catalogue; nothing leads out of the folder. */
static void
test_cache (void)
{
  const NwCatalogue *catalogue = nw_catalogue_get ("es-MX");

  g_assert_true (nw_catalogue_get ("es_MX.UTF-8") == catalogue);
  g_assert_true (nw_catalogue_get ("ES-mx") == catalogue);
  g_assert_true (nw_catalogue_get (NULL) == nw_catalogue_get ("en"));
  g_assert_cmpstr (nw_catalogue_get_language (catalogue), ==, "es_MX");
  g_assert_cmpstr (nw_catalogue_get_language (nw_catalogue_get ("../../etc")), ==, "");
  g_assert_cmpstr (nw_catalogue_text (nw_catalogue_get ("xx"), "card"), ==, "card");

  /* The installed Spanish serves every Spanish. */
  g_assert_cmpstr (nw_catalogue_text (catalogue, "End the turn"), ==, "Terminar el turno");
}

static gpointer
ask_in_thread (gpointer data)
{
  for (guint i = 0; i < 1000; i++)
    g_assert_cmpstr (nw_catalogue_text (nw_catalogue_get (i % 2 ? "es" : "en"), "xyz"), ==, "xyz");

  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[4];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("asker", ask_in_thread, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/catalogue/texts", test_texts);
  g_test_add_func ("/catalogue/english", test_english);
  g_test_add_func ("/catalogue/plural/forms", test_plural_forms);
  g_test_add_func ("/catalogue/plural/expressions", test_plural_expressions);
  g_test_add_func ("/catalogue/plural/bounds", test_plural_bounds);
  g_test_add_func ("/catalogue/plural/headers", test_plural_headers);
  g_test_add_func ("/catalogue/plural/out-of-range", test_plural_out_of_range);
  g_test_add_func ("/catalogue/damaged", test_damaged);
  g_test_add_func ("/catalogue/truncated", test_truncated);
  g_test_add_func ("/catalogue/byte-order", test_byte_order);
  g_test_add_func ("/catalogue/numbers", test_numbers);
  g_test_add_func ("/catalogue/cache", test_cache);
  g_test_add_func ("/catalogue/threads", test_threads);

  return g_test_run ();
}
