/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the notations of all games have in common: lines of words, a verb first.
 *
 * A game lists its verbs with a function each that reads the words; numbers and identities are read
 * here.  Numbers count from 1 in text and from 0 in moves.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/** NW_ID_SIZE: room for an identity of a card or of an entry of a table, with its end. */
#define NW_ID_SIZE 65

/**
 * NwReadMoveFunc:
 * @data: the game's compiled rules
 * @words: (array length=n_words): the line's words in lower case, the verb first; may be changed
 * @n_words: how many, at least 1
 * @move: (out): the move
 *
 * Reads the moves of one verb.
 *
 * Returns: %NW_REASON_LEGAL if @move was set, or why no move is written so
 */
typedef NwReason (*NwReadMoveFunc) (gconstpointer data,
                                    char        **words,
                                    guint         n_words,
                                    NwMove       *move);

/**
 * NwVerb:
 * @verb: the first word
 * @read: reads the line
 *
 * One verb of a game.
 */
typedef struct
{
  const char    *verb;
  NwReadMoveFunc read;
} NwVerb;

NwReason nw_notation_read   (const NwVerb *verbs,
                             guint         n_verbs,
                             gconstpointer data,
                             const char   *text,
                             NwMove       *move);
gint     nw_notation_number (const char   *word);
gint     nw_notation_place  (const char   *word);
gint     nw_notation_find   (const char (*ids)[NW_ID_SIZE],
                             guint         n_ids,
                             const char   *word);

G_END_DECLS
