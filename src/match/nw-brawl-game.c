/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl as its views see it; see nw-brawl-game.h.
 *
 * A table tells for each kind of move at which spots it is offered; what is legal at a spot is then
 * looked up in the legal moves.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "match/nw-brawl-game.h"

/** MAX_SPOTS: the most spots of one move. */
#define MAX_SPOTS 4

struct _NwBrawlGame
{
  NwGame parent_instance;
};

G_DEFINE_FINAL_TYPE (NwBrawlGame, nw_brawl_game, NW_TYPE_GAME)

enum
{
  PROP_0,
  PROP_PENDING,
  PROP_ACTIONS_LEFT,
  PROP_SKILL_USED,
  PROP_LAST_TURNS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Kinds of moves from the most sensible to the least; those up to LAST_SENSIBLE are what Enter on a
 * spot does, the others have to be chosen. */
static const guint8 kinds[] = {
  NW_BRAWL_CHARACTER,  NW_BRAWL_KEEP,     NW_BRAWL_OPEN,       NW_BRAWL_SEAT,
  NW_BRAWL_WITH,       NW_BRAWL_LOSE,     NW_BRAWL_COLLECT,    NW_BRAWL_START,
  NW_BRAWL_PLACE,      NW_BRAWL_TAKE,     NW_BRAWL_MOVE,       NW_BRAWL_STEAL,
  NW_BRAWL_DRAW,       NW_BRAWL_INK,      NW_BRAWL_BUY,        NW_BRAWL_SKILL_INK,
  NW_BRAWL_SKILL_MIX,  NW_BRAWL_MIX,      NW_BRAWL_SKILL_LOOK, NW_BRAWL_LOOK,
  NW_BRAWL_EXCHANGE,   NW_BRAWL_SWAP,     NW_BRAWL_DONATE,     NW_BRAWL_RECYCLE,
  NW_BRAWL_REJECT,     NW_BRAWL_SELL,     NW_BRAWL_REFUSE,     NW_BRAWL_LAY,
  NW_BRAWL_CLAIM,      NW_BRAWL_WAIVE,    NW_BRAWL_PASS,
};

/** LAST_SENSIBLE: the last kind of those that Enter does. */
#define LAST_SENSIBLE NW_BRAWL_BUY
/** LAST_INVITING: the last kind of those to which a spot invites. */
#define LAST_INVITING NW_BRAWL_MIX

static guint
get_rank (guint kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == kind)
      return i;

  return G_N_ELEMENTS (kinds);
}

static guint
get_value (const NwBrawlState *state,
           guint               prop)
{
  switch (prop)
    {
    case PROP_PENDING: return state->pending;
    case PROP_ACTIONS_LEFT: return state->actions_left;
    case PROP_SKILL_USED: return state->skill_used != 0;
    case PROP_LAST_TURNS: return state->has_last_turns != 0;
    default: g_assert_not_reached ();
    }
}

/* ---- Object --------------------------------------------------------------------------------- */

