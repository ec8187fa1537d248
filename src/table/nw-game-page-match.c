/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in progress: what happens in the match and on the table, and what the player asks of them.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-game-page-private.h"

/* ---- The match -------------------------------------------------------------------------------- */

static void
scroll_log (NwGamePage *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  if (n > 0 && gtk_widget_get_mapped (GTK_WIDGET (self->log_view)))
    gtk_list_view_scroll_to (self->log_view, n - 1, GTK_LIST_SCROLL_NONE, NULL);
}

/* Draws everything anew; what lay on the table moves to where it lies now, if it is seen. */
static void
on_match_changed_cb (NwGamePage *self,
                     NwMatchHint hint)
{
  const guint front = self->front;

  if (nw_game_page_is_at_table (self))
    nw_motion_begin (self->motion);

  /* Who looks at how it was is not torn away from there by the moves of bots. */
  if (hint != NW_MATCH_HINT_MOVE || nw_match_is_over (self->match))
    self->shown_index = NW_GAME_PAGE_LIVE;
  if (!nw_match_is_over (self->match))
    self->is_inspecting = FALSE;
  nw_game_page_refresh (self);

  if (!nw_game_page_is_at_table (self) || self->front != front)
    {
      nw_motion_cancel (self->motion);
      return;
    }
  if (hint == NW_MATCH_HINT_MOVE)
    nw_table_tell (self->table, self->motion, self->match, nw_match_get_n_moves (self->match) - 1,
                   self->reader);
  nw_motion_commit (self->motion);
}

static void
on_match_notified_cb (NwGamePage *self)
{
  nw_game_page_update_title (self);
  nw_game_page_update_buttons (self);
}

static gboolean
is_announced (NwGamePage *self,
              NwLogEntry *entry)
{
  return self->announcements == NW_ANNOUNCE_ALL ||
         (self->announcements == NW_ANNOUNCE_OWN && nw_log_entry_concerns (entry, self->reader));
}

/* What happened is told to those who listen, once. */
static void
on_log_changed_cb (NwGamePage *self,
                   guint       position,
                   guint       removed,
                   guint       added,
                   GListModel *log)
{
  for (guint i = position; removed == 0 && i < position + added; i++)
    {
      g_autoptr (NwLogEntry) entry = g_list_model_get_item (log, i);

      if (added < 12 && is_announced (self, entry))
        gtk_accessible_announce (GTK_ACCESSIBLE (self), nw_log_entry_get_text (entry),
                                 GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
    }
  scroll_log (self);
}

static void
on_table_moved_cb (NwGamePage *self,
                   guint64     move)
{
  g_autoptr (GError) error = NULL;
  const guint seat = self->reader != NW_SEAT_NONE ? self->reader : self->front;

  if (self->shown_index != NW_GAME_PAGE_LIVE || self->is_hidden)
    return;
  if (nw_match_try_move (self->match, seat, move, &error))
    return;

  nw_table_refuse (self->table);
  nw_game_page_say (self, error->message);
}

static void
on_advised_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (NwGamePage) self = user_data;
  g_autofree char *sentence = NULL;
  g_auto (GStrv) names = NULL;
  NwAdvice advice;

  g_clear_object (&self->advising);
  if (self->match == NULL)
    return;

  /* If the match has moved on, so has whoever asked. */
  if (nw_match_advise_finish (self->match, result, &advice, NULL) &&
      nw_game_page_is_at_table (self))
    {
      names = nw_match_dup_names (self->match);
      sentence = nw_phrase_advice (nw_match_get_ruleset (self->match), advice.move,
                                   &advice.reason, (const char *const *) names,
                                   nw_game_page_get_language (self));
      if (!nw_table_show_advice (self->table, advice.move, sentence))
        nw_game_page_say (self, sentence);
    }
  nw_game_page_update_buttons (self);
}

