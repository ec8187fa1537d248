/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl as its views see it: one viewed state as typed properties, and what can be done with
 * each thing on the table.
 *
 * A thing on the table is named by its *spot*.  Every legal move is offered at one spot or more
 * (the ink that is placed, the station where it goes), or is an answer without a spot, such as
 * `sell`.  Slots and places are counted from 0 here, as in moves; people read them from 1.
 */

#pragma once

#include "games/brawl/nw-brawl-state.h"
#include "match/nw-game.h"

G_BEGIN_DECLS

/**
 * NwBrawlSpotKind:
 * @NW_BRAWL_AT_NOTHING: no spot
 * @NW_BRAWL_AT_CHARACTER: a character that is to be chosen: its index
 * @NW_BRAWL_AT_CLIENT: an open client: its place, or %NW_BRAWL_FROM_DECK
 * @NW_BRAWL_AT_INK: ink of the reserve: its index
 * @NW_BRAWL_AT_TATTOO: an open tattoo: its place, %NW_BRAWL_FROM_DECK or %NW_BRAWL_DONATED
 * @NW_BRAWL_AT_PLACE: a seat's place for clients: a #NwBrawlPlace
 * @NW_BRAWL_AT_STATION: a seat's station
 * @NW_BRAWL_AT_STORE: ink in a seat's store: its index
 * @NW_BRAWL_AT_RESERVE: a tattoo in a seat's reserve: its slot
 * @NW_BRAWL_AT_FINISHED: a seat's finished tattoo, in the order of collection
 * @NW_BRAWL_AT_HAND: what a seat holds in its hand: the draft's tattoos, or what it has just taken
 *
 * Kinds of spots, each with what its index is.
 */
typedef enum
{
  NW_BRAWL_AT_NOTHING,
  NW_BRAWL_AT_CHARACTER,
  NW_BRAWL_AT_CLIENT,
  NW_BRAWL_AT_INK,
  NW_BRAWL_AT_TATTOO,
  NW_BRAWL_AT_PLACE,
  NW_BRAWL_AT_STATION,
  NW_BRAWL_AT_STORE,
  NW_BRAWL_AT_RESERVE,
  NW_BRAWL_AT_FINISHED,
  NW_BRAWL_AT_HAND,
  NW_BRAWL_N_SPOT_KINDS,
} NwBrawlSpotKind;

/**
 * NwBrawlSpot:
 * @kind: a #NwBrawlSpotKind
 * @seat: whose, where it is somebody's; else 0
 * @index: which
 *
 * Where something lies on the table.
 */
typedef struct
{
  guint8 kind;
  guint8 seat;
  guint8 index;
} NwBrawlSpot;

/** NW_BRAWL_SPOT: a spot as a value. */
#define NW_BRAWL_SPOT(a_kind, a_seat, a_index)                                                  \
  ((NwBrawlSpot) { .kind = (guint8) (a_kind), .seat = (guint8) (a_seat),                        \
                   .index = (guint8) (a_index) })

/** NW_BRAWL_MAX_HAND: the most cards in a hand. */
#define NW_BRAWL_MAX_HAND NW_BRAWL_N_HAND

/**
 * nw_brawl_spot_equal:
 * @a: a spot
 * @b: another
 *
 * Returns: whether they are the same
 */
static inline gboolean
nw_brawl_spot_equal (NwBrawlSpot a,
                     NwBrawlSpot b)
{
  return a.kind == b.kind && a.seat == b.seat && a.index == b.index;
}

#define NW_TYPE_BRAWL_GAME (nw_brawl_game_get_type ())
G_DECLARE_FINAL_TYPE (NwBrawlGame, nw_brawl_game, NW, BRAWL_GAME, NwGame)

NwBrawlGame        *nw_brawl_game_new          (NwRuleset    *ruleset) G_GNUC_WARN_UNUSED_RESULT;

const NwBrawlRules *nw_brawl_game_get_rules    (NwBrawlGame  *self);
const NwBrawlState *nw_brawl_game_get_state    (NwBrawlGame  *self);
guint               nw_brawl_game_get_viewer   (NwBrawlGame  *self);

/* What lies where */

guint               nw_brawl_game_get_n_hand   (NwBrawlGame  *self,
                                                guint         seat);
gboolean            nw_brawl_game_is_client    (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);
guint               nw_brawl_game_get_card     (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);
gboolean            nw_brawl_game_is_closed    (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);
guint               nw_brawl_game_get_ink      (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);

/* Moves at spots */

NwBrawlSpot         nw_brawl_game_get_spot     (NwBrawlGame  *self,
                                                NwMove        move);
guint               nw_brawl_game_get_moves    (NwBrawlGame  *self,
                                                NwBrawlSpot   spot,
                                                NwMove       *moves);
guint               nw_brawl_game_get_between  (NwBrawlGame  *self,
                                                NwBrawlSpot   from,
                                                NwBrawlSpot   to,
                                                NwMove       *moves);
guint               nw_brawl_game_get_answers  (NwBrawlGame  *self,
                                                NwMove       *moves);
gboolean            nw_brawl_game_is_inviting  (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);
NwMove              nw_brawl_game_get_sensible (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);
NwMove              nw_brawl_game_get_attempt  (NwBrawlGame  *self,
                                                NwBrawlSpot   spot);

G_END_DECLS
