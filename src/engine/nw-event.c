/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Blanking the secrets of events.
 */

#include "engine/nw-event.h"

/**
 * nw_event_for_viewer:
 * @event: what happened
 * @info: the event's kind
 * @viewer: a seat, or %NW_SEAT_NONE for somebody who sits nowhere
 *
 * Blanks the cards that @viewer may not know with %NW_EVENT_HIDDEN.
 *
 * Returns: the event as @viewer may see it
 */
NwEvent
nw_event_for_viewer (const NwEvent     *event,
                     const NwEventInfo *info,
                     guint              viewer)
{
  NwEvent seen = *event;
  const gboolean is_known = event->known_to == NW_EVENT_KNOWN_TO_ALL ||
                            (viewer < NW_MAX_SEATS && (event->known_to >> viewer & 1));

  for (guint i = 0; !is_known && i < NW_EVENT_N_ARGS && info->args[i].type != NW_ARG_NONE; i++)
    if (info->args[i].type == NW_ARG_CARD)
      seen.args[i] = NW_EVENT_HIDDEN;

  return seen;
}
