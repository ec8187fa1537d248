/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: moves as lines of text.
 *
 * Each verb has one entry in a table with the functions that read and write its arguments.  Positions
 * and levels are counted from 1 in text and from 0 in moves.
 */

#include <string.h>

#include "games/tailor/nw-tailor-state.h"

#define MAX_WORDS 8

/* ---- Words ---------------------------------------------------------------------------------- */

/* Reads a number without sign: 0…255, or -1. */
static gint
read_number (const char *word)
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

/* Reads a position: from 0, or -1. */
static gint
read_position (const char *word)
{
  const gint number = read_number (word);

  return number > 0 ? number - 1 : -1;
}

static gint
find_order (const NwTailorRules *rules,
            const char          *id)
{
  for (guint card = 0; card < rules->n_orders; card++)
    if (g_str_equal (rules->order_ids[card], id))
      return (gint) card;

  return -1;
}

static gint
find_colour (const NwTailorRules *rules,
             const char          *id)
{
  for (guint colour = 0; colour < rules->n_colours; colour++)
    if (g_ascii_strcasecmp (rules->colour_ids[colour], id) == 0)
      return (gint) colour;

  return -1;
}

/* ---- Reading, verb by verb ------------------------------------------------------------------ */

typedef NwReason (*ReadFunc) (const NwTailorRules *rules,
                              char               **words,
                              guint                n_words,
                              NwMove              *move);

