/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match: who plays what, and who may change it.
 *
 * A move goes, in this order: judged, applied, written to the journal, announced.  The history is
 * in nw-match-history.c, what bots do in nw-match-bots.c.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "match/nw-match-private.h"
#include "match/nw-phrases-private.h"
#include "match/nw-phrases.h"

G_DEFINE_FINAL_TYPE (NwMatch, nw_match, G_TYPE_OBJECT)
G_DEFINE_QUARK (nw-move-error-quark, nw_move_error)

G_DEFINE_ENUM_TYPE (NwUndoBlocker, nw_undo_blocker,
                    G_DEFINE_ENUM_VALUE (NW_UNDO_BLOCKER_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (NW_UNDO_BLOCKER_START, "start"),
                    G_DEFINE_ENUM_VALUE (NW_UNDO_BLOCKER_REVEALED, "revealed"),
                    G_DEFINE_ENUM_VALUE (NW_UNDO_BLOCKER_OTHER_SEAT, "other-seat"))

G_DEFINE_ENUM_TYPE (NwMatchHint, nw_match_hint,
                    G_DEFINE_ENUM_VALUE (NW_MATCH_HINT_MOVE, "move"),
                    G_DEFINE_ENUM_VALUE (NW_MATCH_HINT_UNDO, "undo"),
                    G_DEFINE_ENUM_VALUE (NW_MATCH_HINT_REDO, "redo"))

enum
{
  PROP_0,
  PROP_RULESET,
  PROP_SEATS,
  PROP_ACTOR,
  PROP_TURN,
  PROP_ROUND,
  PROP_OVER,
  PROP_N_MOVES,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_BLOCKER,
  PROP_THINKING,
  PROP_RUNNING,
  PROP_BOT_DELAY,
  PROP_UNLIMITED_UNDO,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  SIGNAL_EVENT,
  SIGNAL_JOURNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_STATIC_ASSERT (N_PROPS <= G_N_ELEMENTS (((NwMatch *) NULL)->announced));

static const NwHead *
get_head (NwMatch *self)
{
  return _nw_match_get_truth (self, self->n_moves);
}

gboolean
_nw_match_is_human (NwMatch *self,
                    guint    seat)
{
  return nw_seat_info_is_human (nw_match_get_seat (self, seat));
}

/* ---- Announcing ----------------------------------------------------------------------------- */

static void
emit_events (NwMatch *self,
             guint    index)
{
  const guint n_events = nw_match_get_n_events (self, index);

  for (guint i = 0; i < n_events; i++)
    g_signal_emit (self, signals[SIGNAL_EVENT], 0, index, i);
}

/* Writes a line to the journal, if one is kept. */
void
_nw_match_write_journal (NwMatch    *self,
                         const char *line)
{
  g_autoptr (GError) error = NULL;

  if (self->journal != NULL && !nw_journal_append (self->journal, line, &error))
    g_signal_emit (self, signals[SIGNAL_JOURNAL_FAILED], 0, error);
}

/* Writes a move of the history to the journal. */
void
_nw_match_write_move (NwMatch *self,
                      guint    index)
{
  const NwMatchStep *step = &g_array_index (self->steps, NwMatchStep, index);
  g_autofree char *text = nw_rules_move_text (self->rules, self->data, step->move);

  _nw_match_write_journal (self, text);
}

/* Notifies the properties that say something else than when they were last announced. */
void
_nw_match_announce (NwMatch *self)
{
  for (guint prop = PROP_ACTOR; prop <= PROP_THINKING; prop++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      gint64 now;

      g_value_init (&value, props[prop]->value_type);
      g_object_get_property (G_OBJECT (self), props[prop]->name, &value);
      if (G_VALUE_HOLDS_BOOLEAN (&value))
        now = g_value_get_boolean (&value);
      else if (G_VALUE_HOLDS_ENUM (&value))
        now = g_value_get_enum (&value);
      else
        now = g_value_get_uint (&value);

      if (self->announced[prop] == now)
        continue;
      self->announced[prop] = now;
      g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
    }
}

/* Tells everybody that the state is another, and lets the next bot begin. */
void
_nw_match_announce_change (NwMatch    *self,
                           NwMatchHint hint)
{
  g_object_ref (self);
  _nw_match_announce (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, hint);
  _nw_match_update_bots (self);
  g_object_unref (self);
}

/* Ends loading. */
void
_nw_match_loaded (NwMatch *self)
{
  _nw_match_update_legal (self);
  _nw_match_announce (self);
}

/* Remembers the saved game that the match was read from. */
void
_nw_match_set_origin (NwMatch  *self,
                      GVariant *origin)
{
  g_clear_pointer (&self->origin, g_variant_unref);
  self->origin = origin != NULL ? g_variant_ref (origin) : NULL;
}

/* Makes a legal move of the actor. */
void
_nw_match_play (NwMatch *self,
                NwMove   move)
{
  /* A handler may let go of the match. */
  g_object_ref (self);
  _nw_match_cancel_bot (self);
  _nw_match_forget_redo (self);
  _nw_match_append (self, move);
  _nw_match_update_legal (self);
  _nw_match_write_move (self, self->n_moves - 1);
  emit_events (self, self->n_moves - 1);
  _nw_match_announce_change (self, NW_MATCH_HINT_MOVE);
  g_object_unref (self);
}

/* ---- Judging -------------------------------------------------------------------------------- */

static NwMoveError
error_for_reason (NwReason reason)
{
  static const NwMoveError errors[NW_N_COMMON_REASONS] = {
    [NW_REASON_GAME_OVER] = NW_MOVE_ERROR_GAME_OVER,
    [NW_REASON_UNKNOWN_MOVE] = NW_MOVE_ERROR_UNKNOWN,
    [NW_REASON_NOT_IN_PHASE] = NW_MOVE_ERROR_NOT_IN_PHASE,
  };

  return reason < NW_N_COMMON_REASONS ? errors[reason] : NW_MOVE_ERROR_ILLEGAL;
}

static const char *
get_language (NwMatch *self,
              guint    seat)
{
  return nw_seat_info_get_language (nw_match_get_seat (self, seat));
}

static void
set_error (NwMatch    *self,
           GError    **error,
           guint       seat,
           NwMoveError code,
           NwReason    reason,
           NwMove      move)
{
  g_autofree char *message =
    nw_phrase_reason (self->ruleset, reason, move, get_language (self, seat));

  g_set_error_literal (error, NW_MOVE_ERROR, (gint) code, message);
}

static gboolean
check_turn (NwMatch *self,
            guint    seat,
            GError **error)
{
  const guint actor = get_head (self)->actor;

  if (get_head (self)->over)
    {
      set_error (self, error, seat, NW_MOVE_ERROR_GAME_OVER, NW_REASON_GAME_OVER, NW_MOVE_NONE);
      return FALSE;
    }
  if (seat != actor)
    {
      g_autofree char *message =
        nw_phrase_not_your_turn (nw_seat_info_get_name (nw_match_get_seat (self, actor)),
                                 get_language (self, seat));

      g_set_error_literal (error, NW_MOVE_ERROR, NW_MOVE_ERROR_NOT_YOUR_TURN, message);
      return FALSE;
    }

  return TRUE;
}

/* ---- Object --------------------------------------------------------------------------------- */

static void
nw_match_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  NwMatch *self = NW_MATCH (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_value_set_boxed (value, self->ruleset);
      break;
    case PROP_SEATS:
      g_value_set_object (value, self->seats);
      break;
    case PROP_ACTOR:
      g_value_set_uint (value, nw_match_get_actor (self));
      break;
    case PROP_TURN:
      g_value_set_uint (value, nw_match_get_turn (self));
      break;
    case PROP_ROUND:
      g_value_set_uint (value, nw_match_get_round (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, nw_match_is_over (self));
      break;
    case PROP_N_MOVES:
      g_value_set_uint (value, self->n_moves);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, nw_match_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, nw_match_can_redo (self));
      break;
    case PROP_UNDO_BLOCKER:
      g_value_set_enum (value, (gint) nw_match_get_undo_blocker (self));
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, nw_match_is_thinking (self));
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->is_running);
      break;
    case PROP_BOT_DELAY:
      g_value_set_uint (value, self->bot_delay);
      break;
    case PROP_UNLIMITED_UNDO:
      g_value_set_boolean (value, self->unlimited_undo);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_match_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  NwMatch *self = NW_MATCH (object);

  switch (prop_id)
    {
    case PROP_BOT_DELAY:
      nw_match_set_bot_delay (self, g_value_get_uint (value));
      break;
    case PROP_UNLIMITED_UNDO:
      nw_match_set_unlimited_undo (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_match_dispose (GObject *object)
{
  NwMatch *self = NW_MATCH (object);

  self->is_running = FALSE;
  _nw_match_cancel_bot (self);
  g_clear_object (&self->journal);
  g_clear_object (&self->seats);

  G_OBJECT_CLASS (nw_match_parent_class)->dispose (object);
}

static void
nw_match_finalize (GObject *object)
{
  NwMatch *self = NW_MATCH (object);

  g_clear_pointer (&self->states, g_array_unref);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->legal, g_free);
  g_clear_pointer (&self->start, g_free);
  g_clear_pointer (&self->origin, g_variant_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);

  G_OBJECT_CLASS (nw_match_parent_class)->finalize (object);
}

static void
nw_match_class_init (NwMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable =
    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = nw_match_get_property;
  object_class->set_property = nw_match_set_property;
  object_class->dispose = nw_match_dispose;
  object_class->finalize = nw_match_finalize;

  props[PROP_RULESET] =
    g_param_spec_boxed ("ruleset", NULL, NULL, NW_TYPE_RULESET, readable);
  props[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_ACTOR] = g_param_spec_uint ("actor", NULL, NULL, 0, NW_SEAT_NONE, 0, readable);
  props[PROP_TURN] = g_param_spec_uint ("turn", NULL, NULL, 0, NW_MAX_SEATS - 1, 0, readable);
  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT16, 0, readable);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, readable);
  props[PROP_N_MOVES] = g_param_spec_uint ("n-moves", NULL, NULL, 0, G_MAXUINT, 0, readable);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  props[PROP_UNDO_BLOCKER] =
    g_param_spec_enum ("undo-blocker", NULL, NULL, NW_TYPE_UNDO_BLOCKER, NW_UNDO_BLOCKER_NONE,
                       readable);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  props[PROP_BOT_DELAY] =
    g_param_spec_uint ("bot-delay", NULL, NULL, 0, G_MAXINT, 0, writable);
  props[PROP_UNLIMITED_UNDO] =
    g_param_spec_boolean ("unlimited-undo", NULL, NULL, FALSE, writable);

  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * NwMatch::changed:
   * @self: the match
   * @hint: what it was about
   *
   * The state is another: draw it.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", NW_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, NW_TYPE_MATCH_HINT);

  /**
   * NwMatch::event:
   * @self: the match
   * @index: the move that made it happen
   * @event: which event of that move
   *
   * Something happened, told before "changed" and in order.  nw_match_get_event() says what, as
   * far as a viewer may know it.  A handler must not change the match.
   */
  signals[SIGNAL_EVENT] =
    g_signal_new ("event", NW_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * NwMatch::journal-failed:
   * @self: the match
   * @error: what went wrong, a #NwStoreError
   *
   * A move could not be written to the journal.  It was made all the same, and the journal tries
   * again with the next.
   */
  signals[SIGNAL_JOURNAL_FAILED] =
    g_signal_new ("journal-failed", NW_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
nw_match_init (NwMatch *self)
{
}

static void
on_seat_kind_changed_cb (NwMatch *self)
{
  _nw_match_cancel_bot (self);
  _nw_match_announce (self);
  _nw_match_update_bots (self);
}

/* Takes over what a match is made of; @state is its first state. */
static NwMatch *
create (NwRuleset     *ruleset,
        const NwDeal  *deal,
        const NwState *state,
        GListModel    *seats)
{
  NwMatch *self = g_object_new (NW_TYPE_MATCH, NULL);

  self->ruleset = nw_ruleset_ref (ruleset);
  self->rules = nw_ruleset_get_game (ruleset);
  self->data = nw_ruleset_get_compiled (ruleset);
  self->deal = *deal;
  self->seats = g_object_ref (seats);
  self->legal = g_new (NwMove, self->rules->max_moves);
  self->states = g_array_new (FALSE, FALSE, (guint) self->rules->state_size);
  self->steps = g_array_new (FALSE, FALSE, sizeof (NwMatchStep));
  self->events = g_array_new (FALSE, FALSE, sizeof (NwEvent));

  g_array_append_vals (self->states, state, 1);
  _nw_match_update_legal (self);
  for (guint i = 0; i < nw_match_get_n_seats (self); i++)
    g_signal_connect_object (nw_match_get_seat (self, i), "notify::kind",
                             G_CALLBACK (on_seat_kind_changed_cb), self, G_CONNECT_SWAPPED);
  _nw_match_announce (self);

  return self;
}

/**
 * nw_match_new:
 * @ruleset: a ruleset without errors
 * @deal: number of seats, seed and options
 * @seats: a list of as many #NwSeatInfo, in turn order
 *
 * Deals a new game.
 *
 * Returns: (transfer full): the match
 */
NwMatch *
nw_match_new (NwRuleset    *ruleset,
              const NwDeal *deal,
              GListModel   *seats)
{
  NwState state = { 0 };

  g_return_val_if_fail (ruleset != NULL && nw_ruleset_get_compiled (ruleset) != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (seats), NULL);
  g_return_val_if_fail (g_list_model_get_n_items (seats) == deal->n_seats, NULL);

  nw_ruleset_get_game (ruleset)->deal (nw_ruleset_get_compiled (ruleset), deal, &state);

  return create (ruleset, deal, &state, seats);
}

/**
 * nw_match_new_from_position:
 * @ruleset: a ruleset without errors
 * @seed: the seed that the position was written with
 * @start: the position: the whole truth
 * @seats: a list of as many #NwSeatInfo as @start has seats, in turn order
 *
 * Starts a game in the middle.
 *
 * Returns: (transfer full): the match
 */
NwMatch *
nw_match_new_from_position (NwRuleset     *ruleset,
                            guint64        seed,
                            const NwState *start,
                            GListModel    *seats)
{
  const NwDeal deal = { .n_seats = start->head.n_seats, .seed = seed };
  NwMatch *self;

  g_return_val_if_fail (ruleset != NULL && nw_ruleset_get_compiled (ruleset) != NULL, NULL);
  g_return_val_if_fail (start->head.viewer == NW_VIEWER_TRUTH, NULL);
  g_return_val_if_fail (g_list_model_get_n_items (seats) == start->head.n_seats, NULL);

  self = create (ruleset, &deal, start, seats);
  self->start = g_memdup2 (start, sizeof *start);

  return self;
}

/* ---- Who and what --------------------------------------------------------------------------- */

/**
 * nw_match_get_ruleset:
 * @self: a match
 *
 * Returns: (transfer none): what it is played with
 */
NwRuleset *
nw_match_get_ruleset (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NULL);

  return self->ruleset;
}

/**
 * nw_match_get_seed:
 * @self: a match
 *
 * Returns: the seed of its deal
 */
guint64
nw_match_get_seed (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return self->deal.seed;
}

/**
 * nw_match_get_deal:
 * @self: a match
 *
 * Returns: (transfer none): what it was dealt from; of a match that started from a position only
 *   the seats and the seed
 */
const NwDeal *
nw_match_get_deal (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NULL);

  return &self->deal;
}

/**
 * nw_match_get_seats:
 * @self: a match
 *
 * Returns: (transfer none): its seats, a list of #NwSeatInfo
 */
GListModel *
nw_match_get_seats (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NULL);

  return self->seats;
}

