/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who sits at a seat: the name, the kind of player, and what language and colour are theirs.
 *
 * The engine knows seats by their number only.  A seat's place in the list of seats is its number.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * NwSeatKind:
 * @NW_SEAT_KIND_HUMAN: somebody at this screen
 * @NW_SEAT_KIND_RANDOM: a bot that plays any legal move
 * @NW_SEAT_KIND_APPRENTICE: a bot, plausible and careless
 * @NW_SEAT_KIND_JOURNEYMAN: a bot, greedy with sound judgement
 * @NW_SEAT_KIND_MASTER: a bot that searches
 *
 * What plays a seat.  The order of the bots is that of #NwBotLevel.
 */
typedef enum
{
  NW_SEAT_KIND_HUMAN,
  NW_SEAT_KIND_RANDOM,
  NW_SEAT_KIND_APPRENTICE,
  NW_SEAT_KIND_JOURNEYMAN,
  NW_SEAT_KIND_MASTER,
  NW_N_SEAT_KINDS,
} NwSeatKind;

GType nw_seat_kind_get_type (void);
#define NW_TYPE_SEAT_KIND (nw_seat_kind_get_type ())

#define NW_TYPE_SEAT_INFO (nw_seat_info_get_type ())
G_DECLARE_FINAL_TYPE (NwSeatInfo, nw_seat_info, NW, SEAT_INFO, GObject)

NwSeatInfo *nw_seat_info_new          (const char *name,
                                       NwSeatKind  kind,
                                       const char *language,
                                       const char *colour) G_GNUC_WARN_UNUSED_RESULT;
NwSeatInfo *nw_seat_info_copy         (NwSeatInfo *self) G_GNUC_WARN_UNUSED_RESULT;

const char *nw_seat_info_get_name     (NwSeatInfo *self);
void        nw_seat_info_set_name     (NwSeatInfo *self,
                                       const char *name);
NwSeatKind  nw_seat_info_get_kind     (NwSeatInfo *self);
void        nw_seat_info_set_kind     (NwSeatInfo *self,
                                       NwSeatKind  kind);
gboolean    nw_seat_info_is_human     (NwSeatInfo *self);
const char *nw_seat_info_get_language (NwSeatInfo *self);
void        nw_seat_info_set_language (NwSeatInfo *self,
                                       const char *language);
const char *nw_seat_info_get_colour   (NwSeatInfo *self);
void        nw_seat_info_set_colour   (NwSeatInfo *self,
                                       const char *colour);

const char *nw_seat_kind_to_text      (NwSeatKind  kind);
gboolean    nw_seat_kind_from_text    (const char *text,
                                       NwSeatKind *kind);

G_END_DECLS
