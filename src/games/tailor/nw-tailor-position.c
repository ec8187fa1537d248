/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor: positions, and the hash of a state.
 *
 * A position is read as a fresh deal in which what the members say has come true: cards that are
 * named anywhere are taken out of the shuffled decks first, then the display and the decks that are
 * not given are dealt from what is left.  All that is wrong is reported, each with its place.
 */

#include <string.h>

#include "engine/nw-hash.h"
#include "games/nw-members.h"
#include "games/tailor/nw-tailor-state.h"

static const char *const action_names[NW_TAILOR_N_ACTIONS] = { "none", "dye", "complete" };
static const char *const pending_names[NW_TAILOR_N_PENDINGS] = {
  NULL, "expand", "reserve", "restock",
};

/* ---- Writing -------------------------------------------------------------------------------- */

static GVariant *
new_card (const NwTailorRules *rules,
          guint                card)
{
  return g_variant_new_string (card == NW_TAILOR_NONE ? "?" : rules->order_ids[card]);
}

static GVariant *
write_completed (const NwTailorRules *rules,
                 const NwTailorState *state,
                 guint                slot)
{
  GVariantBuilder builder;

  if ((state->slots[slot] & NW_TAILOR_SLOT_REPEATABLE) == 0)
    return new_card (rules, state->pile[slot]);

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "id", new_card (rules, state->pile[slot]));
  nw_members_add (&builder, "magic",
                  nw_members_new_number (nw_tailor_slot_magic (state->slots[slot])));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_exclusive (const NwTailorRules *rules,
                 const NwTailorState *state,
                 guint                slot)
{
  GVariantBuilder builder;
  const guint card = state->pile[slot];
  const gboolean is_known = (state->slots[slot] & NW_TAILOR_SLOT_KNOWN) != 0;

  if (card != NW_TAILOR_NONE && !is_known)
    return new_card (rules, card);

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  if (card == NW_TAILOR_NONE)
    {
      const guint level = state->slots[slot] >> NW_TAILOR_SLOT_LEVEL_SHIFT;

      nw_members_add (&builder, "level", nw_members_new_number (level + 1));
    }
  else
    {
      nw_members_add (&builder, "id", new_card (rules, card));
      nw_members_add (&builder, "known", g_variant_new_boolean (TRUE));
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
write_seat (const NwTailorRules *rules,
            const NwTailorState *state,
            guint                seat)
{
  const NwTailorSeat *board = &state->seats[seat];
  char row[NW_TAILOR_MAX_ROW + 1] = "";
  GVariantBuilder builder, completed, exclusive;

  for (guint i = 0; i < board->row_length; i++)
    row[i] = rules->letters[nw_tailor_fabric (board->row, i)];

  g_variant_builder_init (&completed, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < board->n_completed; i++)
    nw_members_append (&completed,
                       write_completed (rules, state, nw_tailor_first_completed (state, seat) + i));

  g_variant_builder_init (&exclusive, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < board->n_exclusive; i++)
    {
      const guint index = nw_tailor_first_exclusive (state, seat) + i;

      nw_members_append (&exclusive,
                         write_exclusive (rules, state, nw_tailor_exclusive_slot (index)));
    }

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "row", g_variant_new_string (row));
  nw_members_add (&builder, "limit", nw_members_new_number (board->limit));
  nw_members_add (&builder, "magic", nw_members_new_number (board->magic));
  nw_members_add (&builder, "completed", g_variant_builder_end (&completed));
  nw_members_add (&builder, "exclusive", g_variant_builder_end (&exclusive));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_seats (const NwTailorRules *rules,
             const NwTailorState *state)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    nw_members_append (&builder, write_seat (rules, state, seat));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_level_display (const NwTailorRules *rules,
                     const NwTailorState *state,
                     guint                level)
{
  const guint n_places = nw_tailor_n_display (rules, state->head.n_seats, level);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint place = 0; place < n_places; place++)
    {
      const guint card = state->display[level][place];

      nw_members_append (&builder, card == NW_TAILOR_NONE ? nw_members_new_nothing ()
                                                          : new_card (rules, card));
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
write_level_deck (const NwTailorRules *rules,
                  const NwTailorState *state,
                  guint                level)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = state->n_deck[level]; i > 0; i--)
    nw_members_append (&builder, new_card (rules, state->deck[rules->deck_base[level] + i - 1]));

  return g_variant_builder_end (&builder);
}

static GVariant *
write_levels (const NwTailorRules *rules,
              const NwTailorState *state,
              GVariant          *(*write_level) (const NwTailorRules *rules,
                                                 const NwTailorState *state,
                                                 guint                level))
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint level = 0; level < rules->n_levels; level++)
    {
      char name[] = { (char) ('1' + level), '\0' };

      nw_members_add (&builder, name, write_level (rules, state, level));
    }

  return g_variant_builder_end (&builder);
}