/**
 * nw_match_get_seat:
 * @self: a match
 * @seat: 0…n_seats-1
 *
 * Returns: (transfer none): who sits there
 */
NwSeatInfo *
nw_match_get_seat (NwMatch *self,
                   guint    seat)
{
  g_autoptr (NwSeatInfo) info = NULL;

  g_return_val_if_fail (NW_IS_MATCH (self), NULL);
  g_return_val_if_fail (seat < nw_match_get_n_seats (self), NULL);

  /* The list keeps it. */
  info = g_list_model_get_item (self->seats, seat);

  return info;
}

/**
 * nw_match_get_n_seats:
 * @self: a match
 *
 * Returns: how many seats it has
 */
guint
nw_match_get_n_seats (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return get_head (self)->n_seats;
}

/**
 * nw_match_get_n_humans:
 * @self: a match
 *
 * Returns: how many seats are played by people
 */
guint
nw_match_get_n_humans (NwMatch *self)
{
  guint n_humans = 0;

  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  for (guint i = 0; i < nw_match_get_n_seats (self); i++)
    n_humans += _nw_match_is_human (self, i);

  return n_humans;
}

/**
 * nw_match_dup_names:
 * @self: a match
 *
 * Lists the players' names, as phrases want them.
 *
 * Returns: (transfer full) (array zero-terminated=1): the names by seat
 */
