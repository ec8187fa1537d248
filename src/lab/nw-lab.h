/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Many games between bots, on all cores.
 *
 * Game k of a run depends on the run's seed and on k alone, and what is counted are whole numbers
 * (see nw-lab-tally.h).  So a run gives the same result with any number of threads, and can be
 * divided into shards whose results add up exactly to the whole.
 */

#pragma once

#include "bots/nw-bot.h"
#include "lab/nw-lab-tally.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwLabError:
 * @NW_LAB_ERROR_NO_RESULT: a file is no result of a run
 * @NW_LAB_ERROR_MEMBER: a member of a result is missing or wrong
 * @NW_LAB_ERROR_OTHER_RUN: two results are not of the same run
 * @NW_LAB_ERROR_TWICE: two results have a shard in common
 *
 * Why results cannot be read or added.
 */
typedef enum
{
  NW_LAB_ERROR_NO_RESULT = 1,
  NW_LAB_ERROR_MEMBER,
  NW_LAB_ERROR_OTHER_RUN,
  NW_LAB_ERROR_TWICE,
} NwLabError;

#define NW_LAB_ERROR (nw_lab_error_quark ())
GQuark nw_lab_error_quark (void);

/** NW_LAB_MAX_GAMES: the most games of one run. */
#define NW_LAB_MAX_GAMES G_GUINT64_CONSTANT (1000000000000)

/** NW_LAB_MAX_SHARDS: the most shards of one run. */
#define NW_LAB_MAX_SHARDS 100000

/** NW_LAB_MAX_THREADS: the most threads of one run. */
#define NW_LAB_MAX_THREADS 1024

/**
 * NwLabPlan:
 * @ruleset: the ruleset, without errors
 * @n_seats: seats, within the game's bounds
 * @bots: (array length=n_seats): who plays each seat of game 0
 * @rotates: whether seat s of game k is played by bot (s + k) modulo @n_seats of @bots, so that
 *   no level has the better seat; otherwise by bot s in every game
 * @seed: any number
 * @n_games: games of the whole run, 1…%NW_LAB_MAX_GAMES
 * @shard: which part of the run to play, 1…@n_shards: games k with k modulo @n_shards = @shard - 1
 * @n_shards: into how many parts the run is divided, 1…%NW_LAB_MAX_SHARDS
 * @n_threads: threads, 1…%NW_LAB_MAX_THREADS; 0 for one per core
 *
 * What to play.
 */
typedef struct
{
  NwRuleset *ruleset;
  guint      n_seats;
  NwBotLevel bots[NW_MAX_SEATS];
  gboolean   rotates;
  guint64    seed;
  guint64    n_games;
  guint      shard;
  guint      n_shards;
  guint      n_threads;
} NwLabPlan;

/**
 * NwLabResult:
 * @game: the game's id
 * @ruleset_id: the ruleset's id
 * @ruleset_hash: hex
 * @n_seats: seats of each game
 * @bots: (array length=n_seats): as in the plan
 * @rotates: as in the plan
 * @seed: as in the plan
 * @n_games: games of the whole run
 * @n_shards: into how many parts the run is divided
 * @shards: (element-type guint): the parts that are in this result, ascending
 * @card_ids: (array zero-terminated=1): ids of the cards of @tally
 * @card_groups: (array): the group of each card, from 1; cards of a group can be compared
 * @tally: what was counted; its `n_games` is less than the shards' games if the run was stopped
 * @seconds: time that it took; of added results the sum
 *
 * What came out.
 */
typedef struct
{
  char       *game;
  char       *ruleset_id;
  char       *ruleset_hash;
  guint       n_seats;
  NwBotLevel  bots[NW_MAX_SEATS];
  gboolean    rotates;
  guint64     seed;
  guint64     n_games;
  guint       n_shards;
  GArray     *shards;
  char      **card_ids;
  guint      *card_groups;
  NwLabTally *tally;
  double      seconds;
} NwLabResult;

/**
 * NwLabProgressFunc:
 * @n_done: games that were played
 * @n_games: games to play in this shard
 * @seconds: time since the start
 * @user_data: what was passed to nw_lab_run()
 *
 * Called about five times a second in the thread that called nw_lab_run(), and once at its end.
 */
typedef void (*NwLabProgressFunc) (guint64  n_done,
                                   guint64  n_games,
                                   double   seconds,
                                   gpointer user_data);

NwLabResult *nw_lab_run               (const NwLabPlan   *plan,
                                       volatile gint     *cancelled,
                                       NwLabProgressFunc  progress,
                                       gpointer           user_data) G_GNUC_WARN_UNUSED_RESULT;
guint64      nw_lab_game_seed         (guint64            seed,
                                       guint64            index);
NwBotLevel   nw_lab_get_bot           (const NwLabPlan   *plan,
                                       guint64            index,
                                       guint              seat);
guint64      nw_lab_count_games       (guint64            n_games,
                                       guint              shard,
                                       guint              n_shards);

/* Results */

void         nw_lab_result_free       (NwLabResult       *self);
guint64      nw_lab_result_n_expected (const NwLabResult *self);
gboolean     nw_lab_result_add        (NwLabResult       *self,
                                       const NwLabResult *other,
                                       GError           **error);
GVariant    *nw_lab_result_to_variant (const NwLabResult *self);
NwLabResult *nw_lab_result_from_json  (const char        *text,
                                       gsize              length,
                                       GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwLabResult, nw_lab_result_free)

G_END_DECLS