/* "2-4 red", "3 blue" */
static NwReason
read_dye (const NwTailorRules *rules,
          char               **words,
          guint                n_words,
          NwMove              *move)
{
  char *dash;
  gint first, last, colour;

  if (n_words != 3)
    return NW_REASON_UNKNOWN_MOVE;

  dash = strchr (words[1], '-');
  if (dash != NULL)
    *dash = '\0';
  first = read_position (words[1]);
  last = dash != NULL ? read_position (dash + 1) : first;
  if (first < 0 || last < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;
  if (last < first)
    return NW_TAILOR_REASON_BAD_SECTION;

  colour = find_colour (rules, words[2]);
  if (colour < 0)
    return NW_TAILOR_REASON_NO_SUCH_COLOUR;

  *move = NW_MOVE (NW_TAILOR_DYE, first, last, colour);

  return NW_REASON_LEGAL;
}

/* "3 blue", "3 blue from ORDER" */
static NwReason
read_magic (const NwTailorRules *rules,
            char               **words,
            guint                n_words,
            NwMove              *move)
{
  gint position, colour, source = 0;

  if (n_words != 3 && (n_words != 5 || !g_str_equal (words[3], "from")))
    return NW_REASON_UNKNOWN_MOVE;

  position = read_position (words[1]);
  if (position < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;
  colour = find_colour (rules, words[2]);
  if (colour < 0)
    return NW_TAILOR_REASON_NO_SUCH_COLOUR;
  if (n_words == 5)
    {
      source = find_order (rules, words[4]) + 1;
      if (source == 0)
        return NW_TAILOR_REASON_NO_SUCH_CARD;
    }

  *move = NW_MOVE (NW_TAILOR_MAGIC, source, position, colour);

  return NW_REASON_LEGAL;
}

/* "ORDER at 2", "ORDER at 2 reversed" */
static NwReason
read_complete (const NwTailorRules *rules,
               char               **words,
               guint                n_words,
               NwMove              *move)
{
  const gboolean reversed = n_words == 5 && g_str_equal (words[4], "reversed");
  gint order, position;

  if ((n_words != 4 && !reversed) || !g_str_equal (words[2], "at"))
    return NW_REASON_UNKNOWN_MOVE;

  order = find_order (rules, words[1]);
  if (order < 0)
    return NW_TAILOR_REASON_NO_SUCH_CARD;
  position = read_position (words[3]);
  if (position < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;

  *move = NW_MOVE (NW_TAILOR_COMPLETE, order, position, reversed);

  return NW_REASON_LEGAL;
}

/* "left", "right" */
static NwReason
read_expand (const NwTailorRules *rules G_GNUC_UNUSED,
             char               **words,
             guint                n_words,
             NwMove              *move)
{
  if (n_words != 2)
    return NW_REASON_UNKNOWN_MOVE;

  if (g_str_equal (words[1], "left"))
    *move = NW_MOVE (NW_TAILOR_EXPAND, 0, 0, 0);
  else if (g_str_equal (words[1], "right"))
    *move = NW_MOVE (NW_TAILOR_EXPAND, 1, 0, 0);
  else
    return NW_REASON_UNKNOWN_MOVE;

  return NW_REASON_LEGAL;
}

/* "ORDER", "deck 3", "nothing"; an order may be called "deck", but none "nothing" */
static NwReason
read_reserve (const NwTailorRules *rules,
              char               **words,
              guint                n_words,
              NwMove              *move)
{
  gint value;

  if (n_words == 2 && g_str_equal (words[1], "nothing"))
    {
      *move = NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0);
      return NW_REASON_LEGAL;
    }

  if (n_words == 3 && g_str_equal (words[1], "deck"))
    {
      value = read_position (words[2]);
      if (value < 0 || value >= rules->n_levels)
        return NW_TAILOR_REASON_NO_SUCH_LEVEL;
      *move = NW_MOVE (NW_TAILOR_RESERVE_DECK, value, 0, 0);
      return NW_REASON_LEGAL;
    }

  if (n_words != 2)
    return NW_REASON_UNKNOWN_MOVE;

  value = find_order (rules, words[1]);
  if (value < 0)
    return NW_TAILOR_REASON_NO_SUCH_CARD;
  *move = NW_MOVE (NW_TAILOR_RESERVE, value, 0, 0);

  return NW_REASON_LEGAL;
}

static NwReason
read_end (const NwTailorRules *rules G_GNUC_UNUSED,
          char               **words G_GNUC_UNUSED,
          guint                n_words,
          NwMove              *move)
{
  if (n_words != 1)
    return NW_REASON_UNKNOWN_MOVE;

  *move = NW_MOVE (NW_TAILOR_END, 0, 0, 0);

  return NW_REASON_LEGAL;
}

/* "2" */
static NwReason
read_restock (const NwTailorRules *rules G_GNUC_UNUSED,
              char               **words,
              guint                n_words,
              NwMove              *move)
{
  gint n_left;

  if (n_words != 2)
    return NW_REASON_UNKNOWN_MOVE;

  n_left = read_number (words[1]);
  if (n_left < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;
  *move = NW_MOVE (NW_TAILOR_RESTOCK, n_left, 0, 0);

  return NW_REASON_LEGAL;
}

static const struct
{
  const char *verb;
  ReadFunc    read;
} verbs[] = {
  { "dye", read_dye },
  { "magic", read_magic },
  { "complete", read_complete },
  { "expand", read_expand },
  { "reserve", read_reserve },
  { "end", read_end },
  { "restock", read_restock },
};

NwReason
nw_tailor_from_text (gconstpointer data,
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

  for (guint i = 0; n_words > 0 && i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (words[0], verbs[i].verb))
      return verbs[i].read (data, words, n_words, move);

  return NW_REASON_UNKNOWN_MOVE;
}

/* ---- Writing -------------------------------------------------------------------------------- */

void
nw_tailor_to_text (gconstpointer data,
                   NwMove        move,
                   GString      *text)
{
  const NwTailorRules *rules = data;
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1), c = nw_move_arg (move, 2);

  switch (nw_move_kind (move))
    {
    case NW_TAILOR_DYE:
      if (a == b)
        g_string_append_printf (text, "dye %u %s", a + 1, rules->colour_ids[c]);
      else
        g_string_append_printf (text, "dye %u-%u %s", a + 1, b + 1, rules->colour_ids[c]);
      break;
    case NW_TAILOR_MAGIC:
      g_string_append_printf (text, "magic %u %s", b + 1, rules->colour_ids[c]);
      if (a > 0)
        g_string_append_printf (text, " from %s", rules->order_ids[a - 1]);
      break;
    case NW_TAILOR_COMPLETE:
      g_string_append_printf (text, "complete %s at %u%s", rules->order_ids[a], b + 1,
                              c != 0 ? " reversed" : "");
      break;
    case NW_TAILOR_EXPAND:
      g_string_append (text, a == 0 ? "expand left" : "expand right");
      break;
    case NW_TAILOR_RESERVE:
      g_string_append_printf (text, "reserve %s", rules->order_ids[a]);
      break;
    case NW_TAILOR_RESERVE_DECK:
      g_string_append_printf (text, "reserve deck %u", a + 1);
      break;
    case NW_TAILOR_RESERVE_NOTHING:
      g_string_append (text, "reserve nothing");
      break;
    case NW_TAILOR_END:
      g_string_append (text, "end");
      break;
    case NW_TAILOR_RESTOCK:
      g_string_append_printf (text, "restock %u", a);
      break;
    default:
      g_assert_not_reached ();
    }
}
