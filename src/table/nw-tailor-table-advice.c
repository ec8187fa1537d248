/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Advice on Tang Master Tailor's table: all but the last step of the move is taken, as if the
 * player had, and what makes it is marked.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-tailor-table-private.h"

/* ---- The first steps -------------------------------------------------------------------------- */

static void
show_complete (NwTailorTable *self,
               NwMove         move)
{
  nw_tailor_table_choose_order (self, nw_move_arg (move, 0));
}

static void
show_dye (NwTailorTable *self,
          NwMove         move)
{
  nw_row_view_set_selection (nw_own_board_get_row (self->board), nw_move_arg (move, 0),
                             nw_move_arg (move, 1));
}

static void
show_magic (NwTailorTable *self,
            NwMove         move)
{
  nw_row_view_set_selection (nw_own_board_get_row (self->board), nw_move_arg (move, 1),
                             nw_move_arg (move, 1));
  nw_own_board_set_magic (self->board, nw_move_arg (move, 0));
}

static void
show_restock (NwTailorTable *self,
              NwMove         move)
{
  for (guint i = 0; i < self->n_splits; i++)
    if (self->splits[i] == nw_move_arg (move, 0))
      self->split = i;
  nw_tailor_table_show_split (self);
}

static void (*const first_steps[]) (NwTailorTable *self,
                                    NwMove         move) = {
  [NW_TAILOR_DYE] = show_dye,
  [NW_TAILOR_MAGIC] = show_magic,
  [NW_TAILOR_COMPLETE] = show_complete,
  [NW_TAILOR_RESTOCK] = show_restock,
};

/* ---- The mark --------------------------------------------------------------------------------- */

static GtkWidget *
find_order (NwTailorTable *self,
            guint          order,
            gboolean       is_deck)
{
  for (guint level = 0; level < nw_market_get_n_racks (self->market); level++)
    {
      NwRack *rack = nw_market_get_rack (self->market, level);

      if (is_deck && level == order)
        return GTK_WIDGET (nw_rack_get_deck (rack));
      for (guint i = 0; !is_deck && i < nw_rack_get_n_orders (rack); i++)
        if (nw_order_piece_get_order (nw_rack_get_order (rack, i)) == order)
          return GTK_WIDGET (nw_rack_get_order (rack, i));
    }

  return NULL;
}

static GtkWidget *
find_fit (NwTailorTable *self,
          NwMove         move)
{
  for (guint i = 0; i < self->n_fits; i++)
    if (self->fits[i].move == move)
      return nw_row_view_get_fit_button (nw_own_board_get_row (self->board), i);

  return find_order (self, nw_move_arg (move, 0), FALSE);
}

static NwActionButton
find_bar_button (NwMove move)
{
  switch (nw_move_kind (move))
    {
    case NW_TAILOR_EXPAND:
      return nw_move_arg (move, 0) == 0 ? NW_ACTION_BUTTON_LEFT : NW_ACTION_BUTTON_RIGHT;
    case NW_TAILOR_RESTOCK:
      return NW_ACTION_BUTTON_RESTOCK;
    case NW_TAILOR_RESERVE_NOTHING:
      return NW_ACTION_BUTTON_DECLINE;
    default:
      return NW_ACTION_BUTTON_END;
    }
}

/* What makes the move when it is activated. */
static GtkWidget *
find_last_step (NwTailorTable *self,
                NwMove         move)
{
  switch (nw_move_kind (move))
    {
    case NW_TAILOR_DYE:
    case NW_TAILOR_MAGIC:
      return GTK_WIDGET (nw_own_board_find_colour (self->board, nw_move_arg (move, 2)));
    case NW_TAILOR_COMPLETE:
      return find_fit (self, move);
    case NW_TAILOR_RESERVE:
      return find_order (self, nw_move_arg (move, 0), FALSE);
    case NW_TAILOR_RESERVE_DECK:
      return find_order (self, nw_move_arg (move, 0), TRUE);
    default:
      return nw_action_bar_get_button (self->bar, find_bar_button (move));
    }
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_tailor_table_show_advice:
 * @self: the table
 * @move: a legal move
 * @sentence: what it is, and why
 *
 * Marks a move that is advised, until something else is chosen.
 */
void
nw_tailor_table_show_advice (NwTailorTable *self,
                             NwMove         move,
                             const char    *sentence)
{
  const guint kind = nw_move_kind (move);

  nw_tailor_table_drop_choice (self);
  if (kind < G_N_ELEMENTS (first_steps) && first_steps[kind] != NULL)
    first_steps[kind] (self, move);

  g_set_str (&self->advice, sentence);
  nw_tailor_table_mark (self);
  g_set_weak_pointer (&self->advised, find_last_step (self, move));
  if (self->advised != NULL)
    {
      gtk_widget_add_css_class (self->advised, "advised");
      gtk_widget_grab_focus (self->advised);
      nw_tailor_table_reveal (self, self->advised);
    }
}

/**
 * nw_tailor_table_drop_advice:
 * @self: the table
 *
 * Marks no move any more as advised.
 */
void
nw_tailor_table_drop_advice (NwTailorTable *self)
{
  if (self->advised != NULL)
    gtk_widget_remove_css_class (self->advised, "advised");
  g_clear_weak_pointer (&self->advised);
  g_clear_pointer (&self->advice, g_free);
}