static void
on_curtain_ready_cb (NwGamePage *self)
{
  self->reader = nw_match_get_actor (self->match);
  self->front = self->reader;
  nw_game_page_refresh (self);
}

static void
on_result_inspect_cb (NwGamePage *self)
{
  self->is_inspecting = TRUE;
  nw_game_page_refresh (self);
}

static void
on_banner_clicked_cb (NwGamePage *self)
{
  if (self->is_hidden)
    self->is_hidden = FALSE;
  else if (self->shown_index != NW_GAME_PAGE_LIVE && !self->is_replay)
    self->shown_index = NW_GAME_PAGE_LIVE;
  else
    self->is_inspecting = FALSE;
  nw_game_page_refresh (self);
}

static void
on_log_activated_cb (NwGamePage *self,
                     guint       position)
{
  g_autoptr (NwLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), position);
  const guint index = MIN (nw_log_entry_get_index (entry) + 1,
                           nw_match_get_n_moves (self->match));

  if (nw_game_page_needs_curtain (self))
    return;

  if (self->is_replay)
    {
      nw_replay_bar_set_index (self->replay_bar, index);
      return;
    }

  self->shown_index = index == nw_match_get_n_moves (self->match) ? NW_GAME_PAGE_LIVE : index;
  if (self->shown_index != NW_GAME_PAGE_LIVE && adw_overlay_split_view_get_collapsed (self->split))
    adw_overlay_split_view_set_show_sidebar (self->split, FALSE);
  nw_game_page_refresh (self);
}

/**
 * nw_game_page_bind_match:
 * @widget_class: the class of pages
 *
 * Binds what the template says of the match.
 */
void
nw_game_page_bind_match (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_curtain_ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_result_inspect_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_banner_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_log_activated_cb);
}

/**
 * nw_game_page_watch_match:
 * @self: a page with a table
 *
 * Follows what happens in the match and on the table.
 */
void
nw_game_page_watch_match (NwGamePage *self)
{
  g_autoptr (GtkSelectionModel) model = NULL;

  self->log = nw_log_new (self->match, self->reader, nw_game_page_get_language (self));
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->log))));
  gtk_list_view_set_model (self->log_view, model);

  g_signal_connect_object (self->log_view, "map", G_CALLBACK (scroll_log), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->log, "items-changed", G_CALLBACK (on_log_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "changed", G_CALLBACK (on_match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify", G_CALLBACK (on_match_notified_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "move", G_CALLBACK (on_table_moved_cb), self,
                           G_CONNECT_SWAPPED);
}

/* ---- What the player asks for ----------------------------------------------------------------- */

/**
 * nw_game_page_undo:
 * @self: the page
 *
 * Takes the last move back, if that is possible; else says why not.
 */
void
nw_game_page_undo (NwGamePage *self)
{
  if (!nw_game_page_is_at_table (self))
    return;

  if (!nw_match_can_undo (self->match))
    {
      g_autofree char *reason = nw_phrase_undo_blocker (nw_match_get_undo_blocker (self->match),
                                                        nw_game_page_get_language (self));

      nw_game_page_say (self, reason);
      return;
    }

  nw_match_undo (self->match);
}

/**
 * nw_game_page_redo:
 * @self: the page
 *
 * Makes a move again that was taken back, if there is one.
 */
void
nw_game_page_redo (NwGamePage *self)
{
  if (nw_game_page_is_at_table (self) && nw_match_can_redo (self->match))
    nw_match_redo (self->match);
}

/**
 * nw_game_page_advise:
 * @self: the page
 *
 * Asks the strongest bot what the reader should do, if it is the reader's turn, and shows it.
 */
void
nw_game_page_advise (NwGamePage *self)
{
  if (!nw_game_page_can_be_advised (self))
    return;

  self->advising = g_cancellable_new ();
  nw_match_advise_async (self->match, self->advising, on_advised_cb, g_object_ref (self));
  nw_game_page_update_buttons (self);
}
