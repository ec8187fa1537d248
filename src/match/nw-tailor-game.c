/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor as its views see it.
 *
 * Questions over the viewed state and the legal moves.  A plan is found by letting the rules try
 * dyes on a guess at the truth.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "engine/nw-rng.h"
#include "match/nw-tailor-game.h"

struct _NwTailorGame
{
  NwGame  parent_instance;

  /* Owned */
  NwMove *dyes;
};

G_DEFINE_FINAL_TYPE (NwTailorGame, nw_tailor_game, NW_TYPE_GAME)

enum
{
  PROP_0,
  PROP_ACTION,
  PROP_PENDING,
  PROP_DYES_LEFT,
  PROP_LAST_ROUND,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const NwTailorState *
get_state (NwTailorGame *self)
{
  return (const NwTailorState *) nw_game_get_state (NW_GAME (self));
}

static const NwTailorRules *
get_rules (NwTailorGame *self)
{
  return nw_game_get_data (NW_GAME (self));
}

/* What a property of the state says. */
static guint
get_value (const NwTailorState *state,
           guint                prop)
{
  switch (prop)
    {
    case PROP_ACTION: return state->action;
    case PROP_PENDING: return state->pending;
    case PROP_DYES_LEFT: return state->dyes_left;
    case PROP_LAST_ROUND: return state->last_round != 0;
    default: g_assert_not_reached ();
    }
}

/* ---- Object --------------------------------------------------------------------------------- */

static void
nw_tailor_game_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  NwTailorGame *self = NW_TAILOR_GAME (object);

  switch (prop_id)
    {
    case PROP_LAST_ROUND:
      g_value_set_boolean (value, get_value (get_state (self), prop_id) != 0);
      break;
    case PROP_ACTION:
    case PROP_PENDING:
    case PROP_DYES_LEFT:
      g_value_set_uint (value, get_value (get_state (self), prop_id));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_tailor_game_updated (NwGame        *game,
                        const NwState *before)
{
  for (guint prop = PROP_ACTION; prop < N_PROPS; prop++)
    if (get_value ((const NwTailorState *) before, prop) !=
        get_value (get_state (NW_TAILOR_GAME (game)), prop))
      g_object_notify_by_pspec (G_OBJECT (game), props[prop]);
}

static void
nw_tailor_game_finalize (GObject *object)
{
  g_clear_pointer (&NW_TAILOR_GAME (object)->dyes, g_free);

  G_OBJECT_CLASS (nw_tailor_game_parent_class)->finalize (object);
}

static void
nw_tailor_game_class_init (NwTailorGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nw_tailor_game_get_property;
  object_class->finalize = nw_tailor_game_finalize;
  NW_GAME_CLASS (klass)->updated = nw_tailor_game_updated;

  props[PROP_ACTION] =
    g_param_spec_uint ("action", NULL, NULL, 0, NW_TAILOR_N_ACTIONS - 1, 0, flags);
  props[PROP_PENDING] =
    g_param_spec_uint ("pending", NULL, NULL, 0, NW_TAILOR_N_PENDINGS - 1, 0, flags);
  props[PROP_DYES_LEFT] = g_param_spec_uint ("dyes-left", NULL, NULL, 0, G_MAXUINT8, 0, flags);
  props[PROP_LAST_ROUND] = g_param_spec_boolean ("last-round", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
nw_tailor_game_init (NwTailorGame *self)
{
}

/**
 * nw_tailor_game_new:
 * @ruleset: a ruleset of Tang Master Tailor without errors
 *
 * Returns: (transfer full): a game that shows nothing before its first nw_tailor_game_update()
 */
NwTailorGame *
nw_tailor_game_new (NwRuleset *ruleset)
{
  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (g_str_equal (nw_ruleset_get_game (ruleset)->id, "tailor"), NULL);

  return nw_game_new (NW_TYPE_TAILOR_GAME, ruleset);
}

/**
 * nw_tailor_game_update:
 * @self: a game
 * @view: a state as its viewer may know it
 * @legal: (nullable) (array length=n_legal): the legal moves in ascending order, if the viewer is
 *   the one who decides and may do so now
 * @n_legal: how many; 0 for one who only looks on
 *
 * Shows another state.
 */
void
nw_tailor_game_update (NwTailorGame  *self,
                       const NwState *view,
                       const NwMove  *legal,
                       guint          n_legal)
{
  nw_game_update (NW_GAME (self), view, legal, n_legal);
}

/* ---- The state ------------------------------------------------------------------------------ */

/**
 * nw_tailor_game_get_rules:
 * @self: a game
 *
 * Returns: (transfer none): the compiled rules
 */
const NwTailorRules *
nw_tailor_game_get_rules (NwTailorGame *self)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), NULL);

  return get_rules (self);
}

/**
 * nw_tailor_game_get_ruleset:
 * @self: a game
 *
 * Returns: (transfer none): the ruleset, for names and words
 */
NwRuleset *
nw_tailor_game_get_ruleset (NwTailorGame *self)
{
  return nw_game_get_ruleset (NW_GAME (self));
}

/**
 * nw_tailor_game_get_state:
 * @self: a game
 *
 * Returns: (transfer none): the state as its viewer may know it, until the next update
 */
const NwTailorState *
nw_tailor_game_get_state (NwTailorGame *self)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), NULL);

  return get_state (self);
}

