/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * serve: the commands as a conversation, for bots and test tools in any language.
 *
 * One object a line in, one object a line out, in the same order.  Whatever comes in, an answer
 * goes out and the conversation goes on; only `quit` and the end of the input end it.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-commands.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "bots/nw-bot.h"
#include "cli/nw-cli-answers.h"
#include "cli/nw-cli-output.h"
#include "cli/nw-cli-request.h"
#include "engine/nw-hash.h"
#include "games/nw-games.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-position.h"

/* Longer lines than the largest ruleset are answered, but not kept. */
#define MAX_LINE NW_JSON_MAX_BYTES

/* The game that is talked about; @ruleset is NULL before there is one. */
typedef struct
{
  NwRuleset *ruleset;
  guint64    seed;
  NwState    state;
  GArray    *history;
} Session;

/* Reads @request, acts, adds to @answer; whatever is wrong is left in the request. */
typedef void (*HandleFunc) (Session         *session,
                            NwCliRequest    *request,
                            GVariantBuilder *answer);

static void
start_game (Session       *session,
            NwRuleset     *ruleset,
            guint64        seed,
            const NwState *state)
{
  nw_ruleset_ref (ruleset);
  g_clear_pointer (&session->ruleset, nw_ruleset_unref);
  session->ruleset = ruleset;
  session->seed = seed;
  session->state = *state;
  g_array_set_size (session->history, 0);
}

static void
add_position (const Session   *session,
              GVariantBuilder *answer,
              guint            viewer)
{
  nw_cli_add (answer, "position",
              nw_cli_write_position (session->ruleset, &session->state, viewer));
}

/* ---- new, set ------------------------------------------------------------------------------- */

static void
handle_new (Session         *session,
            NwCliRequest    *request,
            GVariantBuilder *answer)
{
  const NwRules *game = nw_cli_request_get_game (request);
  g_autoptr (NwRuleset) ruleset = game != NULL ? nw_cli_request_get_ruleset (request, game) : NULL;
  NwDeal deal = { 0 };
  NwState state;

  if (ruleset == NULL)
    return;

  deal.n_seats = (guint) nw_cli_request_get_number (request, "seats", game->min_seats,
                                                    game->max_seats, game->min_seats);
  deal.seed = nw_cli_request_get_seed (request);
  if (nw_cli_request_has_failed (request))
    return;

  game->deal (nw_ruleset_get_compiled (ruleset), &deal, &state);
  start_game (session, ruleset, deal.seed, &state);
  add_position (session, answer, NW_CLI_VIEWER_NONE);
}

static void
handle_set (Session         *session,
            NwCliRequest    *request,
            GVariantBuilder *answer)
{
  g_auto (NwPosition) position = { 0 };

  if (!nw_cli_request_get_position (request, &position))
    return;

  start_game (session, position.ruleset, position.seed, &position.state);
  add_position (session, answer, NW_CLI_VIEWER_NONE);
}

/* ---- moves, play, undo ---------------------------------------------------------------------- */

static void
handle_moves (Session         *session,
              NwCliRequest    *request,
              GVariantBuilder *answer)
{
  nw_cli_add_moves (answer, session->ruleset, &session->state);
}

static void
handle_play (Session         *session,
             NwCliRequest    *request,
             GVariantBuilder *answer)
{
  g_auto (GStrv) moves = nw_cli_request_get_strings (request, "moves");
  const gboolean with_position = nw_cli_request_get_boolean (request, "position", TRUE);
  g_auto (NwCliPlay) play = { 0 };

  if (nw_cli_request_has_failed (request))
    return;

  nw_cli_play (session->ruleset, &session->state, (const char *const *) moves, session->history,
               &play);
  nw_cli_add_count (answer, "applied", play.n_applied);
  nw_cli_add (answer, "chance", g_variant_new_boolean (play.used_chance));
  if (play.reason != NW_REASON_LEGAL)
    {
      nw_cli_request_fail_with (request, nw_cli_write_refusal (session->ruleset, &play));
      return;
    }

  if (with_position)
    add_position (session, answer, NW_CLI_VIEWER_NONE);
  nw_cli_add (answer, "events",
              nw_cli_write_events (session->ruleset, play.events, NW_CLI_VIEWER_NONE));
}

static void
handle_undo (Session         *session,
             NwCliRequest    *request,
             GVariantBuilder *answer)
{
  const guint n_history = session->history->len;
  const guint64 n_moves = nw_cli_request_get_number (request, "moves", 0, G_MAXINT64, 1);

  if (nw_cli_request_has_failed (request))
    return;
  if (n_moves > n_history)
    {
      nw_cli_request_fail (request, "nothing-to-undo", _("Only %u moves can be taken back"),
                           n_history);
      return;
    }

  if (n_moves > 0)
    {
      session->state = g_array_index (session->history, NwState, n_history - n_moves);
      g_array_set_size (session->history, n_history - (guint) n_moves);
    }
  add_position (session, answer, NW_CLI_VIEWER_NONE);
}

/* ---- show, score, hash, bot ----------------------------------------------------------------- */

static void
handle_show (Session         *session,
             NwCliRequest    *request,
             GVariantBuilder *answer)
{
  const guint viewer = nw_cli_request_get_viewer (request, session->state.head.n_seats);

  if (!nw_cli_request_has_failed (request))
    add_position (session, answer, viewer);
}

static void
handle_score (Session         *session,
              NwCliRequest    *request,
              GVariantBuilder *answer)
{
  nw_cli_add_score (answer, session->ruleset, &session->state);
}

static void
handle_hash (Session         *session,
             NwCliRequest    *request,
             GVariantBuilder *answer)
{
  nw_cli_add (answer, "hash",
              g_variant_new_take_string (nw_cli_hash (session->ruleset, &session->state)));
}