char **
nw_match_dup_names (NwMatch *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (NW_IS_MATCH (self), NULL);

  for (guint i = 0; i < nw_match_get_n_seats (self); i++)
    g_strv_builder_add (names, nw_seat_info_get_name (nw_match_get_seat (self, i)));

  return g_strv_builder_end (names);
}

/**
 * nw_match_get_actor:
 * @self: a match
 *
 * Returns: the seat that must decide now, %NW_SEAT_NONE once the game is over
 */
guint
nw_match_get_actor (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NW_SEAT_NONE);

  return get_head (self)->actor;
}

/**
 * nw_match_get_turn:
 * @self: a match
 *
 * Returns: the seat whose turn it is
 */
guint
nw_match_get_turn (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return get_head (self)->turn;
}

/**
 * nw_match_get_round:
 * @self: a match
 *
 * Returns: the round, from 1
 */
guint
nw_match_get_round (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return get_head (self)->round;
}

/**
 * nw_match_is_over:
 * @self: a match
 *
 * Returns: whether the game is over
 */
gboolean
nw_match_is_over (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);

  return get_head (self)->over != 0;
}

/* ---- Moves ---------------------------------------------------------------------------------- */

/**
 * nw_match_check_move:
 * @self: a match
 * @seat: who wants to move
 * @move: the move
 * @error: return location for a #NwMoveError
 *
 * Judges a move without making it.
 *
 * Returns: whether it could be made.  On error: why not, in the language of @seat
 */
