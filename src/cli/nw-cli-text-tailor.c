/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's positions as text.  Cards are shown by their ids and fabrics by their
 * letters, which are what moves are written with.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-output.h"
#include "cli/nw-cli-text.h"
#include "games/tailor/nw-tailor-state.h"

/* Columns of the list of orders, and where lists of cards begin. */
#define WIDTH_ID 30
#define WIDTH_FABRICS 14
#define WIDTH_POINTS 11
#define WIDTH_REWARD 15
#define LIST_COLUMN 17

/* What is drawn where. */
typedef struct
{
  GString             *text;
  NwRuleset           *ruleset;
  const NwTailorRules *rules;
  const NwTailorState *state;
} Drawing;

static const char *const action_words[NW_TAILOR_N_ACTIONS] = {
  N_("no action yet"),
  N_("dyeing"),
  N_("completing orders"),
};

static const char *const pending_words[NW_TAILOR_N_PENDINGS] = {
  NULL,
  N_("must choose the side of the white fabric"),
  N_("must choose what to reserve"),
  N_("must choose how many white fabrics go to the left"),
};

/* ---- Orders --------------------------------------------------------------------------------- */

static char *
write_fabrics (const NwTailorRules *rules,
               guint64              fabrics,
               guint                length)
{
  char *letters = g_malloc (length + 1);

  for (guint i = 0; i < length; i++)
    letters[i] = rules->letters[nw_tailor_fabric (fabrics, i)];
  letters[length] = '\0';

  return letters;
}

static char *
write_reward (const NwTailorRules *rules,
              const NwTailorOrder *order)
{
  static const char *const words[NW_TAILOR_N_REWARDS] = {
    "", N_("magic"), N_("expand"), N_("referral"), NULL,
  };

  if (order->reward == NW_TAILOR_REWARD_BONUS)
    return g_strdup_printf ("%s ×%u", rules->pattern_ids[order->bonus_pattern], order->multiplier);

  return g_strdup (*words[order->reward] != '\0' ? _(words[order->reward]) : "");
}

static void
append_order (const Drawing *drawing,
              guint          card)
{
  const NwTailorOrder *order = &drawing->rules->orders[card];
  g_autofree char *fabrics = write_fabrics (drawing->rules, order->fabrics, order->length);
  g_autofree char *points = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u point", "%u points",
                                                          order->points),
                                             order->points);
  g_autofree char *reward = write_reward (drawing->rules, order);
  g_autoptr (GString) line = g_string_new ("    ");

  nw_cli_pad (line, drawing->rules->order_ids[card], WIDTH_ID);
  nw_cli_pad (line, fabrics, WIDTH_FABRICS);
  nw_cli_pad (line, points, WIDTH_POINTS);
  nw_cli_pad (line, reward, WIDTH_REWARD);
  if (order->pattern != NW_TAILOR_NONE)
    g_string_append (line, drawing->rules->pattern_ids[order->pattern]);
  g_string_append_printf (drawing->text, "%s\n", g_strchomp (line->str));
}

static void
append_level (const Drawing *drawing,
              guint          level)
{
  const NwTailorState *state = drawing->state;
  const guint n_places = nw_tailor_n_display (drawing->rules, state->head.n_seats, level);
  const char *name = nw_ruleset_get_table_text (drawing->ruleset, "levels", level, "name",
                                                nw_cli_language ());

  /* Translators: level of orders, its name, and how many cards its deck has. */
  g_string_append_printf (drawing->text, _("  Level %u, %s (deck: %u)"), level + 1, name,
                          state->n_deck[level]);
  g_string_append_c (drawing->text, '\n');
  for (guint place = 0; place < n_places; place++)
    if (state->display[level][place] == NW_TAILOR_NONE)
      g_string_append_printf (drawing->text, "    %s\n", _("(empty)"));
    else
      append_order (drawing, state->display[level][place]);
}

/* ---- Boards --------------------------------------------------------------------------------- */

/* "id" with the magic on it */
static void
append_completed (const Drawing *drawing,
                  GString       *list,
                  guint          slot)
{
  const guint n_magic = nw_tailor_slot_magic (drawing->state->slots[slot]);

  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                          drawing->rules->order_ids[drawing->state->pile[slot]]);
  if (n_magic > 0)
    {
      g_string_append (list, " ");
      g_string_append_printf (list, _("(magic: %u)"), n_magic);
    }
}

/* "id", "id (known)", "? (level 3)" */
static void
append_exclusive (const Drawing *drawing,
                  GString       *list,
                  guint          slot)
{
  const guint card = drawing->state->pile[slot];
  const guint flags = drawing->state->slots[slot];

  g_string_append (list, list->len > 0 ? ", " : "");
  if (card == NW_TAILOR_NONE)
    g_string_append_printf (list, _("? (level %u)"), (flags >> NW_TAILOR_SLOT_LEVEL_SHIFT) + 1);
  else
    g_string_append (list, drawing->rules->order_ids[card]);
  if (flags & NW_TAILOR_SLOT_KNOWN)
    g_string_append_printf (list, " %s", _("(known to all)"));
}

