/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor as its views see it: one viewed state as typed properties, and the questions
 * that views ask about the legal moves.
 *
 * It holds no truth of its own: update () replaces everything it says.  Positions of fabrics are
 * counted from 0 here, as in moves; people read them from 1.
 */

#pragma once

#include "games/tailor/nw-tailor-state.h"
#include "match/nw-game.h"
#include "match/nw-match.h"

G_BEGIN_DECLS

/**
 * NwTailorFit:
 * @move: the move that completes it there, if that is legal now
 * @position: first position of the section
 * @length: fabrics of the section
 * @reversed: whether the sequence is read backwards
 *
 * A place in the row where an order fits.
 */
typedef struct
{
  NwMove   move;
  guint    position;
  guint    length;
  gboolean reversed;
} NwTailorFit;

/** NW_TAILOR_MAX_FITS: the most places at which one order fits one row. */
#define NW_TAILOR_MAX_FITS (2 * NW_TAILOR_MAX_ROW)

/** NW_TAILOR_PLAN_DYES: as many dyes a plan looks ahead. */
#define NW_TAILOR_PLAN_DYES 2

/**
 * NwTailorPlan:
 * @n_dyes: dyes needed, 0 if it fits as the row is
 * @dyes: those dyes, in order
 * @fit: where it fits then; its move is %NW_MOVE_NONE unless @n_dyes is 0 and it is legal now
 *
 * How an order could be made to fit.
 */
typedef struct
{
  guint       n_dyes;
  NwMove      dyes[NW_TAILOR_PLAN_DYES];
  NwTailorFit fit;
} NwTailorPlan;

/**
 * NwTailorCard:
 * @order: the order by index in the compiled rules, %NW_TAILOR_NONE if the viewer can't know it
 * @level: from 0
 * @magic: magic fabrics on it; a completed order's
 * @is_known: an exclusive order's: whether all know it
 *
 * An order before a seat.
 */
typedef struct
{
  guint8 order;
  guint8 level;
  guint8 magic;
  guint8 is_known;
} NwTailorCard;

#define NW_TYPE_TAILOR_GAME (nw_tailor_game_get_type ())
G_DECLARE_FINAL_TYPE (NwTailorGame, nw_tailor_game, NW, TAILOR_GAME, NwGame)

NwTailorGame        *nw_tailor_game_new           (NwRuleset          *ruleset)
                                                   G_GNUC_WARN_UNUSED_RESULT;
void                 nw_tailor_game_update        (NwTailorGame       *self,
                                                   const NwState      *view,
                                                   const NwMove       *legal,
                                                   guint               n_legal);

const NwTailorRules *nw_tailor_game_get_rules     (NwTailorGame       *self);
NwRuleset           *nw_tailor_game_get_ruleset   (NwTailorGame       *self);
const NwTailorState *nw_tailor_game_get_state     (NwTailorGame       *self);

guint                nw_tailor_game_get_n_seats   (NwTailorGame       *self);
guint                nw_tailor_game_get_actor     (NwTailorGame       *self);
guint                nw_tailor_game_get_turn      (NwTailorGame       *self);
guint                nw_tailor_game_get_round     (NwTailorGame       *self);
NwTailorAction       nw_tailor_game_get_action    (NwTailorGame       *self);
NwTailorPending      nw_tailor_game_get_pending   (NwTailorGame       *self);
guint                nw_tailor_game_get_dyes_left (NwTailorGame       *self);
gboolean             nw_tailor_game_is_last_round (NwTailorGame       *self);
gboolean             nw_tailor_game_is_over       (NwTailorGame       *self);

/* Boards and display */

const NwTailorSeat  *nw_tailor_game_get_seat      (NwTailorGame       *self,
                                                   guint               seat);
guint                nw_tailor_game_get_fabric    (NwTailorGame       *self,
                                                   guint               seat,
                                                   guint               position);
guint                nw_tailor_game_get_completed (NwTailorGame       *self,
                                                   guint               seat,
                                                   NwTailorCard       *cards);
guint                nw_tailor_game_get_exclusive (NwTailorGame       *self,
                                                   guint               seat,
                                                   NwTailorCard       *cards);
guint                nw_tailor_game_get_n_display (NwTailorGame       *self,
                                                   guint               level);
guint                nw_tailor_game_get_display   (NwTailorGame       *self,
                                                   guint               level,
                                                   guint               place);
guint                nw_tailor_game_get_n_deck    (NwTailorGame       *self,
                                                   guint               level);

/* Legal moves */

gboolean             nw_tailor_game_is_legal      (NwTailorGame       *self,
                                                   NwMove              move);
guint                nw_tailor_game_get_dyes      (NwTailorGame       *self,
                                                   guint               first,
                                                   guint               last);
guint                nw_tailor_game_get_magics    (NwTailorGame       *self,
                                                   guint               source,
                                                   guint               position);
guint                nw_tailor_game_get_fits      (NwTailorGame       *self,
                                                   guint               order,
                                                   NwTailorFit        *fits);
guint                nw_tailor_game_get_n_fitting (NwTailorGame       *self);
gboolean             nw_tailor_game_plan          (NwTailorGame       *self,
                                                   guint               seat,
                                                   guint               order,
                                                   NwTailorPlan       *plan);

G_END_DECLS