GVariant *
nw_tailor_position_write (gconstpointer data,
                          gconstpointer state_data)
{
  const NwTailorRules *rules = data;
  const NwTailorState *state = state_data;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  nw_members_add (&builder, "seats", write_seats (rules, state));
  nw_members_add (&builder, "display", write_levels (rules, state, write_level_display));
  nw_members_add (&builder, "decks", write_levels (rules, state, write_level_deck));
  nw_members_add (&builder, "turn", nw_members_new_seat (state->head.turn));
  nw_members_add (&builder, "round", nw_members_new_number (state->head.round));
  nw_members_add (&builder, "action", g_variant_new_string (action_names[state->action]));
  nw_members_add (&builder, "dyes_left", nw_members_new_number (state->dyes_left));
  nw_members_add (&builder, "pending",
                  state->pending == NW_TAILOR_PENDING_NONE
                    ? nw_members_new_nothing ()
                    : g_variant_new_string (pending_names[state->pending]));
  nw_members_add (&builder, "last_round", g_variant_new_boolean (state->last_round));
  nw_members_add (&builder, "over", g_variant_new_boolean (state->head.over));

  return g_variant_builder_end (&builder);
}

/* ---- Reading -------------------------------------------------------------------------------- */

/* A position under way. */
typedef struct
{
  const NwTailorRules *rules;
  NwTailorState       *state;
  const NwDeal        *deal;
  GPtrArray           *problems;
  guint8               n_copies[NW_TAILOR_MAX_CARDS];
} Reader;

/* ---- Reading: cards ------------------------------------------------------------------------- */

/* Takes one copy of an order out of those that nothing has named yet. */
static guint
take_card (Reader     *reader,
           const char *id,
           const char *pointer)
{
  return nw_members_take_card (reader->problems, reader->rules->order_ids, reader->rules->n_orders,
                               reader->n_copies, id, pointer);
}

/* Reads "id" or {"id": "id", ...}; the dictionary, if it is one, is left in @members. */
static guint
read_card (Reader     *reader,
           GVariant   *value,
           const char *pointer,
           GVariant  **members)
{
  g_autoptr (GVariant) id = NULL;
  g_autofree char *id_pointer = NULL;

  *members = NULL;
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return take_card (reader, g_variant_get_string (value, NULL), pointer);
  if (!nw_members_is_of_type (reader->problems, value, G_VARIANT_TYPE_VARDICT, "card", pointer))
    return NW_TAILOR_NONE;

  id = nw_members_get (value, "id");
  id_pointer = g_strdup_printf ("%s/id", pointer);
  if (id == NULL)
    {
      nw_members_complain (reader->problems, "missing-member", NULL, "%s", id_pointer);
      return NW_TAILOR_NONE;
    }
  if (!nw_members_is_of_type (reader->problems, id, G_VARIANT_TYPE_STRING, "string", id_pointer))
    return NW_TAILOR_NONE;

  *members = value;

  return take_card (reader, g_variant_get_string (id, NULL), id_pointer);
}

static void
read_completed (Reader     *reader,
                guint       seat,
                GVariant   *value,
                const char *pointer)
{
  NwTailorState *state = reader->state;
  GVariant *members;
  const guint card = read_card (reader, value, pointer, &members);
  const NwTailorOrder *order;
  guint slot, n_magic;

  if (card == NW_TAILOR_NONE)
    return;

  order = &reader->rules->orders[card];
  slot = state->n_completed++;
  state->pile[slot] = (guint8) card;
  state->slots[slot] = (guint8) seat;
  state->seats[seat].n_completed++;
  state->seats[seat].points = (guint16) (state->seats[seat].points + order->points);

  if (order->reward != NW_TAILOR_REWARD_MAGIC)
    {
      nw_members_read_number (reader->problems, members, pointer, "magic", 0, 0, 0);
      return;
    }

  n_magic = (guint) nw_members_read_number (reader->problems, members, pointer, "magic", 0,
                                            reader->rules->magic_per_card, 0);
  state->slots[slot] |= (guint8) (NW_TAILOR_SLOT_REPEATABLE | n_magic << NW_TAILOR_SLOT_MAGIC_SHIFT);
  state->n_repeatable[seat]++;
}