gboolean
nw_match_check_move (NwMatch *self,
                     guint    seat,
                     NwMove   move,
                     GError **error)
{
  NwReason reason;

  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);
  g_return_val_if_fail (seat < nw_match_get_n_seats (self), FALSE);

  if (!check_turn (self, seat, error))
    return FALSE;

  reason = self->rules->check (self->data, _nw_match_get_truth (self, self->n_moves), move);
  if (reason == NW_REASON_LEGAL)
    return TRUE;

  set_error (self, error, seat, error_for_reason (reason), reason, move);

  return FALSE;
}

/**
 * nw_match_try_move:
 * @self: a match
 * @seat: who moves
 * @move: the move
 * @error: return location for a #NwMoveError
 *
 * Makes a move, if it is that seat's turn to decide and the move is legal.
 *
 * Returns: whether it was made.  On error: why not, in the language of @seat; nothing has changed
 */
gboolean
nw_match_try_move (NwMatch *self,
                   guint    seat,
                   NwMove   move,
                   GError **error)
{
  if (!nw_match_check_move (self, seat, move, error))
    return FALSE;

  _nw_match_play (self, move);

  return TRUE;
}

/**
 * nw_match_try_text:
 * @self: a match
 * @seat: who moves
 * @text: the move in notation
 * @error: return location for a #NwMoveError
 *
 * Makes a move that is given in notation.
 *
 * Returns: whether it was made.  On error: why not, in the language of @seat; nothing has changed
 */
