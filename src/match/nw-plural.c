/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The `Plural-Forms` header of a catalogue: `nplurals=N; plural=EXPRESSION;`.
 *
 * The expression is C over unsigned numbers and one variable, `n`.  It is evaluated where it stands
 * by recursive descent, every branch, so that whether it can be read does not depend on `n`.  Files
 * are not trusted: length and depth are bounded, and dividing by zero fails.
 */

#include <string.h>

#include "match/nw-plural.h"

#define MAX_LENGTH 1024
#define MAX_DEPTH 64

typedef struct
{
  const char *at;
  guint64     n;
  guint       depth;
  gboolean    failed;
} Reader;

static guint64 read_choice (Reader *reader);

static guint64
fail (Reader *reader)
{
  reader->failed = TRUE;
  return 0;
}

/* Eats @token, and the blanks before it, if it comes next. */
static gboolean
eat (Reader     *reader,
     const char *token)
{
  const gsize length = strlen (token);

  while (*reader->at == ' ' || *reader->at == '\t')
    reader->at++;
  if (strncmp (reader->at, token, length) != 0)
    return FALSE;

  reader->at += length;
  return TRUE;
}

static guint64
read_number (Reader *reader)
{
  guint64 value = 0;

  if (!g_ascii_isdigit (*reader->at))
    return fail (reader);

  for (; g_ascii_isdigit (*reader->at); reader->at++)
    {
      if (value > G_MAXUINT32)
        return fail (reader);
      value = 10 * value + (guint64) g_ascii_digit_value (*reader->at);
    }

  return value;
}

static guint64
read_operand (Reader *reader)
{
  guint64 value;

  if (reader->failed || ++reader->depth > MAX_DEPTH)
    return fail (reader);

  if (eat (reader, "!"))
    {
      value = !read_operand (reader);
    }
  else if (eat (reader, "("))
    {
      value = read_choice (reader);
      if (!eat (reader, ")"))
        fail (reader);
    }
  else
    {
      value = eat (reader, "n") ? reader->n : read_number (reader);
    }

  reader->depth--;
  return value;
}

/* The binary operators; those of a longer name stand before those that they begin with. */
static const struct
{
  const char *token;
  guint       rank;
} operators[] = {
  { "||", 0 }, { "&&", 1 }, { "==", 2 }, { "!=", 2 }, { "<=", 3 }, { ">=", 3 },
  { "<", 3 },  { ">", 3 },  { "+", 4 },  { "-", 4 },  { "*", 5 },  { "/", 5 },  { "%", 5 },
};

#define N_RANKS 6

static guint64
calculate (Reader     *reader,
           const char *operator,
           guint64     a,
           guint64     b)
{
  const gboolean is_double = operator[1] != '\0';

  if ((*operator == '/' || *operator == '%') && b == 0)
    return fail (reader);

  switch (*operator)
    {
    case '|': return a || b;
    case '&': return a && b;
    case '=': return a == b;
    case '!': return a != b;
    case '<': return is_double ? a <= b : a < b;
    case '>': return is_double ? a >= b : a > b;
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b;
    case '/': return a / b;
    default: return a % b;
    }
}

static const char *
eat_operator (Reader *reader,
              guint   rank)
{
  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    if (operators[i].rank == rank && eat (reader, operators[i].token))
      return operators[i].token;

  return NULL;
}

static guint64
read_operation (Reader *reader,
                guint   rank)
{
  const char *operator;
  guint64 value;

  if (rank == N_RANKS)
    return read_operand (reader);

  value = read_operation (reader, rank + 1);
  while (!reader->failed && (operator = eat_operator (reader, rank)) != NULL)
    value = calculate (reader, operator, value, read_operation (reader, rank + 1));

  return value;
}

static guint64
read_choice (Reader *reader)
{
  const guint64 condition = read_operation (reader, 0);
  guint64 if_true, if_false;

  if (reader->failed || !eat (reader, "?"))
    return condition;
  if (++reader->depth > MAX_DEPTH)
    return fail (reader);

  if_true = read_choice (reader);
  if (!eat (reader, ":"))
    return fail (reader);
  if_false = read_choice (reader);
  reader->depth--;

  return condition ? if_true : if_false;
}

/**
 * nw_plural_evaluate:
 * @expression: a C expression over `n`
 * @n: the number
 * @value: (out): the expression's value
 *
 * Returns: whether @expression could be read and @value was set
 */
gboolean
nw_plural_evaluate (const char *expression,
                    guint64     n,
                    guint64    *value)
{
  Reader reader = { .at = expression, .n = n };

  g_return_val_if_fail (expression != NULL, FALSE);

  if (strlen (expression) > MAX_LENGTH)
    return FALSE;

  *value = read_choice (&reader);
  eat (&reader, "");

  return !reader.failed && *reader.at == '\0';
}

/* The text of `key=TEXT;` in @header. */
static char *
find_field (const char *header,
            const char *key)
{
  const char *field = strstr (header, key);
  char *text;

  if (field == NULL)
    return NULL;

  field += strlen (key);
  text = g_strndup (field, strcspn (field, ";\n"));

  return g_strstrip (text);
}

/**
 * nw_plural_init:
 * @self: (out caller-allocates): the rule
 * @header: (nullable): the header of a catalogue: the translation of ""
 *
 * Reads the rule of a catalogue.  Where the header says nothing that makes sense, it is the rule of
 * English: one form for 1, one for all others.
 */
void
nw_plural_init (NwPlural   *self,
                const char *header)
{
  const char *line = header != NULL ? strstr (header, "Plural-Forms:") : NULL;
  g_autofree char *count = line != NULL ? find_field (line, "nplurals=") : NULL;
  g_autofree char *expression = line != NULL ? find_field (line, "plural=") : NULL;
  guint64 n_forms, value;

  *self = (NwPlural) { .n_forms = 2 };

  if (count == NULL || expression == NULL ||
      !g_ascii_string_to_unsigned (count, 10, 1, NW_PLURAL_MAX_FORMS, &n_forms, NULL) ||
      !nw_plural_evaluate (expression, 1, &value))
    return;

  self->n_forms = (guint) n_forms;
  self->expression = g_steal_pointer (&expression);
}

/**
 * nw_plural_clear:
 * @self: a rule
 *
 * Frees what @self holds.
 */
void
nw_plural_clear (NwPlural *self)
{
  g_clear_pointer (&self->expression, g_free);
}

/**
 * nw_plural_get_form:
 * @self: a rule
 * @n: the number
 *
 * Returns: the form that @n takes, 0…n_forms-1
 */
guint
nw_plural_get_form (const NwPlural *self,
                    guint64         n)
{
  guint64 form;

  if (self->expression == NULL)
    return n != 1;
  if (!nw_plural_evaluate (self->expression, n, &form) || form >= self->n_forms)
    return 0;

  return (guint) form;
}
