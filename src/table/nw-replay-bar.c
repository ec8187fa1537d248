/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The controls of a replay; see nw-replay-bar.h.
 *
 * All that happens goes through the property "index": buttons, keys, the scrub bar and the clock
 * only set it, and all that is shown follows it.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "table/nw-replay-bar.h"
#include "table/nw-template.h"
#include "table/nw-turn-strip.h"
#include "table/nw-words.h"

struct _NwReplayBar
{
  GtkWidget           parent_instance;

  /* Template children */
  GtkWidget          *content;
  NwTurnStrip        *strip;
  GtkScale           *scale;
  GtkButton          *first_button;
  GtkButton          *back_button;
  GtkButton          *play_button;
  GtkButton          *forward_button;
  GtkButton          *last_button;
  GtkLabel           *moment;
  GtkMenuButton      *eyes_button;
  GtkLabel           *eyes_label;
  GtkMenuButton      *speed_button;
  GtkButton          *play_on_button;

  /* Owned */
  NwMatch            *match;
  GSimpleActionGroup *actions;

  /* Borrowed: lives as long as the process */
  const NwCatalogue  *words;

  guint               index;
  guint               eyes;
  guint               speed;
  guint               source;
  /* Whether it may be seen through all eyes, and played on with. */
  gboolean            is_open;
  gboolean            is_compact;
};

G_DEFINE_FINAL_TYPE (NwReplayBar, nw_replay_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_EYES,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_PLAY_ON,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* How fast it goes on by itself: in milliseconds for a move. */
static const struct
{
  const char *name;
  guint       delay;
} speeds[] = {
  { "½×", 1600 },
  { "1×", 800 },
  { "2×", 400 },
  { "4×", 200 },
};

#define NORMAL_SPEED 1

/* ---- What is shown ---------------------------------------------------------------------------- */

static guint
get_n_moves (NwReplayBar *self)
{
  return nw_match_get_n_moves (self->match);
}

static gboolean
is_at_end (NwReplayBar *self)
{
  return self->index == get_n_moves (self);
}

static char *
describe_moment (NwReplayBar *self)
{
  const guint turn = nw_match_get_turn_at (self->match, self->index);
  g_autofree char *move = nw_catalogue_number (self->words, self->index);
  g_autofree char *n_moves = nw_catalogue_number (self->words, get_n_moves (self));
  g_autofree char *round =
    nw_catalogue_number (self->words, nw_match_get_round_at (self->match, self->index));

  if (is_at_end (self) && nw_match_is_over (self->match))
    return nw_words_say (self->words, N_("Move {move} of {moves} · The game is over"), "move", move,
                         "moves", n_moves, NULL);

  return nw_words_say (self->words, N_("Move {move} of {moves} · Round {round}, {name} plays"),
                       "move", move, "moves", n_moves, "round", round, "name",
                       nw_seat_info_get_name (nw_match_get_seat (self->match, turn)), NULL);
}

static void
set_tip (GtkWidget  *button,
         const char *tip)
{
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
}

static void
enable (NwReplayBar *self,
        const char  *name,
        gboolean     is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
update_play_button (NwReplayBar *self)
{
  const gboolean is_playing = self->source != 0;

  gtk_button_set_icon_name (self->play_button, is_playing ? "media-playback-pause-symbolic"
                                                          : "media-playback-start-symbolic");
  if (self->words != NULL)
    set_tip (GTK_WIDGET (self->play_button),
             nw_catalogue_text (self->words, is_playing ? N_("Pause") : N_("Play")));
}

static void
update_moment (NwReplayBar *self)
{
  g_autofree char *text = NULL;

  if (self->match == NULL || self->words == NULL)
    return;

  text = describe_moment (self);
  gtk_label_set_label (self->moment, text);
  gtk_range_set_value (GTK_RANGE (self->scale), self->index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  nw_turn_strip_set_index (self->strip, self->index);

  enable (self, "first", self->index > 0);
  enable (self, "back", self->index > 0);
  enable (self, "previous-turn", self->index > 0);
  enable (self, "forward", !is_at_end (self));
  enable (self, "next-turn", !is_at_end (self));
  enable (self, "last", !is_at_end (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->play_on_button),
                            !is_at_end (self) || !nw_match_is_over (self->match));
}

static char *
name_eyes (NwReplayBar *self,
           guint        eyes)
{
  if (eyes == NW_MATCH_ALL_SEATS)
    return g_strdup (nw_catalogue_text (self->words, N_("All sides")));
  if (eyes == NW_SEAT_NONE)
    return g_strdup (nw_catalogue_text (self->words, N_("Open cards only")));

  return g_strdup (nw_seat_info_get_name (nw_match_get_seat (self->match, eyes)));
}

static void
append_eyes (NwReplayBar *self,
             GMenu       *menu,
             guint        eyes)
{
  g_autofree char *name = name_eyes (self, eyes);
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target (item, "replay.eyes", "u", eyes);
  g_menu_append_item (menu, item);
}

static void
update_eyes (NwReplayBar *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *name = name_eyes (self, self->eyes);

  if (self->is_open)
    {
      append_eyes (self, menu, NW_MATCH_ALL_SEATS);
      append_eyes (self, menu, NW_SEAT_NONE);
      for (guint i = 0; i < nw_match_get_n_seats (self->match); i++)
        append_eyes (self, menu, i);
    }

  gtk_menu_button_set_menu_model (self->eyes_button, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->eyes_button), self->is_open);
  gtk_label_set_label (self->eyes_label, name);
}

static void
update_speed (NwReplayBar *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (speeds[i].name, NULL);

      g_menu_item_set_action_and_target (item, "replay.speed", "u", i);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->speed_button, G_MENU_MODEL (menu));
  gtk_menu_button_set_label (self->speed_button, speeds[self->speed].name);
}

static void
update_words (NwReplayBar *self)
{
  const struct
  {
    GtkWidget  *widget;
    const char *tip;
  } tips[] = {
    { GTK_WIDGET (self->first_button), N_("To the Start") },
    { GTK_WIDGET (self->back_button), N_("One Move Back") },
    { GTK_WIDGET (self->forward_button), N_("One Move Forward") },
    { GTK_WIDGET (self->last_button), N_("To the End") },
    { GTK_WIDGET (self->eyes_button), N_("Through Whose Eyes") },
    { GTK_WIDGET (self->speed_button), N_("Speed") },
    { GTK_WIDGET (self->play_on_button), N_("Play a game that goes on from what is shown") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tips); i++)
    set_tip (tips[i].widget, nw_catalogue_text (self->words, tips[i].tip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  nw_catalogue_text (self->words, N_("Moment of the game")), -1);
  gtk_button_set_label (self->play_on_button,
                        nw_catalogue_text (self->words, N_("Play On from Here")));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_on_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_button_get_label (self->play_on_button), -1);
}

/* ---- Going on by itself ----------------------------------------------------------------------- */

static void
go_to (NwReplayBar *self,
       guint        index)
{
  if (self->index == index)
    return;

  self->index = index;
  update_moment (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INDEX]);
}

