/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's positions as text.  Cards are shown by their ids and ink by its letters, which are
 * what moves and positions are written with; a card that the viewer does not know is "?".
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-output.h"
#include "cli/nw-cli-text.h"
#include "games/brawl/nw-brawl-state.h"

/* Columns of the lists of cards, and where what a board has begins. */
#define WIDTH_PLACE 9
#define WIDTH_ID 20
#define WIDTH_WORD 13
#define WIDTH_INK 11
#define WIDTH_TURNS 9
#define WIDTH_MONEY 7
#define LIST_COLUMN 15

/* What is drawn where. */
typedef struct
{
  GString            *text;
  NwRuleset          *ruleset;
  const NwBrawlRules *rules;
  const NwBrawlState *state;
} Drawing;

/* What somebody is asked for; of the others it is somebody's turn. */
static const char *const pending_words[NW_BRAWL_N_PENDINGS] = {
  [NW_BRAWL_PENDING_NONE] = NULL,
  [NW_BRAWL_PENDING_CHARACTER] = N_("must choose a character"),
  [NW_BRAWL_PENDING_KEEP] = N_("must choose the tattoo to keep"),
  [NW_BRAWL_PENDING_OPEN] = N_("must choose the tattoo to lay open"),
  [NW_BRAWL_PENDING_SEAT] = N_("must seat the client"),
  [NW_BRAWL_PENDING_LAY] = N_("must lay the tattoo open or closed"),
  [NW_BRAWL_PENDING_SALE] = N_("must sell the ink or refuse"),
  [NW_BRAWL_PENDING_WITH] = N_("must choose the card to exchange with"),
  [NW_BRAWL_PENDING_CLAIM] = N_("must claim style rights or waive them"),
  [NW_BRAWL_PENDING_LOSE] = N_("must choose the tattoo to lose"),
};

/* ---- Pieces --------------------------------------------------------------------------------- */

static const char *
get_tattoo_id (const Drawing *drawing,
               guint          tattoo)
{
  return tattoo != NW_BRAWL_NONE ? drawing->rules->tattoo_ids[tattoo] : "?";
}

/* A client whom nobody has taken: the back is hidden but in the truth. */
static const char *
get_client_id (const Drawing *drawing,
               guint          client,
               gboolean       is_taken)
{
  if (client == NW_BRAWL_NONE || (!is_taken && drawing->state->head.viewer != NW_VIEWER_TRUTH))
    return "?";

  return drawing->rules->client_ids[client];
}

static char *
write_inks (const NwBrawlRules *rules,
            const guint8       *inks)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint ink = 0; ink < rules->n_inks; ink++)
    for (guint i = 0; i < inks[ink]; i++)
      g_string_append_c (letters, rules->letters[ink]);

  return g_string_free_and_steal (g_steal_pointer (&letters));
}

static char *
write_money (guint money)
{
  return g_strdup_printf ("$%u", money);
}

static char *
write_turns (guint n_turns)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn", "%u turns", n_turns), n_turns);
}

static void
append_cell (GString    *line,
             const char *cell,
             gsize       width)
{
  nw_cli_pad (line, cell, width);
}

static void
append_line (const Drawing *drawing,
             GString       *line)
{
  g_string_append_printf (drawing->text, "%s\n", g_strchomp (line->str));
}

/* ---- Clients -------------------------------------------------------------------------------- */

static void
append_client (const Drawing *drawing,
               const char    *place,
               guint          client)
{
  const NwBrawlClient *card = &drawing->rules->clients[client];
  g_autofree char *pay = write_money (card->pay);
  g_autoptr (GString) line = g_string_new ("    ");

  append_cell (line, place, WIDTH_PLACE);
  append_cell (line, get_client_id (drawing, client, FALSE), WIDTH_ID);
  append_cell (line, drawing->rules->body_part_ids[card->body_part], WIDTH_WORD);
  append_cell (line, pay, WIDTH_MONEY);
  if (drawing->state->head.viewer == NW_VIEWER_TRUTH)
    g_string_append (line, drawing->rules->style_ids[card->style]);
  append_line (drawing, line);
}

