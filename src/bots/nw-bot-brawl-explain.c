/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: why a move is a good one.
 *
 * What the journeyman weighs is one number and can't be told; but each of its moves serves something
 * that lies on the table, and that can.  Every reason is true of the move that it is given for,
 * whoever thought of it.
 */

#include "bots/nw-bot-brawl-reason.h"
#include "bots/nw-bot-private.h"
#include "games/brawl/nw-brawl-state.h"

/* A move and where it is made. */
typedef struct
{
  const NwBrawlRules *rules;
  const NwBrawlState *state;
  const NwBrawlSeat  *board;
  guint               seat;
  NwBotReason        *reason;
} Case;

static void
set_reason (const Case      *self,
            NwBotBrawlReason code,
            guint            card,
            gint             n)
{
  *self->reason = (NwBotReason) {
    .kind = NW_BOT_REASON_OWN, .code = code, .card = (gint) card, .n = n,
  };
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/* A tattoo of the own reserve, or none if it is not known. */
static guint
get_reserved (const Case *self,
              guint       slot)
{
  const guint place = nw_brawl_reserve_place (self->rules, self->state, self->seat, slot);

  return nw_brawl_is_known (self->state, place, self->seat) ? self->state->pile[place]
                                                            : NW_BRAWL_NONE;
}

/* The tattoo of the own reserve that a client wants, the one that is worth most. */
static guint
find_suiting (const Case *self,
              guint       client)
{
  guint best = NW_BRAWL_NONE;

  for (guint slot = 0; client != NW_BRAWL_NONE && slot < self->board->n_reserve; slot++)
    {
      const guint card = get_reserved (self, slot);

      if (card != NW_BRAWL_NONE &&
          self->rules->tattoos[card].style == self->rules->clients[client].style &&
          (best == NW_BRAWL_NONE ||
           self->rules->tattoos[card].points > self->rules->tattoos[best].points))
        best = card;
    }

  return best;
}

static void
explain_client (const Case *self,
                guint       client)
{
  const guint card = find_suiting (self, client);

  if (card != NW_BRAWL_NONE)
    set_reason (self, NW_BOT_BRAWL_SUITS, card, 0);
}

/* Of a client who can be taken, only the front is seen. */
static void
explain_taking (const Case *self,
                guint       place)
{
  const guint top = self->rules->n_tattoo_copies + self->state->n_client_deck - 1u;
  const guint front = place == NW_BRAWL_FROM_DECK ? self->state->decks[top]
                                                  : self->state->open_clients[place];
  const NwBrawlClient *client = &self->rules->clients[front];
  const gboolean is_quick =
    self->board->character != NW_BRAWL_NONE && self->rules->body_turns > 0 &&
    self->rules->characters[self->board->character].body_part == client->body_part;

  set_reason (self, is_quick ? NW_BOT_BRAWL_QUICK_CLIENT : NW_BOT_BRAWL_PAYS, 0, client->pay);
}

/* The own client who wants that style, the one in the chair first. */
static guint
find_asking (const Case *self,
             guint       card)
{
  const guint clients[] = { self->board->chair, self->board->waiting };

  for (guint i = 0; i < G_N_ELEMENTS (clients); i++)
    if (clients[i] != NW_BRAWL_NONE &&
        self->rules->clients[clients[i]].style == self->rules->tattoos[card].style)
      return clients[i];

  return NW_BRAWL_NONE;
}

/* Whether a tattoo is being made for the client in the chair, who then asks for nothing more. */
static void
explain_tattoo (const Case *self,
                guint       card)
{
  guint client;

  if (card == NW_BRAWL_NONE)
    {
      set_reason (self, NW_BOT_BRAWL_NOT_SEEN, 0, 0);
      return;
    }

  client = find_asking (self, card);
  if (client != NW_BRAWL_NONE &&
      (self->board->station == NW_BRAWL_NONE || client == self->board->waiting))
    set_reason (self, NW_BOT_BRAWL_ASKED, card, self->rules->clients[client].pay);
  else
    set_reason (self, NW_BOT_BRAWL_WORTH, card, self->rules->tattoos[card].points);
}

static guint
get_open_tattoo (const Case *self,
                 guint       place)
{
  if (place == NW_BRAWL_FROM_DECK)
    return NW_BRAWL_NONE;

  return place == NW_BRAWL_DONATED ? self->state->donated : self->state->open_tattoos[place];
}

static void
explain_losing (const Case *self,
                guint       slot)
{
  const guint card = get_reserved (self, slot);

  if (card != NW_BRAWL_NONE)
    set_reason (self, NW_BOT_BRAWL_LEFT_OVER, card, self->rules->tattoos[card].points);
}

/* W23: for a card of another that somebody wants. */
static void
explain_exchange (const Case *self,
                  guint       slot)
{
  const NwBrawlState *state = self->state;
  const guint own = nw_brawl_reserve_place (self->rules, state, self->seat, slot);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint i = 0; seat != self->seat && i < state->seats[seat].n_reserve; i++)
      {
        const guint place = nw_brawl_reserve_place (self->rules, state, seat, i);

        if (nw_brawl_is_open (state, place) == nw_brawl_is_open (state, own) &&
            nw_brawl_is_known (state, place, self->seat) &&
            find_asking (self, state->pile[place]) != NW_BRAWL_NONE)
          explain_tattoo (self, state->pile[place]);
      }
}