static gboolean
on_tick_cb (gpointer user_data)
{
  NwReplayBar *self = user_data;

  go_to (self, self->index + 1);
  if (!is_at_end (self))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  update_play_button (self);

  return G_SOURCE_REMOVE;
}

static void
play (NwReplayBar *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (get_n_moves (self) == 0)
    return;

  /* At the end there is nothing more to come: from the start, then. */
  if (is_at_end (self))
    go_to (self, 0);
  self->source = g_timeout_add (speeds[self->speed].delay, on_tick_cb, self);
  update_play_button (self);
}

/* ---- Actions ---------------------------------------------------------------------------------- */

/* Where the turn began that was before @index, or the one after it begins. */
static guint
find_turn (NwReplayBar *self,
           gboolean     is_forward)
{
  const guint end = is_forward ? get_n_moves (self) : 0;
  guint index = self->index;
  guint turn;

  if (!is_forward)
    index--;
  turn = nw_match_get_turn_at (self->match, index);
  if (is_forward)
    while (index != end && nw_match_get_turn_at (self->match, index) == turn)
      index++;
  else
    while (index != end && nw_match_get_turn_at (self->match, index - 1) == turn)
      index--;

  return index;
}

/* Whoever goes somewhere wants to look at it. */
static void
on_go_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  NwReplayBar *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));
  guint index = self->index;

  nw_replay_bar_pause (self);
  if (g_str_equal (name, "first"))
    index = 0;
  else if (g_str_equal (name, "last"))
    index = get_n_moves (self);
  else if (g_str_equal (name, "back"))
    index--;
  else if (g_str_equal (name, "forward"))
    index++;
  else
    index = find_turn (self, g_str_equal (name, "next-turn"));
  go_to (self, index);
}

static void
on_play_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  NwReplayBar *self = user_data;

  if (self->source != 0)
    nw_replay_bar_pause (self);
  else
    play (self);
}

static void
on_eyes_changed_cb (GSimpleAction *action,
                    GVariant      *state,
                    gpointer       user_data)
{
  nw_replay_bar_set_eyes (user_data, g_variant_get_uint32 (state));
}