static void
read_exclusive (Reader     *reader,
                guint       seat,
                GVariant   *value,
                const char *pointer)
{
  NwTailorState *state = reader->state;
  GVariant *members;
  const guint card = read_card (reader, value, pointer, &members);
  gboolean is_known;
  guint slot;

  if (card == NW_TAILOR_NONE)
    return;

  is_known = nw_members_read_boolean (reader->problems, members, pointer, "known", FALSE);
  slot = nw_tailor_exclusive_slot (state->n_exclusive++);
  state->pile[slot] = (guint8) card;
  state->slots[slot] = (guint8) (seat | (is_known ? NW_TAILOR_SLOT_KNOWN : 0) |
                                 (guint) reader->rules->orders[card].level
                                   << NW_TAILOR_SLOT_LEVEL_SHIFT);
  state->seats[seat].n_exclusive++;
}

typedef void (*ReadCardFunc) (Reader     *reader,
                              guint       seat,
                              GVariant   *value,
                              const char *pointer);

static void
read_cards (Reader      *reader,
            GVariant    *board,
            guint        seat,
            const char  *name,
            ReadCardFunc read)
{
  g_autofree char *pointer = g_strdup_printf ("/seats/%u/%s", seat, name);
  g_autoptr (GVariant) list = nw_members_get_list (reader->problems, board, name, pointer);

  if (list == NULL)
    return;

  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) value = nw_members_get_entry (list, i);
      g_autofree char *card_pointer = g_strdup_printf ("%s/%" G_GSIZE_FORMAT, pointer, i);

      read (reader, seat, value, card_pointer);
    }
}

/* ---- Reading: boards ------------------------------------------------------------------------ */

static gboolean
has_had_start (const Reader *reader,
               guint         seat)
{
  /* In set-up the last seat comes first (T4). */
  return !nw_tailor_is_setup (reader->state) || seat > reader->state->head.turn;
}

static void
read_row (Reader   *reader,
          GVariant *board,
          guint     seat)
{
  NwTailorSeat *out = &reader->state->seats[seat];
  g_autoptr (GVariant) value = nw_members_get (board, "row");
  g_autofree char *pointer = g_strdup_printf ("/seats/%u/row", seat);
  const char *row;
  gsize length;

  if (value == NULL)
    {
      const guint extra = has_had_start (reader, seat) ? reader->rules->seat_start[seat].white : 0;

      out->row_length = (guint8) MIN (reader->rules->start_row + extra, out->limit);
      return;
    }
  if (!nw_members_is_of_type (reader->problems, value, G_VARIANT_TYPE_STRING, "string", pointer))
    return;

  row = g_variant_get_string (value, &length);
  if (length > out->limit)
    {
      nw_members_complain (reader->problems, "row-too-long", row, "%s", pointer);
      return;
    }
  for (gsize i = 0; i < length; i++)
    {
      const char letter = g_ascii_tolower (row[i]);
      const char *found = memchr (reader->rules->letters, letter, reader->rules->n_colours);

      if (found == NULL)
        {
          nw_members_complain (reader->problems, "no-such-colour", row, "%s", pointer);
          return;
        }
      out->row |= (guint64) (found - reader->rules->letters) << (4 * i);
    }
  out->row_length = (guint8) length;
}

static void
read_board (Reader   *reader,
            GVariant *board,
            guint     seat)
{
  const NwTailorRules *rules = reader->rules;
  const NwTailorStart *start = &rules->seat_start[seat];
  const gboolean had_start = has_had_start (reader, seat);
  NwTailorSeat *out = &reader->state->seats[seat];
  g_autofree char *pointer = g_strdup_printf ("/seats/%u", seat);
  const guint limit_max = MAX (rules->limit_max, rules->start_limit);
  const guint limit = rules->start_limit + (had_start ? start->limit : 0u);

  out->limit = (guint8) nw_members_read_number (reader->problems, board, pointer, "limit", 0,
                                                limit_max, MIN (limit, limit_max));
  out->magic = (guint16) nw_members_read_number (reader->problems, board, pointer, "magic", 0,
                                                 rules->n_magic, had_start ? start->magic : 0);
  read_row (reader, board, seat);
  read_cards (reader, board, seat, "completed", read_completed);
  read_cards (reader, board, seat, "exclusive", read_exclusive);
}

