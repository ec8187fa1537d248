/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The own row on Tang Master Tailor's table: a section is chosen and dyed, a fabric changed by
 * magic, white fabrics put to the ends.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-tailor-table-private.h"
#include "table/nw-words.h"

/* ---- Dyeing and magic ------------------------------------------------------------------------- */

static void
on_selection_changed_cb (NwTailorTable *self)
{
  guint first, last;

  if (nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last))
    self->chosen = NW_TAILOR_NONE;
  nw_tailor_table_drop_advice (self);
  if (self->game != NULL)
    nw_tailor_table_mark (self);
}

static void
on_magic_chosen_cb (NwTailorTable *self)
{
  nw_tailor_table_drop_advice (self);
  nw_tailor_table_mark_colours (self);
  nw_tailor_table_prompt (self);
}

/**
 * nw_tailor_table_choose_magic:
 * @self: the table
 *
 * Takes the next magic that can be used, or none after the last.
 */
void
nw_tailor_table_choose_magic (NwTailorTable *self)
{
  nw_own_board_set_magic (self->board, nw_own_board_next_magic (self->board));
  on_magic_chosen_cb (self);
}

/* With no dye possible any more, the first magic that can do it is meant. */
static guint
get_magic_source (NwTailorTable *self,
                  guint          first,
                  guint          last,
                  guint          colour)
{
  const guint source = nw_own_board_get_magic (self->board);

  if (source != NW_OWN_BOARD_NO_MAGIC || first != last ||
      nw_tailor_game_get_action (self->game) != NW_TAILOR_ACTION_COMPLETE)
    return source;

  for (guint i = 0; i <= NW_TAILOR_MAX_CARDS; i++)
    if (nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_MAGIC, i, first, colour)))
      return i;

  return source;
}

/**
 * nw_tailor_table_can_dye:
 * @self: the table
 * @first: first position of a section, from 0
 * @last: its last position
 * @colour: a colour of the ruleset
 *
 * Returns: whether nw_tailor_table_choose_colour() would make a legal move of that section
 */
gboolean
nw_tailor_table_can_dye (NwTailorTable *self,
                         guint          first,
                         guint          last,
                         guint          colour)
{
  const guint source = get_magic_source (self, first, last, colour);

  if (source == NW_OWN_BOARD_NO_MAGIC)
    return nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_DYE, first, last, colour));

  return first == last &&
         nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_MAGIC, source, first, colour));
}

/**
 * nw_tailor_table_choose_colour:
 * @self: the table
 * @colour: a colour of the ruleset
 *
 * Dyes the chosen section, or changes the chosen fabric by magic.
 */
void
nw_tailor_table_choose_colour (NwTailorTable *self,
                               guint          colour)
{
  NwRowView *row = nw_own_board_get_row (self->board);
  GtkWidget *with = GTK_WIDGET (nw_own_board_find_colour (self->board, colour));
  guint first, last, source;

  if (!nw_row_view_select_focused (row))
    {
      nw_piece_shake (NW_PIECE (with));
      nw_action_bar_set_prompt (self->bar,
                                nw_catalogue_text (self->words,
                                                   N_("First choose a section of the row: drag "
                                                      "along it, or use Shift and the arrows.")),
                                self->is_live);
      return;
    }

  nw_row_view_get_selection (row, &first, &last);
  source = get_magic_source (self, first, last, colour);
  if (source == NW_OWN_BOARD_NO_MAGIC)
    nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_DYE, first, last, colour), with);
  else
    nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_MAGIC, source, first, colour), with);
}

static void
on_colour_chosen_cb (NwTailorTable *self,
                     guint          colour)
{
  if (self->game != NULL)
    nw_tailor_table_choose_colour (self, colour);
}

/* ---- Ends of the row -------------------------------------------------------------------------- */

/**
 * nw_tailor_table_show_split:
 * @self: the table
 *
 * Shows how many white fabrics go to each end of the row.  There is a choice.
 */
void
nw_tailor_table_show_split (NwTailorTable *self)
{
  const guint n = self->n_splits > 0 ? self->splits[self->n_splits - 1] : 0;
  const guint left = self->splits[self->split];

  nw_row_view_show_ends (nw_own_board_get_row (self->board), left, n - left);
  nw_action_bar_set_split (self->bar, left, n - left);
}

/**
 * nw_tailor_table_find_splits:
 * @self: the table
 *
 * Finds the ways in which white fabrics may be put to the ends of the row.
 */
void
nw_tailor_table_find_splits (NwTailorTable *self)
{
  self->n_splits = 0;
  for (guint k = 0; k <= NW_TAILOR_MAX_ROW; k++)
    if (nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_RESTOCK, k, 0, 0)))
      self->splits[self->n_splits++] = (guint8) k;
  self->split = MIN (self->split, self->n_splits > 0 ? self->n_splits - 1 : 0);
}

/**
 * nw_tailor_table_step_split:
 * @self: the table
 * @step: how many fabrics more go to the left end
 *
 * Moves white fabrics from one end of the row to the other.
 */
void
nw_tailor_table_step_split (NwTailorTable *self,
                            int            step)
{
  if (self->n_splits == 0)
    return;

  nw_tailor_table_drop_advice (self);
  self->split = (guint) CLAMP ((int) self->split + step, 0, (int) self->n_splits - 1);
  nw_tailor_table_show_split (self);
  nw_tailor_table_prompt (self);
}

static void
on_split_stepped_cb (NwTailorTable *self,
                     int            step)
{
  nw_tailor_table_step_split (self, step);
}

static void
on_restock_chosen_cb (NwTailorTable *self)
{
  nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_RESTOCK, self->splits[self->split], 0, 0), NULL);
}

static void
on_side_chosen_cb (NwTailorTable *self,
                   gboolean       is_right)
{
  nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_EXPAND, is_right, 0, 0), NULL);
}

/* White at an end was clicked: the side is meant, or that it should go to the other end. */
static void
on_end_of_row_chosen_cb (NwTailorTable *self,
                         gboolean       is_right)
{
  if (nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_EXPAND)
    on_side_chosen_cb (self, is_right);
  else
    nw_tailor_table_step_split (self, is_right ? 1 : -1);
}

static void
on_declined_cb (NwTailorTable *self)
{
  nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0), NULL);
}

/**
 * nw_tailor_table_end_turn:
 * @self: the table
 *
 * Ends the turn, if that may be.
 */
void
nw_tailor_table_end_turn (NwTailorTable *self)
{
  nw_tailor_table_try (self, NW_MOVE (NW_TAILOR_END, 0, 0, 0), nw_action_bar_get_button (self->bar, NW_ACTION_BUTTON_END));
}

static void
on_end_turn_chosen_cb (NwTailorTable *self)
{
  nw_tailor_table_end_turn (self);
}

/* ---- Connecting ------------------------------------------------------------------------------- */

/**
 * nw_tailor_table_bind_row:
 * @widget_class: the table's class
 *
 * Makes what the template calls for colours, magic and the bar known.
 */
void
nw_tailor_table_bind_row (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_colour_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_magic_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_side_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_split_stepped_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_restock_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_declined_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_end_turn_chosen_cb);
}

/**
 * nw_tailor_table_watch_row:
 * @self: the table
 *
 * Follows what is chosen in the row and at its ends.
 */
void
nw_tailor_table_watch_row (NwTailorTable *self)
{
  NwRowView *row = nw_own_board_get_row (self->board);

  g_signal_connect_object (row, "selection-changed", G_CALLBACK (on_selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "end-chosen", G_CALLBACK (on_end_of_row_chosen_cb), self,
                           G_CONNECT_SWAPPED);
}