static void
append_empty (const Drawing *drawing,
              const char    *place)
{
  g_autoptr (GString) line = g_string_new ("    ");

  append_cell (line, place, WIDTH_PLACE);
  g_string_append (line, _("(empty)"));
  append_line (drawing, line);
}

static void
append_clients (const Drawing *drawing)
{
  const NwBrawlState *state = drawing->state;
  const guint8 *deck = state->decks + drawing->rules->n_tattoo_copies;

  /* Translators: how many cards the deck has. */
  g_string_append_printf (drawing->text, _("Clients (deck: %u)"), state->n_client_deck);
  g_string_append_c (drawing->text, '\n');
  for (guint place = 0; place < drawing->rules->open_clients; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", place + 1);

      if (state->open_clients[place] != NW_BRAWL_NONE)
        append_client (drawing, number, state->open_clients[place]);
      else
        append_empty (drawing, number);
    }
  if (state->n_client_deck > 0 && deck[state->n_client_deck - 1] != NW_BRAWL_NONE)
    append_client (drawing, "deck", deck[state->n_client_deck - 1]);
}

/* ---- Tattoos -------------------------------------------------------------------------------- */

/* "19/3": the large and the small number. */
static void
append_tattoo (const Drawing *drawing,
               const char    *place,
               guint          tattoo)
{
  const NwBrawlTattoo *card = &drawing->rules->tattoos[tattoo];
  g_autofree char *ink = write_inks (drawing->rules, card->need);
  g_autofree char *turns = write_turns (card->duration);
  g_autofree char *profit = write_money (card->profit);
  g_autoptr (GString) line = g_string_new ("    ");

  append_cell (line, place, WIDTH_PLACE);
  append_cell (line, drawing->rules->tattoo_ids[tattoo], WIDTH_ID);
  append_cell (line, drawing->rules->style_ids[card->style], WIDTH_WORD);
  append_cell (line, ink, WIDTH_INK);
  append_cell (line, turns, WIDTH_TURNS);
  append_cell (line, profit, WIDTH_MONEY);
  g_string_append_printf (line, "%u/%u", card->points, card->majority);
  append_line (drawing, line);
}

static void
append_tattoos (const Drawing *drawing)
{
  const NwBrawlState *state = drawing->state;

  g_string_append_printf (drawing->text, _("Tattoos (deck: %u)"), state->n_tattoo_deck);
  g_string_append_c (drawing->text, '\n');
  for (guint place = 0; place < drawing->rules->open_tattoos; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", place + 1);

      if (state->open_tattoos[place] != NW_BRAWL_NONE)
        append_tattoo (drawing, number, state->open_tattoos[place]);
      else
        append_empty (drawing, number);
    }
  if (state->donated != NW_BRAWL_NONE)
    append_tattoo (drawing, "donated", state->donated);
}

static void
append_reserve_of_ink (const Drawing *drawing)
{
  g_string_append (drawing->text, _("Ink reserve:"));
  for (guint ink = 0; ink < drawing->rules->n_inks; ink++)
    g_string_append_printf (drawing->text, "%s %s %u", ink > 0 ? "," : "",
                            drawing->rules->ink_ids[ink], drawing->state->ink[ink]);
  g_string_append_c (drawing->text, '\n');
}

/* ---- Boards --------------------------------------------------------------------------------- */

static void
append_entry (const Drawing *drawing,
              const char    *label,
              const char    *words)
{
  if (*words == '\0')
    return;

  g_string_append (drawing->text, "    ");
  nw_cli_pad (drawing->text, label, LIST_COLUMN - 4);
  nw_cli_append_words (drawing->text, LIST_COLUMN, words);
}

/* "bassist (arm, $100, japanese)" */
static void
append_guest (const Drawing *drawing,
              const char    *label,
              guint          client)
{
  const NwBrawlClient *card = &drawing->rules->clients[client];
  g_autofree char *words = NULL;

  if (client == NW_BRAWL_NONE)
    return;

  words = g_strdup_printf ("%s (%s, $%u, %s)", get_client_id (drawing, client, TRUE),
                           drawing->rules->body_part_ids[card->body_part], card->pay,
                           drawing->rules->style_ids[card->style]);
  append_entry (drawing, label, words);
}

