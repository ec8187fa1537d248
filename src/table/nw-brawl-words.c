/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's table in words; see nw-brawl-words.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases-brawl.h"
#include "table/nw-brawl-words.h"

static const NwBrawlRules *
get_rules (const NwBrawlView *view)
{
  return nw_brawl_faces_get_rules (view->faces);
}

static const NwBrawlState *
get_state (const NwBrawlView *view)
{
  return nw_brawl_game_get_state (view->game);
}

static char *
say_number (const NwBrawlView *view,
            gint64             number)
{
  return nw_catalogue_number (view->words, number);
}

/* ---- Things ----------------------------------------------------------------------------------- */

/**
 * nw_brawl_words_seat:
 * @view: what is to be seen
 * @seat: a seat
 *
 * Returns: (transfer full): who sits there
 */
char *
nw_brawl_words_seat (const NwBrawlView *view,
                     guint              seat)
{
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (view->seats, seat);

  return g_strdup (nw_seat_info_get_name (info));
}

/**
 * nw_brawl_words_names:
 * @view: what is to be seen
 *
 * Returns: (transfer full) (array zero-terminated=1): who sits at each seat
 */
char **
nw_brawl_words_names (const NwBrawlView *view)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (view->seats); i++)
    g_strv_builder_take (names, nw_brawl_words_seat (view, i));

  return g_strv_builder_end (names);
}

/**
 * nw_brawl_words_inks:
 * @view: what is to be seen
 * @inks: (array fixed-size=9): per ink, how much
 *
 * Returns: (transfer full): that as a list: "2 black, 1 red"
 */
char *
nw_brawl_words_inks (const NwBrawlView *view,
                     const guint8      *inks)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < get_rules (view)->n_inks; i++)
    if (inks[i] > 0)
      {
        g_autofree char *number = say_number (view, inks[i]);
        g_autofree char *ink =
          nw_words_say (view->words, N_("{count} {ink}"), "count", number, "ink",
                        nw_brawl_faces_get_ink_name (view->faces, i), NULL);

        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", ink);
      }

  return g_string_free (text, FALSE);
}

/**
 * nw_brawl_words_tattoo:
 * @view: what is to be seen
 * @tattoo: a tattoo
 *
 * Returns: (transfer full): all that its card shows
 */
char *
nw_brawl_words_tattoo (const NwBrawlView *view,
                       guint              tattoo)
{
  const NwBrawlTattoo *card = &get_rules (view)->tattoos[tattoo];
  g_autofree char *inks = nw_brawl_words_inks (view, card->need);
  g_autofree char *turns =
    nw_words_count (view->words, N_NG ("{n} turn", "{n} turns"), card->duration);
  g_autofree char *points =
    nw_words_count (view->words, N_NG ("{n} point", "{n} points"), card->points);
  g_autofree char *profit = say_number (view, card->profit);
  g_autofree char *majority = say_number (view, card->majority);

  return nw_words_say (view->words,
                       N_("“{name}”, {style}, {turns}. Ink: {inks}. Profit ${profit}, {points}, "
                          "{majority} for the majority."),
                       "name", nw_brawl_faces_get_tattoo_name (view->faces, tattoo), "style",
                       nw_brawl_faces_get_style_name (view->faces, card->style), "turns", turns,
                       "inks", inks, "profit", profit, "points", points, "majority", majority,
                       NULL);
}

/**
 * nw_brawl_words_client:
 * @view: what is to be seen
 * @client: a client
 * @has_style: whether the style that is wanted is known
 *
 * Returns: (transfer full): all that the card shows
 */
char *
nw_brawl_words_client (const NwBrawlView *view,
                       guint              client,
                       gboolean           has_style)
{
  const NwBrawlClient *card = &get_rules (view)->clients[client];
  g_autofree char *pay = say_number (view, card->pay);
  const char *part = nw_brawl_faces_get_part_name (view->faces, card->body_part);

  if (!has_style)
    return nw_words_say (view->words, N_("Client: {part}, ${pay}."), "part", part, "pay", pay,
                         NULL);

  return nw_words_say (view->words, N_("{name}: {part}, wants {style}, ${pay}."), "name",
                       nw_brawl_faces_get_client_name (view->faces, client), "part", part, "style",
                       nw_brawl_faces_get_style_name (view->faces, card->style), "pay", pay, NULL);
}

/**
 * nw_brawl_words_character:
 * @view: what is to be seen
 * @character: a character
 *
 * Returns: (transfer full): all that the card shows
 */
