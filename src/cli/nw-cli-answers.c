/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Answers as JSON.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-answers.h"

#include <string.h>

#include "cli/nw-cli-output.h"
#include "match/nw-phrases.h"
#include "ruleset/nw-position.h"

/**
 * nw_cli_add:
 * @object: an object that is being built
 * @name: a member's name
 * @value: its value; a floating reference is taken
 *
 * Adds a member.
 */
void
nw_cli_add (GVariantBuilder *object,
            const char      *name,
            GVariant        *value)
{
  g_variant_builder_add (object, "{sv}", name, value);
}

/**
 * nw_cli_add_count:
 * @object: an object that is being built
 * @name: a member's name
 * @count: its value
 *
 * Adds a member that is a number.
 */
void
nw_cli_add_count (GVariantBuilder *object,
                  const char      *name,
                  guint64          count)
{
  nw_cli_add (object, name, g_variant_new_int64 ((gint64) count));
}

/* JSON's null. */
static GVariant *
write_nothing (void)
{
  return g_variant_new_tuple (NULL, 0);
}

/**
 * nw_cli_write_seat:
 * @seat: a seat, or %NW_SEAT_NONE
 *
 * Returns: (transfer floating): "s1", …; nothing for %NW_SEAT_NONE
 */
GVariant *
nw_cli_write_seat (guint seat)
{
  return seat == NW_SEAT_NONE ? write_nothing ()
                              : g_variant_new_take_string (g_strdup_printf ("s%u", seat + 1));
}

/**
 * nw_cli_hash:
 * @ruleset: a ruleset without errors
 * @state: a state
 *
 * Returns: (transfer full): the state's hash in hex
 */
char *
nw_cli_hash (const NwRuleset *ruleset,
             const NwState   *state)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);

  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                          game->hash (nw_ruleset_get_compiled (ruleset), state));
}

/**
 * nw_cli_write_position:
 * @ruleset: a ruleset without errors
 * @state: the whole truth
 * @viewer: who reads it: a seat, or %NW_CLI_VIEWER_NONE for the whole truth
 *
 * Returns: (transfer floating): the position
 */
GVariant *
nw_cli_write_position (NwRuleset     *ruleset,
                       const NwState *state,
                       guint          viewer)
{
  NwState view = *state;

  if (viewer != NW_CLI_VIEWER_NONE)
    nw_ruleset_get_game (ruleset)->redact (nw_ruleset_get_compiled (ruleset), &view, viewer);

  return nw_position_to_variant (ruleset, &view);
}

/* ---- Moves and events ----------------------------------------------------------------------- */

/**
 * nw_cli_add_moves:
 * @object: an object that is being built
 * @ruleset: a ruleset without errors
 * @state: a state
 *
 * Adds `actor`, `turn` and `moves`, in the order of legal ().
 */
void
nw_cli_add_moves (GVariantBuilder *object,
                  const NwRuleset *ruleset,
                  const NwState   *state)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  g_autofree NwMove *moves = g_new (NwMove, game->max_moves);
  const guint n_moves = game->legal (data, state, moves);
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < n_moves; i++)
    g_variant_builder_add (&list, "v",
                           g_variant_new_take_string (nw_rules_move_text (game, data, moves[i])));

  nw_cli_add (object, "actor", nw_cli_write_seat (state->head.actor));
  nw_cli_add (object, "turn", nw_cli_write_seat (state->head.turn));
  nw_cli_add (object, "moves", g_variant_builder_end (&list));
}

/* A card or an entry of a table by its id. */
static GVariant *
write_id (const NwRuleset *ruleset,
          const NwArgInfo *info,
          gint             value)
{
  const char *name = info->type == NW_ARG_CARD ? "card" : info->name;

  if (value == NW_EVENT_NOTHING)
    return write_nothing ();
  if (value == NW_EVENT_HIDDEN)
    return g_variant_new_string ("?");

  return g_variant_new_string (nw_ruleset_get_game (ruleset)->arg_id (
    nw_ruleset_get_compiled (ruleset), name, value));
}