static void
nw_brawl_game_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  const NwBrawlState *state = nw_brawl_game_get_state (NW_BRAWL_GAME (object));

  switch (prop_id)
    {
    case PROP_SKILL_USED:
    case PROP_LAST_TURNS:
      g_value_set_boolean (value, get_value (state, prop_id) != 0);
      break;
    case PROP_PENDING:
    case PROP_ACTIONS_LEFT:
      g_value_set_uint (value, get_value (state, prop_id));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_brawl_game_updated (NwGame        *game,
                       const NwState *before)
{
  const NwBrawlState *state = nw_brawl_game_get_state (NW_BRAWL_GAME (game));

  for (guint prop = PROP_PENDING; prop < N_PROPS; prop++)
    if (get_value ((const NwBrawlState *) before, prop) != get_value (state, prop))
      g_object_notify_by_pspec (G_OBJECT (game), props[prop]);
}

static void
nw_brawl_game_class_init (NwBrawlGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nw_brawl_game_get_property;
  NW_GAME_CLASS (klass)->updated = nw_brawl_game_updated;

  props[PROP_PENDING] =
    g_param_spec_uint ("pending", NULL, NULL, 0, NW_BRAWL_N_PENDINGS - 1, 0, flags);
  props[PROP_ACTIONS_LEFT] =
    g_param_spec_uint ("actions-left", NULL, NULL, 0, G_MAXUINT8, 0, flags);
  props[PROP_SKILL_USED] = g_param_spec_boolean ("skill-used", NULL, NULL, FALSE, flags);
  props[PROP_LAST_TURNS] = g_param_spec_boolean ("last-turns", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
nw_brawl_game_init (NwBrawlGame *self)
{
}

/**
 * nw_brawl_game_new:
 * @ruleset: a ruleset of Tattoo Brawl without errors
 *
 * Returns: (transfer full): a game that shows nothing before its first nw_game_update()
 */
NwBrawlGame *
nw_brawl_game_new (NwRuleset *ruleset)
{
  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (g_str_equal (nw_ruleset_get_game (ruleset)->id, "brawl"), NULL);

  return nw_game_new (NW_TYPE_BRAWL_GAME, ruleset);
}

/**
 * nw_brawl_game_get_rules:
 * @self: a game
 *
 * Returns: (transfer none): the compiled rules
 */
const NwBrawlRules *
nw_brawl_game_get_rules (NwBrawlGame *self)
{
  return nw_game_get_data (NW_GAME (self));
}

/**
 * nw_brawl_game_get_state:
 * @self: a game
 *
 * Returns: (transfer none): the state as its viewer may know it, until the next update
 */
const NwBrawlState *
nw_brawl_game_get_state (NwBrawlGame *self)
{
  return (const NwBrawlState *) nw_game_get_state (NW_GAME (self));
}

/**
 * nw_brawl_game_get_viewer:
 * @self: a game
 *
 * Returns: the seat that looks, %NW_SEAT_NONE for somebody who sits nowhere
 */
guint
nw_brawl_game_get_viewer (NwBrawlGame *self)
{
  const guint viewer = nw_brawl_game_get_state (self)->head.viewer;

  return viewer == NW_VIEWER_PUBLIC || viewer == NW_VIEWER_TRUTH ? NW_SEAT_NONE : viewer - 1;
}

/* ---- What lies where ------------------------------------------------------------------------ */

/**
 * nw_brawl_game_get_n_hand:
 * @self: a game
 * @seat: 0…n_seats-1
 *
 * Counts what a seat holds in its hand: tattoos once the draft has begun, or the client or tattoo
 * that it has just taken and must lay down.
 *
 * Returns: how many, up to %NW_BRAWL_MAX_HAND
 */
guint
nw_brawl_game_get_n_hand (NwBrawlGame *self,
                          guint        seat)
{
  const NwBrawlState *state = nw_brawl_game_get_state (self);

  g_return_val_if_fail (seat < state->head.n_seats, 0);

  if (state->pending == NW_BRAWL_PENDING_CHARACTER)
    return 0;
  if (nw_brawl_is_setup (state->pending))
    return nw_brawl_count_hand (state->pending);

  return seat == state->head.turn && (state->pending == NW_BRAWL_PENDING_SEAT ||
                                      state->pending == NW_BRAWL_PENDING_LAY);
}

/**
 * nw_brawl_game_is_client:
 * @self: a game
 * @spot: a spot where a card may lie
 *
 * Returns: whether that is for clients
 */
gboolean
nw_brawl_game_is_client (NwBrawlGame *self,
                         NwBrawlSpot  spot)
{
  return spot.kind == NW_BRAWL_AT_CLIENT || spot.kind == NW_BRAWL_AT_PLACE ||
         (spot.kind == NW_BRAWL_AT_HAND &&
          nw_brawl_game_get_state (self)->pending == NW_BRAWL_PENDING_SEAT);
}

static guint
get_open_client (const NwBrawlRules *rules,
                 const NwBrawlState *state,
                 guint               place)
{
  if (place != NW_BRAWL_FROM_DECK)
    return state->open_clients[place];

  return state->n_client_deck > 0
           ? state->decks[rules->n_tattoo_copies + state->n_client_deck - 1u] : NW_BRAWL_NONE;
}

static guint
get_open_tattoo (const NwBrawlState *state,
                 guint               place)
{
  if (place == NW_BRAWL_FROM_DECK)
    return NW_BRAWL_NONE;

  return place == NW_BRAWL_DONATED ? state->donated : state->open_tattoos[place];
}

static guint
get_hand_card (const NwBrawlState *state,
               guint               seat,
               guint               index)
{
  return nw_brawl_is_setup (state->pending) ? state->hands[seat][index] : state->pending_card;
}

/**
 * nw_brawl_game_get_card:
 * @self: a game
 * @spot: a spot where a card may lie
 *
 * Tells what lies there: a tattoo, or a client, as nw_brawl_game_is_client() tells; of the client
 * deck its top, of which the front is seen.
 *
 * Returns: the card by index, %NW_BRAWL_NONE if there is none or the viewer can't know it
 */
guint
nw_brawl_game_get_card (NwBrawlGame *self,
                        NwBrawlSpot  spot)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (self);
  const NwBrawlState *state = nw_brawl_game_get_state (self);
  const NwBrawlSeat *board = &state->seats[spot.seat];

  switch ((NwBrawlSpotKind) spot.kind)
    {
    case NW_BRAWL_AT_CHARACTER:
      return spot.index;
    case NW_BRAWL_AT_CLIENT:
      return get_open_client (rules, state, spot.index);
    case NW_BRAWL_AT_TATTOO:
      return get_open_tattoo (state, spot.index);
    case NW_BRAWL_AT_PLACE:
      return spot.index == NW_BRAWL_CHAIR ? board->chair : board->waiting;
    case NW_BRAWL_AT_STATION:
      return board->station;
    case NW_BRAWL_AT_RESERVE:
      return state->pile[nw_brawl_reserve_place (rules, state, spot.seat, spot.index)];
    case NW_BRAWL_AT_FINISHED:
      return state->pile[nw_brawl_first_finished (state, spot.seat) + spot.index];
    case NW_BRAWL_AT_HAND:
      return get_hand_card (state, spot.seat, spot.index);
    case NW_BRAWL_AT_NOTHING:
    case NW_BRAWL_AT_INK:
    case NW_BRAWL_AT_STORE:
    case NW_BRAWL_N_SPOT_KINDS:
    default:
      return NW_BRAWL_NONE;
    }
}

/**
 * nw_brawl_game_is_closed:
 * @self: a game
 * @spot: a spot of a reserve
 *
 * Returns: whether the card lies closed, though the viewer may know it
 */
gboolean
nw_brawl_game_is_closed (NwBrawlGame *self,
                         NwBrawlSpot  spot)
{
  const NwBrawlState *state = nw_brawl_game_get_state (self);

  return spot.kind == NW_BRAWL_AT_RESERVE &&
         !nw_brawl_is_open (state, nw_brawl_reserve_place (nw_brawl_game_get_rules (self), state,
                                                           spot.seat, spot.index));
}

/**
 * nw_brawl_game_get_ink:
 * @self: a game
 * @spot: a spot of ink
 *
 * Returns: how much of that ink there is
 */
guint
nw_brawl_game_get_ink (NwBrawlGame *self,
                       NwBrawlSpot  spot)
{
  const NwBrawlState *state = nw_brawl_game_get_state (self);

  return spot.kind == NW_BRAWL_AT_STORE ? state->seats[spot.seat].store[spot.index]
                                        : state->ink[spot.index];
}

/* ---- Spots of moves ------------------------------------------------------------------------- */

/**
 * Spots:
 * @n: how many
 * @n_offered: how many of them offer the move on their own; with the others it is only the second
 *   step that makes it
 * @spots: those spots
 *
 * Where a move is made.
 */
typedef struct
{
  guint       n;
  guint       n_offered;
  NwBrawlSpot spots[MAX_SPOTS];
} Spots;

static void
add_target (Spots *spots,
            guint  kind,
            guint  seat,
            guint  index)
{
  g_assert (spots->n < MAX_SPOTS);

  spots->spots[spots->n++] = NW_BRAWL_SPOT (kind, seat, index);
}

static void
add_spot (Spots *spots,
          guint  kind,
          guint  seat,
          guint  index)
{
  add_target (spots, kind, seat, index);
  spots->n_offered = spots->n;
}

static void
add_hand (const NwBrawlState *state,
          guint               card,
          Spots              *spots)
{
  const guint seat = state->head.actor;

  for (guint i = 0; i < nw_brawl_count_hand (state->pending); i++)
    if (state->hands[seat][i] == card)
      add_spot (spots, NW_BRAWL_AT_HAND, seat, i);
}

static void
add_finished (const NwBrawlState *state,
              guint               card,
              Spots              *spots)
{
  const guint seat = state->head.turn, first = nw_brawl_first_finished (state, seat);

  for (guint i = 0; i < state->seats[seat].n_finished && spots->n < MAX_SPOTS; i++)
    if (state->pile[first + i] == card)
      add_spot (spots, NW_BRAWL_AT_FINISHED, seat, i);
}

/* Mixing is offered at what is made, and at what it is made of. */
static void
add_mix (const NwBrawlRules *rules,
         guint               seat,
         guint               ink,
         Spots              *spots)
{
  add_spot (spots, NW_BRAWL_AT_INK, 0, ink);
  add_spot (spots, NW_BRAWL_AT_STORE, seat, rules->mix_from[ink][0]);
  add_spot (spots, NW_BRAWL_AT_STORE, seat, rules->mix_from[ink][1]);
}

static void
add_look (const NwBrawlState *state,
          guint               seat,
          guint               slot,
          Spots              *spots)
{
  if (slot != NW_BRAWL_ALL_SLOTS)
    add_spot (spots, NW_BRAWL_AT_RESERVE, seat, slot);
}

/* Spots of moves that deal with clients and ink. */
static void
list_early_spots (const NwBrawlRules *rules,
                  guint               me,
                  guint               kind,
                  guint               a,
                  guint               b,
                  Spots              *spots)
{
  switch (kind)
    {
    case NW_BRAWL_TAKE:
      add_spot (spots, NW_BRAWL_AT_CLIENT, 0, a);
      add_target (spots, NW_BRAWL_AT_PLACE, me, NW_BRAWL_CHAIR);
      add_target (spots, NW_BRAWL_AT_PLACE, me, NW_BRAWL_WAITING);
      break;
    case NW_BRAWL_SEAT:
      add_spot (spots, NW_BRAWL_AT_PLACE, me, a);
      add_target (spots, NW_BRAWL_AT_HAND, me, 0);
      break;
    case NW_BRAWL_MOVE:
      add_spot (spots, NW_BRAWL_AT_PLACE, me, !a);
      add_target (spots, NW_BRAWL_AT_PLACE, me, a);
      break;
    case NW_BRAWL_SWAP:
      add_spot (spots, NW_BRAWL_AT_PLACE, me, NW_BRAWL_CHAIR);
      add_spot (spots, NW_BRAWL_AT_PLACE, me, NW_BRAWL_WAITING);
      break;
    case NW_BRAWL_REJECT:
      add_spot (spots, NW_BRAWL_AT_PLACE, me, a);
      add_target (spots, NW_BRAWL_AT_CLIENT, 0, NW_BRAWL_FROM_DECK);
      break;
    case NW_BRAWL_STEAL:
      add_spot (spots, NW_BRAWL_AT_PLACE, a, NW_BRAWL_WAITING);
      add_target (spots, NW_BRAWL_AT_PLACE, me, NW_BRAWL_CHAIR);
      add_target (spots, NW_BRAWL_AT_PLACE, me, NW_BRAWL_WAITING);
      break;
    case NW_BRAWL_INK:
      add_spot (spots, NW_BRAWL_AT_INK, 0, a);
      add_target (spots, NW_BRAWL_AT_STORE, me, a);
      break;
    case NW_BRAWL_SKILL_INK:
      add_spot (spots, NW_BRAWL_AT_INK, 0, a);
      if (b != a)
        add_spot (spots, NW_BRAWL_AT_INK, 0, b);
      break;
    case NW_BRAWL_MIX:
    case NW_BRAWL_SKILL_MIX:
      add_mix (rules, me, a, spots);
      break;
    case NW_BRAWL_BUY:
      add_spot (spots, NW_BRAWL_AT_STORE, b, a);
      add_target (spots, NW_BRAWL_AT_STORE, me, a);
      break;
    case NW_BRAWL_PLACE:
      add_spot (spots, NW_BRAWL_AT_STORE, me, a);
      add_spot (spots, NW_BRAWL_AT_STATION, me, 0);
      break;
    default:
      break;
    }
}

/* Where a move is made. */
static void
list_spots (const NwBrawlRules *rules,
            const NwBrawlState *state,
            NwMove              move,
            Spots              *spots)
{
  const guint kind = nw_move_kind (move), a = nw_move_arg (move, 0), b = nw_move_arg (move, 1);
  const guint me = state->head.actor;

  spots->n = spots->n_offered = 0;
  switch (kind)
    {
    case NW_BRAWL_CHARACTER:
      add_spot (spots, NW_BRAWL_AT_CHARACTER, 0, a);
      break;
    case NW_BRAWL_KEEP:
    case NW_BRAWL_OPEN:
      add_hand (state, a, spots);
      break;
    case NW_BRAWL_DRAW:
      add_spot (spots, NW_BRAWL_AT_TATTOO, 0, a);
      break;
    case NW_BRAWL_RECYCLE:
      add_spot (spots, NW_BRAWL_AT_RESERVE, me, a);
      add_target (spots, NW_BRAWL_AT_TATTOO, 0, NW_BRAWL_FROM_DECK);
      break;
    case NW_BRAWL_DONATE:
      add_spot (spots, NW_BRAWL_AT_RESERVE, me, a);
      add_target (spots, NW_BRAWL_AT_TATTOO, 0, NW_BRAWL_DONATED);
      break;
    case NW_BRAWL_LOOK:
    case NW_BRAWL_SKILL_LOOK:
      add_look (state, a, b, spots);
      break;
    case NW_BRAWL_EXCHANGE:
      add_spot (spots, NW_BRAWL_AT_RESERVE, me, a);
      break;
    case NW_BRAWL_WITH:
      add_spot (spots, NW_BRAWL_AT_RESERVE, a, b);
      add_target (spots, NW_BRAWL_AT_RESERVE, me, state->pending_arg);
      break;
    case NW_BRAWL_START:
      add_spot (spots, NW_BRAWL_AT_RESERVE, me, a);
      add_target (spots, NW_BRAWL_AT_STATION, me, 0);
      break;
    case NW_BRAWL_COLLECT:
      add_spot (spots, NW_BRAWL_AT_STATION, me, 0);
      break;
    case NW_BRAWL_LOSE:
      add_finished (state, a, spots);
      break;
    default:
      list_early_spots (rules, me, kind, a, b, spots);
      break;
    }
}

/* Whether a look at a whole reserve is offered at @spot: at each of its closed cards. */
static gboolean
is_whole_look (NwBrawlGame *self,
               NwMove       move,
               NwBrawlSpot  spot)
{
  const guint kind = nw_move_kind (move);

  return (kind == NW_BRAWL_LOOK || kind == NW_BRAWL_SKILL_LOOK) &&
         nw_move_arg (move, 1) == NW_BRAWL_ALL_SLOTS && spot.seat == nw_move_arg (move, 0) &&
         nw_brawl_game_is_closed (self, spot);
}

static gboolean
is_at (NwBrawlGame *self,
       NwMove       move,
       NwBrawlSpot  spot,
       gboolean     is_offer)
{
  Spots spots;

  list_spots (nw_brawl_game_get_rules (self), nw_brawl_game_get_state (self), move, &spots);
  for (guint i = 0; i < (is_offer ? spots.n_offered : spots.n); i++)
    if (nw_brawl_spot_equal (spots.spots[i], spot))
      return TRUE;

  return is_whole_look (self, move, spot);
}

static gint
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  const NwMove first = *(const NwMove *) a, second = *(const NwMove *) b;
  const guint x = get_rank (nw_move_kind (first)), y = get_rank (nw_move_kind (second));

  return x != y ? (gint) x - (gint) y : (first > second) - (first < second);
}

/**
 * nw_brawl_game_get_spot:
 * @self: a game
 * @move: a legal move
 *
 * Returns: the spot at which it is offered first; %NW_BRAWL_AT_NOTHING for an answer without one
 */
NwBrawlSpot
nw_brawl_game_get_spot (NwBrawlGame *self,
                        NwMove       move)
{
  Spots spots;

  list_spots (nw_brawl_game_get_rules (self), nw_brawl_game_get_state (self), move, &spots);

  return spots.n_offered > 0 ? spots.spots[0] : NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0);
}

