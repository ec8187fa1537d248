/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases of any game: a position as a short text, moves, and what must come of them.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/** NW_CASES_SEED: the seed of what a case leaves out. */
#define NW_CASES_SEED 7

/**
 * NwCaseGame:
 * @rules: a game
 * @new_data: makes its compiled rules: the fixture's, with house rules as text, or %NULL
 * @list_tokens: writes what the supply has, for @tokens of #NwCase
 *
 * A game, as far as cases go.
 */
typedef struct
{
  const NwRules *rules;
  gpointer     (*new_data)    (const char *settings);
  char        *(*list_tokens) (gconstpointer  data,
                               const NwState *state);
} NwCaseGame;

/**
 * NwCase:
 * @id: rule and case, for the test's path
 * @settings: what differs from the official parameters, or %NULL
 * @position: where it starts, with ' for "
 * @moves: the moves, separated by semicolons
 * @reason: why the last move is refused, or %NULL if all are legal
 * @expected: what the position then says, or %NULL
 * @tokens: what the supply then has, or %NULL
 *
 * Moves, and what must come of them.
 */
typedef struct
{
  const char *id;
  const char *settings;
  const char *position;
  const char *moves;
  const char *reason;
  const char *expected;
  const char *tokens;
} NwCase;

/**
 * NwScoreCase:
 * @id: rule and case, for the test's path
 * @settings: what differs from the official parameters, or %NULL
 * @position: what is scored, with ' for "
 * @expected: per seat its total and rank, as "62/1", then what decided
 *
 * A position, and its score.
 */
typedef struct
{
  const char *id;
  const char *settings;
  const char *position;
  const char *expected;
} NwScoreCase;

/**
 * NwRefusal:
 * @position: what is read, with ' for "
 * @expected: all that is wrong, each as "code at pointer"
 * @settings: what differs from the official parameters, or %NULL
 *
 * A position that is refused.
 */
typedef struct
{
  const char *position;
  const char *expected;
  const char *settings;
} NwRefusal;

/**
 * NwTextCase:
 * @text: a line
 * @expected: the canonical form, or the reason in brackets why it is no move
 *
 * A line of notation.
 */
typedef struct
{
  const char *text;
  const char *expected;
} NwTextCase;

void nw_cases_add          (const NwCaseGame  *game,
                            const NwCase      *cases,
                            guint              n_cases);
void nw_cases_add_scores   (const NwCaseGame  *game,
                            const NwScoreCase *cases,
                            guint              n_cases);
void nw_cases_add_refusals (const NwCaseGame  *game,
                            const NwRefusal   *cases,
                            guint              n_cases);
void nw_cases_add_texts    (const NwCaseGame  *game,
                            const NwTextCase  *cases,
                            guint              n_cases);

void nw_cases_read         (const NwRules     *game,
                            gconstpointer      data,
                            const char        *json,
                            NwState           *state);
void nw_cases_play         (const NwRules     *game,
                            gconstpointer      data,
                            NwState           *state,
                            const char        *moves,
                            const char        *reason);
void nw_cases_holds        (const NwRules     *game,
                            gconstpointer      data,
                            const NwState     *state,
                            const char        *expected,
                            const char        *what);
void nw_cases_check_lines  (const NwRules     *game,
                            gconstpointer      data,
                            const NwState     *state,
                            const char *const *expected,
                            guint              n_expected);

G_END_DECLS