gboolean
nw_match_try_text (NwMatch    *self,
                   guint       seat,
                   const char *text,
                   GError    **error)
{
  NwMove move;
  NwReason reason;

  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);
  g_return_val_if_fail (seat < nw_match_get_n_seats (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  reason = self->rules->from_text (self->data, text, &move);
  if (reason != NW_REASON_LEGAL)
    {
      set_error (self, error, seat, NW_MOVE_ERROR_UNKNOWN, reason, NW_MOVE_NONE);
      return FALSE;
    }

  return nw_match_try_move (self, seat, move, error);
}

/**
 * nw_match_legal:
 * @self: a match
 * @n_moves: (out): how many there are; 0 once the game is over
 *
 * Lists the legal moves of the actor.
 *
 * Returns: (transfer none) (array length=n_moves): the moves in ascending order, until the match
 *   changes
 */
const NwMove *
nw_match_legal (NwMatch *self,
                guint   *n_moves)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NULL);

  *n_moves = self->n_legal;

  return self->legal;
}

/**
 * nw_match_get_score:
 * @self: a match
 * @score: (out caller-allocates): totals and ranks
 * @lines: (nullable) (element-type NwScoreLine): where the lines of the sheet are appended
 *
 * Scores the game as if it ended now.  What is hidden does not count before the end.
 */
void
nw_match_get_score (NwMatch *self,
                    NwScore *score,
                    GArray  *lines)
{
  g_return_if_fail (NW_IS_MATCH (self));

  self->rules->score (self->data, _nw_match_get_truth (self, self->n_moves), score, lines);
}

/* ---- Saving --------------------------------------------------------------------------------- */

/**
 * nw_match_set_journal:
 * @self: a match
 * @journal: (nullable): where moves are written from now on; nw_journal_begin() was called with
 *   this match
 *
 * Keeps a journal of the match.
 */
void
nw_match_set_journal (NwMatch   *self,
                      NwJournal *journal)
{
  g_return_if_fail (NW_IS_MATCH (self));

  g_set_object (&self->journal, journal);
}

/**
 * nw_match_get_hash:
 * @self: a match
 *
 * Returns: the hash of the whole truth
 */
guint64
nw_match_get_hash (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return self->rules->hash (self->data, _nw_match_get_truth (self, self->n_moves));
}

/**
 * nw_match_get_start:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): the position that it started from, %NULL if it was dealt
 */
const NwState *
nw_match_get_start (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NULL);

  return self->start;
}
