/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the notations of all games have in common: lines of words, a verb first.
 *
 * A game either lists its verbs with a function each that reads the words, or, where every move is
 * a row of words and arguments, the forms in which its moves are written, from which both reading
 * and writing follow.  Numbers count from 1 in text and from 0 in moves.
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

/**
 * NwForm:
 * @kind: a kind of move
 * @form: words and arguments, each with one blank before it, but for the first, which is a word; an
 *   argument is `%` and a letter that tells its type
 *
 * How a kind of move is written.  No two forms of a game agree in all their words.
 */
typedef struct
{
  guint8      kind;
  const char *form;
} NwForm;

/**
 * NwGrammar:
 * @forms: (array length=n_forms): the forms, in ascending order of their kinds, one each from 1 on
 * @n_forms: how many
 * @read_arg: reads an argument of a type; of the last one `word` is %NULL if it was left out.
 *   Returns %NW_REASON_LEGAL if `value` was set, or why there is no such argument
 * @write_arg: writes an argument of a type, or nothing if it is to be left out
 *
 * The moves of a game, as forms.
 */
typedef struct
{
  const NwForm *forms;
  guint         n_forms;
  NwReason    (*read_arg)  (gconstpointer data,
                            char          type,
                            const char   *word,
                            guint        *value);
  void        (*write_arg) (gconstpointer data,
                            char          type,
                            guint         value,
                            GString      *text);
} NwGrammar;

NwReason nw_notation_read       (const NwVerb    *verbs,
                                 guint            n_verbs,
                                 gconstpointer    data,
                                 const char      *text,
                                 NwMove          *move);
NwReason nw_notation_read_form  (const NwGrammar *grammar,
                                 gconstpointer    data,
                                 const char      *text,
                                 NwMove          *move);
void     nw_notation_write_form (const NwGrammar *grammar,
                                 gconstpointer    data,
                                 NwMove           move,
                                 GString         *text);
gint     nw_notation_number     (const char      *word);
gint     nw_notation_place      (const char      *word);
gint     nw_notation_find       (const char     (*ids)[NW_ID_SIZE],
                                 guint            n_ids,
                                 const char      *word);

G_END_DECLS