char *
nw_brawl_words_character (const NwBrawlView *view,
                          guint              character)
{
  const NwBrawlCharacter *card = &get_rules (view)->characters[character];
  const char *language = nw_catalogue_get_language (view->words);
  g_autofree char *discount = say_number (view, card->discount);
  g_autofree char *meaning = nw_phrase_brawl_meaning (get_rules (view), card->skill, language);

  return nw_words_say (view->words,
                       N_("{name}: specialises in {style} (ink that may be missing: {discount}), "
                          "quick at {part}. {skill}: {meaning}"),
                       "name", nw_brawl_faces_get_character_name (view->faces, character), "style",
                       nw_brawl_faces_get_style_name (view->faces, card->style), "discount",
                       discount, "part",
                       nw_brawl_faces_get_part_name (view->faces, card->body_part), "skill",
                       nw_phrase_brawl_skill (card->skill, language), "meaning", meaning, NULL);
}

/* What the tattoo on the station still needs. */
static char *
say_missing (const NwBrawlView *view,
             const NwBrawlSeat *board)
{
  guint8 missing[NW_BRAWL_MAX_INKS] = { 0 };
  g_autofree char *inks = NULL;

  for (guint i = 0; i < get_rules (view)->n_inks; i++)
    missing[i] = (guint8) (get_rules (view)->tattoos[board->station].need[i] - board->placed[i]);
  inks = nw_brawl_words_inks (view, missing);

  return nw_words_say (view->words, N_("Missing: {inks}"), "inks", inks, NULL);
}

/**
 * nw_brawl_words_clock:
 * @view: what is to be seen
 * @seat: a seat
 *
 * Returns: (transfer full): how far the tattoo on its station is; "" without one
 */
char *
nw_brawl_words_clock (const NwBrawlView *view,
                      guint              seat)
{
  const NwBrawlSeat *board = &get_state (view)->seats[seat];
  g_autofree char *clock = say_number (view, board->clock);
  g_autofree char *turns = NULL;

  if (board->station == NW_BRAWL_NONE)
    return g_strdup ("");
  if (!nw_brawl_is_inked (get_rules (view), board))
    return say_missing (view, board);

  turns = say_number (view, nw_brawl_get_turns (get_rules (view), board));

  return nw_words_say (view->words, N_("Clock: {clock} of {turns}"), "clock", clock, "turns",
                       turns, NULL);
}

/**
 * nw_brawl_words_progress:
 * @view: what is to be seen
 * @seat: a seat
 *
 * Returns: (transfer full): the same in a few words: how much ink is missing, not which
 */
char *
nw_brawl_words_progress (const NwBrawlView *view,
                         guint              seat)
{
  const NwBrawlSeat *board = &get_state (view)->seats[seat];
  const NwBrawlTattoo *tattoo;

  if (board->station == NW_BRAWL_NONE || nw_brawl_is_inked (get_rules (view), board))
    return nw_brawl_words_clock (view, seat);

  tattoo = &get_rules (view)->tattoos[board->station];

  return nw_words_count (view->words, N_NG ("{n} ink missing", "{n} inks missing"),
                         tattoo->n_base + tattoo->n_secondary - board->n_placed_base -
                           board->n_placed_secondary);
}

/* ---- Spots ------------------------------------------------------------------------------------ */

static const char *
get_nothing (NwBrawlSpot spot)
{
  switch ((NwBrawlSpotKind) spot.kind)
    {
    case NW_BRAWL_AT_CLIENT:
      return N_("No client");
    case NW_BRAWL_AT_PLACE:
      return spot.index == NW_BRAWL_CHAIR ? N_("The chair, free") : N_("The waiting room, free");
    case NW_BRAWL_AT_STATION:
      return N_("The station, free");
    case NW_BRAWL_AT_TATTOO:
      return spot.index == NW_BRAWL_DONATED ? N_("The donation zone, free") : N_("No tattoo");
    case NW_BRAWL_AT_RESERVE:
    case NW_BRAWL_AT_HAND:
      return N_("A closed tattoo");
    case NW_BRAWL_AT_NOTHING:
    case NW_BRAWL_AT_CHARACTER:
    case NW_BRAWL_AT_INK:
    case NW_BRAWL_AT_STORE:
    case NW_BRAWL_AT_FINISHED:
    case NW_BRAWL_N_SPOT_KINDS:
    default:
      return "";
    }
}

static char *
say_ink (const NwBrawlView *view,
         NwBrawlSpot        spot)
{
  return nw_words_say (view->words, N_("Ink: {ink}"), "ink",
                       nw_brawl_faces_get_ink_name (view->faces, spot.index), NULL);
}