/* "koi: placed kr of rkko, clock 0 of 2" */
static void
append_station (const Drawing     *drawing,
                const NwBrawlSeat *seat)
{
  g_autofree char *placed = write_inks (drawing->rules, seat->placed);
  g_autofree char *need = NULL;
  g_autofree char *words = NULL;

  if (seat->station == NW_BRAWL_NONE)
    return;

  need = write_inks (drawing->rules, drawing->rules->tattoos[seat->station].need);
  /* Translators: a tattoo's id, the letters of the ink that is there and of all that it needs, and
   * turns of the clock, as in “koi: ink kr of rkko, clock 0 of 2”. */
  words = g_strdup_printf (_("%s: ink %s of %s, clock %u of %u"),
                           drawing->rules->tattoo_ids[seat->station],
                           *placed != '\0' ? placed : "–", need, seat->clock,
                           nw_brawl_get_turns (drawing->rules, seat));
  append_entry (drawing, _("station:"), words);
}

/* "2 koi (closed, known to s1 s3)"; an open card is known to all. */
static void
append_reserve_card (const Drawing *drawing,
                     guint          seat,
                     guint          slot,
                     GString       *list)
{
  const NwBrawlState *state = drawing->state;
  const guint place = nw_brawl_reserve_place (drawing->rules, state, seat, slot);
  g_autoptr (GString) known = g_string_new (NULL);

  g_string_append_printf (list, "%s%u %s ", slot > 0 ? ", " : "", slot + 1,
                          get_tattoo_id (drawing, state->pile[place]));
  if (nw_brawl_is_open (state, place))
    {
      g_string_append (list, _("(open)"));
      return;
    }

  for (guint viewer = 0; viewer < state->head.n_seats; viewer++)
    if (nw_brawl_is_known (state, place, viewer))
      g_string_append_printf (known, "%ss%u", known->len > 0 ? " " : "", viewer + 1);
  if (known->len > 0)
    /* Translators: a closed card, and the seats that have seen it. */
    g_string_append_printf (list, _("(closed, known to %s)"), known->str);
  else
    g_string_append (list, _("(closed)"));
}

static void
append_cards (const Drawing *drawing,
              guint          index)
{
  const NwBrawlState *state = drawing->state;
  const guint first = nw_brawl_first_finished (state, index);
  g_autoptr (GString) reserve = g_string_new (NULL);
  g_autoptr (GString) finished = g_string_new (NULL);

  for (guint slot = 0; slot < state->seats[index].n_reserve; slot++)
    append_reserve_card (drawing, index, slot, reserve);
  for (guint i = 0; i < state->seats[index].n_finished; i++)
    g_string_append_printf (finished, "%s%s", i > 0 ? ", " : "",
                            get_tattoo_id (drawing, state->pile[first + i]));

  append_entry (drawing, _("reserve:"), reserve->str);
  append_entry (drawing, _("finished:"), finished->str);
}

/* The tattoos of the draft. */
static void
append_hand (const Drawing *drawing,
             guint          index)
{
  const NwBrawlState *state = drawing->state;
  g_autoptr (GString) hand = g_string_new (NULL);

  if (state->head.over || !nw_brawl_is_setup (state->pending))
    return;

  for (guint i = 0; i < nw_brawl_count_hand (state->pending); i++)
    g_string_append_printf (hand, "%s%s", i > 0 ? ", " : "",
                            get_tattoo_id (drawing, state->hands[index][i]));
  append_entry (drawing, _("hand:"), hand->str);
}