static GVariant *
write_arg (const NwRuleset *ruleset,
           const NwArgInfo *info,
           gint             value)
{
  switch (info->type)
    {
    case NW_ARG_BOOL:
      return g_variant_new_boolean (value != 0);
    case NW_ARG_SEAT:
      return nw_cli_write_seat ((guint) value);
    case NW_ARG_CARD:
    case NW_ARG_ID:
      return write_id (ruleset, info, value);
    case NW_ARG_INT:
    case NW_ARG_NONE:
    default:
      return g_variant_new_int64 (value);
    }
}

static GVariant *
write_event (const NwRuleset *ruleset,
             const NwEvent   *event)
{
  const NwEventInfo *info = &nw_ruleset_get_game (ruleset)->events[event->kind];
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  nw_cli_add (&object, "kind", g_variant_new_string (info->name));
  nw_cli_add (&object, "seat", nw_cli_write_seat (event->seat));
  for (guint i = 0; i < NW_EVENT_N_ARGS && info->args[i].type != NW_ARG_NONE; i++)
    nw_cli_add (&object, info->args[i].name, write_arg (ruleset, &info->args[i], event->args[i]));

  return g_variant_builder_end (&object);
}

/**
 * nw_cli_write_events:
 * @ruleset: a ruleset without errors
 * @events: (element-type NwEvent): what happened
 * @viewer: who reads it: a seat, or %NW_CLI_VIEWER_NONE for the whole truth
 *
 * Returns: (transfer floating): a list with an object for each event
 */
GVariant *
nw_cli_write_events (const NwRuleset *ruleset,
                     const GArray    *events,
                     guint            viewer)
{
  const NwEventInfo *infos = nw_ruleset_get_game (ruleset)->events;
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < events->len; i++)
    {
      NwEvent event = g_array_index (events, NwEvent, i);

      if (viewer != NW_CLI_VIEWER_NONE)
        event = nw_event_for_viewer (&event, &infos[event.kind], viewer);
      g_variant_builder_add (&list, "v", write_event (ruleset, &event));
    }

  return g_variant_builder_end (&list);
}

/* ---- Scores --------------------------------------------------------------------------------- */

static GVariant *
write_score_line (const NwRuleset   *ruleset,
                  const NwScoreLine *line)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder cards = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < line->n_cards; i++)
    g_variant_builder_add (&cards, "v",
                           g_variant_new_string (game->arg_id (nw_ruleset_get_compiled (ruleset),
                                                               "card", line->cards[i])));

  nw_cli_add (&object, "kind", g_variant_new_string (line->kind));
  nw_cli_add (&object, "amount", g_variant_new_int64 (line->amount));
  nw_cli_add (&object, "cards", g_variant_builder_end (&cards));

  return g_variant_builder_end (&object);
}

static GVariant *
write_seat_score (const NwRuleset *ruleset,
                  const NwScore   *score,
                  const GArray    *lines,
                  guint            seat)
{
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < lines->len; i++)
    {
      const NwScoreLine *line = &g_array_index (lines, NwScoreLine, i);

      if (line->seat == seat)
        g_variant_builder_add (&list, "v", write_score_line (ruleset, line));
    }

  nw_cli_add (&object, "seat", nw_cli_write_seat (seat));
  nw_cli_add (&object, "lines", g_variant_builder_end (&list));
  nw_cli_add (&object, "total", g_variant_new_int64 (score->total[seat]));
  nw_cli_add_count (&object, "rank", score->rank[seat]);

  return g_variant_builder_end (&object);
}

/**
 * nw_cli_add_score:
 * @object: an object that is being built
 * @ruleset: a ruleset without errors
 * @state: a state
 *
 * Adds `seats` with their score sheets, and `decided_by`.
 */
void
nw_cli_add_score (GVariantBuilder *object,
                  const NwRuleset *ruleset,
                  const NwState   *state)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  NwScore score;

  nw_ruleset_get_game (ruleset)->score (nw_ruleset_get_compiled (ruleset), state, &score, lines);
  for (guint seat = 0; seat < score.n_seats; seat++)
    g_variant_builder_add (&list, "v", write_seat_score (ruleset, &score, lines, seat));

  nw_cli_add (object, "seats", g_variant_builder_end (&list));
  nw_cli_add (object, "decided_by", g_variant_new_string (score.decided_by));
}

