/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is chosen for a new game: seats and ruleset.  A plain value that is remembered as JSON text.
 */

#pragma once

#include "match/nw-match.h"

G_BEGIN_DECLS

/** NW_NEW_GAME_MAX_SEATS: the most seats that are offered. */
#define NW_NEW_GAME_MAX_SEATS 4

/** NW_NEW_GAME_N_COLOURS: the colours that a seat can have. */
#define NW_NEW_GAME_N_COLOURS 8

/**
 * NwNewGame:
 * @n_seats: seats that play, 2…%NW_NEW_GAME_MAX_SEATS
 * @names: (array fixed-size=4): names by seat
 * @kinds: (array fixed-size=4): what plays each seat
 * @languages: (array fixed-size=4): language tags by seat
 * @colours: (array fixed-size=4): colours by seat, 0…%NW_NEW_GAME_N_COLOURS - 1, each another one
 * @games: (nullable): by the id of a game, by which rules it was played last; see
 *   nw_new_game_set_rules()
 *
 * A choice.  Seats that do not play are remembered as well.
 */
typedef struct
{
  guint      n_seats;
  char      *names[NW_NEW_GAME_MAX_SEATS];
  NwSeatKind kinds[NW_NEW_GAME_MAX_SEATS];
  char      *languages[NW_NEW_GAME_MAX_SEATS];
  guint      colours[NW_NEW_GAME_MAX_SEATS];
  GVariant  *games;
} NwNewGame;

void        nw_new_game_init          (NwNewGame       *self,
                                       const char      *language);
void        nw_new_game_copy          (NwNewGame       *self,
                                       const NwNewGame *other);
void        nw_new_game_clear         (NwNewGame       *self);
gboolean    nw_new_game_read          (NwNewGame       *self,
                                       const char      *text);
char       *nw_new_game_write         (const NwNewGame *self) G_GNUC_WARN_UNUSED_RESULT;
void        nw_new_game_set_colour    (NwNewGame       *self,
                                       guint            seat,
                                       guint            colour);
const char *nw_new_game_name_colour   (guint            colour);
void        nw_new_game_set_rules     (NwNewGame       *self,
                                       const char      *game,
                                       const char      *path,
                                       GVariant        *rules);
char       *nw_new_game_get_path      (const NwNewGame *self,
                                       const char      *game) G_GNUC_WARN_UNUSED_RESULT;
GVariant   *nw_new_game_get_rules     (const NwNewGame *self,
                                       const char      *game) G_GNUC_WARN_UNUSED_RESULT;
GListModel *nw_new_game_make_seats    (const NwNewGame *self,
                                       guint            n_seats) G_GNUC_WARN_UNUSED_RESULT;
NwMatch    *nw_new_game_deal          (const NwNewGame *self,
                                       NwRuleset       *ruleset,
                                       guint64          seed) G_GNUC_WARN_UNUSED_RESULT;
guint64     nw_new_game_random_seed   (void);
const char *nw_new_game_get_language  (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NwNewGame, nw_new_game_clear)

G_END_DECLS
