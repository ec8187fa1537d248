/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cutting lines into words, and reading the words that all games write alike.
 */

#include "games/nw-notation.h"

#include <string.h>

/* No move of any game has more words than this. */
#define MAX_WORDS 8

/* ---- Words ---------------------------------------------------------------------------------- */

/**
 * nw_notation_number:
 * @word: a word
 *
 * Reads a number without sign.
 *
 * Returns: 0…255, or -1 if the word is none
 */
gint
nw_notation_number (const char *word)
{
  guint number = 0;

  if (*word == '\0')
    return -1;
  for (; *word != '\0'; word++)
    {
      if (!g_ascii_isdigit (*word))
        return -1;
      number = number * 10 + (guint) (*word - '0');
      if (number > 255)
        return -1;
    }

  return (gint) number;
}

/**
 * nw_notation_place:
 * @word: a word
 *
 * Reads a place in a row, which text counts from 1.
 *
 * Returns: 0…254, or -1 if the word is no place
 */
gint
nw_notation_place (const char *word)
{
  const gint number = nw_notation_number (word);

  return number > 0 ? number - 1 : -1;
}

/**
 * nw_notation_find:
 * @ids: (array length=n_ids): identities
 * @n_ids: how many
 * @word: a word; case does not matter
 *
 * Returns: the index of @word among @ids, or -1
 */
gint
nw_notation_find (const char (*ids)[NW_ID_SIZE],
                  guint        n_ids,
                  const char  *word)
{
  for (guint i = 0; i < n_ids; i++)
    if (g_ascii_strcasecmp (ids[i], word) == 0)
      return (gint) i;

  return -1;
}

/* ---- Verbs ---------------------------------------------------------------------------------- */

/* Cuts @line into words; returns their number, or more than %MAX_WORDS. */
static guint
split (char  *line,
       char **words)
{
  guint n_words = 0;

  for (char *next = line; *next != '\0';)
    {
      next += strspn (next, " \t");
      if (*next == '\0')
        break;
      if (n_words == MAX_WORDS)
        return MAX_WORDS + 1;
      words[n_words++] = next;
      next += strcspn (next, " \t");
      if (*next != '\0')
        *next++ = '\0';
    }

  return n_words;
}

/**
 * nw_notation_read:
 * @verbs: (array length=n_verbs): the game's verbs
 * @n_verbs: how many
 * @data: the game's compiled rules
 * @text: a line; case and repeated blanks do not matter
 * @move: (out): the move
 *
 * Reads a move by its verb: what from_text () of #NwRules does.
 *
 * Returns: %NW_REASON_LEGAL if @move was set, or why no move is written so
 */
NwReason
nw_notation_read (const NwVerb *verbs,
                  guint         n_verbs,
                  gconstpointer data,
                  const char   *text,
                  NwMove       *move)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  char *words[MAX_WORDS];
  const guint n_words = split (lower, words);

  if (n_words == 0 || n_words > MAX_WORDS)
    return NW_REASON_UNKNOWN_MOVE;

  for (guint i = 0; i < n_verbs; i++)
    if (g_str_equal (words[0], verbs[i].verb))
      return verbs[i].read (data, words, n_words, move);

  return NW_REASON_UNKNOWN_MOVE;
}

/* ---- Forms ---------------------------------------------------------------------------------- */

/* Whether all words of the form stand where they should; the arguments may be wrong. */
static gboolean
is_form (const char  *form,
         char *const *words,
         guint        n_words)
{
  const char *next = form;
  guint n_form = 0;

  for (; *next != '\0'; n_form++)
    {
      const gsize length = strcspn (next, " ");

      if (*next != '%' && (n_form >= n_words || strncmp (words[n_form], next, length) != 0 ||
                           words[n_form][length] != '\0'))
        return FALSE;
      next += length;
      next += strspn (next, " ");
    }

  return n_words <= n_form;
}

/* Reads the arguments of a form that @words have. */
static NwReason
read_args (const NwGrammar *grammar,
           gconstpointer    data,
           const NwForm    *form,
           char *const     *words,
           guint            n_words,
           NwMove          *move)
{
  guint values[3] = { 0 };
  guint n_values = 0, n_form = 0;

  for (const char *next = form->form; *next != '\0'; n_form++)
    {
      const gsize length = strcspn (next, " ");

      if (*next == '%')
        {
          const gboolean can_be_left_out = next[length] == '\0';
          NwReason reason;

          if (n_form > n_words || (n_form == n_words && !can_be_left_out))
            return NW_REASON_UNKNOWN_MOVE;
          reason = grammar->read_arg (data, next[1], n_form < n_words ? words[n_form] : NULL,
                                      &values[n_values++]);
          if (reason != NW_REASON_LEGAL)
            return reason;
        }
      next += length;
      next += strspn (next, " ");
    }

  *move = NW_MOVE (form->kind, values[0], values[1], values[2]);

  return NW_REASON_LEGAL;
}

/**
 * nw_notation_read_form:
 * @grammar: the game's forms
 * @data: the game's compiled rules
 * @text: a line; case and repeated blanks do not matter
 * @move: (out): the move
 *
 * Reads a move by its form: what from_text () of #NwRules does.
 *
 * Returns: %NW_REASON_LEGAL if @move was set, or why no move is written so
 */
NwReason
nw_notation_read_form (const NwGrammar *grammar,
                       gconstpointer    data,
                       const char      *text,
                       NwMove          *move)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  char *words[MAX_WORDS];
  const guint n_words = split (lower, words);

  if (n_words == 0 || n_words > MAX_WORDS)
    return NW_REASON_UNKNOWN_MOVE;

  for (guint i = 0; i < grammar->n_forms; i++)
    if (is_form (grammar->forms[i].form, words, n_words))
      return read_args (grammar, data, &grammar->forms[i], words, n_words, move);

  return NW_REASON_UNKNOWN_MOVE;
}

/**
 * nw_notation_write_form:
 * @grammar: the game's forms
 * @data: the game's compiled rules
 * @move: a move
 * @text: the move's canonical notation is appended here
 *
 * Writes a move in its form: what to_text () of #NwRules does.
 */
void
nw_notation_write_form (const NwGrammar *grammar,
                        gconstpointer    data,
                        NwMove           move,
                        GString         *text)
{
  const char *next = grammar->forms[nw_move_kind (move) - 1].form;
  guint n_values = 0;

  while (*next != '\0')
    {
      const gsize length = strcspn (next, " ");
      const gsize before = text->len;

      if (*next == '%')
        grammar->write_arg (data, next[1], nw_move_arg (move, n_values++), text);
      else
        g_string_append_len (text, next, (gssize) length);

      /* An argument that is left out takes its blank with it. */
      if (text->len == before)
        g_string_truncate (text, before - 1);
      next += length;
      if (*next == ' ')
        {
          g_string_append_c (text, ' ');
          next++;
        }
    }
}
