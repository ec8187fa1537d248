/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: writing positions, and the hash of a state.
 *
 * In a redacted state a card that the viewer doesn't know is "?"; the fronts of the clients that
 * nobody has taken stand beside their question marks.
 */

#include "engine/nw-hash.h"
#include "games/nw-members.h"
#include "games/brawl/nw-brawl-position.h"

const char *const nw_brawl_phase_names[NW_BRAWL_N_PHASES] = {
  "character", "draft", "turn", "answer", "over",
};
const char *const nw_brawl_ask_names[NW_BRAWL_N_PENDINGS] = {
  NULL, "character", "keep", "open", "seat", "lay", "sale", "with", "claim", "lose",
};

/**
 * nw_brawl_get_phase:
 * @pending: what is asked
 *
 * Returns: the phase of a game that is not over
 */
NwBrawlPhase
nw_brawl_get_phase (NwBrawlPending pending)
{
  switch (pending)
    {
    case NW_BRAWL_PENDING_NONE:
      return NW_BRAWL_PHASE_TURN;
    case NW_BRAWL_PENDING_CHARACTER:
      return NW_BRAWL_PHASE_CHARACTER;
    case NW_BRAWL_PENDING_KEEP:
    case NW_BRAWL_PENDING_OPEN:
      return NW_BRAWL_PHASE_DRAFT;
    default:
      return NW_BRAWL_PHASE_ANSWER;
    }
}

/* ---- Values --------------------------------------------------------------------------------- */

static GVariant *
new_tattoo (const NwBrawlRules *rules,
            guint               card)
{
  return g_variant_new_string (card == NW_BRAWL_NONE ? "?" : rules->tattoo_ids[card]);
}

/* A place that may be empty, which no viewer takes for unknown. */
static GVariant *
new_tattoo_or_nothing (const NwBrawlRules *rules,
                       guint               card)
{
  return card == NW_BRAWL_NONE ? nw_members_new_nothing () : new_tattoo (rules, card);
}

static GVariant *
new_client (const NwBrawlRules *rules,
            guint               client)
{
  return client == NW_BRAWL_NONE ? nw_members_new_nothing ()
                                 : g_variant_new_string (rules->client_ids[client]);
}

static GVariant *
new_inks (const NwBrawlRules *rules,
          const guint8       *inks)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint ink = 0; ink < rules->n_inks; ink++)
    for (guint i = 0; i < inks[ink]; i++)
      g_string_append_c (letters, rules->letters[ink]);

  return g_variant_new_string (letters->str);
}

static GVariant *
new_seats (guint mask)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < NW_BRAWL_MAX_SEATS; seat++)
    if (mask >> seat & 1)
      nw_members_append (&builder, nw_members_new_seat (seat));

  return g_variant_builder_end (&builder);
}

/* ---- Boards --------------------------------------------------------------------------------- */

static GVariant *
write_station (const NwBrawlRules *rules,
               const NwBrawlSeat  *board)
{
  GVariantBuilder builder;

  if (board->station == NW_BRAWL_NONE)
    return nw_members_new_nothing ();

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "tattoo", new_tattoo (rules, board->station));
  nw_members_add (&builder, "placed", new_inks (rules, board->placed));
  nw_members_add (&builder, "clock", nw_members_new_number (board->clock));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_reserve (const NwBrawlRules *rules,
               const NwBrawlState *state,
               guint               seat)
{
  GVariantBuilder reserve;

  g_variant_builder_init (&reserve, G_VARIANT_TYPE ("av"));
  for (guint slot = 0; slot < state->seats[seat].n_reserve; slot++)
    {
      const guint place = nw_brawl_reserve_place (rules, state, seat, slot);
      GVariantBuilder card;

      g_variant_builder_init (&card, G_VARIANT_TYPE_VARDICT);
      nw_members_add (&card, "tattoo", new_tattoo (rules, state->pile[place]));
      nw_members_add (&card, "open", g_variant_new_boolean (nw_brawl_is_open (state, place)));
      nw_members_add (&card, "known", new_seats (state->slots[place] & NW_BRAWL_SLOT_KNOWN));
      nw_members_append (&reserve, g_variant_builder_end (&card));
    }

  return g_variant_builder_end (&reserve);
}

