/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: the journeyman.  It makes each of its moves on a guess at the truth, weighs the
 * boards after it, its own against that of its strongest rival, and takes the best.
 *
 * What a guess says about hidden cards is never read: a client's back, a deck's card and a closed
 * tattoo are weighed by what they may be.
 */

#include "bots/nw-bot-brawl-eval.h"
#include "bots/nw-bot-brawl-setup.h"
#include "bots/nw-bot-private.h"

/* Added to the actions that are left, so that no move that is tried ends the turn. */
#define MORE_ACTIONS 100
/* The most cards that are tried where one of many may come. */
#define MAX_GUESSES 6
/* The least value: the move is not even tried. */
#define NOT_TRIED (G_MININT / 2)
/* What seeing a card is worth that one doesn't know, own or another's. */
#define LOOK_OWN 30
#define LOOK_OTHER 4
/* How often an ink that is to be bought is sold, in percent. */
#define SOLD 95

/* A decision. */
typedef struct
{
  const NwBotQuestion *question;
  const NwBrawlRules  *rules;
  NwBrawlState         state;
  NwBrawlEval          eval;
  guint                seat;
  guint                rival;
  gint                 rival_share;
  gint                 rival_worth;
  gint                 base;
  guint                rival_wanted;
  guint                wanted;
} Decision;

/* ---- Boards --------------------------------------------------------------------------------- */

static gint
count_actions (const NwBrawlState *state,
               guint               seat)
{
  return state->head.turn == seat ? state->actions_left - MORE_ACTIONS : 0;
}

static gint
weigh_rival (const Decision     *decision,
             const NwBrawlState *state)
{
  return nw_brawl_eval_seat (&decision->eval, state, decision->rival,
                             count_actions (state, decision->rival), NULL);
}

static gint
get_percent (gint worth,
             gint percent)
{
  return (gint) ((gint64) worth * percent / 100);
}

/* The own board with so many actions left, against the rival's. */
static gint
weigh_with (const Decision     *decision,
            const NwBrawlState *state,
            gint                n_actions)
{
  const gint own =
    nw_brawl_eval_seat (&decision->eval, state, decision->seat, n_actions, NULL);

  return own - get_percent (weigh_rival (decision, state), decision->rival_share);
}

static gint
weigh (const Decision     *decision,
       const NwBrawlState *state)
{
  return weigh_with (decision, state, count_actions (state, decision->seat));
}

/* The own board, where the rival's can't have changed. */
static gint
weigh_own (const Decision     *decision,
           const NwBrawlState *state)
{
  return nw_brawl_eval_seat (&decision->eval, state, decision->seat,
                             count_actions (state, decision->seat), NULL) -
         get_percent (decision->rival_worth, decision->rival_share);
}

static void
apply (const Decision *decision,
       NwBrawlState   *state,
       NwMove          move)
{
  nw_brawl_apply (decision->rules, state, move, NULL);
}

static gint
try_own (const Decision *decision,
         NwMove          move)
{
  NwBrawlState state = decision->state;

  apply (decision, &state, move);

  return weigh_own (decision, &state);
}

static gint
try_any (const Decision *decision,
         NwMove          move)
{
  NwBrawlState state = decision->state;

  apply (decision, &state, move);

  return weigh (decision, &state);
}

/* ---- Clients -------------------------------------------------------------------------------- */

/* The better place for the client that must be seated. */
static gint
weigh_seating (const Decision     *decision,
               const NwBrawlState *state)
{
  const NwBrawlSeat *board = &state->seats[decision->seat];
  gint best = NOT_TRIED;

  for (guint place = 0; place < NW_BRAWL_N_PLACES; place++)
    {
      NwBrawlState after = *state;

      if ((place == NW_BRAWL_CHAIR ? board->chair : board->waiting) != NW_BRAWL_NONE)
        continue;
      apply (decision, &after, NW_MOVE (NW_BRAWL_SEAT, place, 0, 0));
      best = MAX (best, weigh_own (decision, &after));
    }

  return best;
}

/* Any of the clients with the front that is seen (W11). */
static gint
try_taking (const Decision *decision,
            NwMove          move)
{
  const NwBrawlRules *rules = decision->rules;
  const guint place = nw_move_arg (move, 0);
  const NwBrawlState *seen = (const NwBrawlState *) decision->question->state;
  const guint front = place != NW_BRAWL_FROM_DECK
                        ? seen->open_clients[place]
                        : seen->decks[rules->n_tattoo_copies + seen->n_client_deck - 1u];
  NwBrawlState state = decision->state;
  gint64 worth = 0;
  gint n_clients = 0;

  apply (decision, &state, move);
  for (guint client = front, n = 0; client < rules->n_clients && n < MAX_GUESSES; client++)
    if (rules->clients[client].front == front && decision->eval.n_unseen[client] > 0)
      {
        const gint n_copies = decision->eval.n_unseen[client];

        state.pending_card = (guint8) client;
        worth += (gint64) n_copies * weigh_seating (decision, &state);
        n_clients += n_copies;
        n++;
      }

  return n_clients > 0 ? (gint) (worth / n_clients) : NOT_TRIED;
}

