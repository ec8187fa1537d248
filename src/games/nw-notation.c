/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cutting lines into words, and reading the words that all games write alike.
 */

#include "games/nw-notation.h"

#include <string.h>

/* No move of any game has more words than this. */
#define MAX_WORDS 8

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

/**
 * nw_notation_read:
 * @verbs: (array length=n_verbs): the game's verbs
 * @n_verbs: how many
 * @data: the game's compiled rules
 * @text: a line; case and repeated blanks do not matter
 * @move: (out): the move
 *
 * Reads a move: what from_text () of #NwRules does.
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
  guint n_words = 0;

  for (char *next = lower; *next != '\0';)
    {
      next += strspn (next, " \t");
      if (*next == '\0')
        break;
      if (n_words == MAX_WORDS)
        return NW_REASON_UNKNOWN_MOVE;
      words[n_words++] = next;
      next += strcspn (next, " \t");
      if (*next != '\0')
        *next++ = '\0';
    }

  for (guint i = 0; n_words > 0 && i < n_verbs; i++)
    if (g_str_equal (words[0], verbs[i].verb))
      return verbs[i].read (data, words, n_words, move);

  return NW_REASON_UNKNOWN_MOVE;
}