/**
 * nw_tailor_game_get_n_seats:
 * @self: a game
 *
 * Returns: how many seats there are
 */
guint
nw_tailor_game_get_n_seats (NwTailorGame *self)
{
  return nw_game_get_n_seats (NW_GAME (self));
}

/**
 * nw_tailor_game_get_actor:
 * @self: a game
 *
 * Returns: the seat that must decide, %NW_SEAT_NONE once the game is over
 */
guint
nw_tailor_game_get_actor (NwTailorGame *self)
{
  return nw_game_get_actor (NW_GAME (self));
}

/**
 * nw_tailor_game_get_turn:
 * @self: a game
 *
 * Returns: the seat whose turn it is
 */
guint
nw_tailor_game_get_turn (NwTailorGame *self)
{
  return nw_game_get_turn (NW_GAME (self));
}

/**
 * nw_tailor_game_get_round:
 * @self: a game
 *
 * Returns: the round, from 1
 */
guint
nw_tailor_game_get_round (NwTailorGame *self)
{
  return nw_game_get_round (NW_GAME (self));
}

/**
 * nw_tailor_game_get_action:
 * @self: a game
 *
 * Returns: which action this turn is so far
 */
NwTailorAction
nw_tailor_game_get_action (NwTailorGame *self)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), NW_TAILOR_ACTION_NONE);

  return (NwTailorAction) get_state (self)->action;
}

/**
 * nw_tailor_game_get_pending:
 * @self: a game
 *
 * Returns: the choice that has to be made first
 */
NwTailorPending
nw_tailor_game_get_pending (NwTailorGame *self)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), NW_TAILOR_PENDING_NONE);

  return (NwTailorPending) get_state (self)->pending;
}

/**
 * nw_tailor_game_get_dyes_left:
 * @self: a game
 *
 * Returns: dyes that may still be made in this turn
 */
guint
nw_tailor_game_get_dyes_left (NwTailorGame *self)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);

  return get_state (self)->dyes_left;
}

/**
 * nw_tailor_game_is_last_round:
 * @self: a game
 *
 * Returns: whether the game ends with this round
 */
gboolean
nw_tailor_game_is_last_round (NwTailorGame *self)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), FALSE);

  return get_state (self)->last_round != 0;
}

/**
 * nw_tailor_game_is_over:
 * @self: a game
 *
 * Returns: whether the game is over
 */
gboolean
nw_tailor_game_is_over (NwTailorGame *self)
{
  return nw_game_is_over (NW_GAME (self));
}

/* ---- Boards and display --------------------------------------------------------------------- */

/**
 * nw_tailor_game_get_seat:
 * @self: a game
 * @seat: 0…n_seats-1
 *
 * Returns: (transfer none): the seat's board: points, magic, limit, …
 */
