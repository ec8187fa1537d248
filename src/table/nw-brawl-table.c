/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's table; see nw-brawl-table.h.
 *
 * Pieces say that they were touched by actions of this widget, which GTK looks for upwards from the
 * piece: so nothing has to be connected when pieces come and go.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-brawl-look.h"
#include "table/nw-brawl-motion.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-table-private.h"
#include "table/nw-brawl-words.h"
#include "table/nw-template.h"

static void init_table (NwTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NwBrawlTable, nw_brawl_table, ADW_TYPE_BREAKPOINT_BIN,
                               G_IMPLEMENT_INTERFACE (NW_TYPE_TABLE, init_table))

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_SHORT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static NwBrawlView
get_view (NwBrawlTable *self)
{
  return (NwBrawlView) {
    .game = self->game, .faces = self->faces, .words = self->words, .seats = self->seats,
    .front = self->front, .is_live = self->is_live,
  };
}

static gboolean
has_chosen (NwBrawlTable *self)
{
  return self->chosen.kind != NW_BRAWL_AT_NOTHING;
}

static void
try_move (NwBrawlTable *self,
          NwMove        move,
          NwBrawlSpot   with)
{
  self->tried = with;
  nw_table_emit_move (NW_TABLE (self), move);
}

/* ---- Marks and choices ------------------------------------------------------------------------ */

/* How a piece is marked, in words. */
static const char *
note_state (NwBrawlTable *self,
            NwPieceState  state)
{
  if ((state & NW_PIECE_SELECTED) != 0)
    return nw_catalogue_text (self->words, N_("This one is chosen."));
  if ((state & NW_PIECE_FITS) != 0)
    return nw_catalogue_text (self->words, N_("Possible with what is chosen."));

  return (state & NW_PIECE_LEGAL) != 0 ? nw_catalogue_text (self->words, N_("Possible now."))
                                       : NULL;
}

static void
mark_piece (NwBrawlTable *self,
            NwBrawlPiece *piece)
{
  const NwBrawlSpot spot = nw_brawl_piece_get_spot (piece);
  NwMove moves[NW_BRAWL_MAX_MOVES];
  NwPieceState state = NW_PIECE_PLAIN;

  if (has_chosen (self) && nw_brawl_spot_equal (spot, self->chosen))
    state |= NW_PIECE_SELECTED;
  else if (has_chosen (self) &&
           nw_brawl_game_get_between (self->game, self->chosen, spot, moves) > 0)
    state |= NW_PIECE_LEGAL | NW_PIECE_FITS;
  else if (!has_chosen (self) && nw_brawl_game_is_inviting (self->game, spot))
    state |= NW_PIECE_LEGAL;

  nw_piece_set_state (NW_PIECE (piece), state);
  nw_piece_set_note (NW_PIECE (piece), note_state (self, state));
}

static void
mark_pieces (NwBrawlTable *self,
             GtkWidget    *root)
{
  if (NW_IS_BRAWL_PIECE (root))
    {
      mark_piece (self, NW_BRAWL_PIECE (root));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    mark_pieces (self, child);
}

/* Offers moves in the bar. */
static void
set_choices (NwBrawlTable *self,
             const NwMove *moves,
             guint         n_moves,
             gboolean      is_suggested)
{
  const NwBrawlView view = get_view (self);
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) strv = NULL;

  g_array_set_size (self->choices, 0);
  for (guint i = 0; i < n_moves; i++)
    {
      g_array_append_val (self->choices, moves[i]);
      g_strv_builder_take (labels, nw_brawl_words_move (&view, moves[i]));
    }
  strv = g_strv_builder_end (labels);
  nw_action_bar_set_choices (self->bar, (const char *const *) strv, is_suggested);
}

static char *
say_prompt (NwBrawlTable *self)
{
  const NwBrawlView view = get_view (self);
  g_auto (GStrv) names = nw_brawl_words_names (&view);

  return nw_phrase_prompt (nw_game_get_ruleset (NW_GAME (self->game)),
                           nw_game_get_state (NW_GAME (self->game)), (const char *const *) names,
                           nw_catalogue_get_language (self->words));
}

