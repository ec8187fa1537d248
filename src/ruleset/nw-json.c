/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading JSON text.
 *
 * json-glib in strict mode says whether a text is JSON at all.  What the text holds, and where a
 * bad one goes wrong, is found by the reader here: one pass over the bytes, no recursion deeper
 * than %NW_JSON_MAX_DEPTH.  A text is taken only if both agree.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-json.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* Names, small numbers and short strings come again and again, and so do the same members: each is
 * made once, or as often as another one takes its place. */
#define N_CACHED_NUMBERS 256
#define N_CACHED_STRINGS 1024
#define N_CACHED_MEMBERS 1024
#define SHORT_STRING 12
/* From here on, members of an object are looked up in a table. */
#define MANY_MEMBERS 24
/* From here on, a text is worth a second thread, in bytes. */
#define LONG_TEXT (256 * 1024)
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* A member, or an element if it has no name, whose value is shared; it keeps both alive. */
typedef struct
{
  GVariant *name;
  GVariant *value;
  GVariant *entry;
} CachedMember;

typedef struct
{
  const char *p;
  const char *end;
  const char *bad;               /* where the text goes wrong, and why */
  const char *code;
  guint       depth;
  gboolean    odd;               /* whether something had to be kept as it is spelled */
  GPtrArray  *stack;             /* children of the containers that are open, owned */
  GPtrArray  *members;           /* the names of the members among them, owned by names */
  GHashTable *names;
  GString    *buffer;
  GVariant   *numbers[N_CACHED_NUMBERS];
  GVariant   *strings[N_CACHED_STRINGS];
  CachedMember shared[N_CACHED_MEMBERS];
  GVariant   *words[3];
} Reader;

/* All that reads a value gives a floating one, or one that the reader owns: whatever takes it need
 * not know which. */
static GVariant *read_value (Reader *reader);

/* ---- Small things ---------------------------------------------------------------------------- */

/* Notes where the text first goes wrong. */
static gboolean
refuse (Reader     *reader,
        const char *code,
        const char *where)
{
  if (reader->code == NULL)
    {
      reader->code = code;
      reader->bad = where;
    }

  return FALSE;
}

static GVariant *
fail (Reader     *reader,
      const char *code,
      const char *where)
{
  refuse (reader, code, where);
  return NULL;
}

static inline char
peek (const Reader *reader)
{
  return reader->p < reader->end ? *reader->p : '\0';
}

static inline void
skip_blanks (Reader *reader)
{
  while (reader->p < reader->end &&
         (*reader->p == ' ' || *reader->p == '\n' || *reader->p == '\r' || *reader->p == '\t'))
    reader->p++;
}

/* The code for something that should be a comma or the end of a container. */
static const char *
missing_comma (const Reader *reader)
{
  return reader->p >= reader->end ? "unclosed" : "missing-comma";
}

static GVariant *
new_odd (Reader     *reader,
         const char *from)
{
  g_autofree char *spelling = g_strndup (from, (gsize) (reader->p - from));

  reader->odd = TRUE;
  return g_variant_new ("(s)", spelling);
}

/* ---- Numbers and words ----------------------------------------------------------------------- */

/* Moves over a number by the grammar of RFC 8259; whole: whether it has neither fraction nor
 * exponent. */
static gboolean
skip_number (Reader   *reader,
             gboolean *whole)
{
  const char *digits;

  if (peek (reader) == '-')
    reader->p++;
  digits = reader->p;
  while (g_ascii_isdigit (peek (reader)))
    reader->p++;
  if (reader->p == digits || (*digits == '0' && reader->p > digits + 1))
    return FALSE;

  *whole = TRUE;
  if (peek (reader) == '.')
    {
      *whole = FALSE;
      digits = ++reader->p;
      while (g_ascii_isdigit (peek (reader)))
        reader->p++;
      if (reader->p == digits)
        return FALSE;
    }
  if (peek (reader) == 'e' || peek (reader) == 'E')
    {
      *whole = FALSE;
      reader->p++;
      if (peek (reader) == '+' || peek (reader) == '-')
        reader->p++;
      digits = reader->p;
      while (g_ascii_isdigit (peek (reader)))
        reader->p++;
      if (reader->p == digits)
        return FALSE;
    }

  return TRUE;
}

