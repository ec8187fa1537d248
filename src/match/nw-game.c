/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as its views see it; see nw-game.h.
 *
 * A copy of the viewed state and of the legal moves.  No rule is written in subclasses a second
 * time: whether something is possible is looked up in the legal moves.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-game.h"

typedef struct
{
  /* Owned */
  NwRuleset *ruleset;
  GArray    *legal;

  NwState    state;
} NwGamePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NwGame, nw_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RULESET,
  PROP_ACTOR,
  PROP_TURN,
  PROP_ROUND,
  PROP_OVER,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static NwGamePrivate *
get_private (NwGame *self)
{
  return nw_game_get_instance_private (self);
}

/* What a property of the state says. */
static guint
get_value (const NwState *state,
           guint          prop)
{
  switch (prop)
    {
    case PROP_ACTOR: return state->head.actor;
    case PROP_TURN: return state->head.turn;
    case PROP_ROUND: return state->head.round;
    case PROP_OVER: return state->head.over != 0;
    default: g_assert_not_reached ();
    }
}

/* ---- Object --------------------------------------------------------------------------------- */

static void
nw_game_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  NwGamePrivate *priv = get_private (NW_GAME (object));

  switch (prop_id)
    {
    case PROP_RULESET:
      g_value_set_boxed (value, priv->ruleset);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, get_value (&priv->state, prop_id) != 0);
      break;
    case PROP_ACTOR:
    case PROP_TURN:
    case PROP_ROUND:
      g_value_set_uint (value, get_value (&priv->state, prop_id));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_game_set_property (GObject      *object,
                      guint         prop_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  if (prop_id == PROP_RULESET)
    get_private (NW_GAME (object))->ruleset = g_value_dup_boxed (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_game_finalize (GObject *object)
{
  NwGamePrivate *priv = get_private (NW_GAME (object));

  g_clear_pointer (&priv->legal, g_array_unref);
  g_clear_pointer (&priv->ruleset, nw_ruleset_unref);

  G_OBJECT_CLASS (nw_game_parent_class)->finalize (object);
}

static void
nw_game_class_init (NwGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nw_game_get_property;
  object_class->set_property = nw_game_set_property;
  object_class->finalize = nw_game_finalize;

  props[PROP_RULESET] = g_param_spec_boxed ("ruleset", NULL, NULL, NW_TYPE_RULESET,
                                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                            G_PARAM_STATIC_STRINGS);
  props[PROP_ACTOR] = g_param_spec_uint ("actor", NULL, NULL, 0, NW_SEAT_NONE, 0, flags);
  props[PROP_TURN] = g_param_spec_uint ("turn", NULL, NULL, 0, NW_MAX_SEATS - 1, 0, flags);
  props[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT16, 0, flags);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * NwGame::changed:
   * @self: the game
   *
   * Everything may be another: draw it.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", NW_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
nw_game_init (NwGame *self)
{
  get_private (self)->legal = g_array_new (FALSE, FALSE, sizeof (NwMove));
}

/**
 * nw_game_new:
 * @type: a subclass
 * @ruleset: a ruleset of that game without errors
 *
 * Returns: (transfer full) (type NwGame): a game that shows nothing before its first
 *   nw_game_update()
 */
gpointer
nw_game_new (GType      type,
             NwRuleset *ruleset)
{
  g_return_val_if_fail (ruleset != NULL && nw_ruleset_get_compiled (ruleset) != NULL, NULL);

  return g_object_new (type, "ruleset", ruleset, NULL);
}

/**
 * nw_game_update:
 * @self: a game
 * @view: a state as its viewer may know it
 * @legal: (nullable) (array length=n_legal): the legal moves in ascending order, if the viewer is
 *   the one who decides and may do so now
 * @n_legal: how many; 0 for one who only looks on
 *
 * Shows another state.
 */
void
nw_game_update (NwGame        *self,
                const NwState *view,
                const NwMove  *legal,
                guint          n_legal)
{
  NwGamePrivate *priv;
  NwState before;

  g_return_if_fail (NW_IS_GAME (self));
  g_return_if_fail (view != NULL && view->head.viewer != NW_VIEWER_TRUTH);

  priv = get_private (self);
  before = priv->state;
  memcpy (&priv->state, view, nw_ruleset_get_game (priv->ruleset)->state_size);
  g_array_set_size (priv->legal, 0);
  if (n_legal > 0)
    g_array_append_vals (priv->legal, legal, n_legal);

  for (guint prop = PROP_ACTOR; prop < N_PROPS; prop++)
    if (get_value (&before, prop) != get_value (&priv->state, prop))
      g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  if (NW_GAME_GET_CLASS (self)->updated != NULL)
    NW_GAME_GET_CLASS (self)->updated (self, &before);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- The state ------------------------------------------------------------------------------ */

/**
 * nw_game_get_ruleset:
 * @self: a game
 *
 * Returns: (transfer none): the ruleset, for names and words
 */
NwRuleset *
nw_game_get_ruleset (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), NULL);

  return get_private (self)->ruleset;
}

/**
 * nw_game_get_engine:
 * @self: a game
 *
 * Returns: (transfer none): the game's functions
 */
const NwRules *
nw_game_get_engine (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), NULL);

  return nw_ruleset_get_game (get_private (self)->ruleset);
}

