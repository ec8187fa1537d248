/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events of Tattoo Brawl as motion; see nw-brawl-motion.h.
 *
 * Keys of the table are its spots, and "seat" with a number for the players.  A table tells for each
 * kind of event from which spot to which something goes.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-brawl-motion.h"
#include "table/nw-words.h"

/* Where a seat or an index of a spot comes from, if not from an argument of the event. */
enum
{
  OF_EVENT = -1,
  ZERO = -2,
  ONE = -3,
  DECK = -4,
  DONATION = -5,
  LAST_FINISHED = -6,
};

/**
 * End:
 * @kind: a #NwBrawlSpotKind
 * @seat: number of the argument that is the seat, %OF_EVENT, or %ZERO
 * @index: number of the argument that is the index, or one of the above
 *
 * Where something goes from or to.
 */
typedef struct
{
  guint8 kind;
  gint8  seat;
  gint8  index;
} End;

#define HAND { NW_BRAWL_AT_HAND, OF_EVENT, ZERO }
#define STATION { NW_BRAWL_AT_STATION, OF_EVENT, ZERO }
#define PLACE(index) { NW_BRAWL_AT_PLACE, OF_EVENT, index }

static const struct
{
  guint8 event;
  gint8  arg;
  guint8 value;
  End    from;
  End    to;
} paths[] = {
  { NW_BRAWL_EVENT_CLIENT_TAKEN, 1, 0, { NW_BRAWL_AT_CLIENT, ZERO, DECK }, HAND },
  { NW_BRAWL_EVENT_CLIENT_TAKEN, -1, 0, { NW_BRAWL_AT_CLIENT, ZERO, 1 }, HAND },
  { NW_BRAWL_EVENT_CLIENT_STOLEN, -1, 0, { NW_BRAWL_AT_PLACE, 1, ONE }, HAND },
  { NW_BRAWL_EVENT_CLIENT_SEATED, 1, TRUE, HAND, PLACE (ZERO) },
  { NW_BRAWL_EVENT_CLIENT_SEATED, -1, 0, HAND, PLACE (ONE) },
  { NW_BRAWL_EVENT_CLIENT_MOVED, 1, TRUE, PLACE (ONE), PLACE (ZERO) },
  { NW_BRAWL_EVENT_CLIENT_MOVED, -1, 0, PLACE (ZERO), PLACE (ONE) },
  { NW_BRAWL_EVENT_CLIENT_REVEALED, -1, 0, { NW_BRAWL_AT_CLIENT, ZERO, DECK },
    { NW_BRAWL_AT_CLIENT, ZERO, 1 } },
  { NW_BRAWL_EVENT_INK_TAKEN, -1, 0, { NW_BRAWL_AT_INK, ZERO, 0 },
    { NW_BRAWL_AT_STORE, OF_EVENT, 0 } },
  { NW_BRAWL_EVENT_INK_MIXED, -1, 0, { NW_BRAWL_AT_INK, ZERO, 0 },
    { NW_BRAWL_AT_STORE, OF_EVENT, 0 } },
  { NW_BRAWL_EVENT_INK_SOLD, -1, 0, { NW_BRAWL_AT_STORE, 1, 0 },
    { NW_BRAWL_AT_STORE, OF_EVENT, 0 } },
  { NW_BRAWL_EVENT_INK_PLACED, -1, 0, { NW_BRAWL_AT_STORE, OF_EVENT, 0 }, STATION },
  { NW_BRAWL_EVENT_DRAWN, 2, TRUE, { NW_BRAWL_AT_TATTOO, ZERO, DONATION }, HAND },
  { NW_BRAWL_EVENT_DRAWN, 1, 0, { NW_BRAWL_AT_TATTOO, ZERO, DECK }, HAND },
  { NW_BRAWL_EVENT_DRAWN, -1, 0, { NW_BRAWL_AT_TATTOO, ZERO, 1 }, HAND },
  { NW_BRAWL_EVENT_LAID, -1, 0, HAND, { NW_BRAWL_AT_RESERVE, OF_EVENT, 1 } },
  { NW_BRAWL_EVENT_REVEALED, -1, 0, { NW_BRAWL_AT_TATTOO, ZERO, DECK },
    { NW_BRAWL_AT_TATTOO, ZERO, 1 } },
  { NW_BRAWL_EVENT_DONATED, -1, 0, { NW_BRAWL_AT_RESERVE, OF_EVENT, 1 },
    { NW_BRAWL_AT_TATTOO, ZERO, DONATION } },
  { NW_BRAWL_EVENT_RECYCLED, -1, 0, { NW_BRAWL_AT_RESERVE, OF_EVENT, 1 },
    { NW_BRAWL_AT_TATTOO, ZERO, DECK } },
  { NW_BRAWL_EVENT_HANDED, -1, 0, { NW_BRAWL_AT_RESERVE, OF_EVENT, 1 },
    { NW_BRAWL_AT_RESERVE, 2, 3 } },
  { NW_BRAWL_EVENT_STARTED, -1, 0, { NW_BRAWL_AT_RESERVE, OF_EVENT, 1 }, STATION },
  { NW_BRAWL_EVENT_COLLECTED, -1, 0, STATION,
    { NW_BRAWL_AT_FINISHED, OF_EVENT, LAST_FINISHED } },
};