const NwTailorSeat *
nw_tailor_game_get_seat (NwTailorGame *self,
                         guint         seat)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), NULL);
  g_return_val_if_fail (seat < get_state (self)->head.n_seats, NULL);

  return &get_state (self)->seats[seat];
}

/**
 * nw_tailor_game_get_fabric:
 * @self: a game
 * @seat: 0…n_seats-1
 * @position: 0…row_length-1
 *
 * Returns: the colour of the fabric there, by index
 */
guint
nw_tailor_game_get_fabric (NwTailorGame *self,
                           guint         seat,
                           guint         position)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);
  g_return_val_if_fail (seat < get_state (self)->head.n_seats, 0);
  g_return_val_if_fail (position < get_state (self)->seats[seat].row_length, 0);

  return nw_tailor_fabric (get_state (self)->seats[seat].row, position);
}

/**
 * nw_tailor_game_get_completed:
 * @self: a game
 * @seat: 0…n_seats-1
 * @cards: (out caller-allocates): room for %NW_TAILOR_MAX_CARDS
 *
 * Lists the orders that a seat has completed, in the order of completion.
 *
 * Returns: how many
 */
guint
nw_tailor_game_get_completed (NwTailorGame *self,
                              guint         seat,
                              NwTailorCard *cards)
{
  const NwTailorState *state;
  guint first;

  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);
  g_return_val_if_fail (seat < get_state (self)->head.n_seats, 0);

  state = get_state (self);
  first = nw_tailor_first_completed (state, seat);
  for (guint i = 0; i < state->seats[seat].n_completed; i++)
    cards[i] = (NwTailorCard) {
      .order = state->pile[first + i],
      .level = get_rules (self)->orders[state->pile[first + i]].level,
      .magic = (guint8) nw_tailor_slot_magic (state->slots[first + i]),
      .is_known = TRUE,
    };

  return state->seats[seat].n_completed;
}

/**
 * nw_tailor_game_get_exclusive:
 * @self: a game
 * @seat: 0…n_seats-1
 * @cards: (out caller-allocates): room for %NW_TAILOR_MAX_CARDS
 *
 * Lists the orders that a seat has reserved, in the order of reservation.
 *
 * Returns: how many
 */
guint
nw_tailor_game_get_exclusive (NwTailorGame *self,
                              guint         seat,
                              NwTailorCard *cards)
{
  const NwTailorState *state;
  guint first;

  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);
  g_return_val_if_fail (seat < get_state (self)->head.n_seats, 0);

  state = get_state (self);
  first = nw_tailor_first_exclusive (state, seat);
  for (guint i = 0; i < state->seats[seat].n_exclusive; i++)
    {
      const guint slot = nw_tailor_exclusive_slot (first + i);

      cards[i] = (NwTailorCard) {
        .order = state->pile[slot],
        .level = (guint8) (state->slots[slot] >> NW_TAILOR_SLOT_LEVEL_SHIFT),
        .is_known = (state->slots[slot] & NW_TAILOR_SLOT_KNOWN) != 0,
      };
    }

  return state->seats[seat].n_exclusive;
}

/**
 * nw_tailor_game_get_n_display:
 * @self: a game
 * @level: 0…n_levels-1
 *
 * Returns: places of the display at that level
 */
guint
nw_tailor_game_get_n_display (NwTailorGame *self,
                              guint         level)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);
  g_return_val_if_fail (level < get_rules (self)->n_levels, 0);

  return nw_tailor_n_display (get_rules (self), get_state (self)->head.n_seats, level);
}

/**
 * nw_tailor_game_get_display:
 * @self: a game
 * @level: 0…n_levels-1
 * @place: 0…n_display-1
 *
 * Returns: the order that lies open there, %NW_TAILOR_NONE if the place is empty
 */
guint
nw_tailor_game_get_display (NwTailorGame *self,
                            guint         level,
                            guint         place)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), NW_TAILOR_NONE);
  g_return_val_if_fail (place < nw_tailor_game_get_n_display (self, level), NW_TAILOR_NONE);

  return get_state (self)->display[level][place];
}