/**
 * nw_game_get_data:
 * @self: a game
 *
 * Returns: (transfer none): the compiled rules
 */
gconstpointer
nw_game_get_data (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), NULL);

  return nw_ruleset_get_compiled (get_private (self)->ruleset);
}

/**
 * nw_game_get_state:
 * @self: a game
 *
 * Returns: (transfer none): the state as its viewer may know it, until the next update
 */
const NwState *
nw_game_get_state (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), NULL);

  return &get_private (self)->state;
}

/**
 * nw_game_get_n_seats:
 * @self: a game
 *
 * Returns: how many seats there are
 */
guint
nw_game_get_n_seats (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), 0);

  return get_private (self)->state.head.n_seats;
}

/**
 * nw_game_get_actor:
 * @self: a game
 *
 * Returns: the seat that must decide, %NW_SEAT_NONE once the game is over
 */
guint
nw_game_get_actor (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), NW_SEAT_NONE);

  return get_private (self)->state.head.actor;
}

/**
 * nw_game_get_turn:
 * @self: a game
 *
 * Returns: the seat whose turn it is
 */
guint
nw_game_get_turn (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), 0);

  return get_private (self)->state.head.turn;
}

/**
 * nw_game_get_round:
 * @self: a game
 *
 * Returns: the round, from 1
 */
guint
nw_game_get_round (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), 0);

  return get_private (self)->state.head.round;
}

/**
 * nw_game_is_over:
 * @self: a game
 *
 * Returns: whether the game is over
 */
gboolean
nw_game_is_over (NwGame *self)
{
  g_return_val_if_fail (NW_IS_GAME (self), FALSE);

  return get_private (self)->state.head.over != 0;
}

/* ---- Legal moves ---------------------------------------------------------------------------- */

/**
 * nw_game_get_legal:
 * @self: a game
 * @n_legal: (out): how many
 *
 * Returns: (transfer none) (array length=n_legal): the moves that the viewer may make now, in
 *   ascending order, until the next update
 */
const NwMove *
nw_game_get_legal (NwGame *self,
                   guint  *n_legal)
{
  g_return_val_if_fail (NW_IS_GAME (self), NULL);

  *n_legal = get_private (self)->legal->len;

  return (const NwMove *) (gconstpointer) get_private (self)->legal->data;
}

static gint
compare_moves (gconstpointer a,
               gconstpointer b)
{
  const NwMove first = *(const NwMove *) a, second = *(const NwMove *) b;

  return (first > second) - (first < second);
}

/**
 * nw_game_is_legal:
 * @self: a game
 * @move: any move
 *
 * Returns: whether the viewer may make it now
 */
gboolean
nw_game_is_legal (NwGame *self,
                  NwMove  move)
{
  g_return_val_if_fail (NW_IS_GAME (self), FALSE);

  return g_array_binary_search (get_private (self)->legal, &move, compare_moves, NULL);
}