static gint
try_stealing (const Decision *decision,
              NwMove          move)
{
  NwBrawlState state = decision->state;
  gint rival;

  apply (decision, &state, move);
  rival = weigh_rival (decision, &state);

  return weigh_seating (decision, &state) +
         get_percent (decision->rival_worth - rival, decision->rival_share);
}

/* ---- Ink ------------------------------------------------------------------------------------ */

static gboolean
is_wanted (const Decision *decision,
           guint           ink)
{
  return (decision->wanted >> ink & 1) != 0;
}

/* W18: it may be refused, but that costs more than it brings. */
static gint
try_buying (const Decision *decision,
            NwMove          move)
{
  NwBrawlState state = decision->state;
  gint worth;

  apply (decision, &state, move);
  if (state.pending != NW_BRAWL_PENDING_SALE)
    return weigh (decision, &state);

  apply (decision, &state, NW_MOVE (NW_BRAWL_SELL, 0, 0, 0));
  worth = weigh (decision, &state);

  return decision->base + get_percent (worth - decision->base, SOLD);
}

/* W18: as long as nobody knows when the end comes, there are other ways to come by the ink. */
static gint
try_refusing (const Decision *decision,
              NwMove          move)
{
  const NwBrawlEval *eval = &decision->eval;
  const gint margin = eval->outlooks[decision->seat].spread > NW_BRAWL_CERTAIN
                        ? get_percent (eval->pace, eval->weights->refusal)
                        : 0;

  return try_any (decision, move) - margin;
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

/* W19: what comes in its place is not known. */
static gint
try_drawing (const Decision *decision,
             guint           place)
{
  NwBrawlState state = decision->state;

  apply (decision, &state, NW_MOVE (NW_BRAWL_DRAW, place, 0, 0));
  if (place < NW_BRAWL_MAX_OPEN)
    state.open_tattoos[place] = NW_BRAWL_NONE;
  apply (decision, &state, NW_MOVE (NW_BRAWL_LAY, 1, 0, 0));

  return weigh (decision, &state);
}

/* Some of the cards that may lie on the deck. */
static gint
try_deck (const Decision *decision)
{
  const NwBrawlRules *rules = decision->rules;
  const guint step = MAX (decision->eval.n_unseen_tattoos / MAX_GUESSES, 1);
  guint8 n_copies[NW_BRAWL_MAX_CARDS];
  NwBrawlState state = decision->state;
  guint at = 0, next = step / 2;
  gint64 worth = 0;
  gint n_tried = 0;

  nw_brawl_unseen_tattoos (rules, (const NwBrawlState *) decision->question->state, n_copies);
  apply (decision, &state, NW_MOVE (NW_BRAWL_DRAW, NW_BRAWL_FROM_DECK, 0, 0));

  for (guint card = 0; card < rules->n_tattoos; card++)
    {
      at += n_copies[card];
      if (at <= next)
        continue;

      NwBrawlState after = state;

      after.pending_card = (guint8) card;
      apply (decision, &after, NW_MOVE (NW_BRAWL_LAY, 1, 0, 0));
      worth += weigh_own (decision, &after);
      n_tried++;
      while (next < at)
        next += step;
    }

  return n_tried > 0 ? (gint) (worth / n_tried) : NOT_TRIED;
}

static gint
try_look (const Decision *decision,
          NwMove          move,
          gint            n_actions)
{
  const guint seat = nw_move_arg (move, 0), slot = nw_move_arg (move, 1);
  const guint first = nw_brawl_reserve_place (decision->rules, &decision->state, seat, 0);
  const gint worth = seat == decision->seat ? LOOK_OWN : LOOK_OTHER;
  gint news = 0;

  for (guint i = 0; i < decision->state.seats[seat].n_reserve; i++)
    if ((slot == i || slot == NW_BRAWL_ALL_SLOTS) &&
        !nw_brawl_is_known (&decision->state, first - i, decision->seat))
      news += worth + (seat == decision->rival);

  return weigh_with (decision, &decision->state,
                     count_actions (&decision->state, decision->seat) - n_actions) + news;
}

/* W24: a card that is not known is looked at, or more. */
static gint
try_starting (const Decision *decision,
              NwMove          move)
{
  const guint slot = nw_move_arg (move, 0);
  const guint place =
    nw_brawl_reserve_place (decision->rules, &decision->state, decision->seat, slot);

  if (nw_brawl_is_known (&decision->state, place, decision->seat))
    return try_own (decision, move);

  return try_look (decision, NW_MOVE (NW_BRAWL_LOOK, decision->seat, slot, 0), 1) +
         decision->eval.pace / decision->rules->n_styles;
}

/* Whether the seat has a client who could want the card. */
static gboolean
has_client_for (const Decision *decision,
                guint           card)
{
  const NwBrawlSeat *board = &decision->state.seats[decision->seat];
  const guint style = decision->rules->tattoos[card].style;

  return (board->chair != NW_BRAWL_NONE && board->station == NW_BRAWL_NONE &&
          decision->rules->clients[board->chair].style == style) ||
         (board->waiting != NW_BRAWL_NONE &&
          decision->rules->clients[board->waiting].style == style);
}

/* W23: for a card that somebody wants; only known ones are exchanged. */
static gint
try_exchange (const Decision *decision,
              guint           slot)
{
  const NwBrawlState *state = &decision->state;
  const guint own = nw_brawl_reserve_place (decision->rules, state, decision->seat, slot);
  gint best = NOT_TRIED;

  if (!nw_brawl_is_known (state, own, decision->seat))
    return NOT_TRIED;
  for (guint other = 0; other < state->head.n_seats; other++)
    {
      const guint first = nw_brawl_reserve_place (decision->rules, state, other, 0);

      for (guint i = 0; other != decision->seat && i < state->seats[other].n_reserve; i++)
        {
          NwBrawlState after;

          if (nw_brawl_is_open (state, first - i) != nw_brawl_is_open (state, own) ||
              !nw_brawl_is_known (state, first - i, decision->seat) ||
              !has_client_for (decision, state->pile[first - i]))
            continue;
          after = *state;
          apply (decision, &after, NW_MOVE (NW_BRAWL_EXCHANGE, slot, 0, 0));
          apply (decision, &after, NW_MOVE (NW_BRAWL_WITH, other, i, 0));
          best = MAX (best, weigh (decision, &after));
        }
    }

  return best;
}

/* A card that is not known is not what was wanted. */
static gint
try_with (const Decision *decision,
          NwMove          move)
{
  const guint place = nw_brawl_reserve_place (decision->rules, &decision->state,
                                              nw_move_arg (move, 0), nw_move_arg (move, 1));

  return nw_brawl_is_known (&decision->state, place, decision->seat) ? try_any (decision, move)
                                                                     : NOT_TRIED + 1;
}

/* ---- Moves ---------------------------------------------------------------------------------- */

static gint
try_action (const Decision *decision,
            NwMove          move)
{
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1);

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_TAKE:
      return try_taking (decision, move);
    case NW_BRAWL_STEAL:
      return try_stealing (decision, move);
    case NW_BRAWL_INK:
    case NW_BRAWL_MIX:
    case NW_BRAWL_SKILL_MIX:
      return is_wanted (decision, a) ? try_any (decision, move) : NOT_TRIED;
    case NW_BRAWL_SKILL_INK:
      return is_wanted (decision, a) && is_wanted (decision, b) ? try_any (decision, move)
                                                                : NOT_TRIED;
    case NW_BRAWL_BUY:
      return is_wanted (decision, a) ? try_buying (decision, move) : NOT_TRIED;
    case NW_BRAWL_DRAW:
      return a == NW_BRAWL_FROM_DECK ? try_deck (decision) : try_drawing (decision, a);
    case NW_BRAWL_LOOK:
      return try_look (decision, move, 1);
    case NW_BRAWL_SKILL_LOOK:
      return try_look (decision, move, 0);
    case NW_BRAWL_START:
      return try_starting (decision, move);
    case NW_BRAWL_EXCHANGE:
      return try_exchange (decision, a);
    default:
      return NOT_TRIED;
    }
}