/* The same game, moves and level give the same choice: the bot's chance comes from the seed and
 * from how many moves were made. */
static NwMove
choose_move (const Session *session,
             NwBotLevel     level)
{
  const NwRules *game = nw_ruleset_get_game (session->ruleset);
  gconstpointer data = nw_ruleset_get_compiled (session->ruleset);
  guint64 rng = nw_hash_add (nw_hash_add (NW_HASH_INIT, session->seed), session->history->len);
  NwState view = session->state;

  game->redact (data, &view, view.head.actor);

  return nw_bot_choose (game, data, &view, level, &rng, NULL);
}

static void
handle_bot (Session         *session,
            NwCliRequest    *request,
            GVariantBuilder *answer)
{
  const NwRules *game = nw_ruleset_get_game (session->ruleset);
  gconstpointer data = nw_ruleset_get_compiled (session->ruleset);
  const NwBotLevel level = nw_cli_request_get_level (request, game);

  if (nw_cli_request_has_failed (request))
    return;
  if (session->state.head.over)
    {
      nw_cli_request_fail (request, nw_rules_get_reason (game, NW_REASON_GAME_OVER), "%s",
                           _("The game is over"));
      return;
    }

  nw_cli_add (answer, "move", g_variant_new_take_string (
                                nw_rules_move_text (game, data, choose_move (session, level))));
  /* Only a bot that searches has an opinion of each seat's chances. */
  nw_cli_add (answer, "value", g_variant_new_array (G_VARIANT_TYPE_VARIANT, NULL, 0));
}

/* ---- The conversation ----------------------------------------------------------------------- */

static const struct
{
  const char *name;
  HandleFunc  handle;
  gboolean    needs_game;
} requests[] = {
  { "new", handle_new, FALSE },
  { "set", handle_set, FALSE },
  { "moves", handle_moves, TRUE },
  { "play", handle_play, TRUE },
  { "undo", handle_undo, TRUE },
  { "show", handle_show, TRUE },
  { "score", handle_score, TRUE },
  { "hash", handle_hash, TRUE },
  { "bot", handle_bot, TRUE },
};

static void
handle_request (Session         *session,
                NwCliRequest    *request,
                const char      *name,
                GVariantBuilder *answer)
{
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    if (g_str_equal (requests[i].name, name))
      {
        if (requests[i].needs_game && session->ruleset == NULL)
          nw_cli_request_fail (request, "no-game", "%s",
                               _("There is no game yet: begin with “new” or “set”"));
        else
          requests[i].handle (session, request, answer);
        return;
      }

  nw_cli_request_fail (request, "unknown-request", _("There is no request “%s”"), name);
}

static void
send_answer (NwCliRequest    *request,
             GVariantBuilder *members)
{
  GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const gboolean has_failed = nw_cli_request_has_failed (request);
  g_autoptr (GVariant) id = nw_cli_request_get_id (request);
  g_autoptr (GVariant) rest = g_variant_ref_sink (g_variant_builder_end (members));
  const char *name;
  GVariant *value;
  GVariantIter iter;

  nw_cli_add (&answer, "id", id);
  nw_cli_add (&answer, "ok", g_variant_new_boolean (!has_failed));
  g_variant_iter_init (&iter, rest);
  while (g_variant_iter_next (&iter, "{&sv}", &name, &value))
    {
      nw_cli_add (&answer, name, value);
      g_variant_unref (value);
    }
  if (has_failed)
    nw_cli_add (&answer, "error", nw_cli_request_get_error (request));

  nw_cli_print_line (g_variant_builder_end (&answer));
}

/* Answers one line.  Returns: whether the conversation goes on. */
static gboolean
answer_line (Session       *session,
             const GString *line,
             gboolean       is_too_long)
{
  GVariantBuilder answer = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  g_auto (NwCliRequest) request = { 0 };
  g_autofree char *name = NULL;

  if (is_too_long)
    nw_cli_request_fail (&request, "line-too-long", _("A line can have %d bytes at most"),
                         MAX_LINE);
  else
    nw_cli_request_parse (&request, line->str, line->len);

  name = nw_cli_request_has_failed (&request) ? NULL : nw_cli_request_get_string (&request, "do");
  if (name != NULL && g_str_equal (name, "quit"))
    {
      g_variant_builder_clear (&answer);
      return FALSE;
    }

  if (name != NULL)
    handle_request (session, &request, name, &answer);
  send_answer (&request, &answer);

  return TRUE;
}

/* Reads a line without its end.  Returns: whether there was one. */
static gboolean
read_line (GString  *line,
           gboolean *is_too_long)
{
  int c;

  g_string_truncate (line, 0);
  *is_too_long = FALSE;
  while ((c = getc_unlocked (stdin)) != EOF && c != '\n')
    {
      if (line->len < MAX_LINE)
        g_string_append_c (line, (char) c);
      else
        *is_too_long = TRUE;
    }

  return c != EOF || line->len > 0;
}

static int
run_serve (const NwCliArgs *args,
           GError         **error)
{
  Session session = { .history = g_array_new (FALSE, FALSE, sizeof (NwState)) };
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean is_too_long;

  while (read_line (line, &is_too_long) && answer_line (&session, line, is_too_long))
    ;

  g_clear_pointer (&session.ruleset, nw_ruleset_unref);
  g_array_unref (session.history);

  return NW_CLI_DONE;
}

const NwCliCommand nw_cli_command_serve = {
  .name = "serve",
  .operands = "",
  .summary = N_("Answer requests, one JSON object a line"),
  .min_operands = 0,
  .max_operands = 0,
  .run = run_serve,
};
