/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in progress: everything that it shows, drawn anew from the match and from who looks.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-game-page-private.h"
#include "table/nw-words.h"

/* ---- Who looks -------------------------------------------------------------------------------- */

/**
 * nw_game_page_find_only_human:
 * @self: the page
 *
 * Returns: the first seat that a person at this screen has, or %NW_SEAT_NONE
 */
guint
nw_game_page_find_only_human (NwGamePage *self)
{
  for (guint i = 0; i < nw_match_get_n_seats (self->match); i++)
    if (nw_seat_info_is_human (nw_match_get_seat (self->match, i)))
      return i;

  return NW_SEAT_NONE;
}

static gboolean
is_human (NwGamePage *self,
          guint       seat)
{
  return seat != NW_SEAT_NONE && nw_seat_info_is_human (nw_match_get_seat (self->match, seat));
}

/**
 * nw_game_page_needs_curtain:
 * @self: the page
 *
 * Returns: whether somebody else than the reader has to come to the screen
 */
gboolean
nw_game_page_needs_curtain (NwGamePage *self)
{
  const guint actor = nw_match_get_actor (self->match);

  return !self->is_replay && nw_match_get_n_humans (self->match) > 1 &&
         !nw_match_is_over (self->match) && is_human (self, actor) && actor != self->reader;
}

/* ---- Drawing everything anew ------------------------------------------------------------------ */

static void
update_table (NwGamePage *self)
{
  const gboolean is_live = self->shown_index == NW_GAME_PAGE_LIVE && !self->is_hidden &&
                           !nw_match_is_over (self->match) &&
                           self->reader != NW_SEAT_NONE &&
                           nw_match_get_actor (self->match) == self->reader;
  const guint reader = self->is_hidden ? NW_SEAT_NONE : self->reader;
  NwState state;
  NwTableLook look = {
    .ruleset = nw_match_get_ruleset (self->match),
    .state = &state,
    .seats = nw_match_get_seats (self->match),
    .language = nw_game_page_get_language (self),
    .front = self->front,
    .is_live = is_live,
    .is_quiet = self->announcements == NW_ANNOUNCE_NOTHING,
  };

  nw_match_view_at (self->match, nw_game_page_get_index (self), reader, &state);
  if (is_live)
    look.legal = nw_match_legal (self->match, &look.n_legal);
  nw_table_show (self->table, &look);
}

/**
 * nw_game_page_update_title:
 * @self: the page
 *
 * Shows which game it is, and whose turn.
 */
void
nw_game_page_update_title (NwGamePage *self)
{
  const NwCatalogue *words = nw_catalogue_get (nw_game_page_get_language (self));
  const char *title = nw_ruleset_get_title (nw_match_get_ruleset (self->match),
                                            nw_game_page_get_language (self));
  const guint index = nw_game_page_get_index (self);
  g_autofree char *round =
    nw_catalogue_number (words, nw_match_get_round_at (self->match, index));
  g_autofree char *subtitle = NULL;

  if (self->is_replay)
    subtitle = nw_words_say (words, N_("Replay · Round {round}"), "round", round, NULL);
  else if (nw_match_is_over (self->match) && self->shown_index == NW_GAME_PAGE_LIVE)
    subtitle = g_strdup (nw_catalogue_text (words, N_("The game is over")));
  else
    subtitle = nw_words_say (words, N_("Round {round} · {name} plays"), "round", round, "name",
                             nw_seat_info_get_name (
                               nw_match_get_seat (self->match,
                                                  nw_match_get_turn_at (self->match, index))),
                             NULL);
  adw_window_title_set_title (self->window_title, title);
  adw_window_title_set_subtitle (self->window_title, subtitle);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
}

static void
set_tip (GtkWidget  *button,
         const char *tip)
{
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
}

/**
 * nw_game_page_is_at_table:
 * @self: the page
 *
 * Returns: whether the table is seen as it is now
 */
gboolean
nw_game_page_is_at_table (NwGamePage *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "table") &&
         self->shown_index == NW_GAME_PAGE_LIVE && !self->is_hidden;
}

/**
 * nw_game_page_can_be_advised:
 * @self: the page
 *
 * Returns: whether the reader may ask for a hint now
 */
gboolean
nw_game_page_can_be_advised (NwGamePage *self)
{
  return nw_game_page_is_at_table (self) && self->reader != NW_SEAT_NONE &&
         self->advising == NULL && !nw_match_is_over (self->match) &&
         nw_match_get_actor (self->match) == self->reader;
}

/**
 * nw_game_page_update_buttons:
 * @self: the page
 *
 * Shows what the buttons above the table can do now.
 */