static gint
try_move (const Decision *decision,
          NwMove          move)
{
  switch (nw_move_kind (move))
    {
    case NW_BRAWL_PASS:
      return weigh_with (decision, &decision->state, 0);
    case NW_BRAWL_SEAT:
    case NW_BRAWL_MOVE:
    case NW_BRAWL_SWAP:
    case NW_BRAWL_REJECT:
    case NW_BRAWL_RECYCLE:
      return try_own (decision, move);
    case NW_BRAWL_SELL:
    case NW_BRAWL_DONATE:
      return try_any (decision, move);
    case NW_BRAWL_REFUSE:
      return try_refusing (decision, move);
    case NW_BRAWL_WITH:
      return try_with (decision, move);
    case NW_BRAWL_PLACE:
      return NOT_TRIED;
    default:
      return try_action (decision, move);
    }
}

/* How much a rival's board counts, in percent.  To hold ink back is good for a while; a game that
 * lasts long is to come to an end. */
static gint
get_rival_share (const NwBrawlEval  *eval,
                 const NwBrawlState *state)
{
  const gint share = state->head.n_seats == 2 ? eval->weights->rival : eval->weights->rivals;
  const gint usual = nw_brawl_eval_usual_end (eval, state->head.n_seats);

  return share * CLAMP (2 * usual - state->head.round, 0, usual) / usual;
}