static void
update_prompt (NwBrawlTable *self)
{
  const NwBrawlView view = get_view (self);
  g_autofree char *prompt = NULL;
  g_autofree char *thing = NULL;

  if (has_chosen (self))
    {
      thing = nw_brawl_words_short (&view, self->chosen);
      prompt = nw_words_say (self->words, N_("{thing} — choose what to do."), "thing", thing,
                             NULL);
    }
  else
    {
      prompt = say_prompt (self);
    }
  nw_action_bar_set_prompt (self->bar, prompt, self->is_live);
}

/**
 * nw_brawl_table_pick:
 * @self: the table
 * @spot: a spot, or %NW_BRAWL_AT_NOTHING
 *
 * Chooses what lies there: the bar offers what can be done with it.
 */
void
nw_brawl_table_pick (NwBrawlTable *self,
                     NwBrawlSpot   spot)
{
  NwMove moves[NW_BRAWL_MAX_MOVES];
  guint n;

  self->chosen = spot;
  n = has_chosen (self) ? nw_brawl_game_get_moves (self->game, spot, moves)
                        : nw_brawl_game_get_answers (self->game, moves);
  set_choices (self, moves, n,
               !has_chosen (self) || nw_brawl_game_is_inviting (self->game, spot));
  update_prompt (self);
  mark_pieces (self, GTK_WIDGET (self));
}

/**
 * nw_brawl_table_unpick:
 * @self: the table
 *
 * Chooses nothing.
 */
void
nw_brawl_table_unpick (NwBrawlTable *self)
{
  nw_brawl_table_pick (self, NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0));
}

/* ---- Touching --------------------------------------------------------------------------------- */

/* Whether a touch answers at once: it is the second step of something. */
static gboolean
is_second_step (NwBrawlTable *self)
{
  const guint pending = nw_brawl_game_get_state (self->game)->pending;

  return pending == NW_BRAWL_PENDING_SEAT || pending == NW_BRAWL_PENDING_WITH;
}

/**
 * nw_brawl_table_make:
 * @self: the table
 * @moves: (array length=n): moves that may be meant, at least one
 * @n: how many
 * @with: where they are made
 *
 * Makes the move that is meant, or asks in the bar which it is.
 */
void
nw_brawl_table_make (NwBrawlTable *self,
                     const NwMove *moves,
                     guint         n,
                     NwBrawlSpot   with)
{
  if (n == 1)
    {
      try_move (self, moves[0], with);
      return;
    }

  set_choices (self, moves, n, TRUE);
  nw_action_bar_grab_choice (self->bar);
}

/* From the chosen spot to another. */
static gboolean
go_to (NwBrawlTable *self,
       NwBrawlSpot   spot)
{
  NwMove moves[NW_BRAWL_MAX_MOVES];
  guint n;

  if (!has_chosen (self))
    return FALSE;

  n = nw_brawl_game_get_between (self->game, self->chosen, spot, moves);
  if (n > 0)
    nw_brawl_table_make (self, moves, n, spot);

  return n > 0;
}

static void inspect (NwBrawlTable *self,
                     NwBrawlSpot   spot);

/* Nothing is possible there: the rules say why, or there is something to look at. */
static void
attempt (NwBrawlTable *self,
         NwBrawlSpot   spot)
{
  const NwMove move = nw_brawl_game_get_attempt (self->game, spot);

  if (move != NW_MOVE_NONE)
    try_move (self, move, spot);
  else
    inspect (self, spot);
}

/**
 * nw_brawl_table_touch:
 * @self: the table
 * @spot: a spot
 * @is_strong: whether the only sensible move is meant
 *
 * Does what a click or a key on a spot does.
 */
