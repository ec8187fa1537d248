/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bots' levels, and which function plays which game at which level.
 *
 * What is the same for all bots is done here: a single legal move needs no thought, and a level
 * that a game does not have is a programmer's error.
 */

#include "bots/nw-bot.h"

#include "bots/nw-bot-private.h"
#include "games/brawl/nw-brawl-state.h"
#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"

/* The most legal moves of any game. */
#define MAX_MOVES MAX (NW_BRAWL_MAX_MOVES, NW_TAILOR_MAX_MOVES)

/* A game and who plays and explains it; NULL where nobody does. */
typedef struct
{
  const NwRules   *game;
  NwBotFunc        choose[NW_N_BOT_LEVELS];
  NwBotExplainFunc explain;
} GameBots;

static const GameBots game_bots[] = {
  {
    &nw_brawl_rules,
    {
      [NW_BOT_RANDOM] = nw_bot_random_choose,
      [NW_BOT_APPRENTICE] = nw_bot_brawl_apprentice_choose,
      [NW_BOT_JOURNEYMAN] = nw_bot_brawl_journeyman_choose,
    },
    nw_bot_brawl_explain,
  },
  {
    &nw_tailor_rules,
    {
      [NW_BOT_RANDOM] = nw_bot_random_choose,
      [NW_BOT_APPRENTICE] = nw_bot_tailor_apprentice_choose,
      [NW_BOT_JOURNEYMAN] = nw_bot_tailor_journeyman_choose,
    },
    nw_bot_tailor_explain,
  },
};

static const char *const level_names[NW_N_BOT_LEVELS] = {
  [NW_BOT_RANDOM] = "random",
  [NW_BOT_APPRENTICE] = "apprentice",
  [NW_BOT_JOURNEYMAN] = "journeyman",
  [NW_BOT_MASTER] = "master",
};

static const GameBots *
find_bots (const NwRules *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (game_bots); i++)
    if (game_bots[i].game == game)
      return &game_bots[i];

  return NULL;
}

static NwBotFunc
find_bot (const NwRules *game,
          NwBotLevel     level)
{
  const GameBots *bots = find_bots (game);

  return bots != NULL ? bots->choose[level] : NULL;
}

/**
 * nw_bot_has_level:
 * @game: a game
 * @level: a level
 *
 * Returns: whether a bot of that level plays that game
 */
gboolean
nw_bot_has_level (const NwRules *game,
                  NwBotLevel     level)
{
  g_return_val_if_fail (level < NW_N_BOT_LEVELS, FALSE);

  return find_bot (game, level) != NULL;
}

/**
 * nw_bot_is_legal:
 * @question: what is asked
 * @move: a move, or %NW_MOVE_NONE
 *
 * Returns: whether it is a move, and one of the legal ones
 */
gboolean
nw_bot_is_legal (const NwBotQuestion *question,
                 NwMove               move)
{
  return move != NW_MOVE_NONE &&
         question->game->check (question->data, question->state, move) == NW_REASON_LEGAL;
}

/**
 * nw_bot_choose:
 * @game: a game that has bots of this level
 * @data: its compiled rules
 * @redacted: a state that is not over, redacted for its actor
 * @level: how well to play
 * @rng: (inout): the bot's own generator; not the state's, which a bot may not know
 * @cancelled: (nullable): set it to other than 0, from any thread, to have an answer at once
 *
 * Chooses a move.  The choice depends on nothing but the arguments' values.
 *
 * Returns: a legal move of the actor; once @cancelled is set, any legal move
 */
NwMove
nw_bot_choose (const NwRules *game,
               gconstpointer  data,
               const NwState *redacted,
               NwBotLevel     level,
               guint64       *rng,
               volatile gint *cancelled)
{
  NwMove moves[MAX_MOVES];
  NwBotFunc choose;
  NwBotQuestion question;

  g_return_val_if_fail (level < NW_N_BOT_LEVELS, NW_MOVE_NONE);
  g_return_val_if_fail (redacted->head.viewer == redacted->head.actor + 1, NW_MOVE_NONE);
  g_return_val_if_fail (game->max_moves <= MAX_MOVES, NW_MOVE_NONE);

  choose = find_bot (game, level);
  g_return_val_if_fail (choose != NULL, NW_MOVE_NONE);

  question = (NwBotQuestion) {
    .game = game,
    .data = data,
    .state = redacted,
    .moves = moves,
    .n_moves = game->legal (data, redacted, moves),
    .rng = rng,
    .cancelled = cancelled,
  };
  g_return_val_if_fail (question.n_moves > 0, NW_MOVE_NONE);

  return question.n_moves == 1 ? moves[0] : choose (&question);
}

/**
 * nw_bot_explain:
 * @game: a game
 * @data: its compiled rules
 * @redacted: a state that is not over, redacted for its actor
 * @move: a legal move
 * @reason: (out caller-allocates): why it is a good move
 *
 * Explains a move, for a hint: as far as the evaluation of the game's bots can be told.
 */
void
nw_bot_explain (const NwRules *game,
                gconstpointer  data,
                const NwState *redacted,
                NwMove         move,
                NwBotReason   *reason)
{
  const GameBots *bots = find_bots (game);
  NwMove moves[MAX_MOVES];
  NwBotQuestion question;

  *reason = (NwBotReason) { .kind = NW_BOT_REASON_NONE };
  g_return_if_fail (redacted->head.viewer == redacted->head.actor + 1);
  g_return_if_fail (game->max_moves <= MAX_MOVES);

  question = (NwBotQuestion) {
    .game = game,
    .data = data,
    .state = redacted,
    .moves = moves,
    .n_moves = game->legal (data, redacted, moves),
  };
  if (question.n_moves == 1)
    reason->kind = NW_BOT_REASON_ONLY_MOVE;
  else if (bots != NULL && bots->explain != NULL)
    bots->explain (&question, move, reason);
}

/**
 * nw_bot_level_from_text:
 * @text: a word
 * @level: (out): the level of that name
 *
 * Returns: whether there is one
 */
gboolean
nw_bot_level_from_text (const char *text,
                        NwBotLevel *level)
{
  for (guint i = 0; i < NW_N_BOT_LEVELS; i++)
    if (g_str_equal (level_names[i], text))
      {
        *level = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * nw_bot_level_to_text:
 * @level: a level
 *
 * Returns: (transfer none): its name: `random`, `apprentice`, `journeyman`, `master`
 */
const char *
nw_bot_level_to_text (NwBotLevel level)
{
  g_return_val_if_fail (level < NW_N_BOT_LEVELS, NULL);

  return level_names[level];
}