static void
append_seat (const Drawing *drawing,
             guint          index)
{
  const NwBrawlSeat *seat = &drawing->state->seats[index];
  g_autofree char *store = write_inks (drawing->rules, seat->store);
  const gboolean is_turn = !drawing->state->head.over && drawing->state->head.turn == index;

  g_string_append_printf (drawing->text, "%c s%u  ", is_turn ? '>' : ' ', index + 1);
  if (seat->character != NW_BRAWL_NONE)
    nw_cli_pad (drawing->text, drawing->rules->character_ids[seat->character], WIDTH_ID);
  g_string_append_printf (drawing->text, "$%d", seat->money);
  g_string_append_c (drawing->text, '\n');
  append_entry (drawing, _("store:"), store);
  append_guest (drawing, _("chair:"), seat->chair);
  append_guest (drawing, _("waiting:"), seat->waiting);
  append_station (drawing, seat);
  append_cards (drawing, index);
  append_hand (drawing, index);
}

/* Those that can still be chosen. */
static void
append_characters (const Drawing *drawing)
{
  const NwBrawlState *state = drawing->state;
  g_autoptr (GString) list = g_string_new (_("Characters:"));
  const gsize indent = 2;

  if (state->pending != NW_BRAWL_PENDING_CHARACTER)
    return;

  for (guint i = 0; i < drawing->rules->n_characters; i++)
    {
      gboolean is_taken = FALSE;

      for (guint seat = 0; seat < state->head.n_seats; seat++)
        is_taken |= state->seats[seat].character == i;
      if (!is_taken)
        g_string_append_printf (list, " %s", drawing->rules->character_ids[i]);
    }
  nw_cli_append_words (drawing->text, indent, list->str);
  g_string_append_c (drawing->text, '\n');
}

/* ---- The whole ------------------------------------------------------------------------------ */

static void
append_asked (const Drawing *drawing)
{
  const NwBrawlState *state = drawing->state;

  g_string_append_printf (drawing->text, ", s%u: %s", state->head.actor + 1,
                          _(pending_words[state->pending]));
  if (state->pending == NW_BRAWL_PENDING_SEAT)
    g_string_append_printf (drawing->text, ": %s",
                            get_client_id (drawing, state->pending_card, TRUE));
  else if (state->pending == NW_BRAWL_PENDING_LAY)
    g_string_append_printf (drawing->text, ": %s", get_tattoo_id (drawing, state->pending_card));
  else if (state->pending == NW_BRAWL_PENDING_SALE)
    g_string_append_printf (drawing->text, ": %s", drawing->rules->ink_ids[state->pending_arg]);
}

/* Whose turn it is, and what is due. */
static void
append_turn (const Drawing *drawing)
{
  const NwBrawlState *state = drawing->state;

  g_string_append_printf (drawing->text, _("Round %u"), state->head.round);
  if (state->head.over)
    g_string_append_printf (drawing->text, ", %s", _("the game is over"));
  else if (state->pending != NW_BRAWL_PENDING_NONE)
    append_asked (drawing);
  else
    {
      g_string_append_printf (drawing->text, ", s%u: ", state->head.turn + 1);
      g_string_append_printf (drawing->text,
                              g_dngettext (GETTEXT_PACKAGE, "%u action left", "%u actions left",
                                           state->actions_left),
                              state->actions_left);
    }
  if (!state->head.over && state->has_last_turns)
    g_string_append_printf (drawing->text, ", %s", _("last turns"));
  g_string_append (drawing->text, "\n\n");
}

/**
 * nw_cli_append_brawl:
 * @text: appended to
 * @ruleset: a ruleset of this game, without errors
 * @state: a state, redacted or not
 *
 * Draws a position for a person, below its title: clients, tattoos, ink, boards.
 */
void
nw_cli_append_brawl (GString       *text,
                     NwRuleset     *ruleset,
                     const NwState *state)
{
  const Drawing drawing = {
    .text = text,
    .ruleset = ruleset,
    .rules = nw_ruleset_get_compiled (ruleset),
    .state = (const NwBrawlState *) state,
  };

  append_turn (&drawing);
  append_characters (&drawing);
  append_clients (&drawing);
  g_string_append_c (text, '\n');
  append_tattoos (&drawing);
  g_string_append_c (text, '\n');
  append_reserve_of_ink (&drawing);
  g_string_append_c (text, '\n');
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    append_seat (&drawing, seat);
}