/**
 * nw_tailor_game_get_n_deck:
 * @self: a game
 * @level: 0…n_levels-1
 *
 * Returns: cards left in that level's deck
 */
guint
nw_tailor_game_get_n_deck (NwTailorGame *self,
                           guint         level)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);
  g_return_val_if_fail (level < get_rules (self)->n_levels, 0);

  return get_state (self)->n_deck[level];
}

/* ---- Legal moves ---------------------------------------------------------------------------- */

/**
 * nw_tailor_game_is_legal:
 * @self: a game
 * @move: any move
 *
 * Returns: whether the viewer may make it now
 */
gboolean
nw_tailor_game_is_legal (NwTailorGame *self,
                         NwMove        move)
{
  return nw_game_is_legal (NW_GAME (self), move);
}

/* Bit c is set if the move that ends in colour c is legal. */
static guint
find_colours (NwTailorGame *self,
              guint         kind,
              guint         first,
              guint         second)
{
  guint colours = 0;

  for (guint colour = 0; colour < get_rules (self)->n_colours; colour++)
    if (nw_tailor_game_is_legal (self, NW_MOVE (kind, first, second, colour)))
      colours |= 1u << colour;

  return colours;
}

/**
 * nw_tailor_game_get_dyes:
 * @self: a game
 * @first: first position of a section
 * @last: last position of it
 *
 * Returns: bit c is set if the section may be dyed in colour c now
 */
guint
nw_tailor_game_get_dyes (NwTailorGame *self,
                         guint         first,
                         guint         last)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);

  return find_colours (self, NW_TAILOR_DYE, first, last);
}

/**
 * nw_tailor_game_get_magics:
 * @self: a game
 * @source: 0 for the own stock, else 1 + the order on which the magic fabric lies
 * @position: a position
 *
 * Returns: bit c is set if that magic may turn the position into colour c now
 */
guint
nw_tailor_game_get_magics (NwTailorGame *self,
                           guint         source,
                           guint         position)
{
  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);

  return find_colours (self, NW_TAILOR_MAGIC, source, position);
}

/**
 * nw_tailor_game_get_fits:
 * @self: a game
 * @order: an order by index
 * @fits: (out caller-allocates): room for %NW_TAILOR_MAX_FITS
 *
 * Lists where an order can be completed now, from the left.
 *
 * Returns: how many places
 */
guint
nw_tailor_game_get_fits (NwTailorGame *self,
                         guint         order,
                         NwTailorFit  *fits)
{
  guint n_fits = 0, n_legal;
  const NwMove *legal = nw_game_get_legal (NW_GAME (self), &n_legal);

  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);
  g_return_val_if_fail (order < get_rules (self)->n_orders, 0);

  for (guint i = 0; i < n_legal; i++)
    {
      const NwMove move = legal[i];

      if (nw_move_kind (move) == NW_TAILOR_COMPLETE && nw_move_arg (move, 0) == order)
        fits[n_fits++] = (NwTailorFit) {
          .move = move,
          .position = nw_move_arg (move, 1),
          .length = get_rules (self)->orders[order].length,
          .reversed = nw_move_arg (move, 2) != 0,
        };
    }

  return n_fits;
}

/**
 * nw_tailor_game_get_n_fitting:
 * @self: a game
 *
 * Returns: how many different orders can be completed now
 */
guint
nw_tailor_game_get_n_fitting (NwTailorGame *self)
{
  guint n_fitting = 0, last = NW_TAILOR_NONE, n_legal;
  const NwMove *legal = nw_game_get_legal (NW_GAME (self), &n_legal);

  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), 0);

  for (guint i = 0; i < n_legal; i++)
    {
      const NwMove move = legal[i];

      if (nw_move_kind (move) == NW_TAILOR_COMPLETE && nw_move_arg (move, 0) != last)
        {
          last = nw_move_arg (move, 0);
          n_fitting++;
        }
    }

  return n_fitting;
}

/* ---- Plans ---------------------------------------------------------------------------------- */