void
nw_brawl_table_touch (NwBrawlTable *self,
                      NwBrawlSpot   spot,
                      gboolean      is_strong)
{
  NwMove moves[NW_BRAWL_MAX_MOVES];
  NwMove sensible;
  guint n;

  if (self->game == NULL || go_to (self, spot))
    return;

  n = nw_brawl_game_get_moves (self->game, spot, moves);
  sensible = nw_brawl_game_get_sensible (self->game, spot);
  if (n == 0)
    {
      attempt (self, spot);
    }
  else if (sensible != NW_MOVE_NONE && (is_strong || is_second_step (self)))
    {
      try_move (self, sensible, spot);
    }
  else if (!is_strong && nw_brawl_spot_equal (spot, self->chosen))
    {
      nw_brawl_table_unpick (self);
    }
  else
    {
      nw_brawl_table_pick (self, spot);
      if (is_strong)
        nw_action_bar_grab_choice (self->bar);
    }
}

static void
on_touch_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  NwBrawlSpot spot;
  gboolean is_strong;

  g_variant_get (parameter, NW_BRAWL_SPOT_FORMAT, &spot.kind, &spot.seat, &spot.index,
                 &is_strong);
  nw_brawl_table_touch (NW_BRAWL_TABLE (widget), spot, is_strong);
}

static guint
get_card_number (NwBrawlTable *self,
                 NwBrawlSpot   spot,
                 guint         card)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (self->game);

  if (spot.kind == NW_BRAWL_AT_CHARACTER)
    return nw_brawl_character_card (rules, card);

  return nw_brawl_game_is_client (self->game, spot) ? nw_brawl_client_card (rules, card) : card;
}

static void
inspect (NwBrawlTable *self,
         NwBrawlSpot   spot)
{
  const NwBrawlView view = get_view (self);
  guint card;

  if (self->game == NULL)
    return;
  card = nw_brawl_game_get_card (self->game, spot);
  if (card != NW_BRAWL_NONE)
    nw_brawl_look_at_card (GTK_WIDGET (self), &view, get_card_number (self, spot, card),
                           spot.kind != NW_BRAWL_AT_CLIENT);
}

static void
on_inspect_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  NwBrawlSpot spot;

  g_variant_get (parameter, NW_BRAWL_SPOT_FORMAT, &spot.kind, &spot.seat, &spot.index, NULL);
  inspect (NW_BRAWL_TABLE (widget), spot);
}

static void
on_inspect_seat_cb (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  const NwBrawlView view = get_view (NW_BRAWL_TABLE (widget));

  if (view.game != NULL)
    nw_brawl_look_at_seat (widget, &view, g_variant_get_uint32 (parameter));
}

static void
on_choice_chosen_cb (NwBrawlTable *self,
                     guint         index)
{
  nw_brawl_table_choose (self, index);
}

static void
on_end_chosen_cb (NwBrawlTable *self)
{
  try_move (self, NW_MOVE (NW_BRAWL_PASS, 0, 0, 0), NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0));
}

/* ---- Keys ------------------------------------------------------------------------------------- */

/* The letter of an ink takes or mixes it, with Shift it places it. */
static void
use_ink (NwBrawlTable *self,
         guint         ink,
         gboolean      is_placed)
{
  const NwBrawlSpot spot = is_placed ? NW_BRAWL_SPOT (NW_BRAWL_AT_STORE, self->front, ink)
                                     : NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, ink);
  const NwMove free_mix = NW_MOVE (NW_BRAWL_SKILL_MIX, ink, 0, 0);
  const gboolean is_base = nw_brawl_is_base (nw_brawl_game_get_rules (self->game), ink);

  if (is_placed)
    try_move (self, NW_MOVE (NW_BRAWL_PLACE, ink, 0, 0), spot);
  else if (is_base)
    try_move (self, NW_MOVE (NW_BRAWL_INK, ink, 0, 0), spot);
  else if (nw_game_is_legal (NW_GAME (self->game), free_mix))
    try_move (self, free_mix, spot);
  else
    try_move (self, NW_MOVE (NW_BRAWL_MIX, ink, 0, 0), spot);
}