static void
explain_side (const Case *self,
              gboolean    is_closed)
{
  guint n_lying[2] = { 0, 0 };

  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    for (guint i = 0; seat != self->seat && i < self->state->seats[seat].n_reserve; i++)
      n_lying[nw_brawl_is_open (self->state,
                                nw_brawl_reserve_place (self->rules, self->state, seat, i))]++;

  if (n_lying[!is_closed] < n_lying[is_closed])
    set_reason (self, NW_BOT_BRAWL_SAFE, 0, 0);
}

/* ---- Ink ------------------------------------------------------------------------------------ */

/* What a tattoo needs that is neither placed nor in the seat's store. */
static gint
count_lacking (const Case        *self,
               const NwBrawlSeat *board,
               guint              card,
               gboolean           is_placed,
               guint              ink)
{
  return self->rules->tattoos[card].need[ink] - (is_placed ? board->placed[ink] : 0) -
         board->store[ink];
}

/* Says that the ink is for the tattoo, or for what is mixed for it. */
static gboolean
explain_need (const Case *self,
              guint       card,
              gboolean    is_placed,
              guint       ink)
{
  const NwBrawlRules *rules = self->rules;

  if (count_lacking (self, self->board, card, is_placed, ink) > 0)
    {
      set_reason (self, NW_BOT_BRAWL_NEEDED, card, 0);
      return TRUE;
    }
  for (guint to = 0; to < rules->n_inks; to++)
    if ((rules->mix_from[to][0] == ink || rules->mix_from[to][1] == ink) &&
        count_lacking (self, self->board, card, is_placed, to) > 0)
      {
        set_reason (self, NW_BOT_BRAWL_TO_MIX, card, (gint) to);
        return TRUE;
      }

  return FALSE;
}

/* A tattoo of the reserve, those that an own client wants first. */
static gboolean
explain_need_of_reserve (const Case *self,
                         guint       ink,
                         gboolean    is_asked)
{
  for (guint slot = 0; slot < self->board->n_reserve; slot++)
    {
      const guint card = get_reserved (self, slot);

      if (card != NW_BRAWL_NONE && (find_asking (self, card) != NW_BRAWL_NONE) == is_asked &&
          explain_need (self, card, FALSE, ink))
        return TRUE;
    }

  return FALSE;
}

