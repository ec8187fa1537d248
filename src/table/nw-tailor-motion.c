/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events of the tailor as motion; see nw-tailor-motion.h.
 *
 * Keys of the table: "order", "deck", "row" with seat and position, "token" by kind, "magic" in the
 * supply and with its source on the own board, "medal", "seat".
 *
 * A fabric has no name of its own: where each came from is followed from event to event, and told
 * when the row is as it will be seen.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "games/tailor/nw-tailor-state.h"
#include "table/nw-tailor-motion.h"

/* Instead of a position in the row as it was: it came out of the supply. */
#define FROM_SUPPLY NW_TAILOR_MAX_ROW

typedef struct
{
  NwMotion            *motion;
  const NwTailorRules *rules;
  guint                front;

  /* The row of the seat that moves: its colours, and where they were before */
  guint                seat;
  guint                n_fabrics;
  guint8               colours[NW_TAILOR_MAX_ROW];
  guint8               origins[NW_TAILOR_MAX_ROW];
} Teller;

static gboolean
is_own (const Teller *teller)
{
  return teller->seat == teller->front;
}

static char *
name_fabric (const Teller *teller,
             guint         position)
{
  return g_strdup_printf ("row %u %u", teller->seat, position);
}

static char *
name_token (const Teller *teller,
            guint         colour)
{
  return g_strdup_printf ("token %u", teller->rules->token_of[colour]);
}

static char *
name_seat (const Teller *teller)
{
  return g_strdup_printf ("seat %u", teller->seat);
}

/* ---- Rows ------------------------------------------------------------------------------------- */

static void
insert_white (Teller *teller,
              guint   at,
              guint   n)
{
  n = MIN (n, NW_TAILOR_MAX_ROW - teller->n_fabrics);
  memmove (&teller->colours[at + n], &teller->colours[at], teller->n_fabrics - at);
  memmove (&teller->origins[at + n], &teller->origins[at], teller->n_fabrics - at);
  memset (&teller->colours[at], 0, n);
  memset (&teller->origins[at], FROM_SUPPLY, n);
  teller->n_fabrics += n;
}

static void
remove_fabrics (Teller *teller,
                guint   at,
                guint   n)
{
  const guint rest = teller->n_fabrics - at - n;

  memmove (&teller->colours[at], &teller->colours[at + n], rest);
  memmove (&teller->origins[at], &teller->origins[at + n], rest);
  teller->n_fabrics -= n;
}

static void
recolour (Teller *teller,
          guint   position,
          guint   colour)
{
  teller->colours[position] = (guint8) colour;
  teller->origins[position] = FROM_SUPPLY;
}

/* Tells of the whole row, once it is as it will be seen.  The small rows of others do not slide:
 * they show only what comes and goes. */
static void
tell_row (Teller *teller)
{
  for (guint i = 0; i < teller->n_fabrics; i++)
    {
      const guint origin = teller->origins[i];
      g_autofree char *to = name_fabric (teller, i);
      g_autofree char *from = origin == FROM_SUPPLY ? name_token (teller, teller->colours[i])
                                                    : name_fabric (teller, origin);

      if (origin == FROM_SUPPLY || (origin != i && is_own (teller)))
        nw_motion_arrive (teller->motion, from, to);
      teller->origins[i] = (guint8) i;
    }
}

/* ---- Events ----------------------------------------------------------------------------------- */

static void
tell_dyed (Teller        *teller,
           const NwEvent *event)
{
  for (gint at = event->args[0]; at <= event->args[1]; at++)
    recolour (teller, (guint) at - 1, (guint) event->args[2]);
}

static void
tell_magic_used (Teller        *teller,
                 const NwEvent *event)
{
  const guint at = (guint) event->args[0] - 1;
  const guint source = event->args[3] == NW_EVENT_NOTHING ? 0 : 1 + (guint) event->args[3];
  g_autofree char *magic = g_strdup_printf ("magic %u", source);
  g_autofree char *fabric = name_fabric (teller, at);

  if (is_own (teller))
    nw_motion_leave (teller->motion, magic, fabric);
  recolour (teller, at, (guint) event->args[1]);
}

/* Magic orders stay to be seen on the own board; where they lie then is told by their key. */
static void
tell_card_completed (Teller *teller,
                     guint   card)
{
  const NwTailorOrder *order = &teller->rules->orders[card];
  g_autofree char *from = g_strdup_printf ("order %u", card);
  g_autofree char *seat = name_seat (teller);
  g_autofree char *points = g_strdup_printf ("+%u", order->points);

  if (!is_own (teller) || order->pattern == NW_TAILOR_NONE)
    {
      nw_motion_leave (teller->motion, from, seat);
    }
  else if (order->reward != NW_TAILOR_REWARD_MAGIC)
    {
      g_autofree char *medal = g_strdup_printf ("medal %u", order->pattern);

      nw_motion_leave (teller->motion, from, medal);
    }
  nw_motion_rise (teller->motion, seat, points);
}