static gboolean
on_key_pressed_cb (NwBrawlTable   *self,
                   guint           key,
                   guint           code,
                   GdkModifierType modifiers)
{
  const gunichar letter = gdk_keyval_to_unicode (key);
  guint ink;

  if (self->game == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  if (key == GDK_KEY_Escape && has_chosen (self))
    {
      nw_brawl_table_unpick (self);
      return TRUE;
    }
  if (key == GDK_KEY_question)
    {
      nw_table_show_possibilities (NW_TABLE (self));
      return TRUE;
    }

  ink = letter != 0 ? nw_brawl_faces_find_letter (self->faces, letter) : NW_BRAWL_NONE;
  if (ink != NW_BRAWL_NONE)
    {
      use_ink (self, ink, (modifiers & GDK_SHIFT_MASK) != 0);
      return TRUE;
    }
  if (key == GDK_KEY_e || key == GDK_KEY_E)
    {
      on_end_chosen_cb (self);
      return TRUE;
    }
  if (key == GDK_KEY_h || key == GDK_KEY_H)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.hint", NULL);
      return TRUE;
    }

  return FALSE;
}

/* ---- Focus ----------------------------------------------------------------------------------- */

/* To the answers that are due, else to where most turns begin. */
static gboolean
nw_brawl_table_grab_focus (GtkWidget *widget)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (widget);

  return nw_action_bar_grab_choice (self->bar) ||
         gtk_widget_child_focus (GTK_WIDGET (self->studio), GTK_DIR_TAB_FORWARD);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_brawl_table_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (prop_id == PROP_NARROW)
    g_value_set_boolean (value, NW_BRAWL_TABLE (object)->is_narrow);
  else if (prop_id == PROP_SHORT)
    g_value_set_boolean (value, NW_BRAWL_TABLE (object)->is_short);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_brawl_table_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (object);
  gboolean *flag = prop_id == PROP_NARROW ? &self->is_narrow : &self->is_short;

  if (prop_id != PROP_NARROW && prop_id != PROP_SHORT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (*flag == g_value_get_boolean (value))
    return;
  *flag = g_value_get_boolean (value);
  nw_brawl_table_place_parts (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
nw_brawl_table_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  nw_brawl_table_take_room (NW_BRAWL_TABLE (widget), width, height);

  GTK_WIDGET_CLASS (nw_brawl_table_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
nw_brawl_table_dispose (GObject *object)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->seats);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_BRAWL_TABLE);
  g_clear_pointer (&self->faces, nw_brawl_faces_unref);

  G_OBJECT_CLASS (nw_brawl_table_parent_class)->dispose (object);
}

static void
nw_brawl_table_finalize (GObject *object)
{
  g_ptr_array_unref (NW_BRAWL_TABLE (object)->others);
  g_array_unref (NW_BRAWL_TABLE (object)->choices);

  G_OBJECT_CLASS (nw_brawl_table_parent_class)->finalize (object);
}

static void
nw_brawl_table_class_init (NwBrawlTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_brawl_table_get_property;
  object_class->set_property = nw_brawl_table_set_property;
  object_class->dispose = nw_brawl_table_dispose;
  object_class->finalize = nw_brawl_table_finalize;
  widget_class->grab_focus = nw_brawl_table_grab_focus;
  widget_class->size_allocate = nw_brawl_table_size_allocate;

  /**
   * NwBrawlTable:narrow:
   *
   * Whether there is so little width that the others' boards lie below the own one.
   */
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                             G_PARAM_EXPLICIT_NOTIFY);
  /**
   * NwBrawlTable:short:
   *
   * Whether there is so little height that the own board scrolls with the rest.
   */
  props[PROP_SHORT] = g_param_spec_boolean ("short", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                            G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_install_action (widget_class, "table.touch", NW_BRAWL_SPOT_FORMAT, on_touch_cb);
  gtk_widget_class_install_action (widget_class, "table.inspect", NW_BRAWL_SPOT_FORMAT,
                                   on_inspect_cb);
  gtk_widget_class_install_action (widget_class, "table.inspect-seat", "u", on_inspect_seat_cb);

  g_type_ensure (NW_TYPE_BRAWL_STUDIO);
  g_type_ensure (NW_TYPE_BRAWL_BOARD);
  g_type_ensure (NW_TYPE_ACTION_BAR);
  gtk_widget_class_set_css_name (widget_class, "nw-table");
  nw_template_set (widget_class, "nw-brawl-table.ui");
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, scrolled);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, lower_scroller);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, lower);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, seats_box);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, studio);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, board);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlTable, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_choice_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_end_chosen_cb);
}

