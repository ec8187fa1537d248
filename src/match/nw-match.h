/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match: a ruleset, the seats, and all states and moves so far.
 *
 * Data flows one way: a view makes a move, the match judges and applies it and says "changed", and
 * every view draws itself anew from view_for () and the legal moves.  What the match hands out is
 * redacted; the truth stays inside, but for saving.
 *
 * Positions in the history are counted from 0: index i is the state after i moves, and move i leads
 * from state i to state i + 1.
 */

#pragma once

#include "bots/nw-bot.h"
#include "engine/nw-rules.h"
#include "match/nw-seat-info.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwMoveError:
 * @NW_MOVE_ERROR_NOT_YOUR_TURN: another seat must decide now
 * @NW_MOVE_ERROR_NOT_IN_PHASE: another kind of decision is due now
 * @NW_MOVE_ERROR_GAME_OVER: the game is over
 * @NW_MOVE_ERROR_ILLEGAL: the rules do not allow it
 * @NW_MOVE_ERROR_UNKNOWN: no move is written so
 *
 * Why a move was refused.  The message says it in the language of the seat that wanted to move.
 */
typedef enum
{
  NW_MOVE_ERROR_NOT_YOUR_TURN = 1,
  NW_MOVE_ERROR_NOT_IN_PHASE,
  NW_MOVE_ERROR_GAME_OVER,
  NW_MOVE_ERROR_ILLEGAL,
  NW_MOVE_ERROR_UNKNOWN,
} NwMoveError;

#define NW_MOVE_ERROR (nw_move_error_quark ())
GQuark nw_move_error_quark (void);

/**
 * NwUndoBlocker:
 * @NW_UNDO_BLOCKER_NONE: nothing is in the way
 * @NW_UNDO_BLOCKER_START: there is nothing to take back
 * @NW_UNDO_BLOCKER_REVEALED: hidden things came to light, or chance decided
 * @NW_UNDO_BLOCKER_OTHER_SEAT: another seat has decided since
 *
 * Why the last move can't be taken back.
 */
typedef enum
{
  NW_UNDO_BLOCKER_NONE,
  NW_UNDO_BLOCKER_START,
  NW_UNDO_BLOCKER_REVEALED,
  NW_UNDO_BLOCKER_OTHER_SEAT,
} NwUndoBlocker;

GType nw_undo_blocker_get_type (void);
#define NW_TYPE_UNDO_BLOCKER (nw_undo_blocker_get_type ())

/**
 * NwMatchHint:
 * @NW_MATCH_HINT_MOVE: a move was made
 * @NW_MATCH_HINT_UNDO: moves were taken back
 * @NW_MATCH_HINT_REDO: moves that had been taken back were made again
 *
 * What "changed" was about: how a view may animate what is new.  A view that ignores it is right.
 */
typedef enum
{
  NW_MATCH_HINT_MOVE,
  NW_MATCH_HINT_UNDO,
  NW_MATCH_HINT_REDO,
} NwMatchHint;

GType nw_match_hint_get_type (void);
#define NW_TYPE_MATCH_HINT (nw_match_hint_get_type ())

/**
 * NwAdvice:
 * @seat: whom it is for
 * @move: what to do
 * @reason: why
 *
 * What a bot would do in a person's place.
 */
typedef struct
{
  guint       seat;
  NwMove      move;
  NwBotReason reason;
} NwAdvice;

/**
 * NW_MATCH_ALL_SEATS: a viewer who looks over the shoulders of all: sees each card that any seat
 * sees.  For replays; what nobody sees (decks, chance) is hidden here too.
 */
#define NW_MATCH_ALL_SEATS (NW_SEAT_NONE + 1)

typedef struct _NwJournal NwJournal;

#define NW_TYPE_MATCH (nw_match_get_type ())
G_DECLARE_FINAL_TYPE (NwMatch, nw_match, NW, MATCH, GObject)

NwMatch       *nw_match_new               (NwRuleset      *ruleset,
                                           const NwDeal   *deal,
                                           GListModel     *seats) G_GNUC_WARN_UNUSED_RESULT;
NwMatch       *nw_match_new_from_position (NwRuleset      *ruleset,
                                           guint64         seed,
                                           const NwState  *start,
                                           GListModel     *seats) G_GNUC_WARN_UNUSED_RESULT;