static gboolean
explain_denial (const Case *self,
                guint       ink)
{
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    {
      const NwBrawlSeat *board = &self->state->seats[seat];

      if (seat != self->seat && board->station != NW_BRAWL_NONE &&
          count_lacking (self, board, board->station, TRUE, ink) > 0)
        {
          set_reason (self, NW_BOT_BRAWL_DENIED, board->station, 0);
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
explain_ink (const Case *self,
             guint       ink)
{
  const guint station = self->board->station;

  return (station != NW_BRAWL_NONE && explain_need (self, station, TRUE, ink)) ||
         explain_need_of_reserve (self, ink, TRUE) || explain_need_of_reserve (self, ink, FALSE) ||
         explain_denial (self, ink);
}

/* W25, W26: how many are still missing once the ink is placed. */
static void
explain_placing (const Case *self,
                 guint       ink)
{
  const NwBrawlTattoo *tattoo = &self->rules->tattoos[self->board->station];
  NwBrawlSeat after = *self->board;

  after.placed[ink]++;
  if (nw_brawl_is_base (self->rules, ink))
    after.n_placed_base++;
  else
    after.n_placed_secondary++;

  if (nw_brawl_is_inked (self->rules, &after))
    set_reason (self, NW_BOT_BRAWL_INKED, after.station, 0);
  else
    set_reason (self, NW_BOT_BRAWL_INK_LEFT, after.station,
                tattoo->n_base + tattoo->n_secondary - after.n_placed_base -
                  after.n_placed_secondary);
}

/* ---- Money ---------------------------------------------------------------------------------- */

/* What the bank pays (W27). */
static void
explain_collection (const Case *self)
{
  const NwBrawlTattoo *tattoo = &self->rules->tattoos[self->board->station];
  gint money = tattoo->profit + self->rules->clients[self->board->chair].pay;

  if (nw_brawl_specialises (self->rules, self->board, tattoo->style))
    money += self->rules->style_bonus;
  if (nw_brawl_has_skill (self->rules, self->board, NW_BRAWL_SKILL_SHOWMAN))
    money += self->rules->showman_bonus;

  set_reason (self, NW_BOT_BRAWL_FINISHED, self->board->station, tattoo->points);
  self->reason->money = money;
}

static void
explain_sale (const Case *self)
{
  if (self->state->seats[self->seat].money >= self->rules->refuse_price)
    set_reason (self, NW_BOT_BRAWL_SAVES, 0, self->rules->refuse_price);
}

static void
explain_claim (const Case *self)
{
  set_reason (self, NW_BOT_BRAWL_MONEY, 0,
              MIN (self->state->seats[self->state->head.turn].money,
                   self->rules->style_rights_price));
}

/* ---- Moves ---------------------------------------------------------------------------------- */

static void
explain_character (const Case *self,
                   guint       character)
{
  gint n = 0;

  for (guint i = 0; i < self->rules->n_clients; i++)
    if (self->rules->clients[i].body_part == self->rules->characters[character].body_part)
      n += self->rules->clients[i].count;

  set_reason (self, NW_BOT_BRAWL_QUICK, 0, n);
}

static guint
get_seated (const Case *self,
            NwMove      move)
{
  const NwBrawlSeat *board = self->board;

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_SEAT:
      return self->state->pending_card;
    case NW_BRAWL_STEAL:
      return self->state->seats[nw_move_arg (move, 0)].waiting;
    case NW_BRAWL_MOVE:
      return nw_move_arg (move, 0) == NW_BRAWL_CHAIR ? board->waiting : NW_BRAWL_NONE;
    default:
      return board->waiting;
    }
}

static void
explain_rejection (const Case *self,
                   guint       place)
{
  const guint client = place == NW_BRAWL_CHAIR ? self->board->chair : self->board->waiting;

  if (find_suiting (self, client) == NW_BRAWL_NONE)
    set_reason (self, NW_BOT_BRAWL_NO_TATTOO, 0, 0);
}

static void
explain_card_move (const Case *self,
                   NwMove      move)
{
  const guint a = nw_move_arg (move, 0);

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_KEEP:
      set_reason (self, NW_BOT_BRAWL_WORTH, a, self->rules->tattoos[a].points);
      break;
    case NW_BRAWL_OPEN:
      set_reason (self, NW_BOT_BRAWL_HIDDEN, 0, 0);
      break;
    case NW_BRAWL_DRAW:
      explain_tattoo (self, get_open_tattoo (self, a));
      break;
    case NW_BRAWL_START:
      explain_tattoo (self, get_reserved (self, a));
      break;
    case NW_BRAWL_WITH:
      explain_tattoo (self, self->state->pile[nw_brawl_reserve_place (
                              self->rules, self->state, a, nw_move_arg (move, 1))]);
      break;
    case NW_BRAWL_RECYCLE:
    case NW_BRAWL_DONATE:
      explain_losing (self, a);
      break;
    case NW_BRAWL_EXCHANGE:
      explain_exchange (self, a);
      break;
    case NW_BRAWL_LAY:
      explain_side (self, a != 0);
      break;
    case NW_BRAWL_LOOK:
    case NW_BRAWL_SKILL_LOOK:
      set_reason (self, NW_BOT_BRAWL_NOT_SEEN, 0, 0);
      break;
    default:
      break;
    }
}

static void
explain_money_move (const Case *self,
                    NwMove      move)
{
  switch (nw_move_kind (move))
    {
    case NW_BRAWL_COLLECT:
      explain_collection (self);
      break;
    case NW_BRAWL_SELL:
      explain_sale (self);
      break;
    case NW_BRAWL_REFUSE:
      set_reason (self, NW_BOT_BRAWL_FRUITLESS, 0, 0);
      break;
    case NW_BRAWL_CLAIM:
      explain_claim (self);
      break;
    case NW_BRAWL_PASS:
      set_reason (self, NW_BOT_BRAWL_NOTHING_BETTER, 0, 0);
      break;
    default:
      explain_card_move (self, move);
    }
}

/**
 * nw_bot_brawl_explain:
 * @question: what was asked
 * @move: one of its moves
 * @reason: (inout): %NW_BOT_REASON_NONE; set to why it is a good move, if that can be told
 *
 * Explains a move.
 */
void
nw_bot_brawl_explain (const NwBotQuestion *question,
                      NwMove               move,
                      NwBotReason         *reason)
{
  const NwBrawlState *state = (const NwBrawlState *) question->state;
  const Case self = {
    .rules = question->data, .state = state, .board = &state->seats[state->head.actor],
    .seat = state->head.actor, .reason = reason,
  };
  const guint a = nw_move_arg (move, 0);

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_CHARACTER:
      explain_character (&self, a);
      break;
    case NW_BRAWL_TAKE:
      explain_taking (&self, a);
      break;
    case NW_BRAWL_SEAT:
    case NW_BRAWL_STEAL:
    case NW_BRAWL_MOVE:
    case NW_BRAWL_SWAP:
      explain_client (&self, get_seated (&self, move));
      break;
    case NW_BRAWL_REJECT:
      explain_rejection (&self, a);
      break;
    case NW_BRAWL_INK:
    case NW_BRAWL_MIX:
    case NW_BRAWL_BUY:
    case NW_BRAWL_SKILL_MIX:
      explain_ink (&self, a);
      break;
    case NW_BRAWL_SKILL_INK:
      if (!explain_ink (&self, a))
        explain_ink (&self, nw_move_arg (move, 1));
      break;
    case NW_BRAWL_PLACE:
      explain_placing (&self, a);
      break;
    default:
      explain_money_move (&self, move);
    }
}
