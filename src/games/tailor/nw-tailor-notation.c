/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: moves as lines of text.
 *
 * Each verb has one entry in a table with the functions that read and write its arguments.  Positions
 * and levels are counted from 1 in text and from 0 in moves.
 */

#include <string.h>

#include "games/nw-notation.h"
#include "games/tailor/nw-tailor-state.h"

/* ---- Reading, verb by verb ------------------------------------------------------------------ */

/* "2-4 red", "3 blue" */
static NwReason
read_dye (gconstpointer data,
          char        **words,
          guint         n_words,
          NwMove       *move)
{
  const NwTailorRules *rules = data;
  char *dash;
  gint first, last, colour;

  if (n_words != 3)
    return NW_REASON_UNKNOWN_MOVE;

  dash = strchr (words[1], '-');
  if (dash != NULL)
    *dash = '\0';
  first = nw_notation_place (words[1]);
  last = dash != NULL ? nw_notation_place (dash + 1) : first;
  if (first < 0 || last < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;
  if (last < first)
    return NW_TAILOR_REASON_BAD_SECTION;

  colour = nw_notation_find (rules->colour_ids, rules->n_colours, words[2]);
  if (colour < 0)
    return NW_TAILOR_REASON_NO_SUCH_COLOUR;

  *move = NW_MOVE (NW_TAILOR_DYE, first, last, colour);

  return NW_REASON_LEGAL;
}

/* "3 blue", "3 blue from ORDER" */
static NwReason
read_magic (gconstpointer data,
            char        **words,
            guint         n_words,
            NwMove       *move)
{
  const NwTailorRules *rules = data;
  gint position, colour, source = 0;

  if (n_words != 3 && (n_words != 5 || !g_str_equal (words[3], "from")))
    return NW_REASON_UNKNOWN_MOVE;

  position = nw_notation_place (words[1]);
  if (position < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;
  colour = nw_notation_find (rules->colour_ids, rules->n_colours, words[2]);
  if (colour < 0)
    return NW_TAILOR_REASON_NO_SUCH_COLOUR;
  if (n_words == 5)
    {
      source = nw_notation_find (rules->order_ids, rules->n_orders, words[4]) + 1;
      if (source == 0)
        return NW_TAILOR_REASON_NO_SUCH_CARD;
    }

  *move = NW_MOVE (NW_TAILOR_MAGIC, source, position, colour);

  return NW_REASON_LEGAL;
}

/* "ORDER at 2", "ORDER at 2 reversed" */
static NwReason
read_complete (gconstpointer data,
               char        **words,
               guint         n_words,
               NwMove       *move)
{
  const NwTailorRules *rules = data;
  const gboolean reversed = n_words == 5 && g_str_equal (words[4], "reversed");
  gint order, position;

  if ((n_words != 4 && !reversed) || !g_str_equal (words[2], "at"))
    return NW_REASON_UNKNOWN_MOVE;

  order = nw_notation_find (rules->order_ids, rules->n_orders, words[1]);
  if (order < 0)
    return NW_TAILOR_REASON_NO_SUCH_CARD;
  position = nw_notation_place (words[3]);
  if (position < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;

  *move = NW_MOVE (NW_TAILOR_COMPLETE, order, position, reversed);

  return NW_REASON_LEGAL;
}

/* "left", "right" */
static NwReason
read_expand (gconstpointer data G_GNUC_UNUSED,
             char        **words,
             guint         n_words,
             NwMove       *move)
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
read_reserve (gconstpointer data,
              char        **words,
              guint         n_words,
              NwMove       *move)
{
  const NwTailorRules *rules = data;
  gint value;

  if (n_words == 2 && g_str_equal (words[1], "nothing"))
    {
      *move = NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0);
      return NW_REASON_LEGAL;
    }

  if (n_words == 3 && g_str_equal (words[1], "deck"))
    {
      value = nw_notation_place (words[2]);
      if (value < 0 || value >= rules->n_levels)
        return NW_TAILOR_REASON_NO_SUCH_LEVEL;
      *move = NW_MOVE (NW_TAILOR_RESERVE_DECK, value, 0, 0);
      return NW_REASON_LEGAL;
    }

  if (n_words != 2)
    return NW_REASON_UNKNOWN_MOVE;

  value = nw_notation_find (rules->order_ids, rules->n_orders, words[1]);
  if (value < 0)
    return NW_TAILOR_REASON_NO_SUCH_CARD;
  *move = NW_MOVE (NW_TAILOR_RESERVE, value, 0, 0);

  return NW_REASON_LEGAL;
}

static NwReason
read_end (gconstpointer data G_GNUC_UNUSED,
          char        **words G_GNUC_UNUSED,
          guint         n_words,
          NwMove       *move)
{
  if (n_words != 1)
    return NW_REASON_UNKNOWN_MOVE;

  *move = NW_MOVE (NW_TAILOR_END, 0, 0, 0);

  return NW_REASON_LEGAL;
}

/* "2" */
static NwReason
read_restock (gconstpointer data G_GNUC_UNUSED,
              char        **words,
              guint         n_words,
              NwMove       *move)
{
  gint n_left;

  if (n_words != 2)
    return NW_REASON_UNKNOWN_MOVE;

  n_left = nw_notation_number (words[1]);
  if (n_left < 0)
    return NW_TAILOR_REASON_BAD_NUMBER;
  *move = NW_MOVE (NW_TAILOR_RESTOCK, n_left, 0, 0);

  return NW_REASON_LEGAL;
}

static const NwVerb verbs[] = {
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
  return nw_notation_read (verbs, G_N_ELEMENTS (verbs), data, text, move);
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
