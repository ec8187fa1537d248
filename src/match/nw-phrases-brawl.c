/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The phrases of Tattoo Brawl.
 *
 * Places and slots are counted from 1 in sentences, as people do; events count so already, moves
 * from 0.  Each table has the rows of one kind together, the special ones first.  Inks are named
 * as colours, so that Spanish can say "de color rojo".
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "games/brawl/nw-brawl-state.h"
#include "match/nw-phrases-brawl.h"
#include "match/nw-phrases-private.h"

/* ---- Templates ------------------------------------------------------------------------------ */

#define ONE(text) text, NULL

static const NwPhraseTemplate move_templates[] = {
  { NW_BRAWL_CHARACTER, NW_PHRASE_ALWAYS, 0, ONE (N_("Choose {character}")) },
  { NW_BRAWL_KEEP, NW_PHRASE_ALWAYS, 0, ONE (N_("Keep “{tattoo}”")) },
  { NW_BRAWL_OPEN, NW_PHRASE_ALWAYS, 0, ONE (N_("Lay “{tattoo}” open")) },
  { NW_BRAWL_TAKE, 0, NW_BRAWL_FROM_DECK, ONE (N_("Take the client on top of the deck")) },
  { NW_BRAWL_TAKE, NW_PHRASE_ALWAYS, 0, ONE (N_("Take open client {place}")) },
  { NW_BRAWL_SEAT, 0, NW_BRAWL_CHAIR, ONE (N_("Seat the client in the chair")) },
  { NW_BRAWL_SEAT, NW_PHRASE_ALWAYS, 0, ONE (N_("Send the client to the waiting room")) },
  { NW_BRAWL_MOVE, 0, NW_BRAWL_CHAIR,
    ONE (N_("Move the client from the waiting room to the chair")) },
  { NW_BRAWL_MOVE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Move the client from the chair to the waiting room")) },
  { NW_BRAWL_SWAP, NW_PHRASE_ALWAYS, 0, ONE (N_("Swap the two clients")) },
  { NW_BRAWL_REJECT, 0, NW_BRAWL_CHAIR, ONE (N_("Reject the client in the chair")) },
  { NW_BRAWL_REJECT, NW_PHRASE_ALWAYS, 0, ONE (N_("Reject the client in the waiting room")) },
  { NW_BRAWL_STEAL, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Steal the client in the waiting room of {other}")) },
  { NW_BRAWL_INK, NW_PHRASE_ALWAYS, 0, ONE (N_("Take {ink} ink")) },
  { NW_BRAWL_MIX, NW_PHRASE_ALWAYS, 0, ONE (N_("Mix {ink} ink")) },
  { NW_BRAWL_BUY, NW_PHRASE_ALWAYS, 0, ONE (N_("Buy {ink} ink from {other} for ${price}")) },
  { NW_BRAWL_SELL, NW_PHRASE_ALWAYS, 0, ONE (N_("Sell the ink for ${price}")) },
  { NW_BRAWL_REFUSE, NW_PHRASE_ALWAYS, 0, ONE (N_("Refuse to sell and pay ${price}")) },
  { NW_BRAWL_PLACE, NW_PHRASE_ALWAYS, 0, ONE (N_("Place {ink} ink")) },
  { NW_BRAWL_DRAW, 0, NW_BRAWL_FROM_DECK, ONE (N_("Take the tattoo on top of the deck")) },
  { NW_BRAWL_DRAW, 0, NW_BRAWL_DONATED, ONE (N_("Take the donated tattoo")) },
  { NW_BRAWL_DRAW, NW_PHRASE_ALWAYS, 0, ONE (N_("Take open tattoo {place}")) },
  { NW_BRAWL_LAY, 0, 0, ONE (N_("Lay the tattoo open")) },
  { NW_BRAWL_LAY, NW_PHRASE_ALWAYS, 0, ONE (N_("Lay the tattoo closed")) },
  { NW_BRAWL_RECYCLE, NW_PHRASE_ALWAYS, 0, ONE (N_("Recycle tattoo {slot} of the reserve")) },
  { NW_BRAWL_DONATE, NW_PHRASE_ALWAYS, 0, ONE (N_("Donate tattoo {slot} of the reserve")) },
  { NW_BRAWL_LOOK, 1, NW_BRAWL_ALL_SLOTS,
    ONE (N_("Look at the closed tattoos in the reserve of {other}")) },
  { NW_BRAWL_LOOK, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Look at tattoo {slot} in the reserve of {other}")) },
  { NW_BRAWL_EXCHANGE, NW_PHRASE_ALWAYS, 0, ONE (N_("Exchange tattoo {slot} of the reserve")) },
  { NW_BRAWL_WITH, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Exchange it for tattoo {slot} in the reserve of {other}")) },
  { NW_BRAWL_START, NW_PHRASE_ALWAYS, 0, ONE (N_("Start tattoo {slot} of the reserve")) },
  { NW_BRAWL_COLLECT, NW_PHRASE_ALWAYS, 0, ONE (N_("Collect the work")) },
  { NW_BRAWL_CLAIM, NW_PHRASE_ALWAYS, 0, ONE (N_("Charge for the style rights")) },
  { NW_BRAWL_WAIVE, NW_PHRASE_ALWAYS, 0, ONE (N_("Waive the style rights")) },
  { NW_BRAWL_LOSE, NW_PHRASE_ALWAYS, 0, ONE (N_("Lose “{tattoo}”")) },
  { NW_BRAWL_SKILL_INK, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Take {ink} and {second} ink at once, by special skill")) },
  { NW_BRAWL_SKILL_MIX, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Mix {ink} ink without an action, by special skill")) },
  { NW_BRAWL_SKILL_LOOK, 1, NW_BRAWL_ALL_SLOTS,
    ONE (N_("Look at the closed tattoos in the reserve of {other} without an action, by special "
            "skill")) },
  { NW_BRAWL_SKILL_LOOK, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Look at tattoo {slot} in the reserve of {other} without an action, by special "
            "skill")) },
  { NW_BRAWL_PASS, NW_PHRASE_ALWAYS, 0, ONE (N_("Pass")) },
};

static const NwPhraseTemplate event_templates[] = {
  { NW_BRAWL_EVENT_CHARACTER, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} plays {card}.")) },
  { NW_BRAWL_EVENT_CHOSEN, 0, NW_EVENT_HIDDEN, ONE (N_("{seat} has chosen a tattoo.")) },
  { NW_BRAWL_EVENT_CHOSEN, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} has chosen “{card}”.")) },
  { NW_BRAWL_EVENT_KEPT, 0, NW_EVENT_HIDDEN, ONE (N_("{seat} keeps a closed tattoo.")) },
  { NW_BRAWL_EVENT_KEPT, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} keeps “{card}” closed.")) },
  { NW_BRAWL_EVENT_PASSED, 0, NW_EVENT_HIDDEN, ONE (N_("{seat} passes a tattoo to {other}.")) },
  { NW_BRAWL_EVENT_PASSED, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} passes “{card}” to {other}.")) },
  { NW_BRAWL_EVENT_TURN, NW_PHRASE_ALWAYS, 0, ONE (N_("Round {round}: {seat} plays.")) },
  { NW_BRAWL_EVENT_CLOCK, NW_PHRASE_ALWAYS, 0,
    N_NG ("The clock of {seat} advances to {clock} of {turns} turn.",
          "The clock of {seat} advances to {clock} of {turns} turns.") },
  { NW_BRAWL_EVENT_CLIENT_TAKEN, 1, 0,
    ONE (N_("{seat} takes the client on top of the deck: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_TAKEN, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} takes a client: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_STOLEN, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} steals a client from {other}: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_SEATED, 1, TRUE,
    ONE (N_("{seat} seats the client in the chair: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_SEATED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} sends the client to the waiting room: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_MOVED, 1, TRUE,
    ONE (N_("{seat} moves the client to the chair: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_MOVED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} moves the client to the waiting room: {card}.")) },
  { NW_BRAWL_EVENT_CLIENTS_SWAPPED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} swaps the clients; in the chair now: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_REJECTED, 1, TRUE,
    ONE (N_("{seat} rejects the client in the chair: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_REJECTED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} rejects the client in the waiting room: {card}.")) },
  { NW_BRAWL_EVENT_CLIENT_REVEALED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A client comes to the studio: {part}, ${pay}.")) },
  { NW_BRAWL_EVENT_INK_TAKEN, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} takes {ink} ink.")) },
  { NW_BRAWL_EVENT_INK_MIXED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} mixes {first} and {second} into {ink} ink.")) },
  { NW_BRAWL_EVENT_INK_ASKED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} wants to buy {ink} ink from {other}.")) },
  { NW_BRAWL_EVENT_INK_SOLD, NW_PHRASE_ALWAYS, 0, ONE (N_("{other} sells {ink} ink to {seat}.")) },
  { NW_BRAWL_EVENT_INK_REFUSED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{other} refuses to sell {ink} ink to {seat}.")) },
  { NW_BRAWL_EVENT_INK_PLACED, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} places {ink} ink.")) },
  { NW_BRAWL_EVENT_DRAWN, 2, TRUE, ONE (N_("{seat} takes the donated “{card}”.")) },
  { NW_BRAWL_EVENT_DRAWN, 0, NW_EVENT_HIDDEN, ONE (N_("{seat} takes a tattoo from the deck.")) },
  { NW_BRAWL_EVENT_DRAWN, 1, 0, ONE (N_("{seat} takes “{card}” from the deck.")) },
  { NW_BRAWL_EVENT_DRAWN, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} takes “{card}” from the open tattoos.")) },
  { NW_BRAWL_EVENT_LAID, 0, NW_EVENT_HIDDEN,
    ONE (N_("{seat} lays a tattoo closed into the reserve.")) },
  { NW_BRAWL_EVENT_LAID, 2, TRUE, ONE (N_("{seat} lays “{card}” open into the reserve.")) },
  { NW_BRAWL_EVENT_LAID, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} lays “{card}” closed into the reserve.")) },
  { NW_BRAWL_EVENT_REVEALED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{card}” comes to the open tattoos.")) },
  { NW_BRAWL_EVENT_RECYCLED, 0, NW_EVENT_HIDDEN,
    ONE (N_("{seat} recycles tattoo {slot} of the reserve, closed.")) },
  { NW_BRAWL_EVENT_RECYCLED, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} recycles “{card}”.")) },
  { NW_BRAWL_EVENT_DONATED, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} donates “{card}”.")) },
  { NW_BRAWL_EVENT_LOOKED, 0, NW_EVENT_HIDDEN,
    ONE (N_("{seat} looks at tattoo {slot} in the reserve of {other}.")) },
  { NW_BRAWL_EVENT_LOOKED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} looks at tattoo {slot} in the reserve of {other}: “{card}”.")) },
  { NW_BRAWL_EVENT_HANDED, 0, NW_EVENT_HIDDEN,
    ONE (N_("{seat} hands {other} tattoo {slot} of the reserve, closed.")) },
  { NW_BRAWL_EVENT_HANDED, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} hands {other} “{card}”.")) },
  { NW_BRAWL_EVENT_STARTED, NW_PHRASE_ALWAYS, 0,
    N_NG ("{seat} starts “{card}”, which takes {turns} turn.",
          "{seat} starts “{card}”, which takes {turns} turns.") },
  { NW_BRAWL_EVENT_MISFIT, 0, NW_EVENT_HIDDEN,
    ONE (N_("{seat} turns tattoo {slot} over: it is not what the client wants.")) },
  { NW_BRAWL_EVENT_MISFIT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} turns “{card}” over: it is not what the client wants.")) },
  { NW_BRAWL_EVENT_COLLECTED, 3, 0, ONE (N_("{seat} finishes “{card}” and collects ${paid}.")) },
  { NW_BRAWL_EVENT_COLLECTED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} finishes “{card}” and collects ${paid} and a bonus of ${bonus}.")) },
  { NW_BRAWL_EVENT_CHARGED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} charges {other} ${amount} for the style rights.")) },
  { NW_BRAWL_EVENT_WAIVED, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} waives the style rights.")) },
  { NW_BRAWL_EVENT_LOST, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} has too much ink and loses “{card}”.")) },
  { NW_BRAWL_EVENT_FINED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} has too much ink and pays ${amount}.")) },
  { NW_BRAWL_EVENT_MONEY, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} has ${money} now.")) },
  { NW_BRAWL_EVENT_LAST_TURNS, NW_PHRASE_ALWAYS, 0,
    ONE (N_("{seat} has reached the tattoo goal: everybody else has one last turn.")) },
  { NW_BRAWL_EVENT_SHOWN, NW_PHRASE_ALWAYS, 0, ONE (N_("{seat} turns “{card}” over.")) },
  { NW_BRAWL_EVENT_OVER, NW_PHRASE_ALWAYS, 0, ONE (N_("The game is over.")) },
};

/* Of a reason, argument 0 is the kind of move that is refused, argument 1 its first argument. */
static const NwPhraseTemplate reason_templates[] = {
  { NW_BRAWL_REASON_NO_SUCH_CARD, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such card.")) },
  { NW_BRAWL_REASON_NO_SUCH_INK, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such ink.")) },
  { NW_BRAWL_REASON_NO_SUCH_SEAT, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such player.")) },
  { NW_BRAWL_REASON_BAD_NUMBER, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A number in this move is not one that it can have.")) },
  { NW_BRAWL_REASON_CHOICE_PENDING, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Another choice has to be made first.")) },
  { NW_BRAWL_REASON_COLLECT_FIRST, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The tattoo is finished: first the work has to be collected.")) },
  { NW_BRAWL_REASON_NO_SUCH_SKILL, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The own character has another special skill.")) },
  { NW_BRAWL_REASON_SKILL_USED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The special skill has been used in this turn already.")) },
  { NW_BRAWL_REASON_NO_ACTIONS_LEFT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("No actions are left in this turn.")) },
  { NW_BRAWL_REASON_CHARACTER_TAKEN, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Somebody else plays {character} already.")) },
  { NW_BRAWL_REASON_NOT_IN_HAND, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{tattoo}” is not in the own hand.")) },
  { NW_BRAWL_REASON_NO_SUCH_PLACE, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no such place.")) },
  { NW_BRAWL_REASON_EMPTY_PLACE, NW_PHRASE_ALWAYS, 0, ONE (N_("No card lies there.")) },
  { NW_BRAWL_REASON_EMPTY_DECK, NW_PHRASE_ALWAYS, 0, ONE (N_("The deck is empty.")) },
  { NW_BRAWL_REASON_OWN_SEAT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("That is only possible with another player.")) },
  { NW_BRAWL_REASON_NO_SWAPS, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Clients can’t be swapped in this game.")) },
  { NW_BRAWL_REASON_NO_CLIENT, NW_PHRASE_ALWAYS, 0, ONE (N_("There is no client.")) },
  { NW_BRAWL_REASON_GUARDED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A doorman guards that waiting room.")) },
  { NW_BRAWL_REASON_NO_FREE_PLACE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Neither the chair nor the waiting room is free.")) },
  { NW_BRAWL_REASON_PLACE_TAKEN, 1, NW_BRAWL_CHAIR,
    ONE (N_("Somebody sits in the chair already.")) },
  { NW_BRAWL_REASON_PLACE_TAKEN, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Somebody sits in the waiting room already.")) },
  { NW_BRAWL_REASON_TATTOO_ON_STATION, 0, NW_BRAWL_START,
    ONE (N_("Another tattoo is being made.")) },
  { NW_BRAWL_REASON_TATTOO_ON_STATION, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Clients stay where they are while a tattoo is being made.")) },
  { NW_BRAWL_REASON_SECONDARY_INK, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Secondary ink can’t be taken: it has to be mixed.")) },
  { NW_BRAWL_REASON_NOT_MIXED, NW_PHRASE_ALWAYS, 0, ONE (N_("This ink can’t be mixed.")) },
  { NW_BRAWL_REASON_NO_PRIMARIES, NW_PHRASE_ALWAYS, 0,
    ONE (N_("To mix {ink}, the own store needs {first} and {second}.")) },
  { NW_BRAWL_REASON_NO_TATTOO, NW_PHRASE_ALWAYS, 0, ONE (N_("No tattoo is being made.")) },
  { NW_BRAWL_REASON_NOT_NEEDED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The tattoo needs no more {ink} ink.")) },
  { NW_BRAWL_REASON_NOT_IN_STORE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("There is no {ink} ink in that store.")) },
  { NW_BRAWL_REASON_NONE_IN_RESERVE, 0, NW_BRAWL_SKILL_INK,
    ONE (N_("The reserve of ink has not enough of it.")) },
  { NW_BRAWL_REASON_NONE_IN_RESERVE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The reserve has no {ink} ink left.")) },
  { NW_BRAWL_REASON_STORE_LIMIT, 2, TRUE,
    N_NG ("The store has room for {limit} base ink.",
          "The store has room for {limit} base inks.") },
  { NW_BRAWL_REASON_STORE_LIMIT, NW_PHRASE_ALWAYS, 0,
    N_NG ("The store has room for {limit} secondary ink.",
          "The store has room for {limit} secondary inks.") },
  { NW_BRAWL_REASON_BOARD_LIMIT, NW_PHRASE_ALWAYS, 0,
    N_NG ("Store and containers together have room for {limit} ink.",
          "Store and containers together have room for {limit} inks.") },
  { NW_BRAWL_REASON_NO_SUCH_SLOT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("There is no such card in the reserve.")) },
  { NW_BRAWL_REASON_DONATION_TAKEN, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A tattoo lies in the donation zone already.")) },
  { NW_BRAWL_REASON_ONE_CARD, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A look is at one card in this game.")) },
  { NW_BRAWL_REASON_WHOLE_RESERVE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("A look is at all closed cards of a reserve in this game.")) },
  { NW_BRAWL_REASON_CARD_IS_OPEN, NW_PHRASE_ALWAYS, 0, ONE (N_("That card lies open.")) },
  { NW_BRAWL_REASON_NOTHING_CLOSED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Nothing in that reserve is closed.")) },
  { NW_BRAWL_REASON_NOTHING_TO_EXCHANGE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Nobody else has a card that lies so: open ones are exchanged for open ones, closed "
            "ones for closed ones.")) },
  { NW_BRAWL_REASON_OPEN_AND_CLOSED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Open cards are exchanged for open ones, closed cards for closed ones.")) },
  { NW_BRAWL_REASON_NO_CLIENT_IN_CHAIR, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Nobody sits in the chair.")) },
  { NW_BRAWL_REASON_WRONG_STYLE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The client in the chair wants another style.")) },
  { NW_BRAWL_REASON_CLOCK_SHORT, NW_PHRASE_ALWAYS, 0,
    ONE (N_("The tattoo is not finished: the clock has not run its turns.")) },
  { NW_BRAWL_REASON_NO_MONEY, 0, NW_BRAWL_BUY,
    ONE (N_("There is not enough money: ink costs ${price}.")) },
  { NW_BRAWL_REASON_NO_MONEY, 0, NW_BRAWL_RECYCLE,
    ONE (N_("There is not enough money: recycling costs ${price}.")) },
  { NW_BRAWL_REASON_NO_MONEY, NW_PHRASE_ALWAYS, 0, ONE (N_("There is not enough money.")) },
  { NW_BRAWL_REASON_CANNOT_REFUSE, NW_PHRASE_ALWAYS, 0,
    ONE (N_("There is not enough money to refuse: that costs ${price}.")) },
  { NW_BRAWL_REASON_NOT_FINISHED, NW_PHRASE_ALWAYS, 0,
    ONE (N_("“{tattoo}” is not one of the own finished tattoos.")) },
  { NW_BRAWL_REASON_NOT_LOWEST, NW_PHRASE_ALWAYS, 0,
    ONE (N_("Another finished tattoo has a lower number.")) },
};

/* Lines of the sheet (W31) and names of tie-breaks (W32). */
typedef struct
{
  const char *key;
  const char *text;
} Name;

static const Name score_lines[] = {
  { "tattoos", N_("Finished tattoos") },
  { "money", N_("Money") },
  { "majority", N_("Majorities") },
  { "unfinished", N_("Unfinished tattoos") },
};

static const Name tie_breaks[] = {
  { "unfinished", N_("The tie was decided by fewer unfinished tattoos.") },
  { "money", N_("The tie was decided by more money.") },
  { "finished", N_("The tie was decided by more finished tattoos.") },
  { "against", N_("The tie was decided by fewer points against.") },
};

static const char *const prompts[NW_BRAWL_N_PENDINGS] = {
  [NW_BRAWL_PENDING_CHARACTER] = N_("{seat}: choose a character."),
  [NW_BRAWL_PENDING_KEEP] =
    N_("{seat}: choose the tattoo to keep; the other two are passed on."),
  [NW_BRAWL_PENDING_OPEN] =
    N_("{seat}: choose which of the two tattoos lies open; the other stays closed."),
  [NW_BRAWL_PENDING_SEAT] = N_("{seat}: choose a place for the client."),
  [NW_BRAWL_PENDING_LAY] = N_("{seat}: lay the tattoo into the reserve, open or closed."),
  [NW_BRAWL_PENDING_WITH] = N_("{seat}: choose the card of another player to exchange for."),
  [NW_BRAWL_PENDING_LOSE] =
    N_("{seat}: there is too much ink. Choose which finished tattoo is lost."),
};

/* Special skills (W29). */
static const struct
{
  const char *name;
  const char *meaning;
} skills[NW_BRAWL_N_SKILLS] = {
  [NW_BRAWL_SKILL_NONE] = { N_("No special skill"), N_("No special skill.") },
  [NW_BRAWL_SKILL_INK_MASTER] = { N_("Ink Master"),
                                  N_("Once a turn: take two base inks with one action.") },
  [NW_BRAWL_SKILL_FREE_MIX] = { N_("Free Mix"), N_("Once a turn: mix ink without an action.") },
  [NW_BRAWL_SKILL_SMOOTH_TALKER] = { N_("Smooth Talker"),
                                     N_("Rejecting a client costs no money.") },
  [NW_BRAWL_SKILL_SCOUT] = { N_("Scout"),
                             N_("Once a turn: look at a closed tattoo without an action.") },
  [NW_BRAWL_SKILL_SHOWMAN] = { N_("Showman"), N_("Each finished tattoo brings ${money} more.") },
  [NW_BRAWL_SKILL_DOORMAN] = { N_("Doorman"),
                               N_("Nobody can steal a client from the own waiting room.") },
  [NW_BRAWL_SKILL_HOST] = { N_("Host"), N_("Once a turn: move own clients without an action.") },
  [NW_BRAWL_SKILL_RECYCLER] = { N_("Recycler"), N_("Recycling a tattoo costs no money.") },
};

/* ---- Moves and reasons ---------------------------------------------------------------------- */

static const NwBrawlRules *
get_rules (const NwPhrase *phrase)
{
  return nw_ruleset_get_compiled (phrase->ruleset);
}

static void
set_ink (NwPhrase   *phrase,
         const char *name,
         guint       ink)
{
  if (ink < get_rules (phrase)->n_inks)
    nw_phrase_set_table (phrase, name, "inks", ink);
}

/* Sets the two inks of which another is mixed. */
static void
set_mix (NwPhrase *phrase,
         guint     ink)
{
  set_ink (phrase, "ink", ink);
  if (ink >= get_rules (phrase)->n_inks)
    return;
  set_ink (phrase, "first", get_rules (phrase)->mix_from[ink][0]);
  set_ink (phrase, "second", get_rules (phrase)->mix_from[ink][1]);
}

static void
set_look (NwPhrase *phrase,
          guint     seat,
          guint     slot)
{
  nw_phrase_set_seat (phrase, "other", seat);
  nw_phrase_set_number (phrase, "slot", (gint64) slot + 1);
}

/* Sets what a move is about. */
static void
set_move (NwPhrase *phrase,
          NwMove    move)
{
  const NwBrawlRules *rules = get_rules (phrase);
  const guint a = nw_move_arg (move, 0), b = nw_move_arg (move, 1);

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_CHARACTER:
      nw_phrase_set_card (phrase, "character", (gint) nw_brawl_character_card (rules, a));
      break;
    case NW_BRAWL_KEEP:
    case NW_BRAWL_OPEN:
    case NW_BRAWL_LOSE:
      nw_phrase_set_card (phrase, "tattoo", (gint) a);
      break;
    case NW_BRAWL_TAKE:
    case NW_BRAWL_DRAW:
      nw_phrase_set_number (phrase, "place", (gint64) a + 1);
      break;
    case NW_BRAWL_STEAL:
      nw_phrase_set_seat (phrase, "other", a);
      break;
    case NW_BRAWL_INK:
    case NW_BRAWL_PLACE:
      set_ink (phrase, "ink", a);
      break;
    case NW_BRAWL_MIX:
    case NW_BRAWL_SKILL_MIX:
      set_mix (phrase, a);
      break;
    case NW_BRAWL_SKILL_INK:
      set_ink (phrase, "ink", a);
      set_ink (phrase, "second", b);
      break;
    case NW_BRAWL_BUY:
      set_ink (phrase, "ink", a);
      nw_phrase_set_seat (phrase, "other", b);
      nw_phrase_set_number (phrase, "price", rules->buy_price);
      break;
    case NW_BRAWL_SELL:
      nw_phrase_set_number (phrase, "price", rules->buy_price);
      break;
    case NW_BRAWL_REFUSE:
      nw_phrase_set_number (phrase, "price", rules->refuse_price);
      break;
    case NW_BRAWL_RECYCLE:
      nw_phrase_set_number (phrase, "slot", (gint64) a + 1);
      nw_phrase_set_number (phrase, "price", rules->recycle_price);
      break;
    case NW_BRAWL_DONATE:
    case NW_BRAWL_EXCHANGE:
    case NW_BRAWL_START:
      nw_phrase_set_number (phrase, "slot", (gint64) a + 1);
      break;
    case NW_BRAWL_LOOK:
    case NW_BRAWL_SKILL_LOOK:
    case NW_BRAWL_WITH:
      set_look (phrase, a, b);
      break;
    default:
      break;
    }
}

static char *
phrase_move (NwPhrase *phrase,
             NwMove    move)
{
  const gint args[] = { (gint) nw_move_arg (move, 0), (gint) nw_move_arg (move, 1) };

  set_move (phrase, move);

  return nw_phrase_choose (phrase, move_templates, G_N_ELEMENTS (move_templates),
                           nw_move_kind (move), args, 0);
}

/* Whether a move gains base ink, by which the limits are told apart (W16). */
static gboolean
gains_base (const NwBrawlRules *rules,
            NwMove              move)
{
  const guint ink = nw_move_arg (move, 0);

  return ink < rules->n_inks && nw_brawl_is_base (rules, ink);
}

static gint64
set_limit (NwPhrase *phrase,
           NwReason  reason,
           gboolean  is_base)
{
  const NwBrawlRules *rules = get_rules (phrase);
  gint64 limit = 0;

  if (reason == NW_BRAWL_REASON_STORE_LIMIT)
    limit = is_base ? rules->store_limit_base : rules->store_limit_secondary;
  else if (reason == NW_BRAWL_REASON_BOARD_LIMIT)
    limit = rules->board_limit;
  nw_phrase_set_number (phrase, "limit", limit);

  return limit;
}

static char *
phrase_reason (NwPhrase *phrase,
               NwReason  reason,
               NwMove    move)
{
  const gboolean is_base = gains_base (get_rules (phrase), move);
  const gint args[] = { (gint) nw_move_kind (move), (gint) nw_move_arg (move, 0), is_base };
  gint64 n;

  set_move (phrase, move);
  n = set_limit (phrase, reason, is_base);

  return nw_phrase_choose (phrase, reason_templates, G_N_ELEMENTS (reason_templates), reason, args,
                           n);
}

/* ---- Events --------------------------------------------------------------------------------- */

/* Numbers and seats of events by kind: the place's name, and which argument it is. */
typedef struct
{
  guint8      kind;
  guint8      arg;
  gboolean    is_seat;
  const char *name;
} EventPlace;

static const EventPlace event_places[] = {
  { NW_BRAWL_EVENT_PASSED, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_TURN, 0, FALSE, "round" },
  { NW_BRAWL_EVENT_CLOCK, 0, FALSE, "clock" },
  { NW_BRAWL_EVENT_CLOCK, 1, FALSE, "turns" },
  { NW_BRAWL_EVENT_CLIENT_STOLEN, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_CLIENT_REVEALED, 2, FALSE, "pay" },
  { NW_BRAWL_EVENT_INK_ASKED, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_INK_SOLD, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_INK_REFUSED, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_RECYCLED, 1, FALSE, "slot" },
  { NW_BRAWL_EVENT_LOOKED, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_LOOKED, 2, FALSE, "slot" },
  { NW_BRAWL_EVENT_HANDED, 1, FALSE, "slot" },
  { NW_BRAWL_EVENT_HANDED, 2, TRUE, "other" },
  { NW_BRAWL_EVENT_STARTED, 2, FALSE, "turns" },
  { NW_BRAWL_EVENT_MISFIT, 1, FALSE, "slot" },
  { NW_BRAWL_EVENT_COLLECTED, 2, FALSE, "paid" },
  { NW_BRAWL_EVENT_COLLECTED, 3, FALSE, "bonus" },
  { NW_BRAWL_EVENT_CHARGED, 0, FALSE, "amount" },
  { NW_BRAWL_EVENT_CHARGED, 1, TRUE, "other" },
  { NW_BRAWL_EVENT_FINED, 0, FALSE, "amount" },
  { NW_BRAWL_EVENT_MONEY, 1, FALSE, "money" },
};

/* Sets an event's cards, inks and body part, which its description tells. */
static void
set_things (NwPhrase      *phrase,
            const NwEvent *event)
{
  const NwEventInfo *info = &nw_ruleset_get_game (phrase->ruleset)->events[event->kind];

  if (info->args[0].type == NW_ARG_CARD)
    nw_phrase_set_card (phrase, "card", event->args[0]);
  for (guint i = 0; i < NW_EVENT_N_ARGS && info->args[i].type != NW_ARG_NONE; i++)
    if (info->args[i].type == NW_ARG_ID && g_str_equal (info->args[i].name, "body-part"))
      nw_phrase_set_table (phrase, "part", "body_parts", (guint) event->args[i]);
    else if (info->args[i].type == NW_ARG_ID)
      set_ink (phrase, info->args[i].name, (guint) event->args[i]);
}

static char *
phrase_event (NwPhrase      *phrase,
              const NwEvent *event)
{
  gint args[NW_EVENT_N_ARGS];
  gint64 n = 0;

  for (guint i = 0; i < NW_EVENT_N_ARGS; i++)
    args[i] = event->args[i];
  nw_phrase_set_seat (phrase, "seat", event->seat);
  set_things (phrase, event);
  for (guint i = 0; i < G_N_ELEMENTS (event_places); i++)
    {
      const EventPlace *place = &event_places[i];

      if (place->kind != event->kind)
        continue;
      if (place->is_seat)
        nw_phrase_set_seat (phrase, place->name, (guint) args[place->arg]);
      else
        nw_phrase_set_number (phrase, place->name, args[place->arg]);
      if (g_str_equal (place->name, "turns"))
        n = args[place->arg];
    }

  return nw_phrase_choose (phrase, event_templates, G_N_ELEMENTS (event_templates), event->kind,
                           args, n);
}

/* ---- The prompt ----------------------------------------------------------------------------- */

static char *
prompt_sale (NwPhrase           *phrase,
             const NwBrawlState *state)
{
  const NwBrawlRules *rules = get_rules (phrase);
  const gboolean can_refuse = state->seats[state->head.actor].money >= rules->refuse_price;

  nw_phrase_set_seat (phrase, "buyer", state->head.turn);
  set_ink (phrase, "ink", state->pending_arg);
  nw_phrase_set_number (phrase, "price", rules->buy_price);
  nw_phrase_set_number (phrase, "refusal", rules->refuse_price);

  return nw_phrase_finish (phrase,
                           can_refuse
                             ? N_("{seat}: {buyer} wants to buy {ink} ink for ${price}. Sell it, "
                                  "or refuse and pay ${refusal}.")
                             : N_("{seat}: {buyer} wants to buy {ink} ink for ${price}. There is "
                                  "not enough money to refuse."),
                           NULL, 0);
}

static char *
prompt_claim (NwPhrase           *phrase,
              const NwBrawlState *state)
{
  const gint amount =
    MIN (state->seats[state->head.turn].money, get_rules (phrase)->style_rights_price);

  nw_phrase_set_seat (phrase, "other", state->head.turn);
  nw_phrase_set_number (phrase, "amount", amount);

  return nw_phrase_finish (phrase,
                           N_("{seat}: {other} has finished a tattoo of your style. Charge "
                              "${amount} for the style rights, or waive them."),
                           NULL, 0);
}

static char *
prompt_turn (NwPhrase           *phrase,
             const NwBrawlState *state)
{
  const NwBrawlSeat *seat = &state->seats[state->head.turn];

  if (nw_brawl_is_due (get_rules (phrase), seat))
    return nw_phrase_finish (phrase, N_("{seat}: the tattoo is finished. Collect the work first."),
                             NULL, 0);
  if (state->actions_left == 0)
    return nw_phrase_finish (phrase, N_("{seat}: no actions are left. Place ink, or pass."), NULL,
                             0);

  nw_phrase_set_number (phrase, "actions", state->actions_left);

  return nw_phrase_finish (phrase,
                           N_NG ("{seat}: {actions} action left. Placing ink is free.",
                                 "{seat}: {actions} actions left. Placing ink is free."),
                           state->actions_left);
}

static char *
phrase_prompt (NwPhrase      *phrase,
               const NwState *view)
{
  const NwBrawlState *state = (const NwBrawlState *) view;

  nw_phrase_set_seat (phrase, "seat", state->head.actor);
  switch (state->pending)
    {
    case NW_BRAWL_PENDING_NONE:
      return prompt_turn (phrase, state);
    case NW_BRAWL_PENDING_SALE:
      return prompt_sale (phrase, state);
    case NW_BRAWL_PENDING_CLAIM:
      return prompt_claim (phrase, state);
    default:
      return nw_phrase_finish (phrase, prompts[state->pending], NULL, 0);
    }
}

/* ---- The end -------------------------------------------------------------------------------- */

static char *
finish_name (NwPhrase   *phrase,
             const Name *names,
             guint       n_names,
             const char *key)
{
  for (guint i = 0; i < n_names; i++)
    if (g_str_equal (names[i].key, key))
      return nw_phrase_finish (phrase, names[i].text, NULL, 0);

  g_return_val_if_reached (g_strdup (key));
}

static char *
phrase_score_line (NwPhrase          *phrase,
                   const NwScoreLine *line)
{
  return finish_name (phrase, score_lines, G_N_ELEMENTS (score_lines), line->kind);
}

static char *
phrase_decided_by (NwPhrase   *phrase,
                   const char *decided_by)
{
  return finish_name (phrase, tie_breaks, G_N_ELEMENTS (tie_breaks), decided_by);
}

static char *
phrase_end_reason (NwPhrase      *phrase,
                   const NwState *view)
{
  const NwBrawlState *state = (const NwBrawlState *) view;
  const guint goal = get_rules (phrase)->goal[state->head.n_seats - 1];

  nw_phrase_set_number (phrase, "goal", goal);
  nw_phrase_set_number (phrase, "round", state->head.round);
  if (!state->has_last_turns)
    return nw_phrase_finish (phrase, N_("Round {round} was the last that may be played."), NULL,
                             0);

  return nw_phrase_finish (phrase,
                           N_NG ("The goal of {goal} finished tattoo was reached, and the last "
                                 "turns have been played.",
                                 "The goal of {goal} finished tattoos was reached, and the last "
                                 "turns have been played."),
                           goal);
}

/**
 * nw_phrase_brawl_skill:
 * @skill: a special skill
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Returns: (transfer none): its name
 */
const char *
nw_phrase_brawl_skill (NwBrawlSkill skill,
                       const char  *language)
{
  g_return_val_if_fail (skill < NW_BRAWL_N_SKILLS, "");

  return nw_catalogue_text (nw_catalogue_get (language), skills[skill].name);
}

/**
 * nw_phrase_brawl_meaning:
 * @rules: compiled rules, for amounts
 * @skill: a special skill
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Returns: (transfer full): what it allows, a sentence
 */
char *
nw_phrase_brawl_meaning (const NwBrawlRules *rules,
                         NwBrawlSkill        skill,
                         const char         *language)
{
  NwPhrase phrase;

  g_return_val_if_fail (skill < NW_BRAWL_N_SKILLS, NULL);

  nw_phrase_init (&phrase, NULL, NULL, language);
  nw_phrase_set_number (&phrase, "money", rules->showman_bonus);

  return nw_phrase_finish (&phrase, skills[skill].meaning, NULL, 0);
}

const NwGamePhrases nw_brawl_phrases = {
  .game = "brawl",
  .reason = phrase_reason,
  .move = phrase_move,
  .event = phrase_event,
  .why = nw_phrase_brawl_why,
  .prompt = phrase_prompt,
  .score_line = phrase_score_line,
  .decided_by = phrase_decided_by,
  .end_reason = phrase_end_reason,
};