static void
nw_brawl_table_init (NwBrawlTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->others = g_ptr_array_new ();
  self->choices = g_array_new (FALSE, FALSE, sizeof (NwMove));
  gtk_widget_init_template (GTK_WIDGET (self));
  nw_brawl_table_place_parts (self);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  nw_brawl_table_watch_drags (self);
}

/* ---- Showing ---------------------------------------------------------------------------------- */

static GtkWidget *
get_focus (NwBrawlTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_visible (focus) &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

/* Whoever plays by keys must not be thrown off the table because what had the focus is gone: the
 * focus goes to a question's answers, else stays where it was, else goes to the own board. */
static void
keep_focus (NwBrawlTable *self,
            gboolean      had_focus,
            NwBrawlSpot   spot)
{
  GtkWidget *piece = nw_brawl_table_find (self, spot);

  if (!had_focus)
    return;

  if (self->is_live && self->choices->len > 0)
    nw_action_bar_grab_choice (self->bar);
  else if (get_focus (self) == NULL && piece != NULL)
    gtk_widget_grab_focus (piece);
  else if (get_focus (self) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

static void
take_look (NwBrawlTable      *self,
           const NwTableLook *look)
{
  const NwCatalogue *words = nw_catalogue_get (look->language);

  const gboolean is_new =
    self->game == NULL || nw_game_get_ruleset (NW_GAME (self->game)) != look->ruleset;

  if (is_new)
    {
      g_clear_object (&self->game);
      self->game = nw_brawl_game_new (look->ruleset);
    }
  if (is_new || self->words != words)
    {
      g_clear_pointer (&self->faces, nw_brawl_faces_unref);
      self->faces = nw_brawl_faces_new (look->ruleset, look->language);
    }
  g_set_object (&self->seats, look->seats);
  self->words = words;
  self->front = look->front;
  self->is_live = look->is_live;
  nw_action_bar_set_quiet (self->bar, look->is_quiet);
  nw_game_update (NW_GAME (self->game), look->state, look->legal, look->n_legal);
}

static void
update_boards (NwBrawlTable      *self,
               const NwBrawlView *view)
{
  const guint n = nw_game_get_n_seats (NW_GAME (self->game));

  nw_brawl_table_set_n_others (self, n - 1);
  for (guint i = 0; i + 1 < n; i++)
    nw_brawl_board_update (g_ptr_array_index (self->others, i), view, (self->front + 1 + i) % n);
  nw_brawl_board_update (self->board, view, self->front);
  nw_brawl_studio_update (self->studio, view);
}

static void
update_bar (NwBrawlTable *self)
{
  const gboolean can_end =
    self->is_live && nw_brawl_game_get_state (self->game)->pending == NW_BRAWL_PENDING_NONE;

  nw_action_bar_update (self->bar, self->words, NW_ACTION_CHOICE_NONE);
  nw_action_bar_set_end_label (self->bar, nw_catalogue_text (self->words, N_("Pass")));
  nw_action_bar_set_end (self->bar, can_end,
                         nw_game_is_legal (NW_GAME (self->game),
                                           NW_MOVE (NW_BRAWL_PASS, 0, 0, 0)));
}

static void
show (NwTable           *table,
      const NwTableLook *look)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (table);
  GtkWidget *focus = get_focus (self);
  const NwBrawlSpot spot = focus != NULL && NW_IS_BRAWL_PIECE (focus)
                             ? nw_brawl_piece_get_spot (NW_BRAWL_PIECE (focus)) : self->chosen;
  NwBrawlView view;

  take_look (self, look);
  view = get_view (self);
  update_boards (self, &view);
  update_bar (self);
  nw_brawl_table_unpick (self);
  nw_brawl_table_find_unit (self);
  keep_focus (self, focus != NULL, spot);
}

static void
refuse (NwTable *table)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (table);
  GtkWidget *piece = nw_brawl_table_find (self, self->tried);

  if (piece != NULL)
    nw_piece_shake (NW_PIECE (piece));
}

static void
show_possibilities (NwTable *table)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (table);
  const NwBrawlView view = get_view (self);
  g_autofree char *prompt = NULL;

  if (view.game == NULL)
    return;
  /* All moves are listed, not only those with what is chosen. */
  prompt = say_prompt (self);
  nw_brawl_look_at_moves (table, &view, prompt);
}