/**
 * nw_brawl_words_short:
 * @view: what is to be seen
 * @spot: a spot
 *
 * Returns: (transfer full): what lies there in a few words, for the middle of a sentence
 */
char *
nw_brawl_words_short (const NwBrawlView *view,
                      NwBrawlSpot        spot)
{
  guint card;

  if (spot.kind == NW_BRAWL_AT_INK || spot.kind == NW_BRAWL_AT_STORE)
    return say_ink (view, spot);
  if (spot.kind == NW_BRAWL_AT_TATTOO && spot.index == NW_BRAWL_FROM_DECK)
    return g_strdup (nw_catalogue_text (view->words, N_("The deck of tattoos")));

  card = nw_brawl_game_get_card (view->game, spot);
  if (card == NW_BRAWL_NONE)
    return g_strdup (nw_catalogue_text (view->words, get_nothing (spot)));
  if (spot.kind == NW_BRAWL_AT_CHARACTER)
    return g_strdup (nw_brawl_faces_get_character_name (view->faces, card));
  if (nw_brawl_game_is_client (view->game, spot))
    return nw_brawl_words_client (view, card, spot.kind != NW_BRAWL_AT_CLIENT);

  return nw_words_say (view->words, N_("“{name}”"), "name",
                       nw_brawl_faces_get_tattoo_name (view->faces, card), NULL);
}

/* All that a card at a spot shows. */
static char *
say_card (const NwBrawlView *view,
          NwBrawlSpot        spot)
{
  const guint card = nw_brawl_game_get_card (view->game, spot);

  if (card == NW_BRAWL_NONE)
    return nw_brawl_words_short (view, spot);
  if (spot.kind == NW_BRAWL_AT_CHARACTER)
    return nw_brawl_words_character (view, card);
  if (nw_brawl_game_is_client (view->game, spot))
    return nw_brawl_words_client (view, card, spot.kind != NW_BRAWL_AT_CLIENT);

  return nw_brawl_words_tattoo (view, card);
}

static char *
say_decks (const NwBrawlView *view,
           NwBrawlSpot        spot)
{
  const NwBrawlState *state = get_state (view);
  g_autofree char *client = NULL;
  g_autofree char *count = NULL;

  if (spot.kind == NW_BRAWL_AT_TATTOO)
    return nw_words_count (view->words,
                           N_NG ("The deck of tattoos: {n} card", "The deck of tattoos: {n} cards"),
                           state->n_tattoo_deck);

  count = nw_words_count (view->words,
                          N_NG ("The deck of clients: {n} card", "The deck of clients: {n} cards"),
                          state->n_client_deck);
  if (state->n_client_deck == 0)
    return g_steal_pointer (&count);

  client = say_card (view, spot);

  return nw_words_say (view->words, N_("{deck}. On top: {card}"), "deck", count, "card", client,
                       NULL);
}

static char *
say_ink_here (const NwBrawlView *view,
              NwBrawlSpot        spot)
{
  g_autofree char *count = say_number (view, nw_brawl_game_get_ink (view->game, spot));
  const char *ink = nw_brawl_faces_get_ink_name (view->faces, spot.index);
  g_autofree char *seat = NULL;

  if (spot.kind == NW_BRAWL_AT_INK)
    return nw_words_say (view->words, N_("Reserve of ink: {count} {ink}"), "count", count, "ink",
                         ink, NULL);

  seat = nw_brawl_words_seat (view, spot.seat);

  return nw_words_say (view->words, N_("Store of {seat}: {count} {ink}"), "seat", seat, "count",
                       count, "ink", ink, NULL);
}

/* What holds at a spot of somebody's, with a place for what lies there. */
static const char *
get_holder (const NwBrawlView *view,
            NwBrawlSpot        spot)
{
  switch ((NwBrawlSpotKind) spot.kind)
    {
    case NW_BRAWL_AT_PLACE:
      return spot.index == NW_BRAWL_CHAIR ? N_("Chair of {seat}: {card}")
                                          : N_("Waiting room of {seat}: {card}");
    case NW_BRAWL_AT_STATION:
      return N_("Station of {seat}: {card} {clock}");
    case NW_BRAWL_AT_RESERVE:
      return nw_brawl_game_is_closed (view->game, spot)
               ? N_("Reserve of {seat}, {number}, closed: {card}")
               : N_("Reserve of {seat}, {number}, open: {card}");
    case NW_BRAWL_AT_FINISHED:
      return N_("Finished by {seat}: {card}");
    case NW_BRAWL_AT_HAND:
      return N_("Hand of {seat}: {card}");
    case NW_BRAWL_AT_NOTHING:
    case NW_BRAWL_AT_CHARACTER:
    case NW_BRAWL_AT_CLIENT:
    case NW_BRAWL_AT_INK:
    case NW_BRAWL_AT_TATTOO:
    case NW_BRAWL_AT_STORE:
    case NW_BRAWL_N_SPOT_KINDS:
    default:
      return NULL;
    }
}

