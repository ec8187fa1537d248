/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys of the table of cards, which are those of spreadsheets.
 *
 * They are seen before the list sees them, which would go from card to card.  Keys that command
 * something are actions of whoever the table is in.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

/* As far as there are cells. */
#define FAR 100000

/* A page. */
#define PAGE 1000000

typedef struct
{
  guint key;
  guint keypad_key;
  int   columns;
  int   rows;
  int   control_columns;
  int   control_rows;
} Motion;

static const Motion motions[] = {
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1, 0, -FAR },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1, 0, FAR },
  { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0, -FAR, 0 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0, FAR, 0 },
  { GDK_KEY_Home, GDK_KEY_KP_Home, -FAR, 0, -FAR, -FAR },
  { GDK_KEY_End, GDK_KEY_KP_End, FAR, 0, FAR, FAR },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 0, -PAGE, 0, -FAR },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 0, PAGE, 0, FAR },
};

/* How many cards are seen at once, but for one that is seen on both pages. */
static int
count_page (NwCardsTable *self,
            GtkWidget    *focus)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  const int height = MAX (gtk_widget_get_height (focus), 1);

  return MAX ((int) gtk_adjustment_get_page_size (adjustment) / height - 2, 1);
}

static gboolean
move_by_key (NwCardsTable    *self,
             guint            keyval,
             GdkModifierType  state,
             GtkWidget       *focus)
{
  const gboolean is_far = (state & GDK_CONTROL_MASK) != 0;
  const int sign = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  for (gsize i = 0; i < G_N_ELEMENTS (motions); i++)
    {
      const Motion *motion = &motions[i];
      const gboolean is_arrow = motion->key == GDK_KEY_Left || motion->key == GDK_KEY_Right;
      int columns, rows;

      if (keyval != motion->key && keyval != motion->keypad_key)
        continue;

      columns = is_far ? motion->control_columns : motion->columns;
      rows = is_far ? motion->control_rows : motion->rows;
      if (ABS (rows) == PAGE)
        rows = rows / PAGE * count_page (self, focus);
      nw_cards_table_move (self, is_arrow ? sign * columns : columns, rows,
                           (state & GDK_SHIFT_MASK) != 0);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Tab and Enter go on without an edit too; past the last cell Tab leaves the table. */
static gboolean
step_by_key (NwCardsTable    *self,
             guint            keyval,
             GdkModifierType  state)
{
  const gboolean is_back = (state & GDK_SHIFT_MASK) != 0;

  if ((state & GDK_CONTROL_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return nw_cards_table_step (self, is_back ? NW_CELL_UP : NW_CELL_DOWN);
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
    case GDK_KEY_ISO_Left_Tab:
      return nw_cards_table_step (self, is_back ? NW_CELL_LEFT : NW_CELL_RIGHT);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
choose_by_key (NwCardsTable    *self,
               guint            keyval,
               GdkModifierType  state)
{
  const gboolean is_space = keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;

  if (is_space && (state & GDK_CONTROL_MASK) != 0)
    gtk_selection_model_select_all (self->model);
  else if (is_space && (state & GDK_SHIFT_MASK) != 0)
    nw_cards_table_choose_whole_cards (self);
  else if (gdk_keyval_to_lower (keyval) == GDK_KEY_a && (state & GDK_CONTROL_MASK) != 0)
    {
      gtk_selection_model_select_all (self->model);
      nw_cards_table_choose_whole_cards (self);
    }
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
is_composing (guint keyval)
{
  return keyval == GDK_KEY_Multi_key || (keyval >= GDK_KEY_dead_grave && keyval <= GDK_KEY_dead_greek);
}

/* Whatever writes something replaces what stands there. */
static gboolean
edit_by_key (NwCardsTable          *self,
             GtkEventControllerKey *keys,
             guint                  keyval,
             GdkModifierType        state)
{
  guint index = G_MAXUINT;
  NwCell *cell = NULL;
  const gunichar letter = gdk_keyval_to_unicode (keyval);
  const gboolean is_written = letter >= ' ' && letter != 0x7f && g_unichar_isprint (letter);
  char typed[8] = "";

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (g_ptr_array_find (self->view_columns, self->cursor.column, &index))
    cell = nw_cards_table_find_cell (self, self->cursor.position, self->columns->pdata[index]);
  if (cell == NULL)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_F2)
    {
      nw_cards_table_edit_cell (self, cell);
      return GDK_EVENT_STOP;
    }
  if (!is_written && !is_composing (keyval))
    return GDK_EVENT_PROPAGATE;

  if (is_written)
    typed[g_unichar_to_utf8 (letter, typed)] = '\0';
  nw_cards_table_type_in_cell (self, cell, keys, typed);

  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed_cb (NwCardsTable          *self,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        state,
                   GtkEventControllerKey *keys)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *cell = focus != NULL ? gtk_widget_get_ancestor (focus, NW_TYPE_CELL) : NULL;
  NwPlace place;

  /* An editor and a list to choose from have keys of their own. */
  if (cell != NULL || self->model == NULL || !nw_cards_table_find_place (self, focus, &place))
    return GDK_EVENT_PROPAGATE;

  nw_cards_table_sync_cursor (self);
  if (choose_by_key (self, keyval, state))
    return GDK_EVENT_STOP;
  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK)) == 0 &&
      (move_by_key (self, keyval, state, focus) || step_by_key (self, keyval, state)))
    return GDK_EVENT_STOP;

  return edit_by_key (self, keys, keyval, state);
}

/**
 * nw_cards_table_init_keys:
 * @self: a new table with a view
 *
 * Lets its cells be gone to and edited by keys.
 */
void
nw_cards_table_init_keys (NwCardsTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}

/**
 * nw_cards_table_add_bindings:
 * @widget_class: the class of tables
 *
 * Lets keys command what can be done with the chosen cells and cards.
 */
void
nw_cards_table_add_bindings (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint           key;
    GdkModifierType modifiers;
    const char     *action;
  } keys[] = {
    { GDK_KEY_Delete, 0, "cells.clear" },
    { GDK_KEY_KP_Delete, 0, "cells.clear" },
    { GDK_KEY_BackSpace, 0, "cells.clear" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "cells.copy" },
    { GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "cards.copy-with-heads" },
    { GDK_KEY_x, GDK_CONTROL_MASK, "cells.cut" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "cards.paste" },
    { GDK_KEY_d, GDK_CONTROL_MASK, "cards.fill-down" },
    { GDK_KEY_minus, GDK_CONTROL_MASK, "cards.delete" },
    { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "cards.delete" },
    { GDK_KEY_Up, GDK_ALT_MASK, "cards.move-up" },
    { GDK_KEY_Down, GDK_ALT_MASK, "cards.move-down" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers,
                                         keys[i].action, NULL);
}
