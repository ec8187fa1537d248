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
#include "table/nw-game-page-private.h"
#include "table/nw-template.h"

#define TOAST_SECONDS 4

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
  NwMatch *match = self->match;

  self->table = nw_table_new (nw_ruleset_get_game (nw_match_get_ruleset (match))->id);
  nw_motion_set_child (self->motion, GTK_WIDGET (self->table));
  self->front = MIN (nw_game_page_find_only_human (self), nw_match_get_n_seats (match) - 1);
  if (nw_game_page_find_only_human (self) == NW_SEAT_NONE)
    self->front = 0;
  self->reader = nw_match_get_n_humans (match) == 1 ? self->front : NW_SEAT_NONE;

  if (self->is_replay)
    nw_game_page_set_up_replay (self);

  nw_game_page_watch_match (self);
  nw_game_page_refresh (self);
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
  nw_game_page_bind_match (widget_class);
  nw_game_page_bind_replay (widget_class);
}

static void
nw_game_page_init (NwGamePage *self)
{
  self->shown_index = NW_GAME_PAGE_LIVE;
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
  return self->shown_index != NW_GAME_PAGE_LIVE ? self->shown_index
                                                : nw_match_get_n_moves (self->match);
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
  nw_game_page_refresh (self);
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

/* Closes what lies over the page: closer looks and possibilities tell what is on the table. */
static void
close_dialogs (NwGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (GListModel) dialogs = NULL;

  if (ADW_IS_APPLICATION_WINDOW (root))
    dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (root));
  else if (ADW_IS_WINDOW (root))
    dialogs = adw_window_get_dialogs (ADW_WINDOW (root));
  for (guint i = dialogs != NULL ? g_list_model_get_n_items (dialogs) : 0; i > 0; i--)
    {
      g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i - 1);

      adw_dialog_force_close (dialog);
    }
}

/**
 * nw_game_page_is_hidden:
 * @self: the page
 *
 * Returns: whether what only the reader may see is hidden
 */
gboolean
nw_game_page_is_hidden (NwGamePage *self)
{
  return self->is_hidden;
}

/**
 * nw_game_page_toggle_hidden:
 * @self: the page
 *
 * Hides what only the reader may see, at once, or shows it again.  Dialogs that may tell of it are
 * closed.
 */
void
nw_game_page_toggle_hidden (NwGamePage *self)
{
  self->is_hidden = !self->is_hidden;
  if (self->is_hidden)
    close_dialogs (self);
  nw_game_page_refresh (self);
}

/**
 * nw_announcements_from_text:
 * @text: a value of the setting `announcements`
 *
 * Returns: what it means; %NW_ANNOUNCE_ALL for what is not known
 */
NwAnnouncements
nw_announcements_from_text (const char *text)
{
  if (g_str_equal (text, "own"))
    return NW_ANNOUNCE_OWN;

  return g_str_equal (text, "off") ? NW_ANNOUNCE_NOTHING : NW_ANNOUNCE_ALL;
}

/**
 * nw_game_page_set_announcements:
 * @self: the page
 * @announcements: what readers of screens are told from now on
 *
 * Says how much is announced.
 */
void
nw_game_page_set_announcements (NwGamePage     *self,
                                NwAnnouncements announcements)
{
  if (self->announcements == announcements)
    return;

  self->announcements = announcements;
  nw_game_page_refresh (self);
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
  return nw_seat_info_get_language (nw_match_get_seat (self->match, self->front));
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
