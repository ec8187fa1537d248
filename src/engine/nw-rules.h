/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contract between a game and all that plays, shows, stores or searches it.
 *
 * A game is one constant #NwRules: a table of functions over three values.
 *
 *  - *Compiled rules* (`data`): a flat, read-only struct made from a ruleset, shared by everybody.
 *  - A *state*: a flat struct without pointers, at most %NW_STATE_SIZE_MAX bytes, that begins with
 *    an #NwHead.  Copying it is memcpy (); unused bytes are 0, so that comparing is memcmp ().
 *  - A *move* (#NwMove).
 *
 * Chance comes from the generator inside the state and from nowhere else: the same compiled rules,
 * seed and moves give the same states on every machine.  No function here has side effects beyond
 * the values that it is handed, none does I/O, and all may be called from any thread.
 *
 * A state is either the *whole truth* (what a deal gives and apply () changes) or *redacted* (what
 * one viewer may know of it).  legal (), check (), score () and position_write () take both;
 * apply () takes the whole truth only, which resample () guesses from a redacted state.
 */

#pragma once

#include "engine/nw-event.h"
#include "engine/nw-move.h"
#include "engine/nw-problem.h"
#include "engine/nw-score.h"
#include "engine/nw-seat.h"

G_BEGIN_DECLS

#define NW_STATE_SIZE_MAX 1024

/** NW_VIEWER_TRUTH: `NwHead.viewer` of a state that is the whole truth. */
#define NW_VIEWER_TRUTH 0
/** NW_VIEWER_PUBLIC: `NwHead.viewer` of a state redacted for somebody who sits nowhere. */
#define NW_VIEWER_PUBLIC 0xff

/**
 * NwHead:
 * @rng: the generator of the chance that is still to come; 0 in a redacted state
 * @round: the round that is played, from 1; once over, the last one
 * @n_seats: 1…%NW_MAX_SEATS
 * @actor: the seat that must decide now, which need not be @turn; %NW_SEAT_NONE once over
 * @turn: the seat whose turn it is
 * @over: whether the game is over
 * @viewer: %NW_VIEWER_TRUTH, or the viewer that the state was redacted for: its seat plus 1, or
 *   %NW_VIEWER_PUBLIC
 * @reserved: 0
 *
 * What every game's state begins with.
 */
typedef struct
{
  guint64 rng;
  guint16 round;
  guint8  n_seats;
  guint8  actor;
  guint8  turn;
  guint8  over;
  guint8  viewer;
  guint8  reserved;
} NwHead;

/**
 * NwState:
 *
 * Room for any game's state, for code that does not care which game it is.
 */
typedef union
{
  NwHead  head;
  guint64 words[NW_STATE_SIZE_MAX / 8];
} NwState;

/**
 * NwReason:
 *
 * Why something is refused: an index into the game's table of reasons.  0 means that nothing is
 * wrong.
 */
typedef guint NwReason;

/**
 * NW_REASON_LEGAL: nothing is wrong
 * NW_REASON_GAME_OVER: the game is over
 * NW_REASON_UNKNOWN_MOVE: no move of this game is written so
 * NW_REASON_NOT_IN_PHASE: another kind of decision is due now
 *
 * The reasons that every game's table begins with, in this order.
 */
enum
{
  NW_REASON_LEGAL,
  NW_REASON_GAME_OVER,
  NW_REASON_UNKNOWN_MOVE,
  NW_REASON_NOT_IN_PHASE,
  NW_N_COMMON_REASONS,
};

/** NW_N_DEAL_OPTIONS: how many choices a new game can have beside its seats and its seed. */
#define NW_N_DEAL_OPTIONS 12

/**
 * NwDeal:
 * @n_seats: how many seats, within the bounds of the game
 * @seed: any number; the same seed gives the same deal
 * @options: what else is chosen at a new game, in the order of the game's own list; 0 by default
 *
 * What a new game is dealt from, beside the compiled rules.
 */
typedef struct
{
  guint   n_seats;
  guint64 seed;
  guint16 options[NW_N_DEAL_OPTIONS];
} NwDeal;

typedef struct _NwRules NwRules;

/**
 * NwRules:
 * @id: the game's name in files: `tailor`, …
 * @min_seats: the fewest seats
 * @max_seats: the most seats
 * @data_size: bytes of the compiled rules
 * @state_size: bytes of a state, at most %NW_STATE_SIZE_MAX
 * @max_moves: the most moves that legal () ever gives
 * @reasons: (array length=n_reasons): names of the reasons: lower-case words with hyphens
 * @n_reasons: how many
 * @events: (array length=n_events): the kinds of events
 * @n_events: how many
 *
 * A game.
 */
struct _NwRules
{
  const char         *id;
  guint               min_seats;
  guint               max_seats;
  gsize               data_size;
  gsize               state_size;
  guint               max_moves;
  const char *const  *reasons;
  guint               n_reasons;
  const NwEventInfo  *events;
  guint               n_events;

  /**
   * deal:
   * @data: compiled rules
   * @deal: seats, seed and options
   * @state: (out caller-allocates): room for `state_size` bytes, wholly written
   *
   * Sets a game up, as far as it goes without a decision.
   */
  void       (*deal)           (gconstpointer  data,
                                const NwDeal  *deal,
                                gpointer       state);

  /**
   * legal:
   * @data: compiled rules
   * @state: a state; what its actor cannot see does not matter
   * @moves: (out caller-allocates) (array): room for `max_moves`
   *
   * Lists all legal moves of the actor, in ascending order, each once.  Does not allocate.
   *
   * Returns: their number: 0 if and only if the game is over
   */
  guint      (*legal)          (gconstpointer  data,
                                gconstpointer  state,
                                NwMove        *moves);

  /**
   * check:
   * @data: compiled rules
   * @state: a state
   * @move: any move that from_text () can give
   *
   * Judges a move of the actor.  Of several reasons the first in a fixed order is given.
   *
   * Returns: %NW_REASON_LEGAL if and only if legal () lists @move
   */
  NwReason   (*check)          (gconstpointer  data,
                                gconstpointer  state,
                                NwMove         move);

  /**
   * apply:
   * @data: compiled rules
   * @state: (inout): the whole truth
   * @move: a legal move of its actor
   * @sink: (nullable): where events go; without one this is the fast path
   *
   * Makes a move, and all that follows from it without a decision.  Never fails or allocates.
   */
  void       (*apply)          (gconstpointer  data,
                                gpointer       state,
                                NwMove         move,
                                const NwEventSink *sink);

  /**
   * redact:
   * @data: compiled rules
   * @state: (inout): the whole truth, or a state redacted for the same viewer
   * @viewer: a seat, or %NW_SEAT_NONE for somebody who sits nowhere
   *
   * Blanks what @viewer may not know, the generator included.  Two states that differ only in
   * that become equal; doing it twice is doing it once.
   */
  void       (*redact)         (gconstpointer  data,
                                gpointer       state,
                                guint          viewer);

  /**
   * resample:
   * @data: compiled rules
   * @state: (inout): a redacted state
   * @rng: (inout): where the guess comes from
   *
   * Fills a redacted state with a guess at the truth that agrees with all that its viewer knows:
   * redacted again, it is the state that it was made from.
   */
  void       (*resample)       (gconstpointer  data,
                                gpointer       state,
                                guint64       *rng);

  /**
   * score:
   * @data: compiled rules
   * @state: a state
   * @score: (out caller-allocates): totals and ranks
   * @lines: (nullable) (element-type NwScoreLine): where the lines of the sheet are appended, by
   *   seat and then in the order of the sheet
   *
   * Scores the game as if it ended now.
   */
  void       (*score)          (gconstpointer  data,
                                gconstpointer  state,
                                NwScore       *score,
                                GArray        *lines);

  /**
   * to_text:
   * @data: compiled rules
   * @move: a move
   * @text: the move's canonical notation is appended here
   *
   * Writes a move.
   */
  void       (*to_text)        (gconstpointer  data,
                                NwMove         move,
                                GString       *text);

  /**
   * from_text:
   * @data: compiled rules
   * @text: a move in notation; case and repeated blanks do not matter
   * @move: (out): the move
   *
   * Reads a move.  Whether it is legal is for check () to say.
   *
   * Returns: %NW_REASON_LEGAL if @move was set, or why no move is written so
   */
  NwReason   (*from_text)      (gconstpointer  data,
                                const char    *text,
                                NwMove        *move);

  /**
   * position_write:
   * @data: compiled rules
   * @state: a state
   *
   * Writes the game's own members of a position.  In a redacted state what is not known is "?"
   * (a card) or nothing.
   *
   * Returns: (transfer floating): a dictionary of type `a{sv}` in the order of the members'
   *   documentation.  A list is `av`, a number `x`, a text `s`, a truth value `b`, nothing `()`.
   */
  GVariant * (*position_write) (gconstpointer  data,
                                gconstpointer  state);

  /**
   * position_read:
   * @data: compiled rules
   * @members: the game's members, as position_write () gives them; those left out take the value of
   *   a fresh deal.  Others (`needlework`, `seed`, …) are ignored.
   * @deal: the number of seats, 0 if the members are to tell; the seed; the options
   * @state: (out caller-allocates): room for `state_size` bytes
   * @problems: (element-type NwProblem): all that is wrong is appended here
   *
   * Reads a position.
   *
   * Returns: whether @state was set, that is: whether there was no error
   */
  gboolean   (*position_read)  (gconstpointer  data,
                                GVariant      *members,
                                const NwDeal  *deal,
                                gpointer       state,
                                GPtrArray     *problems);

  /**
   * hash:
   * @data: compiled rules
   * @state: a state
   *
   * Returns: a hash over all that the state says, the same on every machine
   */
  guint64    (*hash)           (gconstpointer  data,
                                gconstpointer  state);

  /**
   * arg_id:
   * @data: compiled rules
   * @name: the argument's name in #NwArgInfo, or `card`
   * @index: its value
   *
   * Tells the id of what an argument of type %NW_ARG_CARD or %NW_ARG_ID stands for.
   *
   * Returns: (transfer none): the id, as it stands in the ruleset
   */
  const char *(*arg_id)        (gconstpointer  data,
                                const char    *name,
                                gint           index);
};

/**
 * nw_rules_get_reason:
 * @rules: a game
 * @reason: one of its reasons
 *
 * Returns: (transfer none): the reason's name
 */
static inline const char *
nw_rules_get_reason (const NwRules *rules,
                     NwReason       reason)
{
  g_return_val_if_fail (reason < rules->n_reasons, "");

  return rules->reasons[reason];
}

guint64        nw_rules_hash_head    (guint64            hash,
                                      const NwHead      *head);
gboolean       nw_rules_states_equal (const NwRules     *rules,
                                      gconstpointer      a,
                                      gconstpointer      b);
char          *nw_rules_move_text    (const NwRules     *rules,
                                      gconstpointer      data,
                                      NwMove             move) G_GNUC_WARN_UNUSED_RESULT;
guint64        nw_rules_perft        (const NwRules     *rules,
                                      gconstpointer      data,
                                      gconstpointer      state,
                                      guint              depth);
guint          nw_rules_playout      (const NwRules     *rules,
                                      gconstpointer      data,
                                      gpointer           state,
                                      guint64           *rng,
                                      NwMove            *moves);

const NwRules *nw_registry_find      (const NwRules *const *games,
                                      const char           *id);

G_END_DECLS
