/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What every game's table can do, so that the page of a game need not know which game it is.
 *
 * A table is drawn from what one seat may know and from the legal moves, and from nothing else.  A
 * click that makes a move becomes the signal "move"; whether it is legal is for the match to say.
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/nw-rules.h"
#include "match/nw-match.h"
#include "ruleset/nw-ruleset.h"
#include "table/nw-motion.h"

G_BEGIN_DECLS

/**
 * NwTableLook:
 * @ruleset: the ruleset that is played by
 * @state: the state as whoever looks may know it
 * @legal: (nullable) (array length=n_legal): the legal moves in ascending order, if @is_live
 * @n_legal: how many
 * @seats: (element-type NwSeatInfo): who sits where
 * @language: the language of whoever looks
 * @front: the seat whose board lies in front
 * @is_live: whether moves can be made: that seat decides now, and is a person at this screen
 * @is_quiet: whether readers of screens are told nothing of themselves
 *
 * One look at the table.  All pointers are borrowed for the call that it is passed to.
 */
typedef struct
{
  NwRuleset     *ruleset;
  const NwState *state;
  const NwMove  *legal;
  guint          n_legal;
  GListModel    *seats;
  const char    *language;
  guint          front;
  gboolean       is_live;
  gboolean       is_quiet;
} NwTableLook;

#define NW_TYPE_TABLE (nw_table_get_type ())
G_DECLARE_INTERFACE (NwTable, nw_table, NW, TABLE, GtkWidget)

/**
 * NwTableInterface:
 * @parent: the parent
 * @show: draws the table anew; what was being put together is dropped
 * @refuse: shakes what the last move was tried with: it is not legal
 * @show_possibilities: shows what can be done now
 * @get_prompt: the sentence that says what is expected
 * @show_advice: (nullable): marks a legal move of the seat in front so that the eye finds it and it is
 *   made in one step, and shows the sentence where the prompt is; until something else is chosen
 * @tell: (nullable): tells what moved when something happened, for the seat in front
 * @new_card: a card of the ruleset as a piece that can be looked at more closely, after the first
 *   @show
 *
 * What a game's table adds.
 */
struct _NwTableInterface
{
  GTypeInterface parent;

  void        (*show)               (NwTable           *self,
                                     const NwTableLook *look);
  void        (*refuse)             (NwTable           *self);
  void        (*show_possibilities) (NwTable           *self);
  const char *(*get_prompt)         (NwTable           *self);
  void        (*show_advice)        (NwTable           *self,
                                     NwMove             move,
                                     const char        *sentence);
  void        (*tell)               (NwTable           *self,
                                     NwMotion          *motion,
                                     NwMatch           *match,
                                     guint              index,
                                     guint              reader);
  GtkWidget  *(*new_card)           (NwTable           *self,
                                     guint              card,
                                     int                width);
};

gboolean    nw_table_exists             (const char        *game);
NwTable    *nw_table_new                (const char        *game) G_GNUC_WARN_UNUSED_RESULT;

void        nw_table_show               (NwTable           *self,
                                         const NwTableLook *look);
void        nw_table_refuse             (NwTable           *self);
void        nw_table_show_possibilities (NwTable           *self);
const char *nw_table_get_prompt         (NwTable           *self);
gboolean    nw_table_show_advice        (NwTable           *self,
                                         NwMove             move,
                                         const char        *sentence);
void        nw_table_tell               (NwTable           *self,
                                         NwMotion          *motion,
                                         NwMatch           *match,
                                         guint              index,
                                         guint              reader);
GtkWidget  *nw_table_new_card           (NwTable           *self,
                                         guint              card,
                                         int                width) G_GNUC_WARN_UNUSED_RESULT;
void        nw_table_emit_move          (NwTable           *self,
                                         NwMove             move);

G_END_DECLS
