/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making moves that are given as text.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-answers.h"

#include <string.h>

#include "cli/nw-cli-output.h"
#include "match/nw-phrases.h"

/**
 * nw_cli_split_moves:
 * @text: moves, separated by `;` or line ends; `#` starts a comment
 *
 * Returns: (transfer full) (array zero-terminated=1): the moves, without the blanks around them
 */
char **
nw_cli_split_moves (const char *text)
{
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_auto (GStrv) lines = g_strsplit (valid, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = NULL;

      lines[i][strcspn (lines[i], "#")] = '\0';
      parts = g_strsplit (lines[i], ";", -1);
      for (guint j = 0; parts[j] != NULL; j++)
        if (*g_strstrip (parts[j]) != '\0')
          g_strv_builder_add (moves, parts[j]);
    }

  return g_strv_builder_end (moves);
}

static void
on_event_emitted_cb (const NwEvent *event,
                     gpointer       user_data)
{
  g_array_append_val ((GArray *) user_data, *event);
}

/* Reads and judges a move. */
static NwReason
judge (const NwRuleset *ruleset,
       const NwState   *state,
       const char      *text,
       NwMove          *move)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  NwReason reason;

  *move = NW_MOVE_NONE;
  if (state->head.over)
    return NW_REASON_GAME_OVER;

  reason = game->from_text (data, text, move);

  return reason == NW_REASON_LEGAL ? game->check (data, state, *move) : reason;
}

static void
make_move (const NwRuleset *ruleset,
           NwState         *state,
           NwMove           move,
           NwCliPlay       *play)
{
  const NwEventSink sink = { .emit = on_event_emitted_cb, .user_data = play->events };
  const guint64 rng = state->head.rng;

  nw_ruleset_get_game (ruleset)->apply (nw_ruleset_get_compiled (ruleset), state, move, &sink);
  play->used_chance |= state->head.rng != rng;
  play->n_applied++;
}

/**
 * nw_cli_play:
 * @ruleset: a ruleset without errors
 * @state: (inout): the whole truth
 * @moves: (array zero-terminated=1): moves in notation
 * @history: (nullable) (element-type NwState): each state that a move led away from is appended
 * @play: (out caller-allocates): what became of them
 *
 * Makes moves one after another, up to the first that is refused.
 */
void
nw_cli_play (const NwRuleset   *ruleset,
             NwState           *state,
             const char *const *moves,
             GArray            *history,
             NwCliPlay         *play)
{
  *play = (NwCliPlay) { .events = g_array_new (FALSE, FALSE, sizeof (NwEvent)) };

  for (; *moves != NULL; moves++)
    {
      play->reason = judge (ruleset, state, *moves, &play->parsed);
      if (play->reason != NW_REASON_LEGAL)
        {
          play->move = g_strdup (*moves);
          return;
        }

      if (history != NULL)
        g_array_append_val (history, *state);
      make_move (ruleset, state, play->parsed, play);
    }
}

/**
 * nw_cli_play_clear:
 * @play: what became of some moves
 *
 * Frees what it holds.
 */
void
nw_cli_play_clear (NwCliPlay *play)
{
  g_clear_pointer (&play->events, g_array_unref);
  g_clear_pointer (&play->move, g_free);
}

/**
 * nw_cli_play_reason:
 * @ruleset: the ruleset
 * @play: what became of some moves, one of which was refused
 *
 * Returns: (transfer full): why, as a sentence in the language of the process
 */
char *
nw_cli_play_reason (const NwRuleset *ruleset,
                    const NwCliPlay *play)
{
  return nw_phrase_reason (ruleset, play->reason, play->parsed, nw_cli_language ());
}
