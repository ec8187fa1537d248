/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in progress; see nw-game-page.h.
 *
 * Who looks: with one person at the screen, that person; with several, the one who last said
 * Ready, and nobody while the curtain is down; with none, somebody who sits nowhere.  A replay is
 * looked at through the eyes that its bar says; no curtain falls, and nothing can be moved.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "games/nw-games.h"
#include "match/nw-log.h"
#include "match/nw-phrases.h"
#include "table/nw-curtain.h"
#include "table/nw-game-page.h"
#include "table/nw-replay-bar.h"
#include "table/nw-result-view.h"
#include "table/nw-table.h"
#include "table/nw-template.h"
#include "table/nw-words.h"

#define LIVE G_MAXUINT
#define TOAST_SECONDS 4

struct _NwGamePage
{
  AdwNavigationPage    parent_instance;

  /* Template children */
  AdwWindowTitle      *window_title;
  GtkWidget           *undo_button;
  GtkWidget           *redo_button;
  GtkWidget           *hint_button;
  GtkWidget           *help_button;
  GtkToggleButton     *log_button;
  GtkMenuButton       *menu_button;
  AdwToastOverlay     *toasts;
  AdwBanner           *banner;
  GtkStack            *stack;
  NwMotion            *motion;
  NwCurtain           *curtain;
  NwResultView        *result;
  AdwOverlaySplitView *split;
  AdwWindowTitle      *log_title;
  GtkListView         *log_view;
  GtkScrolledWindow   *log_scroller;
  NwReplayBar         *replay_bar;
  GMenuModel          *replay_menu;
  GMenu               *game_recent;
  GMenu               *replay_recent;

  /* Owned */
  NwMatch             *match;
  NwLog               *log;

  /* Borrowed: the child of motion */
  NwTable             *table;

  /* Owned: while a bot is asked for advice */
  GCancellable        *advising;

  /* Borrowed, weak */
  AdwToast            *toast;

  /* The seat that looks, NW_SEAT_NONE while nobody may; and the one whose board lies in front. */
  guint                reader;
  guint                front;
  guint                shown_index;
  gboolean             is_inspecting;
  gboolean             is_hidden;
  /* Whether it is a replay, and one that all may see all of. */
  gboolean             is_replay;
  gboolean             is_open;
};