static char *
say_held (const NwBrawlView *view,
          NwBrawlSpot        spot,
          const char        *holder)
{
  g_autofree char *card = say_card (view, spot);
  g_autofree char *seat = nw_brawl_words_seat (view, spot.seat);
  g_autofree char *number = say_number (view, spot.index + 1);
  g_autofree char *clock = spot.kind == NW_BRAWL_AT_STATION ? nw_brawl_words_clock (view, spot.seat)
                                                            : NULL;
  char *text = nw_words_say (view->words, holder, "seat", seat, "card", card, "number", number,
                             "clock", clock != NULL ? clock : "", NULL);

  return g_strchomp (text);
}

/**
 * nw_brawl_words_spot:
 * @view: what is to be seen
 * @spot: a spot
 *
 * Returns: (transfer full): all that is to be seen there, and where that is
 */
char *
nw_brawl_words_spot (const NwBrawlView *view,
                     NwBrawlSpot        spot)
{
  const char *holder = get_holder (view, spot);
  g_autofree char *card = NULL;

  if (spot.kind == NW_BRAWL_AT_INK || spot.kind == NW_BRAWL_AT_STORE)
    return say_ink_here (view, spot);
  if ((spot.kind == NW_BRAWL_AT_TATTOO || spot.kind == NW_BRAWL_AT_CLIENT) &&
      spot.index == NW_BRAWL_FROM_DECK)
    return say_decks (view, spot);
  if (holder != NULL)
    return say_held (view, spot, holder);

  card = say_card (view, spot);
  if (spot.kind == NW_BRAWL_AT_TATTOO && spot.index == NW_BRAWL_DONATED &&
      nw_brawl_game_get_card (view->game, spot) != NW_BRAWL_NONE)
    return nw_words_say (view->words, N_("Donated: {card}"), "card", card, NULL);

  return g_steal_pointer (&card);
}

/* ---- Moves ------------------------------------------------------------------------------------ */

/* Labels by kind of move, and which of its arguments decides between two. */
static const struct
{
  const char *text;
  const char *other;
  guint       value;
} labels[NW_BRAWL_N_MOVE_KINDS] = {
  [NW_BRAWL_CHARACTER] = { N_("Choose {card}"), NULL, 0 },
  [NW_BRAWL_KEEP] = { N_("Keep {card}"), NULL, 0 },
  [NW_BRAWL_OPEN] = { N_("Lay {card} Open"), NULL, 0 },
  [NW_BRAWL_TAKE] = { N_("Take This Client"), N_("Take the Top Client"), NW_BRAWL_FROM_DECK },
  [NW_BRAWL_SEAT] = { N_("To the Waiting Room"), N_("To the Chair"), NW_BRAWL_CHAIR },
  [NW_BRAWL_MOVE] = { N_("Move to the Waiting Room"), N_("Move to the Chair"), NW_BRAWL_CHAIR },
  [NW_BRAWL_SWAP] = { N_("Swap the Clients"), NULL, 0 },
  [NW_BRAWL_REJECT] = { N_("Reject (${price})"), NULL, 0 },
  [NW_BRAWL_STEAL] = { N_("Steal This Client"), NULL, 0 },
  [NW_BRAWL_INK] = { N_("Take {ink}"), NULL, 0 },
  [NW_BRAWL_MIX] = { N_("Mix {ink}"), NULL, 0 },
  [NW_BRAWL_BUY] = { N_("Buy {ink} (${price})"), NULL, 0 },
  [NW_BRAWL_SELL] = { N_("Sell (${price})"), NULL, 0 },
  [NW_BRAWL_REFUSE] = { N_("Refuse (Pay ${price})"), NULL, 0 },
  [NW_BRAWL_PLACE] = { N_("Place {ink}"), NULL, 0 },
  [NW_BRAWL_DRAW] = { N_("Take {card}"), N_("Take the Top Tattoo"), NW_BRAWL_FROM_DECK },
  [NW_BRAWL_LAY] = { N_("Lay Closed"), N_("Lay Open"), 0 },
  [NW_BRAWL_RECYCLE] = { N_("Recycle (${price})"), NULL, 0 },
  [NW_BRAWL_DONATE] = { N_("Donate"), NULL, 0 },
  [NW_BRAWL_LOOK] = { N_("Look"), NULL, 0 },
  [NW_BRAWL_EXCHANGE] = { N_("Exchange…"), NULL, 0 },
  [NW_BRAWL_WITH] = { N_("Exchange for This"), NULL, 0 },
  [NW_BRAWL_START] = { N_("Start {card}"), NULL, 0 },
  [NW_BRAWL_COLLECT] = { N_("Collect the Work"), NULL, 0 },
  [NW_BRAWL_CLAIM] = { N_("Charge ${price}"), NULL, 0 },
  [NW_BRAWL_WAIVE] = { N_("Waive"), NULL, 0 },
  [NW_BRAWL_LOSE] = { N_("Lose {card}"), NULL, 0 },
  [NW_BRAWL_SKILL_INK] = { N_("Take {ink} and {second}"), NULL, 0 },
  [NW_BRAWL_SKILL_MIX] = { N_("Mix {ink}, Free"), NULL, 0 },
  [NW_BRAWL_SKILL_LOOK] = { N_("Look, Free"), NULL, 0 },
  [NW_BRAWL_PASS] = { N_("Pass"), NULL, 0 },
};