void
nw_game_page_update_buttons (NwGamePage *self)
{
  const NwCatalogue *words = nw_catalogue_get (nw_game_page_get_language (self));
  const char *language = nw_game_page_get_language (self);
  const gboolean can_undo = nw_game_page_is_at_table (self) && nw_match_can_undo (self->match);
  const gboolean can_redo = nw_game_page_is_at_table (self) && nw_match_can_redo (self->match);
  g_autofree char *reason =
    nw_phrase_undo_blocker (nw_match_get_undo_blocker (self->match), language);

  gtk_widget_set_sensitive (self->undo_button, can_undo);
  gtk_widget_set_sensitive (self->redo_button, can_redo);
  set_tip (self->undo_button, can_undo || reason == NULL || *reason == '\0'
                                ? nw_catalogue_text (words, N_("Undo")) : reason);
  set_tip (self->redo_button, nw_catalogue_text (words, N_("Redo")));
  gtk_widget_set_sensitive (self->hint_button, nw_game_page_can_be_advised (self));
  set_tip (self->hint_button, nw_catalogue_text (words, N_("Hint")));
  set_tip (self->help_button, nw_catalogue_text (words, N_("What Can Be Done?")));
  set_tip (GTK_WIDGET (self->log_button), nw_catalogue_text (words, N_("Log")));
  adw_window_title_set_title (self->log_title, nw_catalogue_text (words, N_("Log")));
}

/* Whether the end of a game is shown, which has a result. */
static gboolean
is_at_result (NwGamePage *self)
{
  return nw_match_is_over (self->match) &&
         nw_game_page_get_index (self) == nw_match_get_n_moves (self->match);
}

static void
update_banner (NwGamePage *self)
{
  const NwCatalogue *words = nw_catalogue_get (nw_game_page_get_language (self));
  const char *title = NULL, *button = NULL;

  if (self->is_hidden)
    {
      title = N_("Your cards are hidden.");
      button = N_("Show Them");
    }
  else if (self->is_replay)
    {
      if (is_at_result (self))
        {
          title = N_("This is how the game ended.");
          button = N_("Show the Result");
        }
    }
  else if (self->shown_index != NW_GAME_PAGE_LIVE)
    {
      title = N_("This is how the table was.");
      button = N_("Back to Now");
    }
  else if (self->is_inspecting)
    {
      title = N_("This is how the game ended.");
      button = N_("Show the Result");
    }

  adw_banner_set_revealed (self->banner, title != NULL);
  if (title == NULL)
    return;

  adw_banner_set_title (self->banner, nw_catalogue_text (words, title));
  adw_banner_set_button_label (self->banner, nw_catalogue_text (words, button));
}

/* Returns whether another page was shown before. */
static gboolean
show_page (NwGamePage *self,
           const char *name)
{
  const gboolean is_new = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), name) != 0;

  gtk_stack_set_visible_child_name (self->stack, name);
  if (is_new)
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));

  return is_new;
}

/**
 * nw_game_page_refresh:
 * @self: the page
 *
 * Draws everything anew.
 */
void
nw_game_page_refresh (NwGamePage *self)
{
  /* While it is set up. */
  if (self->log == NULL)
    return;

  if (nw_game_page_needs_curtain (self))
    {
      const guint actor = nw_match_get_actor (self->match);

      self->reader = NW_SEAT_NONE;
      self->front = actor;
      self->shown_index = NW_GAME_PAGE_LIVE;
      nw_curtain_update (self->curtain, nw_match_get_seat (self->match, actor));
    }
  nw_log_set_reader (self->log, self->is_hidden ? NW_SEAT_NONE : self->reader,
                     nw_game_page_get_language (self));
  if (self->is_replay)
    {
      nw_replay_bar_set_words (self->replay_bar,
                               nw_catalogue_get (nw_game_page_get_language (self)));
      nw_log_set_end (self->log, self->shown_index);
    }
  update_table (self);

  if (nw_game_page_needs_curtain (self))
    {
      show_page (self, "curtain");
    }
  else if (is_at_result (self) && !self->is_inspecting)
    {
      nw_result_view_update (self->result, self->match, self->table,
                             nw_game_page_get_language (self));
      if (show_page (self, "result") && self->announcements != NW_ANNOUNCE_NOTHING)
        gtk_accessible_announce (GTK_ACCESSIBLE (self), nw_result_view_get_title (self->result),
                                 GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  else
    {
      show_page (self, "table");
    }

  nw_game_page_update_title (self);
  nw_game_page_update_buttons (self);
  update_banner (self);
}
