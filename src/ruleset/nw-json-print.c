/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing JSON, taking it apart, and finding what should not be in it.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-json.h"

#include <string.h>

static void print_value (GVariant *value,
                         gint      indent,
                         GString  *out);

/* ---- Writing --------------------------------------------------------------------------------- */

static void
print_escaped (guchar   c,
               GString *out)
{
  static const char plain[] = "\"\\\b\f\n\r\t";
  static const char names[] = "\"\\bfnrt";
  const char *found = strchr (plain, c);

  g_string_append_c (out, '\\');
  if (found != NULL)
    g_string_append_c (out, names[found - plain]);
  else
    g_string_append_printf (out, "u%04x", c);
}

static void
print_string (const char *string,
              GString    *out)
{
  const char *from = string;

  g_string_append_c (out, '"');
  for (const char *p = string; *p != '\0'; p++)
    if ((guchar) *p < 0x20 || *p == '"' || *p == '\\')
      {
        g_string_append_len (out, from, p - from);
        print_escaped ((guchar) *p, out);
        from = p + 1;
      }
  g_string_append (out, from);
  g_string_append_c (out, '"');
}

/* Begins a line of a pretty text, or keeps to the one line of the other kind (indent < 0). */
static void
print_break (gint     indent,
             gboolean first,
             GString *out)
{
  if (indent < 0)
    {
      if (!first)
        g_string_append_c (out, ' ');
      return;
    }

  g_string_append_c (out, '\n');
  for (gint i = 0; i < indent; i++)
    g_string_append_c (out, ' ');
}

static void
print_child (GVariant *child,
             gboolean  is_member,
             gint      indent,
             GString  *out)
{
  g_autoptr (GVariant) box = NULL;
  g_autoptr (GVariant) value = NULL;

  if (is_member)
    {
      g_autoptr (GVariant) name = g_variant_get_child_value (child, 0);

      print_string (g_variant_get_string (name, NULL), out);
      g_string_append (out, ": ");
      box = g_variant_get_child_value (child, 1);
    }
  value = g_variant_get_variant (is_member ? box : child);
  print_value (value, indent, out);
}

static void
print_container (GVariant *container,
                 gint      indent,
                 GString  *out)
{
  const gboolean is_object = g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT);
  const gsize n = g_variant_n_children (container);
  const gint inner = indent < 0 ? indent : indent + 2;

  g_string_append_c (out, is_object ? '{' : '[');
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (container, i);

      if (i > 0)
        g_string_append_c (out, ',');
      print_break (inner, i == 0, out);
      print_child (child, is_object, inner, out);
    }
  if (n > 0)
    print_break (indent, TRUE, out);
  g_string_append_c (out, is_object ? '}' : ']');
}

static void
print_value (GVariant *value,
             gint      indent,
             GString  *out)
{
  switch (g_variant_classify (value))
    {
    case G_VARIANT_CLASS_STRING:
      print_string (g_variant_get_string (value, NULL), out);
      break;
    case G_VARIANT_CLASS_INT64:
      g_string_append_printf (out, "%" G_GINT64_FORMAT, g_variant_get_int64 (value));
      break;
    case G_VARIANT_CLASS_BOOLEAN:
      g_string_append (out, g_variant_get_boolean (value) ? "true" : "false");
      break;
    case G_VARIANT_CLASS_TUPLE:
      if (nw_json_is_odd (value))
        {
          g_autoptr (GVariant) spelling = g_variant_get_child_value (value, 0);

          g_string_append (out, g_variant_get_string (spelling, NULL));
        }
      else
        g_string_append (out, "null");
      break;
    default:
      print_container (value, indent, out);
    }
}

/**
 * nw_json_print:
 * @value: a value as nw_json_parse() gives it; a floating one is taken
 * @pretty: whether each member and element gets a line of its own, indented by two spaces
 * @out: where the text is appended, without a line end after it
 *
 * Writes a value in the canonical form: `"a": 1`, only what must be escaped is.
 */
void
nw_json_print (GVariant *value,
               gboolean  pretty,
               GString  *out)
{
  g_autoptr (GVariant) held = g_variant_ref_sink (value);

  print_value (held, pretty ? 0 : -1, out);
}

