/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is the same in every game's text, and the table of games.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-text.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-output.h"
#include "match/nw-phrases.h"

/* Amounts of score sheets end at this column. */
#define AMOUNT_COLUMN 40

typedef struct
{
  const char *game;
  void      (*append) (GString       *text,
                       NwRuleset     *ruleset,
                       const NwState *state);
} GameText;

static const GameText game_texts[] = {
  { "brawl", nw_cli_append_brawl },
  { "tailor", nw_cli_append_tailor },
};

/**
 * nw_cli_append_position:
 * @text: appended to
 * @ruleset: a ruleset without errors
 * @state: a state, redacted or not
 *
 * Draws a position for a person.
 */
void
nw_cli_append_position (GString       *text,
                        NwRuleset     *ruleset,
                        const NwState *state)
{
  const char *game = nw_ruleset_get_game (ruleset)->id;

  nw_cli_append_words (text, 0, nw_ruleset_get_title (ruleset, nw_cli_language ()));
  for (guint i = 0; i < G_N_ELEMENTS (game_texts); i++)
    if (g_str_equal (game_texts[i].game, game))
      game_texts[i].append (text, ruleset, state);
}

/* ---- Score sheets --------------------------------------------------------------------------- */

static void
append_amount (GString    *text,
               const char *label,
               gint        amount)
{
  g_autofree char *number = g_strdup_printf ("%d", amount);
  const gsize width = nw_cli_width (number);

  g_string_append (text, "  ");
  nw_cli_pad (text, label, AMOUNT_COLUMN - width - 2);
  g_string_append (text, number);
}

static void
append_cards (GString           *text,
              const NwRuleset   *ruleset,
              const NwScoreLine *line)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  g_autoptr (GString) cards = g_string_new ("   ");

  for (guint i = 0; i < line->n_cards; i++)
    g_string_append_printf (cards, "%s%s", i > 0 ? ", " : "",
                            game->arg_id (nw_ruleset_get_compiled (ruleset), "card",
                                          line->cards[i]));

  nw_cli_append_words (text, AMOUNT_COLUMN + 3, cards->str);
}

static void
append_line (GString           *text,
             NwRuleset         *ruleset,
             const NwScoreLine *line)
{
  g_autofree char *label = nw_phrase_score_line (ruleset, line, nw_cli_language ());

  append_amount (text, label, line->amount);
  if (line->n_cards > 0)
    append_cards (text, ruleset, line);
  else
    g_string_append_c (text, '\n');
}

static void
append_seat (GString       *text,
             NwRuleset     *ruleset,
             const NwScore *score,
             const GArray  *lines,
             guint          seat)
{
  g_string_append_printf (text, "s%u\n", seat + 1);
  for (guint i = 0; i < lines->len; i++)
    {
      const NwScoreLine *line = &g_array_index (lines, NwScoreLine, i);

      if (line->seat == seat)
        append_line (text, ruleset, line);
    }

  append_amount (text, _("total"), score->total[seat]);
  /* Translators: a seat's place in the final order of a game, such as 1. */
  g_string_append_printf (text, _("   rank %u"), score->rank[seat]);
  g_string_append_c (text, '\n');
}

/**
 * nw_cli_append_score:
 * @text: appended to
 * @ruleset: a ruleset without errors
 * @state: a state
 *
 * Writes the score sheet for a person, as if the game ended now.
 */
void
nw_cli_append_score (GString       *text,
                     NwRuleset     *ruleset,
                     const NwState *state)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  g_autofree char *decided = NULL;
  NwScore score;

  nw_ruleset_get_game (ruleset)->score (nw_ruleset_get_compiled (ruleset), state, &score, lines);
  for (guint seat = 0; seat < score.n_seats; seat++)
    append_seat (text, ruleset, &score, lines, seat);

  decided = nw_phrase_decided_by (ruleset, score.decided_by, nw_cli_language ());
  g_string_append_printf (text, "%s\n", decided);
}