static void
tell_completed (Teller        *teller,
                const NwEvent *event)
{
  const guint first = (guint) event->args[1] - 1;
  const guint n = (guint) (event->args[2] - event->args[1]) + 1;

  if (!event->args[3])
    tell_card_completed (teller, (guint) event->args[0]);

  for (guint i = first; i < first + n; i++)
    if (teller->origins[i] != FROM_SUPPLY)
      {
        g_autofree char *from = name_fabric (teller, teller->origins[i]);
        g_autofree char *to = name_token (teller, teller->colours[i]);

        nw_motion_leave (teller->motion, from, to);
      }
  remove_fabrics (teller, first, n);
}

static void
tell_magic_gained (Teller        *teller,
                   const NwEvent *event)
{
  const guint source = event->args[0] == NW_EVENT_NOTHING ? 0 : 1 + (guint) event->args[0];
  g_autofree char *to = is_own (teller) ? g_strdup_printf ("magic %u", source)
                                        : name_seat (teller);

  if (is_own (teller))
    nw_motion_arrive (teller->motion, "magic", to);
  else
    nw_motion_leave (teller->motion, "magic", to);
}

static void
tell_white_added (Teller        *teller,
                  const NwEvent *event)
{
  insert_white (teller, event->args[0] ? teller->n_fabrics : 0, 1);
}

static void
tell_restocked (Teller        *teller,
                const NwEvent *event)
{
  insert_white (teller, 0, (guint) event->args[0]);
  insert_white (teller, teller->n_fabrics, (guint) event->args[1]);
}

/* What the reader takes from the display keeps its key. */
static void
tell_reserved (Teller        *teller,
               const NwEvent *event)
{
  const gboolean is_known = event->args[0] != NW_EVENT_HIDDEN;
  const gboolean is_from_deck = event->args[2];
  g_autofree char *deck = g_strdup_printf ("deck %d", event->args[1] - 1);
  g_autofree char *order = g_strdup_printf ("order %d", event->args[0]);
  g_autofree char *seat = name_seat (teller);

  if (is_own (teller) && is_known && is_from_deck)
    nw_motion_turn (teller->motion, deck, order);
  else if (!is_own (teller) || !is_known)
    nw_motion_leave (teller->motion, is_from_deck ? deck : order, seat);
}

static void
tell_revealed (Teller        *teller,
               const NwEvent *event)
{
  g_autofree char *deck = g_strdup_printf ("deck %d", event->args[1] - 1);
  g_autofree char *order = g_strdup_printf ("order %d", event->args[0]);

  tell_row (teller);
  nw_motion_turn (teller->motion, deck, order);
}

static void (*const tell[NW_TAILOR_N_EVENTS]) (Teller        *teller,
                                               const NwEvent *event) = {
  [NW_TAILOR_EVENT_DYED] = tell_dyed,
  [NW_TAILOR_EVENT_MAGIC_USED] = tell_magic_used,
  [NW_TAILOR_EVENT_COMPLETED] = tell_completed,
  [NW_TAILOR_EVENT_MAGIC_GAINED] = tell_magic_gained,
  [NW_TAILOR_EVENT_WHITE_ADDED] = tell_white_added,
  [NW_TAILOR_EVENT_RESERVED] = tell_reserved,
  [NW_TAILOR_EVENT_RESTOCKED] = tell_restocked,
  [NW_TAILOR_EVENT_REVEALED] = tell_revealed,
};

static void
read_row (Teller              *teller,
          const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[teller->seat];

  teller->n_fabrics = seat->row_length;
  for (guint i = 0; i < seat->row_length; i++)
    {
      teller->colours[i] = (guint8) nw_tailor_fabric (seat->row, i);
      teller->origins[i] = (guint8) i;
    }
}

/**
 * nw_tailor_motion_tell:
 * @motion: a motion that began before the table was updated
 * @match: a match of the tailor
 * @index: a move of it, from 0
 * @front: the seat whose board lies in front
 * @reader: the seat that looks, or %NW_SEAT_NONE
 *
 * Tells what a move made happen, as far as the reader may know it.
 */
void
nw_tailor_motion_tell (NwMotion *motion,
                       NwMatch  *match,
                       guint     index,
                       guint     front,
                       guint     reader)
{
  Teller teller = {
    .motion = motion, .rules = nw_ruleset_get_compiled (nw_match_get_ruleset (match)),
    .front = front, .seat = nw_match_get_decider (match, index),
  };
  NwState state;

  nw_match_view_at (match, index, reader, &state);
  read_row (&teller, (const NwTailorState *) &state);

  for (guint i = 0; i < nw_match_get_n_events (match, index); i++)
    {
      NwEvent event;

      nw_match_get_event (match, index, i, reader, &event);
      if (event.kind < G_N_ELEMENTS (tell) && tell[event.kind] != NULL &&
          event.seat == teller.seat)
        tell[event.kind] (&teller, &event);
    }
  tell_row (&teller);
}