static void
read_boards (Reader   *reader,
             GVariant *seats)
{
  for (guint seat = 0; seat < reader->state->head.n_seats; seat++)
    {
      g_autoptr (GVariant) board = NULL;
      g_autofree char *pointer = g_strdup_printf ("/seats/%u", seat);

      if (seats != NULL)
        {
          board = nw_members_get_entry (seats, seat);
          if (!nw_members_is_of_type (reader->problems, board, G_VARIANT_TYPE_VARDICT, "object",
                                      pointer))
            continue;
        }
      read_board (reader, board, seat);
    }
}

/* ---- Reading: decks and display ------------------------------------------------------------- */

/* Looks the list of a level up in a member that has one per level. */
static GVariant *
get_level_list (Reader     *reader,
                GVariant   *members,
                const char *name,
                guint       level)
{
  g_autoptr (GVariant) levels = nw_members_get (members, name);
  g_autofree char *pointer = g_strdup_printf ("/%s/%u", name, level + 1);
  const char key[] = { (char) ('1' + level), '\0' };

  if (levels == NULL || !g_variant_is_of_type (levels, G_VARIANT_TYPE_VARDICT))
    return NULL;

  return nw_members_get_list (reader->problems, levels, key, pointer);
}

/* Complains about levels that there are not, and about a member that is no object. */
static void
check_levels (Reader     *reader,
              GVariant   *members,
              const char *name)
{
  g_autoptr (GVariant) levels = nw_members_get (members, name);
  g_autofree char *pointer = g_strdup_printf ("/%s", name);
  GVariantIter iter;
  const char *key;

  if (levels == NULL || !nw_members_is_of_type (reader->problems, levels, G_VARIANT_TYPE_VARDICT,
                                                "object", pointer))
    return;

  g_variant_iter_init (&iter, levels);
  while (g_variant_iter_next (&iter, "{&sv}", &key, NULL))
    if (key[0] < '1' || key[0] >= '1' + reader->rules->n_levels || key[1] != '\0')
      nw_members_complain (reader->problems, "no-such-level", key, "%s/%s", pointer, key);
}

/* Reads an order that lies in @level's deck or display. */
static guint
read_level_card (Reader     *reader,
                 GVariant   *value,
                 guint       level,
                 const char *pointer)
{
  GVariant *members;
  guint card;

  if (!nw_members_is_of_type (reader->problems, value, G_VARIANT_TYPE_STRING, "card", pointer))
    return NW_TAILOR_NONE;

  card = read_card (reader, value, pointer, &members);
  if (card != NW_TAILOR_NONE && reader->rules->orders[card].level != level)
    nw_members_complain (reader->problems, "wrong-level", reader->rules->order_ids[card], "%s",
                         pointer);

  return card;
}

static void
read_display (Reader   *reader,
              GVariant *list,
              guint     level)
{
  const gsize n_places = nw_tailor_n_display (reader->rules, reader->state->head.n_seats, level);
  const gsize n_given = g_variant_n_children (list);

  if (n_given > n_places)
    {
      g_autofree char *pointer = g_strdup_printf ("/display/%u", level + 1);

      nw_members_out_of_range (reader->problems, "display-too-long", (gint64) n_given, 0,
                               (gint64) n_places, pointer);
      return;
    }

  for (gsize place = 0; place < n_given; place++)
    {
      g_autoptr (GVariant) value = nw_members_get_entry (list, place);
      g_autofree char *pointer =
        g_strdup_printf ("/display/%u/%" G_GSIZE_FORMAT, level + 1, place);

      if (!nw_members_is_nothing (value))
        reader->state->display[level][place] =
          (guint8) read_level_card (reader, value, level, pointer);
    }
}

/* Reads a deck, its top first. */
static void
read_deck (Reader   *reader,
           GVariant *list,
           guint     level)
{
  const guint base = reader->rules->deck_base[level];
  const gsize n_given = g_variant_n_children (list);
  const gsize room = reader->rules->deck_base[level + 1] - base;

  for (gsize i = 0; i < n_given; i++)
    {
      g_autoptr (GVariant) value = nw_members_get_entry (list, i);
      g_autofree char *pointer = g_strdup_printf ("/decks/%u/%" G_GSIZE_FORMAT, level + 1, i);
      const guint card = read_level_card (reader, value, level, pointer);

      if (n_given <= room)
        reader->state->deck[base + n_given - 1 - i] = (guint8) card;
    }

  reader->state->n_deck[level] = (guint8) MIN (n_given, room);
}

