/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events: what a move made happen, for logs, animation and machines.
 *
 * apply () writes events in the order in which things happen.  An event is a kind, the seat that
 * it happened to, and up to six numbers whose meaning a game's table of event kinds tells, so that
 * everything above can print, translate or animate events without a line of code per kind here.
 * All see that an event happens; its cards are known only to the seats in its mask.
 */

#pragma once

#include "engine/nw-seat.h"

G_BEGIN_DECLS

#define NW_EVENT_N_ARGS 6

/** NW_EVENT_HIDDEN: the value of an argument that the viewer may not know. */
#define NW_EVENT_HIDDEN (-1)

/** NW_EVENT_NOTHING: the value of an argument for a card when there is no card. */
#define NW_EVENT_NOTHING (-2)

/** NW_EVENT_KNOWN_TO_ALL: the mask of an event without secrets. */
#define NW_EVENT_KNOWN_TO_ALL 0xff

/**
 * NwArgType:
 * @NW_ARG_NONE: no argument: ends the list
 * @NW_ARG_INT: a plain number
 * @NW_ARG_BOOL: 0 or 1
 * @NW_ARG_SEAT: a seat, 0…7
 * @NW_ARG_CARD: a card by its index in the compiled rules; the one type that can be secret
 * @NW_ARG_ID: an entry of one of the game's tables, such as a colour, by its index; the table is
 *   named by the argument, see the arg_id () of #NwRules
 *
 * What an argument of an event is.
 */
typedef enum
{
  NW_ARG_NONE,
  NW_ARG_INT,
  NW_ARG_BOOL,
  NW_ARG_SEAT,
  NW_ARG_CARD,
  NW_ARG_ID,
} NwArgType;

/**
 * NwArgInfo:
 * @name: the member's name in JSON
 * @type: what it is
 *
 * One argument of a kind of event.
 */
typedef struct
{
  const char *name;
  NwArgType   type;
} NwArgInfo;

/**
 * NwEventInfo:
 * @name: the kind's name in JSON: a lower-case word, with hyphens
 * @args: its arguments, closed by %NW_ARG_NONE unless there are six
 *
 * One kind of event of a game.
 */
typedef struct
{
  const char *name;
  NwArgInfo   args[NW_EVENT_N_ARGS];
} NwEventInfo;

/**
 * NwEvent:
 * @kind: index into the game's table of event kinds
 * @seat: whom it concerns, or %NW_SEAT_NONE
 * @known_to: bit s is set if seat s may know the event's cards
 * @args: the arguments, as the kind's #NwEventInfo names them
 *
 * Something that happened.
 */
typedef struct
{
  guint8 kind;
  guint8 seat;
  guint8 known_to;
  guint8 reserved;
  gint32 args[NW_EVENT_N_ARGS];
} NwEvent;

/**
 * NwEventSink:
 * @emit: called once for each event, in order; must not touch the state
 * @user_data: passed to @emit
 *
 * Where apply () writes events, if anybody wants them.
 */
typedef struct
{
  void   (*emit) (const NwEvent *event,
                  gpointer       user_data);
  gpointer user_data;
} NwEventSink;

NwEvent nw_event_for_viewer (const NwEvent     *event,
                             const NwEventInfo *info,
                             guint              viewer);

G_END_DECLS