static GVariant *
write_finished (const NwBrawlRules *rules,
                const NwBrawlState *state,
                guint               seat)
{
  const guint first = nw_brawl_first_finished (state, seat);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < state->seats[seat].n_finished; i++)
    nw_members_append (&builder, new_tattoo (rules, state->pile[first + i]));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_seat (const NwBrawlRules *rules,
            const NwBrawlState *state,
            guint               seat)
{
  const NwBrawlSeat *board = &state->seats[seat];
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "character",
                  board->character == NW_BRAWL_NONE
                    ? nw_members_new_nothing ()
                    : g_variant_new_string (rules->character_ids[board->character]));
  nw_members_add (&builder, "money", nw_members_new_number (board->money));
  nw_members_add (&builder, "store", new_inks (rules, board->store));
  nw_members_add (&builder, "chair", new_client (rules, board->chair));
  nw_members_add (&builder, "waiting", new_client (rules, board->waiting));
  nw_members_add (&builder, "station", write_station (rules, board));
  nw_members_add (&builder, "reserve", write_reserve (rules, state, seat));
  nw_members_add (&builder, "finished", write_finished (rules, state, seat));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_seats (const NwBrawlRules *rules,
             const NwBrawlState *state)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    nw_members_append (&builder, write_seat (rules, state, seat));

  return g_variant_builder_end (&builder);
}

/* ---- Decks and open places ------------------------------------------------------------------ */

static GVariant *
write_front (const NwBrawlRules *rules,
             guint               client)
{
  GVariantBuilder builder;

  if (client == NW_BRAWL_NONE)
    return nw_members_new_nothing ();

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "pay", nw_members_new_number (rules->clients[client].pay));
  nw_members_add (
    &builder, "body_part",
    g_variant_new_string (rules->body_part_ids[rules->clients[client].body_part]));

  return g_variant_builder_end (&builder);
}

/* What a viewer sees of the clients that nobody has taken: the open ones, then the deck's top. */
static GVariant *
write_fronts (const NwBrawlRules *rules,
              const NwBrawlState *state)
{
  const guint8 *deck = state->decks + rules->n_tattoo_copies;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint place = 0; place < rules->open_clients; place++)
    nw_members_append (&builder, write_front (rules, state->open_clients[place]));
  nw_members_append (&builder, state->n_client_deck == 0
                                 ? nw_members_new_nothing ()
                                 : write_front (rules, deck[state->n_client_deck - 1]));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_clients (const NwBrawlRules *rules,
               const NwBrawlState *state)
{
  const gboolean is_redacted = state->head.viewer != NW_VIEWER_TRUTH;
  const guint8 *deck = state->decks + rules->n_tattoo_copies;
  GVariantBuilder builder, open, cards, gone;

  g_variant_builder_init (&open, G_VARIANT_TYPE ("av"));
  for (guint place = 0; place < rules->open_clients; place++)
    nw_members_append (&open, is_redacted && state->open_clients[place] != NW_BRAWL_NONE
                                ? g_variant_new_string ("?")
                                : new_client (rules, state->open_clients[place]));

  g_variant_builder_init (&cards, G_VARIANT_TYPE ("av"));
  for (guint i = state->n_client_deck; i > 0; i--)
    nw_members_append (&cards, is_redacted ? g_variant_new_string ("?")
                                           : new_client (rules, deck[i - 1]));

  g_variant_builder_init (&gone, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < state->n_gone; i++)
    nw_members_append (&gone, new_client (rules, state->pile[rules->n_tattoo_copies + i]));

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "open", g_variant_builder_end (&open));
  nw_members_add (&builder, "deck", g_variant_builder_end (&cards));
  nw_members_add (&builder, "gone", g_variant_builder_end (&gone));
  if (is_redacted)
    nw_members_add (&builder, "fronts", write_fronts (rules, state));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_tattoos (const NwBrawlRules *rules,
               const NwBrawlState *state)
{
  GVariantBuilder builder, open, deck;

  g_variant_builder_init (&open, G_VARIANT_TYPE ("av"));
  for (guint place = 0; place < rules->open_tattoos; place++)
    nw_members_append (&open, new_tattoo_or_nothing (rules, state->open_tattoos[place]));

  g_variant_builder_init (&deck, G_VARIANT_TYPE ("av"));
  for (guint i = state->n_tattoo_deck; i > 0; i--)
    nw_members_append (&deck, new_tattoo (rules, state->decks[i - 1]));

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "open", g_variant_builder_end (&open));
  nw_members_add (&builder, "deck", g_variant_builder_end (&deck));
  nw_members_add (&builder, "donated", new_tattoo_or_nothing (rules, state->donated));

  return g_variant_builder_end (&builder);
}

/* ---- What is asked -------------------------------------------------------------------------- */

/* The tattoo that a seat has chosen; all see whether it has, as the seats are asked in order. */
static GVariant *
write_choice (const NwBrawlRules *rules,
              const NwBrawlState *state,
              guint               seat)
{
  if (state->pending == NW_BRAWL_PENDING_CHARACTER || seat >= state->head.actor)
    return nw_members_new_nothing ();

  return new_tattoo (rules, state->chosen[seat]);
}