/* Reads an integer that is spelled from..to; FALSE if 64 bits do not hold it. */
static gboolean
get_integer (const char *from,
             const char *to,
             gint64     *number)
{
  const gboolean negative = *from == '-';
  const guint64 limit = (guint64) G_MAXINT64 + (negative ? 1 : 0);
  guint64 sum = 0;

  for (const char *p = negative ? from + 1 : from; p < to; p++)
    {
      const guint digit = (guint) (*p - '0');

      if (sum > (limit - digit) / 10)
        return FALSE;
      sum = sum * 10 + digit;
    }
  *number = (gint64) (negative ? 0 - sum : sum);

  return TRUE;
}

static GVariant *
new_number (Reader *reader,
            gint64  number)
{
  if (number < 0 || number >= N_CACHED_NUMBERS)
    return g_variant_new_int64 (number);

  if (reader->numbers[number] == NULL)
    reader->numbers[number] = g_variant_ref_sink (g_variant_new_int64 (number));

  return reader->numbers[number];
}

static GVariant *
read_number (Reader *reader)
{
  const char *from = reader->p;
  gboolean whole;
  gint64 number;

  if (!skip_number (reader, &whole))
    return fail (reader, "bad-number", from);

  if (!whole || !get_integer (from, reader->p, &number) || (number == 0 && *from == '-'))
    return new_odd (reader, from);

  return new_number (reader, number);
}

static GVariant *
read_word (Reader *reader)
{
  static const char *const words[] = { "false", "true", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const gsize length = strlen (words[i]);

      if ((gsize) (reader->end - reader->p) < length || memcmp (reader->p, words[i], length) != 0)
        continue;

      reader->p += length;
      if (g_ascii_isalnum (peek (reader)))
        return fail (reader, "bad-word", reader->p - length);
      if (reader->words[i] == NULL)
        reader->words[i] = g_variant_ref_sink (i == 2 ? g_variant_new ("()")
                                                      : g_variant_new_boolean (i == 1));
      return reader->words[i];
    }

  return fail (reader, g_ascii_isalpha (peek (reader)) ? "bad-word" : "missing-value", reader->p);
}

/* ---- Strings --------------------------------------------------------------------------------- */

static gboolean
read_hex (Reader   *reader,
          gunichar *unit)
{
  if (reader->end - reader->p < 4)
    return FALSE;

  *unit = 0;
  for (guint i = 0; i < 4; i++)
    {
      const gint digit = g_ascii_xdigit_value (*reader->p++);

      if (digit < 0)
        return FALSE;
      *unit = *unit << 4 | (gunichar) digit;
    }

  return TRUE;
}

/* Reads the rest of an escape that began with \u; two of them make a character beyond the first
 * 65 536. */
static gboolean
read_unicode_escape (Reader   *reader,
                     gunichar *character)
{
  gunichar low;

  if (!read_hex (reader, character))
    return FALSE;
  if (*character < 0xd800 || *character > 0xdfff)
    return TRUE;
  if (*character > 0xdbff || reader->end - reader->p < 6 || reader->p[0] != '\\' ||
      reader->p[1] != 'u')
    return FALSE;

  reader->p += 2;
  if (!read_hex (reader, &low) || low < 0xdc00 || low > 0xdfff)
    return FALSE;
  *character = 0x10000 + ((*character - 0xd800) << 10) + (low - 0xdc00);

  return TRUE;
}

/* Reads what follows a backslash into the buffer; nul is set if it is the character 0. */
static gboolean
read_escape (Reader   *reader,
             gboolean *nul)
{
  static const char names[] = "\"\\/bfnrt";
  static const char values[] = "\"\\/\b\f\n\r\t";
  const char name = peek (reader);
  const char *found = name != '\0' ? strchr (names, name) : NULL;
  gunichar character;

  reader->p++;
  if (found != NULL)
    {
      g_string_append_c (reader->buffer, values[found - names]);
      return TRUE;
    }
  if (name != 'u' || !read_unicode_escape (reader, &character))
    return FALSE;

  if (character == 0)
    *nul = TRUE;
  else
    g_string_append_unichar (reader->buffer, character);

  return TRUE;
}