/**
 * nw_brawl_motion_key:
 * @spot: a spot
 *
 * Returns: (transfer full): the key of what lies there
 */
char *
nw_brawl_motion_key (NwBrawlSpot spot)
{
  return g_strdup_printf ("spot %u %u %u", spot.kind, spot.seat, spot.index);
}

/* Events count places and slots from 1, spots from 0; inks count from 0 in both. */
static guint
get_index (const NwBrawlView *view,
           const End         *end,
           const NwEvent     *event)
{
  const gboolean is_ink = end->kind == NW_BRAWL_AT_INK || end->kind == NW_BRAWL_AT_STORE;

  switch (end->index)
    {
    case ZERO:
      return 0;
    case ONE:
      return 1;
    case DECK:
      return NW_BRAWL_FROM_DECK;
    case DONATION:
      return NW_BRAWL_DONATED;
    case LAST_FINISHED:
      return MAX (nw_brawl_game_get_state (view->game)->seats[event->seat].n_finished, 1) - 1u;
    default:
      return (guint) event->args[end->index] - (is_ink ? 0 : 1);
    }
}

static char *
name_end (const NwBrawlView *view,
          const End         *end,
          const NwEvent     *event)
{
  const guint seat = end->seat == OF_EVENT ? event->seat
                     : end->seat == ZERO ? 0 : (guint) event->args[end->seat];

  return nw_brawl_motion_key (NW_BRAWL_SPOT (end->kind, seat, get_index (view, end, event)));
}

static void
tell_path (NwMotion          *motion,
           const NwBrawlView *view,
           const NwEvent     *event)
{
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    if (paths[i].event == event->kind &&
        (paths[i].arg < 0 || event->args[paths[i].arg] == paths[i].value))
      {
        g_autofree char *from = name_end (view, &paths[i].from, event);
        g_autofree char *to = name_end (view, &paths[i].to, event);

        nw_motion_arrive (motion, from, to);
        return;
      }
}

/* What a seat gains or pays rises from it. */
static void
tell_money (NwMotion          *motion,
            const NwBrawlView *view,
            const NwEvent     *event)
{
  g_autofree char *amount = nw_catalogue_number (view->words, ABS (event->args[0]));
  g_autofree char *key = g_strdup_printf ("seat %u", event->seat);
  g_autofree char *text =
    nw_words_say (view->words, event->args[0] < 0 ? N_("−${amount}") : N_("+${amount}"), "amount",
                  amount, NULL);

  nw_motion_rise (motion, key, text);
}

/**
 * nw_brawl_motion_tell:
 * @motion: a motion that began before the table was updated
 * @view: what is to be seen now
 * @match: a match of Tattoo Brawl
 * @index: a move of it, from 0
 * @reader: the seat that looks, or %NW_SEAT_NONE
 *
 * Tells what a move made happen, as far as the reader may know it.
 */
void
nw_brawl_motion_tell (NwMotion          *motion,
                      const NwBrawlView *view,
                      NwMatch           *match,
                      guint              index,
                      guint              reader)
{
  for (guint i = 0; i < nw_match_get_n_events (match, index); i++)
    {
      NwEvent event;

      nw_match_get_event (match, index, i, reader, &event);
      if (event.kind == NW_BRAWL_EVENT_MONEY && event.args[0] != 0)
        tell_money (motion, view, &event);
      else
        tell_path (motion, view, &event);
    }
}