/* Where @order stands in a seat's row, if it does. */
static gboolean
find_fit (const NwTailorOrder *order,
          const NwTailorSeat  *seat,
          NwTailorFit         *fit)
{
  for (guint position = 0; position + order->length <= seat->row_length; position++)
    {
      const guint64 section = (seat->row >> (4 * position)) & order->mask;

      if (section != order->fabrics && section != order->reversed)
        continue;

      *fit = (NwTailorFit) {
        .position = position,
        .length = order->length,
        .reversed = section != order->fabrics,
      };
      return TRUE;
    }

  return FALSE;
}

/* Tries exactly @n_dyes dyes from @n_done on; all moves of a depth have their own room. */
static gboolean
search_dyes (NwTailorGame        *self,
             const NwTailorState *state,
             guint                seat,
             guint                order,
             guint                n_dyes,
             guint                n_done,
             NwTailorPlan        *plan)
{
  NwMove *moves = self->dyes + (gsize) n_done * nw_game_get_engine (NW_GAME (self))->max_moves;
  guint n_moves;

  if (n_done == n_dyes)
    return find_fit (&get_rules (self)->orders[order], &state->seats[seat], &plan->fit);

  n_moves = nw_game_get_engine (NW_GAME (self))->legal (get_rules (self), state, moves);
  for (guint i = 0; i < n_moves && nw_move_kind (moves[i]) == NW_TAILOR_DYE; i++)
    {
      NwTailorState next = *state;

      nw_game_get_engine (NW_GAME (self))->apply (get_rules (self), &next, moves[i], NULL);
      plan->dyes[n_done] = moves[i];
      if (search_dyes (self, &next, seat, order, n_dyes, n_done + 1, plan))
        return TRUE;
    }

  return FALSE;
}

/* A guess at the truth in which @seat begins a turn and has the dyes of a plan. */
static void
begin_turn (NwTailorGame  *self,
            guint          seat,
            NwTailorState *state)
{
  guint64 rng = 0;

  *state = *get_state (self);
  nw_game_get_engine (NW_GAME (self))->resample (get_rules (self), state, &rng);
  state->head.turn = (guint8) seat;
  state->head.actor = (guint8) seat;
  state->head.over = FALSE;
  state->action = NW_TAILOR_ACTION_NONE;
  state->pending = NW_TAILOR_PENDING_NONE;
  state->dyes_left = NW_TAILOR_PLAN_DYES;
}

/**
 * nw_tailor_game_plan:
 * @self: a game
 * @seat: 0…n_seats-1
 * @order: an order by index
 * @plan: (out caller-allocates): how it could be done
 *
 * Finds the fewest dyes, up to %NW_TAILOR_PLAN_DYES, after which an order fits a seat's row.  Who
 * may complete it, and in which turn, is not asked.
 *
 * Takes up to some milliseconds.
 *
 * Returns: whether so many dyes are enough and @plan was set
 */
gboolean
nw_tailor_game_plan (NwTailorGame *self,
                     guint         seat,
                     guint         order,
                     NwTailorPlan *plan)
{
  NwTailorState state;

  g_return_val_if_fail (NW_IS_TAILOR_GAME (self), FALSE);
  g_return_val_if_fail (seat < get_state (self)->head.n_seats, FALSE);
  g_return_val_if_fail (order < get_rules (self)->n_orders, FALSE);

  if (self->dyes == NULL)
    {
      const gsize n_moves = nw_game_get_engine (NW_GAME (self))->max_moves;

      self->dyes = g_new (NwMove, n_moves * NW_TAILOR_PLAN_DYES);
    }
  begin_turn (self, seat, &state);

  for (guint n_dyes = 0; n_dyes <= NW_TAILOR_PLAN_DYES; n_dyes++)
    {
      *plan = (NwTailorPlan) { .n_dyes = n_dyes };
      if (search_dyes (self, &state, seat, order, n_dyes, 0, plan))
        {
          const NwMove move = NW_MOVE (NW_TAILOR_COMPLETE, order, plan->fit.position,
                                       plan->fit.reversed ? 1 : 0);

          if (n_dyes == 0 && nw_tailor_game_is_legal (self, move))
            plan->fit.move = move;
          return TRUE;
        }
    }

  return FALSE;
}