/* Reads a string into the buffer.  nul: whether it has a character 0, which is left out there. */
static gboolean
read_characters (Reader   *reader,
                 gboolean *nul)
{
  *nul = FALSE;
  g_string_truncate (reader->buffer, 0);
  reader->p++;

  for (;;)
    {
      const char *from = reader->p;

      while (reader->p < reader->end && *reader->p != '"' && *reader->p != '\\' &&
             (guchar) *reader->p >= 0x20)
        reader->p++;
      g_string_append_len (reader->buffer, from, reader->p - from);

      if (reader->p >= reader->end)
        return refuse (reader, "unclosed", reader->p);
      if (*reader->p == '"')
        {
          reader->p++;
          return TRUE;
        }
      if (*reader->p != '\\')
        return refuse (reader, "control-character", reader->p);

      from = reader->p++;
      if (!read_escape (reader, nul))
        return refuse (reader, "bad-escape", from);
    }
}

/* A string for the buffer. */
static GVariant *
new_string (Reader *reader)
{
  const char *text = reader->buffer->str;
  GVariant **slot;

  if (reader->buffer->len > SHORT_STRING)
    return g_variant_new_string (text);

  slot = &reader->strings[g_str_hash (text) % N_CACHED_STRINGS];
  if (*slot == NULL || strcmp (g_variant_get_string (*slot, NULL), text) != 0)
    {
      g_clear_pointer (slot, g_variant_unref);
      *slot = g_variant_ref_sink (g_variant_new_string (text));
    }

  return *slot;
}

static GVariant *
read_string (Reader *reader)
{
  const char *from = reader->p;
  gboolean nul;

  if (!read_characters (reader, &nul))
    return NULL;
  if (nul)
    return new_odd (reader, from);

  return new_string (reader);
}

/* Reads the name of a member.  A name with a NUL could not be kept, so that the text is refused. */
static GVariant *
read_name (Reader *reader)
{
  const char *from = reader->p;
  GVariant *name;
  gboolean nul;

  if (peek (reader) != '"')
    return fail (reader, reader->p >= reader->end ? "unclosed" : "missing-name", reader->p);
  if (!read_characters (reader, &nul))
    return NULL;
  if (nul)
    return fail (reader, "nul-in-name", from);

  name = g_hash_table_lookup (reader->names, reader->buffer->str);
  if (name == NULL)
    {
      name = g_variant_ref_sink (g_variant_new_string (reader->buffer->str));
      g_hash_table_insert (reader->names, g_strdup (reader->buffer->str), name);
    }

  return name;
}

/* ---- Lists and objects ----------------------------------------------------------------------- */

static GVariant *
pop_container (Reader             *reader,
               guint               base,
               const GVariantType *type)
{
  GVariant **children = (GVariant **) reader->stack->pdata + base;
  GVariant *container = g_variant_new_array (type, children, reader->stack->len - base);

  g_ptr_array_set_size (reader->stack, (gint) base);

  return container;
}

