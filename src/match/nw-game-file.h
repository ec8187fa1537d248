/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saved games (`*.nwgame`): everything that makes a match again, as a value.
 *
 * A saved game embeds its ruleset, so that later edits never break it.  Opening it replays its
 * moves; if one of them is not legal any more, the game is offered up to there.
 *
 * Each seat is an object with `name`, `kind`, `language` and `colour`, and with `hints`, how often
 * it was given one, if it ever was.  Members that this version does not know are kept and written
 * again, in seats as everywhere.
 */

#pragma once

#include "match/nw-match.h"

G_BEGIN_DECLS

/** NW_GAME_FILE_FORMAT: the `format` that is written. */
#define NW_GAME_FILE_FORMAT 1
/** NW_GAME_FILE_RULES: the `rules` that is written: raised when rules or hashes change. */
#define NW_GAME_FILE_RULES 1

/**
 * NwStoreError:
 * @NW_STORE_ERROR_READ: a file can't be read
 * @NW_STORE_ERROR_WRITE: a file can't be written
 * @NW_STORE_ERROR_NO_SPACE: there is no space left for it
 * @NW_STORE_ERROR_READ_ONLY: its folder or the file may not be written
 * @NW_STORE_ERROR_GONE: its folder is not there
 * @NW_STORE_ERROR_NO_GAME: it holds no game that could be opened
 * @NW_STORE_ERROR_TOO_LARGE: a file is larger than any of ours may be
 *
 * What went wrong with a saved game or the journal.  Nothing in memory is lost by it.
 */
typedef enum
{
  NW_STORE_ERROR_READ = 1,
  NW_STORE_ERROR_WRITE,
  NW_STORE_ERROR_NO_SPACE,
  NW_STORE_ERROR_READ_ONLY,
  NW_STORE_ERROR_GONE,
  NW_STORE_ERROR_NO_GAME,
  NW_STORE_ERROR_TOO_LARGE,
} NwStoreError;

#define NW_STORE_ERROR (nw_store_error_quark ())
GQuark nw_store_error_quark (void);

/**
 * NwGameFile:
 * @ruleset: (transfer full): the ruleset
 * @deal: the seed, the number of seats and what else was chosen at the new game
 * @seats: (transfer full): the seats, in turn order
 * @n_hints: per seat, how many hints it was given
 * @start: (nullable) (transfer full): where it started, if not from a deal
 * @moves: (transfer full) (element-type utf8): the moves in notation
 * @has_hash: whether @hash is known
 * @hash: hash of the state after the last move
 * @result: (nullable) (transfer full): once over, the seats in final order with their totals
 * @is_newer: whether a newer version of this program wrote it
 * @origin: (nullable) (transfer full): what it was read from, whose unknown members are kept
 *
 * A saved game.
 */
typedef struct
{
  NwRuleset  *ruleset;
  NwDeal      deal;
  GListStore *seats;
  guint       n_hints[NW_MAX_SEATS];
  NwState    *start;
  GPtrArray  *moves;
  gboolean    has_hash;
  guint64     hash;
  GVariant   *result;
  gboolean    is_newer;
  GVariant   *origin;
} NwGameFile;

NwGameFile *nw_game_file_load          (const char          *text,
                                        gsize                length,
                                        GPtrArray           *problems) G_GNUC_WARN_UNUSED_RESULT;
NwGameFile *nw_game_file_load_file     (GFile               *file,
                                        GPtrArray           *problems,
                                        GError             **error) G_GNUC_WARN_UNUSED_RESULT;
NwGameFile *nw_game_file_new_for_match (NwMatch             *match) G_GNUC_WARN_UNUSED_RESULT;
void        nw_game_file_free          (NwGameFile          *self);

NwMatch    *nw_game_file_open          (const NwGameFile    *self,
                                        GPtrArray           *problems) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_game_file_to_text       (const NwGameFile    *self,
                                        gboolean             pretty) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwGameFile, nw_game_file_free)

G_END_DECLS
