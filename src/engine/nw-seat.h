/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats and viewers.  A seat is a place at the table, numbered from 0 in turn order and written
 * `s1`, `s2`, … in notation.  Who sits there, by name or by bot, is not known here.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** NW_MAX_SEATS: the most seats that any game has. */
#define NW_MAX_SEATS 8

/** NW_SEAT_NONE: nobody; as a viewer, somebody who sits nowhere and sees what all see. */
#define NW_SEAT_NONE 0xff

guint nw_seat_from_text (const char *text);

G_END_DECLS