/* What a move costs or brings. */
static guint
get_price (const NwBrawlView *view,
           NwMove             move)
{
  const NwBrawlRules *rules = get_rules (view);
  const NwBrawlState *state = get_state (view);
  const NwBrawlSeat *turn = &state->seats[state->head.turn];

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_REJECT:
      return nw_brawl_get_reject_price (rules, turn, nw_move_arg (move, 0));
    case NW_BRAWL_RECYCLE:
      return nw_brawl_get_recycle_price (rules, turn);
    case NW_BRAWL_BUY:
    case NW_BRAWL_SELL:
      return rules->buy_price;
    case NW_BRAWL_REFUSE:
      return rules->refuse_price;
    case NW_BRAWL_CLAIM:
      return (guint) MIN (turn->money, rules->style_rights_price);
    default:
      return 0;
    }
}

/* The card that a move names. */
static char *
say_moved_card (const NwBrawlView *view,
                NwMove             move)
{
  const guint a = nw_move_arg (move, 0);

  switch (nw_move_kind (move))
    {
    case NW_BRAWL_CHARACTER:
      return nw_brawl_words_short (view, NW_BRAWL_SPOT (NW_BRAWL_AT_CHARACTER, 0, a));
    case NW_BRAWL_KEEP:
    case NW_BRAWL_OPEN:
    case NW_BRAWL_LOSE:
      return nw_words_say (view->words, N_("“{name}”"), "name",
                           nw_brawl_faces_get_tattoo_name (view->faces, a), NULL);
    case NW_BRAWL_DRAW:
      return nw_brawl_words_short (view, NW_BRAWL_SPOT (NW_BRAWL_AT_TATTOO, 0, a));
    case NW_BRAWL_START:
      return nw_brawl_words_short (view, NW_BRAWL_SPOT (NW_BRAWL_AT_RESERVE,
                                                        get_state (view)->head.turn, a));
    default:
      return g_strdup ("");
    }
}

static const char *
get_moved_ink (const NwBrawlView *view,
               NwMove             move,
               guint              arg)
{
  const guint ink = nw_move_arg (move, arg);

  return ink < get_rules (view)->n_inks ? nw_brawl_faces_get_ink_name (view->faces, ink) : "";
}

/**
 * nw_brawl_words_move:
 * @view: what is to be seen
 * @move: a move that is legal now
 *
 * Returns: (transfer full): what it does, as the label of a button
 */
char *
nw_brawl_words_move (const NwBrawlView *view,
                     NwMove             move)
{
  const guint kind = nw_move_kind (move);
  const gboolean is_other = labels[kind].other != NULL &&
                            nw_move_arg (move, 0) == labels[kind].value;
  g_autofree char *card = say_moved_card (view, move);
  g_autofree char *price = say_number (view, get_price (view, move));

  return nw_words_say (view->words, is_other ? labels[kind].other : labels[kind].text, "card",
                       card, "ink", get_moved_ink (view, move, 0), "second",
                       get_moved_ink (view, move, 1), "price", price, NULL);
}