/* Whether an object, whose names lie from base on, has a name twice.  Equal names are one value. */
static gboolean
has_twins (Reader *reader,
           guint   base)
{
  const guint n = reader->members->len - base;
  gpointer *names = reader->members->pdata + base;
  g_autoptr (GHashTable) seen = NULL;

  if (n > MANY_MEMBERS)
    {
      seen = g_hash_table_new (NULL, NULL);
      for (guint i = 0; i < n; i++)
        g_hash_table_add (seen, names[i]);
      return g_hash_table_size (seen) < n;
    }

  for (guint i = 1; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (names[i] == names[j])
        return TRUE;

  return FALSE;
}

static GVariant *
new_entry (GVariant *name,
           GVariant *value)
{
  GVariant *box = g_variant_new_variant (value);

  return name != NULL ? g_variant_new_dict_entry (name, box) : box;
}

/* A child of a container: a member, or without a name an element. */
static GVariant *
new_child (Reader   *reader,
           GVariant *name,
           GVariant *value)
{
  CachedMember *slot;
  gsize hash;

  if (g_variant_is_floating (value))
    return new_entry (name, value);

  hash = ((gsize) name / sizeof (gpointer)) * 31 + (gsize) value / sizeof (gpointer);
  slot = &reader->shared[(hash ^ hash >> 10) % N_CACHED_MEMBERS];
  if (slot->name != name || slot->value != value)
    {
      g_clear_pointer (&slot->entry, g_variant_unref);
      slot->name = name;
      slot->value = value;
      slot->entry = g_variant_ref_sink (new_entry (name, value));
    }

  return g_variant_ref (slot->entry);
}

static gboolean
read_member (Reader *reader)
{
  GVariant *name = read_name (reader);
  GVariant *value;

  if (name == NULL)
    return FALSE;
  skip_blanks (reader);
  if (peek (reader) != ':')
    return refuse (reader, reader->p >= reader->end ? "unclosed" : "missing-colon", reader->p);
  reader->p++;

  g_ptr_array_add (reader->members, name);
  value = read_value (reader);
  if (value == NULL)
    return FALSE;

  g_ptr_array_add (reader->stack, g_variant_take_ref (new_child (reader, name, value)));
  return TRUE;
}

static gboolean
read_element (Reader *reader)
{
  GVariant *value = read_value (reader);

  if (value == NULL)
    return FALSE;

  g_ptr_array_add (reader->stack, g_variant_take_ref (new_child (reader, NULL, value)));
  return TRUE;
}

/* Reads what stands between two brackets. */
static gboolean
read_children (Reader     *reader,
               char        close,
               gboolean  (*read_child) (Reader *reader))
{
  reader->p++;
  skip_blanks (reader);
  if (peek (reader) == close)
    {
      reader->p++;
      return TRUE;
    }

  for (;;)
    {
      const char *comma;

      if (!read_child (reader))
        return FALSE;
      skip_blanks (reader);
      if (peek (reader) == close)
        break;
      if (peek (reader) != ',')
        return refuse (reader, missing_comma (reader), reader->p);

      comma = reader->p++;
      skip_blanks (reader);
      if (peek (reader) == close)
        return refuse (reader, "trailing-comma", comma);
    }
  reader->p++;

  return TRUE;
}

static GVariant *
read_container (Reader *reader)
{
  const gboolean is_object = *reader->p == '{';
  const guint base = reader->stack->len;
  const guint first_member = reader->members->len;

  if (reader->depth >= NW_JSON_MAX_DEPTH)
    return fail (reader, "too-deep", reader->p);

  reader->depth++;
  if (!read_children (reader, is_object ? '}' : ']', is_object ? read_member : read_element))
    return NULL;
  reader->depth--;

  if (!is_object)
    return pop_container (reader, base, G_VARIANT_TYPE_VARIANT);
  if (has_twins (reader, first_member))
    reader->odd = TRUE;
  reader->members->len = first_member;

  return pop_container (reader, base, G_VARIANT_TYPE ("{sv}"));
}

static GVariant *
read_value (Reader *reader)
{
  skip_blanks (reader);
  if (reader->p >= reader->end)
    return fail (reader, "unclosed", reader->p);

  switch (*reader->p)
    {
    case '{':
    case '[':
      return read_container (reader);
    case '"':
      return read_string (reader);
    case '-':
    case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
      return read_number (reader);
    default:
      return read_word (reader);
    }
}

/* ---- The whole text -------------------------------------------------------------------------- */

static void
reader_init (Reader     *reader,
             const char *text,
             const char *end)
{
  *reader = (Reader) {
    .p = text,
    .end = end,
    .stack = g_ptr_array_new_full (64, (GDestroyNotify) g_variant_unref),
    .members = g_ptr_array_sized_new (64),
    .buffer = g_string_new (NULL),
    .names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                    (GDestroyNotify) g_variant_unref),
  };
}

static void
reader_clear (Reader *reader)
{
  g_ptr_array_unref (reader->stack);
  g_ptr_array_unref (reader->members);
  g_string_free (reader->buffer, TRUE);
  g_hash_table_unref (reader->names);
  for (guint i = 0; i < N_CACHED_NUMBERS; i++)
    g_clear_pointer (&reader->numbers[i], g_variant_unref);
  for (guint i = 0; i < N_CACHED_STRINGS; i++)
    g_clear_pointer (&reader->strings[i], g_variant_unref);
  for (guint i = 0; i < N_CACHED_MEMBERS; i++)
    g_clear_pointer (&reader->shared[i].entry, g_variant_unref);
  for (guint i = 0; i < G_N_ELEMENTS (reader->words); i++)
    g_clear_pointer (&reader->words[i], g_variant_unref);
}