/* As if the spot had been chosen, with nothing but the move on offer. */
static void
show_advice (NwTable    *table,
             NwMove      move,
             const char *sentence)
{
  NwBrawlTable *self = NW_BRAWL_TABLE (table);

  self->chosen = nw_brawl_game_get_spot (self->game, move);
  set_choices (self, &move, nw_move_kind (move) != NW_BRAWL_PASS, TRUE);
  mark_pieces (self, GTK_WIDGET (self));
  nw_action_bar_set_prompt (self->bar, sentence, TRUE);
  nw_action_bar_grab_choice (self->bar);
}

static const char *
get_prompt (NwTable *table)
{
  return nw_action_bar_get_prompt (NW_BRAWL_TABLE (table)->bar);
}

static void
tell (NwTable  *table,
      NwMotion *motion,
      NwMatch  *match,
      guint     index,
      guint     reader)
{
  const NwBrawlView view = get_view (NW_BRAWL_TABLE (table));

  nw_brawl_motion_tell (motion, &view, match, index, reader);
}

static void
on_card_activated_cb (NwBrawlTable *self,
                      gboolean      is_strong,
                      GtkWidget    *piece)
{
  const NwBrawlView view = get_view (self);

  nw_brawl_look_at_card (piece, &view,
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (piece), "card")), TRUE);
}

static GtkWidget *
new_card (NwTable *table,
          guint    card,
          int      width)
{
  const NwBrawlView view = get_view (NW_BRAWL_TABLE (table));
  GtkWidget *piece = nw_brawl_look_new_card (&view, card, width);

  g_object_set_data (G_OBJECT (piece), "card", GUINT_TO_POINTER (card));
  g_signal_connect_object (piece, "activated", G_CALLBACK (on_card_activated_cb), table,
                           G_CONNECT_SWAPPED);

  return piece;
}

static void
init_table (NwTableInterface *iface)
{
  iface->show = show;
  iface->refuse = refuse;
  iface->show_possibilities = show_possibilities;
  iface->get_prompt = get_prompt;
  iface->show_advice = show_advice;
  iface->tell = tell;
  iface->new_card = new_card;
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_brawl_table_get_choices:
 * @self: the table
 * @moves: (out) (transfer none) (array length=result): what the bar offers
 *
 * Returns: how many
 */
guint
nw_brawl_table_get_choices (NwBrawlTable  *self,
                            const NwMove **moves)
{
  *moves = (const NwMove *) (gconstpointer) self->choices->data;

  return self->choices->len;
}

/**
 * nw_brawl_table_choose:
 * @self: the table
 * @index: which of the choices
 *
 * Does what the bar offers.
 */
void
nw_brawl_table_choose (NwBrawlTable *self,
                       guint         index)
{
  g_return_if_fail (index < self->choices->len);

  try_move (self, g_array_index (self->choices, NwMove, index), self->chosen);
}

static GtkWidget *
find_piece (GtkWidget  *root,
            NwBrawlSpot spot)
{
  if (NW_IS_BRAWL_PIECE (root))
    return nw_brawl_spot_equal (nw_brawl_piece_get_spot (NW_BRAWL_PIECE (root)), spot) ? root
                                                                                       : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_piece (child, spot);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * nw_brawl_table_find:
 * @self: the table
 * @spot: a spot
 *
 * Returns: (nullable) (transfer none): the piece that lies there
 */
GtkWidget *
nw_brawl_table_find (NwBrawlTable *self,
                     NwBrawlSpot   spot)
{
  return spot.kind != NW_BRAWL_AT_NOTHING ? find_piece (GTK_WIDGET (self), spot) : NULL;
}