static void
append_list (const Drawing *drawing,
             const char    *label,
             const char    *list)
{
  if (*list == '\0')
    return;

  g_string_append (drawing->text, "    ");
  nw_cli_pad (drawing->text, label, LIST_COLUMN - 4);
  nw_cli_append_words (drawing->text, LIST_COLUMN, list);
}

static void
append_cards (const Drawing *drawing,
              guint          seat)
{
  const NwTailorState *state = drawing->state;
  g_autoptr (GString) completed = g_string_new (NULL);
  g_autoptr (GString) exclusive = g_string_new (NULL);

  for (guint slot = 0; slot < state->n_completed; slot++)
    if ((state->slots[slot] & NW_TAILOR_SLOT_SEAT) == seat)
      append_completed (drawing, completed, slot);
  for (guint i = 0; i < state->n_exclusive; i++)
    if ((state->slots[nw_tailor_exclusive_slot (i)] & NW_TAILOR_SLOT_SEAT) == seat)
      append_exclusive (drawing, exclusive, nw_tailor_exclusive_slot (i));

  append_list (drawing, _("completed:"), completed->str);
  append_list (drawing, _("exclusive:"), exclusive->str);
}

static void
append_seat (const Drawing *drawing,
             guint          index)
{
  const NwTailorSeat *seat = &drawing->state->seats[index];
  g_autofree char *row = write_fabrics (drawing->rules, seat->row, seat->row_length);
  const gboolean is_turn = !drawing->state->head.over && drawing->state->head.turn == index;

  g_string_append_printf (drawing->text, "%c s%u  ", is_turn ? '>' : ' ', index + 1);
  nw_cli_pad (drawing->text, row, NW_TAILOR_MAX_ROW + 2);
  /* Translators: one player's numbers: length limit of the row, magic fabrics, base points. */
  g_string_append_printf (drawing->text, _("limit %u   magic %u   points %u"), seat->limit,
                          seat->magic, seat->points);
  g_string_append_c (drawing->text, '\n');
  append_cards (drawing, index);
}

/* ---- The whole ------------------------------------------------------------------------------ */

/* Whose turn it is and what is due. */
static void
append_turn (const Drawing *drawing)
{
  const NwTailorState *state = drawing->state;
  const char *due = state->pending != NW_TAILOR_PENDING_NONE ? pending_words[state->pending]
                                                             : action_words[state->action];

  /* Translators: number of a round of turns. */
  g_string_append_printf (drawing->text, _("Round %u"), state->head.round);
  if (state->head.over)
    g_string_append_printf (drawing->text, ", %s", _("the game is over"));
  else
    {
      g_string_append_printf (drawing->text, ", s%u: %s, ", state->head.turn + 1, _(due));
      g_string_append_printf (drawing->text,
                              g_dngettext (GETTEXT_PACKAGE, "%u dye left", "%u dyes left",
                                           state->dyes_left),
                              state->dyes_left);
      if (state->last_round)
        g_string_append_printf (drawing->text, ", %s", _("last round"));
    }
  g_string_append (drawing->text, "\n\n");
}

static void
append_supply (const Drawing *drawing)
{
  g_string_append (drawing->text, _("Supply:"));
  for (guint kind = 0; kind < drawing->rules->n_tokens; kind++)
    g_string_append_printf (drawing->text, " %s %d,", drawing->rules->token_ids[kind],
                            drawing->state->supply[kind]);
  g_string_append_c (drawing->text, ' ');
  g_string_append_printf (drawing->text, _("magic %u"), drawing->state->supply_magic);
  g_string_append_c (drawing->text, '\n');
}

/**
 * nw_cli_append_tailor:
 * @text: appended to
 * @ruleset: a ruleset of this game, without errors
 * @state: a state, redacted or not
 *
 * Draws a position for a person, below its title: display from the highest level down, supply,
 * boards.
 */
void
nw_cli_append_tailor (GString       *text,
                      NwRuleset     *ruleset,
                      const NwState *state)
{
  const Drawing drawing = {
    .text = text,
    .ruleset = ruleset,
    .rules = nw_ruleset_get_compiled (ruleset),
    .state = (const NwTailorState *) state,
  };

  append_turn (&drawing);

  g_string_append_printf (text, "%s\n", _("Display"));
  for (guint level = drawing.rules->n_levels; level > 0; level--)
    append_level (&drawing, level - 1);

  g_string_append_c (text, '\n');
  append_supply (&drawing);
  g_string_append_c (text, '\n');
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    append_seat (&drawing, seat);
}