/**
 * nw_brawl_game_get_moves:
 * @self: a game
 * @spot: a spot
 * @moves: (out caller-allocates): room for %NW_BRAWL_MAX_MOVES
 *
 * Lists the legal moves that are offered at a spot, the most sensible first.
 *
 * Returns: how many
 */
guint
nw_brawl_game_get_moves (NwBrawlGame *self,
                         NwBrawlSpot  spot,
                         NwMove      *moves)
{
  guint n_legal, n = 0;
  const NwMove *legal = nw_game_get_legal (NW_GAME (self), &n_legal);

  for (guint i = 0; i < n_legal; i++)
    if (is_at (self, legal[i], spot, TRUE))
      moves[n++] = legal[i];
  qsort (moves, n, sizeof *moves, compare_ranks);

  return n;
}

/**
 * nw_brawl_game_get_between:
 * @self: a game
 * @from: a spot that was chosen
 * @to: another
 * @moves: (out caller-allocates): room for %NW_BRAWL_MAX_MOVES
 *
 * Lists the legal moves from one spot to another: ink to the station, a client to the chair, two
 * inks that are mixed.
 *
 * Returns: how many
 */
guint
nw_brawl_game_get_between (NwBrawlGame *self,
                           NwBrawlSpot  from,
                           NwBrawlSpot  to,
                           NwMove      *moves)
{
  guint n_legal, n = 0;
  const NwMove *legal = nw_game_get_legal (NW_GAME (self), &n_legal);

  if (nw_brawl_spot_equal (from, to))
    return 0;

  for (guint i = 0; i < n_legal; i++)
    if (is_at (self, legal[i], from, TRUE) && is_at (self, legal[i], to, FALSE))
      moves[n++] = legal[i];
  qsort (moves, n, sizeof *moves, compare_ranks);

  return n;
}