NwMatch       *nw_match_copy              (NwMatch        *self,
                                           guint           n_moves) G_GNUC_WARN_UNUSED_RESULT;

NwRuleset     *nw_match_get_ruleset       (NwMatch        *self);
guint64        nw_match_get_seed          (NwMatch        *self);
const NwDeal  *nw_match_get_deal          (NwMatch        *self);
GListModel    *nw_match_get_seats         (NwMatch        *self);
NwSeatInfo    *nw_match_get_seat          (NwMatch        *self,
                                           guint           seat);
guint          nw_match_get_n_seats       (NwMatch        *self);
guint          nw_match_get_n_humans      (NwMatch        *self);
char         **nw_match_dup_names         (NwMatch        *self) G_GNUC_WARN_UNUSED_RESULT;

guint          nw_match_get_actor         (NwMatch        *self);
guint          nw_match_get_turn          (NwMatch        *self);
guint          nw_match_get_round         (NwMatch        *self);
gboolean       nw_match_is_over           (NwMatch        *self);

/* Moves */

gboolean       nw_match_try_move          (NwMatch        *self,
                                           guint           seat,
                                           NwMove          move,
                                           GError        **error);
gboolean       nw_match_try_text          (NwMatch        *self,
                                           guint           seat,
                                           const char     *text,
                                           GError        **error);
gboolean       nw_match_check_move        (NwMatch        *self,
                                           guint           seat,
                                           NwMove          move,
                                           GError        **error);
const NwMove  *nw_match_legal             (NwMatch        *self,
                                           guint          *n_moves);

/* What a seat sees */

void           nw_match_view_for          (NwMatch        *self,
                                           guint           seat,
                                           NwState        *view);
void           nw_match_view_at           (NwMatch        *self,
                                           guint           index,
                                           guint           seat,
                                           NwState        *view);
void           nw_match_get_score         (NwMatch        *self,
                                           NwScore        *score,
                                           GArray         *lines);

/* History */

guint          nw_match_get_n_moves       (NwMatch        *self);
NwMove         nw_match_get_move          (NwMatch        *self,
                                           guint           index);
guint          nw_match_get_turn_at       (NwMatch        *self,
                                           guint           index);
guint          nw_match_get_round_at      (NwMatch        *self,
                                           guint           index);
guint          nw_match_get_decider       (NwMatch        *self,
                                           guint           index);
guint          nw_match_get_n_events      (NwMatch        *self,
                                           guint           index);
void           nw_match_get_event         (NwMatch        *self,
                                           guint           index,
                                           guint           event,
                                           guint           viewer,
                                           NwEvent        *out);

gboolean       nw_match_can_undo          (NwMatch        *self);
NwUndoBlocker  nw_match_get_undo_blocker  (NwMatch        *self);
gboolean       nw_match_undo              (NwMatch        *self);
gboolean       nw_match_can_redo          (NwMatch        *self);
gboolean       nw_match_redo              (NwMatch        *self);
gboolean       nw_match_move_reveals      (NwMatch        *self,
                                           NwMove          move);
gboolean       nw_match_get_unlimited_undo (NwMatch       *self);
void           nw_match_set_unlimited_undo (NwMatch       *self,
                                           gboolean        unlimited_undo);

/* Bots */

void           nw_match_start             (NwMatch        *self);
void           nw_match_stop              (NwMatch        *self);
gboolean       nw_match_is_running        (NwMatch        *self);
gboolean       nw_match_is_thinking       (NwMatch        *self);
guint          nw_match_get_bot_delay     (NwMatch        *self);
void           nw_match_set_bot_delay     (NwMatch        *self,
                                           guint           bot_delay);

/* Saving: the one way to the whole truth. */

void           nw_match_advise_async      (NwMatch        *self,
                                           GCancellable   *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer        user_data);
gboolean       nw_match_advise_finish     (NwMatch        *self,
                                           GAsyncResult   *result,
                                           NwAdvice       *advice,
                                           GError        **error);
guint          nw_match_get_n_advised     (NwMatch        *self,
                                           guint           seat);

void           nw_match_set_journal       (NwMatch        *self,
                                           NwJournal      *journal);
guint64        nw_match_get_hash          (NwMatch        *self);
const NwState *nw_match_get_start         (NwMatch        *self);

G_END_DECLS