/* The level's cards that nothing has named, in the order of the fresh deal; the top last. */
static guint
list_unnamed (Reader *reader,
              guint   level,
              guint8 *cards)
{
  const NwTailorRules *rules = reader->rules;
  const guint n_all = rules->deck_base[level + 1] - rules->deck_base[level];

  nw_tailor_shuffled_deck (rules, reader->deal->seed, level, cards);

  return nw_members_keep_unnamed (reader->n_copies, cards, n_all);
}

static void
read_levels (Reader   *reader,
             GVariant *members)
{
  NwTailorState *state = reader->state;
  GVariant *displays[NW_TAILOR_MAX_LEVELS] = { NULL };
  GVariant *decks[NW_TAILOR_MAX_LEVELS] = { NULL };

  check_levels (reader, members, "display");
  check_levels (reader, members, "decks");

  /* First all that is named, in every level, then what is dealt from the rest. */
  for (guint level = 0; level < reader->rules->n_levels; level++)
    {
      memset (state->display[level], NW_TAILOR_NONE,
              nw_tailor_n_display (reader->rules, state->head.n_seats, level));
      displays[level] = get_level_list (reader, members, "display", level);
      decks[level] = get_level_list (reader, members, "decks", level);
      if (displays[level] != NULL)
        read_display (reader, displays[level], level);
      if (decks[level] != NULL)
        read_deck (reader, decks[level], level);
    }

  for (guint level = 0; level < reader->rules->n_levels; level++)
    {
      const guint n_places = nw_tailor_n_display (reader->rules, state->head.n_seats, level);
      guint8 cards[NW_TAILOR_MAX_CARDS];
      guint n_cards = list_unnamed (reader, level, cards);

      for (guint place = 0; displays[level] == NULL && place < n_places && n_cards > 0; place++)
        state->display[level][place] = cards[--n_cards];
      if (decks[level] == NULL)
        {
          memcpy (&state->deck[reader->rules->deck_base[level]], cards, n_cards);
          state->n_deck[level] = (guint8) n_cards;
        }

      g_clear_pointer (&displays[level], g_variant_unref);
      g_clear_pointer (&decks[level], g_variant_unref);
    }
}

/* ---- Reading: the turn ---------------------------------------------------------------------- */

static void
read_turn (Reader   *reader,
           GVariant *members)
{
  NwTailorState *state = reader->state;
  const NwTailorRules *rules = reader->rules;
  GPtrArray *problems = reader->problems;
  g_autoptr (GVariant) turn = nw_members_get (members, "turn");
  guint n_dyes;

  state->head.turn = (guint8) nw_members_read_seat (problems, turn, "/turn", state->head.n_seats);
  state->head.round = (guint16) nw_members_read_number (problems, members, "", "round", 1,
                                                        rules->max_rounds, 1);
  state->action = (guint8) nw_members_read_name (problems, members, "", "action", action_names,
                                                 NW_TAILOR_N_ACTIONS);
  state->pending = (guint8) nw_members_read_name (problems, members, "", "pending", pending_names,
                                                  NW_TAILOR_N_PENDINGS);

  /* In a turn of dyeing at least one dye was made. */
  n_dyes = rules->dyes_per_turn - (state->action == NW_TAILOR_ACTION_DYE);
  state->dyes_left = (guint8) nw_members_read_number (problems, members, "", "dyes_left", 0, n_dyes,
                                                      n_dyes);
  state->last_round = (guint8) nw_members_read_boolean (problems, members, "", "last_round", FALSE);
  state->head.over = (guint8) nw_members_read_boolean (problems, members, "", "over", FALSE);
  state->head.actor = state->head.over ? NW_SEAT_NONE : state->head.turn;
}

