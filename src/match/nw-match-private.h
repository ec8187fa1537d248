/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of NwMatch share: nw-match.c, nw-match-history.c, nw-match-bots.c.
 */

#pragma once

#include "match/nw-journal.h"
#include "match/nw-match.h"

G_BEGIN_DECLS

/**
 * NwBotChooser:
 * @rules: the game
 * @data: its compiled rules
 * @view: the state as the bot's seat sees it
 * @kind: which bot
 * @rng: (inout): the bot's own chance
 * @cancelled: not 0 once nobody waits for the answer
 * @user_data: as given to nw_match_set_chooser()
 *
 * Decides for a bot, in a thread of its own.
 *
 * Returns: a legal move, or any if it was cancelled
 */
typedef NwMove (*NwBotChooser) (const NwRules *rules,
                                gconstpointer  data,
                                const NwState *view,
                                NwSeatKind     kind,
                                guint64       *rng,
                                volatile gint *cancelled,
                                gpointer       user_data);

/* A bot's decision under way; shared by the match and the thread that decides. */
typedef struct _NwBotRun NwBotRun;

/* A move of the history and what is known of it. */
typedef struct
{
  NwMove move;
  guint  first_event;
  guint8 decider;
  gint8  reveals;
} NwMatchStep;

#define NW_MATCH_REVEALS_UNKNOWN (-1)

struct _NwMatch
{
  GObject       parent_instance;

  /* Owned */
  NwRuleset    *ruleset;
  GListModel   *seats;
  NwState      *start;
  /* The saved game that it was read from, of which unknown members are kept; or NULL. */
  GVariant     *origin;
  NwJournal    *journal;
  NwMove       *legal;

  /* The history: a state more than steps; those from @n_moves on were taken back. */
  GArray       *states;
  GArray       *steps;
  GArray       *events;
  guint         n_moves;

  const NwRules *rules;
  gconstpointer  data;
  NwDeal         deal;
  guint          n_legal;
  gboolean       unlimited_undo;
  /* What the properties said when they were last announced. */
  gint64         announced[16];

  /* Bots */
  NwBotRun      *run;
  NwBotChooser   chooser;
  gpointer       chooser_data;
  gboolean       is_running;
  guint          bot_delay;
  guint          delay_source;
  guint          n_dropped;
  guint          n_advised[NW_MAX_SEATS];
};

gconstpointer _nw_match_get_truth       (NwMatch     *self,
                                         guint        index);
void          _nw_match_append          (NwMatch     *self,
                                         NwMove       move);
void          _nw_match_forget_redo     (NwMatch     *self);
void          _nw_match_update_legal    (NwMatch     *self);
void          _nw_match_loaded          (NwMatch     *self);
void          _nw_match_set_origin      (NwMatch     *self,
                                         GVariant    *origin);
void          _nw_match_set_n_advised   (NwMatch     *self,
                                         guint        seat,
                                         guint        n_advised);
void          _nw_match_play            (NwMatch     *self,
                                         NwMove       move);
gboolean      _nw_match_is_human        (NwMatch     *self,
                                         guint        seat);
void          _nw_match_write_journal   (NwMatch     *self,
                                         const char  *line);
void          _nw_match_write_move      (NwMatch     *self,
                                         guint        index);
void          _nw_match_announce        (NwMatch     *self);
void          _nw_match_announce_change (NwMatch     *self,
                                         NwMatchHint  hint);
void          _nw_match_update_bots     (NwMatch     *self);
void          _nw_match_cancel_bot      (NwMatch     *self);
NwBotChooser  _nw_match_get_chooser     (NwMatch     *self,
                                         gpointer    *user_data);
guint64       _nw_match_seed_bot        (NwMatch       *self,
                                         const NwState *view);

/* For tests */
void          nw_match_set_chooser   (NwMatch     *self,
                                      NwBotChooser chooser,
                                      gpointer     user_data);
guint         nw_match_get_n_dropped (NwMatch     *self);

G_END_DECLS