/**
 * nw_brawl_game_get_answers:
 * @self: a game
 * @moves: (out caller-allocates): room for %NW_BRAWL_MAX_MOVES
 *
 * Lists the legal moves of a question with few answers: places for a client, open or closed, to
 * sell or refuse, to charge or waive.
 *
 * Returns: how many
 */
guint
nw_brawl_game_get_answers (NwBrawlGame *self,
                           NwMove      *moves)
{
  const guint pending = nw_brawl_game_get_state (self)->pending;
  guint n_legal;
  const NwMove *legal = nw_game_get_legal (NW_GAME (self), &n_legal);

  if (pending != NW_BRAWL_PENDING_SEAT && pending != NW_BRAWL_PENDING_LAY &&
      pending != NW_BRAWL_PENDING_SALE && pending != NW_BRAWL_PENDING_CLAIM)
    return 0;

  for (guint i = 0; i < n_legal; i++)
    moves[i] = legal[i];

  return n_legal;
}

/**
 * nw_brawl_game_is_inviting:
 * @self: a game
 * @spot: a spot
 *
 * Tells whether a spot should catch the eye: something is possible there that serves the game's
 * aim.  What only costs, such as recycling, or is always possible, such as a look, does not.
 *
 * Returns: whether it should
 */
gboolean
nw_brawl_game_is_inviting (NwBrawlGame *self,
                           NwBrawlSpot  spot)
{
  NwMove moves[NW_BRAWL_MAX_MOVES];

  return nw_brawl_game_get_moves (self, spot, moves) > 0 &&
         get_rank (nw_move_kind (moves[0])) <= get_rank (LAST_INVITING);
}

