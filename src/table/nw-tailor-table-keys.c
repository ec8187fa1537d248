/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys of Tang Master Tailor's table: letters of colours, of magic and of the turn's end.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-tailor-table-private.h"

static gboolean
step_split_by_key (NwTailorTable *self,
                   guint          key)
{
  if (nw_tailor_game_get_pending (self->game) != NW_TAILOR_PENDING_RESTOCK)
    return FALSE;
  if (key != GDK_KEY_Left && key != GDK_KEY_Right)
    return FALSE;

  nw_tailor_table_step_split (self, key == GDK_KEY_Left ? 1 : -1);

  return TRUE;
}

/**
 * nw_tailor_table_drop_choice:
 * @self: the table
 *
 * Chooses nothing any more.
 *
 * Returns: whether something was chosen
 */
gboolean
nw_tailor_table_drop_choice (NwTailorTable *self)
{
  guint first, last;
  const gboolean has_choice =
    self->chosen != NW_TAILOR_NONE ||
    nw_own_board_get_magic (self->board) != NW_OWN_BOARD_NO_MAGIC ||
    nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last);

  nw_tailor_table_drop_advice (self);
  self->chosen = NW_TAILOR_NONE;
  nw_own_board_set_magic (self->board, NW_OWN_BOARD_NO_MAGIC);
  nw_row_view_unselect (nw_own_board_get_row (self->board));
  nw_tailor_table_mark (self);

  return has_choice;
}

static gboolean
on_letter_pressed (NwTailorTable *self,
                   guint          key)
{
  const gunichar letter = gdk_keyval_to_unicode (key);
  const guint colour = letter != 0 ? nw_tailor_faces_find_letter (self->faces, letter)
                                   : NW_TAILOR_NONE;

  if (colour != NW_TAILOR_NONE)
    {
      nw_tailor_table_choose_colour (self, colour);
      return TRUE;
    }

  switch (key)
    {
    case GDK_KEY_e:
    case GDK_KEY_E:
      nw_tailor_table_end_turn (self);
      return TRUE;
    case GDK_KEY_h:
    case GDK_KEY_H:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.hint", NULL);
      return TRUE;
    case GDK_KEY_m:
    case GDK_KEY_M:
      nw_tailor_table_choose_magic (self);
      return TRUE;
    case GDK_KEY_question:
      nw_tailor_table_show_possibilities (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
on_key_pressed_cb (NwTailorTable   *self,
                   guint            key,
                   guint            code,
                   GdkModifierType  modifiers)
{
  NwRowView *row = nw_own_board_get_row (self->board);

  if (self->game == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Escape)
    return nw_tailor_table_drop_choice (self);
  if ((modifiers & GDK_SHIFT_MASK) != 0 && (key == GDK_KEY_Left || key == GDK_KEY_Right))
    return nw_row_view_extend (row, key == GDK_KEY_Left ? -1 : 1);
  if (self->is_live && step_split_by_key (self, key))
    return TRUE;

  return on_letter_pressed (self, key);
}

/**
 * nw_tailor_table_watch_keys:
 * @self: the table
 *
 * Listens to the keys that play.
 */
void
nw_tailor_table_watch_keys (NwTailorTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