static GVariant *
read_text (Reader *reader)
{
  g_autoptr (GVariant) value = read_value (reader);

  if (value == NULL)
    return NULL;

  g_variant_ref_sink (value);
  skip_blanks (reader);
  if (reader->p < reader->end)
    return fail (reader, "text-after-end", reader->p);

  return g_steal_pointer (&value);
}

/* What stands at a place, as far as a message can quote it. */
static char *
quote (const char *where,
       const char *end)
{
  const char *to = where;
  guint n = 0;

  while (to < end && n < 16 && (guchar) *to > 0x20 && strchr (",:{}[]\"", *to) == NULL)
    {
      to = g_utf8_next_char (to);
      n++;
    }
  if (to == where && to < end && (guchar) *to >= 0x20)
    to = g_utf8_next_char (to);

  return to > where ? g_strndup (where, (gsize) (to - where)) : NULL;
}

static gboolean
is_blank (const char *from,
          const char *to)
{
  while (from < to && g_ascii_isspace (*from))
    from++;

  return from == to;
}

static void
add_at (GPtrArray  *problems,
        const char *code,
        const char *text,
        const char *where,
        const char *end)
{
  g_autofree char *value = end != NULL ? quote (where, end) : NULL;
  NwProblem *problem = nw_problem_add (problems, NW_SEVERITY_ERROR, code, value, "%s", "");
  const char *line = text;

  problem->line = 1;
  for (const char *p = text; p < where; p++)
    if (*p == '\n')
      {
        problem->line++;
        line = p + 1;
      }
  problem->column = 1 + (guint) g_utf8_strlen (line, where - line);
}

/* Refuses what no reader should be given. */
static gboolean
check_bytes (const char *text,
             gsize       length,
             GPtrArray  *problems)
{
  const char *end;

  if (length > NW_JSON_MAX_BYTES)
    {
      g_autofree char *size = g_strdup_printf ("%" G_GSIZE_FORMAT, length);
      NwProblem *problem = nw_problem_add (problems, NW_SEVERITY_ERROR, "file-too-large", size,
                                           "%s", "");

      problem->high = NW_JSON_MAX_BYTES;
      problem->has_range = TRUE;
      return FALSE;
    }

  if (g_utf8_validate_len (text, length, &end))
    return TRUE;

  add_at (problems, *end == '\0' ? "nul-byte" : "invalid-utf-8", text, end, NULL);
  return FALSE;
}

struct _NwJsonWitness
{
  const char *text;
  gsize       length;
  GThread    *thread;            /* where it reads, if it does so meanwhile */
};

static gpointer
is_json (gpointer data)
{
  const NwJsonWitness *witness = data;
  g_autoptr (JsonParser) parser = json_parser_new ();

  json_parser_set_strict (parser, TRUE);
  return GINT_TO_POINTER (json_parser_load_from_data (parser, witness->text,
                                                      (gssize) witness->length, NULL));
}

/* A long text gets a thread.  Without one to be had json-glib reads it afterwards. */
static NwJsonWitness *
call_witness (const char *start,
              const char *end)
{
  NwJsonWitness *witness = g_new0 (NwJsonWitness, 1);

  witness->text = start;
  witness->length = (gsize) (end - start);
  if (witness->length >= LONG_TEXT)
    witness->thread = g_thread_try_new ("json", is_json, witness, NULL);

  return witness;
}

/**
 * nw_json_witness_free:
 * @self: (transfer full): a witness
 *
 * Lets go of a witness, which may have to be waited for.
 */
void
nw_json_witness_free (NwJsonWitness *self)
{
  if (self->thread != NULL)
    g_thread_join (self->thread);
  g_free (self);
}

/**
 * nw_json_witness_agrees:
 * @self: a witness; the text that it reads is still there
 * @problems: (element-type NwProblem): if it does not agree, that is appended here
 *
 * Waits for what json-glib says of a text.  Can be asked once.
 *
 * Returns: whether it is JSON
 */