static void
on_speed_changed_cb (GSimpleAction *action,
                     GVariant      *state,
                     gpointer       user_data)
{
  NwReplayBar *self = user_data;

  self->speed = MIN (g_variant_get_uint32 (state), G_N_ELEMENTS (speeds) - 1);
  g_simple_action_set_state (action, g_variant_new_uint32 (self->speed));
  gtk_menu_button_set_label (self->speed_button, speeds[self->speed].name);
  if (self->source != 0)
    play (self);
}

static const GActionEntry actions[] = {
  { .name = "first", .activate = on_go_activated_cb },
  { .name = "back", .activate = on_go_activated_cb },
  { .name = "forward", .activate = on_go_activated_cb },
  { .name = "last", .activate = on_go_activated_cb },
  { .name = "previous-turn", .activate = on_go_activated_cb },
  { .name = "next-turn", .activate = on_go_activated_cb },
  { .name = "play", .activate = on_play_activated_cb },
  { .name = "eyes", .parameter_type = "u", .state = "uint32 255",
    .change_state = on_eyes_changed_cb },
  { .name = "speed", .parameter_type = "u", .state = "uint32 1",
    .change_state = on_speed_changed_cb },
};

static void
on_scale_changed_cb (NwReplayBar *self)
{
  const guint index = (guint) (gtk_range_get_value (GTK_RANGE (self->scale)) + 0.5);

  if (self->match == NULL || index == self->index)
    return;

  nw_replay_bar_pause (self);
  go_to (self, index);
}

static void
on_play_on_clicked_cb (NwReplayBar *self)
{
  nw_replay_bar_pause (self);
  g_signal_emit (self, signals[SIGNAL_PLAY_ON], 0);
}

/* ---- Class ------------------------------------------------------------------------------------ */

/* Nobody sees it. */
static void
nw_replay_bar_unmap (GtkWidget *widget)
{
  nw_replay_bar_pause (NW_REPLAY_BAR (widget));

  GTK_WIDGET_CLASS (nw_replay_bar_parent_class)->unmap (widget);
}

static gboolean
nw_replay_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (NW_REPLAY_BAR (widget)->scale));
}

static void
nw_replay_bar_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  NwReplayBar *self = NW_REPLAY_BAR (object);

  switch (prop_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_EYES:
      g_value_set_uint (value, self->eyes);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->is_compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Where the window is low, what the scrub bar and the log tell too is left out. */
static void
set_compact (NwReplayBar *self,
             gboolean     is_compact)
{
  GtkWidget *const left_out[] = {
    GTK_WIDGET (self->strip), GTK_WIDGET (self->first_button), GTK_WIDGET (self->last_button),
    GTK_WIDGET (self->moment), GTK_WIDGET (self->eyes_label), GTK_WIDGET (self->speed_button),
  };

  if (self->is_compact == is_compact)
    return;

  self->is_compact = is_compact;
  for (guint i = 0; i < G_N_ELEMENTS (left_out); i++)
    gtk_widget_set_visible (left_out[i], !is_compact);
  if (is_compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPACT]);
}

static void
nw_replay_bar_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  if (prop_id == PROP_COMPACT)
    set_compact (NW_REPLAY_BAR (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_replay_bar_dispose (GObject *object)
{
  NwReplayBar *self = NW_REPLAY_BAR (object);

  g_clear_handle_id (&self->source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_REPLAY_BAR);
  g_clear_object (&self->match);
  if (self->actions != NULL)
    g_action_map_remove_action_entries (G_ACTION_MAP (self->actions), actions,
                                        G_N_ELEMENTS (actions));
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (nw_replay_bar_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, content);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, strip);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, scale);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, first_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, back_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, forward_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, last_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, moment);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, eyes_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, eyes_label);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, speed_button);
  gtk_widget_class_bind_template_child (widget_class, NwReplayBar, play_on_button);
  gtk_widget_class_bind_template_callback (widget_class, on_scale_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_play_on_clicked_cb);
}

