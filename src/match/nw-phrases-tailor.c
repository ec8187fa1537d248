/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The phrases of Tang Master Tailor.
 *
 * Positions, levels and places are counted from 1 in sentences, as people do; events count so
 * already, moves from 0.  Each table has the rows of one kind together, the special ones first.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "games/tailor/nw-tailor-state.h"
#include "match/nw-phrases-private.h"

/* ---- Templates ------------------------------------------------------------------------------ */

/* Arguments of events, as src/games/tailor writes them. */
enum
{
  DYED_FIRST, DYED_LAST, DYED_COLOUR,
};
enum
{
  MAGIC_USED_POSITION, MAGIC_USED_COLOUR, MAGIC_USED_WAS, MAGIC_USED_ORDER,
};
enum
{
  COMPLETED_ORDER, COMPLETED_FIRST, COMPLETED_LAST, COMPLETED_AGAIN,
};
enum
{
  RESERVED_ORDER, RESERVED_LEVEL, RESERVED_FROM_DECK,
};
enum
{
  RESTOCKED_LEFT, RESTOCKED_RIGHT,
};
/* Of a revealed order card and level stand in the same places as of a reserved one. */

#define ONE(text) text, NULL

static const NwPhraseTemplate move_templates[] = {
  { NW_TAILOR_DYE, NW_PHRASE_ALWAYS, 0,
    N_NG ("Dye position {first} {colour}", "Dye positions {first} to {last} {colour}") },
  { NW_TAILOR_MAGIC, 0, 0, ONE (N_("Turn position {first} {colour} with magic")) },
  { NW_TAILOR_MAGIC, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Turn position {first} {colour} with the magic on “{order}”")) },
  { NW_TAILOR_COMPLETE, 2, 1,
    N_NG ("Complete “{order}” at position {first}, read backwards",
          "Complete “{order}” at positions {first} to {last}, read backwards") },
  { NW_TAILOR_COMPLETE, NW_PHRASE_ALWAYS, 0,
    N_NG ("Complete “{order}” at position {first}",
          "Complete “{order}” at positions {first} to {last}") },
  { NW_TAILOR_EXPAND, 0, 0, ONE (N_("Put the new fabric at the left end")) },
  { NW_TAILOR_EXPAND, NW_PHRASE_ALWAYS, 0, ONE (N_("Put the new fabric at the right end")) },
  { NW_TAILOR_RESERVE, NW_PHRASE_ALWAYS, 0, ONE (N_("Reserve “{order}”")) },
  { NW_TAILOR_RESERVE_DECK, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Reserve the top order of the deck of level {level}")) },
  { NW_TAILOR_RESERVE_NOTHING, NW_PHRASE_ALWAYS, 0, ONE (N_("Reserve nothing")) },
  { NW_TAILOR_END, NW_PHRASE_ALWAYS, 0, ONE (N_("End the turn")) },
  { NW_TAILOR_RESTOCK, 0, 0, ONE (N_("Restock everything on the right")) },
  { NW_TAILOR_RESTOCK, NW_PHRASE_ALWAYS, 0,
    N_NG ("Restock {left} fabric on the left, the others on the right",
          "Restock {left} fabrics on the left, the others on the right") },
};

static const NwPhraseTemplate event_templates[] = {
  { NW_TAILOR_EVENT_TURN, NW_PHRASE_ALWAYS, 0, ONE (N_("Round {round}: {seat} plays.")) },
  { NW_TAILOR_EVENT_DYED, NW_PHRASE_ALWAYS, 0,
    N_NG ("{seat} dyes position {first} {colour}.",
          "{seat} dyes positions {first} to {last} {colour}.") },
  { NW_TAILOR_EVENT_MAGIC_USED, MAGIC_USED_ORDER, NW_EVENT_NOTHING,
    ONE (N_("{seat} turns position {first} {colour} with magic.")) },
  { NW_TAILOR_EVENT_MAGIC_USED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} turns position {first} {colour} with the magic on “{order}”.")) },
  { NW_TAILOR_EVENT_COMPLETED, COMPLETED_AGAIN, TRUE,
    ONE (N_("{seat} completes “{order}” again, for its magic.")) },
  { NW_TAILOR_EVENT_COMPLETED, NW_PHRASE_ALWAYS, 0,
    N_NG ("{seat} completes “{order}” for {points} point.",
          "{seat} completes “{order}” for {points} points.") },
  { NW_TAILOR_EVENT_MAGIC_GAINED, 0, NW_EVENT_NOTHING, ONE (N_("{seat} gains a magic fabric.")) },
  { NW_TAILOR_EVENT_MAGIC_GAINED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} gains a magic fabric on “{order}”.")) },
  { NW_TAILOR_EVENT_EXPANDED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} expands the dyehouse: the fabric limit is now {limit}.")) },
  { NW_TAILOR_EVENT_WHITE_ADDED, 0, FALSE, ONE (N_("{seat} gains a fabric at the left end.")) },
  { NW_TAILOR_EVENT_WHITE_ADDED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} gains a fabric at the right end.")) },
  { NW_TAILOR_EVENT_RESERVED, RESERVED_FROM_DECK, FALSE,
    ONE (N_("{seat} reserves “{order}” from the display.")) },
  { NW_TAILOR_EVENT_RESERVED, RESERVED_ORDER, NW_EVENT_HIDDEN,
    ONE (N_("{seat} reserves an order from the deck of level {level}.")) },
  { NW_TAILOR_EVENT_RESERVED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} reserves “{order}” from the deck of level {level}.")) },
  { NW_TAILOR_EVENT_RESTOCKED, RESTOCKED_LEFT, 0,
    N_NG ("{seat} restocks {right} fabric on the right.",
          "{seat} restocks {right} fabrics on the right.") },
  { NW_TAILOR_EVENT_RESTOCKED, RESTOCKED_RIGHT, 0,
    N_NG ("{seat} restocks {left} fabric on the left.",
          "{seat} restocks {left} fabrics on the left.") },
  { NW_TAILOR_EVENT_RESTOCKED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} restocks fabrics: {left} on the left, {right} on the right.")) },
  { NW_TAILOR_EVENT_REVEALED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” comes to the display at level {level}.")) },
  { NW_TAILOR_EVENT_LAST_ROUND, NW_PHRASE_ALWAYS, 0, ONE (N_("This is the last round.")) },
  { NW_TAILOR_EVENT_OVER, NW_PHRASE_ALWAYS, 0, ONE (N_("The game is over.")) },
};

static const NwPhraseTemplate reason_templates[] = {
  { NW_TAILOR_REASON_NO_SUCH_CARD, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such order.")) },
  { NW_TAILOR_REASON_NO_SUCH_COLOUR, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such colour.")) },
  { NW_TAILOR_REASON_NO_SUCH_LEVEL, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such level.")) },
  { NW_TAILOR_REASON_BAD_NUMBER, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A number in this move is not one that it can have.")) },
  { NW_TAILOR_REASON_BAD_SECTION, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A section is written from its left end to its right end.")) },
  { NW_TAILOR_REASON_CHOICE_PENDING, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Another choice has to be made first.")) },
  { NW_TAILOR_REASON_OTHER_ACTION, 0, TRUE,
    ONE (N_("This turn has begun with completing orders: no dyes are possible.")) },
  { NW_TAILOR_REASON_OTHER_ACTION, NW_PHRASE_ALWAYS, 0,
    ONE (N_("This turn has begun with dyes: no orders can be completed.")) },
  { NW_TAILOR_REASON_NO_DYES_LEFT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("No dyes are left in this turn.")) },
  { NW_TAILOR_REASON_OFF_ROW, NW_PHRASE_ALWAYS, 0,
    N_NG ("Position {first} is not in the row.",
          "Positions {first} to {last} are not all in the row.") },
  { NW_TAILOR_REASON_MIXED_SECTION, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Positions {first} to {last} are not all of one colour.")) },
  { NW_TAILOR_REASON_SAME_COLOUR, NW_PHRASE_ALWAYS, 0,
    N_NG ("Position {first} is {colour} already.",
          "Positions {first} to {last} are {colour} already.") },
  { NW_TAILOR_REASON_NOT_TO_WHITE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Nothing can be dyed {colour} in this game.")) },
  { NW_TAILOR_REASON_NO_TOKENS, NW_PHRASE_ALWAYS, 0,
    N_NG ("The supply has no fabric left to turn position {first} {colour}.",
          "The supply has not enough fabrics left to turn positions {first} to {last} {colour}.") },
  { NW_TAILOR_REASON_NO_MAGIC, NW_PHRASE_ALWAYS, 0,
    ONE (N_("There is no magic fabric in the own stock.")) },
  { NW_TAILOR_REASON_NO_MAGIC_ON_CARD, NW_PHRASE_ALWAYS, 0,
    ONE (N_("There is no magic fabric on “{order}”.")) },
  { NW_TAILOR_REASON_NOT_AVAILABLE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” is neither on the display nor an own exclusive order.")) },
  { NW_TAILOR_REASON_ALREADY_COMPLETED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” has been completed already.")) },
  { NW_TAILOR_REASON_MAGIC_ON_CARD, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” can be completed again only once its magic is used.")) },
  { NW_TAILOR_REASON_NO_MAGIC_IN_SUPPLY, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” can’t be completed again: the supply has no magic fabric.")) },
  { NW_TAILOR_REASON_PALINDROME, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” is the same in both directions: leave out “reversed”.")) },
  { NW_TAILOR_REASON_NO_FIT, NW_PHRASE_ALWAYS, 0,
    N_NG ("“{order}” does not fit position {first}.",
          "“{order}” does not fit positions {first} to {last}.") },
  { NW_TAILOR_REASON_NOT_ON_DISPLAY, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{order}” is not on the display.")) },
  { NW_TAILOR_REASON_DISPLAY_ONLY, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Only an order of the display can be reserved now.")) },
  { NW_TAILOR_REASON_EMPTY_DECK, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The deck of level {level} is empty.")) },
  { NW_TAILOR_REASON_MUST_RESERVE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("An order has to be reserved.")) },
  { NW_TAILOR_REASON_MUST_ACT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The turn can’t end yet: dye a section or complete an order.")) },
  { NW_TAILOR_REASON_MUST_DYE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The turn can’t end yet: more has to be dyed.")) },
  { NW_TAILOR_REASON_BAD_SPLIT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The new fabrics can’t be split so.")) },
};

/* Names of tie-breaks (T23). */
static const struct
{
  const char *key;
  const char *text;
} tie_breaks[] = {
  { "orders", N_("The tie was decided by more completed orders.") },
  { "limit", N_("The tie was decided by the higher fabric limit.") },
  { "magic", N_("The tie was decided by more magic fabrics.") },
  { "bonus", N_("The tie was decided by more points from pattern bonuses.") },
};

/* ---- Moves and reasons ---------------------------------------------------------------------- */

static const NwTailorRules *
get_rules (const NwPhrase *phrase)
{
  return nw_ruleset_get_compiled (phrase->ruleset);
}

/* Sets first and last position, from 0, and gives the number of positions. */
static gint64
set_section (NwPhrase *phrase,
             guint     first,
             guint     last)
{
  nw_phrase_set_number (phrase, "first", (gint64) first + 1);
  nw_phrase_set_number (phrase, "last", (gint64) last + 1);

  return (gint64) last - first + 1;
}

/* Sets what a move is about, and gives the number that its templates turn on. */
static gint64
set_move (NwPhrase *phrase,
          NwMove    move)
{
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1), c = nw_move_arg (move, 2);

  switch (nw_move_kind (move))
    {
    case NW_TAILOR_DYE:
      nw_phrase_set_table (phrase, "colour", "colours", c);
      return set_section (phrase, a, b);
    case NW_TAILOR_MAGIC:
      nw_phrase_set_card (phrase, "order", (gint) a - 1);
      nw_phrase_set_table (phrase, "colour", "colours", c);
      return set_section (phrase, b, b);
    case NW_TAILOR_COMPLETE:
      nw_phrase_set_card (phrase, "order", (gint) a);
      return set_section (phrase, b, b + get_rules (phrase)->orders[a].length - 1);
    case NW_TAILOR_RESERVE:
      nw_phrase_set_card (phrase, "order", (gint) a);
      return 0;
    case NW_TAILOR_RESERVE_DECK:
      nw_phrase_set_number (phrase, "level", (gint64) a + 1);
      return 0;
    case NW_TAILOR_RESTOCK:
      nw_phrase_set_number (phrase, "left", a);
      return a;
    default:
      return 0;
    }
}

static char *
phrase_move (NwPhrase *phrase,
             NwMove    move)
{
  const gint args[] = {
    (gint) nw_move_arg (move, 0), (gint) nw_move_arg (move, 1), (gint) nw_move_arg (move, 2),
  };
  const gint64 n = set_move (phrase, move);

  return nw_phrase_choose (phrase, move_templates, G_N_ELEMENTS (move_templates),
                           nw_move_kind (move), args, n);
}

static char *
phrase_reason (NwPhrase *phrase,
               NwReason  reason,
               NwMove    move)
{
  const gint args[] = { nw_move_kind (move) == NW_TAILOR_DYE };
  const gint64 n = set_move (phrase, move);

  return nw_phrase_choose (phrase, reason_templates, G_N_ELEMENTS (reason_templates), reason, args,
                           n);
}

/* ---- Events --------------------------------------------------------------------------------- */

static gint64
set_completed (NwPhrase     *phrase,
               const gint32 *args)
{
  const guint points = get_rules (phrase)->orders[args[COMPLETED_ORDER]].points;

  nw_phrase_set_card (phrase, "order", args[COMPLETED_ORDER]);
  nw_phrase_set_number (phrase, "points", points);

  return points;
}

static gint64
set_event (NwPhrase      *phrase,
           const NwEvent *event)
{
  const gint32 *args = event->args;

  switch (event->kind)
    {
    case NW_TAILOR_EVENT_TURN:
      nw_phrase_set_number (phrase, "round", args[0]);
      return 0;
    case NW_TAILOR_EVENT_DYED:
      nw_phrase_set_table (phrase, "colour", "colours", (guint) args[DYED_COLOUR]);
      return set_section (phrase, (guint) args[DYED_FIRST] - 1, (guint) args[DYED_LAST] - 1);
    case NW_TAILOR_EVENT_MAGIC_USED:
      nw_phrase_set_card (phrase, "order", args[MAGIC_USED_ORDER]);
      nw_phrase_set_table (phrase, "colour", "colours", (guint) args[MAGIC_USED_COLOUR]);
      nw_phrase_set_number (phrase, "first", args[MAGIC_USED_POSITION]);
      return 1;
    case NW_TAILOR_EVENT_COMPLETED:
      return set_completed (phrase, args);
    case NW_TAILOR_EVENT_EXPANDED:
      nw_phrase_set_number (phrase, "limit", args[0]);
      return 0;
    case NW_TAILOR_EVENT_RESTOCKED:
      nw_phrase_set_number (phrase, "left", args[RESTOCKED_LEFT]);
      nw_phrase_set_number (phrase, "right", args[RESTOCKED_RIGHT]);
      return args[RESTOCKED_LEFT] + args[RESTOCKED_RIGHT];
    case NW_TAILOR_EVENT_MAGIC_GAINED:
      nw_phrase_set_card (phrase, "order", args[0]);
      return 0;
    case NW_TAILOR_EVENT_RESERVED:
    case NW_TAILOR_EVENT_REVEALED:
      nw_phrase_set_card (phrase, "order", args[RESERVED_ORDER]);
      nw_phrase_set_number (phrase, "level", args[RESERVED_LEVEL]);
      return 0;
    default:
      return 0;
    }
}

static char *
phrase_event (NwPhrase      *phrase,
              const NwEvent *event)
{
  gint args[NW_EVENT_N_ARGS];
  gint64 n;

  for (guint i = 0; i < NW_EVENT_N_ARGS; i++)
    args[i] = event->args[i];
  nw_phrase_set_seat (phrase, "seat", event->seat);
  n = set_event (phrase, event);

  return nw_phrase_choose (phrase, event_templates, G_N_ELEMENTS (event_templates), event->kind,
                           args, n);
}

static char *
phrase_goal (NwPhrase          *phrase,
             const NwBotReason *reason)
{
  nw_phrase_set_card (phrase, "order", reason->card);
  if (reason->n == 0)
    return nw_phrase_finish (phrase, N_("Then “{order}” fits."), NULL, 0);

  nw_phrase_set_number (phrase, "dyes", reason->n);

  return nw_phrase_finish (phrase, N_NG ("That leaves “{order}” {dyes} dye away.",
                                         "That leaves “{order}” {dyes} dyes away."), reason->n);
}

/* ---- The prompt ----------------------------------------------------------------------------- */

/* How many different orders could be completed now. */
static guint
count_fitting (const NwPhrase *phrase,
               const NwState  *view)
{
  const NwRules *rules = nw_ruleset_get_game (phrase->ruleset);
  g_autofree NwMove *moves = g_new (NwMove, rules->max_moves);
  const guint n_moves = rules->legal (get_rules (phrase), view, moves);
  guint n_fitting = 0, last = NW_TAILOR_NONE;

  /* Moves come in the order of their bytes: those of one order stand together. */
  for (guint i = 0; i < n_moves; i++)
    if (nw_move_kind (moves[i]) == NW_TAILOR_COMPLETE && nw_move_arg (moves[i], 0) != last)
      {
        last = nw_move_arg (moves[i], 0);
        n_fitting++;
      }

  return n_fitting;
}

static char *
prompt_new_turn (NwPhrase            *phrase,
                 const NwTailorState *state,
                 guint                n_fitting)
{
  nw_phrase_set_number (phrase, "dyes", state->dyes_left);
  nw_phrase_set_number (phrase, "orders", n_fitting);
  if (n_fitting > 0)
    return nw_phrase_finish (phrase,
                             N_NG ("{seat}: dye (up to {dyes} times), or complete the order that "
                                   "fits.",
                                   "{seat}: dye (up to {dyes} times), or complete the orders that "
                                   "fit ({orders} do)."),
                             n_fitting);

  return nw_phrase_finish (phrase, N_NG ("{seat}: dye a section. No order fits yet.",
                                         "{seat}: dye up to {dyes} sections. No order fits yet."),
                           state->dyes_left);
}

static char *
prompt_turn (NwPhrase            *phrase,
             const NwTailorState *state,
             guint                n_fitting)
{
  if (state->action == NW_TAILOR_ACTION_NONE)
    return prompt_new_turn (phrase, state, n_fitting);

  if (state->action == NW_TAILOR_ACTION_DYE && state->dyes_left > 0)
    {
      nw_phrase_set_number (phrase, "dyes", state->dyes_left);
      return nw_phrase_finish (phrase,
                               N_NG ("{seat}: dye once more, or end the turn.",
                                     "{seat}: dye up to {dyes} times more, or end the turn."),
                               state->dyes_left);
    }
  if (state->action == NW_TAILOR_ACTION_COMPLETE && n_fitting > 0)
    {
      nw_phrase_set_number (phrase, "orders", n_fitting);
      return nw_phrase_finish (phrase,
                               N_NG ("{seat}: complete another order that fits, or end the turn.",
                                     "{seat}: complete another order ({orders} fit), or end the "
                                     "turn."),
                               n_fitting);
    }

  return nw_phrase_finish (phrase, N_("{seat}: end the turn."), NULL, 0);
}

static char *
prompt_restock (NwPhrase            *phrase,
                const NwTailorState *state)
{
  const guint n_white = nw_tailor_n_restock (get_rules (phrase), state);

  nw_phrase_set_number (phrase, "fabrics", n_white);

  return nw_phrase_finish (phrase,
                           N_NG ("{seat}: put the new fabric at the left or at the right.",
                                 "{seat}: choose how many of the {fabrics} new fabrics go to the "
                                 "left."),
                           n_white);
}

static char *
phrase_prompt (NwPhrase      *phrase,
               const NwState *view)
{
  const NwTailorState *state = (const NwTailorState *) view;

  nw_phrase_set_seat (phrase, "seat", state->head.actor);
  switch (state->pending)
    {
    case NW_TAILOR_PENDING_EXPAND:
      return nw_phrase_finish (phrase, N_("{seat}: put the new fabric at the left or at the "
                                          "right end."),
                               NULL, 0);
    case NW_TAILOR_PENDING_RESERVE:
      return nw_phrase_finish (phrase,
                               nw_tailor_is_setup (state)
                                 ? N_("{seat}: reserve an order of the display.")
                                 : N_("{seat}: reserve an order of the display or of a deck, or "
                                      "nothing."),
                               NULL, 0);
    case NW_TAILOR_PENDING_RESTOCK:
      return prompt_restock (phrase, state);
    default:
      return prompt_turn (phrase, state, count_fitting (phrase, view));
    }
}

/* ---- The end -------------------------------------------------------------------------------- */

static char *
phrase_score_line (NwPhrase          *phrase,
                   const NwScoreLine *line)
{
  if (!g_str_equal (line->kind, "patterns"))
    return nw_phrase_finish (phrase, N_("Completed orders"), NULL, 0);

  nw_phrase_set_table (phrase, "pattern", "patterns", (guint) line->subject);

  return nw_phrase_finish (phrase, N_("Pattern bonus: {pattern}"), NULL, 0);
}

static char *
phrase_decided_by (NwPhrase   *phrase,
                   const char *decided_by)
{
  for (guint i = 0; i < G_N_ELEMENTS (tie_breaks); i++)
    if (g_str_equal (tie_breaks[i].key, decided_by))
      return nw_phrase_finish (phrase, tie_breaks[i].text, NULL, 0);

  g_return_val_if_reached (g_strdup (decided_by));
}

/* The seat with the most points, if that is enough to end the game (T21). */
static guint
find_ender (const NwTailorRules *rules,
            const NwTailorState *state)
{
  guint ender = NW_SEAT_NONE;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->seats[seat].points >= rules->end_points &&
        (ender == NW_SEAT_NONE || state->seats[seat].points > state->seats[ender].points))
      ender = seat;

  return ender;
}

static char *
phrase_end_reason (NwPhrase      *phrase,
                   const NwState *view)
{
  const NwTailorState *state = (const NwTailorState *) view;
  const guint ender = find_ender (get_rules (phrase), state);

  nw_phrase_set_number (phrase, "round", state->head.round);
  nw_phrase_set_number (phrase, "points", get_rules (phrase)->end_points);
  if (ender != NW_SEAT_NONE)
    {
      nw_phrase_set_seat (phrase, "seat", ender);
      return nw_phrase_finish (phrase,
                               N_NG ("{seat} has {points} point or more from orders; "
                                     "round {round} was the last.",
                                     "{seat} has {points} points or more from orders; "
                                     "round {round} was the last."),
                               get_rules (phrase)->end_points);
    }
  if (state->last_round)
    return nw_phrase_finish (phrase, N_("No order is left that could be completed; round {round} "
                                        "was the last."),
                             NULL, 0);

  return nw_phrase_finish (phrase, N_("Round {round} was the last that may be played."), NULL, 0);
}

const NwGamePhrases nw_tailor_phrases = {
  .game = "tailor",
  .reason = phrase_reason,
  .move = phrase_move,
  .event = phrase_event,
  .why = phrase_goal,
  .prompt = phrase_prompt,
  .score_line = phrase_score_line,
  .decided_by = phrase_decided_by,
  .end_reason = phrase_end_reason,
};