/* ---- What is wrong -------------------------------------------------------------------------- */

/**
 * nw_cli_write_error:
 * @reason: a lower-case word with hyphens
 * @message: a sentence
 *
 * Returns: (transfer floating): the error
 */
GVariant *
nw_cli_write_error (const char *reason,
                    const char *message)
{
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  nw_cli_add (&object, "reason", g_variant_new_string (reason));
  nw_cli_add (&object, "message", g_variant_new_string (message));

  return g_variant_builder_end (&object);
}

/**
 * nw_cli_write_refusal:
 * @ruleset: a ruleset without errors
 * @play: what became of some moves, one of which was refused
 *
 * Returns: (transfer floating): which move was refused, and why
 */
GVariant *
nw_cli_write_refusal (const NwRuleset *ruleset,
                      const NwCliPlay *play)
{
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const char *reason = nw_rules_get_reason (nw_ruleset_get_game (ruleset), play->reason);

  nw_cli_add_count (&object, "index", play->n_applied);
  nw_cli_add (&object, "move", g_variant_new_string (play->move));
  nw_cli_add (&object, "reason", g_variant_new_string (reason));
  nw_cli_add (&object, "message",
              g_variant_new_take_string (nw_cli_play_reason (ruleset, play)));

  return g_variant_builder_end (&object);
}

static GVariant *
write_problem (const char      *file,
               const NwProblem *problem)
{
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const char *severity = problem->severity == NW_SEVERITY_ERROR ? "error" : "warning";

  if (file != NULL)
    nw_cli_add (&object, "file", g_variant_new_take_string (g_utf8_make_valid (file, -1)));
  nw_cli_add (&object, "severity", g_variant_new_string (severity));
  nw_cli_add (&object, "pointer", g_variant_new_string (problem->pointer));
  nw_cli_add_count (&object, "line", problem->line);
  nw_cli_add_count (&object, "column", problem->column);
  nw_cli_add (&object, "code", g_variant_new_string (problem->code));
  nw_cli_add (&object, "message",
              g_variant_new_take_string (nw_phrase_problem (problem, nw_cli_language ())));
  nw_cli_add (&object, "card", problem->card != NULL ? g_variant_new_string (problem->card)
                                                     : write_nothing ());

  return g_variant_builder_end (&object);
}

/**
 * nw_cli_write_problems:
 * @file: (nullable): what they were found in
 * @problems: (element-type NwProblem): all of them
 *
 * Returns: (transfer floating): a list with an object for each problem
 */
GVariant *
nw_cli_write_problems (const char      *file,
                       const GPtrArray *problems)
{
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < problems->len; i++)
    g_variant_builder_add (&list, "v", write_problem (file, g_ptr_array_index (problems, i)));

  return g_variant_builder_end (&list);
}

/* The first problem that is an error, or the first at all. */
static const NwProblem *
find_worst (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      if (problem->severity == NW_SEVERITY_ERROR)
        return problem;
    }

  return problems->len > 0 ? g_ptr_array_index (problems, 0) : NULL;
}

/**
 * nw_cli_write_bad_input:
 * @reason: a lower-case word with hyphens
 * @file: (nullable): what the problems were found in
 * @problems: (element-type NwProblem): all of them
 *
 * Returns: (transfer floating): an error whose message is that of the first problem
 */
GVariant *
nw_cli_write_bad_input (const char      *reason,
                        const char      *file,
                        const GPtrArray *problems)
{
  const NwProblem *worst = find_worst (problems);
  g_autofree char *message = worst != NULL ? nw_phrase_problem (worst, nw_cli_language ()) : NULL;
  GVariantBuilder object = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  nw_cli_add (&object, "reason", g_variant_new_string (reason));
  nw_cli_add (&object, "message", g_variant_new_string (message != NULL ? message : ""));
  nw_cli_add (&object, "problems", nw_cli_write_problems (file, problems));

  return g_variant_builder_end (&object);
}
