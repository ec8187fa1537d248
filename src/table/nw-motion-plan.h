/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How things move from where they lay to where they lie: worked out before anything is drawn, from
 * both lists of places and what is told of the way between them.  Knows no game.
 *
 * What nobody tells of is seen from its key: what lies elsewhere glides there, what looks different
 * changes, what is new appears and what is gone fades.
 */

#pragma once

#include "table/nw-places.h"
#include "table/nw-sprite.h"

G_BEGIN_DECLS

/**
 * NwWayKind:
 * @NW_WAY_ARRIVE: what lies at the end now came from the start
 * @NW_WAY_TURN: as %NW_WAY_ARRIVE, and it was turned over on the way
 * @NW_WAY_LEAVE: what lay at the start went to the end, where it is not seen any more
 * @NW_WAY_RISE: a mark appears at the end and rises
 *
 * Kinds of ways.
 */
typedef enum
{
  NW_WAY_ARRIVE,
  NW_WAY_TURN,
  NW_WAY_LEAVE,
  NW_WAY_RISE,
} NwWayKind;

/**
 * NwWay:
 * @kind: what kind
 * @from: key of the start
 * @to: key of the end
 * @mark: what rises
 *
 * What is told of one thing.
 */
typedef struct
{
  NwWayKind  kind;
  char      *from;
  char      *to;
  NwLook     mark;
} NwWay;

void   nw_way_clear   (NwWay       *self);
guint  nw_motion_plan (GPtrArray   *before,
                       GPtrArray   *after,
                       const NwWay *ways,
                       guint        n_ways,
                       guint        duration,
                       GArray      *sprites);

G_END_DECLS