/* ---- Taking apart ---------------------------------------------------------------------------- */

/**
 * nw_json_get:
 * @object: (nullable): a value
 * @key: name of a member
 *
 * Returns: (transfer full) (nullable): the member; %NULL if there is none, or @object is no object
 */
GVariant *
nw_json_get (GVariant   *object,
             const char *key)
{
  gsize n;

  if (object == NULL || !g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
    return NULL;

  n = g_variant_n_children (object);
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (object, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);

      if (strcmp (g_variant_get_string (name, NULL), key) == 0)
        {
          g_autoptr (GVariant) box = g_variant_get_child_value (entry, 1);

          return g_variant_get_variant (box);
        }
    }

  return NULL;
}

/**
 * nw_json_unpack:
 * @object: (nullable): a value
 * @keys: (array length=n_keys): names of members, best in the order in which they stand
 * @n_keys: how many
 * @values: (out caller-allocates) (array length=n_keys) (transfer full): the members, %NULL for
 *   those that are not there
 *
 * Gets several members in one pass.
 */
void
nw_json_unpack (GVariant          *object,
                const char *const *keys,
                guint              n_keys,
                GVariant         **values)
{
  guint next = 0;
  gsize n_members;

  memset (values, 0, n_keys * sizeof *values);
  if (object == NULL || !g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
    return;

  n_members = g_variant_n_children (object);
  for (gsize i = 0; i < n_members; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (object, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
      const char *key = g_variant_get_string (name, NULL);

      for (guint n = 0; n < n_keys; n++)
        {
          const guint at = (next + n) % n_keys;

          if (values[at] == NULL && strcmp (keys[at], key) == 0)
            {
              g_autoptr (GVariant) box = g_variant_get_child_value (entry, 1);

              values[at] = g_variant_get_variant (box);
              next = at + 1;
              break;
            }
        }
    }
}

/**
 * nw_json_peek_name:
 * @object: an object
 * @index: which of its members
 *
 * Returns: (transfer none): the name of the member, as long as @object lives
 */
const char *
nw_json_peek_name (GVariant *object,
                   gsize     index)
{
  g_autoptr (GVariant) entry = g_variant_get_child_value (object, index);
  g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);

  return g_variant_get_string (name, NULL);
}

/**
 * nw_json_peek_string:
 * @object: (nullable): a value
 * @key: name of a member
 *
 * Returns: (transfer none) (nullable): the text of the member, as long as @object lives; %NULL if
 *   there is none
 */
const char *
nw_json_peek_string (GVariant   *object,
                     const char *key)
{
  g_autoptr (GVariant) value = nw_json_get (object, key);

  return value != NULL ? nw_json_get_string (value) : NULL;
}

/**
 * nw_json_equal:
 * @a: a value
 * @b: another one
 *
 * Compares two values, with the members of objects in their order; see nw-json.h why not by
 * g_variant_equal().
 *
 * Returns: whether they are the same
 */
gboolean
nw_json_equal (GVariant *a,
               GVariant *b)
{
  if (a == b)
    return TRUE;
  if (!g_variant_type_equal (g_variant_get_type (a), g_variant_get_type (b)))
    return FALSE;
  if (!g_variant_is_container (a))
    return g_variant_equal (a, b);
  if (g_variant_n_children (a) != g_variant_n_children (b))
    return FALSE;

  for (gsize i = 0; i < g_variant_n_children (a); i++)
    {
      g_autoptr (GVariant) first = g_variant_get_child_value (a, i);
      g_autoptr (GVariant) second = g_variant_get_child_value (b, i);

      if (!nw_json_equal (first, second))
        return FALSE;
    }

  return TRUE;
}

/**
 * nw_json_get_string:
 * @value: (nullable): a value
 *
 * Returns: (transfer none) (nullable): its text, if it is a string; valid as long as @value is
 */
const char *
nw_json_get_string (GVariant *value)
{
  if (value == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return NULL;

  return g_variant_get_string (value, NULL);
}

/**
 * nw_json_is_odd:
 * @value: a value
 *
 * Returns: whether it is kept as it is spelled, because no value of ours can hold it
 */
gboolean
nw_json_is_odd (GVariant *value)
{
  return g_variant_is_of_type (value, G_VARIANT_TYPE ("(s)"));
}

/* The longest spelling that is quoted in a message, in characters. */
#define MAX_SPELLING 60

/**
 * nw_json_spell:
 * @value: a value
 *
 * Returns: (transfer full): how it is written, on one line, cut if it is long
 */
char *
nw_json_spell (GVariant *value)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (g_variant_is_container (value) && g_variant_n_children (value) > MAX_SPELLING)
    return g_strdup (g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT) ? "{…}" : "[…]");

  print_value (value, -1, out);
  if (g_utf8_strlen (out->str, (gssize) out->len) > MAX_SPELLING)
    {
      g_string_truncate (out, (gsize) (g_utf8_offset_to_pointer (out->str, MAX_SPELLING - 1) -
                                       out->str));
      g_string_append (out, "…");
    }

  return g_string_free_and_steal (g_steal_pointer (&out));
}

