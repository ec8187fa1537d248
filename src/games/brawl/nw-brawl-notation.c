/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: moves as lines of text.
 *
 * Each kind of move has one form, from which it is both read and written.
 */

#include <string.h>

#include "games/brawl/nw-brawl-state.h"

/* Types of arguments. */
enum
{
  ARG_CHARACTER = 'c',
  ARG_TATTOO = 't',
  ARG_INK = 'i',
  ARG_SEAT = 's',
  ARG_SLOT = 'n',
  ARG_SLOT_OR_ALL = 'a',
  ARG_CLIENT = 'f',
  ARG_SOURCE = 'd',
  ARG_PLACE = 'p',
  ARG_FACE = 'o',
};

static const NwForm forms[] = {
  { NW_BRAWL_CHARACTER, "character %c" },
  { NW_BRAWL_KEEP, "keep %t" },
  { NW_BRAWL_OPEN, "open %t" },
  { NW_BRAWL_TAKE, "take client %f" },
  { NW_BRAWL_SEAT, "seat %p" },
  { NW_BRAWL_MOVE, "move %p" },
  { NW_BRAWL_SWAP, "swap" },
  { NW_BRAWL_REJECT, "reject %p" },
  { NW_BRAWL_STEAL, "steal %s" },
  { NW_BRAWL_INK, "ink %i" },
  { NW_BRAWL_MIX, "mix %i" },
  { NW_BRAWL_BUY, "buy %i from %s" },
  { NW_BRAWL_SELL, "sell" },
  { NW_BRAWL_REFUSE, "refuse" },
  { NW_BRAWL_PLACE, "place %i" },
  { NW_BRAWL_DRAW, "draw %d" },
  { NW_BRAWL_LAY, "lay %o" },
  { NW_BRAWL_RECYCLE, "recycle %n" },
  { NW_BRAWL_DONATE, "donate %n" },
  { NW_BRAWL_LOOK, "look %s %a" },
  { NW_BRAWL_EXCHANGE, "exchange %n" },
  { NW_BRAWL_WITH, "with %s %n" },
  { NW_BRAWL_START, "start %n" },
  { NW_BRAWL_COLLECT, "collect" },
  { NW_BRAWL_CLAIM, "claim" },
  { NW_BRAWL_WAIVE, "waive" },
  { NW_BRAWL_LOSE, "lose %t" },
  { NW_BRAWL_SKILL_INK, "skill ink %i %i" },
  { NW_BRAWL_SKILL_MIX, "skill mix %i" },
  { NW_BRAWL_SKILL_LOOK, "skill look %s %a" },
  { NW_BRAWL_PASS, "pass" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (forms) == NW_BRAWL_N_MOVE_KINDS - 1);

/* Words that stand for values. */
static const struct
{
  char        type;
  guint8      value;
  const char *word;
} words[] = {
  { ARG_CLIENT, NW_BRAWL_FROM_DECK, "deck" },
  { ARG_SOURCE, NW_BRAWL_FROM_DECK, "deck" },
  { ARG_SOURCE, NW_BRAWL_DONATED, "donated" },
  { ARG_PLACE, NW_BRAWL_CHAIR, "chair" },
  { ARG_PLACE, NW_BRAWL_WAITING, "waiting" },
  { ARG_FACE, 0, "open" },
  { ARG_FACE, 1, "closed" },
};

static gint
find_word (char        type,
           const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].type == type && g_str_equal (words[i].word, word))
      return words[i].value;

  return -1;
}

/* Reads a seat that this game can have, or -1. */
static gint
read_seat (const char *word)
{
  const guint seat = nw_seat_from_text (word);

  return seat < NW_BRAWL_MAX_SEATS ? (gint) seat : -1;
}

/* Looks an argument up; -1 if there is none. */
static gint
find_arg (const NwBrawlRules *rules,
          char                type,
          const char         *word)
{
  const gint value = find_word (type, word), number = nw_notation_place (word);

  switch (type)
    {
    case ARG_CHARACTER:
      return nw_notation_find (rules->character_ids, rules->n_characters, word);
    case ARG_TATTOO:
      return nw_notation_find (rules->tattoo_ids, rules->n_tattoos, word);
    case ARG_INK:
      return nw_notation_find (rules->ink_ids, rules->n_inks, word);
    case ARG_SEAT:
      return read_seat (word);
    case ARG_PLACE:
    case ARG_FACE:
      return value;
    default:
      /* No number may pass for a word. */
      return value >= 0 || number >= NW_BRAWL_FROM_DECK ? value : number;
    }
}

/* Why there is no such argument. */
static NwReason
get_reason (char type)
{
  switch (type)
    {
    case ARG_CHARACTER:
    case ARG_TATTOO:
      return NW_BRAWL_REASON_NO_SUCH_CARD;
    case ARG_INK:
      return NW_BRAWL_REASON_NO_SUCH_INK;
    case ARG_SEAT:
      return NW_BRAWL_REASON_NO_SUCH_SEAT;
    case ARG_PLACE:
    case ARG_FACE:
      return NW_REASON_UNKNOWN_MOVE;
    default:
      return NW_BRAWL_REASON_BAD_NUMBER;
    }
}

static NwReason
read_arg (gconstpointer data,
          char          type,
          const char   *word,
          guint        *value)
{
  gint found;

  if (word == NULL && type != ARG_SLOT_OR_ALL)
    return NW_REASON_UNKNOWN_MOVE;

  found = word != NULL ? find_arg (data, type, word) : NW_BRAWL_ALL_SLOTS;
  if (found < 0)
    return get_reason (type);

  *value = (guint) found;

  return NW_REASON_LEGAL;
}

static void
write_arg (gconstpointer data,
           char          type,
           guint         value,
           GString      *text)
{
  const NwBrawlRules *rules = data;

  switch (type)
    {
    case ARG_CHARACTER:
      g_string_append (text, rules->character_ids[value]);
      return;
    case ARG_TATTOO:
      g_string_append (text, rules->tattoo_ids[value]);
      return;
    case ARG_INK:
      g_string_append (text, rules->ink_ids[value]);
      return;
    case ARG_SEAT:
      g_string_append_printf (text, "s%u", value + 1);
      return;
    default:
      break;
    }

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].type == type && words[i].value == value)
      {
        g_string_append (text, words[i].word);
        return;
      }
  if (type != ARG_SLOT_OR_ALL || value != NW_BRAWL_ALL_SLOTS)
    g_string_append_printf (text, "%u", value + 1);
}

static const NwGrammar grammar = { forms, G_N_ELEMENTS (forms), read_arg, write_arg };

void
nw_brawl_to_text (gconstpointer data,
                  NwMove        move,
                  GString      *text)
{
  nw_notation_write_form (&grammar, data, move, text);
}

/* The two inks of "skill ink" can be said in either order. */
NwReason
nw_brawl_from_text (gconstpointer data,
                    const char   *text,
                    NwMove       *move)
{
  const NwReason reason = nw_notation_read_form (&grammar, data, text, move);

  if (reason == NW_REASON_LEGAL && nw_move_kind (*move) == NW_BRAWL_SKILL_INK)
    {
      const guint a = nw_move_arg (*move, 0), b = nw_move_arg (*move, 1);

      *move = NW_MOVE (NW_BRAWL_SKILL_INK, MIN (a, b), MAX (a, b), 0);
    }

  return reason;
}
