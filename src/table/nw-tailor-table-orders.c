/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Orders on Tang Master Tailor's table: looked at, chosen, completed and reserved.
 *
 * The order under the pointer or the focus is looked at, else the one that was chosen.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-closer-look.h"
#include "table/nw-tailor-table-private.h"

/* Width of the picture in a tooltip, in application pixels. */
#define TIP_WIDTH 200

/**
 * nw_tailor_table_choose_order:
 * @self: the table
 * @order: an order, or %NW_TAILOR_NONE
 *
 * Chooses an order to look at.
 */
void
nw_tailor_table_choose_order (NwTailorTable *self,
                              guint          order)
{
  nw_tailor_table_drop_advice (self);
  self->chosen = order;
  nw_row_view_unselect (nw_own_board_get_row (self->board));
  nw_tailor_table_mark (self);
  if (self->is_short && self->n_fits > 0)
    nw_tailor_table_reveal (self,
                            nw_row_view_get_fit_button (nw_own_board_get_row (self->board), 0));
}

static void
complete_order (NwTailorTable *self,
                guint          order,
                GtkWidget     *with)
{
  self->n_fits = nw_tailor_game_get_fits (self->game, order, self->fits);

  if (self->n_fits == 1)
    nw_tailor_table_try (self, self->fits[0].move, with);
  else if (self->n_fits > 1)
    nw_tailor_table_choose_order (self, order);
  else
    nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_COMPLETE, order, 0, 0), with);
}

static void
reserve (NwTailorTable *self,
         NwOrderPiece  *piece)
{
  const NwMove move = nw_order_piece_is_back (piece)
    ? NW_MOVE (NW_TAILOR_RESERVE_DECK, nw_order_piece_get_level (piece), 0, 0)
    : NW_MOVE (NW_TAILOR_RESERVE, nw_order_piece_get_order (piece), 0, 0);

  nw_tailor_table_try (self, move, GTK_WIDGET (piece));
}

static void
on_order_activated_cb (NwTailorTable *self,
                       gboolean       is_strong,
                       NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (self->game == NULL || (order == NW_TAILOR_NONE && !nw_order_piece_is_back (piece)))
    return;

  if (nw_order_piece_is_back (piece) ||
      (self->is_live && nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_RESERVE))
    reserve (self, piece);
  else if (is_strong)
    complete_order (self, order, GTK_WIDGET (piece));
  else
    nw_tailor_table_choose_order (self, self->chosen == order ? NW_TAILOR_NONE : order);
}

static void
on_order_pointed_cb (NwTailorTable *self,
                     gboolean       is_pointed,
                     NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (self->game == NULL)
    return;
  if (!is_pointed && self->pointed != order)
    return;

  self->pointed = is_pointed ? order : NW_TAILOR_NONE;
  nw_tailor_table_mark_row (self);
  nw_tailor_table_note_order (self, piece);
}

static void
on_order_inspected_cb (NwTailorTable *self,
                       NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (order != NW_TAILOR_NONE)
    nw_closer_look_at_order (GTK_WIDGET (self), self->faces, order, self->words);
}

static gboolean
on_order_tooltip_asked_cb (NwTailorTable *self,
                           int            x,
                           int            y,
                           gboolean       is_keyboard,
                           GtkTooltip    *tooltip,
                           NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (order == NW_TAILOR_NONE || self->faces == NULL)
    return FALSE;

  gtk_tooltip_set_custom (tooltip, nw_closer_look_widget (self->faces, order, self->words,
                                                          TIP_WIDTH));

  return TRUE;
}

static void
on_order_added_cb (NwTailorTable *self,
                   NwOrderPiece  *piece)
{
  g_signal_connect_object (piece, "activated", G_CALLBACK (on_order_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "pointed", G_CALLBACK (on_order_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "inspected", G_CALLBACK (on_order_inspected_cb), self,
                           G_CONNECT_SWAPPED);
  if (!gtk_widget_has_css_class (GTK_WIDGET (piece), "deck"))
    {
      gtk_widget_set_has_tooltip (GTK_WIDGET (piece), TRUE);
      g_signal_connect_object (piece, "query-tooltip", G_CALLBACK (on_order_tooltip_asked_cb),
                               self, G_CONNECT_SWAPPED);
    }
}

static void
on_fit_chosen_cb (NwTailorTable *self,
                  guint          index)
{
  if (index < self->n_fits)
    nw_tailor_table_try (self, self->fits[index].move, NULL);
}

/**
 * nw_tailor_table_bind_orders:
 * @widget_class: the table's class
 *
 * Makes what the template calls for orders known.
 */
void
nw_tailor_table_bind_orders (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_order_added_cb);
}

/**
 * nw_tailor_table_watch_fits:
 * @self: the table
 *
 * Makes the move when a place for an order is chosen in the row.
 */
void
nw_tailor_table_watch_fits (NwTailorTable *self)
{
  g_signal_connect_object (nw_own_board_get_row (self->board), "fit-chosen",
                           G_CALLBACK (on_fit_chosen_cb), self, G_CONNECT_SWAPPED);
}
