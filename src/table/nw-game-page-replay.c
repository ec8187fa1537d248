/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in progress: what is different when it is only looked at again.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-game-page-private.h"

static void
on_replay_moved_cb (NwGamePage *self)
{
  self->shown_index = nw_replay_bar_get_index (self->replay_bar);
  self->is_inspecting = TRUE;
  nw_game_page_refresh (self);
}

static void
on_replay_eyes_changed_cb (NwGamePage *self)
{
  self->reader = nw_replay_bar_get_eyes (self->replay_bar);
  if (self->reader < nw_match_get_n_seats (self->match))
    self->front = self->reader;
  nw_game_page_refresh (self);
}

static void
on_replay_play_on_cb (NwGamePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-on", NULL);
}

/* A game that is over has no secrets any more; of one that goes on, an opened file shows what its
 * only person may see, or what all may, until somebody chooses otherwise. */
static guint
choose_eyes (NwGamePage *self)
{
  if (self->is_open && nw_match_is_over (self->match))
    return NW_MATCH_ALL_SEATS;

  return nw_match_get_n_humans (self->match) == 1 ? self->front : NW_SEAT_NONE;
}

/**
 * nw_game_page_set_up_replay:
 * @self: the page
 *
 * Makes the page one of a replay.
 */
void
nw_game_page_set_up_replay (NwGamePage *self)
{
  GtkWidget *const hidden[] = { self->undo_button, self->redo_button, self->help_button,
                               self->hint_button };

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    gtk_widget_set_visible (hidden[i], FALSE);
  gtk_menu_button_set_menu_model (self->menu_button, self->replay_menu);
  adw_navigation_page_set_tag (ADW_NAVIGATION_PAGE (self), "replay");
  gtk_widget_insert_action_group (GTK_WIDGET (self), "replay",
                                  nw_replay_bar_get_actions (self->replay_bar));

  self->shown_index = 0;
  self->is_inspecting = TRUE;
  nw_replay_bar_set_match (self->replay_bar, self->match, self->is_open);
  nw_replay_bar_set_eyes (self->replay_bar, choose_eyes (self));
  self->reader = nw_replay_bar_get_eyes (self->replay_bar);
  gtk_widget_set_visible (GTK_WIDGET (self->replay_bar), TRUE);
}

/**
 * nw_game_page_bind_replay:
 * @widget_class: the class of pages
 *
 * Binds what the template says of the replay.
 */
void
nw_game_page_bind_replay (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_replay_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_replay_eyes_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_replay_play_on_cb);
}