G_DEFINE_FINAL_TYPE (NwGamePage, nw_game_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_REPLAY,
  PROP_OPEN,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Who looks -------------------------------------------------------------------------------- */

static guint
find_only_human (NwGamePage *self)
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

/* Whether somebody else than the reader has to come to the screen. */
static gboolean
needs_curtain (NwGamePage *self)
{
  const guint actor = nw_match_get_actor (self->match);

  return !self->is_replay && nw_match_get_n_humans (self->match) > 1 &&
         !nw_match_is_over (self->match) && is_human (self, actor) && actor != self->reader;
}

static const char *
get_language (NwGamePage *self)
{
  return nw_seat_info_get_language (nw_match_get_seat (self->match, self->front));
}

/* ---- Drawing everything anew ------------------------------------------------------------------ */

static void
update_table (NwGamePage *self)
{
  const gboolean is_live = self->shown_index == LIVE && !self->is_hidden &&
                           !nw_match_is_over (self->match) &&
                           self->reader != NW_SEAT_NONE &&
                           nw_match_get_actor (self->match) == self->reader;
  const guint reader = self->is_hidden ? NW_SEAT_NONE : self->reader;
  NwState state;
  NwTableLook look = {
    .ruleset = nw_match_get_ruleset (self->match),
    .state = &state,
    .seats = nw_match_get_seats (self->match),
    .language = get_language (self),
    .front = self->front,
    .is_live = is_live,
  };

  nw_match_view_at (self->match, nw_game_page_get_index (self), reader, &state);
  if (is_live)
    look.legal = nw_match_legal (self->match, &look.n_legal);
  nw_table_show (self->table, &look);
}

static void
update_title (NwGamePage *self)
{
  const NwCatalogue *words = nw_catalogue_get (get_language (self));
  const char *title = nw_ruleset_get_title (nw_match_get_ruleset (self->match),
                                            get_language (self));
  const guint index = nw_game_page_get_index (self);
  g_autofree char *round =
    nw_catalogue_number (words, nw_match_get_round_at (self->match, index));
  g_autofree char *subtitle = NULL;

  if (self->is_replay)
    subtitle = nw_words_say (words, N_("Replay · Round {round}"), "round", round, NULL);
  else if (nw_match_is_over (self->match) && self->shown_index == LIVE)
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

static gboolean
is_at_table (NwGamePage *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "table") &&
         self->shown_index == LIVE && !self->is_hidden;
}

static gboolean
can_be_advised (NwGamePage *self)
{
  return is_at_table (self) && self->reader != NW_SEAT_NONE && self->advising == NULL &&
         !nw_match_is_over (self->match) && nw_match_get_actor (self->match) == self->reader;
}

static void
update_buttons (NwGamePage *self)
{
  const NwCatalogue *words = nw_catalogue_get (get_language (self));
  const char *language = get_language (self);
  const gboolean can_undo = is_at_table (self) && nw_match_can_undo (self->match);
  const gboolean can_redo = is_at_table (self) && nw_match_can_redo (self->match);
  g_autofree char *reason =
    nw_phrase_undo_blocker (nw_match_get_undo_blocker (self->match), language);

  gtk_widget_set_sensitive (self->undo_button, can_undo);
  gtk_widget_set_sensitive (self->redo_button, can_redo);
  set_tip (self->undo_button, can_undo || reason == NULL || *reason == '\0'
                                ? nw_catalogue_text (words, N_("Undo")) : reason);
  set_tip (self->redo_button, nw_catalogue_text (words, N_("Redo")));
  gtk_widget_set_sensitive (self->hint_button, can_be_advised (self));
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
  const NwCatalogue *words = nw_catalogue_get (get_language (self));
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
  else if (self->shown_index != LIVE)
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

static void
refresh (NwGamePage *self)
{
  /* While it is set up. */
  if (self->log == NULL)
    return;

  if (needs_curtain (self))
    {
      const guint actor = nw_match_get_actor (self->match);

      self->reader = NW_SEAT_NONE;
      self->front = actor;
      self->shown_index = LIVE;
      nw_curtain_update (self->curtain, nw_match_get_seat (self->match, actor));
    }
  nw_log_set_reader (self->log, self->is_hidden ? NW_SEAT_NONE : self->reader,
                     get_language (self));
  if (self->is_replay)
    {
      nw_replay_bar_set_words (self->replay_bar, nw_catalogue_get (get_language (self)));
      nw_log_set_end (self->log, self->shown_index);
    }
  update_table (self);

  if (needs_curtain (self))
    {
      show_page (self, "curtain");
    }
  else if (is_at_result (self) && !self->is_inspecting)
    {
      nw_result_view_update (self->result, self->match, self->table, get_language (self));
      if (show_page (self, "result"))
        gtk_accessible_announce (GTK_ACCESSIBLE (self), nw_result_view_get_title (self->result),
                                 GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  else
    {
      show_page (self, "table");
    }

  update_title (self);
  update_buttons (self);
  update_banner (self);
}

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

  if (is_at_table (self))
    nw_motion_begin (self->motion);

  self->shown_index = LIVE;
  if (!nw_match_is_over (self->match))
    self->is_inspecting = FALSE;
  refresh (self);

  if (!is_at_table (self) || self->front != front)
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
  update_title (self);
  update_buttons (self);
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

      if (added < 12)
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

  if (self->shown_index != LIVE || self->is_hidden)
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
  if (nw_match_advise_finish (self->match, result, &advice, NULL) && is_at_table (self))
    {
      names = nw_match_dup_names (self->match);
      sentence = nw_phrase_advice (nw_match_get_ruleset (self->match), advice.move,
                                   &advice.reason, (const char *const *) names,
                                   get_language (self));
      if (!nw_table_show_advice (self->table, advice.move, sentence))
        nw_game_page_say (self, sentence);
    }
  update_buttons (self);
}

static void
on_curtain_ready_cb (NwGamePage *self)
{
  self->reader = nw_match_get_actor (self->match);
  self->front = self->reader;
  refresh (self);
}

static void
on_result_inspect_cb (NwGamePage *self)
{
  self->is_inspecting = TRUE;
  refresh (self);
}

static void
on_banner_clicked_cb (NwGamePage *self)
{
  if (self->is_hidden)
    self->is_hidden = FALSE;
  else if (self->shown_index != LIVE && !self->is_replay)
    self->shown_index = LIVE;
  else
    self->is_inspecting = FALSE;
  refresh (self);
}

static void
on_log_activated_cb (NwGamePage *self,
                     guint       position)
{
  g_autoptr (NwLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), position);
  const guint index = MIN (nw_log_entry_get_index (entry) + 1,
                           nw_match_get_n_moves (self->match));

  if (needs_curtain (self))
    return;

  if (self->is_replay)
    {
      nw_replay_bar_set_index (self->replay_bar, index);
      return;
    }

  self->shown_index = index == nw_match_get_n_moves (self->match) ? LIVE : index;
  if (self->shown_index != LIVE && adw_overlay_split_view_get_collapsed (self->split))
    adw_overlay_split_view_set_show_sidebar (self->split, FALSE);
  refresh (self);
}

/* ---- Replays ---------------------------------------------------------------------------------- */

static void
on_replay_moved_cb (NwGamePage *self)
{
  self->shown_index = nw_replay_bar_get_index (self->replay_bar);
  self->is_inspecting = TRUE;
  refresh (self);
}

static void
on_replay_eyes_changed_cb (NwGamePage *self)
{
  self->reader = nw_replay_bar_get_eyes (self->replay_bar);
  if (self->reader < nw_match_get_n_seats (self->match))
    self->front = self->reader;
  refresh (self);
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

static void
set_up_replay (NwGamePage *self)
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

static void
nw_game_page_shown (AdwNavigationPage *page)
{
  NwGamePage *self = NW_GAME_PAGE (page);

  gtk_widget_grab_focus (self->is_replay ? GTK_WIDGET (self->replay_bar)
                                         : gtk_stack_get_visible_child (self->stack));
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
set_up (NwGamePage *self)
{
  g_autoptr (GtkSelectionModel) model = NULL;
  NwMatch *match = self->match;

  self->table = nw_table_new (nw_ruleset_get_game (nw_match_get_ruleset (match))->id);
  nw_motion_set_child (self->motion, GTK_WIDGET (self->table));
  g_signal_connect_object (self->table, "move", G_CALLBACK (on_table_moved_cb), self,
                           G_CONNECT_SWAPPED);
  self->front = MIN (find_only_human (self), nw_match_get_n_seats (match) - 1);
  if (find_only_human (self) == NW_SEAT_NONE)
    self->front = 0;
  self->reader = nw_match_get_n_humans (match) == 1 ? self->front : NW_SEAT_NONE;

  if (self->is_replay)
    set_up_replay (self);

  self->log = nw_log_new (match, self->reader, get_language (self));
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->log))));
  gtk_list_view_set_model (self->log_view, model);

  g_signal_connect_object (self->log_view, "map", G_CALLBACK (scroll_log), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->log, "items-changed", G_CALLBACK (on_log_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (on_match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify", G_CALLBACK (on_match_notified_cb), self,
                           G_CONNECT_SWAPPED);
  refresh (self);
}

static void
nw_game_page_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  NwGamePage *self = NW_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_REPLAY:
      g_value_set_boolean (value, self->is_replay);
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, self->is_open);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_game_page_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  NwGamePage *self = NW_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      break;
    case PROP_REPLAY:
      self->is_replay = g_value_get_boolean (value);
      break;
    case PROP_OPEN:
      self->is_open = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_game_page_constructed (GObject *object)
{
  G_OBJECT_CLASS (nw_game_page_parent_class)->constructed (object);

  set_up (NW_GAME_PAGE (object));
}

static void
nw_game_page_dispose (GObject *object)
{
  NwGamePage *self = NW_GAME_PAGE (object);

  if (self->match != NULL)
    nw_match_stop (self->match);
  if (self->advising != NULL)
    g_cancellable_cancel (self->advising);
  if (self->log_view != NULL)
    gtk_list_view_set_model (self->log_view, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_GAME_PAGE);
  g_clear_weak_pointer (&self->toast);
  g_clear_object (&self->log);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (nw_game_page_parent_class)->dispose (object);
}

static void
nw_game_page_class_init (NwGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nw_game_page_get_property;
  object_class->set_property = nw_game_page_set_property;
  object_class->constructed = nw_game_page_constructed;
  object_class->dispose = nw_game_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = nw_game_page_shown;

  /**
   * NwGamePage:match:
   *
   * The game that is played.
   */
  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, NW_TYPE_MATCH,
                                           flags);

  /**
   * NwGamePage:replay:
   *
   * Whether a match is only looked at.
   */
  props[PROP_REPLAY] = g_param_spec_boolean ("replay", NULL, NULL, FALSE, flags);

  /**
   * NwGamePage:open:
   *
   * Of a replay, whether it may be seen through all eyes.
   */
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (NW_TYPE_MOTION);
  g_type_ensure (NW_TYPE_CURTAIN);
  g_type_ensure (NW_TYPE_RESULT_VIEW);
  g_type_ensure (NW_TYPE_LOG_ENTRY);
  g_type_ensure (NW_TYPE_REPLAY_BAR);
  nw_template_set (widget_class, "nw-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, window_title);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, help_button);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, banner);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, motion);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, result);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, split);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, log_title);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, log_view);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, log_scroller);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, replay_bar);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, replay_menu);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, game_recent);
  gtk_widget_class_bind_template_child (widget_class, NwGamePage, replay_recent);
  gtk_widget_class_bind_template_callback (widget_class, on_replay_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_replay_eyes_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_replay_play_on_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_curtain_ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_result_inspect_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_banner_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_log_activated_cb);
}

static void
nw_game_page_init (NwGamePage *self)
{
  self->shown_index = LIVE;
  self->reader = NW_SEAT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_game_page_can_show:
 * @ruleset: a ruleset
 *
 * Returns: whether there is a table for its game
 */
gboolean
nw_game_page_can_show (NwRuleset *ruleset)
{
  return nw_table_exists (nw_ruleset_get_game (ruleset)->id);
}

/**
 * nw_game_page_new:
 * @match: the game that is played
 *
 * Returns: (transfer floating): its page
 */
NwGamePage *
nw_game_page_new (NwMatch *match)
{
  return g_object_new (NW_TYPE_GAME_PAGE, "match", match, NULL);
}

/**
 * nw_game_page_new_replay:
 * @match: a match that nobody plays
 * @is_open: whether it may be seen through all eyes and played on with, as one that was opened from
 *   a file or is over; else only what the one who plays may see
 *
 * Returns: (transfer floating): a page that shows it again, from its start
 */
NwGamePage *
nw_game_page_new_replay (NwMatch *match,
                         gboolean is_open)
{
  return g_object_new (NW_TYPE_GAME_PAGE, "match", match, "replay", TRUE, "open", is_open, NULL);
}

/**
 * nw_game_page_is_replay:
 * @self: the page
 *
 * Returns: whether the match is only looked at
 */
gboolean
nw_game_page_is_replay (NwGamePage *self)
{
  return self->is_replay;
}

/**
 * nw_game_page_is_open:
 * @self: the page
 *
 * Returns: whether it is a replay that may be seen through all eyes
 */
gboolean
nw_game_page_is_open (NwGamePage *self)
{
  return self->is_open;
}

/**
 * nw_game_page_set_recent_menu:
 * @self: the page
 * @menu: files that were opened or saved lately
 *
 * Puts them into the main menu.
 */
void
nw_game_page_set_recent_menu (NwGamePage *self,
                              GMenuModel *menu)
{
  GMenu *const menus[] = { self->game_recent, self->replay_recent };

  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    {
      g_menu_remove_all (menus[i]);
      g_menu_append_section (menus[i], NULL, menu);
    }
}

/**
 * nw_game_page_get_index:
 * @self: the page
 *
 * Returns: the moment that is shown: after how many moves
 */
guint
nw_game_page_get_index (NwGamePage *self)
{
  return self->shown_index != LIVE ? self->shown_index : nw_match_get_n_moves (self->match);
}

/**
 * nw_game_page_set_index:
 * @self: the page of a replay
 * @index: 0…n_moves
 *
 * Shows another moment of a replay.
 */
void
nw_game_page_set_index (NwGamePage *self,
                        guint       index)
{
  g_return_if_fail (self->is_replay);

  /* It may be the moment whose result is shown. */
  self->is_inspecting = TRUE;
  nw_replay_bar_set_index (self->replay_bar, index);
  refresh (self);
}

/**
 * nw_game_page_get_match:
 * @self: the page
 *
 * Returns: (transfer none): the game that is played
 */
NwMatch *
nw_game_page_get_match (NwGamePage *self)
{
  return self->match;
}

/**
 * nw_game_page_undo:
 * @self: the page
 *
 * Takes the last move back, if that is possible; else says why not.
 */
void
nw_game_page_undo (NwGamePage *self)
{
  if (!is_at_table (self))
    return;

  if (!nw_match_can_undo (self->match))
    {
      g_autofree char *reason = nw_phrase_undo_blocker (nw_match_get_undo_blocker (self->match),
                                                        get_language (self));

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
  if (is_at_table (self) && nw_match_can_redo (self->match))
    nw_match_redo (self->match);
}

/**
 * nw_game_page_show_possibilities:
 * @self: the page
 *
 * Shows what can be done now.
 */
void
nw_game_page_show_possibilities (NwGamePage *self)
{
  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "table"))
    nw_table_show_possibilities (self->table);
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
  if (!can_be_advised (self))
    return;

  self->advising = g_cancellable_new ();
  nw_match_advise_async (self->match, self->advising, on_advised_cb, g_object_ref (self));
  update_buttons (self);
}

/**
 * nw_game_page_toggle_log:
 * @self: the page
 *
 * Shows the log, or puts it away.
 */
void
nw_game_page_toggle_log (NwGamePage *self)
{
  adw_overlay_split_view_set_show_sidebar (self->split,
                                           !adw_overlay_split_view_get_show_sidebar (self->split));
}

/**
 * nw_game_page_toggle_hidden:
 * @self: the page
 *
 * Hides what only the reader may see, at once, or shows it again.
 */
void
nw_game_page_toggle_hidden (NwGamePage *self)
{
  self->is_hidden = !self->is_hidden;
  refresh (self);
}

/**
 * nw_game_page_say:
 * @self: the page
 * @text: a sentence
 *
 * Says something in passing.
 */
void
nw_game_page_say (NwGamePage *self,
                  const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * nw_game_page_get_language:
 * @self: the page
 *
 * Returns: (transfer none): the language of whoever looks
 */
const char *
nw_game_page_get_language (NwGamePage *self)
{
  return get_language (self);
}

/**
 * nw_game_page_get_motion:
 * @self: the page
 *
 * Returns: (transfer none): what moves over the table
 */
NwMotion *
nw_game_page_get_motion (NwGamePage *self)
{
  return self->motion;
}

/**
 * nw_game_page_get_table:
 * @self: the page
 *
 * Returns: (transfer none): the table
 */
GtkWidget *
nw_game_page_get_table (NwGamePage *self)
{
  return GTK_WIDGET (self->table);
}