/* The rival that counts: who would buy, else the strongest. */
static void
find_rival (Decision *decision)
{
  const NwBrawlState *state = &decision->state;

  guint wanted = 0;

  decision->rival_share = get_rival_share (&decision->eval, state);
  decision->rival_worth = G_MININT;
  for (guint other = 0; other < state->head.n_seats; other++)
    {
      gint worth;

      if (other == decision->seat ||
          (state->pending == NW_BRAWL_PENDING_SALE && other != state->head.turn))
        continue;
      worth = nw_brawl_eval_seat (&decision->eval, state, other, count_actions (state, other),
                                  &wanted);
      if (worth > decision->rival_worth)
        {
          decision->rival = other;
          decision->rival_worth = worth;
          decision->rival_wanted = wanted;
        }
    }
}

static NwMove
choose_best (Decision *decision)
{
  const NwBotQuestion *question = decision->question;
  NwMove best = NW_MOVE_NONE;
  gint best_worth = G_MININT;

  /* Passing is the last of the moves, and as good as another if that is no better. */
  for (guint i = question->n_moves; i > 0; i--)
    {
      const gint worth = try_move (decision, question->moves[i - 1]);

      if (worth > best_worth)
        {
          best = question->moves[i - 1];
          best_worth = worth;
        }
      if (nw_bot_is_cancelled (question))
        break;
    }

  return best;
}

static void
decision_init (Decision            *decision,
               const NwBotQuestion *question)
{
  const NwBrawlState *seen = (const NwBrawlState *) question->state;

  decision->question = question;
  decision->rules = question->data;
  decision->seat = seen->head.actor;
  decision->state = *seen;
  question->game->resample (question->data, &decision->state, question->rng);
  decision->state.actions_left = (guint8) (decision->state.actions_left + MORE_ACTIONS);

  nw_brawl_eval_init (&decision->eval, question->data, seen, decision->seat, &nw_brawl_weights);
  find_rival (decision);
  decision->base = nw_brawl_eval_seat (&decision->eval, &decision->state, decision->seat,
                                       count_actions (&decision->state, decision->seat),
                                       &decision->wanted) -
                   get_percent (decision->rival_worth, decision->rival_share);
  if (seen->head.n_seats == 2)
    decision->wanted |= decision->rival_wanted;
}

static NwMove
choose_by_weight (const NwBotQuestion *question)
{
  Decision decision;

  decision_init (&decision, question);

  return choose_best (&decision);
}

/**
 * nw_bot_brawl_journeyman_choose:
 * @question: what is asked
 *
 * Chooses the move after which the boards look best.
 *
 * Returns: one of the legal moves
 */
NwMove
nw_bot_brawl_journeyman_choose (const NwBotQuestion *question)
{
  const NwBrawlState *state = (const NwBrawlState *) question->state;
  NwMove move = NW_MOVE_NONE;

  switch (state->pending)
    {
    case NW_BRAWL_PENDING_CHARACTER:
      return nw_bot_brawl_choose_character (question);
    case NW_BRAWL_PENDING_KEEP:
    case NW_BRAWL_PENDING_OPEN:
      return nw_bot_brawl_choose_card (question);
    case NW_BRAWL_PENDING_LAY:
      return nw_bot_brawl_choose_side (question);
    case NW_BRAWL_PENDING_CLAIM:
      return NW_MOVE (NW_BRAWL_CLAIM, 0, 0, 0);
    case NW_BRAWL_PENDING_LOSE:
      return nw_bot_brawl_choose_loss (question);
    case NW_BRAWL_PENDING_NONE:
      move = nw_bot_brawl_find_routine (question);
      break;
    default:
      break;
    }

  return move != NW_MOVE_NONE ? move : choose_by_weight (question);
}