static void
nw_replay_bar_class_init (NwReplayBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_replay_bar_get_property;
  object_class->set_property = nw_replay_bar_set_property;
  object_class->dispose = nw_replay_bar_dispose;
  widget_class->unmap = nw_replay_bar_unmap;
  widget_class->grab_focus = nw_replay_bar_grab_focus;

  /**
   * NwReplayBar:index:
   *
   * The moment that is shown: after how many moves.
   */
  props[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0,
                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * NwReplayBar:eyes:
   *
   * Through whose eyes: a seat, %NW_SEAT_NONE or %NW_MATCH_ALL_SEATS.
   */
  props[PROP_EYES] = g_param_spec_uint ("eyes", NULL, NULL, 0, NW_MATCH_ALL_SEATS, NW_SEAT_NONE,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * NwReplayBar:compact:
   *
   * Whether there is little room above.
   */
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                                G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * NwReplayBar::play-on:
   * @self: the bar
   *
   * A game is to go on from the moment that is shown.
   */
  signals[SIGNAL_PLAY_ON] = g_signal_new ("play-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (NW_TYPE_TURN_STRIP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-replay");
  nw_template_set (widget_class, "nw-replay-bar.ui");
  bind_children (widget_class);
}

static void
nw_replay_bar_init (NwReplayBar *self)
{
  self->eyes = NW_SEAT_NONE;
  self->speed = NORMAL_SPEED;
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "replay", G_ACTION_GROUP (self->actions));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_replay_bar_set_match:
 * @self: the bar
 * @match: a match that nobody plays
 * @is_open: whether the viewer may choose through whose eyes to look, and play on from a moment
 *
 * Shows a match from its start.
 */
void
nw_replay_bar_set_match (NwReplayBar *self,
                         NwMatch     *match,
                         gboolean     is_open)
{
  g_return_if_fail (NW_IS_REPLAY_BAR (self));
  g_return_if_fail (NW_IS_MATCH (match));

  g_set_object (&self->match, match);
  self->is_open = is_open;
  self->index = 0;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (get_n_moves (self), 1));
  nw_turn_strip_set_match (self->strip, match, GTK_RANGE (self->scale));
  gtk_widget_set_visible (GTK_WIDGET (self->play_on_button), is_open);
  enable (self, "play", get_n_moves (self) > 0);
}

/**
 * nw_replay_bar_set_words:
 * @self: the bar
 * @words: the viewer's catalogue
 *
 * Speaks another language.
 */
void
nw_replay_bar_set_words (NwReplayBar       *self,
                         const NwCatalogue *words)
{
  g_return_if_fail (NW_IS_REPLAY_BAR (self));

  if (self->words == words)
    return;

  self->words = words;
  update_words (self);
  update_play_button (self);
  update_speed (self);
  update_eyes (self);
  update_moment (self);
}

/**
 * nw_replay_bar_get_actions:
 * @self: the bar
 *
 * Returns: (transfer none): the actions that its buttons have
 */
GActionGroup *
nw_replay_bar_get_actions (NwReplayBar *self)
{
  return G_ACTION_GROUP (self->actions);
}

/**
 * nw_replay_bar_get_index:
 * @self: the bar
 *
 * Returns: the moment that is shown: after how many moves
 */
guint
nw_replay_bar_get_index (NwReplayBar *self)
{
  return self->index;
}

/**
 * nw_replay_bar_set_index:
 * @self: the bar
 * @index: 0…n_moves
 *
 * Goes to a moment, and stays there.
 */
void
nw_replay_bar_set_index (NwReplayBar *self,
                         guint        index)
{
  g_return_if_fail (NW_IS_REPLAY_BAR (self));
  g_return_if_fail (index <= get_n_moves (self));

  nw_replay_bar_pause (self);
  go_to (self, index);
}

/**
 * nw_replay_bar_get_eyes:
 * @self: the bar
 *
 * Returns: through whose eyes: a seat, %NW_SEAT_NONE or %NW_MATCH_ALL_SEATS
 */
guint
nw_replay_bar_get_eyes (NwReplayBar *self)
{
  return self->eyes;
}

/**
 * nw_replay_bar_set_eyes:
 * @self: the bar
 * @eyes: a seat, %NW_SEAT_NONE or %NW_MATCH_ALL_SEATS
 *
 * Shows the match through other eyes.
 */
void
nw_replay_bar_set_eyes (NwReplayBar *self,
                        guint        eyes)
{
  GAction *action;

  g_return_if_fail (NW_IS_REPLAY_BAR (self));
  g_return_if_fail (eyes < nw_match_get_n_seats (self->match) || eyes == NW_SEAT_NONE ||
                    eyes == NW_MATCH_ALL_SEATS);

  if (self->eyes == eyes)
    return;

  self->eyes = eyes;
  action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "eyes");
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_uint32 (eyes));
  if (self->words != NULL)
    update_eyes (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EYES]);
}

/**
 * nw_replay_bar_is_playing:
 * @self: the bar
 *
 * Returns: whether it goes on by itself
 */
gboolean
nw_replay_bar_is_playing (NwReplayBar *self)
{
  return self->source != 0;
}

/**
 * nw_replay_bar_pause:
 * @self: the bar
 *
 * Stays at the moment that is shown.
 */
void
nw_replay_bar_pause (NwReplayBar *self)
{
  if (self->source == 0)
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  update_play_button (self);
}
