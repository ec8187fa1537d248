/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The locator: finds line and column of JSON pointers in a text that is known to be good.
 *
 * One pass over the text that goes down only where a problem lies.  A problem whose value is not in
 * the text, since it is missing there, gets the place of the innermost object that is.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-json.h"

#include <string.h>

typedef struct
{
  guint first_line;
  guint first_column;
  guint last_line;
  guint last_column;
} Place;

typedef struct
{
  const char *p;
  GHashTable *places;            /* pointer → Place, for all that is looked for and its parents */
  GString    *pointer;
  const char *counted;           /* up to where lines and columns were counted */
  guint       line;
  guint       column;
} Locator;

static void
skip_blanks (Locator *locator)
{
  while (*locator->p == ' ' || *locator->p == '\n' || *locator->p == '\r' || *locator->p == '\t')
    locator->p++;
}

static void
skip_string (Locator *locator)
{
  locator->p++;
  while (*locator->p != '"')
    locator->p += *locator->p == '\\' ? 2 : 1;
  locator->p++;
}

/* Skips a value in which nothing is looked for. */
static void
skip_value (Locator *locator)
{
  guint depth = 0;

  do
    {
      const char c = *locator->p;

      if (c == '"')
        {
          skip_string (locator);
          continue;
        }
      if (c == '{' || c == '[')
        depth++;
      else if (c == '}' || c == ']')
        depth--;
      locator->p++;
    }
  while (depth > 0 || strchr (",]} \t\r\n", *locator->p) == NULL);
}

static void
count (Locator *locator)
{
  for (; locator->counted < locator->p; locator->counted++)
    if (*locator->counted == '\n')
      {
        locator->line++;
        locator->column = 1;
      }
    else if (((guchar) *locator->counted & 0xc0) != 0x80)
      locator->column++;
}

/* The spelling of a name may have escapes; almost none has. */
static void
append_name (Locator    *locator,
             const char *from,
             const char *to)
{
  g_autofree char *name = g_strndup (from, (gsize) (to - from));

  if (strchr (name, '\\') != NULL)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_autoptr (GVariant) value = nw_json_parse (from - 1, (gsize) (to - from) + 2, problems);

      nw_json_append_pointer (locator->pointer, nw_json_get_string (value));
    }
  else
    nw_json_append_pointer (locator->pointer, name);
}

static void locate_value (Locator *locator);

static void
locate_children (Locator *locator,
                 gboolean is_object)
{
  const gsize length = locator->pointer->len;

  locator->p++;
  skip_blanks (locator);
  for (guint i = 0; *locator->p != '}' && *locator->p != ']'; i++)
    {
      const char *from = locator->p;

      if (is_object)
        {
          skip_string (locator);
          append_name (locator, from + 1, locator->p - 1);
          skip_blanks (locator);
          locator->p++;
        }
      else
        g_string_append_printf (locator->pointer, "/%u", i);

      locate_value (locator);
      g_string_truncate (locator->pointer, length);
      skip_blanks (locator);
      if (*locator->p == ',')
        locator->p++;
      skip_blanks (locator);
    }
  locator->p++;
}

static void
locate_value (Locator *locator)
{
  Place *place = g_hash_table_lookup (locator->places, locator->pointer->str);

  skip_blanks (locator);
  if (place == NULL)
    {
      skip_value (locator);
      return;
    }

  count (locator);
  if (place->first_line == 0)
    {
      place->first_line = locator->line;
      place->first_column = locator->column;
    }
  place->last_line = locator->line;
  place->last_column = locator->column;

  if (*locator->p == '{' || *locator->p == '[')
    locate_children (locator, *locator->p == '{');
  else
    skip_value (locator);
}

/* Enters a pointer and all its parents into the table. */
static void
look_for (GHashTable *places,
          const char *pointer)
{
  g_autofree char *parent = g_strdup (pointer);

  while (!g_hash_table_contains (places, parent))
    {
      char *slash = strrchr (parent, '/');

      g_hash_table_insert (places, g_strdup (parent), g_new0 (Place, 1));
      if (slash == NULL)
        return;
      *slash = '\0';
    }
}

static void
set_place (NwProblem  *problem,
           GHashTable *places)
{
  g_autofree char *pointer = g_strdup (problem->pointer);
  const Place *place = g_hash_table_lookup (places, pointer);
  const gboolean last = strcmp (problem->code, "duplicate-member") == 0;

  for (char *slash = strrchr (pointer, '/'); place->first_line == 0 && slash != NULL;
       slash = strrchr (pointer, '/'))
    {
      *slash = '\0';
      place = g_hash_table_lookup (places, pointer);
    }

  problem->line = last ? place->last_line : place->first_line;
  problem->column = last ? place->last_column : place->first_column;
}

/**
 * nw_json_locate:
 * @text: (array length=length): JSON that nw_json_read() could read
 * @length: how many bytes
 * @problems: (element-type NwProblem): problems of that text
 *
 * Fills in line and column of all problems that have none: where the value begins.  Of a member
 * that stands twice, the last one counts if that is the problem, else the first.
 */
void
nw_json_locate (const char *text,
                gsize       length,
                GPtrArray  *problems)
{
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GString) pointer = g_string_new (NULL);
  g_autofree char *copy = NULL;
  Locator locator = { .places = places, .pointer = pointer, .line = 1, .column = 1 };

  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      if (problem->line == 0)
        look_for (places, problem->pointer);
    }
  if (g_hash_table_size (places) == 0)
    return;

  /* The closing NUL ends the last value, whatever follows the text. */
  copy = g_strndup (text, length);
  locator.p = locator.counted = copy;
  if (g_str_has_prefix (copy, "\xef\xbb\xbf"))
    locator.p = locator.counted = copy + 3;
  locate_value (&locator);

  for (guint i = 0; i < problems->len; i++)
    {
      NwProblem *problem = g_ptr_array_index (problems, i);

      if (problem->line == 0)
        set_place (problem, places);
    }
}