static void
write_draft (const NwBrawlRules *rules,
             const NwBrawlState *state,
             GVariantBuilder    *builder)
{
  GVariantBuilder hands, chosen;

  g_variant_builder_init (&hands, G_VARIANT_TYPE ("av"));
  g_variant_builder_init (&chosen, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      GVariantBuilder hand;

      g_variant_builder_init (&hand, G_VARIANT_TYPE ("av"));
      for (guint i = 0; i < nw_brawl_count_hand (state->pending); i++)
        nw_members_append (&hand, new_tattoo (rules, state->hands[seat][i]));
      nw_members_append (&hands, g_variant_builder_end (&hand));
      nw_members_append (&chosen, write_choice (rules, state, seat));
    }
  nw_members_add (builder, "hands", g_variant_builder_end (&hands));
  nw_members_add (builder, "chosen", g_variant_builder_end (&chosen));
}

static GVariant *
write_pending (const NwBrawlRules *rules,
               const NwBrawlState *state)
{
  GVariantBuilder builder;

  if (state->pending == NW_BRAWL_PENDING_NONE)
    return nw_members_new_nothing ();

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "ask", g_variant_new_string (nw_brawl_ask_names[state->pending]));
  switch (state->pending)
    {
    case NW_BRAWL_PENDING_SEAT:
      nw_members_add (&builder, "client", new_client (rules, state->pending_card));
      break;
    case NW_BRAWL_PENDING_LAY:
      nw_members_add (&builder, "tattoo", new_tattoo (rules, state->pending_card));
      nw_members_add (&builder, "known", new_seats (state->pending_arg));
      break;
    case NW_BRAWL_PENDING_SALE:
      nw_members_add (&builder, "ink", g_variant_new_string (rules->ink_ids[state->pending_arg]));
      nw_members_add (&builder, "from", nw_members_new_seat (state->pending_seat));
      break;
    case NW_BRAWL_PENDING_WITH:
      nw_members_add (&builder, "slot", nw_members_new_number (state->pending_arg + 1));
      break;
    case NW_BRAWL_PENDING_CLAIM:
      nw_members_add (&builder, "seats", new_seats (state->pending_arg));
      break;
    case NW_BRAWL_PENDING_LOSE:
      break;
    default:
      write_draft (rules, state, &builder);
      break;
    }

  return g_variant_builder_end (&builder);
}

GVariant *
nw_brawl_position_write (gconstpointer data,
                         gconstpointer state_data)
{
  const NwBrawlRules *rules = data;
  const NwBrawlState *state = state_data;
  const NwBrawlPhase phase =
    state->head.over ? NW_BRAWL_PHASE_OVER : nw_brawl_get_phase (state->pending);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "seats", write_seats (rules, state));
  nw_members_add (&builder, "clients", write_clients (rules, state));
  nw_members_add (&builder, "tattoos", write_tattoos (rules, state));
  nw_members_add (&builder, "turn", nw_members_new_seat (state->head.turn));
  nw_members_add (&builder, "round", nw_members_new_number (state->head.round));
  nw_members_add (&builder, "actions_left", nw_members_new_number (state->actions_left));
  nw_members_add (&builder, "skill_used", g_variant_new_boolean (state->skill_used));
  nw_members_add (&builder, "phase", g_variant_new_string (nw_brawl_phase_names[phase]));
  nw_members_add (&builder, "pending", write_pending (rules, state));
  nw_members_add (&builder, "last_turns",
                  state->has_last_turns ? new_seats (state->last_turns)
                                        : nw_members_new_nothing ());

  return g_variant_builder_end (&builder);
}

/* ---- Hash ----------------------------------------------------------------------------------- */

static guint64
hash_seat (guint64            hash,
           const NwBrawlSeat *seat)
{
  hash = nw_hash_add (hash, (guint64) (guint32) seat->money << 32 |
                              (guint64) seat->character << 24 | (guint64) seat->chair << 16 |
                              (guint64) seat->waiting << 8 | seat->station);
  hash = nw_hash_add (hash, (guint64) seat->clock << 16 | (guint64) seat->n_reserve << 8 |
                              seat->n_finished);
  hash = nw_hash_add_bytes (hash, seat->store, sizeof seat->store);

  return nw_hash_add_bytes (hash, seat->placed, sizeof seat->placed);
}

guint64
nw_brawl_hash (gconstpointer data G_GNUC_UNUSED,
               gconstpointer state_data)
{
  const NwBrawlState *state = state_data;
  /* What stands between the ink and the decks is bytes; so are the decks and the pile. */
  const guint8 *places = &state->n_tattoo_deck;
  guint64 hash = nw_rules_hash_head (NW_HASH_INIT, &state->head);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    hash = hash_seat (hash, &state->seats[seat]);
  hash = nw_hash_add_bytes (hash, places, (guint) (state->decks - places));
  hash = nw_hash_add_bytes (hash, state->decks, sizeof state->decks);
  hash = nw_hash_add_bytes (hash, state->pile, sizeof state->pile);

  return nw_hash_add_bytes (hash, state->slots, sizeof state->slots);
}