/* Whether the pending choice can be due (T4, T14, T18, T19). */
static gboolean
can_be_pending (const NwTailorRules *rules,
                const NwTailorState *state)
{
  const NwTailorSeat *seat = &state->seats[state->head.turn];

  if (state->head.over)
    return state->pending == NW_TAILOR_PENDING_NONE;

  switch (state->pending)
    {
    case NW_TAILOR_PENDING_EXPAND:
      return state->action == NW_TAILOR_ACTION_COMPLETE && seat->row_length > 0 &&
             seat->row_length < seat->limit && nw_tailor_n_restock (rules, state) > 0;
    case NW_TAILOR_PENDING_RESERVE:
      return state->action != NW_TAILOR_ACTION_DYE &&
             nw_tailor_can_reserve (rules, state, state->head.turn) &&
             (state->action == NW_TAILOR_ACTION_COMPLETE ||
              seat->n_exclusive < rules->seat_start[state->head.turn].reserve);
    case NW_TAILOR_PENDING_RESTOCK:
      return seat->row_length > 0 && nw_tailor_n_restock (rules, state) > 0;
    default:
      return TRUE;
    }
}

static void
check_tokens (Reader *reader)
{
  const NwTailorRules *rules = reader->rules;
  const NwTailorState *state = reader->state;
  guint n_magic = 0;

  for (guint kind = 0; rules->limited_tokens && kind < rules->n_tokens; kind++)
    if (state->supply[kind] < 0)
      nw_members_complain (reader->problems, "too-many-tokens", rules->token_ids[kind], "/seats");

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    n_magic += state->seats[seat].magic;
  for (guint slot = 0; slot < state->n_completed; slot++)
    n_magic += nw_tailor_slot_magic (state->slots[slot]);
  if (n_magic > rules->n_magic)
    nw_members_complain (reader->problems, "too-many-tokens", "magic", "/seats");
}

gboolean
nw_tailor_position_read (gconstpointer data,
                         GVariant     *members,
                         const NwDeal *deal,
                         gpointer      state_data,
                         GPtrArray    *problems)
{
  Reader reader = { .rules = data, .state = state_data, .deal = deal, .problems = problems };
  const guint n_before = problems->len;
  g_autoptr (GVariant) seats = nw_members_get_list (problems, members, "seats", "/seats");
  guint n_seats;

  memset (reader.state, 0, sizeof *reader.state);
  for (guint card = 0; card < reader.rules->n_orders; card++)
    reader.n_copies[card] = reader.rules->orders[card].count;

  if (problems->len > n_before)
    return FALSE;
  n_seats = nw_members_read_n_seats (problems, seats, deal->n_seats, NW_TAILOR_MAX_SEATS);
  if (n_seats == 0)
    return FALSE;

  reader.state->head.rng = deal->seed;
  reader.state->head.n_seats = (guint8) n_seats;
  read_turn (&reader, members);
  read_boards (&reader, seats);
  read_levels (&reader, members);
  if (problems->len > n_before)
    return FALSE;

  nw_tailor_count_supply (reader.rules, reader.state);
  check_tokens (&reader);
  if (!can_be_pending (reader.rules, reader.state))
    nw_members_complain (problems, "pending-cannot-be", pending_names[reader.state->pending],
                         "/pending");

  return problems->len == n_before;
}

/* ---- Hash ----------------------------------------------------------------------------------- */

static guint64
hash_seat (guint64             hash,
           const NwTailorSeat *seat)
{
  hash = nw_hash_add (hash, seat->row);

  return nw_hash_add (hash, (guint64) seat->points << 48 | (guint64) seat->magic << 32 |
                              (guint64) seat->row_length << 24 | (guint64) seat->limit << 16 |
                              (guint64) seat->n_completed << 8 | seat->n_exclusive);
}

guint64
nw_tailor_hash (gconstpointer data G_GNUC_UNUSED,
                gconstpointer state_data)
{
  const NwTailorState *state = state_data;
  guint64 hash = nw_rules_hash_head (NW_HASH_INIT, &state->head);

  hash = nw_hash_add (hash, (guint64) state->action << 24 | (guint64) state->pending << 16 |
                              (guint64) state->dyes_left << 8 | state->last_round);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    hash = hash_seat (hash, &state->seats[seat]);

  hash = nw_hash_add_bytes (hash, state->n_deck, sizeof state->n_deck);
  hash = nw_hash_add_bytes (hash, state->display[0], sizeof state->display);
  hash = nw_hash_add_bytes (hash, state->deck, sizeof state->deck);
  hash = nw_hash_add_bytes (hash, state->pile, sizeof state->pile);

  return nw_hash_add_bytes (hash, state->slots, sizeof state->slots);
}
