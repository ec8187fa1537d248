/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl in the lab.  The last state tells where each tattoo, client and character has ended
 * up, but not whom a client who has left was served by, nor which cards of a deck have been seen and
 * went back under it: these are noted.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "games/brawl/nw-brawl-state.h"
#include "lab/nw-lab-game.h"

typedef enum
{
  END_GOAL,
  END_MAX_ROUNDS,
} End;

static const char *const end_names[] = {
  [END_GOAL] = "goal",
  [END_MAX_ROUNDS] = "max-rounds",
  NULL,
};

/* Per card and seat, the copies of a client that the seat has served; per card, how often a copy
 * went back under its deck. */
typedef struct
{
  guint8  n_served[NW_BRAWL_MAX_CARDS][NW_BRAWL_MAX_SEATS];
  guint16 n_returned[NW_BRAWL_MAX_CARDS];
} Notes;

static guint
get_n_cards (gconstpointer data)
{
  const NwBrawlRules *rules = data;

  return rules->n_tattoos + rules->n_clients + rules->n_characters;
}

/* Cards compete with those of their deck. */
static guint
get_card_group (gconstpointer data,
                guint         card)
{
  const NwBrawlRules *rules = data;
  guint deck = NW_BRAWL_TATTOOS;

  if (card >= nw_brawl_client_card (rules, 0))
    deck = card < nw_brawl_character_card (rules, 0) ? NW_BRAWL_CLIENTS : NW_BRAWL_CHARACTERS;

  return deck + 1;
}

/* W30, W34: the bound ends a game within the last turns too. */
static guint
get_end (gconstpointer  data,
         const NwState *any_state)
{
  const NwBrawlState *state = (const NwBrawlState *) any_state;

  return state->has_last_turns && state->last_turns == 0 ? END_GOAL : END_MAX_ROUNDS;
}

/* ---- What the last state does not tell ------------------------------------------------------ */

static void
note_event (const NwEvent *event,
            gpointer       data)
{
  Notes *notes = data;

  if (event->kind == NW_BRAWL_EVENT_COLLECTED && event->args[1] != NW_EVENT_NOTHING)
    notes->n_served[event->args[1]][event->seat]++;
  else if (event->kind == NW_BRAWL_EVENT_RECYCLED || event->kind == NW_BRAWL_EVENT_CLIENT_REJECTED)
    notes->n_returned[event->args[0]]++;
}

/* ---- What nobody has -------------------------------------------------------------------------- */

static void
count_open (const NwBrawlRules *rules,
            const NwBrawlState *state,
            NwLabCard          *cards)
{
  for (guint place = 0; place < rules->open_tattoos; place++)
    if (state->open_tattoos[place] != NW_BRAWL_NONE)
      cards[state->open_tattoos[place]].seen++;
  if (state->donated != NW_BRAWL_NONE)
    cards[state->donated].seen++;
  for (guint place = 0; place < rules->open_clients; place++)
    if (state->open_clients[place] != NW_BRAWL_NONE)
      cards[nw_brawl_client_card (rules, state->open_clients[place])].seen++;
}

/* Those in a deck that were seen before: no more than went back under it. */
static void
count_returned (const NwBrawlRules *rules,
                const NwBrawlState *state,
                const Notes        *notes,
                NwLabCard          *cards)
{
  guint n_in_deck[NW_BRAWL_MAX_CARDS] = { 0 };

  for (guint i = 0; i < state->n_tattoo_deck; i++)
    n_in_deck[state->decks[i]]++;
  for (guint i = 0; i < state->n_client_deck; i++)
    n_in_deck[nw_brawl_client_card (rules, state->decks[rules->n_tattoo_copies + i])]++;

  for (guint card = 0; card < nw_brawl_character_card (rules, 0); card++)
    cards[card].seen += MIN (n_in_deck[card], notes->n_returned[card]);
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

static void
count_reserve (const NwBrawlRules *rules,
               const NwBrawlState *state,
               guint               seat,
               NwLabCard          *cards)
{
  for (guint slot = 0; slot < state->seats[seat].n_reserve; slot++)
    {
      NwLabCard *card = &cards[state->pile[nw_brawl_reserve_place (rules, state, seat, slot)]];

      card->seen++;
      card->taken++;
    }
  if (state->seats[seat].station != NW_BRAWL_NONE)
    {
      cards[state->seats[seat].station].seen++;
      cards[state->seats[seat].station].taken++;
    }
}

static void
count_finished (const NwBrawlState *state,
                guint               seat,
                gboolean            has_won,
                NwLabCard          *cards)
{
  const guint first = nw_brawl_first_finished (state, seat);

  for (guint i = 0; i < state->seats[seat].n_finished; i++)
    {
      NwLabCard *card = &cards[state->pile[first + i]];

      card->seen++;
      card->taken++;
      card->finished++;
      card->won += has_won;
    }
}

/* ---- Clients and characters ----------------------------------------------------------------- */

static void
count_client (const NwBrawlRules *rules,
              guint               client,
              NwLabCard          *cards)
{
  if (client == NW_BRAWL_NONE)
    return;
  cards[nw_brawl_client_card (rules, client)].seen++;
  cards[nw_brawl_client_card (rules, client)].taken++;
}

static void
count_served (const NwBrawlRules *rules,
              const NwScore      *score,
              const Notes        *notes,
              NwLabCard          *cards)
{
  for (guint client = 0; client < rules->n_clients; client++)
    {
      const guint number = nw_brawl_client_card (rules, client);

      for (guint seat = 0; seat < score->n_seats; seat++)
        {
          const guint n = notes->n_served[number][seat];

          cards[number].seen += n;
          cards[number].taken += n;
          cards[number].finished += n;
          cards[number].won += score->rank[seat] == 1 ? n : 0;
        }
    }
}

/* All characters are seen if they are chosen; if they are dealt, those that are dealt. */
static void
count_characters (const NwBrawlRules *rules,
                  const NwBrawlState *state,
                  const NwScore      *score,
                  NwLabCard          *cards)
{
  const gboolean are_chosen = rules->character_choice == NW_BRAWL_CHARACTER_CHOOSE;

  for (guint i = 0; i < rules->n_characters; i++)
    cards[nw_brawl_character_card (rules, i)].seen += are_chosen;

  for (guint seat = 0; seat < score->n_seats; seat++)
    if (state->seats[seat].character != NW_BRAWL_NONE)
      {
        NwLabCard *card = &cards[nw_brawl_character_card (rules, state->seats[seat].character)];

        card->seen += !are_chosen;
        card->taken++;
        card->finished++;
        card->won += score->rank[seat] == 1;
      }
}

static void
count_cards (gconstpointer  data,
             const NwState *any_state,
             const NwScore *score,
             gconstpointer  notes,
             NwLabCard     *cards)
{
  const NwBrawlRules *rules = data;
  const NwBrawlState *state = (const NwBrawlState *) any_state;

  count_open (rules, state, cards);
  count_returned (rules, state, notes, cards);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      count_reserve (rules, state, seat, cards);
      count_finished (state, seat, score->rank[seat] == 1, cards);
      count_client (rules, state->seats[seat].chair, cards);
      count_client (rules, state->seats[seat].waiting, cards);
    }
  count_served (rules, score, notes, cards);
  count_characters (rules, state, score, cards);
}

const NwLabGame nw_lab_brawl = {
  .id = "brawl",
  .ends = end_names,
  .get_n_cards = get_n_cards,
  .get_card_group = get_card_group,
  .get_end = get_end,
  .notes_size = sizeof (Notes),
  .note_event = note_event,
  .count_cards = count_cards,
};