gboolean
nw_json_witness_agrees (NwJsonWitness *self,
                        GPtrArray     *problems)
{
  GThread *thread = g_steal_pointer (&self->thread);
  const gboolean agrees =
    GPOINTER_TO_INT (thread != NULL ? g_thread_join (thread) : is_json (self)) != 0;

  if (!agrees)
    add_at (problems, "syntax", self->text, self->text, NULL);

  return agrees;
}

/* Reads what follows a byte order mark, if there is one. */
static GVariant *
read_marked (const char     *start,
             const char     *end,
             GPtrArray      *problems,
             gboolean       *odd,
             NwJsonWitness **witness)
{
  g_autoptr (NwJsonWitness) called = call_witness (start, end);
  g_autoptr (GVariant) value = NULL;
  Reader reader;

  reader_init (&reader, start, end);
  value = read_text (&reader);
  *odd = reader.odd;
  if (reader.code != NULL && is_blank (start, end))
    add_at (problems, "empty-file", start, start, NULL);
  else if (reader.code != NULL)
    add_at (problems, reader.code, start, reader.bad, end);
  else
    *witness = g_steal_pointer (&called);
  reader_clear (&reader);

  return g_steal_pointer (&value);
}

/**
 * nw_json_read_ahead:
 * @text: (array length=length): bytes, which need not be closed by a NUL
 * @length: how many
 * @problems: (element-type NwProblem): what makes the text unreadable is appended here, with its
 *   place
 * @odd: (out): whether nw_json_check() will find something in the value
 * @witness: (out) (transfer full) (nullable): with a value, who says whether it can be relied on
 *
 * Reads a text as nw_json_read() does, for somebody who has something to do until json-glib has an
 * opinion of it, which takes many times as long, and asks then.
 *
 * Returns: (transfer full) (nullable): the value, not floating
 */
GVariant *
nw_json_read_ahead (const char     *text,
                    gsize           length,
                    GPtrArray      *problems,
                    gboolean       *odd,
                    NwJsonWitness **witness)
{
  const char *start = length > 0 ? text : "";
  const char *end = start + length;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  *odd = FALSE;
  *witness = NULL;
  if (!check_bytes (start, length, problems))
    return NULL;
  if (length >= strlen (BYTE_ORDER_MARK) &&
      memcmp (start, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    {
      add_at (problems, "byte-order-mark", start, start, NULL);
      start += strlen (BYTE_ORDER_MARK);
    }

  return read_marked (start, end, problems, odd, witness);
}

/**
 * nw_json_read:
 * @text: (array length=length): bytes, which need not be closed by a NUL
 * @length: how many
 * @problems: (element-type NwProblem): what makes the text unreadable is appended here, with its
 *   place
 * @odd: (out): whether nw_json_check() will find something in the value
 *
 * Reads a text for somebody who calls nw_json_check() himself.  A byte order mark is a problem that
 * does not stop the reading.
 *
 * Returns: (transfer full) (nullable): the value, not floating
 */
GVariant *
nw_json_read (const char *text,
              gsize       length,
              GPtrArray  *problems,
              gboolean   *odd)
{
  g_autoptr (NwJsonWitness) witness = NULL;
  g_autoptr (GVariant) value = nw_json_read_ahead (text, length, problems, odd, &witness);

  if (value != NULL && !nw_json_witness_agrees (witness, problems))
    return NULL;

  return g_steal_pointer (&value);
}

/**
 * nw_json_parse:
 * @text: (array length=length): bytes, which need not be closed by a NUL
 * @length: how many
 * @problems: (element-type NwProblem): all that is wrong is appended here, with its place
 *
 * Reads a text.  Members that stand twice are both kept, in their order; nw_json_get() gives the
 * first.
 *
 * Returns: (transfer full) (nullable): the value, not floating; %NULL if the text is no JSON
 */
GVariant *
nw_json_parse (const char *text,
               gsize       length,
               GPtrArray  *problems)
{
  g_autoptr (GVariant) value = NULL;
  gboolean odd;

  value = nw_json_read (text, length, problems, &odd);
  if (value != NULL && odd)
    {
      nw_json_check (value, problems);
      nw_json_locate (text, length, problems);
    }

  return g_steal_pointer (&value);
}