/**
 * nw_brawl_game_get_sensible:
 * @self: a game
 * @spot: a spot
 *
 * Returns: the move that Enter on a spot makes: the only one, or the one that it is there for;
 *   %NW_MOVE_NONE if nothing is possible, or a choice is needed
 */
NwMove
nw_brawl_game_get_sensible (NwBrawlGame *self,
                            NwBrawlSpot  spot)
{
  NwMove moves[NW_BRAWL_MAX_MOVES];
  const guint n = nw_brawl_game_get_moves (self, spot, moves);
  gboolean is_first;

  if (n <= 1)
    return n == 1 ? moves[0] : NW_MOVE_NONE;

  is_first = nw_move_kind (moves[0]) != nw_move_kind (moves[1]);

  return is_first && get_rank (nw_move_kind (moves[0])) <= get_rank (LAST_SENSIBLE)
           ? moves[0] : NW_MOVE_NONE;
}

static NwMove
attempt_at_place (const NwBrawlState *state,
                  NwBrawlSpot         spot,
                  gboolean            is_own)
{
  const NwBrawlSeat *board = &state->seats[spot.seat];
  const guint client = spot.index == NW_BRAWL_CHAIR ? board->chair : board->waiting;

  if (!is_own)
    return spot.index == NW_BRAWL_WAITING ? NW_MOVE (NW_BRAWL_STEAL, spot.seat, 0, 0)
                                          : NW_MOVE_NONE;
  if (state->pending == NW_BRAWL_PENDING_SEAT)
    return NW_MOVE (NW_BRAWL_SEAT, spot.index, 0, 0);

  return NW_MOVE (NW_BRAWL_MOVE, client != NW_BRAWL_NONE ? !spot.index : spot.index, 0, 0);
}

