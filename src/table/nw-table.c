/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What every game's table can do; see nw-table.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-brawl-table.h"
#include "table/nw-table.h"
#include "table/nw-tailor-table.h"

G_DEFINE_INTERFACE (NwTable, nw_table, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_MOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const struct
{
  const char *game;
  GType     (*get_type) (void);
} tables[] = {
  { "brawl", nw_brawl_table_get_type },
  { "tailor", nw_tailor_table_get_type },
};

static void
nw_table_default_init (NwTableInterface *iface)
{
  /**
   * NwTable::move:
   * @self: the table
   * @move: a move of the game, legal or not
   *
   * The viewer wants to make a move.
   */
  signals[SIGNAL_MOVE] = g_signal_new ("move", NW_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
}

/**
 * nw_table_exists:
 * @game: a game's id
 *
 * Returns: whether there is a table for it
 */
gboolean
nw_table_exists (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].game, game))
      return TRUE;

  return FALSE;
}

/**
 * nw_table_new:
 * @game: a game's id
 *
 * Returns: (transfer floating): that game's table, on which nothing lies yet
 */
NwTable *
nw_table_new (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].game, game))
      return g_object_new (tables[i].get_type (), NULL);

  g_return_val_if_reached (NULL);
}

/**
 * nw_table_show:
 * @self: a table
 * @look: what is to be seen
 *
 * Draws the table anew.  What was being put together is dropped.
 */
void
nw_table_show (NwTable           *self,
               const NwTableLook *look)
{
  NW_TABLE_GET_IFACE (self)->show (self, look);
}

/**
 * nw_table_refuse:
 * @self: a table
 *
 * Shakes what the last move was tried with: it is not legal.
 */
void
nw_table_refuse (NwTable *self)
{
  NW_TABLE_GET_IFACE (self)->refuse (self);
}

/**
 * nw_table_show_possibilities:
 * @self: a table
 *
 * Shows what can be done now.
 */
void
nw_table_show_possibilities (NwTable *self)
{
  NW_TABLE_GET_IFACE (self)->show_possibilities (self);
}

/**
 * nw_table_get_prompt:
 * @self: a table
 *
 * Returns: (transfer none): the sentence that says what is expected
 */
const char *
nw_table_get_prompt (NwTable *self)
{
  return NW_TABLE_GET_IFACE (self)->get_prompt (self);
}

/**
 * nw_table_show_advice:
 * @self: a table on which moves can be made
 * @move: a legal move
 * @sentence: what it is, and why
 *
 * Marks a move that is advised.
 *
 * Returns: whether the table can do that; if not, nothing says the sentence yet
 */
gboolean
nw_table_show_advice (NwTable    *self,
                      NwMove      move,
                      const char *sentence)
{
  if (NW_TABLE_GET_IFACE (self)->show_advice == NULL)
    return FALSE;

  NW_TABLE_GET_IFACE (self)->show_advice (self, move, sentence);

  return TRUE;
}

/**
 * nw_table_tell:
 * @self: a table that shows what a move has led to
 * @motion: what it lies in, which has begun to look
 * @match: the match
 * @index: the move
 * @reader: the seat that looks, or %NW_SEAT_NONE
 *
 * Tells what moved, for the eye to follow.
 */
void
nw_table_tell (NwTable  *self,
               NwMotion *motion,
               NwMatch  *match,
               guint     index,
               guint     reader)
{
  if (NW_TABLE_GET_IFACE (self)->tell != NULL)
    NW_TABLE_GET_IFACE (self)->tell (self, motion, match, index, reader);
}

/**
 * nw_table_new_card:
 * @self: a table that has been shown
 * @card: a card by its index in the compiled rules
 * @width: its width in application pixels
 *
 * Returns: (transfer floating): the card as a piece; activated, it shows itself large
 */
GtkWidget *
nw_table_new_card (NwTable *self,
                   guint    card,
                   int      width)
{
  return NW_TABLE_GET_IFACE (self)->new_card (self, card, width);
}

/**
 * nw_table_emit_move:
 * @self: a table
 * @move: a move of the game, legal or not
 *
 * Says that the viewer wants to make a move; for tables.
 */
void
nw_table_emit_move (NwTable *self,
                    NwMove   move)
{
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, move);
}