/**
 * nw_json_append_pointer:
 * @pointer: a JSON pointer
 * @key: name of a member
 *
 * Appends a step to a pointer, escaped as RFC 6901 says.
 */
void
nw_json_append_pointer (GString    *pointer,
                        const char *key)
{
  g_string_append_c (pointer, '/');
  for (const char *p = key; *p != '\0'; p++)
    if (*p == '~')
      g_string_append (pointer, "~0");
    else if (*p == '/')
      g_string_append (pointer, "~1");
    else
      g_string_append_c (pointer, *p);
}

/* ---- What should not be there ---------------------------------------------------------------- */

static void
check_odd (GVariant  *value,
           GString   *pointer,
           GPtrArray *problems)
{
  g_autoptr (GVariant) child = g_variant_get_child_value (value, 0);
  const char *spelling = g_variant_get_string (child, NULL);
  g_autofree char *quoted = nw_json_spell (value);
  const char *code = "not-an-integer";

  if (*spelling == '"')
    code = "nul-character";
  else if (strpbrk (spelling, ".eE") == NULL && strcmp (spelling, "-0") != 0)
    code = "number-too-large";

  nw_problem_add (problems, NW_SEVERITY_ERROR, code, quoted, "%s", pointer->str);
}

static void
check_value (GVariant  *value,
             GString   *pointer,
             GPtrArray *problems)
{
  const gboolean is_object = g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT);
  const gsize length = pointer->len;
  g_autoptr (GHashTable) names = NULL;
  gsize n;

  if (problems->len >= NW_JSON_MAX_PROBLEMS)
    return;
  if (nw_json_is_odd (value))
    check_odd (value, pointer, problems);
  if (!is_object && !g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    return;

  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  n = g_variant_n_children (value);
  for (gsize i = 0; i < n && problems->len < NW_JSON_MAX_PROBLEMS; i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) box = NULL;
      g_autoptr (GVariant) child = NULL;

      if (is_object)
        {
          g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
          const char *key = g_variant_get_string (name, NULL);

          nw_json_append_pointer (pointer, key);
          if (!g_hash_table_add (names, g_strdup (key)))
            nw_problem_add (problems, NW_SEVERITY_ERROR, "duplicate-member", key, "%s",
                            pointer->str);
          box = g_variant_get_child_value (entry, 1);
        }
      else
        g_string_append_printf (pointer, "/%" G_GSIZE_FORMAT, i);

      child = g_variant_get_variant (is_object ? box : entry);
      check_value (child, pointer, problems);
      g_string_truncate (pointer, length);
    }
}

/**
 * nw_json_check:
 * @value: a value as nw_json_read() gives it
 * @problems: (element-type NwProblem): where problems are appended
 *
 * Finds members that stand twice and values that are kept as they are spelled, until there are
 * %NW_JSON_MAX_PROBLEMS.
 */
void
nw_json_check (GVariant  *value,
               GPtrArray *problems)
{
  g_autoptr (GString) pointer = g_string_new (NULL);

  check_value (value, pointer, problems);
}
