/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Broken rulesets: everything that is wrong is said, always in the same words and with its place.
 */

#include <stdio.h>
#include <string.h>

#include "nw-fixture.h"

typedef struct
{
  char    *name;
  GString *text;
  GString *expected;
  GString *source;               /* the case as it stands in the file, without its messages */
} Case;

/* Cases, and the ruleset that they change. */
static const struct
{
  const char *cases;
  const char *base;
} files[] = {
  { "malformed.cases", "small.nwrules" },
  { "malformed-brawl.cases", "brawl.nwrules" },
};

static GPtrArray *cases;

/* Undoes the escapes of C; the text may have a NUL then. */
static GString *
unescape (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (p[0] == '\\' && p[1] == 'x')
      {
        g_string_append_c (out, (char) (g_ascii_xdigit_value (p[2]) << 4 |
                                        g_ascii_xdigit_value (p[3])));
        p += 3;
      }
    else if (p[0] == '\\')
      {
        static const char names[] = "ntr\\";
        static const char values[] = "\n\t\r\\";

        g_assert_nonnull (strchr (names, *++p));
        g_string_append_c (out, values[strchr (names, *p) - names]);
      }
    else
      g_string_append_c (out, *p);

  return out;
}

static void
replace (Case       *self,
         const char *from,
         const char *to)
{
  g_autoptr (GString) before = unescape (from);
  g_autoptr (GString) after = unescape (to);
  const char *found = strstr (self->text->str, before->str);

  if (found == NULL)
    g_error ("%s: there is no %s", self->name, from);

  {
    const gssize at = found - self->text->str;

    g_string_erase (self->text, at, (gssize) before->len);
    g_string_insert_len (self->text, at, after->str, (gssize) after->len);
  }
}

static Case *
new_case (const char *name,
          const char *base)
{
  g_autofree char *text = nw_fixture_read (base);
  Case *self = g_new0 (Case, 1);

  self->name = g_strdup (name);
  self->text = g_string_new (text);
  self->expected = g_string_new (NULL);
  self->source = g_string_new (NULL);

  return self;
}

static void
read_cases (const char *name,
            const char *base)
{
  g_autofree char *text = nw_fixture_read (name);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Case *last = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *rest = *lines[i] != '\0' && lines[i][1] != '\0' ? lines[i] + 2 : "";

      if (g_str_has_prefix (lines[i], "## "))
        {
          last = new_case (lines[i] + 3, base);
          g_ptr_array_add (cases, last);
        }
      else if (*lines[i] == '=')
        {
          g_string_free (last->text, TRUE);
          last->text = unescape (rest);
        }
      else if (*lines[i] == '-')
        {
          replace (last, rest, *lines[i + 1] != '\0' && lines[i + 1][1] != '\0' ? lines[i + 1] + 2
                                                                                : "");
        }
      else if (*lines[i] == '!')
        g_string_append_printf (last->expected, "%s\n", rest);
      if (last != NULL && *lines[i] != '!')
        g_string_append_printf (last->source, "%s\n", lines[i]);
    }
}

static char *
get_messages (const Case *self)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load (self->text->str, self->text->len, problems);

  /* What can be played has no error, and what has one cannot be played. */
  if (ruleset != NULL)
    g_assert_true (nw_problems_has_errors (problems) ==
                   (nw_ruleset_get_compiled (ruleset) == NULL));
  else
    g_assert_true (nw_problems_has_errors (problems));

  return nw_fixture_messages (problems, NULL);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autofree char *messages = get_messages (self);

  g_assert_cmpuint (self->expected->len, >, 0);
  g_assert_cmpstr (messages, ==, self->expected->str);
}

/* What is read from a draft and written comes back with the same problems. */
static void
test_again (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GPtrArray) again = nw_problems_new ();
  g_autoptr (NwRuleset) ruleset = nw_ruleset_load (self->text->str, self->text->len, problems);
  g_autoptr (NwRuleset) second = NULL;
  g_autofree char *text = NULL;
  g_autofree char *second_text = NULL;

  if (ruleset == NULL)
    return;

  text = nw_ruleset_to_text (ruleset);
  second = nw_ruleset_load (text, strlen (text), again);
  g_assert_nonnull (second);
  second_text = nw_ruleset_to_text (second);
  g_assert_cmpstr (text, ==, second_text);
}

/* Writes the cases of a file with what is said of them now. */
static void
write_cases (const char *folder,
             const char *name,
             guint       first)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *before = nw_fixture_read (name);
  g_autoptr (GString) out = g_string_new_len (before, strstr (before, "\n## ") + 1 - before);

  for (guint i = first; i < cases->len; i++)
    {
      const Case *self = g_ptr_array_index (cases, i);
      g_autofree char *messages = get_messages (self);
      g_auto (GStrv) lines = g_strsplit (messages, "\n", -1);
      g_autofree char *source = g_strchomp (g_strdup (self->source->str));

      g_string_append (out, source);
      if (g_str_has_suffix (source, "\n+") || g_str_has_suffix (source, "\n="))
        g_string_append_c (out, ' ');
      g_string_append_c (out, '\n');
      for (guint n = 0; lines[n] != NULL && *lines[n] != '\0'; n++)
        g_string_append_printf (out, "! %s\n", lines[n]);
    }
  g_file_set_contents (path, out->str, (gssize) out->len, NULL);
}

static void
free_case (gpointer data)
{
  Case *self = data;

  g_free (self->name);
  g_string_free (self->text, TRUE);
  g_string_free (self->expected, TRUE);
  g_string_free (self->source, TRUE);
  g_free (self);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  cases = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      const guint first = cases->len;

      read_cases (files[i].cases, files[i].base);
      if (g_getenv ("NW_MALFORMED_UPDATE") != NULL)
        write_cases (g_getenv ("NW_MALFORMED_UPDATE"), files[i].cases, first);
    }

  for (guint i = 0; i < cases->len; i++)
    {
      Case *self = g_ptr_array_index (cases, i);
      g_autofree char *path = g_strconcat ("/ruleset/malformed/", self->name, NULL);
      g_autofree char *again = g_strconcat ("/ruleset/malformed-again/", self->name, NULL);

      g_test_add_data_func (path, self, test_case);
      g_test_add_data_func (again, self, test_again);
    }

  status = g_test_run ();
  g_ptr_array_set_free_func (cases, free_case);
  g_ptr_array_unref (cases);

  return status;
}