static NwMove
attempt_at_reserve (const NwBrawlState *state,
                    NwBrawlSpot         spot,
                    gboolean            is_own)
{
  if (state->pending == NW_BRAWL_PENDING_WITH)
    return NW_MOVE (NW_BRAWL_WITH, spot.seat, spot.index, 0);

  return is_own ? NW_MOVE (NW_BRAWL_START, spot.index, 0, 0)
                : NW_MOVE (NW_BRAWL_LOOK, spot.seat, spot.index, 0);
}

/**
 * nw_brawl_game_get_attempt:
 * @self: a game
 * @spot: a spot at which nothing is possible
 *
 * Returns: the move that somebody who touches it most likely means, so that the rules can say why
 *   not; %NW_MOVE_NONE if there is none
 */
NwMove
nw_brawl_game_get_attempt (NwBrawlGame *self,
                           NwBrawlSpot  spot)
{
  const NwBrawlState *state = nw_brawl_game_get_state (self);
  const gboolean is_own = spot.seat == nw_brawl_game_get_viewer (self);

  switch ((NwBrawlSpotKind) spot.kind)
    {
    case NW_BRAWL_AT_CHARACTER:
      return NW_MOVE (NW_BRAWL_CHARACTER, spot.index, 0, 0);
    case NW_BRAWL_AT_CLIENT:
      return NW_MOVE (NW_BRAWL_TAKE, spot.index, 0, 0);
    case NW_BRAWL_AT_INK:
      return NW_MOVE (nw_brawl_is_base (nw_brawl_game_get_rules (self), spot.index)
                        ? NW_BRAWL_INK : NW_BRAWL_MIX, spot.index, 0, 0);
    case NW_BRAWL_AT_TATTOO:
      return NW_MOVE (NW_BRAWL_DRAW, spot.index, 0, 0);
    case NW_BRAWL_AT_PLACE:
      return attempt_at_place (state, spot, is_own);
    case NW_BRAWL_AT_STATION:
      return is_own ? NW_MOVE (NW_BRAWL_COLLECT, 0, 0, 0) : NW_MOVE_NONE;
    case NW_BRAWL_AT_STORE:
      return is_own ? NW_MOVE (NW_BRAWL_PLACE, spot.index, 0, 0)
                    : NW_MOVE (NW_BRAWL_BUY, spot.index, spot.seat, 0);
    case NW_BRAWL_AT_RESERVE:
      return attempt_at_reserve (state, spot, is_own);
    case NW_BRAWL_AT_NOTHING:
    case NW_BRAWL_AT_FINISHED:
    case NW_BRAWL_AT_HAND:
    case NW_BRAWL_N_SPOT_KINDS:
    default:
      return NW_MOVE_NONE;
    }
}
